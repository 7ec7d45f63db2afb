// Measures how smooth the page is. With a CPU slowed down four times: the frames that are presented while something moves, and
// the frames of the page's thread. At full speed: the time from a tap until its effect is on the screen, and the processor
// time. An empty page with one moving box shows the limits of the machine. A measurement, not a test:
// `node figures.mjs [PART OF A NAME]`.
import { launch, SHOWN } from './browser.mjs';
import { Server } from './server.mjs';

const SLOWDOWN = 4;
const FRAME_MS = 1000 / 60;
/** The time at full speed that fills a frame when slowed down. */
const TASK_MS = FRAME_MS / SLOWDOWN;
/** The trace categories for presented frames and movements. */
const FRAMES = ['disabled-by-default-devtools.timeline.frame', 'cc', 'benchmark', 'viz', 'blink.animations'];
/** The trace categories for the tasks of a page, which slow it down. */
const TASKS = ['disabled-by-default-devtools.timeline', 'devtools.timeline'];
/** The names of the motions in the table. */
const MOTIONS = { tumble: 'dice', lay: 'result is laid down', run: 'time of the result', rise: 'sheet rises', transform: 'button gives way' };
const ROUNDS = 5;
const only = process.argv[2] ?? '';
const server = await Server.start();
const browser = await launch();
const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
const place = { table: made.table, token: made.gm, role: 'gm', title: 'Kai', join: made.join, watch: made.watch };
await server.do(made.gm, { say: 'turn to Die Rote Witwe' });

/** Counts frames, and the time from each input to the first frame after its effect, in the page itself. */
function watch() {
  const found = { frames: [], taps: [] };
  let last = null;
  const frame = (now) => {
    if (last !== null) found.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const it of list.getEntries()) if (it.interactionId) found.taps.push({ name: it.name, ms: it.duration });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  window.measured = found;
}

/** The part of drawing that an event of the page's thread belongs to. */
const PARTS = { UpdateLayoutTree: 'style', Layout: 'layout', PrePaint: 'paint', Paint: 'paint', Layerize: 'paint', Commit: 'paint' };

/**
 * The work of the threads that draw pages, in processor time, which depends little on other load: the longer tasks, and the
 * shares of style, layout and painting.
 */
function work(events) {
  const thread = (it) => `${it.pid} ${it.tid}`;
  const drawing = new Set(events.filter((it) => it.name === 'UpdateLayoutTree').map(thread));
  const of = events.filter((it) => it.ph === 'X' && drawing.has(thread(it)));
  const long = of.filter((it) => it.name === 'RunTask' && it.tdur / 1000 > TASK_MS);
  const parts = { style: 0, layout: 0, paint: 0 };
  for (const it of of) {
    const within = PARTS[it.name] && long.some((task) => thread(task) === thread(it) && it.ts >= task.ts && it.ts <= task.ts + task.dur);
    if (within) parts[PARTS[it.name]] += it.tdur / 1000;
  }
  return { long: long.map((it) => it.tdur / 1000), parts };
}

/** Pairs the beginnings and ends of events that have an id, which is reused after an end. */
function spans(events, name) {
  const [open, found] = [new Map(), []];
  for (const it of events.filter((it) => it.name === name).sort((a, b) => a.ts - b.ts)) {
    const key = `${it.pid} ${it.id2?.local ?? it.id}`;
    if (it.ph === 'b') open.set(key, it);
    if (it.ph !== 'e' || !open.has(key)) continue;
    found.push({ ...open.get(key), end: it.ts });
    open.delete(key);
  }
  return found;
}

/**
 * For each movement on the screen: its name, the number of frames with it that reached the screen, the number of the screen's
 * frames without a new one between the first and the last of these, and the longest time between two, in ms.
 */
function motions(events) {
  const shown = spans(events, 'PipelineReporter').filter((it) => {
    const { state, has_compositor_animation: moves, has_main_animation: redrawn } = it.args.frame_reporter;
    return state.startsWith('STATE_PRESENTED') && (moves || redrawn);
  });
  const moved = [];
  for (const { pid, ts, end, args } of spans(events, 'Animation').sort((a, b) => a.ts - b.ts)) {
    const { displayName, name } = args.data;
    const what = (displayName || name).split('-').at(-1);
    // The dice of one roll are one motion.
    const same = moved.findLast((it) => it.what === what && it.pid === pid);
    if (same && ts <= same.end) same.end = Math.max(same.end, end);
    else moved.push({ what, pid, ts, end });
  }
  const told = moved.map(({ what, pid, ts, end }) => {
    const times = [...new Set(shown.filter((it) => it.pid === pid && it.end >= ts && it.end <= end).map((it) => it.end))].sort((a, b) => a - b);
    const gaps = times.slice(1).map((it, n) => (it - times[n]) / 1000);
    return { what, presented: times.length, dropped: gaps.reduce((sum, it) => sum + Math.max(0, Math.round(it / FRAME_MS) - 1), 0), longest: Math.max(0, ...gaps) };
  });
  // Elements that ended before their first frame, such as dice that were undone immediately, did not move.
  return told.filter((it) => it.presented > 0);
}

/** Records the browser's trace until the returned function is called. */
async function recorded(more = []) {
  const trace = await browser.newBrowserCDPSession();
  const events = [];
  trace.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await trace.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: [...FRAMES, ...more] } });
  return async () => {
    const complete = new Promise((done) => trace.once('Tracing.tracingComplete', done));
    await trace.send('Tracing.end');
    await complete;
    await trace.detach();
    return { motions: motions(events), ...work(events) };
  };
}

/** Lines of the table of motions: one for each kind of motion. */
function summed(screen, found) {
  return [...new Set(found.map((it) => it.what))].map((what) => {
    const all = found.filter((it) => it.what === what);
    const sum = (field) => all.reduce((sum, it) => sum + it[field], 0);
    return `| ${screen} | ${MOTIONS[what] ?? what} | ${all.length} | ${sum('presented')} | ${sum('dropped')} | ${Math.max(...all.map((it) => it.longest)).toFixed(1)} ms |`;
  });
}

const table = [];

const quantile = (all, q) => [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * q))] ?? 0;

async function open(slowdown, width, height, hasTouch = false, sits = place) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch, locale: 'de' });
  await context.addInitScript((place) => localStorage.setItem('schwung.places', JSON.stringify([place])), sits);
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(`${server.base}/t/${made.table}`);
  await page.locator('nav button, .log').first().waitFor(SHOWN);
  await page.waitForTimeout(1500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, context };
}

/** Taps each of these in turn, several times, and returns the measurements. */
async function measured({ page, context }, taps, more) {
  await page.evaluate(() => ((measured.frames.length = 0), (measured.taps.length = 0)));
  const recording = await recorded(more);
  for (let n = 0; n < ROUNDS; n++) {
    for (const tap of taps) {
      await tap(page);
      await page.waitForTimeout(600);
    }
  }
  const moved = await recording();
  const found = await page.evaluate(() => measured);
  await context.close();
  return { ...found, moved };
}

/** Plays the same twice: slowed down for the frames, and at full speed for the taps. */
async function tell(name, screen, taps) {
  if (!name.includes(only)) return;
  const { frames, moved } = await measured(await open(SLOWDOWN, ...screen), taps);
  const fast = await measured(await open(1, ...screen), taps, TASKS);
  const all = fast.taps.map((it) => it.ms);
  const { long, parts } = fast.moved;
  const late = frames.filter((it) => it > 1.5 * FRAME_MS).length;
  console.log(name);
  table.push(...summed(name, moved.motions));
  for (const it of summed(name, moved.motions)) console.log(`    ${it}`);
  console.log(`    frames of the page's thread: half within ${quantile(frames, 0.5).toFixed(1)} ms, 95 % within ${quantile(frames, 0.95).toFixed(1)} ms, all within ${Math.max(...frames).toFixed(1)} ms; ${late} of ${frames.length} were late   (target: 60 a second, ${FRAME_MS.toFixed(1)} ms)`);
  console.log(`    processor time at full speed: ${long.length} tasks longer than ${TASK_MS.toFixed(1)} ms, ${long.reduce((sum, it) => sum + it, 0).toFixed(0)} ms in all, the longest ${Math.max(0, ...long).toFixed(0)} ms (style ${parts.style.toFixed(0)} ms, layout ${parts.layout.toFixed(0)} ms, painting ${parts.paint.toFixed(0)} ms)`);
  if (all.length > 0) console.log(`    taps: half within ${quantile(all, 0.5)} ms, 95 % within ${quantile(all, 0.95)} ms, all within ${Math.max(...all)} ms   (target: 100 ms)`);
}

/**
 * The limits of the machine: an empty page with a single motion, at this speed. A small box, or a card as large as that of a
 * result and moved like it, with its time bar.
 */
async function floor(rate, [width, height], card) {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const box = card
    ? 'left: 30vw; top: 25vh; width: 24rem; height: 16rem; background: #fff; box-shadow: 0 8px 30px rgb(0 0 0 / .35); rotate: -1.2deg'
    : 'width: 80px; height: 80px; background: red';
  await page.setContent(`<style>@keyframes lay { from { transform: translateY(-1rem) rotate(-4deg); opacity: 0; } } @keyframes run { to { transform: scaleX(0); } } @keyframes box { to { transform: translateX(600px); } } i { position: absolute; ${box}; } i.go { animation: ${card ? 'lay .22s ease-out' : 'box 2s'}; } b { position: absolute; inset: auto 0 0; height: 4px; background: red; transform-origin: left; } .go b { animation: run 2s linear forwards; }</style><i>${card ? 'A card.<b></b>' : ''}</i>`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const recording = await recorded();
  for (let n = 0; n < (card ? ROUNDS : 2); n++) {
    await page.evaluate(() => {
      const box = document.querySelector('i');
      box.className = '';
      box.getBoundingClientRect();
      box.className = 'go';
    });
    await page.waitForTimeout(2_400);
  }
  const lines = summed(`an empty page of ${width} pixels, CPU slowed down ${rate} times`, (await recording()).motions);
  table.push(...lines);
  for (const it of lines) console.log(`    ${it}`);
  await context.close();
}

const PHONE = [360, 740, true];
const LYING = [740, 360, true];
const DESKTOP = [1280, 800];
const WIDE = [1920, 1080];
const tab = (n) => (page) => page.locator('nav button').nth(n).tap();
/** A finger or a mouse stays down for a moment, while the button is pressed in. */
const tile = (n) => (page) => page.locator('.composer .tile').nth(n).click({ delay: 120 });

/** Attacks a player and lets the table answer, so that dice fall and the result is shown. */
async function fought() {
  await server.do(made.gm, { say: 'turn to Die Rote Witwe' });
  await server.do(made.gm, { say: 'Die Rote Witwe greift Kapitänin Ida Brandt an mit Nahkampfwaffen' });
  await new Promise((done) => setTimeout(done, 1_200));
  const { seq } = await server.view(made.gm);
  await server.through(made.gm);
  await new Promise((done) => setTimeout(done, 3_000));
  await server.do(made.gm, { undo: { to: seq, keep_dice: false } });
}

/** Attacks, and undoes it. */
async function attack() {
  await server.do(made.gm, { say: 'Die Rote Witwe greift Kapitänin Ida Brandt an mit Nahkampfwaffen' });
  const { seq } = await server.view(made.gm);
  await server.do(made.gm, { undo: { to: seq, keep_dice: false } });
}

try {
  console.log(`Chromium; frames with a CPU slowed down ${SLOWDOWN} times`);
  await floor(1, DESKTOP);
  await floor(SLOWDOWN, DESKTOP);
  for (const screen of [PHONE, DESKTOP, WIDE]) await floor(SLOWDOWN, screen, true);
  const { token } = await server.api('POST', '/api/join', made.join, { seat: 1, name: 'Mira' });
  const mira = { ...place, token, role: 'player' };
  await tell('phone of the one attacked: question, dice, result', [...PHONE, mira], [fought]);
  await tell('the same, lying', [...LYING, mira], [fought]);
  await tell('laptop of the one attacked: question, dice, result', [...DESKTOP, false, mira], [fought]);
  await tell('desktop: question, dice, result', DESKTOP, [fought]);
  await tell('wide desktop: question, dice, result', WIDE, [fought]);
  await tell('phone: tabs', PHONE, [tab(1), tab(2), tab(3), tab(0)]);
  await tell('desktop: actions', DESKTOP, [tile(1), tile(2), tile(0)]);
  await tell('desktop: menu of a counter', DESKTOP, [(page) => page.locator('[data-token="Die Rote Witwe"]').click({ button: 'right' }), (page) => page.keyboard.press('Escape')]);
  await tell('phone: somebody else attacks, and it is undone', PHONE, [attack]);
  console.log(`\n| screen | motion | times | frames presented | frames without a new one | longest gap |\n|---|---|---|---|---|---|\n${table.join('\n')}`);
} finally {
  await browser.close();
  await server.stop();
}
