//! All facts of a table.

use crate::{
    ActorId, AgendaId, AspectId, AspectRef, Effort, Frame, Profile, Shared, Sheet, Side, SkillId, Wording,
    ZoneId, profile::Initiative,
};
use schwung_table::Seat;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// All facts of a table where Fate is played.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct State {
    /// The book's axes and the switches.
    #[cfg_attr(feature = "ts", ts(as = "Profile"))]
    pub profile: Shared<Profile>,
    /// Sheets, skills, zones.
    #[cfg_attr(feature = "ts", ts(as = "Frame"))]
    pub frame: Shared<Frame>,
    /// Everybody and every group.
    pub actors: Vec<Actor>,
    /// Aspects that came up in play, oldest first.
    pub aspects: Vec<Aspect>,
    /// The number of the next aspect.
    pub next_aspect: u16,
    /// Blocks that stand.
    pub blocks: Vec<Block>,
    /// Skills that stand in for others, by an aspect of the scene.
    pub swaps: Vec<Swap>,
    /// The conflict, if there is one.
    pub conflict: Option<Conflict>,
    /// Who acts in what order in this exchange.
    pub order: Vec<ActorId>,
    /// Spin that waits for the next action.
    pub spin: Option<Spin>,
    /// The consequence that somebody took last, while a concession may still be offered for it.
    pub conceding: Option<Conceding>,
    /// Number of the scene.
    pub scene: u16,
    /// The last roll of the game master that nobody saw.
    #[serde(default)]
    pub veiled: Option<Box<VeiledCheck>>,
    /// Secret aspects of sheets that somebody has found out.
    #[serde(default)]
    pub found: Vec<FoundSecret>,
}

/// A secret aspect of a sheet that somebody has found out.
//= malmsturm.tag.must-know
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FoundSecret {
    /// Whose sheet.
    pub actor: ActorId,
    /// Its place there.
    pub aspect: u8,
    /// Seats that know it, as bits.
    pub seats: u32,
}

/// A roll that nobody saw but the game master, and what it was compared with.
//= freefate.contest.secret
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VeiledCheck {
    /// The roll.
    pub effort: Effort,
    /// The skills against it, each for itself.
    pub against: Vec<Effort>,
}

impl Hash for State {
    /// As for [`Actor`]: what actions change, in few words.
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

    /// Keeps the memory it has: simulation begins anew a million times a second.
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

/// What changes about a character, a group of minions or a companion on her own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Actor {
    /// What it is.
    pub kind: ActorKind,
    /// Whose side it is on.
    pub side: Side,
    /// Who plays it.
    pub seat: Seat,
    /// Do only the game master and whoever plays it know of it?
    pub hidden: bool,
    /// Where it is.
    pub zone: ZoneId,
    /// Fate points.
    pub fate: u8,
    /// Marked boxes of the health and the composure track.
    pub stress: [Boxes; 2],
    /// Minions that stand; 1 for anybody else.
    pub members: u16,
    /// Boxes filled of the minion that is hit next.
    pub wounds: u8,
    /// What it has done in this exchange.
    pub turn: TurnMarks,
    /// Shifts of the disarm, while it has no weapon in hand.
    pub disarmed: Option<u8>,
    /// The group it leads, or the leader of this group.
    pub attached: Option<ActorId>,
    /// Companions that dropped out, as bits.
    pub companions_gone: u8,
    /// Companions that are on their own, as bits.
    pub companions_away: u8,
    /// Companions that dropped out in this scene, as bits.
    #[serde(default)]
    pub companions_lost: u8,
    /// Grit in this conflict, where the game master set another.
    pub grit: Option<u8>,
    /// Weight factor of what it carries.
    pub load: u8,
    /// Free actions taken in this exchange.
    pub free_actions: u8,
    /// How it left the conflict.
    pub out: Option<Out>,
}

impl Hash for Actor {
    /// What changes most, in few words: states are hashed a lot where odds are explored. Equal actors have
    /// equal hashes; what is left out only makes for more comparisons.
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let marks = self.turn;
        let flags = [marks.acted, marks.holding, marks.full_defense, marks.attacked, self.out.is_some()];
        let flags = flags.into_iter().fold(0u8, |bits, flag| bits << 1 | u8::from(flag));
        let [low, high] = self.members.to_le_bytes();
        let disarmed = self.disarmed.map_or(u8::MAX, |shifts| shifts);
        let words = [self.zone.0, self.fate, low, high, self.wounds, self.companions_gone, disarmed, flags];
        hasher.write_u64(u64::from_le_bytes(words));
        hasher.write_u64(u64::from(self.stress[0].0) << 32 | u64::from(self.stress[1].0));
    }
}

/// What an actor is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ActorKind {
    /// A named character.
    Named,
    /// A group of minions.
    Minions,
    /// A companion on her own.
    Companion,
}

/// How somebody left a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// Taken out, by whom if by anybody.
    TakenOut(Option<ActorId>),
    /// On the terms of a concession.
    Conceded,
    /// Moved away.
    Left,
}

/// What an actor has done or declared in this exchange.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnMarks {
    /// Its action is used up.
    pub acted: bool,
    /// It holds its action.
    pub holding: bool,
    /// It defends fully.
    pub full_defense: bool,
    /// It has been attacked.
    pub attacked: bool,
}

/// Boxes of a stress track; bit `n - 1` is box `n`.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Boxes(pub u32);

impl Boxes {
    /// Is box `n` marked?
    pub fn is_marked(self, n: u8) -> bool {
        (1..=32).contains(&n) && self.0 >> (n - 1) & 1 == 1
    }

    /// With box `n` marked or free.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// Wounds and fatigue.
    #[default]
    Health,
    /// Social and mental injuries.
    Composure,
}

/// What a conflict is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ConflictKind {
    /// Bodies.
    Physical,
    /// Standing.
    Social,
    /// Minds.
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

    /// The kind of that name.
    pub fn from_word(word: &str) -> Option<ConflictKind> {
        ConflictKind::ALL.into_iter().find(|it| it.word() == word)
    }

    /// As a bit.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Conflict {
    /// What it is about.
    pub kind: ConflictKind,
    /// Number of the exchange, from 1.
    pub exchange: u16,
    /// Whose turn it is.
    pub turn: Option<ActorId>,
    /// Has anybody had a turn in this exchange?
    pub under_way: bool,
    /// How the order was made.
    pub initiative: Initiative,
    /// The skill that made it.
    pub initiative_skill: SkillId,
    /// The seat that began this exchange, where the start goes round the table.
    pub first: Seat,
    /// Which skills restrict every action by now.
    pub long: Long,
}

/// Which skills restrict the actions of a long conflict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Long {
    /// Endurance: it was drawn out.
    pub endurance: bool,
    /// Alertness: there are too many distractions.
    pub alertness: bool,
    /// Resolve: it has tired the minds.
    pub resolve: bool,
}

/// An aspect that came up in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Aspect {
    /// Its number.
    pub id: AspectId,
    /// Its wording.
    pub text: Wording,
    /// What bears it.
    pub bearer: Bearer,
    /// What it is.
    pub kind: AspectKind,
    /// Is it hidden from all but the game master and those who know?
    pub hidden: bool,
    /// Seats that know it although it is hidden, as bits.
    pub known: u32,
    /// Whoever has a free tag of it left.
    pub free_tag: Option<ActorId>,
}

/// What bears an aspect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bearer {
    /// The whole scene.
    Scene,
    /// A zone.
    Zone(ZoneId),
    /// A character or a group.
    Actor(ActorId),
}

/// What an aspect is, and how long it lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AspectKind {
    /// Laid out by the game master.
    Framed,
    /// Temporary, and gone after one tag.
    Fragile,
    /// Temporary, and there to be tagged again.
    Sticky,
    /// A consequence.
    Consequence {
        /// How bad.
        severity: Severity,
        /// Under which track it is written.
        track: Track,
        /// The scene it was taken in.
        scene: u16,
        /// Carried into a session that follows the last one without a break.
        carried: bool,
    },
}

/// How bad a consequence is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Gone after a breather.
    Mild,
    /// Gone after hours.
    Moderate,
    /// Gone after days or weeks.
    Severe,
}

/// A block that stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Block {
    /// Whoever blocks.
    pub by: ActorId,
    /// What it prevents.
    pub against: Against,
    /// The effort that made it.
    pub strength: i16,
    /// In the blocker's words.
    pub text: Wording,
    /// Does it last beyond this exchange?
    pub lasting: bool,
    /// Is it things that lie in the way? They hinder everybody else, and stay where they are when whoever left them goes.
    #[serde(default)]
    pub left: bool,
}

/// What a block prevents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// Attacks on somebody, by any enemy.
    AttacksOn(ActorId),
    /// Kinds of action of the other sides, as bits of [`Deed::bit`].
    Deeds(u8),
    /// Moving through a zone: for everybody but the blocker's side, or for everybody else where things lie there.
    Passage(ZoneId),
}

/// Kinds of action, as far as blocks tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Attacks.
    Attack,
    /// Maneuvers.
    Maneuver,
    /// Moves and sprints.
    Move,
    /// Shooting and throwing.
    Shoot,
    /// Anything else that takes an action.
    Other,
    /// Things that are free otherwise: speaking, looking, a switch.
    Free,
}

impl Deed {
    /// All kinds.
    pub const ALL: [Deed; 6] =
        [Deed::Attack, Deed::Maneuver, Deed::Move, Deed::Shoot, Deed::Other, Deed::Free];

    /// Its name in files and commands.
    pub fn word(self) -> &'static str {
        match self {
            Deed::Attack => "attacking",
            Deed::Maneuver => "maneuvering",
            Deed::Move => "moving",
            Deed::Shoot => "shooting",
            Deed::Other => "acting",
            Deed::Free => "speaking",
        }
    }

    /// As a bit.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A skill that stands in for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Swap {
    /// Whose.
    pub actor: ActorId,
    /// The skill rolled.
    pub skill: SkillId,
    /// For attacks with this agenda, or for whatever it was used for if `None`.
    pub agenda: Option<AgendaId>,
    /// Does it last for the scene, or for the exchange?
    pub scene: bool,
}

/// Spin that waits to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Spin {
    /// Whoever gained it.
    pub by: ActorId,
    /// Has the next action begun? Then it lapses with its end.
    pub now: bool,
}

/// The moment after a consequence, in which a concession may be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Conceding {
    /// Whoever took the consequence.
    pub who: ActorId,
    /// Whoever inflicted it.
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

    /// The rating of `skill`: what the sheet says, or what an unlearned one counts.
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

    /// What a refresh fills the fate points of `actor` up to.
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

    /// Every actor's id.
    pub fn ids(&self) -> impl Iterator<Item = ActorId> + use<> {
        (0..u8::try_from(self.actors.len()).unwrap_or(u8::MAX)).map(ActorId)
    }

    /// An aspect that came up in play.
    pub fn aspect(&self, id: AspectId) -> Option<&Aspect> {
        self.aspects.iter().find(|it| it.id == id)
    }

    /// The wording of any aspect; empty if there is none such.
    pub fn aspect_text(&self, aspect: AspectRef) -> &str {
        match aspect {
            AspectRef::Sheet(actor, n) => {
                self.frame.sheet(actor).aspects.get(usize::from(n)).map_or("", String::as_str)
            }
            AspectRef::Play(id) => self.aspect(id).map_or("", |it| it.text.as_str()),
        }
    }

    /// The wording of a fragile aspect, which ends with one use; empty for any other.
    pub fn fragile_text(&self, aspect: AspectRef) -> Wording {
        match aspect {
            AspectRef::Sheet(..) => Wording::NONE,
            AspectRef::Play(id) => self
                .aspect(id)
                .filter(|it| it.kind == AspectKind::Fragile)
                .map_or(Wording::NONE, |it| it.text.clone()),
        }
    }

    /// Kinds of conflict in which the quality of a group counts, as bits of [`ConflictKind::bit`]: the one of its kind, or
    /// all those of a companion on her own.
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

    /// What bears an aspect.
    pub fn bearer(&self, aspect: AspectRef) -> Option<Bearer> {
        match aspect {
            AspectRef::Sheet(actor, _) => Some(Bearer::Actor(actor)),
            AspectRef::Play(id) => self.aspect(id).map(|it| it.bearer),
        }
    }

    /// The consequences that `actor` carries: number, severity, track.
    pub fn consequences(&self, actor: ActorId) -> impl Iterator<Item = (AspectId, Severity, Track)> + '_ {
        self.aspects.iter().filter(move |it| it.bearer == Bearer::Actor(actor)).filter_map(|it| {
            match it.kind {
                AspectKind::Consequence { severity, track, .. } => Some((it.id, severity, track)),
                _ => None,
            }
        })
    }

    /// Does whoever sits at `seat` know of `actor`?
    pub fn is_known_to(&self, actor: ActorId, seat: Seat) -> bool {
        self.actors.get(usize::from(actor.0)).is_none_or(|it| it.is_known_to(seat))
    }

    /// Does whoever sits at `seat` know this aspect? Of somebody hidden no aspect is known; of a sheet whatever is
    /// not secret, and all of one's own; of what came up in play whatever is laid open or was found.
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

    /// Is the aspect of a sheet a secret, from all but the game master and those who have found it out?
    pub fn is_secret(&self, actor: ActorId, n: u8) -> bool {
        let sheet = self.frame.sheets.get(usize::from(actor.0));
        sheet.is_some_and(|it| usize::from(n) < it.aspects.len() && it.secret_aspects >> n.min(31) & 1 == 1)
    }

    /// Has whoever sits at `seat` found out this secret aspect?
    pub fn is_secret_known(&self, actor: ActorId, n: u8, seat: Seat) -> bool {
        let known = |it: &FoundSecret| it.seats >> seat.0.min(31) & 1 == 1;
        self.found.iter().any(|it| (it.actor, it.aspect) == (actor, n) && known(it))
    }

    /// Is an aspect that came up in play hidden, for itself or with its bearer?
    pub fn is_aspect_hidden(&self, id: AspectId) -> bool {
        self.aspect(id).is_some_and(|it| match it.bearer {
            Bearer::Actor(actor) => it.hidden || self.actor(actor).hidden,
            Bearer::Scene | Bearer::Zone(_) => it.hidden,
        })
    }

    /// Is a conflict going on?
    pub fn in_conflict(&self) -> bool {
        self.conflict.is_some()
    }

    /// Is `actor` still in the conflict?
    #[inline]
    pub fn is_in(&self, actor: ActorId) -> bool {
        self.actor(actor).out.is_none()
    }
}

impl Aspect {
    /// Is it known to whoever sits at `seat`?
    //= malmsturm.tag.must-know
    pub fn is_known_to(&self, seat: Seat) -> bool {
        !self.hidden || seat.is_gm() || self.known >> seat.0.min(31) & 1 == 1
    }
}

impl Actor {
    /// Does whoever sits at `seat` know of it?
    #[inline]
    pub fn is_known_to(&self, seat: Seat) -> bool {
        !self.hidden || seat.is_gm() || self.seat == seat
    }

    /// Somebody new: a single named character, unhurt, who has done nothing yet.
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
    /// A table before play.
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
