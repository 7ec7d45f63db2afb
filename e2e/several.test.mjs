// A contest of one against several: the skills of all opponents in one answer, and a result against each. A group has the same
// value with every skill, so none is chosen for it.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const SKILLS = ['Heimlichkeit = 3, Aufmerksamkeit = 1', 'Aufmerksamkeit = 3', 'Aufmerksamkeit = 1, Empathie = 4', 'Aufmerksamkeit = 2', 'Aufmerksamkeit = 4, Empathie = 1', 'Aufmerksamkeit = 2'];
const NAMES = ['Ida', 'Wachmeister', 'Hund', 'Rekrut', 'Nachtwächter', 'Pförtnerin'];
const TEXT = `system = "freefate"
title = "Am Tor"
players = ["Ida"]
[[zone]]
name = "Hof"
${NAMES.map((name, n) => `[[character]]
name = "${name}"
${n === 0 ? 'player = "Ida"\nfate = 3\naspects = ["Leise Sohlen", "Kennt jeden Winkel", "Nachtschwärmerin"]\n' : 'fate = 0\n'}skills = { ${SKILLS[n]} }
`).join('')}
[[minions]]
name = "Schreiber"
quality = "fair"
kind = "physical"
count = 3
`;
const there = ({ page }) => page.locator('nav button, nav a, .log').first();
const SCREENS = [{ width: 1280, height: 800, locale: 'de-DE' }, { width: 360, height: 740, locale: 'en-GB' }];

for (const screen of SCREENS) {
  test(`the skills of five opponents are one answer on ${screen.width} pixels, ${screen.locale}`, async () => {
    const made = await server.api('POST', '/api/tables', undefined, { start: { encounter: { text: TEXT } }, gm: 'Jana', title: 'Am Tor', lang: 'de' });
    const gm = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`, screen);
    const ida = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Mira', as: 'Ida', there, screen });
    await there(gm).waitFor(SHOWN);
    await server.do(ida.key, { say: `Ida misst sich mit ${NAMES.slice(1).join(', ')}, Schreiber mit Heimlichkeit gegen Aufmerksamkeit mit freier Wahl` });
    // She has just named her own.
    assert.deepEqual((await server.view(ida.key)).waiting.questions.filter((it) => it.mine), []);
    const ex = gm.page.locator('.ex:visible').first();
    await ex.locator('li[data-row]').nth(4).waitFor(SHOWN);
    assert.equal(await ex.locator('li[data-row]').count(), 5);
    // The components of the single side are shown above, those of the others in their rows.
    assert.equal(await ex.locator('.facing .alone').count(), 1);
    await gm.check(`several-skills-${screen.width}`);
    await gm.shot(`several-skills-${screen.width}`);
    // The dog uses its nose; the others keep the proposal.
    const dog = ex.locator('li[data-row]').nth(1);
    await dog.locator('select').selectOption({ label: await dog.locator('option', { hasText: /Empath/ }).first().innerText() });
    await server.do(made.gm, { prepare_roll: { seat: 1, faces: [1, 2], why: '' } });
    const { seq } = await server.view(made.gm);
    await ex.locator('button.main').click();
    await server.settled(made.gm, seq);
    const isOf = (kind) => (now) => now.waiting.questions.some((it) => it.kind === kind);
    await server.through(made.gm, isOf('invoke'));
    const plan = ida.page.locator('.plan').first();
    await plan.locator('[data-suggest]').first().waitFor(SHOWN);
    assert.deepEqual(await plan.locator('[data-suggest] > span').allInnerTexts(), screen.locale === 'de-DE' ? ['Günstigste gegen alle', 'Günstigste gegen mindestens einen mehr'] : ['Cheapest against all', 'Cheapest against at least one more']);
    await ida.check(`several-plan-${screen.width}`);
    await ida.shot(`several-plan-${screen.width}`);
    const before = await server.view(made.gm);
    await plan.locator('[data-suggest]').nth(1).click();
    await server.settled(made.gm, before.seq);
    await server.through(made.gm);
    if (gm.phone) await gm.page.locator('nav button').filter({ hasText: /Protokoll|Log/ }).first().click();
    const told = gm.page.locator('.log .head b', { hasText: 'Ida:' }).first();
    await told.waitFor(SHOWN);
    const words = await told.innerText();
    for (const name of [...NAMES.slice(1), 'Schreiber']) assert.ok(words.includes(name), words);
    await gm.check(`several-log-${screen.width}`);
    await gm.shot(`several-log-${screen.width}`);
    await ida.shot(`several-result-${screen.width}`);
    for (const person of [gm, ida]) assert.deepEqual(person.problems, []);
    await Promise.all([gm, ida].map((it) => it.context.close()));
  });
}

const TWO = `system = "freefate"
title = "Am Zaun"
players = ["Ida", "Ole"]
[switches]
contest-dice = "both"
[[zone]]
name = "Hof"
[[character]]
name = "Ida"
player = "Ida"
fate = 2
aspects = ["Leise Sohlen"]
skills = { Heimlichkeit = 3, Athletik = 1 }
[[character]]
name = "Ole"
player = "Ole"
skills = { Athletik = 2 }
[[character]]
name = "Wachmeisterin"
fate = 1
aspects = ["Schläft nie"]
skills = { Aufmerksamkeit = 2, Empathie = 4 }
`;

for (const screen of SCREENS) {
  test(`both sums of a contest stand before its dice on ${screen.width} pixels, ${screen.locale}`, async () => {
    const made = await server.api('POST', '/api/tables', undefined, { start: { encounter: { text: TWO } }, gm: 'Jana', title: 'Am Zaun', lang: 'de' });
    const gm = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`, screen);
    const join = (name, as) => Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name, as, there, screen });
    const [ida, ole] = [await join('Mira', 'Ida'), await join('Tom', 'Ole')];
    await there(gm).waitFor(SHOWN);
    await server.do(made.gm, { say: 'Ida misst sich mit Wachmeisterin mit Heimlichkeit gegen Aufmerksamkeit mit freier Wahl' });
    const sums = (person) => person.page.locator('.ex:visible .facing .alone');
    const total = async (person, n) => (await sums(person).nth(n).locator('.eff').textContent()).trim();
    // On a phone, a single skill is shown in its answer.
    await sums(gm).nth(1).waitFor({ state: 'attached', ...SHOWN });
    assert.equal(await sums(gm).nth(1).isVisible(), !gm.phone);
    assert.match(await total(gm, 0), /3$/);
    assert.match(await total(gm, 1), /2$/);
    // The sum follows the choice.
    await gm.page.locator('.ex:visible .pick', { hasText: /Empath/ }).first().click();
    await gm.page.waitForFunction(() => /4$/.test(document.querySelectorAll('.ex .facing .alone .eff')[1]?.textContent.trim() ?? ''));
    await gm.check(`contest-sums-gm-${screen.width}`);
    await gm.shot(`contest-sums-gm-${screen.width}`);
    // Ida is asked for hers: the choice of the other side is not shown before all have chosen. Ole is shown nothing.
    await sums(ida).nth(1).waitFor(SHOWN);
    assert.match(await total(ida, 0), /3$/);
    assert.match(await total(ida, 1), /[?]$/);
    await ida.check(`contest-sums-player-${screen.width}`);
    await ida.shot(`contest-sums-player-${screen.width}`);
    assert.equal(await sums(ole).count(), 0);
    assert.equal((await server.view(ole.key)).scene.fate.clash, null);
    for (const person of [gm, ida, ole]) assert.deepEqual(person.problems, []);
    await Promise.all([gm, ida, ole].map((it) => it.context.close()));
  });
}
