//! Questions and their possible answers.

use schwung_fate::{ActorId, Asks, Command, Contest, Fate, Question, Switches};
use schwung_log::Asked;
use schwung_table::{Hosted, Line as _};
use schwung_ui_kit::question;
use schwung_views::{Look, wire::QuestionView};

use crate::{
    show::{attempt::attempt, choice::choice_view, clash::leads, eyes::Eyes, plan},
    words::{after_roll, dice_name, question_for, question_to, seat_name},
};

/// A question or roll, for a viewer who may answer it.
pub(crate) fn view(look: Look<'_, Fate>, asked: &Asked<'_, Fate>) -> QuestionView {
    let eyes = Eyes::new(look);
    let seat = seat_name(eyes.c, eyes.state, asked.seat);
    let empty = question::empty(look, asked, seat.clone());
    if let Some(question) = asked.question {
        let choices = question::options::<Fate>(eyes.state, question);
        let usual = Fate::usual(eyes.state, question);
        let mine = look.is_mine(asked.seat);
        let plan = plan::view(look, asked, question, &choices);
        let contest = look.game.running().and_then(|it| contest_of(&it.command));
        let together = || {
            let together = plan.as_ref().is_some_and(|it| it.together);
            together.then(|| eyes.say("clash-ask-skills", &[]))
        };
        return QuestionView {
            kind: question.kind().to_owned(),
            sentence: question_for(eyes.c, eyes.state, question, eyes.viewer),
            actor: subject(question).filter(|&it| eyes.knows(it)).map(Into::into),
            usual: choices.iter().position(|it| it.answer == usual),
            rule: rule(question).or_else(|| choices.first().map(|it| it.rule)).map(str::to_owned),
            choices: choices.iter().map(|it| choice_view(eyes, question, contest, it)).collect(),
            ask: mine
                .then(|| {
                    let of_several = several(look, question).or_else(together);
                    of_several.or_else(|| question_to(eyes.c, eyes.state, question))
                })
                .flatten(),
            afterwards: mine.then(|| after_roll(eyes.c, eyes.state, question)).flatten(),
            plan: plan.map(Box::new),
            attempt: attempt(look, question),
            ..empty
        };
    }
    let dice = asked.dice;
    let name = dice_name(eyes.c, dice.map_or("", |it| it.name));
    QuestionView {
        sentence: eyes.say("pending-roll", &[("seat", &seat), ("dice", &name)]),
        ask: look.is_mine(asked.seat).then(|| eyes.say("clash-ask-roll", &[("dice", &name)])),
        rule: Switches::find("dice").map(|it| it.rule_in(eyes.state.profile.id).to_owned()),
        roll: dice.map(|it| question::roll(eyes.c, &it, None)),
        ..empty
    }
}

/// The contest that a command begins.
pub(crate) fn contest_of(command: &Command) -> Option<&Contest> {
    match command {
        Command::Contest(it) => Some(it),
        _ => None,
    }
}

/// The question about using an aspect in a contest with several opponents, with the lead over each.
fn several(look: Look<'_, Fate>, question: &Question) -> Option<String> {
    let Question::Invoke(it) = question else { return None };
    let leads = leads(look).filter(|_| it.who == it.clash.effort.actor)?;
    Some(Eyes::new(look).say("clash-ask-several", &[("leads", &leads)]))
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
