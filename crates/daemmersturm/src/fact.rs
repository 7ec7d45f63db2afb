//! Facts that the plot leader sets by hand: one field each.

use schwung_table::Seat;

use crate::{
    Actor, ActorId, Ailments, Area, AreaId, Burden, Channel, Climb, Cover, Direction, EffectId, Element,
    Facing, Frame, Held, Item, ItemId, Length, Load, Modifier, Mount, NoteId, Orders, Profile, Resource,
    Seen, Shared, Side, Status, SubstanceId, SwarmId, Switches, Used, Wording, Wound,
};

facts! {
    /// A fact that the plot leader sets.
    //= daemmersturm.gm.authority
    pub enum Fact {
        /// Something about a character.
        Actor {
            /// Who.
            who: ActorId,
            /// What.
            fact: ActorFact,
        },
        /// Something about an item.
        Item {
            /// Which.
            item: ItemId,
            /// What.
            fact: ItemFact,
        },
        /// Something about the scene.
        Scene(SceneFact),
        /// Something about the table.
        Table(TableFact),
    }

    /// A fact about a character.
    #[allow(missing_docs)] // each stands for the field of `Actor` that has its name
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
        /// A free mark is put on; one of the same words is then as this one is.
        Marked { text: Wording, secret: bool },
        /// It is taken off. What was secret goes by without a word, so the two are told apart.
        Unmarked { text: Wording, secret: bool },
    }

    /// A fact about an item.
    #[allow(missing_docs)] // each stands for the field of `Item` that has its name
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
    #[allow(missing_docs)] // each stands for the list or field of `State` that it is named for
    pub enum SceneFact {
        Round(u16),
        Turn(Option<ActorId>),
        ChargeRange(Length),
        Engaged { by: ActorId, on: ActorId, at: Option<Direction>, is: bool },
        Distance { a: ActorId, b: ActorId, length: Option<Length> },
        /// The number is given by the state.
        Cover(Cover),
        NoCover(EffectId),
        Sight { observer: ActorId, entity: ActorId, seen: Option<Seen> },
        /// The number is given by the state.
        Area(Area),
        NoArea(AreaId),
        Standing { who: ActorId, area: AreaId, is: bool },
        /// The number is given by the state.
        Wound(Wound),
        NoWound(EffectId),
        /// The number is given by the state.
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
    #[allow(missing_docs)] // the variants say what is set
    pub enum TableFact {
        /// The number of the item is given by the state.
        NewItem(Item),
        Switches(#[cfg_attr(feature = "ts", ts(as = "Switches"))] Shared<Switches>),
        Frame(#[cfg_attr(feature = "ts", ts(as = "Frame"))] Shared<Frame>),
        /// Somebody new.
        Join { profile: Box<Profile>, actor: Box<Actor> },
    }
}
