//! Random scenes and commands, for property tests.

use schwung_fate::*;
use schwung_play::Random;
use schwung_table::Seat;

use super::{ATHLETICS, FISTS, MIGHT, WEAPONS, begin, fighter, frame};

pub fn pick<T: Clone>(random: &mut Random, from: &[T]) -> T {
    from[random.below(u32::try_from(from.len()).expect("small")) as usize].clone()
}

/// Up to five actors: heroes, a villain with minions, perhaps a companion. Some are hidden.
pub fn some_scene(random: &mut Random) -> State {
    let book = some_book(random);
    some_scene_of(book, random)
}

/// Like [`some_scene`], but with this book.
pub fn some_scene_of(mut profile: Profile, random: &mut Random) -> State {
    let mut below = |n: u32| u8::try_from(random.below(n)).expect("small");
    let mut sheets = Vec::new();
    let mut actors = Vec::new();
    for n in 0..3u8 {
        let mut sheet = fighter(["Anna", "Ben", "Cora"][usize::from(n)], 0, below(4));
        sheet.skills = (0..8).map(|_| i8::try_from(below(6)).expect("small") - 1).collect();
        sheet.extra_boxes = [below(2), 0];
        for price in 0..below(3) {
            let bonus = (below(3) > 0).then_some((FISTS, 2));
            sheet.gifts.push(Gift { name: "Luck".to_owned(), price, bonus, ..Gift::default() });
        }
        sheet.refresh = (below(2) == 0).then_some(3);
        if below(3) == 0 {
            sheet.skills[usize::from(MIGHT.0)] = Sheet::UNLEARNED;
        }
        sheet.grit = (below(4) == 0).then_some(1);
        sheet.secret_aspects = u32::from(below(2));
        if below(3) == 0 {
            sheet.companions.push(Companion {
                name: "Tom".to_owned(),
                kinds: 1 << below(3),
                advances: vec![
                    Advance::Independent,
                    Advance::Communication,
                    Advance::Skilled(vec![FISTS, MIGHT]),
                ],
                has_aspect: below(2) == 0,
            });
        }
        let mut actor = Actor::new(Side(u8::from(n == 2)), Seat(n + 1), ZoneId(below(2)));
        actor.fate = below(4);
        actor.stress = [Boxes(u32::from(below(32))), Boxes(u32::from(below(32)))];
        actor.disarmed = (below(6) == 0).then(|| below(4).into());
        actor.load = u8::from(below(8) == 0);
        sheets.push(sheet);
        actors.push(actor);
    }
    for n in 0..2u8 {
        let quality = i8::try_from(1 + below(3)).expect("small");
        let minions = Some(Minions { quality, kind: ConflictKind::ALL[usize::from(below(3))] });
        sheets.push(Sheet { name: format!("Thugs {n}"), minions, ..Sheet::default() });
        let mut group = Actor::new(Side(1), Seat::GM, ZoneId(below(2)));
        group.kind = ActorKind::Minions;
        group.members = 1 + u16::from(below(9));
        actors.push(group);
    }
    some_switches(&mut profile.switches, random);
    let mut state = State::new(profile, frame(sheets), actors);
    if random.below(3) == 0 && state.actors[2].zone == state.actors[3].zone {
        state.actors[2].attached = Some(ActorId(3));
        state.actors[3].attached = Some(ActorId(2));
    }
    some_aspects(&mut state, random);
    if random.below(4) == 0 {
        let hidden = random.below(5) as usize;
        state.actors[hidden].hidden = true;
    }
    if random.below(10) > 0 {
        begin(&mut state);
    }
    state
}

pub fn some_book(random: &mut Random) -> Profile {
    Profile::find(pick(random, Profile::ALL)).expect("a book")
}

fn some_switches(switches: &mut Switches, random: &mut Random) {
    for switch in Switches::ALL {
        if random.below(3) > 0 {
            continue;
        }
        let position = match switch.kind {
            SwitchKind::Flag => Position::Flag(random.below(2) == 0),
            SwitchKind::Number(low, high) => {
                let span = u32::try_from(i32::from(high) - i32::from(low) + 1).expect("ordered");
                Position::Number(i64::from(low) + i64::from(random.below(span)))
            }
            SwitchKind::Choice(words) => Position::Word(pick(random, words).to_owned()),
            SwitchKind::Rows => Position::Word("2/1".to_owned()),
        };
        assert!((switch.set)(switches, &position));
    }
}

fn some_aspects(state: &mut State, random: &mut Random) {
    let consequence =
        AspectKind::Consequence { severity: Severity::Mild, track: Track::Health, scene: 1, carried: false };
    let kinds = [AspectKind::Framed, AspectKind::Fragile, AspectKind::Sticky, consequence];
    for _ in 0..random.below(4) {
        let kind = pick(random, &kinds);
        let named = ActorId(u8::try_from(random.below(3)).expect("small"));
        let bearer = match kind {
            AspectKind::Consequence { .. } => Bearer::Actor(named),
            _ => pick(random, &[Bearer::Scene, Bearer::Zone(ZoneId(1)), Bearer::Actor(named)]),
        };
        let temporary = matches!(kind, AspectKind::Fragile | AspectKind::Sticky);
        let free_tag = (temporary && random.below(2) == 0).then_some(ActorId(0));
        let id = AspectId(state.next_aspect);
        let hidden = kind == AspectKind::Framed && random.below(3) == 0;
        let text = Wording::new("something");
        state.apply(&Event::AspectPlaced { id, text, bearer, kind, hidden, free_tag });
    }
}

fn some_plan(random: &mut Random) -> Plan {
    let mut plan = Plan::default();
    if random.below(4) == 0 {
        let kind = pick(random, &[Combine::Modifies, Combine::Complements, Combine::Restricts]);
        plan.combine.push((ATHLETICS, kind));
    }
    if random.below(4) == 0 {
        let extras = [
            Extra::Thing { penalty: 1, text: Wording::NONE },
            Extra::Move(ZoneId(1)),
            Extra::Move(ZoneId(0)),
            Extra::Rearm,
        ];
        plan.extras.push(pick(random, &extras));
    }
    if random.below(6) == 0 {
        plan.modifier.value = -2;
    }
    if random.below(8) == 0 {
        plan.companion = Some(0);
    }
    if random.below(8) == 0 {
        plan.bonus = 1 + u8::from(random.below(3) == 0);
    }
    if random.below(10) == 0 {
        plan.swap = Some(AspectRef::Play(AspectId(1 + u16::try_from(random.below(3)).expect("small"))));
    }
    if random.below(8) == 0 {
        plan.factors =
            [true, false, false].map(|helps| Factor { helps, text: Wording::new("rain") }).to_vec();
    }
    plan.unbounded = random.below(12) == 0;
    plan
}

/// A random command, legal or not.
pub fn some_command(state: &State, random: &mut Random) -> Command {
    let count = u32::try_from(state.actors.len()).expect("small");
    let turn = state.conflict.and_then(|it| it.turn);
    let anybody = |random: &mut Random| ActorId(u8::try_from(random.below(count)).expect("small"));
    let by = turn.unwrap_or_else(|| anybody(random));
    let on = anybody(random);
    let skill = pick(random, &[FISTS, WEAPONS, MIGHT, ATHLETICS]);
    let own_skill = (state.actor(by).kind == ActorKind::Named).then_some(skill);
    let zone = pick(random, &[ZoneId(0), ZoneId(1), ZoneId(2)]);
    let text = Wording::new("words");
    let aspect = state.aspects.last().map_or(AspectId(0), |it| it.id);
    let plan = some_plan(random);
    match random.below(33) {
        0..=5 => {
            let agenda = AgendaId(u8::try_from(random.below(2)).expect("small"));
            let unaware = pick(random, &[None, None, None, Some(0), Some(4)]);
            Command::Attack(Attack { by, on, agenda, skill: own_skill, track: None, unaware, plan })
        }
        6..=8 => {
            let aims = [
                Aim::Plain,
                Aim::Place { text, on: Bearer::Actor(on), sticky: true, paid: false },
                Aim::Place { text: Wording::new("fog"), on: Bearer::Scene, sticky: false, paid: true },
                Aim::Remove { aspect, paid: false },
                Aim::Disarm,
                Aim::Effect(Wording::new("something else")),
            ];
            let targets = [Target::Difficulty(None), Target::Actor(on, SkillSet::NONE)];
            let (aim, target) = (pick(random, &aims), pick(random, &targets));
            Command::Maneuver(Maneuver { by, skill: own_skill, target, aim, plan })
        }
        9 => Command::Push(Push { by, on, skill, to: zone, plan }),
        10 => {
            let thing = Thrown::Thing { weight: 2, text };
            let what = pick(random, &[Thrown::Actor(on), thing]);
            Command::Knockback(Knockback { by, skill, what, to: zone, plan })
        }
        11..=12 => {
            let deeds = Against::Deeds(ActionKind::Attack.bit() | ActionKind::Free.bit());
            let against = pick(random, &[Against::AttacksOn(on), deeds, Against::Passage(zone)]);
            let left = random.below(2) == 0 && matches!(against, Against::Passage(_));
            Command::Block(MakeBlock { by, skill: own_skill, against, text, left, plan })
        }
        13 => Command::Sprint(Sprint {
            by,
            path: vec![ZoneId(1), ZoneId(2)],
            difficulty: None,
            skill: None,
            plan,
        }),
        14 => Command::Walk { by, to: zone },
        15..=16 => Command::Hold { by },
        17 => Command::FullDefense { by: anybody(random) },
        18 => Command::Rearm { by },
        19 => Command::Free { by: on, text, skill: pick(random, &[None, own_skill]) },
        20 => pick(random, &[Command::Attach { leader: by, group: on }, Command::Detach { leader: by }]),
        21 => Command::Regroup(Regroup { groups: vec![ActorId(3), ActorId(4)], sizes: Vec::new() }),
        22 => Command::Companion { partner: by, companion: 0, away: random.below(2) == 0 },
        23 => Command::Concede { who: on, terms: text },
        24 => Command::Compel(Compel {
            aspect: pick(random, &[AspectRef::Sheet(on, 0), AspectRef::Play(aspect)]),
            on,
            effect: text,
            points: 1,
            proposed: random.below(2) == 0,
        }),
        25 => {
            let declare =
                Command::Declare(Declare { who: by, text: text.clone(), by_aspect: None, places: true });
            let aspect = pick(random, &[AspectRef::Sheet(on, 0), AspectRef::Play(aspect)]);
            pick(random, &[declare, Command::TagEffect { who: by, aspect, text }])
        }
        26 => {
            let finds = [Found::Hidden(aspect), Found::Secret(on, 0), Found::New { text, on: Bearer::Scene }];
            let finds = pick(random, &finds);
            Command::Assess(Assess { who: by, skill, difficulty: None, finds, plan })
        }
        27 => {
            let mut sides = vec![(by, FISTS), (on, FISTS)];
            let third = anybody(random);
            if random.below(3) == 0 && sides.iter().all(|it| it.0 != third) {
                sides.push((third, MIGHT));
            }
            let plans = (0..random.below(3)).map(|_| some_plan(random)).collect();
            let (choose, hidden) = (random.below(2) == 0, random.below(4) == 0);
            Command::Contest(Contest { sides, choose, hidden, plans })
        }
        28 => {
            let time = pick(random, &[None, Some(1), Some(8), Some(24)]);
            let hidden = random.below(2) == 0;
            let (quality, notice) = pick(random, &[(None, None), (Some(1), None), (Some(0), Some(2))]);
            let simple = Simple { by, skill, difficulty: None, hidden, time, quality, notice, plan };
            let rest = Command::Rest { who: on, rest: Rest::Hours(8) };
            let ends = [
                Command::EndScene(EndScene { keep_stress: vec![on], pause: true }),
                Command::BeginSession { back_to_back: true, refresh: None },
                rest,
                Command::Refresh { who: on },
                Command::Simple(simple),
            ];
            pick(random, &ends)
        }
        29 => {
            let skill = Skill {
                key: format!("skill-{}", random.below(9)),
                de: "Falknerei".to_owned(),
                en: "Falconry".to_owned(),
                reach: Reach::Touch,
                armed: false,
            };
            let new = Fact::NewSkill(Box::new(skill));
            let out = pick(random, &[None, Some(Out::Left), Some(Out::Off), Some(Out::TakenOut(Some(by)))]);
            // An empty group cannot return.
            let out = out.or(state.actor(on).out.filter(|_| state.actor(on).members == 0));
            let set = Fact::Actor(on, Box::new(Actor { out, ..*state.actor(on) }));
            let secret = Fact::RevealSecret(on, 0, pick(random, &[None, Some(Seat(1)), Some(Seat(2))]));
            let known = vec![Seat(1), Seat(2)];
            let kind = pick(random, &[AspectKind::Fragile, AspectKind::Sticky]);
            let placed =
                Fact::Placed { text, on: Bearer::Actor(on), kind, hidden: true, known, tag: Some(by) };
            let facts = [
                Fact::Hide(on),
                Fact::Show(on),
                Fact::Turn(Some(on)),
                new,
                Fact::Unveil,
                set,
                secret,
                placed,
            ];
            Command::Set(pick(random, &facts))
        }
        30 => Command::UseGift { who: on, gift: u8::try_from(random.below(3)).expect("small"), text },
        31 => some_small_command(state, random, by, on),
        _ => Command::Pass { by },
    }
}

/// Commands with few parts: free tags, releases, ends and beginnings.
fn some_small_command(state: &State, random: &mut Random, by: ActorId, on: ActorId) -> Command {
    let text = Wording::new("words");
    let aspect = state.aspects.first().map_or(AspectId(0), |it| it.id);
    let kind = pick(random, &ConflictKind::ALL);
    let long = Long { endurance: random.below(2) == 0, alertness: random.below(2) == 0, resolve: false };
    let commands = [
        Command::Release { by },
        Command::CutOff { partner: on, companion: 0 },
        Command::TagEffect { who: on, aspect: AspectRef::Play(aspect), text },
        Command::PassTag { from: ActorId(0), aspect, to: on },
        Command::Draw { by: None, long },
        Command::EndConflict,
        Command::BeginConflict(BeginConflict { kind, skill: None, first: None, stake: Wording::NONE }),
        Command::Set(Fact::NoSpin),
        Command::Set(Fact::NoBlock(on)),
    ];
    pick(random, &commands)
}
