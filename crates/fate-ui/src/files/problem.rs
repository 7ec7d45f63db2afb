//! The problems that only files of Fate have.

use schwung_files::Problem;

/// A kind of problem, and the rule that it is based on, if any.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    code: &'static str,
    rule: Option<&'static str>,
}

impl Kind {
    const fn new(code: &'static str) -> Kind {
        Kind { code, rule: None }
    }

    const fn by(self, rule: &'static str) -> Kind {
        Kind { rule: Some(rule), ..self }
    }

    /// Creates an error of this kind.
    pub(crate) fn error(self) -> Problem {
        Problem { rule: self.rule, ..Problem::error(self.code) }
    }

    /// Creates a warning of this kind.
    pub(crate) fn warning(self) -> Problem {
        Problem { rule: self.rule, ..Problem::warning(self.code) }
    }
}

macro_rules! kinds {
    ($($name:ident = $code:literal $(by $rule:literal)?;)+) => {
        $(pub(crate) const $name: Kind = Kind::new($code)$(.by($rule))?;)+

        /// The codes of these problems. Each has a message `file-<code>`.
        pub const CODES: &[&str] = &[$($code),+];
    };
}

kinds! {
    // Names.
    UNKNOWN_ZONE = "unknown-zone";
    GIFTS_TOO_HIGH = "gifts-too-high";
    SKILL_TWICE = "skill-twice";
    // The scene.
    BORDER_WITH_ITSELF = "border-with-itself" by "sotc.move.border";
    DUPLICATE_BORDER = "duplicate-border" by "sotc.move.border";
    LONE_ZONE = "lone-zone" by "sotc.move.border";
    MANY_ZONES = "many-zones" by "sotc.scene.zone-count";
    // Sheets.
    BOX_BEYOND_TRACK = "box-beyond-track" by "sotc.stress.length-skills";
    BOX_TWICE = "box-twice" by "sotc.stress.mark-box";
    MANY_CONSEQUENCES = "many-consequences" by "sotc.consequence.limit-three";
    // Companions.
    SCOPE_REPEATED = "scope-repeated" by "sotc.companion.adv-scope";
    SCOPE_THIRD = "scope-third" by "sotc.companion.adv-scope";
    SKILLED_REPEATED = "skilled-repeated" by "sotc.companion.skilled-repeat";
    SKILLED_TOO_MANY = "skilled-too-many" by "sotc.companion.adv-skilled";
    ADVANCE_REPEATED = "advance-repeated" by "sotc.companion.advances";
    QUALITY_TOO_HIGH = "quality-too-high" by "sotc.companion.quality-max";
    MANY_KINDS = "many-kinds" by "sotc.companion.base";
    NO_ASPECT = "no-aspect" by "sotc.companion.as-aspect";
    // Minions.
    PLAYERS_MINIONS = "players-minions" by "sotc.companion.who-gets-them";
    GROUPS_AND_SIZES = "groups-and-sizes" by "sotc.groups.divide";
    SIZES_DO_NOT_FIT = "sizes-do-not-fit" by "sotc.groups.divide";
    MORE_GROUPS_THAN_MINIONS = "more-groups-than-minions" by "sotc.groups.divide";
    LEADER_ON_OTHER_SIDE = "leader-on-other-side" by "sotc.groups.minion-side";
    LEADER_ELSEWHERE = "leader-elsewhere" by "sotc.groups.attach-leader";
    LEADER_TWICE = "leader-twice" by "sotc.mixed.attached";
}
