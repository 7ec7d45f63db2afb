//! Characters as files: writing a character of the table, and the choices for new characters.

use schwung_fate::{
    Actor, ActorId, ActorKind, Advance, Aspect, AspectKind, Bearer, Companion, ConflictKind, Fate, Gift,
    GiftKind, Minions, RemarkKind, Severity, Sheet, SkillId, State, Track, remarks,
};
use schwung_files::write::{Section, written};
use schwung_views::{
    Look,
    wire::{CardLine, CreationChoices, CreationRemark, FateChoices, NamedChoice, RemarkView, RowChoice},
};

use super::{eyes::Eyes, people, start};
use crate::files::default_frame;

/// The character as a file, with its state. `None` if the viewer may not act for it, and for independent companions,
/// which belong to their partners' files.
pub(super) fn file(look: Look<'_, Fate>, id: ActorId) -> Option<(String, Vec<String>)> {
    let eyes = Eyes::new(look);
    let (actor, sheet) = (eyes.actor(id)?, eyes.sheet(id)?);
    if !eyes.acts_for(id) || actor.kind == ActorKind::Companion {
        return None;
    }
    let state = eyes.state;
    let mut top = Section::top();
    top.put("format", "schwung-character").put("version", 1i64).put("system", look.game.system());
    let mut sections = vec![top];
    match sheet.minions {
        Some(minions) => sections.push(group(sheet, minions, actor.members.max(1))),
        None => {
            sections.push(named(state, actor, sheet, |_| Vec::new()));
            sections.extend(sheet.gifts.iter().map(|it| gift(state, it)));
            sections.extend(consequences(state, id).map(|it| it.0));
            sections.extend(sheet.companions.iter().map(|it| companion(state, it)));
        }
    }
    sections.extend(own_skills(state, &[sheet], look.game.system()));
    Some((written(&sections), Vec::new()))
}

/// The table of a group of minions.
pub(super) fn group(sheet: &Sheet, minions: Minions, members: u16) -> Section {
    let mut of = Section::of("minions");
    of.put("name", sheet.name.as_str())
        .put("quality", i64::from(minions.quality.clamp(1, 3)))
        .put("kind", minions.kind.word())
        .put("count", i64::from(members));
    of
}

/// The table of a named character. `known_by` names the players who have found out a secret aspect.
pub(super) fn named(
    state: &State,
    actor: &Actor,
    sheet: &Sheet,
    known_by: impl Fn(u8) -> Vec<String>,
) -> Section {
    let mut of = Section::of("character");
    of.put("name", sheet.name.as_str()).put("fate", i64::from(actor.fate)).maybe("refresh", sheet.refresh);
    let aspects = (0u8..).zip(&sheet.aspects).map(|(n, text)| {
        if sheet.secret_aspects >> n.min(31) & 1 == 0 {
            return schwung_files::write::Value::from(text.as_str());
        }
        let mut secret = Section::top();
        secret.put("text", text.as_str()).put("secret", true).list("known-by", known_by(n));
        secret.into_value()
    });
    of.list("aspects", aspects);
    let learned = (0u8..).zip(&sheet.skills).filter(|it| *it.1 != Sheet::UNLEARNED);
    let skills: Vec<(String, i8)> =
        learned.filter_map(|(n, rating)| Some((key(state, SkillId(n))?, *rating))).collect();
    if !skills.is_empty() {
        let table = skills.into_iter().map(|(key, rating)| (key, i64::from(rating).into())).collect();
        of.put("skills", schwung_files::write::Value::Table(table));
    }
    of.number("health-boxes", sheet.extra_boxes[0], 0)
        .number("composure-boxes", sheet.extra_boxes[1], 0)
        .number("extra-consequences", sheet.extra_consequences, 0)
        .maybe("grit", sheet.grit)
        .maybe("weight", sheet.weight)
        .flag("quick-recovery", sheet.quick_recovery)
        .number("load", actor.load, 0)
        .maybe("disarmed", actor.disarmed.map(|it| it.min(50)));
    let mut marked = Section::top();
    for (track, name) in [(Track::Health, "health"), (Track::Composure, "composure")] {
        marked.list(name, actor.stress[track as usize].marked().map(i64::from));
    }
    of.inline("marked", marked);
    of
}

pub(super) fn gift(state: &State, it: &Gift) -> Section {
    let mut of = Section::of("character.gift");
    of.put("name", it.name.as_str()).put("kind", it.kind.word()).text("text", &it.text);
    of.number("price", it.price, 0);
    if let Some((skill, bonus)) = it.bonus
        && let Some(key) = key(state, skill)
    {
        of.put("skill", key).put("bonus", i64::from(bonus));
    }
    of
}

/// The tables of an actor's consequences, and their aspects.
pub(super) fn consequences(state: &State, id: ActorId) -> impl Iterator<Item = (Section, &Aspect)> {
    let on = state.aspects.iter().filter(move |it| it.bearer == Bearer::Actor(id));
    on.filter_map(|it| {
        let AspectKind::Consequence { severity, track, .. } = it.kind else { return None };
        let mut of = Section::of("character.consequence");
        let word = match severity {
            Severity::Mild => "mild",
            Severity::Moderate => "moderate",
            Severity::Severe => "severe",
        };
        of.text("text", it.text.as_str()).put("severity", word);
        if track == Track::Composure {
            of.put("track", "composure");
        }
        Some((of, it))
    })
}

pub(super) fn companion(state: &State, it: &Companion) -> Section {
    let mut of = Section::of("character.companion");
    // Advances of scope add their kinds when they are read.
    let bought = |kind: &ConflictKind| it.advances.contains(&Advance::Scope(*kind));
    let kinds = ConflictKind::ALL.into_iter().filter(|kind| it.kinds & kind.bit() != 0 && !bought(kind));
    of.put("name", it.name.as_str()).list("kinds", kinds.map(ConflictKind::word));
    let advance = |it: &Advance| match it {
        Advance::Quality => "quality".to_owned(),
        Advance::Scope(kind) => format!("scope {}", kind.word()),
        Advance::Independent => "independent".to_owned(),
        Advance::Skilled(skills) => {
            let keys: Vec<String> = skills.iter().filter_map(|it| key(state, *it)).collect();
            format!("skilled {}", keys.join(", "))
        }
        Advance::KeepingUp => "keeping-up".to_owned(),
        Advance::Communication => "communication".to_owned(),
    };
    of.list("advances", it.advances.iter().map(advance)).flag("aspect", it.has_aspect);
    of
}

/// The skills of the sheets that the book does not have.
pub(super) fn own_skills(state: &State, sheets: &[&Sheet], system: &str) -> Vec<Section> {
    let usual = default_frame(system).map(|it| it.skills).unwrap_or_default();
    let uses = |n: u8| {
        let id = SkillId(n);
        let trained = |it: &Advance| matches!(it, Advance::Skilled(skills) if skills.contains(&id));
        sheets.iter().any(|sheet| {
            sheet.learned(id).is_some()
                || sheet.gifts.iter().any(|it| it.bonus.is_some_and(|it| it.0 == id))
                || sheet.companions.iter().any(|it| it.advances.iter().any(trained))
        })
    };
    let own = (0u8..).zip(&state.frame.skills).filter(|(n, it)| !usual.contains(it) && uses(*n));
    own.map(|(_, it)| {
        let mut of = Section::of("skill");
        of.put("key", it.key.as_str()).text("de", &it.de).text("en", &it.en).flag("armed", it.armed);
        let reach = match it.reach {
            schwung_fate::Reach::Touch => "touch",
            schwung_fate::Reach::Throw => "throw",
            schwung_fate::Reach::Shoot => "shoot",
            schwung_fate::Reach::Far => "far",
        };
        of.put("reach", reach);
        of
    })
    .collect()
}

fn key(state: &State, skill: SkillId) -> Option<String> {
    state.frame.skills.get(usize::from(skill.0)).map(|it| it.key.clone())
}

/// The contents of the sheet, and its differences from a new character.
pub(super) fn card(look: Look<'_, Fate>, id: ActorId) -> (Vec<CardLine>, Vec<CreationRemark>) {
    let eyes = Eyes::new(look);
    let (Some(actor), Some(sheet)) = (eyes.actor(id), eyes.sheet(id)) else { return <_>::default() };
    if !eyes.reads(id) {
        return <_>::default();
    }
    let mut lines = Vec::new();
    let mut say = |part: &str, label: String, text: String| {
        lines.push(CardLine { part: part.to_owned(), label, text });
    };
    for (n, aspect) in sheet.aspects.iter().enumerate() {
        if sheet.secret_aspects >> n.min(31) & 1 == 0 || eyes.acts_for(id) {
            say("aspects", String::new(), aspect.clone());
        }
    }
    let top = sheet.best().unwrap_or(0);
    for rating in (Sheet::UNLEARNED + 1..=top).rev() {
        let here = schwung_fate::skills_of(sheet, rating);
        let names: Vec<String> = here
            .filter(|it| usize::from(it.0) < eyes.state.frame.skills.len())
            .map(|it| eyes.skill(it))
            .collect();
        if !names.is_empty() {
            say("skills", eyes.rung(rating), names.join(", "));
        }
    }
    for it in &sheet.gifts {
        let bonus = it.bonus.map(|(skill, bonus)| eyes.part(&eyes.skill(skill), bonus));
        let text: Vec<String> =
            bonus.into_iter().chain((!it.text.is_empty()).then(|| it.text.clone())).collect();
        say("gifts", it.name.clone(), text.join(" · "));
    }
    for it in &sheet.companions {
        say("gifts", it.name.clone(), people::companion_words(eyes, sheet, it));
    }
    say("values", eyes.say("card-fate", &[]), eyes.state.refresh_of(id).max(actor.fate).to_string());
    for it in eyes.state.aspects.iter().filter(|it| it.bearer == Bearer::Actor(id)) {
        if let AspectKind::Consequence { severity, .. } = it.kind {
            say("state", crate::words::severity_name(eyes.c, severity), it.text.as_str().to_owned());
        }
    }
    let remarks = remarks(eyes.state, id).into_iter().map(|it| {
        let part = match it.what {
            RemarkKind::AspectsMissing | RemarkKind::AspectsOver => "aspects",
            RemarkKind::GiftsMissing | RemarkKind::GiftsOver => "gifts",
            _ => "skills",
        };
        let RemarkView { text, rule } = start::remark(eyes, &it);
        CreationRemark { part: part.to_owned(), text, rule }
    });
    (lines, remarks.collect())
}

/// The choices for a new character.
pub(super) fn choices(look: Look<'_, Fate>) -> CreationChoices {
    let eyes = Eyes::new(look);
    let switches = eyes.state.switches();
    let count = u8::try_from(eyes.state.frame.skills.len()).unwrap_or(u8::MAX);
    let mut skills: Vec<NamedChoice> = (0..count)
        .filter_map(|n| {
            let (key, name) = (key(eyes.state, SkillId(n))?, eyes.skill(SkillId(n)));
            Some(NamedChoice { key, name, about: String::new() })
        })
        .collect();
    skills.sort_by_cached_key(|it| super::forms::folded(&it.name));
    let peak = switches.pyramid.peak();
    let rows = (1..=peak).rev().map(|rating| RowChoice {
        rating,
        words: eyes.rung(rating),
        need: switches.pyramid.at(rating),
    });
    let kind = |it: &GiftKind| NamedChoice {
        key: it.word().to_owned(),
        name: eyes.say(&format!("gift-{}", it.word()), &[]),
        about: String::new(),
    };
    CreationChoices::Fate(FateChoices {
        skills,
        rows: rows.filter(|it| it.need > 0).collect(),
        aspects: u8::try_from(switches.aspects).unwrap_or(0),
        gifts: u8::try_from(switches.gifts).unwrap_or(0),
        gift_kinds: GiftKind::ALL.iter().map(kind).collect(),
    })
}
