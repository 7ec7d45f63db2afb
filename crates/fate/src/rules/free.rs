//! Free actions.

use schwung_table::Play;

use crate::{
    ActionKind, ActorId, AgainstRoll, Bar, Clash, Doing, Event, FateTable, Judgement, Prompt, Reason,
    SkillId, Stakes, State, UsedAspects, Wording,
    rules::{
        attack, blocked, budget, clash,
        dice::Toward,
        effort::{self, Role},
        judge, turn,
    },
};

/// Checks whether a free action is possible. It is at any time, but overcoming a block takes a roll and the
/// action.
//= sotc.free.definition
//= sotc.block.takes-action
pub(crate) fn check(state: &State, by: ActorId, skill: Option<SkillId>) -> Result<(), Reason> {
    budget::can_act_at_all(state, by)?;
    if state.actor(by).free_actions == u8::MAX {
        return Err(Reason::of(Bar::OutOfBounds, i16::from(u8::MAX), i16::from(u8::MAX) + 1));
    }
    match skill {
        Some(_) if is_blocked(state, by) => {
            if state.switches().ask_block_action != Prompt::Ask {
                budget::may_act(state, by)?;
            }
            attack::check_skill(state, by, skill)
        }
        _ => blocked::check_unblocked(state, by, &[ActionKind::Free], None),
    }
}

fn is_blocked(state: &State, by: ActorId) -> bool {
    blocked::in_the_way(state, by, &[ActionKind::Free], None).is_some()
}

/// A free action, if the game master agrees that it is one; it uses up nothing. If it is blocked, it is
/// attempted with `skill`, and takes the action.
//= sotc.free.unlimited
pub(crate) fn free<T: FateTable>(
    t: &mut T,
    by: ActorId,
    text: &Wording,
    skill: Option<SkillId>,
) -> Play<T, ()> {
    if is_blocked(t.state(), by) {
        return match skill {
            Some(_) => past_a_block(t, by, text, skill),
            // Without a skill, either the game master waives the block, or it holds.
            None if blocked::holds(t, by, &[ActionKind::Free], None)? => Ok(()),
            None => {
                t.tell(Event::FreeAction { actor: by, text: text.clone() });
                Ok(())
            }
        };
    }
    if judge(t, Judgement::FreeAction { actor: by, text: text.clone() })? {
        t.tell(Event::FreeAction { actor: by, text: text.clone() });
    } else {
        t.tell(Event::CalledOff { actor: by, rule: "sotc.free.unlimited".into() });
    }
    Ok(())
}

/// A free action against a block: rolled with a skill, as an action. The game master may waive the use of the
/// action, but not the roll.
//= sotc.block.takes-action
//= sotc.block.other-contest
fn past_a_block<T: FateTable>(t: &mut T, by: ActorId, text: &Wording, skill: Option<SkillId>) -> Play<T, ()> {
    let blocker = blocked::in_the_way(t.state(), by, &[ActionKind::Free], None).map_or(by, |it| it.0);
    let takes = judge(t, Judgement::TakesAction { actor: by, by: blocker })?;
    if takes && budget::may_act(t.state(), by).is_err() {
        t.tell(Event::CalledOff { actor: by, rule: "sotc.block.takes-action".into() });
        return Ok(());
    }
    if takes {
        t.tell(Event::ActionBegan { actor: by, doing: Doing::Simple });
    }
    let mut effort = effort::effort_of(t.state(), by, skill, None, Role::Act);
    let mut used = UsedAspects::default();
    effort::roll(t, &mut effort, Toward::act(None), &mut used)?;
    let mut clash =
        Clash { effort, against: AgainstRoll::Number { value: 0, hidden: false }, stakes: Stakes::Effect };
    clash::settle(t, &mut clash, &mut used)?;
    match blocked::overcome(t, by, clash.effort.total(), &[ActionKind::Free], None)? {
        blocked::Passage::Stopped => {}
        blocked::Passage::Free | blocked::Passage::Through(_) if takes => {
            t.tell(Event::Happened { actor: by, text: text.clone(), beside: 0 });
        }
        blocked::Passage::Free | blocked::Passage::Through(_) => {
            t.tell(Event::FreeAction { actor: by, text: text.clone() });
        }
    }
    if takes { turn::finish(t, by) } else { Ok(()) }
}
