//! Applies events about turns.

use crate::{
    Actor, ActorId, Ailments, Combat, Engaged, Facing, Held, ItemId, MeleeMarks, Place, PointsRefill,
    RoundMarks, Section, Standing, State, Status, SubstanceKind, TransferBudget, TurnEvent, TurnMarks, Until,
};

impl State {
    pub(super) fn apply_turn(&mut self, event: &TurnEvent) {
        match event {
            TurnEvent::SectionOpened => self.open_section(),
            TurnEvent::SectionClosed => self.close_section(),
            TurnEvent::CombatBegan { order, lives, unloaded } => self.begin_combat(order, lives, unloaded),
            TurnEvent::CombatEnded => self.end_combat(),
            TurnEvent::OrderSet { order } => {
                self.order = order.iter().map(|&who| Place { who }).collect();
            }
            TurnEvent::Placed { who } => {
                self.order.retain(|it| it.who != *who);
                self.order.push(Place { who: *who });
            }
            TurnEvent::TurnBegan { who } => self.begin_turn(*who),
            TurnEvent::TurnResumed { who } => self.resume_turn(*who),
            TurnEvent::TurnLost { .. } => {}
            TurnEvent::TurnEnded { who } => self.end_turn(*who),
            TurnEvent::RoundBegan { round } => self.begin_round(*round),
            TurnEvent::Moved { who, length, whole, charge } => {
                let turn = &mut self.actor_mut(*who).turn;
                // A granted movement is used up once the character has moved or can no longer move in this turn.
                if turn.moved || turn.action {
                    turn.granted = false;
                }
                turn.moved = true;
                turn.walked = crate::Length(turn.walked.0.saturating_add(length.0));
                turn.whole_move |= whole;
                turn.charged |= charge;
            }
            TurnEvent::MoveGranted { who, late } => {
                let turn = &mut self.actor_mut(*who).turn;
                turn.late |= late;
                turn.granted |= !late;
            }
            TurnEvent::ActionSpent { who } => self.actor_mut(*who).turn.action = true,
            TurnEvent::Engaged { by, on, mutual, at } => {
                self.engage(Engaged { by: *by, on: *on, at: *at });
                if *mutual {
                    let back = at.map(crate::Direction::opposite);
                    self.engage(Engaged { by: *on, on: *by, at: back });
                }
            }
            TurnEvent::Disengaged { a, b } => {
                let between = |it: &Engaged| match b {
                    Some(b) => (it.by, it.on) == (*a, *b) || (it.by, it.on) == (*b, *a),
                    None => it.by == *a || it.on == *a,
                };
                self.engaged.retain(|it| !between(it));
            }
            TurnEvent::DistancesLapsed { who } => {
                self.distances.retain(|it| it.a != *who && it.b != *who);
            }
            // Effects of the ground end as soon as a character leaves it, and restart on return.
            //= daemmersturm.dot.area-leave
            TurnEvent::Stood { who, area, there } => {
                self.standing.retain(|it| (it.who, it.area) != (*who, *area));
                if *there {
                    self.standing.push(Standing { who: *who, area: *area });
                }
            }
        }
    }

    pub(crate) fn engage(&mut self, pair: Engaged) {
        if pair.by == pair.on {
            return;
        }
        self.engaged.retain(|it| (it.by, it.on) != (pair.by, pair.on));
        self.engaged.push(pair);
    }

    /// Closes the combat section. All modifiers with a limited duration end.
    //= daemmersturm.section.end
    fn close_section(&mut self) {
        self.section.open = false;
        self.modifiers.retain(|it| it.until == Until::Lifted);
    }

    /// Opens a combat section: refills points, resets potion counts and side effects, removes persistent poison, and
    /// lets incapacitated characters act again.
    //= daemmersturm.section.what-resets
    //= daemmersturm.resource.per-section
    fn open_section(&mut self) {
        self.section = Section { number: self.section.number.saturating_add(1), open: true, fights: 0 };
        if self.switches.points_refill != PointsRefill::Never {
            self.refill();
        }
        let frame = self.frame.clone();
        for (actor, profile) in self.actors.iter_mut().zip(&frame.profiles) {
            actor.potions = 0;
            actor.ailments = Ailments::default();
            actor.tried_healing = false;
            actor.exhausted = false;
            if actor.status == Status::Incapacitated {
                actor.status = Status::Up;
            }
            if actor.status == Status::Up {
                actor.life = profile.life;
            }
        }
        //= daemmersturm.poison.persistent
        for item in &mut self.items {
            let persistent = item.poison.and_then(|it| frame.library.substance(it));
            if persistent.is_some_and(|it| it.kind == SubstanceKind::PersistentPoison) {
                item.poison = None;
            }
        }
        self.uses.clear();
        self.hits.clear();
    }

    pub(crate) fn refill(&mut self) {
        let frame = self.frame.clone();
        for (actor, profile) in self.actors.iter_mut().zip(&frame.profiles) {
            actor.action_points = profile.action_points;
            actor.focus_points = profile.focus_points;
            actor.magic_points = profile.magic_points;
            actor.mana_empty = false;
        }
    }

    fn begin_combat(&mut self, order: &[ActorId], lives: &[(ActorId, u16)], unloaded: &[ItemId]) {
        if self.switches.points_refill == PointsRefill::Combat {
            self.refill();
        }
        self.section.fights = self.section.fights.saturating_add(1);
        self.combat = Some(Combat { round: 1, turn: None });
        self.order = order.iter().map(|&who| Place { who }).collect();
        for &(who, life) in lives {
            let actor = self.actor_mut(who);
            (actor.life, actor.start_life, actor.healed_between) = (life, life, 0);
            // Starting a combat with few life points does not count as having dropped to them.
            actor.exhausted = false;
        }
        for actor in &mut self.actors {
            actor.fresh_round();
            (actor.turn, actor.melee, actor.last_melee) =
                (TurnMarks::default(), MeleeMarks::default(), MeleeMarks::default());
            (actor.turn_melee, actor.last_turn_melee) = (MeleeMarks::default(), MeleeMarks::default());
            (actor.facing, actor.last_facing) = (Facing::Unset, Facing::Unset);
            (actor.exposed, actor.seeking) = (false, false);
        }
        let frame = self.frame.clone();
        for item in &mut self.items {
            item.user = None;
            if let crate::ItemKind::Weapon(it) = item.kind
                && let Some(weapon) = frame.library.weapon(it)
                && weapon.reload > 0
            {
                item.unloaded =
                    if unloaded.contains(&item.id) { item.unloaded.max(1).min(weapon.reload) } else { 0 };
            }
        }
        self.hits.clear();
    }

    fn end_combat(&mut self) {
        self.combat = None;
        self.order.clear();
        self.engaged.clear();
        self.channels.clear();
        self.climbs.clear();
        // Outside a combat there are no rounds, so everything that lasts for rounds ends. Named places stay.
        self.effects.clear();
        self.areas.retain(|it| it.rounds == 0);
        let areas = &self.areas;
        self.standing.retain(|it| areas.iter().any(|area| area.id == it.area));
        self.forget_places();
        self.modifiers.retain(|it| !matches!(it.until, Until::Combat | Until::Round));
        for actor in &mut self.actors {
            actor.fresh_round();
            (actor.turn, actor.exposed, actor.seeking) = (TurnMarks::default(), false, false);
            (actor.exhausted, actor.was_exhausted) = (false, false);
            (actor.facing, actor.last_facing) = (Facing::Unset, Facing::Unset);
        }
        self.hits.clear();
    }

    fn begin_turn(&mut self, who: ActorId) {
        let actor = self.actor_mut(who);
        actor.round.begun = false;
        //= daemmersturm.cover.firing-out
        actor.exposed = false;
        actor.last_turn_melee = actor.turn_melee;
        actor.turn_melee = MeleeMarks::default();
        self.resume_turn(who);
        let own = self.hits.iter_mut().filter(|it| it.on == who);
        own.for_each(|it| it.turns = it.turns.saturating_add(1));
    }

    /// Gives the turn to a character. In an interrupted turn, its marks are kept.
    //= daemmersturm.turn.budget
    fn resume_turn(&mut self, who: ActorId) {
        if let Some(combat) = &mut self.combat {
            combat.turn = Some(who);
        }
        //= daemmersturm.coup.timing
        for actor in &mut self.actors {
            actor.was_exhausted = actor.exhausted;
        }
        let actor = self.actor_mut(who);
        actor.turn = actor.coming_turn();
        actor.round.begun = true;
        self.uses.iter_mut().for_each(|it| (it.turn, it.tried) = (0, false));
    }

    pub(crate) fn end_turn(&mut self, who: ActorId) {
        if let Some(combat) = &mut self.combat {
            combat.turn = None;
        }
        let actor = self.actor_mut(who);
        (actor.round.acted, actor.round.begun) = (true, false);
        //= daemmersturm.seekcover.duration
        actor.seeking &= std::mem::take(&mut actor.turn.sought);
        for it in &mut self.modifiers {
            if let (true, Until::Turns(left)) = (it.on == who, &mut it.until) {
                *left = left.saturating_sub(1);
            }
        }
        self.modifiers.retain(|it| it.on != who || it.until != Until::Turns(0));
        // "Exhausted at the start of the turn" only has a meaning within a turn.
        for actor in &mut self.actors {
            actor.was_exhausted = false;
            // The damage that shadow magic demands must be dealt within one turn, regardless of whose turn it is.
            //= daemmersturm.shadow.required-damage
            (actor.turn.dealt, actor.turn.due) = (0, 0);
        }
        self.hits.iter_mut().for_each(|it| it.dealt = 0);
    }

    //= daemmersturm.turn.round-end
    //= daemmersturm.backstab.fixed
    fn begin_round(&mut self, round: u32) {
        if let Some(combat) = &mut self.combat {
            combat.round = round;
        }
        for actor in &mut self.actors {
            actor.fresh_round();
            actor.last_melee = actor.melee;
            actor.melee = MeleeMarks::default();
            // A character that did not have to defend keeps no direction of the previous round: see `disengage`.
            actor.last_facing = actor.facing;
            (actor.facing, actor.shield_facing) = (Facing::Unset, Facing::Unset);
        }
        self.items.iter_mut().for_each(|it| it.user = None);
        self.uses.iter_mut().for_each(|it| it.round = 0);
        self.modifiers.retain(|it| it.until != Until::Round);
    }

    /// Returns whether the character's free transfer is used up.
    //= daemmersturm.item.free-transfer
    pub fn transfer_used(&self, who: ActorId) -> bool {
        let actor = self.actor(who);
        match self.switches.transfer_budget {
            TransferBudget::Round => actor.round.transfer,
            TransferBudget::Turn => actor.turn.transfer,
        }
    }

    pub(crate) fn hold(&mut self, item: ItemId, held: Held) {
        if let Some(item) = self.item_mut(item) {
            item.held = held;
        }
    }
}

impl Actor {
    fn fresh_round(&mut self) {
        self.round = RoundMarks::default();
    }

    /// The marks with which its turn begins, or continues if it was interrupted.
    pub(crate) fn coming_turn(&self) -> TurnMarks {
        let mut marks = if self.round.begun { self.turn } else { TurnMarks::default() };
        marks.action |= self.round.pledged;
        marks.moved |= self.round.walked;
        marks.whole_move |= self.round.walked;
        marks
    }
}
