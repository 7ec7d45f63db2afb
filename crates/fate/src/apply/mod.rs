//! How events change the state.

mod aspects;
mod groups;
mod people;
mod turns;

use crate::{AspectKind, Bearer, Conceding, Event, Out, Spin, State, event::explains};

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
    #[rustfmt::skip]
    fn apply_rest(&mut self, event: &Event) {
        match event {
            // Conflicts, turns and scenes.
            Event::ConflictBegan { conflict, order, .. } => self.begin_conflict(*conflict, order),
            Event::ConflictEnded => self.end_conflict(),
            Event::SceneEnded { cleared } => self.end_scene(*cleared),
            Event::SessionBegan { back_to_back } => self.begin_session(*back_to_back),
            Event::Held { actor } => self.actor_mut(*actor).turn.holding = true,
            Event::HoldLapsed { actor } => self.actor_mut(*actor).turn.holding = false,
            Event::FullDefense { actor } => self.defend_fully(*actor),
            Event::FullDefenseLapsed { actor } => self.actor_mut(*actor).turn.full_defense = false,
            Event::Drawn { long } => self.draw_out(*long),
            Event::FreeAction { actor, .. } => self.count_free_action(*actor),
            Event::TurnSet { actor } => self.set_turn(*actor),
            Event::LinedUp { actor, place } => self.line_up(*actor, *place),

            // Harm, concessions and obstacles.
            Event::TakenOut { actor, by, .. } => self.leave(*actor, Out::TakenOut(*by)),
            Event::Conceded { actor, .. } => self.leave(*actor, Out::Conceded),
            Event::OutcomeContested { actor, .. } => self.actor_mut(*actor).fate = 0,
            Event::ConcessionRefused { actor, by, reasonable, .. } => self.refuse_concession(*actor, *by, *reasonable),
            Event::BlockMade { block } => self.blocks.push(block.clone()),
            Event::BlockLapsed { by, against } => self.blocks.retain(|it| (it.by, it.against) != (*by, *against)),
            Event::Moved { actor, to } => self.actor_mut(*actor).zone = *to,
            Event::Disarmed { actor, shifts } => self.actor_mut(*actor).disarmed = Some(*shifts),
            Event::Rearmed { actor } => self.actor_mut(*actor).disarmed = None,
            Event::Loaded { actor, weight } => self.actor_mut(*actor).load = *weight,

            // Groups and companions.
            Event::MinionsHit { actor, boxes, out } => self.hit_minions(*actor, *boxes, *out),
            Event::Attached { leader, group, .. } => self.attach(*leader, *group),
            Event::Detached { leader, group } => self.detach(*leader, *group),
            Event::Regrouped { group, members, wounds } => self.regroup(*group, *members, *wounds),
            Event::CompanionAway { partner, companion, away } => self.send_companion(*partner, *companion, *away),
            Event::CompanionLost { partner, companion, by, .. } => self.lose_companion(*partner, *companion, *by),
            Event::CutOff { partner, paid, .. } => self.earn(*partner, u8::from(*paid)),

            // Aspects.
            Event::ConsequenceTaken { actor, id, severity, track, text, by, free_tag } => {
                let scene = self.scene;
                let kind = AspectKind::Consequence { severity: *severity, track: *track, scene, carried: false };
                self.place(*id, text, Bearer::Actor(*actor), kind, false, by.filter(|_| *free_tag));
                self.conceding = Some(Conceding { who: *actor, to: *by });
            }
            Event::AspectPlaced { id, text, bearer, kind, hidden, free_tag } =>
                self.place(*id, text, *bearer, *kind, *hidden, *free_tag),
            Event::AspectRemoved { id, .. } | Event::Recovered { id, .. } => self.aspects.retain(|it| it.id != *id),
            Event::AspectReworded { id, text, .. } => self.change_aspect(*id, |it| it.text = text.clone()),
            Event::AspectRevealed { id, to } => self.reveal_aspect(*id, *to),
            Event::SecretRevealed { actor, aspect, to } => self.reveal_secret(*actor, *aspect, *to),
            Event::TagPassed { id, to } => self.change_aspect(*id, |it| it.free_tag = Some(*to)),
            Event::Swapped { swap, aspect, lasting, gone } => self.swap(*swap, *aspect, *lasting, !gone.is_empty()),
            Event::SwapLapsed { actor, skill } => self.swaps.retain(|it| (it.actor, it.skill) != (*actor, *skill)),

            // Fate points.
            Event::Invoked { actor, aspect, free, .. } | Event::TaggedForEffect { actor, aspect, free, .. } =>
                self.use_aspect(*actor, *aspect, *free),
            Event::AspectRefused { actor, .. } | Event::BonusBought { actor } | Event::Declared { actor, .. } =>
                self.pay(*actor, 1),
            Event::Compelled { actor, accepted: true, points, .. } => self.earn(*actor, *points),
            Event::Compelled { actor, accepted: false, points, .. } => self.pay(*actor, *points),
            //= malmsturm.gift.fate-cost
            Event::GiftUsed { actor, price, .. } => self.pay(*actor, *price),
            Event::FatePoints { actor, points, .. } => self.actor_mut(*actor).fate = *points,

            // The game master.
            Event::Veiled { check } => self.veiled = Some(check.clone()),
            Event::Unveiled { .. } => self.veiled = None,
            //= malmsturm.skill.new-skill-in-play
            Event::SkillAdded { skill } => self.frame.change(|it| it.skills.push((**skill).clone())),
            Event::ActorSet { actor, to } => self.set_actor(*actor, to),
            Event::ActorHidden { actor } => self.actor_mut(*actor).hidden = true,
            Event::ActorShown { actor } => self.actor_mut(*actor).hidden = false,
            Event::ActorJoined { sheet, actor } => self.join(sheet, actor),
            Event::FrameSet { frame, .. } => self.set_frame(frame),
            Event::ProfileSet { profile } => self.profile = profile.clone(),

            explains!()
            // Applied above.
            | Event::ActionBegan { .. } | Event::TurnEnded { .. } | Event::TurnBegan { .. }
            | Event::Attacked { .. } | Event::BoxMarked { .. } | Event::ExchangeBegan { .. }
            | Event::SpinGained { .. } | Event::SpinLapsed { .. } | Event::SpinUsed { .. } => {}
        }
    }
}
