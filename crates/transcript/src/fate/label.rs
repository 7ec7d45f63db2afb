//! Answers as people write them.

use schwung_fate::{
    Absorption, ActorId, Answer, AspectRef, BlockRuling, Defence, Duration, Gain, Invocation, MarginUse,
    Offered, OverflowUse, Question, Rated, ShiftSpend, SkillId, SpinUse, State, StepsIn, UseSpin, Wording,
};

use crate::cursor::in_quotes;

/// How an answer is written: short, English, and the same for ever. Where words are still to be found stands
/// `"…"`.
pub fn label(state: &State, question: &Question, answer: &Answer) -> String {
    match answer {
        Answer::Yes => "yes".to_owned(),
        Answer::No => "no".to_owned(),
        Answer::Skill(skill) => skill_key(state, *skill).to_owned(),
        Answer::Defence(defence) => of_defence(state, *defence),
        Answer::Invocation(invocation) => of_invocation(state, question, *invocation),
        Answer::Absorption(absorption) => of_absorption(state, question, *absorption),
        Answer::Words(words) => words_or_gap(words),
        Answer::Terms(Offered(None)) => "no".to_owned(),
        Answer::Terms(Offered(Some(terms))) => words_or_gap(terms),
        Answer::StepsIn(StepsIn(steps)) => if *steps { "step in" } else { "wait" }.to_owned(),
        Answer::Spin(spin) => of_spin(state, question, spin),
        Answer::Gain(gain) => gain_word(*gain).to_owned(),
        Answer::Overflow(it) => of_overflow(state, it),
        Answer::Shift(ShiftSpend::Other(text)) => words_or_gap(text),
        Answer::Shift(it) => shift_word(it).to_owned(),
        Answer::Number(n) => n.to_string(),
        Answer::Block(BlockRuling::Penalty(penalty)) => penalty.to_string(),
        Answer::Block(BlockRuling::Refused) => "refused".to_owned(),
        Answer::Duration(duration) => duration_word(*duration).to_owned(),
        Answer::Rated(Rated(rung)) => rung_number(*rung),
        Answer::Margin(MarginUse::Nothing) => "nothing".to_owned(),
        Answer::Margin(MarginUse::Told(text)) => words_or_gap(text),
        Answer::Margin(MarginUse::Spin) => "spin".to_owned(),
    }
}

fn words_or_gap(words: &Wording) -> String {
    if words.is_empty() { "\"…\"".to_owned() } else { in_quotes(words.as_str()) }
}

/// The key of a skill; empty if there is none such.
pub(crate) fn skill_key(state: &State, skill: SkillId) -> &str {
    state.frame.skills.get(usize::from(skill.0)).map_or("", |it| &it.key)
}

/// The name of an actor; empty if there is none such.
pub(crate) fn actor_name(state: &State, actor: ActorId) -> &str {
    state.frame.sheets.get(usize::from(actor.0)).map_or("", |it| &it.name)
}

/// The name of a companion; empty if there is none such.
pub(crate) fn companion_name(state: &State, partner: ActorId, companion: u8) -> &str {
    let sheet = state.frame.sheets.get(usize::from(partner.0));
    sheet.and_then(|it| it.companions.get(usize::from(companion))).map_or("", |it| &it.name)
}

/// The name of a talent, gift or stunt of whoever is asked; empty if there is none such.
pub(crate) fn gift_name<'s>(state: &'s State, question: &Question, gift: u8) -> &'s str {
    let sheet = match question {
        Question::Invoke(it) => state.frame.sheets.get(usize::from(it.who.0)),
        _ => None,
    };
    sheet.and_then(|it| it.gifts.get(usize::from(gift))).map_or("", |it| &it.name)
}

/// A rung of the ladder as a number with its sign: `+3`, `0`, `-2`.
fn rung_number(rung: i8) -> String {
    if rung == 0 { "0".to_owned() } else { format!("{rung:+}") }
}

fn of_defence(state: &State, defence: Defence) -> String {
    match (defence.skill, defence.full) {
        (None, false) => "defend".to_owned(),
        (None, true) => "fully".to_owned(),
        (Some(skill), false) => skill_key(state, skill).to_owned(),
        (Some(skill), true) => format!("{} fully", skill_key(state, skill)),
    }
}

fn of_invocation(state: &State, question: &Question, invocation: Invocation) -> String {
    let quoted = |aspect: AspectRef| in_quotes(state.aspect_text(aspect));
    match invocation {
        Invocation::Pass => "pass".to_owned(),
        Invocation::Bonus => "+1".to_owned(),
        Invocation::Gift(gift) => format!("gift {}", in_quotes(gift_name(state, question, gift))),
        Invocation::Aspect { aspect, reroll: false, .. } => format!("+2 {}", quoted(aspect)),
        Invocation::Aspect { aspect, reroll: true, .. } => format!("reroll {}", quoted(aspect)),
    }
}

fn of_absorption(state: &State, question: &Question, absorption: Absorption) -> String {
    match (absorption, question) {
        (Absorption::Box(_), _) => "box".to_owned(),
        (Absorption::Consequence, _) => "consequence".to_owned(),
        (Absorption::TakenOut, _) => "taken out".to_owned(),
        (Absorption::Companion(n), Question::Absorb(it)) => {
            format!("companion {}", companion_name(state, it.who, n))
        }
        (Absorption::Companion(n), _) => format!("companion {n}"),
    }
}

/// Whose roll spin changes: the one of whoever acts, or the one against it.
pub(crate) fn roller(question: &UseSpin, acting: bool) -> Option<ActorId> {
    if acting { Some(question.acting) } else { question.against }
}

fn of_spin(state: &State, question: &Question, spin: &SpinUse) -> String {
    let SpinUse::On { acting, plus, how } = spin else { return "lapse".to_owned() };
    let whose = match question {
        Question::UseSpin(it) => roller(it, *acting).map_or("", |who| actor_name(state, who)),
        _ => "",
    };
    format!("{} {whose} {}", if *plus { "+1" } else { "-1" }, words_or_gap(how))
}

fn of_overflow(state: &State, it: &OverflowUse) -> String {
    match it {
        OverflowUse::Done => "done".to_owned(),
        OverflowUse::Rearm => "rearm".to_owned(),
        OverflowUse::Move(zone) => {
            format!("move {}", state.frame.zones.get(usize::from(zone.0)).map_or("", String::as_str))
        }
        OverflowUse::Other { shifts, text } => format!("{shifts} {}", words_or_gap(text)),
    }
}

pub(crate) fn gain_word(gain: Gain) -> &'static str {
    match gain {
        Gain::Spin => "spin",
        Gain::Overflow => "overflow",
    }
}

pub(crate) fn shift_word(it: &ShiftSpend) -> &'static str {
    match it {
        ShiftSpend::Done => "done",
        ShiftSpend::Time => "time",
        ShiftSpend::Quality => "quality",
        ShiftSpend::Subtlety => "subtlety",
        ShiftSpend::Other(_) => "other",
    }
}

pub(crate) fn duration_word(duration: Duration) -> &'static str {
    match duration {
        Duration::Roll => "roll",
        Duration::Exchange => "exchange",
        Duration::Scene => "scene",
    }
}
