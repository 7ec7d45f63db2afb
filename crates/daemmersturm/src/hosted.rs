//! Implements what a host needs to run Dämmersturm for people.

use schwung_play::Policy;
use schwung_table::{Dice, DiceSpec, Hosted, Owner, System};

use crate::{
    Answer, Command, Countering, Daemmersturm, Event, Fact, Parting, Picked, Price, Protecting, Question,
    SceneCommand, Sensible, Shared, SightCommand, Span, State, TableFact, Target, Wording, worded,
};

impl Hosted for Daemmersturm {
    const ENGINE: &'static str = "daemmersturm";
    const RULES: u32 = 2;
    //= daemmersturm.dice.client-command
    const OWN_DICE: bool = true;

    fn owner(state: &State, command: &Command) -> Owner {
        command.owner(state)
    }

    fn interjects(command: &Command) -> bool {
        command.interjects()
    }

    fn dice(_: &State, name: &str) -> Option<DiceSpec> {
        Span::named(name).map(|it| it.spec())
    }

    fn kind(question: &Question) -> &'static str {
        question.kind()
    }

    fn kinds() -> &'static [&'static str] {
        Question::KINDS
    }

    fn usual(state: &State, question: &Question) -> Answer {
        let sensible = Sensible.answer(state, question);
        let mut choices = Vec::new();
        Daemmersturm::options(state, question, &mut choices);
        // Points and turns are never spent without asking.
        let costs = choices.iter().any(|it| it.answer == sensible && it.price != Price::FREE);
        if costs && let Some(nothing) = Daemmersturm::decline(state, question) {
            return nothing;
        }
        if Daemmersturm::admit(state, question, &sensible).is_ok() {
            return sensible;
        }
        choices.retain(|it| it.barred.is_none());
        let free = choices.iter().position(|it| it.price == Price::FREE).unwrap_or(0);
        choices.into_iter().nth(free).map_or(sensible, |it| it.answer)
    }

    fn decline(state: &State, question: &Question) -> Option<Answer> {
        let answer = match question {
            Question::Repeat(_) => Answer::No,
            Question::Protect(_) => Answer::Protecting(Protecting::Take),
            Question::SeekMany(_) => Answer::Actors(crate::Actors(Vec::new())),
            Question::StepIn(_) => Answer::Target(Target(None)),
            Question::Join(_) => Answer::No,
            Question::Part(_) => Answer::Parting(Parting::Nothing),
            Question::Counter(_) => Answer::Countering(Countering::Nothing),
            Question::Second(_) | Question::Further(_) => Answer::Target(Target(None)),
            Question::Follow(_) | Question::Lessen(_) => Answer::Picked(Picked(None)),
            Question::ClimbAid(_) => Answer::Aiding(crate::Aiding::GoOn),
            Question::Bear(_) | Question::BreakOff(_) | Question::Compensate(_) => Answer::No,
            Question::Avert(_) => Answer::Protecting(Protecting::Take),
            Question::Detail(_) => Answer::Words(Wording::NONE),
            // Somebody has to decide these; there is no neutral answer.
            Question::Judge(_)
            | Question::StartLife(_)
            | Question::Unloaded(_)
            | Question::Face(_)
            | Question::MaySeek(_)
            | Question::Caught(_)
            | Question::Exposed(_)
            | Question::Victim(_)
            | Question::ClimbRange(_)
            | Question::Fallen(_)
            | Question::InField(_)
            | Question::SizeOf(_)
            | Question::ChooseResource(_)
            | Question::Damage(_) => return None,
        };
        Daemmersturm::admit(state, question, &answer).is_ok().then_some(answer)
    }

    fn worded(model: &Answer, words: &str) -> Option<Answer> {
        worded::answer(model, words)
    }

    fn is_veiled(command: &Command) -> bool {
        matches!(command, Command::Scene(SceneCommand::Sight(SightCommand::Search(it))) if it.veiled)
    }

    fn is_sound(state: &State) -> bool {
        state.is_sound()
    }

    fn seated(state: &State, names: &[String]) -> Option<Event> {
        if state.frame.seats == names || names.is_empty() {
            return None;
        }
        let mut frame = (*state.frame).clone();
        frame.seats = names.to_vec();
        let fact = Box::new(Fact::Table(TableFact::Frame(Shared::new(frame))));
        Some(Event::Set { fact, reason: Wording::NONE })
    }
}
