// Test data: a table in the middle of a fight, as seen by a player and by the game master.

import type { ActorView, AspectView, FateScene, Line, QuestionView, View } from '../../wire';

const boxes = (count: number, marked: number[], next = 0) =>
  Array.from({ length: count }, (_, n) => ({ number: n + 1, marked: marked.includes(n + 1), next: n + 1 === next }));

function actor(id: number, name: string, rest: Partial<ActorView>): ActorView {
  return {
    id,
    name,
    kind: 'named',
    side: id < 4 ? 0 : 1,
    seat: id < 4 ? id + 1 : 0,
    mine: false,
    hidden: false,
    shelved: false,
    zone: 0,
    fate: id < 4 ? 3 : null,
    tracks: [
      { track: 'health', name: 'Gesundheit', boxes: boxes(5, []) },
      { track: 'composure', name: 'Haltung', boxes: boxes(6, []) },
    ],
    consequences: [],
    minions: null,
    marks: [],
    acted: false,
    out: null,
    attached: null,
    sheet: null,
    ...rest,
  };
}

const aspect = (play: number, text: string, on: string, rest: Partial<AspectView> = {}): AspectView => ({
  aspect: { play },
  text,
  on,
  actor: null,
  zone: null,
  kind: 'framed',
  life: 'bis Ende der Szene',
  free: null,
  hidden: false,
  ...rest,
});

const IDA: Partial<ActorView> = {
  fate: 2,
  tracks: [
    { track: 'health', name: 'Gesundheit', boxes: boxes(5, [1, 3], 4) },
    { track: 'composure', name: 'Haltung', boxes: boxes(6, []) },
  ],
  consequences: [{ aspect: 9, severity: 'gering', text: 'Verbrühte Hand' }],
  sheet: {
    skills: [
      ['Nahkampfwaffen', 4],
      ['Führung', 4],
      ['Entschlossenheit', 3],
      ['Athletik', 3],
      ['Aufmerksamkeit', 2],
      ['Einschüchtern', 2],
      ['Fäuste', 1],
    ].map(([name, rating], skill) => ({ skill, name: String(name), rating: Number(rating), words: `Gut (+${rating})` })),
    aspects: ['Wer auf meinem Deck steht, gehört zu mir', 'Säbel mit sieben Scharten', 'Der Fluss schuldet mir ein Schiff', 'Kennt jede Laterne am Ufer'].map(
      (text, n) => ({ ...aspect(n, text, 'Ida'), aspect: { sheet: [0, n] }, kind: 'sheet' }),
    ),
    gifts: [],
    refresh: 5,
    companions: [],
    notes: [],
    start: null,
  },
};

function scene(isGm: boolean): FateScene {
  const mine = (id: number) => isGm || id === 0;
  const actors = [
    actor(0, 'Kapitänin Ida Brandt', { ...IDA, zone: 1 }),
    actor(1, 'Ruben Ohnefurcht', { acted: true, zone: 0 }),
    actor(2, 'Doktor Selma Quast', { zone: 2, fate: 1 }),
    actor(3, 'Florin Silberzunge', { acted: true, zone: 0, out: null }),
    actor(4, 'Die Rote Witwe', { zone: 1, fate: isGm ? 3 : null }),
    actor(5, 'Matrosen der Möwe', { zone: 1, kind: 'minions', tracks: [], minions: { members: 3, plural: true, quality: 'Ordentlich (+2)', boxes: 2, wounds: 1 } }),
    actor(6, 'Lagerarbeiter', { zone: 2, kind: 'minions', tracks: [], minions: { members: 2, plural: true, quality: null, boxes: 1, wounds: 0 } }),
  ].map((it) => ({ ...it, mine: mine(it.id) }));
  if (isGm) actors.push(actor(7, 'Der Ratsherr', { zone: 3, hidden: true, mine: true }));
  return {
    scene: 1,
    conflict: { kind: 'physical', name: 'Kampf', exchange: 3, turn: 4, order_by: 'Aufmerksamkeit' },
    order: [1, 3, 4, 0, 2, 5, 6],
    actors,
    aspects: [
      aspect(1, 'Nebel, so dick wie Teer', 'Szene', { free: 0 }),
      aspect(2, 'Wacklige Kistentürme', 'Lagerhaus', { zone: 2 }),
      aspect(3, 'Mantel in der Takelage', 'auf Die Rote Witwe', { actor: 4, kind: 'fragile', life: 'schwach', free: 0 }),
      aspect(9, 'Verbrühte Hand', 'auf Kapitänin Ida Brandt', { actor: 0, kind: 'consequence', life: 'geringe Konsequenz' }),
      ...(isGm ? [aspect(4, 'Morsche Planken unter der Persenning', 'Deck der Möwe', { zone: 1, hidden: true })] : []),
    ],
    zones: [
      { id: 0, name: 'Kai', actors: [1, 3], blocks: [] },
      { id: 1, name: 'Deck der Möwe', actors: [0, 4, 5], blocks: [{ by: 2, strength: 4, text: 'Block 4 von Doktor Selma Quast, bis Ende der Runde' }] },
      { id: 2, name: 'Lagerhaus', actors: [2, 6], blocks: [] },
      { id: 3, name: 'Kranbrücke', actors: isGm ? [7] : [], blocks: [] },
    ],
    ways: [
      { from: 0, to: 1, border: 1, one_way: false },
      { from: 0, to: 2, border: 0, one_way: false },
      { from: 2, to: 3, border: 2, one_way: false },
      { from: 3, to: 1, border: 1, one_way: true },
    ],
    dice: { dice: '4dF', faces: Array.from({ length: 4 }, () => [-1, 0, 1]) },
    lasting: [
      { text: 'Schwung +1', until: 'nur nächste Aktion', rule: 'sotc.spin.next-action', actor: 3, kind: 'spin' },
      { text: 'Block 4', until: 'bis Ende der Runde', rule: 'sotc.block.duration', actor: 2, kind: 'block' },
    ],
    clash: {
      title: 'Die Rote Witwe greift Kapitänin Ida Brandt an',
      acting: {
        actor: 4,
        name: 'Die Rote Witwe',
        text: 'greift an · Nahkampfwaffen +4',
        dice: { dice: '4dF', faces: [1, 1, 0, -1], total: 1, origin: 'server', words: 'plus, plus, leer, minus' },
        parts: [
          { text: '+4 Nahkampfwaffen', rule: 'sotc.attack.definition' },
          { text: '+1 Würfel', rule: null },
        ],
        total: 5,
      },
      against: {
        actor: 0,
        name: 'Kapitänin Ida Brandt',
        text: 'verteidigt · Athletik +3',
        dice: { dice: '4dF', faces: [-1, 0, 1, -1], total: -1, origin: 'server', words: 'minus, leer, plus, minus' },
        parts: [{ text: '+3 Athletik', rule: null }],
        total: 2,
      },
      lead: 3,
      lead_words: 'für die Rote Witwe',
      over: false,
    },
    skills: ['Nahkampfwaffen', 'Athletik'],
    ladder: [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((rating) => ({ rating, words: `Stufe (${rating})` })),
    sides: [{ side: 0, name: 'Zollkutter' }, { side: 1, name: 'Schmuggler' }],
  };
}

const choice = (label: string, shape: string, rest: Partial<QuestionView['choices'][number]> = {}) => ({
  label,
  price: null,
  rule: 'sotc.stress.roll-up',
  barred: null,
  words: null,
  shape,
  chance: null,
  ...rest,
});

/** The question to the player of Ida. */
export const question = (mine: boolean): QuestionView => ({
  id: '41.3',
  seat: 1,
  name: 'Mira',
  mine,
  kind: 'absorb',
  sentence: 'Kapitänin Ida Brandt ist mit 3 Erfolgsgraden auf Gesundheit getroffen: Was fängt den Treffer ab?',
  actor: 0,
  choices: [
    choice('+2 durch Mantel in der Takelage', 'invoke', {
      price: 'freies Auslösen',
      chance: { good: 50, of: 81, percent: 62, label: 'kein Treffer', shifts: [], levels: [], notes: [] },
    }),
    choice('Kästchen 4 ankreuzen (3 ist schon angekreuzt)', 'box'),
    choice('Eine mittlere Konsequenz nehmen', 'consequence', { words: { label: 'Die Konsequenz in eigenen Worten', optional: false, max: 80 } }),
    choice('Kästchen 2 ankreuzen', 'box', { barred: { text: 'Stress rutscht nie hinunter', rule: 'sotc.stress.roll-up' } }),
  ],
  usual: 1,
  roll: null,
  rule: 'sotc.stress.roll-up',
});

/** The view of the game master, or of a player who is asked. */
export function fixture(role: 'gm' | 'player', rest: Partial<View> = {}): View {
  const isGm = role === 'gm';
  const seat = (n: number, name: string) => ({
    seat: n,
    name,
    state: 'taken' as const,
    mine: isGm ? n === 0 : n === 1,
    dice: 'server' as const,
    prompts: {},
    habits: {},
    actors: n === 0 ? [4, 5, 6] : [n - 1],
  });
  return {
    seq: 41,
    house: {
      title: 'Nachts am Speicherkai',
      system: 'sotc',
      system_name: 'Spirit of the Century',
      seats: ['Sanne', 'Mira', 'Jonas', 'Leyla', 'Tom'].map((name, n) => seat(n, name)),
      locked: false,
      paused: false,
      x_card: false,
      safety: '',
      asking: 'everything',
      dice: 'server',
      plain: false,
      shelf: [],
    },
    waiting: {
      sentence: 'Wartet auf Mira: was fängt den Treffer ab?',
      seats: [1],
      questions: [question(!isGm)],
      since: 40,
    },
    sentence: isGm ? 'Wartet auf Mira.' : 'Die Rote Witwe trifft dich mit 3.',
    my_move: !isGm,
    scene: { fate: scene(isGm) },
    ...rest,
  };
}

const line = (seq: number, text: string, rest: Partial<Line> = {}): Line => ({
  seq,
  n: 0,
  at: 1_795_255_200_000 + seq * 20_000,
  kind: 'event',
  text,
  act: seq,
  ...rest,
});

/** The last lines of the log. */
export const lines: Line[] = [
  line(34, 'SL stellt richtig: Lagerarbeiter stehen im Lagerhaus.', { kind: 'set' }),
  line(35, 'Volle Verteidigung von Florin Silberzunge endet mit Runde 2.', { kind: 'lapse' }),
  line(36, 'Florin Silberzunge pariert um 3 und gewinnt Schwung.', { actor: 3 }),
  line(37, 'Doktor Selma Quast blockt die Reling: Stärke 4, bis Ende der Runde.', { actor: 2 }),
  line(38, 'Ist der Nebel auch unter Deck?', { kind: 'note', seat: 1 }),
  line(39, 'Kapitänin Ida Brandt legt „Mantel in der Takelage“ auf die Rote Witwe. Einmal frei.', { actor: 0, undone: true }),
  line(40, 'Die Rote Witwe greift Kapitänin Ida Brandt an: +5.', {
    kind: 'roll',
    why: [{ text: '+4 Nahkampfwaffen', rule: 'sotc.attack.definition' }],
    dice: { dice: '4dF', faces: [1, 1, 0, -1], total: 1, origin: 'server', words: 'plus, plus, leer, minus' },
  }),
  line(41, 'Kapitänin Ida Brandt verteidigt mit Athletik: +2.', {
    kind: 'roll',
    act: 40,
    why: [
      { text: '+3 Athletik', rule: null },
      { text: '−1 Würfel: minus, leer, plus, minus', rule: null },
    ],
  }),
];
