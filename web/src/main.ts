import { mount } from 'svelte';
import App from './App.svelte';
import { keepAwake } from './lib/awake';
import { preferredLang, startLang, tongue } from './lib/i18n';
import { seats } from './lib/places';
import { route, startRouter } from './lib/router';
import { openAhead } from './lib/table/ahead';
import { startTheme } from './lib/theme';
import { screen } from './screens';
import './tokens.css';
import './design.css';

startTheme();
startRouter();
keepAwake.start();

// What will be needed is fetched at once, not one thing after the other: on a slow network each takes its time.
const here = route();
if (here.name !== 'unknown') void screen(here.name)().catch(() => undefined);
const place = seats.of(here.params['table'] ?? '');
if (place && here.hash === '') openAhead(place.table, place.token, tongue(preferredLang()));

const target = document.getElementById('page');
if (target) void startLang().then(() => mount(App, { target }));
