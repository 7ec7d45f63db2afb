//! The state of a table.

use crate::{
    ActorId, AgendaId, AspectId, AspectRef, Effort, Frame, Profile, Shared, Sheet, Side, SkillId, Wording,
    ZoneId, axes::Initiative,
};
use schwung_table::{Known, Line, Names, Seat};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The complete state of a Fate table.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct State {
    /// The book and the switches.
    #[cfg_attr(feature = "ts", ts(as = "Profile"))]
    pub profile: Shared<Profile>,
    /// Sheets, skills, zones.
    #[cfg_attr(feature = "ts", ts(as = "Frame"))]
    pub frame: Shared<Frame>,
    /// All characters, companions and groups in the scene.
    pub actors: Vec<Actor>,
    /// Aspects in play, oldest first.
    pub aspects: Vec<Aspect>,
    /// Id of the next aspect.
    pub next_aspect: u16,
    /// Active blocks.
    pub blocks: Vec<Block>,
    /// Skills that replace others, because of an aspect of the scene.
    pub swaps: Vec<Swap>,
    /// The current conflict.
    pub conflict: Option<Conflict>,
    /// The order of turns in this exchange.
    pub order: Vec<ActorId>,
    /// Spin that is pending for the next action.
    pub spin: Option<Spin>,
    /// The last consequence, as long as a concession may be offered for it.
    pub conceding: Option<Conceding>,
    /// Number of the scene.
    pub scene: u16,
    /// The last veiled roll of the game master.
    #[serde(default)]
    pub veiled: Option<Box<VeiledCheck>>,
    /// Secret aspects of sheets that somebody has discovered.
    #[serde(default)]
    pub found: Vec<FoundSecret>,
}

/// A discovered secret aspect of a sheet.
//= malmsturm.tag.must-know
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FoundSecret {
    /// The actor whose sheet it is on.
    pub actor: ActorId,
    /// Index of the aspect on the sheet.
    pub aspect: u8,
    /// Bit mask of the seats that know it.
    pub seats: u32,
}

/// A roll that only the game master saw, and the skills that it was compared with.
//= freefate.contest.secret
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[known(any(effort, against))]
pub struct VeiledCheck {
    /// The roll.
    pub effort: Effort,
    /// The opposing skills, each compared separately.
    pub against: Vec<Effort>,
}

impl Hash for State {
    /// Hashes only a little of what actions change, see [`Actor`].
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.actors.hash(hasher);
        self.aspects.hash(hasher);
        let turn = self.conflict.map_or(u64::MAX, |it| {
            u64::from(it.exchange) << 16
                | u64::from(it.turn.map_or(u8::MAX, |turn| turn.0)) << 1
                | u64::from(it.under_way)
        });
        let spin = self.spin.map_or(u64::MAX, |spin| u64::from(spin.by.0) << 1 | u64::from(spin.now));
        hasher.write_u64(turn ^ spin.rotate_left(32));
        hasher.write_usize(self.blocks.len());
    }
}

impl Clone for State {
    fn clone(&self) -> State {
        State {
            profile: self.profile.clone(),
            frame: self.frame.clone(),
            actors: self.actors.clone(),
            aspects: self.aspects.clone(),
            next_aspect: self.next_aspect,
            blocks: self.blocks.clone(),
            swaps: self.swaps.clone(),
            conflict: self.conflict,
            order: self.order.clone(),
            spin: self.spin,
            conceding: self.conceding,
            scene: self.scene,
            veiled: self.veiled.clone(),
            found: self.found.clone(),
        }
    }

    /// Keeps allocated memory: simulations restart a million times per second.
    #[inline]
    fn clone_from(&mut self, source: &State) {
        self.profile.clone_from(&source.profile);
        self.frame.clone_from(&source.frame);
        self.actors.clone_from(&source.actors);
        self.aspects.clone_from(&source.aspects);
        self.next_aspect = source.next_aspect;
        self.blocks.clone_from(&source.blocks);
        self.swaps.clone_from(&source.swaps);
        self.conflict = source.conflict;
        self.order.clone_from(&source.order);
        self.spin = source.spin;
        self.conceding = source.conceding;
        self.scene = source.scene;
        self.veiled.clone_from(&source.veiled);
        self.found.clone_from(&source.found);
    }
}

/// The changing facts about a character, a group of minions or an independent companion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Actor {
    /// The kind of actor.
    pub kind: ActorKind,
    /// Its side.
    pub side: Side,
    /// The seat that plays it.
    pub seat: Seat,
    /// Whether only the game master and its player know of it.
    pub hidden: bool,
    /// Its zone.
    pub zone: ZoneId,
    /// Fate points.
    pub fate: u8,
    /// Marked boxes of the health and the composure track.
    pub stress: [Boxes; 2],
    /// Number of minions in the group; 1 for other actors.
    pub members: u16,
    /// Marked boxes of the minion that is hit next.
    pub wounds: u8,
    /// Its actions in this exchange.
    pub turn: TurnMarks,
    /// Shifts of the disarm, as long as it has no weapon in hand.
    pub disarmed: Option<u16>,
    /// The group that it leads, or the leader of this group.
    pub attached: Option<ActorId>,
    /// Bit mask of companions that have dropped out.
    pub companions_gone: u8,
    /// Bit mask of companions that are away.
    pub companions_away: u8,
    /// Bit mask of companions that have dropped out in this scene.
    #[serde(default)]
    pub companions_lost: u8,
    /// Grit in this conflict, if the game master set it.
    pub grit: Option<u8>,
    /// Weight factor of its load.
    pub load: u8,
    /// Number of free actions in this exchange.
    pub free_actions: u8,
    /// How it left the conflict; `None` if it is still there.
    pub out: Option<Out>,
}

impl Hash for Actor {
    /// Hashes only what changes most, because odds hash many states. Equal actors have equal hashes; omitted
    /// fields only cause more comparisons.
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let marks = self.turn;
        let flags = [marks.acted, marks.holding, marks.full_defense, marks.attacked, self.out.is_some()];
        let flags = flags.into_iter().fold(0u8, |bits, flag| bits << 1 | u8::from(flag));
        let [low, high] = self.members.to_le_bytes();
        let disarmed = self.disarmed.map_or(u8::MAX, |shifts| shifts as u8);
        let words = [self.zone.0, self.fate, low, high, self.wounds, self.companions_gone, disarmed, flags];
        hasher.write_u64(u64::from_le_bytes(words));
        hasher.write_u64(u64::from(self.stress[0].0) << 32 | u64::from(self.stress[1].0));
    }
}

/// The kind of an actor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ActorKind {
    /// A named character.
    Named,
    /// A group of minions.
    Minions,
    /// An independent companion.
    Companion,
}

/// How an actor left a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// Taken out, by this actor if any.
    TakenOut(Option<ActorId>),
    /// By a concession.
    Conceded,
    /// By moving away.
    Left,
}

/// Who took somebody out is a fact of the past, and not checked.
impl<N> Names<N> for Out {}

/// The actions and declarations of an actor in this exchange.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnMarks {
    /// Whether its action is used up.
    pub acted: bool,
    /// Whether it holds its action.
    pub holding: bool,
    /// Whether it is in full defense.
    pub full_defense: bool,
    /// Whether it has been attacked.
    pub attacked: bool,
}

/// A set of boxes of a stress track; bit `n - 1` is box `n`.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Boxes(pub u32);

impl<N> Names<N> for Boxes {}

impl Boxes {
    /// Returns whether box `n` is marked.
    pub fn is_marked(self, n: u8) -> bool {
        (1..=32).contains(&n) && self.0 >> (n - 1) & 1 == 1
    }

    /// The set with box `n` marked or free.
    #[must_use]
    pub fn with(self, n: u8, marked: bool) -> Boxes {
        if !(1..=32).contains(&n) {
            return self;
        }
        let bit = 1 << (n - 1);
        Boxes(if marked { self.0 | bit } else { self.0 & !bit })
    }

    /// The marked boxes, from the left.
    pub fn marked(self) -> impl Iterator<Item = u8> {
        (1..=32).filter(move |&n| self.is_marked(n))
    }
}

/// A stress track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// Wounds and fatigue.
    #[default]
    Health,
    /// Social and mental injuries.
    Composure,
}

/// A kind of conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ConflictKind {
    /// A fight.
    Physical,
    /// A conflict about social standing.
    Social,
    /// A conflict of minds.
    Mental,
}

impl ConflictKind {
    /// All kinds.
    pub const ALL: [ConflictKind; 3] = [ConflictKind::Physical, ConflictKind::Social, ConflictKind::Mental];

    /// Its name in files.
    pub fn word(self) -> &'static str {
        match self {
            ConflictKind::Physical => "physical",
            ConflictKind::Social => "social",
            ConflictKind::Mental => "mental",
        }
    }

    /// The kind with this name.
    pub fn from_word(word: &str) -> Option<ConflictKind> {
        ConflictKind::ALL.into_iter().find(|it| it.word() == word)
    }

    /// Its bit in bit masks.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Conflict {
    /// The kind of conflict.
    pub kind: ConflictKind,
    /// Number of the exchange, from 1.
    pub exchange: u16,
    /// The actor on turn.
    pub turn: Option<ActorId>,
    /// Whether anybody has had a turn in this exchange.
    pub under_way: bool,
    /// How the order was determined.
    pub initiative: Initiative,
    /// The skill that determined the order.
    pub initiative_skill: SkillId,
    /// The seat that began this exchange, if the start rotates around the table.
    pub first: Seat,
    /// The skills that restrict all actions at present.
    pub long: Long,
}

/// The skills that restrict the actions of a long conflict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Long {
    /// Endurance: the conflict was drawn out.
    pub endurance: bool,
    /// Alertness: there are too many distractions.
    pub alertness: bool,
    /// Resolve: the conflict is mentally exhausting.
    pub resolve: bool,
}

/// An aspect in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Aspect {
    /// Its id.
    pub id: AspectId,
    /// Its wording.
    pub text: Wording,
    /// Its bearer.
    pub bearer: Bearer,
    /// Its kind and lifetime.
    pub kind: AspectKind,
    /// Whether it is hidden from everybody but the game master and those in `known`.
    pub hidden: bool,
    /// Bit mask of the seats that know it although it is hidden.
    pub known: u32,
    /// The actor who has a free tag on it.
    pub free_tag: Option<ActorId>,
}

/// The bearer of an aspect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Known, Line, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bearer {
    /// The whole scene.
    #[known(all)]
    Scene,
    /// A zone.
    #[known(0)]
    Zone(ZoneId),
    /// A character or a group.
    #[known(0)]
    #[line(about(0))]
    Actor(ActorId),
}

/// The kind of an aspect, which determines its lifetime.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AspectKind {
    /// Created by the game master.
    Framed,
    /// Temporary, and removed by the first tag.
    Fragile,
    /// Temporary, and can be tagged several times.
    Sticky,
    /// A consequence.
    Consequence {
        /// Its severity.
        severity: Severity,
        /// The stress track that it belongs to.
        track: Track,
        /// Number of the scene in which it was taken.
        scene: u16,
        /// Whether it was carried into a session that followed without a break.
        carried: bool,
    },
}

/// The severity of a consequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Recovers with a breather.
    Mild,
    /// Recovers within hours.
    Moderate,
    /// Recovers within days or weeks.
    Severe,
}

/// An active block.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Block {
    /// The blocking actor.
    pub by: ActorId,
    /// What it prevents.
    pub against: Against,
    /// The blocker's effort.
    pub strength: i16,
    /// Description in the player's words.
    pub text: Wording,
    /// Whether it lasts beyond this exchange.
    pub lasting: bool,
    /// Whether it consists of things left in the way. They hinder everybody else, and stay when the blocker
    /// leaves.
    #[serde(default)]
    pub left: bool,
}

/// What a block prevents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// Attacks on an actor by any enemy.
    AttacksOn(ActorId),
    /// Kinds of action by the other sides; a bit mask, see [`ActionKind::bit`].
    Deeds(u8),
    /// Passage through a zone: for all other sides; if things are left in the way, for everybody else.
    Passage(ZoneId),
}

/// The kinds of action that blocks distinguish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ActionKind {
    /// Attacks.
    Attack,
    /// Maneuvers.
    Maneuver,
    /// Moves and sprints.
    Move,
    /// Shooting and throwing.
    Shoot,
    /// Any other action.
    Other,
    /// Free actions: speaking, looking, flicking a switch.
    Free,
}

impl ActionKind {
    /// All kinds.
    pub const ALL: [ActionKind; 6] = [
        ActionKind::Attack,
        ActionKind::Maneuver,
        ActionKind::Move,
        ActionKind::Shoot,
        ActionKind::Other,
        ActionKind::Free,
    ];

    /// Its name in files and commands.
    pub fn word(self) -> &'static str {
        match self {
            ActionKind::Attack => "attacking",
            ActionKind::Maneuver => "maneuvering",
            ActionKind::Move => "moving",
            ActionKind::Shoot => "shooting",
            ActionKind::Other => "acting",
            ActionKind::Free => "speaking",
        }
    }

    /// Its bit in bit masks.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A skill that replaces another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Swap {
    /// The actor who uses it.
    pub actor: ActorId,
    /// The skill used instead.
    pub skill: SkillId,
    /// For attacks with this agenda; `None` for other actions.
    pub agenda: Option<AgendaId>,
    /// Whether it lasts until the end of the scene. Otherwise it lasts until the end of the exchange.
    pub scene: bool,
}

/// Pending spin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Spin {
    /// The actor who gained it.
    pub by: ActorId,
    /// Whether the next action has begun. The spin then lapses at its end.
    pub now: bool,
}

/// The moment after a consequence in which a concession can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Conceding {
    /// The actor who took the consequence.
    pub who: ActorId,
    /// The actor who inflicted it.
    pub to: Option<ActorId>,
}

impl State {
    /// An actor.
    #[inline]
    pub fn actor(&self, id: ActorId) -> &Actor {
        &self.actors[usize::from(id.0)]
    }

    #[inline]
    pub(crate) fn actor_mut(&mut self, id: ActorId) -> &mut Actor {
        &mut self.actors[usize::from(id.0)]
    }

    /// The rating of `skill`: from the sheet, or that of an unlearned skill.
    //= malmsturm.skill.unlearned
    //= malmsturm.skill.new-skill-in-play
    //= freefate.skill.unlearned
    #[inline]
    pub fn rating(&self, actor: ActorId, skill: SkillId) -> i8 {
        let written = self.frame.sheet(actor).skills.get(usize::from(skill.0)).copied();
        match written {
            Some(rating) if rating != Sheet::UNLEARNED => rating,
            _ => self.profile.switches.unlearned,
        }
    }

    /// The number of fate points of `actor` after a refresh.
    //= malmsturm.refresh.amount
    //= malmsturm.refresh.grim
    //= freefate.fate.default-refresh
    pub fn refresh_of(&self, actor: ActorId) -> u8 {
        let sheet = self.frame.sheet(actor);
        sheet.refresh.unwrap_or_else(|| self.profile.points(self.switches().refresh_points, sheet))
    }

    /// The switches.
    #[inline]
    pub fn switches(&self) -> &crate::Switches {
        &self.profile.switches
    }

    /// The ids of all actors.
    pub fn ids(&self) -> impl Iterator<Item = ActorId> + use<> {
        (0..u8::try_from(self.actors.len()).unwrap_or(u8::MAX)).map(ActorId)
    }

    /// An aspect in play.
    pub fn aspect(&self, id: AspectId) -> Option<&Aspect> {
        self.aspects.iter().find(|it| it.id == id)
    }

    /// The wording of an aspect; empty if it does not exist.
    pub fn aspect_text(&self, aspect: AspectRef) -> &str {
        match aspect {
            AspectRef::Sheet(actor, n) => {
                self.frame.sheet(actor).aspects.get(usize::from(n)).map_or("", String::as_str)
            }
            AspectRef::Play(id) => self.aspect(id).map_or("", |it| it.text.as_str()),
        }
    }

    /// The wording of a fragile aspect, which ends when used; empty for any other.
    pub fn fragile_text(&self, aspect: AspectRef) -> Wording {
        match aspect {
            AspectRef::Sheet(..) => Wording::NONE,
            AspectRef::Play(id) => self
                .aspect(id)
                .filter(|it| it.kind == AspectKind::Fragile)
                .map_or(Wording::NONE, |it| it.text.clone()),
        }
    }

    /// Bit mask of the kinds of conflict in which the quality of a group counts, see [`ConflictKind::bit`]:
    /// the one of its minions, or all those of an independent companion.
    //= sotc.minions.quality-scope
    //= sotc.companion.adv-scope
    pub fn quality_scope(&self, group: ActorId) -> u8 {
        let sheet = self.frame.sheet(group);
        let companion = sheet.partner.and_then(|(partner, n)| {
            let partner = self.frame.sheets.get(usize::from(partner.0))?;
            partner.companions.get(usize::from(n))
        });
        let own = sheet.minions.map_or(0, |it| it.kind.bit());
        companion.map_or(own, |it| it.scope() | own)
    }

    /// The bearer of an aspect.
    pub fn bearer(&self, aspect: AspectRef) -> Option<Bearer> {
        match aspect {
            AspectRef::Sheet(actor, _) => Some(Bearer::Actor(actor)),
            AspectRef::Play(id) => self.aspect(id).map(|it| it.bearer),
        }
    }

    /// The consequences of `actor`: id, severity, track.
    pub fn consequences(&self, actor: ActorId) -> impl Iterator<Item = (AspectId, Severity, Track)> + '_ {
        self.aspects.iter().filter(move |it| it.bearer == Bearer::Actor(actor)).filter_map(|it| {
            match it.kind {
                AspectKind::Consequence { severity, track, .. } => Some((it.id, severity, track)),
                _ => None,
            }
        })
    }

    /// Returns whether the person at `seat` knows of `actor`.
    pub fn is_known_to(&self, actor: ActorId, seat: Seat) -> bool {
        self.actors.get(usize::from(actor.0)).is_none_or(|it| it.is_known_to(seat))
    }

    /// Returns whether the person at `seat` knows this aspect. Aspects of hidden actors are unknown. Aspects
    /// of sheets are known unless they are secret; players know all of their own. Aspects in play are known
    /// if they are open or have been found.
    //= malmsturm.tag.must-know
    pub fn is_aspect_known_to(&self, aspect: AspectRef, seat: Seat) -> bool {
        let bearer_known = match self.bearer(aspect) {
            Some(Bearer::Actor(actor)) => self.is_known_to(actor, seat),
            Some(Bearer::Scene | Bearer::Zone(_)) | None => true,
        };
        bearer_known
            && match aspect {
                AspectRef::Sheet(actor, n) => {
                    let sheet = self.frame.sheets.get(usize::from(actor.0));
                    let own = self.actors.get(usize::from(actor.0)).is_some_and(|it| it.seat == seat);
                    let open = sheet.is_some_and(|it| it.secret_aspects >> n.min(31) & 1 == 0);
                    open || own || seat.is_gm() || self.is_secret_known(actor, n, seat)
                }
                AspectRef::Play(id) => self.aspect(id).is_none_or(|it| it.is_known_to(seat)),
            }
    }

    /// Returns whether the aspect of a sheet is secret, so that only the game master, its player and those
    /// who discovered it know it.
    pub fn is_secret(&self, actor: ActorId, n: u8) -> bool {
        let sheet = self.frame.sheets.get(usize::from(actor.0));
        sheet.is_some_and(|it| usize::from(n) < it.aspects.len() && it.secret_aspects >> n.min(31) & 1 == 1)
    }

    /// Returns whether the person at `seat` has discovered this secret aspect.
    pub fn is_secret_known(&self, actor: ActorId, n: u8, seat: Seat) -> bool {
        let known = |it: &FoundSecret| it.seats >> seat.0.min(31) & 1 == 1;
        self.found.iter().any(|it| (it.actor, it.aspect) == (actor, n) && known(it))
    }

    /// Returns whether an aspect in play is hidden, either itself or because of its bearer.
    pub fn is_aspect_hidden(&self, id: AspectId) -> bool {
        self.aspect(id).is_some_and(|it| match it.bearer {
            Bearer::Actor(actor) => it.hidden || self.actor(actor).hidden,
            Bearer::Scene | Bearer::Zone(_) => it.hidden,
        })
    }

    /// Returns whether there is a conflict.
    pub fn in_conflict(&self) -> bool {
        self.conflict.is_some()
    }

    /// Returns whether `actor` is still in the conflict.
    #[inline]
    pub fn is_in(&self, actor: ActorId) -> bool {
        self.actor(actor).out.is_none()
    }
}

impl Aspect {
    /// Returns whether the person at `seat` knows it.
    //= malmsturm.tag.must-know
    pub fn is_known_to(&self, seat: Seat) -> bool {
        !self.hidden || seat.is_gm() || self.known >> seat.0.min(31) & 1 == 1
    }
}

impl Actor {
    /// Returns whether the person at `seat` knows of it.
    #[inline]
    pub fn is_known_to(&self, seat: Seat) -> bool {
        !self.hidden || seat.is_gm() || self.seat == seat
    }

    /// A new named character, unhurt and without any actions so far.
    pub fn new(side: Side, seat: Seat, zone: ZoneId) -> Actor {
        Actor {
            kind: ActorKind::Named,
            side,
            seat,
            hidden: false,
            zone,
            fate: 0,
            stress: [Boxes::default(); 2],
            members: 1,
            wounds: 0,
            turn: TurnMarks::default(),
            disarmed: None,
            attached: None,
            companions_gone: 0,
            companions_away: 0,
            companions_lost: 0,
            grit: None,
            load: 0,
            free_actions: 0,
            out: None,
        }
    }
}

impl State {
    /// The state of a table before play.
    pub fn new(profile: Profile, frame: Frame, actors: Vec<Actor>) -> State {
        State {
            profile: Shared::new(profile),
            frame: Shared::new(frame),
            actors,
            aspects: Vec::new(),
            next_aspect: 1,
            blocks: Vec::new(),
            swaps: Vec::new(),
            conflict: None,
            order: Vec::new(),
            spin: None,
            conceding: None,
            scene: 1,
            veiled: None,
            found: Vec::new(),
        }
    }
}
