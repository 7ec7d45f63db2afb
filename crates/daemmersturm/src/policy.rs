//! A sensible default player for simulation and odds.

use schwung_play::Policy;
use schwung_table::System;

use crate::{
    Actors, Answer, Asks, Countering, Daemmersturm, Facing, Items, Lives, Parting, Picked, Protecting,
    Question, Shelter, Size, Span, State, Target, Wording,
    rules::{climb, further, protect, resource, shadow},
};

/// Answers like an efficient player: uses all protection that costs nothing, strikes at enemies that leave, saves
/// points, and gives the usual answer where the rules leave a decision to the plot leader.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sensible;

impl Policy<Daemmersturm> for Sensible {
    #[inline]
    fn answer(&mut self, state: &State, question: &Question) -> Answer {
        match question.asks() {
            Asks::YesOrNo(it) => it.usual.into(),
            Asks::Judge(it) => it.judgement.usual().into(),
            Asks::Protect(it) => match protect::usual(state, it) {
                Some(Shelter::Seek) | None => Answer::Protecting(Protecting::Take),
                Some(shelter) => Answer::Protecting(Protecting::Try(shelter)),
            },
            Asks::Face(it) => Answer::Facing(Facing::Toward(it.by)),
            Asks::Part(_) => first_allowed(state, question, Answer::Parting(Parting::Reflex)),
            Asks::Counter(_) => first_allowed(state, question, Answer::Countering(Countering::Strike)),
            Asks::StartLife(it) => Answer::Lives(Lives(it.proposed.clone())),
            Asks::Unloaded(it) => Answer::Items(Items(it.proposed.clone())),
            Asks::SeekMany(_) => Answer::Actors(Actors(Vec::new())),
            Asks::MaySeek(it) => Answer::Actors(Actors(it.who.clone())),
            Asks::Caught(it) => Answer::Actors(Actors(it.proposed.clone())),
            Asks::StepIn(_) => Answer::Target(Target(None)),
            Asks::Exposed(it) => Answer::Actors(Actors(it.proposed.clone())),
            Asks::Victim(it) => Answer::Target(Target(it.among.first().copied())),
            Asks::Second(it) => first_allowed(state, question, Answer::Target(Target(Some(it.on)))),
            Asks::Further(it) => Answer::Target(Target(further::usual(state, it))),
            Asks::Follow(_) | Asks::Lessen(_) => Answer::Picked(Picked(None)),
            Asks::Damage(_) => Answer::Span(Span::of(1, 10)),
            Asks::ClimbAid(it) => Answer::Aiding(climb::usual(it)),
            Asks::ClimbRange(it) => Answer::Number(it.proposed),
            Asks::Fallen(_) => Answer::Number(0),
            Asks::InField(it) => Answer::Actors(Actors(it.among.clone())),
            Asks::Detail(_) => Answer::Words(Wording::NONE),
            Asks::SizeOf(_) => Answer::Size(Size::Similar),
            Asks::ChooseResource(it) => Answer::Resource(resource::usual(it)),
            // Save points.
            Asks::Compensate(_) => Answer::No,
            Asks::Avert(it) => match shadow::usual(state, it) {
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
