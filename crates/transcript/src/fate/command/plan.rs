//! What is done beside an action, and with it.

use schwung_fate::{ActorId, Combine, Extra, Factor, Modifier, Plan};

use super::maneuver::of_scene_first;
use crate::fate::reader::{Read, Reader};

impl Reader<'_> {
    /// `, clause, clause …`: the plan of an action of `by`.
    pub(super) fn plan(&mut self, by: ActorId) -> Read<Plan> {
        let mut plan = Plan::default();
        while self.cursor.sign(',') {
            self.clause(by, &mut plan)?;
        }
        Ok(plan)
    }

    fn clause(&mut self, by: ActorId, plan: &mut Plan) -> Read<()> {
        if self.word("drawing") {
            plan.extras.push(Extra::Thing { penalty: 1, text: self.text()? });
        } else if self.word("doing") {
            let text = self.text()?;
            let penalty: i8 = if self.word("at") { self.cursor.number(-20, -1)? } else { -1 };
            plan.extras.push(Extra::Thing { penalty: penalty.unsigned_abs(), text });
        } else if self.word("moving to") {
            plan.extras.push(Extra::Move(self.zone()?));
        } else if self.word("rearming") {
            plan.extras.push(Extra::Rearm);
        } else if self.word("complemented by") {
            plan.combine.push((self.skill()?, Combine::Complements));
        } else if self.word("restricted by") {
            plan.combine.push((self.skill()?, Combine::Restricts));
        } else if self.word("modified by") {
            plan.combine.push((self.skill()?, Combine::Modifies));
        } else if plan.modifier == Modifier::default() && self.word("at") {
            let value = self.cursor.number(-20, 20)?;
            plan.modifier = Modifier { value, reason: self.text()? };
        } else if plan.swap.is_none() && self.word("through") {
            plan.swap = Some(self.aspect(of_scene_first)?);
        } else if plan.companion.is_none() && self.word("using") {
            plan.companion = Some(self.companion(by)?);
        } else if self.word("helped by") {
            plan.factors.push(Factor { helps: true, text: self.text()? });
        } else if self.word("hindered by") {
            plan.factors.push(Factor { helps: false, text: self.text()? });
        } else if !plan.unbounded && self.word("unbounded") {
            plan.unbounded = true;
        } else {
            return self.fail();
        }
        Ok(())
    }
}
