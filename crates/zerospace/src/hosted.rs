//! Implements what a host needs to run ZeroSpace for people.

use schwung_play::Policy;
use schwung_table::{Asking, Before, Choice, Dice, DiceSpec, Hosted, Input, Owner, System};

use crate::{
    Answer, Asks, BuyDie, Command, Cutting, Event, FaceDice, Fact, Failure, Force, Forcing, HighDie,
    Judgement, MOST_DICE, Price, Prompt, Question, Rerolled, Sensible, State, SumDice, Wording, ZeroSpace,
    averted::can_be_averted, command, dice::MOST_OF_A_DIE, onwards::DICE_TO_TURN,
};

impl Hosted for ZeroSpace {
    const ENGINE: &'static str = "zerospace";
    const RULES: u32 = 5;

    fn owner(state: &State, command: &Command) -> Owner {
        command::owner(state, command)
    }

    fn interjects(command: &Command) -> bool {
        matches!(
            command,
            Command::Set(_)
                | Command::Award { .. }
                | Command::AwardAll { .. }
                | Command::Overrule { .. }
                | Command::Tell { .. }
                | Command::Play { .. }
        )
    }

    fn dice(_: &State, name: &str) -> Option<DiceSpec> {
        let sums = (1..=MOST_DICE).map(|n| SumDice::new(n).spec());
        let faces = (1..=MOST_DICE).map(|n| FaceDice::new(n).spec());
        sums.chain(faces).chain([HighDie.spec()]).find(|it| it.name == name)
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
        // Never spend points or turns without asking.
        let costs = choices.iter().any(|it| it.answer == sensible && it.price != Price::FREE);
        if costs && let Some(nothing) = ZeroSpace::decline(state, question) {
            return nothing;
        }
        if ZeroSpace::admit(state, question, &sensible).is_ok() {
            return sensible;
        }
        let free = choices.iter().position(|it| it.price == Price::FREE).unwrap_or(0);
        choices.into_iter().nth(free).map_or(sensible, |it| it.answer)
    }

    fn decline(state: &State, question: &Question) -> Option<Answer> {
        let answer = match question.asks() {
            Asks::YesOrNo(_) => Answer::No,
            Asks::RollAgain(_) => Answer::Rerolled(Rerolled::default()),
            Asks::Force(_) => Answer::Forcing(Forcing::Pass),
            Asks::CutIn(_) => Answer::Cutting(Cutting::Pass),
            Asks::FailForward(_) => Answer::Failure(Failure::Plain),
            Asks::Bonus(_) => Answer::Words(Wording::NONE),
            Asks::Harm(_) | Asks::ThrowLength(_) => Answer::Number(0),
            Asks::BuyDie(_) => Answer::No,
            // These questions need a decision and cannot be declined.
            Asks::Panic(_)
            | Asks::Loot(_)
            | Asks::Finish(_)
            | Asks::Judge(_)
            | Asks::SetDifficulty(_)
            | Asks::Hint(_)
            | Asks::GoesFirst(_)
            | Asks::Heal(_) => return None,
        };
        ZeroSpace::admit(state, question, &answer).is_ok().then_some(answer)
    }

    /// Low dice are rerolled where that can help. Players are asked about forced actions only if they wait for attacks: with a
    /// habit for attacks on themselves, or with this kind of question set to be asked for all attacks.
    //= zerospace.force.declare
    fn matters(state: &State, question: &Question, asking: Asking) -> bool {
        let gm = question.seat().is_gm();
        if asking == Asking::Little && gm && is_routine(question) {
            return false;
        }
        match question {
            Question::RollAgain(_) => false,
            Question::BuyDie(it) => die_matters(state, it),
            Question::Force(_) => false,
            Question::Judge(it) => !is_granted(&it.judgement),
            _ => true,
        }
    }

    fn can_change(
        start: &State,
        command: &Command,
        inputs: &[Input<ZeroSpace>],
        question: &Question,
    ) -> bool {
        match question {
            Question::Force(it) => can_be_averted(start, command, inputs, it),
            _ => true,
        }
    }

    fn habits() -> &'static [&'static str] {
        &[BEHIND_AT_MOST, DICE_TO_TURN, FORCE_AT_MOST, FORCE_ON_ME, KEEP_POINTS]
    }

    fn by_habit(state: &State, question: &Question, habit: &str, value: u8) -> Option<Answer> {
        let answer = match (habit, question) {
            (BEHIND_AT_MOST, Question::BuyDie(it))
                if is_after(it) && it.lead.is_some_and(|lead| -lead > i16::from(value)) =>
            {
                Answer::No
            }
            (DICE_TO_TURN, Question::BuyDie(it)) if turns(state, it) && state.points(it.seat) > value => {
                Answer::Yes
            }
            (KEEP_POINTS, Question::BuyDie(it)) if state.points(it.seat) <= value => Answer::No,
            //= zerospace.force.declare
            (FORCE_AT_MOST, Question::Force(it)) if it.who == it.on && has_more(state, it, value) => {
                Answer::Forcing(Forcing::Pass)
            }
            _ => return None,
        };
        ZeroSpace::admit(state, question, &answer).is_ok().then_some(answer)
    }

    fn asks_by_habit(state: &State, question: &Question, habit: &str, value: u8) -> bool {
        match (habit, question) {
            //= zerospace.force.declare
            (FORCE_AT_MOST, Question::Force(it)) => it.who == it.on && !has_more(state, it, value),
            (FORCE_ON_ME, Question::Force(it)) => it.who == it.on,
            _ => false,
        }
    }

    fn is_reopened(state: &State, question: &Question) -> bool {
        match question {
            Question::RollAgain(_) | Question::Force(_) => allowed(state, question).len() > 1,
            Question::BuyDie(it) => state.points(it.seat) > 0,
            Question::Judge(it) => is_granted(&it.judgement),
            _ => false,
        }
    }

    /// Rules of thumb at most tables; the game master decides at tables where every question is asked.
    //= zerospace.range.beyond
    //= zerospace.move.linked-action
    fn preset(state: &State, before: Before<'_>, asking: Asking) -> Vec<Event> {
        let of = |it| if it == Asking::Everything { Prompt::Ask } else { Prompt::Automatic };
        let (was, wanted) = (before.asking().map_or(Prompt::Ask, of), of(asking));
        let mut switches = state.switches.clone();
        switches.change(|it| {
            let prompts = [("ask-range", &mut it.ask_range), ("ask-linked", &mut it.ask_linked)];
            for (name, prompt) in prompts {
                if *prompt == was && !before.keeps(name) {
                    *prompt = wanted;
                }
            }
        });
        if switches == state.switches {
            return Vec::new();
        }
        let was = Some(state.switches.clone());
        vec![Event::Set { fact: Box::new(Fact::Switches(switches)), was }]
    }

    fn worded(model: &Answer, words: &str) -> Option<Answer> {
        let words = Wording::new(words);
        Some(match model {
            Answer::Words(_) => Answer::Words(words),
            Answer::Forcing(Forcing::Other(_)) => Answer::Forcing(Forcing::Other(words)),
            Answer::Failure(failure) => Answer::Failure(match failure {
                Failure::Plain => return None,
                Failure::Bargain(_) => Failure::Bargain(words),
                Failure::FalseLead(_) => Failure::FalseLead(words),
                Failure::Attention(_) => Failure::Attention(words),
                Failure::Noticed(_) => Failure::Noticed(words),
                Failure::Other(_) => Failure::Other(words),
            }),
            _ => return None,
        })
    }

    fn is_sound(state: &State) -> bool {
        state.is_sound()
    }

    fn seated(state: &State, names: &[String]) -> Option<Event> {
        if state.frame.seats == names || names.is_empty() {
            return None;
        }
        let mut frame = state.frame.clone();
        frame.change(|it| it.seats = names.to_vec());
        Some(Event::Set { fact: Box::new(Fact::Frame(frame)), was: None })
    }
}

/// Whether the table can answer a question for the game master's characters.
fn is_routine(question: &Question) -> bool {
    matches!(
        question,
        Question::BuyDie(_)
            | Question::CutIn(_)
            | Question::Panic(_)
            | Question::Finish(_)
            | Question::FailForward(_)
            | Question::Bonus(_)
            | Question::ThrowNow(_)
            | Question::Assist(_)
    )
}

/// A habit: no die is bought for a roll that is more than this number behind.
const BEHIND_AT_MOST: &str = "behind-at-most";
/// A habit: to be asked about forced actions when attacked, with at most this endurance left.
const FORCE_AT_MOST: &str = "force-at-most";
/// A habit: to be asked about forced actions when attacked.
const FORCE_ON_ME: &str = "force-on-me";
/// A habit: the last points, this many, are not spent on dice.
const KEEP_POINTS: &str = "keep-points";

/// Whether the actor has more endurance left than this number.
fn has_more(state: &State, it: &Force, value: u8) -> bool {
    state.endurance(it.who) > value
}

/// Decisions that are nearly always granted, and can be undone.
fn is_granted(judgement: &Judgement) -> bool {
    matches!(judgement, Judgement::Shield { .. } | Judgement::Quick { .. })
}

/// Whether the roll has been made, and is not the one for the order of turns.
fn is_after(it: &BuyDie) -> bool {
    !it.before && !it.order
}

/// Whether a roll is behind, and dice can turn it. With margins, a tie may be a success that could be raised.
//= zerospace.check.tie
fn turns(state: &State, it: &BuyDie) -> bool {
    let behind = it.lead.is_some_and(|lead| lead < 0 || (lead == 0 && !state.switches.margin));
    is_after(it) && behind && die_matters(state, it)
}

/// Whether the available points can turn a roll. The side that is ahead needs none, and each point adds at most six.
//= zerospace.ap.use.bonus-die
fn die_matters(state: &State, it: &BuyDie) -> bool {
    if it.before || it.order {
        return true;
    }
    let points = i16::from(state.points(it.seat));
    it.lead.is_none_or(|lead| lead <= 0 && -lead <= points.saturating_mul(MOST_OF_A_DIE))
}

fn allowed(state: &State, question: &Question) -> Vec<Choice<ZeroSpace>> {
    let mut choices = Vec::new();
    ZeroSpace::options(state, question, &mut choices);
    choices.retain(|it| it.barred.is_none());
    choices
}
