//! Everything that contributes to a roll: dice, attribute, gear, powers and circumstances.

use crate::{
    ActorId, AttackKind, Attribute, Bar, Burst, Combat, DodgeAttribute, Effort, Fear, FreeRow, Gait,
    ItemKind, Mode, Plan, RangedDefence, Reason, Row, RowSide, Rows, SkillId, Source, State, StuntDice,
    UnseenRanged, Weakened, Weapon, With, rules::range,
};

/// The kind of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// An action of the actor's own.
    Deed,
    /// The check for the movement itself.
    Movement,
    /// A reaction, such as the order of turns or recovery.
    Reaction,
}

/// The weapon properties of the means of an attack.
#[inline]
pub(crate) fn means(state: &State, by: ActorId, with: With) -> Weapon {
    match with {
        With::Plain { combat, kind } => Weapon { combat, kind, ..Weapon::default() },
        With::Item(id) => match state.item(id).map(|it| it.kind) {
            Some(ItemKind::Weapon(weapon)) => weapon,
            _ => Weapon::default(),
        },
        With::Gift(n) => {
            state.sheet(by).gifts.get(usize::from(n)).and_then(|it| it.attack).unwrap_or_default()
        }
    }
}

/// The dice of a skill: two if it is known, otherwise one.
//= zerospace.dice.skilled
//= zerospace.dice.unskilled
#[inline]
fn base(state: &State, who: ActorId, skill: Option<SkillId>) -> u8 {
    match skill {
        Some(skill) if state.sheet(who).skills.contains(skill) => 2,
        //= zerospace.ap.use.stunt
        Some(skill) if has_stunt(state, who, skill) => match state.switches.stunt_dice {
            StuntDice::Two => 2,
            StuntDice::One => 1,
        },
        _ => 1,
    }
}

/// Whether a power stunt replaces the skill.
pub(crate) fn has_stunt(state: &State, who: ActorId, skill: SkillId) -> bool {
    state.stunts.iter().any(|it| it.who == who && it.skill == skill)
}

/// The kind of roll to which a specialisation may apply.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Attack,
    Defence,
    Check,
}

/// Whether a specialisation applies. It requires the skill.
//= zerospace.dice.reroll
#[inline]
fn speciality(state: &State, who: ActorId, skill: Option<SkillId>, on: On, said: Option<bool>) -> bool {
    let sheet = state.sheet(who);
    let Some(skill) = skill.filter(|&it| sheet.skills.contains(it)) else { return false };
    said.unwrap_or_else(|| {
        sheet.specialities.iter().any(|it| {
            it.skill == skill
                && match on {
                    On::Attack => it.attack,
                    On::Defence => it.defence,
                    On::Check => it.check,
                }
        })
    })
}

/// Whether a power, gift or ability adds the power level to checks of that skill.
#[inline]
fn level_on_skill(state: &State, who: ActorId, skill: Option<SkillId>) -> bool {
    skill.is_some_and(|skill| state.sheet(who).gifts.iter().any(|it| it.on_skills.contains(skill)))
}

/// Returns the greater of the power level, which counts only once, and the rating of gear.
//= zerospace.power-level.once
//= zerospace.power-level.greater-of-sources
#[inline]
fn greater(level: Option<i8>, gear: Option<(i8, Source)>) -> Rating {
    match (level, gear) {
        (Some(level), Some((gear, from))) if gear > level => Rating { value: gear, from, lesser: level },
        (Some(level), gear) => {
            Rating { value: level, from: Source::Level, lesser: gear.map_or(0, |it| it.0) }
        }
        (None, Some((value, from))) => Rating { value, from, lesser: 0 },
        (None, None) => Rating::default(),
    }
}

/// The greater of power level and gear.
#[derive(Clone, Copy, Default)]
struct Rating {
    value: i8,
    from: Source,
    /// The lesser rating, which does not count.
    lesser: i8,
}

/// Dice given or taken by circumstances outside the tables.
//= zerospace.pool.free-circumstances
#[inline]
fn free(plan: &Plan, acting: bool, who: ActorId) -> i8 {
    plan.free
        .iter()
        .filter(|it| it.acting == acting && it.of.is_none_or(|of| of == who))
        .fold(0i8, |sum, it| sum.saturating_add(if it.bonus { 1 } else { -1 }))
}

/// The dice that additional holders take, if the house rules count each holder.
//= zerospace.pool.modify
#[inline]
fn further_holders(state: &State, who: ActorId) -> i8 {
    if state.holds.is_empty() || !state.switches.held_per_holder || !state.is_held(who) {
        return 0;
    }
    i8::try_from(state.holders(who)).unwrap_or(i8::MAX) - 1
}

/// Adds the rating of the tool, and resolves which of power level, gear and tool compete with each other.
//= zerospace.dice.tool-rating
#[inline]
fn with_tool(state: &State, who: ActorId, skill: Option<SkillId>, plan: &Plan, mut effort: Effort) -> Effort {
    let fits = |it: &crate::Item| match it.kind {
        ItemKind::Tool { rating, skill: for_skill }
            if it.holder == Some(who) && for_skill.is_none_or(|it| Some(it) == skill) =>
        {
            Some((it.id, rating))
        }
        _ => None,
    };
    let Some((id, tool)) = plan.tool.and_then(|id| state.item(id)).and_then(fits) else { return effort };
    if !state.switches.tool_competes {
        (effort.tool, effort.tool_from) = (tool, Some(id));
    } else if tool > effort.rating {
        (effort.rating, effort.from, effort.lesser) = (tool, Source::Item(id), effort.rating);
    }
    effort
}

/// Checks that the tool is available and suitable for the skill. Gear with a rating can be used for checks as well.
//= zerospace.dice.tool-rating
//= zerospace.power-level.greater-of-sources
pub(crate) fn check_tool(
    state: &State,
    by: ActorId,
    skill: Option<SkillId>,
    plan: &Plan,
    attacks: bool,
) -> Result<(), Reason> {
    let Some(item) = plan.tool.and_then(|id| state.item(id)) else { return Ok(()) };
    let fits = match item.kind {
        ItemKind::Tool { skill: it, .. } => it.is_none_or(|it| Some(it) == skill),
        ItemKind::Weapon(_) | ItemKind::Protection(_) => !attacks,
        ItemKind::Other => false,
    };
    if fits && item.holder == Some(by) { Ok(()) } else { Err(Bar::WrongTool.into()) }
}

/// The skill of an attack, if one is used.
pub(crate) fn skill_of(state: &State, weapon: &Weapon) -> Option<SkillId> {
    weapon.skill.or(match (weapon.kind, weapon.combat) {
        (AttackKind::Normal, Combat::Melee) => Some(state.frame.roles.melee),
        (AttackKind::Normal, Combat::Ranged) => Some(state.frame.roles.ranged),
        _ => None,
    })
}

/// The effort of an attack, before rolling.
//= zerospace.dice.combat-attributes
pub(crate) fn of_attack(
    state: &State,
    by: ActorId,
    with: With,
    weapon: &Weapon,
    single: bool,
    rows: Rows,
    plan: &Plan,
) -> Effort {
    let skill = skill_of(state, weapon);
    //= zerospace.attack.normal
    //= zerospace.attack.mental
    //= zerospace.attack.altering
    let usual = match (weapon.kind, weapon.combat) {
        (AttackKind::Normal, Combat::Melee) => Attribute::Strength,
        (AttackKind::Normal, Combat::Ranged) => Attribute::Dexterity,
        (AttackKind::Mental | AttackKind::Altering, _) => Attribute::Power,
    };
    let attribute = plan.attribute.or(weapon.attribute).unwrap_or(usual);
    let by_gift = match with {
        With::Gift(n) => state.sheet(by).gifts.get(usize::from(n)).is_some_and(|it| it.on_attack),
        _ => false,
    };
    let level = (by_gift || level_on_skill(state, by, skill)).then(|| state.sheet(by).power_level);
    //= zerospace.burst.benefit
    let burst = match weapon.burst {
        Some(Burst::Rating(more)) if !single => more,
        _ => 0,
    };
    let gear = match with {
        With::Plain { .. } => None,
        With::Item(id) => Some((weapon.rating.saturating_add(burst), Source::Item(id))),
        With::Gift(n) => Some((weapon.rating.saturating_add(burst), Source::Gift(n))),
    };
    let rating = greater(level, gear);
    let effort = Effort {
        actor: by,
        skill,
        attribute,
        base: base(state, by, skill),
        rows,
        free: free(plan, true, by) - further_holders(state, by),
        received: 0,
        bought: 0,
        speciality: speciality(state, by, skill, On::Attack, plan.speciality),
        dice: 0,
        value: state.attribute(by, attribute) + i16::from(plan.modifier),
        tool: 0,
        rating: rating.value,
        help: 0,
        from: rating.from,
        lesser: rating.lesser,
        tool_from: None,
    };
    with_tool(state, by, skill, plan, effort)
}

/// The effort of a defence, before rolling.
//= zerospace.attack.defence-roll
pub(crate) fn of_defence(
    state: &State,
    on: ActorId,
    weapon: &Weapon,
    mode: Mode,
    rows: Rows,
    plan: &Plan,
) -> Effort {
    let roles = &state.frame.roles;
    let skill = weapon.against_skill.or(match (weapon.kind, weapon.combat) {
        (AttackKind::Normal, Combat::Melee) => Some(roles.melee),
        //= zerospace.dice.combat-attributes
        (AttackKind::Normal, Combat::Ranged) => Some(match state.switches.ranged_defence {
            RangedDefence::Ranged => roles.ranged,
            RangedDefence::Athletics => roles.athletics,
        }),
        _ => None,
    });
    let attribute = defending_attribute(state, on, weapon, mode, plan);
    let rating = protection(state, on, weapon.kind, mode);
    Effort {
        actor: on,
        skill,
        attribute,
        base: base(state, on, skill),
        rows,
        free: free(plan, false, on) - further_holders(state, on),
        received: 0,
        bought: 0,
        speciality: speciality(state, on, skill, On::Defence, None),
        dice: 0,
        value: state.attribute(on, attribute),
        tool: 0,
        rating: rating.value,
        help: 0,
        from: rating.from,
        lesser: rating.lesser,
        tool_from: None,
    }
}

/// The attribute for defending against an attack.
#[inline]
fn defending_attribute(state: &State, on: ActorId, weapon: &Weapon, mode: Mode, plan: &Plan) -> Attribute {
    if let Some(attribute) = plan.against.or(weapon.against) {
        return attribute;
    }
    let actor = state.actor(on);
    match weapon.kind {
        AttackKind::Mental => Attribute::Will,
        AttackKind::Altering => better(state, on),
        AttackKind::Normal => match actor.dodging {
            //= zerospace.dodge.attribute
            Some(_) if state.switches.dodge_attribute == DodgeAttribute::PerAttack => better(state, on),
            Some(dodge) => dodge.attribute,
            None => match (mode, weapon.combat) {
                //= zerospace.grapple.attack
                //= zerospace.grapple.hurt
                (Mode::Grapple | Mode::Hurt, _) => better(state, on),
                (_, Combat::Melee) => Attribute::Strength,
                (_, Combat::Ranged) => Attribute::Dexterity,
            },
        },
    }
}

/// The greater of Strength and Dexterity.
pub(crate) fn better(state: &State, who: ActorId) -> Attribute {
    let value = |attribute| state.attribute(who, attribute);
    if value(Attribute::Dexterity) > value(Attribute::Strength) {
        Attribute::Dexterity
    } else {
        Attribute::Strength
    }
}

/// The protection against an attack: armour and shields only against normal attacks, gifts against the kinds that they
/// are made for. Gear that the attack ignores is removed before the greater rating is determined.
//= zerospace.attack.normal
//= zerospace.attack.mental
//= zerospace.attack.altering
#[inline]
fn protection(state: &State, on: ActorId, kind: AttackKind, mode: Mode) -> Rating {
    let sheet = state.sheet(on);
    let gift = sheet.gifts.iter().any(|it| it.on_defence[kind as usize]);
    //= zerospace.grapple.armour-ignored
    let ignored = mode == Mode::Grapple || (mode == Mode::Hurt && state.switches.hurt_ignores_armour);
    let armour = if kind == AttackKind::Normal && !ignored {
        let rating = |it: &crate::Item| match it.kind {
            ItemKind::Protection(rating) if it.holder == Some(on) => Some((rating, Source::Item(it.id))),
            _ => None,
        };
        state.items.iter().filter_map(rating).max_by_key(|it| it.0)
    } else {
        None
    };
    greater(gift.then_some(sheet.power_level), armour)
}

/// Whether an actor has the turn and moves with that gait. Outside conflicts the gait always counts.
#[inline]
fn moves(state: &State, who: ActorId, gait: Gait) -> bool {
    state.actor(who).gait == gait && state.has_turn(who)
}

/// Whether the actor cannot see anything.
#[inline]
fn sees_nothing(state: &State, who: ActorId) -> bool {
    let actor = state.actor(who);
    actor.blinded || (state.scene.dark && !actor.adapted)
}

/// The attacker's circumstances that follow from the facts, including those set by hand.
//= zerospace.pool.whose-side
#[inline]
pub(crate) fn attack_rows(
    state: &State,
    by: ActorId,
    on: Option<ActorId>,
    weapon: &Weapon,
    mode: Mode,
    single: bool,
    plan: &Plan,
) -> Rows {
    let actor = state.actor(by);
    let mut rows = unseen(state, by, on, weapon, plan);
    rows = rows
        .with(Row::AttackerSprints, moves(state, by, Gait::Sprint))
        .with(Row::Disarming, mode == Mode::Disarm)
        .with(Row::AttackerDistracted, actor.distracted)
        .with(Row::AttackerHeld, state.is_held(by))
        //= zerospace.move.run
        .with(Row::AttackerRuns, moves(state, by, Gait::Run) && mode != Mode::Charge)
        .with(Row::AttackerSurprised, actor.surprised)
        .with(Row::Underwater, state.scene.underwater && !actor.adapted)
        .with(Row::ZeroG, state.scene.weightless && !actor.adapted)
        .with(Row::Charging, mode == Mode::Charge)
        //= zerospace.charge.run-penalty
        .with(Row::AttackerRuns, mode == Mode::Charge && state.switches.charge_runs)
        .with(Row::Burst, weapon.burst == Some(Burst::Die) && !single)
        .with(Row::AttackerWeakened, state.is_weakened(by));
    rows.ticked(plan.on.of(RowSide::Attack), plan.off)
}

/// The circumstance for an attack on a target that cannot be seen.
//= zerospace.blind.melee
//= zerospace.blind.ranged
//= zerospace.blind.mental
#[inline]
fn unseen(state: &State, by: ActorId, on: Option<ActorId>, weapon: &Weapon, plan: &Plan) -> Rows {
    if !sees_nothing(state, by) {
        return Rows::NONE;
    }
    // A ranged attack fails at any distance; an altering attack within arm's reach counts as close combat.
    let near = || on.is_some_and(|on| range::is_near(state, by, on, plan.distance));
    let near = weapon.combat == Combat::Melee || (weapon.kind == AttackKind::Altering && near());
    match weapon.kind {
        AttackKind::Mental => Rows::NONE.with(Row::BlindMental, state.actor(by).blinded),
        AttackKind::Normal | AttackKind::Altering if near => Rows::NONE.with(Row::UnseenMelee, true),
        AttackKind::Normal | AttackKind::Altering => match state.switches.unseen_ranged {
            UnseenRanged::Fails => Rows::NONE.with(Row::UnseenRanged, true),
            UnseenRanged::Penalty => Rows::NONE.with(Row::PoorlySeen, true),
        },
    }
}

/// The defender's circumstances that follow from the facts, including those set by hand.
#[inline]
pub(crate) fn defence_rows(state: &State, on: ActorId, weapon: &Weapon, mode: Mode, plan: &Plan) -> Rows {
    let actor = state.actor(on);
    let mental = weapon.kind == AttackKind::Mental;
    let held = state.is_held(on);
    let gait = actor.gait;
    //= zerospace.prone.effect
    let mut rows = Rows::NONE
        .with(Row::ProneMelee, actor.prone && !mental && weapon.combat == Combat::Melee)
        .with(Row::ProneRanged, actor.prone && !mental && weapon.combat == Combat::Ranged)
        .with(Row::DefenderDistracted, actor.distracted)
        .with(Row::DefenderHeld, held)
        .with(Row::DefenderSurprised, actor.surprised)
        //= zerospace.blind.melee
        //= zerospace.blind.ranged
        //= zerospace.blind.mental
        .with(Row::CannotSee, weapon.kind == AttackKind::Normal && sees_nothing(state, on))
        //= zerospace.cover.effect
        .with(Row::Cover, actor.covered && (!mental || state.switches.cover_mental))
        .with(Row::DefenderRuns, gait == Gait::Run)
        .with(Row::DefenderSprints, gait == Gait::Sprint)
        //= zerospace.dodge.any-attack
        .with(
            Row::Dodging,
            actor.dodging.is_some() && (weapon.kind != AttackKind::Altering || state.switches.dodge_altering),
        )
        .with(Row::DefenderWeakened, state.switches.weakened == Weakened::All && state.is_weakened(on));
    if let Some(fear) = actor.fear {
        //= zerospace.fear.flee
        let alone = gait == Gait::Walk || state.switches.flee_and_run;
        rows = rows.with(Row::Cowering, fear == Fear::Cower).with(Row::Fleeing, fear == Fear::Flee && alone);
    }
    if mode == Mode::ThrowDown && !held {
        //= zerospace.throw-down.moving-target
        //= zerospace.throw-down.stationary-target
        let moving = actor.turn.moving || gait != Gait::Walk;
        rows = rows.with(Row::OnTheMove, moving).with(Row::StandingFirm, !moving);
    }
    rows.ticked(plan.on.of(RowSide::Defence), plan.off)
}

/// The effort of any other check, before rolling.
pub(crate) fn of_check(
    state: &State,
    by: ActorId,
    skill: SkillId,
    attribute: Attribute,
    role: Role,
    plan: &Plan,
) -> Effort {
    let level = level_on_skill(state, by, Some(skill)).then(|| state.sheet(by).power_level);
    //= zerospace.power-level.greater-of-sources
    let gear = plan.tool.and_then(|id| state.item(id)).and_then(|it| match it.kind {
        ItemKind::Weapon(Weapon { rating, .. }) | ItemKind::Protection(rating) if it.holder == Some(by) => {
            Some((rating, Source::Item(it.id)))
        }
        _ => None,
    });
    let rating = greater(level, gear);
    let effort = Effort {
        actor: by,
        skill: Some(skill),
        attribute,
        base: base(state, by, Some(skill)),
        rows: check_rows(state, by, skill, role, plan),
        free: free(plan, true, by) - further_holders(state, by),
        received: 0,
        bought: 0,
        speciality: speciality(state, by, Some(skill), On::Check, plan.speciality),
        dice: 0,
        value: state.attribute(by, attribute) + i16::from(plan.modifier),
        tool: 0,
        rating: rating.value,
        help: 0,
        from: rating.from,
        lesser: rating.lesser,
        tool_from: None,
    };
    with_tool(state, by, Some(skill), plan, effort)
}

/// The part of the acting side's plan that applies to the opposing roll: circumstances outside the tables.
//= zerospace.pool.free-circumstances
pub(crate) fn opposing(plan: &Plan) -> Plan {
    let against = |it: &&FreeRow| !it.acting;
    let free = plan.free.iter().filter(against).map(|it| FreeRow { acting: true, ..it.clone() }).collect();
    Plan { free, ..Plan::default() }
}

/// The circumstances of a check that follow from the facts, including those set by hand.
//= zerospace.move.run
//= zerospace.move.sprint
//= zerospace.held.effect
//= zerospace.condition.at-one
fn check_rows(state: &State, by: ActorId, skill: SkillId, role: Role, plan: &Plan) -> Rows {
    let switches = &state.switches;
    let (runs, sprints) = match role {
        Role::Deed => (true, true),
        Role::Movement => (switches.run_burdens_movement, switches.sprint_fails_movement),
        Role::Reaction => (false, true),
    };
    let talks = state.frame.skills.get(usize::from(skill.0)).is_some_and(|it| it.talking);
    let active = role != Role::Reaction && (!talks || switches.weakened_talk);
    let weakened = active || switches.weakened == Weakened::All;
    Rows::NONE
        .with(Row::CheckRuns, runs && moves(state, by, Gait::Run))
        .with(Row::CheckSprints, sprints && moves(state, by, Gait::Sprint) && state.in_conflict())
        .with(Row::CheckHeld, state.is_held(by))
        .with(Row::CheckWeakened, weakened && state.is_weakened(by))
        .ticked(plan.on.of(RowSide::Check), plan.off)
}
