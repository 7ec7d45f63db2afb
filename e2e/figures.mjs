// Measures how smooth the page is: frames at a CPU slowed down four times, and at full speed the time from a tap until its
// effect is on the screen, and what the processor did for it. An empty page with one moving box shows what the machine is capable of. A measurement, not a
// test: `node figures.mjs`.
import { launch, SHOWN } from './browser.mjs';
import { Server } from './server.mjs';

const SLOWDOWN = 4;
const FRAME_MS = 1000 / 60;
/** At full speed, what fills a frame when slowed down. */
const TASK_MS = FRAME_MS / SLOWDOWN;
/** What has to be recorded as well to know the tasks of a page, which costs time of its own. */
const TASKS = ['disabled-by-default-devtools.timeline', 'devtools.timeline'];
const ROUNDS = 5;
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

/** The longer tasks of the threads that draw pages, in processor time, which depends little on other load. */
function work(events) {
  const thread = (it) => `${it.pid} ${it.tid}`;
  const drawing = new Set(events.filter((it) => it.name === 'UpdateLayoutTree').map(thread));
  return events.filter((it) => it.name === 'RunTask' && drawing.has(thread(it))).map((it) => it.tdur / 1000).filter((it) => it > TASK_MS);
}

/** Records what the browser does until the returned function is called, which counts the frames in which something moved. */
async function recorded(more = []) {
  const trace = await browser.newBrowserCDPSession();
  const events = [];
  trace.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await trace.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame', ...more] } });
  return async () => {
    const complete = new Promise((done) => trace.once('Tracing.tracingComplete', done));
    await trace.send('Tracing.end');
    await complete;
    await trace.detach();
    const frames = events.filter((it) => it.name === 'PipelineReporter' && it.ph === 'b').map((it) => it.args.frame_reporter);
    const moved = frames.filter((it) => it.has_compositor_animation || it.has_main_animation);
    return { all: moved.length, dropped: moved.filter((it) => it.state === 'STATE_DROPPED').length, tasks: work(events) };
  };
}

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

/** Taps each of these in turn, several times, and returns what was measured. */
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
  const { frames, moved } = await measured(await open(SLOWDOWN, ...screen), taps);
  const fast = await measured(await open(1, ...screen), taps, TASKS);
  const all = fast.taps.map((it) => it.ms);
  const { tasks } = fast.moved;
  const late = frames.filter((it) => it > 1.5 * FRAME_MS).length;
  console.log(name);
  if (moved.all > 0) console.log(`    motions: ${moved.dropped} of ${moved.all} frames were dropped   (target: none)`);
  console.log(`    frames of the page's thread: half within ${quantile(frames, 0.5).toFixed(1)} ms, 95 % within ${quantile(frames, 0.95).toFixed(1)} ms; ${late} of ${frames.length} were late   (target: 60 a second, ${FRAME_MS.toFixed(1)} ms)`);
  console.log(`    processor time at full speed: ${tasks.length} tasks longer than ${TASK_MS.toFixed(1)} ms, ${tasks.reduce((sum, it) => sum + it, 0).toFixed(0)} ms in all, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`);
  if (all.length > 0) console.log(`    taps: half within ${quantile(all, 0.5)} ms, 95 % within ${quantile(all, 0.95)} ms, all within ${Math.max(...all)} ms   (target: 100 ms)`);
}

/** What an empty page with one moving box comes to, at full speed and slowed down. */
async function floor(rate) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.setContent('<style>@keyframes go { to { transform: translateX(600px); } } i { position: absolute; width: 80px; height: 80px; background: red; animation: go 1s infinite alternate; }</style><i></i>');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const recording = await recorded();
  await page.waitForTimeout(5_000);
  const { all, dropped } = await recording();
  await context.close();
  console.log(`an empty page with one moving box, CPU slowed down ${rate} times: ${dropped} of ${all} frames were dropped`);
}

const PHONE = [360, 740, true];
const DESKTOP = [1280, 800];
const tab = (n) => (page) => page.locator('nav button').nth(n).tap();
const tile = (n) => (page) => page.locator('.composer .tile').nth(n).click();

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
  await floor(1);
  await floor(SLOWDOWN);
  const { token } = await server.api('POST', '/api/join', made.join, { seat: 1, name: 'Mira' });
  const mira = { ...place, token, role: 'player' };
  await tell('phone of the one attacked: question, dice, result', [...PHONE, mira], [fought]);
  await tell('desktop: question, dice, result', DESKTOP, [fought]);
  await tell('phone: tabs', PHONE, [tab(1), tab(2), tab(3), tab(0)]);
  await tell('desktop: actions', DESKTOP, [tile(1), tile(2), tile(0)]);
  await tell('desktop: menu of a counter', DESKTOP, [(page) => page.locator('[data-token="Die Rote Witwe"]').click({ button: 'right' }), (page) => page.keyboard.press('Escape')]);
  await tell('phone: somebody else attacks, and it is undone', PHONE, [attack]);
} finally {
  await browser.close();
  await server.stop();
}
