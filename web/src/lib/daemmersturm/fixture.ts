// Test data: a Dämmersturm table in the middle of a fight with thirty opponents.

import type {
  ChipView, DaemmersturmScene, Line, PersonView, QuestionView, SkillPairView, StrikeView, ThrowView, TrayLineView, TurnLeftView, View,
} from '../../wire';

export const chip = (kind: string, text: string, rest: Partial<ChipView> = {}): ChipView => ({ kind, text, until: '', rule: `daemmersturm.${kind}`, ...rest });

const turn = (rest: Partial<TurnLeftView> = {}): TurnLeftView => ({
  movement: true, walked: null, action: true, charged: false, draws: 0, hands: 2, short: true, transfer: true, reflex: true, acted: false, ...rest,
});

const pair = (skill: string, letter: string, attack: number, defence: number): SkillPairView => ({
  skill, attack_name: letter === 'Z' ? 'Z' : `${letter}A`, attack, usual_attack: attack, defence_name: letter === 'Z' ? 'ZW' : `${letter}V`, defence, usual_defence: defence,
});

const VALUES = [pair('melee', 'N', 3, 15), pair('ranged', 'F', 0, 13), pair('magic', 'Z', 1, 14)];
const WOLF = [pair('melee', 'N', 1, 13), pair('ranged', 'F', -2, 12), pair('magic', 'Z', -5, 10)];
const NAMES = ['Vorna Schwarzdorn', 'Schütze im Schilf', 'Wegelagerer', 'Hauptmann Rasko', 'Die Fährfrau'];

function someone(id: number, name: string, rest: Partial<PersonView> = {}): PersonView {
  const seat = id < 2 ? id + 1 : 0;
  return {
    id, name, side: seat > 0 ? 0 : 1, seat, mine: false, hidden: false, status: 'up', status_name: '', turn: turn(), facing: null, channel: null, profile: null,
    life: { now: 18, start: 18, base: 18, lost: 0, exhausted: false }, ...rest,
  };
}

function people(isGm: boolean): PersonView[] {
  const known = (it: PersonView): PersonView => (isGm || it.mine ? it : { ...it, life: { ...it.life, now: null, start: null, base: null }, values: [], pools: [], abilities: [], profile: null });
  const alrun = someone(0, 'Alrun Thornbach', {
    mine: true, values: VALUES, life: { now: 27, start: 35, base: 35, lost: 8, exhausted: false }, turn: turn({ action: false, walked: '4 m', draws: 1 }),
    pools: [{ kind: 'action', name: 'AP', now: 4, max: 6 }, { kind: 'focus', name: 'FP', now: 2, max: 2 }],
    melee: [{ with: 8, reaches: true, reached: true, at: 'n' }], chips: [chip('seeking', 'sucht Deckung', { until: 'bis zum Ende ihres Zuges' })],
    items: [{ id: 1, name: 'Langschwert', kind: 'weapon', held: 'drawn', held_name: 'in der Hand', text: 'Schaden 3–10', chips: [chip('poisoned', 'Natterntau')] }],
    abilities: ['Schildwall', 'Zweiter Atem'], profile: 'Alrun Thornbach: (N=20+3|15, F=20|13, Z=20+1|14) LP 35, Besondere Fähigkeiten: Schildwall, Zweiter Atem',
    facing: { text: 'wendet sich Aschewolf 2 zu', direction: null, toward: 8, guards: false, rule: 'daemmersturm.backstab.arc' },
  });
  const melik = someone(1, 'Melik Sandläufer', { mine: isGm, values: VALUES, turn: turn({ acted: true }), channel: { spell: 'Flammenlanze', turns: 1, needed: 2, text: 'kanalisiert Flammenlanze, 1 von 2', rule: 'daemmersturm.magic.channel-time' } });
  const others = NAMES.map((name, n) => someone(2 + n, name, {
    mine: isGm, values: VALUES, hidden: n === 1, status: n === 2 ? 'incapacitated' : 'up', status_name: n === 2 ? 'kampfunfähig' : '',
    life: { now: n === 2 ? 0 : 22, start: 22, base: 22, lost: n === 2 ? 22 : 0, exhausted: false },
  }));
  const wolves = Array.from({ length: 25 }, (_, n) => someone(7 + n, `Aschewolf ${n + 1}`, {
    mine: isGm, side: n < 20 ? 1 : 2, values: WOLF, turn: turn({ acted: n % 3 === 0 }),
    life: { now: n === 0 ? 4 : 18 - (n % 5), start: 18, base: 18, lost: n === 0 ? 14 : n % 5, exhausted: n === 0 },
    melee: n === 1 ? [{ with: 0, reaches: true, reached: true, at: null }] : n === 3 ? [{ with: 1, reaches: true, reached: false, at: null }] : [],
    chips: [
      ...(n === 0 ? [chip('exhausted', 'erschöpft'), chip('mark', 'flieht')] : []),
      ...(n === 0 && isGm ? [chip('secret-mark', 'bestochen', { until: 'geheim' })] : []),
      ...(n === 1 ? [chip('wound', 'Glutstaub −3 LP', { until: 'noch 2 Runden' }), chip('poison', 'Natterntau')] : []),
    ],
  }));
  return [alrun, melik, ...others, ...wolves].filter((it) => isGm || !it.hidden).map(known);
}

const thrown = (purpose: string, name: string, rest: Partial<ThrowView>): ThrowView => ({
  actor: 0, purpose, name, command: '/roll 1-20', natural: null, bonus: null, parts: [], total: null, need: null, suffices: null, at_most: null, ...rest,
});

const strike: StrikeView = {
  title: 'Alrun greift Aschewolf 2 an', kind: 'melee', kind_name: 'Nahkampf', how: '', by: 0, on: 8, with: 'Langschwert', back: true,
  roll: thrown('attack', 'Trefferwurf', { natural: 20, bonus: 5, total: 25, parts: [{ text: '+3 NA', rule: 'daemmersturm.attack.value' }, { text: '+2 in den Rücken', rule: 'daemmersturm.backstab.bonus' }] }),
  defence: 13, defence_parts: [{ text: '13 NV', rule: 'daemmersturm.attack.defence' }], outcome: 'critical', outcome_words: 'kritischer Treffer',
  protections: [
    { kind: 'seek', name: 'In Deckung gehen', state: 'failed', text: '7, nötig 10' },
    { kind: 'shield', name: 'Schild', state: 'open', text: 'kann noch versucht werden' },
  ],
  throws: [thrown('damage', 'Schaden', { command: '/roll 3-10', natural: null }), thrown('armour', 'Rüstung', { actor: 8, command: '/roll 1-6', natural: 4, need: 5 })],
  table: {
    kind: 'critical', title: 'Kritische Treffer',
    rows: [1, 2, 3, 4, 5, 6].map((number) => ({ number, text: `Wirkung ${number}`, rule: `daemmersturm.crit.${number}`, on: number === 3 })),
  },
  results: ['Aschewolf 2 verliert 8 LP'], chance: null, over: false,
};

const line = (id: number, name: string, number: number, high: number, rest: Partial<TrayLineView>): TrayLineView => ({
  id, name, number, low: 1, high, stamp: null, by: 1, anyway: false, follows: false, why: 'other-range', text: 'passt nicht: Erwartet wird 3-10', suits: false, mine: true, ...rest,
});

function scene(isGm: boolean): DaemmersturmScene {
  const all = people(isGm);
  const order = all.slice(0, 12);
  return {
    offered: [],
    section: { number: 1, open: true, fights: 1, text: 'Kampfabschnitt 1' },
    combat: {
      round: 3, text: 'Runde 3', turn: 0, next: 7,
      order: order.map((it) => {
        const state = it.id === 0 ? 'now' : it.status !== 'up' ? 'out' : it.turn?.acted ? 'acted' : 'waits';
        return { actor: it.id, state, text: { now: 'am Zug', out: 'raus', acted: 'hat gehandelt', waits: 'noch nicht dran' }[state] ?? '' };
      }),
    },
    people: all,
    sides: [{ side: 0, name: 'Gilde' }, { side: 1, name: 'Wegelagerer' }, { side: 2, name: 'Rudel' }],
    loose: [{ id: 9, name: 'Fackel', kind: 'other', held: 'away', held_name: 'liegt herum', text: '' }],
    distances: [{ a: 0, b: 5, length: 300, text: '30 m' }],
    covers: [{ id: 4, of: 2, need: 12, full: false, text: 'Deckung 12 von vorn', rule: 'daemmersturm.cover.marking' }],
    sights: isGm ? [{ observer: 0, entity: 3, kind: 'hidden', text: 'Alrun sieht den Schützen nicht' }] : [],
    grounds: [{ id: 2, text: 'Flammenteppich, 2 LP, noch 3 Runden', rounds: 3, standing: [8], rule: 'daemmersturm.dot.area' }],
    notes: [{ n: 1, id: isGm ? 3 : null, by: 'Alrun', to: 'Plotleitung', text: 'Zweiter Atem: was tut das?', done: false }],
    library: { weapons: 12, protections: 4, abilities: 9, spells: 7, substances: 3, groups: 1 },
    charge_range: 90, charge_range_words: '9 m', clash: strike,
    call: { actor: 0, seat: 1, text: 'Schaden von Alrun', command: '/roll 3-10', suffices: null, at_most: null, then: [], names: ['Alrun', 'Alrun Thornbach'], paste: true },
    tray: [line(1, 'Alrun', 3, 6, {}), line(2, 'Hedda', 11, 20, { why: 'not-waited', text: 'wer ist Hedda?', by: 0, suits: isGm })],
  };
}

/** The pending damage roll of Alrun. */
export const rolling = (mine: boolean): QuestionView => ({
  id: '41.3', seat: 1, name: 'Alrun', mine, kind: 'roll', sentence: 'Alrun: Schaden mit dem Langschwert', actor: 0, choices: [], usual: null,
  roll: { dice: '3-10', faces: [[3, 4, 5, 6, 7, 8, 9, 10]], command: '/roll 3-10' }, rule: 'daemmersturm.damage.roll',
});

/** A question about the targets of an area effect: two hundred swarmers and some others. */
export const catching = (): QuestionView & { pick: object } => ({
  id: '41.4', seat: 0, name: 'Jana', mine: true, kind: 'caught', sentence: 'Wen erfasst der Feuerball? Platz ist für 8.', actor: 0, usual: 0, roll: null, rule: 'daemmersturm.area.density',
  choices: [{ label: 'die ersten', price: null, rule: 'daemmersturm.area.density', barred: null, words: null, shape: 'plain', chance: null }],
  pick: {
    kind: 'many', choice: 0, limit: 24, min: 0, max: 0, low: null, high: null,
    options: [
      ...Array.from({ length: 200 }, (_, n) => ({ id: 40 + n, label: `Schwärmer ${n + 1}`, note: '', group: 'Rudel', room: 1, on: n < 9, number: null })),
      ...Array.from({ length: 3 }, (_, n) => ({ id: 8 + n, label: `Aschewolf ${n + 1}`, note: '18 LP', group: 'Rudel', room: 3, on: true, number: null })),
      { id: 0, label: 'Alrun Thornbach', note: '27 LP', group: 'Gilde', room: 3, on: false, number: null },
    ],
  },
});

/** The view of the plot leader, or of a player who has to roll. */
export function fixture(role: 'gm' | 'player', rest: Partial<View> = {}): View {
  const isGm = role === 'gm';
  const seat = (n: number, name: string) => ({
    seat: n, name, state: 'taken' as const, mine: isGm ? n === 0 : n === 1, dice: 'own' as const, prompts: {}, habits: {}, actors: n === 0 ? [2, 3, 4] : [n - 1],
  });
  return {
    seq: 41,
    house: {
      title: 'Furt am Aschebach', system: 'daemmersturm', system_name: 'Dämmersturm', seats: ['Jana', 'Mira', 'Jonas'].map((name, n) => seat(n, name)),
      locked: false, paused: false, x_card: false, safety: '', dice: 'own', asking: 'balanced', plain: false, shelf: [],
    },
    waiting: { sentence: 'Wartet auf Mira: Schaden', seats: [1], questions: [rolling(!isGm)], since: 40 },
    sentence: isGm ? 'Wartet auf Mira.' : 'Würfle den Schaden.',
    my_move: !isGm,
    scene: { daemmersturm: scene(isGm) },
    ...rest,
  };
}

/** The last lines of the log. */
export const lines: Line[] = [
  { seq: 40, n: 0, at: 1_795_255_200_000, kind: 'event', text: 'Alrun greift Aschewolf 2 an.', act: 40, actor: 0, paste: 'greift Aschewolf 2 mit dem Langschwert an: 20 + 5 = 25, kritisch.' },
];
