import './style/fonts.css';
import './style/theme.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { comfort } from './lib/comfort.svelte';

// Before anything is drawn, so that nothing flashes in the wrong light.
document.documentElement.dataset.theme = comfort.theme;

mount(App, { target: document.getElementById('app')! });
