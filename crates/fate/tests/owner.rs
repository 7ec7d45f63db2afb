//! Who may give which command.

use crate::common::{FISTS, attack, duel};
use schwung_fate::*;
use schwung_table::Seat;

const ANNA: ActorId = ActorId(0);
const BORIS: ActorId = ActorId(1);

fn of(command: &Command) -> Owner {
    owner(command, &duel([0, 0], 1, 1))
}

fn words() -> Wording {
    Wording::new("so")
}

fn simple(change: impl Fn(&mut Simple)) -> Command {
    let plan = Plan::default();
    let mut it = Simple {
        by: ANNA,
        skill: FISTS,
        difficulty: None,
        hidden: false,
        time: None,
        quality: None,
        notice: None,
        plan,
    };
    change(&mut it);
    Command::Simple(it)
}

#[test]
fn the_frame_of_play_is_the_game_masters() {
    let begin = BeginConflict { kind: ConflictKind::Social, skill: None, first: None, stake: Wording::NONE };
    for command in [
        Command::BeginConflict(begin),
        Command::EndConflict,
        Command::EndScene(EndScene { keep_stress: vec![ANNA], pause: true }),
        Command::BeginSession { back_to_back: false, refresh: None },
        Command::Rest { who: ANNA, rest: Rest::Breather },
        Command::Refresh { who: ANNA },
        Command::CutOff { partner: ANNA, companion: 0 },
        Command::Set(Fact::Hide(ANNA)),
        Command::Draw { by: None, long: Long { endurance: true, ..Long::default() } },
    ] {
        assert_eq!(of(&command), Owner::Gm, "{command:?}");
    }
}

#[test]
fn an_action_is_whoevers_acts() {
    let on = Bearer::Scene;
    for command in [
        attack(),
        simple(|_| {}),
        Command::Pass { by: ANNA },
        Command::Hold { by: ANNA },
        Command::Free { by: ANNA, text: words(), skill: None },
        Command::Happen { by: ANNA, text: words() },
        Command::Concede { who: ANNA, terms: words() },
        Command::TagEffect { who: ANNA, aspect: AspectRef::Sheet(BORIS, 0), text: words() },
        Command::PassTag { from: ANNA, aspect: AspectId(1), to: BORIS },
        Command::Detach { leader: ANNA },
        Command::Companion { partner: ANNA, companion: 0, away: true },
        Command::Declare(Declare { who: ANNA, text: words(), by_aspect: None, places: true }),
        Command::Assess(Assess {
            who: ANNA,
            skill: FISTS,
            difficulty: None,
            finds: Found::New { text: words(), on },
            plan: Plan::default(),
        }),
    ] {
        assert_eq!(of(&command), Owner::Actor(ANNA), "{command:?}");
    }
}

/// Values that only the game master sets reserve a command for her.
#[test]
fn what_the_game_master_sets_only_she_sends() {
    let price = |penalty| Extra::Thing { penalty, text: words() };
    assert_eq!(of(&simple(|it| it.plan.extras.push(price(1)))), Owner::Actor(ANNA));
    for command in [
        simple(|it| it.difficulty = Some(-4)),
        simple(|it| it.hidden = true),
        simple(|it| it.plan.modifier.value = 5),
        simple(|it| it.plan.extras.push(price(0))),
        Command::Sprint(Sprint {
            by: ANNA,
            path: vec![ZoneId(1)],
            difficulty: Some(0),
            skill: None,
            plan: Plan::default(),
        }),
        Command::Assess(Assess {
            who: ANNA,
            skill: FISTS,
            difficulty: None,
            finds: Found::Hidden(AspectId(1)),
            plan: Plan::default(),
        }),
    ] {
        assert_eq!(of(&command), Owner::Gm, "{command:?}");
    }
    let Command::Attack(mut other_track) = attack() else { panic!("an attack") };
    other_track.track = Some(Track::Composure);
    assert_eq!(of(&Command::Attack(other_track)), Owner::Gm);
}

//% malmsturm.compel.propose-gm
//% malmsturm.compel.propose-player
#[test]
fn a_compel_is_the_game_masters_unless_the_bearer_asks_for_it() {
    let compel = |proposed, points| {
        let aspect = AspectRef::Sheet(ANNA, 0);
        of(&Command::Compel(Compel { aspect, on: ANNA, effect: words(), points, proposed }))
    };
    assert_eq!(compel(true, 1), Owner::Actor(ANNA));
    assert_eq!(compel(true, 2), Owner::Gm);
    assert_eq!(compel(false, 1), Owner::Gm);
}

#[test]
fn whoever_challenges_does_not_choose_for_the_others() {
    let contest = |choose| {
        let sides = vec![(ANNA, FISTS), (BORIS, FISTS)];
        of(&Command::Contest(Contest { sides, choose, hidden: false, plans: Vec::new() }))
    };
    assert_eq!(contest(true), Owner::Actor(ANNA));
    assert_eq!(contest(false), Owner::Actors(vec![ANNA, BORIS]));
}

#[test]
fn groups_are_moved_by_whoever_plays_them_all() {
    let joins = Command::Attach { leader: ANNA, group: BORIS };
    assert_eq!(of(&joins), Owner::Actors(vec![ANNA, BORIS]));
    let regroup = Command::Regroup(Regroup { groups: vec![BORIS, ANNA], sizes: Vec::new() });
    assert_eq!(of(&regroup), Owner::Actors(vec![BORIS, ANNA]));
}

//% sotc.long.pacing
#[test]
fn whoever_controls_the_pace_changes_endurance_alone() {
    let mut state = duel([0, 0], 0, 0);
    let draw = |state: &State, long| owner(&Command::Draw { by: Some(ANNA), long }, state);
    let tired = Long { endurance: true, ..Long::default() };
    let both = Long { alertness: true, ..tired };
    assert_eq!(draw(&state, tired), Owner::Actor(ANNA));
    assert_eq!(draw(&state, both), Owner::Gm);
    state.apply(&Event::Drawn { long: Long { alertness: true, ..Long::default() } });
    assert_eq!(draw(&state, both), Owner::Actor(ANNA));
    assert_eq!(draw(&state, tired), Owner::Gm);
}

#[test]
fn the_game_master_may_give_every_command_and_a_player_her_own() {
    let state = duel([0, 0], 0, 0);
    let may = |owner: &Owner| [Seat::GM, Seat(1), Seat(2)].map(|seat| owner.allows(&state, seat));
    assert_eq!(may(&Owner::Gm), [true, false, false]);
    assert_eq!(may(&Owner::Actor(ANNA)), [true, true, false]);
    assert_eq!(may(&Owner::Actors(vec![ANNA, BORIS])), [true, false, false]);
    assert_eq!(may(&Owner::Actors(vec![BORIS])), [true, false, true]);
    assert_eq!(may(&Owner::Actors(Vec::new())), [true, false, false]);
    assert_eq!(may(&Owner::Actor(ActorId(99))), [true, false, false]);
}
