import './style/fonts.css';
import './style/theme.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './state/preferences.svelte';
import { keepFocus } from './ui/focus-keeper';
import { wear } from './i18n/fluent';

// Before anything is drawn, so that nothing flashes in the wrong light.
document.documentElement.dataset.theme = preferences.theme;

if (preferences.chosen.accent === 'en-XA') wear((await import('./i18n/pseudo')).accent);

keepFocus();
mount(App, { target: document.getElementById('app')! });
