//! Parses the circumstances of attacks, climbs and searches.

use schwung_daemmersturm::{AbilityId, Aim, ClimbTerms, Hints, Plan, SightTerms};

use super::{
    reader::{Read, Reader},
    terms::HINTS,
};

/// Clauses that may follow an attack, a climb or a search, in English and German.
pub const PLAN: [&[&str]; 2] = [
    &[
        ", from DIRECTION",
        ", from behind",
        ", at N m",
        ", exposing A, B…|nobody",
        ", using ABILITY",
        ", modified by N",
        ", hints|helpful hints",
        ", easy|hard|very hard|extreme",
        ", foul weather",
        ", deadly surroundings",
        ", shaken",
        ", failing N/N/N",
        ", rope",
        ", gear",
        ", N aids for the first",
        ", N aids for any",
    ],
    &[
        ", aus RICHTUNG",
        ", von hinten",
        ", auf N m",
        ", gefährdet A, B…|niemand",
        ", durch FÄHIGKEIT",
        ", verändert um N",
        ", Hinweise|hilfreiche Hinweise",
        ", leicht|schwer|sehr schwer|extrem",
        ", Unwetter",
        ", lebensfeindlich",
        ", abgeschüttelt",
        ", Ausfall N/N/N",
        ", Seil",
        ", Ausrüstung",
        ", N Hilfen für den ersten",
        ", N Hilfen für jeden",
    ],
];

impl Reader<'_> {
    /// Parses `, clause, clause …`, the circumstances of an attack.
    pub(super) fn plan(&mut self) -> Read<Plan> {
        let (plan, abilities) = self.plan_with(false)?;
        debug_assert!(abilities.is_empty(), "none were allowed");
        Ok(plan)
    }

    /// Like [`Reader::plan`]. If `announces` is set, also parses abilities to announce before the roll.
    pub(super) fn plan_with(&mut self, announces: bool) -> Read<(Plan, Vec<AbilityId>)> {
        let (mut plan, mut abilities) = (Plan::default(), Vec::new());
        while self.cursor.sign(',') {
            if self.is("from behind", "von hinten") {
                plan.back = true;
            } else if self.is("from", "aus") {
                plan.from = Some(self.direction()?);
            } else if self.is("at", "auf") {
                plan.distance = Some(self.length()?);
            } else if self.is("exposing", "gefährdet") {
                plan.exposed = Some(self.actors_or_nobody()?);
            } else if self.is("modified by", "verändert um") {
                plan.bonus = self.number(-20, 20)?;
            } else if announces && self.is("using", "durch") {
                abilities.push(self.ability()?);
            } else {
                return self.fail();
            }
        }
        Ok((plan, abilities))
    }

    /// Parses `[at A, B…] [towards place N]`.
    pub(super) fn aim(&mut self) -> Read<Aim> {
        let at = if self.is("at|on", "auf|an") { self.actors()? } else { Vec::new() };
        Ok(Aim { at, place: self.maybe_place("towards", "gegen")? })
    }

    /// Parses `, clause, clause …`, the circumstances of a climb.
    pub(super) fn climb_terms(&mut self) -> Read<ClimbTerms> {
        let mut terms = ClimbTerms::default();
        while self.cursor.sign(',') {
            if self.is("foul weather", "Unwetter") {
                terms.weather = true;
            } else if self.is("deadly surroundings", "lebensfeindlich") {
                terms.hostile = true;
            } else if self.is("shaken", "abgeschüttelt") {
                terms.throw_off = true;
            } else if self.is("failing", "Ausfall") {
                terms.fails = self.three()?;
            } else if self.is("rope", "Seil") {
                terms.rope = true;
            } else if self.is("gear", "Ausrüstung") {
                terms.gear = true;
            } else {
                let aids = self.number(1, 20)?;
                if self
                    .is("aids for the first|aid for the first", "Hilfen für den ersten|Hilfe für den ersten")
                {
                    terms.first = aids;
                } else {
                    self.need("aids for any|aid for any", "Hilfen für jeden|Hilfe für jeden")?;
                    terms.any = aids;
                }
            }
        }
        Ok(terms)
    }

    /// Parses `N/N/N`.
    fn three(&mut self) -> Read<[u8; 3]> {
        let mut three = [0; 3];
        for (n, it) in three.iter_mut().enumerate() {
            if n > 0 && !self.cursor.sign('/') {
                return self.fail();
            }
            *it = self.number(0, 20)?;
        }
        Ok(three)
    }

    /// Parses `, clause, clause …`, the circumstances of a test.
    pub(super) fn sight_terms(&mut self) -> Read<SightTerms> {
        let mut terms = SightTerms::default();
        while self.cursor.sign(',') {
            if terms.hints == Hints::None
                && let Some(hints) = self.one_of(HINTS)
            {
                terms.hints = hints;
            } else if self.is("easy", "leicht") {
                terms.easy = true;
            } else if self.is("very hard", "sehr schwer") {
                terms.very_hard = true;
            } else if self.is("hard", "schwer") {
                terms.hard = true;
            } else if self.is("extreme", "extrem") {
                terms.extreme = true;
            } else {
                self.need("modified by", "verändert um")?;
                terms.more = self.number(-20, 20)?;
            }
        }
        Ok(terms)
    }
}
