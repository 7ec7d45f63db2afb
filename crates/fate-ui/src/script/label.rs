//! Answers as people write them.

use schwung_fate::{
    Absorption, ActorId, Answer, AspectRef, BlockRuling, Defence, Duration, Gain, Invocation, MarginUse,
    Offered, OverflowUse, Question, Rated, ShiftSpend, SkillId, SpinUse, State, StepsIn, UseSpin, Wording,
};
use schwung_rulebook::Lang;
use schwung_transcript::in_quotes;

use super::words::{self as w, Word};

/// How an answer is written in plays: short, English and stable. Words that are still to be written are shown
/// as `"…"`.
pub fn label(state: &State, question: &Question, answer: &Answer) -> String {
    Writer { lang: Lang::En, state, question }.answer(answer)
}

/// How an answer is written in a language. German uses the names of skills, English their keys.
pub(super) fn written(lang: Lang, state: &State, question: &Question, answer: &Answer) -> String {
    Writer { lang, state, question }.answer(answer)
}

/// Writes answers in one language.
#[derive(Clone, Copy)]
struct Writer<'a> {
    lang: Lang,
    state: &'a State,
    question: &'a Question,
}

impl Writer<'_> {
    fn say(self, word: Word) -> String {
        word.told(self.lang).to_owned()
    }

    fn skill(self, skill: SkillId) -> String {
        match self.lang {
            Lang::En => skill_key(self.state, skill).to_owned(),
            Lang::De => {
                self.state.frame.skills.get(usize::from(skill.0)).map_or_else(String::new, |it| it.de.clone())
            }
        }
    }

    fn answer(self, answer: &Answer) -> String {
        match answer {
            Answer::Yes => self.say(w::YES),
            Answer::No | Answer::Terms(Offered(None)) => self.say(w::NO),
            Answer::Skill(skill) => self.skill(*skill),
            Answer::Defence(defence) => self.defence(*defence),
            Answer::Invocation(invocation) => self.invocation(*invocation),
            Answer::Absorption(absorption) => self.absorption(*absorption),
            Answer::Words(words) => words_or_gap(words),
            Answer::Terms(Offered(Some(terms))) => words_or_gap(terms),
            Answer::StepsIn(StepsIn(steps)) => self.say(if *steps { w::STEP_IN } else { w::WAIT }),
            Answer::Spin(spin) => self.spin(spin),
            Answer::Gain(gain) => self.say(gain_word(*gain)),
            Answer::Overflow(it) => self.overflow(it),
            Answer::Shift(ShiftSpend::Other(text)) => words_or_gap(text),
            Answer::Shift(it) => shift_word(it).map_or_else(String::new, |it| self.say(it)),
            Answer::Number(n) => n.to_string(),
            Answer::Block(BlockRuling::Penalty(penalty)) => penalty.to_string(),
            Answer::Block(BlockRuling::Refused) => self.say(w::REFUSED),
            Answer::Duration(duration) => self.say(duration_word(*duration)),
            Answer::Rated(Rated(rung)) => rung_number(*rung),
            Answer::Margin(MarginUse::Nothing) => self.say(w::NOTHING),
            Answer::Margin(MarginUse::Told(text)) => words_or_gap(text),
            Answer::Margin(MarginUse::Spin) => self.say(w::SPIN),
        }
    }

    fn defence(self, defence: Defence) -> String {
        match (defence.skill, defence.full) {
            (None, false) => self.say(w::DEFEND),
            (None, true) => self.say(w::FULLY),
            (Some(skill), false) => self.skill(skill),
            (Some(skill), true) => format!("{} {}", self.skill(skill), self.say(w::WITH_FULL)),
        }
    }

    fn invocation(self, invocation: Invocation) -> String {
        let quoted = |aspect: AspectRef| in_quotes(self.state.aspect_text(aspect));
        match invocation {
            Invocation::Pass => self.say(w::PASS),
            Invocation::Bonus => self.say(w::PLUS_ONE),
            Invocation::Gift(gift) => {
                format!("{} {}", self.say(w::GIFT), in_quotes(gift_name(self.state, self.question, gift)))
            }
            Invocation::Aspect { aspect, reroll, .. } => {
                let gain = if reroll { w::REROLL } else { w::PLUS_TWO };
                format!("{} {}", self.say(gain), quoted(aspect))
            }
        }
    }

    fn absorption(self, absorption: Absorption) -> String {
        match (absorption, self.question) {
            (Absorption::Box(_), _) => self.say(w::TAKE_BOX),
            (Absorption::Consequence, _) => self.say(w::CONSEQUENCE),
            (Absorption::TakenOut, _) => self.say(w::TAKEN_OUT),
            (Absorption::Companion(n), Question::Absorb(it)) => {
                format!("{} {}", self.say(w::COMPANION), companion_name(self.state, it.who, n))
            }
            (Absorption::Companion(n), _) => format!("{} {n}", self.say(w::COMPANION)),
        }
    }

    fn spin(self, spin: &SpinUse) -> String {
        let SpinUse::On { acting, plus, how } = spin else { return self.say(w::LAPSE) };
        let whose = match self.question {
            Question::UseSpin(it) => roller(it, *acting).map_or("", |who| actor_name(self.state, who)),
            _ => "",
        };
        format!("{} {whose} {}", if *plus { "+1" } else { "-1" }, words_or_gap(how))
    }

    fn overflow(self, it: &OverflowUse) -> String {
        match it {
            OverflowUse::Done => self.say(w::DONE),
            OverflowUse::Rearm => self.say(w::REARM),
            OverflowUse::Move(zone) => {
                let zone = self.state.frame.zones.get(usize::from(zone.0)).map_or("", String::as_str);
                format!("{} {zone}", self.say(w::MOVE))
            }
            OverflowUse::Other { shifts, text } => format!("{shifts} {}", words_or_gap(text)),
        }
    }
}

fn words_or_gap(words: &Wording) -> String {
    if words.is_empty() { "\"…\"".to_owned() } else { in_quotes(words.as_str()) }
}

/// The key of a skill; empty if there is no such skill.
pub(crate) fn skill_key(state: &State, skill: SkillId) -> &str {
    state.frame.skills.get(usize::from(skill.0)).map_or("", |it| &it.key)
}

/// The name of an actor; empty if there is no such actor.
pub(crate) fn actor_name(state: &State, actor: ActorId) -> &str {
    state.frame.sheets.get(usize::from(actor.0)).map_or("", |it| &it.name)
}

/// The name of a companion; empty if there is no such companion.
pub(crate) fn companion_name(state: &State, partner: ActorId, companion: u8) -> &str {
    let sheet = state.frame.sheets.get(usize::from(partner.0));
    sheet.and_then(|it| it.companions.get(usize::from(companion))).map_or("", |it| &it.name)
}

/// The name of a talent, gift or stunt of the asked character; empty if there is none.
pub(crate) fn gift_name<'s>(state: &'s State, question: &Question, gift: u8) -> &'s str {
    let sheet = match question {
        Question::Invoke(it) => state.frame.sheets.get(usize::from(it.who.0)),
        Question::Buy(it) => state.frame.sheets.get(usize::from(it.who.0)),
        _ => None,
    };
    sheet.and_then(|it| it.gifts.get(usize::from(gift))).map_or("", |it| &it.name)
}

/// A rung of the ladder as a number with its sign: `+3`, `0`, `-2`.
fn rung_number(rung: i8) -> String {
    if rung == 0 { "0".to_owned() } else { format!("{rung:+}") }
}

/// The character whose roll spin changes: the acting one, or the opponent.
pub(crate) fn roller(question: &UseSpin, acting: bool) -> Option<ActorId> {
    if acting { Some(question.acting) } else { question.against }
}

pub(crate) fn gain_word(gain: Gain) -> Word {
    match gain {
        Gain::Spin => w::SPIN,
        Gain::Overflow => w::OVERFLOW,
    }
}

/// The word for a use of a shift; `None` if the use is described in free text.
pub(crate) fn shift_word(it: &ShiftSpend) -> Option<Word> {
    match it {
        ShiftSpend::Done => Some(w::DONE),
        ShiftSpend::Time => Some(w::TIME),
        ShiftSpend::Quality => Some(w::QUALITY),
        ShiftSpend::Subtlety => Some(w::SUBTLETY),
        ShiftSpend::Other(_) => None,
    }
}

pub(crate) fn duration_word(duration: Duration) -> Word {
    match duration {
        Duration::Roll => w::ROLL,
        Duration::Exchange => w::EXCHANGE,
        Duration::Scene => w::SCENE,
    }
}
