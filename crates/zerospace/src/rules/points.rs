//! Action points: what they are for and where they come from.

use schwung_table::{Play, Seat};

use crate::{
    ActorId, ActorKind, Ailment, Attribute, Bar, Consent, Effort, Event, Hint, Item, ItemId, ItemKind,
    Judgement, Losses, Out, PointReason, PointUse, Reason, SkillId, State, Stunt, Table, Wording,
    rules::{failure, grapple, harm, judge, recovery},
};

/// Points announced with a command are paid before the roll, for a die each.
//= zerospace.ap.use.bonus-die
#[inline]
pub(crate) fn pay_before<T: Table>(t: &mut T, effort: &mut Effort, points: u8) {
    let seat = t.state().actor(effort.actor).seat;
    for _ in 0..points.min(t.state().points(seat)) {
        effort.bought = effort.bought.saturating_add(1);
        t.tell(Event::PointSpent { seat, on: PointUse::Die });
        t.tell(Event::PointForDie { actor: effort.actor, dice: 0, before: true });
    }
}

/// Is there a point, and something to spend it on?
pub(crate) fn check(state: &State, who: ActorId, on: &PointUse) -> Result<(), Reason> {
    let actor = state.actor(who);
    if state.points(actor.seat) == 0 {
        return Err(Bar::NoPoint.into());
    }
    if matches!(actor.out, Some(Out::Dead | Out::Left)) {
        return Err(Bar::CannotAct.into());
    }
    let bar = match on {
        // A die is bought with the roll that it is for.
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

/// Losses after rallying; `None` if that brings nothing back.
//= zerospace.ap.use.rally
fn rallied(state: &State, who: ActorId) -> Option<Losses> {
    let losses = state.actor(who).losses;
    let after = recovery::halved(losses, state.switches.rest_rounding);
    (after.sum() < losses.sum()).then_some(after)
}

/// Spends a point: no action, at any time, as often as there are points.
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

/// Pays, if the point is still there: the game master may have changed that in the meantime.
fn pay<T: Table>(t: &mut T, who: ActorId, on: PointUse) -> bool {
    let seat = t.state().actor(who).seat;
    if t.state().points(seat) == 0 {
        t.tell(Event::CalledOff { actor: who, rule: "zerospace.ap.start".into() });
        return false;
    }
    t.tell(Event::PointSpent { seat, on });
    true
}

/// The game master agrees; if not, it costs nothing.
fn agreed<T: Table>(t: &mut T, who: ActorId, judgement: Judgement) -> Play<T, bool> {
    let rule = judgement.rule();
    let agreed = judge(t, judgement)?;
    if !agreed {
        t.tell(Event::CalledOff { actor: who, rule: rule.into() });
    }
    Ok(agreed)
}

/// Free at once from holds and lasting abilities, without a roll; the own holds stay.
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
    grapple::free(t, who);
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

/// An attribute is raised by 1, for a round, or as long as it makes sense and the game master agrees.
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

/// A hint, written before the point is gone.
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

/// A power does something new: it stands in for a skill. The check is still to be rolled, and failing refunds nothing.
//= zerospace.ap.use.stunt
fn stunt<T: Table>(t: &mut T, who: ActorId, skill: SkillId, text: &Wording, scene: bool) -> Play<T, ()> {
    if agreed(t, who, Judgement::Stunt { who, skill, text: text.clone() })?
        && pay(t, who, PointUse::Stunt { skill, text: text.clone(), scene })
    {
        t.tell(Event::StuntBegan { stunt: Stunt { who, skill, text: text.clone(), scene } });
    }
    Ok(())
}

/// Half of the fresh loss at once, also in a fight; shock is left out of it.
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

/// A fact is added to the past, for good: gear that was brought along, a skill that comes to light, or a word of truth.
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

/// Points belong to players.
//= zerospace.ap.start
pub(crate) fn check_award(state: &State, seat: Seat) -> Result<(), Reason> {
    if seat.is_gm() {
        return Err(Bar::GmHasNone.into());
    }
    let Some(player) = state.players.get(usize::from(seat.0)) else { return Err(Bar::NoSuchThing.into()) };
    if player.points == u8::MAX || player.earned == u8::MAX { Err(limit_of_points()) } else { Ok(()) }
}

/// More than can be counted.
fn limit_of_points() -> Reason {
    Reason::of(Bar::Limit, i32::from(u8::MAX), i32::from(u8::MAX) + 1)
}

/// May everybody earn one?
pub(crate) fn check_award_all(state: &State) -> Result<(), Reason> {
    (1..state.players.len())
        .filter_map(|it| u8::try_from(it).ok())
        .map(Seat)
        .try_for_each(|it| check_award(state, it))
}

/// The game master awards a point.
//= zerospace.ap.earn
pub(crate) fn award<T: Table>(t: &mut T, seat: Seat, reason: &PointReason) {
    t.tell(Event::PointEarned { seat, reason: reason.clone() });
}

/// Everybody earns one.
//= zerospace.ap.earn-all
pub(crate) fn award_all<T: Table>(t: &mut T, reason: &PointReason) {
    for seat in (1..t.state().players.len()).filter_map(|it| u8::try_from(it).ok()).map(Seat) {
        award(t, seat, reason);
    }
}

/// A player proposes how a complication comes up; accepting it, and awarding the point, is the game master's.
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

/// Can a player earn the point that goes with it? The game master, who has none, can do without.
pub(crate) fn check_overrule(state: &State, seat: Seat, correction: bool) -> Result<(), Reason> {
    match check_award(state, seat) {
        Err(reason) if reason.what == Bar::Limit && !correction => Err(reason),
        _ => Ok(()),
    }
}

/// The game master sets a roll aside: that brings its player a point, unless it corrects an error.
//= zerospace.ap.earn-overruled-roll
pub(crate) fn overrule<T: Table>(t: &mut T, seat: Seat, text: &Wording, correction: bool) {
    t.tell(Event::Overruled { seat, text: text.clone() });
    if !correction && check_award(t.state(), seat).is_ok() {
        award(t, seat, &PointReason::Overruled);
    }
}

/// A session begins: one point each, whatever was left.
//= zerospace.ap.start
//= zerospace.ap.no-carry-over
pub(crate) fn begin_session<T: Table>(t: &mut T) {
    t.tell(Event::SessionBegan);
}

/// Main characters only: others die as they fall.
pub(crate) fn check_death(state: &State, who: ActorId) -> Result<(), Reason> {
    let actor = state.actor(who);
    if actor.kind != ActorKind::Named || actor.out == Some(Out::Dead) {
        return Err(Bar::NotMain.into());
    }
    Ok(())
}

/// A main character dies only if player and game master agree.
//= zerospace.death.consent
pub(crate) fn die<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let player = t.state().actor(who).seat;
    let mut seats = vec![Seat::GM];
    if !player.is_gm() {
        seats.insert(0, player);
    }
    let questions = seats.iter().map(|&seat| Consent { seat, who }).collect();
    let answers = t.ask_each(questions)?;
    for (&seat, &yes) in seats.iter().zip(&answers) {
        t.tell(Event::Consented { seat, actor: who, yes });
    }
    if answers.iter().all(|yes| *yes) {
        t.tell(Event::PutOut { actor: who, out: Out::Dead });
        grapple::free(t, who);
        if t.state().holds.iter().any(|it| it.by == who) {
            harm::go_down(t, who);
        }
    }
    Ok(())
}
