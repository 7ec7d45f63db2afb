//! Values derived from the state: endurance, attributes, ability to act.

use schwung_table::Seat;

use crate::{
    Actor, ActorId, ActorKind, Attribute, Distance, Item, ItemId, Length, Sheet, State, Task, TaskId,
};

impl State {
    /// Returns an actor.
    #[inline]
    pub fn actor(&self, id: ActorId) -> &Actor {
        &self.actors[usize::from(id.0)]
    }

    #[inline]
    pub(crate) fn actor_mut(&mut self, id: ActorId) -> &mut Actor {
        &mut self.actors[usize::from(id.0)]
    }

    /// Returns the sheet of an actor.
    #[inline]
    pub fn sheet(&self, id: ActorId) -> &Sheet {
        &self.frame.sheets[usize::from(id.0)]
    }

    /// The ids of all actors.
    pub fn ids(&self) -> impl Iterator<Item = ActorId> + use<> {
        (0..u8::try_from(self.actors.len()).unwrap_or(u8::MAX)).map(ActorId)
    }

    /// The current value of an attribute, including reductions by attacks and boosts.
    //= zerospace.ap.use.boost
    #[inline]
    pub fn attribute(&self, id: ActorId, attribute: Attribute) -> i16 {
        let (actor, n) = (self.actor(id), attribute as usize);
        i16::from(self.sheet(id).attributes[n]) - i16::from(actor.lowered[n])
            + i16::from(actor.boosts.attributes[n])
    }

    /// The current maximum of endurance.
    //= zerospace.endurance.max-and-current
    #[inline]
    pub fn max_endurance(&self, id: ActorId) -> u8 {
        self.sheet(id).endurance.saturating_add(self.actor(id).boosts.endurance)
    }

    /// Current endurance, from 0 to the maximum.
    //= zerospace.endurance.max-and-current
    #[inline]
    pub fn endurance(&self, id: ActorId) -> u8 {
        self.max_endurance(id).saturating_sub(self.actor(id).losses.sum())
    }

    /// Whether the actor is unconscious, dead, gone or broken.
    //= zerospace.condition.at-zero
    #[inline]
    pub fn is_down(&self, id: ActorId) -> bool {
        self.actor(id).out.is_some() || self.endurance(id) == 0
    }

    /// Whether the actor cannot defend: helpless, unconscious, or out for another reason.
    //= zerospace.helpless.effect
    #[inline]
    pub fn is_defenceless(&self, id: ActorId) -> bool {
        self.actor(id).helpless || self.is_down(id)
    }

    /// Whether the actor was reduced to the last point of endurance.
    //= zerospace.condition.at-one
    #[inline]
    pub fn is_weakened(&self, id: ActorId) -> bool {
        self.endurance(id) == 1 && self.actor(id).losses.sum() > 0 && self.actor(id).kind != ActorKind::Object
    }

    /// The number of actors who hold this one.
    #[inline]
    pub fn holders(&self, id: ActorId) -> usize {
        self.holds.iter().filter(|it| it.on == id).count()
    }

    /// Whether the actor is held. An actor that cannot move at all counts as helpless instead.
    //= zerospace.held.effect
    //= zerospace.held.to-helpless
    #[inline]
    pub fn is_held(&self, id: ActorId) -> bool {
        !self.holds.is_empty() && !self.actor(id).helpless && self.holds.iter().any(|it| it.on == id)
    }

    /// The action points of a seat.
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        self.players.get(usize::from(seat.0)).map_or(0, |it| it.points)
    }

    /// Returns a piece of gear.
    pub fn item(&self, id: ItemId) -> Option<&Item> {
        self.items.iter().find(|it| it.id == id)
    }

    /// Returns a task.
    pub fn task(&self, id: TaskId) -> Option<&Task> {
        self.tasks.iter().find(|it| it.id == id)
    }

    /// The distance between two actors, if known.
    pub fn distance(&self, a: ActorId, b: ActorId) -> Option<Length> {
        let between = |it: &&Distance| (it.a, it.b) == (a, b) || (it.a, it.b) == (b, a);
        self.distances.iter().find(between).map(|it| it.length)
    }

    /// Whether a conflict is going on.
    #[inline]
    pub fn in_conflict(&self) -> bool {
        self.conflict.is_some()
    }

    /// Whether the place of an actor in the order can still be changed: it was given without a roll, and its turn has not
    /// come yet in this round.
    //= zerospace.initiative.newcomer
    pub fn can_move_place(&self, id: ActorId) -> bool {
        let now = self.conflict.map_or(0, |it| usize::from(it.at));
        self.order.iter().skip(now + 1).any(|it| it.actor == id && it.result.is_none())
    }

    /// The number of the round, from 1; 0 outside conflicts.
    #[inline]
    pub fn round(&self) -> u32 {
        self.conflict.map_or(0, |it| it.round)
    }

    /// Seconds of game time since the conflict began: six for each completed round.
    //= zerospace.round.length
    pub fn seconds(&self) -> u32 {
        self.round().saturating_sub(1) * 6
    }

    /// Whether it is this actor's turn. Outside conflicts, it is every actor's turn.
    #[inline]
    pub fn has_turn(&self, id: ActorId) -> bool {
        self.conflict.is_none_or(|it| it.turn == Some(id))
    }

    /// Whether the person at `seat` knows of `actor`.
    pub fn is_known_to(&self, actor: ActorId, seat: Seat) -> bool {
        self.actors.get(usize::from(actor.0)).is_none_or(|it| !it.hidden || seat.is_gm() || it.seat == seat)
    }

    /// Whether two actors are on different sides.
    pub fn are_enemies(&self, a: ActorId, b: ActorId) -> bool {
        self.actor(a).side != self.actor(b).side
    }

    /// Whether an object is damaged, having lost at least half of its endurance.
    //= zerospace.object.endurance
    pub fn is_damaged(&self, id: ActorId) -> bool {
        let actor = self.actor(id);
        actor.kind == ActorKind::Object
            && 2 * u16::from(actor.losses.sum()) >= u16::from(self.max_endurance(id))
    }
}
