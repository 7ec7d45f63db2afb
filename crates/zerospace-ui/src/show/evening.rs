//! The time between two evenings: default recovery, and decisions of the game master.

use schwung_views::{
    Condition, Look,
    wire::{Evening, Passes},
};
use schwung_zerospace::{
    Actor, ActorId, ActorKind, Attribute, Command, Fact, Losses, Out, Rest, State, ZeroSpace,
};

use super::{Screen, eyes::Eyes};

/// Conditions of a character.
#[derive(Clone, Copy, PartialEq)]
enum Ailing {
    Blind,
    Fear,
    Losses,
    Lowered,
}

impl Ailing {
    const ALL: [Ailing; 4] = [Ailing::Blind, Ailing::Fear, Ailing::Losses, Ailing::Lowered];

    fn key(self, who: ActorId) -> String {
        let kind = match self {
            Ailing::Blind => "blind",
            Ailing::Fear => "fear",
            Ailing::Losses => "losses",
            Ailing::Lowered => "lowered",
        };
        format!("{kind}-{}", who.0)
    }

    fn rule(self) -> &'static str {
        match self {
            //= zerospace.blind.scene-end
            Ailing::Blind => "zerospace.blind.scene-end",
            //= zerospace.fear.scene-end
            Ailing::Fear => "zerospace.fear.scene-end",
            //= zerospace.recover.night
            Ailing::Losses => "zerospace.recover.night",
            //= zerospace.recover.other-damage
            Ailing::Lowered => "zerospace.recover.other-damage",
        }
    }

    fn ails(self, actor: &Actor) -> bool {
        match self {
            Ailing::Blind => actor.blinded,
            Ailing::Fear => actor.fear.is_some(),
            Ailing::Losses => actor.losses.sum() > 0,
            Ailing::Lowered => actor.lowered != [0; 5],
        }
    }

    /// The commands that make the condition as it is with `actor`, or end it.
    fn set(self, who: ActorId, actor: Option<&Actor>) -> Vec<Command> {
        let facts = match self {
            Ailing::Blind => vec![Fact::Blinded { who, on: actor.is_some_and(|it| it.blinded) }],
            Ailing::Fear => vec![Fact::Fear { who, fear: actor.and_then(|it| it.fear) }],
            Ailing::Losses => {
                vec![Fact::Losses { who, losses: actor.map_or_else(Losses::default, |it| it.losses) }]
            }
            Ailing::Lowered => {
                let lowered = actor.map_or([0; 5], |it| it.lowered);
                let of = |(attribute, by): (Attribute, u8)| Fact::Lowered { who, attribute, by };
                Attribute::ALL.into_iter().zip(lowered).map(of).collect()
            }
        };
        facts.into_iter().map(Command::Set).collect()
    }
}

/// Whether the character may recover: it is neither dead nor off the table.
fn recovers(actor: &Actor) -> bool {
    !matches!(actor.out, Some(Out::Dead | Out::Off))
}

/// Lost endurance, lowered attributes, blindness and fear of all characters who may recover.
pub(super) fn conditions(look: Look<'_, ZeroSpace>, state: &State) -> Vec<Condition<Screen>> {
    let eyes = Eyes::at(look, state);
    let mut found = Vec::new();
    for who in eyes.state.ids() {
        let (Some(actor), Some(sheet)) = (eyes.actor(who), eyes.sheet(who)) else { continue };
        let is_known = |it: &Ailing| eyes.knows(who) && (*it != Ailing::Losses || eyes.reads(who));
        let is_open = |it: &Ailing| it.ails(actor) && recovers(actor) && is_known(it);
        for it in Ailing::ALL.into_iter().filter(is_open) {
            let (label, text) = match it {
                Ailing::Blind => ("zs-ailment-blind", String::new()),
                Ailing::Fear => ("zs-ailment-fear", String::new()),
                Ailing::Losses => ("zs-card-lost", actor.losses.sum().to_string()),
                Ailing::Lowered => {
                    let lowered = Attribute::ALL.into_iter().zip(actor.lowered).filter(|it| it.1 > 0);
                    let words = lowered.map(|(attribute, by)| {
                        format!("{} −{by}", crate::words::attribute(eyes.c, attribute))
                    });
                    ("zs-part-lowered", words.collect::<Vec<_>>().join(", "))
                }
            };
            found.push(Condition {
                key: it.key(who),
                name: sheet.name.as_str().to_owned(),
                label: eyes.say(label, &[]),
                text,
                rule: it.rule(),
                end: it.set(who, None),
            });
        }
    }
    found
}

/// Positions that nobody keeps from one scene to the next: holds, cover, and lying on the ground.
//= zerospace.scene.bounds
fn let_be(state: &State) -> Vec<Fact> {
    let holds = state.holds.iter().map(|it| Fact::Hold { by: it.by, on: it.on, holds: false });
    let covered = state.ids().filter(|it| state.actor(*it).covered);
    let prone = state.ids().filter(|it| state.actor(*it).prone && recovers(state.actor(*it)));
    holds
        .chain(covered.map(|who| Fact::Covered { who, on: false }))
        .chain(prone.map(|who| Fact::Prone { who, on: false }))
        .collect()
}

/// The commands between two evenings. State to be kept is set again as it was.
pub(super) fn commands(look: Look<'_, ZeroSpace>, evening: &Evening) -> Vec<Command> {
    let state = look.game.state();
    let is_here = |it: &Actor| it.kind == ActorKind::Named && recovers(it);
    let who: Vec<ActorId> = state.ids().filter(|id| is_here(state.actor(*id))).collect();
    let mut commands = Vec::new();
    if evening.passes != Passes::Nothing {
        commands.push(Command::EndScene);
        commands.extend(let_be(state).into_iter().map(Command::Set));
        //= zerospace.recover.night
        if !who.is_empty() {
            commands.push(Command::Rest { who, rest: Rest::Night });
        }
    }
    for who in state.ids() {
        let kept = Ailing::ALL.into_iter().filter(|it| evening.keep.contains(&it.key(who)));
        commands.extend(kept.flat_map(|it| it.set(who, Some(state.actor(who)))));
    }
    commands.push(Command::BeginSession);
    commands
}
