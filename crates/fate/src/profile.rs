//! The differences between the Fate books.

use schwung_table::Names;
use serde::{Deserialize, Serialize};

use crate::{
    Bounds, Sheet,
    axes::{
        BoughtBonus, ContestDice, ContestTie, DefenceDice, DiceChoice, Doubles, Floor, PointBase, Prompt,
        StressMarking, ZeroShifts,
    },
    dice::FateDice,
    switches::Switches,
};

/// Id of a book, from [`Profile::ALL`].
pub type BookId = &'static str;

/// A Fate book as data: one field for each difference between the books, and the table's switches.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Profile {
    /// Its id in files, messages and rule ids; no rule depends on it.
    #[serde(deserialize_with = "crate::serial::known_profile")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: BookId,
    /// The lowest and the highest rung of the ladder with a name.
    pub ladder: (i8, i8),
    /// Number of boxes on each stress track, without extra boxes.
    pub boxes: u8,
    /// Number of consequences that a character can take, without extra ones.
    pub consequences: u8,
    /// Number of shifts needed for spin.
    pub spin: i16,
    /// Default difficulty of a simple action; `None` if the game master sets each one.
    pub difficulty: Option<i8>,
    /// Results above this one may have an additional benefit; `None` if the book has no such rule.
    pub extra_above: Option<i8>,
    /// Weight factor of a person.
    pub weight: u8,
    /// The house-rule switches.
    pub switches: Switches,
}

impl<N> Names<N> for Profile {}

impl Profile {
    /// The ids of all books.
    pub const ALL: &'static [&'static str] = &["sotc", "malmsturm", "freefate"];

    /// The book with this id, with its default switches.
    pub fn find(id: &str) -> Option<Profile> {
        match id {
            "sotc" => Some(Profile::sotc()),
            "malmsturm" => Some(Profile::malmsturm()),
            "freefate" => Some(Profile::freefate()),
            _ => None,
        }
    }

    /// Spirit of the Century, chapter 4.
    pub fn sotc() -> Profile {
        Profile {
            id: "sotc",
            ladder: (-2, 8),
            //= sotc.stress.length
            boxes: 5,
            //= sotc.consequence.limit-three
            consequences: 3,
            //= sotc.spin.threshold
            spin: 3,
            //= sotc.simple.default-difficulty
            difficulty: Some(1),
            extra_above: None,
            //= sotc.carrying.weight
            weight: 2,
            switches: Switches::default(),
        }
    }

    /// Malmsturm, chapter 1; its conflicts are those of chapter 4.
    //= malmsturm.scope.no-conflict-rules
    pub fn malmsturm() -> Profile {
        Profile {
            id: "malmsturm",
            //= malmsturm.ladder.table
            //= malmsturm.ladder.epic-extension
            //= malmsturm.skill.epic-plus-twelve
            ladder: (-2, 12),
            //= malmsturm.difficulty.who-sets
            difficulty: None,
            //= malmsturm.roll.over-eight
            extra_above: Some(8),
            switches: Switches {
                //= malmsturm.roll.floor
                //= malmsturm.roll.floor-order
                floor: Floor::Total,
                //= malmsturm.effect.miss
                measure_misses: true,
                //= malmsturm.fate.bonus-timing
                bought_bonus: BoughtBonus::BeforeRoll,
                //= malmsturm.invoke.timing
                early_aspects: true,
                //= malmsturm.tag.cost
                first_tag_free: false,
                ..Switches::default()
            },
            ..Profile::sotc()
        }
    }

    /// FreeFATE, chapter 3; its conflicts are those of chapter 4, with its own contests.
    pub fn freefate() -> Profile {
        Profile {
            id: "freefate",
            //= freefate.ladder.table
            ladder: (-3, 8),
            //= freefate.difficulty.set
            difficulty: None,
            switches: Switches {
                //= freefate.dice.choose
                dice: DiceChoice::LightMinusDark,
                //= freefate.effect.zero-shifts
                zero_shifts: ZeroShifts::Partial,
                //= freefate.contest.only-player-rolls
                contest_dice: ContestDice::Acting,
                //= freefate.contest.tie
                contest_tie: ContestTie::Draw,
                //= freefate.contest.lose
                loser_gives_shifts: true,
                //= freefate.scope.conflict-glimpse
                defence: DefenceDice::Unmodified,
                //= freefate.shift.stress
                stress_marking: StressMarking::Fill,
                //= freefate.spin.gain
                unspent_spin: true,
                //= freefate.skill.gm-chooses
                ask_choice_of_skill: Prompt::Ask,
                //= freefate.combine.who-decides
                ask_combination: Prompt::Ask,
                //= freefate.fate.default-plus-one
                bought_bonus: BoughtBonus::AnyTime,
                //= freefate.fate.default-invoke
                early_aspects: true,
                //= freefate.fate.default-invoke
                first_tag_free: false,
                //= freefate.fate.default-refresh
                start_points: PointBase::Number,
                refresh_points: PointBase::Number,
                ..Switches::default()
            },
            ..Profile::sotc()
        }
    }

    /// Fate points for this sheet, based on `base`.
    //= malmsturm.fate.start
    //= malmsturm.fate.start-grim
    //= malmsturm.fate.start-epic
    pub fn points(&self, base: PointBase, sheet: &Sheet) -> u8 {
        match base {
            PointBase::Aspects => u8::try_from(sheet.aspects.len()).unwrap_or(u8::MAX),
            PointBase::Number => u8::try_from(self.switches.base_points).unwrap_or(0),
        }
    }

    /// Fate points with which a character with this sheet starts.
    pub fn starting_points(&self, sheet: &Sheet) -> u8 {
        sheet.refresh.unwrap_or_else(|| self.points(self.switches.start_points, sheet))
    }

    /// The lowest and the highest possible result.
    //= malmsturm.roll.floor
    //= malmsturm.ladder.grim-top
    //= freefate.ladder.beyond
    #[inline]
    pub fn bounds(&self) -> Bounds {
        let switches = &self.switches;
        let low = if switches.floor == Floor::Total { self.ladder.0 } else { Bounds::OPEN.low };
        let high = if switches.ladder_top > 0 { switches.ladder_top } else { Bounds::OPEN.high };
        Bounds { low, high }
    }

    /// The table's dice.
    #[inline]
    pub fn dice(&self) -> FateDice {
        match self.switches.dice {
            DiceChoice::Fudge => FateDice::FourFudge,
            DiceChoice::FourSix => FateDice::FourSix,
            DiceChoice::LightMinusDark => FateDice::LightMinusDark,
            //= freefate.dice.lower-tie
            DiceChoice::Lower => match self.switches.doubles {
                Doubles::Zero => FateDice::Lower,
                Doubles::Plus => FateDice::LowerPlus,
                Doubles::Minus => FateDice::LowerMinus,
                Doubles::Again => FateDice::LowerAgain,
            },
        }
    }
}
