import './style/fonts.css';
import './style/theme.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { comfort } from './lib/comfort.svelte';
import { wear } from './lib/texts';

// Before anything is drawn, so that nothing flashes in the wrong light.
document.documentElement.dataset.theme = comfort.theme;

if (comfort.wishes.accent === 'en-XA') wear((await import('./lib/pseudo')).accent);

mount(App, { target: document.getElementById('app')! });
