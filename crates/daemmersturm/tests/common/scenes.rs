//! Random scenes and commands for the property tests.

use schwung_daemmersturm::*;
use schwung_play::Random;
use schwung_table::{Seat, System};

use super::{PLATE, PURSUE, REDUCTION, RESCUE, SHIELD, item, library, many, profile, sorcery, surroundings};

/// A random number below `n`.
fn below(random: &mut Random, n: u16) -> u16 {
    u16::try_from(random.below(u32::from(n))).unwrap_or(0)
}

fn one_in(random: &mut Random, n: u16) -> bool {
    below(random, n) == 0
}

fn small(random: &mut Random, n: u16) -> u8 {
    u8::try_from(below(random, n)).unwrap_or(0)
}

fn some<X: Copy>(random: &mut Random, list: &[X]) -> X {
    list[usize::from(below(random, u16::try_from(list.len()).unwrap_or(1)))]
}

fn some_values(random: &mut Random) -> Values {
    Values { attack: i8::try_from(small(random, 11)).unwrap_or(0) - 5, defence: 8 + small(random, 10) }
}

fn some_profile(random: &mut Random, name: &str) -> Profile {
    let mut it = profile(name);
    (it.melee, it.ranged, it.magic) = (some_values(random), some_values(random), some_values(random));
    it.life = if one_in(random, 4) { 5 } else { 10 + below(random, 30) };
    it.action_points = action_points_of(it.melee.attack);
    if one_in(random, 3) {
        it.abilities.push(KnownAbility { name: "Pursue".to_owned(), entry: Some(PURSUE) });
    }
    it.armour_class =
        some(random, &[ArmourClass::None, ArmourClass::Light, ArmourClass::Medium, ArmourClass::Heavy]);
    if one_in(random, 3) {
        it.armour = Some(PLATE);
    }
    if one_in(random, 4) {
        it.protections = vec![RESCUE, REDUCTION];
    }
    it
}

/// Two to six characters, mostly in the middle of a fight.
pub fn some_scene(random: &mut Random) -> State {
    let count = 2 + usize::from(below(random, 5));
    let names = ["A", "B", "C", "D", "E", "F"];
    let profiles: Vec<Profile> = names[..count].iter().map(|name| some_profile(random, name)).collect();
    let seats = ["Leader", "Anna", "Ben"].map(str::to_owned).to_vec();
    let frame = Frame { seats, profiles, library: library(), ..Frame::default() };
    let who: Vec<(Side, Seat)> =
        (0..count).map(|_| (Side(small(random, 2)), Seat(small(random, 3)))).collect();
    let mut state = State::fresh(some_switches(random), frame, &who);
    arm(&mut state, random);
    surroundings::lay_out(&mut state, random);
    many::lay_out(&mut state, random);
    sorcery::lay_out(&mut state, random);
    if one_in(random, 8) {
        return state;
    }
    let order: Vec<ActorId> = state.ids().collect();
    state.apply(&Event::Turn(TurnEvent::SectionOpened));
    let lives = order.iter().map(|&who| (who, state.actor(who).life)).collect();
    let first = some(random, &order);
    state.apply(&Event::Turn(TurnEvent::CombatBegan { order, lives, unloaded: Vec::new() }));
    rough_up(&mut state, random);
    sorcery::stir(&mut state, random);
    state.apply(&Event::Turn(TurnEvent::TurnBegan { who: first }));
    state
}

fn some_switches(random: &mut Random) -> Switches {
    let mut switches = Switches::default();
    for switch in Switches::ALL {
        if !one_in(random, 4) {
            continue;
        }
        let position = match switch.kind {
            SwitchKind::Flag => Position::Flag(one_in(random, 2)),
            SwitchKind::Number(low, _) => Position::Number(i64::from(low)),
            SwitchKind::Choice(words) => Position::Word(some(random, words).to_owned()),
            SwitchKind::Rows => unreachable!("no switch of this book has rows"),
        };
        assert!((switch.set)(&mut switches, &position), "{}", switch.name);
    }
    switches
}

/// Gives every character something to hold.
fn arm(state: &mut State, random: &mut Random) {
    let weapons = u16::try_from(state.frame.library.weapons.len()).unwrap_or(1);
    for who in state.ids() {
        for _ in 0..1 + below(random, 3) {
            let kind = if one_in(random, 4) {
                ItemKind::Protection(SHIELD)
            } else {
                ItemKind::Weapon(WeaponId(below(random, weapons)))
            };
            let held = if one_in(random, 4) { Held::Ready } else { Held::Drawn };
            let mut item = item(who, kind, held);
            item.broken = one_in(random, 10);
            state.apply(&Event::Gear(GearEvent::ItemAdded { item }));
        }
    }
}

/// Sets marks of earlier actions on the participants of a fight.
fn rough_up(state: &mut State, random: &mut Random) {
    let ids: Vec<ActorId> = state.ids().collect();
    for &a in &ids {
        for &b in &ids {
            if a < b && !one_in(random, 3) {
                let at = one_in(random, 2).then(|| some(random, &Direction::ALL));
                let mutual = !one_in(random, 5);
                state.apply(&Event::Turn(TurnEvent::Engaged { by: a, on: b, mutual, at }));
            }
        }
        let other = some(random, &ids);
        let direction = some(random, &Direction::ALL);
        let facing = match below(random, 4) {
            0 if other != a => Facing::Guard(other),
            1 => Facing::To(direction),
            2 if other != a => Facing::Toward(other),
            _ => Facing::Unset,
        };
        let (hurt, mount) = (below(random, 12), one_in(random, 8));
        let marks = [one_in(random, 2), one_in(random, 2), one_in(random, 5), one_in(random, 6)];
        let actor = &mut state.actors[usize::from(a.0)];
        actor.life = actor.life.saturating_sub(hurt).max(1);
        actor.exhausted = hurt > 0 && actor.life <= 5;
        (actor.facing, actor.last_facing) = (facing, facing);
        (actor.last_melee.targeted, actor.last_melee.struck) = (marks[0], marks[1]);
        (actor.round.reflex, actor.seeking) = (marks[2], marks[3]);
        if mount {
            actor.mount = Mount::Mounted;
        }
    }
    if one_in(random, 3) {
        let (of, need, full) = (some(random, &ids), 8 + small(random, 8), one_in(random, 3));
        let cover = Cover { id: EffectId(0), of, side: CoverSide::All, need, full };
        let fact = Box::new(Fact::Scene(SceneFact::Cover(cover)));
        state.apply(&Event::Set { fact, reason: Wording::NONE });
    }
}

/// Returns whether the command may begin.
pub fn is_legal(state: &State, command: &Command) -> bool {
    Daemmersturm::check(state, command).is_ok()
}

/// A random command, allowed or not, mostly by the character whose turn it is.
pub fn some_command(state: &State, random: &mut Random) -> Command {
    let ids: Vec<ActorId> = state.ids().collect();
    let by = match state.combat.and_then(|it| it.turn) {
        Some(turn) if !one_in(random, 6) => turn,
        _ => some(random, &ids),
    };
    let on = some(random, &ids);
    let own: Vec<ItemId> = state.items.iter().filter(|it| it.holder == Some(by)).map(|it| it.id).collect();
    let item = if own.is_empty() { ItemId(1) } else { some(random, &own) };
    if one_in(random, 6) {
        return sorcery::some_magic(state, random, by, on);
    }
    match below(random, 23) {
        20..=22 => many::some_many(state, random, by, on, item),
        16..=19 => surroundings::some_surrounding(state, random, by, on, item),
        0..=5 => Command::Attack(AttackCommand::Strike(some_strike(state, random, by, on, item, &own))),
        6 => {
            let who = state.hits.last().map_or(on, |it| it.on);
            let with =
                some(random, &[Shelter::Shield, Shelter::Armour, Shelter::Cover, Shelter::Other(RESCUE)]);
            Command::Attack(AttackCommand::Belated { who, with })
        }
        7 => Command::Turn(some_move(random, by, on)),
        8 => Command::Gear(match below(random, 5) {
            0 => GearCommand::Draw { by, item },
            1 => GearCommand::PutAway { by, item },
            2 => GearCommand::Drop { by, item },
            3 => GearCommand::Reload { by, item },
            _ => GearCommand::Treat { by, item },
        }),
        9 => Command::Turn(TurnCommand::Face { by, facing: Facing::To(some(random, &Direction::ALL)) }),
        10 => Command::Turn(TurnCommand::SeekCover { by }),
        11 => some_ruling(state, random, by, on, item),
        12 => Command::Magic(MagicCommand::Use { by, ability: PURSUE, on: Some(on) }),
        _ => Command::Turn(some_turn(random, by, &ids)),
    }
}

fn some_strike(
    state: &State,
    random: &mut Random,
    by: ActorId,
    on: ActorId,
    item: ItemId,
    own: &[ItemId],
) -> Strike {
    let second = (one_in(random, 3) && own.len() > 1).then(|| some(random, own));
    let from = one_in(random, 3).then(|| some(random, &Direction::ALL));
    let distance = one_in(random, 4).then(|| Length::metres(below(random, 60)));
    let back = one_in(random, 3);
    let exposed = one_in(random, 5).then(|| state.ids().filter(|&it| it != by && it != on).collect());
    let with = if one_in(random, 12) {
        With::Unknown { name: Wording::new("thing"), ranged: one_in(random, 2) }
    } else {
        With::Item(item)
    };
    Strike {
        by,
        on,
        with,
        second,
        abilities: sorcery::announced(state, random, by),
        plan: Plan { from, back, distance, bonus: 0, exposed },
    }
}

fn some_move(random: &mut Random, by: ActorId, on: ActorId) -> TurnCommand {
    let length = one_in(random, 2).then(|| Length::metres(below(random, 15)));
    let charge = one_in(random, 3).then_some(on);
    let near = if one_in(random, 3) { vec![on] } else { Vec::new() };
    TurnCommand::Move(Move { length, charge, near, leaves: one_in(random, 2), ..Move::plain(by) })
}

fn some_ruling(state: &State, random: &mut Random, by: ActorId, on: ActorId, item: ItemId) -> Command {
    let reason = Wording::NONE;
    let fact = match below(random, 5) {
        0 => Fact::Actor { who: on, fact: ActorFact::Life(1 + below(random, 30)) },
        1 => Fact::Actor { who: on, fact: ActorFact::Action(false) },
        2 => Fact::Actor { who: on, fact: ActorFact::Status(Status::Up) },
        3 => Fact::Item { item, fact: ItemFact::Unloaded(0) },
        _ => {
            let strike = some_strike(state, random, by, on, item, &[]);
            let command = Box::new(Command::Attack(AttackCommand::Strike(strike)));
            return Command::Overrule { command, reason };
        }
    };
    Command::Set { fact, reason }
}

fn some_turn(random: &mut Random, by: ActorId, ids: &[ActorId]) -> TurnCommand {
    let preset = some(random, &[Preset::Listed, Preset::PlayersFirst, Preset::Sides]);
    match below(random, 9) {
        0 => TurnCommand::OpenSection,
        1 => TurnCommand::CloseSection,
        2 => TurnCommand::BeginCombat(BeginCombat { order: ids.to_vec(), preset }),
        3 if one_in(random, 4) => TurnCommand::EndCombat,
        4 => TurnCommand::TakeTurn { by },
        5 => TurnCommand::HealBetween { by, on: some(random, ids), amount: Amount::of(1, 6) },
        _ => TurnCommand::EndTurn { by },
    }
}
