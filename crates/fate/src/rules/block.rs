//! Blocks: preventing something.

use schwung_table::{Choice, Play};

use crate::{
    ActionKind, ActorId, Against, AgainstRoll, Answer, Bar, Block, BlockDuration, BlockPenalty, BlockRuling,
    Clash, Doing, Event, Fate, FateTable, Judgement, MakeBlock, Price, Prompt, Reason, Stakes, State,
    UsedAspects, Why, ZoneId,
    rules::{
        attack, clash, conflict, difficulty,
        effort::{self, Role, Toward},
        environment, judge, supplemental, turn,
    },
};

/// Checks whether this block may be made.
//= sotc.block.declare
//= sotc.block.definition
pub(crate) fn check(state: &State, it: &MakeBlock) -> Result<(), Reason> {
    turn::need_conflict(state)?;
    turn::need_turn(state, it.by)?;
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
    // Protecting somebody is always a plain block.
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
    lapse(t, |it| it.by == by && !it.left);
    Ok(())
}

/// Ends blocks, with log lines.
pub(crate) fn lapse<T: FateTable>(t: &mut T, lapses: impl Fn(&Block) -> bool) {
    while let Some((by, against)) =
        t.state().blocks.iter().find(|it| lapses(it)).map(|it| (it.by, it.against))
    {
        t.tell(Event::BlockLapsed { by, against });
    }
}

/// The strongest block that seems to prevent such a deed, or entering a zone.
//= sotc.block.other-contest
//= sotc.indirect.block
pub(crate) fn in_the_way(
    state: &State,
    by: ActorId,
    deeds: &[ActionKind],
    to: Option<ZoneId>,
) -> Option<(ActorId, i16)> {
    in_the_way_from(state, by, deeds, state.actor(by).zone, to)
}

/// Like [`in_the_way`], but for a step from a zone that the actor will reach first.
pub(crate) fn in_the_way_from(
    state: &State,
    by: ActorId,
    deeds: &[ActionKind],
    here: ZoneId,
    to: Option<ZoneId>,
) -> Option<(ActorId, i16)> {
    let bars = |it: &&Block| match it.against {
        Against::AttacksOn(_) => false,
        Against::Deeds(bits) => deeds.iter().any(|deed| bits & deed.bit() != 0),
        Against::Passage(zone) => to.is_some() && (to == Some(zone) || here == zone),
    };
    state
        .blocks
        .iter()
        .filter(|it| concerns(state, it, by))
        .filter(bars)
        .map(|it| (it.by, it.strength))
        .max_by_key(|it| it.1)
}

/// Returns whether a block affects `actor`. Things left in the way hinder everybody except the character who
/// left them. Other blocks hinder enemies of the blocker as long as it is in the conflict.
//= sotc.indirect.block
fn concerns(state: &State, block: &Block, actor: ActorId) -> bool {
    if block.left {
        return block.by != actor;
    }
    conflict::are_enemies(state, actor, block.by) && state.is_in(block.by)
}

/// Refuses what a block seems to prevent and what cannot be attempted without a roll. If the table wants to
/// be asked whether a block applies, this does not refuse it.
//= sotc.block.takes-action
pub(crate) fn check_unblocked(
    state: &State,
    by: ActorId,
    deeds: &[ActionKind],
    to: Option<ZoneId>,
) -> Result<(), Reason> {
    let asks = state.switches().ask_blocked == Prompt::Ask;
    if !asks && in_the_way(state, by, deeds, to).is_some() {
        return Err(Bar::BlockTakesAction.into());
    }
    Ok(())
}

/// Checks whether a block prevents something that needs no roll. The game master may waive it.
//= sotc.block.takes-action
pub(crate) fn holds<T: FateTable>(
    t: &mut T,
    actor: ActorId,
    deeds: &[ActionKind],
    to: Option<ZoneId>,
) -> Play<T, bool> {
    let Some((by, strength)) = in_the_way(t.state(), actor, deeds, to) else { return Ok(false) };
    let holds = judge(t, Judgement::Blocked { actor, by })?;
    if holds {
        t.tell(Event::Blocked { actor, by, strength });
    }
    Ok(holds)
}

/// The effect of a block on an attempt.
pub(crate) enum Passage {
    /// No block applies.
    Free,
    /// The block held.
    Stopped,
    /// The block was overcome by this many shifts.
    Through(i16),
}

/// Attempts what a block prevents: the roll of the deed itself is compared with the strength of the block.
//= sotc.block.other-contest
//= sotc.block.one-shift
//= sotc.block.takes-action
//= sotc.block.skill-latitude
//= sotc.block.secondary-skill
pub(crate) fn overcome<T: FateTable>(
    t: &mut T,
    actor: ActorId,
    effort: i16,
    deeds: &[ActionKind],
    to: Option<ZoneId>,
) -> Play<T, Passage> {
    let here = t.state().actor(actor).zone;
    overcome_from(t, actor, effort, deeds, here, to)
}

/// Like [`overcome`], but for a step from a zone that the actor will reach first.
pub(crate) fn overcome_from<T: FateTable>(
    t: &mut T,
    actor: ActorId,
    effort: i16,
    deeds: &[ActionKind],
    here: ZoneId,
    to: Option<ZoneId>,
) -> Play<T, Passage> {
    let Some((by, strength)) = in_the_way_from(t.state(), actor, deeds, here, to) else {
        return Ok(Passage::Free);
    };
    if !judge(t, Judgement::Blocked { actor, by })? {
        return Ok(Passage::Free);
    }
    let shifts = effort - strength;
    if shifts >= 1 {
        t.tell(Event::BlockOvercome { actor, by, shifts });
        Ok(Passage::Through(shifts))
    } else {
        t.tell(Event::Blocked { actor, by, strength });
        Ok(Passage::Stopped)
    }
}
