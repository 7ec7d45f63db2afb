//! The commands that simulated fighters consider, and how they rate them.

use schwung_play::{Fights, Habit, Manner, worth_of};
use schwung_table::{Eyes, System, Viewer};

use crate::{
    ActorId, Ailment, Attack, Attribute, BlastAttack, Combat, Command, Gait, Mode, Move, Out, Plan, Sheet,
    State, Sweep, With, Wording, ZeroSpace,
    foes::{attack, means, target},
};

/// Number of enemies and of weapons that are considered.
const FEW: usize = 3;

/// The commands that an actor considers on its turn: attacks with each weapon and power, on one or several targets, wrestling,
/// breaking free, distracting, dodging, running, sprinting away, and overcoming blindness and fear.
pub(crate) fn ways(state: &State, by: ActorId, habit: Habit, into: &mut Vec<Command>) {
    if state.actor(by).turn.standard {
        return;
    }
    let mut enemies: Vec<ActorId> =
        state.ids().filter(|&it| state.are_enemies(by, it) && ZeroSpace::stands(state, it.0)).collect();
    let usual = target(state, by, habit.focused().target);
    enemies.sort_by_key(|&it| (Some(it) != usual, state.endurance(it), it));
    let strike =
        |on, mode, with| Command::Attack(Attack { by, on, mode, with, single: false, plan: Plan::default() });
    let with = means(state, by, false);
    into.extend(usual.and_then(|on| attack(state, by, on)));
    for it in with.iter().take(FEW) {
        into.extend(enemies.iter().map(|&on| strike(on, Mode::Strike, it.1)));
    }
    let near: Vec<ActorId> = enemies.iter().copied().take(FEW).collect();
    for it in with.iter().filter(|it| it.2.combat == Combat::Melee).take(1) {
        let sweep = |on: &[ActorId]| Sweep { by, on: on.to_vec(), with: it.1, plan: Plan::default() };
        into.extend((2..=near.len()).map(|most| Command::Sweep(sweep(&near[..most]))));
        into.extend(near.iter().take(1).map(|&on| strike(on, Mode::ThrowDown, it.1)));
    }
    for it in means(state, by, true).iter().take(1) {
        let on = near.iter().map(|&it| (it, crate::Length::metres(0))).collect();
        let (blast, cover_only, plan) = (None, None, Plan::default());
        into.push(Command::Blast(BlastAttack { by, on, with: it.1, blast, cover_only, plan }));
    }
    for &on in near.iter().take(2) {
        into.push(strike(on, Mode::Grapple, With::HANDS));
        into.push(strike(on, Mode::Disarm, with.first().map_or(With::HANDS, |it| it.1)));
        into.push(Command::Distract { by, on, plan: Plan::default() });
    }
    into.extend([Ailment::Blind, Ailment::Fear].map(|from| Command::Recover { by, from }));
    into.push(Command::Escape { by, from: None, plan: Plan::default() });
    into.push(go(by, Gait::Run));
    // Alone, it would only delay its defeat.
    if friends(state, by).next().is_some() {
        into.extend([dodge(state, by), go(by, Gait::Sprint)]);
    }
}

/// Moves away from the actor's position, which makes the actor harder to hit until its next turn. After a sprint, nothing else
/// works.
//= zerospace.move.run
//= zerospace.move.sprint
fn go(by: ActorId, gait: Gait) -> Command {
    let (length, gift, obstacle, cover) = (None, None, None, None);
    Command::Move(Move { by, gait, length, gift, obstacle, cover, stand: false, deed: Wording::NONE })
}

fn friends(state: &State, by: ActorId) -> impl Iterator<Item = ActorId> + '_ {
    state.ids().filter(move |&it| it != by && !state.are_enemies(by, it) && ZeroSpace::stands(state, it.0))
}

/// Dodging with the better attribute.
//= zerospace.dodge.procedure
fn dodge(state: &State, by: ActorId) -> Command {
    let of = |it| state.attribute(by, it);
    let is_strong = of(Attribute::Strength) > of(Attribute::Dexterity);
    Command::Dodge { by, attribute: if is_strong { Attribute::Strength } else { Attribute::Dexterity } }
}

/// Whether the next hit can take the actor out.
fn is_hurt(state: &State, who: ActorId) -> bool {
    3 * u16::from(state.endurance(who)) <= u16::from(state.max_endurance(who))
}

/// The command of an actor with this habit; `None` to attack as usual.
pub(crate) fn turn(state: &State, by: ActorId, habits: &[Habit], habit: Habit) -> Option<Command> {
    let actor = state.actor(by);
    // Any other attempt would fail.
    if actor.turn.moving && actor.gait == Gait::Sprint {
        return Some(Command::EndTurn { by });
    }
    match habit.manner {
        Manner::Plain => None,
        Manner::Clever => schwung_play::look_ahead::<ZeroSpace>(state, by.0, habits),
        Manner::Careful => {
            let seen = as_seen(state, by);
            careful(seen.as_ref().unwrap_or(state), by, habit)
                .filter(|it| ZeroSpace::check(state, it).is_ok())
        }
    }
}

/// Recovers, breaks free or dodges when badly hurt while an ally keeps fighting, and otherwise attacks the weakest enemy.
fn careful(state: &State, by: ActorId, habit: Habit) -> Option<Command> {
    let actor = state.actor(by);
    if actor.blinded {
        let recover = Command::Recover { by, from: Ailment::Blind };
        if ZeroSpace::check(state, &recover).is_ok() {
            return Some(recover);
        }
    }
    if is_hurt(state, by) && friends(state, by).any(|it| !is_hurt(state, it)) {
        // Actors who are held break free first.
        let escape = Command::Escape { by, from: None, plan: Plan::default() };
        return Some(if ZeroSpace::check(state, &escape).is_ok() { escape } else { dodge(state, by) });
    }
    target(state, by, habit.focused().target).and_then(|on| attack(state, by, on))
}

/// How much an actor is worth to its side.
pub(crate) fn worth(state: &State, who: ActorId) -> i32 {
    let actor = state.actor(who);
    let sheet = state.sheet(who);
    let level = means(state, who, false).first().map_or(0, |it| i32::from(it.0));
    let best = sheet.attributes.iter().copied().max().unwrap_or(0);
    let danger = level + i32::from(best);
    let ails = [
        actor.prone,
        actor.blinded,
        actor.distracted,
        actor.helpless,
        actor.fear.is_some(),
        state.is_held(who),
    ];
    let ails = i32::try_from(ails.into_iter().filter(|it| *it).count()).unwrap_or(0);
    worth_of(i32::from(state.endurance(who)), danger.clamp(0, 12) + 3) - 6 * ails.min(3)
}

/// The state as a player may know it: without hidden characters, and with the mean of the numbers on the players' sheets in
/// place of those on sheets that only the game master reads.
pub(crate) fn as_seen(state: &State, who: ActorId) -> Option<State> {
    let seat = state.actor(who).seat;
    if seat.is_gm() {
        return None;
    }
    let eyes = Eyes::new(state, Viewer::Seat(seat));
    let mut seen = state.clone();
    let (open, closed): (Vec<ActorId>, Vec<ActorId>) = state.ids().partition(|&it| eyes.read(it));
    if !closed.is_empty() {
        let known: Vec<&Sheet> = open.iter().map(|it| state.sheet(*it)).collect();
        let count = i32::try_from(known.len()).unwrap_or(1).max(1);
        let mean = |of: &dyn Fn(&Sheet) -> i32| known.iter().map(|it| of(it)).sum::<i32>() / count;
        let attributes =
            [0, 1, 2, 3, 4].map(|n| i8::try_from(mean(&|it| it.attributes[n].into())).unwrap_or(0));
        let endurance = u8::try_from(mean(&|it| it.endurance.into())).unwrap_or(0);
        seen.frame.change(|frame| {
            for it in &closed {
                let sheet = &mut frame.sheets[usize::from(it.0)];
                let lost = state.actor(*it).losses.sum();
                sheet.attributes = attributes;
                // An actor who is not down has something left.
                sheet.endurance = endurance.max(lost.saturating_add(u8::from(!state.is_down(*it))));
                (sheet.power_level, sheet.skills) = (0, crate::SkillSet::NONE);
                sheet.specialities.clear();
                sheet.gifts.clear();
            }
        });
    }
    for id in closed {
        let actor = &mut seen.actors[usize::from(id.0)];
        actor.lowered = [0; 5];
        if !eyes.know(id) {
            actor.out = Some(Out::Left);
        }
    }
    Some(seen)
}
