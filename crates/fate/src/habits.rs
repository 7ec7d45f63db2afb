//! The options that simulated fighters consider, and how they rate positions.

use schwung_play::{Fights, Habit, Manner, worth_of};
use schwung_table::{Eyes, System as _, Viewer};

use crate::{
    ActorId, ActorKind, Against, Aim, Bearer, Command, Fate, MakeBlock, Maneuver, Out, Plan, Sheet, SkillId,
    SkillSet, State, Target, Track, Wording,
    foes::{attack, target},
    rules::sides,
};

/// The name of an aspect that a simulated fighter places. [`Fights::reword`] replaces it at a table.
const UNNAMED: &str = "…";

/// Number of enemies and of friends that are considered for anything but an attack.
const FEW: usize = 3;

/// The commands that an actor considers on its turn: attacks, maneuvers for a free tag, protecting a friend, full defence.
pub(crate) fn ways(state: &State, by: ActorId, habit: Habit, into: &mut Vec<Command>) {
    let mut enemies: Vec<ActorId> =
        state.ids().filter(|&it| sides::are_enemies(state, by, it) && Fate::stands(state, it.0)).collect();
    // The usual target first, then the ones that are nearly out.
    let usual = target(state, by, habit.focused().target);
    enemies.sort_by_key(|&it| (Some(it) != usual, stamina(state, it)));
    into.extend(enemies.iter().filter_map(|&on| attack(state, by, on)));
    let best = best_of(state, by, |it| it.attack);
    if state.switches().first_tag_free {
        into.extend(enemies.iter().take(FEW).map(|&on| maneuver(state, by, on, best)));
    }
    let mut friends: Vec<ActorId> = state
        .ids()
        .filter(|&it| it != by && !sides::are_enemies(state, by, it) && Fate::stands(state, it.0))
        .collect();
    friends.sort_by_key(|&it| stamina(state, it));
    let defence = best_of(state, by, |it| it.defend);
    into.extend(friends.iter().take(FEW).map(|&it| block(by, it, defence)));
    // Without friends, full defence would only delay the end.
    if !friends.is_empty() {
        into.push(Command::FullDefense { by });
    }
    into.extend(gives_up(state, by));
}

/// The concession with which a character of the game master leaves a fight. Players decide themselves when their characters
/// concede.
//= sotc.concession.offer
//= sotc.concession.preemptive
fn gives_up(state: &State, who: ActorId) -> Option<Command> {
    let it = Command::Concede { who, terms: Wording::NONE };
    (state.actor(who).seat.is_gm() && Fate::check(state, &it).is_ok()).then_some(it)
}

/// The command that a careful fighter gives instead of an attack; `None` to attack the weakest enemy.
//= sotc.full-defense.forgo-action
pub(crate) fn careful(state: &State, by: ActorId) -> Option<Command> {
    if let Some(it) = gives_up(state, by).filter(|_| is_lost(state, by)) {
        return Some(it);
    }
    let friends = || {
        state.ids().filter(|&it| it != by && !sides::are_enemies(state, by, it) && Fate::stands(state, it.0))
    };
    // Full defence gains nothing unless a friend can go on fighting.
    let covered = friends().any(|it| !is_hurt(state, it));
    (covered && is_hurt(state, by)).then_some(Command::FullDefense { by })
}

/// Whether the next hit can take `who` out.
pub(crate) fn is_hurt(state: &State, who: ActorId) -> bool {
    state.actor(who).kind == ActorKind::Named && stamina(state, who) <= 5
}

/// Whether the next hit that no box absorbs takes `who` out, and its side can take less than a quarter of what the other
/// sides can.
pub(crate) fn is_lost(state: &State, who: ActorId) -> bool {
    let of = |enemies: bool| -> i32 {
        let side = |it: &ActorId| {
            sides::are_enemies(state, who, *it) == enemies
                && Fate::stands(state, it.0)
                && !state.actor(*it).hidden
        };
        state.ids().filter(side).map(|it| stamina(state, it)).sum()
    };
    consequences_left(state, who) == 0 && 4 * of(false) < of(true)
}

/// Number of further consequences that `who` can take.
fn consequences_left(state: &State, who: ActorId) -> i32 {
    let most = i32::from(state.profile.consequences) + i32::from(state.frame.sheet(who).extra_consequences);
    (most - Fate::gauge(state, who.0, 2)).max(0)
}

/// The track of the conflict.
fn track(state: &State) -> Track {
    match sides::kind_of(state) {
        crate::ConflictKind::Physical => Track::Health,
        crate::ConflictKind::Social | crate::ConflictKind::Mental => Track::Composure,
    }
}

/// Approximate number of hits of two shifts that `who` can take, times two.
fn stamina(state: &State, who: ActorId) -> i32 {
    let actor = state.actor(who);
    if actor.kind != ActorKind::Named {
        return 2 * i32::from(actor.members);
    }
    let boxes = Fate::gauge(state, who.0, track(state) as usize);
    1 + boxes + 4 * consequences_left(state, who)
}

/// The value of `who` to its side, including the tags and the spin that it can use.
pub(crate) fn worth(state: &State, who: ActorId) -> i32 {
    let tags = state.aspects.iter().filter(|it| it.free_tag == Some(who)).count();
    let spin = usize::from(state.spin.is_some_and(|it| it.by == who));
    body(state, who) + 4 * i32::try_from(tags + spin).unwrap_or(0)
}

/// The value of `who` after a concession: little, but more than if the enemies had taken it out.
//= sotc.concession.accept
pub(crate) fn saved(state: &State, who: ActorId) -> i32 {
    if state.actor(who).out == Some(Out::Conceded) { body(state, who) / 8 } else { 0 }
}

fn body(state: &State, who: ActorId) -> i32 {
    let danger = match state.actor(who).kind {
        ActorKind::Named => i32::from(state.rating(who, best_of(state, who, |it| it.attack))),
        _ => state.frame.sheet(who).minions.map_or(1, |it| i32::from(it.quality)),
    };
    worth_of(stamina(state, who), danger.clamp(0, 8) + 3)
}

/// The best skill among those of the agendas of this conflict.
fn best_of(state: &State, by: ActorId, skills: impl Fn(&crate::Agenda) -> SkillSet) -> SkillId {
    let track = track(state);
    let disarmed = state.actor(by).disarmed.is_some();
    let all = state.frame.agendas.iter().filter(|it| it.track == track);
    let usable = all.flat_map(|it| skills(it).iter()).filter(|&it| !disarmed || !state.frame.skill(it).armed);
    usable.max_by_key(|&it| (state.rating(by, it), std::cmp::Reverse(it))).unwrap_or(SkillId(0))
}

fn skill_of(state: &State, by: ActorId, skill: SkillId) -> Option<SkillId> {
    (state.actor(by).kind == ActorKind::Named).then_some(skill)
}

//= sotc.maneuver.targeted-aspect
//= sotc.maneuver.first-tag-free
fn maneuver(state: &State, by: ActorId, on: ActorId, skill: SkillId) -> Command {
    let defend =
        state.frame.agendas.iter().filter(|it| it.track == track(state)).flat_map(|it| it.defend.iter());
    let text = Wording::new(UNNAMED);
    Command::Maneuver(Maneuver {
        by,
        skill: skill_of(state, by, skill),
        target: Target::Actor(on, defend.collect()),
        aim: Aim::Place { text, on: Bearer::Actor(on), sticky: false, paid: false },
        plan: Plan::default(),
    })
}

//= sotc.block.protect
fn block(by: ActorId, whom: ActorId, skill: SkillId) -> Command {
    let (text, plan) = (Wording::NONE, Plan::default());
    Command::Block(MakeBlock {
        by,
        skill: Some(skill),
        against: Against::AttacksOn(whom),
        text,
        left: false,
        plan,
    })
}

/// The command of an actor with this habit; `None` to attack as usual.
pub(crate) fn turn(state: &State, by: ActorId, habits: &[Habit], habit: Habit) -> Option<Command> {
    match habit.manner {
        Manner::Plain => None,
        Manner::Clever => schwung_play::look_ahead::<Fate>(state, by.0, habits),
        Manner::Careful => {
            let seen = Fate::as_seen(state, by.0);
            let seen = seen.as_ref().unwrap_or(state);
            let attacks = || target(seen, by, habit.focused().target).and_then(|on| attack(state, by, on));
            careful(seen, by).or_else(attacks)
        }
    }
}

/// The state as a player may know it: without hidden characters and aspects. On sheets that the
/// player may not read, skills are replaced by the mean of those on the other sheets.
pub(crate) fn as_seen(state: &State, who: ActorId) -> Option<State> {
    let seat = state.actor(who).seat;
    if seat.is_gm() {
        return None;
    }
    let eyes = Eyes::new(state, Viewer::Seat(seat));
    let mut seen = state.clone();
    let (open, closed): (Vec<ActorId>, Vec<ActorId>) = state.ids().partition(|&it| eyes.read(it));
    if !closed.is_empty() {
        let known: Vec<&Sheet> = open.iter().map(|it| state.frame.sheet(*it)).collect();
        let skills = mean_skills(&known);
        seen.frame.change(|frame| {
            for it in &closed {
                let sheet = &mut frame.sheets[usize::from(it.0)];
                sheet.skills.clone_from(&skills);
                (sheet.extra_boxes, sheet.extra_consequences) = ([0; 2], 0);
                sheet.gifts.clear();
                if let Some(it) = &mut sheet.minions {
                    it.quality = USUAL_QUALITY;
                }
            }
        });
    }
    for id in closed {
        let actor = &mut seen.actors[usize::from(id.0)];
        (actor.fate, actor.grit) = (0, None);
        if !eyes.know(id) {
            (actor.out, actor.attached) = (Some(Out::Left), None);
        }
    }
    seen.aspects.retain(|it| eyes.know(it.id));
    seen.veiled = None;
    Some(seen)
}

/// The assumed quality of minions whose sheet is hidden.
const USUAL_QUALITY: i8 = 2;

/// The mean rating of each skill.
fn mean_skills(known: &[&Sheet]) -> Vec<i8> {
    let most = known.iter().map(|it| it.skills.len()).max().unwrap_or(0);
    let of = |n: usize| {
        let rated = known.iter().filter_map(|it| it.skills.get(n)).filter(|it| **it != Sheet::UNLEARNED);
        let (sum, count) = rated.fold((0, 0), |(sum, count), it| (sum + i32::from(*it), count + 1));
        if count == 0 { Sheet::UNLEARNED } else { i8::try_from(sum / count).unwrap_or(0) }
    };
    (0..most).map(of).collect()
}
