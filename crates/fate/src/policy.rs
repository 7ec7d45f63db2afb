//! Simulated players: functions that choose commands and answers from what a player sees.

use schwung_play::Policy;

use crate::{
    Absorb, Absorption, ActorId, ActorKind, AgendaId, Answer, Asks, AspectKind, AspectRef, Attack,
    BlockRuling, Command, Defence, Defend, Duration, Fate, Gain, Invocation, Invoke, MarginUse, Offered,
    OverflowUse, Plan, Question, Rated, ShiftSpend, SkillId, SkillSet, SpinUse, State, StepsIn, UseSpin,
    Wording,
    rules::{consequence, invoke, sides, stress},
};

/// A sensible fighter: pays only if that changes the result of the roll, marks boxes rather than taking
/// consequences, and never concedes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sensible;

impl Policy<Fate> for Sensible {
    #[inline(always)] // so that the conversion to and from the enum of answers is optimised away
    fn answer(&mut self, state: &State, question: &Question) -> Answer {
        match question.asks() {
            Asks::YesOrNo(it) => it.usual.into(),
            Asks::Defend(it) => Answer::Defence(best_defence(state, it)),
            Asks::Absorb(it) => Answer::Absorption(cheapest(state, it)),
            Asks::UseSpin(it) => Answer::Spin(helpful_spin(state, it)),
            Asks::Invoke(it) => Answer::Invocation(worth_it(state, it)),
            Asks::SpinOrOverflow(_) => Answer::Gain(Gain::Spin),
            Asks::Concede(_) => Answer::Terms(Offered(None)),
            Asks::Word(_) => Answer::Words(Wording::NONE),
            Asks::StepIn(_) => Answer::StepsIn(StepsIn(true)),
            Asks::Overflow(_) => Answer::Overflow(OverflowUse::Done),
            Asks::SpendShift(_) => Answer::Shift(ShiftSpend::Done),
            Asks::Spare(_) => Answer::Number(0),
            Asks::ContestSkill(it) => Answer::Skill(it.proposed),
            Asks::BlockPenalty(_) => Answer::Block(BlockRuling::Penalty(0)),
            Asks::SwapDuration(_) => Answer::Duration(Duration::Roll),
            Asks::Judge(it) => it.judgement.usual().into(),
            Asks::LeftoverStress(_) | Asks::Compelled(_) => Answer::Yes,
            Asks::Plead(_) | Asks::RefuseAspect(_) | Asks::Buy(_) => Answer::No,
            Asks::SetDifficulty(_) => Answer::Rated(Rated(1)),
            Asks::OpponentShifts(_) => Answer::Margin(MarginUse::Nothing),
        }
    }
}

/// The best of the skills that can be used for defence.
#[inline]
pub(crate) fn best_defence(state: &State, it: &Defend) -> Defence {
    if state.actor(it.who).kind != ActorKind::Named {
        return Defence { skill: None, full: false };
    }
    let disarmed = state.actor(it.who).disarmed.is_some();
    let every = || (0..state.frame.skills.len() as u8).map(SkillId).collect();
    let listed: SkillSet = if it.listed.is_empty() { every() } else { it.listed };
    let usable = listed.iter().filter(|&skill| !disarmed || !state.frame.skill(skill).armed);
    // The first of the best ones.
    let rated = usable.map(|skill| (state.rating(it.who, skill), skill));
    let best = rated.reduce(|best, other| if other.0 > best.0 { other } else { best });
    Defence { skill: Some(best.map_or(SkillId(0), |it| it.1)), full: false }
}

/// A box if possible, else a consequence, else the loss of a companion.
#[inline]
fn cheapest(state: &State, it: &Absorb) -> Absorption {
    if let Some(number) = stress::box_for(state, it.who, it.track, it.shifts) {
        return Absorption::Box(number);
    }
    if consequence::may_take(state, it.who).is_ok() {
        return Absorption::Consequence;
    }
    let mut companions = crate::rules::companion::can_drop_out(state, it.who);
    companions.next().map_or(Absorption::TakenOut, Absorption::Companion)
}

/// +1 for a friend's roll, −1 for an enemy's.
#[inline]
fn helpful_spin(state: &State, it: &UseSpin) -> SpinUse {
    let plus = !sides::are_enemies(state, it.who, it.acting);
    SpinUse::On { acting: true, plus, how: Wording::NONE }
}

/// Pays if +2 changes the result of the roll; rolls again if bad dice are the reason for being behind.
fn worth_it(state: &State, it: &Invoke) -> Invocation {
    let acting = it.who == it.clash.effort.actor;
    let lead = if acting { it.clash.lead() } else { -it.clash.lead() };
    // The acting character needs to be ahead; the defender needs only a tie.
    let missing = if acting { 1 - lead } else { -lead };
    let dice = if acting {
        it.clash.effort.dice
    } else {
        match it.clash.against {
            crate::AgainstRoll::Roll { effort, .. } => effort.dice,
            _ => 0,
        }
    };
    let reroll = missing > 2 && dice <= -2;
    if missing <= 0 || (missing > 2 && !reroll) {
        return Invocation::Pass;
    }
    let fits = |it: &Invocation| matches!(it, Invocation::Aspect { reroll: it, .. } if *it == reroll);
    handiest(state, it, fits).unwrap_or(Invocation::Pass)
}

/// The invocation whose loss matters least: free tags first, then aspects that stay rather than ones that are
/// used up. It does not depend on the order in which aspects were created, so that equal positions are played
/// alike.
pub(crate) fn handiest(state: &State, it: &Invoke, fits: impl Fn(&Invocation) -> bool) -> Option<Invocation> {
    let rank = |it: &Invocation| match *it {
        Invocation::Aspect { aspect: AspectRef::Sheet(..), free, .. } => (!free, None),
        Invocation::Aspect { aspect: AspectRef::Play(id), free, .. } => {
            (!free, state.aspect(id).map(|it| (it.kind == AspectKind::Fragile, it.place())))
        }
        Invocation::Pass | Invocation::Bonus | Invocation::Gift(_) => (true, None),
    };
    let mut best = None;
    invoke::each_branch(state, it, |it| {
        if fits(&it) {
            let rank = rank(&it);
            if best.as_ref().is_none_or(|(least, _)| rank < *least) {
                best = Some((rank, it));
            }
        }
    });
    best.map(|it| it.1)
}

/// A simulated fighter: attacks the first remaining enemy with its best skill.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fighter;

impl Fighter {
    /// The command for `actor`'s turn; passes if there is nobody to attack.
    #[inline]
    pub fn command(state: &State, actor: ActorId) -> Command {
        let enemy = state.ids().find(|&id| {
            sides::are_enemies(state, actor, id) && state.is_in(id) && state.actor(id).members > 0
        });
        let Some(on) = enemy else { return Command::Pass { by: actor } };
        let agenda = AgendaId(0);
        let skill = (state.actor(actor).kind == ActorKind::Named).then(|| best_attack(state, actor, agenda));
        Command::Attack(Attack {
            by: actor,
            on,
            agenda,
            skill,
            track: None,
            unaware: None,
            plan: Plan::default(),
        })
    }
}

#[inline]
fn best_attack(state: &State, actor: ActorId, agenda: AgendaId) -> SkillId {
    let disarmed = state.actor(actor).disarmed.is_some();
    let mut best = SkillId(0);
    let mut rating = i8::MIN;
    for skill in state.frame.agenda(agenda).attack.iter() {
        if disarmed && state.frame.skill(skill).armed {
            continue;
        }
        let it = state.rating(actor, skill);
        if it > rating {
            (best, rating) = (skill, it);
        }
    }
    best
}
