// The other Fate books at the table: a hidden roll, an attack against an unmodified skill, the sheet of a new
// character, and a style of play.
import assert from 'node:assert/strict';
import { Person, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

/** A game master and one player at a table of this book. */
async function seated(book, scene, name) {
  const gm = await Person.sit(browser, server.base);
  await gm.page.getByLabel('Dein Name').fill('Jana');
  await gm.page.locator('select').first().selectOption(book);
  await gm.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await gm.see(scene);
  const [place] = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
  const player = await Person.sit(browser, `${server.base}/t/${place.table}#${place.join}`, { width: 360, height: 740 });
  player.frames = [];
  player.page.on('websocket', (socket) => socket.on('framereceived', (it) => player.frames.push(String(it.payload))));
  await player.page.getByText(name).first().click();
  await player.page.getByRole('button', { name: 'Mitspielen' }).click();
  // On a phone, players see their actions first when it is their turn.
  await player.page.locator('nav button').first().click();
  await player.see(scene);
  [gm.key, player.key] = [place.token, await player.token()];
  gm.table = place.table;
  return { gm, player };
}

const news = (message) => message.update ?? message.difference;
const lines = (frames) => frames.flatMap((it) => news(JSON.parse(it))?.lines ?? []);

/** The form of a command for one of the characters. */
async function compose(person, who, what, group = null) {
  // It is open already if the game master acts for a character without a player.
  const [opener, composer] = [person.page.getByRole('button', { name: 'Etwas tun' }), person.page.locator('.composer')];
  await opener.or(composer).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await person.page.locator('.composer select').first().selectOption({ label: who });
  const wanted = person.page.getByRole('button', { name: what, exact: true });
  const tab = group && person.page.getByRole('button', { name: group }).or(person.page.getByRole('tab', { name: group })).or(person.page.getByLabel(group));
  // Besides the usual actions, all are behind a button.
  const [listed, more] = [(tab ?? wanted).first(), composer.getByRole('button', { name: 'Mehr …' })];
  await listed.or(more).first().waitFor();
  // The button goes if the actions of the other character have come in the meantime.
  if (!(await listed.isVisible())) await more.click({ timeout: 2_000 }).catch(() => listed.waitFor());
  if (tab) await tab.first().click();
  await wanted.click();
  const form = person.page.locator('.composer form').first();
  await form.waitFor();
  return form;
}

const settled = (key, seq) => server.settled(key, seq);

test('a hidden roll leaves nothing on a player’s socket, and is shown when the game master says so', async () => {
  const { gm, player } = await seated('freefate', 'Nur die Notbeleuchtung brennt', 'Anke');
  await server.do(gm.key, { command: 'end_conflict' });
  const before = await server.view(player.key);
  const form = await compose(gm, 'Die Kuratorin', 'Wettstreit');
  await gm.page.getByRole('checkbox', { name: 'Verdeckt würfeln' }).check();
  player.frames.length = 0;
  const { seq } = await server.view(gm.key);
  await form.locator('button.go').click();
  await settled(gm.key, seq);
  await gm.see(/verdeckt/i);
  await gm.check('table with a hidden roll');
  await gm.shot('hidden-roll-gm');
  const now = await server.view(player.key);
  assert.deepEqual(now, before, 'the player sees the same table as before');
  assert.deepEqual(player.frames.filter((it) => !it.includes('"online"') && it !== '"pong"'), [], 'and was sent nothing');
  await server.do(gm.key, { command: { set: 'unveil' } });
  await player.page.waitForFunction(() => document.body.innerText.length > 0);
  await settled(player.key, now.seq);
  const shown = lines(player.frames).map((it) => it.text ?? JSON.stringify(it));
  assert.match(shown.join('\n'), /Kuratorin/, 'shown, it is everybody’s');
  await player.shot('hidden-roll-shown');
  assert.deepEqual([gm.problems, player.problems], [[], []]);
  await Promise.all([gm.context.close(), player.context.close()]);
});

test('an attack meets the unmodified skill, and the sheet shows a pyramid', async () => {
  const { gm, player } = await seated('freefate', 'Nur die Notbeleuchtung brennt', 'Bruno');
  let now = await server.view(gm.key);
  const bruno = (await server.ids(gm.key))[3];
  // The others pass until it is Bruno's turn.
  for (let n = 0; n < 12 && now.scene.fate.conflict.turn !== bruno; n++) {
    await server.do(gm.key, { command: { pass: { by: now.scene.fate.conflict.turn } } });
    now = await settled(gm.key, now.seq);
  }
  await player.page.locator('nav button, nav a').nth(2).click();
  await player.page.getByRole('button', { name: 'Angreifen' }).first().click();
  await player.page.locator('.composer form button.go').click();
  now = await settled(gm.key, now.seq);
  for (let n = 0; n < 30 && now.waiting; n++) {
    await server.do(gm.key, { skip: { question: now.waiting.questions[0].id } });
    now = await settled(gm.key, now.seq);
  }
  // The page receives the record slightly later than the client that caused it.
  await gm.see(/Bruno Hartmann greift/);
  await gm.see(/ohne Wurf/);
  await player.shot('attack-standing-phone');
  await gm.page.goto(`${server.base}/t/${gm.table}/sheet/${(await server.ids(gm.key))[0]}`);
  await gm.see('Pyramide');
  await gm.check('sheet of a new character');
  await gm.shot('sheet-pyramid');
  await player.page.goto(`${server.base}/t/${gm.table}/sheet/${(await server.ids(gm.key))[3]}`);
  await player.see('Pyramide');
  await player.check('sheet of a new character on a phone');
  await player.shot('sheet-pyramid-phone');
  assert.deepEqual([gm.problems, player.problems], [[], []]);
  await Promise.all([gm.context.close(), player.context.close()]);
});

test('a style of play changes what the settings say', async () => {
  const { gm, player } = await seated('malmsturm', 'Schneetreiben und letztes Licht', 'Hedda');
  await player.shot('malmsturm-phone');
  await player.check('table of Malmsturm on a phone');
  const view = await server.view(gm.key);
  const form = await compose(gm, 'Tisch und Szene', 'Spielstil setzen', 'Von Hand');
  await form.getByText('Grim & Gritty').first().click();
  await form.locator('button.go').click();
  const now = await settled(gm.key, view.seq);
  assert.ok(now.seq > view.seq);
  await gm.page.goto(`${server.base}/t/${gm.table}/settings?page=switches`);
  await gm.page.waitForFunction(() => [...document.querySelectorAll('input')].some((it) => it.value === '5/4/3'));
  await gm.check('settings of Malmsturm');
  await gm.shot('malmsturm-settings');
  await gm.page.goto(`${server.base}/t/${gm.table}/sheet/${(await server.ids(gm.key))[0]}`);
  await gm.see('Pyramide');
  await gm.shot('malmsturm-sheet-grim');
  assert.deepEqual([gm.problems, player.problems], [[], []]);
  await Promise.all([gm.context.close(), player.context.close()]);
});

// malmsturm.ladder.display
test('each reader chooses whether the ladder shows words, numbers or both', async () => {
  const { gm, player } = await seated('malmsturm', 'Schneetreiben und letztes Licht', 'Hedda');
  const shown = async (person, way) => {
    await person.page.goto(`${server.base}/t/${gm.table}/settings?page=mine`);
    await person.page.getByLabel('Werte auf der Leiter').selectOption(way);
    await person.page.goto(`${server.base}/t/${gm.table}/sheet/${(await server.ids(gm.key))[0]}`);
    await person.see('Pyramide');
    return person.page.locator('main').innerText();
  };
  const both = await shown(gm, 'both');
  assert.match(both, /Großartig \(\+5\)/);
  const words = await shown(gm, 'words');
  assert.match(words, /Großartig/i);
  assert.doesNotMatch(words, /Großartig \(\+5\)/);
  await gm.shot('malmsturm-ladder-words');
  const numbers = await shown(gm, 'numbers');
  assert.doesNotMatch(numbers, /Großartig/i);
  // The choice of one reader does not affect others.
  await player.page.goto(`${server.base}/t/${gm.table}/sheet/${(await server.ids(gm.key))[0]}`);
  await player.see('Pyramide');
  assert.match(await player.page.locator('main').innerText(), /Großartig/i);
  assert.deepEqual([gm.problems, player.problems], [[], []]);
  await Promise.all([gm.context.close(), player.context.close()]);
});
