//! Tests tables of Dämmersturm as a server uses them: opening, playing, saving and loading.

#![allow(clippy::unwrap_used)]

use schwung_log::{DiceMode, HouseDeed, Roller};
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, Opened, Which, fight, load, open};
use schwung_table::{DiceSpec, Seat, WireId};
use schwung_views::wire::{Ask, Do, LineKind, NewTable, Reply, Role, SceneView, Start, You};
use serde_json::json;

const SYSTEM: &str = "daemmersturm";
const BIG: &str = include_str!("../../../encounters/swarm.toml");

const GM: You = You { role: Role::Gm, seat: Some(0) };
const WATCH: You = You { role: Role::Watch, seat: None };

fn player(seat: u8) -> You {
    You { role: Role::Player, seat: Some(seat) }
}

/// Always rolls the middle face of each die.
struct Middle;

impl Roller for Middle {
    fn roll(&mut self, dice: &DiceSpec) -> Vec<i8> {
        dice.dice.iter().map(|faces| faces[faces.len() / 2]).collect()
    }

    fn die(&mut self, _: u32) -> u32 {
        1
    }
}

fn begin(start: Start, lang: &str) -> (Box<dyn AnyGame>, Opened) {
    let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: lang.into() };
    open(&new, 7, "open", &mut Middle).map_err(|it| it.join("\n")).unwrap()
}

fn demo() -> (Box<dyn AnyGame>, Opened) {
    begin(Start::Demo { system: SYSTEM.into() }, "de")
}

fn act(table: &mut Box<dyn AnyGame>, you: You, what: Do) -> Result<u64, schwung_systems::Refusal> {
    let id = format!("deed-{}", table.seq() + 1);
    let deed = table.parse(Lang::De, what)?;
    let decided = table.decide(you, Lang::De, &id, 8, &deed, &mut Middle)?;
    let seq = decided.seq;
    table.commit(decided).unwrap();
    Ok(seq)
}

/// Gives the default answer to every question.
fn settle(table: &mut Box<dyn AnyGame>) -> usize {
    let mut answered = 0;
    while let Some(waiting) = table.view(GM, Lang::De.into()).waiting {
        let question = &waiting.questions[0];
        assert!(!question.sentence.is_empty(), "{question:?}");
        assert!(question.choices.iter().all(|it| !it.label.contains('⟨')), "{question:?}");
        act(table, GM, Do::Skip { question: question.id.clone() }).unwrap();
        answered += 1;
        assert!(answered < 60, "it goes on for ever");
    }
    answered
}

/// Everything that is sent to a viewer of a table.
fn wire(table: &dyn AnyGame, you: You) -> String {
    let view = serde_json::to_string(&table.view(you, Lang::De.into())).unwrap();
    view + &serde_json::to_string(&table.lines(you, Lang::De.into(), 0, u64::MAX)).unwrap()
}

#[test]
fn the_demo_is_ready_to_be_played() {
    let (table, opened) = demo();
    assert_eq!((opened.title.as_str(), opened.system.as_str()), ("Die Furt am Krähenstein", SYSTEM));
    let view = table.view(GM, Lang::De.into());
    assert!(matches!(view.scene, SceneView::Daemmersturm(_)) && view.waiting.is_none());
    let card = table.card("abc", Lang::En);
    assert_eq!(card.seats.len(), 4);
    assert!(card.seats.iter().all(|it| it.characters.len() == 1), "{card:?}");
    assert!(!card.system_name.contains("system-") && !card.system_name.is_empty());
}

/// Tables of this book start with dice rolled in the game client, unlike those of other books.
//% daemmersturm.dice.client-command
#[test]
fn dice_fall_in_the_game_client_unless_the_table_says_otherwise() {
    let dice = |table: &dyn AnyGame| table.view(GM, Lang::De.into()).house.dice;
    for start in [
        Start::Demo { system: SYSTEM.into() },
        Start::Empty { system: SYSTEM.into() },
        Start::Encounter { text: BIG.into() },
    ] {
        assert_eq!(dice(&*begin(start, "de").0), DiceMode::Own);
    }
    for system in ["sotc", "zerospace"] {
        assert_eq!(dice(&*begin(Start::Demo { system: system.into() }, "de").0), DiceMode::Server);
    }
    let (mut table, _) = demo();
    act(&mut table, GM, Do::House(HouseDeed::Dice(DiceMode::Server))).unwrap();
    assert_eq!(dice(&*begin(Start::Import { file: table.export() }, "de").0), DiceMode::Server, "as it was");
}

//% daemmersturm.perception.hidden
#[test]
fn players_and_spectators_get_no_secrets() {
    let (table, _) = demo();
    for you in [player(1), player(2), WATCH] {
        let text = wire(&*table, you);
        assert!(!text.contains("Lauerer"), "{you:?}: the hidden one is on the wire");
        assert!(text.contains("Krähenvogt"), "{you:?}: the others are there");
        for lang in Lang::ALL {
            assert!(!table.recap(lang, false, Which::All).unwrap().contains("Lauerer"));
        }
    }
    assert!(wire(&*table, GM).contains("Lauerer"));
}

#[test]
fn a_whole_attack_is_played_by_typing() {
    let (mut table, _) = demo();
    act(&mut table, player(1), Do::Say("Wanja Birkentreu greift Moorläufer 1 an mit Schwert".into()))
        .unwrap();
    assert!(settle(&mut table) > 0, "somebody rolled");
    let lines = table.lines(player(2), Lang::De.into(), 2, u64::MAX);
    assert!(lines.iter().any(|it| it.dice.is_some()), "{lines:#?}");
    for lang in Lang::ALL {
        let lines = table.lines(GM, lang.into(), 0, u64::MAX);
        assert!(lines.iter().all(|it| !it.text.contains('⟨')), "{lines:#?}");
    }
    act(&mut table, player(1), Do::Say("Wanja Birkentreu beendet den Zug".into())).unwrap();
    settle(&mut table);
    let refused =
        act(&mut table, player(1), Do::Say("Wanja Birkentreu greift Moorläufer 1 an mit Schwert".into()));
    let refused = refused.unwrap_err();
    assert_eq!(refused.code, "rule", "{refused:?}");
    assert!(refused.rule.is_some_and(|it| it.starts_with("daemmersturm.")));
}

#[test]
fn a_table_is_saved_and_read_in_again() {
    let (mut table, _) = demo();
    act(&mut table, player(1), Do::Say("Wanja Birkentreu greift Moorläufer 1 an mit Schwert".into()))
        .unwrap();
    settle(&mut table);
    let (again, opened) = begin(Start::Import { file: table.export() }, "de");
    for you in [GM, player(1), WATCH] {
        assert_eq!(again.view(you, Lang::De.into()).scene, table.view(you, Lang::De.into()).scene);
    }
    let loaded = load(&opened.system, opened.bodies).unwrap();
    assert_eq!(loaded.export(), again.export());
}

/// What the plot leader sets while an attack waits is an entry of its own, undone by itself; the attack waits on.
#[test]
fn who_joins_while_an_attack_waits_is_undone_without_it() {
    let (mut table, _) = demo();
    let say = |table: &mut Box<dyn AnyGame>, line: &str| act(table, GM, Do::Say(line.into())).unwrap();
    let attack = say(&mut table, "Wanja Birkentreu greift Moorläufer 1 an mit Schwert");
    let waiting = |table: &dyn AnyGame| table.view(GM, Lang::De.into()).waiting.unwrap().since;
    assert_eq!(waiting(&*table), attack);
    let joined =
        say(&mut table, r#"neue Figur Profil "Krall: (N=20+7|13, F=20+0|12, Z=20-5|9) LP 12" Seite 1"#);
    for you in [GM, player(1), WATCH] {
        let lines = table.lines(you, Lang::De.into(), joined - 1, joined);
        let acts: Vec<_> = lines.iter().map(|it| it.act).collect();
        assert_eq!(acts, [Some(joined); 2], "{you:?}: {lines:?}");
    }
    act(&mut table, GM, Do::Undo { to: joined, keep_dice: false }).unwrap();
    assert_eq!(waiting(&*table), attack);
    assert!(table.lines(GM, Lang::De.into(), joined - 1, joined).iter().all(|it| it.undone));
}

/// Version 11 of the rules gave those who join in the middle of a combat a place without an event that says so. Such logs show
/// them without a place, but their turn and what waits go on, and the plot leader sets the order.
//% daemmersturm.turn.order
#[test]
fn a_log_from_before_newcomers_were_placed_by_an_event_is_played_on() {
    let file = serde_json::from_str(include_str!("logs/daemmersturm-rules-11.json")).unwrap();
    let (mut table, _) = begin(Start::Import { file }, "de");
    let combat = |table: &dyn AnyGame| {
        let SceneView::Daemmersturm(scene) = table.view(GM, Lang::De.into()).scene else { panic!() };
        let name = |id: WireId| scene.people.iter().find(|it| it.id == id).unwrap().name.clone();
        let combat = scene.combat.clone().unwrap();
        let order: Vec<String> = combat.order.iter().map(|it| name(it.actor)).collect();
        (order.join(", "), combat.turn.map(name).unwrap(), combat.round)
    };
    let is = |order: &str, turn: &str, round| (order.to_owned(), turn.to_owned(), round);
    assert_eq!(combat(&*table), is("Wanja, Grotz", "Krall", 1));
    assert!(settle(&mut table) > 0, "the newcomer's attack waits for its roll");
    let say = |table: &mut Box<dyn AnyGame>, line: &str| act(table, GM, Do::Say(line.into())).unwrap();
    say(&mut table, "Krall beendet den Zug");
    assert_eq!(combat(&*table), is("Wanja, Grotz", "Wanja", 2));
    say(&mut table, "Reihenfolge Wanja, Grotz, Krall");
    say(&mut table, "Wanja beendet den Zug");
    say(&mut table, "Grotz beendet den Zug");
    assert_eq!(combat(&*table), is("Wanja, Grotz, Krall", "Krall", 2));
}

#[test]
fn an_empty_table_has_the_library_in_the_language_of_its_plot_leader() {
    for (lang, sword) in [("de", "Schwert"), ("en", "Sword")] {
        let (table, _) = begin(Start::Empty { system: SYSTEM.into() }, lang);
        assert!(table.view(GM, Lang::De.into()).waiting.is_none());
        let export = table.export().to_string();
        assert!(export.contains(&format!("\"{sword}\"")), "{lang}");
    }
}

#[test]
fn thirty_and_a_swarm_are_shown_to_everybody() {
    let (table, _) = begin(Start::Encounter { text: BIG.into() }, "en");
    for you in [GM, player(1), player(4), WATCH] {
        assert_eq!(wire(&*table, you).contains("Mühlrad"), you == GM, "{you:?}");
    }
    for actor in [None, Some(WireId(0)), Some(WireId(33))] {
        let Reply::Forms(forms) = table.ask(GM, Lang::De.into(), Ask::Forms { actor }).unwrap() else {
            panic!("forms")
        };
        assert!(!serde_json::to_string(&forms).unwrap().contains('⟨'), "{actor:?}");
    }
}

#[test]
fn wrong_files_are_refused_in_words() {
    let text = "system = \"daemmersturm\"\n[[character]]\nprofile = \"Ada\"\n";
    let new = |text: &str| NewTable {
        start: Start::Encounter { text: text.into() },
        gm: String::new(),
        title: String::new(),
        lang: "en".into(),
    };
    let problems = open(&new(text), 7, "open", &mut Middle).err().unwrap();
    assert!(
        problems.len() == 1 && problems[0].contains('3') && problems[0].contains("colon"),
        "{problems:?}"
    );
    // A request must not be able to name a file on the server's disk.
    let library = "system = \"daemmersturm\"\nlibrary = \"Cargo.toml\"\n";
    let problems = open(&new(library), 7, "open", &mut Middle).err().unwrap();
    assert!(problems[0].contains("Cargo.toml") && !problems[0].contains('⟨'), "{problems:?}");
}

#[test]
fn an_attack_has_odds() {
    let text = "system = \"daemmersturm\"\n[combat]\n[[character]]\nname = \"Ada\"\nplayer = \"Mira\"\n\
                melee = { attack = 3 }\ndrawn = [\"Schwert\"]\n[[character]]\nname = \"Bo\"\n\
                melee = { defence = 14 }\n[[melee]]\nbetween = [\"Ada\", \"Bo\"]\n";
    let fight = fight(text, Lang::De, 1).unwrap();
    let views = fight.odds("Ada greift Bo an mit Schwert").unwrap();
    // A roll of 12 or more exceeds 14 with +3: nine of twenty faces.
    assert!((views[0].success - 9.0 / 20.0).abs() < 1e-12, "{views:?}");
    assert!(
        views[0].changes.iter().any(|it| it.name == "Bo" && it.spread.label == "Lebenspunkte"),
        "{views:?}"
    );
    assert_eq!(fight.odds("Ada greift Bö an").unwrap_err().code, "not_understood");
}

/// Pastes a text verbatim.
fn paste(table: &mut Box<dyn AnyGame>, you: You, text: &str) {
    act(table, you, Do::Paste { text: text.into() }).unwrap();
}

/// The pending request of the table: the command of a roll, or the kind of a question.
fn wanted(table: &dyn AnyGame) -> Option<String> {
    let waiting = table.view(GM, Lang::De.into()).waiting?;
    let question = &waiting.questions[0];
    Some(question.roll.as_ref().and_then(|it| it.command.clone()).unwrap_or_else(|| question.kind.clone()))
}

fn tray(table: &dyn AnyGame, you: You) -> Vec<(u32, bool)> {
    let SceneView::Daemmersturm(scene) = table.view(you, Lang::De.into()).scene else { panic!("a scene") };
    scene.tray.iter().map(|it| (it.number, it.follows)).collect()
}

/// The plot leader sets a fact.
fn set(table: &mut Box<dyn AnyGame>, fact: &serde_json::Value) {
    let command = json!({ "command": { "set": { "fact": fact, "reason": "" } } });
    act(table, GM, serde_json::from_value(command).unwrap()).unwrap();
}

/// A player rolls attack and damage at once; the damage waits for the cover, which another person rolls.
//% daemmersturm.dice.paste-matching
#[test]
fn lines_wait_for_their_roll_while_others_roll() {
    let (mut table, _) = demo();
    set(&mut table, &json!({ "scene": { "turn": 1 } }));
    act(&mut table, player(2), Do::Say("Ilkan Rotfeder greift Moorschütze 1 an mit Jagdbogen".into()))
        .unwrap();
    let SceneView::Daemmersturm(scene) = table.view(player(2), Lang::De.into()).scene else { panic!() };
    let call = scene.call.unwrap();
    assert_eq!((&*call.command, call.then.len()), ("/roll 1-20", 1));
    let SceneView::Daemmersturm(scene) = table.view(player(1), Lang::De.into()).scene else { panic!() };
    assert!(scene.call.unwrap().then.is_empty(), "only for those who roll");
    let before = table.seq();
    let range = call.then[0].trim_start_matches("/roll ");
    let rolled = format!("Jonas würfelt. Ergebnis: 12 (1-20)\nJonas würfelt. Ergebnis: 7 ({range})");
    paste(&mut table, player(2), &rolled);
    assert_eq!((wanted(&*table).as_deref(), tray(&*table, player(2))), (Some("/roll 1-20"), vec![(7, true)]));
    // Another player pastes the same chat: a line counts once, and nobody's lines become unavailable by it.
    paste(&mut table, player(1), &rolled);
    assert_eq!(tray(&*table, player(1)), [(12, false), (7, false)]);
    paste(&mut table, GM, "Plotleiter würfelt. Ergebnis: 3 (1-6)");
    let question = table.view(GM, Lang::De.into()).waiting.unwrap().questions[0].id.clone();
    act(&mut table, GM, Do::Roll { question, faces: Some(vec![3]) }).unwrap();
    let told = table.lines(player(1), Lang::De.into(), before, u64::MAX);
    assert!(told.iter().any(|it| it.text.contains("7 Schaden")), "{:?} {told:#?}", wanted(&*table));
    assert!(tray(&*table, player(2)).is_empty());
}

/// The seat is free, so the plot leader rolls in the game client, under a name of her own.
//% daemmersturm.dice.paste-matching
#[test]
fn the_plot_leader_rolls_for_those_without_a_player() {
    let attack = "Wanja Birkentreu greift Moorläufer 1 an mit Schwert";
    let rolled = "Jana würfelt. Ergebnis: 2 (1-20)";
    for sits in [false, true] {
        let start = Start::Demo { system: SYSTEM.into() };
        let new = NewTable { start, gm: "Jana".into(), title: String::new(), lang: "de".into() };
        let (mut table, _) = open(&new, 7, "open", &mut Middle).map_err(|it| it.join("\n")).unwrap();
        if sits {
            let (_, decided) = table.join(Some(Seat(1)), "Mira", Lang::De, "join", 7).unwrap();
            table.commit(decided).unwrap();
        }
        act(&mut table, GM, Do::Say(attack.into())).unwrap();
        while wanted(&*table).is_some_and(|it| it != "/roll 1-20") {
            let question = table.view(GM, Lang::De.into()).waiting.unwrap().questions[0].id.clone();
            act(&mut table, GM, Do::Skip { question }).unwrap();
        }
        paste(&mut table, GM, rolled);
        assert_eq!(wanted(&*table).is_some(), sits);
    }
}

/// After a hit the attacker is not asked, but can use an ability until something else happens.
//% daemmersturm.outcome.after-hit
#[test]
fn an_ability_after_a_hit_is_offered() {
    let (mut table, _) = demo();
    act(&mut table, player(1), Do::Say("Wanja Birkentreu greift Moorläufer 1 an mit Schwert".into()))
        .unwrap();
    paste(&mut table, player(1), "Mira würfelt. Ergebnis: 12 (1-20)\nMira würfelt. Ergebnis: 3 (3-10)");
    while let Some(waiting) = table.view(GM, Lang::De.into()).waiting {
        assert_ne!(waiting.questions[0].kind, "follow");
        act(&mut table, GM, Do::Skip { question: waiting.questions[0].id.clone() }).unwrap();
    }
    let offer = table.view(player(1), Lang::De.into()).reopen;
    assert_eq!(offer.iter().map(|it| &*it.kind).collect::<Vec<_>>(), ["follow"]);
    assert!(table.view(player(2), Lang::De.into()).reopen.is_empty());
    act(&mut table, player(1), Do::Reopen { seq: offer[0].seq, n: offer[0].n }).unwrap();
    assert_eq!(wanted(&*table).as_deref(), Some("follow"));
    // Repeating the question is part of the action, and is undone with it.
    let again = |table: &dyn AnyGame| {
        let lines = table.lines(player(1), Lang::De.into(), 0, u64::MAX);
        lines.into_iter().rfind(|it| it.kind == LineKind::Undo).map(|it| (it.act.is_some(), it.undone))
    };
    assert_eq!(again(&*table), Some((true, false)));
    let seq = table.seq();
    act(&mut table, GM, Do::Undo { to: seq, keep_dice: false }).unwrap();
    let lines = table.lines(player(1), Lang::De.into(), seq - 1, u64::MAX);
    let told: Vec<_> =
        lines.iter().filter(|it| it.kind == LineKind::Undo).map(|it| (it.act.is_some(), it.undone)).collect();
    assert_eq!(told, [(true, true), (false, false)], "an undo belongs to no action");
}

/// Lines of one action do not become dice of the next.
//% daemmersturm.dice.paste-matching
#[test]
fn kept_lines_do_not_outlive_their_action() {
    let (mut table, _) = demo();
    let attack = || Do::Say("Wanja Birkentreu greift Moorläufer 1 an mit Schwert".into());
    act(&mut table, player(1), attack()).unwrap();
    paste(&mut table, player(1), "Mira würfelt. Ergebnis: 2 (1-20)\nMira würfelt. Ergebnis: 7 (3-10)");
    settle(&mut table);
    assert_eq!(tray(&*table, player(1)), [(7, false)]);
    set(&mut table, &json!({ "actor": { "who": 0, "fact": { "action": false } } }));
    act(&mut table, player(1), attack()).unwrap();
    let question = table.view(GM, Lang::De.into()).waiting.unwrap().questions[0].id.clone();
    act(&mut table, player(1), Do::Roll { question, faces: Some(vec![19]) }).unwrap();
    for _ in 0..4 {
        let Some(command) = wanted(&*table).filter(|it| it != "/roll 3-10") else { break };
        let waiting = table.view(GM, Lang::De.into()).waiting.unwrap();
        let question = waiting.questions[0].id.clone();
        let faces = command.starts_with("/roll").then(|| vec![3]);
        act(
            &mut table,
            GM,
            if faces.is_some() { Do::Roll { question, faces } } else { Do::Skip { question } },
        )
        .unwrap();
    }
    assert_eq!(wanted(&*table).as_deref(), Some("/roll 3-10"), "the damage has to be rolled");
}
