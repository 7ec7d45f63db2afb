//! Actions of a turn, and actions out of turn.

use schwung_fate::{Command, Long, SkillId, SkillSet};
use schwung_views::wire::Form;
use serde_json::{Value, json};

use super::{
    doer::Doer,
    field::{self, Filled as _, WORDS, value},
    plain, trial,
};

/// Forms for holding, passing, drawing a weapon, full defense, releasing a held turn, and free actions.
pub(super) fn forms(doer: &Doer<'_>) -> Vec<Form> {
    let mut forms = plain::forms(doer, false);
    forms.extend(free(doer));
    forms.extend(draw(doer));
    forms
}

fn free(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    let skills: Vec<Option<SkillId>> =
        std::iter::once(None).chain(doer.skills_always(SkillSet::NONE)).collect();
    let trial =
        trial::of_skills(desk.state, &skills, |skill| Command::Free { by, text: desk.words.clone(), skill })?;
    let fixed = json!({ "by": by, "skill": null });
    let mut form = desk.form("free", "free", "reaction", "sotc.free.definition", fixed);
    form.fields.push(field::text("text", desk.say("field-what"), WORDS));
    if trial.barred.is_none() {
        // A skill is needed only against a block.
        let field = doer.skill_field("skill", &skills, &trial.skills);
        form.fields.extend(field.map(|it| match skills[trial.at[2]] {
            Some(skill) => it.starting(skill.0),
            None => it.more(),
        }));
    }
    Some(doer.with_bar(form, &trial))
}

/// Making a conflict long, for the character who controls its pace.
fn draw(doer: &Doer<'_>) -> Option<Form> {
    let now = doer.desk.state.conflict?.long;
    if doer.is_group || now.endurance {
        return None;
    }
    let long = Long { endurance: true, ..now };
    let fixed: Value = json!({ "by": doer.by, "long": value(&long) });
    let form = doer.desk.form("draw", "draw-out", "reaction", "sotc.long.pacing", fixed);
    Some(doer.desk.checked(form, &Command::Draw { by: Some(doer.by), long }))
}
