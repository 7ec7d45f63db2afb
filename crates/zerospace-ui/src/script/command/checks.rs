//! Parses commands for checks, working together, extended tasks and recovery.

use schwung_zerospace::{
    ActorId, Ailment, Attribute, Check, Command, Contest, OpenTask, Part, Plan, SkillId, Target, TaskId,
    TaskMode, Together,
};

use super::{Read, Reader};

/// The lowest difficulty.
const LEAST: i64 = 3;
const MOST: i64 = 99;

fn on_attribute(r: &mut Reader<'_>) -> Read<Option<Attribute>> {
    if r.is("on", "auf") { r.attribute().map(Some) } else { Ok(None) }
}

/// Parses `[against N [hidden] | against B with SKILL [on ATTRIBUTE]]`.
fn against(r: &mut Reader<'_>) -> Read<Target> {
    if !r.is("against", "gegen") {
        return Ok(Target::Ask);
    }
    if let Some(on) = r.maybe_actor() {
        r.need("with", "mit")?;
        let skill = r.skill()?;
        return Ok(Target::Actor { on, skill, attribute: on_attribute(r)? });
    }
    let value = r.number(LEAST, MOST)?;
    Ok(Target::Difficulty { value, hidden: r.is("hidden", "verborgen") })
}

fn for_task(r: &mut Reader<'_>) -> Read<Option<TaskId>> {
    if r.is("for", "für") { r.task().map(Some) } else { Ok(None) }
}

pub(super) fn rolls(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let skill = r.skill()?;
    let attribute = on_attribute(r)?;
    let target = against(r)?;
    let task = for_task(r)?;
    let reaction = r.is("as a reaction", "als Reaktion");
    let mut plan = r.plan(by, true)?;
    plan.attribute = attribute.or(plan.attribute);
    Ok(Command::Check(Check { by, skill, target, task, reaction, plan }))
}

pub(super) fn together(r: &mut Reader<'_>) -> Read<Command> {
    let first = r.actor()?;
    let mut parts = vec![part(r, first)?];
    while let Some(by) = r.next_actor()? {
        let part = part(r, by)?;
        parts.push(part);
    }
    let target = against(r)?;
    Ok(Command::Together(Together { parts, target, task: for_task(r)? }))
}

fn part(r: &mut Reader<'_>, by: ActorId) -> Read<Part> {
    let skill = r.skill()?;
    let attribute = on_attribute(r)?;
    let mut plan = r.plan_in_brackets(by)?;
    plan.attribute = attribute.or(plan.attribute);
    Ok(Part { by, skill, plan })
}

pub(super) fn recovers(r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
    let ailments = [(Ailment::Blind, "blindness", "Blendung"), (Ailment::Fear, "fear", "Furcht")];
    match r.one_of(&ailments) {
        Some(from) => Ok(Command::Recover { by, from }),
        None => r.fail(),
    }
}

pub(super) fn open_task(r: &mut Reader<'_>) -> Read<Command> {
    task(r).map(Command::OpenTask)
}

/// Parses the name of a task, its sides and how it is won.
pub(super) fn task(r: &mut Reader<'_>) -> Read<OpenTask> {
    let text = r.text()?;
    if !r.cursor.sign(':') {
        return r.fail();
    }
    let sides = match r.maybe_actor() {
        Some(first) => Some(contest(r, first)?),
        None => None,
    };
    Ok(OpenTask { text, mode: mode(r, sides.is_some())?, sides })
}

/// Parses `A against B with SKILL [on ATTRIBUTE] [ties to the second] [running]`, of which `A` has already been read.
fn contest(r: &mut Reader<'_>, first: ActorId) -> Read<Contest> {
    r.need("against", "gegen")?;
    let second = r.actor()?;
    r.need("with", "mit")?;
    let skill = r.skill()?;
    let attribute = on_attribute(r)?.unwrap_or_else(|| usual_attribute(r, skill));
    let ties_to_first = !r.is("ties to the second", "Gleichstand für den Zweiten");
    let running = r.is("running", "rennend");
    Ok(Contest { first, second, skill, attribute, ties_to_first, running })
}

fn usual_attribute(r: &Reader<'_>, skill: SkillId) -> Attribute {
    let skill = r.state.frame.skills.get(usize::from(skill.0));
    skill.map_or(Attribute::Dexterity, |it| it.attribute)
}

fn mode(r: &mut Reader<'_>, is_contest: bool) -> Read<TaskMode> {
    if r.is("first to", "zuerst") {
        return Ok(TaskMode::FirstTo(r.number(1, 99)?));
    }
    if r.is("lead of", "Vorsprung") {
        let lead = r.number(1, 99)?;
        if !r.is("after", "nach") {
            return Ok(TaskMode::Lead(lead));
        }
        let rounds = r.number(1, 99)?;
        r.need("rounds|round", "Runden|Runde")?;
        return Ok(TaskMode::Rounds { lead, rounds });
    }
    if is_contest {
        return r.fail();
    }
    let needed = r.number(1, 99)?;
    r.need("successes|success", "Erfolge|Erfolg")?;
    r.need("in", "in")?;
    let most = r.number(1, 99)?;
    r.need("tries|try", "Versuchen|Versuch")?;
    let mut difficulties = Vec::new();
    if r.is("against", "gegen") {
        difficulties.push(r.number(LEAST, MOST)?);
        while r.cursor.sign(',') {
            difficulties.push(r.number(LEAST, MOST)?);
        }
    }
    Ok(TaskMode::Tries { needed, most, difficulties })
}

pub(super) fn contend(r: &mut Reader<'_>) -> Read<Command> {
    let task = r.task()?;
    let sides = r.state.task(task).and_then(|it| it.sides);
    let (first, second) = sides.map_or((ActorId(0), ActorId(0)), |it| (it.first, it.second));
    let own = r.plan_in_brackets(first)?;
    let theirs = if r.is("against", "gegen") { r.plan_in_brackets(second)? } else { Plan::default() };
    Ok(Command::Contend { task, plans: [own, theirs] })
}

pub(super) fn close_task(r: &mut Reader<'_>) -> Read<Command> {
    let task = r.task()?;
    match r.one_of(&[(true, "won", "geschafft"), (false, "lost", "gescheitert")]) {
        Some(won) => Ok(Command::CloseTask { task, won }),
        None => r.fail(),
    }
}
