import { mount } from 'svelte';
import App from './App.svelte';
import { keepAwake } from './lib/awake';
import { startLang } from './lib/i18n';
import { startRouter } from './lib/router';
import { startTheme } from './lib/theme';
import './tokens.css';
import './design.css';

startTheme();
startRouter();
keepAwake.start();

const target = document.getElementById('page');
if (target) void startLang().then(() => mount(App, { target }));
