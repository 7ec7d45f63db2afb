//! Characters as files: writing a character of the table as a file, and the choices for making one.

use schwung_rulebook::Lang;
use schwung_views::{
    Look,
    wire::{CardLine, CreationChoices, CreationRemark, NamedChoice, ZeroSpaceChoices},
};
use schwung_zerospace::{Actor, ActorId, ActorKind, Attribute, Sheet, SkillId, SkillSet, ZeroSpace};

use super::{eyes::Eyes, forms::folded, off, people};
use crate::{
    files::{attribute_key, known_gear, known_powers, written},
    words,
};

/// The character as a file, with its gear and its state. `None` if the viewer may not act for it.
pub(super) fn file(look: Look<'_, ZeroSpace>, id: ActorId) -> Option<(String, Vec<String>)> {
    let eyes = Eyes::new(look);
    eyes.actor(id).filter(|_| eyes.acts_for(id))?;
    let (text, losses) = written::character(eyes.state, look.game.system(), id)?;
    Some((text, off::in_words(eyes, &losses)))
}

/// The content of the sheet, and what is still missing.
pub(super) fn card(look: Look<'_, ZeroSpace>, id: ActorId) -> (Vec<CardLine>, Vec<CreationRemark>) {
    let eyes = Eyes::new(look);
    let (Some(actor), Some(sheet)) = (eyes.actor(id), eyes.sheet(id)) else { return <_>::default() };
    if !eyes.reads(id) {
        return <_>::default();
    }
    let (c, state) = (eyes.c, eyes.state);
    let mut lines = Vec::new();
    let mut say = |part: &str, label: String, text: String| {
        lines.push(CardLine { part: part.to_owned(), label, text });
    };
    for it in Attribute::ALL {
        say("values", words::attribute(c, it), sheet.attribute(it).to_string());
    }
    say("values", eyes.say("zs-card-endurance", &[]), sheet.endurance.to_string());
    for skill in sheet.skills.iter() {
        let special = sheet.specialities.iter().filter(|it| it.skill == skill).map(|it| it.name.as_str());
        say("skills", words::skill(c, state, skill), special.collect::<Vec<_>>().join(", "));
    }
    for it in &sheet.gifts {
        say("gifts", it.name.clone(), people::power_words(eyes, it));
    }
    for it in state.items.iter().filter(|it| it.holder == Some(id)) {
        say("gear", it.text.as_str().to_owned(), words::gear(&eyes, &it.kind));
    }
    let lost = actor.losses.sum();
    if lost > 0 {
        say("state", eyes.say("zs-card-lost", &[]), lost.to_string());
    }
    (lines, remarks(eyes, actor, sheet))
}

/// What a new character lacks. The book has no rules for making one, so these are only hints.
fn remarks(eyes: Eyes<'_>, actor: &Actor, sheet: &Sheet) -> Vec<CreationRemark> {
    if actor.kind != ActorKind::Named {
        return Vec::new();
    }
    let mut all = Vec::new();
    let mut say = |part: &str, key: &str, args: &[(&str, &str)], rule: &str| {
        all.push(CreationRemark { part: part.to_owned(), text: eyes.say(key, args), rule: rule.to_owned() });
    };
    if sheet.attributes.iter().all(|it| *it == 0) {
        say("values", "zs-remark-attributes", &[], "");
    }
    if sheet.skills == SkillSet::NONE {
        say("skills", "zs-remark-skills", &[], "");
    }
    for it in sheet.specialities.iter().filter(|it| !sheet.skills.contains(it.skill)) {
        let skill = words::skill(eyes.c, eyes.state, it.skill);
        let args = [("name", &*it.name), ("skill", &*skill)];
        say("skills", "zs-remark-speciality", &args, "");
    }
    if sheet.power_level == 0 && sheet.gifts.iter().any(|it| it.on_attack || it.on_defence.contains(&true)) {
        say("gifts", "zs-remark-power-level", &[], "zerospace.power-level.once");
    }
    all
}

/// The choices for making a character.
pub(super) fn choices(look: Look<'_, ZeroSpace>) -> CreationChoices {
    let eyes = Eyes::new(look);
    let (c, state) = (eyes.c, eyes.state);
    let attribute = |it: Attribute| NamedChoice {
        key: attribute_key(it).to_owned(),
        name: words::attribute(c, it),
        about: String::new(),
    };
    let count = u8::try_from(state.frame.skills.len()).unwrap_or(u8::MAX);
    let skills = (0..count).filter_map(|n| {
        let usual = state.frame.skills.get(usize::from(n))?.attribute;
        Some(NamedChoice {
            key: state.frame.skills.get(usize::from(n))?.key.clone(),
            name: words::skill(c, state, SkillId(n)),
            about: words::attribute(c, usual),
        })
    });
    let mut skills: Vec<NamedChoice> = skills.collect();
    skills.sort_by_cached_key(|it| folded(&it.name));
    let gear = known_gear().into_iter().map(|(name, kind)| NamedChoice {
        about: words::gear(&eyes, &kind),
        key: name.clone(),
        name,
    });
    let powers = known_powers().into_iter().map(|([de, en], gift)| {
        let name = if c.lang() == Lang::De { de } else { en };
        NamedChoice { about: people::power_words(eyes, &gift), key: name.clone(), name }
    });
    CreationChoices::ZeroSpace(ZeroSpaceChoices {
        attributes: Attribute::ALL.map(attribute).into(),
        skills,
        gear: gear.collect(),
        powers: powers.collect(),
    })
}
