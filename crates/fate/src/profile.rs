//! The axes on which the Fate books differ.

use schwung_table::words;
use serde::{Deserialize, Serialize};

use crate::{Bounds, Sheet, dice::FateDice, switches::Switches};

/// The id of a book, from [`Profile::ALL`].
pub type BookId = &'static str;

/// A Fate book as data: one field for each axis on which the books differ, and the table's switches.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Profile {
    /// Its id in files, messages and rule ids; never asked for by a rule.
    #[serde(deserialize_with = "crate::serial::known_profile")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: BookId,
    /// The lowest and the highest rung of the ladder that have names.
    pub ladder: (i8, i8),
    /// Boxes of each stress track, before extra boxes.
    pub boxes: u8,
    /// Consequences that a character can carry, before extra ones.
    pub consequences: u8,
    /// Shifts that bring spin.
    pub spin: i16,
    /// The difficulty of a simple action where none is named; `None` where the game master names each.
    pub difficulty: Option<i8>,
    /// Results above this one may bring more than shifts say.
    pub extra_above: Option<i8>,
    /// The weight factor of a person.
    pub weight: u8,
    /// The house-rule switches.
    pub switches: Switches,
}

impl Profile {
    /// The ids of all books that this engine has.
    pub const ALL: &'static [&'static str] = &["sotc", "malmsturm", "freefate"];

    /// The book of that id, as its rules say.
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
                refresh_with_session: true,
                ..Switches::default()
            },
            ..Profile::sotc()
        }
    }

    /// Fate points of whoever has this sheet, counted from `base`.
    //= malmsturm.fate.start
    //= malmsturm.fate.start-grim
    //= malmsturm.fate.start-epic
    pub fn points(&self, base: PointBase, sheet: &Sheet) -> u8 {
        match base {
            PointBase::Aspects => u8::try_from(sheet.aspects.len()).unwrap_or(u8::MAX),
            PointBase::Number => u8::try_from(self.switches.base_points).unwrap_or(0),
        }
    }

    /// Fate points of whoever comes into play with this sheet.
    pub fn starting_points(&self, sheet: &Sheet) -> u8 {
        sheet.refresh.unwrap_or_else(|| self.points(self.switches.start_points, sheet))
    }

    /// The lowest and the highest result that count.
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

    /// The dice that are rolled.
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

words! {
    /// Which dice are rolled.
    DiceChoice {
        /// Four Fudge dice.
        #[default]
        Fudge = "4df",
        /// Four ordinary dice read as Fudge dice.
        FourSix = "4d6",
        /// A light die minus a dark one.
        LightMinusDark = "light-minus-dark",
        /// Of a plus and a minus die the lower.
        Lower = "lower-counts",
    }

    /// What equal dice count where the lower one does.
    Doubles {
        /// Zero.
        #[default]
        Zero = "zero",
        /// As the plus die.
        Plus = "plus",
        /// As the minus die.
        Minus = "minus",
        /// They are rolled again.
        Again = "again",
    }

    /// Where the bottom of the ladder holds results up.
    Floor {
        /// Nowhere.
        #[default]
        Off = "no-floor",
        /// At the end, after all bonuses.
        Total = "final-total",
        /// After the dice, before bonuses.
        BeforeBonuses = "before-bonuses",
    }

    /// Which pairs of names and numbers the ladder shows.
    LadderNames {
        /// As the book's ladder has them.
        #[default]
        Printed = "printed",
        /// As an older edition had them.
        Older = "older",
    }

    /// What a success without shifts is.
    ZeroShifts {
        /// A success like any other.
        #[default]
        Full = "full",
        /// Only just: something is left to do.
        Partial = "partial",
    }

    /// Who rolls in a contest.
    ContestDice {
        /// All sides.
        #[default]
        Both = "both",
        /// The acting side, against the unmodified skill of the others.
        Acting = "acting",
    }

    /// What equality in a contest is.
    ContestTie {
        /// Both succeed; the game master may have it rolled again.
        #[default]
        BothSucceed = "both-succeed",
        /// A draw: it takes further actions.
        Draw = "draw",
    }

    /// What stands against an attack.
    DefenceDice {
        /// The defender's roll.
        #[default]
        Rolled = "rolled",
        /// The defender's skill as it is.
        Unmodified = "unmodified",
    }

    /// Which boxes a hit marks.
    StressMarking {
        /// The one with its number, or the next free one above.
        #[default]
        Numbered = "numbered",
        /// As many as it has shifts.
        Fill = "fill",
    }

    /// What fate points are counted from.
    PointBase {
        /// The number of one's aspects.
        #[default]
        Aspects = "aspects",
        /// The table's number.
        Number = "number",
    }

    /// Who goes first.
    Initiative {
        /// From the highest skill to the lowest, the same in each exchange.
        #[default]
        Skill = "skill",
        /// Clockwise round the table; the start moves on by one seat with each exchange.
        Rotating = "rotating",
    }

    /// The skill that orders a mental conflict.
    InitiativeSkill {
        /// As in a physical conflict.
        Alertness = "alertness",
        /// As in a social conflict.
        #[default]
        Empathy = "empathy",
        /// The skill that settles ties.
        Resolve = "resolve",
    }

    /// How long a block lasts.
    BlockDuration {
        /// To the end of the exchange.
        #[default]
        Exchange = "exchange",
        /// To the next turn of whoever blocks.
        NextTurn = "next-turn",
        /// Until whoever blocks, or the game master, lets go.
        Released = "released",
    }

    /// Which severity a consequence has.
    ConsequenceOrder {
        /// By how many are carried: none, mild; one, moderate; more, severe.
        #[default]
        Count = "count",
        /// The lowest that is not carried.
        LowestFree = "lowest-free",
        /// One above the worst that is carried.
        AboveWorst = "above-worst",
    }

    /// How often weight counts on a way of several zones.
    Weight {
        /// Once.
        #[default]
        Once = "once",
        /// For every zone.
        EveryZone = "every-zone",
    }

    /// What spin may do.
    SpinReading {
        /// +1 or −1 on any one roll of the next action.
        #[default]
        AnyRoll = "any-roll",
        /// On the very next roll only: −1 on a foe's, +1 on a friend's.
        NextRoll = "next-roll",
    }

    /// When fate points buy a plain +1.
    BoughtBonus {
        /// Never.
        #[default]
        Never = "never",
        /// Before the dice fall.
        BeforeRoll = "before-roll",
        /// Before or after.
        AnyTime = "any-time",
    }

    /// What happens where people may be asked something.
    Prompt {
        /// Never asked; the usual answer holds, and nothing is said.
        Off = "off",
        /// They are asked.
        #[default]
        Ask = "ask",
        /// The usual answer is given for them.
        Automatic = "automatic",
    }
}
