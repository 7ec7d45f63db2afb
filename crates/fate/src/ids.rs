//! Ids of game elements.

use schwung_table::{IdKind, Names, Step, Veil, Visit, WireId};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

schwung_table::ids! {
    /// An actor, as an index into [`State::actors`](crate::State::actors): a named character, a group of minions
    /// or an independent companion.
    ActorId(u8) = Actor;
    /// A zone, as an index into [`Frame::zones`](crate::Frame::zones).
    ZoneId(u8) = Zone;
    /// A skill, as an index into [`Frame::skills`](crate::Frame::skills).
    SkillId(u8) = Skill open;
    /// What an attacker wants, as an index into [`Frame::agendas`](crate::Frame::agendas).
    AgendaId(u8) = Agenda open;
    /// Id of an aspect that was created during play. Ids are never reused.
    AspectId(u16) = Created;
    /// A side of a conflict.
    Side(u8) = Side;
    {
        /// Any aspect.
        AspectRef = Aspect;
    }
}

/// Any aspect: on a sheet, or in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(from = "WrittenRef", into = "WrittenRef")]
pub enum AspectRef {
    /// An aspect of a sheet, by its index.
    Sheet(ActorId, u8),
    /// An aspect that was created during play: on the scene, temporary, or a consequence.
    Play(AspectId),
}

/// The serialised form of an aspect. The index on a sheet is veiled like ids, since other aspects on it may be hidden.
#[derive(Serialize, Deserialize)]
#[serde(rename = "AspectRef", rename_all = "snake_case")]
enum WrittenRef {
    Sheet(ActorId, Place),
    Play(AspectId),
}

/// The serialised form of an index on a sheet.
#[derive(Serialize)]
#[serde(transparent)]
struct Place(WireId);

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        match Veil::present() {
            None => u8::deserialize(deserializer).map(|it| Place(WireId(it.into()))),
            Some(_) => WireId::deserialize(deserializer).map(Place),
        }
    }
}

impl AspectRef {
    /// The kind of indices on sheets. The number includes the actor, so that knowing indices on one sheet reveals nothing
    /// about another.
    const PLACE: IdKind = IdKind::named("Aspect");
}

impl From<AspectRef> for WrittenRef {
    fn from(it: AspectRef) -> WrittenRef {
        match it {
            AspectRef::Sheet(actor, at) => {
                let of_all = if Veil::present().is_some() { u32::from(actor.0) << 8 } else { 0 };
                WrittenRef::Sheet(actor, Place(WireId::new(AspectRef::PLACE, of_all | u32::from(at))))
            }
            AspectRef::Play(id) => WrittenRef::Play(id),
        }
    }
}

impl From<WrittenRef> for AspectRef {
    fn from(it: WrittenRef) -> AspectRef {
        match it {
            WrittenRef::Sheet(actor, Place(place)) => {
                let place: u32 = place.plain(AspectRef::PLACE);
                let place = if Veil::present().is_some() { place ^ u32::from(actor.0) << 8 } else { place };
                AspectRef::Sheet(actor, u8::try_from(place).unwrap_or(u8::MAX))
            }
            WrittenRef::Play(id) => AspectRef::Play(id),
        }
    }
}

/// A set of skills from the list, which has at most 64.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "SkillId[]"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SkillSet(u64);

impl Names<Name> for SkillSet {
    fn names(&self, see: &mut dyn Visit<Name>) {
        listed(self.iter(), see);
    }
}

impl SkillSet {
    /// The empty set.
    pub const NONE: SkillSet = SkillSet(0);

    /// Returns whether the set contains a skill.
    #[inline]
    pub fn contains(self, skill: SkillId) -> bool {
        self.0 >> (skill.0 & 63) & 1 == 1
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The skills, in the order of the list.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = SkillId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = SkillId(u8::try_from(left.trailing_zeros()).unwrap_or(u8::MAX));
            (left != 0).then(|| {
                left &= left - 1;
                lowest
            })
        })
    }
}

impl FromIterator<SkillId> for SkillSet {
    fn from_iter<I: IntoIterator<Item = SkillId>>(skills: I) -> SkillSet {
        SkillSet(skills.into_iter().fold(0, |set, skill| set | 1 << (skill.0 & 63)))
    }
}

/// A set of actors; a table has at most 128.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ActorSet(pub u128);

impl ActorSet {
    /// Returns whether the set contains an actor.
    pub fn contains(self, actor: ActorId) -> bool {
        self.0 >> actor.0.min(127) & 1 == 1
    }

    /// The actors, by ascending ids.
    pub fn iter(self) -> impl Iterator<Item = ActorId> {
        (0..128).map(ActorId).filter(move |it| self.contains(*it))
    }
}

impl FromIterator<ActorId> for ActorSet {
    fn from_iter<I: IntoIterator<Item = ActorId>>(actors: I) -> ActorSet {
        ActorSet(actors.into_iter().fold(0, |set, actor| set | 1 << actor.0.min(127)))
    }
}

/// As a list of ids.
impl Serialize for ActorSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ActorSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ActorSet, D::Error> {
        let actors = Vec::<ActorId>::deserialize(deserializer)?;
        // Ids that are no actor under a veil become 127, which no table has.
        if Veil::present().is_none() && actors.iter().any(|it| it.0 >= 128) {
            return Err(D::Error::custom("actors are numbered from 0 to 127"));
        }
        Ok(actors.into_iter().collect())
    }
}

impl Names<Name> for ActorSet {
    fn names(&self, see: &mut dyn Visit<Name>) {
        listed(self.iter(), see);
    }
}

/// Reports the ids in a set that is written as a list.
fn listed(ids: impl Iterator<Item = impl Names<Name>>, see: &mut dyn Visit<Name>) {
    for (n, it) in ids.enumerate() {
        see.enter(Step::Index(n));
        it.names(see);
        see.leave();
    }
}
