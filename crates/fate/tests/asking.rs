//! Which questions tables ask.

use crate::common::duel;
use schwung_fate::{
    ActorId, Against, AgainstRoll, AgendaId, Answer, AspectId, AspectKind, Bar, Bearer, Block, Buy, Clash,
    Command, DefenceDice, Defend, Effort, Event, Fate, Invoke, OpponentShifts, Out, Plan, Question, Simple,
    SkillId, SkillSet, SpinUse, Sprint, Stakes, Terms, UseSpin, UsedAspects, Word, WordFor, Wording, ZoneId,
};
use schwung_play::{Input, Stop, replay};
use schwung_table::{Asking, Choice, Hosted, Seat, System};

/// Tables ask what to spend before a roll only if they ask about everything: aspects can be used afterwards as well, and a +1
/// is bought along with the action or the defence. The question can still be reopened.
//% malmsturm.fate.bonus-timing
#[test]
fn what_to_spend_before_a_roll_is_not_asked() {
    let state = duel([3, 3], 1, 2);
    let buy = |seat| {
        let who = ActorId(0);
        let (effort, used) = (Effort::new(who, Some(SkillId(0)), Terms::NONE), UsedAspects::default());
        Question::Buy(Buy { seat, who, bought: 0, effort, acting: true, other: None, used })
    };
    for question in [buy(Seat(1)), buy(Seat::GM)] {
        assert!(![Asking::Balanced, Asking::Little].iter().any(|it| Fate::matters(&state, &question, *it)));
        assert!(Fate::is_reopened(&state, &question) && Fate::ends_with_dice(&question));
    }
}

/// The game master is asked about the shifts of a character who did not roll if they can be spin; otherwise they are only
/// reported.
//% freefate.contest.opponent-shifts-use
#[test]
fn shifts_of_somebody_who_did_not_roll_are_asked_about_if_they_can_be_spin() {
    let state = duel([3, 3], 1, 2);
    for spin in [false, true] {
        let asked = OpponentShifts { seat: Seat::GM, who: ActorId(1), shifts: 3, spin };
        let question = Question::OpponentShifts(asked);
        assert_eq!(Fate::matters(&state, &question, Asking::Balanced), spin);
        assert!(!Fate::matters(&state, &question, Asking::Little) && Fate::is_reopened(&state, &question));
    }
}

/// Spin changes one shift: its owner is not asked if this does not decide which side gets what it wants.
#[test]
fn spin_is_asked_about_only_where_one_shift_decides() {
    let state = duel([3, 3], 1, 2);
    let asked = |acting: u8, stakes| -> Vec<i16> {
        let asks = |lead: &i16| {
            let (who, against) = (ActorId(0), Some(ActorId(1 - acting)));
            let spin = UseSpin { seat: Seat(1), who, acting: ActorId(acting), against, lead: *lead, stakes };
            let question = Question::UseSpin(spin);
            assert!(Fate::is_reopened(&state, &question));
            Fate::matters(&state, &question, Asking::Balanced)
        };
        (-3..=3).filter(asks).collect()
    };
    assert_eq!(asked(1, Stakes::Hit), [1], "an enemy who would just hit");
    assert_eq!(asked(0, Stakes::Hit), [0], "one short of a hit of one's own");
    assert_eq!(asked(0, Stakes::Number), [-1], "a tie is enough");
    assert_eq!(asked(0, Stakes::Contest), [-1, 0], "a tie is neither won nor lost");
}

/// The first ways to use spin are those that help its owner, so that the page proposes none of the others.
//% sotc.spin.plus-or-minus
#[test]
fn ways_to_use_spin_begin_with_those_that_help() {
    let state = duel([3, 3], 1, 2);
    let ways = |acting: u8| -> Vec<(bool, bool)> {
        let (who, against) = (ActorId(0), Some(ActorId(1 - acting)));
        let (seat, stakes) = (Seat(1), Stakes::Hit);
        let asked = UseSpin { seat, who, acting: ActorId(acting), against, lead: 4, stakes };
        let mut choices = Vec::new();
        Fate::options(&state, &Question::UseSpin(asked), &mut choices);
        let way = |it: Choice<Fate>| match it.answer {
            Answer::Spin(SpinUse::On { acting, plus, .. }) => Some((acting, plus)),
            _ => None,
        };
        choices.into_iter().filter_map(way).collect()
    };
    assert_eq!(ways(1), [(true, false), (false, true), (true, true), (false, false)], "an enemy acts");
    assert_eq!(ways(0), [(true, true), (false, false), (true, false), (false, true)], "an enemy defends");
}

/// A runner whose shifts do not take them all the way is asked for aspects, even after a success.
//% sotc.move.sprint
#[test]
fn whoever_does_not_get_all_the_way_is_asked_for_aspects() {
    let mut state = duel([3, 3], 1, 2);
    state.conflict.as_mut().expect("begun").turn = Some(ActorId(0));
    // The second zone has a border of 2.
    let path = vec![ZoneId(1), ZoneId(2)];
    let sprint = Command::Sprint(Sprint {
        by: ActorId(0),
        path,
        difficulty: Some(0),
        skill: None,
        plan: Plan::default(),
    });
    let asked = |outcome| {
        let inputs = [Input::Rolled { who: Seat(1), dice: "4dF", outcome }];
        let Err(Stop::Waiting(it)) =
            replay::<Fate, _>(state.clone(), &inputs, |t| Fate::perform(t, &sprint)).result
        else {
            panic!("it waits for an answer");
        };
        Fate::matters(&state, &it.questions()[0], Asking::Balanced)
    };
    assert_eq!([2, 3, 4].map(asked), [true, true, false]);
}

/// The gap to an unrolled skill is known, unless the opponent is hidden or there are several.
#[test]
fn the_gap_to_a_skill_that_stands_is_known_where_it_is_told() {
    let mut state = duel([3, 3], 1, 2);
    state.actors[1].seat = Seat::GM;
    let missing = |state: &_, dice: i8, stakes| {
        let effort = |who| Effort::new(ActorId(who), Some(SkillId(0)), Terms::NONE);
        let acting = Effort { dice, ..effort(0) };
        let against = AgainstRoll::Standing { effort: effort(1), shield: None };
        let clash = Clash { effort: acting, against, stakes };
        Invoke { seat: Seat(1), who: ActorId(0), clash, used: UsedAspects::default() }.missing(state)
    };
    assert_eq!([-2, 0, 1].map(|dice| missing(&state, dice, Stakes::Hit)), [Some(3), Some(1), Some(0)]);
    assert_eq!(missing(&state, 0, Stakes::Contest), Some(1));
    assert_eq!(missing(&state, 4, Stakes::Several), None);
    state.actors[1].hidden = true;
    assert_eq!([-2, 0, 1].map(|dice| missing(&state, dice, Stakes::Hit)), [None; 3]);
}

/// An additional benefit changes nothing by itself, so the game master is not asked for it, but can still name one.
//% malmsturm.roll.over-eight
#[test]
fn a_benefit_of_a_very_high_result_is_not_asked_for_but_can_be_named() {
    let state = duel([3, 3], 1, 2);
    let word = |what| Question::Word(Word { seat: Seat::GM, what });
    let extra = word(WordFor::Extra { who: ActorId(0), total: 9 });
    assert!(![Asking::Balanced, Asking::Little].iter().any(|it| Fate::matters(&state, &extra, *it)));
    assert!(Fate::is_reopened(&state, &extra));
    let draw = word(WordFor::FollowUp { who: ActorId(0), draw: true, hidden: false });
    assert!(Fate::matters(&state, &draw, Asking::Balanced) && !Fate::is_reopened(&state, &draw));
}

/// A character who already hits is not asked for aspects, but can still use one to hit harder, even a free one without any
/// points.
//% sotc.maneuver.first-tag-free
#[test]
fn whoever_is_ahead_can_still_use_aspects() {
    let mut state = duel([3, 3], 1, 2);
    let effort = |who, dice| Effort { dice, ..Effort::new(ActorId(who), Some(SkillId(0)), Terms::NONE) };
    let against = AgainstRoll::Roll { effort: effort(1, 0), shield: None };
    let clash = Clash { effort: effort(0, 2), against, stakes: Stakes::Hit };
    let ahead = Invoke { seat: Seat(1), who: ActorId(0), clash, used: UsedAspects::default() };
    let waits = |state: &_| {
        let question = Question::Invoke(ahead.clone());
        assert!(!Fate::matters(state, &question, Asking::Balanced));
        Fate::is_reopened(state, &question)
    };
    state.actors[0].fate = 1;
    assert!(waits(&state), "a point");
    state.actors[0].fate = 0;
    assert!(!waits(&state), "nothing to pay with");
    state.apply(&Event::AspectPlaced {
        id: AspectId(state.next_aspect),
        text: Wording::new("Sand in den Augen"),
        bearer: Bearer::Actor(ActorId(1)),
        kind: AspectKind::Fragile,
        hidden: false,
        free_tag: Some(ActorId(0)),
    });
    assert!(waits(&state), "a free tag");
}

/// Nobody is asked how to defend against an attack that a block stops anyway, or a skill that is not rolled.
//% sotc.block.protect
//% freefate.contest.target
#[test]
fn a_target_that_is_safe_is_not_asked_how_it_defends() {
    let mut state = duel([3, 3], 1, 2);
    let asks = |state: &_, effort: i16, agenda: Option<AgendaId>| {
        let (who, by, listed) = (ActorId(1), ActorId(0), SkillSet::default());
        let defend = Defend { seat: Seat(2), who, by, effort, agenda, listed, may_full: true };
        Fate::matters(state, &Question::Defend(defend), Asking::Balanced)
    };
    let attack = Some(AgendaId(0));
    assert!(asks(&state, 4, attack));
    let (by, against) = (ActorId(1), Against::AttacksOn(ActorId(1)));
    let block = Block { by, against, strength: 4, text: Wording::NONE, lasting: false, left: false };
    state.apply(&Event::BlockMade { block });
    assert_eq!([4, 5].map(|effort| asks(&state, effort, attack)), [false, true]);
    assert!(asks(&state, 4, None), "it stops no maneuver");
    // Her skill of 3 stands.
    let mut state = duel([3, 3], 1, 2);
    state.profile.change(|it| it.switches.defence = DefenceDice::Unmodified);
    assert_eq!([3, 4].map(|effort| asks(&state, effort, attack)), [false, true]);
    assert_eq!(
        [2, 3].map(|effort| asks(&state, effort, None)),
        [false, true],
        "a tie is enough for a maneuver"
    );
}

/// The losers of a conflict can act again when it is over; the scene need not end.
//% sotc.taken-out.victor-decides
#[test]
fn who_lost_a_conflict_acts_when_it_is_over() {
    let mut state = duel([3, 3], 1, 2);
    let (by, skill, plan) = (ActorId(1), SkillId(0), Plan::default());
    let (difficulty, hidden, [quality, notice]) = (Some(0), false, [None; 2]);
    let roll = Command::Simple(Simple { by, skill, difficulty, hidden, time: None, quality, notice, plan });
    for out in [Out::TakenOut(None), Out::Conceded] {
        let mut state = state.clone();
        state.actors[1].out = Some(out);
        assert_eq!(Fate::check(&state, &roll).expect_err("the conflict goes on").what, Bar::IsOut);
        state.conflict = None;
        assert_eq!(Fate::check(&state, &roll), Ok(()));
    }
    (state.actors[1].out, state.conflict) = (Some(Out::Off), None);
    assert_eq!(Fate::check(&state, &roll).expect_err("not at the table").what, Bar::IsOut);
}
