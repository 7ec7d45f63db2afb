//! Data that rarely changes: sheets, skills, zones.

use crate::{ActorId, AgendaId, ConflictKind, SkillId, SkillSet, Track, ZoneId};
use schwung_table::Names;
use serde::{Deserialize, Serialize};

/// Everything that is written down before play: the table's skills, sheets and zones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// Title of the encounter.
    pub title: String,
    /// Names of the seats, clockwise from the game master.
    pub seats: Vec<String>,
    /// Names of the sides.
    pub sides: Vec<String>,
    /// The skill list.
    pub skills: Vec<Skill>,
    /// The skills that rules refer to.
    pub roles: Roles,
    /// What attackers may want, and which skills they use for it.
    pub agendas: Vec<Agenda>,
    /// The sheets; the `n`th one belongs to the `n`th actor.
    pub sheets: Vec<Sheet>,
    /// The zones; at least one.
    pub zones: Vec<String>,
    /// Ways between neighbouring zones.
    pub ways: Vec<Way>,
}

/// Checked as a whole: see `State::is_sound`.
impl<N> Names<N> for Frame {}

/// A skill of the table's list.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Skill {
    /// Its key in files.
    pub key: String,
    /// Its German name.
    pub de: String,
    /// Its English name.
    pub en: String,
    /// Its range.
    pub reach: Reach,
    /// Whether it requires a weapon in hand.
    pub armed: bool,
}

/// Checked as a whole: see `State::is_sound`.
impl<N> Names<N> for Skill {}

/// The range of a skill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// Within the same zone.
    #[default]
    Touch,
    /// Up to the next zone.
    Throw,
    /// Up to the range of guns.
    Shoot,
    /// As far as can be seen or heard.
    Far,
}

/// The skills that rules refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Roles {
    /// Determines the order in physical conflicts.
    pub alertness: SkillId,
    /// Determines the order in social conflicts.
    pub empathy: SkillId,
    /// Breaks ties in the order; restricts actions in tiring conflicts.
    pub resolve: SkillId,
    /// Restricts actions in long conflicts.
    pub endurance: SkillId,
    /// The skill for sprints.
    pub athletics: SkillId,
}

impl Default for Roles {
    fn default() -> Roles {
        let first = SkillId(0);
        Roles { alertness: first, empathy: first, resolve: first, endurance: first, athletics: first }
    }
}

/// An agenda: something that an attacker may want.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Agenda {
    /// Its key in files and messages.
    pub key: String,
    /// Skills to attack with.
    pub attack: SkillSet,
    /// Skills to defend with.
    pub defend: SkillSet,
    /// The stress track that is affected.
    pub track: Track,
}

/// A way from a zone to its neighbour. The way back is separate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Names)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Way {
    /// The zone where it begins.
    pub from: ZoneId,
    /// The zone where it ends.
    pub to: ZoneId,
    /// The border value; 0 for none.
    pub border: u8,
}

/// A sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// The name.
    pub name: String,
    /// Ratings by skill; [`Sheet::UNLEARNED`] for skills that are not on the sheet. May be shorter than the
    /// skill list.
    pub skills: Vec<i8>,
    /// Lasting aspects.
    pub aspects: Vec<String>,
    /// Bit mask of the aspects that others do not know.
    pub secret_aspects: u32,
    /// Extra boxes on the health track and on the composure track.
    pub extra_boxes: [u8; 2],
    /// Number of extra consequences.
    pub extra_consequences: u8,
    /// Number of consequences before a character of the game master tries to concede.
    pub grit: Option<u8>,
    /// Weight factor, if it differs from that of a person.
    pub weight: Option<u8>,
    /// Fate points after a refresh, if they differ from the table's rule.
    pub refresh: Option<u8>,
    /// Companions.
    pub companions: Vec<Companion>,
    /// Whether recovery treats consequences as one level less severe (because of skills or stunts).
    pub quick_recovery: bool,
    /// Talents, gifts and stunts.
    #[serde(default)]
    pub gifts: Vec<Gift>,
    /// The kind of minions, for groups of minions.
    pub minions: Option<Minions>,
    /// For an independent companion: its partner, and its index on the partner's sheet.
    pub partner: Option<(ActorId, u8)>,
}

/// Checked as a whole: see `State::is_sound`.
impl<N> Names<N> for Sheet {}

/// A special possession or ability of a character.
//= malmsturm.gift.definition
//= malmsturm.talent.definition
//= malmsturm.gift.bend-rules
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gift {
    /// The name.
    pub name: String,
    /// The kind.
    #[serde(default)]
    pub kind: GiftKind,
    /// Its effect, unless it is only a bonus.
    #[serde(default)]
    pub text: String,
    /// Price of each use in fate points; fixed in advance.
    //= malmsturm.gift.cost-fixed-before
    #[serde(default)]
    pub price: u8,
    /// Its bonus to rolls of a skill.
    #[serde(default)]
    pub bonus: Option<(SkillId, i8)>,
}

/// The kind of a gift.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GiftKind {
    /// An ability beyond the ordinary.
    Talent,
    /// A tangible object.
    Gift,
    /// The term for both in other books.
    #[default]
    Stunt,
}

impl GiftKind {
    /// All kinds.
    pub const ALL: [GiftKind; 3] = [GiftKind::Talent, GiftKind::Gift, GiftKind::Stunt];

    /// Its name in files.
    pub fn word(self) -> &'static str {
        match self {
            GiftKind::Talent => "talent",
            GiftKind::Gift => "gift",
            GiftKind::Stunt => "stunt",
        }
    }

    /// The kind with this name.
    pub fn from_word(word: &str) -> Option<GiftKind> {
        GiftKind::ALL.into_iter().find(|it| it.word() == word)
    }
}

impl Sheet {
    /// The rating of skills that are not on the sheet.
    pub const UNLEARNED: i8 = i8::MIN;

    /// The rating of `skill` on the sheet, if it is there.
    #[inline]
    pub fn learned(&self, skill: SkillId) -> Option<i8> {
        self.skills.get(usize::from(skill.0)).copied().filter(|it| *it != Sheet::UNLEARNED)
    }

    /// The highest rating on the sheet.
    pub fn best(&self) -> Option<i8> {
        self.skills.iter().copied().filter(|it| *it != Sheet::UNLEARNED).max()
    }
}

/// A kind of minions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Minions {
    /// Quality: +1 to +3; up to +4 for an independent companion.
    pub quality: i8,
    /// The kind of conflict that they are good at.
    pub kind: ConflictKind,
}

/// A companion of a named character.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Companion {
    /// The name.
    pub name: String,
    /// Bit mask of the kinds of conflict that it helps in, see [`ConflictKind::bit`].
    pub kinds: u8,
    /// Advances, in the order in which they were bought.
    pub advances: Vec<Advance>,
    /// Whether the partner has an aspect about it.
    pub has_aspect: bool,
}

impl Companion {
    /// Bit mask of the kinds of conflict in which it counts, see [`ConflictKind::bit`].
    //= sotc.companion.adv-scope
    pub fn scope(&self) -> u8 {
        self.advances.iter().fold(self.kinds, |bits, it| match it {
            Advance::Scope(kind) => bits | kind.bit(),
            _ => bits,
        })
    }
}

/// An advance of a companion.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Advance {
    /// One step of quality.
    Quality,
    /// An additional kind of conflict.
    Scope(ConflictKind),
    /// It can act independently of its partner.
    Independent,
    /// One skill at its quality, two one below, or three two below.
    Skilled(Vec<SkillId>),
    /// It keeps up with its partner's movement and stealth.
    KeepingUp,
    /// It can communicate with its partner in the strangest circumstances.
    Communication,
}

impl Frame {
    /// The sheet of an actor.
    #[inline]
    pub fn sheet(&self, actor: ActorId) -> &Sheet {
        &self.sheets[usize::from(actor.0)]
    }

    /// An agenda.
    #[inline]
    pub fn agenda(&self, agenda: AgendaId) -> &Agenda {
        &self.agendas[usize::from(agenda.0)]
    }

    /// A skill.
    pub fn skill(&self, skill: SkillId) -> &Skill {
        &self.skills[usize::from(skill.0)]
    }

    /// The border from a zone to its neighbour; `None` if they are not neighbours.
    //= sotc.move.border
    pub fn border(&self, from: ZoneId, to: ZoneId) -> Option<u8> {
        self.ways.iter().find(|way| way.from == from && way.to == to).map(|way| way.border)
    }

    /// Number of steps from one zone to another on the shortest path; `None` if there is no path.
    pub fn distance(&self, from: ZoneId, to: ZoneId) -> Option<u8> {
        let mut reached = [0u128; 2];
        let is_in =
            |zones: &[u128; 2], zone: ZoneId| zones[usize::from(zone.0 >> 7)] >> (zone.0 & 127) & 1 == 1;
        let add =
            |zones: &mut [u128; 2], zone: ZoneId| zones[usize::from(zone.0 >> 7)] |= 1 << (zone.0 & 127);
        add(&mut reached, from);
        let mut steps = 0;
        while !is_in(&reached, to) {
            let before = reached;
            self.ways.iter().filter(|it| is_in(&before, it.from)).for_each(|it| add(&mut reached, it.to));
            if reached == before {
                return None;
            }
            steps += 1;
        }
        Some(steps)
    }

    /// The path with the fewest zones, and among those the one with the lowest borders. Excludes `from`.
    pub fn path(&self, from: ZoneId, to: ZoneId) -> Option<Vec<ZoneId>> {
        if from == to {
            return Some(Vec::new());
        }
        // Bellman-Ford: there are few zones, so relaxing all ways until nothing changes is fast enough.
        let mut best: Vec<Option<(usize, u32, ZoneId)>> = vec![None; self.zones.len()];
        best[usize::from(from.0)] = Some((0, 0, from));
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for way in &self.ways {
                let Some((zones, borders, _)) = best[usize::from(way.from.0)] else { continue };
                let found = (zones + 1, borders + u32::from(way.border));
                let here = &mut best[usize::from(way.to.0)];
                if here.is_none_or(|it| found < (it.0, it.1)) {
                    *here = Some((found.0, found.1, way.from));
                    changed = true;
                }
            }
        }
        let mut path = vec![to];
        let mut at = to;
        while at != from {
            let (_, _, before) = best[usize::from(at.0)]?;
            at = before;
            if at != from {
                path.push(at);
            }
        }
        path.reverse();
        Some(path)
    }
}
