//! The profile line: examples, tolerant parsing, exact places of errors, and round trips.

use proptest::prelude::*;
use schwung_daemmersturm::profile_line::{
    FaultCode as F, Known, MagicPoints, Place, Points, ProfileLine, RemarkCode as R, read, read_many,
};
use schwung_daemmersturm::{Library, Profile, Resource, Values};

use crate::common::example::example;

const HANS: &str = "Hans-Peter: (N=20+3|15, F=20-3|12, Z=20+0|10) LP 20, Besondere Fähigkeiten: Sprinten\n\
                    [AP: 6 | FP: 0 | MP: 0]";

fn hans() -> ProfileLine {
    ProfileLine {
        name: "Hans-Peter".into(),
        melee: Values { attack: 3, defence: 15 },
        ranged: Values { attack: -3, defence: 12 },
        magic: Values { attack: 0, defence: 10 },
        life: 20,
        abilities: vec!["Sprinten".into()],
        points: Points { action: 6, focus: 0, magic: MagicPoints::default() },
    }
}

fn nothing(_: &str) -> Option<Known> {
    None
}

fn table(name: &str) -> Option<Known> {
    match name {
        "Ruhiger Atem" => Some(Known { focus: 3, magic: None }),
        "Adlerauge" => Some(Known { focus: 1, magic: None }),
        "Lichtblitz" => Some(Known { focus: 0, magic: Some(Resource::Light) }),
        _ => None,
    }
}

//% daemmersturm.profile.contents
//% daemmersturm.profile.grammar
//% daemmersturm.profile.skills
//% daemmersturm.profile.resource-line
#[test]
fn the_sample_of_the_source() {
    let reading = read(HANS, &nothing).expect("a profile");
    assert_eq!(reading.profile, hans());
    assert!(!reading.gifted);
    assert_eq!(reading.remarks, []);
    assert_eq!(hans().to_string(), HANS);
}

//% daemmersturm.profile.grammar
#[test]
fn without_abilities_and_points() {
    let text = "Mira:(N=20\u{2212}1|11,F=20+4|14,Z=20-5|9)LP 15";
    let mira = read(text, &nothing).expect("a profile").profile;
    assert_eq!((mira.melee.attack, mira.melee.defence), (-1, 11));
    assert_eq!((mira.ranged.attack, mira.ranged.defence), (4, 14));
    assert_eq!((mira.magic.attack, mira.magic.defence), (-5, 9));
    assert_eq!((mira.life, mira.points.action, mira.abilities.len()), (15, 1, 0));
    assert_eq!(mira.to_string(), "Mira: (N=20-1|11, F=20+4|14, Z=20-5|9) LP 15\n[AP: 1 | FP: 0 | MP: 0]");
}

//% daemmersturm.profile.grammar
#[test]
fn many_spellings_are_one_profile() {
    let spellings = [
        "Hans-Peter: (Z=20+0|10, N=20+3|15, F=20-3|12) LP: 20, Besondere Fähigkeiten: Sprinten [AP: 6 | FP: 0 | MP: 0]",
        "  Hans-Peter :\n( N = 20 + 3 | 15 ,\n F = 20 \u{2013} 3 | 12 , Z = 20 + 0 | 10 )\nLP 20 ,\nBesondere\nFähigkeiten : Sprinten\n[ AP : 6 | FP : 0 | MP : 0 ]  ",
        "Hans-Peter: (n=20+3|15; f=20-3|12; z=20+0|10) lp=20 besondere faehigkeiten: Sprinten",
        "Hans-Peter: (N:20+3/15, F:20-3/12, Z:20+0/10), 20 LP. Bes. Fa\u{308}higkeiten: Sprinten,",
        "Hans-Peter: N=20+3|15 F=20\u{2014}3|12 Z=20+0|10 Lebenspunkte 20, Sonderfähigkeiten: , Sprinten,",
        "\u{feff}Hans-Peter:\u{a0}(NA=20\u{ff0b}3\u{ff5c}15, FA=20-3|12, Z=20|10 LP 20 BF: Sprinten\nAP: 6 | FP: 0 | MP: 0",
        "Hans-Peter: (N=20+3|15, F=20-3|12, Z=20+0|10) LP 20, Special Abilities: Sprinten [AP 6, FP 0, Mana 0]",
    ];
    for text in spellings {
        match read(text, &nothing) {
            Ok(reading) => assert_eq!(reading.profile, hans(), "{text}"),
            Err(faults) => panic!("{text}: {faults:?}"),
        }
    }
}

//% daemmersturm.profile.grammar
#[test]
fn faults_say_where() {
    let cases: &[(&str, &[(F, &str)])] = &[
        ("Bo: (N=21+3|15, F=20+0|12, Z=20+0|10) LP 9", &[(F::NotTwenty, "21")]),
        ("Bo (N=20+3|15, F=20+0|12, Z=20+0|10) LP: 9", &[(F::NoColon, "Bo (N")]),
        ("", &[(F::NoColon, "")]),
        (": (N=20+3|15, F=20+0|12, Z=20+0|10) LP 9", &[(F::NoName, ":")]),
        (
            "Bo: (N=20+3|15, X=20+0|12, Z=20+0|10) LP 9",
            &[(F::NoRanged, "(N=20+3|15, X=20+0|12, Z=20+0|10)"), (F::NoSuchSkill, "X")],
        ),
        ("Bo: (N=20+3|15, F=20+0|12, N=20+0|10, Z=20+0|1) LP 9", &[(F::SkillTwice, "N")]),
        ("Bo: (N 20+3|15, F=20+0|12, Z=20+0|10) LP 9", &[(F::NoEquals, "20+3")]),
        ("Bo: (N=20+x|15, F=20+0|12, Z=20+0|10) LP 9", &[(F::NoBonus, "x")]),
        ("Bo: (N=20+3, F=20+0|12, Z=20+0|10) LP 9", &[(F::NoBar, ",")]),
        ("Bo: (N=20+3|, F=20+0|12, Z=20+0|10) LP 9", &[(F::NoDefence, ",")]),
        ("Bo: (N=20+300|1, F=20+0|12, Z=20+0|1000) LP 9", &[(F::TooLarge, "300"), (F::TooLarge, "1000")]),
        ("Bo: (N=20+3|1, F=20+0|12, Z=20+0|10)", &[(F::NoLife, "")]),
        ("Bo: (N=20+3|1, F=20+0|12, Z=20+0|10) LP viel", &[(F::NoLifeNumber, "viel")]),
        ("Bo: (N=20+3|1, F=20+0|12, Z=20+0|10) LP 9 [AP: 6 | XP: 3]", &[(F::NoSuchPoints, "XP")]),
        ("Bo: (N=20+3|1, F=20+0|12, Z=20+0|10) LP 9 [AP: viel]", &[(F::NoPoints, "viel")]),
        ("Bo: (N=20+3|1, F=20+0|12, Z=20+0|10) LP 9 [AP: 6 | AP: 5]", &[(F::PointsTwice, "AP: 5")]),
        ("Bo: (N=20+3|1, F=20+0|12, Z=20+0|10) LP 9\n[AP: 6] und so", &[(F::Unread, "und so")]),
    ];
    for (text, wanted) in cases {
        let faults = read(text, &nothing).expect_err(text);
        let found: Vec<_> = faults.iter().map(|it| (it.code, &text[it.span.start..it.span.end])).collect();
        assert_eq!(found, *wanted, "{text}");
    }
}

//% daemmersturm.profile.import-checks
//% daemmersturm.profile.attack-range
//% daemmersturm.ap.table
#[test]
fn numbers_that_differ_from_the_tables_hold_and_are_remarked_on() {
    let cases: &[Remarks] = &[
        ("A: (N=20+3|15, F=20+0|12, Z=20+0|10) LP 20 [AP: 6 | FP: 0 | MP: 0]", &[]),
        ("A: (N=20+2|15, F=20+0|12, Z=20+0|10) LP 20 [AP: 6 | FP: 0 | MP: 0]", &[(R::ActionPoints, 6, 5)]),
        ("A: (N=20+2|15, F=20+0|12, Z=20+2|10) LP 20 [AP: 5 | FP: 0 | MP: 4]", &[]),
        ("A: (N=20+2|15, F=20+0|12, Z=20+2|10) LP 20 [AP: 5 | FP: 0 | MP: 5]", &[(R::MagicPoints, 5, 4)]),
        (
            "A: (N=20+0|15, F=20+7|12, Z=20-6|10) LP 0",
            &[(R::BonusRange, 7, 5), (R::BonusRange, -6, -5), (R::Life, 0, 1)],
        ),
        ("A: (N=20|15, F=20+0|12, Z=20+0|10) LP 9", &[(R::NoSign, 0, 0)]),
        ("A: (N=20+0|15, F=20+0|12, Z=20+2|10) LP 9 [AP: 2 | FP: 0 | LP: 4]", &[(R::LightOrLife, 4, 4)]),
        (
            "A: (N=20+0|15, F=20+0|12, Z=20+2|10) LP 9 [AP: 2 | FP: 0 | MP: 4 | LiP: 3]",
            &[(R::TwoResources, 3, 0)],
        ),
        ("A: (N=20+0|15, F=20+0|12, Z=20+0|10) LP 9, BF: Eile, Eile", &[(R::AbilityTwice, 2, 1)]),
    ];
    for (text, wanted) in cases {
        let reading = read(text, &nothing).expect(text);
        let found: Vec<_> = reading.remarks.iter().map(|it| (it.code, it.written, it.usual)).collect();
        assert_eq!(found, *wanted, "{text}");
    }
}

//% daemmersturm.resource.only-one
#[test]
fn two_magic_resources_are_both_kept_for_the_question() {
    let text = "A: (N=20+0|15, F=20+0|12, Z=20+2|10) LP 9 [AP: 2 | FP: 0 | MP: 4 | LiP: 3]";
    let reading = read(text, &nothing).expect("a profile");
    let both = [(Resource::Mana, 4), (Resource::Light, 3)].map(|(kind, points)| MagicPoints { kind, points });
    assert_eq!(reading.resources, both);
    assert_eq!(reading.profile.points.magic, both[0]);
}

//% daemmersturm.profile.resource-line
#[test]
fn each_magic_resource_has_its_words() {
    let words = [
        ("MP", Resource::Mana),
        ("Manapunkte", Resource::Mana),
        ("LiP", Resource::Light),
        ("LP", Resource::Light),
        ("Lichtpunkte", Resource::Light),
        ("SP", Resource::Shadow),
        ("Schatten", Resource::Shadow),
        ("EP", Resource::Elements),
        ("Elementpunkte", Resource::Elements),
    ];
    for (word, kind) in words {
        let text = format!("A: (N=20+0|9, F=20+0|9, Z=20+1|9) LP 9\n[AP: 2 | FP: 0 | {word}: 3]");
        let reading = read(&text, &nothing).expect(word);
        assert_eq!(reading.profile.points.magic, MagicPoints { kind, points: 3 }, "{word}");
        assert!(reading.gifted);
    }
}

//% daemmersturm.focus.source
//% daemmersturm.resource.table
#[test]
fn missing_points_come_from_tables_and_abilities() {
    let of = |abilities: &str| {
        let text = format!("A: (N=20+2|9, F=20+5|9, Z=20+3|9) LP 9, BF: {abilities}");
        let reading = read(&text, &table).expect("a profile");
        (reading.profile.points, reading.gifted)
    };
    let (points, gifted) = of("Ruhiger Atem, Adlerauge");
    assert_eq!((points.action, points.focus, points.magic.points, gifted), (5, 4, 0, false));
    let (points, gifted) = of("Lichtblitz");
    assert_eq!((points.magic, gifted), (MagicPoints { kind: Resource::Light, points: 5 }, true));
}

#[test]
fn names_of_abilities_keep_what_stands_in_parentheses() {
    let text = "A: (N=20+2|9, F=20+5|9, Z=20+3|9) LP 9, Besondere Fähigkeiten: Ruf (laut, weit), Hieb/Stich [2], b) c (d";
    let profile = read(text, &nothing).expect("a profile").profile;
    assert_eq!(profile.abilities, ["Ruf (laut, weit)", "Hieb/Stich [2]", "b) c (d"]);
    assert!(profile.is_writable());
}

#[test]
fn many_profiles_from_one_page() {
    let text = "Unsere Leute heute:\n\nAnka: (N=20+1|14, F=20+0|12, Z=20-2|9) LP 18, Besondere Fähigkeiten: Eile,\n Ruhe\n\
                [AP: 3 | FP: 0 | MP: 0]\nBo: (N=21+3|15, F=20+0|12, Z=20+0|9) LP 12\nbringt Seil mit\r\n\r\n\
                Cem der Alte: (N=20+0|12, F=20+0|12, Z=20+0|12) LP 9, BF: Eile\nlacht: gut so\n";
    let many = read_many(text, &nothing);
    let names: Vec<_> =
        many.profiles.iter().map(|(_, it)| it.as_ref().map(|it| it.profile.name.as_str())).collect();
    assert!(matches!(names[..], [Ok("Anka"), Err(_), Ok("Cem der Alte")]), "{names:?}");
    let Ok(anka) = &many.profiles[0].1 else { panic!() };
    assert_eq!(anka.profile.abilities, ["Eile", "Ruhe"]);
    let Err(faults) = &many.profiles[1].1 else { panic!() };
    let Place { start, end } = faults[0].span;
    assert_eq!((faults[0].code, &text[start..end]), (F::NotTwenty, "21"));
    let unread: Vec<_> = many.unread.iter().map(|it| &text[it.start..it.end]).collect();
    assert_eq!(unread, ["Unsere Leute heute:", "bringt Seil mit", "lacht: gut so"]);
}

#[test]
fn codes_are_distinct() {
    let mut keys: Vec<_> = F::ALL.iter().map(|it| it.key()).chain(R::ALL.iter().map(|it| it.key())).collect();
    let all = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), all);
}

fn word() -> impl Strategy<Value = String> {
    "[A-ZÄÖÜ][a-zäöüßé']{0,8}( [a-zA-Z0-9/!?-]{1,8}){0,2}"
}

fn skill() -> impl Strategy<Value = Values> {
    (-99_i8..=99, any::<u8>()).prop_map(|(attack, defence)| Values { attack, defence })
}

prop_compose! {
    fn points()(
        (action, focus, points) in any::<(u8, u8, u8)>(),
        kind in prop::sample::select(&[Resource::Mana, Resource::Light, Resource::Shadow, Resource::Elements][..]),
    ) -> Points {
        Points { action, focus, magic: MagicPoints { kind, points } }
    }
}

prop_compose! {
    fn profile()(
        name in word(),
        melee in skill(), ranged in skill(), magic in skill(),
        life in 0_u16..=9999,
        abilities in prop::collection::vec((word(), prop::option::of("\\([a-z, ]{0,6}[a-z]\\)")), 0..5),
        points in points(),
    ) -> ProfileLine {
        let abilities = abilities.into_iter().map(|(name, more)| match more {
            Some(more) => format!("{name} {}", more.split(' ').filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")),
            None => name,
        }).map(|it| it.replace("( ", "(")).collect();
        ProfileLine { name, melee, ranged, magic, life, abilities, points }
    }
}

type Remarks = (&'static str, &'static [(R, i32, i32)]);

proptest! {
    /// Printing and parsing yields an equal profile.
    #[test]
    fn nothing_is_lost(profile in profile()) {
        let text = profile.to_string();
        prop_assert_eq!(&read(&text, &nothing).expect("a profile").profile, &profile, "{}", text);
        prop_assert_eq!(read(&text.replace('\n', " "), &nothing).expect("one line").profile, profile);
    }

    #[test]
    fn a_page_gives_back_what_was_put_on_it(profiles in prop::collection::vec(profile(), 0..6)) {
        let page = profiles.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        let many = read_many(&page, &nothing);
        let read: Vec<_> = many.profiles.into_iter().map(|(_, it)| it.expect("a profile").profile).collect();
        prop_assert_eq!(read, profiles);
        prop_assert_eq!(many.unread, vec![]);
    }

    #[test]
    fn any_text_is_read_or_refused_in_place(text in "\\PC{0,80}") {
        in_place(&text);
    }

    #[test]
    fn damaged_profiles_are_read_or_refused_in_place(
        profile in profile(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), ".{0,3}", 0_usize..3), 0..5),
    ) {
        let mut text: Vec<char> = profile.to_string().chars().collect();
        for (at, with, less) in edits {
            let at = at.index(text.len() + 1);
            let end = (at + less).min(text.len());
            text.splice(at..end, with.chars());
        }
        in_place(&text.into_iter().collect::<String>());
    }

    /// A profile that was parsed once is parsed the same after printing.
    #[test]
    fn reading_settles(profile in profile(), at in any::<prop::sample::Index>(), with in "[,:;|()=\\[\\] \n]{0,2}") {
        let mut text = profile.to_string();
        let places: Vec<usize> = text.char_indices().map(|it| it.0).collect();
        text.insert_str(places[at.index(places.len())], &with);
        if let Ok(first) = read(&text, &nothing)
            && first.profile.is_writable()
        {
            let again = read(&first.profile.to_string(), &nothing).expect("a profile");
            prop_assert_eq!(again.profile, first.profile);
        }
    }
}

/// Checks that every place is within the text.
fn in_place(text: &str) {
    let mut spans: Vec<Place> = Vec::new();
    match read(text, &nothing) {
        Ok(reading) => spans.extend(reading.remarks.iter().map(|it| it.span)),
        Err(faults) => {
            assert!(!faults.is_empty());
            spans.extend(faults.iter().map(|it| it.span));
        }
    }
    let many = read_many(text, &nothing);
    spans.extend(&many.unread);
    for (span, result) in &many.profiles {
        spans.push(*span);
        match result {
            Ok(reading) => spans.extend(reading.remarks.iter().map(|it| it.span)),
            Err(faults) => spans.extend(faults.iter().map(|it| it.span)),
        }
    }
    for Place { start, end } in spans {
        assert!(start <= end && text.get(start..end).is_some(), "{start}..{end} in {text:?}");
    }
}

//% daemmersturm.profile.abilities
#[test]
fn the_profile_that_is_played_comes_from_the_line_and_goes_back() {
    let library = example();
    let lookup = |name: &str| library.known(name);
    let reading = read(HANS, &lookup).expect("a profile");
    let hans = reading.to_profile(&library);
    let named: Vec<_> = hans.abilities.iter().map(|it| (it.name.as_str(), it.entry)).collect();
    // The library has no entry, so it becomes a note to the plot leader.
    assert_eq!(named, [("Sprinten", None)]);
    assert_eq!((hans.resources.len(), hans.gifted, hans.hands), (0, false, 2));
    assert_eq!(ProfileLine::of(&hans).to_string(), HANS);
    let text = "Mira: (N=20+0|9, F=20+0|9, Z=20+3|14) LP 12, Besondere Fähigkeiten: glutfaust, Ruhiger Atem";
    let mira = read(text, &lookup).expect("a profile").to_profile(&library);
    assert_eq!((&mira.resources[..], mira.magic_points, mira.gifted), (&[Resource::Elements][..], 5, true));
    assert!(mira.focus_points == 3 && mira.abilities.iter().all(|it| it.entry.is_some()));
}

proptest! {
    /// A profile used in play keeps everything that its text form contains.
    #[test]
    fn a_played_profile_is_written_as_it_was_read(profile in profile()) {
        let library = Library::default();
        let reading = read(&profile.to_string(), &nothing).expect("a profile");
        let played: Profile = reading.to_profile(&library);
        let wanted = ProfileLine { life: profile.life.max(1), ..profile };
        prop_assert_eq!(ProfileLine::of(&played), wanted);
    }
}
