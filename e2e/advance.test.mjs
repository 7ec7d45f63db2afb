// Milestones at the table, and the change of each consequence when the next evening begins.
import assert from 'node:assert/strict';
import { Person, SHOWN, dawdle, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const PHONE = { width: 360, height: 740 };
const TEXT = `system = "sotc"
players = ["Mira"]
[[character]]
name = "Ida"
player = "Mira"
aspects = ["Schnell", "Stur"]
[[character.consequence]]
text = "Blaues Auge"
severity = "mild"
[[character.consequence]]
text = "Zerschmettertes Knie"
severity = "severe"
[[character]]
name = "Ole"
player = "Mira"
aspects = ["Laut"]
`;

const opened = () => server.api('POST', '/api/tables', undefined, { start: { encounter: { text: TEXT } }, gm: 'Jana', title: 'Probe', lang: 'de' });
const names = async (made) => (await server.view(made.gm)).scene.fate.actors.map((it) => it.name);

async function press(person, name) {
  const button = person.page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  await button.waitFor(SHOWN);
  await button.focus();
  await person.page.keyboard.press('Enter');
}

test('a milestone changes all characters at once, by keyboard, and is undone', async () => {
  const made = await opened();
  const jana = await Person.sit(browser, `${server.base}/t/${made.table}/advance#${made.gm}`);
  await jana.page.getByLabel('Was ist der Grund?').fill('Der Speicherkai ist frei');
  for (const [from, to] of [['Ida', 'Ida Brandt'], ['Ole', 'Ole Lund']]) {
    await press(jana, `Ändern: ${from}`);
    await jana.page.getByLabel('Name', { exact: true }).first().fill(to);
    await jana.see(`Name: ${from} → ${to}`);
    await jana.check('a sheet that advances');
    await jana.shot(`advance-form-${from}`);
    await press(jana, 'Übernehmen');
    await jana.page.getByRole('button', { name: `Ändern: ${from}` }).waitFor(SHOWN);
  }
  await jana.check('a milestone');
  await jana.shot('advance');
  await press(jana, '2 Änderungen eintragen');
  await jana.see('Eingetragen.');
  assert.deepEqual(await names(made), ['Ida Brandt', 'Ole Lund']);

  const phone = await Person.sit(browser, `${server.base}/t/${made.table}/sheet/${(await server.ids(made.gm))[0]}#${made.gm}`, { ...PHONE, locale: 'en-GB' });
  await phone.see('History');
  await phone.see('Der Speicherkai ist frei');
  await phone.see('Name: Ida → Ida Brandt');
  await phone.check('a sheet with its history');
  await phone.shot('advance-history');

  await press(jana, 'Rückgängig');
  await jana.page.getByLabel('Was ist der Grund?').waitFor(SHOWN);
  assert.deepEqual(await names(made), ['Ida', 'Ole']);
  await phone.page.getByText('Der Speicherkai ist frei').waitFor({ state: 'detached' });
  for (const it of [jana, phone]) {
    assert.deepEqual(it.problems, []);
    await it.context.close();
  }
});

test('what is changed counts, even if the next character is opened before the rules have answered', async () => {
  const made = await opened();
  const { page, context } = await Person.sit(browser, `${server.base}/t/${made.table}/advance#${made.gm}`);
  await page.addInitScript(dawdle, 'sheet_change');
  await page.reload();
  const edit = (name) => page.getByRole('button', { name: `Ändern: ${name}` });
  await edit('Ida').click();
  await page.getByLabel('Name', { exact: true }).fill('Ida Brandt');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await edit('Ole').click();
  await edit('Ida').waitFor(SHOWN);
  await page.waitForFunction(() => globalThis.late > 0);
  await page.getByRole('button', { name: 'Eine Änderung eintragen' }).waitFor(SHOWN);
  await page.getByText('Name: Ida → Ida Brandt').waitFor(SHOWN);
  assert.equal(await edit('Ole').count(), 0, 'the form of the next one stays open');
  await context.close();
});

for (const [name, screen, words] of [
  ['phone', { ...PHONE }, { begin: 'Abend beginnen', begun: 'Der neue Abend hat begonnen.', by: 'von dir entschieden' }],
  ['large', { width: 1920, height: 1080, locale: 'en-GB' }, { begin: 'Begin the evening', begun: 'The new evening has begun.', by: 'your decision' }],
]) {
  test(`${name}: each consequence is kept or cleared singly`, async () => {
    const made = await opened();
    const jana = await Person.sit(browser, `${server.base}/t/${made.table}/evening#${made.gm}`, screen);
    const eye = jana.page.getByRole('checkbox', { name: /Blaues Auge/ });
    const knee = jana.page.getByRole('checkbox', { name: /Zerschmettertes Knie/ });
    await eye.waitFor(SHOWN);
    assert.deepEqual([await eye.isChecked(), await knee.isChecked()], [true, false]);
    for (const box of [eye, knee]) {
      await box.focus();
      await jana.page.keyboard.press('Space');
    }
    await jana.page.getByText(words.by).nth(1).waitFor(SHOWN);
    await jana.check('what heals');
    await jana.shot(`evening-conditions-${name}`);
    await press(jana, words.begin);
    await jana.see(words.begun);
    const ida = (await server.view(made.gm)).scene.fate.actors.find((it) => it.name === 'Ida');
    assert.deepEqual(ida.consequences.map((it) => it.text), ['Blaues Auge']);
    assert.deepEqual(jana.problems, []);
    await jana.context.close();
  });
}
