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

/** So long may something be missing before the page says that it is on its way. */
const PATIENCE = 300;

startTheme();
startRouter();
keepAwake.start();

// What will be needed is fetched at once, not one thing after the other: on a slow network each takes its time.
// The document has asked for the same already (`early.ts`), before this was there.
const here = route();
const place = seats.of(here.params['table'] ?? '');
const ahead: Promise<unknown>[] = [];
if (here.name !== 'unknown') ahead.push(screen(here.name));
if (here.name === 'table') ahead.push(fetchAhead(place?.kind));
if (place && here.hash === '') ahead.push(openAhead(place, tongue(preferredLang())));

// What is shown first is the screen itself, if that is but a moment away.
const waited = new Promise((done) => setTimeout(done, PATIENCE));
const target = document.getElementById('page');
if (target) void startLang().then(() => Promise.race([Promise.allSettled(ahead), waited])).then(() => mount(App, { target }));
