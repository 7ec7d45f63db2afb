//! Visibility of the events of each topic.

use schwung_daemmersturm::{
    ActorId, AreaEvent, AttackEvent, CarryEvent, ClientEvent, ClimbEvent, EffectId, GearEvent, HarmEvent,
    ItemId, MagicEvent, Purpose, RollEvent, SceneEvent, SightEvent, SubstanceEvent, TurnEvent,
};

use schwung_table::Seat;

use crate::words::eyes::Eyes;

/// An item is as visible as its holder, and public on the ground. Removed items are only visible to the plot leader.
fn item(eyes: Eyes<'_>, id: ItemId) -> bool {
    eyes.state.item(id).map_or(eyes.see_hidden(), |it| eyes.know_any(it.holder))
}

pub(super) fn turn(eyes: Eyes<'_>, event: &TurnEvent) -> bool {
    let one = |who: &ActorId| eyes.know(*who);
    match event {
        TurnEvent::SectionOpened
        | TurnEvent::SectionClosed
        | TurnEvent::CombatBegan { .. }
        | TurnEvent::CombatEnded
        | TurnEvent::OrderSet { .. }
        | TurnEvent::RoundBegan { .. } => true,
        TurnEvent::TurnBegan { who }
        | TurnEvent::TurnEnded { who }
        | TurnEvent::TurnLost { who }
        | TurnEvent::Moved { who, .. }
        | TurnEvent::ActionSpent { who }
        | TurnEvent::MoveGranted { who, .. }
        | TurnEvent::Stood { who, .. } => one(who),
        // Approaching unseen does not reveal a hidden character.
        TurnEvent::Engaged { by, on, .. } => one(by) && one(on),
        TurnEvent::Disengaged { a, b } => one(a) && eyes.know_any(*b),
    }
}

pub(super) fn roll(eyes: Eyes<'_>, event: &RollEvent) -> bool {
    match event {
        RollEvent::Called { who, .. } => eyes.know(*who),
        //= daemmersturm.perception.secret
        RollEvent::Rolled { purpose: Purpose::Perception, .. } if eyes.state.switches.secret_perception => {
            eyes.see_hidden()
        }
        RollEvent::Rolled { who, .. } => eyes.know(*who),
    }
}

pub(super) fn attack(eyes: Eyes<'_>, event: &AttackEvent) -> bool {
    let one = |who: &ActorId| eyes.know(*who);
    match event {
        AttackEvent::Began { by, on, .. }
        | AttackEvent::Resolved { by, on, .. }
        | AttackEvent::Saved { on, by, .. }
        | AttackEvent::FriendlyFire { by, on } => one(by) || one(on),
        AttackEvent::SteppedIn { who, of } => one(who) || one(of),
        AttackEvent::Faced { who, .. }
        | AttackEvent::ShieldFaced { who, .. }
        | AttackEvent::FreeMove { who }
        | AttackEvent::Repeated { by: who, .. }
        | AttackEvent::Unsaved { on: who, .. }
        | AttackEvent::Demanded { on: who, .. }
        | AttackEvent::Watches { who, .. }
        | AttackEvent::Recoiled { by: who, .. }
        | AttackEvent::Critical { on: who, .. }
        | AttackEvent::Struck { by: who }
        | AttackEvent::Fumbled { by: who, .. }
        | AttackEvent::FriendlyFireDropped { by: who }
        | AttackEvent::NoFurther { by: who }
        | AttackEvent::ReflexUsed { by: who } => one(who),
        AttackEvent::Fired { item: it, .. } | AttackEvent::Broke { item: it, .. } => item(eyes, *it),
    }
}

pub(super) fn harm(eyes: Eyes<'_>, event: &HarmEvent) -> bool {
    let one = |who: &ActorId| eyes.know(*who);
    match event {
        HarmEvent::HitBegan { by, on, .. } | HarmEvent::Damage { by, on, .. } => one(by) || one(on),
        HarmEvent::Hurt { on, .. }
        | HarmEvent::Healed { on, .. }
        | HarmEvent::Unhealed { on, .. }
        | HarmEvent::Reduced { on, .. }
        | HarmEvent::HealedBetween { on, .. }
        | HarmEvent::HitOver { on }
        | HarmEvent::HitUndone { on }
        | HarmEvent::HitStands { on }
        | HarmEvent::TriedBelated { on, .. } => one(on),
        HarmEvent::WentDown { who }
        | HarmEvent::Died { who }
        | HarmEvent::StoodFirm { who }
        | HarmEvent::SoughtCover { who }
        | HarmEvent::CoverSought { who } => one(who),
    }
}

/// An effect is as visible as the affected character. Ended effects are only visible to the plot leader.
fn effect(eyes: Eyes<'_>, id: EffectId) -> bool {
    let wound = eyes.state.effects.iter().find(|it| it.id == id).map(|it| it.on);
    let modifier = eyes.state.modifiers.iter().find(|it| it.id == id).map(|it| it.on);
    wound.or(modifier).map_or(eyes.see_hidden(), |on| eyes.know(on))
}

pub(super) fn area(eyes: Eyes<'_>, event: &AreaEvent) -> bool {
    let one = |who: &ActorId| eyes.know(*who);
    match event {
        AreaEvent::Began { by, .. }
        | AreaEvent::Tested { by, .. }
        | AreaEvent::BlewUp { by, .. }
        | AreaEvent::SwarmAttacked { by }
        | AreaEvent::NotJoined { by, .. } => one(by),
        AreaEvent::Caught { by, who, .. } => one(by) || who.iter().any(one),
        AreaEvent::TooClose { who } => who.iter().any(one),
        AreaEvent::GroundLaid { .. } | AreaEvent::GroundPassed { .. } => true,
        AreaEvent::WoundBegan { wound, .. } => one(&wound.on),
        AreaEvent::WoundPassed { id } => effect(eyes, *id),
        AreaEvent::Swarmed { who, .. } => who.iter().any(one),
        AreaEvent::Joined { by, with, .. } => one(by) || with.iter().any(one),
    }
}

pub(super) fn gear(eyes: Eyes<'_>, event: &GearEvent) -> bool {
    let one = |who: &ActorId| eyes.know(*who);
    match event {
        GearEvent::ItemAdded { item } => eyes.know_any(item.holder),
        GearEvent::ItemGone { item: it } | GearEvent::Poisoned { item: it, .. } => item(eyes, *it),
        GearEvent::Drawn { by, .. }
        | GearEvent::PutAway { by, .. }
        | GearEvent::Dropped { by, .. }
        | GearEvent::TransferSpent { who: by }
        | GearEvent::LoadStep { by, .. }
        | GearEvent::Treated { by, .. }
        | GearEvent::Used { by, .. } => one(by),
        GearEvent::Passed { item: it, to } => eyes.know_any(*to) && item(eyes, *it),
        GearEvent::Substance(it) => substance(eyes, it),
    }
}

fn substance(eyes: Eyes<'_>, event: &SubstanceEvent) -> bool {
    match event {
        SubstanceEvent::Taken { who, by, .. } => eyes.know(*who) || eyes.know(*by),
        SubstanceEvent::SideEffect { who, .. } | SubstanceEvent::TurnPassed { who } => eyes.know(*who),
        SubstanceEvent::Worked { on, .. } | SubstanceEvent::Failed { on, .. } => eyes.know(*on),
    }
}

pub(super) fn magic(eyes: Eyes<'_>, event: &MagicEvent) -> bool {
    match event {
        MagicEvent::Spent { who, .. }
        | MagicEvent::ResourceChosen { who, .. }
        | MagicEvent::LightFailed { who, .. }
        | MagicEvent::ElementCalled { who, .. }
        | MagicEvent::Backlash { who, .. } => eyes.know(*who),
        MagicEvent::Used { by, on, .. } => eyes.know(*by) || on.is_some_and(|it| eyes.know(it)),
        MagicEvent::Modified { modifier } => eyes.know(modifier.on),
        MagicEvent::ModifierEnded { id } => effect(eyes, *id),
        MagicEvent::Announced { by, .. }
        | MagicEvent::Channelled { by, .. }
        | MagicEvent::KeptOn { by }
        | MagicEvent::ChannelEnded { by, .. }
        | MagicEvent::Completed { by, .. }
        | MagicEvent::WTested { by, .. } => eyes.know(*by),
    }
}

pub(super) fn scene(eyes: Eyes<'_>, event: &SceneEvent) -> bool {
    match event {
        SceneEvent::Noted { by, to, .. } => note(eyes, *by, *to),
        SceneEvent::LeftOpen(it) => note(eyes, Some(it.by), None),
        SceneEvent::WeaponLearned { .. } => true,
        SceneEvent::Client(it) => client(eyes, it),
        SceneEvent::Climb(it) => climb(eyes, it),
        SceneEvent::Sight(it) => sight(eyes, it),
        SceneEvent::Carry(it) => carry(eyes, it),
        SceneEvent::Told { by, .. } => eyes.know(*by),
    }
}

/// A note is visible to its recipient. A note to the plot leader is also visible to the character that caused it.
pub(in crate::words) fn note(eyes: Eyes<'_>, by: Option<ActorId>, to: Option<ActorId>) -> bool {
    eyes.see_hidden() || to.or(by).is_some_and(|it| eyes.play(it))
}

/// Pasting and discarding is visible to the person who does it. Numbers to be confirmed are visible to all players,
/// unless the plot leader entered them, as they may be for a hidden character.
//= daemmersturm.dice.trust
fn client(eyes: Eyes<'_>, event: &ClientEvent) -> bool {
    match event {
        ClientEvent::Pasted { by, .. } | ClientEvent::Discarded { by, .. } => eyes.are_at(*by),
        ClientEvent::Offered { kept } => eyes.see_hidden() || !Seat(kept.by).is_gm(),
        ClientEvent::Assigned { by, .. } => eyes.are_at(*by) || !by.is_gm(),
    }
}

fn climb(eyes: Eyes<'_>, event: &ClimbEvent) -> bool {
    match event {
        ClimbEvent::Began { who, .. }
        | ClimbEvent::LostPart { who, .. }
        | ClimbEvent::UsedAid { who, .. }
        | ClimbEvent::Climbed { who, .. }
        | ClimbEvent::HeldOn { who }
        | ClimbEvent::Fell { who }
        | ClimbEvent::NotPinned { who } => eyes.know(*who),
        ClimbEvent::Pinned { who, on } => eyes.know(*who) || eyes.know(*on),
    }
}

fn sight(eyes: Eyes<'_>, event: &SightEvent) -> bool {
    let one = |who: &ActorId| eyes.know(*who);
    match event {
        // It is visible that a test was made, unless its command was veiled. For secret tests, the line and its numbers
        // do not contain the result.
        //= daemmersturm.perception.secret
        SightEvent::Searched { by, .. }
        | SightEvent::Camouflaged { by, .. }
        | SightEvent::Guessed { by, .. } => one(by),
        SightEvent::Hid { observer, entity, .. } | SightEvent::Found { observer, entity } => {
            one(observer) && one(entity)
        }
        // The observer always knows what it noticed.
        SightEvent::Noticed { observer, entity, .. } => {
            eyes.play(*observer) || (one(observer) && one(entity))
        }
    }
}

fn carry(eyes: Eyes<'_>, event: &CarryEvent) -> bool {
    use schwung_daemmersturm::Burden;
    let body = |what: &Burden| match what {
        Burden::Body(who) => eyes.know(*who),
        Burden::Thing(_) => false,
    };
    match event {
        CarryEvent::Lifted { by, what, .. } => by.iter().any(|it| eyes.know(*it)) || body(what),
        CarryEvent::TooBig { by, .. } => eyes.know(*by),
        CarryEvent::Declined { who } | CarryEvent::Pledged { who } | CarryEvent::MovePledged { who } => {
            eyes.know(*who)
        }
        CarryEvent::LetGo { who, what } => eyes.know(*who) || body(what),
        CarryEvent::Carried { by, what, .. } => eyes.know(*by) || body(what),
        CarryEvent::SetDown { what: Burden::Body(who) } => eyes.know(*who),
        CarryEvent::SetDown { what: Burden::Thing(it) } => item(eyes, *it),
    }
}
