// Characters that wait for the game master's approval: handed in on a phone, sent back with remarks, approved.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const PHONE = { width: 360, height: 740 };

const button = (person, name) => person.page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const people = (view) => Object.values(view.scene)[0].people ?? Object.values(view.scene)[0].actors;

/** Opens the focused element by keyboard only. */
async function press(person, locator) {
  await locator.waitFor(SHOWN);
  await locator.focus();
  await person.page.keyboard.press('Enter');
}

for (const system of ['sotc', 'zerospace', 'daemmersturm']) {
  test(`${system}: a character waits, comes back with remarks, and joins`, async () => {
    const made = await server.api('POST', '/api/tables', undefined, { start: { empty: { system } }, gm: 'Jana', title: 'Probe', lang: 'de' });
    const at = `${server.base}/t/${made.table}`;
    const jana = await Person.sit(browser, `${at}/settings#${made.gm}`);
    const box = jana.page.getByRole('checkbox', { name: /warten auf Zustimmung/ });
    await box.focus();
    await jana.page.keyboard.press('Space');
    await jana.page.locator('input[type=checkbox]:checked').first().waitFor(SHOWN);
    await jana.check('settings');
    await jana.shot(`approval-settings-${system}`);
    assert.equal((await server.view(made.gm)).house.approval, true);

    const mira = await Person.sit(browser, `${at}#${made.join}`, PHONE);
    await mira.page.getByLabel('Dein Name').fill('Mira');
    await button(mira, 'Mitspielen').click();
    await mira.see(/sieht sich .* Figuren an/);
    await mira.check('whom to play');
    await mira.shot(`approval-begin-${system}`);
    await mira.page.locator('section.card li button').first().click();
    await button(mira, 'Einreichen').click();
    await mira.see(/: wartet auf Zustimmung/);
    await mira.check('the table of a player who waits');
    await mira.shot(`approval-waits-${system}`);
    assert.equal(people(await server.view(made.gm)).length, 0, 'nobody has come');
    const watching = await server.view(made.watch);
    assert.equal(watching.house.handed_in, undefined);

    // It keeps waiting across reloads and restarts.
    await server.kill();
    await server.run();
    await mira.page.reload();
    await mira.see(/: wartet auf Zustimmung/);

    await jana.page.goto(at);
    const badge = jana.page.getByRole('link', { name: 'Eine Figur wartet' });
    await badge.waitFor(SHOWN);
    await jana.check('the table of the game master');
    await jana.shot(`approval-badge-${system}`);
    await press(jana, badge);
    await press(jana, button(jana, 'Ansehen'));
    await button(jana, 'Zustimmen').waitFor(SHOWN);
    await jana.check('a character to decide about');
    await jana.shot(`approval-review-${system}`);
    await jana.page.getByLabel('Was soll sich noch ändern?').fill('Der Name klingt zu sehr nach Hafen.');
    await press(jana, button(jana, 'Zurückschicken'));
    await jana.see(/ist zurückgeschickt/);

    await mira.see(/: Anmerkungen/);
    await mira.page.getByRole('link', { name: 'Ansehen' }).click();
    await mira.see('Der Name klingt zu sehr nach Hafen.');
    await mira.check('remarks');
    await mira.shot(`approval-remarks-${system}`);
    await button(mira, 'Ändern').click();
    await mira.page.getByLabel('Name', { exact: true }).fill('Jette Berg');
    await button(mira, 'Weiter').click();
    await button(mira, 'Zum Schluss').click();
    await mira.see('Das bist du.');
    await button(mira, 'Einreichen').click();
    await mira.see('Jette Berg: wartet auf Zustimmung');

    // A second game master, in English on a large screen, by keyboard.
    const { token } = await server.api('POST', '/api/table/links/co', made.gm, {});
    const kim = await Person.sit(browser, `${at}#${token}`, { width: 1920, height: 1080, locale: 'en-GB' });
    await press(kim, kim.page.getByRole('link', { name: 'One character waits' }));
    await kim.see('Der Name klingt zu sehr nach Hafen.');
    await press(kim, button(kim, 'Look at it'));
    await button(kim, 'Approve').waitFor(SHOWN);
    await kim.check('a character to decide about, in English');
    await kim.shot(`approval-review-large-${system}`);
    await press(kim, button(kim, 'Approve'));
    await kim.see('Jette Berg: approved.');
    const jette = people(await server.view(made.gm)).find((it) => it.name === 'Jette Berg');
    assert.equal(jette?.seat, 1);
    const sheetToken = await mira.token();
    await mira.page.getByText('wartet auf Zustimmung').first().waitFor({ state: 'detached' });

    // A change by the player's own hand waits as well.
    const phone = await Person.sit(browser, `${at}/sheet/${jette.id}#${sheetToken}`, { ...PHONE, locale: 'en-GB' });
    await button(phone, /^Edit$/).click();
    await phone.page.getByLabel('Name', { exact: true }).first().fill('Jette Tal');
    await button(phone, 'Hand in').click();
    await phone.see('This change is waiting for approval.');
    await phone.check('a sheet whose change waits');
    await phone.shot(`approval-sheet-${system}`);
    await jana.page.goto(`${at}/character`);
    await button(jana, 'Ansehen').click();
    await jana.see('Was sich ändert');
    await jana.see('Name Jette Tal');
    await jana.check('a change to decide about');
    await jana.shot(`approval-change-${system}`);
    await button(jana, 'Zustimmen').click();
    await jana.see(/zugestimmt/);
    assert.ok(people(await server.view(made.gm)).some((it) => it.name === 'Jette Tal'));
    await phone.see('Jette Tal');
    for (const it of [jana, mira, kim, phone]) {
      assert.deepEqual(it.problems, []);
      await it.context.close();
    }
  });
}
