//! Every verb parses to the intended command in both languages, and errors list the expected words.

use crate::lines::{ENCOUNTER, FACTS, SAME, catalogue, english};
use schwung_daemmersturm::*;
use schwung_daemmersturm_ui::{
    files,
    script::{PLAN, parse_command, rewritten, verbs},
};
use schwung_files::Options;
use schwung_messages::Viewer;
use schwung_rulebook::Lang;
use schwung_table::Seat;
use schwung_transcript::{Key, LineError};
use schwung_ui_kit::harness::texts::assert_all;

const ANNA: ActorId = ActorId(0);
const BORIS: ActorId = ActorId(1);

fn state() -> State {
    files::read(ENCOUNTER, &Options::default()).expect("the encounter reads").state
}

fn parsed_in(lang: Lang, state: &State, line: &str) -> Command {
    match parse_command(catalogue(lang), state, line, Viewer::All) {
        Ok(command) => command,
        Err(error) => panic!("{line}: {}", error.message(catalogue(lang))),
    }
}

fn wrong(lang: Lang, line: &str, viewer: Viewer) -> LineError {
    match parse_command(catalogue(lang), &state(), line, viewer) {
        Ok(command) => panic!("{line}: {command:?}"),
        Err(error) => error,
    }
}

#[test]
fn both_languages_say_the_same_and_each_is_read_under_the_other() {
    let state = state();
    for [en, de] in SAME.iter().chain(FACTS) {
        let command = parsed_in(Lang::En, &state, en);
        for (lang, line) in [(Lang::De, de), (Lang::En, de), (Lang::De, en)] {
            assert_eq!(parsed_in(lang, &state, line), command, "{line}");
        }
    }
}

/// What a person reads: each line as the reader's language writes it.
#[test]
fn lines_are_written_in_the_language_of_the_reader() {
    let state = state();
    let lines =
        SAME.iter().chain(FACTS).flat_map(|[en, de]| [(*en, Lang::De), (*de, Lang::En), (*de, Lang::De)]);
    let alike = ALIKE.iter().flat_map(|it| it.iter()).flat_map(|line| Lang::ALL.map(|lang| (*line, lang)));
    let written = crate::lines_told::written(
        lines.chain(alike),
        |line, lang| rewritten(catalogue(lang), &state, line, Viewer::All),
        |line, lang| parsed_in(lang, &state, line),
    );
    insta::assert_snapshot!("rewritten", written);
}

/// Lines with the same meaning as the first of each group: terms of the rule book, synonyms, articles and
/// abbreviations.
const ALIKE: &[&[&str]] = &[
    &[
        "Anna seeks cover",
        "Anna takes cover",
        "Anna sucht Schutz",
        "Anna sucht Deckung",
        "Anna geht in Deckung",
    ],
    &[
        "Anna charges Boris",
        "Anna stürmt auf Boris los",
        "Anna führt einen Ansturm auf Boris aus",
        "Anna führt einen Ansturm gegen Boris",
    ],
    &[
        "Anna fires Splittergranate at Boris",
        "Anna feuert die Splittergranate auf Boris",
        "Anna wirft Splittergranate auf Boris",
        "Anna wirft die Granate auf Boris",
        "Anna wirft eine Granate auf den Boris",
        "Anna throws the Splittergranate at Boris",
    ],
    &["Anna fires Splittergranate towards place 1", "Anna wirft die Granate gegen Ort 1"],
    &["Anna attacks Boris with Dolch, from behind", "Anna wirft den Dolch auf Boris, von hinten"],
    &[
        "Anna throws away Schwert",
        "Anna throws Schwert away",
        "Anna drops the Schwert",
        "Anna wirft Schwert weg",
        "Anna lässt das Schwert fallen",
    ],
    &["Anna treats Armbrust", "Anna behandelt die Armbrust", "Anna setzt instand Armbrust"],
    &["Anna protects belatedly with seek cover", "Anna schützt sich nachträglich durch Schutz suchen"],
    &[
        "set Anna life points 5",
        "set Anna life to 5",
        "setze Anna LP 5",
        "setze Anna LP auf 5",
        "setze Anna Lebenspunkte 5",
    ],
    &["set Anna action points 1", "setze Anna AP 1"],
    &["set Anna magic points 1", "setze Anna MP auf 1"],
    &[
        "set Anna ailing faint 2",
        "setze Anna leidet an Ohnmacht 2",
        "setze Anna leidet an Bewusstlosigkeit 2",
    ],
    &["each of Anna, Cem lose 3", "je Anna, Cem verlieren 3 LP"],
];

#[test]
fn the_words_of_the_book_and_of_the_table_say_the_same() {
    let state = state();
    for alike in ALIKE {
        let command = parsed_in(Lang::En, &state, alike[0]);
        for line in *alike {
            for lang in Lang::ALL {
                assert_eq!(parsed_in(lang, &state, line), command, "{line}");
            }
        }
    }
    // An item thrown without a target is not simply dropped.
    for line in ["Anna wirft Splittergranate", "Anna wirft Dolch", "Anna throws Dolch"] {
        assert_eq!(play_key(&wrong(Lang::De, line, Viewer::All)), "play-too-short", "{line}");
    }
    // An ending shared by several names is not accepted for any of them.
    let spear = "Anna nimmt den Speer auf";
    assert_eq!(parsed_in(Lang::De, &state, spear), parsed_in(Lang::De, &state, "Anna nimmt Jagdspeer auf"));
    let two = format!("{ENCOUNTER}[[item]]\nname = \"Jagdspeer\"\nlabel = \"Fischspeer\"\n");
    let two = files::read(&two, &Options::default()).expect("the encounter reads").state;
    assert!(parse_command(catalogue(Lang::De), &two, spear, Viewer::All).is_err());
}

/// A line with a gap, the prefix of message keys, and the text in the gap for each key.
type Named = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

const NAMED: &[Named] = &[
    ("Anna faces …", "ds-direction", &[("n", "north"), ("ne", "north-east"), ("sw", "south-west")]),
    ("set Anna resource …", "ds-resource", &[("mana", "mana"), ("elements", "elements")]),
    ("Anna calls …", "ds-element", &[("fire", "fire"), ("air", "air")]),
    ("Anna lifts Cem …", "ds-size", &[("similar", "similar"), ("smaller", "smaller"), ("larger", "larger")]),
    ("set item Jagdspeer …", "ds-held", &[("away", "away"), ("ready", "ready"), ("drawn", "drawn")]),
    ("set Anna …", "ds-mount", &[("foot", "on foot"), ("vehicle", "in a vehicle"), ("giant", "giant")]),
    (
        "Anna protects belatedly with …",
        "ds-shelter",
        &[("seek", "seek cover"), ("cover", "cover"), ("armour", "armour"), ("ability", "ability")],
    ),
    (
        "Anna climbs …",
        "ds-obstacle",
        &[
            ("simple", "a fence"),
            ("aid", "a ladder"),
            ("jump", "a long jump"),
            ("hard-facade", "a difficult facade"),
        ],
    ),
    (
        "set Anna value … by 2",
        "ds-value",
        &[
            ("melee-attack", "melee attack"),
            ("reduction", "reduction"),
            ("cost", "cost"),
            ("shield-roll", "shield roll"),
            ("armour-roll", "armour roll"),
            ("climb-roll", "climbing roll"),
            ("perception", "perception"),
        ],
    ),
];

#[test]
fn every_name_that_the_log_prints_can_be_typed_back() {
    let state = state();
    for (line, prefix, names) in NAMED {
        for (key, typed) in *names {
            let command = parsed_in(Lang::En, &state, &line.replace('…', typed));
            for lang in Lang::ALL {
                let name = catalogue(lang).text(&format!("{prefix}-{key}"), &[]);
                assert_eq!(parsed_in(lang, &state, &line.replace('…', &name)), command, "{name}");
            }
        }
    }
}

#[test]
fn a_slip_in_a_word_of_either_language_is_recognised() {
    for (lang, line, meant) in [
        (Lang::De, "Anna greifft Boris an", "greift"),
        (Lang::De, "Anna atacks Boris", "attacks"),
        (Lang::En, "Anna behandellt Armbrust", "behandelt"),
        (Lang::De, "Anna wendet sich Norrden", "Norden"),
        (Lang::De, "Anna wendet sich norrth", "north"),
    ] {
        let error = wrong(lang, line, Viewer::All);
        assert_eq!(error.suggestion.as_deref(), Some(meant), "{line}");
    }
    assert_eq!(wrong(Lang::De, "setze Anna XP 5", Viewer::All).suggestion, None);
}

/// The contents of those that are of this variant.
macro_rules! of {
    ($all:expr, $variant:path) => {
        $all.iter()
            .filter_map(|it| if let $variant(it) = it { Some(it.clone()) } else { None })
            .collect::<Vec<_>>()
    };
}

#[test]
fn every_command_can_be_typed() {
    let state = state();
    let all: Vec<Command> = SAME.iter().map(|it| parsed_in(Lang::En, &state, it[0])).collect();
    let (areas, turns, magics) = (of!(all, Command::Area), of!(all, Command::Turn), of!(all, Command::Magic));
    let (gears, scenes, attacks) =
        (of!(all, Command::Gear), of!(all, Command::Scene), of!(all, Command::Attack));
    assert_all(&attacks, AttackCommand::VARIANTS, AttackCommand::variant);
    assert_all(&areas, AreaCommand::VARIANTS, AreaCommand::variant);
    assert_all(&turns, TurnCommand::VARIANTS, TurnCommand::variant);
    assert_all(&gears, GearCommand::VARIANTS, GearCommand::variant);
    assert_all(&of!(gears, GearCommand::Item), ItemCommand::VARIANTS, ItemCommand::variant);
    assert_all(&magics, MagicCommand::VARIANTS, MagicCommand::variant);
    assert_all(&scenes, SceneCommand::VARIANTS, SceneCommand::variant);
    assert_all(&of!(scenes, SceneCommand::Climb), ClimbCommand::VARIANTS, ClimbCommand::variant);
    assert_all(&of!(scenes, SceneCommand::Sight), SightCommand::VARIANTS, SightCommand::variant);
    assert_all(&of!(scenes, SceneCommand::Carry), CarryCommand::VARIANTS, CarryCommand::variant);
    assert_all(&of!(scenes, SceneCommand::Client), ClientCommand::VARIANTS, ClientCommand::variant);
    let many: Vec<ManyDeed> = of!(scenes, SceneCommand::Many).into_iter().map(|it| it.deed).collect();
    assert_all(&many, ManyDeed::VARIANTS, ManyDeed::variant);
}

#[test]
fn every_fact_can_be_typed() {
    let state = state();
    let set = |it: &[&str; 2]| match parsed_in(Lang::En, &state, it[0]) {
        Command::Set { fact, .. } => Some(fact),
        _ => None,
    };
    let all: Vec<Fact> = FACTS.iter().filter_map(set).collect();
    let inner = |it: &Fact| match it {
        Fact::Actor { fact, .. } => Some(fact.clone()),
        _ => None,
    };
    let actors: Vec<ActorFact> = all.iter().filter_map(inner).collect();
    let inner = |it: &Fact| match it {
        Fact::Item { fact, .. } => Some(fact.clone()),
        _ => None,
    };
    let items: Vec<ItemFact> = all.iter().filter_map(inner).collect();
    assert_all(&actors, ActorFact::VARIANTS, ActorFact::variant);
    assert_all(&items, ItemFact::VARIANTS, ItemFact::variant);
    assert_all(&of!(all, Fact::Scene), SceneFact::VARIANTS, SceneFact::variant);
    assert_all(&of!(all, Fact::Table), TableFact::VARIANTS, TableFact::variant);
}

#[test]
fn every_verb_is_used_and_its_usage_begins_as_it_does() {
    for verb in verbs() {
        for lang in Lang::ALL {
            let usage = verb.usage(lang);
            let usage = usage.strip_prefix("A ").unwrap_or(usage);
            assert!(usage.starts_with(verb.word(lang)), "{usage}");
        }
        let word = verb.word(Lang::En);
        assert!(SAME.iter().chain(FACTS).any(|it| it[0].contains(word)), "no line for {word}");
    }
}

fn strike(by: ActorId, on: ActorId, item: ItemId) -> Strike {
    let with = With::Item(item);
    Strike { by, on, with, second: None, abilities: Vec::new(), plan: Plan::default() }
}

#[test]
fn lines_say_what_they_should() {
    let state = state();
    let says =
        |line: &str, command: Command| assert_eq!(parsed_in(Lang::De, &state, line), command, "{line}");
    let of = |who: ActorId, name: &str| {
        let it = state.items.iter().find(|it| it.holder == Some(who) && it.label.as_str() == name);
        it.expect("it is there").id
    };
    let sword = of(ANNA, "Schwert");
    // Of several items with the same name, the actor's own is used; without a name, the first drawn one.
    let plain = Command::Attack(AttackCommand::Strike(strike(ANNA, BORIS, sword)));
    says("Anna greift Boris an", plain.clone());
    says("anna GREIFT boris an mit schwert", plain.clone());
    says(&format!("Anna greift Boris an mit Schwert #{}", sword.0), plain);
    let other = Command::Attack(AttackCommand::Strike(strike(BORIS, ANNA, of(BORIS, "Schwert"))));
    says("Boris greift Anna mit Schwert an", other);
    let plan = Plan {
        back: true,
        distance: Some(Length(45)),
        bonus: -2,
        exposed: Some(vec![ActorId(2)]),
        ..Plan::default()
    };
    says(
        "Anna greift Boris an, von hinten, auf 4,5 m, verändert um −2, gefährdet Cem",
        Command::Attack(AttackCommand::Strike(Strike { plan, ..strike(ANNA, BORIS, sword) })),
    );
    let rolls = [Some(Span::of(4, 9)), None, None];
    let amount = Amount { rolls, plus: 2 };
    says(
        "Anna heilt zwischen Kämpfen Cem um 4-9+2",
        Command::Turn(TurnCommand::HealBetween { by: ANNA, on: ActorId(2), amount }),
    );
    let order: Vec<ActorId> = (0..4).map(ActorId).collect();
    says(
        "Kampf beginnt",
        Command::Turn(TurnCommand::BeginCombat(BeginCombat { order, preset: Preset::Listed })),
    );
    let fact = Fact::Actor { who: ANNA, fact: ActorFact::Life(7) };
    says(
        "setze Anna Lebenspunkte 7 weil „Pflaster“",
        Command::Set { fact, reason: Wording::new("Pflaster") },
    );
}

fn play_key(error: &LineError) -> &'static str {
    match error.key {
        Key::Play(key) => key,
        Key::File(code) => panic!("a problem of the file: {code}"),
    }
}

#[test]
fn a_slip_says_what_was_meant_and_what_is_possible() {
    for (lang, line, column, key, meant) in [
        (Lang::En, "Anna atacks Boris", 6, "play-no-such-verb", Some("attacks")),
        (Lang::De, "Anna greift Borris an", 13, "play-no-such-actor", Some("Boris")),
        (Lang::De, "Anna zieht Dolsch", 12, "ds-no-such-item", Some("Dolch")),
        (Lang::De, "Anna zaubert Flamenpfeil", 14, "ds-no-such-spell", Some("Flammenpfeil")),
        (Lang::De, "Anna nutzt Nachsezen", 12, "ds-no-such-ability", Some("Nachsetzen")),
        (Lang::En, "Anna leads Zangenangrif against Boris", 12, "ds-no-such-group", Some("Zangenangriff")),
        (Lang::En, "set switch turn-oder free", 12, "play-no-such-switch", Some("turn-order")),
        (Lang::En, "set Anna in armour Ketenhemd", 20, "ds-no-such-protection", Some("Kettenhemd")),
        (Lang::En, "Anna uses Nachsetzn", 11, "ds-no-such-ability", Some("Nachsetzen")),
        (Lang::En, "set Anna profile \"Anna\"", 18, "ds-no-profile", None),
        (Lang::En, "set Anna life points 10000", 22, "play-number", None),
        (Lang::En, "Anna heals between fights Cem by 9-4", 34, "play-unexpected", None),
        (Lang::En, "Cem attacks Boris", 18, "play-too-short", None),
        (Lang::En, "Anna attacks Boris, at 4", 25, "play-too-short", None),
        (Lang::En, "", 1, "play-too-short", None),
        (Lang::En, "Anna says \"open", 11, "play-not-closed", None),
    ] {
        let error = wrong(lang, line, Viewer::All);
        let message = error.message(catalogue(lang));
        assert_eq!((error.column, play_key(&error)), (column, key), "{line}: {message}");
        assert_eq!(error.suggestion.as_deref(), meant, "{line}: {message}");
        assert!(!message.contains('⟨'), "{message}");
    }
}

#[test]
fn nobody_is_told_the_names_of_the_hidden_nor_of_what_they_carry() {
    for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
        for (line, hidden, nobody) in [
            ("Anna attacks Lurkr", "Lurker", "Nemox"),
            ("Anna draws Blasrohrr", "Blasrohr", "Nemoxx"),
            ("Anna attacks Lurker", "Lurker", "Nemoxx"),
        ] {
            let message = wrong(Lang::En, line, viewer).message(english());
            let typed = line.rsplit(' ').next().unwrap_or_default();
            assert!(!message.replace(typed, "").contains(hidden), "{line}: {message}");
            // The same as for things that do not exist.
            let other = line.replace(typed, nobody);
            let same = wrong(Lang::En, &other, viewer).message(english());
            assert_eq!(message.replace(typed, ""), same.replace(nobody, ""), "{line}");
        }
    }
    assert!(wrong(Lang::En, "Anna attacks Lurkr", Viewer::All).message(english()).contains("Lurker"));
    assert!(wrong(Lang::En, "Anna draws Blasrohrr", Viewer::All).message(english()).contains("Blasrohr"));
}

#[test]
fn errors_list_every_name_once() {
    let carried = |from: u8| -> String {
        (from..from + 38)
            .map(|n| format!("\"Klinge {n} 3-10\", "))
            .chain(["\"Dolch\", \"Dolch\"".to_owned()])
            .collect()
    };
    let text = format!(
        "system = \"daemmersturm\"\n[[character]]\nname = \"Anna\"\ngear = [{}]\n[[character]]\nname = \"Boris\"\ngear = [{}]\n",
        carried(1),
        carried(39)
    );
    let state = files::read(&text, &Options::default()).expect("it reads").state;
    let error = parse_command(english(), &state, "Anna draws Xyz", Viewer::All).expect_err("no such item");
    let message = error.message(english());
    assert_eq!(message.matches("Dolch").count(), 1, "{message}");
    assert!(message.contains("Klinge 76") && !message.contains(['#', '…']), "{message}");
    // The number still distinguishes items of the same name.
    let second = state.items.iter().filter(|it| it.label.as_str() == "Dolch").nth(1).expect("two of them").id;
    let line = format!("Anna draws Dolch #{}", schwung_table::WireId::spoken(ItemId::KIND, second.0.into()));
    let read = parse_command(english(), &state, &line, Viewer::All).map_err(|it| it.message(english()));
    assert!(matches!(read, Ok(Command::Gear(GearCommand::Draw { item, .. })) if item == second), "{read:?}");
}

#[test]
fn every_verb_and_clause_is_in_the_reference() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/plays.md");
    let reference = std::fs::read_to_string(path).expect("docs/plays.md");
    for lang in Lang::ALL {
        let clauses = PLAN[usize::from(lang == Lang::De)].iter().copied();
        for usage in verbs().iter().map(|it| it.usage(lang)).chain(clauses) {
            assert!(reference.contains(&format!("\n{usage}\n")), "missing in docs/plays.md: {usage}");
        }
    }
}
