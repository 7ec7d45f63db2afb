//! Facts that the plot leader can set by hand, each of which is a single field of the state.

use schwung_table::Seat;

use crate::{
    Actor, ActorId, Ailments, Area, AreaId, Burden, Channel, Climb, Cover, Direction, EffectId, Element,
    Facing, Frame, Held, Item, ItemId, Length, Load, Modifier, Mount, NoteId, Orders, Profile, Resource,
    Seen, Shared, Side, Status, SubstanceId, SwarmId, Switches, Used, Wording, Wound,
};

facts! {
    /// A fact set by the plot leader.
    //= daemmersturm.gm.authority
    pub enum Fact {
        /// A fact about a character.
        Actor {
            /// The character.
            who: ActorId,
            /// The fact.
            fact: ActorFact,
        },
        /// A fact about an item.
        Item {
            /// The item.
            item: ItemId,
            /// The fact.
            fact: ItemFact,
        },
        /// A fact about the scene.
        Scene(SceneFact),
        /// A fact about the table.
        Table(TableFact),
    }

    /// A fact about a character.
    #[allow(missing_docs)] // each variant is named after the field of `Actor` it sets
    pub enum ActorFact {
        Life(u16),
        StartLife(u16),
        HealedBetween(u16),
        TriedHealing(bool),
        Status(Status),
        Exhausted(bool),
        WasExhausted(bool),
        ActionPoints(u8),
        FocusPoints(u8),
        Resource(Option<Resource>),
        MagicPoints(u8),
        ManaEmpty(bool),
        Seeking(bool),
        Potions(u8),
        Ailments(Ailments),
        Mount(Mount),
        Normal(Option<bool>),
        Swarm(SwarmId),
        Facing(Facing),
        LastFacing(Facing),
        Exposed(bool),
        Orders(Orders),
        Side(Side),
        Seat(Seat),
        Veiled(bool),
        Moved(bool),
        Walked(Length),
        Action(bool),
        Draws(u8),
        ShortDraw(bool),
        Transfer(bool),
        Reflex(bool),
        Charged(bool),
        Acted(bool),
        Dealt(u16),
        Due(u16),
        Shadow(u8),
        Element(Option<(Element, u8)>),
        Profile(Box<Profile>),
        /// Adds a free mark, or changes the secrecy of an existing one with the same text.
        Marked { text: Wording, secret: bool },
        /// Removes a free mark. Secrecy is part of the key, as removing a secret mark must not be visible to others.
        Unmarked { text: Wording, secret: bool },
    }

    /// A fact about an item.
    #[allow(missing_docs)] // each variant is named after the field of `Item` it sets
    pub enum ItemFact {
        Holder(Option<ActorId>),
        Held(Held),
        User(Option<ActorId>),
        Unloaded(u8),
        Broken(bool),
        Poison(Option<SubstanceId>),
        Heavy(bool),
        Crew(Vec<ActorId>),
        Gone,
    }

    /// A fact about the scene.
    #[allow(missing_docs)] // each variant is named after the part of `State` it sets
    pub enum SceneFact {
        Round(u32),
        Turn(Option<ActorId>),
        ChargeRange(Length),
        Engaged { by: ActorId, on: ActorId, at: Option<Direction>, is: bool },
        Distance { a: ActorId, b: ActorId, length: Option<Length> },
        /// The number is assigned by the state.
        Cover(Cover),
        NoCover(EffectId),
        Sight { observer: ActorId, entity: ActorId, seen: Option<Seen> },
        /// The number is assigned by the state.
        Area(Area),
        NoArea(AreaId),
        Standing { who: ActorId, area: AreaId, is: bool },
        /// The number is assigned by the state.
        Wound(Wound),
        NoWound(EffectId),
        /// The number is assigned by the state.
        Modifier(Modifier),
        NoModifier(EffectId),
        Channel(Channel),
        Uses(Used),
        NoChannel(ActorId),
        Climb(Climb),
        NoClimb(ActorId),
        Load(Load),
        NoLoad(Burden),
        NoteDone(NoteId),
        NoLatest,
    }

    /// A fact about the table.
    #[allow(missing_docs)] // each variant is named after what it sets
    pub enum TableFact {
        /// Adds an item, whose number is assigned by the state.
        NewItem(Item),
        Switches(#[cfg_attr(feature = "ts", ts(as = "Switches"))] Shared<Switches>),
        Frame(#[cfg_attr(feature = "ts", ts(as = "Frame"))] Shared<Frame>),
        /// Adds a character.
        Join { profile: Box<Profile>, actor: Box<Actor> },
    }
}
