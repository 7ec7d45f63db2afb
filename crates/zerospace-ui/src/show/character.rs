//! Characters as files: a character of the table written as one, and what makers of characters can choose from.

use schwung_files::write::{Section, written};
use schwung_rulebook::Lang;
use schwung_views::{
    Look,
    wire::{CardLine, CreationChoices, CreationRemark, NamedChoice, ZeroSpaceChoices},
};
use schwung_zerospace::{
    Actor, ActorId, ActorKind, AttackKind, Attribute, Burst, Combat, Fear, Gift, Item, ItemKind, Length,
    Sheet, SkillId, SkillSet, State, Weapon, ZeroSpace,
};

use super::{eyes::Eyes, forms::folded, gear, people};
use crate::{
    files::{attribute_key, default_frame, known_gear, known_power, known_powers},
    words,
};

/// The character as a file, with its gear and its state. `None` if the viewer may not act for it.
pub(super) fn file(look: Look<'_, ZeroSpace>, id: ActorId) -> Option<(String, Vec<String>)> {
    let eyes = Eyes::new(look);
    let (actor, sheet) = (eyes.actor(id)?, eyes.sheet(id)?);
    if !eyes.acts_for(id) {
        return None;
    }
    let state = eyes.state;
    let mut top = Section::top();
    top.put("format", "schwung-character").put("version", 1i64).put("system", look.game.system());
    let mut sections = vec![top, character(state, actor, sheet)];
    sections.extend(sheet.specialities.iter().filter_map(|it| {
        let mut of = Section::of("character.speciality");
        of.put("skill", key(state, it.skill)?).put("name", it.name.as_str());
        for (name, applies) in [("attack", it.attack), ("defence", it.defence), ("check", it.check)] {
            if !applies {
                of.put(name, false);
            }
        }
        Some(of)
    }));
    sections.extend(sheet.gifts.iter().map(|it| power(state, it)));
    let held: Vec<&Item> = state.items.iter().filter(|it| it.holder == Some(id)).collect();
    sections.extend(held.iter().map(|it| item(state, it, &sheet.name)));
    let uses = |skill: SkillId| {
        let of = |it: &Weapon| it.skill == Some(skill) || it.against_skill == Some(skill);
        let held_uses = |it: &&Item| match it.kind {
            ItemKind::Weapon(it) => of(&it),
            ItemKind::Tool { skill: helped, .. } => helped == Some(skill),
            ItemKind::Protection(_) | ItemKind::Other => false,
        };
        sheet.skills.contains(skill)
            || sheet.specialities.iter().any(|it| it.skill == skill)
            || sheet.gifts.iter().any(|it| it.on_skills.contains(skill) || it.attack.as_ref().is_some_and(of))
            || held.iter().any(held_uses)
    };
    let usual = default_frame().skills;
    let own = (0u8..).zip(&state.frame.skills).filter(|(n, it)| !usual.contains(it) && uses(SkillId(*n)));
    sections.extend(own.map(|(_, it)| {
        let mut of = Section::of("skill");
        of.put("key", it.key.as_str()).text("de", &it.de).text("en", &it.en);
        of.put("attribute", attribute_key(it.attribute)).flag("talking", it.talking);
        of
    }));
    Some((written(&sections), Vec::new()))
}

fn character(state: &State, actor: &Actor, sheet: &Sheet) -> Section {
    let mut of = Section::of("character");
    of.put("name", sheet.name.as_str());
    match actor.kind {
        ActorKind::Named => {}
        ActorKind::Unnamed => {
            of.put("kind", "unnamed");
        }
        ActorKind::Object => {
            of.put("kind", "object");
        }
    }
    let mut attributes = Section::top();
    for it in Attribute::ALL {
        attributes.number(attribute_key(it), sheet.attribute(it), 0);
    }
    of.inline("attributes", attributes).put("endurance", i64::from(sheet.endurance.clamp(1, 60)));
    of.list("skills", keys(state, sheet.skills)).number("power-level", sheet.power_level.max(0), 0);
    let mut pace = Section::top();
    for (name, length) in ["walk", "run", "sprint"].into_iter().zip(sheet.pace) {
        pace.maybe(name, length.map(metres));
    }
    of.inline("pace", pace).maybe("weight", sheet.weight);
    let losses = actor.losses;
    of.number("lost", losses.fresh, 0).number("lost-deep", losses.deep, 0).number(
        "lost-shock",
        losses.shock,
        0,
    );
    of.flag("adapted", actor.adapted);
    if let Some(fear) = actor.fear {
        of.put("fear", if fear == Fear::Flee { "flee" } else { "cower" });
    }
    of.flag("blinded", actor.blinded).flag("helpless", actor.helpless);
    of
}

fn metres(length: Length) -> i64 {
    i64::from(length.metres_down())
}

fn key(state: &State, skill: SkillId) -> Option<String> {
    state.frame.skills.get(usize::from(skill.0)).map(|it| it.key.clone())
}

fn keys(state: &State, skills: SkillSet) -> Vec<String> {
    skills.iter().filter_map(|it| key(state, it)).collect()
}

fn power(state: &State, it: &Gift) -> Section {
    let mut of = Section::of("character.gift");
    of.put("name", it.name.as_str());
    if let Some(attack) = &it.attack {
        of.put("weapon", weapon(state, attack).into_value());
    }
    let kinds = [AttackKind::Normal, AttackKind::Mental, AttackKind::Altering];
    let kinds = kinds.into_iter().zip(it.on_defence).filter(|it| it.1).map(|it| kind_word(it.0));
    of.flag("on-attack", it.on_attack).list("on-defence", kinds);
    of.list("on-skills", keys(state, it.on_skills)).maybe("moves", it.moves.map(metres));
    // With its name alone, it would become the power of the library.
    let is_bare = *it == Gift { name: it.name.clone(), ..Gift::default() };
    if is_bare && known_power(&it.name).is_some_and(|known| known != *it) {
        of.put("on-attack", false);
    }
    of
}

fn kind_word(kind: AttackKind) -> &'static str {
    match kind {
        AttackKind::Normal => "normal",
        AttackKind::Mental => "mental",
        AttackKind::Altering => "altering",
    }
}

fn weapon(state: &State, it: &Weapon) -> Section {
    let mut of = Section::top();
    of.put("kind", kind_word(it.kind));
    of.put("combat", if it.combat == Combat::Ranged { "ranged" } else { "melee" });
    of.number("rating", it.rating, 0).maybe("damage", it.damage).maybe("range", it.range.map(metres));
    of.flag("two-handed", it.two_handed);
    match it.burst {
        Some(Burst::Die) => {
            of.put("burst-die", true);
        }
        Some(Burst::Rating(rating)) => {
            of.put("burst-rating", i64::from(rating));
        }
        None => {}
    }
    of.maybe("radius", it.radius.map(metres));
    let effects = it.effects;
    of.flag("blinds", effects.blinds).flag("frightens", effects.frightens).flag("shocks", effects.shocks);
    of.flag("harmless", effects.harmless);
    if let Some((attribute, by)) = effects.lowers {
        of.put("lowers", attribute_key(attribute)).put("lowers-by", i64::from(by));
    }
    for (name, skill) in [("skill", it.skill), ("against-skill", it.against_skill)] {
        if let Some(key) = skill.and_then(|it| key(state, it)) {
            of.put(name, key);
        }
    }
    for (name, attribute) in [("attribute", it.attribute), ("against", it.against)] {
        if let Some(attribute) = attribute {
            of.put(name, attribute_key(attribute));
        }
    }
    of
}

fn item(state: &State, it: &Item, holder: &str) -> Section {
    let mut of = Section::of("item");
    of.put("name", it.text.as_str()).put("holder", holder);
    match it.kind {
        ItemKind::Weapon(it) => {
            of.put("weapon", weapon(state, &it).into_value());
        }
        ItemKind::Protection(rating) => {
            of.put("protection", i64::from(rating));
        }
        ItemKind::Tool { rating, skill } => {
            of.put("tool", i64::from(rating));
            if let Some(key) = skill.and_then(|it| key(state, it)) {
                of.put("skill", key);
            }
        }
        ItemKind::Other => {}
    }
    of
}

/// What the sheet says, and what is still missing.
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
        say("gear", it.text.as_str().to_owned(), gear::text(eyes, &it.kind));
    }
    let lost = actor.losses.sum();
    if lost > 0 {
        say("state", eyes.say("zs-card-lost", &[]), lost.to_string());
    }
    (lines, remarks(eyes, actor, sheet))
}

/// What a new character lacks. The book has no rules for making one, so that these are only hints.
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

/// What somebody who makes a character can choose from.
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
            key: key(state, SkillId(n))?,
            name: words::skill(c, state, SkillId(n)),
            about: words::attribute(c, usual),
        })
    });
    let mut skills: Vec<NamedChoice> = skills.collect();
    skills.sort_by_cached_key(|it| folded(&it.name));
    let gear = known_gear().into_iter().map(|(name, kind)| NamedChoice {
        about: gear::text(eyes, &kind),
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
