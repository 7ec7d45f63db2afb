//! Visibility of facts set by hand.

use schwung_daemmersturm::{
    ActorFact, ActorId, Burden, Cover, CoverSide, Fact, ItemFact, ItemId, SceneFact, TableFact,
};

use crate::words::eyes::Eyes;

/// Returns whether the reader may know that this fact was set.
pub(in crate::words) fn fact(eyes: Eyes<'_>, fact: &Fact) -> bool {
    match fact {
        Fact::Actor { who, fact } => eyes.know(*who) && of_actor(eyes, *who, fact),
        Fact::Item { item, fact } => of_item(eyes, *item, fact),
        Fact::Scene(it) => of_scene(eyes, it),
        Fact::Table(it) => of_table(eyes, it),
    }
}

/// Numbers are only visible to those who may read them, and some facts only to the plot leader.
fn of_actor(eyes: Eyes<'_>, who: ActorId, fact: &ActorFact) -> bool {
    match fact {
        ActorFact::Life(_)
        | ActorFact::StartLife(_)
        | ActorFact::HealedBetween(_)
        | ActorFact::ActionPoints(_)
        | ActorFact::FocusPoints(_)
        | ActorFact::MagicPoints(_)
        | ActorFact::Resource(_)
        | ActorFact::ManaEmpty(_)
        | ActorFact::Profile(_) => eyes.read(who),
        ActorFact::Orders(_) => eyes.play(who),
        ActorFact::Normal(_) => eyes.see_hidden(),
        ActorFact::Marked { secret, .. } | ActorFact::Unmarked { secret, .. } => !secret || eyes.see_hidden(),
        ActorFact::Veiled(_)
        | ActorFact::TriedHealing(_)
        | ActorFact::Status(_)
        | ActorFact::Exhausted(_)
        | ActorFact::WasExhausted(_)
        | ActorFact::Seeking(_)
        | ActorFact::Potions(_)
        | ActorFact::Ailments(_)
        | ActorFact::Mount(_)
        | ActorFact::Swarm(_)
        | ActorFact::Facing(_)
        | ActorFact::LastFacing(_)
        | ActorFact::Exposed(_)
        | ActorFact::Side(_)
        | ActorFact::Seat(_)
        | ActorFact::Moved(_)
        | ActorFact::Walked(_)
        | ActorFact::Action(_)
        | ActorFact::Draws(_)
        | ActorFact::ShortDraw(_)
        | ActorFact::Transfer(_)
        | ActorFact::Reflex(_)
        | ActorFact::Charged(_)
        | ActorFact::Acted(_)
        | ActorFact::Dealt(_)
        | ActorFact::Due(_)
        | ActorFact::Shadow(_)
        | ActorFact::Element(_) => true,
    }
}

fn of_item(eyes: Eyes<'_>, item: ItemId, fact: &ItemFact) -> bool {
    let holder = || eyes.state.item(item).map_or(eyes.see_hidden(), |it| eyes.know_any(it.holder));
    match fact {
        ItemFact::Holder(who) | ItemFact::User(who) => holder() && eyes.know_any(*who),
        ItemFact::Crew(who) => holder() && who.iter().all(|it| eyes.know(*it)),
        ItemFact::Held(_)
        | ItemFact::Unloaded(_)
        | ItemFact::Broken(_)
        | ItemFact::Poison(_)
        | ItemFact::Heavy(_) => holder(),
        // For a removed item, the state no longer tells whose it was.
        ItemFact::Gone => eyes.see_hidden(),
    }
}

fn of_scene(eyes: Eyes<'_>, fact: &SceneFact) -> bool {
    let one = |who: &ActorId| eyes.know(*who);
    let both = |a: &ActorId, b: &ActorId| one(a) && one(b);
    match fact {
        SceneFact::Round(_) | SceneFact::ChargeRange(_) | SceneFact::Area(_) | SceneFact::NoArea(_) => true,
        SceneFact::Turn(who) => eyes.know_any(*who),
        SceneFact::Engaged { by, on, .. } => both(by, on),
        SceneFact::Distance { a, b, .. } => both(a, b),
        SceneFact::Cover(it) => cover(eyes, it),
        SceneFact::NoCover(id) => {
            eyes.state.covers.iter().find(|it| it.id == *id).map_or(eyes.see_hidden(), |it| cover(eyes, it))
        }
        SceneFact::Sight { observer, entity, .. } => both(observer, entity),
        SceneFact::Standing { who, .. } => one(who),
        SceneFact::Wound(it) => one(&it.on),
        SceneFact::Modifier(it) => one(&it.on),
        // For these, the state no longer tells whom they concerned; notes are settled by the plot leader.
        SceneFact::NoWound(_) | SceneFact::NoModifier(_) | SceneFact::NoteDone(_) => eyes.see_hidden(),
        SceneFact::Channel(it) => one(&it.by),
        SceneFact::NoChannel(who) | SceneFact::NoClimb(who) => one(who),
        SceneFact::Uses(it) => eyes.play(it.by),
        SceneFact::Climb(it) => one(&it.who),
        SceneFact::Load(it) => it.by.iter().any(one),
        SceneFact::NoLoad(Burden::Body(who)) => one(who),
        SceneFact::NoLoad(Burden::Thing(_)) => eyes.see_hidden(),
        SceneFact::NoLatest => true,
    }
}

/// Cover of a known character. Cover against a hidden character would reveal that one.
pub(in crate::words) fn cover(eyes: Eyes<'_>, it: &Cover) -> bool {
    let against = match it.side {
        CoverSide::Against(who) => Some(who),
        CoverSide::All | CoverSide::From(_) => None,
    };
    eyes.know(it.of) && eyes.know_any(against)
}

fn of_table(eyes: Eyes<'_>, fact: &TableFact) -> bool {
    match fact {
        TableFact::NewItem(item) => eyes.know_any(item.holder),
        TableFact::Switches(_) | TableFact::Frame(_) => true,
        TableFact::Join { actor, .. } => eyes.may_know(actor),
    }
}
