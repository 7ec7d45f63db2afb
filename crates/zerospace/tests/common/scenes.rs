//! Random scenes and commands for the laws.

use schwung_play::Random;
use schwung_table::{Seat, System};
use schwung_zerospace::*;

use super::{A, B, frame, sheet};

fn below(random: &mut Random, n: u8) -> u8 {
    u8::try_from(random.below(u32::from(n))).expect("small")
}

fn one_of<X: Copy>(random: &mut Random, all: &[X]) -> X {
    all[random.below(u32::try_from(all.len()).expect("short")) as usize]
}

fn often(random: &mut Random, of: u8) -> bool {
    below(random, of) == 0
}

fn who(random: &mut Random, state: &State) -> ActorId {
    ActorId(below(random, u8::try_from(state.actors.len()).expect("few")))
}

fn weapons() -> Vec<Weapon> {
    let effects = Effects { blinds: true, ..Effects::default() };
    let fear = Effects { frightens: true, lowers: Some((Attribute::Will, 1)), ..Effects::default() };
    let shock = Effects { shocks: true, ..Effects::default() };
    let ranged = Weapon { combat: Combat::Ranged, range: Some(Length::metres(10)), ..Weapon::default() };
    vec![
        Weapon { rating: 2, two_handed: true, ..Weapon::default() },
        Weapon { rating: 3, burst: Some(Burst::Die), effects, ..ranged },
        Weapon { burst: Some(Burst::Rating(1)), effects: shock, ..ranged },
        Weapon { radius: Some(Length::metres(10)), damage: Some(2), ..ranged },
        Weapon { kind: AttackKind::Mental, effects: fear, ..ranged },
        Weapon { kind: AttackKind::Altering, effects: fear, ..ranged },
    ]
}

/// A random scene with named and unnamed characters and an object, mostly in a conflict.
pub fn some_scene(random: &mut Random) -> State {
    let mut sheets = Vec::new();
    let mut actors = Vec::new();
    for n in 0..6u8 {
        let kind = match n {
            0..3 => ActorKind::Named,
            3..5 => ActorKind::Unnamed,
            _ => ActorKind::Object,
        };
        let mut sheet = sheet("somebody");
        sheet.attributes.iter_mut().for_each(|it| *it = below(random, 6) as i8);
        sheet.skills = (0..9).filter(|_| random.below(3) > 0).map(SkillId).collect();
        sheet.endurance = 1 + below(random, 4);
        sheet.power_level = below(random, 5) as i8;
        sheet.band = (kind == ActorKind::Unnamed).then(|| "thugs".to_owned());
        if often(random, 2) {
            let name = "sharp".to_owned();
            let skill = SkillId(below(random, 4));
            sheet.specialities.push(Speciality { skill, name, attack: true, defence: true, check: true });
        }
        let attack = Some(one_of(random, &weapons()));
        let on_defence = [often(random, 2), often(random, 2), often(random, 2)];
        sheet.gifts.push(Gift { attack, on_attack: true, on_defence, ..Gift::default() });
        if often(random, 4) {
            sheet.pace = [None; 3];
        }
        sheets.push(sheet);
        let (side, seat) = if n % 2 == 0 { (0, n / 2 + 1) } else { (1, 0) };
        actors.push(Actor::new(kind, Side(side), Seat(seat)));
    }
    let mut state = State::new(Switches::default(), frame(sheets), actors);
    for (n, weapon) in weapons().into_iter().enumerate() {
        let holder = Some(ActorId(n as u8));
        let id = ItemId(n as u16 + 1);
        state.items.push(Item { id, text: Wording::NONE, holder, kind: ItemKind::Weapon(weapon) });
    }
    let armour = ItemKind::Protection(2);
    state.items.push(Item { id: ItemId(7), text: Wording::NONE, holder: Some(A), kind: armour });
    let tool = ItemKind::Tool { rating: 2, skill: None };
    state.items.push(Item { id: ItemId(8), text: Wording::NONE, holder: Some(B), kind: tool });
    state.next_item = 9;
    state.players.iter_mut().skip(1).for_each(|it| it.points = below(random, 3));
    state.players.iter_mut().for_each(|it| it.passes = often(random, 3));
    some_house(random, &mut state);
    some_facts(random, &mut state);
    if !often(random, 5) {
        begin(random, &mut state);
    }
    state
}

fn some_house(random: &mut Random, state: &mut State) {
    state.switches.change(|switches| {
        for switch in Switches::ALL {
            if !often(random, 4) {
                continue;
            }
            let position = match switch.kind {
                SwitchKind::Flag => Position::Flag(often(random, 2)),
                SwitchKind::Number(low, high) => Position::Number(i64::from(one_of(random, &[low, high]))),
                SwitchKind::Choice(words) => Position::Word(one_of(random, words).to_owned()),
                SwitchKind::Rows => unreachable!("no switch of this book has rows"),
            };
            assert!((switch.set)(switches, &position));
        }
    });
}

fn some_facts(random: &mut Random, state: &mut State) {
    state.scene.dark = often(random, 10);
    state.scene.weightless = often(random, 10);
    for id in state.ids() {
        let most = state.sheet(id).endurance;
        let fear = one_of(random, &[None, None, None, Some(Fear::Flee), Some(Fear::Cower)]);
        let gait = one_of(random, &[Gait::Walk, Gait::Walk, Gait::Run, Gait::Sprint]);
        let lost = below(random, most + 1);
        let flags: Vec<bool> = (0..7).map(|_| often(random, 5)).collect();
        let actor = &mut state.actors[usize::from(id.0)];
        actor.losses.fresh = if flags[0] { lost } else { 0 };
        (actor.prone, actor.covered, actor.blinded) = (flags[1], flags[2], flags[3]);
        (actor.distracted, actor.surprised, actor.helpless) = (flags[4], flags[5], flags[6] && flags[1]);
        (actor.fear, actor.gait) = (fear, gait);
    }
    for _ in 0..below(random, 3) {
        let (by, on) = (who(random, state), who(random, state));
        if by != on && !state.is_down(by) && !state.holds.iter().any(|it| (it.by, it.on) == (by, on)) {
            state.holds.push(Hold { by, on, round: 0 });
        }
    }
}

fn begin(random: &mut Random, state: &mut State) {
    let mut order: Vec<ActorId> = state.ids().filter(|it| it.0 < 5).collect();
    for n in 0..order.len() {
        let other = random.below(u32::try_from(order.len()).expect("few")) as usize;
        order.swap(n, other);
    }
    let place = |(n, &actor): (usize, &ActorId)| Place { actor, slot: n as u8, result: None };
    let order: Vec<Place> = order.iter().enumerate().map(place).collect();
    let at = below(random, 5);
    let actor = order[usize::from(at)].actor;
    state.apply(&Event::ConflictBegan { initiator: None, order });
    state.apply(&Event::RoundBegan { round: 3 });
    state.apply(&Event::TurnBegan { actor, at });
    for id in state.ids().filter(|it| *it != actor && it.0 < 5) {
        match below(random, 5) {
            0 => state.actors[usize::from(id.0)].stored = Some(2),
            1 => state.actors[usize::from(id.0)].owed = 1,
            _ => {}
        }
    }
}

fn some_plan(random: &mut Random, check: bool) -> Plan {
    let mut plan = Plan::default();
    for _ in 0..below(random, 3) {
        let row = one_of(random, Row::ALL);
        if (row.side() == RowSide::Check) == check {
            let rows: Rows = [row].into_iter().collect();
            if often(random, 2) { plan.on = rows } else { plan.off = rows }
        }
    }
    if often(random, 4) {
        let (acting, bonus) = (often(random, 2), often(random, 2));
        plan.free.push(FreeRow { text: Wording::NONE, acting, bonus, of: None });
    }
    plan.points = u8::from(often(random, 6));
    plan.distance = one_of(random, &[None, Some(Length::metres(1)), Some(Length::metres(14))]);
    plan
}

fn some_with(random: &mut Random) -> With {
    let combat = one_of(random, &[Combat::Melee, Combat::Ranged]);
    let kind = one_of(random, &[AttackKind::Normal, AttackKind::Mental, AttackKind::Altering]);
    match below(random, 5) {
        0 | 1 => With::HANDS,
        2 => With::Plain { combat, kind },
        3 => With::Item(ItemId(1 + u16::from(below(random, 8)))),
        _ => With::Gift(0),
    }
}

/// A random command, which may be illegal.
pub fn some_command(state: &State, random: &mut Random) -> Command {
    let turn = state.conflict.and_then(|it| it.turn);
    let by = if often(random, 6) { who(random, state) } else { turn.unwrap_or(who(random, state)) };
    let on = who(random, state);
    let skill = SkillId(below(random, 9));
    let attribute = one_of(random, &Attribute::ALL);
    let text = Wording::new("words");
    let on_check = some_plan(random, true);
    match below(random, 34) {
        0..8 => {
            let modes = [
                Mode::Strike,
                Mode::Strike,
                Mode::Charge,
                Mode::Disarm,
                Mode::Grapple,
                Mode::Hurt,
                Mode::ThrowDown,
            ];
            let (mode, with, single) = (one_of(random, &modes), some_with(random), often(random, 2));
            Command::Attack(Attack { by, on, mode, with, single, plan: some_plan(random, false) })
        }
        8 => {
            let on = state.ids().filter(|_| random.below(2) == 0).collect();
            Command::Sweep(Sweep { by, on, with: some_with(random), plan: some_plan(random, false) })
        }
        9 => {
            let at = |id: ActorId| (id, Length::metres(u32::from(id.0) * 3));
            let on = state.ids().filter(|_| random.below(2) == 0).map(at).collect();
            let with = one_of(random, &[With::Item(ItemId(4)), With::Gift(0)]);
            let blast = one_of(random, &[None, Some(Blast::Group), Some(Blast::Separate)]);
            let cover_only = one_of(random, &[None, None, Some(true)]);
            Command::Blast(BlastAttack { by, on, with, blast, cover_only, plan: some_plan(random, false) })
        }
        10 => Command::Distract { by, on, plan: on_check },
        11 => Command::Dodge { by, attribute },
        12 => Command::Escape { by, from: None, plan: on_check },
        13 => Command::Release { by, on },
        14 => Command::Throw { by, on },
        15 | 16 => {
            let targets = [
                Target::Ask,
                Target::Difficulty { value: 6, hidden: false },
                Target::Actor { on, skill, attribute: None },
            ];
            let (target, reaction) = (one_of(random, &targets), often(random, 3));
            Command::Check(Check { by, skill, target, task: None, reaction, plan: on_check })
        }
        17 => {
            let plan = Plan::default();
            let part = |by| Part { by, skill, plan: plan.clone() };
            let target = Target::Difficulty { value: 6, hidden: false };
            Command::Together(Together { parts: vec![part(by), part(on)], target, task: None })
        }
        18..21 => Command::EndTurn { by },
        21 => Command::Defer { by },
        22 if often(random, 2) => Command::CallUp { who: who(random, state) },
        22 => Command::TakeDeferred { by: who(random, state) },
        23 | 24 => {
            let gait = one_of(random, &[Gait::Walk, Gait::Run, Gait::Sprint]);
            let length = one_of(random, &[None, Some(Length::metres(3))]);
            let obstacle = Obstacle { difficulty: 6, skill: None, attribute: None };
            let obstacle = often(random, 3).then_some(obstacle);
            let (cover, stand) = (one_of(random, &[None, Some(true), Some(false)]), often(random, 4));
            Command::Move(Move { by, gait, length, gift: None, obstacle, cover, stand, deed: Wording::NONE })
        }
        25 => one_of_many(random, by, on, text),
        26 => Command::Recover { by, from: one_of(random, &[Ailment::Blind, Ailment::Fear]) },
        27 | 28 => {
            let uses = [
                PointUse::BreakFree,
                PointUse::Boost { attribute: Some(attribute), lasting: false },
                PointUse::Boost { attribute: None, lasting: true },
                PointUse::Inspiration,
                PointUse::Stunt { skill, text: text.clone(), scene: false },
                PointUse::Rally,
                PointUse::Retcon { text: text.clone(), gear: true, skill: None },
                PointUse::Other { text },
            ];
            let n = usize::from(below(random, 8));
            Command::Spend { who: by, on: uses[n].clone() }
        }
        29 => Command::Rest {
            who: vec![by, on],
            rest: one_of(random, &[Rest::Breather, Rest::Short, Rest::Night]),
        },
        30 => Command::Enter { who: on, at: one_of(random, &[None, Some(0), Some(2)]) },
        31 => some_task(random, state, by, on),
        _ => some_fact(random, by, on, attribute),
    }
}

fn one_of_many(random: &mut Random, by: ActorId, on: ActorId, text: Wording) -> Command {
    match below(random, 14) {
        0 => Command::StandUp { by },
        1 => Command::LieDown { by },
        2 => Command::Quick { by, text },
        3 => Command::Free { by, text },
        4 => Command::Play { by, text },
        5 => Command::BeginSession,
        6 => Command::Propose { who: by, text },
        7 => Command::Overrule { seat: Seat(1), text, correction: often(random, 2) },
        8 => Command::Die { who: by },
        9 => Command::Loosen { text, pilot: Some(on), lasting: often(random, 2) },
        10 => Command::Steer { by, thing: 0 },
        11 => Command::Tell { to: None, text, genuine: true },
        12 => {
            let (ambush, surprised) = (vec![by], vec![on]);
            let absent = Vec::new();
            Command::BeginConflict(BeginConflict { initiator: Some(by), ambush, surprised, absent })
        }
        _ => one_of(random, &[Command::EndConflict, Command::EndScene].each_ref()).clone(),
    }
}

fn some_task(random: &mut Random, state: &State, first: ActorId, second: ActorId) -> Command {
    if let Some(task) = state.tasks.last() {
        return match task.sides {
            Some(_) => Command::Contend { task: task.id, plans: [Plan::default(), Plan::default()] },
            None => Command::CloseTask { task: task.id, won: true },
        };
    }
    let (skill, attribute) = (SkillId(3), Attribute::Dexterity);
    let sides = Contest { first, second, skill, attribute, ties_to_first: true, running: often(random, 2) };
    let tries = TaskMode::Tries { needed: 2, most: 3, difficulties: vec![6] };
    let (mode, sides) = match below(random, 4) {
        0 => (tries, None),
        1 => (TaskMode::FirstTo(2), Some(sides)),
        2 => (TaskMode::Lead(2), Some(sides)),
        _ => (TaskMode::Rounds { lead: 1, rounds: 2 }, Some(sides)),
    };
    Command::OpenTask(OpenTask { text: Wording::NONE, mode, sides })
}

fn some_fact(random: &mut Random, who: ActorId, other: ActorId, attribute: Attribute) -> Command {
    let on = often(random, 2);
    let losses = Losses { fresh: below(random, 9), deep: below(random, 3), shock: below(random, 3) };
    Command::Set(match below(random, 17) {
        0 => Fact::Losses { who, losses },
        1 => Fact::Lowered { who, attribute, by: 1 },
        2 => Fact::Prone { who, on },
        3 => Fact::Blinded { who, on },
        4 => Fact::Helpless { who, on },
        5 => Fact::Hold { by: who, on: other, holds: on },
        6 => Fact::Turn { who },
        7 => Fact::Standard { who, used: on },
        8 => Fact::Distance { a: who, b: other, length: Some(Length::metres(4)) },
        9 => Fact::Points { seat: Seat(1), points: 2 },
        10 => Fact::Boost { who, attribute: None, by: below(random, 2), lasting: on },
        11 => Fact::Cruel { who, on },
        12 => Fact::Stored { who, on },
        13 => Fact::Owed { who, turns: below(random, 3) },
        15 => Fact::Difficulty { who, value: on.then_some(6) },
        14 => Fact::Fear { who, fear: on.then_some(Fear::Cower) },
        _ => Fact::Distracted { who, on },
    })
}

/// Whether the command is legal.
pub fn is_legal(state: &State, command: &Command) -> bool {
    ZeroSpace::check(state, command).is_ok()
}
