//! Tests the general laws on random ZeroSpace scenes.

use crate::common::{
    A, B, C, MELEE, Scene,
    scenes::{is_legal, some_command, some_scene},
};
use schwung_play::{
    Random, laws,
    laws::{Counts, Keeping, Lasting, Reacting, Subject},
};
use schwung_table::{Seat, System};
use schwung_zerospace::*;

struct Scenes;

impl Subject for Scenes {
    type System = ZeroSpace;
    type Policy = Sensible;

    fn policy() -> Sensible {
        Sensible
    }

    fn scene(random: &mut Random) -> State {
        some_scene(random)
    }

    fn command(state: &State, random: &mut Random) -> Option<Command> {
        (0..60).map(|_| some_command(state, random)).find(|it| is_legal(state, it))
    }

    fn small(random: &mut Random) -> (State, Command) {
        let mut below = |n: u32| u8::try_from(random.below(n)).expect("small");
        // Strong enough that no result is certain.
        let mut scene = Scene::fight().set(A, Attribute::Strength, 6);
        for who in [A, B] {
            if below(2) == 0 {
                scene = scene.special(who, MELEE);
            }
            if who == B && below(3) == 0 {
                scene = scene.unskilled(who, MELEE);
            }
        }
        let (held, distracted, margin) = (below(3) == 0, below(3) == 0, below(2) == 0);
        let until = below(3) == 0;
        let mut scene = scene
            .points(1, below(2))
            .actor(A, |it| it.distracted = distracted)
            .actor(B, |it| it.losses.fresh = below(5))
            .house(|it| {
                it.margin = margin;
                it.reroll = if until { Reroll::UntilThree } else { Reroll::Once };
            });
        let tool = ItemKind::Tool { rating: 1, skill: None };
        scene = scene.item(B, tool).0;
        if held {
            scene.state.holds.push(Hold { by: B, on: A, round: 0 });
        }
        let mode = [Mode::Strike, Mode::Disarm, Mode::ThrowDown][usize::from(below(3))];
        (scene.state, crate::common::special(A, B, mode))
    }

    fn meddling(state: &State, random: &mut Random) -> Option<Event> {
        let seat = Seat(1 + u8::try_from(random.below(3)).expect("small"));
        let points = u8::try_from(random.below(4)).expect("small");
        let known = usize::from(seat.0) < state.players.len();
        known.then(|| Event::Set { fact: Box::new(Fact::Points { seat, points }), was: None })
    }

    fn sane(state: &State) -> Result<(), String> {
        for id in state.ids() {
            let actor = state.actor(id);
            if actor.losses.sum() > state.max_endurance(id) {
                return Err(format!("{id:?} has lost more than there is"));
            }
            if actor.turn.quick > 200 {
                return Err(format!("{id:?} never stops"));
            }
        }
        if state.players[0].points > 0 {
            return Err("the game master has points".to_owned());
        }
        if let Some(conflict) = state.conflict {
            let Some(turn) = conflict.turn else { return Err("nobody has the turn".to_owned()) };
            if usize::from(conflict.at) >= state.order.len() {
                return Err("the turn is nowhere in the order".to_owned());
            }
            if state.interrupted.contains(&turn) {
                return Err("somebody cuts into the own turn".to_owned());
            }
        } else if !state.order.is_empty() || !state.interrupted.is_empty() {
            return Err("an order outlasts its conflict".to_owned());
        }
        for (n, hold) in state.holds.iter().enumerate() {
            if hold.by == hold.on {
                return Err("somebody holds itself".to_owned());
            }
            if state.holds[..n].iter().any(|it| (it.by, it.on) == (hold.by, hold.on)) {
                return Err("a hold is there twice".to_owned());
            }
        }
        if state.items.iter().any(|it| it.id.0 >= state.next_item) {
            return Err("numbers of gear are used twice".to_owned());
        }
        Ok(())
    }
}

#[test]
fn each_run_tells_all_that_the_run_before_told() {
    laws::each_run_tells_all_that_the_run_before_told::<Scenes>(3_000);
}

#[test]
fn the_state_is_the_events_applied() {
    laws::the_state_is_the_events_applied::<Scenes>(3_000);
}

#[test]
fn facts_stay_in_range() {
    laws::facts_stay_in_range::<Scenes>(60_000);
}

#[test]
fn every_option_leads_on() {
    laws::every_option_leads_on::<Scenes>(600);
}

#[test]
fn habits_propose_what_is_legal() {
    laws::habits_propose_what_is_legal::<Scenes>(400, 1);
}

#[test]
fn chances_add_up_to_one() {
    laws::chances_add_up_to_one::<Scenes>(20);
}

#[test]
fn sharing_changes_no_chance() {
    laws::sharing_changes_no_chance::<Scenes>(20);
}

#[test]
fn sharing_loses_no_way() {
    laws::sharing_loses_no_way::<Scenes>(3);
}

#[test]
fn sampling_agrees_with_exact_odds() {
    laws::sampling_agrees_with_exact_odds::<Scenes>(6, 40_000);
}

#[test]
fn exploring_onwards_is_exploring_from_the_start() {
    laws::exploring_onwards_is_exploring_from_the_start::<Scenes>(3);
}

#[test]
fn changed_rules_diverge() {
    laws::changed_rules_diverge::<Scenes>(600);
}

/// Commands that refer to missing things are refused without a panic.
#[test]
fn what_is_not_there_is_refused() {
    let mut random = Random::new(23);
    let mut refused = 0;
    for _ in 0..3_000 {
        let state = some_scene(&mut random);
        let mut smaller = state.clone();
        smaller.actors.truncate(2);
        smaller.items.clear();
        smaller.holds.clear();
        smaller.conflict = None;
        smaller.order.clear();
        smaller.frame.change(|frame| {
            frame.sheets.truncate(2);
            frame.sheets.iter_mut().for_each(|it| (it.gifts, it.skills) = (Vec::new(), SkillSet::NONE));
        });
        let command = some_command(&state, &mut random);
        refused += u32::from(ZeroSpace::check(&smaller, &command).is_err());
    }
    assert!(refused > 1_000, "{refused}");
}

/// Facts and events can be serialised and deserialised without changes.
#[test]
fn facts_and_events_survive_being_written_down() {
    let mut random = Random::new(29);
    let mut whim = schwung_play::Whimsical(Random::new(30));
    for _ in 0..300 {
        let start = some_scene(&mut random);
        let told = serde_json::to_string(&start).expect("facts can be written");
        assert_eq!(serde_json::from_str::<State>(&told).expect("facts can be read"), start);
        let Some(command) = Scenes::command(&start, &mut random) else { continue };
        let told = serde_json::to_string(&command).expect("commands can be written");
        assert_eq!(serde_json::from_str::<Command>(&told).expect("commands can be read"), command);
        let (runs, inputs) = laws::live::<ZeroSpace>(&start, &command, &mut random, &mut whim, |_, _| None);
        for event in &runs.last().expect("a run").events {
            let told = serde_json::to_string(event).expect("events can be written");
            assert_eq!(&serde_json::from_str::<Event>(&told).expect("events can be read"), event);
        }
        for input in inputs {
            if let schwung_play::Input::Answered { answer, .. } = input {
                let told = serde_json::to_string(&answer).expect("answers can be written");
                assert_eq!(serde_json::from_str::<Answer>(&told).expect("answers can be read"), answer);
            }
        }
    }
}

/// When an effect ends.
#[derive(Clone, Debug, PartialEq)]
enum End {
    /// When the actor's slot comes round.
    Slot(ActorId),
    /// When the actor takes a turn.
    Turn(ActorId),
    /// When the actor makes a check outside a conflict.
    Check(ActorId),
    /// At the end of the conflict.
    Conflict,
    /// At the end of the scene.
    Scene,
}

fn count(counts: &mut Counts, what: &str, of: impl std::fmt::Debug, by: i64) {
    if by != 0 {
        *counts.entry(format!("{what} of {of:?}")).or_default() += by;
    }
}

impl Keeping for Scenes {
    type End = End;

    fn extreme(random: &mut Random) -> State {
        let mut state = some_scene(random);
        for seat in 1..state.players.len() {
            let points = [u8::MAX, u8::MAX - 1, 0][random.below(3) as usize];
            (state.players[seat].points, state.players[seat].earned) = (points, points);
        }
        for id in state.ids() {
            let actor = &mut state.actors[usize::from(id.0)];
            if random.below(2) == 0 {
                actor.lowered = [u8::MAX - 1; 5];
                actor.boosts.attributes = [u8::MAX - 1; 5];
            }
            if random.below(3) == 0 {
                actor.boosts.endurance = u8::MAX - state.frame.sheets[usize::from(id.0)].endurance;
                actor.losses.fresh = u8::MAX - 1;
            }
        }
        state
    }

    fn counts(state: &State) -> Counts {
        let mut counts = Counts::new();
        for id in state.ids() {
            let actor = state.actor(id);
            count(&mut counts, "fresh loss", id, actor.losses.fresh.into());
            count(&mut counts, "deep loss", id, actor.losses.deep.into());
            count(&mut counts, "shock", id, actor.losses.shock.into());
            count(&mut counts, "boost of endurance", id, actor.boosts.endurance.into());
            for n in 0..5 {
                count(&mut counts, "lowered", (id, n), actor.lowered[n].into());
                count(&mut counts, "boost", (id, n), actor.boosts.attributes[n].into());
            }
        }
        for (seat, player) in state.players.iter().enumerate() {
            count(&mut counts, "points", seat, player.points.into());
        }
        counts
    }

    fn claims(state: &State, event: &Event) -> Option<Counts> {
        let mut claims = Counts::new();
        let lost = |claims: &mut Counts, actor: ActorId, now: Losses| {
            let was = state.actor(actor).losses;
            let of = |now: u8, was: u8| i64::from(now) - i64::from(was);
            count(claims, "fresh loss", actor, of(now.fresh, was.fresh));
            count(claims, "deep loss", actor, of(now.deep, was.deep));
            count(claims, "shock", actor, of(now.shock, was.shock));
        };
        match event {
            Event::Set { .. } | Event::SessionBegan => return None,
            Event::Harmed { actor, points, shock, .. } => {
                count(&mut claims, if *shock { "shock" } else { "fresh loss" }, *actor, (*points).into());
            }
            Event::Rested { actor, losses } => lost(&mut claims, *actor, *losses),
            Event::Lowered { actor, attribute, by } => {
                count(&mut claims, "lowered", (*actor, *attribute as usize), (*by).into());
            }
            Event::Restored { actor } => {
                for (n, by) in state.actor(*actor).lowered.into_iter().enumerate() {
                    count(&mut claims, "lowered", (*actor, n), -i64::from(by));
                }
            }
            Event::Boosted { actor, attribute: Some(attribute), .. } => {
                count(&mut claims, "boost", (*actor, *attribute as usize), 1);
            }
            Event::Boosted { actor, attribute: None, .. } => {
                count(&mut claims, "boost of endurance", *actor, 1);
            }
            Event::BoostEnded { actor } => {
                let (boosts, kept) = (state.actor(*actor).boosts, state.actor(*actor).boosts.lasting_only());
                for n in 0..5 {
                    let by = i64::from(kept.attributes[n]) - i64::from(boosts.attributes[n]);
                    count(&mut claims, "boost", (*actor, n), by);
                }
                let by = i64::from(kept.endurance) - i64::from(boosts.endurance);
                count(&mut claims, "boost of endurance", *actor, by);
                // Losses of endurance that has disappeared no longer count.
                let most = i64::from(state.max_endurance(*actor)) + by;
                let mut left = state.actor(*actor).losses;
                let mut over = (i64::from(left.sum()) - most).max(0);
                for part in [&mut left.shock, &mut left.fresh, &mut left.deep] {
                    let less = over.min((*part).into());
                    *part -= u8::try_from(less).expect("no more than there is");
                    over -= less;
                }
                lost(&mut claims, *actor, left);
            }
            Event::PointEarned { seat, .. } => count(&mut claims, "points", usize::from(seat.0), 1),
            Event::PointSpent { seat, .. } => count(&mut claims, "points", usize::from(seat.0), -1),
            _ => {}
        }
        Some(claims)
    }

    fn orphans(state: &State) -> Vec<String> {
        let mut orphans = Vec::new();
        let out = |id: ActorId| state.is_defenceless(id);
        if let Some(turn) = state.conflict.and_then(|it| it.turn).filter(|&it| out(it)) {
            orphans.push(format!("{turn:?} has the turn and cannot act"));
        }
        orphans
            .extend(state.interrupted.iter().filter(|&&it| out(it)).map(|it| format!("{it:?} is to go on")));
        orphans.extend(state.holds.iter().filter(|it| out(it.by)).map(|it| format!("{it:?} by nobody")));
        for id in state.ids().filter(|&it| out(it)) {
            if state.actor(id).stored.is_some() || state.actor(id).dodging.is_some() {
                orphans.push(format!("{id:?} has a turn in store, or dodges"));
            }
        }
        orphans
    }

    fn lasting(state: &State) -> Vec<Lasting<End>> {
        let mut all = Vec::new();
        let mut put = |what: &str, of: ActorId, until: End| {
            all.push(Lasting { what: format!("{what} of {of:?}"), until });
        };
        let short = |id| if state.in_conflict() { End::Slot(id) } else { End::Check(id) };
        for id in state.ids() {
            let actor = state.actor(id);
            if actor.boosts.passes() {
                put("boost", id, short(id));
            }
            if actor.dodging.is_some() {
                put("dodge", id, End::Turn(id));
            }
            if actor.distracted {
                put("distraction", id, End::Scene);
            }
            if actor.surprised {
                put("surprise", id, End::Conflict);
            }
            if actor.stored.is_some() {
                put("deferred turn", id, End::Conflict);
            }
        }
        for stunt in &state.stunts {
            put("stunt", stunt.who, if stunt.scene { End::Scene } else { short(stunt.who) });
        }
        all
    }

    fn ends(state: &State, event: &Event) -> Vec<End> {
        match event {
            Event::TurnBegan { actor, .. } => vec![End::Slot(*actor), End::Turn(*actor)],
            Event::SlotPassed { actor, .. } | Event::TurnForfeited { actor, .. } => vec![End::Slot(*actor)],
            Event::Rolled { effort, .. } if !state.in_conflict() => vec![End::Check(effort.actor)],
            Event::ConflictEnded => {
                let each = state.ids().flat_map(|id| [End::Slot(id), End::Turn(id)]);
                each.chain([End::Conflict]).collect()
            }
            Event::SceneEnded => vec![End::Scene],
            _ => Vec::new(),
        }
    }
}

/// Reactions to an attack.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Reaction {
    Dodge,
    Cover,
    Shield,
    CutIn,
}

/// A attacks B, D can protect B, and C, an ally of A, has a deferred turn; everybody is asked.
fn attacked(_: Reaction, attack: Command, weapon: Option<Weapon>) -> laws::Begun<ZeroSpace> {
    let mut scene = Scene::fight();
    if let Some(weapon) = weapon {
        scene = scene.item(A, ItemKind::Weapon(weapon)).0;
    }
    scene.state.players.iter_mut().for_each(|it| it.passes = false);
    scene.state.actors[usize::from(C.0)].stored = Some(0);
    if let Command::Attack(Attack { mode: Mode::Hurt, .. }) = attack {
        scene.state.holds.push(Hold { by: A, on: B, round: 0 });
    }
    (scene.state, attack)
}

fn struck(reaction: Reaction, mode: Mode, with: With) -> laws::Begun<ZeroSpace> {
    attacked(reaction, Command::Attack(crate::common::with(A, B, mode, with)), None)
}

impl Reacting for Scenes {
    type Reaction = Reaction;

    fn reactions() -> &'static [Reaction] {
        &[Reaction::Dodge, Reaction::Cover, Reaction::Shield, Reaction::CutIn]
    }

    fn attacks() -> Vec<laws::Attack<Scenes>> {
        const MIND: With = With::Plain { combat: Combat::Ranged, kind: AttackKind::Mental };
        const ALTER: With = With::Plain { combat: Combat::Ranged, kind: AttackKind::Altering };
        let attack = |name, scene| laws::Attack { name, scene, not_offered: &[] };
        vec![
            attack("melee", |it| struck(it, Mode::Strike, With::HANDS)),
            attack("shot", |it| struck(it, Mode::Strike, crate::common::GUN)),
            attack("mental", |it| struck(it, Mode::Strike, MIND)),
            attack("altering", |it| struck(it, Mode::Strike, ALTER)),
            attack("charge", |it| struck(it, Mode::Charge, With::HANDS)),
            attack("disarm", |it| struck(it, Mode::Disarm, With::HANDS)),
            attack("grapple", |it| struck(it, Mode::Grapple, With::HANDS)),
            attack("throw down", |it| struck(it, Mode::ThrowDown, With::HANDS)),
            laws::Attack {
                name: "hurt",
                scene: |it| struck(it, Mode::Hurt, With::HANDS),
                not_offered: &[
                    (Reaction::Shield, "zerospace.grapple.hurt"),
                    (Reaction::Cover, "zerospace.held.effect"),
                ],
            },
            attack("sweep", |it| {
                let (on, plan) = (vec![B], Plan::default());
                attacked(it, Command::Sweep(Sweep { by: A, on, with: With::HANDS, plan }), None)
            }),
            laws::Attack {
                name: "blast",
                scene: |it| {
                    let on = vec![(B, Length::metres(1))];
                    let (with, plan) = (With::Item(ItemId(1)), Plan::default());
                    let blast = BlastAttack { by: A, on, with, blast: None, cover_only: None, plan };
                    let weapon = Weapon { radius: Some(Length::metres(5)), ..crate::common::RANGED_WEAPON };
                    attacked(it, Command::Blast(blast), Some(weapon))
                },
                not_offered: &[(Reaction::Shield, "zerospace.explosive.procedure")],
            },
        ]
    }

    fn offers(state: &State, question: &Question, reaction: Reaction) -> bool {
        let mut choices = Vec::new();
        ZeroSpace::options(state, question, &mut choices);
        choices.iter().filter(|it| it.barred.is_none()).any(|it| match &it.answer {
            Answer::Forcing(Forcing::Dodge(_)) => reaction == Reaction::Dodge,
            Answer::Forcing(Forcing::Cover) => reaction == Reaction::Cover,
            Answer::Forcing(Forcing::Shield) => reaction == Reaction::Shield,
            Answer::Cutting(Cutting::Interrupt) => reaction == Reaction::CutIn,
            _ => false,
        })
    }
}

#[test]
fn every_event_changes_what_it_claims() {
    laws::every_event_changes_what_it_claims::<Scenes>(laws::games(400), laws::seed(61));
}

#[test]
fn nothing_is_left_to_nobody() {
    laws::nothing_is_left_to_nobody::<Scenes>(laws::games(400), laws::seed(62));
}

#[test]
fn what_lasts_ends_in_time() {
    laws::what_lasts_ends_in_time::<Scenes>(laws::games(400), laws::seed(63));
}

#[test]
fn every_reaction_is_offered() {
    laws::every_reaction_is_offered::<Scenes>();
}

#[test]
fn every_switch_takes_its_positions() {
    laws::every_switch_takes_its_positions(Switches::ALL);
}

#[test]
fn kinds_of_question_are_told_apart() {
    laws::kinds_of_question_are_told_apart::<ZeroSpace>();
}
