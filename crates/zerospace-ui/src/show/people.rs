//! Characters and objects, as each viewer sees them.

use std::sync::Arc;

use schwung_views::{
    Onlooker, Same,
    wire::{
        AttributeView, CharacterView, EnduranceView, FiguresView, ItemView, KnownSkillView, LossView,
        PowerView,
    },
};
use schwung_zerospace::{Actor, ActorId, ActorKind, Attribute, Gait, Gift, Losses, Sheet, SkillId, State};

use super::{budget, chips, eyes::Eyes, gear};
use crate::words;

/// The properties of an actor that seldom change.
#[derive(Clone, PartialEq)]
pub(super) struct Own {
    figures: Option<Same<FiguresView>>,
    gear: Same<Vec<ItemView>>,
}

pub(super) fn own(onlooker: Onlooker<'_>, (id, state): &(ActorId, Arc<State>)) -> Own {
    let (id, eyes) = (*id, Eyes::of(onlooker.texts, state, onlooker.viewer));
    let sheet = eyes.sheet(id).filter(|_| eyes.reads(id));
    Own {
        figures: sheet.map(|it| Same::new(figures(eyes, id, it))),
        gear: Same::new(gear::of(eyes, Some(id))),
    }
}

/// An actor, as far as the viewer may know it.
pub(super) fn character(eyes: Eyes<'_>, id: ActorId, own: Own) -> Option<CharacterView> {
    let it = eyes.actor(id)?;
    Some(CharacterView {
        id: id.into(),
        name: eyes.name(id),
        kind: kind(it.kind).to_owned(),
        kind_name: words::actor_kind(eyes.c, it.kind),
        side: it.side.into(),
        seat: it.seat.0,
        mine: eyes.acts_for(id),
        hidden: it.hidden,
        endurance: endurance(eyes, id, it),
        states: chips::of(eyes, id),
        out: it.out.map(|out| words::out(eyes.c, out)),
        budget: budget::budget(eyes, it),
        figures: own.figures,
        gear: own.gear,
    })
}

fn kind(kind: ActorKind) -> &'static str {
    match kind {
        ActorKind::Named => "named",
        ActorKind::Unnamed => "unnamed",
        ActorKind::Object => "object",
    }
}

/// The endurance. The maximum is on the sheet, which may be hidden; the losses are public.
fn endurance(eyes: Eyes<'_>, id: ActorId, it: &Actor) -> EnduranceView {
    let reads = eyes.reads(id);
    let Losses { fresh, deep, shock } = it.losses;
    let losses = [
        ("fresh", fresh, "zs-loss-fresh", "zerospace.recover.short-rest"),
        ("deep", deep, "zs-loss-deep", "zerospace.recover.night"),
        ("shock", shock, "zs-loss-shock", "zerospace.shock.separate"),
    ];
    let lost = losses.into_iter().filter(|it| reads && it.1 > 0);
    EnduranceView {
        now: reads.then(|| eyes.state.endurance(id)),
        max: reads.then(|| eyes.state.max_endurance(id)),
        lost: it.losses.sum(),
        losses: lost
            .map(|(kind, points, key, rule)| LossView {
                kind: kind.to_owned(),
                points,
                text: eyes.say(key, &[("n", &points.to_string())]),
                rule: rule.to_owned(),
            })
            .collect(),
    }
}

fn figures(eyes: Eyes<'_>, id: ActorId, sheet: &Sheet) -> FiguresView {
    let skills = sheet.skills.iter().filter(|it| usize::from(it.0) < eyes.state.frame.skills.len());
    FiguresView {
        attributes: Attribute::ALL
            .into_iter()
            .map(|it| AttributeView {
                name: words::attribute(eyes.c, it),
                value: eyes.state.attribute(id, it),
                usual: i16::from(sheet.attribute(it)),
            })
            .collect(),
        power_level: sheet.power_level,
        skills: skills.map(|it| skill(eyes, sheet, it)).collect(),
        powers: (0..=u8::MAX).zip(&sheet.gifts).map(|(n, it)| power(eyes, n, it)).collect(),
        paces: paces(eyes, sheet),
        notes: notes(eyes, sheet),
    }
}

fn skill(eyes: Eyes<'_>, sheet: &Sheet, skill: SkillId) -> KnownSkillView {
    let own = sheet.specialities.iter().filter(|it| it.skill == skill);
    KnownSkillView {
        skill: skill.0,
        name: words::skill(eyes.c, eyes.state, skill),
        specialities: own.map(|it| it.name.clone()).collect(),
    }
}

fn power(eyes: Eyes<'_>, n: u8, it: &Gift) -> PowerView {
    PowerView { gift: n, name: it.name.clone(), text: power_words(eyes, it) }
}

/// Describes a power: its attack, and where the power level is added.
pub(super) fn power_words(eyes: Eyes<'_>, it: &Gift) -> String {
    let mut parts = Vec::new();
    if let Some(weapon) = &it.attack {
        parts.push(words::weapon(&eyes, weapon));
    }
    let mut adds = Vec::new();
    if it.on_attack {
        adds.push(eyes.say("zs-show-level-attacks", &[]));
    }
    let kinds = ["zs-kind-normal", "zs-kind-mental", "zs-kind-altering"];
    for (key, _) in kinds.into_iter().zip(it.on_defence).filter(|it| it.1) {
        adds.push(eyes.say("zs-show-level-defence", &[("kind", &eyes.say(key, &[]))]));
    }
    adds.extend(it.on_skills.iter().map(|it| words::skill(eyes.c, eyes.state, it)));
    if !adds.is_empty() {
        parts.push(eyes.say("zs-show-level", &[("what", &eyes.row_of(&adds))]));
    }
    if let Some(length) = it.moves {
        parts.push(eyes.say("zs-show-moves", &[("length", &words::length(eyes.c, length))]));
    }
    eyes.row_of(&parts)
}

fn paces(eyes: Eyes<'_>, sheet: &Sheet) -> Vec<String> {
    let gaits = [Gait::Walk, Gait::Run, Gait::Sprint].into_iter().zip(sheet.pace);
    let known = gaits.filter_map(|(gait, length)| Some((gait, length?)));
    known
        .map(|(gait, length)| {
            let args = [("name", &*words::gait(eyes.c, gait)), ("value", &*words::length(eyes.c, length))];
            eyes.say("part", &args)
        })
        .collect()
}

fn notes(eyes: Eyes<'_>, sheet: &Sheet) -> Vec<String> {
    let weight = sheet.weight.map(|it| eyes.say("zs-show-weight", &[("n", &it.to_string())]));
    let band = sheet.band.as_ref().map(|it| eyes.say("zs-show-of-band", &[("name", it)]));
    weight.into_iter().chain(band).collect()
}
