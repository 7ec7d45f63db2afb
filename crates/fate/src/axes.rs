//! The axes on which Fate books and tables differ: one type for each, with the ways in which they differ.

use schwung_table::words;

words! {
    /// The kind of dice.
    DiceChoice {
        /// Four Fudge dice.
        #[default]
        Fudge = "4df",
        /// Four ordinary dice read as Fudge dice.
        FourSix = "4d6",
        /// A light die minus a dark one.
        LightMinusDark = "light-minus-dark",
        /// The lower of a plus and a minus die.
        Lower = "lower-counts",
    }

    /// How equal dice count if the lower one counts.
    Doubles {
        /// Zero.
        #[default]
        Zero = "zero",
        /// The plus die counts.
        Plus = "plus",
        /// The minus die counts.
        Minus = "minus",
        /// They are rolled again.
        Again = "again",
    }

    /// Where the bottom of the ladder limits results.
    Floor {
        /// No lower limit.
        #[default]
        Off = "no-floor",
        /// Applied at the end, after all bonuses.
        Total = "final-total",
        /// Applied after the dice, before bonuses.
        BeforeBonuses = "before-bonuses",
    }

    /// The assignment of names to the rungs of the ladder.
    LadderNames {
        /// As printed in the book.
        #[default]
        Printed = "printed",
        /// As in an older edition.
        Older = "older",
    }

    /// The meaning of a success without shifts.
    ZeroShifts {
        /// A success like any other.
        #[default]
        Full = "full",
        /// A marginal success: something remains to be done.
        Partial = "partial",
    }

    /// Who rolls in a contest.
    ContestDice {
        /// All sides.
        #[default]
        Both = "both",
        /// The acting side rolls against the unmodified skills of the others.
        Acting = "acting",
    }

    /// The meaning of a tie in a contest.
    ContestTie {
        /// Both sides succeed; the game master may ask for another roll.
        #[default]
        BothSucceed = "both-succeed",
        /// A draw: it takes further actions to decide.
        Draw = "draw",
    }

    /// The opposition to an attack.
    DefenceDice {
        /// The defender's roll.
        #[default]
        Rolled = "rolled",
        /// The defender's skill without a roll.
        Unmodified = "unmodified",
    }

    /// Which boxes a hit marks.
    StressMarking {
        /// The box with its number, or else the next higher free one.
        #[default]
        Numbered = "numbered",
        /// As many boxes as the hit has shifts.
        Fill = "fill",
    }

    /// The base for calculating fate points.
    PointBase {
        /// The number of aspects on the sheet.
        #[default]
        Aspects = "aspects",
        /// A fixed number, set for the table.
        Number = "number",
    }

    /// The order of turns.
    Initiative {
        /// By skill, highest first; the same in each exchange.
        #[default]
        Skill = "skill",
        /// Clockwise around the table; the start moves on by one seat in each exchange.
        Rotating = "rotating",
    }

    /// The skill that determines the order in a mental conflict.
    InitiativeSkill {
        /// The same as in physical conflicts.
        Alertness = "alertness",
        /// The same as in social conflicts.
        #[default]
        Empathy = "empathy",
        /// The skill that breaks ties.
        Resolve = "resolve",
    }

    /// How long a block lasts.
    BlockDuration {
        /// Until the end of the exchange.
        #[default]
        Exchange = "exchange",
        /// Until the blocker's next turn.
        NextTurn = "next-turn",
        /// Until the blocker or the game master releases it.
        Released = "released",
    }

    /// Determines the severity of a consequence.
    ConsequenceOrder {
        /// By number: the first is mild, the second moderate, any further one severe.
        #[default]
        Count = "count",
        /// The lowest severity that the character does not have.
        LowestFree = "lowest-free",
        /// One level above the worst that the character has.
        AboveWorst = "above-worst",
    }

    /// How weight counts on a path of several zones.
    Weight {
        /// Once in total.
        #[default]
        Once = "once",
        /// Once per zone.
        EveryZone = "every-zone",
    }

    /// How spin can be used.
    SpinReading {
        /// +1 or −1 on any one roll of the next action.
        #[default]
        AnyRoll = "any-roll",
        /// Only on the very next roll: −1 for an enemy's, +1 for a friend's.
        NextRoll = "next-roll",
    }

    /// When fate points can buy a plain +1.
    BoughtBonus {
        /// Never.
        #[default]
        Never = "never",
        /// Before the roll.
        BeforeRoll = "before-roll",
        /// Before or after the roll.
        AnyTime = "any-time",
    }

    /// Whether people are asked a question.
    Prompt {
        /// They are not asked; the default applies without a log line.
        Off = "off",
        /// They are asked.
        #[default]
        Ask = "ask",
        /// The default answer is given for them.
        Automatic = "automatic",
    }
}
