//! Encounter files: the results of valid files, and the errors of invalid ones.

use std::path::Path;

use schwung_daemmersturm::{
    ActorId, Amount, ArmourClass, CoverSide, Direction, Held, ItemKind, Length, Profile, Resource, Seen,
    Span, State, SwarmId, Switches, Targets, Values, WeaponClass,
};
use schwung_daemmersturm_ui::files::{Encounter, default_frame, read, schema};
use schwung_files::{Options, Problem};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::Seat;

#[allow(unreachable_pub)]
#[path = "../../daemmersturm/tests/common/example.rs"]
mod example;

const FORD: &str = include_str!("../../../encounters/ford.toml");
const SWARM: &str = include_str!("../../../encounters/swarm.toml");

pub(crate) fn good(text: &str) -> Encounter {
    read(text, &Options::default()).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

pub(crate) fn with_head(text: &str) -> String {
    format!("system = \"daemmersturm\"\n{text}")
}

/// The only problem of a file: its line, its code and its suggestion.
pub(crate) fn bad(text: &str) -> (u32, &'static str, Option<String>) {
    let problems = read(&with_head(text), &Options::default()).expect_err("a wrong file");
    let [Problem { line, code, suggestion, .. }] = &problems[..] else { panic!("{problems:#?}") };
    (*line, code, suggestion.clone())
}

fn named<'s>(state: &'s State, name: &str) -> (ActorId, &'s Profile) {
    let mut profiles = state.ids().zip(&state.frame.profiles);
    profiles.find(|it| it.1.name == name).expect("somebody of that name")
}

fn weapon<'s>(state: &'s State, name: &str) -> &'s schwung_daemmersturm::Weapon {
    state.frame.library.weapons.iter().find(|it| it.name == name).expect("a weapon")
}

#[test]
fn the_demo_fight_has_no_problems() {
    let Encounter { state, begin, warnings, .. } = good(FORD);
    assert_eq!(warnings, []);
    assert!(state.is_sound());
    let begin = begin.expect("it begins at once");
    assert_eq!(begin.order.len(), 14, "bands stand in the order too");
    assert_eq!(begin.order[0], named(&state, "Wanja Birkentreu").0);
    assert_eq!((state.actors.len(), state.frame.seats.len()), (14, 5));
    assert_eq!(state.frame.sides, ["Reisende", "Moorbande"]);
    let ansgar = named(&state, "Bruder Ansgar");
    assert_eq!(ansgar.1.resources, [Resource::Light, Resource::Shadow]);
    assert_eq!((ansgar.1.magic_points, ansgar.1.gifted), (5, true));
    let wanja = named(&state, "Wanja Birkentreu");
    assert_eq!(state.armour_class(wanja.0), ArmourClass::Medium);
    assert!(wanja.1.abilities.iter().all(|it| it.entry.is_some()));
    assert_eq!(state.drawn(wanja.0).count(), 2);
    let hidden = named(&state, "Der Lauerer im Schilf").0;
    assert!(state.actor(hidden).veiled && !state.is_known_to(hidden, Seat(1)));
    assert_eq!(state.sight(wanja.0, hidden), Some(Seen::Hidden { traceless: false, last: None }));
    assert!(state.reaches(wanja.0, named(&state, "Moorläufer 1").0));
}

//% daemmersturm.swarm.swarm
#[test]
fn the_big_fight_has_thirty_of_the_plot_leader_and_a_swarm() {
    let Encounter { state, begin, warnings, habits, .. } = good(SWARM);
    assert_eq!(warnings, []);
    assert!(state.is_sound() && begin.is_some());
    assert_eq!(state.actors.iter().filter(|it| it.seat.is_gm()).count(), 30);
    assert_eq!(state.actors.iter().filter(|it| it.swarm == SwarmId(1)).count(), 12);
    let rat = named(&state, "Kellerratte 7").0;
    assert_eq!(habits[usize::from(rat.0)].spend, schwung_play::Spend::Never);
    assert_eq!(state.actor(named(&state, "Harko Wellenbrecher").0).life, 54);
    let gun = state.items.iter().find(|it| it.heavy).expect("a gun");
    assert_eq!(gun.crew.len(), 2);
    let far = state.distance(named(&state, "Oriel Aschgrau").0, named(&state, "Hauptfrau Grimma").0);
    assert_eq!(far, Some(Length(125)));
}

//% daemmersturm.profile.grammar
//% daemmersturm.ap.from-base
//% daemmersturm.resource.base
#[test]
fn a_line_and_fields_say_the_same() {
    let line = r#"
[[character]]
profile = """Ada: (N=20+3|15, F=20-3|12, Z=20+1|10) LP 21, Besondere Fähigkeiten: Flammenpfeil
[AP: 6 | FP: 0 | MP: 3]"""
[[character]]
name = "Bo"
melee = { attack = 3, defence = 15 }
ranged = { attack = -3, defence = 12 }
magic = { attack = 1, defence = 10 }
life = 21
resources = ["mana"]
spells = ["fire dart"]
"#;
    let state = good(&with_head(line)).state;
    let [ada, bo] = &state.frame.profiles[..] else { panic!("two") };
    assert_eq!(Profile { name: "Bo".into(), ..ada.clone() }, *bo);
    assert_eq!(ada.melee, Values { attack: 3, defence: 15 });
    assert_eq!((bo.action_points, bo.magic_points), (6, 3));
    // Fields override the line.
    let changed = line.replacen("MP: 3]\"\"\"", "MP: 3]\"\"\"\nlife = 40\nname = \"Ada Lind\"\nhands = 1", 1);
    let state = good(&with_head(&changed)).state;
    let ada = &state.frame.profiles[0];
    assert_eq!((ada.name.as_str(), ada.life, ada.hands, ada.melee.attack), ("Ada Lind", 40, 1, 3));
    assert_eq!(state.actors[0].life, 40);
}

//% daemmersturm.profile.import-checks
#[test]
fn what_is_wrong_in_a_profile_is_said_where_it_stands() {
    let text = "[[character]]\nprofile = \"\"\"\nAda: (N=20+3|15, F=21-3|12,\n  Z=20+0|x) LP 20\"\"\"\n";
    let problems = read(&with_head(text), &Options::default()).expect_err("a wrong profile");
    let told: Vec<_> =
        problems.iter().map(|it| (it.line, it.column, it.code, it.args[0].1.as_str())).collect();
    assert_eq!(told, [(4, 20, "ds-profile", "not-twenty"), (5, 10, "ds-profile", "no-defence")]);
    // Unusual values are used nevertheless.
    let odd = "[[character]]\nprofile = \"Ada: (N=20+3|15, F=20-3|12, Z=20+0|10) LP 20 [AP: 9]\"\n";
    let read = good(&with_head(odd));
    let [Problem { line: 3, code: "ds-profile-odd", args, .. }] = &read.warnings[..] else {
        panic!("{:#?}", read.warnings)
    };
    assert_eq!(args[0].1, "action-points");
    assert_eq!(read.state.frame.profiles[0].action_points, 9, "the written number holds");
}

//% daemmersturm.data.missing
#[test]
fn what_the_rules_lack_is_data_of_the_table() {
    let text = r#"
examples = false
[[weapon]]
name = "Federbogen"
class = "bow"
damage = "1-6 + 2"
critical = [19, 20]
[[protection]]
name = "Segen"
kind = "rescue"
need = 14
[[spell]]
name = "Windstoß"
w = 9
targets = "1-3"
[[spell.effect]]
does = "demand-protection"
protection = "segen"
[[ability]]
name = "Anlauf"
pool = "action"
cost = 2
needs = ["charge", { weapon = "bow" }]
limit = { times = 2, per = "section" }
effect = [{ does = "modify", value = "perception", by = 2, turns = 1 }]
[[character]]
name = "Ada"
drawn = ["federbogen"]
gear = ["Segen"]
"#;
    let state = good(&with_head(text)).state;
    let library = &state.frame.library;
    assert_eq!((library.weapons.len(), library.spells.len(), library.substances.len()), (1, 1, 0));
    let bow = weapon(&state, "Federbogen");
    assert_eq!((bow.class, bow.hands, bow.melee, bow.ranged), (WeaponClass::Bow, 2, false, true));
    assert_eq!(bow.damage, Amount { rolls: [Some(Span::of(1, 6)), None, None], plus: 2 });
    assert!(bow.critical.contains(19) && bow.fumble.contains(1));
    assert_eq!(
        (library.spells[0].targets, library.spells[0].hit_roll),
        (Targets::Rolled(Span::of(1, 3)), false)
    );
    assert_eq!(library.abilities[0].needs.len(), 2);
    assert_eq!(state.frame.profiles[0].protections.len(), 1, "what always protects is no item");
    assert_eq!(state.items.len(), 1);
    assert_eq!(state.items[0].held, Held::Drawn);
    // An entry with an existing name is replaced and keeps its id.
    let sharper = "[[weapon]]\nname = \"sword\"\ndamage = \"9-9\"\n";
    let state = good(&with_head(sharper)).state;
    let usual = default_frame(Lang::De).library;
    assert_eq!(state.frame.library.weapons.len(), usual.weapons.len());
    let at = usual.weapons.iter().position(|it| it.name == "Schwert").expect("a sword");
    assert_eq!(state.frame.library.weapons[at].damage, Amount::of(9, 9));
}

#[test]
fn entries_are_called_in_the_language_of_the_table() {
    let text = "names = \"en\"\n[[character]]\nname = \"Ada\"\ndrawn = [\"Schwert\"]\n";
    let state = good(&with_head(text)).state;
    assert_eq!(state.items[0].label.as_str(), "Sword");
    let ItemKind::Weapon(id) = state.items[0].kind else { panic!("it is a weapon") };
    assert_eq!(default_frame(Lang::De).library.weapon(id).map(|it| it.name.as_str()), Some("Schwert"));
}

//% daemmersturm.data.missing
#[test]
fn a_guild_shares_its_library() {
    let folder = std::env::temp_dir().join(format!("schwung-ds-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let write = |text: &str| std::fs::write(folder.join("gilde.toml"), text).expect("written");
    write("[[weapon]]\nname = \"Mondsichel\"\ndamage = \"4-9\"\n");
    let text =
        with_head("library = \"gilde.toml\"\n[[character]]\nname = \"Ada\"\ndrawn = [\"Mondsichel\"]\n");
    let here = |folder: &Path| read(&text, &Options { beside: Some(folder), ..Options::default() });
    let state = here(&folder).expect("a right file").state;
    assert_eq!(weapon(&state, "Mondsichel").damage, Amount::of(4, 9));
    // Errors in a library are reported where the library is named.
    write("[[weapon]]\nname = \"Mondsichel\"\ndamage = \"9-4\"\n");
    let problems = here(&folder).expect_err("a wrong library");
    let [Problem { line: 2, code: "ds-library-wrong", args, .. }] = &problems[..] else {
        panic!("{problems:#?}")
    };
    assert_eq!((args[1].1.as_str(), args[3].1.as_str()), ("3", "bad-phrase"));
    // Files outside the folder are not read, and no file is read if the text does not come from a folder.
    let code = |name: &str, beside: Option<&Path>| {
        let text = with_head(&format!("library = \"{name}\"\n"));
        read(&text, &Options { beside, ..Options::default() }).expect_err("no library")[0].code
    };
    assert_eq!(code("fort.toml", Some(&folder)), "ds-library-unreadable");
    assert_eq!(code("../gilde.toml", Some(&folder.join("below"))), "ds-library-unreadable");
    assert_eq!(code("gilde.toml", None), "ds-library-elsewhere");
    std::fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn what_is_wrong_is_said_where_it_stands() {
    let ada = "[[character]]\nname = \"Ada\"\n";
    let meant = |it: &str| Some(it.to_owned());
    assert_eq!(bad(&format!("{ada}gear = [\"Schwertt\"]")), (4, "ds-unknown-entry", meant("Schwert")));
    assert_eq!(bad(&format!("{ada}gear = [\"Swordd\"]")), (4, "ds-unknown-entry", meant("Schwert")));
    assert_eq!(
        bad(&format!("{ada}spells = [\"Flamenpfeil\"]")),
        (4, "ds-unknown-entry", meant("Flammenpfeil"))
    );
    assert_eq!(
        bad(&format!("{ada}[[cover]]\nof = \"Adda\"\nneed = 9")),
        (5, "ds-unknown-character", meant("Ada"))
    );
    let oneself = format!("{ada}[[melee]]\nbetween = [\"Ada\", \"ada\"]");
    assert_eq!(bad(&oneself), (5, "ds-with-oneself", None));
    assert_eq!(bad("[switches]\nask-range = 3"), (3, "wrong-type", None));
    assert_eq!(bad("[switches]\nask-rang = \"ask\""), (3, "unknown-key", meant("ask-range")));
    assert_eq!(bad(&format!("{ada}{ada}")), (5, "duplicate-name", None));
    assert_eq!(bad("[[character]]\nlife = 3"), (2, "missing-key", None));
    assert_eq!(bad(&format!("{ada}[[swarm]]\nwho = [\"Ada\"]")), (5, "ds-no-swarmer", None));
    assert_eq!(bad(&format!("{ada}marks = [\"\"]")).0, 4);
    assert_eq!(bad(&format!("{ada}marks = [\"{}\"]", "x".repeat(41))), (4, "text-too-long", None));
    assert_eq!(bad(&format!("{ada}marks = [\"hinkt\"]\nsecret-marks = [\"hinkt\"]")), (5, "ds-twice", None));
    let gun = "[[weapon]]\nname = \"Mörser\"\nclass = \"gun\"\ndamage = \"5-9\"\ntargets = \"1-4\"";
    assert_eq!(bad(gun), (3, "ds-data-fault", None));
    let effect = "[[ability]]\nname = \"Leer\"\neffect = [{ does = \"reduce\" }]";
    assert_eq!(bad(effect), (4, "missing-key", None));
    let amount = "[[ability]]\nname = \"Leer\"\neffect = [{ does = \"heal\", amount = \"9-4\" }]";
    assert_eq!(bad(amount).1, "bad-phrase", "what does not fit is not missing too");
    let other = read("system = \"sotc\"", &Options::default()).expect_err("another book");
    assert_eq!(other[0].code, "unknown-word");
}

#[test]
fn everything_is_said_at_once() {
    let text = r#"
[[character]]
name = "Ada"
side = 3
drawn = ["Schwerd"]
[[character]]
profile = "Bo"
[[distance]]
between = ["Ada", "Adaa"]
metres = "9,99"
"#;
    let problems = read(&with_head(text), &Options::default()).expect_err("wrong");
    let told: Vec<_> = problems.iter().map(|it| (it.line, it.code)).collect();
    // An unknown Adaa is not reported, as the second character, whose profile is invalid, may have had that name.
    assert_eq!(told, [(5, "wrong-type"), (6, "ds-unknown-entry"), (8, "ds-profile"), (11, "bad-phrase")]);
}

#[test]
fn the_scene_stands_as_the_file_has_it() {
    let text = r#"
charge-range = "8,5"
[section]
number = 3
fights = 1
[[character]]
name = "Ada"
life-left = 4
exhausted = true
facing = "ne"
[[character]]
name = "Bo"
side = "opposition"
[[melee]]
between = ["Ada", "Bo"]
at = "e"
[[cover]]
of = "Bo"
need = 12
against = "Ada"
full = true
[[sight]]
observer = "Ada"
entity = "Bo"
seen = "target"
[[area]]
damage = "1-3"
rounds = 2
by = "Bo"
who = ["Ada", "Bo"]
[[wound]]
on = "Ada"
damage = 2
rounds = 3
[[modifier]]
on = "Bo"
value = "melee-defence"
add = -2
until = 3
[[item]]
name = "Armbrust"
label = "Die alte Armbrust"
holder = "Bo"
unloaded = 1
poison = "Dornensaft"
"#;
    let state = good(&with_head(text)).state;
    assert!(state.is_sound());
    let (ada, bo) = (ActorId(0), ActorId(1));
    assert_eq!((state.charge_range, state.section.number, state.section.open), (Length(85), 3, true));
    assert_eq!((state.actor(ada).life, state.actor(ada).exhausted), (4, true));
    assert!(state.reaches(ada, bo) && state.reaches(bo, ada));
    assert_eq!(state.engaged[1].at, Some(Direction::W), "seen from the other side");
    assert_eq!((state.covers[0].side, state.covers[0].full), (CoverSide::Against(ada), true));
    assert_eq!(state.sight(ada, bo), Some(Seen::Partly { target: true }));
    assert_eq!((state.areas[0].rounds, state.standing.len(), state.next.area), (2, 2, 2));
    assert_eq!(state.defence_value(bo, schwung_daemmersturm::Skill::Melee), 8);
    // Cover, damage over time and modifiers share one sequence of numbers.
    assert_eq!((state.effects[0].id.0, state.modifiers[0].id.0, state.next.effect), (2, 3, 4));
    let item = &state.items[0];
    assert_eq!((item.label.as_str(), item.unloaded, item.poison.is_some()), ("Die alte Armbrust", 1, true));
    assert_eq!(state.next.item, 2);
}

#[test]
fn life_that_the_first_combat_gives_back_is_pointed_out() {
    let warnings = |text: &str| {
        let read = good(&with_head(text));
        read.warnings.iter().map(|it| (it.line, it.code)).collect::<Vec<_>>()
    };
    let ada = "[[character]]\nname = \"Ada\"\nlife-left =";
    assert_eq!(warnings(&format!("[combat]\n{ada} 3\n")), [(5, "ds-life-refilled")]);
    // The combat does not begin yet, and a character that is down would get up.
    assert_eq!(warnings(&format!("{ada} 0\n")), [(4, "ds-life-refilled")]);
    assert_eq!(warnings(&format!("[section]\n{ada} 0\n")), [(5, "ds-life-refilled")]);
    assert_eq!(warnings(&format!("[section]\nfights = 1\n[combat]\n{ada} 3\n")), []);
}

#[test]
fn every_switch_stands_in_the_schema() {
    let schema = schema();
    let switches = schema["properties"]["switches"]["properties"].as_object().expect("a table");
    assert_eq!(switches.len(), Switches::ALL.len());
}

/// Each code of the engine and of the reader has a message in both languages.
#[test]
fn all_that_can_be_wrong_has_words() {
    use schwung_daemmersturm::{
        library::DataCode,
        profile_line::{FaultCode, RemarkCode},
    };
    for lang in Lang::ALL {
        let c = Catalogue::new(lang, "daemmersturm");
        let args = |what: &'static str| [("what", what), ("field", "F"), ("written", "7"), ("usual", "8")];
        let of = |key: &str, keys: Vec<&'static str>| {
            let mut texts: Vec<String> = keys.iter().map(|it| c.text(key, &args(it))).collect();
            let count = texts.len();
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), count, "{key}: two codes have the same words");
            assert!(texts.iter().all(|it| !it.contains('⟨') && it.len() > 15), "{texts:#?}");
        };
        let other = c.text("file-ds-data-fault", &args("none such"));
        let data: Vec<&'static str> = DataCode::ALL.iter().map(|it| it.key()).collect();
        assert!(data.iter().all(|it| c.text("file-ds-data-fault", &args(it)) != other), "{lang:?}");
        of("file-ds-data-fault", data);
        of("file-ds-profile", FaultCode::ALL.iter().map(|it| it.key()).collect());
        of("file-ds-profile-odd", RemarkCode::ALL.iter().map(|it| it.key()).collect());
    }
}

/// The library in the tests of the engine is a part of the default library, with equal entries.
//% daemmersturm.data.missing
#[test]
fn the_example_set_is_one() {
    let usual = default_frame(Lang::De).library;
    let small = example::example();
    macro_rules! same {
        ($($list:ident),+) => {$(
            for it in &small.$list {
                assert!(usual.$list.contains(it), "{}: {it:?}", stringify!($list));
            }
        )+};
    }
    same!(weapons, protections, abilities, spells, substances, groups);
}

/// Gear and spells are named by any usual word, or defined by their numbers; anything else is an error as before.
#[test]
fn gear_is_written_as_people_say_it() {
    let text = r#"
[[character]]
name = "Wiesel"
drawn = ["Langschwert"]
gear = ["Krallen", "Bogen", "Runenklinge 4-12", "Armbrustkolben (2–7)", "Schwert 4-14"]
spells = ["Feuerlohe 4-12", "Sanfte Heilung 3-9"]
"#;
    let state = good(&with_head(text)).state;
    let (wiesel, profile) = named(&state, "Wiesel");
    let all: Vec<_> = state.items.iter().filter(|it| it.holder == Some(wiesel)).collect();
    let weapon_of = |n: usize| match all[n].kind {
        ItemKind::Weapon(id) => state.frame.library.weapon(id).expect("an entry"),
        _ => panic!("{:?}", all[n]),
    };
    let labels: Vec<_> = all.iter().map(|it| it.label.as_str()).collect();
    assert_eq!(labels[..4], ["Langschwert", "Krallen", "Bogen", "Runenklinge"]);
    assert_eq!([0, 1, 2].map(|n| &*weapon_of(n).name), ["Schwert", "Krallen und Zähne", "Jagdbogen"]);
    assert_eq!((all[0].held, weapon_of(3).damage), (Held::Drawn, Amount::of(4, 12)));
    assert_eq!((weapon_of(4).class, weapon_of(4).reload), (WeaponClass::Crossbow, 1));
    // A weapon whose numbers differ from those of the entry is another weapon.
    assert_eq!((&*weapon_of(5).name, weapon_of(5).damage), ("Schwert (4–14)", Amount::of(4, 14)));
    let spell = |name: &str| state.frame.library.spells.iter().find(|it| it.name == name).expect("a spell");
    assert_eq!(spell("Feuerlohe").damage, Some(Amount::of(4, 12)));
    assert_eq!(spell("Sanfte Heilung").healing, Some(Amount::of(3, 9)));
    let names: Vec<_> = profile.abilities.iter().map(|it| &*it.name).collect();
    assert_eq!(names, ["Feuerlohe", "Sanfte Heilung"]);
    let (line, code, _) = bad("[[character]]\nname = \"Wiesel\"\ndrawn = [\"Dingsbums\"]\n");
    assert_eq!((line, code), (4, "ds-unknown-entry"));
}
