//! Invariants of a Dämmersturm table over whole random games.

use schwung_daemmersturm::*;
use schwung_play::{
    Random,
    laws::{self, Counts, Keeping, Lasting as Lasts, games, seed},
};

use crate::laws::Scenes;

/// The point at which something ends.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum End {
    /// The start of a character's turn.
    TurnBegan(ActorId),
    /// The end of a character's turn.
    TurnEnded(ActorId),
    /// The start of a round.
    Round,
    /// The end of the combat.
    Combat,
    /// The end of the combat section.
    Section,
}

/// Adds to a count.
fn add(counts: &mut Counts, label: String, by: i64) {
    *counts.entry(label).or_default() += by;
}

fn of(kind: &str, who: ActorId) -> String {
    format!("{kind} of {}", who.0)
}

fn steps(item: ItemId) -> String {
    format!("steps to load {}", item.0)
}

/// Discards the shadow points used and the element points left in the round.
fn fresh_round(state: &State, claims: &mut Counts) {
    for who in state.ids() {
        let round = state.actor(who).round;
        add(claims, of("shadow", who), -i64::from(round.shadow));
        add(claims, of("element", who), -i64::from(round.element.map_or(0, |it| it.1)));
    }
}

/// Refills all points.
fn refilled(state: &State, claims: &mut Counts) {
    for who in state.ids() {
        let (actor, profile) = (state.actor(who), state.profile(who));
        let mut full = |kind: &str, is: u8, most: u8| {
            add(claims, of(kind, who), i64::from(most) - i64::from(is));
        };
        full("action", actor.action_points, profile.action_points);
        full("focus", actor.focus_points, profile.focus_points);
        full("magic", actor.magic_points, profile.magic_points);
    }
}

fn loaded(state: &State, item: ItemId, now: u8, claims: &mut Counts) {
    let was = state.item(item).map_or(0, |it| it.unloaded);
    add(claims, steps(item), i64::from(now) - i64::from(was));
}

fn turn_claims(state: &State, event: &TurnEvent, claims: &mut Counts) {
    match event {
        TurnEvent::SectionOpened => {
            if state.switches.points_refill != PointsRefill::Never {
                refilled(state, claims);
            }
            for who in state.ids() {
                let actor = state.actor(who);
                add(claims, of("potions", who), -i64::from(actor.potions));
                if matches!(actor.status, Status::Up | Status::Incapacitated) {
                    add(claims, of("life", who), i64::from(state.profile(who).life) - i64::from(actor.life));
                }
            }
        }
        TurnEvent::CombatBegan { order: _, lives, unloaded } => {
            if state.switches.points_refill == PointsRefill::Combat {
                refilled(state, claims);
            }
            fresh_round(state, claims);
            for &(who, life) in lives {
                let actor = state.actor(who);
                add(claims, of("life", who), i64::from(life) - i64::from(actor.life));
                add(claims, of("healed", who), -i64::from(actor.healed_between));
            }
            for item in &state.items {
                let Some(weapon) = state.weapon(item.id).filter(|it| it.reload > 0) else { continue };
                let left = item.unloaded.max(1).min(weapon.reload);
                loaded(state, item.id, if unloaded.contains(&item.id) { left } else { 0 }, claims);
            }
        }
        TurnEvent::CombatEnded | TurnEvent::RoundBegan { .. } => fresh_round(state, claims),
        _ => {}
    }
}

fn spent(state: &State, who: ActorId, pool: Pool, cost: u8, claims: &mut Counts) {
    let cost = i64::from(cost);
    match pool {
        Pool::Action => add(claims, of("action", who), -cost),
        Pool::Focus => add(claims, of("focus", who), -cost),
        Pool::Magic(Resource::Mana | Resource::Light) => add(claims, of("magic", who), -cost),
        Pool::Magic(Resource::Shadow) => add(claims, of("shadow", who), cost),
        Pool::Magic(Resource::Elements) => {
            add(claims, of("element", who), -cost);
            if state.switches.element_pool {
                add(claims, of("magic", who), -cost);
            }
        }
    }
}

fn claimed(state: &State, event: &Event) -> Option<Counts> {
    let mut claims = Counts::new();
    match event {
        // Undoing a hit restores as much as possible, and its event does not contain the resulting numbers.
        Event::Set { .. } | Event::Harm(HarmEvent::HitUndone { .. }) => return None,
        Event::Turn(it) => turn_claims(state, it, &mut claims),
        Event::Harm(HarmEvent::Hurt { on, amount, .. }) => {
            let lost = (*amount).min(state.actor(*on).life);
            add(&mut claims, of("life", *on), -i64::from(lost));
        }
        Event::Harm(HarmEvent::Healed { on, amount, .. }) => {
            add(&mut claims, of("life", *on), i64::from(*amount));
        }
        Event::Harm(HarmEvent::HealedBetween { on, amount }) => {
            add(&mut claims, of("healed", *on), i64::from(*amount));
        }
        Event::Magic(MagicEvent::Spent { who, pool, cost }) => spent(state, *who, *pool, *cost, &mut claims),
        Event::Magic(MagicEvent::ElementCalled { who, points, .. }) => {
            let was = state.actor(*who).round.element.map_or(0, |it| it.1);
            add(&mut claims, of("element", *who), i64::from(*points) - i64::from(was));
        }
        Event::Attack(AttackEvent::Fired { item, reload } | AttackEvent::Broke { item, reload }) => {
            loaded(state, *item, *reload, &mut claims);
        }
        Event::Gear(GearEvent::LoadStep { item, .. }) => add(&mut claims, steps(*item), -1),
        Event::Gear(GearEvent::ItemGone { item }) => loaded(state, *item, 0, &mut claims),
        Event::Gear(GearEvent::Substance(SubstanceEvent::Taken { who, counts, .. })) => {
            add(&mut claims, of("potions", *who), i64::from(*counts));
        }
        _ => {}
    }
    Some(claims)
}

impl Keeping for Scenes {
    type End = End;

    fn extreme(random: &mut Random) -> State {
        let mut state = crate::common::scenes::some_scene(random);
        for actor in &mut state.actors {
            let mut most = || random.below(2) == 0;
            if actor.is_up() && most() {
                (actor.life, actor.start_life) = (9_999, 9_999);
            }
            if most() {
                (actor.action_points, actor.focus_points, actor.magic_points) = (u8::MAX, u8::MAX, u8::MAX);
            }
            actor.healed_between = if most() { 9_999 } else { 0 };
            actor.potions = if most() { u8::MAX } else { 0 };
            actor.round.shadow = if most() { u8::MAX } else { 0 };
        }
        for item in &mut state.items {
            item.unloaded = [0, 1, u8::MAX][random.below(3) as usize];
        }
        state
    }

    fn counts(state: &State) -> Counts {
        let mut counts = Counts::new();
        for who in state.ids() {
            let actor = state.actor(who);
            add(&mut counts, of("life", who), actor.life.into());
            add(&mut counts, of("healed", who), actor.healed_between.into());
            add(&mut counts, of("potions", who), actor.potions.into());
            add(&mut counts, of("action", who), actor.action_points.into());
            add(&mut counts, of("focus", who), actor.focus_points.into());
            add(&mut counts, of("magic", who), actor.magic_points.into());
            add(&mut counts, of("shadow", who), actor.round.shadow.into());
            add(&mut counts, of("element", who), actor.round.element.map_or(0, |it| it.1).into());
        }
        for item in &state.items {
            add(&mut counts, steps(item.id), item.unloaded.into());
        }
        counts
    }

    fn claims(state: &State, event: &Event) -> Option<Counts> {
        claimed(state, event)
    }

    fn orphans(state: &State) -> Vec<String> {
        let able = |who: ActorId| state.is_up(who) && !state.is_faint(who);
        let mut orphans = Vec::new();
        let mut has = |who: ActorId, what: &str| {
            if !able(who) {
                orphans.push(format!("{} has {what}", who.0));
            }
        };
        state.combat.and_then(|it| it.turn).iter().for_each(|&it| has(it, "the turn"));
        state.loads.iter().flat_map(|it| &it.by).for_each(|&it| has(it, "a load"));
        state.climbs.iter().for_each(|it| has(it.who, "a place to climb"));
        state.channels.iter().for_each(|it| has(it.by, "a spell in the making"));
        for who in state.ids() {
            if state.actor(who).turn.watches {
                has(who, "a watch");
            }
            if state.actor(who).seeking && !state.is_up(who) {
                has(who, "cover to seek");
            }
        }
        orphans
    }

    fn lasting(state: &State) -> Vec<Lasts<End>> {
        let mut all = Vec::new();
        let mut lasts = |what: String, until: End| all.push(Lasts { what, until });
        for it in &state.modifiers {
            match it.until {
                Until::Turns(1) => lasts(format!("modifier {}", it.id.0), End::TurnEnded(it.on)),
                Until::Round => lasts(format!("modifier {}", it.id.0), End::Round),
                Until::Combat => lasts(format!("modifier {}", it.id.0), End::Combat),
                Until::Turns(_) | Until::Section => lasts(format!("modifier {}", it.id.0), End::Section),
                Until::Lifted => {}
            }
        }
        for it in &state.effects {
            let until = if it.rounds == 1 { End::TurnBegan(it.on) } else { End::Combat };
            lasts(format!("wound {}", it.id.0), until);
        }
        for it in state.areas.iter().filter(|it| it.rounds > 0) {
            lasts(format!("ground {}", it.id.0), End::Combat);
        }
        for who in state.ids() {
            let actor = state.actor(who);
            if actor.seeking && !actor.turn.sought {
                lasts(of("seeking cover", who), End::TurnEnded(who));
            }
            if actor.turn.watches {
                lasts(of("the watch", who), End::TurnBegan(who));
            }
            if actor.facing != Facing::Unset {
                lasts(format!("{} {:?}", of("the facing", who), actor.facing), End::Round);
            }
            for (kind, left) in [("nausea", actor.ailments.nausea), ("faint", actor.ailments.faint)] {
                if left == 1 {
                    lasts(of(kind, who), End::TurnEnded(who));
                }
            }
        }
        state.channels.iter().for_each(|it| lasts(of("channelling", it.by), End::Combat));
        state.climbs.iter().for_each(|it| lasts(of("the climb", it.who), End::Combat));
        all
    }

    fn ends(_: &State, event: &Event) -> Vec<End> {
        match event {
            Event::Turn(TurnEvent::TurnBegan { who }) => vec![End::TurnBegan(*who)],
            Event::Turn(TurnEvent::TurnEnded { who }) => vec![End::TurnEnded(*who)],
            Event::Turn(TurnEvent::RoundBegan { .. }) => vec![End::Round],
            Event::Turn(TurnEvent::CombatEnded) => vec![End::Combat, End::Round],
            Event::Turn(TurnEvent::SectionClosed) => vec![End::Section],
            _ => Vec::new(),
        }
    }
}

#[test]
fn every_event_changes_what_it_claims() {
    laws::every_event_changes_what_it_claims::<Scenes>(games(500), seed(41));
}

#[test]
fn nothing_is_left_to_nobody() {
    laws::nothing_is_left_to_nobody::<Scenes>(games(500), seed(43));
}

#[test]
fn what_lasts_ends_in_time() {
    laws::what_lasts_ends_in_time::<Scenes>(games(500), seed(47));
}
