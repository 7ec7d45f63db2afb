//! Answers as a viewer can choose them.

use schwung_fate::{
    Absorption, Answer, BlockRuling, Contest, Defence, Event, Fate, Invocation, MarginUse, Offered,
    OverflowUse, Question, ShiftSpend, SpinUse, StepsIn, WordFor, braced, contest_braced,
};
use schwung_table::Choice;
use schwung_ui_kit::question::MOST_WORDS;
use schwung_views::wire::{ChoiceView, PartView, WordsView};

use crate::{
    show::{barred::barred, eyes::Eyes},
    words::{answer, cost},
};

/// An answer with its label, price and bar. `contest` is the one that the question belongs to.
pub(crate) fn choice_view(
    eyes: Eyes<'_>,
    question: &Question,
    contest: Option<&Contest>,
    it: &Choice<Fate>,
) -> ChoiceView {
    ChoiceView {
        label: answer(eyes.c, eyes.state, question, &it.answer),
        price: cost(eyes.c, eyes.state, question, it),
        rule: it.rule.to_owned(),
        barred: it.barred.as_ref().map(|it| barred(eyes.c, it)),
        words: words(question, &it.answer).map(|key| WordsView {
            label: eyes.say(key, &[]),
            optional: is_optional(question),
            max: MOST_WORDS,
        }),
        shape: shape(&it.answer).to_owned(),
        chance: None,
        parts: parts(eyes, question, contest, it),
    }
}

/// The parts of the roll after this answer, for viewers who may read the sheet.
fn parts(eyes: Eyes<'_>, question: &Question, contest: Option<&Contest>, it: &Choice<Fate>) -> Vec<PartView> {
    let (who, effort) = match (question, &it.answer) {
        (Question::Defend(asked), Answer::Defence(defence)) => {
            (asked.who, Some(braced(eyes.state, asked, *defence)))
        }
        (Question::ContestSkill(asked), Answer::Skill(skill)) => {
            let of = |it| Some(contest_braced(eyes.state, it, asked.who, *skill)?.0);
            (asked.who, contest.and_then(of))
        }
        _ => return Vec::new(),
    };
    match effort.filter(|_| it.barred.is_none() && eyes.eyes.read(who)) {
        Some(effort) => eyes.valued(effort, eyes.explained(&Event::Stands { effort })),
        None => Vec::new(),
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
