// The types that go over the wire. Made from crates/views by
// `UPDATE=1 cargo test -p schwung-views --features ts --test suite typescript`; do not edit.

/** Why a procedure was given up. */
export type Abandoned =
  /** The game master called it off. */
  | "called_off"
  /** What it waited for became impossible by a fact set by hand. */
  | "impossible"
  /** The rules have changed since it began, and what was answered does not fit any more. */
  | "diverged"
  /** The rules met something that they cannot handle. */
  | "failed";

/** Somebody, or a group. */
export type ActorView = {
  /** Its number. */
  id: number,
  /** Its name. */
  name: string,
  /** `named`, `minions` or `companion`. */
  kind: string,
  /** Whose side it is on. */
  side: number,
  /** Who plays it. */
  seat: number,
  /** May the viewer act for it? */
  mine: boolean,
  /** Is it hidden from players? Only the game master ever sees such actors. */
  hidden: boolean,
  /** Where it is. */
  zone: number,
  /** Fate points, where the viewer may know them. */
  fate: number | null,
  /** Stress. */
  tracks: Array<TrackView>,
  /** Consequences, mildest first. */
  consequences: Array<ConsequenceView>,
  /** Minions: how many, how good. */
  minions: MinionsView | null,
  /** Whether it has acted in this exchange, holds, defends fully and so on, in words, shortest first. */
  marks: Array<LastingView>,
  /** Has it acted in this exchange? */
  acted: boolean,
  /** How it left the conflict, in words. */
  out: string | null,
  /** The group it leads, or the leader of this group. */
  attached: number | null,
  /**
   * The sheet, where the viewer may read it. Of a character of the game master's, players see no more of it than
   * the aspects that are known.
   */
  sheet: SheetView | null,
};

/** What a client wants to know for itself. Nothing changes. */
export type Ask =
  /** What an actor can do now, as forms; without an actor, what concerns nobody in particular. */
  | { "forms": {
      /** Who. */
      actor: number | null,
  } }
  /** The form of one's sheet, with its values. */
  | { "sheet_form": {
      /** Whose. */
      actor: number,
  } }
  /** Would this command be legal, and what are its odds? */
  | { "forecast": {
      /** The command. */
      command: unknown,
  } }
  /** The exact odds of each choice of a question. */
  | { "odds": {
      /** Which question. */
      question: QuestionId,
  } }
  /** What a text that was pasted would become, part by part, before anything changes. */
  | { "drafts": {
      /** The text. */
      body: string,
  } }
  /** Older lines of the log. */
  | { "lines": {
      /** Those of records before this one. */
      before: number,
  } }
  /** What would change if the game went back to before this record. */
  | { "undo_preview": {
      /** The first record that would be undone. */
      to: number,
  } }
  /** All settings of the rules and of questions. */
  | "settings";

/** An aspect. */
export type AspectView = {
  /** As commands name it. */
  aspect: unknown,
  /** Its wording. */
  text: string,
  /** What bears it, in words: "Scene", "on Ravn". */
  on: string,
  /** The actor that bears it. */
  actor: number | null,
  /** The zone that bears it. */
  zone: number | null,
  /** `sheet`, `framed`, `fragile`, `sticky` or `consequence`. */
  kind: string,
  /** Its kind and how long it lasts, in words. */
  life: string,
  /** Whoever has a free tag of it left. */
  free: number | null,
  /** Is it hidden from players, or from others than those who found it? */
  hidden: boolean,
};

/** An attribute. */
export type AttributeView = {
  /** Its name. */
  name: string,
  /** As it is now. */
  value: number,
  /** As it stands on the sheet. */
  usual: number,
};

/** Why something is not legal now. */
export type Barred = {
  /** What is in the way, in the reader's language. */
  text: string,
  /** Id of the rule. */
  rule: string,
};

/** An item. */
export type BelongingView = {
  /** Its number. */
  id: number,
  /** What it is called. */
  name: string,
  /** `weapon`, `protection`, `substance` or `other`. */
  kind: string,
  /** `away`, `ready` or `drawn`. */
  held: string,
  /** The same in words. */
  held_name: string,
  /** What it does, in words: damage, reloading, roll; empty where the viewer may not know. */
  text: string,
  /** What holds of it: not loaded, out of use, poisoned, used by somebody in this round, heavy. */
  chips?: Array<ChipView>,
};

/** A block. */
export type BlockView = {
  /** Whose. */
  by: number,
  /** How strong. */
  strength: number,
  /** What it bars and how long, in words. */
  text: string,
};

/** A box of a stress track. */
export type BoxView = {
  /** Its number. */
  number: number,
  /** Is it marked? */
  marked: boolean,
  /** Would the hit that waits mark it? */
  next: boolean,
};

/** What is left of a turn. */
export type BudgetView = {
  /** Is the standard action left? */
  standard: boolean,
  /** Is the movement action left, or some of it? */
  movement: boolean,
  /** How it moves: `walk`, `run` or `sprint`. */
  gait: string,
  /** The same in words. */
  gait_name: string,
  /** How far it has come, in words; nothing if it has not moved. */
  walked: string | null,
  /** Quick actions taken. */
  quick: number,
};

/** Why the server ends a connection. */
export type Bye = {
  /** For programs: `token`, `kicked`, `slow`, `flood`, `shutdown`, `malformed`, `origin`. */
  code: string,
  /** In the reader's language. */
  text: string,
  /** Is it worth connecting again? */
  again: boolean,
};

/** A roll that waits. */
export type CallView = {
  /** Whose roll. */
  actor: number,
  /** Who brings the number. */
  seat: number,
  /** What for, in words. */
  text: string,
  /** What to type in the game client: `/roll 1-20`. */
  command: string,
  /** The names under which the client may print it. */
  names: Array<string>,
  /** May a line of the client be pasted for it? */
  paste: boolean,
};

/** An exact chance. */
export type Chance = {
  /** So many ways are good for whoever asks, */
  good: number,
  /** of so many. */
  of: number,
  /** In whole per cent, never 0 or 100 unless it is sure. */
  percent: number,
  /** What counts as good, in the reader's language: "no hit", "success". */
  label: string,
  /** Shifts, and in how many of the ways they come. */
  shifts: [number, number][],
  /** All that may come of it, from best to worst, where there is more than good and bad. */
  levels: Array<ChanceLevel>,
  /** What goes with it, in the reader's language: damage, what it costs, reloading. */
  notes: Array<string>,
};

/** One of several things that may come of something. */
export type ChanceLevel = {
  /** What, in the reader's language: "critical", "fumble". */
  label: string,
  /** In so many ways of all that the chance has. */
  ways: number,
  /** In whole per cent, never 0 or 100 unless it is sure. */
  percent: number,
};

/** A difference between two moments. */
export type Change = {
  /** What changes, in the reader's language. */
  text: string,
};

/** A spell that is being channelled. */
export type ChannelView = {
  /** The spell, by name. */
  spell: string,
  /** Turns of channelling done. */
  turns: number,
  /** Turns needed. */
  needed: number,
  /** In words. */
  text: string,
  /** Id of the rule. */
  rule: string,
};

/** A character or an object. */
export type CharacterView = {
  /** Its number. */
  id: number,
  /** Its name. */
  name: string,
  /** `named`, `unnamed` or `object`. */
  kind: string,
  /** The same in words. */
  kind_name: string,
  /** Whose side it is on. */
  side: number,
  /** Who plays it. */
  seat: number,
  /** May the viewer act for it? */
  mine: boolean,
  /** Is it hidden from players? Only the game master, and whoever plays it, ever sees such actors. */
  hidden: boolean,
  /** Endurance, as far as the viewer may know it. */
  endurance: EnduranceView,
  /** What holds of it, the gravest first. */
  states: Array<ChipView>,
  /** How it is out, in words. */
  out: string | null,
  /** What is left of its turn; nothing outside conflicts, and for objects. */
  budget: BudgetView | null,
  /** Attributes, power level, skills and so on, where the viewer may read the sheet. */
  figures: FiguresView | null,
  /** What it carries: of characters of the game master's no more than the names. */
  gear: Array<ItemView>,
};

/** Something that holds, with its rule. */
export type ChipView = {
  /**
   * Which: a word for programs. For states of characters `prone`, `cover`, `held`, `holds`, `helpless`, `blinded`,
   * `distracted`, `surprised`, `afraid`, `dodging`, `running`, `sprinting`, `at_one`, `down`, `out`, `damaged`,
   * `cruel`, `adapted`, `hidden`, `lowered`, `boosted`; for turns those of a place and `forced`, `shared`, `late`;
   * for scenes `dark`, `underwater`, `weightless`.
   */
  kind: string,
  /** In words: "held by Sorel". */
  text: string,
  /** Until when, where it ends by itself; else empty. */
  until: string,
  /** Id of the rule. */
  rule: string,
};

/** One answer. */
export type ChoiceView = {
  /** Verb and effect. */
  label: string,
  /** What it costs or brings, if anything. */
  price: string | null,
  /** Id of the rule. */
  rule: string,
  /** Why it may not be given now. */
  barred: Barred | null,
  /** Words that go with it. */
  words: WordsView | null,
  /**
   * How it is shown: `plain`, `invoke`, `reroll`, `pass`, `box`, `consequence`, `out`, `skill`, `full`, `rung`,
   * `yes`, `no`.
   */
  shape: string,
  /** Its chance, where it is known at once; else `odds` tells. */
  chance: Chance | null,
};

/** Two rolls that meet, or a roll and a number. */
export type ClashView = {
  /** What is going on: "Ravn attacks Ottilie". */
  title: string,
  /** Whoever acts. */
  acting: SideView,
  /** Whoever or whatever stands against it; nothing before it is known. */
  against: SideView | null,
  /** How far the acting one is ahead; nothing before it is known, or where the number is hidden. */
  lead: number | null,
  /** What that means: "for Ravn", "a tie: miss". */
  lead_words: string,
  /** Is it over? */
  over: boolean,
};

/** One message from a client. The first one must be `hello`. */
export type ClientMessage =
  /** Who is there, and what it has seen. */
  | { "hello": Hello }
  /** Something to be done; answered by `done` or `refused` with the same id. */
  | { "do": {
      /**
       * Made by the client, at most 64 characters. The same id of the same seat is never carried out twice: repeat
       * it until it is answered. For anything else it is refused then, as `id_taken`.
       */
      id: string,
      /** What is to be done. */
      what: Do,
  } }
  /** Something to be told, to this client alone; answered by `reply` or `refused` with the same id. */
  | { "ask": {
      /** Made by the client, at most 64 characters. */
      id: string,
      /** What is to be told. */
      what: Ask,
  } }
  /** The reader's language from now on, as in `hello`. Answered by a fresh `welcome`. */
  | { "lang": string }
  /** Is anybody there? Answered by `pong`. */
  | "ping";

/** A combat, with the order of turns. */
export type CombatView = {
  /** The round, from 1. */
  round: number,
  /** In words: "Round 3". */
  text: string,
  /** Whose turn it is; nobody's, or somebody's whom the viewer does not know, if empty. */
  turn: number | null,
  /** Whoever takes part, first to last. */
  order: Array<TurnView>,
  /** Whose turn comes next in that order, if anybody's in this round. */
  next: number | null,
};

/** A companion. */
export type CompanionView = {
  /** Its name. */
  name: string,
  /** What it can do, in words. */
  text: string,
  /** Is it at one's side? */
  present: boolean,
};

/** A conflict. */
export type ConflictView = {
  /** `physical`, `social` or `mental`. */
  kind: string,
  /** In words. */
  name: string,
  /** Number of the exchange. */
  exchange: number,
  /** Whose turn it is; nobody's, or somebody's whom the viewer does not know, if empty. */
  turn: number | null,
  /** The skill that orders it, in words. */
  order_by: string,
};

/** A consequence. */
export type ConsequenceView = {
  /** The aspect it is. */
  aspect: number,
  /** How bad, in words. */
  severity: string,
  /** Its wording. */
  text: string,
};

/** What a conflict does to somebody. */
export type CostView = {
  /** Who. */
  name: string,
  /** The side. */
  side: string,
  /** The share of fights at whose end it is out. */
  out: number,
  /** Its policy, in words. */
  policy: string,
  /** What is left of what it has. */
  gauges: Array<SpreadView>,
};

/** How many there are, and how many there should be. */
export type CountView = {
  /** There are. */
  have: number,
  /** There should be; 0 if that is all the same. */
  need: number,
};

/** Cover that somebody has. */
export type CoverView = {
  /** Its number. */
  id: number,
  /** Who is protected. */
  of: number,
  /** The value to reach on 1-20. */
  need: number,
  /** Is nothing to be seen of the protected? */
  full: boolean,
  /** In words, with the side from which it protects. */
  text: string,
  /** Id of the rule. */
  rule: string,
};

/** A table was opened. The tokens are told this once and stored nowhere. */
export type Created = {
  /** The table. */
  table: string,
  /** The game master's token. */
  gm: string,
  /** With this token people join. */
  join: string,
  /** With this token people watch. */
  watch: string,
};

/**
 * A scene of Dämmersturm. Characters, items and grounds are numbered as in commands; what the viewer may not know is
 * not there, and nothing tells that it is missing.
 */
export type DaemmersturmScene = {
  /** The combat section. */
  section: SectionView,
  /** The combat, if one is running. */
  combat: CombatView | null,
  /** Everybody of whom the viewer knows, in the order of their numbers. */
  people: Array<PersonView>,
  /** The sides of which the viewer knows anybody, the lowest number first. */
  sides: Array<FactionView>,
  /** Items that lie about; what somebody has stands with whoever has it. */
  loose: Array<BelongingView>,
  /** How far apart two are, where it was said. */
  distances: Array<GapView>,
  /** Cover. */
  covers: Array<CoverView>,
  /** Who is hidden from whom, as far as it is the viewer's business. */
  sights: Array<SightView>,
  /** Grounds with an effect, and places with a name. */
  grounds: Array<GroundView>,
  /** What waits for the plot leader, or the viewer was told; the oldest first. */
  notes: Array<MemoView>,
  /** What the community has entered. */
  library: LibraryView,
  /** The charge range of the scene, in decimetres. */
  charge_range: number,
  /** The same in words: "9 m". */
  charge_range_words: string,
  /** The attack that is going on, or was the last one. */
  clash: StrikeView | null,
  /** The roll that waits, with what to type for it in the game client. */
  call: CallView | null,
  /**
   * Lines of the game client that fit no roll yet, the oldest first: all of them for the plot leader, own ones for
   * players.
   */
  tray: Array<TrayLineView>,
};

/** Where dice come from. */
export type DiceMode =
  /** The server rolls at once. */
  | "server"
  /** Whoever rolls says when: by a tap, or by typing what own dice show. */
  | "own"
  /** Each seat chooses. */
  | "each";

/** Dice that fell. */
export type DiceView = {
  /** Name of the dice. */
  dice: string,
  /** What they show. */
  faces: Array<number>,
  /** What the rules read off them. */
  total: number,
  /** Where they come from. */
  origin: Origin,
  /** The faces in words, in the reader's language: "plus, blank, minus, plus". */
  words: string,
  /** What each die is, where that matters: "light", "dark". None for dice that are all alike. */
  labels?: Array<string>,
};

/** How far apart two are. */
export type DistanceView = {
  /** One. */
  a: number,
  /** The other. */
  b: number,
  /** The distance in half metres, as commands have it. */
  length: number,
  /** The range band: `near`, `short`, `medium`, `long` or `extreme`. */
  band: string,
  /** Distance and band in words: "25 m (medium range)". */
  text: string,
};

/** What is to be done. All of it goes into the log, and is refused as a whole or done as a whole. */
export type Do =
  /** A command of the rules, as its type is written in the reference; forms put it together. */
  | { "command": unknown }
  /** A command in words, as plays have them: `Anna attacks Boris with Fists`. */
  | { "say": string }
  /** Answers a question. */
  | { "answer": {
      /** Which question. */
      question: QuestionId,
      /** Which of its choices, counted from 0. */
      choice: number,
      /** Words, where the choice takes some. */
      words: string,
  } }
  /** Gives the usual answer, or lets the server roll. The game master may for everybody. */
  | { "skip": {
      /** Which question. */
      question: QuestionId,
  } }
  /** Dice fall. */
  | { "roll": {
      /** Which roll. */
      question: QuestionId,
      /** What own dice show, die by die; without them the server rolls. */
      faces: Array<number> | null,
  } }
  /** Lines of another program, as text: those that tell of dice go to the rolls that wait for them, in their order, whoever of the table they are; the rest is kept, where the book keeps it. */
  | { "paste": {
      /** The text, at most 20,000 characters. */
      text: string,
  } }
  /** Gives a line that was kept to a roll. */
  | { "assign": {
      /** Which roll. */
      question: QuestionId,
      /** The number of the line. */
      line: number,
  } }
  /** The game master gives up what waits; what has happened stays. */
  | "call_off"
  /** The game master goes back to before a record; nothing is deleted. */
  | { "undo": {
      /** The first record that is undone. */
      to: number,
      /** Do the dice that fell since fall the same way again? */
      keep_dice: boolean,
  } }
  /** Something about the table itself: seats, pause, notes, plain dice, shelf. */
  | { "house": HouseDeed }
  /** Changes a sheet: the game master any, a player her own. The fields are those that the `sheet` form has. */
  | { "sheet": {
      /** Whose. */
      actor: number,
      /** Field by field. */
      fields: Record<string, unknown>,
  } }
  /** The game master brings out what a text in the format of encounter files has: characters, minions, zones, aspects. */
  | { "stage": {
      /** The text; or */
      body: string | null,
      /** the number of a thing on the shelf. */
      item: number | null,
      /** Do its zones and aspects take the place of those there? Else they are added. */
      new_scene: boolean,
  } }
  /** The game master sets a switch of the rules. */
  | { "setting": {
      /** Its name. */
      name: string,
      /** Its position: true or false, a number, or one of its words. */
      value: boolean | number | string,
  } };

/** Something about a part of a pasted text. */
export type DraftRemark = {
  /** The line, counted from 1. */
  line: number,
  /** The character in the line, counted from 1. */
  column: number,
  /** What, in the reader's language. */
  text: string,
  /** Is it wrong, so that the part cannot be brought in? Else it is only odd. */
  wrong: boolean,
};

/** A part of a pasted text, and what it would become. */
export type DraftView = {
  /** The line in which it begins, counted from 1. */
  line: number,
  /** Who it is; empty for text that belongs to nobody. */
  name: string,
  /** The part itself, as it was pasted. */
  text: string,
  /** What it would become, in the reader's language; empty where it becomes nothing. */
  becomes: string,
  /** Can it be brought in? */
  fits: boolean,
  /** What is odd about it or wrong with it, in the order of the text. */
  remarks: Array<DraftRemark>,
};

/** Endurance. */
export type EnduranceView = {
  /** What is left; nothing where the viewer may not know. */
  now: number | null,
  /** The most; nothing where the viewer may not know. */
  max: number | null,
  /** What is lost, all together: everybody saw it. */
  lost: number,
  /** What is lost, by how it comes back; of sheets that the viewer may not read nothing. */
  losses: Array<LossView>,
};

/** What the environment does at the end of the round. */
export type EnvironmentView = {
  /** What it is called. */
  name: string,
  /** What moves then, in words; empty if nothing does. */
  moves: Array<string>,
  /** Id of the rule. */
  rule: string,
};

/** Where somebody turns. */
export type FacingView = {
  /** In words. */
  text: string,
  /** The direction, `n`, `ne`, … `nw`; nothing where it is towards somebody. */
  direction: string | null,
  /** Towards whom; nothing for a direction, and for somebody whom the viewer does not know. */
  toward: number | null,
  /** Does it wait for that one's attack? */
  guards: boolean,
  /** Id of the rule. */
  rule: string,
};

/** A side. */
export type FactionView = {
  /** Its number. */
  side: number,
  /** What it is called. */
  name: string,
};

/** A scene. Actors, zones and skills are numbered as in commands; what the viewer may not know is not there. */
export type FateScene = {
  /** Number of the scene. */
  scene: number,
  /** The conflict, if there is one. */
  conflict: ConflictView | null,
  /** Who acts in what order. */
  order: Array<number>,
  /** Everybody and every group that the viewer knows of. */
  actors: Array<ActorView>,
  /** Aspects in play: on the scene, on zones, on somebody; consequences too. */
  aspects: Array<AspectView>,
  /** The zones. */
  zones: Array<ZoneView>,
  /** Ways between them. */
  ways: Array<WayView>,
  /** Everything in force that ends by itself, with its end. */
  lasting: Array<LastingView>,
  /** The rolls that meet, or met last. */
  clash: ClashView | null,
  /** The skill list. */
  skills: Array<string>,
  /** The rungs of the ladder, from the lowest to the highest that has a name. */
  ladder: Array<RungView>,
  /**
   * Names of the sides; empty where the viewer knows of nobody on it, and none after the last of which anybody is
   * known.
   */
  sides: Array<string>,
};

/** One part of a form. */
export type Field = {
  /** Where its value goes. */
  name: string,
  /** What it is called. */
  label: string,
  /** What can be filled in. */
  kind: FieldKind,
  /** May it be left out? Then it is not sent. */
  optional: boolean,
  /** Is it seldom needed? Such fields are folded away. */
  more: boolean,
  /** The value it begins with. */
  value: unknown,
  /** Id of the rule that stands behind it, where that is another than the form's. */
  rule?: string | null,
};

/** What can be filled in. */
export type FieldKind =
  /** One of these. */
  | { "one": Array<FieldOption> }
  /** Any of these: the value is a list. */
  | { "many": Array<FieldOption> }
  /** Words, at most so many characters. */
  | { "text": {
      /** At most. */
      max: number,
      /** Over several lines? */
      long: boolean,
  } }
  /** A number between two bounds. */
  | { "number": {
      /** The lowest. */
      min: number,
      /** The highest. */
      max: number,
  } }
  /** Yes or no. */
  | "flag"
  /** Several entries of the same parts: the value is a list of objects, of plain values if the only part has an empty name, or of lists if the parts are named `0`, `1` and so on. */
  | { "list": {
      /** The parts of each. */
      fields: Array<Field>,
      /** At most so many. */
      max: number,
  } };

/** One thing that can be chosen. */
export type FieldOption = {
  /** The value that is sent. */
  value: unknown,
  /** What it is called. */
  label: string,
  /** What one should know of it: a rating, a zone. */
  note: string,
  /** Of many: the heading under which it stands; none where they all stand together. */
  group?: string,
  /** Why it cannot be chosen. */
  barred: Barred | null,
};

/** What stands on a sheet, as it counts now. */
export type FiguresView = {
  /** The attributes, in their order. */
  attributes: Array<AttributeView>,
  /** The power level. */
  power_level: number,
  /** Skills it knows, by their names. */
  skills: Array<KnownSkillView>,
  /** Powers, gifts and abilities. */
  powers: Array<PowerView>,
  /** How far it gets: walking, running, sprinting, in words; none where the table has no figures. */
  paces: Array<string>,
  /** Anything else that is set: weight, band. */
  notes: Array<string>,
};

/**
 * One thing that can be done. The command is `{[verb]: {...fixed, ...fields}}`, where a field named `a.b` goes into
 * the object `a`.
 */
export type Form = {
  /** Name of the command. */
  verb: string,
  /** What it is called. */
  label: string,
  /** What it does, in one sentence. */
  hint: string,
  /** Where it is shown: `action`, `reaction`, `fate`, `group`, `gm`, `scene`. */
  group: string,
  /** Id of the rule. */
  rule: string | null,
  /** Parts that are given. */
  fixed: Record<string, unknown>,
  /** Parts to be filled in. */
  fields: Array<Field>,
  /** Why it is not legal now. */
  barred: Barred | null,
};

/** How far apart two are. */
export type GapView = {
  /** One. */
  a: number,
  /** The other. */
  b: number,
  /** How far, in decimetres. */
  length: number,
  /** In words. */
  text: string,
};

/** A talent, gift or stunt. */
export type GiftView = {
  /** Its name. */
  name: string,
  /** `talent`, `gift` or `stunt`. */
  kind: string,
  /** The same in words. */
  kind_name: string,
  /** What it does. */
  text: string,
  /** What each use costs, in words; nothing if it is free. */
  price: string | null,
  /** What it adds to rolls of a skill: "Athletics +2". */
  bonus: string | null,
};

/** Ground with an effect, or a place with a name. */
export type GroundView = {
  /** Its number. */
  id: number,
  /** In words: what it comes from, what it does, how long it lasts. */
  text: string,
  /** Rounds that are left. */
  rounds: number,
  /** Who stands in it, as far as the viewer knows. */
  standing: Array<number>,
  /** Id of the rule. */
  rule: string,
};

/** The first message on a socket. */
export type Hello = {
  /** The token of a seat, of the game master or of a spectator. */
  token: string,
  /**
   * The reader's language: `"de"` or `"en"`; with `-x-words`, `-x-numbers` or `-x-both`, numbers on the ladder are
   * shown so.
   */
  lang: string,
  /**
   * The number of the last record that this client has seen; 0 for none. Lines since then are sent; after a
   * long gap, the last ones only.
   */
  after: number,
};

/** Somebody holds somebody. */
export type HoldView = {
  /** Who; nothing for somebody whom the viewer does not know. */
  by: number | null,
  /** Whom. */
  on: number,
  /** In words. */
  text: string,
  /** The round in which it began; 0 outside conflicts. */
  round: number,
};

/** What somebody does about the table itself. */
export type HouseDeed =
  /** A note in the log. */
  | { "say": {
      /** The words, at most 2,000 characters. */
      text: string,
      /** Who reads it. */
      to: Told,
  } }
  /** Plain dice, for no rule: `"4dF"`, `"2d6"`, `"d20"`. */
  | { "throw": {
      /** The dice. */
      dice: string,
      /** What own dice show; without them the server rolls. */
      faces: Array<number> | null,
      /** What for. */
      label: string,
      /** Does only the game master see it, and whoever rolled? */
      secret: boolean,
  } }
  /** Pauses, or goes on. Everybody may. */
  | { "pause": boolean }
  /** Lays the X-card, or takes it away. Everybody may, and nobody learns who. */
  | { "x_card": boolean }
  /** Gives a seat another name: one's own, or any if one is the game master. */
  | { "rename": {
      /** Which seat. */
      seat: Seat,
      /** The name, 1 to 40 characters. */
      name: string,
  } }
  /** Gets up from one's seat. */
  | "leave"
  /** The game master asks somebody to leave; the seat is free again. */
  | { "kick": {
      /** Which seat. */
      seat: Seat,
  } }
  /** The game master and a player change seats. */
  | { "hand_over": {
      /** The player's seat. */
      to: Seat,
  } }
  /** The game master adds an empty seat. */
  | { "add_seat": {
      /** The name. */
      name: string,
  } }
  /** Nobody new can join, or can again. */
  | { "lock": boolean }
  /** What the evening is called. */
  | { "title": string }
  /** Lines and veils that the group agreed on. */
  | { "safety": string }
  /** Where the table's dice come from. */
  | { "dice": DiceMode }
  /** Where one seat's dice come from. */
  | { "seat_dice": {
      /** Which seat. */
      seat: Seat,
      /** Where from. */
      mode: DiceMode,
  } }
  /** Whether a seat is asked a kind of question. */
  | { "prompt": {
      /** Which seat. */
      seat: Seat,
      /** The kind of question. */
      kind: string,
      /** Is it asked? */
      policy: Policy,
  } }
  /** Dice and notes only, or the rules again. */
  | { "plain": boolean }
  /** Puts something on the shelf, or in the place of something there. */
  | { "shelve": {
      /** What it replaces. */
      id: number | null,
      /** What it is called. */
      name: string,
      /** What it is, in the format of encounter files; at most 64 KiB. */
      body: string,
  } }
  /** Takes something off the shelf. */
  | { "unshelve": {
      /** Which. */
      id: number,
  } };

/** The table itself. */
export type HouseView = {
  /** What the evening is called. */
  title: string,
  /** Id of the book that is played: `sotc`. */
  system: string,
  /** What the book is called. */
  system_name: string,
  /** The seats, clockwise; the first is the game master's. */
  seats: Array<SeatView>,
  /** Can nobody new join? */
  locked: boolean,
  /** Is play paused? */
  paused: boolean,
  /** Does an X-card lie on the table? */
  x_card: boolean,
  /** Lines and veils. */
  safety: string,
  /** Where dice come from. */
  dice: DiceMode,
  /** Dice and notes only? */
  plain: boolean,
  /** What the game master has prepared; empty for everybody else. */
  shelf: Array<ShelfItem>,
};

/** A piece of gear. */
export type ItemView = {
  /** Its number. */
  id: number,
  /** Its name. */
  name: string,
  /** `weapon`, `protection`, `tool` or `other`. */
  kind: string,
  /** Its figures, in words; empty where the viewer may not know them, or there are none. */
  text: string,
};

/** Somebody joined. The token is told this once. */
export type Joined = {
  /** The table. */
  table: string,
  /** The token of this seat. */
  token: string,
  /** Who that is. */
  you: You,
};

/** A skill that somebody knows. */
export type KnownSkillView = {
  /** Its number. */
  skill: number,
  /** Its name. */
  name: string,
  /** Specialisations in it. */
  specialities: Array<string>,
};

/** Something in force, with its end. */
export type LastingView = {
  /** What. */
  text: string,
  /** Until when. */
  until: string,
  /** Id of the rule. */
  rule: string,
  /** Whose. */
  actor: number | null,
  /** `spin`, `tag`, `block`, `full`, `hold`, `disarmed`, `swap`, `long`, `led`, `acted`, `other`. */
  kind: string,
};

/** How much the community has entered. */
export type LibraryView = {
  /** Weapons. */
  weapons: number,
  /** Shields, armours and other protection. */
  protections: number,
  /** Abilities. */
  abilities: number,
  /** Spells. */
  spells: number,
  /** Potions and poisons. */
  substances: number,
  /** Group attacks. */
  groups: number,
};

/** Life points. */
export type LifeView = {
  /** What is left; nothing where the viewer may not know. */
  now: number | null,
  /** What it was at the start of this fight; nothing where the viewer may not know. */
  start: number | null,
  /** What stands on the profile; nothing where the viewer may not know. */
  base: number | null,
  /** What is lost since the start of this fight: everybody saw it. */
  lost: number,
  /** Did it drop to 1 to 5? */
  exhausted: boolean,
};

/** One line of the log. */
export type Line = {
  /** The record it belongs to. */
  seq: number,
  /** Which line of that record. */
  n: number,
  /** When, in milliseconds since 1970. */
  at: number,
  /** What it tells of. */
  kind: LineKind,
  /** The sentence. */
  text: string,
  /** The parts of its numbers, each with its rule. */
  why?: Array<PartView>,
  /**
   * A short line that can be pasted elsewhere, such as into the chat of a game client: what the actor does, and
   * with what result.
   */
  paste?: string | null,
  /** Dice that fell. */
  dice?: DiceView | null,
  /** Whose doing it is, where that matters. */
  seat?: number | null,
  /** The actor it is about. */
  actor?: number | null,
  /** Do only some see it? */
  secret?: boolean,
  /** Is it undone? */
  undone?: boolean,
  /**
   * The first record of the action it belongs to: undoing that takes the whole action back. Nothing for what
   * is no part of the game.
   */
  act?: number | undefined,
};

/** What a line tells of. */
export type LineKind =
  /** Something happened in the game. */
  | "event"
  /** Something ended by itself: spin, a block, full defence. */
  | "lapse"
  /** The game master set something. */
  | "set"
  /** Dice. */
  | "roll"
  /** A note. */
  | "note"
  /** Seats, settings, pause. */
  | "house"
  /** Something was undone. */
  | "undo"
  /** A procedure was given up. */
  | { "abandoned": Abandoned };

/** Endurance lost, and how it comes back. */
export type LossView = {
  /** `fresh`, `deep` or `shock`. */
  kind: string,
  /** How much. */
  points: number,
  /** In words, with what brings it back. */
  text: string,
  /** Id of the rule. */
  rule: string,
};

/** Two rolls that meet, or a roll and a number. */
export type MeetingView = {
  /** What is going on: "Sorel shoots at Ilka". */
  title: string,
  /** `attack`, `sweep`, `blast`, `distract`, `escape`, `contest` or `check`. */
  kind: string,
  /** What it is done with, in words; empty where nothing is to be named. */
  with: string,
  /** Whoever acts. */
  acting: PoolView,
  /** Those who act together with them; the worst result counts. */
  helpers: Array<PoolView>,
  /** Whoever or whatever stands against it; nothing before it is known. */
  against: PoolView | null,
  /** Dice that pass to the other side because a pool is below zero, in words. */
  passes: Array<PartView>,
  /** How far the acting one is ahead; nothing before it is known, or where the number is hidden. */
  lead: number | null,
  /** What that means: "a hit", "missed by 3". */
  lead_words: string,
  /** The exact chance as things stand; nothing once it is known how it came out, or where the viewer may not know. */
  chance: Chance | null,
  /** What a success brings, in words, where that is known: "1 endurance". */
  stake: string,
  /** Is it over? */
  over: boolean,
};

/** Somebody in melee with somebody. */
export type MeleeView = {
  /** With whom. */
  with: number,
  /** Is that one in the own reach? */
  reaches: boolean,
  /** Is it in that one's reach? */
  reached: boolean,
  /** Where that one is, seen from here, `n` to `nw`; nothing where nobody said so. */
  at: string | null,
};

/** Something for the plot leader to settle, or that somebody was told. */
export type MemoView = {
  /** Which of the viewer's notes, counted from 1. */
  n: number,
  /** Its number in commands; only the plot leader is told. */
  id?: number | null,
  /** Who caused it, by name; empty if nobody, or somebody whom the viewer does not know. */
  by: string,
  /** Whom it is for, in words. */
  to: string,
  /** What it says. */
  text: string,
  /** Is it settled? */
  done: boolean,
};

/** A group of minions. */
export type MinionsView = {
  /** How many stand. */
  members: number,
  /** How good, in words: "quality +2 (physical)"; nothing where the viewer may not know. */
  quality: string | null,
  /** Boxes that each has; 0 where the viewer may not know. */
  boxes: number,
  /** Boxes filled of the next one. */
  wounds: number,
};

/** A table to be opened. */
export type NewTable = {
  /** What it begins with. */
  start: Start,
  /** The game master's name. */
  gm: string,
  /** What the evening is called; the encounter's title if empty. */
  title: string,
  /** The language of names that the table itself makes up: `"de"` or `"en"`. */
  lang: string,
};

/** What somebody was told. */
export type NoteView = {
  /** Which of the viewer's notes, counted from 1. */
  n: number,
  /** Who was told, in words. */
  to: string,
  /** What. */
  text: string,
  /** Is it true? Only the game master is ever told. */
  genuine?: boolean | null,
};

/** The exact odds of a roll. */
export type OddsView = {
  /** The roll, as it is understood. */
  notation: string,
  /** All ways, as text: there may be more than a number holds. */
  denominator: string,
  /** The mean, as text with six digits. */
  mean: string,
  /** Ways that lead elsewhere, as text: what has no end is counted up to a bound. */
  rest: string,
  /** Each result, the least first; no more than the first 2,000. */
  outcomes: Array<OutcomeView>,
};

/** Where a roll comes from. */
export type Origin =
  /** The server rolled. */
  | "server"
  /** Somebody rolled own dice and typed what they show. */
  | "typed"
  /** It fell in another program, and somebody brought the line that says so. */
  | "client"
  /** The game master set it for somebody. */
  | "set"
  /** As it fell before it was undone. */
  | "again"
  /** A rule left no other way. */
  | "forced";

/** A result of a roll. */
export type OutcomeView = {
  /** The number: a decimal where it ends, else a fraction. */
  value: string,
  /** In how many ways it comes, as text. */
  ways: string,
  /** Its share of all, in percent with four digits. */
  percent: string,
  /** The share of this or more, in percent with four digits. */
  at_least: string,
};

/** A part of a number, with its rule. */
export type PartView = {
  /** In words: "+3 Athletics". */
  text: string,
  /** Id of the rule. */
  rule: string | null,
};

/** A character: one line of a compact list. */
export type PersonView = {
  /** Its number. */
  id: number,
  /** Its name. */
  name: string,
  /** Whose side it is on. */
  side: number,
  /** Who plays it. */
  seat: number,
  /** May the viewer act for it? */
  mine: boolean,
  /** Is it hidden from players? Only the plot leader, and whoever plays it, ever sees such characters. */
  hidden: boolean,
  /** `up`, `incapacitated`, `dead` or `gone`. */
  status: string,
  /** The same in words. */
  status_name: string,
  /** Life points, as far as the viewer may know them. */
  life: LifeView,
  /**
   * Attack and defence values as they count now, melee, ranged, magic; none where the viewer may not read the
   * profile.
   */
  values?: Array<SkillPairView>,
  /** Action, focus and magic points; none where the viewer may not read the profile. */
  pools?: Array<PointPoolView>,
  /** What is left of the turn and the round; nothing outside combats. */
  turn: TurnLeftView | null,
  /** Where it turns; nothing where it has not turned. */
  facing: FacingView | null,
  /** With whom it is in melee. */
  melee?: Array<MeleeView>,
  /** A spell that it channels, for everybody to see. */
  channel: ChannelView | null,
  /** What holds of it, the gravest first: exhausted, poison, damage over time, potions, seeking cover, carried, … */
  chips?: Array<ChipView>,
  /** What it has: of characters that the viewer may not read, what is in the hand. */
  items?: Array<BelongingView>,
  /** Abilities of the profile, by name; none where the viewer may not read it. */
  abilities?: Array<string>,
  /** The profile as one line of text, to be copied; nothing where the viewer may not read it. */
  profile: string | null,
};

/** Somebody or something that can be chosen. */
export type PickOption = {
  /** Its number. */
  id: number,
  /** What it is called. */
  label: string,
  /** What one should know of it. */
  note: string,
  /** The heading under which it stands. */
  group: string,
  /** How much of the limit it takes. */
  room: number,
  /** Is it among those that are proposed? */
  on: boolean,
  /** The number that is proposed for it. */
  number: number | null,
};

/**
 * Answers that no list could hold. They go as the words of one of the choices: of `many` the numbers of the options,
 * `3,5-7`, or `-` for none; of `numbers` those that differ from what is proposed, `5=20,3=18`; a `number`, `12`; a
 * `range`, `3-10`. Without words the choice is meant as it stands.
 */
export type PickView = {
  /** `many`, `numbers`, `number` or `range`. */
  kind: string,
  /** The choice that stands for any such answer. */
  choice: number,
  /** Those of whom some are chosen, or who get a number each. */
  options: Array<PickOption>,
  /** For so much of [`PickOption::room`] there is room; nothing where there is no limit. */
  limit: number | null,
  /** The lowest number. */
  min: number,
  /** The highest number. */
  max: number,
  /** Of a number, and of a range the lower end: what is proposed. */
  low: number | null,
  /** Of a range the upper end: what is proposed. */
  high: number | null,
};

/** A place in the order of turns. */
export type PlaceView = {
  /** Whose. */
  actor: number,
  /**
   * How it stands with this turn: `now`, `interrupted`, `cut_in` (its turn, taken in the midst of another), `acted`,
   * `deferred` (a turn is in store), `owed` (the slot will pass for a forced action), `passed` (cannot act), `waits`.
   */
  state: string,
  /** The same in words, and whatever else holds of the turn: in store, owed, forced, each with its end and rule. */
  chips: Array<ChipView>,
};

/** A pool of points. */
export type PointPoolView = {
  /** `action`, `focus`, `mana`, `light`, `shadow` or `elements`. */
  kind: string,
  /** What it is called. */
  name: string,
  /** What is left. */
  now: number,
  /** As written on the profile. */
  max: number,
};

/** Action points of a seat. */
export type PointsView = {
  /** The seat. */
  seat: number,
  /** Points that are left. */
  points: number,
  /** Points earned in this session. */
  earned: number,
  /** Is this seat not asked for forced actions and deferred turns? */
  passes: boolean,
};

/** Is somebody asked? */
export type Policy =
  /** Never: nothing is done and nothing is paid. */
  | "off"
  /** Yes. */
  | "ask"
  /** No: the usual answer is given. */
  | "automatic";

/** One side of a meeting: a pool of dice, what is added to them, and every circumstance of its table. */
export type PoolView = {
  /** Who; nothing for a difficulty, and for somebody whom the viewer does not know. */
  actor: number | null,
  /** Name, or what it is. */
  name: string,
  /** What it does, with which skill: "defends · Ranged combat with Dexterity". */
  text: string,
  /** Every circumstance of its table: those that make an attempt fail first, then penalties, then bonuses. */
  ticks: Array<TickView>,
  /** Dice before anything is handed over, below zero too; nothing where the viewer may not know, and for numbers. */
  pool: number | null,
  /** Dice that are, or were, thrown. */
  thrown: number | null,
  /** What is added to the dice, all together. */
  bonus: number | null,
  /** Dice and what is added, in words: "2d6 + 7". */
  formula: string,
  /** The parts of the pool, each with its rule: what is known, what circumstances give and take. */
  pool_parts: Array<PartView>,
  /** The parts of what is added, each with its rule. */
  parts: Array<PartView>,
  /** The dice that fell, throw by throw. */
  dice: Array<DiceView>,
  /** The sum so far; nothing before dice fell, or where the viewer may not know it. */
  total: number | null,
  /** Does it stand as it is, without dice: a difficulty, or somebody who cannot defend? */
  stands?: boolean,
};

/** A power, gift or ability. */
export type PowerView = {
  /** Its place on the sheet. */
  gift: number,
  /** Its name. */
  name: string,
  /** What it does, in words. */
  text: string,
};

/** What went wrong, in the reader's language (RFC 9457). */
export type Problem = {
  /** Kind, for programs. */
  code: string,
  /** The HTTP status. */
  status: number,
  /** What is wrong, and what is legal. */
  detail: string,
  /** Where in a file, if it is about one: line by line. */
  errors?: Array<string>,
};

/** How far a simulation is. */
export type ProgressView = {
  /** How many fights are over. */
  done: number,
  /** Of how many. */
  of: number,
};

/**
 * What a waiting question is called. Made from where its procedure stands: an answer that comes too late, or
 * twice, names a question that does not wait any more.
 */
export type QuestionId = string;

/** A question that the viewer may answer. */
export type QuestionView = {
  /** What it is called. */
  id: QuestionId,
  /** Whose answer it takes. */
  seat: number,
  /** Whose answer it takes, by name. */
  name: string,
  /** Is it the viewer's own? */
  mine: boolean,
  /** Kind of question, for settings and for how it is shown; `roll` for dice. */
  kind: string,
  /** The question. */
  sentence: string,
  /** The actor it is about. */
  actor: number | null,
  /** What can be answered, in the order in which it is numbered; those that are barred too. */
  choices: Array<ChoiceView>,
  /** Which choice is the usual one. */
  usual: number | null,
  /** Dice that are to fall, in place of choices. */
  roll: RollView | null,
  /** Id of the rule that asks. */
  rule: string | null,
  /** Answers that no list could hold; nothing where the choices are all there is. */
  pick?: PickView | null,
};

/** Something about a new character that is not as the rules for the start have it. */
export type RemarkView = {
  /** In words. */
  text: string,
  /** Id of the rule. */
  rule: string,
};

/** What was asked for. */
export type Reply =
  /** What can be done, legal or not. */
  | { "forms": Array<Form> }
  /** Would it be legal, and what are its odds? */
  | { "forecast": {
      /** Why not. */
      barred: Barred | null,
      /** The chance that it succeeds. */
      chance: Chance | null,
  } }
  /** The chance of each choice, in their order; nothing where dice decide nothing. */
  | { "odds": {
      /** Which question. */
      question: QuestionId,
      /** By choice. */
      chances: Array<Chance | null>,
  } }
  /** What a pasted text would become, part by part in its order. */
  | { "drafts": Array<DraftView> }
  /** Older lines. */
  | { "lines": {
      /** Oldest first. */
      lines: Array<Line>,
      /** Are there still older ones? */
      earlier: boolean,
  } }
  /** What would change. */
  | { "undo_preview": {
      /** Change by change. */
      changes: Array<Change>,
      /** Did somebody learn a secret since? */
      reveals: boolean,
  } }
  /** All settings. */
  | { "settings": Array<SettingView> };

/** Who is looking. */
export type Role =
  /** The game master. */
  | "gm"
  /** A player. */
  | "player"
  /** Somebody who watches. */
  | "watch";

/** A table on which a die decides. */
export type RollTableView = {
  /** `critical` or `fumble`. */
  kind: string,
  /** What it is called. */
  title: string,
  /** Its rows. */
  rows: Array<TableRowView>,
};

/** Dice that are to fall. */
export type RollView = {
  /** Name of the dice. */
  dice: string,
  /** The faces that each die may show, die by die. */
  faces: Array<Array<number>>,
  /** What each die is, where that matters: "light", "dark". None for dice that are all alike. */
  labels?: Array<string>,
  /** What to type for it where people roll elsewhere: `/roll 1-20` in a game client. */
  command?: string | null,
};

/** A round, with the order of turns. */
export type RoundView = {
  /** Its number, from 1. */
  number: number,
  /** In words: "Round 4 · seconds 18 to 24". */
  words: string,
  /** Whose turn it is; nobody's, or somebody's whom the viewer does not know, if empty. */
  turn: number | null,
  /** Whose turns are interrupted, the first interrupted first. */
  interrupted: Array<number>,
  /** The slots, first to last. */
  slots: Array<SlotView>,
  /** The last place of the round: what the environment does then. */
  environment: EnvironmentView,
};

/** A row of the pyramid. */
export type RowView = {
  /** The rating. */
  rating: number,
  /** The rating in words: "Good (+3)". */
  words: string,
  /** The skills that stand there. */
  skills: Array<string>,
  /** How many skills belong there. */
  need: number,
  /** How many of them are still missing. */
  missing: number,
};

/** A rung of the ladder. */
export type RungView = {
  /** The number. */
  rating: number,
  /** In words: "Good (+3)". */
  words: string,
};

/** A scene, as its system shows it. */
export type SceneView =
  /** The Fate books. */
  | { "fate": FateScene }
  /** ZeroSpace. Its name on the wire is `zero_space`. */
  | { "zero_space": ZeroSpaceScene }
  /** Dämmersturm. */
  | { "daemmersturm": DaemmersturmScene };

/**
 * Someone who answers questions and rolls dice: the game master, or a player.
 *
 * Seats are numbered clockwise round the table, beginning with the game master.
 */
export type Seat = number;

/** A seat that can be taken. */
export type SeatOffer = {
  /** Its number. */
  seat: number,
  /** Its name so far. */
  name: string,
  /** Names of the characters played there. */
  characters: Array<string>,
};

/** Is a seat taken? */
export type SeatState =
  /** Nobody sits there yet. */
  | "free"
  /** Somebody sits there. */
  | "taken"
  /** Whoever sat there has left, or was asked to leave. */
  | "left";

/** A seat. */
export type SeatView = {
  /** Its number. */
  seat: number,
  /** Who sits there. */
  name: string,
  /** Is it taken? */
  state: SeatState,
  /** Is it the viewer's? */
  mine: boolean,
  /** Where its dice come from, if each seat chooses. */
  dice: DiceMode,
  /** By kind of question, whether it is asked; for the viewer's own seat, and for the game master. */
  prompts: { [key in string]: Policy },
  /** The actors it plays, as far as the viewer knows them. */
  actors: Array<number>,
};

/** The combat section. */
export type SectionView = {
  /** Its number, from 1; 0 before the first. */
  number: number,
  /** Is it open? */
  open: boolean,
  /** Fights that have begun in it. */
  fights: number,
  /** In words. */
  text: string,
};

/** One message from the server. */
export type ServerMessage =
  /** The answer to `hello`: all there is to see. */
  | { "welcome": {
      /** Who the token is. */
      you: You,
      /** The table as it stands. */
      view: View,
      /** Lines since the record that the client had seen, or the last ones. */
      lines: Array<Line>,
      /** Do the lines follow without a gap on what the client had seen? Else they replace it. */
      follows: boolean,
  } }
  /** A record came. Records come without gaps; a client that misses one says `hello` again. */
  | { "update": {
      /** Number of the record. */
      seq: number,
      /** The table as it stands. */
      view: View,
      /** What is new in the log. */
      lines: Array<Line>,
      /** Records whose lines are undone now, and those that are not any more. */
      undone?: Array<number>,
      /** Records whose lines were undone and hold again. */
      restored?: Array<number>,
  } }
  /** What was to be done is done and on disk. */
  | { "done": {
      /** The client's id. */
      id: string,
      /** The record that did it. */
      seq: number,
  } }
  /** What was to be done or told was refused; nothing has changed. */
  | { "refused": {
      /** The client's id. */
      id: string,
      /** Kind of refusal, for programs. */
      code: string,
      /** What is in the way and what is legal now, in the reader's language. */
      text: string,
      /** The rule it rests on. */
      rule?: string | null,
  } }
  /** The answer to an `ask`. */
  | { "reply": {
      /** The client's id. */
      id: string,
      /** What was asked for. */
      with: Reply,
  } }
  /** Who is connected; changes without a record. */
  | { "online": {
      /** Seats. */
      seats: Array<number>,
      /** How many watch. */
      watching: number,
  } }
  /** Still there. */
  | "pong"
  /** The server ends the connection. */
  | { "bye": Bye };

/** A setting, with its help. */
export type SettingView = {
  /** Its name. */
  name: string,
  /** What it is called. */
  label: string,
  /** What it does. */
  text: string,
  /** Id of the rule that offers it. */
  rule: string,
  /** What it can be set to. */
  kind: FieldKind,
  /** What it is set to. */
  value: boolean | number | string,
  /** What it is set to unless somebody changes it. */
  default: boolean | number | string,
};

/** How often something came, or its chance. */
export type ShareView = {
  /** What: a side, a number, a state. In the reader's language. */
  label: string,
  /** How often, or in how many ways. As text where it may be larger than a number holds. */
  count: string,
  /** The share of all, from 0 to 1. */
  share: number,
};

/** A sheet. */
export type SheetView = {
  /** Skills, best first. */
  skills: Array<SkillView>,
  /** Aspects, by their place on the sheet; what the viewer may not know is left out. */
  aspects: Array<AspectView>,
  /** Talents, gifts and stunts. */
  gifts: Array<GiftView>,
  /** Fate points that a refresh fills up to. */
  refresh: number,
  /** Companions. */
  companions: Array<CompanionView>,
  /** Anything else that is set: weight, grit, extra boxes. */
  notes: Array<string>,
  /** What a new character has, for whoever acts for a player's character; nothing at tables without a pyramid. */
  start: StartView | null,
};

/** Something that the game master has prepared. */
export type ShelfItem = {
  /** Its number on the shelf. */
  id: number,
  /** What it is called. */
  name: string,
  /** What it is, in the format of encounter files. */
  body: string,
};

/** Something that protects against a hit. */
export type ShelterView = {
  /** `seek`, `cover`, `shield`, `armour`, `other` or `ability`. */
  kind: string,
  /** What it is called. */
  name: string,
  /** `saved`, `failed` or `open` (may still be tried). */
  state: string,
  /** The same in words. */
  text: string,
};

/** One side of a clash. */
export type SideView = {
  /** Who; nothing for a difficulty. */
  actor: number | null,
  /** Name, or what it is. */
  name: string,
  /** What it does, with which skill: "defends · Athletics +3". */
  text: string,
  /** The dice. */
  dice: DiceView | null,
  /** All parts of the number. */
  parts: Array<PartView>,
  /** The sum so far, as the ladder counts it; nothing where the viewer may not know it. */
  total: number | null,
  /** Does it stand as it is, without dice? */
  stands?: boolean,
};

/** What somebody sees of somebody who hides. */
export type SightView = {
  /** Who looks. */
  observer: number,
  /** Who hides. */
  entity: number,
  /** `hidden`, `partly` or `discovered`. */
  kind: string,
  /** In words. */
  text: string,
};

/** How far a simulation is, or what came of it. */
export type SimulationNews =
  /** So many fights are over. */
  | { "progress": ProgressView }
  /** All are over. */
  | { "done": SimulationView };

/** A conflict that was fought out many times over. */
export type SimulationView = {
  /** Id of the book. */
  system: string,
  /** What the scene is called. */
  title: string,
  /** How often it was fought. */
  runs: number,
  /** Where the dice began: the same seed gives the same result. */
  seed: number,
  /** Who is the last to stand, in how many fights. */
  wins: Array<ShareView>,
  /** How many rounds it takes. */
  rounds: SpreadView,
  /** What it costs each one. */
  costs: Array<CostView>,
};

/** The two values of a skill. */
export type SkillPairView = {
  /** `melee`, `ranged` or `magic`. */
  skill: string,
  /** What the attack value is called: "NA". */
  attack_name: string,
  /** The attack value as it is now. */
  attack: number,
  /** As it stands on the profile. */
  usual_attack: number,
  /** What the defence value is called: "NV". */
  defence_name: string,
  /** The defence value as it is now. */
  defence: number,
  /** As it stands on the profile. */
  usual_defence: number,
};

/** A skill of a sheet. */
export type SkillView = {
  /** Its number. */
  skill: number,
  /** Its name. */
  name: string,
  /** The rating. */
  rating: number,
  /** The rating in words: "Good (+3)". */
  words: string,
};

/** A slot in the order of turns: of one, or of henchmen who share it. */
export type SlotView = {
  /** What it is called: a name, or that of the band with how many they are: "Drones ×3". */
  name: string,
  /** The order result; nothing for whoever was placed by hand. */
  result: number | null,
  /** Whoever has it, one turn after the other. */
  places: Array<PlaceView>,
  /** What is to be known of the slot itself: that it is shared, or when somebody came in. */
  chips: Array<ChipView>,
};

/** How numbers spread. */
export type SpreadView = {
  /** What is counted, in the reader's language. */
  label: string,
  /** What it was at the start, if it had a number then. */
  before: number | null,
  /** The mean. */
  mean: number,
  /** Each number and its share of all, the least first. */
  bars: Array<[number, number]>,
};

/** What a table begins with. */
export type Start =
  /** The demo encounter of a book. */
  | { "demo": {
      /** Id of the book. */
      system: string,
  } }
  /** Nothing but a book. */
  | { "empty": {
      /** Id of the book. */
      system: string,
  } }
  /** An encounter file. */
  | { "encounter": {
      /** Its text. */
      text: string,
  } }
  /** A whole table that was exported. */
  | { "import": {
      /** The exported file. */
      file: unknown,
  } };

/** What a new character has, and what this one has of it. It tells what is missing and never forbids anything. */
export type StartView = {
  /** The rows of the pyramid, the highest first; rows that are not its own, too, where there are skills. */
  rows: Array<RowView>,
  /** Aspects. */
  aspects: CountView,
  /** Talents, gifts and stunts. */
  gifts: CountView,
  /** What is not as a new character has it. */
  remarks: Array<RemarkView>,
};

/** An attack, step by step. */
export type StrikeView = {
  /** What is going on: "Hanspeter attacks the guard". */
  title: string,
  /** `melee`, `ranged`, `spell` or `explosion`. */
  kind: string,
  /** The same in words. */
  kind_name: string,
  /** On what ground, in words: a reflex strike, the second weapon; empty for the action of the turn. */
  how: string,
  /** Who attacks; nothing for somebody whom the viewer does not know. */
  by: number | null,
  /** Whom; nothing for an area, and for somebody whom the viewer does not know. */
  on: number | null,
  /** With what, by name; empty where there is nothing to be named. */
  with: string,
  /** Does it come from behind? */
  back: boolean,
  /** The roll to hit; nothing before it is called for. */
  roll: ThrowView | null,
  /** The defence that it has to exceed; nothing where the viewer may not know. */
  defence: number | null,
  /** The terms of the defence, each with its rule. */
  defence_parts: Array<PartView>,
  /** `miss`, `hit`, `critical`, `fumble`, `both`, or empty before it is known. */
  outcome: string,
  /** The same in words. */
  outcome_words: string,
  /** What protects, in the order in which it was tried or can be tried. */
  protections: Array<ShelterView>,
  /** Damage and other rolls after the hit, in their order. */
  throws: Array<ThrowView>,
  /** The critical or fumble table, with the row that counts. */
  table: RollTableView | null,
  /** What came of it, in words: life points lost, saved, down. */
  results: Array<string>,
  /** The exact chance to hit as things stand; nothing once it is known, or where the viewer may not know. */
  chance: Chance | null,
  /** Is it over? */
  over: boolean,
};

/** A power stunt that lasts. */
export type StuntView = {
  /** Whose. */
  actor: number,
  /** The skill that it stands in for, by name. */
  skill: string,
  /** What it is. */
  text: string,
  /** Until when, in words. */
  until: string,
};

/** What a join token shows before one joins. */
export type TableCard = {
  /** The table. */
  table: string,
  /** What the evening is called. */
  title: string,
  /** What the book is called. */
  system_name: string,
  /** The game master's name. */
  gm: string,
  /** Can nobody new join? */
  locked: boolean,
  /** The seats that can be taken. */
  seats: Array<SeatOffer>,
  /** May one join without taking one of them? */
  may_add: boolean,
};

/** A row of such a table. */
export type TableRowView = {
  /** The number. */
  number: number,
  /** What it does. */
  text: string,
  /** Id of the rule. */
  rule: string,
  /** Is it the one that counts? */
  on: boolean,
};

/** An extended task. */
export type TaskView = {
  /** Its number. */
  id: number,
  /** What it is about. */
  text: string,
  /** `tries`, `first_to`, `lead` or `rounds`. */
  mode: string,
  /** What it takes, in words: "3 successes in at most 5 attempts". */
  goal: string,
  /** Id of the rule. */
  rule: string,
  /** Successes: of whoever opened it, and of the other side. */
  tally: [number, number],
  /** The number that wins. */
  needed: number,
  /** Attempts, or rounds of a contest, so far. */
  tries: number,
  /** At most so many; nothing where there is no limit. */
  most: number | null,
  /** The two who contend, in a contest; nothing for somebody whom the viewer does not know. */
  sides: Array<number | null>,
  /** Won, lost, or open. */
  won: boolean | null,
};

/** Something that moves by itself. */
export type ThingView = {
  /** Its number. */
  thing: number,
  /** What it is. */
  text: string,
  /** Whoever controls it, if it is somebody whom the viewer knows. */
  pilot: number | null,
  /** When it moves, in words. */
  until: string,
  /** Does it go on moving, or is it over once it has moved? */
  lasting: boolean,
};

/** A die that is called for, or has fallen. */
export type ThrowView = {
  /** Whose roll; nothing for somebody whom the viewer does not know. */
  actor: number | null,
  /** What for: `attack`, `damage`, `armour`, … */
  purpose: string,
  /** The same in words. */
  name: string,
  /** What to type in the game client: `/roll 1-20`. */
  command: string,
  /** The natural number; nothing before it has fallen. */
  natural: number | null,
  /** What is added; nothing where the viewer may not know. */
  bonus: number | null,
  /** The terms of what is added, each with its rule. */
  parts: Array<PartView>,
  /** The number with all that is added; nothing before it has fallen, or where the viewer may not know. */
  total: number | null,
  /** What has to be reached, where that is fixed and the viewer may know it. */
  need: number | null,
};

/** A circumstance of a table, ticked or not. */
export type TickView = {
  /** Its name in commands: `cover`; empty for a circumstance outside the tables. */
  row: string,
  /** What it is called. */
  label: string,
  /** Id of the rule. */
  rule: string,
  /** `fails`, `penalty` or `bonus`. */
  effect: string,
  /** Dice more or less. */
  dice: number,
  /** Does it count? */
  on: boolean,
  /** Does it come from the facts, and not from somebody's hand? */
  facts: boolean,
  /** Was it cleared by hand although the facts say so? */
  cleared: boolean,
  /** Why it cannot count here. */
  barred: Barred | null,
};

/** Who may read something that was said. */
export type Told =
  /** Everybody. */
  | "all"
  /** The game master, and whoever said it. */
  | "gm";

/** A stress track. */
export type TrackView = {
  /** `health` or `composure`. */
  track: string,
  /** In words. */
  name: string,
  /** The boxes, from the left. */
  boxes: Array<BoxView>,
};

/** A line of the game client that fits no roll yet. */
export type TrayLineView = {
  /** Its number in the tray. */
  id: number,
  /** Who rolled, as printed. */
  name: string,
  /** The number. */
  number: number,
  /** The lowest number of its range. */
  low: number,
  /** The highest. */
  high: number,
  /** The time, where it is printed. */
  stamp: string | null,
  /** The seat that pasted it. */
  by: number,
  /** Why it fits nothing: `not-waited`, `other-range`, `two-of-that-name` or `unconfirmed`. */
  why: string,
  /** The same in words. */
  text: string,
  /** Does its range suit the roll that waits, and may the viewer give it to that roll? */
  suits: boolean,
  /** May the viewer throw it away? */
  mine: boolean,
};

/** What is left of a turn and a round. */
export type TurnLeftView = {
  /** Is the movement left? */
  movement: boolean,
  /** How far it has come, in words; nothing if it has not moved. */
  walked: string | null,
  /** Is the action left? */
  action: boolean,
  /** Has it charged? */
  charged: boolean,
  /** Draws and put-aways that counted. */
  draws: number,
  /** The most: one for each hand. */
  hands: number,
  /** Is the additional short weapon left? */
  short: boolean,
  /** Is the free transfer left? */
  transfer: boolean,
  /** Is the reflex strike or overrun of the round left? */
  reflex: boolean,
  /** Has it had its turn in this round? */
  acted: boolean,
};

/** A place in the order of turns. */
export type TurnView = {
  /** Whose. */
  actor: number,
  /** `now`, `acted`, `waits` or `out` (cannot act). */
  state: string,
  /** The same in words. */
  text: string,
};

/** A table as one viewer sees it. Everything that the viewer may know stands here, and nothing else does. */
export type View = {
  /** The last record. */
  seq: number,
  /** The table itself. */
  house: HouseView,
  /** What play waits for; nothing if somebody can act. */
  waiting: Waiting | null,
  /** One sentence that always says what is going on: "Ravn is at turn.", "Waiting for Tom: …". */
  sentence: string,
  /** Is that sentence about the viewer? */
  my_move: boolean,
  /** The scene, as its system shows it. */
  scene: SceneView,
};

/** What play waits for. */
export type Waiting = {
  /** One sentence: for whom, and what for as far as the viewer may know. */
  sentence: string,
  /** The seats that are asked. */
  seats: Array<number>,
  /** The questions that the viewer may answer: one's own; for the game master, everybody's, her own first. */
  questions: Array<QuestionView>,
  /** The first record of the procedure that waits: undoing it takes all of it back. */
  since: number,
};

/** A way from one zone to another. */
export type WayView = {
  /** From where. */
  from: number,
  /** Where to. */
  to: number,
  /** The border: 0 for an open way. */
  border: number,
  /** Is there no way back? */
  one_way: boolean,
};

/** Words that go with an answer. */
export type WordsView = {
  /** What they are. */
  label: string,
  /** May they be left out? */
  optional: boolean,
  /** At most so many characters. */
  max: number,
};

/** Who the viewer is. */
export type You = {
  /** What the viewer may do. */
  role: Role,
  /** The viewer's seat: 0 for the game master; none for whoever watches. */
  seat: number | null,
};

/**
 * A scene of ZeroSpace. Actors, skills and gear are numbered as in commands; what the viewer may not know is not
 * there, and nothing tells that it is missing.
 */
export type ZeroSpaceScene = {
  /** Number of the scene. */
  scene: number,
  /** The round, if there is a conflict. */
  round: RoundView | null,
  /** Everybody of whom the viewer knows. */
  actors: Array<CharacterView>,
  /** Action points by seat, the game master's seat left out. */
  points: Array<PointsView>,
  /** Gear that lies somewhere; what is carried stands with whoever carries it. */
  loose: Array<ItemView>,
  /** Who holds whom. */
  holds: Array<HoldView>,
  /** How far apart two are. */
  distances: Array<DistanceView>,
  /** What falls or drives by itself. */
  things: Array<ThingView>,
  /** Extended tasks, the open ones first. */
  tasks: Array<TaskView>,
  /** What the viewer was told, oldest first. */
  notes: Array<NoteView>,
  /** Power stunts that last. */
  stunts: Array<StuntView>,
  /** What holds in all of the scene: `dark`, `underwater`, `weightless`, with its rules. */
  flags: Array<ChipView>,
  /** The rolls that meet, or met last. */
  clash: MeetingView | null,
  /** The skill list. */
  skills: Array<string>,
  /** The attributes, in the order in which characters have them: "Strength". */
  attributes: Array<string>,
  /**
   * Names of the sides; empty where the viewer knows of nobody on it, and none after the last of which anybody is
   * known.
   */
  sides: Array<string>,
};

/** A zone. */
export type ZoneView = {
  /** Its number. */
  id: number,
  /** Its name. */
  name: string,
  /** Who is there. */
  actors: Array<number>,
  /** Blocks that stand there. */
  blocks: Array<BlockView>,
};
