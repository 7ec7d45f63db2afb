import { mount } from 'svelte';
import App from './App.svelte';
import { keepAwake } from './lib/awake';
import { preferredLang, startLang, tongue } from './lib/i18n';
import { seats } from './lib/places';
import { route, startRouter } from './lib/router';
import { openAhead } from './lib/table/ahead';
import { startTheme } from './lib/theme';
import { screen } from './screens';
import { fetchAhead } from './screens/table/kit';
import './tokens.css';
import './design.css';

/** Time in milliseconds before the page shows that something is loading. */
const PATIENCE = 300;

startTheme();
startRouter();
keepAwake.start();

// Everything needed is requested in parallel, since sequential requests are slow on a slow network. The inline script of the
// document (`early.ts`) has already requested the same.
const here = route();
const place = seats.of(here.params['table'] ?? '');
const ahead: Promise<unknown>[] = [];
if (here.name !== 'unknown') ahead.push(screen(here.name));
if (here.name === 'table') ahead.push(fetchAhead(place?.kind));
if (place && here.hash === '') ahead.push(openAhead(place, tongue(preferredLang())));

// Skips the loading message if the screen is available within a moment.
const waited = new Promise((done) => setTimeout(done, PATIENCE));
const target = document.getElementById('page');
if (target) void startLang().then(() => Promise.race([Promise.allSettled(ahead), waited])).then(() => mount(App, { target }));
