// The reason for a refusal is shown where the person clicked, until they do something else: here, the page has not been told
// yet that it is another player's turn, or that a question is answered.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const IDA = 'Kapitänin Ida Brandt';
const there = ({ page }) => page.locator('nav button, nav a, .log').first();

/** Holds back the server's messages to this page, until they are released. */
async function late(person) {
  const kept = [];
  const held = { on: false };
  await person.page.routeWebSocket(/./, (socket) => {
    const wire = socket.connectToServer();
    socket.onMessage((it) => wire.send(it));
    wire.onMessage((it) => {
      const { update, difference } = JSON.parse(String(it));
      if (held.on && (update ?? difference)) kept.push(() => socket.send(it));
      else socket.send(it);
    });
  });
  await person.page.reload();
  await there(person).waitFor(SHOWN);
  return {
    hold: () => (held.on = true),
    release: () => {
      held.on = false;
      for (const send of kept.splice(0)) send();
    },
  };
}

/** The refusal in this panel can be read, is not covered, and is shown only there. */
async function refusedIn(person, panel) {
  const refusal = person.page.locator(`${panel} [role=alert]`).first();
  await refusal.waitFor(SHOWN);
  assert.notEqual((await refusal.innerText()).trim(), '');
  const isOpen = (it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    return [[left + 8, top + 4], [(left + right) / 2, (top + bottom) / 2], [right - 8, bottom - 4]].every(([x, y]) => it.contains(document.elementFromPoint(x, y)));
  };
  for (let tries = 0; !(await refusal.evaluate(isOpen)); tries++) {
    assert.ok(tries < 40, 'something covers it');
    await person.page.waitForTimeout(50);
  }
  assert.equal(await person.page.locator('.toast').count(), 0, 'no toast');
  return refusal;
}

for (const screen of [{ width: 1280, height: 800 }, { width: 360, height: 740 }]) {
  test(`an action and an answer are refused where they were given, on ${screen.width} pixels`, async () => {
    const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
    const ida = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Mira', as: 'Ida', there, screen });
    const line = await late(ida);
    const say = (text) => server.do(made.gm, { say: text });
    await say(`turn to ${IDA}`);
    const go = ida.page.locator('.composer button.go').first();
    await go.waitFor(SHOWN);

    line.hold();
    await say('turn to Die Rote Witwe');
    await go.click();
    const refusal = await refusedIn(ida, '.composer');
    await ida.check(`a refused action at ${screen.width} px`);
    await ida.shot(`refused-action-${screen.width}`);
    // It disappears with the next action.
    await ida.page.locator('.composer .tile').nth(1).click();
    await refusal.waitFor({ ...SHOWN, state: 'hidden' });

    line.release();
    await say(`set ${IDA} zone Deck der Möwe`);
    await say(`Die Rote Witwe attacks ${IDA} with Nahkampfwaffen`);
    const waits = (now) => now.waiting?.questions.some((it) => it.seat === 1);
    await server.through(made.gm, waits);
    const main = ida.page.locator('.ex button.main').first();
    await main.waitFor(SHOWN);
    line.hold();
    const [question] = (await server.view(made.gm)).waiting.questions;
    await server.do(made.gm, { skip: { question: question.id } });
    await main.click();
    await refusedIn(ida, '.ex');
    await ida.check(`a refused answer at ${screen.width} px`);
    await ida.shot(`refused-answer-${screen.width}`);
    line.release();
    assert.deepEqual(ida.problems, []);
    await ida.context.close();
  });
}

for (const screen of [{ width: 1280, height: 800 }, { width: 360, height: 740 }]) {
  test(`a turn that has not come is refused at the turn order, on ${screen.width} pixels`, async () => {
    const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'daemmersturm' } }, gm: 'Jana', title: '', lang: 'de' });
    const leyla = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Leyla', as: 'Sefira', there, screen });
    await leyla.page.locator('.strip .place button', { hasText: 'Sefira' }).click();
    await refusedIn(leyla, '.strip');
    await leyla.check(`a refused turn at ${screen.width} px`);
    await leyla.shot(`refused-turn-${screen.width}`);
    assert.deepEqual(leyla.problems, []);
    await leyla.context.close();
  });
}

test('what the top bar changes is refused there', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'daemmersturm' } }, gm: 'Jana', title: '', lang: 'de' });
  const jana = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`);
  await jana.page.routeWebSocket(/./, (socket) => {
    const wire = socket.connectToServer();
    socket.onMessage((it) => {
      const { do: deed } = JSON.parse(String(it));
      if (deed?.what.house) socket.send(JSON.stringify({ refused: { id: deed.id, code: 'barred', text: 'Das geht gerade nicht.' } }));
      else wire.send(it);
    });
  });
  await jana.page.reload();
  await jana.page.locator('[data-asking=everything]').click();
  await refusedIn(jana, '.head');
  await jana.check('a refused setting');
  await jana.context.close();
});
