//! Valid files and the encounters they result in.

use schwung_fate::{
    Actor, ActorId, ActorKind, Advance, AspectKind, Bearer, ConflictKind, Initiative, Minions, Reach,
    Severity, Side, SkillId, State, Track, Way, ZoneId,
};
use schwung_fate_ui::files::{Encounter, default_frame, extras, read, schema};
use schwung_files::{Options, Problem};
use schwung_table::Seat;
use serde_json::Value;

const HARBOUR: &str = include_str!("../../../../encounters/harbour.toml");
const FULL: &str = include_str!("full.toml");

fn good(text: &str) -> Encounter {
    read(text, &Options::default()).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

fn codes(problems: &[Problem]) -> Vec<&str> {
    problems.iter().map(|it| it.code).collect()
}

fn named(state: &State, name: &str) -> ActorId {
    state.ids().find(|&id| state.frame.sheet(id).name == name).expect("an actor of that name")
}

fn actor(state: &State, name: &str) -> Actor {
    *state.actor(named(state, name))
}

fn skill(state: &State, key: &str) -> SkillId {
    let at = state.frame.skills.iter().position(|it| it.key == key).expect("a skill");
    SkillId(u8::try_from(at).expect("few skills"))
}

/// Sizes of the groups in a fight of `heroes` against `count` minions, divided as `how` says.
fn groups(heroes: usize, count: u16, how: &str) -> Vec<u16> {
    let heroes: String =
        (0..heroes).map(|n| format!("[[character]]\nname = \"{n}\"\nplayer = \"{n}\"\n")).collect();
    let text = format!(
        "system = \"sotc\"\n{heroes}[[minions]]\nname = \"Thugs\"\nquality = 1\nkind = \"physical\"\ncount = {count}\n{how}\n"
    );
    let state = good(&text).state;
    state.actors.iter().filter(|it| it.kind == ActorKind::Minions).map(|it| it.members).collect()
}

#[test]
fn the_demo_fight_has_no_problems() {
    let Encounter { state, begin, warnings, .. } = good(HARBOUR);
    assert_eq!(warnings, []);
    assert_eq!(begin.map(|it| it.kind), Some(ConflictKind::Physical));
    assert_eq!((state.frame.zones.len(), state.frame.seats.len(), state.actors.len()), (4, 5, 9));
    assert_eq!(state.aspects.iter().filter(|it| it.hidden).count(), 1);
    let widow = named(&state, "Die Rote Witwe");
    assert_eq!(state.frame.sheet(widow).grit, Some(2));
    assert_eq!(state.actor(widow).attached, Some(named(&state, "Matrosen der Möwe 1")));
}

#[test]
fn a_file_without_ends_of_lines_and_with_windows_ones_is_the_same() {
    assert_eq!(good(&HARBOUR.replace('\n', "\r\n")).state, good(HARBOUR).state);
    assert_eq!(good(HARBOUR.trim_end()).state, good(HARBOUR).state);
}

#[test]
fn everything_that_can_be_said_is_understood() {
    let Encounter { state, begin, warnings, .. } = good(FULL);
    assert_eq!(codes(&warnings), ["quality-too-high"]);
    assert_eq!(state.frame.title, "Brawl at the harbour");
    assert_eq!(state.frame.seats, ["GM", "Ben", "Anna"]);
    assert_eq!(state.frame.sides, ["heroes", "opposition"]);
    assert_eq!(state.switches().initiative, Initiative::Rotating);
    assert_eq!((state.switches().gun_range, state.switches().grit), (3, false));
    let begin = begin.expect("a conflict");
    assert_eq!((begin.kind, begin.skill), (ConflictKind::Social, Some(skill(&state, "resolve"))));
    assert_eq!((begin.first, begin.stake.as_str()), (Some(Seat(2)), "The ledger"));

    let anna = named(&state, "Anna");
    let it = state.actor(anna);
    assert_eq!((it.seat, it.side, it.zone, it.fate, it.load), (Seat(2), Side(0), ZoneId(1), 3, 1));
    assert_eq!(it.disarmed, Some(3));
    assert_eq!(it.stress.map(|boxes| boxes.marked().collect::<Vec<_>>()), [vec![2, 7], vec![]]);
    let sheet = state.frame.sheet(anna);
    assert_eq!(state.rating(anna, skill(&state, "fists")), 3);
    assert_eq!(state.rating(anna, skill(&state, "sorcery")), -1);
    assert_eq!(state.rating(anna, skill(&state, "guns")), 0);
    assert_eq!(sheet.aspects, ["Quick Blade", "Traitor"]);
    assert_eq!(
        (sheet.secret_aspects, sheet.refresh, sheet.grit, sheet.weight),
        (0b10, Some(5), Some(1), Some(3))
    );
    assert_eq!((sheet.extra_consequences, sheet.quick_recovery), (1, true));
    let (_, severity, track) = state.consequences(anna).next().expect("a consequence");
    assert_eq!((severity, track), (Severity::Moderate, Track::Composure));

    // Refresh by aspects, fate points by refresh, the game master, the first zone.
    let boss = actor(&state, "Boss");
    assert_eq!((boss.seat, boss.side, boss.zone, boss.fate), (Seat::GM, Side(1), ZoneId(0), 2));
    assert_eq!(state.refresh_of(named(&state, "Boss")), 2);

    // Actors are hidden if the file says so.
    let hidden: Vec<&str> = state
        .ids()
        .filter(|&id| state.actor(id).hidden)
        .map(|id| state.frame.sheet(id).name.as_str())
        .collect();
    assert_eq!(hidden, ["Boss", "Crew"]);
}

#[test]
fn zones_have_ways_and_aspects() {
    let state = good(FULL).state;
    let way = |from, to, border| Way { from: ZoneId(from), to: ZoneId(to), border };
    assert_eq!(state.frame.ways, [way(0, 1, 2), way(1, 0, 2), way(1, 2, 0)]);
    let framed: Vec<_> = state
        .aspects
        .iter()
        .filter(|it| it.kind == AspectKind::Framed)
        .map(|it| (it.text.as_str(), it.bearer, it.hidden))
        .collect();
    assert_eq!(framed, [("Foggy", Bearer::Zone(ZoneId(0)), true), ("Night", Bearer::Scene, false)]);
    let numbers: Vec<u16> = state.aspects.iter().map(|it| it.id.0).collect();
    assert_eq!((numbers, state.next_aspect), (vec![1, 2, 3], 4));
}

#[test]
fn a_table_changes_and_adds_skills_and_agendas() {
    let state = good(FULL).state;
    assert_eq!(state.frame.skills.len(), 29);
    let fists = state.frame.skill(skill(&state, "fists"));
    assert_eq!((fists.de.as_str(), fists.en.as_str(), fists.reach), ("Pranken", "Fists", Reach::Throw));
    let sorcery = state.frame.skill(skill(&state, "sorcery"));
    assert_eq!((sorcery.de.as_str(), sorcery.en.as_str(), sorcery.armed), ("Zauberei", "Zauberei", true));
    assert_eq!(state.frame.roles.alertness, skill(&state, "sorcery"));
    let harm = state.frame.agendas.iter().find(|it| it.key == "harm").expect("harm");
    assert!(harm.attack.contains(skill(&state, "sorcery")) && !harm.attack.contains(skill(&state, "guns")));
    assert_eq!(state.frame.agendas.last().map(|it| it.key.as_str()), Some("hex"));
}

//% sotc.companion.base
//% sotc.companion.advances
//% sotc.companion.adv-communication
//% sotc.companion.communication-no-aspect
#[test]
fn a_companion_has_what_was_bought() {
    let state = good(FULL).state;
    let tom = &state.frame.sheet(named(&state, "Anna")).companions[0];
    assert_eq!(tom.kinds, ConflictKind::Physical.bit() | ConflictKind::Mental.bit());
    let skills = vec![skill(&state, "stealth"), skill(&state, "burglary")];
    assert_eq!(
        tom.advances,
        [
            Advance::Quality,
            Advance::Scope(ConflictKind::Mental),
            Advance::Independent,
            Advance::Skilled(skills),
            Advance::KeepingUp,
            Advance::Communication,
            Advance::Quality,
        ]
    );
    assert!(tom.has_aspect);
    let plain = good(
        "system = \"sotc\"\n[[character]]\nname = \"A\"\n[[character.companion]]\nname = \"B\"\nkinds = [\"social\"]\n",
    );
    let companion = &plain.state.frame.sheets[0].companions[0];
    assert_eq!((companion.kinds, companion.advances.len()), (ConflictKind::Social.bit(), 0));
    assert!(!companion.has_aspect);
    assert_eq!(codes(&plain.warnings), ["no-aspect"]);
}

/// The problem codes for a companion with these advances, whose partner's best skill is rated 3.
fn advances(advances: &str) -> Vec<&'static str> {
    let text = format!(
        "system = \"sotc\"\n[[character]]\nname = \"A\"\nskills.fists = 3\n[[character.companion]]\nname = \"B\"\nkinds = [\"social\"]\naspect = true\nadvances = [{advances}]\n"
    );
    let problems = read(&text, &Options::default()).map_or_else(|it| it, |it| it.warnings);
    problems.iter().map(|it| it.code).collect()
}

//% sotc.companion.skilled-repeat
#[test]
fn a_companion_learns_no_skill_twice() {
    assert_eq!(advances(r#""skilled Art, Guns", "skilled Pilot""#), [""; 0]);
    assert_eq!(advances(r#""skilled Art, Guns", "skilled Pilot, guns""#), ["skilled-repeated"]);
    assert_eq!(advances(r#""skilled Art, Kunst""#), ["skilled-repeated"]);
}

//% sotc.companion.adv-skilled
#[test]
fn a_package_has_three_skills_at_most() {
    assert_eq!(advances(r#""skilled Art, Guns, Pilot""#), [""; 0]);
    assert_eq!(advances(r#""skilled Art, Guns, Pilot, Drive""#), ["skilled-too-many"]);
}

//% sotc.companion.adv-scope
#[test]
fn the_scope_grows_to_all_kinds_of_conflict() {
    assert_eq!(advances(r#""scope physical", "scope mental""#), [""; 0]);
    assert_eq!(advances(r#""scope social""#), ["scope-repeated"]);
    assert_eq!(advances(r#""scope physical", "scope mental", "scope physical""#), ["scope-third"]);
}

//% sotc.companion.quality-max
#[test]
fn quality_ends_below_the_partners_best_skill() {
    assert_eq!(advances(r#""quality""#), [""; 0]);
    assert_eq!(advances(r#""quality", "quality""#), ["quality-too-high"]);
}

//% sotc.stress.length-skills
#[test]
fn extra_boxes_lengthen_the_track() {
    let marked = |extra: u8, n: u8| {
        let text = format!(
            "system = \"sotc\"\n[[character]]\nname = \"A\"\nhealth-boxes = {extra}\nmarked.health = [{n}]\n"
        );
        read(&text, &Options::default()).map(|it| it.state.frame.sheets[0].extra_boxes)
    };
    assert_eq!(marked(0, 5), Ok([0, 0]));
    assert_eq!(marked(2, 7), Ok([2, 0]));
    assert_eq!(codes(&marked(2, 8).expect_err("a track of 7")), ["box-beyond-track"]);
    assert_eq!(codes(&marked(0, 6).expect_err("a track of 5")), ["box-beyond-track"]);
}

//% sotc.groups.divide
#[test]
fn minions_divide_over_their_opponents() {
    assert_eq!(groups(3, 9, "groups = \"even\""), [3, 3, 3]);
    assert_eq!(groups(3, 2, "groups = \"even\""), [1, 1]);
    assert_eq!(groups(0, 4, "groups = \"even\""), [4]);
}

//% sotc.groups.even-split
#[test]
fn groups_are_even_and_the_first_take_the_rest() {
    assert_eq!(groups(2, 6, "groups = \"even\""), [3, 3]);
    assert_eq!(groups(3, 7, "groups = \"even\""), [3, 2, 2]);
    assert_eq!(groups(3, 7, "groups = 2"), [4, 3]);
    assert_eq!(groups(3, 7, "sizes = [1, 6]"), [1, 6]);
    assert_eq!(groups(3, 7, ""), [7]);
}

#[test]
fn a_group_stands_with_its_leader() {
    let state = good(FULL).state;
    let (boss, first, second) = (named(&state, "Boss"), named(&state, "Thugs 1"), named(&state, "Thugs 2"));
    assert_eq!((state.actor(boss).attached, state.actor(first).attached), (Some(first), Some(boss)));
    assert_eq!((state.actor(second).attached, state.actor(first).zone), (None, ZoneId(0)));
    let what = Some(Minions { quality: 2, kind: ConflictKind::Physical });
    assert_eq!(state.frame.sheet(first).minions, what);
}

//% sotc.scene.start-zone
#[test]
fn who_has_no_zone_begins_in_the_first_or_with_the_leader() {
    let text = "system = \"sotc\"\nzone = [{ name = \"X\" }, { name = \"Y\" }]\nborder = [{ between = [\"X\", \"Y\"] }]\n\
        character = [{ name = \"A\" }, { name = \"B\", zone = \"y\" }]\n\
        minions = [{ name = \"C\", quality = 1, kind = \"social\", count = 1, leader = \"B\" }]\n";
    let state = good(text).state;
    assert_eq!(["A", "B", "C"].map(|name| actor(&state, name).zone.0), [0, 1, 1]);
}

#[test]
fn a_listed_side_takes_those_who_name_none() {
    let text = "system = \"sotc\"\nsides = [\"Blue\", \"Red\"]\ncharacter = [{ name = \"A\", player = \"A\" }, { name = \"B\" }]\n";
    let state = good(text).state;
    assert_eq!(["A", "B"].map(|name| actor(&state, name).side.0), [0, 1]);
}

#[test]
fn an_empty_scene_has_a_zone_and_a_game_master() {
    let state = good("system = \"sotc\"\n").state;
    let frame = default_frame("sotc").expect("a system");
    assert_eq!(*state.frame, frame);
    assert_eq!((frame.zones.len(), frame.seats.len(), frame.sheets.len()), (1, 1, 0));
    assert_eq!(default_frame("chess"), None);
}

#[test]
fn the_callers_keys_come_back() {
    let options =
        Options { system: Some("sotc"), lines_before: 1, extra_keys: &["proves", "language"], beside: None };
    let text = "title = \"One hit\"\nproves = [\"a.b.c\"]\n[[character]]\nname = \"A\"\n";
    let encounter = read(text, &options).expect("right");
    let proves = &encounter.extras["proves"];
    assert_eq!((proves.line, proves.column, proves.value.as_array().map(Vec::len)), (3, 10, Some(1)));
    assert_eq!(encounter.extras.len(), 1);
    let found = extras(text, &options).expect("right");
    assert_eq!(found.values, encounter.extras);
    assert_eq!(found.others, [("title".to_owned(), 2, 1), ("character".to_owned(), 4, 3)]);
    let wrong = extras("prove = []\n", &options).expect_err("unknown");
    assert_eq!((wrong[0].code, wrong[0].suggestion.as_deref()), ("unknown-key", Some("proves")));
}

/// Collects violations of a JSON Schema, for the part of the standard that our schema uses; ignores patterns.
fn invalid(schema: &Value, value: &Value, at: &str, wrong: &mut Vec<String>) {
    let mut no = |why: &str| wrong.push(format!("{at}: {why}"));
    if let Some(options) = schema["anyOf"].as_array() {
        let fits = options.iter().any(|it| {
            let mut wrong = Vec::new();
            invalid(it, value, at, &mut wrong);
            wrong.is_empty()
        });
        if !fits {
            no("fits no alternative");
        }
    }
    if schema["enum"].as_array().is_some_and(|words| !words.contains(value)) {
        no("is no such word");
    }
    let is_type = match schema["type"].as_str() {
        Some("string") => value.is_string(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        _ => true,
    };
    if !is_type {
        no("is of another type");
    }
    let size = match value {
        Value::String(text) => (text.chars().count() as i64, "minLength", "maxLength"),
        Value::Number(number) => (number.as_i64().unwrap_or(0), "minimum", "maximum"),
        Value::Array(items) => (items.len() as i64, "minItems", "maxItems"),
        Value::Object(entries) => (entries.len() as i64, "minProperties", "maxProperties"),
        _ => (0, "", ""),
    };
    if schema[size.1].as_i64().is_some_and(|least| size.0 < least)
        || schema[size.2].as_i64().is_some_and(|most| size.0 > most)
    {
        no("is out of bounds");
    }
    for (n, item) in value.as_array().into_iter().flatten().enumerate() {
        invalid(&schema["items"], item, &format!("{at}[{n}]"), wrong);
    }
    for key in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if value.get(key).is_none() {
            wrong.push(format!("{at}: {key} is missing"));
        }
    }
    for (key, entry) in value.as_object().into_iter().flatten() {
        let known = &schema["properties"][key];
        match (&schema["additionalProperties"], known.is_null()) {
            (_, false) => invalid(known, entry, &format!("{at}.{key}"), wrong),
            (Value::Object(_), true) => {
                invalid(&schema["additionalProperties"], entry, &format!("{at}.{key}"), wrong);
            }
            (Value::Bool(false), true) => wrong.push(format!("{at}.{key} is unknown")),
            (_, true) => {}
        }
    }
}

fn against_schema(text: &str) -> Vec<String> {
    let value: toml::Table = text.parse().expect("TOML");
    let value = serde_json::to_value(value).expect("no dates in it");
    let mut wrong = Vec::new();
    invalid(&schema(), &value, "", &mut wrong);
    wrong
}

#[test]
fn the_schema_agrees_with_the_reader() {
    for text in [HARBOUR, FULL] {
        assert_eq!(against_schema(text), [""; 0]);
    }
    // Each case makes one thing invalid; both the reader and the schema must notice.
    for (right, wrong) in [
        ("gun-range = 3", "gun-range = 21"),
        ("grit = false", "grit = 1"),
        ("initiative = \"rotating\"", "initiative = \"circular\""),
        ("kind = \"social\"", "kind = \"romantic\""),
        ("Fists = 3", "Fists = 13"),
        ("name = \"Anna\"", "nam = \"Anna\""),
        ("secret = true", "secrets = true"),
        ("health = [2, 7]", "health = 2"),
        ("quality = \"fair\"", "quality = 4"),
        ("groups = \"even\"", "groups = [3]"),
        ("between = [\"Quay\", \"Deck\"]", "between = [\"Quay\"]"),
        ("attack = [\"Fists\", \"sorcery\"]", "attack = []"),
        ("severity = \"moderate\"", "severity = \"bad\""),
        ("title = \"Brawl at the harbour\"", "title = \"\""),
    ] {
        assert!(FULL.contains(right), "{right}");
        let text = FULL.replacen(right, wrong, 1);
        assert!(!against_schema(&text).is_empty(), "the schema allows {wrong}");
        assert!(read(&text, &Options::default()).is_err(), "the reader allows {wrong}");
    }
}

#[test]
fn the_schema_has_every_switch_with_its_default() {
    let schema = schema();
    let switches = &schema["properties"]["switches"]["properties"];
    assert_eq!(switches.as_object().map(serde_json::Map::len), Some(schwung_fate::Switches::ALL.len()));
    assert_eq!(switches["gun-range"]["default"], 2);
    assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema");
}

#[test]
fn the_rows_of_a_pyramid_are_those_that_the_engine_reads() {
    let most = ["1"; 12].join("/");
    let texts =
        ["5/4/3/2/1", "60", "61", "0", "", "/", "5//3", "-1", "5 / 4", "x", &most, &format!("{most}/1")];
    for text in texts {
        let file = format!("system = \"sotc\"\n[switches]\npyramid = \"{text}\"\n");
        let is_read = read(&file, &Options::default()).is_ok();
        assert_eq!(is_read, schwung_fate::Pyramid::read(text).is_some(), "{text}");
    }
}
