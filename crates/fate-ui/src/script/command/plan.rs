//! Supplemental actions and other additions to an action.

use schwung_fate::{ActorId, Combine, Extra, Factor, Modifier, Plan};

use super::maneuver::of_scene_first;
use crate::script::{
    reader::{Read, Reader},
    words as w,
};

impl Reader<'_> {
    /// `, clause, clause …`: the plan of an action of `by`.
    pub(super) fn plan(&mut self, by: ActorId) -> Read<Plan> {
        let mut plan = Plan::default();
        loop {
            let place = self.cursor.place();
            if !self.sign(',') {
                return Ok(plan);
            }
            self.closes_before(place);
            self.clause(by, &mut plan)?;
        }
    }

    pub(super) fn clause(&mut self, by: ActorId, plan: &mut Plan) -> Read<()> {
        if self.word(w::DRAWING) {
            plan.extras.push(Extra::Thing { penalty: 1, text: self.text()? });
        } else if self.word(w::DOING) {
            let text = self.text()?;
            let penalty: i8 = if self.word(w::AT) { self.cursor.number(-20, -1)? } else { -1 };
            plan.extras.push(Extra::Thing { penalty: penalty.unsigned_abs(), text });
        } else if self.word(w::MOVING) {
            plan.extras.push(Extra::Move(self.towards()?));
        } else if self.word(w::REARMING) {
            plan.extras.push(Extra::Rearm);
        } else if self.word(w::COMPLEMENTED) {
            plan.combine.push((self.skill()?, Combine::Complements));
        } else if self.word(w::RESTRICTED) {
            plan.combine.push((self.skill()?, Combine::Restricts));
        } else if self.word(w::MODIFIED) {
            plan.combine.push((self.skill()?, Combine::Modifies));
        } else if plan.modifier == Modifier::default() && self.at_number()? {
            let value = self.cursor.number(-20, 20)?;
            plan.modifier = Modifier { value, reason: self.text()? };
        } else if plan.swap.is_none() && self.word(w::THROUGH) {
            plan.swap = Some(self.aspect(of_scene_first)?);
        } else if plan.companion.is_none() && self.word(w::USING) {
            plan.companion = Some(self.companion(by)?);
        } else if self.word(w::HELPED) {
            plan.factors.push(Factor { helps: true, text: self.text()? });
        } else if self.word(w::HINDERED) {
            plan.factors.push(Factor { helps: false, text: self.text()? });
        } else if !plan.unbounded && self.word(w::UNBOUNDED) {
            plan.unbounded = true;
        } else if plan.bonus == 0 && self.word(w::BUYING) {
            plan.bonus = self.cursor.number(1, 100)?;
        } else {
            return self.fail();
        }
        Ok(())
    }

    /// `at` followed by a number. In German the same word also precedes companions.
    fn at_number(&mut self) -> Read<bool> {
        let place = self.cursor.place();
        if !self.word(w::AT) {
            return Ok(false);
        }
        let number = self.cursor.place();
        let there = self.cursor.maybe_number(-20, 20)?.is_some();
        self.cursor.back_to(if there { number } else { place });
        Ok(there)
    }
}
