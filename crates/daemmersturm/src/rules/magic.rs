//! Channelling: how spells begin, continue and break off. Their effects are in `spell`.

use schwung_table::Play;

use crate::{
    ActorId, Aim, Bar, BreakOff, Cast, Channel, ChannelEnd, MagicEvent, Plan, Pool, Prompt, Purpose, Reason,
    Span, Spell, State, Table, TurnEvent, Value,
    rules::{dice, resource, spell, turn},
};

const D4: Span = Span::of(1, 4);

/// The spell that a character channels, if any.
#[inline]
pub(crate) fn channel(state: &State, who: ActorId) -> Option<&Channel> {
    if state.channels.is_empty() { None } else { state.channels.iter().find(|it| it.by == who) }
}

impl State {
    /// The current cost of a spell for a character, in points.
    pub fn spell_cost(&self, by: ActorId, spell: &Spell) -> u8 {
        u8::try_from(self.modified(by, Value::Cost, i16::from(spell.cost)).max(0)).unwrap_or(u8::MAX)
    }
}

/// Checks whether the spell can be paid for, now or later. Spells without a resource are free.
//= daemmersturm.resource.free-magic
fn check_cost(state: &State, by: ActorId, spell: &Spell, now: bool) -> Result<(), Reason> {
    let Some(resource) = spell.resource else { return Ok(()) };
    let (pool, cost) = (Pool::Magic(resource), state.spell_cost(by, spell));
    if now {
        resource::check(state, by, pool, cost, spell.element)
    } else {
        resource::check_ever(state, by, pool, cost)
    }
}

/// Pays for a spell. Returns whether it takes effect.
pub(crate) fn pay<T: Table>(t: &mut T, by: ActorId, spell: &Spell) -> Play<T, bool> {
    let Some(resource) = spell.resource else { return Ok(true) };
    let cost = t.state().spell_cost(by, spell);
    resource::pay(t, by, Pool::Magic(resource), cost, None)
}

/// Checks whether a spell may begin. Its name must be listed in the profile. It takes the action now and in each turn
/// of channelling.
//= daemmersturm.magic.spells
//= daemmersturm.magic.instant
pub(crate) fn check(state: &State, it: &Cast) -> Result<(), Reason> {
    turn::need_action(state, it.by)?;
    let Some(spell) = state.frame.library.spell(it.spell) else { return Err(Bar::NoSuchThing.into()) };
    if state.listed(it.by, &spell.name).is_none() {
        return Err(Bar::NotKnown.into());
    }
    let at_once = spell.channel == 0;
    check_cost(state, it.by, spell, at_once || spell.paid_first)?;
    if at_once { spell::check_aim(state, it.by, spell, &it.aim, &it.plan) } else { Ok(()) }
}

/// Begins a spell. It is announced to everybody before any roll, then cast at once or channelled.
//= daemmersturm.magic.announce
//= daemmersturm.magic.channel-time
//= daemmersturm.magic.instant
pub(crate) fn cast<T: Table>(t: &mut T, it: &Cast) -> Play<T, ()> {
    let (by, id) = (it.by, it.spell);
    let Some(spell) = t.state().frame.library.spell(id).cloned() else { return Ok(()) };
    let at_once = spell.channel == 0;
    if !lets_go(t, by)? || (at_once && !spell::reaches(t, by, &spell, &it.aim, &it.plan)?) {
        return Ok(());
    }
    let (text, needed) = (it.text.clone(), spell.channel);
    t.tell(MagicEvent::Announced { by, spell: id, text, turns: needed }.into());
    turn::spend_action(t, by);
    if (at_once || spell.paid_first) && !pay(t, by, &spell)? {
        return Ok(());
    }
    if at_once {
        t.tell(MagicEvent::Completed { by, spell: id }.into());
        return spell::bring(t, by, id, &spell, &it.aim, &it.plan);
    }
    let aim = it.aim.clone();
    t.tell(MagicEvent::Channelled { by, spell: id, turns: 1, needed, aim }.into());
    Ok(())
}

impl Channel {
    /// The targets of the spell when it is completed: without any in the command, those named when it began.
    //= daemmersturm.magic.completion
    pub fn aimed<'a>(&'a self, aim: &'a Aim) -> &'a Aim {
        if *aim == Aim::default() { &self.aim } else { aim }
    }
}

/// Checks whether the channelled spell may be completed, which is in the turn after K turns of channelling.
//= daemmersturm.magic.completion
//= daemmersturm.magic.channel-time
pub(crate) fn check_complete(state: &State, by: ActorId, aim: &Aim, plan: &Plan) -> Result<(), Reason> {
    let Some(channel) = channel(state, by) else { return Err(Bar::NotChannelling.into()) };
    turn::need_action(state, by)?;
    if channel.turns < channel.needed {
        let (need, have) = (i32::from(channel.needed), i32::from(channel.turns));
        return Err(Reason::of(Bar::NotChannelled, need, have));
    }
    let Some(spell) = state.frame.library.spell(channel.spell) else { return Err(Bar::NoSuchThing.into()) };
    if !spell.paid_first {
        check_cost(state, by, spell, true)?;
    }
    spell::check_aim(state, by, spell, channel.aimed(aim), plan)
}

/// Completes the channelled spell.
//= daemmersturm.magic.completion
pub(crate) fn complete<T: Table>(t: &mut T, by: ActorId, aim: &Aim, plan: &Plan) -> Play<T, ()> {
    let Some((id, aim)) = channel(t.state(), by).map(|it| (it.spell, it.aimed(aim).clone())) else {
        return Ok(());
    };
    let Some(spell) = t.state().frame.library.spell(id).cloned() else { return Ok(()) };
    if !spell::reaches(t, by, &spell, &aim, plan)? {
        return Ok(());
    }
    t.tell(MagicEvent::Completed { by, spell: id }.into());
    turn::spend_action(t, by);
    if !spell.paid_first && !pay(t, by, &spell)? {
        return Ok(());
    }
    spell::bring(t, by, id, &spell, &aim, plan)
}

/// Checks whether there is any channelling to break off, which is possible at any time.
//= daemmersturm.magic.abort
pub(crate) fn check_break_off(state: &State, by: ActorId) -> Result<(), Reason> {
    if channel(state, by).is_some() { Ok(()) } else { Err(Bar::NotChannelling.into()) }
}

/// Asks before a movement or attack that ends channelling. Returns whether the character goes ahead.
//= daemmersturm.magic.abort
//= daemmersturm.magic.channelling
pub(crate) fn lets_go<T: Table>(t: &mut T, who: ActorId) -> Play<T, bool> {
    let state = t.state();
    let Some(channel) = channel(state, who) else { return Ok(true) };
    let (seat, spell) = (state.actor(who).seat, channel.spell);
    if state.switches.ask_break_off == Prompt::Ask && !t.ask(BreakOff { seat, who, spell })? {
        return Ok(false);
    }
    stopped(t, who);
    Ok(true)
}

/// Ends channelling without effect, because the character moves, attacks, does something else, seeks cover, falls or
/// goes down. Points not paid yet are not lost.
//= daemmersturm.magic.abort
//= daemmersturm.magic.channelling
pub(crate) fn stopped<T: Table>(t: &mut T, who: ActorId) {
    ended(t, who, ChannelEnd::BrokenOff);
}

fn ended<T: Table>(t: &mut T, by: ActorId, why: ChannelEnd) {
    if let Some(spell) = channel(t.state(), by).map(|it| it.spell) {
        t.tell(MagicEvent::ChannelEnded { by, spell, why }.into());
    }
}

/// Makes the interruption roll of a channelling character that took damage and is still up: 1–4, and a 1 ends the
/// channelling. It is rolled for each damage.
//= daemmersturm.magic.interruption
pub(crate) fn damaged<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    if channel(t.state(), who).is_none() {
        return Ok(());
    }
    if dice::roll(t, who, Purpose::Interruption, D4, 0)? >= Purpose::KEEPS_ON {
        t.tell(MagicEvent::KeptOn { by: who }.into());
    } else {
        ended(t, who, ChannelEnd::Interrupted);
    }
    Ok(())
}

/// Spends the action at the end of a turn on channelling, unless it began in this very turn. The spell is lost if it
/// was ready but not cast, or if the caster had no action for it.
//= daemmersturm.magic.channel-time
//= daemmersturm.turn.action-uses
pub(crate) fn at_turn_end<T: Table>(t: &mut T, who: ActorId) {
    let state = t.state();
    let Some(it) = channel(state, who) else { return };
    if state.actor(who).turn.action {
        return;
    }
    if it.turns >= it.needed || turn::need_action(state, who).is_err() {
        ended(t, who, ChannelEnd::Lapsed);
        return;
    }
    let &Channel { by, spell, turns, needed, ref aim } = it;
    let next = MagicEvent::Channelled { by, spell, turns: turns + 1, needed, aim: aim.clone() };
    t.tell(TurnEvent::ActionSpent { who }.into());
    t.tell(next.into());
}
