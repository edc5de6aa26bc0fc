import '../style/fonts.css';
import '../style/theme.css';
import '../style/base.css';
import { mount } from 'svelte';
import Harness from './Harness.svelte';

mount(Harness, { target: document.getElementById('app')! });
