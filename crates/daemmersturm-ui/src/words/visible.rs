//! What a reader may know of. Players learn nothing about events that only concern hidden characters, secret tests,
//! notes for others, or the numbers of the plot leader's characters.
//!
//! All matches are exhaustive, so that every addition requires a decision about its visibility.

mod fact;
mod topics;

use schwung_daemmersturm::{ActorId, Event, Judgement, Question};

pub(super) use fact::{cover, fact};
pub(super) use topics::note;

use super::eyes::Eyes;

/// Returns whether the reader may know of an event. It is visible if a known character is involved, even if a hidden
/// one causes it.
pub(super) fn event(eyes: Eyes<'_>, event: &Event) -> bool {
    match event {
        Event::Turn(it) => topics::turn(eyes, it),
        Event::Roll(it) => topics::roll(eyes, it),
        Event::Attack(it) => topics::attack(eyes, it),
        Event::Harm(it) => topics::harm(eyes, it),
        Event::Area(it) => topics::area(eyes, it),
        Event::Gear(it) => topics::gear(eyes, it),
        Event::Magic(it) => topics::magic(eyes, it),
        Event::Scene(it) => topics::scene(eyes, it),
        Event::Judged { judgement: it, .. } => judgement(eyes, it),
        Event::Set { fact: it, .. } => fact(eyes, it),
        Event::Overruled { .. } => true,
    }
}

/// Returns whether the reader may know of a judgement.
pub(super) fn judgement(eyes: Eyes<'_>, judgement: &Judgement) -> bool {
    let one = |who: &ActorId| eyes.know(*who);
    match judgement {
        Judgement::Range { by, on, .. }
        | Judgement::Back { by, on }
        | Judgement::FullCover { by, on }
        | Judgement::Pin { by, on }
        | Judgement::Group { by, on, .. }
        | Judgement::Watched { by, on }
        | Judgement::Helpless { by, to: on } => one(by) || one(on),
        Judgement::Seek { who, by, .. } => one(who) || one(by),
        Judgement::Charge { by, .. }
        | Judgement::Pair { by, .. }
        | Judgement::Mixed { by, .. }
        | Judgement::Chain { by }
        | Judgement::Adapt { by, .. }
        | Judgement::Pause { by, .. } => one(by),
        Judgement::Belated { who } | Judgement::Dead { who } => one(who),
        // Who is a normal enemy or was partly noticed is only known to the plot leader.
        Judgement::Normal { .. } | Judgement::Partly { .. } => eyes.see_hidden(),
    }
}

/// Returns whether the reader may know a question. People always know what they are asked themselves.
pub(super) fn question(eyes: Eyes<'_>, question: &Question) -> bool {
    if eyes.are_at(question.seat()) {
        return true;
    }
    let one = |who: ActorId| eyes.know(who);
    match question {
        Question::Judge(it) => judgement(eyes, &it.judgement),
        Question::StartLife(_) | Question::Unloaded(_) => true,
        Question::Face(it) => one(it.who) || one(it.by),
        Question::Repeat(it) => one(it.who),
        Question::Protect(it) => one(it.who) || one(it.by),
        Question::SeekMany(it) => eyes.know_one(&it.who) || one(it.by),
        Question::MaySeek(it) => eyes.know_one(&it.who) || one(it.by),
        Question::Caught(it) => one(it.by),
        Question::StepIn(it) => one(it.of) || one(it.by),
        Question::Join(it) => one(it.by),
        Question::Part(it) => one(it.on),
        Question::Counter(it) => one(it.who) || one(it.by),
        Question::Exposed(it) => one(it.by),
        Question::Victim(it) => one(it.by),
        Question::Second(it) => one(it.who),
        Question::Further(it) => one(it.who),
        Question::Follow(it) => one(it.who),
        Question::Lessen(it) => one(it.who),
        Question::ClimbAid(it) => one(it.who),
        Question::ClimbRange(it) => one(it.who),
        Question::Fallen(it) => one(it.who),
        // These reveal whether somebody is hidden there, and how well a test went.
        //= daemmersturm.perception.secret
        Question::InField(_) | Question::Detail(_) => false,
        Question::Bear(it) => one(it.who) || one(it.by),
        Question::SizeOf(it) => one(it.by),
        Question::ChooseResource(it) => one(it.who),
        Question::BreakOff(it) => one(it.who),
        Question::Compensate(it) => one(it.who),
        Question::Avert(it) => one(it.who),
        Question::Damage(it) => one(it.who),
    }
}
