//! Shadow.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, AttackEvent, Avert, Cause, Daemmersturm, Item, MagicEvent, Order, Pool, Price, Prompt,
    Protecting, Protection, ProtectionKind, Purpose, Resource, ShadowBacklash, Shelter, State, Table, Tried,
    choices::{barred, one},
    rules::{dice, harm, resource},
};

const RULE: &str = "daemmersturm.shadow.magic-shields";

/// Checks the demand of shadow magic at the end of any turn: for each shadow point used in it, 3 damage must have
/// reached life points by any means. Otherwise the shadows strike back.
//= daemmersturm.shadow.required-damage
pub(crate) fn at_turn_end<T: Table>(t: &mut T) -> Play<T, ()> {
    let state = t.state();
    let in_debt: Vec<ActorId> = state.ids().filter(|&it| state.actor(it).turn.due > 0).collect();
    for who in in_debt {
        let (due, dealt) = (t.state().actor(who).turn.due, t.state().actor(who).turn.dealt);
        if dealt < due && t.state().is_up(who) {
            backlash(t, who, due, dealt)?;
        }
    }
    Ok(())
}

/// Deals the demanded damage, or the part not dealt, to the character itself.
//= daemmersturm.shadow.backlash
fn backlash<T: Table>(t: &mut T, who: ActorId, due: u16, dealt: u16) -> Play<T, ()> {
    t.tell(MagicEvent::Backlash { who, due, dealt }.into());
    let damage = match t.state().switches.shadow_backlash {
        ShadowBacklash::Full => due,
        ShadowBacklash::Shortfall => due - dealt,
    };
    let damage = damage.saturating_sub(absorbed(t.state(), who));
    if damage == 0 || averted(t, who, damage)? {
        return Ok(());
    }
    harm::hurt(t, who, Some(who), i16::try_from(damage).unwrap_or(i16::MAX), Cause::Shadow)?;
    Ok(())
}

/// The magical shields of a character: those of the profile, and those in its hands.
//= daemmersturm.shadow.magic-shields
fn magical(state: &State, who: ActorId) -> impl Iterator<Item = (Shelter, &Protection)> {
    let library = &state.frame.library;
    let own = state.profile(who).protections.iter().take(8);
    let own = own.filter_map(|&id| Some((Shelter::Other(id), library.protection(id)?)));
    let held = state.drawn(who).filter_map(|it: &Item| Some((Shelter::Shield, state.protection_of(it)?)));
    own.chain(held).filter(|it| it.1.magical)
}

/// The amount of damage that magical shields absorb.
fn absorbed(state: &State, who: ActorId) -> u16 {
    magical(state, who).filter_map(|it| it.1.reduces).fold(0, u16::saturating_add)
}

/// Magical shields that can be tried. Those that cost shadow points are excluded, as they would increase the demand.
fn available(state: &State, it: &Avert) -> impl Iterator<Item = Shelter> {
    let (who, damage, tried) = (it.who, it.damage, it.tried);
    let fits = move |shelter: Shelter, entry: &Protection| {
        let paid = entry.cost.is_none_or(|(pool, cost)| {
            pool != Pool::Magic(Resource::Shadow) && resource::check(state, who, pool, cost, None).is_ok()
        });
        let rolled = entry.reduces.is_none() && entry.most.is_none_or(|most| damage <= most);
        // Among the items in hand, only shields help.
        let held = shelter == Shelter::Shield && entry.kind != ProtectionKind::Shield;
        rolled && paid && !held && !tried.was(state, who, shelter)
    };
    magical(state, who).filter(move |it| fits(it.0, it.1)).map(|it| it.0)
}

/// The usual choice: the first one that costs nothing.
pub(crate) fn usual(state: &State, it: &Avert) -> Option<Shelter> {
    available(state, it).find(|&shelter| price(state, it.who, shelter) == Price::FREE)
}

fn price(state: &State, who: ActorId, shelter: Shelter) -> Price {
    Price { points: entry(state, who, shelter).and_then(|it| it.cost), turn: false }
}

fn entry(state: &State, who: ActorId, shelter: Shelter) -> Option<&Protection> {
    let fits = |it: &(Shelter, &Protection)| it.0 == shelter && it.1.reduces.is_none();
    magical(state, who).filter(fits).map(|it| it.1).min_by_key(|it| it.need)
}

/// Adds the options: taking the damage, and each magical shield.
pub(crate) fn options(state: &State, it: &Avert, choices: &mut Vec<Choice<Daemmersturm>>) {
    one(Protecting::Take, RULE, choices);
    let mut seen = Vec::new();
    for shelter in available(state, it) {
        if !seen.contains(&shelter) {
            seen.push(shelter);
            barred(Protecting::Try(shelter), price(state, it.who, shelter), RULE, None, choices);
        }
    }
}

/// Tries one magical shield after the other, each once, until one succeeds. No other protection helps.
//= daemmersturm.shadow.magic-shields
fn averted<T: Table>(t: &mut T, who: ActorId, damage: u16) -> Play<T, bool> {
    let mut tried = Tried::default();
    loop {
        let actor = t.state().actor(who);
        let (seat, orders) = (actor.seat, actor.orders.protect);
        let question = Avert { seat, who, damage, tried };
        if orders == Order::Never || available(t.state(), &question).next().is_none() {
            return Ok(false);
        }
        let at_once = orders == Order::Always || t.state().switches.ask_protection != Prompt::Ask;
        let shelter = match usual(t.state(), &question).filter(|_| at_once) {
            Some(shelter) => shelter,
            None => match t.ask(question)? {
                Protecting::Take => return Ok(false),
                Protecting::Try(shelter) => shelter,
            },
        };
        tried.note(t.state(), who, shelter);
        let saved = roll(t, who, shelter)?;
        t.tell(if saved {
            AttackEvent::Saved { on: who, by: who, with: shelter }.into()
        } else {
            AttackEvent::Unsaved { on: who, with: shelter }.into()
        });
        if saved {
            return Ok(true);
        }
    }
}

/// Makes the roll of a magical shield, as defined by its entry.
fn roll<T: Table>(t: &mut T, who: ActorId, shelter: Shelter) -> Play<T, bool> {
    let Some(entry) = entry(t.state(), who, shelter) else { return Ok(false) };
    let (span, need, cost) = (entry.roll, i16::from(entry.need), entry.cost);
    let bonus = entry.bonus.map_or(0, |skill| t.state().attack_value(who, skill));
    if let Some((pool, cost)) = cost
        && !resource::pay(t, who, pool, cost, None)?
    {
        return Ok(false);
    }
    let purpose = if shelter == Shelter::Shield { Purpose::Shield } else { Purpose::Rescue };
    Ok(dice::roll(t, who, purpose, span, bonus)? + bonus >= need)
}
