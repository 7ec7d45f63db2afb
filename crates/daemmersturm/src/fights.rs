//! Simulation of fights without people: choosing actions and targets, spending points, and measuring results.

use schwung_play::{Came, Fights, Habit, Input, Lack, Pick, Policy, Spend};
use schwung_table::{Choice, Seat, System};

use crate::{
    ActorId, Aim, Amount, Answer, AreaCommand, AreaEvent, AttackCommand, AttackEvent, BeginCombat, Blast,
    Cast, Command, Daemmersturm, Event, GearCommand, Grade, Held, Item, ItemKind, MagicCommand, MagicEvent,
    Move, Picked, Plan, Preset, Protecting, Question, SceneCommand, SceneEvent, Search, Sensible,
    SightCommand, SightEvent, SightTerms, Skill, Spell, SpellKind, State, Status, Strike, Target, Targets,
    TurnCommand, Weapon, When, With, Wording, habits,
};

/// Derives the result of an action from its events.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    by: ActorId,
    /// The result unless a later event says otherwise.
    so_far: Option<Came>,
}

schwung_chances::counted!(Daemmersturm);
schwung_insight::analysed!(Daemmersturm);

impl Fights for Daemmersturm {
    type Watch = Watch;
    type Part = ();

    const GAUGES: &'static [&'static str] = &["life", "action-points", "focus-points", "magic-points"];
    const TOLL: (usize, i32) = (0, -1);

    fn actors(state: &State) -> u8 {
        u8::try_from(state.actors.len()).unwrap_or(u8::MAX)
    }

    fn name(state: &State, actor: u8) -> &str {
        &state.profile(id(actor)).name
    }

    fn side(state: &State, actor: u8) -> u8 {
        state.actor(id(actor)).side.0
    }

    fn side_name(state: &State, side: u8) -> &str {
        state.frame.sides.get(usize::from(side)).map_or("", String::as_str)
    }

    fn player(state: &State, actor: u8) -> Seat {
        state.actor(id(actor)).seat
    }

    /// During a combat, characters without a place in the order are bystanders: nobody attacks them, and they do not keep their
    /// side in the fight.
    fn stands(state: &State, actor: u8) -> bool {
        let fights = || state.order.iter().any(|it| it.who == id(actor));
        state.is_up(id(actor)) && (!state.in_combat() || fights())
    }

    fn is_on(state: &State) -> bool {
        state.in_combat()
    }

    fn opening(state: &State) -> Command {
        let order = (0..Self::actors(state)).filter(|&it| Self::stands(state, it)).map(id).collect();
        let begin = BeginCombat { order, preset: Preset::PlayersFirst };
        Command::Turn(TurnCommand::BeginCombat(begin))
    }

    fn round(state: &State) -> u16 {
        u16::try_from(state.round()).unwrap_or(u16::MAX)
    }

    fn turn(state: &State, habits: &[Habit]) -> Option<Command> {
        let Some(by) = state.combat?.turn else {
            let take = |it: &crate::Place| Command::Turn(TurnCommand::TakeTurn { by: it.who });
            return state.order.iter().map(take).find(|it| may(state, it));
        };
        let habit = habits.get(usize::from(by.0)).copied().unwrap_or_default();
        let considered = habits::turn(state, by, habits, habit);
        let deed = considered.or_else(|| deed(state, by, habit));
        Some(deed.unwrap_or(Command::Turn(TurnCommand::EndTurn { by })))
    }

    fn acting(state: &State) -> Option<u8> {
        u8::try_from(state.combat?.turn?.0).ok()
    }

    fn take_turn(_: &State, actor: u8) -> Option<Command> {
        Some(Command::Turn(TurnCommand::TakeTurn { by: id(actor) }))
    }

    fn ways(state: &State, by: u8, habit: Habit, into: &mut Vec<Command>) {
        habits::ways(state, id(by), habit, into);
    }

    fn worth(state: &State, actor: u8) -> i32 {
        habits::worth(state, id(actor))
    }

    fn weigh(
        base: &State,
        command: &Command,
        inputs: &[Input<Daemmersturm>],
        state: &State,
        question: &Question,
        habits: &[Habit],
    ) -> Option<Answer> {
        schwung_play::answer_ahead(base, command, inputs, state, question, habits)
    }

    fn as_seen(state: &State, actor: u8) -> Option<State> {
        habits::as_seen(state, id(actor))
    }

    fn habitual(state: &State, question: &Question, habit: Habit) -> Answer {
        let sensible = || Sensible.answer(state, question);
        match (habit.spend, question) {
            (Spend::Never, Question::Follow(_) | Question::Lessen(_)) => Answer::Picked(Picked(None)),
            (Spend::Never, Question::StepIn(_)) => Answer::Target(Target(None)),
            (Spend::Never, Question::Compensate(_)) => Answer::No,
            (Spend::Never, Question::Avert(_)) => Answer::Protecting(Protecting::Take),
            (_, Question::Follow(_) | Question::Lessen(_))
            | (Spend::Always, Question::StepIn(_) | Question::Compensate(_) | Question::Avert(_)) => {
                paid(state, question).unwrap_or_else(sensible)
            }
            (Spend::Always, Question::Protect(_)) => match sensible() {
                // Use what costs nothing first.
                Answer::Protecting(Protecting::Take) => {
                    paid(state, question).unwrap_or(Answer::Protecting(Protecting::Take))
                }
                other => other,
            },
            _ => sensible(),
        }
    }

    fn asked(question: &Question) -> Option<u8> {
        let who = match question {
            Question::Repeat(it) => it.who,
            Question::Protect(it) => it.who,
            Question::Face(it) => it.who,
            Question::SeekMany(it) => *it.who.first()?,
            Question::StepIn(it) => *it.who.first()?,
            Question::Join(it) => *it.who.first()?,
            Question::Part(it) => it.who,
            Question::Counter(it) => it.who,
            Question::Second(it) => it.who,
            Question::Further(it) => it.who,
            Question::Follow(it) => it.who,
            Question::Lessen(it) => it.who,
            Question::ClimbAid(it) => it.who,
            Question::Bear(it) => it.who,
            Question::ChooseResource(it) => it.who,
            Question::BreakOff(it) => it.who,
            Question::Compensate(it) => it.who,
            Question::Avert(it) => it.who,
            // Questions to the plot leader, whichever character they are about.
            _ => return None,
        };
        u8::try_from(who.0).ok()
    }

    fn is_payment(question: &Question) -> bool {
        matches!(
            question,
            Question::Follow(_)
                | Question::Lessen(_)
                | Question::StepIn(_)
                | Question::Compensate(_)
                | Question::Avert(_)
        )
    }

    fn gauge(state: &State, actor: u8, which: usize) -> i32 {
        let actor = state.actor(id(actor));
        match which {
            0 => i32::from(actor.life),
            1 => i32::from(actor.action_points),
            2 => i32::from(actor.focus_points),
            _ => i32::from(actor.magic_points),
        }
    }

    fn lacks(state: &State, actor: u8) -> Option<Lack> {
        let who = id(actor);
        let casts = spells(state, who, Spend::Always).next().is_some();
        let profile = state.profile(who);
        let magic = profile.values(Skill::Magic).attack;
        let best = [Skill::Melee, Skill::Ranged].map(|it| profile.values(it).attack).into_iter().max();
        if !casts && best.is_some_and(|it| it < magic) {
            return Some(Lack::Spells);
        }
        let armed = state.items.iter().any(|it| it.holder == Some(who) && state.weapon(it.id).is_some());
        (!armed && !casts).then_some(Lack::Attack)
    }

    fn watch(command: &Command) -> Option<(u8, Watch)> {
        let by = match command {
            Command::Attack(AttackCommand::Strike(it)) => it.by,
            Command::Area(AreaCommand::Blast(it)) => it.by,
            Command::Area(AreaCommand::Group(it)) => it.by,
            Command::Magic(MagicCommand::Cast(it)) => it.by,
            Command::Magic(MagicCommand::Complete { by, .. }) => *by,
            Command::Scene(SceneCommand::Sight(SightCommand::Search(it))) => it.by,
            Command::Overrule { command, .. } => return Daemmersturm::watch(command),
            // Other commands make no roll, or none with a single result.
            _ => return None,
        };
        Some((u8::try_from(by.0).ok()?, Watch { by, so_far: None }))
    }

    fn told(watch: &mut Watch, event: &Event) -> Option<Came> {
        let came = |lead: i16, success| Some(Came { lead: Some(lead), success });
        match event {
            // The lead of the roll over the defence; 0 is a miss.
            Event::Attack(AttackEvent::Resolved { by, total, defence, outcome, .. }) if *by == watch.by => {
                came(total - defence, outcome.hits())
            }
            Event::Area(AreaEvent::Tested { by, total, need, works, .. }) if *by == watch.by => {
                came(total - need, *works)
            }
            Event::Magic(MagicEvent::WTested { by, total, need, outcome, .. }) if *by == watch.by => {
                let lead = came(total - i16::from(*need), outcome.hits());
                // A successful W roll may be followed by a hit roll.
                if outcome.hits() {
                    watch.so_far = lead;
                    return None;
                }
                lead
            }
            Event::Magic(MagicEvent::LightFailed { who, .. }) if *who == watch.by => {
                Some(Came { lead: None, success: false })
            }
            Event::Scene(SceneEvent::Sight(SightEvent::Searched { by, result, grade, .. }))
                if *by == watch.by =>
            {
                came(result - 12, *grade != Grade::Nothing)
            }
            _ => None,
        }
    }

    fn ended(watch: &Watch) -> Option<Came> {
        watch.so_far
    }

    fn position(mut state: State) -> State {
        // Normalise round numbers: only the time since something was lifted matters.
        let round = state.round();
        for load in &mut state.loads {
            load.lifted = load.lifted.saturating_add(2).saturating_sub(round);
        }
        if let Some(combat) = &mut state.combat {
            combat.round = 2;
        }
        // Nothing undoes hits or reads notes and marks in a simulation.
        state.hits.clear();
        state.notes.clear();
        state.marks.clear();
        state.next.note = 1;
        renumber(&mut state);
        state
    }
}

fn id(actor: u8) -> ActorId {
    ActorId(u16::from(actor))
}

/// Renumbers all effects in order.
fn renumber(state: &mut State) {
    let mut next = 0;
    let covers = state.covers.iter_mut().map(|it| &mut it.id);
    let wounds = state.effects.iter_mut().map(|it| &mut it.id);
    let modifiers = state.modifiers.iter_mut().map(|it| &mut it.id);
    for id in covers.chain(wounds).chain(modifiers) {
        next += 1;
        id.0 = next;
    }
    state.next.effect = next + 1;
}

pub(crate) fn may(state: &State, command: &Command) -> bool {
    Daemmersturm::check(state, command).is_ok()
}

/// The first allowed answer that costs something.
fn paid(state: &State, question: &Question) -> Option<Answer> {
    let mut choices: Vec<Choice<Daemmersturm>> = Vec::new();
    Daemmersturm::options(state, question, &mut choices);
    let nothing = <Daemmersturm as schwung_table::Hosted>::decline(state, question);
    let found = choices.into_iter().find(|it| {
        let costs =
            it.price.points.is_some() || matches!(question, Question::Follow(_) | Question::Lessen(_));
        it.barred.is_none() && costs && Some(&it.answer) != nothing.as_ref()
    });
    found.map(|it| it.answer)
}

/// The next command of the character whose turn it is; `None` to end the turn.
fn deed(state: &State, by: ActorId, habit: Habit) -> Option<Command> {
    deed_against(state, by, habit, &enemies(state, by, habit.target))
}

/// As [`deed`], against these enemies in this order.
pub(crate) fn deed_against(state: &State, by: ActorId, habit: Habit, enemies: &[ActorId]) -> Option<Command> {
    let actor = state.actor(by);
    if actor.turn.action || actor.seeking {
        return None;
    }
    if let Some(channel) = state.channels.iter().find(|it| it.by == by) {
        if channel.turns < channel.needed {
            return None;
        }
        let spell = state.frame.library.spell(channel.spell);
        let completed = spell.and_then(|it| complete(state, by, it, &targets(state, by, it, enemies)));
        if let Some(command) = completed {
            return Some(command);
        }
    }
    for &on in enemies {
        let mut best: Option<(i32, Command)> = None;
        let weapons = state.items.iter().filter(|it| it.holder == Some(by));
        let armed = weapons.filter_map(|it| with_item(state, by, on, it, enemies, habit.spend));
        let spells = spells(state, by, habit.spend).filter_map(|it| cast(state, by, on, it, enemies));
        for (worth, command) in armed.chain(spells) {
            if best.as_ref().is_none_or(|it| worth > it.0) {
                best = Some((worth, command));
            }
        }
        if let Some((_, command)) = best {
            return Some(command);
        }
    }
    searches(state, by, enemies)
}

/// Enemies able to act, in order of preference as targets.
pub(crate) fn enemies(state: &State, by: ActorId, pick: Pick) -> Vec<ActorId> {
    let takes_part = |it: &ActorId| state.order.iter().any(|place| place.who == *it);
    let mut all: Vec<ActorId> =
        state.ids().filter(|&it| state.are_enemies(by, it) && state.is_up(it)).filter(takes_part).collect();
    match pick {
        Pick::First => {}
        Pick::Weakest => all.sort_by_key(|it| state.actor(*it).life),
        Pick::Strongest => all.sort_by_key(|it| std::cmp::Reverse(state.actor(*it).life)),
    }
    all
}

/// Searches for enemies that are present but cannot be seen. A character that knows of no enemy assumes that there are some as
/// long as the combat goes on.
fn searches(state: &State, by: ActorId, enemies: &[ActorId]) -> Option<Command> {
    if !enemies.is_empty() && state.sights.is_empty() {
        return None;
    }
    let terms = SightTerms::default();
    let search = Search { by, with: None, toward: None, terms, field: None, veiled: false };
    let command = Command::Scene(SceneCommand::Sight(SightCommand::Search(search)));
    may(state, &command).then_some(command)
}

/// Twice the mean of an amount.
fn twice_mean(amount: Amount) -> i32 {
    let rolls = amount.rolls.iter().flatten().map(|it| i32::from(it.low()) + i32::from(it.high()));
    rolls.sum::<i32>() + 2 * i32::from(amount.plus)
}

/// In how many of 20 rolls an attack exceeds the defence.
fn chance(state: &State, by: ActorId, on: ActorId, skill: Skill) -> i32 {
    let lead = state.attack_value(by, skill) - state.defence_value(on, skill);
    i32::from((20 + lead).clamp(1, 19))
}

/// In how many of 20 rolls a W value is reached.
fn reaches_w(state: &State, by: ActorId, skill: Skill, w: u8) -> i32 {
    i32::from((21 + state.attack_value(by, skill) - i16::from(w)).clamp(1, 19))
}

/// The next step towards an attack with an item, with its estimated worth.
pub(crate) fn with_item(
    state: &State,
    by: ActorId,
    on: ActorId,
    item: &Item,
    enemies: &[ActorId],
    spend: Spend,
) -> Option<(i32, Command)> {
    let ItemKind::Weapon(kind) = item.kind else { return None };
    let weapon = state.frame.library.weapon(kind)?;
    let worth = worth_of_weapon(state, by, on, weapon, enemies);
    let may = |it: &Command| may(state, it);
    if item.held == Held::Ready {
        let usable = weapon.melee || weapon.ranged && (!state.reaches(by, on) || weapon.reload > 0);
        let draw = Command::Gear(GearCommand::Draw { by, item: item.id });
        return (usable && may(&draw)).then_some((worth * 9 / 10, draw));
    }
    let attack = if weapon.explodes() {
        let aim = Aim { at: enemies.to_vec(), place: None };
        Command::Area(AreaCommand::Blast(Blast { by, item: item.id, aim, plan: Plan::default() }))
    } else {
        strike(state, by, on, item, spend)
    };
    if may(&attack) {
        return Some((worth, attack));
    }
    let treat = Command::Gear(GearCommand::Treat { by, item: item.id });
    if item.broken && may(&treat) {
        return Some((worth / 3, treat));
    }
    let reload = Command::Gear(GearCommand::Reload { by, item: item.id });
    if item.unloaded > 0 && may(&reload) {
        return Some((worth / (1 + i32::from(item.unloaded)), reload));
    }
    if weapon.melee && !state.reaches(by, on) {
        let run = Command::Turn(TurnCommand::Move(Move { charge: Some(on), ..Move::plain(by) }));
        return may(&run).then_some((worth, run));
    }
    None
}

fn worth_of_weapon(state: &State, by: ActorId, on: ActorId, weapon: &Weapon, enemies: &[ActorId]) -> i32 {
    let mean = twice_mean(weapon.damage) * 100;
    match (weapon.w, weapon.targets) {
        (Some(w), Some(targets)) => {
            let caught = i32::from(targets.low()) + i32::from(targets.high());
            let caught = caught.min(2 * i32::try_from(enemies.len()).unwrap_or(i32::MAX));
            mean * reaches_w(state, by, Skill::Ranged, w) * caught / 2
        }
        _ => {
            let skill = if weapon.melee { Skill::Melee } else { Skill::Ranged };
            mean * chance(state, by, on, skill)
        }
    }
}

/// An attack with a weapon. With [`Spend::Always`] it announces every possible ability.
fn strike(state: &State, by: ActorId, on: ActorId, item: &Item, spend: Spend) -> Command {
    let (with, plan) = (With::Item(item.id), Plan::default());
    let mut strike = Strike { by, on, with, second: None, abilities: Vec::new(), plan };
    if spend == Spend::Always {
        for entry in state.profile(by).abilities.iter().filter_map(|it| it.entry) {
            let known = state.frame.library.ability(entry);
            if known.is_none_or(|it| it.when != When::BeforeAttack) {
                continue;
            }
            let mut more = strike.clone();
            more.abilities.push(entry);
            if may(state, &Command::Attack(AttackCommand::Strike(more.clone()))) {
                strike = more;
            }
        }
    }
    Command::Attack(AttackCommand::Strike(strike))
}

/// Attack spells that the character can pay for.
pub(crate) fn spells(state: &State, by: ActorId, spend: Spend) -> impl Iterator<Item = crate::SpellId> {
    let actor = state.actor(by);
    let library = &state.frame.library;
    state.profile(by).abilities.iter().filter_map(move |known| {
        if known.entry.is_some() {
            return None;
        }
        let id = library.spell_named(&known.name)?;
        let spell = library.spell(id)?;
        let paid = spell.cost == 0
            || spend != Spend::Never && spell.resource == actor.resource && actor.magic_points >= spell.cost;
        (spell.kind == SpellKind::Attack && spell.damage.is_some() && paid).then_some(id)
    })
}

/// The targets of a spell: as many enemies as there is room for, in order of preference.
fn aim(spell: &Spell, enemies: &[ActorId]) -> Aim {
    let most = match spell.targets {
        Targets::Single => 1,
        Targets::Fixed(most) => usize::from(most),
        Targets::Rolled(span) => usize::from(span.high()),
    };
    Aim { at: enemies.iter().copied().take(most).collect(), place: None }
}

pub(crate) fn cast(
    state: &State,
    by: ActorId,
    on: ActorId,
    id: crate::SpellId,
    enemies: &[ActorId],
) -> Option<(i32, Command)> {
    let spell = state.frame.library.spell(id)?;
    let first: Vec<ActorId> =
        std::iter::once(on).chain(enemies.iter().copied().filter(|it| *it != on)).collect();
    let aimed = aim(spell, &first);
    let caught = i32::try_from(aimed.at.len()).unwrap_or(1);
    let aim = if spell.channel == 0 { aimed } else { Aim::default() };
    let cast = Cast { by, spell: id, text: Wording::NONE, aim, plan: Plan::default() };
    let command = Command::Magic(MagicCommand::Cast(cast));
    if !may(state, &command) {
        return None;
    }
    let hits = if spell.hit_roll { chance(state, by, on, Skill::Magic) } else { 20 };
    let works = spell.w.map_or(20, |w| reaches_w(state, by, Skill::Magic, w));
    let worth = twice_mean(spell.damage?) * 100 * hits * works / 20 * caught;
    Some((worth / (1 + i32::from(spell.channel)), command))
}

/// Whom a spell is for, in order of preference: those who are hurt, friends, or enemies.
pub(crate) fn targets(state: &State, by: ActorId, spell: &Spell, enemies: &[ActorId]) -> Vec<ActorId> {
    match spell.kind {
        SpellKind::Healing => hurt(state, by),
        SpellKind::Strengthening => state.ids().filter(|&it| is_friend(state, by, it)).collect(),
        SpellKind::Attack | SpellKind::Other => enemies.to_vec(),
    }
}

fn is_friend(state: &State, by: ActorId, it: ActorId) -> bool {
    !state.are_enemies(by, it) && matches!(state.actor(it).status, Status::Up | Status::Incapacitated)
}

/// Those on the same side who can be healed, the worst hurt first.
pub(crate) fn hurt(state: &State, by: ActorId) -> Vec<ActorId> {
    let lost = |it: &ActorId| state.profile(*it).life.saturating_sub(state.actor(*it).life);
    let mut all: Vec<ActorId> = state.ids().filter(|it| is_friend(state, by, *it) && lost(it) > 0).collect();
    all.sort_by_key(|it| state.actor(*it).life);
    all
}

/// Completes the channelled spell with the first of these that can be targeted.
pub(crate) fn complete(state: &State, by: ActorId, spell: &Spell, targets: &[ActorId]) -> Option<Command> {
    (0..targets.len()).find_map(|from| {
        let aim = aim(spell, &targets[from..]);
        let command = Command::Magic(MagicCommand::Complete { by, aim, plan: Plan::default() });
        may(state, &command).then_some(command)
    })
}
