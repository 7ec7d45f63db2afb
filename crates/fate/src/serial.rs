//! Serialisation helpers: bit masks as lists of numbers.
//!
//! The format is read by servers, exports and tools of later versions, so it is kept simple.

use std::{borrow::Cow, collections::BTreeMap};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Boxes, Profile, SkillId, SkillSet, Terms};

impl Serialize for SkillSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SkillSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SkillSet, D::Error> {
        let skills = Vec::<SkillId>::deserialize(deserializer)?;
        if skills.iter().any(|it| it.0 >= 64) {
            return Err(D::Error::custom("a skill list has at most 64 skills"));
        }
        Ok(skills.into_iter().collect())
    }
}

impl Serialize for Boxes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.marked())
    }
}

impl<'de> Deserialize<'de> for Boxes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Boxes, D::Error> {
        let marked = Vec::<u8>::deserialize(deserializer)?;
        if marked.iter().any(|it| !(1..=32).contains(it)) {
            return Err(D::Error::custom("boxes are numbered from 1 to 32"));
        }
        Ok(marked.into_iter().fold(Boxes::default(), |boxes, n| boxes.with(n, true)))
    }
}

impl Serialize for Terms {
    /// As an object, `{"skill": 4, "aspects": 2}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.named())
    }
}

impl<'de> Deserialize<'de> for Terms {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Terms, D::Error> {
        let mut terms = Terms::NONE;
        for (name, value) in BTreeMap::<Cow<'de, str>, i8>::deserialize(deserializer)? {
            if !terms.add_named(&name, value) {
                return Err(D::Error::custom(format_args!("no part of an effort is called {name}")));
            }
        }
        Ok(terms)
    }
}

/// Deserialises the id of a book, which must be known.
pub(crate) fn known_profile<'de, D: Deserializer<'de>>(deserializer: D) -> Result<&'static str, D::Error> {
    let id = Cow::<str>::deserialize(deserializer)?;
    let known = Profile::ALL.iter().find(|it| **it == id);
    known.copied().ok_or_else(|| D::Error::custom(format_args!("no book is called {id}")))
}
