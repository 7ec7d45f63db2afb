//! The character that an event is about: the one that acts, or else the one affected.

use schwung_daemmersturm::{
    ActorId, AreaEvent, AttackEvent, CarryEvent, ClimbEvent, Event, Fact, GearEvent, HarmEvent, MagicEvent,
    RollEvent, SceneEvent, SightEvent, SubstanceEvent, TurnEvent,
};

#[rustfmt::skip]
pub(super) fn actor(event: &Event) -> Option<ActorId> {
    match event {
        Event::Turn(it) => of_turn(it),
        Event::Roll(RollEvent::Called { who, .. } | RollEvent::Rolled { who, .. }) => Some(*who),
        Event::Attack(it) => of_attack(it),
        Event::Harm(it) => of_harm(it),
        Event::Area(it) => of_area(it),
        Event::Gear(it) => of_gear(it),
        Event::Magic(it) => of_magic(it),
        Event::Scene(it) => of_scene(it),
        Event::Set { fact, .. } => of_fact(fact),
        Event::Judged { .. } | Event::Overruled { .. } => None,
    }
}

#[rustfmt::skip]
fn of_turn(event: &TurnEvent) -> Option<ActorId> {
    match event {
        TurnEvent::TurnBegan { who } | TurnEvent::TurnEnded { who } | TurnEvent::TurnLost { who } | TurnEvent::Moved { who, .. }
        | TurnEvent::ActionSpent { who } | TurnEvent::Engaged { by: who, .. } | TurnEvent::Disengaged { a: who, .. }
        | TurnEvent::Stood { who, .. } | TurnEvent::MoveGranted { who, .. } => Some(*who),
        TurnEvent::SectionOpened | TurnEvent::SectionClosed | TurnEvent::CombatBegan { .. } | TurnEvent::CombatEnded
        | TurnEvent::OrderSet { .. } | TurnEvent::RoundBegan { .. } => None,
    }
}

#[rustfmt::skip]
fn of_attack(event: &AttackEvent) -> Option<ActorId> {
    match *event {
        AttackEvent::Began { by, .. } | AttackEvent::Repeated { by, .. } | AttackEvent::Resolved { by, .. }
        | AttackEvent::Struck { by } | AttackEvent::Fumbled { by, .. } | AttackEvent::FriendlyFire { by, .. }
        | AttackEvent::FriendlyFireDropped { by } | AttackEvent::ReflexUsed { by }
        | AttackEvent::Recoiled { by, .. } | AttackEvent::NoFurther { by } => Some(by),
        AttackEvent::Faced { who, .. } | AttackEvent::ShieldFaced { who, .. } | AttackEvent::FreeMove { who }
        | AttackEvent::SteppedIn { who, .. } | AttackEvent::Watches { who, .. } => Some(who),
        AttackEvent::Demanded { on, .. } | AttackEvent::Saved { on, .. } | AttackEvent::Unsaved { on, .. } | AttackEvent::Critical { on, .. } => Some(on),
        AttackEvent::Fired { .. } | AttackEvent::Broke { .. } => None,
    }
}

#[rustfmt::skip]
fn of_harm(event: &HarmEvent) -> Option<ActorId> {
    match *event {
        HarmEvent::HitBegan { by, .. } | HarmEvent::Damage { by, .. } => Some(by),
        HarmEvent::Reduced { on, .. } | HarmEvent::Hurt { on, .. } | HarmEvent::Healed { on, .. }
        | HarmEvent::Unhealed { on, .. } | HarmEvent::HealedBetween { on, .. } | HarmEvent::HitOver { on } | HarmEvent::HitUndone { on }
        | HarmEvent::HitStands { on } | HarmEvent::TriedBelated { on, .. } => Some(on),
        HarmEvent::WentDown { who } | HarmEvent::Died { who } | HarmEvent::StoodFirm { who }
        | HarmEvent::SoughtCover { who } | HarmEvent::CoverSought { who } => Some(who),
    }
}

#[rustfmt::skip]
fn of_area(event: &AreaEvent) -> Option<ActorId> {
    match event {
        AreaEvent::Began { by, .. } | AreaEvent::Tested { by, .. } | AreaEvent::Caught { by, .. }
        | AreaEvent::BlewUp { by, .. } | AreaEvent::SwarmAttacked { by } | AreaEvent::Joined { by, .. }
        | AreaEvent::NotJoined { by, .. } => Some(*by),
        AreaEvent::WoundBegan { wound, .. } => Some(wound.on),
        AreaEvent::GroundLaid { area, .. } => area.by,
        AreaEvent::TooClose { .. } | AreaEvent::GroundPassed { .. } | AreaEvent::WoundPassed { .. }
        | AreaEvent::Swarmed { .. } => None,
    }
}

#[rustfmt::skip]
fn of_gear(event: &GearEvent) -> Option<ActorId> {
    match event {
        GearEvent::Drawn { by, .. } | GearEvent::PutAway { by, .. } | GearEvent::Dropped { by, .. }
        | GearEvent::LoadStep { by, .. } | GearEvent::Treated { by, .. } | GearEvent::Used { by, .. } => Some(*by),
        GearEvent::Passed { to, .. } => *to,
        GearEvent::TransferSpent { who } => Some(*who),
        GearEvent::ItemAdded { item } => item.holder,
        GearEvent::ItemGone { .. } | GearEvent::Poisoned { .. } => None,
        GearEvent::Substance(it) => Some(match *it {
            SubstanceEvent::Taken { who, .. } | SubstanceEvent::SideEffect { who, .. }
            | SubstanceEvent::TurnPassed { who } => who,
            SubstanceEvent::Worked { on, .. } | SubstanceEvent::Failed { on, .. } => on,
        }),
    }
}

#[rustfmt::skip]
fn of_magic(event: &MagicEvent) -> Option<ActorId> {
    match event {
        MagicEvent::Spent { who, .. } | MagicEvent::ResourceChosen { who, .. } | MagicEvent::LightFailed { who, .. }
        | MagicEvent::ElementCalled { who, .. } | MagicEvent::Backlash { who, .. } => Some(*who),
        MagicEvent::Used { by, .. } | MagicEvent::Announced { by, .. } | MagicEvent::Channelled { by, .. }
        | MagicEvent::KeptOn { by } | MagicEvent::ChannelEnded { by, .. } | MagicEvent::Completed { by, .. }
        | MagicEvent::WTested { by, .. } => Some(*by),
        MagicEvent::Modified { modifier } => Some(modifier.on),
        MagicEvent::ModifierEnded { .. } => None,
    }
}

#[rustfmt::skip]
fn of_scene(event: &SceneEvent) -> Option<ActorId> {
    match event {
        SceneEvent::Told { by, .. } => Some(*by),
        SceneEvent::Noted { by, to, .. } => to.or(*by),
        SceneEvent::LeftOpen(it) => Some(it.by),
        SceneEvent::WeaponLearned { .. } | SceneEvent::Client(_) => None,
        SceneEvent::Climb(it) => Some(match *it {
            ClimbEvent::Began { who, .. } | ClimbEvent::LostPart { who, .. } | ClimbEvent::UsedAid { who, .. }
            | ClimbEvent::Climbed { who, .. } | ClimbEvent::HeldOn { who } | ClimbEvent::Fell { who }
            | ClimbEvent::Pinned { who, .. } | ClimbEvent::NotPinned { who } => who,
        }),
        SceneEvent::Sight(it) => Some(match *it {
            SightEvent::Searched { by, .. } | SightEvent::Camouflaged { by, .. } | SightEvent::Guessed { by, .. } => by,
            SightEvent::Hid { entity, .. } => entity,
            SightEvent::Noticed { observer, .. } | SightEvent::Found { observer, .. } => observer,
        }),
        SceneEvent::Carry(it) => match it {
            CarryEvent::Lifted { by, .. } => by.first().copied(),
            CarryEvent::TooBig { by, .. } | CarryEvent::Carried { by, .. } => Some(*by),
            CarryEvent::Declined { who } | CarryEvent::Pledged { who } | CarryEvent::MovePledged { who }
            | CarryEvent::LetGo { who, .. } => Some(*who),
            CarryEvent::SetDown { .. } => None,
        },
    }
}

/// The character that a fact is about.
fn of_fact(fact: &Fact) -> Option<ActorId> {
    match fact {
        Fact::Actor { who, .. } => Some(*who),
        Fact::Item { .. } | Fact::Scene(_) | Fact::Table(_) => None,
    }
}
