//! Plans: further decisions that one answer of an attacked player can settle.

use schwung_daemmersturm::{
    ActorId, Answer, AttackKind, Cause, Daemmersturm, Follow, How, Lessen, Moment, Picked, Price, Protect,
    Protecting, Question, Shelter, Tried,
};
use schwung_table::{Choice, System as _};
use schwung_views::wire::{CommandText, HabitStep, PlanView};

use super::eyes::Eyes;

/// The reactions that may follow: an ability before the roll, protection that costs something, and abilities that reduce
/// the damage. Protection that costs nothing needs no plan.
pub(super) fn view(
    eyes: Eyes<'_>,
    question: &Question,
    choices: &[Choice<Daemmersturm>],
) -> Option<PlanView> {
    let habits = match question {
        Question::Face(it) => {
            let mut habits = answering(eyes, it.who, it.by);
            habits.extend(after(eyes, it.who, it.by, AttackKind::Melee));
            habits
        }
        Question::Follow(it) if it.moment == Moment::Attacked => after(eyes, it.who, it.on, it.kind),
        Question::Protect(it) => {
            let mut habits = sheltering(eyes, choices, 1);
            habits.extend(lessening(eyes, it.who));
            habits
        }
        _ => return None,
    };
    let answers = choices.iter().map(|it| CommandText::of(&it.answer).ok()).collect::<Option<_>>()?;
    (!habits.is_empty()).then(|| PlanView { answers, habits, ..PlanView::default() })
}

fn step(eyes: Eyes<'_>, kind: &str, habit: &str, most: usize) -> HabitStep {
    HabitStep {
        kind: kind.to_owned(),
        habit: habit.to_owned(),
        label: eyes.say(&format!("ds-plan-{habit}"), &[]),
        on: false,
        most: u8::try_from(most).unwrap_or(u8::MAX),
    }
}

/// The allowed answers to a question that may come.
fn allowed(eyes: Eyes<'_>, question: &Question) -> Vec<Choice<Daemmersturm>> {
    let mut choices = Vec::new();
    Daemmersturm::options(eyes.state, question, &mut choices);
    choices.retain(|it| it.barred.is_none());
    choices
}

fn uses_ability(choices: &[Choice<Daemmersturm>]) -> bool {
    choices.iter().any(|it| matches!(it.answer, Answer::Picked(Picked(Some(_)))))
}

/// An ability that answers the attack.
//= daemmersturm.ap.abilities
fn answering(eyes: Eyes<'_>, who: ActorId, on: ActorId) -> Vec<HabitStep> {
    let Some(seat) = eyes.actor(who).map(|it| it.seat) else { return Vec::new() };
    let (moment, how, kind) = (Moment::Attacked, How::Action, AttackKind::Melee);
    let question = Follow { seat, who, on, moment, how, item: None, kind };
    let can = uses_ability(&allowed(eyes, &question.into()));
    can.then(|| step(eyes, "follow", "answer-attacks", 1)).into_iter().collect()
}

/// The reactions that may follow a hit: protection, and reduction of damage.
fn after(eyes: Eyes<'_>, who: ActorId, by: ActorId, kind: AttackKind) -> Vec<HabitStep> {
    let Some(seat) = eyes.actor(who).map(|it| it.seat) else { return Vec::new() };
    let (back, from, shields, damage, tried) = (false, None, true, None, Tried::default());
    let question = Protect { seat, who, by, kind, back, from, shields, damage, tried };
    let mut habits = sheltering(eyes, &allowed(eyes, &question.into()), 0);
    habits.extend(lessening(eyes, who));
    habits
}

/// Protection that costs points, and then the next turn. One of these choices is the answer itself, if `less` is 1.
//= daemmersturm.protect.several
fn sheltering(eyes: Eyes<'_>, choices: &[Choice<Daemmersturm>], less: usize) -> Vec<HabitStep> {
    let open = || choices.iter().filter(|it| it.barred.is_none());
    let is_try = |it: &&Choice<Daemmersturm>| match it.answer {
        Answer::Protecting(Protecting::Try(shelter)) => shelter != Shelter::Seek,
        _ => false,
    };
    let paid = open().filter(is_try).filter(|it| less > 0 || it.price != Price::FREE).count();
    let seek = Answer::Protecting(Protecting::Try(Shelter::Seek));
    let seeks = open().any(|it| it.answer == seek);
    let mut habits = Vec::new();
    // Without any other protection, seeking cover is an answer of its own.
    if paid > less {
        habits.push(step(eyes, "protect", "protect-any", paid - less));
    }
    if seeks && (less == 0 || paid > 0) {
        habits.push(step(eyes, "protect", "seek-cover", 1));
    }
    habits
}

/// An ability that reduces the damage.
//= daemmersturm.dot.reduction
fn lessening(eyes: Eyes<'_>, who: ActorId) -> Option<HabitStep> {
    let seat = eyes.actor(who)?.seat;
    let question = Lessen { seat, who, damage: 1, cause: Cause::Hit };
    uses_ability(&allowed(eyes, &question.into())).then(|| step(eyes, "lessen", "lessen-from", 1))
}
