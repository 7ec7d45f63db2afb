//! Labels and prices of answers.

use schwung_fate::{
    Absorb, Absorption, Accept, Answer, BlockRuling, Defence, Fate, Gain, Invocation, MarginUse, OverflowUse,
    Price, Question, ShiftSpend, SpendShift, SpinUse, StepsIn, StressMarking, UseSpin,
};
use schwung_table::Choice;

use super::{names, teller::Teller};

/// The label of an answer, with its price.
pub(crate) fn label(t: &Teller<'_>, question: &Question, choice: &Choice<Fate>) -> String {
    let meaning = meaning(t, question, &choice.answer);
    match cost(t, question, choice) {
        None => meaning,
        Some(price) => t.say("answer-priced", &[("answer", &meaning), ("price", &price)]),
    }
}

/// What the answer costs or gains, or may cost; `None` if it is free.
pub(crate) fn cost(t: &Teller<'_>, question: &Question, choice: &Choice<Fate>) -> Option<String> {
    match (question, &choice.answer) {
        (Question::Accept(it), Answer::No) => Some(refusal(t, it)),
        _ => price(t, &choice.price),
    }
}

/// The cost of refusing a concession if the game master finds the offer reasonable.
//= sotc.concession.refuse-fate
fn refusal(t: &Teller<'_>, it: &Accept) -> String {
    let refuser = it.who.and_then(|who| t.state.actors.get(usize::from(who.0)));
    if refuser.is_some_and(|it| it.fate > 0) {
        t.say("price-refuse-concession", &[])
    } else {
        t.say("price-refuse-concession-free", &[("actor", &t.actor(it.from))])
    }
}

/// The fixed price of an answer; `None` if it is free.
pub(crate) fn price(t: &Teller<'_>, price: &Price) -> Option<String> {
    let mut parts = Vec::new();
    if price.points > 0 {
        parts.push(t.points(price.points));
    }
    if price.gain > 0 {
        parts.push(t.say("price-gain", &[("n", &price.gain.to_string())]));
    }
    if price.shifts > 0 {
        parts.push(t.shifts(price.shifts));
    }
    if price.free_tag {
        parts.push(t.say("price-free-tag", &[]));
    }
    (!parts.is_empty()).then(|| t.list(&parts))
}

/// The meaning of an answer, without its price.
pub(crate) fn meaning(t: &Teller<'_>, question: &Question, answer: &Answer) -> String {
    match answer {
        Answer::Yes => t.yes_or_no("answer-", question.kind(), true),
        Answer::No => t.yes_or_no("answer-", question.kind(), false),
        Answer::Skill(skill) => rated(t, question, *skill),
        Answer::Defence(it) => defence(t, question, *it),
        Answer::Invocation(it) => invocation(t, question, *it),
        Answer::Absorption(it) => absorption(t, question, *it),
        Answer::Words(words) if words.is_empty() => t.say("answer-own-words", &[]),
        Answer::Words(words) => t.quote(words.as_str()),
        Answer::Terms(schwung_fate::Offered(None)) => t.say("answer-concede-no", &[]),
        Answer::Terms(schwung_fate::Offered(Some(terms))) => worded(t, "answer-concede", terms),
        Answer::StepsIn(StepsIn(true)) => t.say("answer-step-in", &[]),
        Answer::StepsIn(StepsIn(false)) => t.say("answer-wait", &[]),
        Answer::Spin(it) => spin(t, question, it),
        Answer::Gain(Gain::Spin) => t.say("answer-gain-spin", &[]),
        Answer::Gain(Gain::Overflow) => t.say("answer-gain-overflow", &[]),
        Answer::Overflow(it) => overflow(t, it),
        Answer::Shift(it) => shift(t, question, it),
        Answer::Rated(it) => t.rung(it.0),
        Answer::Margin(it) => margin(t, it),
        Answer::Number(n) => t.say("answer-spare", &[("n", &n.to_string())]),
        Answer::Block(BlockRuling::Penalty(0)) => t.say("answer-block-plain", &[]),
        Answer::Block(BlockRuling::Penalty(n)) => {
            t.say("answer-block-penalty", &[("value", &t.number(-i64::from(*n)))])
        }
        Answer::Block(BlockRuling::Refused) => t.say("answer-block-refused", &[]),
        Answer::Duration(duration) => names::duration(t.c, *duration),
    }
}

/// A label with the given words, or with a placeholder if they are still to be written.
fn worded(t: &Teller<'_>, key: &str, words: &schwung_fate::Wording) -> String {
    let words = if words.is_empty() { t.say("answer-own-words", &[]) } else { t.quote(words.as_str()) };
    t.say(key, &[("words", &words)])
}

/// A skill with the rating of the asked character.
fn rated(t: &Teller<'_>, question: &Question, skill: schwung_fate::SkillId) -> String {
    let who = match question {
        Question::Defend(it) => Some(it.who),
        Question::ContestSkill(it) => Some(it.who),
        _ => None,
    };
    let name = t.skill(skill);
    match who.filter(|who| usize::from(who.0) < t.state.frame.sheets.len()) {
        Some(who) => {
            let value = t.rung(t.state.rating(who, skill));
            t.say("part", &[("name", &name), ("value", &value)])
        }
        None => name,
    }
}

fn defence(t: &Teller<'_>, question: &Question, it: Defence) -> String {
    let with = match it.skill {
        Some(skill) => rated(t, question, skill),
        None => t.say("answer-defend-quality", &[]),
    };
    if it.full { t.say("answer-defend-full", &[("answer", &with)]) } else { with }
}

fn invocation(t: &Teller<'_>, question: &Question, it: Invocation) -> String {
    match it {
        Invocation::Pass => t.say("answer-invoke-pass", &[]),
        Invocation::Bonus => t.say("answer-invoke-bonus", &[]),
        Invocation::Aspect { aspect, reroll, .. } => {
            let key = if reroll { "answer-invoke-reroll" } else { "answer-invoke" };
            t.say(key, &[("aspect", &t.aspect(aspect))])
        }
        Invocation::Gift(n) => gift(t, question, n),
    }
}

/// The effect of a talent, gift or stunt of the asked character.
fn gift(t: &Teller<'_>, question: &Question, n: u8) -> String {
    let who = match question {
        Question::Invoke(it) => t.state.frame.sheets.get(usize::from(it.who.0)),
        Question::Buy(it) => t.state.frame.sheets.get(usize::from(it.who.0)),
        _ => None,
    };
    let Some(gift) = who.and_then(|it| it.gifts.get(usize::from(n))) else { return t.say("unknown", &[]) };
    let value = t.number(gift.bonus.map_or(0, |it| it.1));
    t.say("answer-invoke-gift", &[("value", &value), ("name", &t.quote(&gift.name))])
}

fn margin(t: &Teller<'_>, it: &MarginUse) -> String {
    match it {
        MarginUse::Nothing => t.say("answer-margin-nothing", &[]),
        MarginUse::Told(text) => worded(t, "answer-margin-told", text),
        MarginUse::Spin => t.say("answer-gain-spin", &[]),
    }
}

fn absorption(t: &Teller<'_>, question: &Question, it: Absorption) -> String {
    let asked: Option<&Absorb> = match question {
        Question::Absorb(asked) => Some(asked),
        _ => None,
    };
    match it {
        Absorption::Box(number) if t.state.switches().stress_marking == StressMarking::Fill => {
            t.say("answer-boxes", &[("n", &number.to_string())])
        }
        Absorption::Box(number) => {
            let args = [("number", &*number.to_string())];
            match asked.filter(|it| it.shifts != u16::from(number)) {
                None => t.say("answer-box", &args),
                Some(it) => {
                    let own = it.shifts.to_string();
                    t.say("answer-box-rolled-up", &[&args[..], &[("own", &own)]].concat())
                }
            }
        }
        Absorption::Consequence => match asked {
            Some(it) if usize::from(it.who.0) < t.state.actors.len() => {
                let severity = schwung_fate::next_severity(t.state, it.who);
                let consequence = names::consequence(t.c, severity);
                t.say("answer-consequence", &[("consequence", &consequence)])
            }
            _ => t.say("answer-consequence-any", &[]),
        },
        Absorption::Companion(n) => {
            let name = asked.map_or_else(|| t.say("unknown", &[]), |it| t.companion(it.who, n));
            t.say("answer-companion", &[("companion", &name)])
        }
        Absorption::TakenOut => t.say("answer-taken-out", &[]),
    }
}

fn spin(t: &Teller<'_>, question: &Question, it: &SpinUse) -> String {
    let SpinUse::On { acting, plus, how } = it else { return t.say("answer-spin-lapse", &[]) };
    let asked: Option<&UseSpin> = match question {
        Question::UseSpin(asked) => Some(asked),
        _ => None,
    };
    let whose = asked.and_then(|it| if *acting { Some(it.acting) } else { it.against });
    let name = whose.map_or_else(|| t.say("unknown", &[]), |who| t.actor(who));
    let value = t.number(if *plus { 1 } else { -1 });
    let line = t.say("answer-spin", &[("value", &value), ("actor", &name)]);
    if how.is_empty() {
        return line;
    }
    t.say("answer-worded", &[("answer", &line), ("words", &t.quote(how.as_str()))])
}

fn overflow(t: &Teller<'_>, it: &OverflowUse) -> String {
    match it {
        OverflowUse::Done => t.say("answer-overflow-done", &[]),
        OverflowUse::Move(zone) => t.say("answer-overflow-move", &[("zone", &t.zone(*zone))]),
        OverflowUse::Rearm => t.say("answer-overflow-rearm", &[]),
        OverflowUse::Other { text, .. } => worded(t, "answer-overflow-other", text),
    }
}

fn shift(t: &Teller<'_>, question: &Question, it: &ShiftSpend) -> String {
    let asked: Option<&SpendShift> = match question {
        Question::SpendShift(asked) => Some(asked),
        _ => None,
    };
    // The step of the time table after saving one, where the time is known.
    let sooner = asked.and_then(|it| it.at).and_then(|at| at.checked_sub(1)).filter(|it| *it > 0);
    let gained = |(steps, rung): (u8, Option<i16>), by: &str, to: &str| match rung {
        None => t.say(by, &[("n", &steps.to_string())]),
        Some(rung) => t.say(to, &[("value", &t.rung(rung))]),
    };
    match it {
        ShiftSpend::Done => t.say("answer-shift-done", &[]),
        ShiftSpend::Time => match sooner {
            None => t.say("answer-shift-time", &[]),
            Some(step) => t.say("answer-shift-time-to", &[("time", &t.time(step))]),
        },
        ShiftSpend::Quality => {
            let to = asked.map_or((1, None), |it| it.quality);
            gained(to, "answer-shift-quality", "answer-shift-quality-to")
        }
        ShiftSpend::Subtlety => {
            let to = asked.map_or((1, None), |it| it.subtlety);
            gained(to, "answer-shift-subtlety", "answer-shift-subtlety-to")
        }
        ShiftSpend::Other(text) => worded(t, "answer-shift-other", text),
    }
}
