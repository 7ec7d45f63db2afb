//! Remarks on characters.

use schwung_fate::*;
use schwung_table::Seat;

fn hero(profile: Profile, counts: [usize; 5]) -> State {
    let ratings = (1i8..).zip(counts).flat_map(|(rating, n)| std::iter::repeat_n(rating, n));
    let sheet = Sheet {
        skills: ratings.collect(),
        aspects: (0..profile.switches.aspects).map(|n| n.to_string()).collect(),
        gifts: (0..profile.switches.gifts).map(|_| Gift::default()).collect(),
        ..Sheet::default()
    };
    let frame = Frame { sheets: vec![sheet], ..Frame::default() };
    State::new(profile, frame, vec![Actor::new(Side(0), Seat(1), ZoneId(0))])
}

fn said(state: &State) -> Vec<(RemarkKind, i16, i16, i8)> {
    remarks(state, ActorId(0)).iter().map(|it| (it.what, it.need, it.have, it.rating)).collect()
}

//% malmsturm.pyramid.rows
//% malmsturm.pyramid.apex
#[test]
fn a_full_pyramid_needs_no_remark() {
    assert_eq!(said(&hero(Profile::malmsturm(), [5, 4, 3, 2, 1])), []);
    let wrong = said(&hero(Profile::malmsturm(), [6, 4, 3, 2, 0]));
    assert_eq!(wrong, [(RemarkKind::RowMissing, 1, 0, 5), (RemarkKind::RowOver, 5, 6, 1)]);
}

//% malmsturm.pyramid.totals
#[test]
fn a_sixteenth_skill_is_one_too_many() {
    let said = said(&hero(Profile::malmsturm(), [6, 4, 3, 2, 1]));
    assert_eq!(said, [(RemarkKind::RowOver, 5, 6, 1), (RemarkKind::SkillsOver, 15, 16, 0)]);
}

//% malmsturm.ladder.grim-start-peak
//% malmsturm.pyramid.grim
//% malmsturm.aspect.count-grim
//% malmsturm.gift.count-grim
//% malmsturm.fate.start-grim
//% malmsturm.refresh.grim
#[test]
fn grim_heroes_begin_lower() {
    let mut profile = Profile::malmsturm();
    Style::Grim.set(&mut profile.switches);
    let state = hero(profile.clone(), [5, 4, 3, 0, 0]);
    assert_eq!(said(&state), []);
    assert_eq!((state.frame.sheet(ActorId(0)).aspects.len(), state.refresh_of(ActorId(0))), (5, 3));
    assert_eq!(profile.starting_points(state.frame.sheet(ActorId(0))), 3);
    let over = said(&hero(profile, [5, 4, 3, 1, 0]));
    assert!(over.contains(&(RemarkKind::OverPeak, 0, 1, 4)), "{over:?}");
}

//% malmsturm.ladder.epic-start-peak
//% malmsturm.ladder.epic-extension
//% malmsturm.pyramid.epic
//% malmsturm.aspect.count-epic
//% malmsturm.gift.count-epic
//% malmsturm.fate.start-epic
//% malmsturm.skill.unlearned-epic
#[test]
fn epic_heroes_begin_higher() {
    let mut profile = Profile::malmsturm();
    Style::Epic.set(&mut profile.switches);
    let mut state = hero(profile.clone(), [5, 4, 3, 2, 0]);
    state.frame.change(|it| it.sheets[0].skills.push(7));
    assert_eq!(said(&state), [(RemarkKind::LowestRowIdle, 5, 0, 1)]);
    assert_eq!(profile.starting_points(state.frame.sheet(ActorId(0))), 10);
    // Advances during play are remarked on, but not forbidden.
    state.frame.change(|it| it.sheets[0].skills[14] = 9);
    assert!(said(&state).contains(&(RemarkKind::OverPeak, 0, 1, 9)));
    assert_eq!(state.rating(ActorId(0), SkillId(14)), 9);
}

//% malmsturm.aspect.count
//% malmsturm.gift.count
#[test]
fn aspects_and_gifts_are_counted() {
    let mut state = hero(Profile::malmsturm(), [5, 4, 3, 2, 1]);
    state.frame.change(|it| {
        it.sheets[0].aspects.pop();
        it.sheets[0].gifts.push(Gift::default());
    });
    let wanted = [(RemarkKind::AspectsMissing, 5, 4, 0), (RemarkKind::GiftsOver, 5, 6, 0)];
    assert_eq!(said(&state), wanted);
}

//% malmsturm.skill.count-change
#[test]
fn rows_are_the_tables_own() {
    let mut profile = Profile::malmsturm();
    profile.switches.pyramid = Pyramid::read("6/5/4/3/2").expect("rows");
    assert_eq!(said(&hero(profile.clone(), [6, 5, 4, 3, 2])), []);
    profile.switches.pyramid = Pyramid::read("0").expect("rows");
    assert_eq!(said(&hero(profile, [1, 0, 0, 0, 0])), [], "no pyramid, no remarks");
}
