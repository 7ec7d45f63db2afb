//! Every kind of attack offers every reaction that the rules know, except where a rule excludes it.

use crate::{
    common::{
        crowd::{CANNON, area, blast, cannon},
        *,
    },
    laws::Scenes,
};
use schwung_daemmersturm::*;
use schwung_play::{
    Random,
    laws::{self, Begun, Reacting, Subject},
};
use schwung_table::{Seat, System};

/// The possible reactions to an attack.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Reaction {
    /// Concentrating elsewhere before the first melee attack of the round.
    Face,
    /// An ability of the attacked character.
    Answer,
    /// A comrade of the swarm steps in, without a price.
    Swarm,
    /// A friend steps in with an ability.
    Intervene,
    /// A shield roll.
    Shield,
    /// A cover roll.
    Cover,
    /// Seeking cover.
    Seek,
    /// A rescue roll of the profile.
    Rescue,
    /// A protection roll that an ability grants.
    Granted,
    /// An armour roll.
    Armour,
    /// An ability that lessens damage.
    Lessen,
    /// An ability of the attacker that repeats the roll.
    Again,
    /// A counter-attack, or a movement, after a fumble.
    Counter,
}

use Reaction as R;

const ALL: &[Reaction] = &[
    R::Face,
    R::Answer,
    R::Swarm,
    R::Intervene,
    R::Shield,
    R::Cover,
    R::Seek,
    R::Rescue,
    R::Granted,
    R::Armour,
    R::Lessen,
    R::Again,
    R::Counter,
];

/// Possible friends of the victim: the characters on its side.
const FRIENDS: [ActorId; 4] = [ActorId(4), ActorId(5), ActorId(6), ActorId(7)];
/// A's comrades.
const OWN: [ActorId; 4] = [ActorId(8), ActorId(9), ActorId(10), ActorId(11)];
const KNIFE: WeaponId = WeaponId(10);

/// Many in a fight, A's turn; A and C are on one side, B and D on the other. No two characters are near each other.
fn field() -> Scene {
    let mut library = library();
    let knife = Weapon { ranged: true, ..weapon("knife", WeaponClass::ThrowingKnife) };
    library.weapons.extend([cannon(), knife]);
    let names = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];
    let frame = Frame {
        seats: ["Leader", "Anna", "Ben"].map(str::to_owned).to_vec(),
        profiles: names.map(profile).to_vec(),
        library,
        ..Frame::default()
    };
    let side = |n: usize| match n {
        0 | 8.. => (Side(0), Seat(1)),
        2 => (Side(0), Seat(2)),
        _ => (Side(1), Seat(0)),
    };
    let who: Vec<_> = (0..names.len()).map(side).collect();
    let order: Vec<_> = (0..).take(names.len()).map(ActorId).collect();
    let switches = (*four().switches).clone();
    let switches = Switches { ask_caught: Prompt::Automatic, ..switches };
    Scene::of(State::fresh(switches, frame, &who)).begun(&order)
}

/// A with this weapon (item 1), next to B with a sword, who is also next to C.
fn brawl(weapon: WeaponId) -> Scene {
    field().armed(A, weapon).armed(B, SWORD).near(A, B).near(C, B)
}

fn knows(scene: Scene, who: ActorId, when: When, effects: Vec<Effect>) -> Scene {
    let id = AbilityId(u16::try_from(scene.state.frame.library.abilities.len()).expect("few"));
    let name = format!("Ability {}", id.0);
    let ability = Ability { name: name.clone(), when, effects, ..Ability::default() };
    let scene = scene.library(|it| it.abilities.push(ability));
    scene.profile(who, |it| it.abilities.push(KnownAbility { name, entry: Some(id) }))
}

fn swarming(mut scene: Scene, swarm: SwarmId, who: &[ActorId]) -> Scene {
    let side = scene.state.actor(who[0]).side;
    for &it in who {
        scene = scene.profile(it, |it| it.life = 5).actor(it, |it| {
            (it.life, it.start_life, it.swarm, it.side) = (5, 5, swarm, side);
        });
    }
    scene
}

/// All that the reaction takes; the victim is known by its name.
fn ready(scene: Scene, reaction: Reaction, victim: ActorId) -> State {
    let scene = scene.profile(victim, |it| it.name = "Victim".to_owned());
    let scene = match reaction {
        R::Face => scene.house(|it| it.ask_facing = Prompt::Ask),
        R::Answer => knows(scene, victim, When::Attacked, vec![Effect::Note(Wording::new("duck"))]),
        R::Swarm => swarming(scene, SwarmId(1), &[&[victim][..], &FRIENDS].concat()),
        R::Intervene => {
            let side = scene.state.actor(victim).side;
            let scene = knows(scene, FRIENDS[0], When::FriendAttacked, vec![Effect::Intervene]);
            scene.actor(FRIENDS[0], |it| it.side = side)
        }
        R::Shield => scene.shield(victim),
        R::Cover => {
            let cover = Cover { id: EffectId(0), of: victim, side: CoverSide::All, need: 10, full: false };
            scene.set(Fact::Scene(SceneFact::Cover(cover)))
        }
        R::Rescue => scene.profile(victim, |it| it.protections = vec![RESCUE]),
        R::Granted => knows(scene, victim, When::Attacked, vec![Effect::Grant(RESCUE)]),
        R::Armour => scene.profile(victim, |it| it.armour = Some(PLATE)),
        R::Lessen => knows(scene, victim, When::Damaged, vec![Effect::Reduce(1)]),
        R::Again => knows(scene, A, When::AfterMiss, vec![Effect::Repeat]),
        R::Seek | R::Counter => scene,
    };
    scene.state
}

/// A strikes at B.
fn strikes(reaction: Reaction, scene: Scene, strike: Strike) -> Begun<Daemmersturm> {
    (ready(scene, reaction, B), crate::common::strike(strike))
}

fn unknown(ranged: bool) -> Strike {
    Strike { with: With::Unknown { name: Wording::new("thing"), ranged }, ..blow(A, B, 1) }
}

/// D first, and B after that.
fn then(scene: Scene) -> Scene {
    scene.near(A, D).profile(D, |it| it.melee.defence = 5)
}

/// A's turn is over, B has it: B was in melee.
fn of_b(scene: Scene) -> Scene {
    let mut scene = scene.actor(B, |it| it.last_melee.targeted = true);
    scene.state.apply(&TurnEvent::TurnBegan { who: B }.into());
    scene
}

fn fumbling(scene: Scene, weapon: WeaponId) -> Scene {
    let numbers = NumberSet::of(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    scene.library(|it| {
        let weapon = &mut it.weapons[usize::from(weapon.0)];
        (weapon.fumble, weapon.escalation) = (numbers, Escalation { span: Span::of(1, 2), hurts: 1 });
    })
}

fn spell(change: impl FnOnce(&mut Spell)) -> Scene {
    crowd::storm(field(), Targets::Single, change)
}

/// A casts at B.
fn casts(reaction: Reaction, scene: Scene, victim: ActorId) -> Begun<Daemmersturm> {
    (ready(scene, reaction, victim), crowd::cast(&[B]))
}

fn together(reaction: Reaction, kind: AttackKind, scene: Scene) -> Begun<Daemmersturm> {
    let effects = vec![Effect::AddDamage(Amount::of(1, 4))];
    let group = GroupAttack { kind, effects, ..GroupAttack::default() };
    let scene = scene.library(|it| it.groups = vec![group]);
    let item = (kind != AttackKind::Spell).then_some(ItemId(1));
    let (with, plan) = (vec![C], Plan::default());
    let gang = Gang { by: A, with, group: GroupId(0), on: B, item, plan };
    (ready(scene, reaction, B), area(AreaCommand::Group(gang)))
}

/// A gun that A and C serve; it is item 1.
fn gun() -> Scene {
    let mut scene = field();
    let mut item = item(A, ItemKind::Weapon(CANNON), Held::Away);
    (item.holder, item.crew) = (None, vec![A, C]);
    scene.state.apply(&Event::Gear(GearEvent::ItemAdded { item }));
    scene
}

type NotOffered = &'static [(Reaction, &'static str)];

const NO_COVER: (Reaction, &str) = (R::Cover, "daemmersturm.cover.against");
const NO_SEEKING: (Reaction, &str) = (R::Seek, "daemmersturm.seekcover.applies");
const NO_FACING: (Reaction, &str) = (R::Face, "daemmersturm.backstab.melee-only");
const NO_SHIELD: (Reaction, &str) = (R::Shield, "daemmersturm.gun.ignores-shields");
const NO_ARMOUR: (Reaction, &str) = (R::Armour, "daemmersturm.armour.is-shield-roll");
const WITHOUT_ROLL: (Reaction, &str) = (R::Again, "daemmersturm.gun.ignores-defence");

const MELEE: NotOffered = &[NO_COVER, NO_SEEKING];
/// Attacks from behind, as defined by the rule.
const OVERRUN: NotOffered = &[
    NO_COVER,
    NO_SEEKING,
    (R::Face, "daemmersturm.disengage.overrun"),
    (R::Shield, "daemmersturm.shield.arc"),
    (R::Armour, "daemmersturm.armour.direction"),
];
const COUNTER: NotOffered = &[
    NO_COVER,
    NO_SEEKING,
    (R::Again, "daemmersturm.fumble.melee"),
    (R::Counter, "daemmersturm.fumble.melee"),
];
const RANGED: NotOffered = &[NO_FACING, (R::Counter, "daemmersturm.fumble.ranged")];
const SPELL: NotOffered = &[NO_FACING, (R::Counter, "daemmersturm.fumble.spell")];
const SPELL_WITHOUT_ROLL: NotOffered =
    &[NO_FACING, (R::Counter, "daemmersturm.fumble.spell"), (R::Again, "daemmersturm.magic.w-roll")];
const EXPLOSION: NotOffered =
    &[NO_FACING, NO_SHIELD, NO_ARMOUR, WITHOUT_ROLL, (R::Counter, "daemmersturm.fumble.explosive")];
const FRIENDLY: NotOffered = &[
    NO_FACING,
    (R::Answer, "daemmersturm.ff.no-defence"),
    (R::Swarm, "daemmersturm.ff.victim"),
    (R::Intervene, "daemmersturm.ff.victim"),
    (R::Counter, "daemmersturm.ff.protection"),
];
const RECOIL: NotOffered = &[
    NO_FACING,
    (R::Answer, "daemmersturm.fumble.spell"),
    (R::Swarm, "daemmersturm.fumble.spell"),
    (R::Intervene, "daemmersturm.fumble.spell"),
    (R::Counter, "daemmersturm.fumble.spell"),
    (R::Cover, "daemmersturm.fumble.spell"),
    (R::Seek, "daemmersturm.fumble.spell"),
];
/// Only reductions of damage are offered.
const TICK: NotOffered = &[
    (R::Face, "daemmersturm.dot.no-protection"),
    (R::Answer, "daemmersturm.dot.no-protection"),
    (R::Swarm, "daemmersturm.dot.no-protection"),
    (R::Intervene, "daemmersturm.dot.no-protection"),
    (R::Shield, "daemmersturm.dot.no-protection"),
    (R::Cover, "daemmersturm.dot.no-protection"),
    (R::Seek, "daemmersturm.dot.no-protection"),
    (R::Rescue, "daemmersturm.dot.no-protection"),
    (R::Granted, "daemmersturm.dot.no-protection"),
    (R::Armour, "daemmersturm.dot.no-protection"),
    (R::Again, "daemmersturm.dot.no-protection"),
    (R::Counter, "daemmersturm.dot.no-protection"),
];

/// The kinds of attack, with an injected fault that the law should find.
struct Reactions<const FAULT: u8>;

const SOUND: u8 = 0;
const NEVER_ASKED: u8 = 1;
const TOO_MUCH: u8 = 2;

impl<const FAULT: u8> Subject for Reactions<FAULT> {
    type System = Daemmersturm;
    type Policy = Sensible;

    fn policy() -> Sensible {
        Sensible
    }
    fn scene(random: &mut Random) -> State {
        Scenes::scene(random)
    }
    fn command(state: &State, random: &mut Random) -> Option<Command> {
        Scenes::command(state, random)
    }
    fn small(random: &mut Random) -> (State, Command) {
        Scenes::small(random)
    }
    fn meddling(state: &State, random: &mut Random) -> Option<Event> {
        Scenes::meddling(state, random)
    }
    fn sane(state: &State) -> Result<(), String> {
        Scenes::sane(state)
    }
}

fn kinds_of_attack<const FAULT: u8>() -> Vec<laws::Attack<Reactions<FAULT>>> {
    let kind = |name, scene, not_offered| laws::Attack { name, scene, not_offered };
    vec![
        kind("a melee attack", |it| strikes(it, brawl(SWORD), blow(A, B, 1)), MELEE),
        kind("a thing in melee", |it| strikes(it, brawl(SWORD), unknown(false)), MELEE),
        kind("a pistol in melee", |it| strikes(it, brawl(PISTOL), blow(A, B, 1)), MELEE),
        kind(
            "a second weapon",
            |it| {
                let scene = then(brawl(SWORD).armed(A, DAGGER));
                let both = Strike { second: Some(ItemId(3)), ..blow(A, D, 1) };
                strikes(it, scene, both)
            },
            MELEE,
        ),
        kind(
            "an extra attack",
            |it| {
                let further = vec![Effect::ExtraAttack { same: false }];
                strikes(it, knows(then(brawl(SWORD)), A, When::AfterHit, further), blow(A, D, 1))
            },
            MELEE,
        ),
        kind(
            "the extra attack of a swarm",
            |it| {
                let scene = swarming(then(brawl(SWORD)), SwarmId(2), &[&[A][..], &OWN].concat());
                strikes(it, scene, blow(A, D, 1))
            },
            MELEE,
        ),
        kind(
            "a watch",
            |it| strikes(it, of_b(brawl(SWORD)).actor(A, |it| it.turn.watches = true), blow(A, B, 1)),
            MELEE,
        ),
        kind("a reflex strike", |it| (ready(of_b(brawl(SWORD)), it, B), leave(B)), MELEE),
        kind("an overrun", |it| (ready(of_b(brawl(SWORD)), it, B), leave(B)), OVERRUN),
        kind(
            "a reflex strike at a reload",
            |it| {
                let mut scene = of_b(brawl(SWORD).armed(B, CROSSBOW));
                scene.state.items[2].unloaded = 1;
                (ready(scene, it, B), gear(GearCommand::Reload { by: B, item: ItemId(3) }))
            },
            MELEE,
        ),
        kind(
            "a counter-attack",
            |it| (ready(fumbling(brawl(SWORD), SWORD).near(A, D), it, A), attack(A, B, 1)),
            COUNTER,
        ),
        kind(
            "a counter-attack of an ability",
            |it| {
                let scene = knows(brawl(SWORD).near(A, D), B, When::Attacked, vec![Effect::CounterAttack]);
                (ready(scene, it, A), attack(A, B, 1))
            },
            COUNTER,
        ),
        kind("a group in melee", |it| together(it, AttackKind::Melee, brawl(SWORD)), MELEE),
        kind(
            "a group that shoots",
            |it| together(it, AttackKind::Ranged, field().armed(A, BOW).armed(B, SWORD)),
            RANGED,
        ),
        kind("a group of casters", |it| together(it, AttackKind::Spell, field()), SPELL),
        kind("a shot", |it| strikes(it, field().armed(A, BOW), blow(A, B, 1)), RANGED),
        kind("a throw", |it| strikes(it, field().armed(A, KNIFE), blow(A, B, 1)), RANGED),
        kind("a thing from afar", |it| strikes(it, field(), unknown(true)), RANGED),
        kind("a spell", |it| casts(it, spell(|_| {}), B), SPELL),
        kind(
            "a spell without a hit roll",
            |it| casts(it, spell(|it| (it.hit_roll, it.w) = (false, Some(5))), B),
            SPELL_WITHOUT_ROLL,
        ),
        kind("an area", |it| casts(it, spell(|it| it.targets = Targets::Fixed(2)), B), SPELL),
        kind(
            "an area without a hit roll",
            |it| casts(it, spell(|it| (it.hit_roll, it.targets) = (false, Targets::Fixed(2))), B),
            SPELL_WITHOUT_ROLL,
        ),
        kind("a gun", |it| (ready(gun(), it, B), blast(A, 1, &[B])), EXPLOSION),
        kind("a grenade", |it| (ready(field().armed(A, GRENADE), it, B), blast(A, 1, &[B])), EXPLOSION),
        kind(
            "a gun that blows up",
            |it| (ready(fumbling(gun(), CANNON), it, C), blast(A, 1, &[B])),
            EXPLOSION,
        ),
        kind(
            "a grenade in the hand",
            |it| {
                let scene = fumbling(field().armed(A, GRENADE), GRENADE).near(A, D);
                (ready(scene, it, D), blast(A, 1, &[B]))
            },
            EXPLOSION,
        ),
        kind(
            "friendly fire",
            |it| {
                let scene = field().armed(A, BOW).near(B, C).profile(B, |it| it.name = "Aim".to_owned());
                let scene = scene.profile(B, |it| it.ranged.defence = 30);
                (ready(scene, it, C), attack(A, B, 1))
            },
            FRIENDLY,
        ),
        kind(
            "a spell that recoils",
            |it| {
                let scene = spell(|it| {
                    it.fumble = NumberSet::of(&[1, 6, 7, 8, 9, 10, 11, 12]);
                    it.escalation = Escalation { span: Span::of(1, 2), hurts: 1 };
                });
                casts(it, scene.profile(B, |it| it.name = "Aim".to_owned()), A)
            },
            RECOIL,
        ),
        kind(
            "damage over time",
            |it| {
                let wound = Wound {
                    id: EffectId(0),
                    on: B,
                    by: Some(A),
                    source: Source::Weapon(SWORD),
                    amount: Amount::of(2, 4),
                    rounds: 2,
                };
                let scene = field().set(Fact::Scene(SceneFact::Wound(wound)));
                (ready(scene, it, B), turn(TurnCommand::EndTurn { by: A }))
            },
            TICK,
        ),
    ]
}

impl<const FAULT: u8> Reacting for Reactions<FAULT> {
    type Reaction = Reaction;

    fn reactions() -> &'static [Reaction] {
        ALL
    }

    fn attacks() -> Vec<laws::Attack<Self>> {
        let mut all = kinds_of_attack::<FAULT>();
        match FAULT {
            NEVER_ASKED => {
                all[0].scene = |it| {
                    let scene = brawl(SWORD).house(|it| it.ask_step_in = Prompt::Off);
                    strikes(it, scene, blow(A, B, 1))
                }
            }
            TOO_MUCH => all[0].not_offered = RANGED,
            _ => return all,
        }
        all.truncate(1);
        all
    }

    fn offers(state: &State, question: &Question, reaction: Reaction) -> bool {
        let named = |who: ActorId, name: &str| state.profile(who).name == name;
        let victim = |who: ActorId| named(who, "Victim");
        let tries = |who: ActorId| {
            let mut choices = Vec::new();
            Daemmersturm::options(state, question, &mut choices);
            let fits = |it: &Answer| match it {
                Answer::Protecting(Protecting::Try(shelter)) => match shelter {
                    Shelter::Shield => reaction == R::Shield,
                    Shelter::Cover => reaction == R::Cover,
                    Shelter::Seek => reaction == R::Seek,
                    Shelter::Armour => reaction == R::Armour,
                    Shelter::Other(RESCUE) => matches!(reaction, R::Rescue | R::Granted),
                    _ => false,
                },
                _ => false,
            };
            victim(who) && choices.iter().any(|it| it.barred.is_none() && fits(&it.answer))
        };
        match (question, reaction) {
            (Question::Face(it), R::Face) => victim(it.who),
            (Question::StepIn(it), R::Swarm | R::Intervene) => victim(it.of) && !it.who.is_empty(),
            (Question::Follow(it), R::Answer) => it.moment == Moment::Attacked && victim(it.who),
            (Question::Follow(it), R::Again) => {
                it.moment == Moment::Failed && (victim(it.on) || named(it.on, "Aim"))
            }
            (Question::Lessen(it), R::Lessen) => victim(it.who),
            (Question::Counter(it), R::Counter) => victim(it.who),
            (Question::SeekMany(it), R::Seek) => it.who.iter().any(|&it| victim(it)),
            (Question::Protect(it), _) => tries(it.who),
            _ => false,
        }
    }

    fn takes_place(attack: &str, question: &Question, answer: &Answer) -> bool {
        match (attack, question, answer) {
            ("a reflex strike" | "a reflex strike at a reload", Question::Part(it), answer) => {
                it.who != A || *answer == Parting::Reflex.into()
            }
            ("an overrun", Question::Part(it), answer) => it.who != A || *answer == Parting::Overrun.into(),
            ("a counter-attack", Question::Counter(_), answer) => *answer == Countering::Strike.into(),
            _ => true,
        }
    }
}

#[test]
fn every_reaction_is_offered() {
    laws::every_reaction_is_offered::<Reactions<SOUND>>();
}

#[test]
#[should_panic(expected = "a melee attack offers no Swarm")]
fn a_reaction_that_is_not_offered_is_found() {
    laws::every_reaction_is_offered::<Reactions<NEVER_ASKED>>();
}

#[test]
#[should_panic(expected = "a melee attack offers Face against daemmersturm.backstab.melee-only")]
fn a_reaction_against_the_rules_is_found() {
    laws::every_reaction_is_offered::<Reactions<TOO_MUCH>>();
}
