//! Characters leave tables as files and join others with the same state.

#![allow(clippy::unwrap_used)]

use schwung_rulebook::Lang;
use schwung_systems::{
    AnyGame, BOOKS, Book, Refusal, blank, book_of_character, character_schema, open, ready_characters,
};
use schwung_table::WireId;
use schwung_views::wire::{
    Ask, CreationChoices, Do, Evening, NewTable, Passes, Reply, Role, SceneView, Start, View, You,
};

use crate::tables::Face;

pub(crate) const GM: You = You { role: Role::Gm, seat: Some(0) };

pub(crate) fn player(seat: u8) -> You {
    You { role: Role::Player, seat: Some(seat) }
}

pub(crate) fn demo(book: &Book) -> Box<dyn AnyGame> {
    let start = Start::Demo { system: book.id.to_owned() };
    let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: "de".into() };
    open(&new, 7, "open", &mut Face(1)).unwrap().0
}

pub(crate) fn act(table: &mut Box<dyn AnyGame>, you: You, what: Do) -> Result<(), Refusal> {
    let deed = table.parse(Lang::En, what)?;
    let id = format!("deed-{}", table.seq() + 1);
    let decided = table.decide(you, Lang::En, &id, 8, &deed, &mut Face(1))?;
    table.commit(decided).unwrap();
    Ok(())
}

/// Number, name and seat of every actor that the viewer sees.
pub(crate) fn actors(view: &View) -> Vec<(WireId, String, u8)> {
    match &view.scene {
        SceneView::Fate(it) => it.actors.iter().map(|it| (it.id, it.name.clone(), it.seat)).collect(),
        SceneView::ZeroSpace(it) => it.actors.iter().map(|it| (it.id, it.name.clone(), it.seat)).collect(),
        SceneView::Daemmersturm(it) => it.people.iter().map(|it| (it.id, it.name.clone(), it.seat)).collect(),
    }
}

#[test]
fn a_file_says_everything_about_a_character() {
    let mut seen = 0;
    for book in BOOKS {
        let (table, empty) = (demo(book), blank(book.id, Lang::De).unwrap());
        for (id, name, _) in actors(&table.view(GM, Lang::De.into())) {
            let Ok((file, losses)) = table.character_file(GM, Lang::De, id) else { continue };
            assert_eq!(losses, Vec::<String>::new(), "{name}");
            assert_eq!(book_of_character(&file).as_deref(), Some(book.id));
            let checked = empty.check_character(Lang::De.into(), &file);
            let checked = checked.unwrap_or_else(|it| panic!("{}: {}\n{file}", book.id, it.text));
            assert_eq!(checked.body, file, "{name}");
            assert_eq!((checked.name, checked.losses), (name, Vec::new()));
            assert!(!checked.card.is_empty());
            seen += 1;
        }
    }
    assert!(seen >= 25, "{seen}");
}

#[test]
fn what_was_taken_in_play_stays() {
    let book = Book::find("sotc").unwrap();
    let text = "system = \"sotc\"\n[[character]]\nname = \"Ida\"\nfate = 2\nskills = { Fäuste = 4, brew = 2 }\n\
                aspects = [\"Quick\", { text = \"Owes much\", secret = true }]\nmarked = { health = [1, 3] }\n\
                [[character.consequence]]\ntext = \"Broken rib\"\nseverity = \"moderate\"\n\
                [[character.gift]]\nname = \"Hook\"\nskill = \"fists\"\nbonus = 1\n\
                [[character.companion]]\nname = \"Tom\"\nkinds = [\"physical\"]\nadvances = [\"skilled Might\"]\naspect = true\n\
                [[skill]]\nkey = \"brew\"\nde = \"Brauen\"\nen = \"Brewing\"\n";
    let checked = blank(book.id, Lang::En).unwrap().check_character(Lang::En.into(), text).unwrap();
    for part in [
        "fate = 2",
        "brew = 2",
        "secret = true",
        "health = [1, 3]",
        "Broken rib",
        "bonus = 1",
        "Tom",
        "en = \"Brewing\"",
    ] {
        assert!(checked.body.contains(part), "{part} is not in\n{}", checked.body);
    }
    let again = blank(book.id, Lang::De).unwrap().check_character(Lang::De.into(), &checked.body).unwrap();
    assert_eq!(again.body, checked.body);
}

#[test]
fn ready_characters_are_complete() {
    for book in BOOKS {
        let ready = ready_characters(book, Lang::De);
        assert!(ready.len() >= 2, "{}", book.id);
        for it in ready {
            assert!(!it.name.is_empty() && !it.about.is_empty(), "{it:?}");
            let checked =
                blank(book.id, Lang::De).unwrap().check_character(Lang::De.into(), &it.body).unwrap();
            assert_eq!(checked.remarks, Vec::new(), "{}", it.name);
        }
    }
}

#[test]
fn a_book_says_what_there_is_to_choose() {
    for book in BOOKS {
        for lang in [Lang::De, Lang::En] {
            match blank(book.id, lang).unwrap().creation(lang.into()) {
                CreationChoices::Fate(it) => {
                    assert!(it.skills.len() > 15 && it.rows.len() == 5 && it.aspects > 0, "{}", book.id);
                    assert!(it.rows.windows(2).all(|it| it[0].rating > it[1].rating));
                }
                CreationChoices::ZeroSpace(it) => assert!(it.attributes.len() == 5 && it.gear.len() > 10),
                CreationChoices::Daemmersturm(it) => {
                    assert_eq!((it.action_points.len(), it.magic_points[10]), (11, 8));
                    assert!(it.resources.len() == 4 && !it.abilities.is_empty());
                }
            }
        }
    }
}

#[test]
fn a_draft_hears_what_is_missing() {
    let draft = r#"{"system": "sotc", "character": [{"name": "Jette", "skills": {"fists": 5}, "aspects": ["Lost"]}]}"#;
    let checked = blank("sotc", Lang::En).unwrap().check_character(Lang::En.into(), draft).unwrap();
    let parts: Vec<&str> = checked.remarks.iter().map(|it| it.part.as_str()).collect();
    assert!(parts.contains(&"skills") && parts.contains(&"aspects"), "{:?}", checked.remarks);
    assert!(checked.remarks.iter().all(|it| !it.text.is_empty()));
    let storm = r#"{"character": [{"name": "Tjark", "melee": {"attack": 7, "defence": 14}}]}"#;
    let checked = blank("daemmersturm", Lang::En).unwrap().check_character(Lang::En.into(), storm).unwrap();
    assert!(checked.remarks.iter().any(|it| it.rule == "daemmersturm.profile.import-checks"));
}

#[test]
fn players_bring_their_own_characters() {
    for book in BOOKS {
        let mut table = demo(book);
        let body = ready_characters(book, Lang::De).remove(0).body;
        let before = actors(&table.view(GM, Lang::En.into())).len();
        act(&mut table, player(1), Do::Enter { body: body.clone(), seat: None, again: None }).unwrap();
        let now = actors(&table.view(player(2), Lang::En.into()));
        assert_eq!(actors(&table.view(GM, Lang::En.into())).len(), before + 1, "{}", book.id);
        let (_, name, seat) = now.last().unwrap();
        assert_eq!(*seat, 1, "{name} is played by the one who brought it");

        let foreign =
            act(&mut table, player(1), Do::Enter { body: body.clone(), seat: Some(2), again: None });
        assert_eq!(foreign.unwrap_err().code, "not_yours");
        act(&mut table, GM, Do::Enter { body: body.clone(), seat: Some(2), again: None }).unwrap();
        act(&mut table, GM, Do::Enter { body: body.clone(), seat: None, again: None }).unwrap();
        let nowhere = act(&mut table, GM, Do::Enter { body, seat: Some(77), again: None });
        assert_eq!(nowhere.unwrap_err().code, "no_such_seat");
    }
}

#[test]
fn only_files_of_this_book_come_in() {
    let mut table = demo(Book::find("zerospace").unwrap());
    let seq = table.seq();
    let one = |head: &str| format!("{head}\n[[character]]\nname = \"A\"\n");
    for (body, code, said) in [
        (one("system = \"sotc\""), "other_system", "ZeroSpace"),
        (one("version = 2"), "no_character", "version 2"),
        (one("format = \"schwung-table\""), "no_character", "schwung-character"),
        (
            "[[character]]\nname = \"A\"\n[[character]]\nname = \"B\"".to_owned(),
            "no_character",
            "exactly one",
        ),
        ("title = \"None\"".to_owned(), "no_character", "exactly one"),
        ("[[character]]\nname = \"A\"\nendurance = 900".to_owned(), "invalid", "endurance"),
        (
            "[[character]]\nname = \"A\"\nskills = [\"flying-teapots\"]".to_owned(),
            "invalid",
            "flying-teapots",
        ),
        (format!("[[character]]\nname = \"A\"\n#{}", "x".repeat(70_000)), "no_character", "64 KiB"),
        ("\u{0}\u{1}".to_owned(), "no_character", "character file"),
        ("[".repeat(10_000), "invalid", "line 1"),
    ] {
        let refused = act(&mut table, player(1), Do::Enter { body: body.clone(), seat: None, again: None })
            .unwrap_err();
        assert_eq!(refused.code, code, "{body:.60}: {}", refused.text);
        assert!(refused.text.contains(said), "{}", refused.text);
    }
    assert_eq!(table.seq(), seq, "nothing has changed");
}

#[test]
fn a_seat_has_room_for_so_many() {
    let mut table = demo(Book::find("freefate").unwrap());
    let body = "[[character]]\nname = \"A\"";
    let mut brought = 0;
    let refused = loop {
        match act(&mut table, player(1), Do::Enter { body: body.to_owned(), seat: None, again: None }) {
            Ok(()) => brought += 1,
            Err(refused) => break refused,
        }
        assert!(brought < 50);
    };
    assert_eq!(refused.code, "full");
    act(&mut table, player(2), Do::Enter { body: body.to_owned(), seat: None, again: None }).unwrap();
}

#[test]
fn a_draft_does_not_tell_which_names_are_taken() {
    let mut table = demo(Book::find("sotc").unwrap());
    let body = "[[character]]\nname = \"Der Maulwurf\"".to_owned();
    let free = table.check_character(Lang::En.into(), &body).unwrap();
    act(
        &mut table,
        GM,
        Do::Stage { body: Some(format!("{body}\nhidden = true")), item: None, new_scene: false },
    )
    .unwrap();
    assert_eq!(table.check_character(Lang::En.into(), &body).unwrap(), free);
}

#[test]
fn who_comes_does_not_learn_that_somebody_hidden_has_the_same_name() {
    for book in BOOKS {
        let mut table = demo(book);
        let body = "[[character]]\nname = \"Maulwurf\"".to_owned();
        let hidden = Do::Stage { body: Some(format!("{body}\nhidden = true")), item: None, new_scene: false };
        act(&mut table, GM, hidden).unwrap();
        let seen = actors(&table.view(player(1), Lang::En.into())).len();
        act(&mut table, player(1), Do::Enter { body, seat: None, again: None }).unwrap();
        let all = actors(&table.view(player(1), Lang::En.into()));
        assert_eq!(all.len(), seen + 1, "{}", book.id);
        assert_eq!(all.last().unwrap().1, "Maulwurf", "{}", book.id);
    }
}

#[test]
fn players_save_their_own_characters_only() {
    let mut table = demo(Book::find("sotc").unwrap());
    let all = actors(&table.view(GM, Lang::En.into()));
    let (own, _, _) = all.iter().find(|it| it.2 == 1).unwrap();
    let (other, _, _) = all.iter().find(|it| it.2 == 2).unwrap();
    let (enemy, _, _) = all.iter().find(|it| it.2 == 0).unwrap();
    assert!(table.character_file(player(1), Lang::En, *own).is_ok());
    for (you, actor) in [
        (player(1), *other),
        (player(1), *enemy),
        (player(1), WireId(200)),
        (You { role: Role::Watch, seat: None }, *own),
    ] {
        let refused = table.character_file(you, Lang::En, actor).unwrap_err();
        assert_eq!(refused.code, "no_such_actor", "the same for all of them");
    }
    act(
        &mut table,
        GM,
        Do::Enter { body: "[[character]]\nname = \"New\"".to_owned(), seat: None, again: None },
    )
    .unwrap();
}

fn read(system: &str, lang: Lang, text: &str) -> schwung_views::wire::CheckedCharacter {
    let checked = blank(system, lang).unwrap().check_character(lang.into(), text);
    checked.unwrap_or_else(|it| panic!("{}\n{text}", it.text))
}

#[test]
fn texts_become_characters_of_fate() {
    let german = "# Jette Lund\n\n**Aspekte**\n- Laternenwärterin, die zu viel gesehen hat\n- Der Hafenmeister: mein Onkel\n\n\
                  Fertigkeiten\nHervorragend (+5): Einbruch\nGroßartig (+4): Heimlichkeit, Aufmerksamkeit\n\
                  +3: Athletik, Fliegende Teppiche\n\nStunts\n- Leises Licht: +1 auf Heimlichkeit im Dunkeln\n\n\
                  Konsequenzen\nLeicht: Rußige Finger\nMittel:\n\nErholung: 4\nLieblingsfarbe grün";
    let checked = read("sotc", Lang::De, german);
    assert_eq!(checked.name, "Jette Lund");
    for part in [
        "\"Laternenwärterin, die zu viel gesehen hat\"",
        "\"Der Hafenmeister: mein Onkel\"",
        "= 5",
        "= 4",
        "= 3",
        "Leises Licht",
        "Rußige Finger",
        "severity = \"mild\"",
        "refresh = 4",
    ] {
        assert!(checked.body.contains(part), "{part}\n{}", checked.body);
    }
    let lost = checked.losses.join(" ");
    assert!(lost.contains("Fliegende Teppiche") && lost.contains("Lieblingsfarbe"), "{lost}");
    assert_eq!(checked.losses.len(), 2, "{lost}");

    let english = "Name: Kea Moon\nHigh Concept: Pilot without a licence\nTrouble: Debts; all over\nSkills: Fists +3, Alertness (2)\n";
    let checked = read("freefate", Lang::En, english);
    assert!(checked.body.contains("Pilot without a licence"), "{}", checked.body);
}

#[test]
fn exports_of_other_programs_become_characters() {
    let flat = r#"{"name": "Warden", "version": 2, "refresh": 3, "aspects": [{"name": "High Concept", "value": "Survivor"},
        {"name": "Other", "value": ""}], "skills": [{"name": "Athletics", "value": "2"}, {"name": "Lore", "value": "3"},
        {"name": "Stealth", "value": ""}], "stunts": [{"name": "Voices", "value": "They tell"}],
        "consequences": [{"name": "Mild", "value": "Bruised"}, {"name": "Severe", "value": ""}]}"#;
    let checked = read("sotc", Lang::En, flat);
    for part in ["Survivor", "= 2", "Voices", "Bruised", "refresh = 3"] {
        assert!(checked.body.contains(part), "{part}\n{}", checked.body);
    }
    assert!(checked.losses.iter().any(|it| it.contains("Lore")), "{:?}", checked.losses);
    let paged = r#"{"fariType": "character", "entity": {"name": "Nyx", "pages": [{"label": "Main", "rows": [{"columns": [{"sections": [
        {"label": "Aspects", "blocks": [{"type": "Text", "label": "High Concept", "value": "<p>Moon thief</p>"}]},
        {"label": "Skills", "blocks": [{"type": "Skill", "label": "Athletics", "value": "4"}]},
        {"label": "Consequences", "blocks": [{"type": "Text", "label": "Mild", "value": "Dizzy"}]}]}]}]}]}}"#;
    let checked = read("sotc", Lang::En, paged);
    assert!(checked.body.contains("\"Moon thief\"") && checked.body.contains("Dizzy"), "{}", checked.body);
    let foundry = r#"{"name": "Rax", "type": "fate-core-official", "system": {
        "details": {"fatePoints": {"current": "2", "refresh": "3"}}, "skills": {"Athletics": {"name": "Athletics", "rank": 3}},
        "aspects": {"High Concept": {"name": "High Concept", "value": "Giant of few words"}},
        "stunts": {"Wall": {"name": "Wall", "description": "Nobody passes"}},
        "tracks": {"Mild Consequence": {"aspect": {"name": "Torn shirt"}}, "Stress": {"aspect": "No"}}}}"#;
    let checked = read("sotc", Lang::En, foundry);
    for part in ["Giant of few words", "fate = 2", "refresh = 3", "Nobody passes", "Torn shirt"] {
        assert!(checked.body.contains(part), "{part}\n{}", checked.body);
    }
}

#[test]
fn profiles_are_read_however_they_are_written() {
    let values = "(N=20+3|15, F=20-1|12, Z=20+0|11) LP 30, Besondere Fähigkeiten: Wuchtschlag\n[AP: 5 | FP: 0 | MP: 0]";
    let plain = read("daemmersturm", Lang::De, &format!("Tjark: {values}"));
    for head in [
        "[20:13] Tjark: ",
        "20:13:05 Tjark - ",
        "Profil von Tjark – ",
        "**Tjark** ",
        "Tjark\n",
        "12.03.2024, 20:13 Profil: Tjark — ",
    ] {
        let checked = read("daemmersturm", Lang::De, &format!("{head}{values}"));
        assert_eq!((checked.name.as_str(), &checked.body), ("Tjark", &plain.body), "{head}");
    }
    for tail in [
        "LP 30 Wuchtschlag\n[AP: 5 | FP: 0 | MP: 0]",
        "LP=30, Wuchtschlag\n[AP: 5 | FP: 0 | MP: 0]",
        "30 LP; Fähigkeiten: Wuchtschlag\n[AP: 5 | FP: 0 | MP: 0]",
    ] {
        let checked =
            read("daemmersturm", Lang::De, &format!("Tjark: (N=20+3|15, F=20-1|12, Z=20+0|11) {tail}"));
        assert_eq!(checked.body, plain.body, "{tail}");
    }
    let armed = read(
        "daemmersturm",
        Lang::De,
        &format!("Tjark {values}\nWaffen: Runenklinge 4-12, Omas Pfanne\nClient: Tjark77"),
    );
    assert!(armed.body.contains("Runenklinge") && armed.body.contains("Tjark77"), "{}", armed.body);
    assert!(armed.losses.iter().any(|it| it.contains("Omas Pfanne")), "{:?}", armed.losses);
    assert!(armed.body.contains("Omas Pfanne"), "kept as a reminder");
}

#[test]
fn texts_become_characters_of_zerospace() {
    let text = "Kea Moon\nKraft 3, Geschicklichkeit 5, Wille: 4\nAusdauer 7\nMachtstufe: 2\n\
                Ausrüstung: Blaster +2, Talisman der Großmutter\nLieblingslied: Sterne";
    let checked = read("zerospace", Lang::De, text);
    for part in ["strength = 3", "endurance = 7", "power-level = 2", "Blaster", "Talisman"] {
        assert!(checked.body.contains(part), "{part}\n{}", checked.body);
    }
    assert!(checked.losses.iter().any(|it| it.contains("Talisman")), "{:?}", checked.losses);
    assert!(checked.losses.iter().any(|it| it.contains("Lieblingslied")), "{:?}", checked.losses);

    let text = "Kea Moon\nKraft 3\nKräfte: Explosion +1, Feuerstoß +3 (Fernkampf, 20 m, leuchtet), Mit Tieren reden, \
                Griff (mental, radius 4 m)";
    let checked = read("zerospace", Lang::De, text);
    let powers: Vec<(&str, &str)> =
        checked.card.iter().filter(|it| it.part == "gifts").map(|it| (&*it.label, &*it.text)).collect();
    let [explosion, fire, talk, grip] = powers[..] else { panic!("{powers:?}") };
    assert!(explosion.0 == "Explosion +1" && explosion.1.contains("5 m"), "{explosion:?}");
    assert!(fire.0 == "Feuerstoß" && fire.1.contains("+3") && fire.1.contains("20 m"), "{fire:?}");
    assert_eq!(talk, ("Mit Tieren reden", ""));
    assert!(grip.0 == "Griff" && grip.1.contains("mental"), "{grip:?}");
    let lost: Vec<&str> = checked.losses.iter().map(String::as_str).collect();
    assert_eq!(lost.len(), 2, "{lost:?}");
    assert!(lost[0].contains("leuchtet") && lost[1].contains("Mit Tieren reden"), "{lost:?}");
    // Gear that the library does not complete stays as written.
    let bare = "[[character]]\nname = \"Kea\"\n[[character.gift]]\nname = \"Explosion\"\non-attack = false";
    let once = read("zerospace", Lang::De, bare);
    assert_eq!(read("zerospace", Lang::De, &once.body).card, once.card);
}

/// A power that is an attack can be used as one at the table.
#[test]
fn a_power_of_the_library_attacks() {
    let mut table = demo(Book::find("zerospace").unwrap());
    let body = "[[character]]\nname = \"Kea\"\n[[character.gift]]\nname = \"Energiestrahl\"".to_owned();
    act(&mut table, player(1), Do::Enter { body, seat: None, again: None }).unwrap();
    let (kea, ..) = actors(&table.view(GM, Lang::En.into())).pop().unwrap();
    let forms = match table.ask(player(1), Lang::En.into(), Ask::Forms { actor: Some(kea) }).unwrap() {
        Reply::Forms(forms) => forms,
        other => panic!("{other:?}"),
    };
    let attack = forms.iter().find(|it| it.verb == "attack").expect("an attack");
    assert!(serde_json::to_string(attack).unwrap().contains("Energiestrahl"));
}

#[test]
fn the_schema_is_published() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/character.schema.json");
    let text = serde_json::to_string_pretty(&character_schema()).unwrap() + "\n";
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    let there = std::fs::read_to_string(path).unwrap_or_default();
    assert!(there == text, "docs/character.schema.json is out of date: run this test with UPDATE=1");
}

pub(crate) fn evening(passes: Passes) -> Evening {
    Evening { passes, refresh: None, keep: Vec::new(), clear: Vec::new() }
}

pub(crate) fn encounter(text: &str) -> Box<dyn AnyGame> {
    let start = Start::Encounter { text: text.to_owned() };
    let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: "en".into() };
    open(&new, 7, "open", &mut Face(1)).unwrap().0
}

fn told(table: &dyn AnyGame, passes: Passes) -> Vec<String> {
    match table.ask(GM, Lang::En.into(), Ask::Evening(evening(passes))).unwrap() {
        Reply::Evening(changes) => changes.into_iter().map(|it| it.text).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_evening_heals_what_had_time_to_heal() {
    let text = "system = \"sotc\"\nplayers = [\"Mira\"]\n[[character]]\nname = \"Ida\"\nplayer = \"Mira\"\nfate = 2\n\
                aspects = [\"A\", \"B\", \"C\"]\nmarked = { health = [2] }\n\
                [[character.consequence]]\ntext = \"Bruised\"\nseverity = \"mild\"\n\
                [[character.consequence]]\ntext = \"Broken rib\"\nseverity = \"moderate\"\n\
                [[character.consequence]]\ntext = \"Shattered knee\"\nseverity = \"severe\"\n";
    let mut table = encounter(text);
    let before = table.state_hash();
    let left = |table: &dyn AnyGame| {
        let (file, _) = table.character_file(GM, Lang::En, WireId(0)).unwrap();
        ["Bruised", "Broken rib", "Shattered knee", "health = [2]", "fate = 2"].map(|it| file.contains(it))
    };
    assert_eq!(left(&*table), [true; 5]);
    for (passes, wanted) in [
        (Passes::Nothing, [true, true, true, true, true]),
        (Passes::Night, [false, false, true, false, false]),
        (Passes::Weeks, [false, false, false, false, false]),
    ] {
        assert_eq!(told(&*table, passes).is_empty(), passes == Passes::Nothing, "{passes:?}");
        assert_eq!(table.state_hash(), before, "a preview changes nothing");
        let seq = table.seq();
        act(&mut table, GM, Do::Evening(evening(passes))).unwrap();
        assert_eq!(table.seq(), seq + 1, "one record");
        assert_eq!(left(&*table), wanted, "{passes:?}");
        act(&mut table, GM, Do::Undo { to: seq + 1, keep_dice: true }).unwrap();
        assert_eq!(left(&*table), [true; 5], "it can be taken back");
    }
    let player_asks = table.ask(player(1), Lang::En.into(), Ask::Evening(evening(Passes::Night)));
    assert_eq!(player_asks.unwrap_err().code, "gm_only");
    let player_does = act(&mut table, player(1), Do::Evening(evening(Passes::Night)));
    assert_eq!(player_does.unwrap_err().code, "gm_only");
}

#[test]
fn each_consequence_is_kept_or_cleared_singly() {
    let text = "system = \"sotc\"\nplayers = [\"Mira\"]\n[[character]]\nname = \"Ida\"\nplayer = \"Mira\"\n\
                aspects = [\"A\", \"B\", \"C\"]\nmarked = { health = [2] }\n\
                [[character.consequence]]\ntext = \"Bruised\"\nseverity = \"mild\"\n\
                [[character.consequence]]\ntext = \"Broken rib\"\nseverity = \"moderate\"\n\
                [[character.consequence]]\ntext = \"Shattered knee\"\nseverity = \"severe\"\n\
                [[character]]\nname = \"Ole\"\nplayer = \"Mira\"\n\
                [[character.consequence]]\ntext = \"Dizzy\"\nseverity = \"mild\"\n";
    let mut table = encounter(text);
    let texts = ["Bruised", "Broken rib", "Shattered knee", "Dizzy"];
    let conditions =
        |table: &dyn AnyGame, it: Evening| match table.ask(GM, Lang::En.into(), Ask::Conditions(it)) {
            Ok(Reply::Conditions(it)) => it,
            other => panic!("{other:?}"),
        };
    let all = conditions(&*table, evening(Passes::Night));
    assert_eq!(all.iter().map(|it| &*it.text).collect::<Vec<_>>(), texts);
    assert_eq!(
        all.iter().map(|it| (it.by_rule, it.goes)).collect::<Vec<_>>(),
        [(true, true), (true, true), (false, false), (true, true)]
    );
    for it in &all {
        assert!(
            it.rule.starts_with("sotc.recovery.") && !it.why.is_empty() && !it.label.is_empty(),
            "{it:?}"
        );
    }
    let key = |n: usize| all[n].key.clone();
    let left = |table: &dyn AnyGame| {
        let files =
            [0, 1].map(WireId).map(|actor| table.character_file(GM, Lang::En, actor).unwrap().0).concat();
        (texts.map(|it| files.contains(it)), files.contains("health = [2]"))
    };
    for (keep, clear, wanted) in [
        (vec![], vec![], [false, false, true, false]),
        (vec![key(0)], vec![], [true, false, true, false]),
        (vec![key(1)], vec![], [false, true, true, false]),
        (vec![key(0), key(1)], vec![key(2)], [true, true, false, false]),
        (vec![key(3)], vec![], [false, false, true, true]),
        // Keeping conditions that stay anyway, and clearing those that end anyway, changes nothing.
        (vec![key(2)], vec![key(0)], [false, false, true, false]),
    ] {
        let it = Evening { keep, clear, ..evening(Passes::Night) };
        let goes: Vec<bool> = conditions(&*table, it.clone()).into_iter().map(|it| !it.goes).collect();
        assert_eq!(goes, wanted, "{it:?}");
        let (before, seq) = (table.state_hash(), table.seq());
        act(&mut table, GM, Do::Evening(it.clone())).unwrap();
        assert_eq!((table.seq(), left(&*table)), (seq + 1, (wanted, false)), "{it:?}");
        act(&mut table, GM, Do::Undo { to: seq + 1, keep_dice: true }).unwrap();
        assert_eq!(table.state_hash(), before);
    }
    let gone = Evening { keep: vec!["nothing".to_owned()], ..evening(Passes::Night) };
    assert_eq!(act(&mut table, GM, Do::Evening(gone.clone())).unwrap_err().code, "stale");
    assert_eq!(table.ask(GM, Lang::En.into(), Ask::Conditions(gone)).unwrap_err().code, "stale");
    let asked = table.ask(player(1), Lang::En.into(), Ask::Conditions(evening(Passes::Night)));
    assert_eq!(asked.unwrap_err().code, "gm_only");
}

#[test]
fn lost_endurance_can_be_kept_and_cleared() {
    let text = "system = \"zerospace\"\nplayers = [\"Mira\"]\n[[character]]\nname = \"Kea\"\nplayer = \"Mira\"\nendurance = 8\nlost = 3\nlost-deep = 2\n";
    let mut table = encounter(text);
    let lost = |table: &dyn AnyGame| {
        table.character_file(GM, Lang::En, WireId(0)).unwrap().0.contains("lost-deep = 2")
    };
    let key = "losses-0".to_owned();
    let keep = Evening { keep: vec![key.clone()], ..evening(Passes::Night) };
    act(&mut table, GM, Do::Evening(keep)).unwrap();
    assert!(lost(&*table));
    let clear = Evening { clear: vec![key], ..evening(Passes::Nothing) };
    act(&mut table, GM, Do::Evening(clear)).unwrap();
    assert!(!lost(&*table));
}

#[test]
fn nothing_heals_in_the_dead() {
    let text = "system = \"zerospace\"\nplayers = [\"Mira\"]\n[[character]]\nname = \"Kea\"\nplayer = \"Mira\"\nendurance = 8\nlost = 3\n";
    let mut table = encounter(text);
    let conditions =
        |table: &dyn AnyGame| match table.ask(GM, Lang::En.into(), Ask::Conditions(evening(Passes::Night))) {
            Ok(Reply::Conditions(it)) => it.len(),
            other => panic!("{other:?}"),
        };
    assert_eq!(conditions(&*table), 1);
    act(&mut table, GM, Do::Say("set Kea dead".into())).unwrap();
    assert_eq!(conditions(&*table), 0);
    act(&mut table, GM, Do::Evening(evening(Passes::Night))).unwrap();
    assert!(table.character_file(GM, Lang::En, WireId(0)).unwrap().0.contains("lost = 3"));
}

#[test]
fn no_evening_ends_in_the_middle_of_a_fight() {
    let mut table = demo(Book::find("sotc").unwrap());
    let seq = table.seq();
    let refused = act(&mut table, GM, Do::Evening(evening(Passes::Nothing))).unwrap_err();
    assert!(["rule", "busy"].contains(&refused.code), "{}: {}", refused.code, refused.text);
    assert_eq!(table.seq(), seq);
}

/// The next evening ends the conflict, after which nobody has turns: it is no news that they can be used again.
#[test]
fn an_evening_does_not_tell_who_has_turns_again() {
    for system in ["sotc", "freefate"] {
        let mut table = demo(Book::find(system).unwrap());
        for _ in 0..3 {
            act(&mut table, GM, Do::LetPlay { habit: Some("plain".to_owned()), actor: None }).unwrap();
            while let Some(waiting) = table.view(GM, Lang::En.into()).waiting {
                act(&mut table, GM, Do::Skip { question: waiting.questions[0].id.clone() }).unwrap();
            }
        }
        let told = told(&*table, Passes::Night);
        assert!(!told.is_empty(), "{system}: the conflict ends");
        assert!(!told.iter().any(|it| it.contains("not acted")), "{system}: {told:?}");
    }
}

#[test]
fn a_night_restores_endurance() {
    let text = "system = \"zerospace\"\nplayers = [\"Mira\"]\n[[character]]\nname = \"Kea\"\nplayer = \"Mira\"\nendurance = 8\nlost = 3\nlost-deep = 2\n";
    let mut table = encounter(text);
    act(&mut table, GM, Do::Evening(evening(Passes::Nothing))).unwrap();
    assert!(table.character_file(GM, Lang::En, WireId(0)).unwrap().0.contains("lost-deep = 2"));
    act(&mut table, GM, Do::Evening(evening(Passes::Night))).unwrap();
    assert!(!table.character_file(GM, Lang::En, WireId(0)).unwrap().0.contains("lost"));
}
