//! What seldom changes: sheets, skills, zones.

use crate::{ActorId, AgendaId, ConflictKind, SkillId, SkillSet, Track, ZoneId};
use serde::{Deserialize, Serialize};

/// All that is written down before play: the table's skills, sheets and zones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// What the encounter is called.
    pub title: String,
    /// Names of the seats, clockwise from the game master.
    pub seats: Vec<String>,
    /// Names of the sides.
    pub sides: Vec<String>,
    /// The skill list.
    pub skills: Vec<Skill>,
    /// The skills that rules name.
    pub roles: Roles,
    /// What attackers may want, and which skills serve it.
    pub agendas: Vec<Agenda>,
    /// The sheets; the `n`th belongs to the `n`th actor.
    pub sheets: Vec<Sheet>,
    /// The zones; at least one.
    pub zones: Vec<String>,
    /// Ways between neighbouring zones.
    pub ways: Vec<Way>,
}

/// A skill of the table's list.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Skill {
    /// Its name in files.
    pub key: String,
    /// Its German name.
    pub de: String,
    /// Its English name.
    pub en: String,
    /// How far it reaches.
    pub reach: Reach,
    /// Does it need a weapon in hand?
    pub armed: bool,
}

/// How far one reaches with a skill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// Within the zone.
    #[default]
    Touch,
    /// Into the next zone.
    Throw,
    /// As far as guns do.
    Shoot,
    /// As far as can be seen and heard.
    Far,
}

/// The skills that rules name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Roles {
    /// Orders a physical conflict.
    pub alertness: SkillId,
    /// Orders a social conflict.
    pub empathy: SkillId,
    /// Settles ties; restricts tired minds.
    pub resolve: SkillId,
    /// Restricts in long conflicts.
    pub endurance: SkillId,
    /// Sprints.
    pub athletics: SkillId,
}

impl Default for Roles {
    fn default() -> Roles {
        let first = SkillId(0);
        Roles { alertness: first, empathy: first, resolve: first, endurance: first, athletics: first }
    }
}

/// What an attacker may want.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Agenda {
    /// Its name in files and messages.
    pub key: String,
    /// Skills to attack with.
    pub attack: SkillSet,
    /// Skills to defend with.
    pub defend: SkillSet,
    /// The track that suffers.
    pub track: Track,
}

/// A way from a zone to its neighbour. Ways back are ways of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Way {
    /// From here.
    pub from: ZoneId,
    /// To there.
    pub to: ZoneId,
    /// The border between them; 0 is none.
    pub border: u8,
}

/// What is written on a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// The name.
    pub name: String,
    /// Ratings by skill; [`Sheet::UNLEARNED`] where nothing is written. May be shorter than the skill list.
    pub skills: Vec<i8>,
    /// Lasting aspects.
    pub aspects: Vec<String>,
    /// Aspects that are not known to others, as bits.
    pub secret_aspects: u32,
    /// Extra boxes of the health and the composure track.
    pub extra_boxes: [u8; 2],
    /// Extra consequences.
    pub extra_consequences: u8,
    /// Consequences before a character of the game master tries to concede.
    pub grit: Option<u8>,
    /// Weight factor, where it is not that of a person.
    pub weight: Option<u8>,
    /// Fate points that a refresh fills up to, where it is not what the table says.
    pub refresh: Option<u8>,
    /// Companions.
    pub companions: Vec<Companion>,
    /// Severities of which recovery counts one level lower (skills, stunts).
    pub quick_recovery: bool,
    /// Talents, gifts and stunts.
    #[serde(default)]
    pub gifts: Vec<Gift>,
    /// For minions: what they are.
    pub minions: Option<Minions>,
    /// For a companion on her own: whose, and which of the partner's.
    pub partner: Option<(ActorId, u8)>,
}

/// Something special that a character owns or can do, in its own words.
//= malmsturm.gift.definition
//= malmsturm.talent.definition
//= malmsturm.gift.bend-rules
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gift {
    /// The name.
    pub name: String,
    /// What it is.
    #[serde(default)]
    pub kind: GiftKind,
    /// What it does, where that is more than a bonus.
    #[serde(default)]
    pub text: String,
    /// Fate points that each use costs; settled beforehand.
    //= malmsturm.gift.cost-fixed-before
    #[serde(default)]
    pub price: u8,
    /// What it adds to rolls of a skill.
    #[serde(default)]
    pub bonus: Option<(SkillId, i8)>,
}

/// What a gift is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GiftKind {
    /// An ability beyond the ordinary.
    Talent,
    /// A thing that can be touched.
    Gift,
    /// What other books call either.
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

    /// The kind of that name.
    pub fn from_word(word: &str) -> Option<GiftKind> {
        GiftKind::ALL.into_iter().find(|it| it.word() == word)
    }
}

impl Sheet {
    /// Stands among the ratings where a skill is not on the sheet.
    pub const UNLEARNED: i8 = i8::MIN;

    /// The rating that is written for `skill`, if there is one.
    #[inline]
    pub fn learned(&self, skill: SkillId) -> Option<i8> {
        self.skills.get(usize::from(skill.0)).copied().filter(|it| *it != Sheet::UNLEARNED)
    }

    /// The highest rating that is written.
    pub fn best(&self) -> Option<i8> {
        self.skills.iter().copied().filter(|it| *it != Sheet::UNLEARNED).max()
    }
}

/// A kind of minions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Minions {
    /// Quality: +1 to +3; up to +4 for a companion on her own.
    pub quality: i8,
    /// The one sort of conflict they are good at.
    pub kind: ConflictKind,
}

/// A companion of a named character.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Companion {
    /// The name.
    pub name: String,
    /// Kinds of conflict she helps in, as bits of [`ConflictKind::bit`].
    pub kinds: u8,
    /// Advances, in the order they were bought.
    pub advances: Vec<Advance>,
    /// Has the partner an aspect about her?
    pub has_aspect: bool,
}

impl Companion {
    /// Kinds of conflict in which she counts, as bits of [`ConflictKind::bit`].
    //= sotc.companion.adv-scope
    pub fn scope(&self) -> u8 {
        self.advances.iter().fold(self.kinds, |bits, it| match it {
            Advance::Scope(kind) => bits | kind.bit(),
            _ => bits,
        })
    }
}

/// What one advance of a companion buys.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Advance {
    /// One step of quality.
    Quality,
    /// One more kind of conflict.
    Scope(ConflictKind),
    /// She may act apart from her partner.
    Independent,
    /// One skill at her quality, two one below, or three two below.
    Skilled(Vec<SkillId>),
    /// She keeps up with how her partner moves or hides.
    KeepingUp,
    /// She can reach her partner in the strangest circumstances.
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

    /// Zones between two zones, the nearest way; `None` if there is none.
    pub fn distance(&self, from: ZoneId, to: ZoneId) -> Option<u8> {
        self.path(from, to).and_then(|path| u8::try_from(path.len()).ok())
    }

    /// The way of fewest zones, and among those of the least borders: each zone after `from`.
    pub fn path(&self, from: ZoneId, to: ZoneId) -> Option<Vec<ZoneId>> {
        if from == to {
            return Some(Vec::new());
        }
        // Zones are few: relax all ways as often as there are zones.
        let mut best: Vec<Option<(usize, u32, ZoneId)>> = vec![None; self.zones.len()];
        best[usize::from(from.0)] = Some((0, 0, from));
        for _ in 0..self.zones.len() {
            for way in &self.ways {
                let Some((zones, borders, _)) = best[usize::from(way.from.0)] else { continue };
                let found = (zones + 1, borders + u32::from(way.border));
                let here = &mut best[usize::from(way.to.0)];
                if here.is_none_or(|it| found < (it.0, it.1)) {
                    *here = Some((found.0, found.1, way.from));
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
