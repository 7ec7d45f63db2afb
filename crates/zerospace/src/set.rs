//! Facts that the game master sets by hand.

use crate::{ActorId, Boosts, Fact, Hold, State, apply::trim};

impl State {
    /// Sets a fact. [`check`](crate::rules::game_master::check) has verified that everything it refers to exists.
    pub(crate) fn set(&mut self, fact: &Fact) {
        match fact {
            Fact::Losses { who, losses } => {
                let (mut losses, most) = (*losses, self.max_endurance(*who));
                trim(&mut losses, most);
                self.actor_mut(*who).losses = losses;
            }
            Fact::Lowered { who, attribute, by } => self.actor_mut(*who).lowered[*attribute as usize] = *by,
            Fact::Boost { who, attribute, by, lasting } => {
                let boosts: &mut Boosts = &mut self.actor_mut(*who).boosts;
                *boosts = boosts.marked();
                let (value, kept) = match attribute {
                    Some(it) => (&mut boosts.attributes[*it as usize], &mut boosts.kept[*it as usize]),
                    None => (&mut boosts.endurance, &mut boosts.kept_endurance),
                };
                (*value, *kept) = (*by, if *lasting { *by } else { 0 });
                self.trim(*who);
            }
            Fact::Cruel { who, on } => self.actor_mut(*who).cruel = *on,
            Fact::Out { who, out } => self.actor_mut(*who).out = *out,
            Fact::Prone { who, on } => self.actor_mut(*who).prone = *on,
            Fact::Covered { who, on } => self.actor_mut(*who).covered = *on,
            Fact::Helpless { who, on } => self.actor_mut(*who).helpless = *on,
            Fact::Blinded { who, on } => self.actor_mut(*who).blinded = *on,
            Fact::Distracted { who, on } => self.actor_mut(*who).distracted = *on,
            Fact::Surprised { who, on } => self.actor_mut(*who).surprised = *on,
            Fact::Fear { who, fear } => self.actor_mut(*who).fear = *fear,
            Fact::Dodging { who, dodge } => self.actor_mut(*who).dodging = *dodge,
            Fact::Gait { who, gait } => self.actor_mut(*who).gait = *gait,
            Fact::Adapted { who, on } => self.actor_mut(*who).adapted = *on,
            Fact::Difficulty { who, value } => self.actor_mut(*who).difficulty = *value,
            Fact::Standard { who, used } => self.actor_mut(*who).turn.standard = *used,
            Fact::Movement { who, used } => {
                let turn = &mut self.actor_mut(*who).turn;
                turn.movement = *used;
                if !used {
                    turn.walked = crate::Length(0);
                }
            }
            Fact::Stored { who, on } => {
                let round = self.round();
                self.actor_mut(*who).stored = on.then_some(round);
            }
            Fact::Owed { who, turns } => self.actor_mut(*who).owed = *turns,
            Fact::Forced { who, on } => {
                let round = self.round();
                self.actor_mut(*who).forced = on.then_some(round);
            }
            other => self.set_rest(other),
        }
    }

    fn set_rest(&mut self, fact: &Fact) {
        match fact {
            Fact::Hold { by, on, holds } => {
                self.holds.retain(|it| (it.by, it.on) != (*by, *on));
                if *holds {
                    let round = self.round();
                    self.holds.push(Hold { by: *by, on: *on, round });
                }
            }
            Fact::Side { who, side } => self.actor_mut(*who).side = *side,
            Fact::Plays { who, seat } => self.actor_mut(*who).seat = *seat,
            Fact::Hidden { who, on } => self.actor_mut(*who).hidden = *on,
            Fact::Kind { who, kind } => self.actor_mut(*who).kind = *kind,
            Fact::Turn { who } => {
                if let Some(conflict) = &mut self.conflict {
                    conflict.turn = Some(*who);
                    if let Some(at) = self.order.iter().position(|it| it.actor == *who) {
                        conflict.at = u8::try_from(at).unwrap_or(u8::MAX);
                    }
                }
                self.interrupted.clear();
            }
            Fact::Round { round } => {
                if let Some(conflict) = &mut self.conflict {
                    conflict.round = *round;
                }
            }
            Fact::Order { order } => {
                let turn = self.conflict.and_then(|it| it.turn);
                self.order.clone_from(order);
                if let (Some(conflict), Some(turn)) = (&mut self.conflict, turn)
                    && let Some(at) = order.iter().position(|it| it.actor == turn)
                {
                    conflict.at = u8::try_from(at).unwrap_or(u8::MAX);
                }
            }
            Fact::Distance { a, b, length } => {
                self.set_distance(*a, *b, *length);
            }
            Fact::Scene { scene } => self.scene = *scene,
            Fact::Points { seat, points } => {
                if let Some(player) = self.players.get_mut(usize::from(seat.0)) {
                    player.points = *points;
                }
            }
            Fact::Passes { seat, on } => {
                if let Some(player) = self.players.get_mut(usize::from(seat.0)) {
                    player.passes = *on;
                }
            }
            other => self.set_table(other),
        }
    }

    /// Sets facts about gear, sheets, tables and tasks.
    fn set_table(&mut self, fact: &Fact) {
        match fact {
            Fact::Item { item } => self.put_item(item),
            Fact::NoItem { item } => self.items.retain(|it| it.id != *item),
            Fact::Sheet { who, sheet } => {
                let at = usize::from(who.0);
                self.frame.change(|frame| frame.sheets[at].clone_from(sheet));
                self.trim(*who);
            }
            Fact::Roles { roles } => self.frame.change(|frame| frame.roles = *roles),
            Fact::Strength { rows } => self.frame.change(|frame| frame.strength.clone_from(rows)),
            Fact::Frame(frame) => {
                self.frame = frame.clone();
                self.players.resize(frame.seats.len().max(1), crate::Player::default());
                self.ids().for_each(|id| self.trim(id));
            }
            Fact::Switches(switches) => self.switches = switches.clone(),
            Fact::Join { sheet, actor } => {
                self.frame.change(|frame| frame.sheets.push((**sheet).clone()));
                self.actors.push(**actor);
                if let Some(id) = self.ids().last() {
                    self.trim(id);
                }
            }
            Fact::Actor { who, actor } => {
                *self.actor_mut(*who) = **actor;
                self.trim(*who);
            }
            Fact::Thing { thing } => self.things.push(thing.clone()),
            Fact::Stunt { stunt } => self.stunts.push(stunt.clone()),
            Fact::Task { task } => self.put_task(task),
            Fact::NoThing { thing } if usize::from(*thing) < self.things.len() => {
                self.things.remove(usize::from(*thing));
            }
            Fact::NoStunt { stunt } if usize::from(*stunt) < self.stunts.len() => {
                self.stunts.remove(usize::from(*stunt));
            }
            Fact::Tally { task, tally, tries } => {
                if let Some(task) = self.tasks.iter_mut().find(|it| it.id == *task) {
                    (task.tally, task.tries) = (*tally, *tries);
                }
            }
            _ => {}
        }
    }

    fn trim(&mut self, who: ActorId) {
        let most = self.max_endurance(who);
        trim(&mut self.actor_mut(who).losses, most);
    }
}
