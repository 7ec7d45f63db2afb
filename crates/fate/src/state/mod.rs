//! The state of a table.

mod actor;
mod aspect;
mod block;
mod conflict;

pub use actor::*;
pub use aspect::*;
pub use block::*;
pub use conflict::*;

use crate::{ActorId, AspectId, AspectRef, Effort, Frame, Profile, Shared, Sheet, SkillId, Wording};
use schwung_table::{Known, Names, Seat};
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
    /// Secret aspects of sheets that have been discovered.
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
        self.is_aspect_told(aspect, Some(seat))
    }

    /// Returns whether everybody knows this aspect. If not, it depends on the person.
    pub fn is_aspect_open(&self, aspect: AspectRef) -> bool {
        self.is_aspect_told(aspect, None)
    }

    /// Returns whether the person at `seat` knows this aspect, or everybody does.
    fn is_aspect_told(&self, aspect: AspectRef, seat: Option<Seat>) -> bool {
        let is_known = |it: &Actor| !it.hidden || seat.is_some_and(|seat| it.is_known_to(seat));
        let bearer_known = match self.bearer(aspect) {
            Some(Bearer::Actor(actor)) => self.actors.get(usize::from(actor.0)).is_none_or(is_known),
            Some(Bearer::Scene | Bearer::Zone(_)) | None => true,
        };
        bearer_known
            && match aspect {
                AspectRef::Sheet(actor, n) => {
                    let sheet = self.frame.sheets.get(usize::from(actor.0));
                    let own = |seat| self.actors.get(usize::from(actor.0)).is_some_and(|it| it.seat == seat);
                    let found =
                        |seat: Seat| own(seat) || seat.is_gm() || self.is_secret_known(actor, n, seat);
                    sheet.is_some_and(|it| it.secret_aspects >> n.min(31) & 1 == 0) || seat.is_some_and(found)
                }
                AspectRef::Play(id) => self
                    .aspect(id)
                    .is_none_or(|it| !it.hidden || seat.is_some_and(|seat| it.is_known_to(seat))),
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
