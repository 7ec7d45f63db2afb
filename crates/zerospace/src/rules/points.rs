//! Action points: spending and earning.

use schwung_table::{Play, Seat};

use crate::{
    ActorId, ActorKind, Ailment, Attribute, Bar, Consent, Event, Hint, Item, ItemId, ItemKind, Judgement,
    Losses, Out, PointReason, PointUse, Reason, SkillId, State, Stunt, Table, Wording,
    rules::{failure, harm, hold, judge, recovery},
};

/// Checks that a point is available and can be spent in this way.
pub(crate) fn check(state: &State, who: ActorId, on: &PointUse) -> Result<(), Reason> {
    let actor = state.actor(who);
    if state.points(actor.seat) == 0 {
        return Err(Bar::NoPoint.into());
    }
    if actor.is_gone() {
        return Err(Bar::CannotAct.into());
    }
    let bar = match on {
        // A die is bought together with the roll.
        PointUse::Die => Some(Bar::NoSuchThing),
        //= zerospace.ap.use.break-free
        PointUse::BreakFree if !is_bound(state, who) => Some(Bar::NotBound),
        PointUse::Boost { attribute: None, .. } if state.max_endurance(who) == u8::MAX => {
            return Err(limit_of_points());
        }
        PointUse::Boost { attribute: Some(it), .. } if actor.boosts.attributes[*it as usize] == u8::MAX => {
            return Err(limit_of_points());
        }
        PointUse::Boost { attribute: None, .. } if !state.switches.boost_endurance => {
            Some(Bar::NoEnduranceBoost)
        }
        //= zerospace.ap.use.rally
        PointUse::Rally if rallied(state, who).is_none() => Some(Bar::NothingLost),
        _ => None,
    };
    bar.map_or(Ok(()), |bar| Err(bar.into()))
}

fn is_bound(state: &State, who: ActorId) -> bool {
    let actor = state.actor(who);
    state.holds.iter().any(|it| it.on == who) || actor.helpless || actor.blinded || actor.fear.is_some()
}

/// The losses after rallying; `None` if nothing would be restored.
//= zerospace.ap.use.rally
fn rallied(state: &State, who: ActorId) -> Option<Losses> {
    let losses = state.actor(who).losses;
    let after = recovery::halved(losses, state.switches.rest_rounding);
    (after.sum() < losses.sum()).then_some(after)
}

/// Spends a point. This takes no action and is possible at any time.
//= zerospace.ap.use.general
pub(crate) fn spend<T: Table>(t: &mut T, who: ActorId, on: &PointUse) -> Play<T, ()> {
    match on {
        PointUse::Die => Ok(()),
        PointUse::BreakFree => break_free(t, who),
        PointUse::Boost { attribute, lasting } => boost(t, who, *attribute, *lasting),
        PointUse::Inspiration => inspire(t, who),
        PointUse::Stunt { skill, text, scene } => stunt(t, who, *skill, text, *scene),
        PointUse::Rally => {
            rally(t, who);
            Ok(())
        }
        PointUse::Retcon { text, gear, skill } => retcon(t, who, text, *gear, *skill),
        //= zerospace.ap.use.general
        PointUse::Other { text } => {
            let judgement = Judgement::PointUse { who, text: text.clone() };
            if agreed(t, who, judgement)? {
                pay(t, who, on.clone());
            }
            Ok(())
        }
    }
}

/// Pays a point, if it is still available: the game master may have changed that in the meantime.
fn pay<T: Table>(t: &mut T, who: ActorId, on: PointUse) -> bool {
    let seat = t.state().actor(who).seat;
    if t.state().points(seat) == 0 {
        t.tell(Event::CalledOff { actor: who, rule: "zerospace.ap.start".into() });
        return false;
    }
    t.tell(Event::PointSpent { seat, on });
    true
}

/// Asks the game master to agree; without agreement, no point is paid.
fn agreed<T: Table>(t: &mut T, who: ActorId, judgement: Judgement) -> Play<T, bool> {
    let rule = judgement.rule();
    let agreed = judge(t, judgement)?;
    if !agreed {
        t.tell(Event::CalledOff { actor: who, rule: rule.into() });
    }
    Ok(agreed)
}

/// Ends all holds on the actor and lasting effects without a roll; the actor's holds on others remain.
//= zerospace.ap.use.break-free
fn break_free<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let actor = *t.state().actor(who);
    let bound = actor.helpless || t.state().holds.iter().any(|it| it.on == who);
    let ails = actor.blinded || actor.fear.is_some();
    let cures = ails && judge(t, Judgement::BreakFree { who })?;
    if !bound && !cures {
        return Ok(());
    }
    if !pay(t, who, PointUse::BreakFree) {
        return Ok(());
    }
    hold::free(t, who);
    if actor.helpless {
        t.tell(Event::BrokeFree { actor: who });
    }
    if cures && actor.blinded {
        t.tell(Event::Recovered { actor: who, from: Ailment::Blind });
    }
    if cures && actor.fear.is_some() {
        t.tell(Event::Recovered { actor: who, from: Ailment::Fear });
    }
    Ok(())
}

/// Raises an attribute by 1 for a round, or for as long as it makes sense if the game master agrees.
//= zerospace.ap.use.boost
fn boost<T: Table>(t: &mut T, actor: ActorId, attribute: Option<Attribute>, lasting: bool) -> Play<T, ()> {
    let lasting = lasting && judge(t, Judgement::LastingBoost { who: actor, attribute })?;
    let was_down = t.state().is_down(actor);
    if !pay(t, actor, PointUse::Boost { attribute, lasting }) {
        return Ok(());
    }
    t.tell(Event::Boosted { actor, attribute, lasting });
    harm::wake(t, actor, was_down);
    Ok(())
}

/// Asks for a hint, which is written before the point is paid.
//= zerospace.ap.use.inspiration
fn inspire<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let text = t.ask(Hint { seat: Seat::GM, who })?;
    if !pay(t, who, PointUse::Inspiration) {
        return Ok(());
    }
    let seat = t.state().actor(who).seat;
    failure::note(t, Some(seat), text, true);
    Ok(())
}

/// Begins a power stunt, which replaces a skill. The check must still be made, and failing refunds nothing.
//= zerospace.ap.use.stunt
fn stunt<T: Table>(t: &mut T, who: ActorId, skill: SkillId, text: &Wording, scene: bool) -> Play<T, ()> {
    if agreed(t, who, Judgement::Stunt { who, skill, text: text.clone() })?
        && pay(t, who, PointUse::Stunt { skill, text: text.clone(), scene })
    {
        t.tell(Event::StuntBegan { stunt: Stunt { who, skill, text: text.clone(), scene } });
    }
    Ok(())
}

/// Restores half of the fresh losses immediately, also in a fight. Shock is not included.
//= zerospace.ap.use.rally
fn rally<T: Table>(t: &mut T, actor: ActorId) {
    let Some(losses) = rallied(t.state(), actor) else { return };
    let was_down = t.state().is_down(actor);
    if !pay(t, actor, PointUse::Rally) {
        return;
    }
    t.tell(Event::Rested { actor, losses });
    harm::wake(t, actor, was_down);
}

/// Adds a fact to the past permanently: gear, a skill, or a text.
//= zerospace.ap.use.retcon
fn retcon<T: Table>(
    t: &mut T,
    who: ActorId,
    text: &Wording,
    gear: bool,
    skill: Option<SkillId>,
) -> Play<T, ()> {
    if !agreed(t, who, Judgement::Retcon { who, text: text.clone() })? {
        return Ok(());
    }
    if !pay(t, who, PointUse::Retcon { text: text.clone(), gear, skill }) {
        return Ok(());
    }
    if gear {
        let id = ItemId(t.state().next_item);
        let item = Item { id, text: text.clone(), holder: Some(who), kind: ItemKind::Other };
        t.tell(Event::ItemAdded { item });
    }
    if let Some(skill) = skill {
        t.tell(Event::Learned { actor: who, skill });
    }
    failure::note(t, None, text.clone(), true);
    Ok(())
}

/// Checks that the seat is a player's and can hold another point.
//= zerospace.ap.start
pub(crate) fn check_award(state: &State, seat: Seat) -> Result<(), Reason> {
    if seat.is_gm() {
        return Err(Bar::GmHasNone.into());
    }
    let Some(player) = state.players.get(usize::from(seat.0)) else { return Err(Bar::NoSuchThing.into()) };
    if player.points == u8::MAX || player.earned == u8::MAX { Err(limit_of_points()) } else { Ok(()) }
}

/// The reason for exceeding the range of the type.
fn limit_of_points() -> Reason {
    Reason::of(Bar::Limit, i32::from(u8::MAX), i32::from(u8::MAX) + 1)
}

/// Checks whether every player can get another point.
pub(crate) fn check_award_all(state: &State) -> Result<(), Reason> {
    (1..state.players.len())
        .filter_map(|it| u8::try_from(it).ok())
        .map(Seat)
        .try_for_each(|it| check_award(state, it))
}

/// Awards a point.
//= zerospace.ap.earn
pub(crate) fn award<T: Table>(t: &mut T, seat: Seat, reason: &PointReason) {
    t.tell(Event::PointEarned { seat, reason: reason.clone() });
}

/// Awards a point to every player.
//= zerospace.ap.earn-all
pub(crate) fn award_all<T: Table>(t: &mut T, reason: &PointReason) {
    for seat in (1..t.state().players.len()).filter_map(|it| u8::try_from(it).ok()).map(Seat) {
        award(t, seat, reason);
    }
}

/// Lets a player propose a complication, which the game master accepts or not.
//= zerospace.ap.propose
pub(crate) fn propose<T: Table>(t: &mut T, who: ActorId, text: &Wording) -> Play<T, ()> {
    if agreed(t, who, Judgement::Complication { who, text: text.clone() })? {
        t.tell(Event::Complication { actor: who, text: text.clone() });
        let seat = t.state().actor(who).seat;
        if check_award(t.state(), seat).is_ok() {
            award(t, seat, &PointReason::Complication);
        }
    }
    Ok(())
}

/// Checks whether a roll can be overridden: its player must be able to earn a point.
pub(crate) fn check_overrule(state: &State, seat: Seat, correction: bool) -> Result<(), Reason> {
    match check_award(state, seat) {
        Err(reason) if reason.what == Bar::Limit && !correction => Err(reason),
        _ => Ok(()),
    }
}

/// Overrides a roll. Its player earns a point, unless it was to correct an error.
//= zerospace.ap.earn-overruled-roll
pub(crate) fn overrule<T: Table>(t: &mut T, seat: Seat, text: &Wording, correction: bool) {
    t.tell(Event::Overruled { seat, text: text.clone() });
    if !correction && check_award(t.state(), seat).is_ok() {
        award(t, seat, &PointReason::Overruled);
    }
}

/// Begins a session with one point for each player, regardless of the points left.
//= zerospace.ap.start
//= zerospace.ap.no-carry-over
pub(crate) fn begin_session<T: Table>(t: &mut T) {
    t.tell(Event::SessionBegan);
}

/// Checks that the actor is a main character; others die without consent.
pub(crate) fn check_death(state: &State, who: ActorId) -> Result<(), Reason> {
    let actor = state.actor(who);
    if actor.kind != ActorKind::Named || actor.out == Some(Out::Dead) {
        return Err(Bar::NotMain.into());
    }
    Ok(())
}

/// Lets a main character die if both the player and the game master agree. The game master is asked only if the player has
/// agreed, since a refusal settles it.
//= zerospace.death.consent
pub(crate) fn die<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let player = Some(t.state().actor(who).seat).filter(|it| !it.is_gm());
    for seat in player.into_iter().chain([Seat::GM]) {
        let yes = t.ask(Consent { seat, who })?;
        t.tell(Event::Consented { seat, actor: who, yes });
        if !yes {
            return Ok(());
        }
    }
    t.tell(Event::PutOut { actor: who, out: Out::Dead });
    hold::free(t, who);
    if t.state().holds.iter().any(|it| it.by == who) {
        harm::go_down(t, who);
    }
    Ok(())
}
