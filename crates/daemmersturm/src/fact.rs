//! Facts that the plot leader can set by hand. Each is a single field of the state.

use schwung_table::Seat;

use crate::{
    Actor, ActorId, Ailments, Area, AreaId, Burden, Channel, Climb, Cover, Direction, EffectId, Element,
    Facing, Frame, Held, Item, ItemId, Length, Load, Modifier, Mount, NoteId, Orders, Profile, Resource,
    Seen, Shared, Side, Status, SubstanceId, SwarmId, Switches, Used, Wording, Wound,
    eyes::{Eyes, created, joins, no_cover, no_load, reads, uses},
};

facts! {
    /// A fact set by the plot leader.
    //= daemmersturm.gm.authority
    #[derive(schwung_table::Known, schwung_table::Line)]
    pub enum Fact {
        /// A fact about a character.
        #[known(every(who, of_actor(who, fact)), told(fact))]
        Actor {
            /// The character.
            who: ActorId,
            /// The fact.
            fact: ActorFact,
        },
        /// A fact about an item.
        #[known(of_item(item, fact), told(fact))]
        Item {
            /// The item.
            item: ItemId,
            /// The fact.
            fact: ItemFact,
        },
        /// A fact about the scene.
        #[known(0)]
        Scene(SceneFact),
        /// A fact about the table.
        #[known(0)]
        Table(TableFact),
    }

    /// A fact about a character.
    #[allow(missing_docs)] // the fields are named for what they are
    pub enum ActorFact {
        /// Life points.
        Life(u16),
        /// Life points at the start of the current fight.
        StartLife(u16),
        /// Healing between fights, to be added to the life points proposed next.
        HealedBetween(u16),
        /// Whether a healer has already tried to heal it in the current interval between fights.
        TriedHealing(bool),
        /// Whether it can act.
        Status(Status),
        /// Whether its life points dropped to 1–5.
        Exhausted(bool),
        /// Whether it was exhausted when the current turn began.
        WasExhausted(bool),
        /// Remaining action points.
        ActionPoints(u8),
        /// Remaining focus points.
        FocusPoints(u8),
        /// The magic resource used in this combat.
        Resource(Option<Resource>),
        /// Remaining points of that resource.
        MagicPoints(u8),
        /// Whether its mana dropped to 0.
        ManaEmpty(bool),
        /// Whether it is seeking cover.
        Seeking(bool),
        /// Number of potions taken in this section.
        Potions(u8),
        /// Side effects of potions.
        Ailments(Ailments),
        /// How it moves.
        Mount(Mount),
        /// Whether it is a normal enemy; `None` means to ask the plot leader.
        Normal(Option<bool>),
        /// The swarm it belongs to.
        Swarm(SwarmId),
        /// Direction of its melee defence in this round.
        Facing(Facing),
        /// Direction of its melee defence in the previous round.
        LastFacing(Facing),
        /// Whether it has attacked out of full cover since its latest turn.
        Exposed(bool),
        /// Its standing orders.
        Orders(Orders),
        /// The side it is on.
        Side(Side),
        /// The seat that plays it.
        Seat(Seat),
        /// Whether only the plot leader and its player know of it.
        Veiled(bool),
        /// Whether it has moved in this turn.
        Moved(bool),
        /// Distance moved in this turn.
        Walked(Length),
        /// Whether the action is used.
        Action(bool),
        /// Number of draws and put-aways that count against the limit.
        Draws(u8),
        /// Whether the additional short weapon is used.
        ShortDraw(bool),
        /// Whether the free transfer is used.
        Transfer(bool),
        /// Whether the reflex strike or overrun of this round is used.
        Reflex(bool),
        /// Whether the movement counted as a charge.
        Charged(bool),
        /// Whether it has had its turn in this round.
        Acted(bool),
        /// Damage dealt to life points in this turn, for the demand of shadow magic.
        Dealt(u16),
        /// Damage demanded by the shadow magic used in this turn.
        Due(u16),
        /// Total cost of the shadow magic used in this round.
        Shadow(u8),
        /// The element called in this round, and the points that may still be spent on it.
        Element(Option<(Element, u8)>),
        /// The figures of its profile line.
        Profile(#[names(aside)] Box<Profile>),
        /// Adds a free mark, or changes the secrecy of an existing one with the same text.
        Marked { text: Wording, secret: bool },
        /// Removes a free mark. Secrecy is part of the key, as removing a secret mark must not be visible to others.
        Unmarked { text: Wording, secret: bool },
    }

    /// A fact about an item.
    pub enum ItemFact {
        /// The character that has it; `None` if it is on the ground.
        Holder(Option<ActorId>),
        /// The place of the item.
        Held(Held),
        /// The character that used it in this round.
        User(Option<ActorId>),
        /// Number of reload steps still needed.
        Unloaded(u8),
        /// Whether a fumble put it out of use, so that it has to be repaired.
        Broken(bool),
        /// The poison on it.
        Poison(Option<SubstanceId>),
        /// Whether it is heavy, and so carried like a body.
        Heavy(bool),
        /// The crew that serves a gun.
        Crew(Vec<ActorId>),
        /// Removes the item.
        Gone,
    }

    /// A fact about the scene.
    #[allow(missing_docs)] // the fields are named for what they are
    #[derive(schwung_table::Known)]
    pub enum SceneFact {
        /// Number of the round.
        #[known(all, told(0))]
        Round(u32),
        /// The character whose turn it is.
        #[known(0)]
        Turn(Option<ActorId>),
        /// The charge range of the table.
        #[known(all, told(0))]
        ChargeRange(Length),
        /// Whether two characters are in melee, and where the second is, as seen from the first.
        #[known(every(by, on), told(at, is))]
        Engaged { by: ActorId, on: ActorId, at: Option<Direction>, is: bool },
        /// The distance between two characters; `None` if it is unknown.
        #[known(every(a, b), told(length))]
        Distance { a: ActorId, b: ActorId, length: Option<Length> },
        /// The number is assigned by the state.
        #[known(0)]
        Cover(Cover),
        /// Removes an entry of cover.
        #[known(no_cover(0))]
        NoCover(EffectId),
        /// The knowledge of an observer about a hidden character.
        #[known(every(observer, entity), told(seen))]
        Sight { observer: ActorId, entity: ActorId, seen: Option<Seen> },
        /// The number is assigned by the state.
        #[known(created(0), told(0))]
        Area(Area),
        /// Removes a ground or place.
        #[known(gm)]
        NoArea(AreaId),
        /// Whether a character stands in an area.
        #[known(who, told(area, is))]
        Standing { who: ActorId, area: AreaId, is: bool },
        /// The number is assigned by the state.
        #[known(0.on, told(0))]
        Wound(Wound),
        /// Ends damage over time.
        #[known(gm)]
        NoWound(EffectId),
        /// The number is assigned by the state.
        #[known(0.on, told(0))]
        Modifier(Modifier),
        /// Ends a modifier.
        #[known(gm)]
        NoModifier(EffectId),
        /// The spell that a character channels.
        #[known(0.by, told(0))]
        Channel(Channel),
        /// How often an ability or spell has been used.
        #[known(uses(0), told(0))]
        Uses(Used),
        /// Ends the channelling of a character.
        #[known(0)]
        NoChannel(ActorId),
        /// The progress of a climber.
        #[known(0.who, told(0))]
        Climb(Climb),
        /// Ends a climb.
        #[known(0)]
        NoClimb(ActorId),
        /// A load and its bearers.
        #[known(any(0.by), told(0))]
        Load(Load),
        /// Sets a load down.
        #[known(no_load(0))]
        NoLoad(Burden),
        /// Marks a note as dealt with.
        #[known(gm, told(0))]
        NoteDone(NoteId),
        /// Forgets the hits of the latest attack.
        #[known(all)]
        NoLatest,
    }

    /// A fact about the table.
    #[allow(missing_docs)] // the fields are named for what they are
    #[derive(schwung_table::Known)]
    pub enum TableFact {
        /// Adds an item, whose number is assigned by the state.
        #[known(0.holder, told(0))]
        NewItem(Item),
        /// The house rules.
        #[known(all, told(0))]
        Switches(#[cfg_attr(feature = "ts", ts(as = "Switches"))] Shared<Switches>),
        /// Profiles, library, seats and sides.
        #[known(all, told(0))]
        Frame(#[names(aside)] #[cfg_attr(feature = "ts", ts(as = "Frame"))] Shared<Frame>),
        /// Adds a character.
        #[known(joins(actor), told(profile, actor))]
        Join {
            #[names(aside)]
            profile: Box<Profile>,
            actor: Box<Actor>,
        },
        /// Sets the whole profile and state of a character.
        #[known(joins(actor), told(profile, actor))]
        Put {
            who: ActorId,
            #[names(aside)]
            profile: Box<Profile>,
            #[names(aside)]
            actor: Box<Actor>,
        },
    }
}

/// Numbers are only visible to those who may read them, and some facts only to the plot leader.
pub(crate) fn of_actor(eyes: Eyes<'_>, who: &ActorId, fact: &ActorFact) -> bool {
    match fact {
        ActorFact::Life(_)
        | ActorFact::StartLife(_)
        | ActorFact::HealedBetween(_)
        | ActorFact::ActionPoints(_)
        | ActorFact::FocusPoints(_)
        | ActorFact::MagicPoints(_)
        | ActorFact::Resource(_)
        | ActorFact::ManaEmpty(_)
        | ActorFact::Profile(_) => reads(eyes, who),
        ActorFact::Orders(_) => eyes.play(*who),
        ActorFact::Normal(_) => eyes.see_hidden(),
        ActorFact::Marked { text: _, secret } | ActorFact::Unmarked { text: _, secret } => {
            !secret || eyes.see_hidden()
        }
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

/// A fact about an item is as visible as the item, and as the characters that it names.
pub(crate) fn of_item(eyes: Eyes<'_>, item: &ItemId, fact: &ItemFact) -> bool {
    let holder = || eyes.know(item);
    match fact {
        ItemFact::Holder(who) | ItemFact::User(who) => holder() && eyes.know(who),
        ItemFact::Crew(who) => holder() && eyes.know(who),
        ItemFact::Held(_)
        | ItemFact::Unloaded(_)
        | ItemFact::Broken(_)
        | ItemFact::Poison(_)
        | ItemFact::Heavy(_) => holder(),
        // For a removed item, the state no longer contains its holder.
        ItemFact::Gone => eyes.see_hidden(),
    }
}
