//! Characters as each viewer sees them, one compact line each.

use std::sync::Arc;

use schwung_daemmersturm::{
    Actor, ActorId, Direction, Effect, Facing, KnownAbility, Pool, Profile, Resource, Skill, State, Status,
    TurnLeft, When, profile_line::ProfileLine, turn_left,
};
use schwung_views::{
    Onlooker, Same,
    wire::{
        BelongingView, ChannelView, FacingView, LifeView, MeleeView, PersonView, PointPoolView,
        SkillPairView, TurnLeftView,
    },
};

use super::{chips, eyes::Eyes, gear};
use crate::words;

/// The properties of a character that seldom change.
#[derive(Clone, PartialEq)]
pub(super) struct Own {
    items: Same<Vec<BelongingView>>,
    abilities: Same<Vec<String>>,
    reminders: Same<Vec<String>>,
    profile: Option<Same<String>>,
}

pub(super) fn own(onlooker: Onlooker<'_>, (id, state): &(ActorId, Arc<State>)) -> Own {
    let (id, eyes) = (*id, Eyes::of(onlooker.texts, state, onlooker.viewer));
    let profile = eyes.profile(id).filter(|_| eyes.reads(id));
    let names = |it: &Profile| it.abilities.iter().map(|it| it.name.clone()).collect();
    Own {
        items: Same::new(gear::of(eyes, Some(id))),
        abilities: Same::new(profile.map(names).unwrap_or_default()),
        reminders: Same::new(profile.map(|it| reminders(eyes, it)).unwrap_or_default()),
        profile: profile.map(|it| Same::new(ProfileLine::of(it).to_string())),
    }
}

/// A character, as far as the viewer may know it.
pub(super) fn person(eyes: Eyes<'_>, id: ActorId, own: Own) -> Option<PersonView> {
    let (number, it, profile) = (eyes.wire(id)?, eyes.actor(id)?, eyes.profile(id)?);
    let reads = eyes.reads(id);
    Some(PersonView {
        id: number,
        name: eyes.name(id),
        side: it.side.into(),
        seat: it.seat.0,
        mine: eyes.acts_for(id),
        hidden: it.veiled,
        status: status(it.status).to_owned(),
        status_name: words::condition(eyes.c, it.status),
        life: life(it, profile, reads),
        values: if reads { values(eyes, id, profile) } else { Vec::new() },
        pools: if reads { pools(eyes, it, profile) } else { Vec::new() },
        turn: eyes.state.in_combat().then(|| turn(eyes, id, profile)),
        facing: facing(eyes, it),
        melee: melee(eyes, id),
        channel: channel(eyes, id),
        chips: chips::of(eyes, id),
        items: own.items,
        abilities: own.abilities,
        reminders: own.reminders,
        profile: own.profile,
    })
}

/// Abilities that the rules do not carry out: abilities that are neither in the library nor among its spells, in the words of
/// the profile, and permanent traits whose effects a person has to judge.
//= daemmersturm.ap.abilities
fn reminders(eyes: Eyes<'_>, profile: &Profile) -> Vec<String> {
    let library = &eyes.state.frame.library;
    let reminder = |known: &KnownAbility| {
        let Some(it) = known.entry.and_then(|it| library.ability(it)) else {
            return library.spell_named(&known.name).is_none().then(|| known.name.clone());
        };
        let judged = |effect: &Effect| match effect {
            Effect::Note(words) => Some(words.as_str().to_owned()),
            Effect::State { .. } => Some(words::effect(eyes.c, eyes.state, effect)),
            _ => None,
        };
        let effects = it.effects.iter().filter(|_| it.when == When::Passive);
        let effects: Vec<_> = effects.filter_map(judged).collect();
        (!effects.is_empty()).then(|| format!("{} ({})", it.name, effects.join(", ")))
    };
    profile.abilities.iter().filter_map(reminder).collect()
}

fn status(status: Status) -> &'static str {
    match status {
        Status::Up => "up",
        Status::Incapacitated => "incapacitated",
        Status::Dead => "dead",
        Status::Gone | Status::Off => "gone",
    }
}

/// Life points. Losses are public, but the maximum is only shown to those who may read the profile.
fn life(it: &Actor, profile: &Profile, reads: bool) -> LifeView {
    LifeView {
        now: reads.then_some(it.life),
        start: reads.then_some(it.start_life),
        base: reads.then_some(profile.life),
        lost: it.start_life.saturating_sub(it.life),
        exhausted: it.exhausted,
    }
}

//= daemmersturm.profile.skills
fn values(eyes: Eyes<'_>, id: ActorId, profile: &Profile) -> Vec<SkillPairView> {
    let skills = [(Skill::Melee, "melee"), (Skill::Ranged, "ranged"), (Skill::Magic, "magic")];
    let of = |(skill, word): (Skill, &str)| {
        let usual = profile.values(skill);
        SkillPairView {
            skill: word.to_owned(),
            attack_name: words::value(eyes.c, skill.attack()),
            attack: eyes.state.attack_value(id, skill),
            usual_attack: i16::from(usual.attack),
            defence_name: words::value(eyes.c, skill.defence()),
            defence: eyes.state.defence_value(id, skill),
            usual_defence: i16::from(usual.defence),
        }
    };
    skills.into_iter().map(of).collect()
}

/// Action points, focus points, and the magic resource of this combat.
//= daemmersturm.resource.only-one
fn pools(eyes: Eyes<'_>, it: &Actor, profile: &Profile) -> Vec<PointPoolView> {
    let mut all = vec![
        ("action", Pool::Action, it.action_points, profile.action_points),
        ("focus", Pool::Focus, it.focus_points, profile.focus_points),
    ];
    if let Some(resource) = it.resource {
        let word = match resource {
            Resource::Mana => "mana",
            Resource::Light => "light",
            Resource::Shadow => "shadow",
            Resource::Elements => "elements",
        };
        all.push((word, Pool::Magic(resource), it.magic_points, profile.magic_points));
    }
    let some = all.into_iter().filter(|it| it.2.max(it.3) > 0);
    some.map(|(kind, pool, now, max)| PointPoolView {
        kind: kind.to_owned(),
        name: words::pool(eyes.c, pool),
        now,
        max,
    })
    .collect()
}

/// The remaining budget of the turn and the round.
//= daemmersturm.turn.budget
fn turn(eyes: Eyes<'_>, id: ActorId, profile: &Profile) -> TurnLeftView {
    let TurnLeft { marks, movement, action } = turn_left(eyes.state, id, eyes.reads(id));
    let round = &eyes.state.actor(id).round;
    TurnLeftView {
        movement,
        walked: (marks.walked.0 > 0).then(|| eyes.length(marks.walked)),
        action,
        charged: marks.charged,
        draws: marks.draws,
        hands: profile.hands,
        short: !marks.short,
        transfer: !eyes.state.transfer_used(id),
        reflex: !round.reflex,
        acted: round.acted,
    }
}

//= daemmersturm.backstab.arc
fn facing(eyes: Eyes<'_>, it: &Actor) -> Option<FacingView> {
    if !eyes.knows_facing(it.facing) {
        return None;
    }
    let (direction, toward, guards) = match it.facing {
        Facing::Unset => return None,
        Facing::To(direction) => (Some(word(direction).to_owned()), None, false),
        Facing::Toward(who) => (None, eyes.wire(who), false),
        Facing::Guard(who) => (None, eyes.wire(who), true),
    };
    let text = words::facing(eyes.c, eyes.state, it.facing, eyes.viewer);
    Some(FacingView { text, direction, toward, guards, rule: "daemmersturm.backstab.arc".to_owned() })
}

/// The key of a direction.
pub(super) fn word(direction: Direction) -> &'static str {
    match direction {
        Direction::N => "n",
        Direction::Ne => "ne",
        Direction::E => "e",
        Direction::Se => "se",
        Direction::S => "s",
        Direction::Sw => "sw",
        Direction::W => "w",
        Direction::Nw => "nw",
    }
}

/// The characters in melee with this one.
//= daemmersturm.range.melee
fn melee(eyes: Eyes<'_>, id: ActorId) -> Vec<MeleeView> {
    let mut all: Vec<MeleeView> = Vec::new();
    for it in &eyes.state.engaged {
        let other = if it.by == id {
            it.on
        } else if it.on == id {
            it.by
        } else {
            continue;
        };
        let Some(with) = eyes.wire(other) else { continue };
        let at = match all.iter().position(|it| it.with == with) {
            Some(at) => at,
            None => {
                all.push(MeleeView { with, reaches: false, reached: false, at: None });
                all.len() - 1
            }
        };
        if it.by == id {
            all[at].reaches = true;
            all[at].at = it.at.map(|it| word(it).to_owned());
        } else {
            all[at].reached = true;
        }
    }
    all
}

/// Channelling, which is public.
//= daemmersturm.magic.announce
fn channel(eyes: Eyes<'_>, id: ActorId) -> Option<ChannelView> {
    let it = eyes.state.channels.iter().find(|it| it.by == id)?;
    let spell = words::spell(eyes.c, eyes.state, it.spell);
    let (turns, needed) = (it.turns.to_string(), it.needed.to_string());
    let text = eyes.say("ds-show-channel", &[("spell", &spell), ("n", &turns), ("needed", &needed)]);
    let rule = "daemmersturm.magic.channel-time".to_owned();
    Some(ChannelView { spell, turns: it.turns, needed: it.needed, text, rule })
}
