//! The generic properties of all rules, tested on random Fate scenes.

use crate::common::scenes::{some_book, some_command, some_scene, some_scene_of};
use schwung_fate::*;
use schwung_play::{Decide, Policy, Random, Whimsical, laws, laws::Subject};
use schwung_table::System;

/// Scenes of the book with this index, or of any book.
pub(crate) struct Scenes<const BOOK: usize = ANY>;

const ANY: usize = usize::MAX;

impl<const BOOK: usize> Subject for Scenes<BOOK> {
    type System = Fate;
    type Policy = Sensible;

    fn policy() -> Sensible {
        Sensible
    }

    fn scene(random: &mut Random) -> State {
        let book = match Profile::ALL.get(BOOK) {
            Some(id) => Profile::find(id).expect("a book"),
            None => some_book(random),
        };
        some_scene_of(book, random)
    }

    fn command(state: &State, random: &mut Random) -> Option<Command> {
        (0..40).map(|_| some_command(state, random)).find(|it| Fate::check(state, it).is_ok())
    }

    fn small(random: &mut Random) -> (State, Command) {
        let mut below = |n: u32| u8::try_from(random.below(n)).expect("small");
        let skills = [below(4) as i8, below(4) as i8];
        let mut state = crate::common::duel(skills, 1, 0);
        let dice = [DiceChoice::Fudge, DiceChoice::FourSix, DiceChoice::LightMinusDark, DiceChoice::Lower];
        let floors = [Floor::Off, Floor::Total, Floor::BeforeBonuses];
        let (dice, floor) = (dice[usize::from(below(4))], floors[usize::from(below(3))]);
        let defences = [DefenceDice::Rolled, DefenceDice::Unmodified];
        let (defence, top) = (defences[usize::from(below(2))], [0, 4][usize::from(below(2))]);
        state.profile.change(|it| {
            (it.switches.dice, it.switches.floor, it.switches.defence) = (dice, floor, defence);
            it.switches.ladder_top = top;
        });
        let gift = |price| Gift { price, bonus: Some((crate::common::FISTS, 2)), ..Gift::default() };
        let gifts = [below(2), below(2)].map(|price| if price == 0 { Vec::new() } else { vec![gift(price)] });
        state.frame.change(|it| it.sheets.iter_mut().zip(gifts).for_each(|(it, gifts)| it.gifts = gifts));
        for actor in &mut state.actors {
            actor.fate = u8::from(below(2) == 0);
            actor.stress[0] = Boxes(u32::from(below(32)));
            actor.zone = ZoneId(2);
        }
        (state, crate::common::attack())
    }

    fn is_open(question: &Question) -> bool {
        !matches!(question, Question::Overflow(_))
    }

    fn meddling(state: &State, random: &mut Random) -> Option<Event> {
        let actor = ActorId(u8::try_from(random.below(3)).expect("small"));
        let points = state.actor(actor).fate;
        let most = i16::from(u8::MAX - points);
        match random.below(4) {
            0 => (points < 9).then(|| Event::FatePoints { actor, points: points + 1, change: 1 }),
            // Possibly while the actor who would have gained is being asked.
            1 => (most > 0).then_some(Event::FatePoints { actor, points: u8::MAX, change: most }),
            // Possibly while the actor who would have paid is being asked.
            _ => (points > 0).then_some(Event::FatePoints { actor, points: 0, change: -i16::from(points) }),
        }
    }

    fn sane(state: &State) -> Result<(), String> {
        for id in state.ids() {
            let (actor, sheet) = (state.actor(id), state.frame.sheet(id));
            for track in [Track::Health, Track::Composure] {
                let length = state.profile.boxes + sheet.extra_boxes[track as usize];
                if actor.stress[track as usize].0 >> length != 0 {
                    return Err(format!("a box of {} beyond the track", sheet.name));
                }
            }
            let most = usize::from(state.profile.consequences + sheet.extra_consequences);
            if state.consequences(id).count() > most {
                return Err(format!("{} carries too much", sheet.name));
            }
            if actor.members == 0 && actor.out.is_none() && actor.kind == ActorKind::Minions {
                return Err(format!("{} stand without anybody", sheet.name));
            }
            if let Some(other) = actor.attached
                && state.actor(other).attached != Some(id)
            {
                return Err(format!("{} is attached one way only", sheet.name));
            }
            let capacity = state.boxes_each(id);
            if actor.wounds > 0 && actor.members > 0 && actor.wounds >= capacity {
                return Err(format!("one of {} should be out", sheet.name));
            }
            if usize::from(actor.zone.0) >= state.frame.zones.len() {
                return Err(format!("{} is nowhere", sheet.name));
            }
        }
        if state.conflict.is_none() && (!state.blocks.is_empty() || state.spin.is_some()) {
            return Err("blocks or spin outlast the conflict".to_owned());
        }
        if let Some(conflict) = state.conflict
            && conflict.turn.is_none()
        {
            return Err("nobody has the turn".to_owned());
        }
        let mut numbers: Vec<_> = state.aspects.iter().map(|it| it.id).collect();
        numbers.dedup();
        if numbers.len() != state.aspects.len() || numbers.iter().any(|id| id.0 >= state.next_aspect) {
            return Err("numbers of aspects are used twice".to_owned());
        }
        Ok(())
    }
}

#[test]
fn each_run_tells_all_that_the_run_before_told() {
    laws::each_run_tells_all_that_the_run_before_told::<Scenes>(3_000);
}

#[test]
fn the_state_is_the_events_applied() {
    laws::the_state_is_the_events_applied::<Scenes>(3_000);
}

#[test]
fn facts_stay_in_range() {
    laws::facts_stay_in_range::<Scenes>(60_000);
}

/// The points that `event` takes, and from whom.
fn payment(event: &Event) -> Option<(ActorId, u8)> {
    match *event {
        Event::BonusBought { actor }
        | Event::AspectRefused { actor, .. }
        | Event::Invoked { actor, free: false, .. }
        | Event::TaggedForEffect { actor, free: false, .. }
        | Event::Declared { actor, .. } => Some((actor, 1)),
        Event::Swapped { swap, .. } => Some((swap.actor, 1)),
        Event::Compelled { actor, accepted: false, points, .. }
        | Event::OutcomeContested { actor, points }
        | Event::GiftUsed { actor, price: points, .. } => Some((actor, points)),
        Event::FatePoints { actor, change: change @ ..=-1, .. } => {
            Some((actor, u8::try_from(-change).expect("few")))
        }
        _ => None,
    }
}

/// Nobody goes into debt, even if points are lost while a question is pending.
//% malmsturm.fate.no-debt
#[test]
fn nobody_pays_what_is_not_there() {
    let mut random = Random::new(31);
    let mut whim = Whimsical(Random::new(32));
    let (mut paid, mut in_vain) = (0, 0);
    for _ in 0..6_000 {
        let start = some_scene(&mut random);
        let Some(command) = <Scenes>::command(&start, &mut random) else { continue };
        let meddle = |state: &State, random: &mut Random| {
            if random.below(4) == 0 { <Scenes>::meddling(state, random) } else { None }
        };
        let (runs, _) = laws::live::<Fate>(&start, &command, &mut random, &mut whim, meddle);
        let mut state = start.clone();
        for event in &runs.last().expect("a run").events {
            if let Some((who, points)) = payment(event) {
                assert!(state.actor(who).fate >= points, "{event:?} after {command:?}");
                paid += 1;
            }
            in_vain += u32::from(matches!(event, Event::Unaffordable { .. }));
            state.apply(event);
        }
    }
    assert!(paid > 500 && in_vain > 10, "{paid} {in_vain}");
}

#[test]
fn every_option_leads_on() {
    laws::every_option_leads_on::<Scenes>(600);
}

#[test]
fn habits_propose_what_is_legal() {
    laws::habits_propose_what_is_legal::<Scenes>(150, 1);
}

#[test]
fn chances_add_up_to_one() {
    laws::chances_add_up_to_one::<Scenes>(60);
}

#[test]
fn sharing_changes_no_chance() {
    laws::sharing_changes_no_chance::<Scenes>(60);
}

#[test]
fn sharing_loses_no_way() {
    laws::sharing_loses_no_way::<Scenes>(4);
}

/// The attacker rolls again after the defender has added something and has another point left.
struct RollsAgain;

impl Decide<Fate> for RollsAgain {
    fn decide(&mut self, state: &State, question: &Question) -> Option<Answer> {
        let Question::Invoke(it) = question else { return Some(Sensible.answer(state, question)) };
        let (attacker, defender) = (ActorId(0), ActorId(1));
        let again = Invocation::Aspect { aspect: AspectRef::Sheet(attacker, 0), free: false, reroll: true };
        let answered = it.used.of_sheet(defender, false) > 0 && it.used.of_sheet(attacker, true) == 0;
        (it.who == attacker).then_some(Answer::Invocation(if answered { again } else { Invocation::Pass }))
    }
}

/// After a new roll the old dice do not matter; the other side's dice still do.
#[test]
fn rolling_again_loses_no_way() {
    let mut start = crate::common::duel([2, 3], 2, 2);
    start.actors[0].fate = 1;
    laws::no_way_is_lost(&start, &crate::common::attack(), || RollsAgain);
}

/// The attacker spends the last point in any way; the defender then tags the attacker, who is paid for it and rolls
/// again.
struct RollsAgainWhenPaid;

impl Decide<Fate> for RollsAgainWhenPaid {
    fn decide(&mut self, state: &State, question: &Question) -> Option<Answer> {
        let Question::Invoke(it) = question else { return Some(Sensible.answer(state, question)) };
        let attacker = ActorId(0);
        let aspect =
            |n, reroll| Invocation::Aspect { aspect: AspectRef::Sheet(attacker, n), free: false, reroll };
        let invocation = match (it.who == attacker, it.used.of_sheet(attacker, it.who == attacker)) {
            _ if state.actor(it.who).fate == 0 => Invocation::Pass,
            (true, 0) => return None,
            (true, _) => aspect(1, true),
            (false, 0) if it.used.of_sheet(attacker, true) > 0 => aspect(0, false),
            (false, _) => Invocation::Pass,
        };
        Some(Answer::Invocation(invocation))
    }
}

/// If tags pay the bearer, the dice of a side without points still matter.
#[test]
fn rolling_again_when_paid_loses_no_way() {
    let mut start = crate::common::duel([2, 3], 2, 1);
    start.profile.change(|it| it.switches.tag_pays_bearer = true);
    laws::no_way_is_lost(&start, &crate::common::attack(), || RollsAgainWhenPaid);
}

struct InvokesOpen;

impl Decide<Fate> for InvokesOpen {
    fn decide(&mut self, state: &State, question: &Question) -> Option<Answer> {
        (!matches!(question, Question::Invoke(_))).then(|| Sensible.answer(state, question))
    }
}

/// If results end at the bottom of the ladder, the totals matter near it, and only the lead further up, even if very
/// high results have an additional benefit.
#[test]
fn sharing_near_the_bottom_of_the_ladder_loses_no_way() {
    for skills in [[0, 1], [1, 2], [4, 3]] {
        let mut start = crate::common::duel(skills, 1, 1);
        start.profile.change(|it| *it = Profile::malmsturm());
        laws::no_way_is_lost(&start, &crate::common::attack(), || InvokesOpen);
    }
}

#[test]
fn sampling_agrees_with_exact_odds() {
    laws::sampling_agrees_with_exact_odds::<Scenes>(6, 40_000);
}

#[test]
fn changed_rules_diverge() {
    laws::changed_rules_diverge::<Scenes>(600);
}

/// Commands that name missing things are refused, and nothing panics.
#[test]
fn what_is_not_there_is_refused() {
    let mut random = Random::new(23);
    let mut refused = 0;
    for _ in 0..3_000 {
        let state = some_scene(&mut random);
        // Commands for a larger scene name actors, aspects and companions that this one does not have.
        let mut smaller = state.clone();
        smaller.actors.pop();
        smaller.frame.change(|frame| {
            frame.sheets.pop();
            frame.zones.truncate(1);
            frame.ways.clear();
            frame.skills.truncate(5);
            frame.agendas.truncate(1);
            frame.sheets.iter_mut().for_each(|sheet| {
                sheet.aspects.clear();
                sheet.companions.clear();
            });
        });
        smaller.aspects.clear();
        for actor in &mut smaller.actors {
            (actor.zone, actor.attached) = (ZoneId(0), None);
        }
        let command = some_command(&state, &mut random);
        refused += u32::from(Fate::check(&smaller, &command).is_err());
    }
    assert!(refused > 1_000, "{refused}");
}

#[test]
fn every_switch_takes_its_positions() {
    laws::every_switch_takes_its_positions(Switches::ALL);
}

#[test]
fn kinds_of_question_are_told_apart() {
    laws::kinds_of_question_are_told_apart::<Fate>();
}
