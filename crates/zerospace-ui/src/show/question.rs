//! Questions with all their answers.

use schwung_log::Asked;
use schwung_table::{Choice, Hosted, Line as _, System};
use schwung_ui_kit::question;
use schwung_views::{
    Look,
    wire::{ChoiceView, CommandText, HabitStep, PlanView, QuestionView, RollView, WordsView},
};
use schwung_zerospace::{
    ActorId, ActorKind, Answer, Command, Cutting, Failure, Forcing, Price, Question, Rerolled, ZeroSpace,
};

use super::{barred, eyes::Eyes};
use crate::words;

/// Maximum number of dice in a plan.
const MOST_DICE_PLANNED: u8 = 5;

/// A question or roll, for a person who may answer it.
pub(super) fn view(look: Look<'_, ZeroSpace>, asked: &Asked<'_, ZeroSpace>) -> QuestionView {
    let eyes = Eyes::new(look);
    let seat = words::seat(eyes.c, eyes.state, asked.seat);
    let empty = question::empty(look, asked, seat.clone());
    if let Some(question) = asked.question {
        let choices = question::options::<ZeroSpace>(eyes.state, question);
        let usual = ZeroSpace::usual(eyes.state, question);
        return QuestionView {
            kind: question.kind().to_owned(),
            sentence: of_object(look, question)
                .unwrap_or_else(|| words::question(eyes.c, eyes.state, question, eyes.viewer)),
            actor: subject(question).filter(|&it| eyes.knows(it)).map(Into::into),
            usual: choices.iter().position(|it| ZeroSpace::fits(&usual, &it.answer)),
            rule: rule(question).or_else(|| choices.first().map(|it| it.rule)).map(str::to_owned),
            choices: choices.iter().map(|it| choice_view(eyes, question, it)).collect(),
            plan: plan(eyes, question, &choices).map(Box::new),
            ask: if look.is_mine(asked.seat) {
                words::question_to(eyes.c, eyes.state, question, eyes.viewer)
            } else {
                None
            },
            ..empty
        };
    }
    // Dice whose faces the rules read have a name of their own, which is not shown.
    let name = asked.dice.map_or_else(String::new, |it| words::dice(eyes.c, &it));
    QuestionView {
        sentence: eyes.say("pending-roll", &[("seat", &seat), ("dice", &name)]),
        ask: look.is_mine(asked.seat).then(|| eyes.say("zs-ask-roll", &[("dice", &name)])),
        rule: Some("zerospace.check.formula".to_owned()),
        roll: asked.dice.map(|it| RollView { dice: name.clone(), ..question::roll(eyes.c, &it, None) }),
        ..empty
    }
}

/// The question how difficult an attacked object is to hit, for those who know of it; `None` for other questions.
//= zerospace.object.endurance
fn of_object(look: Look<'_, ZeroSpace>, question: &Question) -> Option<String> {
    let Question::SetDifficulty(_) = question else { return None };
    let eyes = Eyes::new(look);
    let running = look.latest()?;
    let on: Vec<ActorId> = match &running.command {
        Command::Attack(it) => vec![it.on],
        Command::Sweep(it) => it.on.clone(),
        Command::Blast(it) => it.on.iter().map(|it| it.0).collect(),
        _ => return None,
    };
    let is_open = |&it: &ActorId| {
        let actor = eyes.actor(it);
        actor.is_some_and(|it| it.kind == ActorKind::Object && it.difficulty.is_none())
    };
    // Objects are asked about one after the other; the number of each is kept.
    let on = on.into_iter().find(is_open).filter(|&it| eyes.knows(it))?;
    Some(eyes.say("zs-question-difficulty-object", &[("other", &eyes.name(on))]))
}

/// Further decisions that one answer can settle: dice that are bought as long as they are needed.
//= zerospace.ap.use.bonus-die
fn plan(eyes: Eyes<'_>, question: &Question, choices: &[Choice<ZeroSpace>]) -> Option<PlanView> {
    let (who, points) = match question {
        Question::Force(it) if it.who == it.on => (it.who, eyes.state.points(it.seat)),
        Question::BuyDie(it) if !it.before && !it.order && it.lead.is_some() => {
            (it.who, eyes.state.points(it.seat).saturating_sub(1))
        }
        _ => return None,
    };
    let key = match question {
        Question::BuyDie(_) => "zs-plan-more-dice",
        _ => "zs-plan-dice",
    };
    let step = HabitStep {
        kind: "buy-die".to_owned(),
        habit: "dice-to-turn".to_owned(),
        label: eyes.say(key, &[("actor", &eyes.name(who))]),
        on: false,
        most: points.min(MOST_DICE_PLANNED),
    };
    let answers = choices.iter().map(|it| CommandText::of(&it.answer).ok()).collect::<Option<_>>()?;
    (points > 0).then(|| PlanView { answers, habits: vec![step], ..PlanView::default() })
}

fn choice_view(eyes: Eyes<'_>, question: &Question, it: &Choice<ZeroSpace>) -> ChoiceView {
    let unpriced = Choice { price: Price::FREE, ..it.clone() };
    ChoiceView {
        label: words::choice(eyes.c, eyes.state, question, &unpriced),
        price: words::price_of(eyes.c, eyes.state, question, it.price),
        rule: it.rule.to_owned(),
        barred: it.barred.as_ref().map(|it| barred(eyes.c, it)),
        words: answer_words(question, &it.answer).map(|(key, optional)| WordsView {
            label: eyes.say(key, &[]),
            optional,
            max: question::MOST_WORDS,
        }),
        shape: shape(&it.answer).to_owned(),
        chance: None,
        parts: Vec::new(),
    }
}

/// The label of an answer's text, and whether it is optional; `None` if the answer takes no text.
fn answer_words(question: &Question, answer: &Answer) -> Option<(&'static str, bool)> {
    Some(match answer {
        Answer::Words(_) if matches!(question, Question::Bonus(_)) => ("zs-words-bonus", true),
        Answer::Words(_) => ("zs-words-hint", false),
        Answer::Forcing(Forcing::Other(_)) => ("zs-words-defence", true),
        Answer::Failure(Failure::FalseLead(_)) => ("zs-words-false-lead", false),
        Answer::Failure(Failure::Plain) => return None,
        Answer::Failure(
            Failure::Bargain(_) | Failure::Attention(_) | Failure::Noticed(_) | Failure::Other(_),
        ) => ("zs-words-failure", true),
        Answer::Forcing(
            Forcing::Pass | Forcing::Dodge(_) | Forcing::Cover | Forcing::OutOfRadius | Forcing::Shield,
        )
        | Answer::Yes
        | Answer::No
        | Answer::Rerolled(_)
        | Answer::Cutting(_)
        | Answer::Fear(_)
        | Answer::Looted(_)
        | Answer::Out(_)
        | Answer::Rated(_)
        | Answer::Number(_) => return None,
    })
}

/// How an answer is displayed.
fn shape(answer: &Answer) -> &'static str {
    match answer {
        Answer::Yes => "yes",
        Answer::No => "no",
        Answer::Forcing(Forcing::Pass)
        | Answer::Cutting(Cutting::Pass)
        | Answer::Failure(Failure::Plain)
        | Answer::Number(0)
        | Answer::Rerolled(Rerolled { ones: 0, twos: 0 }) => "pass",
        Answer::Rerolled(_) => "reroll",
        Answer::Rated(_) => "rung",
        Answer::Forcing(_) => "full",
        Answer::Out(_) => "out",
        Answer::Cutting(_)
        | Answer::Fear(_)
        | Answer::Looted(_)
        | Answer::Failure(_)
        | Answer::Words(_)
        | Answer::Number(_) => "plain",
    }
}

/// The rule behind the question, if it differs from that of the first answer.
fn rule(question: &Question) -> Option<&'static str> {
    match question {
        Question::Judge(it) => Some(it.judgement.rule()),
        Question::Force(_) => Some("zerospace.force.timing"),
        Question::CutIn(_) => Some("zerospace.delay.interrupt"),
        Question::SetDifficulty(_) => Some("zerospace.difficulty.table"),
        _ => None,
    }
}

/// The actor that a question is about, usually the one who answers.
pub(super) fn subject(question: &Question) -> Option<ActorId> {
    question.about().and_then(ActorId::of)
}

/// The acting actor of a command, if there is exactly one.
pub(super) fn doer(command: &Command) -> Option<ActorId> {
    match command {
        Command::Attack(it) => Some(it.by),
        Command::Sweep(it) => Some(it.by),
        Command::Blast(it) => Some(it.by),
        Command::Check(it) => Some(it.by),
        Command::Move(it) => Some(it.by),
        Command::Together(it) => it.parts.first().map(|it| it.by),
        Command::Distract { by, .. }
        | Command::Escape { by, .. }
        | Command::Recover { by, .. }
        | Command::Throw { by, .. } => Some(*by),
        _ => None,
    }
}

/// Describes the question to another person: only its kind. Returns nothing specific for questions about hidden actors or about
/// attacks that only those involved notice, nor for dice of the game master, which may be rolled for a hidden actor.
pub(super) fn waiting_for(look: Look<'_, ZeroSpace>, asked: &Asked<'_, ZeroSpace>) -> String {
    let eyes = Eyes::new(look);
    match asked.question {
        Some(question) if is_open(eyes, question) => words::waiting(eyes.c, eyes.state, question),
        Some(_) => String::new(),
        None if asked.seat.is_gm() && !eyes.sees_all() => String::new(),
        None => eyes.say("waiting-roll", &[]),
    }
}

/// Whether others may know the question. Otherwise they see only that one is open.
fn is_open(eyes: Eyes<'_>, question: &Question) -> bool {
    eyes.eyes.know(question) && subject(question).is_none_or(|it| eyes.knows(it))
}
