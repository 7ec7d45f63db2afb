//! Whole Fate scenes in which turns read different pieces: groups, leaders, points, tags.

mod beginnings;
#[path = "../../fate/tests/common/mod.rs"]
mod common;

use beginnings::turns_that_begin_alike;
use common::scenes::{pick, some_scene};
use schwung_chances::{Plan, Remember, simulate};
use schwung_fate::Fate;
use schwung_play::{Habit, Manner, Pick, Random, Spend, laws};

/// A random scene in which a conflict has begun; mostly without groups, so that the state is split into parts.
fn some_brawl(random: &mut Random) -> schwung_fate::State {
    let mut state = some_scene(random);
    if random.below(3) > 0 {
        state.actors.truncate(3);
        state.actors.iter_mut().for_each(|it| it.attached = None);
        state.frame.change(|frame| frame.sheets.truncate(3));
        if random.below(2) == 0 {
            state.actors.iter_mut().for_each(|it| it.fate = 0);
        }
        state.order.clear();
        common::begin(&mut state);
    }
    state
}

#[test]
fn brawls_end_alike_whether_turns_are_remembered_or_not() {
    let mut random = Random::new(15);
    let mut fought = 0;
    let games = laws::games(20);
    for seed in 0..u64::from(games) {
        let start = some_brawl(&mut random);
        let mut habit = || Habit {
            manner: pick(&mut random, &[Manner::Plain, Manner::Plain, Manner::Careful]),
            target: pick(&mut random, &[Pick::First, Pick::First, Pick::Weakest, Pick::Strongest]),
            spend: pick(&mut random, &[Spend::Never, Spend::Sensibly, Spend::Always]),
            concede: pick(&mut random, &[None, None, Some(1), Some(2)]),
        };
        let habits = [habit(), habit(), habit()];
        let of = |remember| {
            let plan = Plan::<Fate> {
                start: &start,
                begin: None,
                habits: &habits,
                runs: 200,
                seed,
                threads: 1,
                turns: 60,
                remember,
                toll: None,
            };
            simulate(&plan, |_| true).expect("nobody stops it")
        };
        let (remembered, played) = (of(Remember::Always), of(Remember::Never));
        assert_eq!(remembered, played, "{start:?} {habits:?}");
        fought += u32::from(played.turns.mean() > 3.0);
    }
    assert!(fought > games / 2, "only {fought} scenes came to a fight");
}

#[test]
fn a_turn_begins_alike_whatever_its_parts_contain() {
    let mut random = Random::new(16);
    let scenes = 0..u64::from(laws::games(60));
    let compared: usize =
        scenes.map(|seed| turns_that_begin_alike::<Fate>(some_brawl(&mut random), seed)).sum();
    assert!(compared > 20, "only {compared} turns were compared");
}
