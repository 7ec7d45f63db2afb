//! Group attacks, which are defined in the library.

use schwung_table::{Play, Seat};

use crate::{
    ActorId, Amount, AreaEvent, AttackEvent, AttackKind, Bar, Extra, Gang, GivesUp, GroupAttack, How, Join,
    Judgement, Reason, Roller, Source, State, Table, Weapon,
    rules::{
        ability,
        attack::{self, Armed, Blow},
        carry,
        hit::Means,
        judge, magic, perception, range, swarm, turn,
    },
};

/// Checks whether a group attack may be announced: there are enough participants, each with an attack to give up, and
/// the rolling character can attack.
//= daemmersturm.group.attacks
pub(crate) fn check(state: &State, it: &Gang) -> Result<(), Reason> {
    turn::need_action(state, it.by)?;
    let Some(group) = state.frame.library.group(it.group) else { return Err(Bar::NoSuchThing.into()) };
    let number = it.with.len() + 1;
    if !(usize::from(group.fewest)..=usize::from(group.most)).contains(&number) {
        let need = if number < usize::from(group.fewest) { group.fewest } else { group.most };
        return Err(Reason::of(Bar::WrongNumber, i32::from(need), i32::try_from(number).unwrap_or(i32::MAX)));
    }
    if it.on == it.by || it.with.contains(&it.on) || it.with.contains(&it.by) {
        return Err(Bar::OnOneself.into());
    }
    if !super::is_part(&it.with, &it.with) {
        return Err(Bar::OutOfBounds.into());
    }
    for &who in &it.with {
        turn::need_able(state, who)?;
        if state.are_enemies(who, it.by) {
            return Err(Bar::WrongSide.into());
        }
        if group.gives_up == GivesUp::Action && !carry::has_spare_action(state, who) {
            return Err(Bar::HelperActed.into());
        }
    }
    if !state.is_up(it.on) {
        return Err(Bar::TargetDown.into());
    }
    let roller = roller(state, group, it.by, &it.with);
    perception::need_seen(state, roller, it.on)?;
    match it.item {
        // Magic needs no weapon.
        None if group.kind == AttackKind::Spell => Ok(()),
        None => Err(Bar::WrongWeapon.into()),
        Some(item) if attack::check_weapon(state, roller, it.on, item)? == group.kind => Ok(()),
        Some(_) => Err(Bar::WrongWeapon.into()),
    }
}

/// The character that rolls: the one that announces the attack, or the one with the highest attack value.
fn roller(state: &State, group: &GroupAttack, by: ActorId, with: &[ActorId]) -> ActorId {
    match group.roller {
        Roller::Leader => by,
        Roller::Best => {
            let value = |who: ActorId| state.attack_value(who, group.kind.skill());
            with.iter().fold(by, |best, &it| if value(it) > value(best) { it } else { best })
        }
    }
}

/// Resolves a group attack: asks the participants, spends the attacks that they give up, and makes a single attack with a bonus
/// for each participant other than the one that rolls.
//= daemmersturm.group.attacks
pub(crate) fn strike<T: Table>(t: &mut T, it: &Gang) -> Play<T, ()> {
    let (by, on) = (it.by, it.on);
    let with = joining(t, it)?;
    let Some(group) = t.state().frame.library.group(it.group).cloned() else { return Ok(()) };
    let enough = with.len() + 1 >= usize::from(group.fewest);
    if !enough || !is_fit(t, it, &group)? || !range::reaches(t, by, on, group.kind, &it.plan)? {
        t.tell(AreaEvent::NotJoined { by, group: it.group }.into());
        return Ok(());
    }
    turn::spend_action(t, by);
    magic::stopped(t, by);
    for &who in &with {
        if group.gives_up == GivesUp::Action {
            carry::spend_spare(t, who);
        }
        magic::stopped(t, who);
    }
    let roller = roller(t.state(), &group, by, &with);
    let others = with.iter().copied().chain([by]).filter(|&who| who != roller).collect();
    t.tell(AreaEvent::Joined { by: roller, with: others, group: it.group }.into());
    let Some(armed) = armed(t.state(), it, &group, roller) else { return Ok(()) };
    let added = i16::from(group.bonus) * i16::try_from(with.len()).unwrap_or(0);
    let extra = Extra { group: added, ..Extra::leader(it.plan.bonus) };
    let (how, back, rest, need) = (How::Action, None, 0, i16::MAX);
    let mut blow = Blow { by: roller, on, armed, how, back, extra, plan: &it.plan, rest, need };
    //= daemmersturm.swarm.free-intervene
    blow.on = swarm::step_in(t, roller, on, armed.means.kind)?;
    let on = blow.on;
    let mut after = Vec::new();
    for effect in &group.effects {
        if !ability::change(&mut blow, effect) {
            after.push(effect);
        }
    }
    let done = attack::one(t, &blow)?;
    for effect in after.into_iter().filter(|_| done.hit) {
        ability::apply(t, roller, on, Source::Group(it.group), effect)?;
    }
    //= daemmersturm.disengage.trigger
    if armed.means.kind == AttackKind::Melee && t.state().is_up(on) {
        let rest = with.into_iter().chain([by]).filter(|&who| who != roller);
        rest.for_each(|by| t.tell(AttackEvent::Struck { by }.into()));
    }
    Ok(())
}

/// Asks the players of the other participants whether they join in. Returns the characters that do.
fn joining<T: Table>(t: &mut T, it: &Gang) -> Play<T, Vec<ActorId>> {
    let state = t.state();
    let seat = |who: ActorId| state.actor(who).seat;
    let mut questions: Vec<Join> = Vec::new();
    for &who in it.with.iter().filter(|&&who| seat(who) != seat(it.by)) {
        match questions.iter_mut().find(|question| question.seat == seat(who)) {
            Some(question) => question.who.push(who),
            None => {
                let (by, group, on) = (it.by, it.group, it.on);
                questions.push(Join { seat: seat(who), who: vec![who], by, group, on });
            }
        }
    }
    if questions.is_empty() {
        return Ok(it.with.clone());
    }
    let seats: Vec<Seat> = questions.iter().map(|it| it.seat).collect();
    let answers = t.ask_each(questions)?;
    let declined: Vec<Seat> = seats.into_iter().zip(answers).filter(|it| !it.1).map(|it| it.0).collect();
    let state = t.state();
    let joins = |who: &ActorId| !declined.contains(&state.actor(*who).seat);
    Ok(it.with.iter().copied().filter(joins).collect())
}

/// Returns whether the further conditions, which are given in words, are met. The plot leader decides.
fn is_fit<T: Table>(t: &mut T, it: &Gang, group: &GroupAttack) -> Play<T, bool> {
    if group.needs.is_empty() {
        return Ok(true);
    }
    judge(t, Judgement::Group { by: it.by, on: it.on, group: it.group })
}

/// The weapon or magic of the rolling character.
fn armed(state: &State, it: &Gang, group: &GroupAttack, roller: ActorId) -> Option<Armed> {
    if let Some(item) = it.item {
        return attack::armed(state, roller, it.on, state.item(item)?);
    }
    let bare = Weapon { damage: Amount::default(), ..Weapon::default() };
    Some(Armed { means: Means::of_weapon(&bare, None, Source::Group(it.group), group.kind) })
}
