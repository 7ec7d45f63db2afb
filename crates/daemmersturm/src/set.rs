//! Applies facts that the plot leader sets by hand.

use crate::{
    ActorFact, ActorId, AreaId, Burden, Engaged, Fact, FreeMark, ItemFact, ItemId, Order, SceneFact, Seen,
    Sight, Standing, State, Status, TableFact, Wording,
};

impl State {
    /// Sets a fact. Everything it refers to exists, as the command was checked.
    pub(crate) fn set(&mut self, fact: &Fact) {
        match fact {
            Fact::Actor { who, fact: ActorFact::Profile(profile) } => {
                let at = usize::from(who.0);
                self.frame.change(|frame| frame.profiles[at].clone_from(profile));
            }
            Fact::Actor { who, fact: ActorFact::Marked { text, secret } } => self.mark(*who, text, *secret),
            Fact::Actor { who, fact: ActorFact::Unmarked { text, secret } } => {
                self.marks.retain(|it| (it.on, it.secret) != (*who, *secret) || it.text != *text);
            }
            Fact::Actor { who, fact } => self.set_actor(*who, fact),
            Fact::Item { item, fact } => self.set_item(*item, fact),
            Fact::Scene(fact) => self.set_scene(fact),
            Fact::Table(TableFact::NewItem(item)) => self.put_item(item),
            Fact::Table(TableFact::Switches(it)) => self.switches = it.clone(),
            Fact::Table(TableFact::Frame(it)) => self.frame = it.clone(),
            Fact::Table(TableFact::Put { who, profile, actor }) => {
                let at = usize::from(who.0);
                self.frame.change(|frame| frame.profiles[at].clone_from(profile));
                *self.actor_mut(*who) = **actor;
            }
            Fact::Table(TableFact::Join { profile, actor }) => {
                self.frame.change(|frame| frame.profiles.push((**profile).clone()));
                self.actors.push(**actor);
            }
        }
    }

    /// Adds a mark. If the character has a mark with the same text, its secrecy changes and it keeps its position.
    fn mark(&mut self, on: ActorId, text: &Wording, secret: bool) {
        match self.marks.iter_mut().find(|it| it.on == on && it.text == *text) {
            Some(mark) => mark.secret = secret,
            None => self.marks.push(FreeMark { on, text: text.clone(), secret }),
        }
    }

    fn set_actor(&mut self, who: ActorId, fact: &ActorFact) {
        let actor = self.actor_mut(who);
        match fact {
            //= daemmersturm.lp.zero
            ActorFact::Life(it) => {
                actor.life = *it;
                if *it == 0 {
                    actor.fall();
                    self.out_by_hand(who);
                }
            }
            ActorFact::StartLife(it) => actor.start_life = *it,
            ActorFact::HealedBetween(it) => actor.healed_between = *it,
            ActorFact::TriedHealing(it) => actor.tried_healing = *it,
            ActorFact::Status(it) => {
                if *it == Status::Up {
                    actor.life = actor.life.max(1);
                } else {
                    actor.fall();
                }
                actor.status = *it;
                if *it != Status::Up {
                    self.out_by_hand(who);
                }
            }
            ActorFact::Exhausted(it) => actor.exhausted = *it,
            ActorFact::WasExhausted(it) => actor.was_exhausted = *it,
            ActorFact::ActionPoints(it) => actor.action_points = *it,
            ActorFact::FocusPoints(it) => actor.focus_points = *it,
            ActorFact::Resource(it) => actor.resource = *it,
            ActorFact::MagicPoints(it) => actor.magic_points = *it,
            ActorFact::ManaEmpty(it) => actor.mana_empty = *it,
            ActorFact::Seeking(it) => actor.seeking = *it,
            ActorFact::Potions(it) => actor.potions = *it,
            ActorFact::Ailments(it) => {
                actor.ailments = *it;
                if it.faint > 0 {
                    actor.turn.watches = false;
                    self.out_by_hand(who);
                }
            }
            ActorFact::Mount(it) => actor.mount = *it,
            ActorFact::Normal(it) => actor.normal = *it,
            ActorFact::Swarm(it) => actor.swarm = *it,
            ActorFact::Facing(it) => actor.facing = *it,
            ActorFact::LastFacing(it) => actor.last_facing = *it,
            ActorFact::Exposed(it) => actor.exposed = *it,
            ActorFact::Orders(it) => {
                // A new order about stepping in replaces having declined for the round.
                actor.round.stays_out &= it.step_in == actor.orders.step_in || it.step_in == Order::Never;
                actor.orders = *it;
            }
            ActorFact::Side(it) => actor.side = *it,
            ActorFact::Seat(it) => actor.seat = *it,
            ActorFact::Veiled(it) => actor.veiled = *it,
            ActorFact::Moved(it) => actor.turn.moved = *it,
            ActorFact::Walked(it) => actor.turn.walked = *it,
            ActorFact::Action(it) => actor.turn.action = *it,
            ActorFact::Draws(it) => actor.turn.draws = *it,
            ActorFact::ShortDraw(it) => actor.turn.short = *it,
            ActorFact::Transfer(it) => (actor.round.transfer, actor.turn.transfer) = (*it, *it),
            ActorFact::Reflex(it) => actor.round.reflex = *it,
            ActorFact::Charged(it) => actor.turn.charged = *it,
            ActorFact::Acted(it) => actor.round.acted = *it,
            ActorFact::Dealt(it) => actor.turn.dealt = *it,
            ActorFact::Due(it) => actor.turn.due = *it,
            ActorFact::Shadow(it) => actor.round.shadow = *it,
            ActorFact::Element(it) => actor.round.element = *it,
            ActorFact::Profile(_) | ActorFact::Marked { .. } | ActorFact::Unmarked { .. } => {}
        }
    }

    /// Ends the activities of a character that can no longer act: carrying, climbing, channelling, and its turn.
    //= daemmersturm.lp.incapacitated
    fn out_by_hand(&mut self, who: ActorId) {
        self.let_go_of_all(who);
        if self.has_turn(who) {
            self.end_turn(who);
        }
    }

    fn set_item(&mut self, id: ItemId, fact: &ItemFact) {
        if *fact == ItemFact::Gone {
            self.lose(id);
            return;
        }
        let Some(item) = self.item_mut(id) else { return };
        match fact {
            ItemFact::Holder(it) => item.holder = *it,
            ItemFact::Held(it) => item.held = *it,
            ItemFact::User(it) => item.user = *it,
            ItemFact::Unloaded(it) => item.unloaded = *it,
            ItemFact::Broken(it) => item.broken = *it,
            ItemFact::Poison(it) => item.poison = *it,
            ItemFact::Heavy(it) => item.heavy = *it,
            ItemFact::Crew(it) => item.crew.clone_from(it),
            ItemFact::Gone => {}
        }
    }

    fn set_scene(&mut self, fact: &SceneFact) {
        match fact {
            SceneFact::Round(round) => {
                if let Some(combat) = &mut self.combat {
                    combat.round = *round;
                }
            }
            SceneFact::Turn(turn) => {
                let Some(combat) = &mut self.combat else { return };
                // A turn that the plot leader resets by hand restarts.
                let before = std::mem::replace(&mut combat.turn, *turn);
                if let Some(before) = before.filter(|it| Some(*it) != *turn) {
                    self.actor_mut(before).round.begun = false;
                }
            }
            SceneFact::ChargeRange(it) => self.charge_range = *it,
            SceneFact::Engaged { by, on, at, is } => {
                self.engaged.retain(|it| (it.by, it.on) != (*by, *on));
                if *is {
                    self.engaged.push(Engaged { by: *by, on: *on, at: *at });
                }
            }
            SceneFact::Distance { a, b, length } => self.set_distance(*a, *b, *length),
            SceneFact::Cover(it) => {
                let id = self.next_effect();
                self.covers.push(crate::Cover { id, ..*it });
            }
            SceneFact::NoCover(id) => self.covers.retain(|it| it.id != *id),
            SceneFact::Sight { observer, entity, seen } => {
                self.sights.retain(|it| (it.observer, it.entity) != (*observer, *entity));
                if let Some(seen) = *seen {
                    self.sights.push(Sight { observer: *observer, entity: *entity, seen });
                }
            }
            SceneFact::Area(it) => {
                let id = AreaId(self.next.area);
                self.next.area = self.next.area.saturating_add(1);
                self.areas.push(crate::Area { id, ..*it });
            }
            SceneFact::NoArea(id) => {
                self.areas.retain(|it| it.id != *id);
                self.standing.retain(|it| it.area != *id);
                self.forget_places();
            }
            SceneFact::Standing { who, area, is } => {
                self.standing.retain(|it| (it.who, it.area) != (*who, *area));
                if *is {
                    self.standing.push(Standing { who: *who, area: *area });
                }
            }
            other => self.set_lasting(other),
        }
    }

    fn set_lasting(&mut self, fact: &SceneFact) {
        match fact {
            SceneFact::Wound(it) => {
                let id = self.next_effect();
                self.effects.push(crate::Wound { id, ..*it });
            }
            SceneFact::NoWound(id) => self.effects.retain(|it| it.id != *id),
            SceneFact::Modifier(it) => self.put_modifier(*it),
            SceneFact::NoModifier(id) => self.modifiers.retain(|it| it.id != *id),
            SceneFact::Uses(used) => {
                self.uses.retain(|it| (it.by, it.ability) != (used.by, used.ability));
                self.uses.push(*used);
            }
            SceneFact::Channel(channel) => {
                self.channels.retain(|it| it.by != channel.by);
                self.channels.push(channel.clone());
            }
            SceneFact::NoChannel(who) => self.channels.retain(|it| it.by != *who),
            SceneFact::Climb(climb) => {
                self.climbs.retain(|it| it.who != climb.who);
                self.climbs.push(*climb);
            }
            SceneFact::NoClimb(who) => self.climbs.retain(|it| it.who != *who),
            SceneFact::Load(load) => {
                self.drop_load(load.what);
                self.loads.push(load.clone());
            }
            SceneFact::NoLoad(what) => self.drop_load(*what),
            SceneFact::NoteDone(id) => {
                if let Some(note) = self.notes.iter_mut().find(|it| it.id == *id) {
                    note.done = true;
                }
            }
            SceneFact::NoLatest => self.hits.clear(),
            _ => {}
        }
    }

    /// Removes memories of characters seen in an area that no longer exists.
    pub(crate) fn forget_places(&mut self) {
        let areas = &self.areas;
        for it in &mut self.sights {
            if let Seen::Hidden { last, .. } = &mut it.seen {
                *last = last.filter(|last| areas.iter().any(|it| it.id == *last));
            }
        }
    }

    pub(crate) fn drop_load(&mut self, what: Burden) {
        self.loads.retain(|it| it.what != what);
    }

    pub(crate) fn set_distance(&mut self, a: ActorId, b: ActorId, length: Option<crate::Length>) {
        self.distances.retain(|it| (it.a, it.b) != (a, b) && (it.b, it.a) != (a, b));
        if let Some(length) = length {
            self.distances.push(crate::Distance { a, b, length });
        }
    }
}
