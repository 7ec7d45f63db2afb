//! Reads answers to questions of Fate. Only answers that a question lists are accepted.

use schwung_fate::{
    Absorption, Answer, AspectRef, BlockRuling, Defence, Invocation, MarginUse, Offered, OverflowUse,
    Question, Rated, ShiftSpend, SkillId, SpinUse, State, StepsIn, Wording,
};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_transcript::{Cursor, Sort, same};

use super::{
    label::{actor_name, companion_name, duration_word, gain_word, gift_name, roller, shift_word, skill_key},
    reader::{COMPANION, GIFT, RUNG, ZONE, numbered_rung, rungs},
    words::{self as w, Word},
};

/// A text that is matched against the listed answers.
#[derive(Clone, Copy)]
pub(super) struct Reading<'a> {
    pub(super) state: &'a State,
    pub(super) question: &'a Question,
    pub(super) text: &'a str,
    pub(super) catalogue: &'a Catalogue,
}

impl<'a> Reading<'a> {
    /// The answer that the text stands for, if it is of the same kind as `model`, one of the listed answers.
    pub(super) fn read(self, model: &Answer) -> Option<Answer> {
        let says = |word: &str| same(self.text, word).then(|| model.clone());
        let is = |word: Word| {
            Lang::ALL
                .iter()
                .any(|lang| word.ways(*lang).iter().any(|it| same(self.text, it)))
                .then(|| model.clone())
        };
        match model {
            Answer::Yes => is(w::YES),
            Answer::No => is(w::NO),
            Answer::Skill(skill) => self.whole(|it| self.skill(it, *skill).then_some(Answer::Skill(*skill))),
            Answer::Defence(defence) => self.whole(|it| self.defence(it, *defence)),
            Answer::Invocation(invocation) => self.whole(|it| self.invocation(it, *invocation)),
            Answer::Absorption(absorption) => self.whole(|it| self.absorption(it, *absorption)),
            Answer::Words(_) => self.quoted().map(Answer::Words),
            Answer::Terms(Offered(None)) => is(w::NO),
            Answer::Terms(Offered(Some(_))) => self.quoted().map(|terms| Answer::Terms(Offered(Some(terms)))),
            Answer::StepsIn(StepsIn(true)) => is(w::STEP_IN),
            Answer::StepsIn(StepsIn(false)) => is(w::WAIT),
            Answer::Spin(spin) => self.whole(|it| self.spin(it, spin)),
            Answer::Gain(gain) => is(gain_word(*gain)),
            Answer::Overflow(overflow) => self.whole(|it| self.overflow(it, overflow)),
            Answer::Shift(ShiftSpend::Other(_)) => {
                self.quoted().map(|text| Answer::Shift(ShiftSpend::Other(text)))
            }
            Answer::Shift(shift) => shift_word(shift).and_then(is),
            Answer::Number(n) => says(&n.to_string()),
            Answer::Block(BlockRuling::Penalty(penalty)) => says(&penalty.to_string()),
            Answer::Block(BlockRuling::Refused) => is(w::REFUSED),
            Answer::Duration(duration) => is(duration_word(*duration)),
            Answer::Rated(Rated(rung)) => self.whole(|it| self.rung(it, *rung)),
            Answer::Margin(MarginUse::Nothing) => is(w::NOTHING),
            Answer::Margin(MarginUse::Told(_)) => {
                self.quoted().map(|text| Answer::Margin(MarginUse::Told(text)))
            }
            Answer::Margin(MarginUse::Spin) => is(w::SPIN),
        }
    }

    /// Succeeds only if `read` consumes the whole text.
    fn whole(self, read: impl FnOnce(&mut Cursor<'a>) -> Option<Answer>) -> Option<Answer> {
        let mut cursor = Cursor::quiet(self.text, self.catalogue.lang());
        let answer = read(&mut cursor)?;
        cursor.is_at_end().then_some(answer)
    }

    /// A quoted text and nothing else.
    fn quoted(self) -> Option<Wording> {
        let mut cursor = Cursor::quiet(self.text, self.catalogue.lang());
        let text = cursor.maybe_text().ok()??;
        cursor.is_at_end().then(|| Wording::new(&text))
    }

    fn skill(self, it: &mut Cursor<'a>, skill: SkillId) -> bool {
        let Some(known) = self.state.frame.skills.get(usize::from(skill.0)) else { return false };
        let ways = [skill_key(self.state, skill), &known.en, &known.de];
        it.name(Sort::SKILL, ways.map(|way| ((), way))).is_some()
    }

    fn defence(self, it: &mut Cursor<'a>, defence: Defence) -> Option<Answer> {
        let fits = match defence.skill {
            None if defence.full => word(it, w::FULLY),
            None => word(it, w::DEFEND),
            Some(skill) => self.skill(it, skill) && (!defence.full || word(it, w::FULLY)),
        };
        fits.then_some(Answer::Defence(defence))
    }

    fn invocation(self, it: &mut Cursor<'a>, invocation: Invocation) -> Option<Answer> {
        let fits = match invocation {
            Invocation::Pass => word(it, w::PASS),
            Invocation::Bonus => it.word("+1"),
            Invocation::Gift(gift) => {
                let name = gift_name(self.state, self.question, gift);
                word(it, w::GIFT) && it.name(GIFT, [((), name)]).is_some()
            }
            Invocation::Aspect { aspect, reroll: false, .. } => it.word("+2") && self.aspect(it, aspect),
            Invocation::Aspect { aspect, reroll: true, .. } => word(it, w::REROLL) && self.aspect(it, aspect),
        };
        fits.then_some(Answer::Invocation(invocation))
    }

    /// A rung of the ladder, by number or name.
    //= malmsturm.ladder.display
    fn rung(self, it: &mut Cursor<'a>, rung: i8) -> Option<Answer> {
        let fits = match it.maybe_number(-20, 20) {
            Ok(Some(number)) => number == i64::from(rung),
            Ok(None) => {
                let rungs = rungs(self.state, self.catalogue.lang());
                let ways = rungs.iter().flat_map(|(rung, ways)| ways.iter().map(|way| (*rung, way.as_str())));
                let named = it.name(RUNG, ways);
                named.and_then(|named| numbered_rung(it, named).ok()) == Some(rung)
            }
            Err(_) => false,
        };
        fits.then_some(Answer::Rated(Rated(rung)))
    }

    fn aspect(self, it: &mut Cursor<'a>, aspect: AspectRef) -> bool {
        matches!(it.maybe_text(), Ok(Some(text)) if same(&text, self.state.aspect_text(aspect)))
    }

    fn absorption(self, it: &mut Cursor<'a>, absorption: Absorption) -> Option<Answer> {
        let fits = match absorption {
            Absorption::Box(number) => {
                word(it, w::TAKE_BOX) && (it.is_at_end() || it.word(&number.to_string()))
            }
            Absorption::Consequence => word(it, w::CONSEQUENCE),
            Absorption::TakenOut => word(it, w::TAKEN_OUT),
            Absorption::Companion(n) => {
                let name = match self.question {
                    Question::Absorb(asked) => companion_name(self.state, asked.who, n),
                    _ => "",
                };
                word(it, w::COMPANION) && it.name(COMPANION, [((), name)]).is_some()
            }
        };
        fits.then_some(Answer::Absorption(absorption))
    }

    fn spin(self, it: &mut Cursor<'a>, model: &SpinUse) -> Option<Answer> {
        let SpinUse::On { acting, plus, .. } = *model else {
            return word(it, w::LAPSE).then_some(Answer::Spin(SpinUse::Lapse));
        };
        let Question::UseSpin(asked) = self.question else { return None };
        let name = actor_name(self.state, roller(asked, acting)?);
        let sign = it.word("+1") == plus && (plus || it.word("-1") || it.word("−1"));
        if !sign || it.name(Sort::ACTOR, [((), name)]).is_none() {
            return None;
        }
        let how = Wording::new(&it.maybe_text().ok()?.unwrap_or_default());
        Some(Answer::Spin(SpinUse::On { acting, plus, how }))
    }

    fn overflow(self, it: &mut Cursor<'a>, model: &OverflowUse) -> Option<Answer> {
        let overflow = match model {
            OverflowUse::Done => word(it, w::DONE).then_some(OverflowUse::Done),
            OverflowUse::Rearm => word(it, w::REARM).then_some(OverflowUse::Rearm),
            OverflowUse::Move(zone) => {
                let name = self.state.frame.zones.get(usize::from(zone.0)).map_or("", String::as_str);
                let fits = word(it, w::MOVE) && it.name(ZONE, [((), name)]).is_some();
                fits.then_some(OverflowUse::Move(*zone))
            }
            OverflowUse::Other { shifts, .. } => {
                let fits = it.word(&shifts.to_string());
                let text = Wording::new(&it.maybe_text().ok()??);
                fits.then_some(OverflowUse::Other { shifts: *shifts, text })
            }
        };
        overflow.map(Answer::Overflow)
    }
}

/// Consumes this word, in either language, if it comes next.
fn word(cursor: &mut Cursor<'_>, word: Word) -> bool {
    Lang::ALL.iter().any(|lang| cursor.passes(&word.ways(*lang)))
}
