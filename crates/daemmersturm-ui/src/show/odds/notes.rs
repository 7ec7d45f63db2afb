//! Notes shown with a chance: damage, costs and consequences.

use schwung_daemmersturm::{
    ActorId, AreaCommand, AttackCommand, AttackEvent, Cause, Command, Event, HarmEvent, ItemId, MagicEvent,
    Pool, Price, SpellId, Targets, WeaponClass, With,
};

use super::{
    Came, MOST, Play, Watch,
    trial::{Trial, spell_of},
};
use crate::{show::eyes::Eyes, words};

/// The notes in words.
pub(super) fn notes(eyes: Eyes<'_>, command: &Command, trial: &Trial, play: &Play<'_>) -> Vec<String> {
    let mut notes = Vec::new();
    match command {
        Command::Attack(AttackCommand::Strike(it)) => {
            if let With::Item(item) = it.with {
                notes.extend(damage_on(eyes, it.on, play));
                notes.extend(reloading(eyes, item));
            }
        }
        Command::Area(AreaCommand::Blast(it)) => blast(eyes, it.item, &mut notes),
        Command::Magic(_) => {
            if let Some(id) = spell_of(eyes.state, command) {
                spell(eyes, id, trial, play, &mut notes);
            }
        }
        _ => {}
    }
    notes
}

/// The damage of a shot or throw, and the supplies that it uses up.
//= daemmersturm.gun.targets-roll
//= daemmersturm.ranged.reload
fn blast(eyes: Eyes<'_>, item: ItemId, notes: &mut Vec<String>) {
    let Some(weapon) = eyes.state.weapon(item) else { return };
    if let Some(span) = weapon.targets {
        notes.push(
            eyes.say("ds-odds-targets", &[("targets", &words::targets(eyes.c, Targets::Rolled(span)))]),
        );
    }
    notes.push(eyes.say("ds-odds-damage-each", &[("amount", &words::amount(weapon.damage))]));
    if weapon.class == WeaponClass::Explosive {
        let name = words::item(eyes.c, eyes.state, item);
        notes.push(eyes.say("ds-odds-used-up", &[("item", &name)]));
    } else {
        notes.extend(reloading(eyes, item));
    }
}

/// The number of reload steps after the shot.
fn reloading(eyes: Eyes<'_>, item: ItemId) -> Option<String> {
    let steps = eyes.state.weapon(item)?.reload;
    (steps > 0).then(|| eyes.count("ds-odds-reload", steps))
}

/// The cost of a spell, its effects and when it takes effect.
fn spell(eyes: Eyes<'_>, id: SpellId, trial: &Trial, play: &Play<'_>, notes: &mut Vec<String>) {
    let Some(spell) = eyes.state.frame.library.spell(id) else { return };
    if trial.later.is_some() {
        notes.push(eyes.count("ds-odds-later", spell.channel));
    }
    if let Some(resource) = spell.resource {
        let cost = eyes.state.spell_cost(trial.by, spell);
        let price = Price { points: Some((Pool::Magic(resource), cost)), turn: false };
        notes.extend(words::price(eyes.c, price).map(|it| eyes.say("ds-odds-cost", &[("price", &it)])));
    }
    let mean = match trial.on.as_slice() {
        &[on] if spell.damage.is_some() && spell.targets == Targets::Single => damage_on(eyes, on, play),
        _ => None,
    };
    match (mean, spell.damage) {
        (Some(mean), _) => notes.push(mean),
        (None, Some(it)) => notes.push(eyes.say("ds-odds-damage-each", &[("amount", &words::amount(it))])),
        (None, None) => {}
    }
    if let Some(it) = spell.healing {
        notes.push(eyes.say("ds-odds-healing", &[("amount", &words::amount(it))]));
    }
    if spell.targets != Targets::Single {
        notes.push(eyes.say("ds-odds-targets", &[("targets", &words::targets(eyes.c, spell.targets))]));
    }
}

/// The damage to a target: the mean over all ways including misses, and the maximum.
fn damage_on(eyes: Eyes<'_>, on: ActorId, play: &Play<'_>) -> Option<String> {
    let watch = || -> Watch { Box::new(move |event| taken(on, event).map(Came::Damage)) };
    let (tally, _) = play.count(MOST, &watch, Some(Came::Damage(0)))?;
    let damage = |it: &Came| if let Came::Damage(n) = it { *n } else { 0 };
    let most = tally.iter().filter(|it| it.1 > 0).map(|it| damage(it.0)).max().filter(|it| *it > 0)?;
    let mut sum = 0u128;
    for (came, ways) in tally.iter() {
        sum = sum.checked_add(ways.checked_mul(u128::from(damage(came)))?)?;
    }
    let tenths = sum.checked_mul(10)?.checked_add(tally.of() / 2)?.checked_div(tally.of())?;
    let args = [
        ("n", &*(tenths / 10).to_string()),
        ("tenth", &*(tenths % 10).to_string()),
        ("most", &*most.to_string()),
    ];
    Some(eyes.say("ds-odds-damage", &args))
}

/// The damage to the target, once an event contains it.
fn taken(on: ActorId, event: &Event) -> Option<u16> {
    match event {
        Event::Harm(HarmEvent::Hurt { on: who, amount, cause: Cause::Hit, .. }) if *who == on => {
            Some(*amount)
        }
        Event::Attack(AttackEvent::Saved { on: who, .. }) if *who == on => Some(0),
        Event::Attack(AttackEvent::Resolved { on: who, outcome, .. }) if *who == on && !outcome.hits() => {
            Some(0)
        }
        Event::Magic(MagicEvent::WTested { outcome, .. }) if !outcome.hits() => Some(0),
        _ => None,
    }
}
