//! How events change the state.

use crate::{
    ActorId, ActorKind, Ailment, Conflict, Distance, Dodge, Doing, Event, ForcedDeed, Gait, Hold, Length,
    Losses, Mode, Note, Place, Player, State, TurnMarks, event::explains,
};

impl State {
    /// Applies `event`. This is the only way the state changes.
    #[inline(always)]
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Rolled { effort, .. } => self.check(effort.actor),
            explains!() => {}
            Event::ActionBegan { actor, doing, .. } => self.begin_action(*actor, *doing),
            Event::Harmed { actor, points, shock, .. } => self.harm(*actor, *points, *shock),
            Event::DistractionUsed { actor } => self.actor_mut(*actor).distracted = false,
            Event::TurnBegan { actor, at } => self.begin_turn(*actor, *at),
            Event::TurnEnded { actor } => self.end_turn(*actor),
            other => self.apply_rest(other),
        }
    }

    /// Applies less frequent events; a separate function, so that the common case stays small.
    #[inline(never)]
    fn apply_rest(&mut self, event: &Event) {
        match event {
            Event::ConflictBegan { initiator, order } => self.begin_conflict(*initiator, order),
            Event::Placed { place, at } => self.place(*place, *at),
            Event::RoundBegan { round } => {
                if let Some(conflict) = &mut self.conflict {
                    conflict.round = *round;
                }
            }
            // A turn taken early is paid for in its round, whatever skips the place.
            Event::SlotPassed { actor, at } | Event::TurnSpent { actor, at } => {
                self.pass_slot(*at);
                self.actor_mut(*actor).turn.early = false;
            }
            Event::TurnForfeited { actor, at } => {
                self.pass_slot(*at);
                let actor = self.actor_mut(*actor);
                actor.owed = actor.owed.saturating_sub(1);
                actor.surprised = false;
            }
            Event::Deferred { actor } => {
                let round = self.round();
                self.actor_mut(*actor).stored = Some(round);
            }
            Event::DeferredLapsed { actor } => {
                let actor = self.actor_mut(*actor);
                (actor.stored, actor.surprised) = (None, false);
            }
            Event::DeferredTaken { actor } => {
                self.actor_mut(*actor).stored = None;
                self.cut_in(*actor);
            }
            Event::CalledUp { actor, early } => {
                self.cut_in(*actor);
                self.actor_mut(*actor).turn.early = *early;
            }
            Event::TurnLost { actor } => {
                self.interrupted.retain(|it| it != actor);
                self.end_turn(*actor);
            }
            Event::TurnResumed { actor } => {
                self.interrupted.pop();
                if let Some(conflict) = &mut self.conflict {
                    conflict.turn = Some(*actor);
                }
            }
            Event::Joined { actor, .. } => {
                let actor = self.actor_mut(*actor);
                (actor.stored, actor.turn.standard, actor.surprised) = (None, true, false);
            }
            Event::EnvironmentActed { .. } => {
                // Things that fell are removed. Things that drive on or are controlled by an actor remain.
                let mut things = std::mem::take(&mut self.things);
                things.retain(|it| it.lasting || self.is_steered(it));
                self.things = things;
            }
            Event::Loosened { thing } => self.things.push(thing.clone()),
            Event::ConflictEnded => self.end_conflict(),
            Event::SceneEnded => {
                self.scene.number = self.scene.number.saturating_add(1);
                self.actors.iter_mut().for_each(|it| (it.distracted, it.surprised) = (false, false));
                self.distances.clear();
                self.stunts.clear();
            }
            Event::Surprised { actor, surprised } => self.actor_mut(*actor).surprised = *surprised,
            Event::SessionBegan => self.begin_session(),
            Event::PointEarned { seat, .. } => self.earn(*seat),
            Event::PointSpent { seat, .. } => {
                if let Some(player) = self.players.get_mut(usize::from(seat.0)) {
                    player.points = player.points.saturating_sub(1);
                }
            }
            Event::Set { fact, .. } => self.set(fact),
            other => self.apply_to_actors(other),
        }
    }

    /// Applies events that concern one actor.
    fn apply_to_actors(&mut self, event: &Event) {
        match event {
            Event::GaitChosen { actor, gait } => self.actor_mut(*actor).gait = *gait,
            Event::Moved { actor, length, .. } => {
                let turn = &mut self.actor_mut(*actor).turn;
                turn.moving = true;
                match length {
                    Some(length) => turn.walked.0 = turn.walked.0.saturating_add(length.0),
                    None => turn.movement = true,
                }
            }
            Event::Hindered { actor } => self.actor_mut(*actor).turn.halved = true,
            Event::MovementUsed { actor } => self.actor_mut(*actor).turn.movement = true,
            Event::Prone { actor, prone } => self.actor_mut(*actor).prone = *prone,
            Event::ThrownDown { actor } => self.actor_mut(*actor).prone = true,
            Event::Covered { actor, covered } => self.actor_mut(*actor).covered = *covered,
            Event::QuickAction { actor, .. } => {
                let turn = &mut self.actor_mut(*actor).turn;
                turn.quick = turn.quick.saturating_add(1);
            }
            Event::Forced { actor, deed, stored } => self.force(*actor, deed, *stored),
            Event::Dodging { actor, attribute, forced } => {
                let dodge = Dodge { attribute: *attribute, forced: *forced };
                self.actor_mut(*actor).dodging = Some(dodge);
            }
            Event::DodgeEnded { actor } => self.actor_mut(*actor).dodging = None,
            Event::PutOut { actor, out } => self.actor_mut(*actor).out = Some(*out),
            Event::Lowered { actor, attribute, by } => {
                let lowered = &mut self.actor_mut(*actor).lowered[*attribute as usize];
                *lowered = lowered.saturating_add(*by);
            }
            Event::Blinded { actor } => self.actor_mut(*actor).blinded = true,
            Event::Frightened { actor, fear } => self.actor_mut(*actor).fear = Some(*fear),
            Event::Recovered { actor, from: Ailment::Blind } => self.actor_mut(*actor).blinded = false,
            Event::Recovered { actor, from: Ailment::Fear } => self.actor_mut(*actor).fear = None,
            Event::Distracted { actor } => self.actor_mut(*actor).distracted = true,
            Event::Rested { actor, losses } => self.actor_mut(*actor).losses = *losses,
            Event::Restored { actor } => self.actor_mut(*actor).lowered = [0; 5],
            Event::BoostEnded { actor } => self.end_boost(*actor),
            Event::Boosted { actor, attribute, lasting } => {
                let boosts = &mut self.actor_mut(*actor).boosts;
                *boosts = boosts.marked();
                let (value, kept) = match attribute {
                    Some(it) => (&mut boosts.attributes[*it as usize], &mut boosts.kept[*it as usize]),
                    None => (&mut boosts.endurance, &mut boosts.kept_endurance),
                };
                *value = value.saturating_add(1);
                *kept = kept.saturating_add(u8::from(*lasting));
            }
            Event::BrokeFree { actor } => self.actor_mut(*actor).helpless = false,
            Event::Learned { actor, skill } => {
                let at = usize::from(actor.0);
                self.frame.change(|frame| frame.sheets[at].skills = frame.sheets[at].skills.with(*skill));
            }
            other => self.apply_to_things(other),
        }
    }

    /// Applies events about holds, gear, tasks, notes and stunts.
    fn apply_to_things(&mut self, event: &Event) {
        match event {
            Event::Held { by, on } => {
                let hold = Hold { by: *by, on: *on, round: self.round() };
                self.holds.push(hold);
            }
            Event::Apart { a, b, length } => self.set_distance(*a, *b, *length),
            Event::LetGo { by, on } => self.holds.retain(|it| (it.by, it.on) != (*by, *on)),
            Event::Taken { item, by, .. } => self.hand_over(*item, Some(*by)),
            Event::KnockedAway { item, .. } => self.hand_over(*item, None),
            Event::ItemAdded { item } => self.put_item(item),
            Event::StuntBegan { stunt } => self.stunts.push(stunt.clone()),
            Event::StuntEnded { actor } => {
                self.actor_mut(*actor).checked = false;
                self.stunts.retain(|it| it.who != *actor || it.scene);
            }
            Event::NoteGiven { id, to, text, genuine } => {
                self.notes.push(Note { id: *id, to: *to, text: text.clone(), genuine: *genuine });
                self.next_note = self.next_note.max(id.0.saturating_add(1));
            }
            Event::TaskOpened { task } => self.put_task(task),
            Event::TaskCounted { id, tally, tries } => {
                if let Some(task) = self.tasks.iter_mut().find(|it| it.id == *id) {
                    (task.tally, task.tries) = (*tally, *tries);
                }
            }
            Event::TaskClosed { id, won } => {
                if let Some(task) = self.tasks.iter_mut().find(|it| it.id == *id) {
                    task.won = Some(*won);
                }
            }
            explains!()
            // Applied above.
            | Event::ConflictBegan { .. }
            | Event::Placed { .. }
            | Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::SlotPassed { .. }
            | Event::TurnForfeited { .. }
            | Event::Deferred { .. }
            | Event::DeferredLapsed { .. }
            | Event::DeferredTaken { .. }
            | Event::CalledUp { .. }
            | Event::TurnSpent { .. }
            | Event::TurnLost { .. }
            | Event::TurnResumed { .. }
            | Event::Joined { .. }
            | Event::EnvironmentActed { .. }
            | Event::Loosened { .. }
            | Event::ConflictEnded
            | Event::SceneEnded
            | Event::Surprised { .. }
            | Event::ActionBegan { .. }
            | Event::GaitChosen { .. }
            | Event::Moved { .. }
            | Event::Hindered { .. }
            | Event::MovementUsed { .. }
            | Event::Prone { .. }
            | Event::Covered { .. }
            | Event::QuickAction { .. }
            | Event::Forced { .. }
            | Event::Dodging { .. }
            | Event::DodgeEnded { .. }
            | Event::Rolled { .. }
            | Event::Harmed { .. }
            | Event::PutOut { .. }
            | Event::Lowered { .. }
            | Event::Blinded { .. }
            | Event::Frightened { .. }
            | Event::Recovered { .. }
            | Event::Distracted { .. }
            | Event::DistractionUsed { .. }
            | Event::ThrownDown { .. }
            | Event::Rested { .. }
            | Event::Restored { .. }
            | Event::BoostEnded { .. }
            | Event::SessionBegan
            | Event::PointEarned { .. }
            | Event::PointSpent { .. }
            | Event::Boosted { .. }
            | Event::Learned { .. }
            | Event::BrokeFree { .. }
            | Event::Set { .. } => {}
        }
    }

    /// Marks the standard action as used; a charge also uses the movement action.
    #[inline(always)]
    fn begin_action(&mut self, actor: ActorId, doing: Doing) {
        let in_conflict = self.conflict.is_some();
        let actor = self.actor_mut(actor);
        if in_conflict {
            actor.turn.standard = true;
        }
        actor.turn.moving = false;
        if let Doing::Attack { mode: Mode::Charge, .. } = doing {
            actor.turn.movement = in_conflict;
            actor.gait = Gait::Run;
        }
    }

    /// Records a roll outside a conflict, which ends effects that last for one check.
    //= zerospace.ap.use.boost
    #[inline]
    fn check(&mut self, id: ActorId) {
        if self.conflict.is_none() && (self.actor(id).boosts.passes() || self.has_passing_stunt(id)) {
            self.actor_mut(id).checked = true;
        }
    }

    fn has_passing_stunt(&self, id: ActorId) -> bool {
        self.stunts.iter().any(|it| it.who == id && !it.scene)
    }

    /// Sets the distance between two actors; `None` removes it.
    pub(crate) fn set_distance(&mut self, a: ActorId, b: ActorId, length: Option<Length>) {
        self.distances.retain(|it| (it.a, it.b) != (a, b) && (it.b, it.a) != (a, b));
        if let Some(length) = length {
            self.distances.push(Distance { a, b, length });
        }
    }

    /// Begins the turn at index `at` of the order and ends effects that lasted until then.
    fn begin_turn(&mut self, actor: ActorId, at: u8) {
        if let Some(conflict) = &mut self.conflict {
            (conflict.turn, conflict.at) = (Some(actor), at);
        }
        self.fresh_turn(actor);
    }

    fn fresh_turn(&mut self, actor: ActorId) {
        let actor = self.actor_mut(actor);
        actor.turn = TurnMarks::default();
        actor.gait = Gait::Walk;
    }

    fn end_turn(&mut self, actor: ActorId) {
        if let Some(conflict) = &mut self.conflict
            && conflict.turn == Some(actor)
        {
            conflict.turn = None;
        }
        let actor = self.actor_mut(actor);
        actor.turn.moving = false;
        // A deferred turn is taken later, so these effects end only then.
        if actor.stored.is_none() {
            actor.surprised = false;
        }
    }

    fn pass_slot(&mut self, at: u8) {
        if let Some(conflict) = &mut self.conflict {
            (conflict.turn, conflict.at) = (None, at);
        }
    }

    /// Begins a turn that interrupts the current one.
    fn cut_in(&mut self, actor: ActorId) {
        if let Some(conflict) = &mut self.conflict {
            self.interrupted.extend(conflict.turn);
            conflict.turn = Some(actor);
        }
        self.fresh_turn(actor);
    }

    fn begin_conflict(&mut self, initiator: Option<ActorId>, order: &[Place]) {
        self.conflict = Some(Conflict { round: 1, at: 0, turn: None, initiator });
        self.order = order.to_vec();
        self.interrupted.clear();
        for actor in &mut self.actors {
            actor.turn = TurnMarks::default();
            (actor.stored, actor.forced, actor.owed) = (None, None, 0);
            actor.gait = Gait::Walk;
        }
    }

    /// Inserts a place. If the actor has one already, it moves: `at` is the index without the old one.
    fn place(&mut self, place: Place, at: u8) {
        if let Some(old) = self.order.iter().position(|it| it.actor == place.actor) {
            self.order.remove(old);
            if let Some(conflict) = &mut self.conflict
                && usize::from(conflict.at) > old
            {
                conflict.at -= 1;
            }
        }
        let index = usize::from(at).min(self.order.len());
        self.order.insert(index, place);
        if let Some(conflict) = &mut self.conflict
            && conflict.at >= at
        {
            conflict.at = conflict.at.saturating_add(1);
        }
    }

    fn end_conflict(&mut self) {
        self.conflict = None;
        self.order.clear();
        self.interrupted.clear();
        for actor in &mut self.actors {
            actor.turn = TurnMarks::default();
            (actor.stored, actor.forced, actor.owed) = (None, None, 0);
            (actor.gait, actor.surprised) = (Gait::Walk, false);
            actor.dodging = None;
        }
    }

    fn force(&mut self, actor: ActorId, deed: &ForcedDeed, stored: bool) {
        let round = self.round();
        let actor = self.actor_mut(actor);
        actor.forced = Some(round);
        if stored {
            actor.stored = None;
        } else {
            actor.owed = actor.owed.saturating_add(1);
        }
        if let ForcedDeed::Cover | ForcedDeed::OutOfRadius = deed {
            actor.gait = Gait::Sprint;
        }
        if *deed == ForcedDeed::Cover {
            actor.covered = true;
        }
    }

    /// Subtracts endurance, but never more than is left.
    //= zerospace.endurance.max-and-current
    fn harm(&mut self, id: ActorId, points: u8, shock: bool) {
        let points = points.min(self.endurance(id));
        let losses = &mut self.actor_mut(id).losses;
        let loss = if shock { &mut losses.shock } else { &mut losses.fresh };
        *loss = loss.saturating_add(points);
    }

    /// Ends boosts, except lasting ones, and limits the losses to the new maximum of endurance.
    fn end_boost(&mut self, id: ActorId) {
        let boosts = &mut self.actor_mut(id).boosts;
        *boosts = boosts.lasting_only();
        self.actor_mut(id).checked = false;
        let most = self.max_endurance(id);
        let losses = &mut self.actor_mut(id).losses;
        trim(losses, most);
    }

    fn begin_session(&mut self) {
        for (seat, player) in self.players.iter_mut().enumerate() {
            *player = Player { points: u8::from(seat > 0), earned: 0, passes: player.passes };
        }
    }

    fn earn(&mut self, seat: schwung_table::Seat) {
        if let Some(player) = self.players.get_mut(usize::from(seat.0)) {
            player.points = player.points.saturating_add(1);
            player.earned = player.earned.saturating_add(1);
        }
    }

    fn hand_over(&mut self, id: crate::ItemId, to: Option<ActorId>) {
        if let Some(item) = self.items.iter_mut().find(|it| it.id == id) {
            item.holder = to;
        }
    }

    pub(crate) fn put_task(&mut self, task: &crate::Task) {
        self.next_task = self.next_task.max(task.id.0.saturating_add(1));
        match self.tasks.iter_mut().find(|it| it.id == task.id) {
            Some(old) => old.clone_from(task),
            None => self.tasks.push(task.clone()),
        }
    }

    pub(crate) fn put_item(&mut self, item: &crate::Item) {
        self.next_item = self.next_item.max(item.id.0.saturating_add(1));
        match self.items.iter_mut().find(|it| it.id == item.id) {
            Some(old) => old.clone_from(item),
            None => self.items.push(item.clone()),
        }
    }
}

/// Limits losses to the maximum.
pub(crate) fn trim(losses: &mut Losses, most: u8) {
    losses.deep = losses.deep.min(most);
    losses.fresh = losses.fresh.min(most - losses.deep);
    losses.shock = losses.shock.min(most - losses.deep - losses.fresh);
}

impl State {
    /// Whether an actor who can act controls the thing.
    pub(crate) fn is_steered(&self, thing: &crate::Thing) -> bool {
        thing.pilot.is_some_and(|it| !self.is_defenceless(it))
    }

    /// Whether the actor is an unnamed character, who is out after one hit.
    pub fn is_unnamed(&self, id: ActorId) -> bool {
        self.actor(id).kind == ActorKind::Unnamed
    }
}
