// The types that go over the wire. Made from crates/views by
// `UPDATE=1 cargo test -p schwung-views --test suite reference`; do not edit.

/** Why a procedure was abandoned. */
export type Abandoned =
  /** The game master called it off. */
  | "called_off"
  /** A fact set by hand made impossible what it was waiting for. */
  | "impossible"
  /** The rules have changed since it began, and its recorded inputs no longer fit. */
  | "diverged"
  /** The rules met a situation that they cannot handle. */
  | "failed";

/** A character or a group. */
export type ActorView = {
  /** Number of the actor. */
  id: WireId,
  /** Name of the actor. */
  name: string,
  /** `named`, `minions` or `companion`. */
  kind: string,
  /** Number of its side. */
  side: WireId,
  /** The seat that plays it. */
  seat: number,
  /** Whether the viewer may act for it. */
  mine: boolean,
  /** Whether it is hidden from players. Only the game master ever sees such actors. */
  hidden: boolean,
  /** Whether the game master has taken it off the board: it keeps its state, is in no zone and has no turn. */
  shelved: boolean,
  /** Number of its zone; for a shelved actor, of the zone to which it returns. */
  zone: WireId,
  /** Fate points; `null` if the viewer may not know. */
  fate: number | null,
  /** Stress tracks. */
  tracks: Array<TrackView>,
  /** Consequences, mildest first. */
  consequences: Array<ConsequenceView>,
  /** Number and quality of minions; `null` for other actors. */
  minions: MinionsView | null,
  /** Its state in this exchange, such as acted, holding or in full defense; shortest text first. */
  marks: Array<LastingView>,
  /** Whether it has acted in this exchange. */
  acted: boolean,
  /** How it left the conflict, in words; `null` if it has not. */
  out: string | null,
  /** The group that it leads, or the leader of this group. */
  attached: WireId | null,
  /**
   * The sheet; `null` if the viewer may see none of it. For characters of the game master, players see
   * only the aspects that they know.
   */
  sheet: SheetView | null,
};

/** A change in the history of a character. */
export type AdvanceView = {
  /** Time, in milliseconds since 1970. */
  at: number,
  /** The reason. */
  why: string,
  /** What changed, in the reader's language. */
  changes: Array<string>,
};

/** A question to come, and its answers. */
export type AfterView = {
  /** Kind of question. */
  kind: string,
  /** The question in one sentence. */
  sentence: string,
  /** Its answers. */
  choices: Array<ChoiceView>,
  /** The answers, for the steps of a plan. */
  answers: unknown[],
  /** Index of the default choice. */
  usual: number | null,
  /** Texts that a following question asks for, by the index of the choice that leads to it. */
  words: Array<WordsView | null>,
  /** Kind of the following question that asks for them. */
  words_kind: string,
};

/** An answer or a command that was possible. */
export type AnswerInsightView = {
  /** The answer or command, in words. */
  label: string,
  /** Whether it was given. */
  given: boolean,
  /** The chance of the side of the character who decides. */
  chance: EstimateView,
};

/** A request for information. It changes nothing. */
export type Ask =
  /** What an actor can do now, as forms; without an actor, forms that belong to no actor. */
  | { "forms": {
      /** Number of the actor. */
      actor: WireId | null,
  } }
  /** The form of a sheet, filled with its current values. */
  | { "sheet_form": {
      /** Number of the actor. */
      actor: WireId,
  } }
  /** Whether a command would be legal, and its odds. */
  | { "forecast": {
      /** The command. */
      command: unknown,
  } }
  /** The exact odds of each choice of a question. */
  | { "odds": {
      /** Id of the question. */
      question: QuestionId,
  } }
  /** The exact odds of a plan. */
  | { "plan_odds": {
      /** Id of the question. */
      question: QuestionId,
      /** Index of the choice, from 0. */
      choice: number,
      /** Answers to later questions, in order; at most 40. */
      then: Array<PlanStep>,
  } }
  /** What the parts of a pasted text would become; nothing is changed. */
  | { "drafts": {
      /** The text. */
      body: string,
  } }
  /** Older lines of the log. */
  | { "lines": {
      /** Only lines of records before this one. */
      before: number,
  } }
  /** The last 20 lines of the log that contain all these words, whatever their accents and capitals. Answered with `lines`, where `earlier` says whether there are more. */
  | { "find": {
      /** The words, at most 200 characters. */
      words: string,
  } }
  /** What undoing everything from this record on would change. */
  | { "undo_preview": {
      /** The first record to undo. */
      to: number,
  } }
  /** The effect of new values of a sheet, and the remarks of the rules on it; nothing is changed. */
  | { "sheet_change": SheetChange }
  /** The history of a character: what was changed when, and why. For those who may change its sheet. */
  | { "history": {
      /** Number of the actor. */
      actor: WireId,
  } }
  /** A submission for approval: for the game master, and for the player who submitted it. */
  | { "handed_in": {
      /** Number of the submission. */
      id: number,
  } }
  /** What the next evening would change. For the game master only. */
  | { "evening": Evening }
  /** What happens to each consequence, or other condition of a character, when the next evening begins. For the game master only. */
  | { "conditions": Evening }
  /** What taking actors and the scene off the table would lose; nothing is changed. For the game master only. */
  | { "take_off": {
      /** Numbers of the actors. */
      actors: Array<WireId>,
      /** Whether the scene is taken off as well. */
      scene: boolean,
  } }
  /** All settings of the rules. */
  | "settings"
  /** All kinds of questions that can be switched off. */
  | "prompts";

/** How much a table asks. Everybody can choose differently for single kinds of questions. */
export type Asking =
  /** Only what nobody else can decide. Characters of the game master act by default answers. */
  | "little"
  /** What can change the outcome for the person asked. */
  | "balanced"
  /** Everything that the rules leave open. */
  | "everything";

/** An aspect. */
export type AspectView = {
  /** Reference to the aspect, as in commands. */
  aspect: unknown,
  /** Its wording. */
  text: string,
  /** The bearer, in words: "Scene", "on Ravn". */
  on: string,
  /** The bearer, if it is an actor. */
  actor: WireId | null,
  /** The bearer, if it is a zone. */
  zone: WireId | null,
  /** `sheet`, `framed`, `fragile`, `sticky` or `consequence`. */
  kind: string,
  /** Kind and lifetime, in words. */
  life: string,
  /** The actor who has a free tag on it. */
  free: WireId | null,
  /** Whether it is hidden from players who have not found it. */
  hidden: boolean,
};

/** An attribute. */
export type AttributeView = {
  /** Name of the attribute. */
  name: string,
  /** The current value. */
  value: number,
  /** The value on the sheet. */
  usual: number,
};

/** Who may see something. */
export type Audience =
  /** The game master. */
  | "gm"
  /** Each player sees what concerns their own characters. */
  | "players"
  /** Everybody at the table, spectators included. */
  | "table";

/** The balance of a side: beginning + luck + decisions + by hand = end. */
export type BalanceView = {
  /** Name of the side. */
  label: string,
  /** Its chance at the beginning. */
  beginning: EstimateView,
  /** The effect of all dice. */
  luck: EstimateView,
  /** The effect of all commands and answers. */
  decisions: EstimateView,
  /** The effect of facts that the game master set. */
  by_hand: EstimateView,
  /** Its chance at the end: 1 if it has won, 0 if it has lost. */
  end: EstimateView,
};

/** Why something is not legal now. */
export type Barred = {
  /** The obstacle, in the reader's language. */
  text: string,
  /** Id of the rule. */
  rule: string,
};

/** An item. */
export type BelongingView = {
  /** Number of the item. */
  id: WireId,
  /** Name of the item. */
  name: string,
  /** `weapon`, `protection`, `substance` or `other`. */
  kind: string,
  /** `away`, `ready` or `drawn`. */
  held: string,
  /** How it is held, in words. */
  held_name: string,
  /** Its effects, in words: damage, reloading, roll; empty if the viewer may not know. */
  text: string,
  /** Its conditions: not loaded, out of use, poisoned, already used in this round, heavy. */
  chips?: Array<ChipView>,
};

/** A block. */
export type BlockView = {
  /** The actor who blocks. */
  by: WireId,
  /** Strength of the block. */
  strength: number,
  /** What it prevents and how long, in words. */
  text: string,
};

/** A box of a stress track. */
export type BoxView = {
  /** Number of the box. */
  number: number,
  /** Whether it is marked. */
  marked: boolean,
  /** Whether the pending hit would mark it. */
  next: boolean,
};

/** What is left of a turn. */
export type BudgetView = {
  /** Whether the standard action is available. */
  standard: boolean,
  /** Whether the movement action is available, at least in part. */
  movement: boolean,
  /** Gait: `walk`, `run` or `sprint`. */
  gait: string,
  /** The gait in words. */
  gait_name: string,
  /** Distance covered, in words; `null` if it has not moved. */
  walked: string | null,
  /** Number of quick actions taken. */
  quick: number,
};

/** Why the server closes a connection. */
export type Bye = {
  /** Machine-readable: `token`, `kicked`, `slow`, `flood`, `shutdown`, `malformed`, `origin`. */
  code: string,
  /** The reason in the reader's language. */
  text: string,
  /** Whether reconnecting makes sense. */
  again: boolean,
};

/** A pending roll. */
export type CallView = {
  /** The actor who rolls. */
  actor: WireId,
  /** The seat that enters the number. */
  seat: number,
  /** Purpose, in words. */
  text: string,
  /** The command to type in the game client: `/roll 1-20`. */
  command: string,
  /**
   * The roll succeeds with this number on the die or more; `null` if there is no such number, or if the viewer may not
   * know it.
   */
  suffices: number | null,
  /**
   * The roll succeeds with this number on the die or less, such as a light test; `null` if there is no such number, or if
   * the viewer may not know it.
   */
  at_most: number | null,
  /** The commands for the rolls that follow a success, such as that for damage; empty for viewers who do not roll. */
  then: Array<string>,
  /** Names under which the client may print the roll. */
  names: Array<string>,
  /** Whether the output of the client may be pasted. */
  paste: boolean,
};

/** A character of a table in a campaign. */
export type CampaignCharacter = {
  /** Number of the actor. */
  actor: WireId,
  /** Its name. */
  name: string,
  /** The seat that plays it. */
  seat: number,
  /** Name of the person at that seat. */
  player: string,
};

/** A campaign in the list of a shelf. */
export type CampaignHead = {
  /** Its number on the shelf. */
  id: number,
  /** The version: changing it requires naming the version that was read. */
  version: number,
  /** Its name. */
  name: string,
  /** Number of its tables. */
  tables: number,
};

/** A table of a campaign. */
export type CampaignTable = {
  /** Id of the table. */
  table: string,
  /** Its title; if it cannot be seen any more, its title when it was added. */
  title: string,
  /** What can be seen of it; absent if the owner's link to the table is not valid any more, or it cannot be loaded. */
  seen?: TableContents | null,
};

/** Everything in a campaign, as far as its owner may see it. */
export type CampaignView = {
  /** Its number on the shelf. */
  id: number,
  /** The version: changing name and notes requires naming the version that was read. */
  version: number,
  /** Its name. */
  name: string,
  /** The notes of its owner. */
  notes: string,
  /** Its tables, last added first. */
  tables: Array<CampaignTable>,
  /** Numbers of the shelf's items that belong to it. */
  items: Array<number>,
};

/** A line of the summary of a sheet. */
export type CardLine = {
  /** The heading: `aspects`, `skills`, `gifts`, `values`, `gear`, `state`. */
  part: string,
  /** The label; may be empty. */
  label: string,
  /** The text. */
  text: string,
};

/** An exact probability. */
export type Chance = {
  /** Number of ways that are good for the person who asks. */
  good: number,
  /** Total number of ways. */
  of: number,
  /** The probability in whole percent; 0 or 100 only if it is certain. */
  percent: number,
  /** What counts as good, in the reader's language: "no hit", "success". */
  label: string,
  /** Numbers of shifts, and in how many ways each occurs. */
  shifts: [number, number][],
  /** All outcomes from best to worst, if there are more than two. */
  levels: Array<ChanceLevel>,
  /** Related facts, in the reader's language: damage, price, reloading. */
  notes: Array<string>,
  /** The same if something is added after the dice. */
  raised?: RaisedChance | null,
};

/** One of several outcomes. */
export type ChanceLevel = {
  /** Name of the outcome, in the reader's language: "critical", "fumble". */
  label: string,
  /** Number of ways, out of the total of the chance. */
  ways: number,
  /** The probability in whole percent; 0 or 100 only if it is certain. */
  percent: number,
};

/** A difference between two states. */
export type Change = {
  /** The difference, in the reader's language. */
  text: string,
};

/** A spell that is being channelled. */
export type ChannelView = {
  /** Name of the spell. */
  spell: string,
  /** Number of turns channelled so far. */
  turns: number,
  /** Number of turns needed. */
  needed: number,
  /** The progress in words. */
  text: string,
  /** Id of the rule. */
  rule: string,
};

/** The effect of a character's dice and decisions on the chance of its side. */
export type CharacterInsightView = {
  /** The character. */
  actor: WireId,
  /** Its name. */
  name: string,
  /** Name of its side. */
  side: string,
  /** The effect of its dice. */
  luck: EstimateView,
  /** The effect of its commands and answers. */
  decisions: EstimateView,
  /**
   * What the fight cost it, no matter whose dice and decisions caused it. For players and spectators, only that of
   * players' characters.
   */
  costs: Array<CostShareView>,
};

/** A text that may become a character. */
export type CharacterText = {
  /** Id of the book, if the text does not name one. */
  system: string,
  /** A character file in TOML or JSON, or a text that people paste; at most 64 KiB. */
  text: string,
};

/** A character or an object. */
export type CharacterView = {
  /** Number of the character. */
  id: WireId,
  /** Name of the character. */
  name: string,
  /** `named`, `unnamed` or `object`. */
  kind: string,
  /** The kind in words. */
  kind_name: string,
  /** Number of its side. */
  side: WireId,
  /** The seat that plays it. */
  seat: number,
  /** Whether the viewer may act for it. */
  mine: boolean,
  /** Whether it is hidden from players. Only the game master and its player ever see such actors. */
  hidden: boolean,
  /** Endurance, as far as the viewer may know it. */
  endurance: EnduranceView,
  /** Its conditions, most serious first. */
  states: Array<ChipView>,
  /** Why it is out, in words; `null` if it is not. */
  out: string | null,
  /** What is left of its turn; `null` outside conflicts, and for objects. */
  budget: BudgetView | null,
  /** Attributes, power level, skills and so on; `null` if the viewer may not read the sheet. */
  figures: FiguresView | null,
  /** What it carries. For characters of the game master, players see only the names. */
  gear: Array<ItemView>,
};

/** A character as the rules read it, with their remarks. */
export type CheckedCharacter = {
  /** Id of the book. */
  system: string,
  /** The name. */
  name: string,
  /** The contents of the sheet, as headings with texts. */
  card: Array<CardLine>,
  /** What is missing or differs from the rules for new characters. None of it is forbidden. */
  remarks: Array<CreationRemark>,
  /** The parts of the text that cannot be part of a character file, one by one. */
  losses: Array<string>,
  /** The character as a file. */
  body: string,
  /** The same file as JSON, for clients that change it. */
  file: unknown,
};

/** A condition, with its rule. */
export type ChipView = {
  /**
   * Machine-readable kind. For characters `prone`, `cover`, `held`, `holds`, `helpless`, `blinded`,
   * `distracted`, `surprised`, `afraid`, `dodging`, `running`, `sprinting`, `at_one`, `down`, `out`,
   * `damaged`, `cruel`, `adapted`, `hidden`, `lowered`, `boosted`; for turns those of `PlaceView::state`
   * and `forced`, `shared`, `late`; for scenes `dark`, `underwater`, `weightless`.
   */
  kind: string,
  /** The condition in words: "held by Sorel". */
  text: string,
  /** When it ends by itself, in words; empty if it does not. */
  until: string,
  /** Id of the rule. */
  rule: string,
};

/** A possible answer. */
export type ChoiceView = {
  /** Action and effect. */
  label: string,
  /** What it costs or gains; `null` if it is free. */
  price: string | null,
  /** Id of the rule. */
  rule: string,
  /** Why it cannot be chosen now; `null` if it can. */
  barred: Barred | null,
  /** The text that goes with it, if any. */
  words: WordsView | null,
  /**
   * How to show it: `plain`, `invoke`, `reroll`, `pass`, `box`, `consequence`, `out`, `skill`, `full`,
   * `rung`, `yes`, `no`; `aside` and `never` also say what is asked in future, `never`
   * until it is taken back.
   */
  shape: string,
  /** Its chance, if it is available at once; otherwise request `odds`. */
  chance: Chance | null,
  /** The parts of the roll after this answer, without the dice. */
  parts?: Array<PartView>,
};

/** Two opposed rolls, or a roll and a number. */
export type ClashView = {
  /** What is happening: "Ravn attacks Ottilie". */
  title: string,
  /** The acting side. */
  acting: SideView,
  /** The opposing side; `null` before it is known. */
  against: SideView | null,
  /** Lead of the acting side; `null` before it is known, or if the number is hidden. */
  lead: number | null,
  /** The meaning of the lead: "for Ravn", "a tie: miss". */
  lead_words: string,
  /** Whether the clash is over. */
  over: boolean,
};

/** One message from a client. The first one must be `hello`. */
export type ClientMessage =
  /** Authenticates the client, and says what it has already seen. */
  | { "hello": Hello }
  /** A request to do something. It is answered by `done` or `refused` with the same id. */
  | { "do": {
      /**
       * Idempotency key, chosen by the client; at most 64 characters. A request with the same id from the
       * same seat is never carried out twice, so clients should repeat it until it is answered. Reusing an
       * id for a different request is refused as `id_taken`.
       */
      id: string,
      /** The request. */
      what: Do,
  } }
  /** A request for information, for this client alone. It is answered by `reply` or `refused` with the same id. */
  | { "ask": {
      /** Chosen by the client; at most 64 characters. */
      id: string,
      /** The request. */
      what: Ask,
  } }
  /** Changes the reader's language, as in `hello`. It is answered by a new `welcome`. */
  | { "lang": string }
  /** Keep-alive, answered by `pong`. */
  | "ping";

/** A clock: something that approaches step by step, or time that runs out. */
export type Clock = {
  /** Number of the clock. */
  id: number,
  /** What happens when it is full, or out. */
  title: string,
  /** Number of its segments, 2 to 24. */
  size: number,
  /** Number of filled segments, at most `size`. */
  filled: number,
  /** Whether it counts down: it begins with all segments filled and ends with none. */
  down: boolean,
  /** Whether everybody sees it. Otherwise only the game master does. */
  shown: boolean,
};

/** The advice of the coach on the answers to a question. */
export type CoachView = {
  /** One sentence, in the reader's language: the better answer, its chance and its price. */
  text: string,
  /** Index of that answer; `null` for several answers given together. */
  choice: number | null,
  /** Its chance in whole percent. */
  percent: number,
  /** The chance of the proposed answer; `null` if that has none. */
  instead: number | null,
};

/** A combat, with the order of turns. */
export type CombatView = {
  /** Number of the round, from 1. */
  round: number,
  /** The round in words: "Round 3". */
  text: string,
  /** The actor whose turn it is; `null` if there is none, or if the viewer does not know it. */
  turn: WireId | null,
  /** The participants in order. */
  order: Array<TurnView>,
  /** The next actor in that order, if there is another one in this round. */
  next: WireId | null,
};

/** A companion. */
export type CompanionView = {
  /** Name of the companion. */
  name: string,
  /** Abilities, in words. */
  text: string,
  /** Whether the companion is present. */
  present: boolean,
};

/** A consequence, or another condition from which characters recover between two evenings. */
export type ConditionView = {
  /** Its key, for `Evening::keep` and `clear`. */
  key: string,
  /** Name of the character. */
  name: string,
  /** What kind of condition it is. */
  label: string,
  /** The condition itself; may be empty. */
  text: string,
  /** Whether it will be gone when the evening has begun, as chosen. */
  goes: boolean,
  /** Whether it would be gone by the rules. */
  by_rule: boolean,
  /** Id of the rule that decides. */
  rule: string,
  /** That rule in a few words. */
  why: string,
};

/** A conflict. */
export type ConflictView = {
  /** `physical`, `social` or `mental`. */
  kind: string,
  /** The kind in words. */
  name: string,
  /** Number of the exchange. */
  exchange: number,
  /** The actor whose turn it is; `null` if there is none, or if the viewer does not know it. */
  turn: WireId | null,
  /** The skill that determines the order. */
  order_by: string,
};

/** A consequence. */
export type ConsequenceView = {
  /** Number of the consequence as an aspect. */
  aspect: WireId,
  /** Severity, in words. */
  severity: string,
  /** Its wording. */
  text: string,
};

/** What a fight cost in one resource: expected + luck + decisions + by hand = after. */
export type CostShareView = {
  /** The resource. */
  gauge: string,
  /** The value at the beginning. */
  before: number,
  /** The value that was expected at the end. */
  expected: EstimateView,
  /** The effect of dice. */
  luck: EstimateView,
  /** The effect of decisions. */
  decisions: EstimateView,
  /** The effect of facts set by hand. */
  by_hand: EstimateView,
  /** The value at the end. */
  after: EstimateView,
};

/** The effect of a conflict on a character. */
export type CostView = {
  /** Name of the character. */
  name: string,
  /** Name of its side. */
  side: string,
  /** Share of fights after which it is out, from 0 to 1. */
  out: number,
  /** Its policy, in words. */
  policy: string,
  /** What is left of each of its resources. */
  gauges: Array<SpreadView>,
};

/** An actual and a required number. */
export type CountView = {
  /** The actual number. */
  have: number,
  /** The required number; 0 if any number is fine. */
  need: number,
};

/** Progress of a comparison. */
export type CoursesNews =
  /** A preliminary result, which becomes more precise. */
  | { "so_far": CoursesView }
  /** The comparison is complete. */
  | { "done": CoursesView };

/**
 * The original fight of a what-if, and the one that continues in it: two analyses with the same dice wherever the same rolls
 * are made.
 */
export type CoursesView = {
  /** The viewer's number of the first record that did not happen in the what-if. */
  from: number,
  /** The viewer's number of the first record with which habits play on; `null` if only people have played. */
  by_habit: number | null,
  /** The fight as it was fought. */
  original: InsightView,
  /** The fight in the what-if, with the same number of fights played on. */
  fork: InsightView,
};

/** Cover of a character. */
export type CoverView = {
  /** Number of the cover. */
  id: WireId,
  /** Number of the protected character. */
  of: WireId,
  /** The value to reach on a roll of 1-20. */
  need: number,
  /** Whether it hides the character completely. */
  full: boolean,
  /** The cover in words, with the direction from which it protects. */
  text: string,
  /** Id of the rule. */
  rule: string,
};

/** A new table. The tokens are shown only once and are not stored. */
export type Created = {
  /** Id of the table. */
  table: string,
  /** Token of the game master. */
  gm: string,
  /** Token for joining as a player. */
  join: string,
  /** Token for watching. */
  watch: string,
};

/** The choices of a book. */
export type CreationChoices =
  /** The Fate books. */
  | { "fate": FateChoices }
  /** ZeroSpace. */
  | { "zero_space": ZeroSpaceChoices }
  /** Dämmersturm. */
  | { "daemmersturm": DaemmersturmChoices };

/** Something that is missing, or unusual for a new character. */
export type CreationRemark = {
  /** The part of the sheet: `aspects`, `skills`, `gifts`, `values`, `gear`. */
  part: string,
  /** The remark in words. */
  text: string,
  /** Id of the rule; empty if there is none. */
  rule: string,
};

/** The choices for a new character, by the rules of a book or of a table. */
export type CreationView = {
  /** Id of the book. */
  system: string,
  /** The choices. */
  choices: CreationChoices,
  /** Complete characters, to be taken and changed. */
  ready: Array<ReadyView>,
};

/** The choices of Dämmersturm. */
export type DaemmersturmChoices = {
  /** Abilities of the library. */
  abilities: Array<NamedChoice>,
  /** Spells of the library. */
  spells: Array<NamedChoice>,
  /** Weapons, shields, armour and substances of the library. */
  gear: Array<NamedChoice>,
  /** The magic resources. */
  resources: Array<NamedChoice>,
  /** Action points by the attack value of melee, from −5. */
  action_points: Array<number>,
  /** Points of the magic resource by the attack value of magic, from −5. */
  magic_points: Array<number>,
};

/**
 * A scene of Dämmersturm. Characters, items and grounds have the same numbers as in commands. What the
 * viewer may not know is left out without a trace.
 */
export type DaemmersturmScene = {
  /** The combat section. */
  section: SectionView,
  /** The combat; `null` if none is running. */
  combat: CombatView | null,
  /** All characters that the viewer knows of, by number. */
  people: Array<PersonView>,
  /** The sides on which the viewer knows a character. */
  sides: Array<FactionView>,
  /** Items without a holder; items of a character are listed with the character. */
  loose: Array<BelongingView>,
  /** Known distances between two characters. */
  distances: Array<GapView>,
  /** Cover. */
  covers: Array<CoverView>,
  /** How well observers see hiding characters, as far as the viewer may know. */
  sights: Array<SightView>,
  /** Grounds with an effect, and named places. */
  grounds: Array<GroundView>,
  /** Notes to the plot leader, and messages that the viewer received; oldest first. */
  notes: Array<MemoView>,
  /** Size of the community's library. */
  library: LibraryView,
  /** Charge range of the scene, in decimetres. */
  charge_range: number,
  /** The charge range in words: "9 m". */
  charge_range_words: string,
  /** The current attack, or else the last one; `null` before the first. */
  clash: StrikeView | null,
  /**
   * The plot leader's characters that a player without one may take over. `HouseView::free`
   * has all that are free.
   */
  offered: Array<WireId>,
  /** The pending roll, with the command to type in the game client. */
  call: CallView | null,
  /**
   * Lines of the game client that match no roll yet, oldest first. Players see only their own, the plot
   * leader all.
   */
  tray: Array<TrayLineView>,
};

/** The dice of one person. */
export type DiceInsightView = {
  /** The span in which they were rolled. */
  span: DiceSpan,
  /** Name of the person. */
  name: string,
  /** Name of the dice. */
  dice: string,
  /** Number of rolls. */
  rolls: number,
  /** The mean of all rolls. */
  mean: number,
  /** The expected mean. */
  expected: number,
  /** The chance of a sum as high as this one or higher. */
  at_least: number,
  /** The chance of a sum as low as this one or lower. */
  at_most: number,
  /** Whether that is within chance, in one sentence. */
  sentence: string,
};

/** Who rolls the dice. */
export type DiceMode =
  /** The server rolls at once. */
  | "server"
  /** The person rolls, either by a tap or by typing the faces of physical dice. */
  | "own"
  /** Each seat chooses. */
  | "each";

/** A span of time in which rolls are counted. */
export type DiceSpan =
  /** The fight. */
  | "fight"
  /** The last evening: the rolls since the last four hours without any. */
  | "evening"
  /** All evenings of the table. */
  | "table"
  /** All tables of a campaign. */
  | "campaign";

/** Rolled dice. */
export type DiceView = {
  /** Name of the dice. */
  dice: string,
  /** The faces. */
  faces: Array<number>,
  /** The result that the rules use. */
  total: number,
  /** Origin of the dice. */
  origin: Origin,
  /** The faces in words, in the reader's language: "plus, blank, minus, plus". */
  words: string,
  /** Names of the dice if they differ: "light", "dark". Absent for equal dice. */
  labels?: Array<string>,
  /** Indexes of the dice that were rolled again, so that others count in their place. */
  again?: Array<number>,
};

/** The distance between two actors. */
export type DistanceView = {
  /** Number of the first actor. */
  a: WireId,
  /** Number of the second actor. */
  b: WireId,
  /** The distance in half metres, as in commands. */
  length: number,
  /** The range band: `near`, `short`, `medium`, `long` or `extreme`. */
  band: string,
  /** Distance and range band in words: "25 m (medium range)". */
  text: string,
};

/** A request to do something. It is recorded in the log, and carried out as a whole or refused as a whole. */
export type Do =
  /** A command of the rules, as JSON; forms build it. The reference lists the commands. */
  | { "command": unknown }
  /** A command in words, as in plays: `Anna attacks Boris with Fists`. */
  | { "say": string }
  /** Answers a question. */
  | { "answer": {
      /** Id of the question. */
      question: QuestionId,
      /** Index of the choice, from 0. */
      choice: number,
      /** Text that goes with the choice, if it takes one. */
      words: string,
  } }
  /** Answers a question, and later ones that are foreseen. Each planned answer is given as soon as its question is asked of the same seat; the first question that is not foreseen ends the plan. The log holds the same answers as if they had been given one by one, and one undo takes them all back. */
  | { "plan": {
      /** Id of the question. */
      question: QuestionId,
      /** Index of the choice, from 0. */
      choice: number,
      /** Text that goes with the choice, if it takes one. */
      words: string,
      /** Answers to later questions, in order; at most 40. */
      then: Array<PlanStep>,
  } }
  /** Reopens a question of the current exchange that the table has answered by itself; see `View::reopen`. */
  | { "reopen": {
      /** The record that holds the answer. */
      seq: number,
      /** Place of the answer in that record, as in the view. */
      n: number,
  } }
  /** Gives the default answer, or lets the server roll. The game master can do this for everybody. */
  | { "skip": {
      /** Id of the question. */
      question: QuestionId,
  } }
  /** Rolls the pending dice. */
  | { "roll": {
      /** Id of the roll. */
      question: QuestionId,
      /** Faces of physical dice, die by die; `null` lets the server roll. */
      faces: Array<number> | null,
  } }
  /** Pastes output of another program. Dice in it are used for the pending rolls in order, no matter whose they are; other lines are kept, if the book supports that. */
  | { "paste": {
      /** The text, at most 20,000 characters. */
      text: string,
  } }
  /** Uses a kept line for a roll. */
  | { "assign": {
      /** Id of the roll. */
      question: QuestionId,
      /** Number of the line. */
      line: WireId,
      /** The reason for using a line of another range; empty if the range is that of the roll. */
      reason: string,
  } }
  /** Abandons the running procedure; its effects so far remain. For the game master only. */
  | "call_off"
  /** Undoes everything from a record on; nothing is deleted. For the game master only. */
  | { "undo": {
      /** The first record to undo. */
      to: number,
      /** Whether repeated rolls give the same faces as before. */
      keep_dice: boolean,
  } }
  /** Gives a roll of the last action another result. The rolls before it stay, those after it show the same faces again, and what was decided after it is asked again. For the game master only. */
  | { "set_roll": {
      /** The record with the roll. */
      seq: number,
      /** Index of the roll among those of its record: `roll` of its line. */
      nth: number,
      /** The faces that it shows instead. */
      faces: Array<number>,
      /** The reason; may be empty. */
      why: string,
  } }
  /** Determines the next roll of a seat. For the game master only. */
  | { "prepare_roll": {
      /** Number of the seat. */
      seat: number,
      /** The faces; without any, an earlier preparation is dropped. */
      faces: Array<number>,
      /** The reason; may be empty. */
      why: string,
  } }
  /** An action of the table itself: seats, pause, notes, plain dice, shelf, handouts, clocks, pictures. */
  | { "house": HouseDeed }
  /** Changes a sheet: players may change their own, the game master any. Where characters wait for approval, a player submits the change instead. The fields are those of the `sheet` form. */
  | { "sheet": {
      /** Number of the actor. */
      actor: WireId,
      /** New values by field name. */
      fields: Record<string, unknown>,
  } }
  /** Lets a habit act for the character whose turn it is, and answer for it, until the turn ends or others are asked. Once they have answered and the action is over, the habit continues the turn in a record of its own. The game master may do so for any character, players for their own. The habit knows only what the person who plays the character may know, and the log reports that it acted. */
  | { "let_play": {
      /**
       * The habit: `plain`, `careful` or `clever`; without one, that of `HouseView::fighting`,
       * or else `clever`.
       */
      habit?: string | null,
      /** Number of the actor whose turn it is meant for. Refused if it is somebody else's by now. */
      actor?: WireId | null,
  } }
  /** Sets how characters decide while nobody plays them: in forecasts, in what-ifs, and when a habit acts for them. For the game master only. */
  | { "set_habit": {
      /** Numbers of the actors, 1 to 100. */
      actors: Array<WireId>,
      /** The habit: `plain`, `careful` or `clever`; `null` drops what was set. */
      habit: string | null,
  } }
  /** Changes sheets for a reason, such as a milestone, all in one record. The reason and the changes become part of the history of each character. The game master may change any, players their own; where characters wait for approval, a player submits the changes instead. */
  | { "advance": {
      /** The reason, 1 to 200 characters. */
      why: string,
      /** The changes, at most one for each character. */
      changes: Array<SheetChange>,
  } }
  /** Brings a character to the table. A player plays it; the game master can name the player. Where characters wait for approval, a player submits it instead. */
  | { "enter": {
      /** A character file in TOML or JSON, at most 64 KiB; see `docs/characters.md`. */
      body: string,
      /** The seat that plays it: for the game master any, by default her own; for players only their own. */
      seat: number | null,
      /**
       * Number of the player's earlier submission that this one replaces, where characters wait for approval.
       * Without a number, a submission with the same name is replaced.
       */
      again?: number | null,
  } }
  /** Approves a submission of a player: the character comes to the table, or is changed. For the game master only. */
  | { "approve": {
      /** Number of the submission. */
      id: number,
  } }
  /** Takes a free character, one of `HouseView::free`. For players without a character. */
  | { "take": {
      /** Number of the actor. */
      actor: WireId,
  } }
  /** Begins the next evening, in one record: the scene ends, characters recover according to the time that has passed in the story, and a session begins, as the rules of the book say. Questions that come up get their default answers. For the game master only. */
  | { "evening": Evening }
  /** Adds characters, minions, zones and aspects from a text in the format of encounter files. For the game master only. */
  | { "stage": {
      /** The text, unless `item` is given. */
      body: string | null,
      /** Number of an item on the shelf. */
      item: number | null,
      /** Whether its zones and aspects replace the current ones. Otherwise they are added. */
      new_scene: boolean,
  } }
  /** Takes actors that the game master plays off the table, and optionally the scene: they become an item on the table's shelf with all their state, in the same record. `stage` with that item brings them back. Refused while an action is waiting for somebody. For the game master only. */
  | { "take_off": {
      /** Numbers of the actors. */
      actors: Array<WireId>,
      /** Whether the scene is taken off as well: its zones, ways and aspects. */
      scene: boolean,
      /** Name of the item, 1 to 120 characters. */
      name: string,
  } }
  /** Sets a switch of the rules. For the game master only. */
  | { "setting": {
      /** Name of the switch. */
      name: string,
      /** Its position: a boolean, a number, or one of its words. */
      value: boolean | number | string,
  } };

/** A warning or an error in a part of a pasted text. */
export type DraftRemark = {
  /** Line number, from 1. */
  line: number,
  /** Column in characters, from 1. */
  column: number,
  /** The remark in the reader's language. */
  text: string,
  /** Whether it is an error that prevents the import. Otherwise it is a warning. */
  wrong: boolean,
};

/** A part of a pasted text, and what it would become. */
export type DraftView = {
  /** Line in which it begins, from 1. */
  line: number,
  /** Name of the character; empty for text that belongs to nobody. */
  name: string,
  /** The part as it was pasted. */
  text: string,
  /** What it would become, in the reader's language; empty if it is ignored. */
  becomes: string,
  /** Its weapons, shields and the like as they are written below it, one by one. */
  gear: Array<string>,
  /** Its spells as they are written below it, one by one. */
  spells: Array<string>,
  /** Its name in the game client, if that is written below it. */
  client: string,
  /** Whether it can be imported. */
  fits: boolean,
  /** Warnings and errors, in the order of the text. */
  remarks: Array<DraftRemark>,
};

/** A change of a view. */
export type Edit = {
  /** What is done. */
  op: EditKind,
  /** The place, as a JSON Pointer (RFC 6901) into the view; empty for the whole view. */
  path: string,
  /** The new value; absent if something is removed. */
  value?: unknown,
};

/** Kinds of changes of a view. */
export type EditKind =
  /** Adds a member to an object, or an entry to a list before the one at this place. */
  | "add"
  /** Removes a member of an object or an entry of a list. */
  | "remove"
  /** Replaces an existing value. */
  | "replace";

/** The end of a conflict in which a side has nobody left who can act. */
export type EndingView = {
  /** Label of the command. */
  label: string,
  /** The command that ends it. */
  command: unknown,
};

/** Endurance. */
export type EnduranceView = {
  /** Remaining endurance; `null` if the viewer may not know. */
  now: number | null,
  /** Maximum endurance; `null` if the viewer may not know. */
  max: number | null,
  /** Total endurance lost, which everybody saw. */
  lost: number,
  /** Endurance lost, by how it recovers; empty if the viewer may not read the sheet. */
  losses: Array<LossView>,
};

/** What the environment does at the end of the round. */
export type EnvironmentView = {
  /** Name of the environment. */
  name: string,
  /** What moves then, in words; empty if nothing does. */
  moves: Array<string>,
  /** Id of the rule. */
  rule: string,
};

/** A number with its standard error. */
export type EstimateView = {
  /** The number. */
  value: number,
  /** The standard error; 0 if the number is exact. */
  error: number,
};

/** The break between two evenings. */
export type Evening = {
  /** How much time passes in the story. */
  passes: Passes,
  /** Whether points are refreshed, if the book has such a rule. By default they are, unless no time passes. */
  refresh: boolean | null,
  /** Conditions that stay although they would be gone by the rules: keys of `ConditionView`. */
  keep?: Array<string>,
  /** Conditions that are removed although they would stay by the rules. */
  clear?: Array<string>,
};

/** Begin and end of an evening. */
export type EveningSpan = {
  /** Time of its first line, in milliseconds since 1970. */
  from: number,
  /** Time of its last line, in milliseconds since 1970. */
  until: number,
};

/** The facing of a character. */
export type FacingView = {
  /** The facing in words. */
  text: string,
  /** The direction, `n`, `ne`, … `nw`; `null` if it faces a character. */
  direction: string | null,
  /** The character it faces; `null` for a direction, or if the viewer does not know the character. */
  toward: WireId | null,
  /** Whether it is waiting for that character's attack. */
  guards: boolean,
  /** Id of the rule. */
  rule: string,
};

/** A side of characters. */
export type FactionView = {
  /** Number of the side. */
  side: WireId,
  /** Name of the side. */
  name: string,
};

/** The choices of the Fate books. */
export type FateChoices = {
  /** The skill list. */
  skills: Array<NamedChoice>,
  /** The rows of the pyramid from the top; empty if the table has none. */
  rows: Array<RowChoice>,
  /** Number of aspects of a new character; 0 for no fixed number. */
  aspects: number,
  /** Number of talents, gifts and stunts; 0 for no fixed number. */
  gifts: number,
  /** The kinds of talents, gifts and stunts that this book knows. */
  gift_kinds: Array<NamedChoice>,
};

/**
 * A scene. Actors, zones and skills have the same numbers as in commands; what the viewer may not know is
 * left out.
 */
export type FateScene = {
  /** Number of the scene. */
  scene: number,
  /** The conflict, if one is running. */
  conflict: ConflictView | null,
  /** The actors in the order of turns. */
  order: Array<WireId>,
  /** All actors and groups that the viewer knows of. */
  actors: Array<ActorView>,
  /** Aspects in play: on the scene, on zones, on actors; including consequences. */
  aspects: Array<AspectView>,
  /** The zones. */
  zones: Array<ZoneView>,
  /** Ways between them. */
  ways: Array<WayView>,
  /** All effects that end by themselves, and when. */
  lasting: Array<LastingView>,
  /** The current rolls of both sides, or else the last ones. */
  clash: ClashView | null,
  /** The skill list. */
  skills: Array<string>,
  /** The rungs of the ladder, from the lowest to the highest with a name. */
  ladder: Array<RungView>,
  /** The dice of the table. */
  dice: RollView,
  /** The named sides on which the viewer knows an actor; the game master sees all that have names. */
  sides: Array<FactionView>,
};

/** A field of a form. */
export type Field = {
  /** Path of its value within the command. */
  name: string,
  /** Label of the field. */
  label: string,
  /** The values it can have. */
  kind: FieldKind,
  /** Whether it may be left empty. It is then not sent. */
  optional: boolean,
  /** Whether it is seldom needed. Such fields are collapsed. */
  more: boolean,
  /** The initial value. */
  value: unknown,
  /** Id of the field's rule, if it differs from that of the form. */
  rule?: string | null,
};

/** The values that a field can have. */
export type FieldKind =
  /** One of these options. */
  | { "one": Array<FieldOption> }
  /** Any of these options: the value is a list. */
  | { "many": Array<FieldOption> }
  /** A text. */
  | { "text": {
      /** Maximum number of characters. */
      max: number,
      /** Whether it can have several lines. */
      long: boolean,
  } }
  /** An integer. */
  | { "number": {
      /** The minimum. */
      min: number,
      /** The maximum. */
      max: number,
  } }
  /** A boolean. */
  | "flag"
  /** Several entries with the same fields. The value is a list of objects; of plain values if the only field has an empty name; or of lists if the fields are named `0`, `1` and so on. */
  | { "list": {
      /** The fields of each entry. */
      fields: Array<Field>,
      /** Maximum number of entries. */
      max: number,
  } };

/** An option. */
export type FieldOption = {
  /** The value that is sent. */
  value: unknown,
  /** Label of the option. */
  label: string,
  /** Additional information: a rating, a zone. */
  note: string,
  /** Heading of the group that the option belongs to; absent if options are not grouped. */
  group?: string,
  /** Why it cannot be chosen; `null` if it can. */
  barred: Barred | null,
  /**
   * The values of other fields that go with it. If a field has none of them, choosing this option sets it to the first
   * one. A value that goes with another option chooses that one, unless the reader has chosen an option.
   */
  with?: Array<GoesWith>,
};

/** How an actor decides while nobody plays it. */
export type FightingView = {
  /** Number of the actor. */
  actor: WireId,
  /** The habit: `plain`, `careful` or `clever`. */
  habit: string,
};

/** Values of a sheet, as they count now. */
export type FiguresView = {
  /** The attributes, in order. */
  attributes: Array<AttributeView>,
  /** The power level. */
  power_level: number,
  /** The character's skills. */
  skills: Array<KnownSkillView>,
  /** Powers, gifts and abilities. */
  powers: Array<PowerView>,
  /** Distances for walking, running and sprinting, in words; empty if the table has no values for them. */
  paces: Array<string>,
  /** Other values: weight, band. */
  notes: Array<string>,
};

/**
 * Something that can be done. The command is `{[verb]: {...fixed, ...fields}}`, where the value of a field
 * named `a.b` goes into the object `a`.
 */
export type Form = {
  /** Name of the command. */
  verb: string,
  /** Label of the form. */
  label: string,
  /** Its effect, in one sentence. */
  hint: string,
  /** Where to show it: `action`, `reaction`, `fate`, `group`, `gm`, `scene`. */
  group: string,
  /** Id of the rule. */
  rule: string | null,
  /** The fixed parts of the command. */
  fixed: Record<string, unknown>,
  /** The fields to fill in. */
  fields: Array<Field>,
  /** Why it is not legal now; `null` if it is. */
  barred: Barred | null,
};

/** Something that a search in a campaign found. */
export type Found = {
  /** Id of the table; absent if it is in the campaign itself. */
  table?: string | null,
  /** Where it was found. */
  place: FoundIn,
  /** The title of the table, handout or item, or the name of the character. */
  title: string,
  /** The line or the part of a text with the words. */
  text: string,
  /** For lines of a log, the viewer's number of the record. */
  seq?: number,
  /** For characters, the number of the actor; for items, that of the item. */
  number?: number | null,
};

/** Where something was found. */
export type FoundIn =
  /** In the log of a table. */
  | "log"
  /** In the notes of a table or of the campaign. */
  | "notes"
  /** In a handout. */
  | "handout"
  /** On the sheet of a character. */
  | "character"
  /** In the preparations of the game master of a table. */
  | "prepared"
  /** In an item of the shelf that belongs to the campaign. */
  | "item";

/** A character that nobody plays. */
export type FreeCharacter = {
  /** Number of the actor. */
  actor: WireId,
  /** Its name. */
  name: string,
};

/** The distance between two characters. */
export type GapView = {
  /** Number of the first character. */
  a: WireId,
  /** Number of the second character. */
  b: WireId,
  /** The distance in decimetres. */
  length: number,
  /** The distance in words. */
  text: string,
};

/** A talent, gift or stunt. */
export type GiftView = {
  /** Its name. */
  name: string,
  /** `talent`, `gift` or `stunt`. */
  kind: string,
  /** The kind in words. */
  kind_name: string,
  /** Its effect. */
  text: string,
  /** Price of each use, in words; `null` if it is free. */
  price: string | null,
  /** Its bonus to rolls: "Athletics +2". */
  bonus: string | null,
};

/** The values of another field that go with an option. */
export type GoesWith = {
  /** The name of the other field. */
  field: string,
  /** Its values, best first. */
  values: Array<unknown>,
};

/** Ground with an effect, or a named place. */
export type GroundView = {
  /** Number of the ground. */
  id: WireId,
  /** Its cause, effect and duration, in words. */
  text: string,
  /** Remaining rounds. */
  rounds: number,
  /** The characters in it that the viewer knows of. */
  standing: Array<WireId>,
  /** Id of the rule. */
  rule: string,
};

/** A habit applied to a later question. */
export type HabitStep = {
  /** Kind of question. */
  kind: string,
  /** Name of the habit. */
  habit: string,
  /** Its effect, in words. */
  label: string,
  /** Whether it is proposed. */
  on: boolean,
  /** Number of questions of that kind to which it can be applied. */
  most: number,
};

/** The contents of a submission. */
export type HandedInDetail = {
  /** The resulting character. */
  character: CheckedCharacter,
  /**
   * The lines of the current sheet that would be removed. For a new character, those of a character with the same name
   * at this seat. The part of changed fields is `field`.
   */
  gone: Array<CardLine>,
  /** The lines that would be added to the current sheet. */
  new: Array<CardLine>,
  /** The fields of the sheet that would change, for a change. */
  fields: Record<string, unknown>,
};

/** A character, or a change of one, that a player has submitted for approval. */
export type HandedInView = {
  /** Number of the submission. Each submission has a new number. */
  id: number,
  /** The seat of the player. */
  seat: number,
  /** Name of the character. */
  name: string,
  /** The character at the table that it changes; `null` for a new one. */
  actor: WireId | null,
  /** Why the character changes; empty if no reason was given. */
  why: string,
  /** Whether the game master has sent it back. Otherwise it waits for approval. */
  returned: boolean,
  /** What the game master said about it last; empty if nothing. */
  remarks: string,
};

/** A text to be handed out, with or without a picture. */
export type Handout = {
  /** Number of the handout. */
  id: number,
  /** Its title. */
  title: string,
  /** Its text; may be empty. */
  text: string,
  /** Number of its picture, if it has one. */
  picture: number | null,
  /** Whether it was handed out. Otherwise only the game master sees it. */
  shown: boolean,
  /** The seats that it is for; empty for everybody, spectators included. Only the game master learns them. */
  to?: Array<Seat>,
};

/** The first message on a socket. */
export type Hello = {
  /** The token of a seat, of the game master, or of a spectator. */
  token: string,
  /**
   * The reader's language: `"de"` or `"en"`. The suffixes `-x-words`, `-x-numbers` and `-x-both` select
   * how numbers on the ladder are shown.
   */
  lang: string,
  /**
   * Number of the last record that this client has seen; 0 for none. The server sends the lines since
   * then; after a long gap, only the last ones.
   */
  after: number,
  /** The `hash` that came with that record. With it the server can tell whether the log is still the same up to there. */
  hash?: string,
};

/** A character who holds another. */
export type HoldView = {
  /** The holder; `null` if the viewer does not know it. */
  by: WireId | null,
  /** The held character. */
  on: WireId,
  /** The hold in words. */
  text: string,
  /** The round in which it began; 0 outside conflicts. */
  round: number,
};

/** A deed that concerns the table itself. */
export type HouseDeed =
  /** Adds a note to the log. */
  | { "say": {
      /** The text, at most 2,000 characters. */
      text: string,
      /** Who may read it. */
      to: Told,
  } }
  /** Rolls plain dice without any rule: `"4dF"`, `"2d6"`, `"d20"`. */
  | { "throw": {
      /** The dice expression. */
      dice: string,
      /** The faces of physical dice; `null` lets the server roll. */
      faces: Array<number> | null,
      /** Purpose of the roll. */
      label: string,
      /** Whether only the game master and the author see it. */
      secret: boolean,
  } }
  /** Pauses or resumes play. Everybody may do so. */
  | { "pause": boolean }
  /** Plays or removes the X-card. Everybody may do so, anonymously. */
  | { "x_card": boolean }
  /** Renames a seat: players may rename their own, the game master any. */
  | { "rename": {
      /** The seat to rename. */
      seat: Seat,
      /** The new name, 1 to 40 characters. */
      name: string,
  } }
  /** Leaves the author's own seat. */
  | "leave"
  /** Removes the person from a seat, which becomes free again. Game master only. */
  | { "kick": {
      /** The seat to free. */
      seat: Seat,
  } }
  /** Swaps the seats of the game master and a player. Game master only. */
  | { "hand_over": {
      /** The player's seat. */
      to: Seat,
  } }
  /** Sets whether the person in a seat is absent this evening: players for their own seat, the game master for any player's. */
  | { "absent": {
      /** The player's seat. */
      seat: Seat,
      /** Whether the person is absent. */
      absent: boolean,
  } }
  /** Adds an empty seat. Game master only. */
  | { "add_seat": {
      /** Name of the seat. */
      name: string,
  } }
  /** Locks the table against new players, or unlocks it. */
  | { "lock": boolean }
  /** Sets whether only the game master decides who plays whom. Game master only. */
  | { "assign": boolean }
  /** Sets the title of the session. */
  | { "title": string }
  /** Sets the lines and veils that the group has agreed on. */
  | { "safety": string }
  /** Sets who rolls the dice of the table. */
  | { "dice": DiceMode }
  /** Sets who rolls the dice of one seat. */
  | { "seat_dice": {
      /** The seat concerned. */
      seat: Seat,
      /** Who rolls its dice. */
      mode: DiceMode,
  } }
  /** Sets how much people are asked. Game master only. */
  | { "asking": Asking }
  /** Sets whether a seat is asked a kind of question. */
  | { "prompt": {
      /** The seat concerned. */
      seat: Seat,
      /** The kind of question. */
      kind: string,
      /** Whether it is asked. */
      policy: Policy,
  } }
  /** Sets a habit of a seat: a rule by which the table answers for it. */
  | { "habit": {
      /** The seat concerned. */
      seat: Seat,
      /** Name of the habit. */
      habit: string,
      /** The number that goes with it, 0 for habits without one; `null` to drop the habit. */
      value: number | null,
  } }
  /** Switches the coach of a seat on or off: players for their own seat, the game master for any. */
  | { "coach": {
      /** The seat concerned. */
      seat: Seat,
      /** Whether it is on. */
      on: boolean,
  } }
  /** Rules out the coach at this table, or allows it again. Game master only. */
  | { "no_coach": boolean }
  /** Sets whether this what-if is kept even if nobody continues it. Game master only. */
  | { "keep_what_if": boolean }
  /** Keeps a line of the log for the recap, or stops keeping it. Everybody who sees the line may do so. */
  | { "keep": {
      /** Number of its record. */
      seq: number,
      /** Index of the line within the record. */
      n: number,
      /** A sentence about it, at most 200 characters. */
      words: string,
      /** Whether it is kept. */
      on: boolean,
  } }
  /** Switches the rules off (dice and notes only) or on again. */
  | { "plain": boolean }
  /** Sets whether characters of players wait for approval before they come to the table or change. Game master only. */
  | { "approval": boolean }
  /** Sends back a submission of a player. Game master only. */
  | { "send_back": {
      /** Number of the submission. */
      id: number,
      /** What the player should change, 1 to 2,000 characters. */
      remarks: string,
  } }
  /** Withdraws a submission of the author. The game master may withdraw any. */
  | { "withdraw": {
      /** Number of the submission. */
      id: number,
  } }
  /** Adds an item to the shelf, or replaces one. */
  | { "shelve": {
      /** The item to replace, if any. */
      id: number | null,
      /** Display name. */
      name: string,
      /** The content, in the format of encounter files; at most 64 KiB. */
      body: string,
  } }
  /** Removes an item from the shelf. */
  | { "unshelve": {
      /** Number of the item. */
      id: number,
  } }
  /** Sets the game master's notes. Game master only. */
  | { "notes": string }
  /** Adds a handout, or replaces one. Game master only. */
  | { "handout": {
      /** The handout to replace, if any. */
      id: number | null,
      /** Its title, 1 to 120 characters. */
      title: string,
      /** Its text, at most 4,000 characters. */
      text: string,
      /** Number of its picture, if it has one. */
      picture: number | null,
      /** Whether it is handed out. Otherwise only the game master sees it. */
      shown: boolean,
      /** The seats that it is for; empty for everybody, spectators included. */
      to?: Array<Seat>,
  } }
  /** Removes a handout with its picture. Game master only. */
  | { "remove_handout": {
      /** Number of the handout. */
      id: number,
  } }
  /** Adds a clock, or replaces one. Game master only. */
  | { "clock": {
      /** The clock to replace, if any. */
      id: number | null,
      /** What happens when it is full, or out; 1 to 120 characters. */
      title: string,
      /** Number of its segments, 2 to 24. */
      size: number,
      /** Number of filled segments, at most `size`. */
      filled: number,
      /** Whether it counts down. */
      down: boolean,
      /** Whether everybody sees it. Otherwise only the game master does. */
      shown: boolean,
  } }
  /** Removes a clock. Game master only. */
  | { "remove_clock": {
      /** Number of the clock. */
      id: number,
  } }
  /** Uploads a picture. It replaces an earlier one of the same character or zone. Game master only. */
  | { "picture": {
      /** What it belongs to. */
      of: PictureFor,
      /** A JPEG file in Base64: at most 40 KiB, and 1,024 pixels in each direction. */
      data: string,
  } }
  /** Removes a picture. Game master only. */
  | { "remove_picture": {
      /** Number of the picture. */
      id: number,
  } }
  /** Sets who may see the analysis of a fight. Players can share the part about their own characters, or stop sharing it, once the game master has opened the analysis to them. */
  | { "share_insight": {
      /** The record with which the fight begins. */
      fight: number,
      /** Who may see it. */
      to: Audience,
  } };

/** The table itself: everything that is independent of the system. */
export type HouseView = {
  /** Title of the session. */
  title: string,
  /** Id of the book: `sotc`. */
  system: string,
  /** Name of the book. */
  system_name: string,
  /** The seats, clockwise; the first is the game master's. */
  seats: Array<SeatView>,
  /** Whether nobody can join any more. */
  locked: boolean,
  /** Whether only the game master decides who plays whom. */
  assigned?: boolean,
  /** The characters that the viewer, a player without one, may take. */
  free?: Array<FreeCharacter>,
  /** Whether play is paused. */
  paused: boolean,
  /** Whether the X-card has been played. */
  x_card: boolean,
  /** Lines and veils. */
  safety: string,
  /** Source of dice. */
  dice: DiceMode,
  /** How much people are asked. */
  asking: Asking,
  /** Whether the table is used for dice and notes only. */
  plain: boolean,
  /** Whether the game master has ruled out the coach. */
  no_coach?: boolean,
  /** Whether characters of players wait for approval before they come to the table or change. */
  approval?: boolean,
  /** Submissions of players for approval, oldest first: the game master sees all, players their own. */
  handed_in?: Array<HandedInView>,
  /** Items that the game master has prepared; empty for everybody else. */
  shelf: Array<ShelfItem>,
  /** The game master's notes; empty for everybody else. */
  notes?: string,
  /** The handouts, oldest first. Only the game master sees those that were not handed out. */
  handouts?: Array<Handout>,
  /** The clocks, oldest first. Only the game master sees those that are not shown. */
  clocks?: Array<Clock>,
  /** The pictures that the viewer may see. */
  pictures?: Array<PictureView>,
  /** Title of the table that this one continues, if there is one. */
  continues?: string | null,
  /** Set if this is a what-if: it is not part of the game, and must be recognizable as such wherever it is shown. */
  what_if?: WhatIfMark | null,
  /** How actors decide while nobody plays them, if that was set: the game master sees all, players their own. */
  fighting?: Array<FightingView>,
};

/** The cause of a change in the chances. */
export type InsightKind =
  /** The beginning of the fight. */
  | "beginning"
  /** Dice. */
  | "luck"
  /** A command or an answer. */
  | "decision"
  /** Something that the game master set. */
  | "by_hand";

/** Progress of an analysis. */
export type InsightNews =
  /** A preliminary result, which becomes more precise. */
  | { "so_far": InsightView }
  /** The analysis is complete. */
  | { "done": InsightView };

/**
 * The analysis of a fight. Chances are between 0 and 1; changes of chances between -1 and 1.
 *
 * Players and spectators get the analyses of fights that are over and that the game master has opened to them: the chances
 * of all sides, and those characters, moments and costs that they may see. Without such a fight, `fight` is 0 and only
 * `dice` has entries.
 */
export type InsightView = {
  /** Id of the book. */
  system: string,
  /** Title of the table. */
  title: string,
  /** Number of the fight, from 1, among those whose analyses the viewer may see. */
  fight: number,
  /** Number of fights whose analyses the viewer may see. */
  fights: number,
  /** The viewer's number of the record with which the fight begins; 0 if there is no fight. */
  begin: number,
  /** To whom the game master has opened it. */
  to: Audience,
  /** Whether the viewer shares the part about their own characters. */
  shares: boolean,
  /** Whether the fight is over. Otherwise the last point is the current state. */
  is_over: boolean,
  /** Whether the chances are exact. Otherwise they are shares of the fights that were played on. */
  is_exact: boolean,
  /** Number of fights played on from each point. */
  runs: number,
  /**
   * The basis of the numbers: how they were found, and by which habits fights were played on, as far as the viewer may
   * know.
   */
  basis: string,
  /** The fight in one sentence. */
  summary: string,
  /** Each side, with its balance. */
  sides: Array<BalanceView>,
  /** The chances in the course of the fight, starting with its beginning. */
  points: Array<PointView>,
  /** The rolls that helped most: the luckiest first, at most three. */
  luckiest: Array<MomentView>,
  /** The commands and answers that cost most: the most expensive first, at most three. */
  costliest: Array<MomentView>,
  /** Each character, with the effect of its dice and decisions, and what the fight cost it. */
  characters: Array<CharacterInsightView>,
  /** What the fight cost each side: one entry for each resource that changed. */
  costs: Array<SideCostView>,
  /**
   * The dice of each person, as far as the viewer may see them: in this fight, in the evening, and in all evenings of the
   * table. A longer span is left out if it has no other rolls.
   */
  dice: Array<DiceInsightView>,
};

/**
 * A figure with its confidence interval. All intervals of a `ProposalsView` contain the true figures together in 99 of
 * 100 cases.
 */
export type IntervalView = {
  /** The figure in the simulated fights. */
  value: number,
  /** Lower end. */
  low: number,
  /** Upper end. */
  high: number,
};

/** A piece of gear. */
export type ItemView = {
  /** Number of the item. */
  id: WireId,
  /** Name of the item. */
  name: string,
  /** `weapon`, `protection`, `tool` or `other`. */
  kind: string,
  /** Its values, in words; empty if it has none, or if the viewer may not know them. */
  text: string,
};

/** A request to add a table to a campaign. */
export type JoinCampaign = {
  /**
   * The owner's token for the table, as game master, player or spectator. It is not stored: the campaign shows what this
   * token may see, for as long as it is valid.
   */
  token: string,
};

/** A new participant. The token is shown only once. */
export type Joined = {
  /** Id of the table. */
  table: string,
  /** Token of the seat. */
  token: string,
  /** The participant's role and seat. */
  you: You,
};

/** Something that happened. */
export type KeepsakeLine = {
  /** What the log says. */
  text: string,
  /** The dice in words; empty without dice. */
  dice?: string,
  /** Whether not everybody knows of it. */
  secret?: boolean,
  /** Whether it continues the action of the line before. */
  more?: boolean,
};

/** A scene or a fight. */
export type KeepsakePart = {
  /** The heading. */
  heading: string,
  /** Whether it is a fight or another conflict. */
  fight: boolean,
  /** How a fight went, in a sentence or two; otherwise empty. */
  outcome: string,
  /** The turning points, in order. */
  moments: Array<KeepsakeLine>,
  /** Everything that happened, in order, the turning points included. */
  lines: Array<KeepsakeLine>,
};

/** A picture with its caption. */
export type KeepsakePicture = {
  /** What it shows. */
  caption: string,
  /** A JPEG file in Base64, at most 40 KiB. */
  data: string,
};

/** The pictures of an evening. */
export type KeepsakePictures = {
  /** The heading. */
  heading: string,
  /** The pictures, at most twelve. */
  pictures: Array<KeepsakePicture>,
};

/** Something that a person said or wrote. */
export type KeepsakeQuote = {
  /** The words. */
  words: string,
  /** The person, or the character that the words are about; may be empty. */
  by: string,
  /** Whether not everybody knows them. */
  secret?: boolean,
};

/** What was said and written. */
export type KeepsakeQuotes = {
  /** The heading. */
  heading: string,
  /** The quotes, in order. */
  quotes: Array<KeepsakeQuote>,
};

/** A heading with paragraphs. */
export type KeepsakeSection = {
  /** The heading. */
  heading: string,
  /** The paragraphs. */
  items: Array<string>,
};

/**
 * An evening of a table as a keepsake, in one language, with all headings: what everybody knows of it, or everything if the
 * game master asks for that. Events that were undone are not part of it.
 */
export type KeepsakeView = {
  /** Title of the table. */
  title: string,
  /** Name of the book. */
  system_name: string,
  /** All evenings of the table, oldest first. An evening ends when nothing happens for four hours. */
  evenings: Array<EveningSpan>,
  /** Number of this evening among them, from 1; 0 for all of them. */
  evening: number,
  /** Time of its first and of its last line. */
  span: EveningSpan,
  /** Whether it contains secrets. */
  secrets: boolean,
  /** What happened at the table that this one continues. */
  before: KeepsakeSection | null,
  /** Who played whom. */
  people: KeepsakeSection,
  /** The scenes and fights, in order. */
  parts: Array<KeepsakePart>,
  /** What was said and written. */
  quotes: KeepsakeQuotes,
  /** Further sections: what was won and lost, the dice, what is still open, what comes next. None of them is empty. */
  sections: Array<KeepsakeSection>,
  /** The pictures. */
  pictures: KeepsakePictures,
  /** Heading of `KeepsakePart::lines`. */
  course: string,
  /** The mark for what not everybody knows. */
  secret: string,
  /** The text to show if nothing has happened; otherwise empty. */
  empty: string,
};

/** The mark of a line that is kept for the recap. */
export type KeptView = {
  /** The person who keeps it. */
  name: string,
  /** A sentence about it; may be empty. */
  words: string,
};

/** A skill of a character. */
export type KnownSkillView = {
  /** Number of the skill. */
  skill: number,
  /** Name of the skill. */
  name: string,
  /** Its specialisations. */
  specialities: Array<string>,
};

/** An effect, and when it ends. */
export type LastingView = {
  /** The effect, in words. */
  text: string,
  /** When it ends, in words. */
  until: string,
  /** Id of the rule. */
  rule: string,
  /** The affected actor. */
  actor: WireId | null,
  /** `spin`, `tag`, `block`, `full`, `hold`, `disarmed`, `swap`, `long`, `led`, `acted`, `other`. */
  kind: string,
};

/** Size of the community's library. */
export type LibraryView = {
  /** Number of weapons. */
  weapons: number,
  /** Number of shields, armours and other protections. */
  protections: number,
  /** Number of abilities. */
  abilities: number,
  /** Number of spells. */
  spells: number,
  /** Number of potions and poisons. */
  substances: number,
  /** Number of group attacks. */
  groups: number,
};

/** Life points. */
export type LifeView = {
  /** Remaining life points; `null` if the viewer may not know. */
  now: number | null,
  /** Life points at the start of this fight; `null` if the viewer may not know. */
  start: number | null,
  /** Life points on the profile; `null` if the viewer may not know. */
  base: number | null,
  /** Life points lost since the start of this fight, which everybody saw. */
  lost: number,
  /** Whether it dropped to 1 to 5 life points. */
  exhausted: boolean,
};

/** One line of the log. */
export type Line = {
  /** The viewer's number of its record. */
  seq: number,
  /** Index of the line within the record. */
  n: number,
  /** Time, in milliseconds since 1970. */
  at: number,
  /** Kind of line. */
  kind: LineKind,
  /** The text of the line. */
  text: string,
  /** The parts of its numbers, each with its rule. */
  why?: Array<PartView>,
  /** A short text to paste elsewhere, such as into the chat of a game client: the action and its result. */
  paste?: string | null,
  /** The round whose result it reports. Such lines form a block for the chat of a game client. */
  round?: number | null,
  /** The rolled dice. */
  dice?: DiceView | null,
  /** Index of these dice among the rolls of the record, if the viewer may set them. */
  roll?: number | null,
  /** The seat that caused it, if that matters. */
  seat?: number | null,
  /** The actor that it is about. */
  actor?: WireId | null,
  /** Whether it is visible only to some viewers. */
  secret?: boolean,
  /** Whether it is undone. */
  undone?: boolean,
  /**
   * The first record of the action that it belongs to: undoing from there takes the whole action back.
   * Absent for lines that are not part of the game.
   */
  act?: number | undefined,
  /**
   * One of several results of an action, such as that against one of several opponents. All of them together are the
   * result of the action.
   */
  outcome?: OneResultView | null,
  /** Who keeps it for the recap, at the time of the request. Lines that are sent as they happen do not have it. */
  kept?: KeptView | null,
};

/** What a line is about. */
export type LineKind =
  /** An event of the game. */
  | "event"
  /** An effect that ended by itself: spin, a block, full defense. */
  | "lapse"
  /** A fact that the game master set. */
  | "set"
  /** A roll. */
  | "roll"
  /** The result of an action. */
  | "result"
  /** Whose turn it is. */
  | "turn"
  /** A note of a person, or without a seat, a remark of the rules. */
  | "note"
  /** Seats, settings, pause, and announcements before an action: that a habit acts, or that the game master allows it. */
  | "house"
  /** Something that was undone. */
  | "undo"
  /** An abandoned procedure. */
  | { "abandoned": Abandoned };

/** Endurance lost, and how it recovers. */
export type LossView = {
  /** `fresh`, `deep` or `shock`. */
  kind: string,
  /** Number of points lost. */
  points: number,
  /** The loss in words, and how it recovers. */
  text: string,
  /** Id of the rule. */
  rule: string,
};

/** Two opposed rolls, or a roll and a number. */
export type MeetingView = {
  /** What is happening: "Sorel shoots at Ilka". */
  title: string,
  /** `attack`, `sweep`, `blast`, `distract`, `escape`, `contest` or `check`. */
  kind: string,
  /** The means, in words; empty if there are none to name. */
  with: string,
  /** The acting side. */
  acting: PoolView,
  /** The actors who act together with it; the worst result counts. */
  helpers: Array<PoolView>,
  /** The opposing side; `null` before it is known. */
  against: PoolView | null,
  /** Dice that the opponent gets because a pool is negative, in words. */
  passes: Array<PartView>,
  /** Lead of the acting side; `null` before it is known, or if the number is hidden. */
  lead: number | null,
  /** The meaning of the lead: "a hit", "missed by 3". */
  lead_words: string,
  /** The exact chance as things stand; `null` once the result is known, or if the viewer may not know. */
  chance: Chance | null,
  /** The effect of a success, in words, if it is known: "1 endurance". */
  stake: string,
  /** Whether it is over. */
  over: boolean,
};

/** An opponent in melee. */
export type MeleeView = {
  /** Number of the opponent. */
  with: WireId,
  /** Whether the opponent is within the character's reach. */
  reaches: boolean,
  /** Whether the character is within the opponent's reach. */
  reached: boolean,
  /** Direction of the opponent, `n` to `nw`; `null` if it is unknown. */
  at: string | null,
};

/** A task for the plot leader, or a message to its recipients. */
export type MemoView = {
  /** Index among the viewer's notes, from 1. */
  n: number,
  /** Its number in commands; only for the plot leader. */
  id?: WireId | null,
  /** Name of the character that caused it; empty if there is none, or if the viewer does not know it. */
  by: string,
  /** The recipients, in words. */
  to: string,
  /** Text of the note. */
  text: string,
  /** Whether it is settled. */
  done: boolean,
};

/** A group of minions. */
export type MinionsView = {
  /** Number of minions in the group. */
  members: number,
  /** Whether its name takes verbs in the plural, in the reader's language. */
  plural: boolean,
  /** Quality in words: "quality +2 (physical)"; `null` if the viewer may not know. */
  quality: string | null,
  /** Boxes of each minion; 0 if the viewer may not know. */
  boxes: number,
  /** Marked boxes of the next minion to fall. */
  wounds: number,
};

/** A roll, a command or an answer that mattered. */
export type MomentView = {
  /** The viewer's number of its record. */
  seq: number,
  /** The change of the chance of the character's own side. */
  change: EstimateView,
  /** What happened and what it changed, in one sentence. */
  sentence: string,
  /**
   * For an answer, all that were possible; for a command, the most promising ones. Each with the chance of the character's
   * own side; best first. Empty if there was no choice, or none that the viewer may know.
   */
  answers: Array<AnswerInsightView>,
};

/** Something to choose. */
export type NamedChoice = {
  /** Its key in files. */
  key: string,
  /** Its name in the reader's language. */
  name: string,
  /** What it does, in a few words; may be empty. */
  about: string,
};

/** A new shelf. The token is shown only once and is not stored. */
export type NewShelf = {
  /** The token. It gives access to everything on the shelf, for reading and writing. */
  token: string,
};

/** A request to open a table. */
export type NewTable = {
  /** The initial contents of the table. */
  start: Start,
  /** Name of the game master. */
  gm: string,
  /** Title of the session; the title of the encounter if empty. */
  title: string,
  /** Language of names that the table itself creates: `"de"` or `"en"`. */
  lang: string,
};

/** A request for a what-if that leaves the game at an entry of the log. */
export type NewWhatIf = {
  /** Number of the first record that has not happened there. */
  from: number,
};

/** A request to continue the campaign at a new table. */
export type NextTable = {
  /** Id of the table of this campaign that is continued. Requires the rights of its game master. */
  from: string,
  /** Title of the new table, at most 120 characters; that of the old one if empty. */
  title: string,
};

/** A message to a player. */
export type NoteView = {
  /** Index among the viewer's notes, from 1. */
  n: number,
  /** The recipients, in words. */
  to: string,
  /** Text of the message. */
  text: string,
  /** Whether it is true; only for the game master. */
  genuine?: boolean | null,
};

/** The exact odds of a roll. */
export type OddsView = {
  /** The roll in normalised notation. */
  notation: string,
  /** Total number of ways, as text: it may exceed the range of a number. */
  denominator: string,
  /** The mean, as text with six decimal places. */
  mean: string,
  /** Number of ways without a result, as text: notations without an end are expanded up to a limit. */
  rest: string,
  /** The results in ascending order; at most the first 2,000. */
  outcomes: Array<OutcomeView>,
};

/** One of several results of an action, such as that against one of several opponents. */
export type OneResultView = {
  /** The name of the character that it is about. */
  name: string,
  /** The result: "beats the guard by 2". */
  words: string,
  /** How the words are told. */
  kind?: ResultKind,
};

/** The origin of the result of a roll. */
export type Origin =
  /** The server rolled. */
  | "server"
  /** Physical dice were rolled, and their faces typed. */
  | "typed"
  /** The dice were rolled in another program, and its output was pasted. */
  | "client"
  /** The game master set the result. */
  | "set"
  /** A repetition of a roll that was undone. */
  | "again"
  /** A rule determined the result. */
  | "forced";

/** One result of a roll. */
export type OutcomeView = {
  /** The value: a finite decimal number, or else a fraction. */
  value: string,
  /** Number of ways to get it, as text. */
  ways: string,
  /** Probability of this result, in percent with four decimal places. */
  percent: string,
  /** Probability of this result or a higher one, in percent with four decimal places. */
  at_least: string,
};

/** The forecast of a fight for the side that is asked about. */
export type OutlookView = {
  /** The chance to win, from 0 to 1. */
  win: IntervalView,
  /** The average cost of the fight: see `ProposalsView::cost`. */
  cost: IntervalView,
};

/** A part of a number, with its rule. */
export type PartView = {
  /** The part in words: "+3 Athletics". */
  text: string,
  /** Id of the rule. */
  rule: string | null,
  /** Its name, without the number; absent where only `text` is known. */
  name?: string | null,
  /** Its value; absent where only `text` is known. */
  value?: number | null,
};

/** How much time passes in the story. */
export type Passes =
  /** None: play continues where it stopped. */
  | "nothing"
  /** A night. */
  | "night"
  /** Some days. */
  | "days"
  /** Weeks. */
  | "weeks";

/** An earlier or the current state of an item. */
export type PastItem = {
  /** Its version. */
  version: number,
  /** When it was written, in milliseconds since 1970. */
  at: number,
  /** The name that it had. */
  name: string,
  /** Why it was changed. */
  note: string,
  /** The content that it had. */
  body: string,
};

/** A character, as an entry of a compact list. */
export type PersonView = {
  /** Number of the character. */
  id: WireId,
  /** Name of the character. */
  name: string,
  /** Number of its side. */
  side: WireId,
  /** The seat that plays it. */
  seat: number,
  /** Whether the viewer may act for it. */
  mine: boolean,
  /** Whether it is hidden from players. Only the plot leader and its player ever see such characters. */
  hidden: boolean,
  /** `up`, `incapacitated`, `dead` or `gone`. */
  status: string,
  /** The status in words. */
  status_name: string,
  /** Life points, as far as the viewer may know them. */
  life: LifeView,
  /**
   * Current attack and defence values for melee, ranged and magic; absent if the viewer may not read the
   * profile.
   */
  values?: Array<SkillPairView>,
  /** Action, focus and magic points; absent if the viewer may not read the profile. */
  pools?: Array<PointPoolView>,
  /** What is left of the turn and the round; `null` outside combats. */
  turn: TurnLeftView | null,
  /** Its facing; `null` if it has not turned. */
  facing: FacingView | null,
  /** The characters with whom it is in melee. */
  melee?: Array<MeleeView>,
  /** The spell that it is channelling, which everybody can see. */
  channel: ChannelView | null,
  /**
   * Its conditions, most serious first: exhausted, poison, damage over time, potions, seeking cover,
   * carried, …
   */
  chips?: Array<ChipView>,
  /** Its items. If the viewer may not read the profile, only those in hand. */
  items?: Array<BelongingView>,
  /** Names of the abilities on the profile; absent if the viewer may not read it. */
  abilities?: Array<string>,
  /** Those of its abilities that the rules do not carry out, so that people have to apply them. */
  reminders?: Array<string>,
  /** The profile as one line of text, for copying; `null` if the viewer may not read it. */
  profile: string | null,
};

/** An option of a `PickView`. */
export type PickOption = {
  /** Number of the option. */
  id: WireId,
  /** Label of the option. */
  label: string,
  /** Additional information. */
  note: string,
  /** Heading of the group that the option belongs to. */
  group: string,
  /** The part of the limit that it takes. */
  room: number,
  /** Whether the proposal selects it. */
  on: boolean,
  /** The proposed number. */
  number: number | null,
};

/**
 * Answers that are too many to list. They are sent as the words of a choice. For `many`, these are the
 * numbers of the options, `3,5`, or `-` for none; for `numbers`, those that differ from the proposal,
 * `5=20,3=18`; for a `number`, `12`; for a `range`, `3-10`. Without words, the choice stands for the
 * proposal.
 */
export type PickView = {
  /** `many`, `numbers`, `number` or `range`. */
  kind: string,
  /** Index of the choice that represents these answers. */
  choice: number,
  /** The options to select from, or to assign numbers to. */
  options: Array<PickOption>,
  /** Maximum sum of `PickOption::room`; `null` if there is no limit. */
  limit: number | null,
  /** The minimum. */
  min: number,
  /** The maximum. */
  max: number,
  /** The proposed number, or the proposed lower end of a range. */
  low: number | null,
  /** The proposed upper end of a range. */
  high: number | null,
};

/** What a picture belongs to, as clients see it. */
export type PictureFor =
  /** A handout that names it. */
  | "handout"
  /** The character or group with this number. */
  | { "actor": WireId }
  /** The zone with this number. */
  | { "zone": WireId };

/** A picture. Its file is at `/api/table/pictures/{id}` and never changes. */
export type PictureView = {
  /** Number of the picture. */
  id: number,
  /** What it belongs to. */
  of: PictureFor,
};

/** An actor in the order of turns. */
export type PlaceView = {
  /** Number of the actor. */
  actor: WireId,
  /**
   * State of its turn: `now`, `interrupted`, `cut_in` (its turn interrupts another), `acted`, `deferred`
   * (a turn is in store), `owed` (its next turn is forfeit for a forced action), `passed` (cannot act),
   * `waits`.
   */
  state: string,
  /**
   * The state in words, and other conditions of the turn: in store, owed, forced, each with its end and
   * rule.
   */
  chips: Array<ChipView>,
};

/** Something that can be used in a plan. */
export type PlanChip = {
  /** Its name. */
  name: string,
  /** Its bearer or origin: "your aspect", "scene", "free tag". */
  note: string,
  /** Whether it costs nothing. */
  free: boolean,
  /** Number of points that it costs. */
  points: number,
  /** Index of the choice that adds to the total; `null` if that is not possible now. */
  plus: number | null,
  /** The value that it adds. */
  value: number,
  /** Index of the choice that rolls again; `null` if that is not possible now. */
  again: number | null,
  /** Why neither is possible now. */
  barred: Barred | null,
};

/**
 * An answer to a question that has not been asked yet: a specific answer, the answer of a habit, or, without either,
 * the first answer that takes words.
 */
export type PlanStep = {
  /** The kind of question. */
  kind: string,
  /** The answer, as in `PlanView`. */
  answer?: unknown,
  /** Name of the habit that gives the answer. */
  habit?: string | null,
  /** Text that goes with the answer, if it takes one. */
  words: string,
};

/** What an answer can settle beyond its own question. It is sent with `Do::Plan`. */
export type PlanView = {
  /** The answers by the index of their choice, for the steps of a plan. */
  answers: unknown[],
  /** Index of the choice that adds nothing more; `null` if there is none. */
  pass: number | null,
  /** The aspects and other means that can be combined in one plan. */
  chips: Array<PlanChip>,
  /** Plans that are worth proposing, best first. */
  suggested: Array<SuggestionView>,
  /** A later question of the same exchange, such as how a hit is absorbed, if nothing more is added. */
  after: AfterView | null,
  /** Habits that can be applied to later questions of this exchange, with their kind of question. */
  habits: Array<HabitStep>,
  /** Texts that a following question asks for, by the index of the choice that leads to it. */
  words: Array<WordsView | null>,
  /** Kind of the following question that asks for them. */
  words_kind: string,
  /** Whether one plan should answer all waiting questions of this kind to this seat, in their order. */
  together?: boolean,
};

/** A play that shows a rule. */
export type PlayName = {
  /** Name of the play. */
  play: string,
  /** Its title. */
  title: string,
};

/** Kind of a step. */
export type PlayStepKind =
  /** The scene as it is set up. */
  | "scene"
  /** Something begins by itself: a conflict. */
  | "begins"
  /** A command. */
  | "command"
  /** A command while others wait. */
  | "aside"
  /** A roll. */
  | "roll"
  /** An answer to a question. */
  | "answer"
  /** A command that is refused. */
  | "refused"
  /** An answer that is refused. */
  | "refused_answer";

/** A step of a play. */
export type PlayStepView = {
  /** What kind of step it is. */
  kind: PlayStepKind,
  /** What was typed, in the reader's language except for names and texts; empty if nothing was. */
  said?: string,
  /** Who rolled or answered. */
  who?: string | null,
  /** The question that was answered. */
  question?: string | null,
  /** The answer, in the words of the table. */
  answer?: string | null,
  /** The dice that were rolled. */
  dice?: DiceView | null,
  /** Why it was refused. */
  refused?: Barred | null,
  /** The lines that the log gained. */
  lines?: Array<Line>,
  /** The situation after the step, in one sentence. */
  sentence: string,
  /** The questions after the step, with all answers and their prices. */
  asked?: Array<QuestionView>,
  /** The scene and everybody in it after the step, one line each; absent if nothing has changed. */
  table?: Array<string> | null,
  /** The rules that acted: those of the numbers, the answer or the refusal. */
  rules?: Array<RuleName>,
  /** The character that the reader's own character can replace from here on; absent if there is none. */
  stands_in?: StandsIn | null,
};

/** A play, step by step. */
export type PlayView = {
  /** Name of the play. */
  play: string,
  /** Its title. */
  title: string,
  /** The language in which it is written: `de` or `en`. What was typed stays in it. */
  lang: string,
  /** Id of its book. */
  system: string,
  /** The rule that it shows. */
  rule: RuleName,
  /** The rule that was asked for, if it has no play of its own. `rule` is then the nearest one that has. */
  instead_of?: RuleName | null,
  /** Other plays that show the same rule. */
  others?: Array<PlayName>,
  /** The steps: the first is the scene before anything happens. */
  steps: Array<PlayStepView>,
  /** Index of the first step in which the rule acts. If no step names it, that of the last step in which anything happens. */
  at: number,
  /** Whether a step names the rule. Some rules act without being named, such as those about what does not happen. */
  named: boolean,
};

/** A pool of points. */
export type PointPoolView = {
  /** `action`, `focus`, `mana`, `light`, `shadow` or `elements`. */
  kind: string,
  /** Name of the pool. */
  name: string,
  /** Remaining points. */
  now: number,
  /** Points on the profile. */
  max: number,
};

/** A point in the course of a fight. */
export type PointView = {
  /** The viewer's number of the record that led here. */
  seq: number,
  /** The cause. */
  kind: InsightKind,
  /** What happened, in the words of the log. */
  text: string,
  /** The chance of each side, in the order of `InsightView::sides`. */
  chances: Array<EstimateView>,
  /** The change of the first side's chance. */
  change: EstimateView,
  /** The expected value at the end of each entry of `InsightView::costs`. */
  costs: Array<EstimateView>,
  /** Whether it is one of the turning points. */
  turns: boolean,
};

/** Action points of a seat. */
export type PointsView = {
  /** Number of the seat. */
  seat: number,
  /** Remaining points. */
  points: number,
  /** Points earned in this session. */
  earned: number,
  /** Whether this seat is not asked for forced actions and deferred turns. */
  passes: boolean,
};

/** Whether a seat is asked a kind of question. */
export type Policy =
  /** As the table is set. */
  | "preset"
  /** Not asked: nothing is done and nothing is paid. */
  | "off"
  /** Asked, unless no answer can change anything. */
  | "ask"
  /** Not asked: the default answer is given. */
  | "automatic";

/** One side of a meeting: a pool of dice, a bonus, and all circumstances of the applicable table. */
export type PoolView = {
  /** The actor; `null` for a difficulty, or if the viewer does not know it. */
  actor: WireId | null,
  /** Name of the actor, or of the difficulty. */
  name: string,
  /** The action and the skill: "defends · Ranged combat with Dexterity". */
  text: string,
  /** All circumstances of its table: first those that make an attempt fail, then penalties, then bonuses. */
  ticks: Array<TickView>,
  /**
   * Number of dice before transfers to the opponent, possibly negative; `null` for numbers, or if the
   * viewer may not know.
   */
  pool: number | null,
  /** Number of dice rolled or to be rolled. */
  thrown: number | null,
  /** The total bonus. */
  bonus: number | null,
  /** Dice and bonus in words: "2d6 + 7". */
  formula: string,
  /** The parts of the pool, each with its rule: skill, and effects of circumstances. */
  pool_parts: Array<PartView>,
  /** The parts of the bonus, each with its rule. */
  parts: Array<PartView>,
  /** The rolled dice, roll by roll. */
  dice: Array<DiceView>,
  /** The total so far; `null` before the roll, or if the viewer may not know it. */
  total: number | null,
  /** Whether it counts without a roll: a difficulty, or an actor who cannot defend. */
  stands?: boolean,
};

/** A power, gift or ability. */
export type PowerView = {
  /** Index on the sheet. */
  gift: number,
  /** Name of the power. */
  name: string,
  /** Its effect, in words. */
  text: string,
};

/** An error in the reader's language (RFC 9457). */
export type Problem = {
  /** Machine-readable kind of the error. */
  code: string,
  /** The HTTP status. */
  status: number,
  /** The error, and what would be legal. */
  detail: string,
  /** Errors in a file, line by line. */
  errors?: Array<string>,
};

/** Progress of a simulation, or of a search for encounters. */
export type ProgressView = {
  /** Number of fights, or of steps of the search, that are over. */
  done: number,
  /** Their total number. */
  of: number,
};

/** A kind of question, which each person can switch off. */
export type PromptView = {
  /** The kind, as in questions and in the policies of seats. */
  kind: string,
  /** What it is about. */
  label: string,
};

/** A variant of an encounter. */
export type ProposalView = {
  /** The changes, in words; empty if the encounter is right as it is. */
  changes: Array<string>,
  /** Its forecast. */
  forecast: OutlookView,
  /** The encounter file. */
  body: string,
};

/** Progress of a search, or its result. */
export type ProposalsNews =
  /** The search is running. */
  | { "progress": ProgressView }
  /** The search is complete. */
  | { "done": ProposalsView };

/** Proposals for an encounter with a wanted chance and cost. */
export type ProposalsView = {
  /** Id of the book. */
  system: string,
  /** The side whose chance and cost they are. */
  side: string,
  /**
   * The unit of the cost, summed over the characters of the side: new consequences in Fate, lost endurance in
   * ZeroSpace, lost life points in Dämmersturm.
   */
  cost: string,
  /** The forecast of the encounter as it is. */
  now: OutlookView,
  /** Whether the proposals meet the wanted chance and cost. Otherwise they are the nearest that were found. */
  reached: boolean,
  /** The same as a sentence. */
  verdict: string,
  /** The proposals, at most five: those that change least first, or the nearest first. */
  proposals: Array<ProposalView>,
  /** Number of encounters that were tried. */
  tried: number,
  /** Number of fights that were simulated. */
  fights: number,
  /** Seed of the dice: the same seed gives the same proposals. */
  seed: number,
  /** Remarks on what distorts the forecasts: characters that have nothing to attack with. */
  remarks: Array<string>,
};

/** A request to begin a campaign, or to change its name and notes. */
export type PutCampaign = {
  /** Idempotency key, chosen by the client; at most 64 characters. */
  key: string,
  /** The campaign to change; a new one if not given. */
  id: number | null,
  /** The version that was read; 0 for a new campaign. */
  version: number,
  /** Its name, 1 to 120 characters. */
  name: string,
  /** The notes of its owner, at most 10,000 characters. */
  notes: string,
};

/** A request to put something on a shelf, or to change it. */
export type PutItem = {
  /** Idempotency key, chosen by the client; at most 64 characters. */
  key: string,
  /** The item to change; a new one if not given. */
  id: number | null,
  /** The version that was read; 0 for a new item. */
  version: number,
  /** What it is. */
  kind: StoredKind,
  /** Id of the book. */
  system: string,
  /** Its name, 1 to 120 characters. */
  name: string,
  /** Its content, at most 64 KiB. */
  body: string,
  /** Why it is changed, at most 200 characters. */
  note: string,
  /** Number of the campaign that it belongs to, 0 for none; as before if not given. */
  campaign?: number | null,
};

/**
 * The id of a waiting question or roll. It is derived from the state of its procedure, so that a late or repeated
 * answer names a question that is no longer waiting.
 */
export type QuestionId = string;

/** A question that the viewer may answer. */
export type QuestionView = {
  /** Id of the question. */
  id: QuestionId,
  /** The seat that is asked. */
  seat: number,
  /** Name of the person at that seat. */
  name: string,
  /** Whether it is the viewer's own question. */
  mine: boolean,
  /** Kind of question, for settings and for display; `roll` for dice. */
  kind: string,
  /** The question in one sentence. */
  sentence: string,
  /** The actor that it is about. */
  actor: WireId | null,
  /** The possible answers in the order of their indexes, including barred ones. */
  choices: Array<ChoiceView>,
  /** Index of the default choice. */
  usual: number | null,
  /** The roll, if dice are pending instead of a choice. */
  roll: RollView | null,
  /** Id of the rule that requires the question. */
  rule: string | null,
  /** Answers that are too many to list; absent if `choices` lists all answers. */
  pick?: PickView | null,
  /** The question as addressed to the person who is asked; absent if there is no such wording. */
  ask?: string | null,
  /** What the asked person can still add after the roll that follows; absent if there is nothing. */
  afterwards?: string | null,
  /** Further decisions that the same answer can settle. */
  plan?: PlanView | null,
  /** The action that the game master is to rule on, while nothing else shows it: "Tom tries a maneuver on the guard: “Blinded”". */
  attempt?: string | null,
};

/** The chance of an answer if something is added after the dice. */
export type RaisedChance = {
  /** The probability in whole percent; 0 or 100 only if it is certain. */
  percent: number,
  /** What is added and what it costs, in the reader's language: "with 1 FP +2". */
  label: string,
};

/** A complete character. */
export type ReadyView = {
  /** The name. */
  name: string,
  /** The character in a few words. */
  about: string,
  /** The file of the character. */
  body: string,
  /** The same file as JSON, for clients that change it. */
  file: unknown,
};

/** A difference from the rules for new characters. */
export type RemarkView = {
  /** The remark in words. */
  text: string,
  /** Id of the rule. */
  rule: string,
};

/** A question that the table answered by itself, and that can still be asked. */
export type ReopenView = {
  /** The record that holds the answer. */
  seq: number,
  /** Place of the answer in that record. Players count only the answers that the table gave for them, from 0. */
  n: number,
  /** Kind of question. */
  kind: string,
  /** The seat that was not asked. */
  seat: number,
  /** Name of the person at that seat. */
  name: string,
  /** Whether it is the viewer's own seat. */
  mine: boolean,
};

/** Requested information. */
export type Reply =
  /** Possible actions, both legal and barred. */
  | { "forms": Array<Form> }
  /** Whether a command would be legal, and its odds. */
  | { "forecast": {
      /** Why it is not legal; `null` if it is. */
      barred: Barred | null,
      /** The probability of success; `null` if no dice are involved or the viewer may not know it. */
      chance: Chance | null,
  } }
  /** The chance of each choice, in order; `null` for choices that no dice decide. */
  | { "odds": {
      /** Id of the question. */
      question: QuestionId,
      /** The chances, by index of the choice. */
      chances: Array<Chance | null>,
      /**
       * The advice of the coach, if the viewer has switched it on and an answer is really better than the
       * proposed one.
       */
      coach?: CoachView | null,
  } }
  /** The chance of a plan. */
  | { "plan_odds": {
      /** Id of the question. */
      question: QuestionId,
      /** The chance; `null` if no dice decide it or the viewer may not know it. */
      chance: Chance | null,
  } }
  /** The parts of a pasted text in order, and what they would become. */
  | { "drafts": Array<DraftView> }
  /** Older lines. */
  | { "lines": {
      /** The lines, oldest first. */
      lines: Array<Line>,
      /** Whether there are still older lines. */
      earlier: boolean,
  } }
  /** What undoing would change. */
  | { "undo_preview": {
      /** The individual changes. */
      changes: Array<Change>,
      /** Whether people have learned a secret since. */
      reveals: boolean,
      /** Whether dice would be undone that can show the same faces again. */
      dice: boolean,
  } }
  /** The effect of new values of a sheet. */
  | { "sheet_change": SheetChangeView }
  /** The history of a character, the latest change first. */
  | { "history": Array<AdvanceView> }
  /** A submission for approval. */
  | { "handed_in": HandedInDetail }
  /** What the next evening would change. */
  | { "evening": Array<Change> }
  /** What happens to each condition when the next evening begins. */
  | { "conditions": Array<ConditionView> }
  /** What taking actors and the scene off the table would lose, one sentence each. Everything else comes back as it is. */
  | { "take_off": Array<string> }
  /** All settings. */
  | { "settings": Array<SettingView> }
  /** All kinds of questions that can be switched off. */
  | { "prompts": Array<PromptView> };

/** How one of several results is told. */
export type ResultKind =
  /** The words continue the name. Several results stand in one list. */
  | "phrase"
  /** A sentence about an effect. It replaces the phrase right before it and earlier effects on the same character. */
  | "effect"
  /** A sentence that is told beside the result of the action. If the line of the result has such words, they replace its text. */
  | "beside";

/** Role of a viewer. */
export type Role =
  /** The game master. */
  | "gm"
  /** A player. */
  | "player"
  /** A spectator. */
  | "watch";

/** A table that a roll refers to. */
export type RollTableView = {
  /** `critical` or `fumble`. */
  kind: string,
  /** Title of the table. */
  title: string,
  /** Its rows. */
  rows: Array<TableRowView>,
};

/** A pending roll. */
export type RollView = {
  /** Name of the dice. */
  dice: string,
  /** The possible faces of each die. */
  faces: Array<Array<number>>,
  /** Names of the dice if they differ: "light", "dark". Absent for equal dice. */
  labels?: Array<string>,
  /** The command to type if people roll elsewhere: `/roll 1-20` in a game client. */
  command?: string | null,
};

/** A round, with the order of turns. */
export type RoundView = {
  /** Number of the round, from 1. */
  number: number,
  /** The round in words: "Round 4 · seconds 18 to 24". */
  words: string,
  /** The actor whose turn it is; `null` if there is none, or if the viewer does not know it. */
  turn: WireId | null,
  /** Actors whose turns are interrupted, in the order in which that happened. */
  interrupted: Array<WireId>,
  /** The slots in order. */
  slots: Array<SlotView>,
  /** The end of the round, when the environment acts. */
  environment: EnvironmentView,
};

/** A row of the pyramid of a new character. */
export type RowChoice = {
  /** The rating. */
  rating: number,
  /** The rating in words. */
  words: string,
  /** Number of skills. */
  need: number,
};

/** A row of the pyramid. */
export type RowView = {
  /** Rating of the row. */
  rating: number,
  /** The rating in words: "Good (+3)". */
  words: string,
  /** Names of the skills in this row. */
  skills: Array<string>,
  /** Number of skills that belong in this row. */
  need: number,
  /** Number of missing skills. */
  missing: number,
};

/** A rule by its name. */
export type RuleName = {
  /** Id of the rule. */
  id: string,
  /** Title of the rule. */
  title: string,
};

/** A rung of the ladder. */
export type RungView = {
  /** Rating of the rung. */
  rating: number,
  /** The rung in words: "Good (+3)". */
  words: string,
};

/** A scene, in the form of its system. */
export type SceneView =
  /** The Fate books. */
  | { "fate": FateScene }
  /** ZeroSpace. Its name on the wire is `zero_space`. */
  | { "zero_space": ZeroSpaceScene }
  /** Dämmersturm. */
  | { "daemmersturm": DaemmersturmScene };

/**
 * A seat of a person who answers questions and rolls dice: the game master or a player.
 *
 * Seats are numbered clockwise round the table, starting with the game master at 0.
 */
export type Seat = number;

/** A seat that can be taken. */
export type SeatOffer = {
  /** Number of the seat. */
  seat: number,
  /** Current name of the seat. */
  name: string,
  /** Names of the characters played there. */
  characters: Array<string>,
};

/** Whether a seat is taken. */
export type SeatState =
  /** Nobody has taken the seat yet. */
  | "free"
  /** A person is in the seat. */
  | "taken"
  /** The person in the seat has left or was removed. */
  | "left";

/** A seat. */
export type SeatView = {
  /** Number of the seat. */
  seat: number,
  /** Name of the person. */
  name: string,
  /** Whether it is taken. */
  state: SeatState,
  /** Whether the person is absent this evening, so that the game master answers in their place. */
  absent?: boolean,
  /** Whether it is the viewer's. */
  mine: boolean,
  /** Source of dice, if each seat chooses its own. */
  dice: DiceMode,
  /**
   * Whether the person is asked, by kind of question. Only for the viewer's own seat, and for the game
   * master.
   */
  prompts: { [key in string]: Policy },
  /** The habits of the person, each with its number. Only for the viewer's own seat, and for the game master. */
  habits: { [key in string]: number },
  /** Whether the person has switched on the coach. Only for the viewer's own seat, and for the game master. */
  coach?: boolean,
  /** The actors that this seat plays, without those that the viewer may not know of. */
  actors: Array<WireId>,
  /** The faces of its next roll, if the game master has determined them. Only for the game master. */
  prepared?: Array<number>,
};

/** The combat section. */
export type SectionView = {
  /** Number of the section, from 1; 0 before the first. */
  number: number,
  /** Whether it is open. */
  open: boolean,
  /** Number of fights that have begun in it. */
  fights: number,
  /** The section in words. */
  text: string,
};

/** One message from the server. */
export type ServerMessage =
  /** The answer to `hello`: the complete view. */
  | { "welcome": {
      /** Role and seat of the viewer. */
      you: You,
      /** The current view of the table. */
      view: View,
      /** Lines since the record that the client had seen, or the last ones. */
      lines: Array<Line>,
      /** Whether the lines directly follow those that the client has. Otherwise they replace them. */
      follows: boolean,
      /**
       * Code for the log up to the record with the number `seq`, to be sent back in `hello`. Opaque: it reveals
       * nothing that is hidden.
       */
      hash?: string,
      /** Whether the log is not the one that the client has seen: a backup was restored, or records were changed. */
      rewritten?: boolean,
      /**
       * The first damaged record, if the stored log is damaged. The table shows the state before it, and can no longer be
       * changed.
       */
      damaged?: number,
      /** Names this view in a `difference`. Only sent to clients that take differences. */
      tag?: string,
  } }
  /** Something has changed for this viewer. Its number is one more than the last one, or the same, if the view has changed but nothing was added to what the viewer may know of the log; a client that misses a number sends `hello` again. Records that change nothing for a viewer are not sent and have no number there. */
  | { "update": {
      /** The viewer's number of the last record. */
      seq: number,
      /** The current view of the table. */
      view: View,
      /** The new lines of the log. */
      lines: Array<Line>,
      /** Records whose lines are undone from now on. */
      undone?: Array<number>,
      /** Records whose lines were undone and are valid again. */
      restored?: Array<number>,
      /** Code for the log up to the record with this number, as in `welcome`. */
      hash?: string,
      /** Names this view in a `difference`. Only sent to clients that take differences. */
      tag?: string,
  } }
  /** An `update` with the changes of the view instead of the view, for clients that take differences: those that open the socket at `/api/socket?views=differences`. Such a client keeps its view with its `tag`. If that is not `from`, it ignores the message and sends `hello` again. Other messages can come instead at any time. */
  | { "difference": {
      /** The viewer's number of the last record. */
      seq: number,
      /** The `tag` of the view to which the patch is applied: the last one sent to this client. */
      from: string,
      /** The `tag` of the view that results. */
      tag: string,
      /** The changes of the view, one after the other: a JSON Patch (RFC 6902). */
      patch: Array<Edit>,
      /** The new lines of the log. */
      lines: Array<Line>,
      /** Records whose lines are undone from now on. */
      undone?: Array<number>,
      /** Records whose lines were undone and are valid again. */
      restored?: Array<number>,
      /** Code for the log up to the record with this number, as in `welcome`. */
      hash?: string,
  } }
  /** The request was carried out and is stored durably. */
  | { "done": {
      /** Id of the request. */
      id: string,
      /** The viewer's number of the record that contains it, or of the last one before it that the viewer knows of. */
      seq: number,
  } }
  /** The request was refused; nothing has changed. */
  | { "refused": {
      /** Id of the request. */
      id: string,
      /** Machine-readable kind of refusal. */
      code: string,
      /** The obstacle, and what is legal now, in the reader's language. */
      text: string,
      /** Id of the rule that the refusal is based on. */
      rule?: string | null,
  } }
  /** The answer to an `ask`. */
  | { "reply": {
      /** Id of the request. */
      id: string,
      /** The requested information. */
      with: Reply,
  } }
  /** Who is connected. This changes without a record. */
  | { "online": {
      /** Numbers of the connected seats. */
      seats: Array<number>,
      /** Number of spectators. */
      watching: number,
  } }
  /** The answer to `ping`. */
  | "pong"
  /** The server closes the connection. */
  | { "bye": Bye };

/** A setting, with its description. */
export type SettingView = {
  /** Name of the setting. */
  name: string,
  /** Label of the setting. */
  label: string,
  /** Its effect. */
  text: string,
  /** Id of the rule that it is based on. */
  rule: string,
  /** The possible values. */
  kind: FieldKind,
  /** The current value. */
  value: boolean | number | string,
  /** The default value. */
  default: boolean | number | string,
};

/** The frequency of something, or its probability. */
export type ShareView = {
  /** What it is: a side, a number, a state. In the reader's language. */
  label: string,
  /** Count of occurrences, or number of ways. As text, because it may exceed the range of a number. */
  count: string,
  /** Share of the total, from 0 to 1. */
  share: number,
};

/** New values of a sheet. */
export type SheetChange = {
  /** Number of the actor. */
  actor: WireId,
  /** New values by field name, as for `sheet`. */
  fields: Record<string, unknown>,
};

/** The effect of new values of a sheet. */
export type SheetChangeView = {
  /** What changes, in the reader's language. */
  changes: Array<string>,
  /** Remarks of the rules on the resulting character. None of it is forbidden. */
  remarks: Array<CreationRemark>,
};

/** A sheet. */
export type SheetView = {
  /** Skills, best first. */
  skills: Array<SkillView>,
  /** Aspects, in the order of the sheet; without those that the viewer may not know. */
  aspects: Array<AspectView>,
  /** Talents, gifts and stunts. */
  gifts: Array<GiftView>,
  /** Number of fate points after a refresh. */
  refresh: number,
  /** Companions. */
  companions: Array<CompanionView>,
  /** Other values: weight, grit, extra boxes. */
  notes: Array<string>,
  /** Progress of a new character, for its player; `null` at tables without a pyramid. */
  start: StartView | null,
};

/** Something that the game master has prepared. */
export type ShelfItem = {
  /** Number on the shelf. */
  id: number,
  /** Display name. */
  name: string,
  /** The content, in the format of encounter files. */
  body: string,
  /** Whether it is a scene that was taken off the table. Bringing it back replaces the current scene. */
  scene: boolean,
};

/** Everything on a shelf. */
export type ShelfView = {
  /** The items, last changed first. */
  items: Array<StoredItem>,
  /** Number of further items that fit. */
  room: number,
  /** The campaigns, last changed first. */
  campaigns?: Array<CampaignHead>,
};

/** A protection against a hit. */
export type ShelterView = {
  /** `seek`, `cover`, `shield`, `armour`, `other` or `ability`. */
  kind: string,
  /** Name of the protection. */
  name: string,
  /** `saved`, `failed` or `open` (may still be tried). */
  state: string,
  /** The state in words. */
  text: string,
};

/** What a fight cost a side, summed over its characters. */
export type SideCostView = {
  /** Name of the side. */
  side: string,
  /** The resource. */
  gauge: string,
  /** The value at the beginning. */
  before: number,
  /** The value that was expected at the end. */
  expected: EstimateView,
  /** The effect of dice. */
  luck: EstimateView,
  /** The effect of decisions. */
  decisions: EstimateView,
  /** The effect of facts set by hand. */
  by_hand: EstimateView,
  /** The value at the end. */
  after: EstimateView,
};

/** One side of a clash. */
export type SideView = {
  /** The actor; `null` for a difficulty. */
  actor: WireId | null,
  /** Name of the actor, or of the difficulty. */
  name: string,
  /** The action and the skill: "defends · Athletics +3". */
  text: string,
  /** The dice. */
  dice: DiceView | null,
  /** All parts of the total. */
  parts: Array<PartView>,
  /** The total so far, within the limits of the ladder; `null` if the viewer may not know it. */
  total: number | null,
  /** Whether it counts without a roll. */
  stands?: boolean,
  /** Whether its dice are still to be rolled; parts and total are then those before the roll. */
  to_roll?: boolean,
};

/** How well an observer sees a hiding character. */
export type SightView = {
  /** Number of the observer. */
  observer: WireId,
  /** Number of the hiding character. */
  entity: WireId,
  /** `hidden`, `partly` or `discovered`. */
  kind: string,
  /** The kind in words. */
  text: string,
};

/** Progress of a simulation, or its result. */
export type SimulationNews =
  /** The simulation is running. */
  | { "progress": ProgressView }
  /** The simulation is complete. */
  | { "done": SimulationView };

/** The result of simulating a conflict many times. */
export type SimulationView = {
  /** Id of the book. */
  system: string,
  /** Title of the scene. */
  title: string,
  /** Number of simulated fights. */
  runs: number,
  /** Seed of the random generator: the same seed gives the same result. */
  seed: number,
  /** How many fights each side won by being the last to stand. */
  wins: Array<ShareView>,
  /** Duration in rounds. */
  rounds: SpreadView,
  /** The effect on each character. */
  costs: Array<CostView>,
  /** Remarks on what distorts the result: characters that have nothing to attack with. */
  remarks: Array<string>,
};

/** Attack and defence values of a skill. */
export type SkillPairView = {
  /** `melee`, `ranged` or `magic`. */
  skill: string,
  /** Abbreviation of the attack value: "NA". */
  attack_name: string,
  /** The current attack value. */
  attack: number,
  /** The attack value on the profile. */
  usual_attack: number,
  /** Abbreviation of the defence value: "NV". */
  defence_name: string,
  /** The current defence value. */
  defence: number,
  /** The defence value on the profile. */
  usual_defence: number,
};

/** A skill of a sheet. */
export type SkillView = {
  /** Number of the skill. */
  skill: number,
  /** Name of the skill. */
  name: string,
  /** The rating. */
  rating: number,
  /** The rating in words: "Good (+3)". */
  words: string,
};

/** A slot in the order of turns, of one actor or of several henchmen. */
export type SlotView = {
  /** Name of the actor, or of the band with its size: "Drones ×3". */
  name: string,
  /** Result of the order roll; `null` if the game master set the position. */
  result: number | null,
  /** The actors in this slot, who take their turns one after the other. */
  places: Array<PlaceView>,
  /** Conditions of the slot itself: that it is shared, or when an actor entered. */
  chips: Array<ChipView>,
};

/** A distribution of numbers. */
export type SpreadView = {
  /** The quantity, in the reader's language. */
  label: string,
  /** Its value at the start, if it had one then. */
  before: number | null,
  /** The mean. */
  mean: number,
  /** Each number and its share of the total, in ascending order. */
  bars: Array<[number, number]>,
};

/** Continuing a play from one of its steps with the reader's own character. */
export type StandsIn = {
  /** Name of the character that is replaced: the one who acts in this step, or else next. */
  for: string,
  /** Index of the step after which it is replaced: this one, or the last one before the action in progress. */
  after: number,
};

/** The initial contents of a table. */
export type Start =
  /** The demo encounter of a book. */
  | { "demo": {
      /** Id of the book. */
      system: string,
  } }
  /** An empty table of a book. */
  | { "empty": {
      /** Id of the book. */
      system: string,
  } }
  /** An encounter file. */
  | { "encounter": {
      /** The text of the file. */
      text: string,
  } }
  /** An exported table. */
  | { "import": {
      /** The contents of the exported file. */
      file: unknown,
  } };

/** What a new character should have, and what this one has. This is only a hint; nothing is forbidden. */
export type StartView = {
  /** The rows of the pyramid, highest first; also other rows that contain skills. */
  rows: Array<RowView>,
  /** Number of aspects. */
  aspects: CountView,
  /** Number of talents, gifts and stunts. */
  gifts: CountView,
  /** Differences from a new character by the rules. */
  remarks: Array<RemarkView>,
};

/** Something on a shelf. */
export type StoredItem = {
  /** Its number on the shelf. */
  id: number,
  /** The version: changing it requires naming the version that was read. */
  version: number,
  /** Time of the last change, in milliseconds since 1970. */
  at: number,
  /** What it is. */
  kind: StoredKind,
  /** Id of the book. */
  system: string,
  /** Its name. */
  name: string,
  /** Its content. */
  body: string,
  /** Why it was changed last; may be empty. */
  note: string,
  /** Whether others can read it by a link. */
  shared: boolean,
  /** Number of the campaign that it belongs to. */
  campaign?: number | null,
};

/** What an item is. */
export type StoredKind =
  /** A character file. */
  | "character"
  /** An unfinished character, in the form in which the page stores it. */
  | "draft"
  /** A character or group of the game master's, as a character file. */
  | "npc"
  /** A scene or an encounter, as an encounter file. */
  | "scene";

/** An attack, step by step. */
export type StrikeView = {
  /** What is happening: "Hanspeter attacks the guard". */
  title: string,
  /** `melee`, `ranged`, `spell` or `explosion`. */
  kind: string,
  /** The kind in words. */
  kind_name: string,
  /**
   * What permits the attack, in words: a reflex strike, the second weapon; empty for the action of the
   * turn.
   */
  how: string,
  /** The attacker; `null` if the viewer does not know it. */
  by: WireId | null,
  /** The target; `null` for an area, or if the viewer does not know it. */
  on: WireId | null,
  /** Name of the weapon or spell; empty if there is none. */
  with: string,
  /** Whether it comes from behind. */
  back: boolean,
  /** The roll to hit; `null` before it is due. */
  roll: ThrowView | null,
  /** The defence value to exceed; `null` if the viewer may not know. */
  defence: number | null,
  /** The terms of the defence, each with its rule. */
  defence_parts: Array<PartView>,
  /** `miss`, `hit`, `critical`, `fumble` or `both`; empty as long as it is open. */
  outcome: string,
  /** The outcome in words. */
  outcome_words: string,
  /** The protections of the target, in the order in which they are tried. */
  protections: Array<ShelterView>,
  /** Damage and other rolls after the hit, in order. */
  throws: Array<ThrowView>,
  /** The critical or fumble table, with the resulting row marked. */
  table: RollTableView | null,
  /** The results, in words: life points lost, saved, down. */
  results: Array<string>,
  /** The exact chance to hit as things stand; `null` once it is known, or if the viewer may not know. */
  chance: Chance | null,
  /** Whether the attack is over. */
  over: boolean,
};

/** An active power stunt. */
export type StuntView = {
  /** Number of the actor. */
  actor: WireId,
  /** Name of the skill that it replaces. */
  skill: string,
  /** Description of the stunt. */
  text: string,
  /** When it ends, in words. */
  until: string,
};

/** A plan that is worth proposing. */
export type SuggestionView = {
  /** The plan in words, with its effect. */
  label: string,
  /** Indexes of the chips, all used to add to the total. */
  chips: Array<number>,
  /** Number of points that it costs. */
  points: number,
};

/** The information that the join token gives access to before joining. */
export type TableCard = {
  /** Id of the table. */
  table: string,
  /** Title of the session. */
  title: string,
  /** Name of the book. */
  system_name: string,
  /** Name of the game master. */
  gm: string,
  /** Whether nobody can join any more. */
  locked: boolean,
  /** The seats that can be taken. */
  seats: Array<SeatOffer>,
  /** The characters without a player of their own that a person with a new seat may take. */
  free: Array<FreeCharacter>,
  /** Whether joining with a new seat is possible. */
  may_add: boolean,
};

/** What the owner of a campaign sees of a table. */
export type TableContents = {
  /** The owner's role and seat there. */
  you: You,
  /** Id of the book. */
  system: string,
  /** Name of the book. */
  system_name: string,
  /** Time of the last record that the viewer knows of, in milliseconds since 1970. */
  at: number,
  /** The characters that the viewer may act for. */
  characters: Array<CampaignCharacter>,
  /** The titles of the handouts that the viewer may see. */
  handouts: Array<string>,
  /** The house rules: settings that differ from the book. */
  rules: Array<SettingView>,
};

/** A row of a roll table. */
export type TableRowView = {
  /** The rolled number. */
  number: number,
  /** The effect. */
  text: string,
  /** Id of the rule. */
  rule: string,
  /** Whether this row applies. */
  on: boolean,
};

/** An extended task. */
export type TaskView = {
  /** Number of the task. */
  id: WireId,
  /** Description of the task. */
  text: string,
  /** `tries`, `first_to`, `lead` or `rounds`. */
  mode: string,
  /** The goal in words: "3 successes in at most 5 attempts". */
  goal: string,
  /** Id of the rule. */
  rule: string,
  /** Successes of the actor who began it, and of the other side. */
  tally: [number, number],
  /** Number of successes needed. */
  needed: number,
  /** Attempts, or rounds of a contest, so far. */
  tries: number,
  /** Maximum number of attempts; `null` if there is no limit. */
  most: number | null,
  /** The opponents in a contest; `null` for an actor whom the viewer does not know. */
  sides: Array<WireId | null>,
  /** Whether it is won or lost; `null` as long as it is open. */
  won: boolean | null,
};

/** An object that moves by itself. */
export type ThingView = {
  /** Number of the object. */
  thing: number,
  /** The object in words. */
  text: string,
  /** The actor who controls it, if there is one and the viewer knows it. */
  pilot: WireId | null,
  /** When it moves, in words. */
  until: string,
  /** Whether it keeps moving. Otherwise it is gone after it has moved. */
  lasting: boolean,
};

/** A roll that is pending or done. */
export type ThrowView = {
  /** The actor who rolls; `null` if the viewer does not know it. */
  actor: WireId | null,
  /** Purpose: `attack`, `damage`, `armour`, … */
  purpose: string,
  /** The purpose in words. */
  name: string,
  /** The command to type in the game client: `/roll 1-20`. */
  command: string,
  /** The natural result; `null` before the roll. */
  natural: number | null,
  /** The modifier; `null` if the viewer may not know. */
  bonus: number | null,
  /** The terms of the modifier, each with its rule. */
  parts: Array<PartView>,
  /** The result with modifier; `null` before the roll, or if the viewer may not know. */
  total: number | null,
  /** The value to reach; `null` if there is none, or if the viewer may not know. */
  need: number | null,
  /**
   * The pending roll succeeds with this number on the die or more; `null` if there is no such number, or if the viewer may
   * not know it.
   */
  suffices: number | null,
  /**
   * The pending roll succeeds with this number on the die or less, such as a light test; `null` if there is no such number,
   * or if the viewer may not know it.
   */
  at_most: number | null,
};

/** A circumstance of a table, whether it applies or not. */
export type TickView = {
  /** Its name in commands: `cover`; empty for a circumstance that is in no table. */
  row: string,
  /** Label of the circumstance. */
  label: string,
  /** Id of the rule. */
  rule: string,
  /** `fails`, `penalty` or `bonus`. */
  effect: string,
  /** Number of dice added or removed. */
  dice: number,
  /** Whether it applies. */
  on: boolean,
  /** Whether it follows from the state. Otherwise it was set by hand. */
  facts: boolean,
  /** Whether it was cleared by hand although it follows from the state. */
  cleared: boolean,
  /** Why it cannot apply here; `null` if it can. */
  barred: Barred | null,
};

/** Who may read a note. */
export type Told =
  /** Everybody. */
  | "all"
  /** The game master and the author. */
  | "gm"
  /** The person at this seat, the game master and the author. */
  | { "seat": Seat };

/** A stress track. */
export type TrackView = {
  /** `health` or `composure`. */
  track: string,
  /** Name of the track. */
  name: string,
  /** The boxes, from the left. */
  boxes: Array<BoxView>,
};

/** A line of the game client that matches no roll yet. */
export type TrayLineView = {
  /** Number of the line in the tray. */
  id: WireId,
  /** Name of the roller, as printed. */
  name: string,
  /** The rolled number. */
  number: number,
  /** Lowest number of the range. */
  low: number,
  /** Highest number of the range. */
  high: number,
  /** The time, if it is printed. */
  stamp: string | null,
  /** The seat that pasted the line. */
  by: number,
  /** Why it does not match: `not-waited`, `other-range`, `two-of-that-name` or `unconfirmed`. */
  why: string,
  /** The reason in words. */
  text: string,
  /** Whether its range fits the pending roll, and the viewer may use it for that. */
  suits: boolean,
  /** Whether the viewer may use it for the pending roll despite its different range, by giving a reason. */
  anyway: boolean,
  /** Whether it is kept for a later roll of the current action, which uses it automatically. */
  follows: boolean,
  /** Whether the viewer may discard it. */
  mine: boolean,
};

/** What is left of a turn and a round. */
export type TurnLeftView = {
  /** Whether the movement is available. */
  movement: boolean,
  /** Distance covered, in words; `null` if it has not moved. */
  walked: string | null,
  /** Whether the action is available. */
  action: boolean,
  /** Whether it has charged. */
  charged: boolean,
  /** Number of items drawn and put away so far. */
  draws: number,
  /** Maximum of that number: one for each hand. */
  hands: number,
  /** Whether the additional short weapon is available. */
  short: boolean,
  /** Whether the free transfer is available. */
  transfer: boolean,
  /** Whether the reflex strike or overrun of the round is available. */
  reflex: boolean,
  /** Whether it has had its turn in this round. */
  acted: boolean,
};

/** An entry in the order of turns. */
export type TurnView = {
  /** Number of the actor. */
  actor: WireId,
  /** `now`, `acted`, `waits` or `out` (cannot act). */
  state: string,
  /** The state in words. */
  text: string,
};

/** A table as one viewer sees it. It contains everything that the viewer may know, and nothing else. */
export type View = {
  /**
   * Number of the last record that the viewer knows of. Records are counted for each viewer, without those that must
   * stay unknown.
   */
  seq: number,
  /** The table itself: seats, settings and so on. */
  house: HouseView,
  /** What play is waiting for; `null` if a person can act. */
  waiting: Waiting | null,
  /**
   * Questions of the current or last exchange that the table answered by itself and this viewer may still ask for,
   * newest first.
   */
  reopen?: Array<ReopenView>,
  /** The current situation in one sentence: "It is Ravn's turn.", "Waiting for Tom: …". */
  sentence: string,
  /** Whether that sentence is about the viewer. */
  my_move: boolean,
  /** How to end a conflict that is decided, for the game master. */
  ending?: EndingView,
  /** The scene, in the form of its system. */
  scene: SceneView,
};

/** What play is waiting for. */
export type Waiting = {
  /** A sentence that says what play is waiting for and whom, as far as the viewer may know. */
  sentence: string,
  /**
   * The seats that are asked. Instead of seats that nobody has taken, or whose person is absent, the game master's is
   * asked.
   */
  seats: Array<number>,
  /** The questions that the viewer may answer. For the game master, these are everybody's, her own first. */
  questions: Array<QuestionView>,
  /** The first record of the running procedure: undoing from there takes all of it back. */
  since: number,
};

/** A way from one zone to another. */
export type WayView = {
  /** The zone where it begins. */
  from: WireId,
  /** The zone where it ends. */
  to: WireId,
  /** The border value; 0 for an open way. */
  border: number,
  /** Whether there is no way back. */
  one_way: boolean,
};

/** The mark of a what-if. */
export type WhatIfMark = {
  /** Title of the table where the game is played. */
  title: string,
  /** Whether it is kept even if nobody continues it. */
  kept: boolean,
};

/** A what-if of a table. */
export type WhatIfView = {
  /** Id of its own table. */
  table: string,
  /** Its title. */
  title: string,
  /** When it was begun, in milliseconds since 1970. */
  created_at: number,
  /** When something last happened in it, in milliseconds since 1970. */
  last_at: number,
};

/** An id as clients see it: opaque, and the same as long as the table exists. */
export type WireId = number;

/** A text that goes with an answer. */
export type WordsView = {
  /** Label of the text. */
  label: string,
  /** Whether it may be left empty. */
  optional: boolean,
  /** Maximum number of characters. */
  max: number,
};

/** Role and seat of the viewer. */
export type You = {
  /** Role of the viewer. */
  role: Role,
  /** Seat of the viewer: 0 for the game master; `null` for spectators. */
  seat: number | null,
};

/** The choices of ZeroSpace. */
export type ZeroSpaceChoices = {
  /** The attributes. */
  attributes: Array<NamedChoice>,
  /** The skills. */
  skills: Array<NamedChoice>,
  /** The gear that the library knows. */
  gear: Array<NamedChoice>,
  /** The powers that the library knows. */
  powers: Array<NamedChoice>,
};

/**
 * A scene of ZeroSpace. Actors, skills and gear have the same numbers as in commands. What the viewer may
 * not know is left out without a trace.
 */
export type ZeroSpaceScene = {
  /** Number of the scene. */
  scene: number,
  /** The round, if a conflict is running. */
  round: RoundView | null,
  /** All actors that the viewer knows of. */
  actors: Array<CharacterView>,
  /** Action points by seat, without the game master's. */
  points: Array<PointsView>,
  /** Gear without a holder; carried gear is listed with its holder. */
  loose: Array<ItemView>,
  /** Characters who hold others. */
  holds: Array<HoldView>,
  /** Known distances between two actors. */
  distances: Array<DistanceView>,
  /** Objects that fall or move by themselves. */
  things: Array<ThingView>,
  /** Extended tasks, open ones first. */
  tasks: Array<TaskView>,
  /** Messages that the viewer received, oldest first. */
  notes: Array<NoteView>,
  /** Active power stunts. */
  stunts: Array<StuntView>,
  /** Conditions of the whole scene, each with its rule: `dark`, `underwater`, `weightless`. */
  flags: Array<ChipView>,
  /** The current rolls of both sides, or else the last ones. */
  clash: MeetingView | null,
  /** The skill list. */
  skills: Array<string>,
  /** The attributes, in the order used by characters: "Strength". */
  attributes: Array<string>,
  /** The named sides on which the viewer knows an actor; the game master sees all that have names. */
  sides: Array<FactionView>,
};

/** A zone. */
export type ZoneView = {
  /** Number of the zone. */
  id: WireId,
  /** Name of the zone. */
  name: string,
  /** The actors in the zone. */
  actors: Array<WireId>,
  /** The blocks in the zone. */
  blocks: Array<BlockView>,
};
