//! Pyramids, styles and the parts of numbers.

use schwung_fate::*;

//% malmsturm.pyramid.rows
//% malmsturm.pyramid.totals
//% malmsturm.pyramid.apex
//% malmsturm.pyramid.grim
//% malmsturm.pyramid.epic
#[test]
fn pyramids_count_their_rows() {
    assert_eq!((Pyramid::FIVE.totals(), Pyramid::FIVE.peak()), ((15, 35), 5));
    assert_eq!((Pyramid::GRIM.totals(), Pyramid::GRIM.peak()), ((12, 22), 3));
    assert_eq!((Pyramid::EPIC.peak(), Pyramid::EPIC.at(5), Pyramid::EPIC.at(7)), (7, 0, 1));
    assert_eq!(Pyramid::FIVE.at(1), 5);
    assert_eq!(Pyramid::FIVE.at(0), 0);
}

#[test]
fn text_reads_back() {
    for pyramid in [Pyramid::FIVE, Pyramid::GRIM, Pyramid::EPIC] {
        assert_eq!(Pyramid::read(&pyramid.to_string()), Some(pyramid));
    }
    assert_eq!(Pyramid::read("0").map(|it| it.to_string()), Some("0".to_owned()));
    for wrong in ["", "5/-1", "5/x", "1/1/1/1/1/1/1/1/1/1/1/1/1", "61"] {
        assert_eq!(Pyramid::read(wrong), None, "{wrong}");
    }
}

//% malmsturm.style.presets
//% malmsturm.style.grim-full-list
//% malmsturm.style.epic-full-list
#[test]
fn a_style_sets_all_that_it_lists_and_nothing_else() {
    let usual = Profile::malmsturm().switches;
    let mut switches = usual.clone();
    Style::Grim.set(&mut switches);
    assert_eq!((switches.pyramid.peak(), switches.ladder_top, switches.unlearned), (3, 7, -1));
    assert_eq!((switches.aspects, switches.base_points, switches.gifts), (5, 3, 3));
    assert_eq!(switches.start_points, PointBase::Number);
    assert_eq!(Style::of(&switches), Some(Style::Grim));
    Style::Epic.set(&mut switches);
    assert_eq!((switches.pyramid.peak(), switches.ladder_top, switches.unlearned), (7, 0, 1));
    assert_eq!((switches.aspects, switches.gifts), (10, 10));
    assert_eq!(switches.start_points, PointBase::Aspects);
    assert_eq!(Style::of(&switches), Some(Style::Epic));
    Style::Normal.set(&mut switches);
    assert_eq!(switches, usual);
    switches.unlearned = -1;
    assert_eq!(Style::of(&switches), None, "single switches are the table's own");
}

/// Reasons of every kind; the base is one of the last two.
const REASONS: [Why; 9] = [
    Why::Headcount,
    Why::Companions,
    Why::CombinedDown,
    Why::Move,
    Why::FullDefense,
    Why::Modifier,
    Why::Bought,
    Why::Skill(SkillId(0)),
    Why::Quality,
];

#[test]
fn the_sum_is_that_of_all_parts() {
    let mut seed = 1u64;
    for _ in 0..10_000 {
        let mut terms = Terms::NONE;
        for why in REASONS {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let value = (seed >> 56) as i8;
            // Includes the extreme values.
            let value = if seed >> 40 & 3 == 0 { value.saturating_mul(127) } else { value };
            terms.add(why, value);
        }
        let sum: i16 = terms.iter(Some(SkillId(0))).map(|it| i16::from(it.value)).sum();
        assert_eq!(terms.sum(), sum, "{terms:?}");
    }
    assert_eq!(Terms::NONE.sum(), 0);
}

#[test]
fn results_stay_within_the_ends_of_the_ladder() {
    let counts = |skill: i8, dice: i8, adjust: serde_json::Value| {
        let mut terms = Terms::NONE;
        terms.add(Why::Skill(SkillId(0)), skill);
        let mut effort = Effort { dice, ..Effort::new(ActorId(0), Some(SkillId(0)), terms) };
        effort.adjust = serde_json::from_value(adjust.clone()).expect("an adjustment");
        let told = serde_json::to_value(effort.adjust).expect("JSON");
        assert_eq!(serde_json::from_value::<Adjust>(told).expect("as written"), effort.adjust);
        effort.total()
    };
    let json = |text: &str| serde_json::from_str(text).expect("JSON");
    assert_eq!(counts(0, -4, json("{}")), -4);
    assert_eq!(counts(0, -4, json(r#"{"low":-2,"high":7}"#)), -2);
    assert_eq!(counts(0, -4, json(r#"{"gift":2,"low":-2,"high":7}"#)), -2);
    assert_eq!(counts(4, 2, json(r#"{"gift":2,"low":-2,"high":7}"#)), 7);
    assert_eq!(counts(127, 23, json(r#"{"gift":100,"low":-2}"#)), 250);
    assert_eq!(counts(1, 1, json(r#"{"gift":-1,"lift":3}"#)), 4);
}
