//! The rules, one file for each topic of the rule book.

pub(crate) mod ability;
pub(crate) mod area;
pub(crate) mod armour;
pub(crate) mod attack;
pub(crate) mod backstab;
pub(crate) mod carry;
pub(crate) mod climb;
pub(crate) mod coup;
pub(crate) mod cover;
pub(crate) mod crit;
pub(crate) mod dice;
pub(crate) mod disengage;
pub(crate) mod dot;
pub(crate) mod dual;
pub(crate) mod element;
pub(crate) mod exhaustion;
pub(crate) mod ff;
pub(crate) mod fumble;
pub(crate) mod further;
pub(crate) mod gm;
pub(crate) mod group;
pub(crate) mod gun;
pub(crate) mod harm;
pub(crate) mod hit;
pub(crate) mod item;
pub(crate) mod light;
pub(crate) mod lp;
pub(crate) mod magic;
pub(crate) mod mana;
pub(crate) mod perception;
pub(crate) mod poison;
pub(crate) mod potion;
pub(crate) mod protect;
pub(crate) mod range;
pub(crate) mod ranged;
pub(crate) mod resource;
pub(crate) mod scope;
pub(crate) mod section;
pub(crate) mod seekcover;
pub(crate) mod shadow;
pub(crate) mod shield;
pub(crate) mod spell;
pub(crate) mod swarm;
pub(crate) mod tray;
pub(crate) mod turn;
pub(crate) mod weapon;

use schwung_table::{Choice, Play, Seat};

use crate::{
    Actors, Answer, Asks, Bar, Daemmersturm, Event, Items, Judge, Judgement, Lives, Prompt, Question, Reason,
    Span, State, Table, Target, Wording,
    choices::{one, yes_or_no},
};

/// Adds all answers to a question. Answers that are barred contain the reason.
pub(crate) fn options(state: &State, question: &Question, choices: &mut Vec<Choice<Daemmersturm>>) {
    match question.asks() {
        Asks::YesOrNo(it) => yes_or_no(it.rule, choices),
        Asks::Judge(it) => yes_or_no(it.judgement.rule(), choices),
        //= daemmersturm.lp.start-of-combat
        Asks::StartLife(it) => {
            one(Lives(it.proposed.clone()), "daemmersturm.lp.start-of-combat", choices);
        }
        Asks::Unloaded(it) => {
            let rule = "daemmersturm.ranged.loaded-at-start";
            one(Items(it.proposed.clone()), rule, choices);
            for other in [Vec::new(), it.items.clone()] {
                if other != it.proposed {
                    one(Items(other), rule, choices);
                }
            }
            choices.dedup_by(|a, b| a.answer == b.answer);
        }
        Asks::Face(it) => backstab::options(state, it, choices),
        Asks::Protect(it) => protect::options(state, it, choices),
        Asks::SeekMany(it) => {
            let rule = "daemmersturm.seekcover.offer";
            one(Actors(Vec::new()), rule, choices);
            if !it.who.is_empty() {
                one(Actors(it.who.clone()), rule, choices);
            }
        }
        //= daemmersturm.seekcover.veto
        Asks::MaySeek(it) => {
            one(Actors(it.who.clone()), "daemmersturm.seekcover.veto", choices);
            one(Actors(Vec::new()), "daemmersturm.seekcover.veto", choices);
        }
        Asks::Caught(it) => area::options(it, choices),
        Asks::StepIn(it) => swarm::options(state, it, choices),
        Asks::Part(it) => disengage::options(state, it, choices),
        Asks::Counter(it) => fumble::options(state, it, choices),
        Asks::Exposed(it) => {
            let rule = "daemmersturm.ff.exposed";
            one(Actors(it.proposed.clone()), rule, choices);
            if !it.proposed.is_empty() {
                one(Actors(Vec::new()), rule, choices);
            }
        }
        Asks::Victim(it) => {
            it.among.iter().for_each(|&who| one(Target(Some(who)), "daemmersturm.ff.victim", choices));
            if it.among.is_empty() {
                one(Target(None), "daemmersturm.ff.victim", choices);
            }
        }
        Asks::Second(it) => dual::options(state, it, choices),
        Asks::Further(it) => further::options(state, it, choices),
        Asks::Follow(it) => ability::options(state, it, choices),
        Asks::Lessen(it) => ability::lessen_options(state, it, choices),
        Asks::ClimbAid(it) => climb::options(it, choices),
        //= daemmersturm.climb.reduced-movement
        Asks::ClimbRange(it) => one(it.proposed, "daemmersturm.climb.reduced-movement", choices),
        //= daemmersturm.climb.fall-consequence
        Asks::Fallen(_) => one(0u16, "daemmersturm.climb.fall-consequence", choices),
        Asks::InField(it) => perception::field_options(it, choices),
        Asks::Detail(_) => one(Wording::NONE, "daemmersturm.perception.detail", choices),
        Asks::SizeOf(_) => carry::options(choices),
        Asks::ChooseResource(it) => resource::options(it, choices),
        Asks::Compensate(it) => light::options(state, it, choices),
        Asks::Avert(it) => shadow::options(state, it, choices),
        Asks::Damage(_) => {
            let ranges = [(1, 6), (1, 10), (3, 10), (5, 15)];
            let rule = "daemmersturm.melee.damage-tables";
            ranges.iter().for_each(|&(low, high)| one(Span::of(low, high), rule, choices));
        }
    }
}

/// Checks an answer to a question with more possible answers than a list could hold. `None` if the listed options are
/// complete.
pub(crate) fn admits_open(state: &State, question: &Question, answer: &Answer) -> Option<bool> {
    match (question, answer) {
        (Question::StartLife(it), Answer::Lives(Lives(lives))) => Some(
            lives.len() == it.proposed.len()
                && lives.iter().zip(&it.proposed).all(|(a, b)| a.0 == b.0 && (1..=9_999).contains(&a.1)),
        ),
        (Question::Unloaded(it), Answer::Items(Items(some))) => Some(is_part(some, &it.items)),
        (Question::SeekMany(it), Answer::Actors(Actors(some))) => Some(is_part(some, &it.who)),
        (Question::MaySeek(it), Answer::Actors(Actors(some))) => Some(is_part(some, &it.who)),
        (Question::Caught(it), Answer::Actors(Actors(some))) => Some(area::admits(state, it, some)),
        (Question::StepIn(it), Answer::Target(Target(who))) => {
            Some(who.is_none_or(|who| it.who.contains(&who)))
        }
        (Question::StepIn(it), Answer::Substitute(pair)) => Some(swarm::admits(state, it, *pair)),
        //= daemmersturm.ff.exposed
        (Question::Exposed(it), Answer::Actors(Actors(some))) => {
            Some(some.len() <= 32 && !some.contains(&it.by) && !some.contains(&it.on))
        }
        (Question::Damage(_), Answer::Span(_)) => Some(true),
        (Question::ClimbRange(_), Answer::Number(_)) => Some(true),
        (Question::Fallen(_), Answer::Number(damage)) => Some(*damage <= gm::MOST_LIFE),
        (Question::InField(it), Answer::Actors(Actors(some))) => Some(is_part(some, &it.among)),
        _ => None,
    }
}

/// The rule-based reason to refuse an answer that is not listed, if any.
pub(crate) fn bars_open(state: &State, question: &Question, answer: &Answer) -> Option<Reason> {
    match (question, answer) {
        //= daemmersturm.area.maximum
        (Question::Caught(it), Answer::Actors(Actors(some))) if area::is_too_many(state, it, some) => {
            let named = i32::try_from(some.len()).unwrap_or(i32::MAX);
            Some(Reason::of(Bar::TooManyTargets, i32::from(it.limit), named))
        }
        _ => None,
    }
}

/// Returns whether all of `some` are in `all`, without duplicates.
pub(crate) fn is_part<X: PartialEq>(some: &[X], all: &[X]) -> bool {
    some.iter().enumerate().all(|(n, it)| all.contains(it) && !some[..n].contains(it))
}

/// Asks the plot leader for a judgement, or uses the default answer if the table does not want to be asked.
pub(crate) fn judge<T: Table>(t: &mut T, judgement: Judgement) -> Play<T, bool> {
    match judgement.prompt(&t.state().switches) {
        Prompt::Ask => {
            let yes = t.ask(Judge { seat: Seat::GM, judgement: judgement.clone() })?;
            t.tell(Event::Judged { judgement, yes });
            Ok(yes)
        }
        Prompt::Off | Prompt::Automatic => Ok(judgement.usual()),
    }
}
