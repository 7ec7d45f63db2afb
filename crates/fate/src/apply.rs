//! How events change the state.

use schwung_table::Seat;

use crate::{
    ActorId, ActorSet, AspectId, AspectKind, AspectRef, Bearer, Boxes, Conceding, Event, Out, Spin, State,
    TurnMarks, Wording, ZoneId, event::explains,
};

impl State {
    /// Applies `event`. Nothing else changes the state.
    #[inline(always)]
    pub fn apply(&mut self, event: &Event) {
        if !event.changes_facts() {
            return;
        }
        match event {
            Event::ActionBegan { actor, .. } => self.begin_action(*actor),
            Event::TurnEnded { actor } => self.end_turn(*actor),
            Event::TurnBegan { actor } => self.begin_turn(*actor),
            Event::Attacked { actor } => self.actor_mut(*actor).turn.attacked = true,
            Event::BoxMarked { actor, track, number, .. } => {
                let boxes = &mut self.actor_mut(*actor).stress[*track as usize];
                *boxes = boxes.with(*number, true);
            }
            Event::SpinGained { by } => self.spin = Some(Spin { by: *by, now: false }),
            Event::SpinLapsed { .. } | Event::SpinUsed { .. } => self.spin = None,
            Event::ExchangeBegan { number, first, order } => {
                self.begin_exchange(*number, *first, order.as_deref());
            }
            other => self.apply_rest(other),
        }
    }

    /// Applies rarer events; kept separate so that the common path stays small.
    #[inline(never)]
    fn apply_rest(&mut self, event: &Event) {
        match event {
            Event::ConflictBegan { conflict, order, .. } => {
                self.conflict = Some(*conflict);
                self.order.clone_from(order);
                for actor in &mut self.actors {
                    actor.turn = TurnMarks::default();
                    actor.free_actions = 0;
                }
            }
            Event::ConflictEnded => self.end_conflict(),
            Event::SceneEnded { cleared } => self.end_scene(*cleared),
            Event::Held { actor } => self.actor_mut(*actor).turn.holding = true,
            Event::HoldLapsed { actor } => self.actor_mut(*actor).turn.holding = false,
            Event::FullDefense { actor } => {
                let turn = &mut self.actor_mut(*actor).turn;
                (turn.full_defense, turn.acted, turn.holding) = (true, true, false);
            }
            Event::FullDefenseLapsed { actor } => self.actor_mut(*actor).turn.full_defense = false,
            Event::Drawn { long } => {
                if let Some(conflict) = &mut self.conflict {
                    conflict.long = *long;
                }
            }
            Event::FreeAction { actor, .. } => {
                let actor = self.actor_mut(*actor);
                actor.free_actions = actor.free_actions.saturating_add(1);
            }
            Event::MinionsHit { actor, boxes, out } => self.hit_minions(*actor, *boxes, *out),
            Event::TakenOut { actor, by, .. } => self.leave(*actor, Out::TakenOut(*by)),
            Event::Conceded { actor, .. } => self.leave(*actor, Out::Conceded),
            Event::OutcomeContested { actor, .. } => self.actor_mut(*actor).fate = 0,
            Event::ConcessionRefused { actor, by, reasonable, .. } => {
                self.refuse_concession(*actor, *by, *reasonable);
            }
            Event::Moved { actor, to } => self.move_to(*actor, *to),
            Event::Disarmed { actor, shifts } => self.actor_mut(*actor).disarmed = Some(*shifts),
            Event::Rearmed { actor } => self.actor_mut(*actor).disarmed = None,
            Event::Loaded { actor, weight } => self.actor_mut(*actor).load = *weight,
            Event::BlockMade { block } => self.blocks.push(block.clone()),
            Event::BlockLapsed { by, against } => {
                self.blocks.retain(|it| (it.by, it.against) != (*by, *against));
            }
            Event::Attached { leader, group, .. } => {
                self.actor_mut(*leader).attached = Some(*group);
                let led = self.actor_mut(*group);
                led.attached = Some(*leader);
                //= sotc.mixed.minions-give-up-action
                led.turn.holding = false;
            }
            Event::Detached { leader, group } => {
                // Acting together with the leader used up the group's action.
                if self.actor(*leader).turn.acted {
                    self.actor_mut(*group).turn.acted = true;
                }
                self.actor_mut(*leader).attached = None;
                self.actor_mut(*group).attached = None;
            }
            Event::Regrouped { group, members, wounds } => {
                let group = self.actor_mut(*group);
                group.members = *members;
                group.wounds = *wounds;
                if *members == 0 {
                    group.out = Some(Out::Left);
                    (group.turn.holding, group.turn.full_defense) = (false, false);
                } else if group.out == Some(Out::Left) {
                    group.out = None;
                }
            }
            Event::CompanionAway { partner, companion, away } => {
                let bit = 1u8.checked_shl(u32::from(*companion)).unwrap_or(0);
                let bits = &mut self.actor_mut(*partner).companions_away;
                *bits = if *away { *bits | bit } else { *bits & !bit };
            }
            Event::CompanionLost { partner, companion, by, .. } => {
                let bit = 1u8.checked_shl(u32::from(*companion)).unwrap_or(0);
                let without = self.actor_mut(*partner);
                without.companions_gone |= bit;
                without.companions_lost |= bit;
                //= sotc.concession.offer
                self.conceding = Some(Conceding { who: *partner, to: *by });
            }
            Event::ActorSet { actor, to } => {
                *self.actor_mut(*actor) = **to;
                if to.out.is_some() {
                    let turn = &mut self.actor_mut(*actor).turn;
                    (turn.holding, turn.full_defense) = (false, false);
                    self.conceding = self.conceding.filter(|it| it.who != *actor);
                }
                if let (Some(_), Some(other)) = (to.out, to.attached) {
                    self.actor_mut(*actor).attached = None;
                    let left = self.actor_mut(other);
                    left.attached = None;
                    left.turn.acted |= to.turn.acted;
                }
            }
            Event::Veiled { check } => self.veiled = Some(check.clone()),
            Event::Unveiled { .. } => self.veiled = None,
            //= malmsturm.gift.fate-cost
            Event::GiftUsed { actor, price, .. } => {
                let points = &mut self.actor_mut(*actor).fate;
                *points = points.saturating_sub(*price);
            }
            //= malmsturm.skill.new-skill-in-play
            Event::SkillAdded { skill } => self.frame.change(|it| it.skills.push((**skill).clone())),
            Event::ActorHidden { actor } => self.actor_mut(*actor).hidden = true,
            Event::ActorShown { actor } => self.actor_mut(*actor).hidden = false,
            Event::ActorJoined { sheet, actor } => {
                self.frame.change(|frame| frame.sheets.push((**sheet).clone()));
                self.actors.push(**actor);
            }
            Event::FrameSet { frame, .. } => self.set_frame(frame),
            Event::ProfileSet { profile } => self.profile = profile.clone(),
            Event::TurnSet { actor } => self.set_turn(*actor),
            Event::LinedUp { actor, place } => {
                let place = usize::from(*place).min(self.order.len());
                self.order.insert(place, *actor);
            }
            other => self.apply_to_aspects(other),
        }
    }

    /// Aspects, fate points and recovery.
    fn apply_to_aspects(&mut self, event: &Event) {
        match event {
            Event::ConsequenceTaken { actor, id, severity, track, text, by, free_tag } => {
                let scene = self.scene;
                let kind =
                    AspectKind::Consequence { severity: *severity, track: *track, scene, carried: false };
                let tag = if *free_tag { *by } else { None };
                self.place(*id, text, Bearer::Actor(*actor), kind, false, tag);
                self.conceding = Some(Conceding { who: *actor, to: *by });
            }
            Event::AspectPlaced { id, text, bearer, kind, hidden, free_tag } => {
                self.place(*id, text, *bearer, *kind, *hidden, *free_tag);
            }
            Event::AspectRemoved { id, .. } | Event::Recovered { id, .. } => {
                self.aspects.retain(|it| it.id != *id);
            }
            Event::AspectReworded { id, text, .. } => {
                if let Some(aspect) = self.aspects.iter_mut().find(|it| it.id == *id) {
                    aspect.text = text.clone();
                }
            }
            Event::AspectRevealed { id, to } => {
                if let Some(aspect) = self.aspects.iter_mut().find(|it| it.id == *id) {
                    match to {
                        Some(seat) => aspect.known |= 1 << seat.0.min(31),
                        None => aspect.hidden = false,
                    }
                }
            }
            Event::SecretRevealed { actor, aspect, to } => self.reveal_secret(*actor, *aspect, *to),
            Event::TagPassed { id, to } => {
                if let Some(aspect) = self.aspects.iter_mut().find(|it| it.id == *id) {
                    aspect.free_tag = Some(*to);
                }
            }
            Event::AspectRefused { actor, .. } | Event::BonusBought { actor } => self.pay(*actor, 1),
            Event::Invoked { actor, aspect, free, .. }
            | Event::TaggedForEffect { actor, aspect, free, .. } => {
                self.use_aspect(*actor, *aspect, *free);
            }
            Event::Swapped { swap, aspect, lasting, gone } => {
                self.pay(swap.actor, 1);
                //= sotc.temp-aspect.fragile
                if !gone.is_empty()
                    && let AspectRef::Play(id) = *aspect
                {
                    self.aspects.retain(|it| it.id != id);
                }
                if *lasting {
                    self.swaps.push(*swap);
                }
            }
            Event::SwapLapsed { actor, skill } => {
                self.swaps.retain(|it| (it.actor, it.skill) != (*actor, *skill));
            }
            Event::CutOff { partner, paid, .. } => {
                let partner = self.actor_mut(*partner);
                partner.fate = partner.fate.saturating_add(u8::from(*paid));
            }
            Event::Compelled { actor, accepted: true, points, .. } => {
                let actor = self.actor_mut(*actor);
                actor.fate = actor.fate.saturating_add(*points);
            }
            Event::Compelled { actor, accepted: false, points, .. } => self.pay(*actor, *points),
            Event::Declared { actor, .. } => self.pay(*actor, 1),
            Event::FatePoints { actor, points, .. } => self.actor_mut(*actor).fate = *points,
            Event::SessionBegan { back_to_back } => {
                for aspect in &mut self.aspects {
                    if let AspectKind::Consequence { carried, .. } = &mut aspect.kind {
                        *carried = *back_to_back;
                    }
                }
            }
            explains!()
            // Applied above.
            | Event::ConflictBegan { .. }
            | Event::ExchangeBegan { .. }
            | Event::LinedUp { .. }
            | Event::TurnBegan { .. }
            | Event::ActionBegan { .. }
            | Event::TurnEnded { .. }
            | Event::Held { .. }
            | Event::HoldLapsed { .. }
            | Event::FullDefense { .. }
            | Event::FullDefenseLapsed { .. }
            | Event::ConflictEnded
            | Event::SceneEnded { .. }
            | Event::Drawn { .. }
            | Event::Veiled { .. }
            | Event::Unveiled { .. }
            | Event::GiftUsed { .. }
            | Event::FreeAction { .. }
            | Event::Attacked { .. }
            | Event::BoxMarked { .. }
            | Event::MinionsHit { .. }
            | Event::CompanionLost { .. }
            | Event::TakenOut { .. }
            | Event::OutcomeContested { .. }
            | Event::Conceded { .. }
            | Event::ConcessionRefused { .. }
            | Event::BlockMade { .. }
            | Event::BlockLapsed { .. }
            | Event::SpinGained { .. }
            | Event::SpinUsed { .. }
            | Event::SpinLapsed { .. }
            | Event::Moved { .. }
            | Event::Disarmed { .. }
            | Event::Rearmed { .. }
            | Event::Loaded { .. }
            | Event::Attached { .. }
            | Event::Detached { .. }
            | Event::Regrouped { .. }
            | Event::CompanionAway { .. }
            | Event::ActorSet { .. }
            | Event::ActorHidden { .. }
            | Event::ActorShown { .. }
            | Event::FrameSet { .. }
            | Event::ProfileSet { .. }
            | Event::SkillAdded { .. }
            | Event::ActorJoined { .. }
            | Event::TurnSet { .. } => {}
        }
    }

    #[inline]
    fn begin_action(&mut self, actor: ActorId) {
        self.conceding = None;
        if let Some(conflict) = &mut self.conflict {
            conflict.under_way = true;
            let turn = &mut self.actor_mut(actor).turn;
            turn.acted = true;
            turn.holding = false;
        }
        if let Some(spin) = &mut self.spin {
            spin.now = true;
        }
    }

    #[inline]
    fn begin_turn(&mut self, actor: ActorId) {
        if let Some(conflict) = &mut self.conflict {
            conflict.turn = Some(actor);
        }
    }

    #[inline]
    fn end_turn(&mut self, _: ActorId) {
        if let Some(conflict) = &mut self.conflict {
            conflict.turn = None;
            conflict.under_way = true;
        }
    }

    fn set_turn(&mut self, actor: Option<ActorId>) {
        if let Some(conflict) = &mut self.conflict {
            conflict.turn = actor;
        }
        if let Some(actor) = actor {
            let turn = &mut self.actor_mut(actor).turn;
            turn.acted = false;
            turn.full_defense = false;
        }
    }

    #[inline]
    fn begin_exchange(&mut self, number: u16, first: Seat, order: Option<&[ActorId]>) {
        if let Some(conflict) = &mut self.conflict {
            (conflict.exchange, conflict.first, conflict.under_way) = (number, first, false);
            conflict.turn = None;
        }
        if let Some(order) = order {
            self.order.clear();
            self.order.extend_from_slice(order);
        }
        for actor in &mut self.actors {
            actor.turn = TurnMarks::default();
            actor.free_actions = 0;
        }
    }

    fn end_conflict(&mut self) {
        self.conflict = None;
        self.order.clear();
        self.blocks.clear();
        self.spin = None;
        self.conceding = None;
        //= sotc.environment.duration
        self.swaps.retain(|it| it.scene);
        for actor in &mut self.actors {
            actor.turn = TurnMarks::default();
            actor.free_actions = 0;
            actor.grit = None;
        }
    }

    fn end_scene(&mut self, cleared: ActorSet) {
        self.end_conflict();
        self.scene = self.scene.saturating_add(1);
        self.swaps.clear();
        for (id, actor) in (0..).map(ActorId).zip(&mut self.actors) {
            if cleared.contains(id) {
                actor.stress = [Boxes::default(); 2];
            }
            actor.disarmed = None;
            actor.companions_lost = 0;
            // Defeated characters return in the next scene, unless the game master decides otherwise.
            if matches!(actor.out, Some(Out::TakenOut(_) | Out::Conceded)) && actor.members > 0 {
                actor.out = None;
            }
        }
        self.aspects.retain(|it| matches!(it.kind, AspectKind::Consequence { .. }));
    }

    fn leave(&mut self, actor: ActorId, out: Out) {
        let leaving = self.actor_mut(actor);
        leaving.out = Some(out);
        (leaving.turn.holding, leaving.turn.full_defense) = (false, false);
        if let Some(other) = leaving.attached.take() {
            self.actor_mut(other).attached = None;
        }
        self.conceding = None;
    }

    fn refuse_concession(&mut self, actor: ActorId, by: Option<ActorId>, reasonable: bool) {
        self.conceding = None;
        if reasonable {
            let offerer = self.actor_mut(actor);
            offerer.fate = offerer.fate.saturating_add(1);
            if let Some(by) = by {
                self.pay(by, 1);
            }
        }
    }

    //= malmsturm.tag.must-know
    fn reveal_secret(&mut self, actor: ActorId, aspect: u8, to: Option<Seat>) {
        let is_it = |it: &crate::FoundSecret| (it.actor, it.aspect) == (actor, aspect);
        let Some(seat) = to else {
            self.found.retain(|it| !is_it(it));
            self.frame.change(|frame| {
                if let Some(sheet) = frame.sheets.get_mut(usize::from(actor.0)) {
                    sheet.secret_aspects &= !(1 << aspect.min(31));
                }
            });
            return;
        };
        let bit = 1 << seat.0.min(31);
        match self.found.iter_mut().find(|it| is_it(it)) {
            Some(found) => found.seats |= bit,
            None => self.found.push(crate::FoundSecret { actor, aspect, seats: bit }),
        }
    }

    /// Replaces the frame. Discovered secrets are forgotten if the aspect has changed or is no longer secret.
    fn set_frame(&mut self, frame: &crate::Shared<crate::Frame>) {
        let old = std::mem::replace(&mut self.frame, frame.clone());
        let text = |frame: &crate::Frame, it: &crate::FoundSecret| {
            let sheet = frame.sheets.get(usize::from(it.actor.0));
            sheet.and_then(|sheet| sheet.aspects.get(usize::from(it.aspect))).cloned()
        };
        let mut found = std::mem::take(&mut self.found);
        found.retain(|it| self.is_secret(it.actor, it.aspect) && text(&old, it) == text(&self.frame, it));
        self.found = found;
    }

    fn move_to(&mut self, actor: ActorId, to: ZoneId) {
        self.actor_mut(actor).zone = to;
    }

    fn hit_minions(&mut self, actor: ActorId, boxes: u16, out: u16) {
        let capacity = self.boxes_each(actor);
        let group = self.actor_mut(actor);
        let filled = u16::from(group.wounds) + boxes;
        group.members = group.members.saturating_sub(out);
        let left = filled.saturating_sub(out.saturating_mul(u16::from(capacity)));
        group.wounds = u8::try_from(left).unwrap_or(u8::MAX).min(capacity);
    }

    fn place(
        &mut self,
        id: AspectId,
        text: &Wording,
        bearer: Bearer,
        kind: AspectKind,
        hidden: bool,
        free_tag: Option<ActorId>,
    ) {
        self.next_aspect = self.next_aspect.max(id.0.saturating_add(1));
        self.aspects.push(crate::Aspect { id, text: text.clone(), bearer, kind, hidden, known: 0, free_tag });
    }

    fn use_aspect(&mut self, actor: ActorId, aspect: AspectRef, free: bool) {
        if !free {
            self.pay(actor, 1);
            if let (true, Some(Bearer::Actor(bearer))) =
                (self.switches().tag_pays_bearer, self.bearer(aspect))
                && bearer != actor
            {
                let bearer = self.actor_mut(bearer);
                bearer.fate = bearer.fate.saturating_add(1);
            }
        }
        let AspectRef::Play(id) = aspect else { return };
        let Some(at) = self.aspects.iter().position(|it| it.id == id) else { return };
        if free {
            self.aspects[at].free_tag = None;
        }
        //= sotc.temp-aspect.fragile
        if self.aspects[at].kind == AspectKind::Fragile {
            self.aspects.remove(at);
        }
    }

    /// Pays fate points to the bank; the stock never goes below zero.
    //= malmsturm.fate.no-debt
    fn pay(&mut self, actor: ActorId, points: u8) {
        let actor = self.actor_mut(actor);
        actor.fate = actor.fate.saturating_sub(points);
    }

    /// Boxes of each member of a group.
    //= sotc.minions.stress-capacity
    //= sotc.companion.independent-alone
    pub fn boxes_each(&self, actor: ActorId) -> u8 {
        let quality = self.frame.sheet(actor).minions.map_or(1, |it| it.quality);
        u8::try_from(quality.clamp(1, 4)).unwrap_or(1)
    }
}
