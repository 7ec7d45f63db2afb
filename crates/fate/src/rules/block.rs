//! Blocks: preventing something.

use schwung_table::{Choice, Play};

use crate::{
    ActionKind, ActorId, Against, AgainstRoll, Answer, Bar, Block, BlockDuration, BlockPenalty, BlockRuling,
    Clash, Doing, Event, Fate, FateTable, MakeBlock, Price, Prompt, Reason, Stakes, State, UsedAspects, Why,
    rules::{
        attack, blocked, budget, clash,
        dice::Toward,
        difficulty,
        effort::{self, Role},
        environment, supplemental, turn,
    },
};

/// Checks whether this block may be made.
//= sotc.block.declare
//= sotc.block.definition
pub(crate) fn check(state: &State, it: &MakeBlock) -> Result<(), Reason> {
    budget::need_conflict(state)?;
    budget::need_turn(state, it.by)?;
    attack::check_skill_with(state, it.by, it.skill, &it.plan)?;
    //= sotc.block.not-everything
    let everything = ActionKind::ALL.into_iter().fold(0, |bits, it| bits | it.bit());
    if let Against::Deeds(deeds) = it.against
        && (deeds == 0 || deeds & everything == everything)
    {
        return Err(Bar::BlocksEverything.into());
    }
    if let Against::AttacksOn(protected) = it.against
        && !state.is_in(protected)
    {
        return Err(Bar::IsOut.into());
    }
    //= sotc.block.protect
    if it.against == Against::AttacksOn(it.by) {
        return Err(Bar::ProtectsItself.into());
    }
    //= sotc.indirect.block
    if it.left && !matches!(it.against, Against::Passage(_)) {
        return Err(Bar::OnlyTheWay.into());
    }
    if it.left && it.text.is_empty() {
        return Err(Bar::NeedsWords.into());
    }
    environment::check(state, it.by, it.plan.swap)?;
    difficulty::check_no_factors(&it.plan)?;
    supplemental::check(state, it.by, it.skill, &it.plan)
}

/// A block is rolled once, on the blocker's turn; the effort is its strength.
//= sotc.block.strength
//= sotc.block.protect
pub(crate) fn block<T: FateTable>(t: &mut T, it: &MakeBlock) -> Play<T, ()> {
    let by = it.by;
    if let (Some(skill), Some(_)) = (it.skill, it.plan.swap)
        && !environment::stand_in(t, by, skill, None, it.plan.swap)?
    {
        return Ok(());
    }
    let Some(penalty) = ruling(t, it)? else {
        t.tell(Event::CalledOff { actor: by, rule: Bar::BlocksEverything.rule().into() });
        return Ok(());
    };
    let plan = &*supplemental::agreed(t, by, &it.plan)?;
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Block });
    //= sotc.block.gm-penalty
    let costs = supplemental::perform(t, by, plan)?;
    let mut effort = effort::effort_of(t.state(), by, it.skill, Some(plan), Role::Act)
        .plus(Why::BlockPenalty, -i8::try_from(penalty).unwrap_or(i8::MAX));
    costs.put_on(&mut effort);
    let mut used = UsedAspects::default();
    effort::roll(t, &mut effort, Toward::act(None), &mut used)?;
    let mut clash =
        Clash { effort, against: AgainstRoll::Number { value: 0, hidden: false }, stakes: Stakes::Effect };
    clash::settle(t, &mut clash, &mut used)?;
    let strength = clash.effort.total();
    //= sotc.block.duration
    let lasting = t.state().switches().block_duration != BlockDuration::Exchange;
    let (against, text, left) = (it.against, it.text.clone(), it.left);
    let block = Block { by, against, strength, text, lasting, left };
    t.tell(Event::BlockMade { block });
    turn::finish(t, by)
}

/// The game master's penalty: 0 for a plain block, `None` if it covers too much.
//= sotc.block.gm-penalty
//= sotc.block.not-everything
fn ruling<T: FateTable>(t: &mut T, it: &MakeBlock) -> Play<T, Option<u8>> {
    // Protecting an actor is always a plain block.
    let plain = matches!(it.against, Against::AttacksOn(_)) && it.text.is_empty();
    if plain || t.state().switches().ask_block != Prompt::Ask {
        return Ok(Some(0));
    }
    let question = BlockPenalty { seat: schwung_table::Seat::GM, by: it.by, text: it.text.clone() };
    Ok(match t.ask(question)? {
        BlockRuling::Penalty(penalty) => Some(penalty.min(20)),
        BlockRuling::Refused => None,
    })
}

/// The answers to [`BlockPenalty`].
pub(crate) fn penalty_options(choices: &mut Vec<Choice<Fate>>) {
    let mut offer = |ruling, rule| {
        choices.push(Choice { answer: Answer::Block(ruling), price: Price::FREE, rule, barred: None });
    };
    for penalty in 0..=6 {
        offer(BlockRuling::Penalty(penalty), "sotc.block.gm-penalty");
    }
    offer(BlockRuling::Refused, "sotc.block.not-everything");
}

/// Checks that `by` has a block to release.
pub(crate) fn check_release(state: &State, by: ActorId) -> Result<(), Reason> {
    if state.blocks.iter().any(|it| it.by == by && !it.left) { Ok(()) } else { Err(Bar::NoSuchBlock.into()) }
}

/// Releases all blocks of a character; things left in the way stay.
pub(crate) fn release<T: FateTable>(t: &mut T, by: ActorId) -> Play<T, ()> {
    blocked::lapse(t, |it| it.by == by && !it.left);
    Ok(())
}
