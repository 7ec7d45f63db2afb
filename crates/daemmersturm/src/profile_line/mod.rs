//! The text form of a profile: a line of values and a line of points, parsed and printed without loss.
//!
//! [`read`] parses one profile, [`read_many`] a whole page of them. Text that cannot be parsed yields a [`Fault`] with
//! its place. Unusual but usable text yields a [`Remark`], and the written number is used.

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

/// A character in text form: name, values, life points, abilities and points.
//= daemmersturm.profile.contents
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProfileLine {
    /// Name; contains no colon.
    pub name: String,
    /// Melee (N): attack bonus and defence.
    pub melee: Values,
    /// Ranged (F): attack bonus and defence.
    pub ranged: Values,
    /// Magic (Z): attack bonus and resistance.
    pub magic: Values,
    /// Life points.
    pub life: u16,
    /// Names of the special abilities. They contain commas only within parentheses.
    pub abilities: Vec<String>,
    /// Action, focus and magic points.
    pub points: Points,
}

/// The second line: action points, focus points and the points of one magic resource.
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
    /// The resource; mana if not specified.
    pub kind: Resource,
    /// Number of points.
    pub points: u8,
}

impl Default for MagicPoints {
    fn default() -> MagicPoints {
        MagicPoints { kind: Resource::Mana, points: 0 }
    }
}

/// The facts that a table has about an ability, as far as the profile line needs them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Known {
    /// Focus points that it grants.
    pub focus: u8,
    /// The magic resource it uses. A character with such an ability is magically gifted.
    pub magic: Option<Resource>,
}

/// Looks up an ability by name; `None` if the table does not define it.
pub type Lookup<'a> = &'a dyn Fn(&str) -> Option<Known>;

/// A parsed profile with remarks.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reading {
    /// The profile.
    pub profile: ProfileLine,
    /// Whether the character is magically gifted, as its points or abilities imply.
    pub gifted: bool,
    /// All magic resources in the text. If there are several, a person has to choose one.
    pub resources: Vec<MagicPoints>,
    /// Remarks for the plot leader, in the order of the text.
    pub remarks: Vec<Remark>,
}

/// An error in a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fault {
    /// The kind of error.
    pub code: FaultCode,
    /// Place in the given text, in bytes.
    pub span: Place,
}

macro_rules! codes {
    ($(#[$outer:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $key:literal;)+ }) => {
        $(#[$outer])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name { $($(#[$doc])* #[serde(rename = $key)] $variant),+ }

        impl $name {
            /// All variants.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Key in the message files.
            pub fn key(self) -> &'static str {
                match self { $($name::$variant => $key),+ }
            }
        }
    };
}

codes! {
    /// The kinds of errors in a profile. The keys are stable, since message files refer to them.
    FaultCode {
        /// There is no colon after a name.
        NoColon = "no-colon";
        /// There is no name before the colon.
        NoName = "no-name";
        /// Expected N, F or Z.
        NoSuchSkill = "no-such-skill";
        /// A skill occurs twice.
        SkillTwice = "skill-twice";
        /// N is missing.
        NoMelee = "no-melee";
        /// F is missing.
        NoRanged = "no-ranged";
        /// Z is missing.
        NoMagic = "no-magic";
        /// Expected `=`.
        NoEquals = "no-equals";
        /// An attack value must start with 20, the die.
        NotTwenty = "not-twenty";
        /// Expected a number after the sign.
        NoBonus = "no-bonus";
        /// Expected `|` and the defence.
        NoBar = "no-bar";
        /// Expected a number after the bar.
        NoDefence = "no-defence";
        /// A number is greater than any in play.
        TooLarge = "too-large";
        /// The life points are missing.
        NoLife = "no-life";
        /// Expected the number of life points.
        NoLifeNumber = "no-life-number";
        /// The name of the points is unknown.
        NoSuchPoints = "no-such-points";
        /// Expected a number of points.
        NoPoints = "no-points";
        /// Points of one kind occur twice.
        PointsTwice = "points-twice";
        /// Text that is part of nothing known.
        Unread = "unread";
    }
}

/// An unusual number, which is used nevertheless.
//= daemmersturm.profile.import-checks
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remark {
    /// The kind of remark.
    pub code: RemarkCode,
    /// Place in the given text, in bytes.
    pub span: Place,
    /// The number that is written and used.
    pub written: i32,
    /// The number from the tables, or the nearest usual number.
    pub usual: i32,
}

codes! {
    /// The kinds of remarks on a profile. The keys are stable, since message files refer to them.
    RemarkCode {
        /// The attack bonus is not between -5 and +5.
        BonusRange = "bonus-range";
        /// The bonus has no sign and is read as positive.
        NoSign = "no-sign";
        /// The action points differ from the table.
        ActionPoints = "action-points";
        /// The magic points differ from the table.
        MagicPoints = "magic-points";
        /// There are fewer than 1 life points.
        Life = "life";
        /// There are more life points than characters usually have.
        ManyLife = "many-life";
        /// `LP` in the second line was read as light points.
        LightOrLife = "light-or-life";
        /// There are several magic resources, so a person has to choose one.
        TwoResources = "two-resources";
        /// An ability occurs twice.
        AbilityTwice = "ability-twice";
    }
}

/// The abbreviation for points of a magic resource.
//= daemmersturm.profile.resource-line
fn short(resource: Resource) -> &'static str {
    match resource {
        Resource::Mana => "MP",
        Resource::Light => "LiP",
        Resource::Shadow => "SP",
        Resource::Elements => "EP",
    }
}
