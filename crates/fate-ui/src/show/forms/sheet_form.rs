//! The form of a sheet, filled with its values.

use schwung_fate::{ActorKind, Advance, Companion, ConflictKind, Fate, Gift, GiftKind, Sheet, SkillId};
use schwung_views::{
    Look,
    wire::{Field, FieldOption, Form},
};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    doer::rating,
    field::{self, Filled as _, NAME, WORDING, option},
    playable,
};
use crate::words::kind_name;

/// Maximum number of aspects on a sheet; the same as in files.
pub(super) const ASPECTS: u32 = 20;

/// Maximum number of companions on a sheet.
pub(super) const COMPANIONS: u32 = 8;

/// Maximum number of advances of a companion.
pub(super) const ADVANCES: u32 = 30;

/// Maximum number of talents, gifts and stunts on a sheet.
pub(super) const GIFTS: u32 = 30;

/// Maximum price of one use, in fate points.
pub(super) const PRICE: i32 = 10;

/// Maximum bonus or penalty to a roll.
pub(super) const BONUS: i32 = 10;

/// Maximum number of characters of a description.
pub(super) const GIFT_TEXT: u32 = 500;

/// Lowest and highest rating of a skill: the ends of the ladder, extended to the ratings on the sheet.
pub(super) fn ratings(desk: &Desk<'_>, sheet: &Sheet) -> (i32, i32) {
    let (low, high) = desk.state.profile.ladder;
    let learned = desk.skills().into_iter().filter_map(|it| sheet.learned(it));
    let ends = learned.fold((low, high), |ends, it| (ends.0.min(it), ends.1.max(it)));
    (ends.0.into(), ends.1.into())
}

/// Numbers that only the game master can change: name, label, maximum.
pub(super) const NUMBERS: [(&str, &str, i32); 3] = [
    ("health_boxes", "field-health-boxes", 20),
    ("composure_boxes", "field-composure-boxes", 20),
    ("extra_consequences", "field-extra-consequences", 10),
];

/// Optional numbers: name, label, maximum.
pub(super) const MAYBE: [(&str, &str, i32); 3] =
    [("refresh", "field-refresh", 99), ("grit", "field-grit", 10), ("weight", "field-weight", 50)];

/// The kinds of advances, with their values in the form and their labels.
pub(super) const ADVANCE: [(&str, &str); 8] = [
    ("quality", "form-advance-quality"),
    ("scope_physical", "form-advance-scope-physical"),
    ("scope_social", "form-advance-scope-social"),
    ("scope_mental", "form-advance-scope-mental"),
    ("independent", "form-advance-independent"),
    ("skilled", "form-advance-skilled"),
    ("keeping_up", "form-advance-keeping-up"),
    ("communication", "form-advance-communication"),
];

/// The form of an actor's sheet with its values; `None` if the viewer may not change it. For players, it
/// lacks the fields that only the game master can change.
pub(crate) fn sheet_form(look: Look<'_, Fate>, actor: u8) -> Option<Form> {
    let id = playable(look, actor)?;
    let desk = Desk::new(look);
    let sheet = desk.state.frame.sheets.get(usize::from(actor))?;
    let kind = desk.state.actor(id).kind;
    let mut form = desk.form_about(
        "sheet",
        "sheet",
        "gm",
        "sotc.stress.length-skills",
        json!({}),
        &[("actor", &sheet.name)],
    );
    form.group = if desk.is_gm { "gm" } else { "action" }.to_owned();
    form.rule = None;
    form.fields.push(field::text("name", desk.say("field-name"), NAME).starting(sheet.name.as_str()));
    if kind == ActorKind::Named {
        form.fields.push(skills(&desk, sheet));
    }
    form.fields.push(aspects(&desk, sheet));
    if kind == ActorKind::Named {
        form.fields.push(gifts(&desk, sheet));
    }
    if desk.is_gm {
        form.fields.extend(of_gm(&desk, sheet, kind));
    }
    Some(form)
}

/// Skills by rating; those that are not listed are unlearned.
fn skills(desk: &Desk<'_>, sheet: &Sheet) -> Field {
    let all = desk.skills();
    let learned = all.iter().filter_map(|&it| sheet.learned(it).map(|rating| (it, rating)));
    let mut rated: Vec<(SkillId, i8)> = learned.collect();
    rated.sort_by_key(|it| std::cmp::Reverse(it.1));
    let (low, high) = ratings(desk, sheet);
    let ratings = (low..=high).rev().filter_map(|it| i8::try_from(it).ok());
    let ratings: Vec<FieldOption> = ratings.map(|it| option(it, rating(desk, it))).collect();
    let parts = vec![
        field::one("skill", desk.say("field-skill"), desk.skill_options(&all)).open(),
        field::one("rating", desk.say("field-rating"), ratings).starting(1),
    ];
    let entries: Vec<Value> = rated.iter().map(|it| json!({ "skill": it.0.0, "rating": it.1 })).collect();
    let most = u32::try_from(all.len()).unwrap_or(u32::MAX);
    field::list("skills", desk.say("field-skills"), parts, most).starting(entries)
}

/// Aspects, and which of them are secret.
fn aspects(desk: &Desk<'_>, sheet: &Sheet) -> Field {
    let parts = vec![
        field::text("text", desk.say("field-aspect"), WORDING),
        field::flag("secret", desk.say("field-secret"), false),
    ];
    let secret = |n: usize| n < 32 && sheet.secret_aspects >> n & 1 == 1;
    let entries = sheet.aspects.iter().enumerate();
    let entries: Vec<Value> = entries.map(|(n, text)| json!({ "text": text, "secret": secret(n) })).collect();
    field::list("aspects", desk.say("field-aspects"), parts, ASPECTS).starting(entries)
}

/// Talents, gifts and stunts.
fn gifts(desk: &Desk<'_>, sheet: &Sheet) -> Field {
    let kinds = GiftKind::ALL.map(|it| option(it.word(), desk.text(&format!("gift-{}", it.word()), &[])));
    let parts = vec![
        field::text("name", desk.say("field-name"), NAME),
        field::one("kind", desk.say("field-gift-kind"), kinds.into()),
        field::long("text", desk.say("field-gift-text"), GIFT_TEXT).optional(),
        field::number("price", desk.say("field-gift-price"), 0, PRICE).starting(0),
        field::one("skill", desk.say("field-gift-skill"), desk.skill_options(&desk.skills())).optional(),
        field::number("bonus", desk.say("field-gift-bonus"), -BONUS, BONUS).optional(),
    ];
    let entries: Vec<Value> = sheet.gifts.iter().map(gift).collect();
    field::list("gifts", desk.say("field-gifts"), parts, GIFTS)
        .starting(entries)
        .ruled("malmsturm.gift.bend-rules")
}

/// The form value of one of them, without absent parts.
fn gift(it: &Gift) -> Value {
    let mut entry = json!({ "name": it.name, "kind": it.kind.word(), "text": it.text, "price": it.price });
    if let Some((skill, bonus)) = it.bonus {
        entry["skill"] = skill.0.into();
        entry["bonus"] = bonus.into();
    }
    entry
}

/// Fields that only the game master can change.
fn of_gm(desk: &Desk<'_>, sheet: &Sheet, kind: ActorKind) -> Vec<Field> {
    let mut fields = Vec::new();
    if let Some(minions) = sheet.minions {
        let qualities: Vec<FieldOption> = (1..=4i8).map(|it| option(it, rating(desk, it))).collect();
        let quality = field::one("quality", desk.say("field-quality"), qualities);
        fields.push(quality.starting(minions.quality));
        fields.push(field::one("kind", desk.say("field-good-at"), kinds(desk)).starting(minions.kind.word()));
    }
    if kind != ActorKind::Named {
        return fields;
    }
    let now = [sheet.extra_boxes[0], sheet.extra_boxes[1], sheet.extra_consequences];
    for ((name, label, most), now) in NUMBERS.into_iter().zip(now) {
        fields.push(field::number(name, desk.say(label), 0, most.max(now.into())).starting(now));
    }
    for ((name, label, most), now) in MAYBE.into_iter().zip([sheet.refresh, sheet.grit, sheet.weight]) {
        let field = field::number(name, desk.say(label), 0, most).optional();
        fields.push(match now {
            Some(now) => field.starting(now),
            None => field,
        });
    }
    fields.push(field::flag("quick_recovery", desk.say("field-quick-recovery"), sheet.quick_recovery));
    fields.push(companions(desk, sheet));
    fields
}

fn kinds(desk: &Desk<'_>) -> Vec<FieldOption> {
    ConflictKind::ALL.map(|it| option(it.word(), kind_name(desk.texts, it))).into()
}

fn companions(desk: &Desk<'_>, sheet: &Sheet) -> Field {
    let advances = ADVANCE.map(|(name, label)| option(name, desk.say(label)));
    let learned = desk.skill_options(&desk.skills());
    let advance = vec![
        field::one("what", desk.say("field-advance"), advances.into()),
        field::many("skills", desk.say("field-learned"), learned).optional(),
    ];
    let parts = vec![
        field::text("name", desk.say("field-name"), NAME),
        field::many("kinds", desk.say("field-helps-in"), kinds(desk)),
        field::list("advances", desk.say("field-advances"), advance, ADVANCES).optional(),
        field::flag("has_aspect", desk.say("field-has-aspect"), false),
    ];
    let entries: Vec<Value> = sheet.companions.iter().map(companion).collect();
    field::list("companions", desk.say("field-companions"), parts, COMPANIONS).starting(entries).more()
}

/// The form value of a companion.
fn companion(it: &Companion) -> Value {
    let kinds: Vec<&str> = ConflictKind::ALL
        .into_iter()
        .filter(|kind| it.kinds & kind.bit() != 0)
        .map(ConflictKind::word)
        .collect();
    let advances: Vec<Value> = it.advances.iter().map(advance).collect();
    json!({ "name": it.name, "kinds": kinds, "advances": advances, "has_aspect": it.has_aspect })
}

fn advance(it: &Advance) -> Value {
    match it {
        Advance::Quality => json!({ "what": "quality" }),
        Advance::Scope(kind) => json!({ "what": format!("scope_{}", kind.word()) }),
        Advance::Independent => json!({ "what": "independent" }),
        Advance::Skilled(skills) => {
            let skills: Vec<u8> = skills.iter().map(|it| it.0).collect();
            json!({ "what": "skilled", "skills": skills })
        }
        Advance::KeepingUp => json!({ "what": "keeping_up" }),
        Advance::Communication => json!({ "what": "communication" }),
    }
}
