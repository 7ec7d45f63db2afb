//! What a host needs to run Fate for people.

use schwung_play::Policy;
use schwung_table::{Asking, Choice, Dice, DiceSpec, Hosted, Owner, System};

use crate::{
    AgainstRoll, Answer, Command, Event, Fate, Invocation, Invoke, Judgement, MarginUse, Offered,
    OverflowUse, Price, Question, Sensible, ShiftSpend, SpinUse, State, StepsIn, Wording, owner,
};

impl Hosted for Fate {
    const ENGINE: &'static str = "fate";
    const RULES: u32 = 2;

    fn owner(state: &State, command: &Command) -> Owner {
        match owner(command, state) {
            crate::Owner::Gm => Owner::Gm,
            crate::Owner::Actor(actor) => seats(state, &[actor]),
            crate::Owner::Actors(actors) => seats(state, &actors),
        }
    }

    fn interjects(command: &Command) -> bool {
        matches!(command, Command::Set(_))
    }

    /// Fate points can be spent at any time.
    //= malmsturm.fate.uses
    fn is_aside(command: &Command) -> bool {
        matches!(
            command,
            Command::Declare(_)
                | Command::TagEffect { .. }
                | Command::UseGift { .. }
                | Command::Compel(_)
                | Command::PassTag { .. }
        )
    }

    fn dice(state: &State, name: &str) -> Option<DiceSpec> {
        Some(state.profile.dice().spec()).filter(|it| it.name == name)
    }

    fn kind(question: &Question) -> &'static str {
        question.kind()
    }

    fn kinds() -> &'static [&'static str] {
        Question::KINDS
    }

    fn usual(state: &State, question: &Question) -> Answer {
        let sensible = Sensible.answer(state, question);
        let choices = allowed(state, question);
        // No one's points are spent without asking.
        let costs =
            choices.iter().any(|it| it.answer == sensible && (it.price.points > 0 || it.price.free_tag));
        if costs && let Some(nothing) = Fate::decline(state, question) {
            return nothing;
        }
        if Fate::admit(state, question, &sensible).is_ok() {
            return sensible;
        }
        let free = choices.iter().position(|it| it.price == Price::FREE).unwrap_or(0);
        choices.into_iter().nth(free).map_or(sensible, |it| it.answer)
    }

    fn decline(state: &State, question: &Question) -> Option<Answer> {
        let answer = match question {
            Question::Invoke(_) => Answer::Invocation(Invocation::Pass),
            Question::Concede(_) => Answer::Terms(Offered(None)),
            Question::UseSpin(_) => Answer::Spin(SpinUse::Lapse),
            Question::Overflow(_) => Answer::Overflow(OverflowUse::Done),
            Question::SpendShift(_) => Answer::Shift(ShiftSpend::Done),
            Question::StepIn(_) => Answer::StepsIn(StepsIn(false)),
            Question::Spare(_) => Answer::Number(0),
            Question::Buy(_)
            | Question::Accept(_)
            | Question::Plead(_)
            | Question::RefuseAspect(_)
            | Question::LeftoverStress(_)
            | Question::TakeLonger(_)
            | Question::TiedContest(_) => Answer::No,
            Question::OpponentShifts(_) => Answer::Margin(MarginUse::Nothing),
            // These need a decision; there is no way to decline them.
            Question::Defend(_)
            | Question::Absorb(_)
            | Question::Word(_)
            | Question::Judge(_)
            | Question::SpinOrOverflow(_)
            | Question::ContestSkill(_)
            | Question::BlockPenalty(_)
            | Question::SwapDuration(_)
            | Question::SetDifficulty(_)
            | Question::Compelled(_) => return None,
        };
        Fate::admit(state, question, &answer).is_ok().then_some(answer)
    }

    /// A side that already has what it wants can only overdo it; it is asked again if the other side changes that.
    /// A concession can still be offered after the consequence, and the game master can overrule the defaults.
    fn matters(state: &State, question: &Question, asking: Asking) -> bool {
        if asking == Asking::Little && question.seat().is_gm() && is_routine(question) {
            return false;
        }
        match question {
            Question::Invoke(it) => wants_more(it),
            Question::Concede(it) => it.grit,
            Question::RefuseAspect(it) => !it.seat.is_gm(),
            Question::Judge(it) => {
                !matches!(it.judgement, Judgement::Invocation { .. } | Judgement::Range { .. })
            }
            Question::Defend(_) | Question::Absorb(_) => {
                let choices = allowed(state, question);
                choices.len() > 1 || choices.iter().any(|it| it.price != Price::FREE)
            }
            _ => true,
        }
    }

    fn worded(model: &Answer, words: &str) -> Option<Answer> {
        let words = Wording::new(words);
        Some(match model {
            Answer::Words(_) => Answer::Words(words),
            Answer::Terms(Offered(Some(_))) => Answer::Terms(Offered(Some(words))),
            Answer::Spin(SpinUse::On { acting, plus, .. }) => {
                Answer::Spin(SpinUse::On { acting: *acting, plus: *plus, how: words })
            }
            Answer::Overflow(OverflowUse::Other { shifts, .. }) => {
                Answer::Overflow(OverflowUse::Other { shifts: *shifts, text: words })
            }
            Answer::Shift(ShiftSpend::Other(_)) => Answer::Shift(ShiftSpend::Other(words)),
            Answer::Margin(MarginUse::Told(_)) => Answer::Margin(MarginUse::Told(words)),
            _ => return None,
        })
    }

    //= freefate.contest.secret
    fn is_veiled(command: &Command) -> bool {
        matches!(command, Command::Contest(it) if it.hidden)
    }

    fn is_sound(state: &State) -> bool {
        state.is_sound()
    }

    fn seated(state: &State, names: &[String]) -> Option<Event> {
        if state.frame.seats == names {
            return None;
        }
        let mut frame = state.frame.clone();
        frame.change(|it| it.seats = names.to_vec());
        Some(Event::FrameSet { frame, ways: Vec::new() })
    }
}

/// Whether the table can answer this for a character of the game master.
fn is_routine(question: &Question) -> bool {
    matches!(question, Question::Defend(_) | Question::Absorb(_) | Question::Invoke(_) | Question::Word(_))
}

/// Whether a side is behind, as far as it knows, or at least not clearly ahead.
//= malmsturm.invoke.timing
fn wants_more(it: &Invoke) -> bool {
    let acting = it.who == it.clash.effort.actor;
    match it.clash.against {
        // The difference to a hidden difficulty is nobody's to know.
        AgainstRoll::Number { hidden: true, .. } | AgainstRoll::Standing { .. } => true,
        _ if acting => it.clash.lead() <= 0,
        _ => it.clash.lead() >= 0,
    }
}

/// The seats of these actors.
fn seats(state: &State, actors: &[crate::ActorId]) -> Owner {
    let seats = actors.iter().map(|it| state.actors.get(usize::from(it.0)).map(|it| it.seat));
    // Nobody but the game master may command actors that do not exist.
    let seats = seats.collect::<Option<Vec<_>>>().filter(|it| !it.is_empty());
    seats.map_or(Owner::Gm, Owner::Seats)
}

fn allowed(state: &State, question: &Question) -> Vec<Choice<Fate>> {
    let mut choices = Vec::new();
    Fate::options(state, question, &mut choices);
    choices.retain(|it| it.barred.is_none());
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_question_are_told_apart() {
        let mut kinds = Question::KINDS.to_vec();
        kinds.sort_unstable();
        kinds.dedup();
        assert_eq!(kinds.len(), Question::KINDS.len());
    }
}
