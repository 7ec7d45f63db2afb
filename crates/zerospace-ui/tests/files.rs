//! Tests valid encounter files with their results, and invalid ones with their errors.

use schwung_files::{Options, Problem};
use schwung_table::Seat;
use schwung_zerospace::{
    ActorId, ActorKind, AttackKind, Attribute, Burst, Combat, Dodge, Gait, Gift, ItemKind, Length, Out,
    State, TaskMode,
};
use schwung_zerospace_ui::files::{Encounter, read, schema};

const RELAY: &str = include_str!("../../../encounters/relay.toml");

fn good(text: &str) -> Encounter {
    read(text, &Options::default()).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// The only problem of a file: its line, its code and its suggestion.
fn bad(text: &str) -> (u32, &'static str, Option<String>) {
    let text = format!("system = \"zerospace\"\n{text}");
    let problems = read(&text, &Options::default()).expect_err("a wrong file");
    let [Problem { line, code, suggestion, .. }] = &problems[..] else { panic!("{problems:#?}") };
    (*line, code, suggestion.clone())
}

fn named<'s>(state: &'s State, name: &str) -> (usize, &'s schwung_zerospace::Sheet) {
    let mut sheets = state.frame.sheets.iter().enumerate();
    sheets.find(|it| it.1.name == name).expect("somebody of that name")
}

#[test]
fn the_demo_fight_has_no_problems() {
    let Encounter { state, begin, warnings, .. } = good(RELAY);
    assert_eq!(warnings, []);
    assert!(state.is_sound());
    let begin = begin.expect("it begins at once");
    let skarn = u8::try_from(named(&state, "Kapitän Skarn").0).expect("few");
    assert_eq!(begin.initiator.map(|it| it.0), Some(skarn));
    assert_eq!((state.actors.len(), state.frame.seats.len()), (11, 5));
    // Four identical actors share a slot.
    let band = |name: &str| named(&state, name).1.band.as_deref();
    let bands = ["Enterer 1", "Enterer 4", "Runa Eisvogel"].map(band);
    assert_eq!(bands, [Some("Enterer"), Some("Enterer"), None]);
    assert_eq!(state.actors.iter().filter(|it| it.kind == ActorKind::Unnamed).count(), 4);
    assert_eq!((state.points(Seat(1)), state.points(Seat::GM)), (1, 0));
    assert_eq!(state.actors.iter().filter(|it| it.hidden).count(), 1);
}

//% zerospace.params.presupposed
#[test]
fn what_the_chapter_lacks_is_data_of_the_table() {
    let text = r#"
system = "zerospace"
[[skill]]
key = "runes"
de = "Runenkunde"
[[strength]]
strength = 4
above = 90
up-to = 140
throws = 3
[[gear]]
name = "Armbrust"
weapon = { combat = "ranged", rating = 2, range = 40, burst-rating = 4, skill = "Runenkunde" }
[[character]]
name = "Anna"
pace = { walk = 5 }
gear = ["Armbrust", "Panzerweste"]
skills = ["runes", "Close combat"]
"#;
    let state = good(text).state;
    let anna = named(&state, "Anna").1;
    assert_eq!(anna.pace, [Some(Length::metres(5)), None, None], "a missing figure stays missing");
    let skills: Vec<&str> =
        anna.skills.iter().map(|it| state.frame.skills[usize::from(it.0)].key.as_str()).collect();
    assert_eq!(skills, ["melee", "runes"]);
    let row = state.frame.strength.iter().find(|it| it.strength == 4).expect("a row");
    assert_eq!((row.above, row.up_to, row.throws), (90, 140, Length::metres(3)));
    let ItemKind::Weapon(bow) = state.items[0].kind else { panic!("it is a weapon") };
    let told = (bow.combat, bow.kind, bow.burst);
    assert_eq!(told, (Combat::Ranged, AttackKind::Normal, Some(Burst::Rating(4))));
    assert_eq!(bow.skill.map(|it| state.frame.skills[usize::from(it.0)].key.as_str()), Some("runes"));
    assert_eq!(state.items[1].kind, ItemKind::Protection(2));
}

/// The file of a scene that was taken off the table contains the changes of play.
#[test]
fn a_file_can_begin_in_the_middle_of_play() {
    let text = r#"
system = "zerospace"
[[character]]
name = "Anna"
endurance = 3
band = "Wache"
lost = 4
cruel = true
out = "unconscious"
lowered = { will = 2 }
boosts = { endurance = 2, power = 3 }
lasting-boosts = { power = 1, strength = 1 }
checked = true
surprised = true
dodging = "strength"
dodging-forced = true
gait = "sprint"
pace = { walk = "4,5" }
[[character]]
name = "Ben"
[[item]]
name = "Blaster"
plain = true
[[thing]]
text = "Der \"rote\" Gleiter"
pilot = "Ben"
lasting = true
[[task]]
text = "Schleuse"
needed = 2
difficulties = [6, 9]
successes = [1]
tried = 1
[[task]]
first = "Anna"
second = "Ben"
skill = "athletics"
lead = 2
rounds = 4
running = true
won = false
[[stunt]]
who = "Anna"
skill = "athletics"
text = "Schweben"
scene = true
[[distance]]
between = ["Anna", "Ben"]
metres = "12.5"
"#;
    let state = good(text).state;
    assert!(state.is_sound());
    let anna = state.actors[0];
    assert_eq!((anna.losses.fresh, anna.cruel, anna.out), (4, true, Some(Out::Unconscious)));
    assert_eq!(anna.lowered, [0, 0, 0, 2, 0]);
    let boosts = anna.boosts;
    assert_eq!((boosts.attributes, boosts.endurance), ([1, 0, 0, 0, 3], 2));
    assert_eq!((boosts.kept, boosts.kept_endurance), ([1, 0, 0, 0, 1], 0));
    assert_eq!(anna.dodging, Some(Dodge { attribute: Attribute::Strength, forced: true }));
    assert!(anna.checked && anna.surprised && anna.gait == Gait::Sprint);
    let sheet = &state.frame.sheets[0];
    assert_eq!((sheet.band.as_deref(), sheet.pace[0]), (Some("Wache"), Some(Length(9))));
    assert_eq!((state.items[0].text.as_str(), state.items[0].kind), ("Blaster", ItemKind::Other));
    let thing = &state.things[0];
    assert_eq!(
        (thing.text.as_str(), thing.pilot, thing.lasting),
        ("Der \"rote\" Gleiter", Some(ActorId(1)), true)
    );
    let [lock, race] = &state.tasks[..] else { panic!("{:?}", state.tasks) };
    assert_eq!(lock.mode, TaskMode::Tries { needed: 2, most: 2, difficulties: vec![6, 9] });
    assert_eq!((lock.tally, lock.tries, lock.won), ([1, 0], 1, None));
    assert_eq!((&race.mode, race.won), (&TaskMode::Rounds { lead: 2, rounds: 4 }, Some(false)));
    assert!(race.sides.is_some_and(|it| it.running && it.attribute == Attribute::Dexterity));
    assert_eq!((state.next_task, state.stunts.len()), (3, 1));
    assert_eq!(state.distance(ActorId(0), ActorId(1)), Some(Length(25)));
}

//% zerospace.extended.setup
#[test]
fn a_task_says_how_it_is_won() {
    let anna = "[[character]]\nname = \"Anna\"\n[[task]]\n";
    for keys in [
        "text = \"Schleuse\"",
        "needed = 2",
        "needed = 2\ndifficulties = [6]\nattempts = 1",
        "needed = 2\ndifficulties = [6]\nlead = 2",
        "lead = 2",
        "first = \"Anna\"\nlead = 2",
    ] {
        let problem = bad(&format!("{anna}{keys}"));
        assert_eq!((problem.0, problem.1), (4, "zs-wrong-task"), "{keys}");
    }
    let alone = "first = \"Anna\"\nsecond = \"Anna\"\nskill = \"melee\"\nlead = 2";
    assert_eq!(bad(&format!("{anna}{alone}")).1, "zs-with-oneself");
    let unknown = "first = \"Anna\"\nsecond = \"Bo\"\nskill = \"melee\"\nlead = 2";
    assert_eq!(bad(&format!("{anna}{unknown}")).1, "zs-unknown-character");
}

/// Gear of figures can be written with the author's own words.
//% zerospace.params.presupposed
#[test]
fn gear_is_found_by_what_people_call_it() {
    let carried = |words: &str| {
        let text = format!("system = \"zerospace\"\n[[character]]\nname = \"Anna\"\ngear = [\"{words}\"]");
        let item = good(&text).state.items.remove(0);
        (item.text.as_str().to_owned(), item.kind)
    };
    let weapon = |words: &str| match carried(words) {
        (name, ItemKind::Weapon(it)) => (name, it.combat, it.rating, it.range),
        other => panic!("{words}: {other:?}"),
    };
    let metres = |n| Some(Length::metres(n));
    let of = |name: &str, combat, rating, range| (name.to_owned(), combat, rating, range);
    assert_eq!(weapon("krallen"), of("Krallen", Combat::Melee, 1, None));
    assert_eq!(weapon("Bogen"), of("Bogen", Combat::Ranged, 1, metres(60)));
    assert_eq!(weapon("Messer"), of("Messer", Combat::Melee, 2, None));
    assert_eq!(weapon("Blaster +4"), of("Blaster +4", Combat::Ranged, 4, metres(10)));
    assert_eq!(weapon("Sniper rifle"), of("Sniper rifle", Combat::Ranged, 4, metres(1_000)));
    // The head of a compound decides: a two-handed sword is no ordinary one, and a ceremonial one is.
    assert_eq!(weapon("Zweihandschwert").2, 3);
    assert_eq!(weapon("Zeremonienschwert"), of("Zeremonienschwert", Combat::Melee, 2, None));
    assert_eq!(
        carried("Leichte Panzerweste 1"),
        ("Leichte Panzerweste 1".to_owned(), ItemKind::Protection(1))
    );
    for words in ["Suppenlöffel", "+4", "Blaster +99", "Entschlüssler +2"] {
        let problem = bad(&format!("[[character]]\nname = \"Anna\"\ngear = [\"{words}\"]"));
        assert_eq!((problem.0, problem.1), (4, "zs-unknown-gear"), "{words}");
    }
}

/// Powers of the library have their effects: attacks, defences, movement.
//% zerospace.params.presupposed
#[test]
fn powers_of_the_library_bring_their_attacks() {
    let power = |lines: &str| {
        let text =
            format!("system = \"zerospace\"\n[[character]]\nname = \"Anna\"\n[[character.gift]]\n{lines}");
        good(&text).state.frame.sheets[0].gifts[0].clone()
    };
    let named = |name: &str| power(&format!("name = \"{name}\""));
    let attack = |name: &str| {
        let it = named(name);
        let weapon = it.attack.unwrap_or_else(|| panic!("{name} attacks"));
        (it.name, weapon.kind, weapon.rating, weapon.radius, it.on_attack)
    };
    let metres = |n| Some(Length::metres(n));
    let of = |name: &str, kind, rating, radius| (name.to_owned(), kind, rating, radius, true);
    assert_eq!(attack("explosion"), of("explosion", AttackKind::Normal, 0, metres(5)));
    assert_eq!(attack("Explosion +2"), of("Explosion +2", AttackKind::Normal, 2, metres(5)));
    assert_eq!(attack("Sensory deprivation"), of("Sensory deprivation", AttackKind::Mental, 0, None));
    assert_eq!(attack("Stasis"), of("Stasis", AttackKind::Altering, 0, None));
    assert_eq!(named("Abwehr").on_defence, [true, false, false]);
    assert_eq!(named("Mind shield").on_defence, [false, true, false]);
    assert_eq!(named("Beständigkeit").on_defence, [false, false, true]);
    assert_eq!(named("Fliegen").moves, metres(60));
    // Only whole names match, and properties that the text gives for a power are accepted.
    for words in ["Keine Furcht", "Schutz vor Explosionen", "Abwehr +2", "Suppe kochen"] {
        assert_eq!(named(words), Gift { name: words.to_owned(), ..Gift::default() });
    }
    assert_eq!(power("name = \"Explosion\"\non-attack = false").attack, None);
    let own = "name = \"Explosion\"\nweapon = { rating = 4 }";
    assert_eq!(power(own).attack.map(|it| (it.rating, it.radius)), Some((4, None)));
    let changed = "name = \"Licht\"\n[[power]]\nname = \"Licht\"\nweapon = { blinds = true }";
    assert!(power(changed).attack.is_some_and(|it| it.effects.blinds));
}

#[test]
fn what_is_wrong_is_said_where_it_stands() {
    let anna = "[[character]]\nname = \"Anna\"\n";
    let meant = |it: &str| Some(it.to_owned());
    let skill = format!("{anna}skills = [\"Nakampf\"]");
    assert_eq!(bad(&skill), (4, "unknown-skill", meant("Nahkampf")));
    let gear = format!("{anna}gear = [\"Laserpistolle\"]");
    assert_eq!(bad(&gear), (4, "zs-unknown-gear", meant("Laserpistole")));
    let hold = format!("{anna}[[hold]]\nby = \"Anna\"\non = \"Ana\"");
    assert_eq!(bad(&hold), (6, "zs-unknown-character", meant("Anna")));
    let oneself = format!("{anna}[[distance]]\nbetween = [\"Anna\", \"anna\"]\nmetres = 3");
    assert_eq!(bad(&oneself), (5, "zs-with-oneself", None));
    assert_eq!(bad("[switches]\nmargin = 3"), (3, "wrong-type", None));
    assert_eq!(bad(&format!("{anna}{anna}")), (5, "duplicate-name", None));
    let other = read("system = \"sotc\"", &Options::default()).expect_err("another book");
    assert_eq!(other[0].code, "unknown-word");
}

#[test]
fn every_switch_stands_in_the_schema() {
    let schema = schema();
    let switches = schema["properties"]["switches"]["properties"].as_object().expect("a table");
    assert_eq!(switches.len(), schwung_zerospace::Switches::ALL.len());
}
