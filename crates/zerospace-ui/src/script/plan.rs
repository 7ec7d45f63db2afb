//! Parses the circumstances and choices for a roll.

use schwung_zerospace::{ActorId, FreeRow, Plan};

use super::{
    reader::{Read, Reader},
    rows::ROW,
};

/// The clauses that may follow a command with a roll, in English and German.
pub const PLAN: [&[&str]; 2] = [
    &[
        ", with CIRCUMSTANCE[, CIRCUMSTANCE…]",
        ", without CIRCUMSTANCE[, CIRCUMSTANCE…]",
        ", with specialisation",
        ", without specialisation",
        ", helped by \"X\"",
        ", hindered by \"X\"",
        ", target helped by \"X\"",
        ", target hindered by \"X\"",
        ", A helped by \"X\"",
        ", A hindered by \"X\"",
        ", for N points",
        ", at N m",
        ", on ATTRIBUTE",
        ", against ATTRIBUTE",
        ", using ITEM",
        ", modified by N",
    ],
    &[
        ", mit UMSTAND[, UMSTAND…]",
        ", ohne UMSTAND[, UMSTAND…]",
        ", mit Spezialisierung",
        ", ohne Spezialisierung",
        ", begünstigt durch \"X\"",
        ", behindert durch \"X\"",
        ", Ziel begünstigt durch \"X\"",
        ", Ziel behindert durch \"X\"",
        ", A begünstigt durch \"X\"",
        ", A behindert durch \"X\"",
        ", für N Punkte",
        ", auf N m",
        ", auf ATTRIBUT",
        ", gegen ATTRIBUT",
        ", benutzt DING",
        ", verändert um N",
    ],
];

/// How circumstances are listed: after `with` or after `without`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Listing {
    No,
    With,
    Without,
}

impl Reader<'_> {
    /// Parses `, clause, clause …`, the plan for a roll of `by`. `is_check` is false for attacks.
    pub(super) fn plan(&mut self, by: ActorId, is_check: bool) -> Read<Plan> {
        let mut plan = Plan::default();
        let mut listing = Listing::No;
        while self.cursor.sign(',') {
            self.clause(by, is_check, &mut plan, &mut listing)?;
        }
        Ok(plan)
    }

    /// Parses an optional `(clause, clause …)`.
    pub(super) fn plan_in_brackets(&mut self, by: ActorId) -> Read<Plan> {
        let mut plan = Plan::default();
        if !self.cursor.sign('(') {
            return Ok(plan);
        }
        let mut listing = Listing::No;
        loop {
            self.clause(by, true, &mut plan, &mut listing)?;
            if self.cursor.sign(')') {
                return Ok(plan);
            }
            if !self.cursor.sign(',') {
                return self.fail();
            }
        }
    }

    fn clause(&mut self, by: ActorId, is_check: bool, plan: &mut Plan, listing: &mut Listing) -> Read<()> {
        let listed = std::mem::replace(listing, Listing::No);
        if self.is("with", "mit") {
            if self.is_of(Some(ROW), "specialisation", "Spezialisierung") {
                plan.speciality = Some(true);
                return Ok(());
            }
            *listing = Listing::With;
            return self.circumstance(is_check, plan, Listing::With);
        }
        if self.is("without", "ohne") {
            if self.is_of(Some(ROW), "specialisation", "Spezialisierung") {
                plan.speciality = Some(false);
                return Ok(());
            }
            *listing = Listing::Without;
            return self.circumstance(is_check, plan, Listing::Without);
        }
        if self.other_clause(by, plan)? {
            return Ok(());
        }
        *listing = listed;
        if listed == Listing::No { self.fail() } else { self.circumstance(is_check, plan, listed) }
    }

    fn circumstance(&mut self, is_check: bool, plan: &mut Plan, listing: Listing) -> Read<()> {
        let row = self.row(is_check)?;
        let rows = if listing == Listing::With { &mut plan.on } else { &mut plan.off };
        *rows = rows.with(row, true);
        Ok(())
    }

    /// Parses `NAME helped by`, a circumstance for one of several actors who roll.
    fn of_somebody(&mut self) -> Option<(ActorId, bool)> {
        let place = self.cursor.place();
        let who = self.maybe_actor();
        let words = [(true, "helped by", "begünstigt durch"), (false, "hindered by", "behindert durch")];
        let found = who.and_then(|who| Some((who, self.one_of(&words)?)));
        if found.is_none() {
            self.cursor.back_to(place);
        }
        found
    }

    /// Parses a clause that is not one of the tables' circumstances, if one is next. Returns whether it was found.
    fn other_clause(&mut self, by: ActorId, plan: &mut Plan) -> Read<bool> {
        if let Some((who, bonus)) = self.of_somebody() {
            let acting = !self.state.are_enemies(by, who);
            plan.free.push(FreeRow { text: self.text()?, acting, bonus, of: Some(who) });
        } else if let Some((acting, bonus)) = self.one_of(&[
            ((false, true), "target helped by", "Ziel begünstigt durch"),
            ((false, false), "target hindered by", "Ziel behindert durch"),
            ((true, true), "helped by", "begünstigt durch"),
            ((true, false), "hindered by", "behindert durch"),
        ]) {
            plan.free.push(FreeRow { text: self.text()?, acting, bonus, of: None });
        } else if plan.points == 0 && self.is("for", "für") {
            plan.points = self.number(1, 99)?;
            self.need("points|point", "Punkte|Punkt")?;
        } else if plan.against.is_none() && self.is("against", "gegen") {
            plan.against = Some(self.attribute()?);
        } else if plan.tool.is_none() && self.is("using", "benutzt") {
            plan.tool = Some(self.item(Some(by))?);
        } else if plan.modifier == 0 && self.is("modified by", "verändert um") {
            plan.modifier = self.number(-20, 20)?;
        } else if plan.distance.is_none() && self.is("at", "auf") {
            match self.maybe_length()? {
                Some(length) => plan.distance = Some(length),
                None => plan.attribute = Some(self.attribute()?),
            }
        } else if plan.attribute.is_none() && self.is("on", "auf") {
            plan.attribute = Some(self.attribute()?);
        } else {
            return Ok(false);
        }
        Ok(true)
    }
}
