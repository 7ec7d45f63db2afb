//! The profile as people write it: one line of values, one of points, read and printed without loss.
//!
//! [`read`] takes one profile, [`read_many`] a whole page of them. What cannot be read is a [`Fault`] with the place
//! in the text; what is odd but usable is a [`Remark`], for the written number holds.

mod check;
mod many;
mod parse;
mod print;
mod profile;
mod scan;

pub use many::{Many, read_many};
pub use parse::read;
pub use scan::Place;

use crate::{Resource, Values};

/// What somebody writes of a character: name, values, life points, abilities, points.
//= daemmersturm.profile.contents
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProfileLine {
    /// Name, without a colon.
    pub name: String,
    /// Melee (N): bonus to the attack and defence.
    pub melee: Values,
    /// Ranged (F).
    pub ranged: Values,
    /// Magic (Z); its defence is the resistance.
    pub magic: Values,
    /// Life points.
    pub life: u16,
    /// Names of the special abilities, without commas outside parentheses.
    pub abilities: Vec<String>,
    /// Action, focus and magic points.
    pub points: Points,
}

/// The second line: action points, focus points and those of one magic resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Points {
    /// Action points.
    pub action: u8,
    /// Focus points.
    pub focus: u8,
    /// Points of the magic resource.
    pub magic: MagicPoints,
}

/// Points of one magic resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MagicPoints {
    /// Which resource. Mana where nobody says.
    pub kind: Resource,
    /// How many points.
    pub points: u8,
}

impl Default for MagicPoints {
    fn default() -> MagicPoints {
        MagicPoints { kind: Resource::Mana, points: 0 }
    }
}

/// What a table knows of an ability, as far as a profile line is concerned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Known {
    /// Focus points that it grants.
    pub focus: u8,
    /// The magic resource it uses: who has it is magically gifted.
    pub magic: Option<Resource>,
}

/// Looks an ability up by name; `None` where the table has not defined it.
pub type Lookup<'a> = &'a dyn Fn(&str) -> Option<Known>;

/// A profile that was read, and what is odd about it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reading {
    /// The profile.
    pub profile: ProfileLine,
    /// Is the character magically gifted, by its points or abilities?
    pub gifted: bool,
    /// All magic resources that are written: people are asked if there is more than one.
    pub resources: Vec<MagicPoints>,
    /// What the plot leader should look at, in the order of the text.
    pub remarks: Vec<Remark>,
}

/// Why a text is no profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fault {
    /// What is wrong.
    pub code: FaultCode,
    /// Where: bytes of the text that was given.
    pub span: Place,
}

macro_rules! codes {
    ($(#[$outer:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $key:literal;)+ }) => {
        $(#[$outer])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name { $($(#[$doc])* #[serde(rename = $key)] $variant),+ }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Its name in messages.
            pub fn key(self) -> &'static str {
                match self { $($name::$variant => $key),+ }
            }
        }
    };
}

codes! {
    /// What is wrong in a profile. Names never change: messages hang on them.
    FaultCode {
        /// No colon ends a name.
        NoColon = "no-colon";
        /// Nothing stands before the colon.
        NoName = "no-name";
        /// N, F or Z is expected.
        NoSuchSkill = "no-such-skill";
        /// A skill is written twice.
        SkillTwice = "skill-twice";
        /// N is missing.
        NoMelee = "no-melee";
        /// F is missing.
        NoRanged = "no-ranged";
        /// Z is missing.
        NoMagic = "no-magic";
        /// `=` is expected.
        NoEquals = "no-equals";
        /// An attack value must start with 20: the die.
        NotTwenty = "not-twenty";
        /// A number is expected after the sign.
        NoBonus = "no-bonus";
        /// `|` and the defence are expected.
        NoBar = "no-bar";
        /// A number is expected after the bar.
        NoDefence = "no-defence";
        /// A number is greater than anything that is played.
        TooLarge = "too-large";
        /// Life points are missing.
        NoLife = "no-life";
        /// A number is expected for the life points.
        NoLifeNumber = "no-life-number";
        /// Points have a name that nobody knows.
        NoSuchPoints = "no-such-points";
        /// A number is expected for points.
        NoPoints = "no-points";
        /// Points of one kind are written twice.
        PointsTwice = "points-twice";
        /// There is text that belongs to nothing.
        Unread = "unread";
    }
}

/// Something to look at: the written number is used all the same.
//= daemmersturm.profile.import-checks
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remark {
    /// What is odd.
    pub code: RemarkCode,
    /// Where: bytes of the text that was given.
    pub span: Place,
    /// The number that is written and used.
    pub written: i32,
    /// The number that tables give, or the nearest that is usual.
    pub usual: i32,
}

codes! {
    /// What is odd in a profile. Names never change: messages hang on them.
    RemarkCode {
        /// An attack bonus outside -5 to +5.
        BonusRange = "bonus-range";
        /// No sign before the bonus: read as +.
        NoSign = "no-sign";
        /// Action points differ from the table.
        ActionPoints = "action-points";
        /// Magic points differ from the table.
        MagicPoints = "magic-points";
        /// Life points below 1.
        Life = "life";
        /// `LP` in the second line is read as light points.
        LightOrLife = "light-or-life";
        /// More than one magic resource: people must choose.
        TwoResources = "two-resources";
        /// An ability is written twice.
        AbilityTwice = "ability-twice";
    }
}

/// How points of a magic resource are written in a profile.
//= daemmersturm.profile.resource-line
fn short(resource: Resource) -> &'static str {
    match resource {
        Resource::Mana => "MP",
        Resource::Light => "LiP",
        Resource::Shadow => "SP",
        Resource::Elements => "EP",
    }
}
