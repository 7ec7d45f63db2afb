//! Blocks, by what they prevent.

use schwung_fate::{ActionKind, Against, Command, MakeBlock, Plan, SkillSet};
use schwung_views::wire::{FieldOption, Form};
use serde_json::json;

use super::{
    doer::{Doer, plan},
    field::{self, Filled as _, WORDS, option},
    trial::{self, Trial},
};
use crate::words::deed_name;

/// Forms for all kinds of blocks.
pub(super) fn forms(doer: &Doer<'_>) -> Vec<Form> {
    [protecting(doer), against_deeds(doer), passage(doer)].into_iter().flatten().collect()
}

fn protecting(doer: &Doer<'_>) -> Option<Form> {
    let mut wards = doer.others_of(true);
    wards.extend(doer.others_of(false));
    let options = doer.targets(&wards);
    let against: Vec<Against> = wards.into_iter().map(Against::AttacksOn).collect();
    let kind = Kind { key: "block-attacks", rule: "sotc.block.protect", field: "attacks_on" };
    kind.form(doer, &against, options, "field-protected")
}

fn against_deeds(doer: &Doer<'_>) -> Option<Form> {
    let options = ActionKind::ALL.map(|it| option(it.bit(), deed_name(doer.desk.texts, it)));
    let against = ActionKind::ALL.map(|it| Against::Deeds(it.bit()));
    let kind = Kind { key: "block-deeds", rule: "sotc.block.declare", field: "deeds" };
    kind.form(doer, &against, options.into(), "field-deeds")
}

fn passage(doer: &Doer<'_>) -> Option<Form> {
    let mut zones = doer.desk.zones();
    zones.sort_by_key(|it| *it != doer.zone());
    if zones.len() < 2 {
        return None;
    }
    let options = doer.desk.zone_options(&zones);
    let against: Vec<Against> = zones.into_iter().map(Against::Passage).collect();
    let kind = Kind { key: "block-passage", rule: "sotc.block.other-contest", field: "passage" };
    kind.form(doer, &against, options, "field-through")
}

/// What a block prevents, as in the command.
struct Kind {
    key: &'static str,
    rule: &'static str,
    field: &'static str,
}

impl Kind {
    fn form(
        &self,
        doer: &Doer<'_>,
        against: &[Against],
        options: Vec<FieldOption>,
        label: &'static str,
    ) -> Option<Form> {
        let (desk, by) = (doer.desk, doer.by);
        let skills = doer.skills_or_none(SkillSet::NONE);
        let trial: Trial = trial::of_one(desk.state, against, &skills, |against, skill| {
            let text = desk.words.clone();
            Command::Block(MakeBlock { by, skill, against, text, left: false, plan: Plan::default() })
        })?;
        let fixed = json!({ "by": by, "skill": null, "against": {}, "text": "", "plan": plan() });
        let mut form = desk.form("block", self.key, "action", self.rule, fixed);
        let options = desk.barring(options, &trial.first);
        form.fields.push(field::one(&format!("against.{}", self.field), desk.say(label), options));
        form.fields.extend(doer.skill_field("skill", &skills, &trial.skills));
        form.fields.push(field::text("text", desk.say("field-how"), WORDS).optional());
        if self.key == "block-passage" {
            let left = field::flag("left", desk.say("field-left"), false);
            form.fields.push(left.ruled("sotc.indirect.block"));
        }
        Some(doer.with_plan(form, &trial, true))
    }
}
