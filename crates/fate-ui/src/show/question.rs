//! Questions and their possible answers.

use schwung_fate::{
    Absorption, ActorId, Answer, Asks, BlockRuling, Defence, Fate, Invocation, MarginUse, Offered,
    OverflowUse, Price, Question, ShiftSpend, SpinUse, StepsIn, Switches, WordFor,
};
use schwung_log::Asked;
use schwung_table::{Choice, Hosted, Line as _};
use schwung_ui_kit::question;
use schwung_views::{
    Look,
    wire::{ChoiceView, QuestionView, WordsView},
};

use crate::{
    show::{barred::barred, eyes::Eyes, plan},
    words::{choice, price, question_for, question_to, seat_name},
};

/// A question or roll, for somebody who may answer it.
pub(crate) fn view(look: Look<'_, Fate>, asked: &Asked<'_, Fate>) -> QuestionView {
    let eyes = Eyes::new(look);
    let seat = seat_name(eyes.c, eyes.state, asked.seat);
    let empty = question::empty(look, asked, seat.clone());
    if let Some(question) = asked.question {
        let choices = question::options::<Fate>(eyes.state, question);
        let usual = Fate::usual(eyes.state, question);
        return QuestionView {
            kind: question.kind().to_owned(),
            sentence: question_for(eyes.c, eyes.state, question, eyes.viewer),
            actor: subject(question).filter(|&it| eyes.knows(it)).map(|it| it.0),
            usual: choices.iter().position(|it| it.answer == usual),
            rule: rule(question).or_else(|| choices.first().map(|it| it.rule)).map(str::to_owned),
            choices: choices.iter().map(|it| choice_view(eyes, question, it)).collect(),
            ask: look.is_mine(asked.seat).then(|| question_to(eyes.c, eyes.state, question)).flatten(),
            plan: plan::view(look, asked, question, &choices).map(Box::new),
            ..empty
        };
    }
    let dice = asked.dice;
    let name = dice.map_or("", |it| it.name);
    QuestionView {
        sentence: eyes.say("pending-roll", &[("seat", &seat), ("dice", name)]),
        rule: Switches::find("dice").map(|it| it.rule_in(eyes.state.profile.id).to_owned()),
        roll: dice.map(|it| question::roll(eyes.c, &it, None)),
        ..empty
    }
}

pub(crate) fn choice_view(eyes: Eyes<'_>, question: &Question, it: &Choice<Fate>) -> ChoiceView {
    let unpriced = Choice { price: Price::FREE, ..it.clone() };
    ChoiceView {
        label: choice(eyes.c, eyes.state, question, &unpriced),
        price: price(eyes.c, eyes.state, &it.price),
        rule: it.rule.to_owned(),
        barred: it.barred.as_ref().map(|it| barred(eyes.c, it)),
        words: words(question, &it.answer).map(|key| WordsView {
            label: eyes.say(key, &[]),
            optional: is_optional(question),
            max: question::MOST_WORDS,
        }),
        shape: shape(&it.answer).to_owned(),
        chance: None,
    }
}

/// Message key for the words of an answer; `None` if it takes none.
fn words(question: &Question, answer: &Answer) -> Option<&'static str> {
    let of_word = || match question {
        Question::Word(it) => match it.what {
            WordFor::Consequence { .. } => "words-consequence",
            WordFor::Outcome { .. } => "words-outcome",
            WordFor::Companion { .. } => "words-companion",
            WordFor::FollowUp { draw: false, .. } => "words-follow-up",
            WordFor::FollowUp { draw: true, .. } => "words-draw",
            WordFor::Extra { .. } => "words-extra",
            WordFor::Flourish { .. } => "words-flourish",
        },
        _ => "words-any",
    };
    match answer {
        Answer::Words(_) => Some(of_word()),
        Answer::Terms(Offered(Some(_))) => Some("words-terms"),
        Answer::Spin(SpinUse::On { .. }) => Some("words-spin"),
        Answer::Overflow(OverflowUse::Other { .. }) => Some("words-overflow"),
        Answer::Shift(ShiftSpend::Other(_)) => Some("words-shift"),
        Answer::Margin(MarginUse::Told(_)) => Some("words-margin"),
        Answer::Yes
        | Answer::No
        | Answer::Skill(_)
        | Answer::Defence(_)
        | Answer::Invocation(_)
        | Answer::Absorption(_)
        | Answer::Terms(Offered(None))
        | Answer::StepsIn(_)
        | Answer::Spin(SpinUse::Lapse)
        | Answer::Gain(_)
        | Answer::Overflow(OverflowUse::Done | OverflowUse::Move(_) | OverflowUse::Rearm)
        | Answer::Shift(ShiftSpend::Done | ShiftSpend::Time | ShiftSpend::Quality | ShiftSpend::Subtlety)
        | Answer::Number(_)
        | Answer::Block(_)
        | Answer::Rated(_)
        | Answer::Margin(MarginUse::Nothing | MarginUse::Spin)
        | Answer::Duration(_) => None,
    }
}

/// Returns whether the words may be empty, which means that there is nothing to add.
fn is_optional(question: &Question) -> bool {
    let Question::Word(it) = question else { return false };
    match it.what {
        WordFor::FollowUp { .. } | WordFor::Extra { .. } | WordFor::Flourish { .. } => true,
        WordFor::Consequence { .. } | WordFor::Outcome { .. } | WordFor::Companion { .. } => false,
    }
}

/// How to show an answer.
fn shape(answer: &Answer) -> &'static str {
    match answer {
        Answer::Yes | Answer::StepsIn(StepsIn(true)) => "yes",
        Answer::No | Answer::StepsIn(StepsIn(false)) | Answer::Terms(Offered(None)) => "no",
        Answer::Skill(_) | Answer::Defence(Defence { full: false, .. }) => "skill",
        Answer::Defence(Defence { full: true, .. }) => "full",
        Answer::Invocation(Invocation::Pass)
        | Answer::Spin(SpinUse::Lapse)
        | Answer::Overflow(OverflowUse::Done)
        | Answer::Shift(ShiftSpend::Done)
        | Answer::Margin(MarginUse::Nothing)
        | Answer::Number(0) => "pass",
        Answer::Invocation(Invocation::Aspect { reroll: true, .. }) => "reroll",
        Answer::Invocation(
            Invocation::Aspect { reroll: false, .. } | Invocation::Bonus | Invocation::Gift(_),
        ) => "invoke",
        Answer::Rated(_) => "rung",
        Answer::Absorption(Absorption::Box(_)) => "box",
        Answer::Absorption(Absorption::Consequence | Absorption::Companion(_)) => "consequence",
        Answer::Absorption(Absorption::TakenOut) => "out",
        Answer::Words(_)
        | Answer::Terms(Offered(Some(_)))
        | Answer::Spin(SpinUse::On { .. })
        | Answer::Gain(_)
        | Answer::Overflow(_)
        | Answer::Shift(_)
        | Answer::Margin(_)
        | Answer::Number(_)
        | Answer::Block(BlockRuling::Penalty(_) | BlockRuling::Refused)
        | Answer::Duration(_) => "plain",
    }
}

/// The rule that requires the question, if it differs from that of the first answer.
fn rule(question: &Question) -> Option<&'static str> {
    match question.asks() {
        Asks::YesOrNo(_) => None,
        Asks::Judge(it) => Some(it.judgement.rule()),
        Asks::Defend(_) => Some("sotc.free.defense-roll"),
        Asks::Invoke(_) => Some("malmsturm.invoke.timing"),
        Asks::Absorb(_) => Some("sotc.stress.amount"),
        Asks::UseSpin(_) => Some("sotc.spin.next-action"),
        Asks::Buy(_)
        | Asks::Word(_)
        | Asks::Concede(_)
        | Asks::Plead(_)
        | Asks::RefuseAspect(_)
        | Asks::SpinOrOverflow(_)
        | Asks::Overflow(_)
        | Asks::SpendShift(_)
        | Asks::StepIn(_)
        | Asks::LeftoverStress(_)
        | Asks::Spare(_)
        | Asks::ContestSkill(_)
        | Asks::BlockPenalty(_)
        | Asks::SwapDuration(_)
        | Asks::SetDifficulty(_)
        | Asks::OpponentShifts(_)
        | Asks::Compelled(_) => None,
    }
}

/// The actor that a question is about; usually the one who answers.
pub(crate) fn subject(question: &Question) -> Option<ActorId> {
    question.about().and_then(ActorId::of)
}

/// Returns whether others may know the question. Questions about hidden actors or hidden aspects are secret.
pub(crate) fn is_open(eyes: Eyes<'_>, question: &Question) -> bool {
    eyes.eyes.know(question) && subject(question).is_none_or(|it| eyes.knows(it))
}
