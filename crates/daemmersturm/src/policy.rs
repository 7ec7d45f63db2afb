//! A sensible default player for simulation and odds.

use schwung_play::Policy;
use schwung_table::System;

use crate::{
    Actors, Answer, Countering, Daemmersturm, Facing, Items, Lives, Parting, Picked, Protecting, Question,
    Shelter, Size, Span, State, Target, Wording,
    rules::{climb, further, protect, resource, shadow},
};

/// Answers like an efficient player: uses all protection that costs nothing, strikes at enemies that leave, saves
/// points, and gives the usual answer where the rules leave a decision to the plot leader.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sensible;

impl Policy<Daemmersturm> for Sensible {
    #[inline]
    fn answer(&mut self, state: &State, question: &Question) -> Answer {
        match question {
            Question::Judge(it) => it.judgement.usual().into(),
            Question::Protect(it) => match protect::usual(state, it) {
                Some(Shelter::Seek) | None => Answer::Protecting(Protecting::Take),
                Some(shelter) => Answer::Protecting(Protecting::Try(shelter)),
            },
            Question::Repeat(_) => Answer::Yes,
            Question::Face(it) => Answer::Facing(Facing::Toward(it.by)),
            Question::Part(_) => first_allowed(state, question, Answer::Parting(Parting::Reflex)),
            Question::Counter(_) => first_allowed(state, question, Answer::Countering(Countering::Strike)),
            Question::StartLife(it) => Answer::Lives(Lives(it.proposed.clone())),
            Question::Unloaded(it) => Answer::Items(Items(it.proposed.clone())),
            Question::SeekMany(_) => Answer::Actors(Actors(Vec::new())),
            Question::MaySeek(it) => Answer::Actors(Actors(it.who.clone())),
            Question::Caught(it) => Answer::Actors(Actors(it.proposed.clone())),
            Question::StepIn(_) => Answer::Target(Target(None)),
            Question::Join(_) => Answer::Yes,
            Question::Exposed(it) => Answer::Actors(Actors(it.proposed.clone())),
            Question::Victim(it) => Answer::Target(Target(it.among.first().copied())),
            Question::Second(it) => first_allowed(state, question, Answer::Target(Target(Some(it.on)))),
            Question::Further(it) => Answer::Target(Target(further::usual(state, it))),
            Question::Follow(_) | Question::Lessen(_) => Answer::Picked(Picked(None)),
            Question::Damage(_) => Answer::Span(Span::of(1, 10)),
            Question::ClimbAid(it) => Answer::Aiding(climb::usual(it)),
            Question::ClimbRange(it) => Answer::Number(it.proposed),
            Question::Fallen(_) => Answer::Number(0),
            Question::InField(it) => Answer::Actors(Actors(it.among.clone())),
            Question::Detail(_) => Answer::Words(Wording::NONE),
            Question::Bear(_) => Answer::Yes,
            Question::SizeOf(_) => Answer::Size(Size::Similar),
            Question::ChooseResource(it) => Answer::Resource(resource::usual(it)),
            Question::BreakOff(_) => Answer::Yes,
            // Save points.
            Question::Compensate(_) => Answer::No,
            Question::Avert(it) => match shadow::usual(state, it) {
                Some(shelter) => Answer::Protecting(Protecting::Try(shelter)),
                None => Answer::Protecting(Protecting::Take),
            },
        }
    }
}

/// The preferred answer if it is allowed, otherwise the first allowed one.
fn first_allowed(state: &State, question: &Question, preferred: Answer) -> Answer {
    if Daemmersturm::admit(state, question, &preferred).is_ok() {
        return preferred;
    }
    let mut choices = Vec::new();
    Daemmersturm::options(state, question, &mut choices);
    choices.into_iter().find(|it| it.barred.is_none()).map_or(preferred, |it| it.answer)
}
