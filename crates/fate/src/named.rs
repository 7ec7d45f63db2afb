//! Checks what a command names: nobody may name hidden things that only others know of.

use schwung_table::Seat;

use crate::{
    Actor, ActorId, Against, Aim, AspectRef, Bar, Bearer, Command, Fact, Found, Plan, Reason, State, Target,
    Thrown,
};

/// Checks that the person at `seat` knows of every actor and aspect that `command` names. [`System::check`]
/// does not know who gives a command, so a server must call this first.
///
/// # Errors
/// Hidden things are refused like missing ones, so that guessing reveals nothing.
///
/// [`System::check`]: schwung_table::System::check
pub fn check_known(state: &State, command: &Command, seat: Seat) -> Result<(), Reason> {
    let mut named = Named::default();
    named.command(command);
    // For the game master the rules report missing things. For others, missing and hidden things must give
    // the same error.
    let is_there = |it: ActorId| seat.is_gm() || usize::from(it.0) < state.actors.len();
    let has_come_up = |it: AspectRef| match it {
        AspectRef::Sheet(who, n) => {
            let sheet = state.frame.sheets.get(usize::from(who.0));
            seat.is_gm() || sheet.is_some_and(|it| usize::from(n) < it.aspects.len())
        }
        AspectRef::Play(id) => seat.is_gm() || state.aspect(id).is_some(),
    };
    if named.actors.iter().any(|&it| !is_there(it) || !state.is_known_to(it, seat)) {
        return Err(Bar::NoSuchThing.into());
    }
    match named.aspects.iter().find(|&&it| !has_come_up(it) || !state.is_aspect_known_to(it, seat)) {
        None => Ok(()),
        Some(AspectRef::Sheet(..)) => Err(Bar::NoSuchThing.into()),
        Some(AspectRef::Play(_)) => Err(Bar::NoSuchAspect.into()),
    }
}

#[derive(Default)]
struct Named {
    actors: Vec<ActorId>,
    aspects: Vec<AspectRef>,
}

impl Named {
    fn command(&mut self, command: &Command) {
        match command {
            Command::BeginConflict(_) | Command::EndConflict | Command::BeginSession { .. } => {}
            Command::EndScene(it) => self.actors.extend(&it.keep_stress),
            Command::Rest { who: by, .. }
            | Command::Refresh { who: by }
            | Command::Happen { by, .. }
            | Command::Release { by }
            | Command::Walk { by, .. }
            | Command::Hold { by }
            | Command::FullDefense { by }
            | Command::Rearm { by }
            | Command::Pass { by }
            | Command::Free { by, .. }
            | Command::Detach { leader: by }
            | Command::Companion { partner: by, .. }
            | Command::CutOff { partner: by, .. }
            | Command::Concede { who: by, .. } => self.actors.push(*by),
            Command::Simple(it) => self.deed(it.by, &it.plan),
            Command::Contest(it) => {
                self.actors.extend(it.sides.iter().map(|side| side.0));
                self.aspects.extend(it.plans.iter().filter_map(|it| it.swap));
            }
            Command::Attack(it) => {
                self.deed(it.by, &it.plan);
                self.actors.push(it.on);
            }
            Command::Maneuver(it) => {
                self.deed(it.by, &it.plan);
                self.target(&it.target);
                self.aim(&it.aim);
            }
            Command::Push(it) => {
                self.deed(it.by, &it.plan);
                self.actors.push(it.on);
            }
            Command::Knockback(it) => {
                self.deed(it.by, &it.plan);
                match it.what {
                    Thrown::Actor(on) => self.actors.push(on),
                    Thrown::Thing { .. } => {}
                }
            }
            Command::Block(it) => {
                self.deed(it.by, &it.plan);
                match it.against {
                    Against::AttacksOn(on) => self.actors.push(on),
                    Against::Deeds(_) | Against::Passage(_) => {}
                }
            }
            Command::Sprint(it) => self.deed(it.by, &it.plan),
            Command::Attach { leader, group } => self.actors.extend([leader, group]),
            Command::Regroup(it) => self.actors.extend(&it.groups),
            Command::Draw { by, .. } => self.actors.extend(by),
            Command::Compel(it) => {
                self.actors.push(it.on);
                self.aspects.push(it.aspect);
            }
            Command::Declare(it) => {
                self.actors.push(it.who);
                self.aspects.extend(it.by_aspect);
            }
            Command::UseGift { who, .. } => self.actors.push(*who),
            Command::TagEffect { who, aspect, .. } => {
                self.actors.push(*who);
                self.aspects.push(*aspect);
            }
            Command::PassTag { from, aspect, to } => {
                self.actors.extend([from, to]);
                self.aspects.push(AspectRef::Play(*aspect));
            }
            Command::Assess(it) => {
                self.deed(it.who, &it.plan);
                match &it.finds {
                    Found::Hidden(id) => self.aspects.push(AspectRef::Play(*id)),
                    Found::Secret(actor, n) => self.aspects.push(AspectRef::Sheet(*actor, *n)),
                    Found::New { on, .. } => self.bearer(*on),
                }
            }
            Command::Set(fact) => self.fact(fact),
        }
    }

    fn deed(&mut self, by: ActorId, plan: &Plan) {
        self.actors.push(by);
        self.aspects.extend(plan.swap);
    }

    fn target(&mut self, target: &Target) {
        match target {
            Target::Difficulty(_) => {}
            Target::Actor(on, _) => self.actors.push(*on),
        }
    }

    fn aim(&mut self, aim: &Aim) {
        match aim {
            Aim::Place { on, .. } => self.bearer(*on),
            Aim::Remove { aspect, .. } => self.aspects.push(AspectRef::Play(*aspect)),
            Aim::Plain | Aim::Disarm | Aim::Hinder(_) | Aim::Effect(_) => {}
        }
    }

    fn bearer(&mut self, bearer: Bearer) {
        match bearer {
            Bearer::Scene | Bearer::Zone(_) => {}
            Bearer::Actor(actor) => self.actors.push(actor),
        }
    }

    fn fact(&mut self, fact: &Fact) {
        match fact {
            Fact::Actor(actor, to) => {
                self.actors.push(*actor);
                self.beside(to);
            }
            Fact::Join(_, actor) => self.beside(actor),
            Fact::Aspect { on, .. } => self.bearer(*on),
            Fact::NoAspect(id) | Fact::Reveal(id, _) | Fact::Reword(id, _) => {
                self.aspects.push(AspectRef::Play(*id));
            }
            Fact::RevealSecret(actor, n, _) => self.aspects.push(AspectRef::Sheet(*actor, *n)),
            Fact::Hide(actor) | Fact::Show(actor) | Fact::NoBlock(actor) => self.actors.push(*actor),
            Fact::Turn(actor) => self.actors.extend(actor),
            Fact::NoSpin | Fact::Frame(_) | Fact::Profile(_) | Fact::NewSkill(_) | Fact::Unveil => {}
        }
    }

    fn beside(&mut self, actor: &Actor) {
        self.actors.extend(actor.attached);
    }
}
