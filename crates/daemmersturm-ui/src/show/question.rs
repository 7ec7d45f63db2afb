//! Pending questions and rolls.

use schwung_daemmersturm::{
    ActorId, Answer, Countering, Daemmersturm, Parting, Picked, Price, Protecting, Question, Status, StepIn,
    Target, loss_ahead,
};
use schwung_log::Asked;
use schwung_table::{Choice, Hosted as _, Line as _, System as _};
use schwung_ui_kit::question;
use schwung_views::{
    Look,
    wire::{ChoiceView, QuestionView, WordsView},
};

use super::{
    barred,
    call::{called, is_open as call_is_open, typed},
    eyes::Eyes,
    pick, plan,
};
use crate::words;

/// A pending question or roll, for those who may answer it.
pub(super) fn view(look: Look<'_, Daemmersturm>, asked: &Asked<'_, Daemmersturm>) -> QuestionView {
    let eyes = Eyes::new(look);
    let seat = words::seat(eyes.c, eyes.state, asked.seat);
    let empty = question::empty(look, asked, seat.clone());
    if let Some(question) = asked.question {
        let choices = question::options::<Daemmersturm>(eyes.state, question);
        let usual = Daemmersturm::usual(eyes.state, question);
        return QuestionView {
            kind: question.kind().to_owned(),
            sentence: words::question(eyes.c, eyes.state, question, eyes.viewer),
            actor: subject(question).and_then(|it| eyes.wire(it)),
            usual: choices.iter().position(|it| Daemmersturm::fits(&usual, &it.answer)),
            rule: choices.first().map(|it| it.rule.to_owned()),
            choices: choices.iter().map(|it| choice_view(look, question, it)).collect(),
            pick: pick::view(eyes, question),
            plan: plan::view(eyes, question, &choices).map(Box::new),
            ..empty
        };
    }
    let dice = asked.dice;
    let (sentence, actor) = match called(look) {
        Some((who, purpose, span)) => {
            let purpose = words::purpose(eyes.c, purpose);
            let args = [
                ("seat", &*seat),
                ("actor", &*eyes.name(who)),
                ("purpose", &*purpose),
                ("command", &*typed(span)),
            ];
            (eyes.say("ds-show-roll", &args), eyes.wire(who))
        }
        None => {
            let name = dice.map_or("", |it| it.name);
            (eyes.say("pending-roll", &[("seat", &seat), ("dice", name)]), None)
        }
    };
    QuestionView {
        sentence,
        actor,
        rule: Some("daemmersturm.dice.uniform-range".to_owned()),
        //= daemmersturm.dice.client-command
        roll: dice.map(|it| question::roll(eyes.c, &it, called(look).map(|it| typed(it.2)))),
        ..empty
    }
}

fn choice_view(look: Look<'_, Daemmersturm>, question: &Question, it: &Choice<Daemmersturm>) -> ChoiceView {
    let eyes = Eyes::new(look);
    let unpriced = Choice { price: Price::FREE, ..it.clone() };
    let label = match (question, &it.answer) {
        // Players who are asked about one character decide whether it steps in, not which one.
        (Question::StepIn(it), Answer::Target(Target(who))) if is_whether(it) => {
            eyes.say(if who.is_some() { "ds-show-step-in" } else { "ds-show-stay" }, &[])
        }
        (Question::StepIn(it), Answer::Substitute(to)) if it.who.len() == 1 => {
            eyes.say("ds-show-step-in-for", &[("other", &*eyes.name(to.of))])
        }
        _ => words::choice(eyes.c, eyes.state, question, &unpriced),
    };
    let loss = loss(look, question, &it.answer);
    ChoiceView {
        label: match loss {
            Some(loss) => eyes.say("ds-show-answer-loss", &[("answer", &label), ("loss", &loss)]),
            None => label,
        },
        price: words::price(eyes.c, it.price),
        rule: it.rule.to_owned(),
        barred: it.barred.as_ref().map(|it| barred(eyes.c, it)),
        words: matches!(it.answer, Answer::Words(_)).then(|| WordsView {
            label: eyes.say("ds-show-words", &[]),
            optional: true,
            max: question::MOST_WORDS,
        }),
        shape: shape(question, &it.answer).to_owned(),
        chance: None,
        parts: Vec::new(),
    }
}

/// The effect of taking a hit, once its damage is known.
//= daemmersturm.protect.after-damage
//= daemmersturm.protect.partial
fn loss(look: Look<'_, Daemmersturm>, question: &Question, answer: &Answer) -> Option<String> {
    let who = match (question, answer) {
        (Question::Protect(it), Answer::Protecting(Protecting::Take)) if it.damage.is_some() => it.who,
        (Question::Lessen(it), Answer::Picked(Picked(None))) => it.who,
        (Question::Avert(it), Answer::Protecting(Protecting::Take)) => it.who,
        _ => return None,
    };
    let (eyes, running) = (Eyes::new(look), look.game.running()?);
    let loss = loss_ahead(&running.base, &running.command, &running.inputs, (question, answer), who)?;
    let n = loss.damage.to_string();
    let Some(actor) = loss.state.actors.get(usize::from(who.0)).filter(|_| eyes.reads(who)) else {
        return Some(eyes.say("ds-show-loss", &[("n", &n)]));
    };
    let key = if actor.status == Status::Up { "ds-show-loss-left" } else { "ds-show-loss-down" };
    Some(eyes.say(key, &[("n", &n), ("left", &actor.life.to_string())]))
}

/// The way in which an answer is displayed.
fn shape(question: &Question, answer: &Answer) -> &'static str {
    match answer {
        Answer::Target(Target(who)) if matches!(question, Question::StepIn(it) if is_whether(it)) => {
            if who.is_some() { "yes" } else { "no" }
        }
        Answer::No if matches!(question, Question::StepIn(_)) => "aside",
        Answer::Order(_) => "never",
        Answer::Yes => "yes",
        Answer::No => "no",
        Answer::Protecting(Protecting::Take)
        | Answer::Parting(Parting::Nothing)
        | Answer::Countering(Countering::Nothing)
        | Answer::Target(Target(None))
        | Answer::Aiding(schwung_daemmersturm::Aiding::GoOn)
        | Answer::Picked(Picked(None)) => "pass",
        Answer::Protecting(Protecting::Try(_)) => "full",
        Answer::Lives(_)
        | Answer::Items(_)
        | Answer::Actors(_)
        | Answer::Facing(_)
        | Answer::Parting(_)
        | Answer::Countering(_)
        | Answer::Target(_)
        | Answer::Picked(_)
        | Answer::Span(_)
        | Answer::Words(_)
        | Answer::Number(_)
        | Answer::Aiding(_)
        | Answer::Size(_)
        | Answer::Direction(_)
        | Answer::Resource(_)
        | Answer::Substitute(_) => "plain",
    }
}

/// Returns whether the only choice is whether to step in: one character can, for one target.
fn is_whether(it: &StepIn) -> bool {
    it.who.len() == 1 && it.others.is_empty()
}

/// The character that a question is about, usually the one that answers.
pub(super) fn subject(question: &Question) -> Option<ActorId> {
    question.about().and_then(ActorId::of)
}

/// The kind of question to another person; `None` if it is about a hidden character.
pub(super) fn waiting_for(look: Look<'_, Daemmersturm>, asked: &Asked<'_, Daemmersturm>) -> String {
    let eyes = Eyes::new(look);
    match asked.question {
        Some(question) if is_open(eyes, question) => words::waiting(eyes.c, eyes.state, question),
        Some(_) => String::new(),
        None if !call_is_open(look) => String::new(),
        None => match called(look) {
            Some((_, purpose, _)) => words::purpose(eyes.c, purpose),
            None => eyes.say("waiting-roll", &[]),
        },
    }
}

/// Returns whether others may know the question. Otherwise they only see that one is pending.
fn is_open(eyes: Eyes<'_>, question: &Question) -> bool {
    eyes.eyes.know(question) && subject(question).is_none_or(|it| eyes.knows(it))
}
