//! Checks that everything named in a command exists. Commands may come from anywhere, so this precedes all
//! rules.

use crate::{
    ActorId, Aim, AspectRef, Assess, Bar, Bearer, Command, Fact, Found, Knockback, MakeBlock, Maneuver, Plan,
    Reason, SkillId, State, Target, Thrown, ZoneId,
    command::{Attack, Contest, Extra, Push, Simple, Sprint},
    state::Against,
};

/// Checks that the actors, skills, zones, agendas, sheet aspects and companions in `command` exist.
///
/// Aspects in play, blocks and the like may have gone meanwhile; the rules themselves report this.
pub(crate) fn check(state: &State, command: &Command) -> Result<(), Reason> {
    if exists(&Known(state), command) { Ok(()) } else { Err(Bar::NoSuchThing.into()) }
}

struct Known<'s>(&'s State);

impl Known<'_> {
    fn actor(&self, id: ActorId) -> bool {
        usize::from(id.0) < self.0.actors.len()
    }
    fn actors(&self, ids: impl IntoIterator<Item = ActorId>) -> bool {
        ids.into_iter().all(|id| self.actor(id))
    }
    fn skill(&self, skill: impl Into<Option<SkillId>>) -> bool {
        skill.into().is_none_or(|it| usize::from(it.0) < self.0.frame.skills.len())
    }
    fn zone(&self, zone: ZoneId) -> bool {
        usize::from(zone.0) < self.0.frame.zones.len()
    }
    fn bearer(&self, bearer: Bearer) -> bool {
        match bearer {
            Bearer::Scene => true,
            Bearer::Zone(zone) => self.zone(zone),
            Bearer::Actor(actor) => self.actor(actor),
        }
    }
    fn aspect(&self, aspect: AspectRef) -> bool {
        match aspect {
            AspectRef::Play(_) => true,
            AspectRef::Sheet(actor, n) => {
                self.actor(actor) && usize::from(n) < self.0.frame.sheet(actor).aspects.len()
            }
        }
    }
    fn companion(&self, partner: ActorId, n: u8) -> bool {
        self.actor(partner) && usize::from(n) < self.0.frame.sheet(partner).companions.len()
    }
    /// Returns whether the state would be consistent with this fact.
    fn would_be_sound(&self, fact: &Fact) -> bool {
        let mut state = self.0.clone();
        match fact {
            Fact::Frame(frame) => state.frame = frame.clone(),
            Fact::Profile(profile) => state.profile = profile.clone(),
            Fact::Join(sheet, actor) => {
                state.frame.change(|it| it.sheets.push((**sheet).clone()));
                state.actors.push(**actor);
            }
            _ => {}
        }
        state.is_sound()
    }
    fn plan(&self, plan: &Plan) -> bool {
        plan.combine.iter().all(|it| self.skill(it.0))
            && plan.swap.is_none_or(|it| self.aspect(it))
            && plan.extras.iter().all(|extra| match extra {
                Extra::Move(to) => self.zone(*to),
                Extra::Thing { .. } | Extra::Rearm => true,
            })
    }
}

fn exists(known: &Known<'_>, command: &Command) -> bool {
    match command {
        Command::EndConflict | Command::BeginSession { .. } => true,
        Command::BeginConflict(it) => known.skill(it.skill),
        Command::EndScene(it) => known.actors(it.keep_stress.iter().copied()),
        Command::Rest { who: by, .. }
        | Command::Refresh { who: by }
        | Command::Happen { by, .. }
        | Command::Release { by }
        | Command::Hold { by }
        | Command::FullDefense { by }
        | Command::Rearm { by }
        | Command::Pass { by }
        | Command::Detach { leader: by }
        | Command::Concede { who: by, .. } => known.actor(*by),
        Command::Walk { by, to } => known.actor(*by) && known.zone(*to),
        Command::Free { by, skill, .. } => known.actor(*by) && known.skill(*skill),
        Command::Attach { leader, group } => known.actors([*leader, *group]),
        Command::Regroup(it) => known.actors(it.groups.iter().copied()),
        Command::Companion { partner, companion, .. } | Command::CutOff { partner, companion } => {
            known.companion(*partner, *companion)
        }
        Command::Draw { by, .. } => known.actors(*by),
        Command::Compel(it) => known.actor(it.on) && known.aspect(it.aspect),
        Command::Declare(it) => known.actor(it.who) && it.by_aspect.is_none_or(|it| known.aspect(it)),
        Command::TagEffect { who, aspect, .. } => known.actor(*who) && known.aspect(*aspect),
        Command::PassTag { from, to, .. } => known.actors([*from, *to]),
        Command::UseGift { who, .. } => known.actor(*who),
        Command::Set(fact) => fact_exists(known, fact),
        Command::Simple(Simple { by, skill, plan, .. }) => {
            known.actor(*by) && known.skill(*skill) && known.plan(plan)
        }
        Command::Contest(Contest { sides, plans, .. }) => {
            let plans = plans.len() <= sides.len() && plans.iter().all(|it| known.plan(it));
            plans && sides.iter().all(|&(who, skill)| known.actor(who) && known.skill(skill))
        }
        Command::Attack(Attack { by, on, agenda, skill, plan, .. }) => {
            let agenda = usize::from(agenda.0) < known.0.frame.agendas.len();
            agenda && known.actors([*by, *on]) && known.skill(*skill) && known.plan(plan)
        }
        Command::Maneuver(Maneuver { by, skill, target, aim, plan }) => {
            let target = match target {
                Target::Difficulty(_) => true,
                Target::Actor(on, skills) => known.actor(*on) && skills.iter().all(|it| known.skill(it)),
            };
            let aim = match aim {
                Aim::Place { on, .. } => known.bearer(*on),
                Aim::Plain | Aim::Remove { .. } | Aim::Disarm | Aim::Hinder(_) | Aim::Effect(_) => true,
            };
            target && aim && known.actor(*by) && known.skill(*skill) && known.plan(plan)
        }
        Command::Push(Push { by, on, skill, to, plan }) => {
            known.actors([*by, *on]) && known.skill(*skill) && known.zone(*to) && known.plan(plan)
        }
        Command::Knockback(Knockback { by, skill, what, to, plan }) => {
            let what = match what {
                Thrown::Actor(on) => known.actor(*on),
                Thrown::Thing { .. } => true,
            };
            what && known.actor(*by) && known.skill(*skill) && known.zone(*to) && known.plan(plan)
        }
        Command::Block(MakeBlock { by, skill, against, plan, .. }) => {
            let against = match against {
                Against::AttacksOn(who) => known.actor(*who),
                Against::Passage(zone) => known.zone(*zone),
                Against::Deeds(_) => true,
            };
            against && known.actor(*by) && known.skill(*skill) && known.plan(plan)
        }
        Command::Sprint(Sprint { by, path, skill, plan, .. }) => {
            let path = path.iter().all(|&zone| known.zone(zone));
            path && known.actor(*by) && known.skill(*skill) && known.plan(plan)
        }
        Command::Assess(Assess { who, skill, finds, plan, .. }) => {
            let finds = match finds {
                Found::Hidden(_) => true,
                Found::Secret(actor, n) => known.aspect(AspectRef::Sheet(*actor, *n)),
                Found::New { on, .. } => known.bearer(*on),
            };
            finds && known.actor(*who) && known.skill(*skill) && known.plan(plan)
        }
    }
}

fn fact_exists(known: &Known<'_>, fact: &Fact) -> bool {
    match fact {
        Fact::Actor(actor, to) => known.actor(*actor) && known.actors(to.attached) && known.zone(to.zone),
        Fact::Aspect { on, .. } => known.bearer(*on),
        Fact::RevealSecret(actor, n, _) => known.aspect(AspectRef::Sheet(*actor, *n)),
        Fact::NoBlock(by) | Fact::Hide(by) | Fact::Show(by) => known.actor(*by),
        Fact::Turn(actor) => known.actors(*actor),
        // Complete objects must be consistent in themselves and with the state.
        Fact::Join(..) | Fact::Frame(_) | Fact::Profile(_) => known.would_be_sound(fact),
        Fact::NoAspect(_)
        | Fact::Reword(..)
        | Fact::Reveal(..)
        | Fact::NoSpin
        | Fact::NewSkill(_)
        | Fact::Unveil => true,
    }
}
