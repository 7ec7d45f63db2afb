//! Tests tables as a server uses them: opening, playing, saving and loading.

#![allow(clippy::unwrap_used)]

use schwung_log::{DiceMode, HouseDeed, QuestionId, Roller};
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, Opened, Refusal, Which, load, open, texts};
use schwung_table::{DiceSpec, Seat, WireId};
use schwung_views::wire::{Ask, CommandText, Do, NewTable, Reply, Role, SceneView, Start, View, You};
use serde_json::{Value, json};

const GM: You = You { role: Role::Gm, seat: Some(0) };
const WATCH: You = You { role: Role::Watch, seat: None };

fn player(seat: u8) -> You {
    You { role: Role::Player, seat: Some(seat) }
}

/// Always rolls the face with this index.
pub(crate) struct Face(pub(crate) usize);

impl Roller for Face {
    fn roll(&mut self, dice: &DiceSpec) -> Vec<i8> {
        dice.dice.iter().map(|faces| faces[self.0.min(faces.len() - 1)]).collect()
    }

    fn die(&mut self, _: u32) -> u32 {
        1
    }
}

fn new(start: Start) -> NewTable {
    NewTable { start, gm: "Mira".into(), title: String::new(), lang: "de".into() }
}

fn demo() -> (Box<dyn AnyGame>, Opened) {
    open(&new(Start::Demo { system: "sotc".into() }), 7, "open", &mut Face(1))
        .map_err(|it| it.join("\n"))
        .unwrap()
}

fn command(json: &Value) -> Do {
    Do::Command(CommandText::of(json).unwrap())
}

fn act(table: &mut Box<dyn AnyGame>, you: You, what: Do) -> Result<u64, Refusal> {
    let id = format!("deed-{}", table.seq() + 1);
    let deed = table.parse(Lang::De, what)?;
    let decided = table.decide(you, Lang::De, &id, 8, &deed, &mut Face(1))?;
    let seq = decided.seq;
    table.commit(decided).unwrap();
    let done = (!deed.what().is_nobodys_business()).then_some(seq);
    assert_eq!(table.done(you, Lang::De, &id, &deed), Ok(done));
    Ok(seq)
}

fn scene(view: &View) -> &schwung_views::wire::FateScene {
    match &view.scene {
        SceneView::Fate(scene) => scene,
        SceneView::ZeroSpace(_) | SceneView::Daemmersturm(_) => panic!("a scene of Fate"),
    }
}

#[test]
fn the_demo_is_ready_to_be_played() {
    let (table, opened) = demo();
    assert_eq!(opened.title, "Nachts am Speicherkai");
    let view = table.view(GM, Lang::De.into());
    assert_eq!(view.house.seats[0].name, "Mira");
    assert!(scene(&view).conflict.is_some(), "the conflict has begun");
    assert!(!scene(&view).actors.is_empty() && !scene(&view).zones.is_empty());
    assert!(!view.sentence.is_empty());
    let card = table.card("abc", Lang::En);
    assert_eq!(card.seats.len(), 4);
    assert!(card.seats.iter().all(|it| !it.characters.is_empty()), "{card:?}");
}

#[test]
fn players_and_spectators_get_no_secrets() {
    let (table, _) = demo();
    for you in [player(2), WATCH] {
        let text = serde_json::to_string(&table.view(you, Lang::De.into())).unwrap();
        assert!(!text.contains("Morsche Planken"), "a hidden aspect is on the wire");
        assert!(!text.contains("Ratsherr"), "a secret aspect is on the wire");
        let lines = serde_json::to_string(&table.lines(you, Lang::De.into(), 0, u64::MAX)).unwrap();
        assert!(!lines.contains("Morsche Planken"), "a hidden aspect is in the log");
    }
    let text = serde_json::to_string(&table.view(GM, Lang::De.into())).unwrap();
    assert!(text.contains("Morsche Planken") && text.contains("Ratsherr"));
}

#[test]
fn a_whole_attack_is_played_by_typing_and_choosing() {
    let (mut table, _) = demo();
    let turn = scene(&table.view(GM, Lang::De.into())).conflict.as_ref().unwrap().turn.unwrap();
    let name = |id: WireId| {
        scene(&table.view(GM, Lang::De.into())).actors.iter().find(|it| it.id == id).unwrap().name.clone()
    };
    let by = name(turn);
    let on = if by.contains("Witwe") { "Ruben Ohnefurcht" } else { "Die Rote Witwe" };
    act(&mut table, GM, Do::Say(format!("\"{by}\" attacks \"{on}\"")))
        .or_else(|_| act(&mut table, GM, Do::Say(format!("{by} attacks {on} with Nahkampfwaffen"))))
        .unwrap();
    let mut answered = 0;
    while let Some(waiting) = table.view(GM, Lang::De.into()).waiting {
        let question = &waiting.questions[0];
        assert!(!question.sentence.is_empty());
        assert!(
            question.choices.iter().all(|it| !it.label.is_empty() && !it.label.contains('⟨')),
            "{question:?}"
        );
        if let Reply::Odds { chances, .. } =
            table.ask(GM, Lang::De.into(), Ask::Odds { question: question.id.clone() }).unwrap()
        {
            assert!(chances.is_empty() || chances.len() == question.choices.len(), "{chances:?}");
        }
        act(&mut table, GM, Do::Skip { question: question.id.clone() }).unwrap();
        answered += 1;
        assert!(answered < 30, "it goes on for ever");
    }
    assert!(answered > 0, "somebody was asked");
    let lines = table.lines(GM, Lang::De.into(), 1, u64::MAX);
    assert!(lines.iter().any(|it| it.dice.is_some()), "the log shows dice");
    assert!(lines.iter().all(|it| !it.text.contains('⟨')), "{lines:#?}");
    let clash = scene(&table.view(player(1), Lang::En.into())).clash.clone().unwrap();
    assert!(clash.over && clash.acting.dice.is_some() && clash.against.is_some(), "{clash:?}");
}

/// An action that began under other rules gets one remark about it when it continues.
#[test]
fn an_action_of_an_earlier_version_of_the_rules_is_said_to_go_on() {
    let (table, _) = demo();
    let turn = scene(&table.view(GM, Lang::De.into())).conflict.as_ref().unwrap().turn.unwrap();
    let name = |id: WireId| {
        scene(&table.view(GM, Lang::De.into())).actors.iter().find(|it| it.id == id).unwrap().name.clone()
    };
    let by = name(turn);
    let on = if by.contains("Witwe") { "Ruben Ohnefurcht" } else { "Die Rote Witwe" };
    let told = |older: bool| {
        let mut table = table.snapshot();
        act(&mut table, GM, Do::House(HouseDeed::Dice(DiceMode::Own))).unwrap();
        act(&mut table, GM, Do::Say(format!("\"{by}\" attacks \"{on}\"")))
            .or_else(|_| act(&mut table, GM, Do::Say(format!("{by} attacks {on} with Nahkampfwaffen"))))
            .unwrap();
        let mut records = table.export()["records"].as_array().unwrap().clone();
        let begun = records.last_mut().unwrap()["entries"][0]["began"].as_object_mut().unwrap();
        let rules = begun["rules"].as_u64().unwrap();
        begun["rules"] = (rules - u64::from(older)).into();
        let bodies = records.iter().map(|it| serde_json::to_vec(it).unwrap()).collect();
        let mut table = load("sotc", bodies).unwrap();
        let before = table.seq();
        for _ in 0..2 {
            let question = table.view(GM, Lang::De.into()).waiting.unwrap().questions[0].id.clone();
            act(&mut table, GM, Do::Skip { question }).unwrap();
        }
        [Lang::De, Lang::En].map(|lang| {
            let lines = table.lines(WATCH, lang.into(), before, u64::MAX);
            lines.iter().filter(|it| it.text.contains("Fassung") || it.text.contains("version")).count()
        })
    };
    assert_eq!((told(true), told(false)), ([1, 1], [0, 0]));
}

#[test]
fn a_table_is_saved_and_read_in_again() {
    let (mut table, _) = demo();
    act(&mut table, GM, Do::House(HouseDeed::Say { text: "Los!".into(), to: schwung_log::Told::All }))
        .unwrap();
    let file = table.export();
    let (again, opened) = open(&new(Start::Import { file: file.clone() }), 9, "import", &mut Face(1))
        .map_err(|it| it.join("\n"))
        .unwrap();
    assert_eq!(scene(&again.view(GM, Lang::De.into())), scene(&table.view(GM, Lang::De.into())));
    // Load the stored table as after a restart.
    let loaded = load(&opened.system, opened.bodies).unwrap();
    assert_eq!(loaded.export(), again.export());
    assert_eq!(loaded.view(WATCH, Lang::En.into()), again.view(WATCH, Lang::En.into()));
}

#[test]
fn broken_files_are_refused_with_a_reason() {
    let (table, _) = demo();
    let good = table.export();
    let broken = |change: &dyn Fn(&mut Value)| {
        let mut file = good.clone();
        // With the hashes, every changed record is refused for being changed.
        file.as_object_mut().unwrap().remove("hashes");
        change(&mut file);
        match open(&new(Start::Import { file }), 9, "import", &mut Face(1)) {
            Ok(_) => panic!("it was read in"),
            Err(errors) => errors.join("\n"),
        }
    };
    assert!(broken(&|it| *it = json!(5)).contains("keine gespeicherte"));
    assert!(broken(&|it| it["format"] = json!("other")).contains("keine gespeicherte"));
    assert!(broken(&|it| it["version"] = json!(99)).contains("99"));
    assert!(broken(&|it| it["system"] = json!("chess")).contains("chess"));
    assert!(broken(&|it| it["records"] = json!([])).contains("passen nicht"));
    assert!(broken(&|it| it["records"][1]["seq"] = json!(7)).contains("passen nicht"));
    assert!(broken(&|it| it["records"][0]["entries"] = json!([{"nonsense": 1}])).contains("Eintrag 1"));
    // Ids that do not exist, anywhere in the facts.
    assert!(
        !broken(&|it| it["records"][0]["entries"][0]["opened"]["state"]["actors"][0]["zone"] = json!(200))
            .is_empty()
    );
    assert!(
        !broken(&|it| it["records"][1]["entries"] = json!([{"told": {"moved": {"actor": 99, "to": 0}}}]))
            .is_empty()
    );
}

#[test]
fn things_are_brought_out_from_a_text_or_from_the_shelf() {
    let (mut table, _) = demo();
    let body = "system = \"sotc\"\n[[minions]]\nname = \"Hafenratten\"\nquality = 1\nkind = \"physical\"\ncount = 3\n";
    let stage = |body: &str| Do::Stage { body: Some(body.to_owned()), item: None, new_scene: false };
    assert_eq!(act(&mut table, player(1), stage(body)).unwrap_err().code, "gm_only");
    act(&mut table, GM, stage(body)).unwrap();
    let has = |table: &dyn AnyGame, name: &str| {
        scene(&table.view(player(1), Lang::De.into())).actors.iter().any(|it| it.name.contains(name))
    };
    assert!(has(&*table, "Hafenratten"));
    let errors = act(&mut table, GM, stage("system = \"sotc\"\n[[minions]]\nname = 5\n")).unwrap_err();
    assert!(errors.text.contains('3'), "the line is named: {}", errors.text);
    let shelve =
        HouseDeed::Shelve { id: None, name: "Mehr".into(), body: body.replace("Hafenratten", "Möwen") };
    act(&mut table, GM, Do::House(shelve)).unwrap();
    assert!(table.view(player(1), Lang::De.into()).house.shelf.is_empty());
    let id = table.view(GM, Lang::De.into()).house.shelf[0].id;
    act(&mut table, GM, Do::Stage { body: None, item: Some(id), new_scene: false }).unwrap();
    assert!(has(&*table, "Möwen"));
}

#[test]
fn what_one_may_not_do_is_refused_and_changes_nothing() {
    let (mut table, _) = demo();
    let before = table.export();
    let codes: Vec<&str> = [
        (WATCH, Do::House(HouseDeed::Pause(true))),
        (player(1), command(&json!({"end_conflict": null}))),
        (player(1), command(&json!({"nonsense": {}}))),
        (player(1), Do::Say("blub blub".into())),
        (player(1), Do::Say("x".repeat(10_000))),
        (player(1), Do::Undo { to: 2, keep_dice: false }),
        (player(1), Do::Setting { name: "grit".into(), value: json!(false) }),
        (GM, Do::Setting { name: "nonsense".into(), value: json!(false) }),
        (player(1), Do::Answer { question: QuestionId("9.9".into()), choice: 0, words: String::new() }),
        (player(2), Do::Sheet { actor: WireId(0), fields: serde_json::Map::new() }),
    ]
    .into_iter()
    .map(|(you, what)| act(&mut table, you, what).unwrap_err())
    .inspect(|it| assert!(!it.text.is_empty() && !it.text.contains('⟨'), "{it:?}"))
    .map(|it| it.code)
    .collect();
    assert_eq!(
        codes,
        [
            "not_yours",
            "gm_only",
            "malformed",
            "not_understood",
            "length",
            "gm_only",
            "gm_only",
            "no_such_setting",
            "stale",
            "not_yours"
        ]
    );
    assert_eq!(table.export(), before);
}

#[test]
fn going_back_shows_first_what_it_changes() {
    let (mut table, _) = demo();
    let turn = scene(&table.view(GM, Lang::De.into())).conflict.as_ref().unwrap().turn.unwrap();
    let before = scene(&table.view(GM, Lang::De.into())).clone();
    let seq = act(&mut table, GM, command(&json!({"hold": {"by": turn}}))).unwrap();
    let reply = table.ask(GM, Lang::De.into(), Ask::UndoPreview { to: seq }).unwrap();
    let Reply::UndoPreview { changes, dice, .. } = reply else { panic!("{reply:?}") };
    assert!(!changes.is_empty() && !dice, "nothing was rolled");
    act(&mut table, GM, Do::Undo { to: seq, keep_dice: true }).unwrap();
    assert_eq!(table.undone_by_last(GM), (vec![seq], vec![]));
    assert_eq!(scene(&table.view(GM, Lang::De.into())).order, before.order);
    assert!(table.lines(GM, Lang::De.into(), seq - 1, seq).iter().all(|it| it.undone));
}

#[test]
fn who_laid_the_x_card_is_written_nowhere() {
    let (mut table, _) = demo();
    act(&mut table, player(3), Do::House(HouseDeed::XCard(true))).unwrap();
    assert_eq!(table.last_author(), None);
    let line = &table.lines(GM, Lang::De.into(), table.seq() - 1, u64::MAX)[0];
    assert_eq!(line.seat, None);
}

#[test]
fn pages_of_the_log_fit_together() {
    let (mut table, _) = demo();
    for n in 0..30 {
        act(&mut table, GM, Do::House(HouseDeed::Say { text: format!("{n}"), to: schwung_log::Told::All }))
            .unwrap();
    }
    let all = table.lines(GM, Lang::De.into(), 0, u64::MAX);
    let mut pages = Vec::new();
    let mut before = table.seq() + 1;
    loop {
        let (lines, earlier) = table.lines_before(GM, Lang::De.into(), before, 7);
        before = lines.first().map_or(0, |it| it.seq);
        pages.splice(0..0, lines);
        if !earlier {
            break;
        }
    }
    assert_eq!(pages, all);
}

#[test]
fn a_recap_reads_in_both_languages_and_keeps_secrets() {
    let (mut table, _) = demo();
    act(&mut table, GM, Do::House(HouseDeed::Say { text: "nur *ich*".into(), to: schwung_log::Told::Gm }))
        .unwrap();
    for lang in [Lang::De, Lang::En] {
        let recap = table.recap(lang, false, Which::All).unwrap();
        assert!(recap.starts_with("# Nachts am Speicherkai"), "{recap}");
        assert!(!recap.contains("nur"));
    }
    assert!(table.recap(Lang::De, true, Which::All).unwrap().contains("nur \\*ich\\*"));
}

#[test]
fn joining_takes_a_seat() {
    let (mut table, _) = demo();
    let (seat, decided) = table.join(Some(Seat(2)), "Eva", Lang::De, "join", 3).unwrap();
    table.commit(decided).unwrap();
    assert_eq!(seat, Seat(2));
    assert_eq!(table.house().seats[2].name, "Eva");
    assert_eq!(table.join(Some(Seat(2)), "Ida", Lang::De, "again", 3).unwrap_err().code, "seat_taken");
    assert_eq!(table.join(None, "", Lang::De, "again", 3).unwrap_err().code, "length");
}

/// Every message about refusals exists in both languages and is used.
#[test]
fn refusals_have_their_words() {
    let sources = [
        "daemmersturm-ui/src/show/paste.rs",
        "engine/src/campaign.rs",
        "engine/src/character.rs",
        "engine/src/import.rs",
        "engine/src/off.rs",
        "engine/src/open.rs",
        "engine/src/played/ask.rs",
        "engine/src/played/game.rs",
        "engine/src/played/deed.rs",
        "engine/src/plays.rs",
        "engine/src/problems.rs",
        "engine/src/refusal.rs",
        "engine/src/what_if.rs",
        "fate-ui/src/engine.rs",
        "fate-ui/src/show/paste.rs",
        "files/src/character.rs",
        "systems/src/books.rs",
        "systems/src/import.rs",
        "systems/src/open.rs",
        "views/src/shown.rs",
    ]
    .map(|it| std::fs::read_to_string(format!("{}/../{it}", env!("CARGO_MANIFEST_DIR"))).unwrap());
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../messages");
    for (lang, tag) in [(Lang::De, "de"), (Lang::En, "en")] {
        let file = std::fs::read_to_string(format!("{folder}/{tag}/refusals.ftl")).unwrap();
        for key in file.lines().filter_map(|it| it.split_once(" = ")).map(|it| it.0) {
            assert!(texts(lang, "sotc").has(key), "{key}");
            assert!(sources.iter().any(|it| it.contains(&format!("\"{key}\""))), "{key} is used nowhere");
        }
    }
}

//% malmsturm.ladder.display
#[test]
fn each_reader_chooses_how_the_ladder_is_shown() {
    let start = Start::Demo { system: "malmsturm".into() };
    let (table, _) = open(&new(start), 7, "open", &mut Face(1)).map_err(|it| it.join("\n")).unwrap();
    let shown = |rungs| {
        let tongue = schwung_messages::Tongue { lang: Lang::De, rungs };
        let reply = table.ask(GM, tongue, Ask::Forms { actor: Some(WireId(0)) }).unwrap();
        serde_json::to_string(&reply).unwrap()
    };
    use schwung_messages::Rungs;
    let (both, words, numbers) = (shown(Rungs::Both), shown(Rungs::Words), shown(Rungs::Numbers));
    assert!(both.contains("Großartig (+5)") && !words.contains("(+5)") && words.contains("Großartig"));
    assert!(!numbers.contains("Großartig") && numbers.contains("+5"));
    assert_eq!(shown(Rungs::Usual), both, "the book shows both");
}

/// A table asks questions as configured, but a setting for a rule of thumb in its file takes precedence, even if it is the
/// default of the rules.
#[test]
fn a_file_decides_about_its_own_switches() {
    for system in ["sotc", "malmsturm", "zerospace", "daemmersturm"] {
        for (written, wanted) in [("\"ask\"", "ask"), ("\"off\"", "off"), ("", "automatic")] {
            let key = if written.is_empty() { String::new() } else { format!("ask-range = {written}") };
            let text = format!("system = \"{system}\"\n[switches]\n{key}\n");
            let (table, _) = open(&new(Start::Encounter { text }), 7, "open", &mut Face(1))
                .map_err(|it| it.join("\n"))
                .unwrap();
            let Ok(Reply::Settings(settings)) = table.ask(GM, Lang::De.into(), Ask::Settings) else {
                panic!("the settings");
            };
            let value = settings.into_iter().find(|it| it.name == "ask-range").map(|it| it.value);
            assert_eq!(value, Some(json!(wanted)), "{system} {written}");
        }
    }
}
