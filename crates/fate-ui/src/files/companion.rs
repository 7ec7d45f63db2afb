//! Companions of named characters, and their advances.

use schwung_fate::{Advance, Companion, ConflictKind, SkillId, companion_quality};
use schwung_files::kit::{Node, Span, Table, claim};

use super::{
    make::Making,
    phrase::Bought,
    problem::{
        ADVANCE_REPEATED, MANY_KINDS, NO_ASPECT, QUALITY_TOO_HIGH, SCOPE_REPEATED, SCOPE_THIRD,
        SKILLED_REPEATED, SKILLED_TOO_MANY,
    },
};

/// Number of skills in one "skilled" advance.
const PACKAGE: usize = 3;

/// Number of times that the scope can be extended until it covers all kinds of conflict.
const SCOPES: usize = 2;

impl Making<'_, '_> {
    /// The companion of a character whose best skill is rated `best`.
    pub(crate) fn companion(&mut self, from: &Table<'_>, best: i8) -> Companion {
        let name = from.text("name");
        if let Some((name, span)) = name {
            claim(self.report, &mut self.names, name, span);
        }
        let kinds: Vec<ConflictKind> = from
            .list("kinds")
            .iter()
            .filter_map(Node::text)
            .filter_map(|(word, _)| ConflictKind::from_word(word))
            .collect();
        //= sotc.companion.base
        if let Some(second) = from.list("kinds").get(1) {
            self.report.add(&second.span, MANY_KINDS.warning());
        }
        let mut companion = Companion {
            name: name.map_or("", |(name, _)| name).to_owned(),
            kinds: kinds.iter().fold(0, |bits, kind| bits | kind.bit()),
            advances: Vec::new(),
            //= sotc.companion.communication-no-aspect
            //= sotc.companion.adv-communication
            has_aspect: from.flag("aspect"),
        };
        for (text, span) in from.list("advances").iter().filter_map(Node::text) {
            if let Some(bought) = Bought::read(text) {
                self.advance(&mut companion, bought, text, span, best);
            }
        }
        //= sotc.companion.as-aspect
        if !companion.has_aspect {
            let span = name.map_or(&from.span, |(_, span)| span);
            self.report.add(span, NO_ASPECT.warning().arg("name", &companion.name));
        }
        companion
    }

    fn advance(&mut self, on: &mut Companion, bought: Bought<'_>, text: &str, span: &Span, best: i8) {
        let advance = match bought {
            Bought::Scope(kind) => {
                self.scope(on, kind, span);
                on.kinds |= kind.bit();
                Advance::Scope(kind)
            }
            Bought::Skilled(names) => Advance::Skilled(self.skilled(on, &names, span)),
            Bought::Plain(advance) => {
                if advance != Advance::Quality && on.advances.contains(&advance) {
                    //= sotc.companion.advances
                    self.report.add(span, ADVANCE_REPEATED.warning().arg("advance", text));
                }
                advance
            }
        };
        let quality_before = companion_quality(on, best);
        let is_quality = advance == Advance::Quality;
        on.advances.push(advance);
        //= sotc.companion.quality-max
        if is_quality && companion_quality(on, best) == quality_before {
            let problem = QUALITY_TOO_HIGH.warning().arg("name", &on.name);
            self.report.add(span, problem.arg("most", quality_before));
        }
    }

    //= sotc.companion.adv-scope
    fn scope(&mut self, on: &Companion, kind: ConflictKind, span: &Span) {
        let scopes = on.advances.iter().filter(|it| matches!(it, Advance::Scope(_))).count();
        if scopes >= SCOPES {
            self.report.add(span, SCOPE_THIRD.error());
        } else if on.kinds & kind.bit() != 0 {
            let free = ConflictKind::ALL.into_iter().filter(|it| on.kinds & it.bit() == 0);
            let problem = SCOPE_REPEATED.error().arg("kind", kind.word());
            self.report.add(span, problem.allowed(free.map(ConflictKind::word)));
        }
    }

    //= sotc.companion.adv-skilled
    //= sotc.companion.skilled-repeat
    fn skilled(&mut self, on: &Companion, names: &[&str], span: &Span) -> Vec<SkillId> {
        if names.len() > PACKAGE {
            let problem = SKILLED_TOO_MANY.error().arg("count", names.len());
            self.report.add(span, problem.arg("most", PACKAGE));
        }
        let mut skills = Vec::new();
        for name in names {
            let span = self.report.within(span, name);
            let Some(skill) = self.list.find(self.report, name, &span) else { continue };
            let known =
                on.advances.iter().any(|it| matches!(it, Advance::Skilled(known) if known.contains(&skill)));
            if known || skills.contains(&skill) {
                self.report.add(&span, SKILLED_REPEATED.error().arg("name", *name));
            }
            skills.push(skill);
        }
        skills
    }
}
