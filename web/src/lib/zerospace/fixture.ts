// Test data: a ZeroSpace table in the middle of a fight, as seen by a player and by the game master.

import type { CharacterView, ChipView, Line, PlaceView, Policy, PoolView, QuestionView, SlotView, TickView, View, ZeroSpaceScene } from '../../wire';

export const chip = (kind: string, text: string, rest: Partial<ChipView> = {}): ChipView => ({ kind, text, until: '', rule: `zerospace.${kind}`, ...rest });

function actor(id: number, name: string, rest: Partial<CharacterView> = {}): CharacterView {
  const seat = id < 3 ? id + 1 : 0;
  return {
    id, name, seat, kind: 'named', kind_name: 'Figur mit Namen', side: seat > 0 ? 0 : 1, mine: false, hidden: false,
    endurance: { now: seat > 0 ? 5 : null, max: seat > 0 ? 5 : null, lost: 0, losses: [] },
    states: [], out: null, budget: null, figures: null, gear: [], ...rest,
  };
}

const place = (who: number, state: string, ...chips: ChipView[]): PlaceView => ({ actor: who, state, chips });
export const slot = (name: string, result: number | null, places: PlaceView[], ...chips: ChipView[]): SlotView => ({ name, result, places, chips });

const tick = (row: string, label: string, effect: string, rest: Partial<TickView> = {}): TickView => ({
  row, label, rule: `zerospace.circ-att.${row}`, effect, dice: effect === 'penalty' ? -1 : effect === 'bonus' ? 1 : 0,
  on: false, facts: false, cleared: false, barred: null, ...rest,
});

const pool = (name: string, rest: Partial<PoolView>): PoolView => ({
  actor: null, name, text: '', ticks: [], pool: null, thrown: null, bonus: null, formula: '', pool_parts: [], parts: [], dice: [], total: null, ...rest,
});

const ILKA: Partial<CharacterView> = {
  endurance: {
    now: 3, max: 5, lost: 2,
    losses: [
      { kind: 'fresh', points: 1, text: '1 frisch: eine Pause bringt die Hälfte zurück', rule: 'zerospace.recovery.short' },
      { kind: 'deep', points: 1, text: '1 tief: erst eine Nacht bringt sie zurück', rule: 'zerospace.recovery.night' },
    ],
  },
  states: [chip('cover', 'in Deckung'), chip('dodging', 'weicht aus', { until: 'bis zum nächsten Zug' })],
  budget: { standard: false, movement: true, gait: 'run', gait_name: 'rennt', walked: '6 m', quick: 1 },
  figures: {
    attributes: [['Kraft', 2, 2], ['Geschick', 5, 4], ['Intelligenz', 3, 3], ['Wille', 3, 3], ['Macht', 1, 1]].map(([name, value, usual]) => ({
      name: String(name), value: Number(value), usual: Number(usual),
    })),
    power_level: 2,
    skills: ['Fernkampf', 'Athletik', 'Wahrnehmung', 'Steuern', 'Technik', 'Heimlichkeit', 'Medizin'].map((name, skill) => ({
      skill, name, specialities: skill === 0 ? ['Pistolen'] : [],
    })),
    powers: [{ gift: 0, name: 'Gedankenstoß', text: 'mentaler Angriff, 30 m' }],
    paces: ['Gehen 6 m', 'Rennen 12 m', 'Sprinten 24 m'],
    notes: ['66 kg'],
  },
  gear: [{ id: 1, name: 'Karabiner', kind: 'weapon', text: 'Schaden 1, 60 m' }],
};

function scene(isGm: boolean): ZeroSpaceScene {
  const actors = [
    actor(0, 'Ilka Marsan', ILKA),
    actor(1, 'Juno Adeyemi'),
    actor(2, 'Rafe Tornau', { states: [chip('held', 'festgehalten von Sorel')] }),
    actor(3, 'Leutnant Sorel', { states: [chip('holds', 'hält Rafe fest')], endurance: { now: isGm ? 4 : null, max: isGm ? 6 : null, lost: 2, losses: [] } }),
    ...[4, 5, 6].map((id) => actor(id, `Drohne ${id - 3}`, { kind: 'unnamed', kind_name: 'Figur ohne Namen', out: id === 6 ? 'zerstört' : null })),
    actor(7, 'Pilotin Kesh'),
    actor(8, 'Bakenkern', { kind: 'object', kind_name: 'Objekt', side: 0, endurance: { now: 6, max: 8, lost: 2, losses: [] } }),
  ].map((it) => ({ ...it, mine: isGm ? it.seat === 0 : it.id === 0 }));
  if (isGm) actors.push(actor(9, 'Der Lauscher im Schacht', { hidden: true, mine: true }));
  return {
    scene: 1,
    round: {
      number: 4,
      words: 'Runde 4 · Sekunde 18 bis 24',
      turn: 3,
      interrupted: [],
      slots: [
        slot('Juno Adeyemi', 14, [place(1, 'deferred', chip('deferred', 'aufgeschoben', { until: 'gilt bis Junos Platz in Runde 5' }))]),
        slot('Leutnant Sorel', 12, [place(3, 'now', chip('now', 'am Zug'))]),
        slot('Ilka Marsan', 11, [place(0, 'waits', chip('forced', 'hat erzwungen', { until: 'bis Runde 5' }))]),
        slot('Rafe Tornau', 9, [place(2, 'owed', chip('owed', 'schuldet den Zug'))]),
        slot('Drohnen ×3', 7, [place(4, 'waits'), place(5, 'waits'), place(6, 'passed', chip('passed', 'kann nicht handeln'))], chip('shared', 'ein gemeinsamer Platz')),
        slot('Pilotin Kesh', null, [place(7, 'waits')], chip('late', 'ab Runde 4')),
      ],
      environment: { name: 'Umgebung', moves: ['Die Kranlast fällt.'], rule: 'zerospace.environment.end-of-round' },
    },
    actors,
    points: [1, 2, 3].map((seat) => ({ seat, points: seat === 2 ? 0 : 1, earned: seat === 1 ? 1 : 0, passes: false })),
    loose: [{ id: 7, name: 'Entschlüssler', kind: 'other', text: '' }],
    holds: [{ by: 3, on: 2, text: 'Leutnant Sorel hält Rafe Tornau fest', round: 3 }],
    distances: [
      { a: 0, b: 3, length: 50, band: 'medium', text: '25 m (Mittel)' },
      { a: 7, b: 0, length: 10, band: 'short', text: '5 m (Kurz)' },
    ],
    things: [{ thing: 0, text: 'Die Kranlast', pilot: null, until: 'am Ende der Runde', lasting: false }],
    tasks: [
      { id: 1, text: 'Die Schleuse öffnen', mode: 'tries', goal: '3 Erfolge in höchstens 5 Versuchen', rule: 'zerospace.extended.setup', tally: [2, 0], needed: 3, tries: 3, most: 5, sides: [], won: null },
      { id: 2, text: 'Verfolgung durch den Ring', mode: 'lead', goal: 'Wer mit 3 führt', rule: 'zerospace.extended.opposed', tally: [1, 2], needed: 3, tries: 3, most: null, sides: [1, 7], won: null },
    ],
    notes: [{ n: 1, to: 'Mira', text: 'Der Code lautet 7-7-3.', ...(isGm ? { genuine: false } : {}) }],
    stunts: [],
    flags: [chip('dark', 'dunkel'), chip('weightless', 'schwerelos')],
    clash: {
      title: 'Leutnant Sorel schießt auf Ilka Marsan',
      kind: 'attack',
      with: 'Karabiner',
      acting: pool('Leutnant Sorel', {
        actor: 3, text: 'greift an · Fernkampf mit Geschick', pool: 2, thrown: 2, bonus: 7, formula: '2W6 + 7',
        pool_parts: [{ text: '2 Würfel: Fernkampf gelernt', rule: 'zerospace.dice.learned' }],
        parts: [{ text: '5 Geschick', rule: 'zerospace.dice.attribute' }, { text: '2 Karabiner', rule: 'zerospace.dice.tool' }],
        ticks: [tick('impossible', 'unmöglich', 'fails'), tick('attacker-runs', 'Sorel rennt', 'penalty'), tick('charging', 'Ansturm', 'bonus', { barred: { text: 'nur im Nahkampf', rule: 'zerospace.charge.procedure' } })],
      }),
      helpers: [],
      against: pool('Ilka Marsan', {
        actor: 0, text: 'verteidigt · Fernkampf mit Geschick', pool: 3, thrown: 3, bonus: 4, formula: '3W6 + 4',
        ticks: [tick('defender-held', 'Ilka wird festgehalten', 'penalty'), tick('cover', 'Ilka ist in Deckung', 'bonus', { on: true, facts: true })],
      }),
      passes: [],
      lead: null,
      lead_words: '',
      chance: { good: 3888, of: 7776, percent: 50, label: 'Treffer', shifts: [], levels: [], notes: [] },
      stake: '1 Ausdauer',
      over: false,
    },
    skills: ['Fernkampf', 'Athletik'],
    attributes: ['Kraft', 'Geschick', 'Intelligenz', 'Wille', 'Macht'],
    sides: [{ side: 0, name: 'Mannschaft' }, { side: 1, name: 'Freibeuter' }],
  };
}

const choice = (label: string, shape: string, rest: Partial<QuestionView['choices'][number]> = {}) => ({
  label, price: null, rule: 'zerospace.force.declare', barred: null, words: null, shape, chance: null, ...rest,
});

/** The question to the player of Ilka. */
export const forcing = (mine: boolean): QuestionView => ({
  id: '41.3', seat: 1, name: 'Mira', mine, kind: 'force', sentence: 'Ilka, Sorel schießt auf dich. Erzwingst du etwas, bevor gewürfelt wird?', actor: 0,
  choices: [
    choice('Nichts erzwingen', 'pass'),
    choice('Ausweichen (Geschick)', 'plain', { price: 'dein nächster Zug', chance: { good: 1633, of: 7776, percent: 21, label: 'Treffer', shifts: [], levels: [], notes: [] } }),
    choice('In Deckung gehen', 'plain', { price: 'dein nächster Zug', barred: { text: 'Wer festgehalten ist, kommt nicht vom Fleck', rule: 'zerospace.held.effect' } }),
    choice('Etwas anderes zur Verteidigung', 'plain', { price: 'dein nächster Zug', words: { label: 'Was', optional: false, max: 120 } }),
  ],
  usual: 0, roll: null, rule: 'zerospace.force.declare',
});

/** The view of the game master, or of a player who is asked. */
export function fixture(role: 'gm' | 'player', rest: Partial<View> = {}): View {
  const isGm = role === 'gm';
  const prompts = (n: number): Record<string, Policy> => (n === 1 ? { 'buy-die': 'off' } : {});
  const seat = (n: number, name: string) => ({
    seat: n, name, state: 'taken' as const, mine: isGm ? n === 0 : n === 1, dice: 'server' as const,
    prompts: prompts(n), habits: {}, actors: n === 0 ? [3, 4, 5, 6, 7, 8] : [n - 1],
  });
  return {
    seq: 41,
    house: {
      title: 'Frachtring, Deck 9', system: 'zerospace', system_name: 'ZeroSpace', seats: ['Jana', 'Mira', 'Jonas', 'Leyla'].map((name, n) => seat(n, name)),
      locked: false, paused: false, x_card: false, safety: '', dice: 'server', asking: 'balanced', plain: false, shelf: [],
    },
    waiting: { sentence: 'Wartet auf Mira: erzwungene Aktion', seats: [1], questions: [forcing(!isGm)], since: 40 },
    sentence: isGm ? 'Wartet auf Mira.' : 'Sorel schießt auf dich.',
    my_move: !isGm,
    scene: { zero_space: scene(isGm) },
    ...rest,
  };
}

/** The last lines of the log. */
export const lines: Line[] = [
  { seq: 40, n: 0, at: 1_795_255_200_000, kind: 'event', text: 'Juno Adeyemi schiebt den Zug auf.', act: 40, actor: 1 },
  { seq: 41, n: 0, at: 1_795_255_220_000, kind: 'event', text: 'Leutnant Sorel greift Ilka Marsan an.', act: 41, actor: 3 },
];
