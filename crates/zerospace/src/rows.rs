//! Circumstances: the rows of both tables of the book, and those named by other rules.

use std::{borrow::Cow, fmt};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The effect of a circumstance on the roll to which it applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowEffect {
    /// The attempt fails without a roll.
    Fails,
    /// Takes one die.
    Penalty,
    /// Gives one die.
    Bonus,
}

/// The roll to which a circumstance applies.
//= zerospace.pool.whose-side
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowSide {
    /// The attacker's roll.
    Attack,
    /// The defender's roll.
    Defence,
    /// Any other check.
    Check,
}

macro_rules! rows {
    ($($(#[$doc:meta])* $name:ident = $key:literal, $side:ident, $effect:ident, $rule:literal;)+) => {
        /// A circumstance that gives a die, takes one, or makes an attempt fail.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Row { $($(#[$doc])* $name),+ }

        impl Row {
            /// All circumstances, first those of the attacker, each table in the order of the book.
            pub const ALL: &'static [Row] = &[$(Row::$name),+];

            /// Its name in files, logs and messages.
            pub const fn key(self) -> &'static str {
                match self { $(Row::$name => $key),+ }
            }
            /// Id of the rule.
            pub const fn rule(self) -> &'static str {
                match self { $(Row::$name => $rule),+ }
            }
            /// The roll to which it applies.
            pub const fn side(self) -> RowSide {
                match self { $(Row::$name => RowSide::$side),+ }
            }
            /// Its effect.
            pub const fn effect(self) -> RowEffect {
                match self { $(Row::$name => RowEffect::$effect),+ }
            }
        }
    };
}

rows! {
    /// The game master declares the attempt impossible.
    //= zerospace.circ-att.impossible
    Impossible = "impossible", Attack, Fails, "zerospace.circ-att.impossible";
    /// The attacker sprints.
    //= zerospace.circ-att.sprinting
    AttackerSprints = "attacker-sprints", Attack, Fails, "zerospace.circ-att.sprinting";
    /// A ranged attack on a target that the attacker cannot see.
    //= zerospace.circ-att.unseen-ranged
    //= zerospace.blind.ranged
    UnseenRanged = "unseen-ranged", Attack, Fails, "zerospace.circ-att.unseen-ranged";
    /// A mental attack by a blinded attacker.
    //= zerospace.blind.mental
    BlindMental = "blind-mental", Attack, Fails, "zerospace.blind.mental";
    /// A close-combat attack on a target that the attacker cannot see.
    //= zerospace.circ-att.unseen-melee
    //= zerospace.blind.melee
    UnseenMelee = "unseen-melee", Attack, Penalty, "zerospace.circ-att.unseen-melee";
    /// A ranged attack on a target that is hard to see.
    PoorlySeen = "poorly-seen", Attack, Penalty, "zerospace.circ-att.unseen-ranged";
    /// The attacker tries to disarm.
    //= zerospace.circ-att.disarming
    Disarming = "disarming", Attack, Penalty, "zerospace.circ-att.disarming";
    /// The attacker is distracted.
    //= zerospace.circ-att.distracted
    AttackerDistracted = "attacker-distracted", Attack, Penalty, "zerospace.circ-att.distracted";
    /// The attacker is held.
    //= zerospace.circ-att.held
    AttackerHeld = "attacker-held", Attack, Penalty, "zerospace.circ-att.held";
    /// The attacker runs.
    //= zerospace.circ-att.running
    AttackerRuns = "attacker-runs", Attack, Penalty, "zerospace.circ-att.running";
    /// The attacker is surprised.
    //= zerospace.circ-att.surprised
    AttackerSurprised = "attacker-surprised", Attack, Penalty, "zerospace.circ-att.surprised";
    /// A single roll of a sweep attack.
    //= zerospace.circ-att.sweep
    Sweeping = "sweeping", Attack, Penalty, "zerospace.circ-att.sweep";
    /// A two-handed weapon is used with one hand.
    //= zerospace.circ-att.two-hander
    TwoHander = "two-hander", Attack, Penalty, "zerospace.circ-att.two-hander";
    /// The target is beyond the effective range.
    //= zerospace.circ-att.out-of-range
    OutOfRange = "out-of-range", Attack, Penalty, "zerospace.circ-att.out-of-range";
    /// The fight is under water.
    //= zerospace.circ-att.underwater
    Underwater = "underwater", Attack, Penalty, "zerospace.circ-att.underwater";
    /// The fight is in weightlessness.
    //= zerospace.circ-att.zero-g
    ZeroG = "zero-g", Attack, Penalty, "zerospace.circ-att.zero-g";
    /// The attacker charges.
    //= zerospace.circ-att.charge
    Charging = "charging", Attack, Bonus, "zerospace.circ-att.charge";
    /// A burst is fired.
    //= zerospace.burst.benefit
    Burst = "burst", Attack, Bonus, "zerospace.burst.benefit";
    /// The attacker has one point of endurance left.
    AttackerWeakened = "attacker-weakened", Attack, Penalty, "zerospace.condition.at-one";

    /// The defender is distracted.
    //= zerospace.circ-def.distracted
    DefenderDistracted = "defender-distracted", Defence, Penalty, "zerospace.circ-def.distracted";
    /// The defender is prone against a close-combat attack.
    //= zerospace.circ-def.prone-melee
    ProneMelee = "prone-melee", Defence, Penalty, "zerospace.circ-def.prone-melee";
    /// The defender is held.
    //= zerospace.circ-def.held
    DefenderHeld = "defender-held", Defence, Penalty, "zerospace.circ-def.held";
    /// The defender is surprised.
    //= zerospace.circ-def.surprised
    DefenderSurprised = "defender-surprised", Defence, Penalty, "zerospace.circ-def.surprised";
    /// The defender cannot see the attacker.
    //= zerospace.circ-def.cannot-see
    CannotSee = "cannot-see", Defence, Penalty, "zerospace.circ-def.cannot-see";
    /// The defender is in cover.
    //= zerospace.circ-def.cover
    Cover = "cover", Defence, Bonus, "zerospace.circ-def.cover";
    /// The defender is prone against a ranged attack.
    //= zerospace.circ-def.prone-ranged
    ProneRanged = "prone-ranged", Defence, Bonus, "zerospace.circ-def.prone-ranged";
    /// The defender runs.
    //= zerospace.circ-def.running
    DefenderRuns = "defender-runs", Defence, Bonus, "zerospace.circ-def.running";
    /// The defender sprints.
    //= zerospace.circ-def.sprinting
    DefenderSprints = "defender-sprints", Defence, Bonus, "zerospace.circ-def.sprinting";
    /// The defender dodges.
    //= zerospace.dodge.procedure
    Dodging = "dodging", Defence, Bonus, "zerospace.dodge.procedure";
    /// The defender cowers in fear.
    //= zerospace.fear.cower
    Cowering = "cowering", Defence, Penalty, "zerospace.fear.cower";
    /// The defender flees in fear.
    //= zerospace.fear.flee
    Fleeing = "fleeing", Defence, Bonus, "zerospace.fear.flee";
    /// The actor to be thrown down is moving.
    //= zerospace.throw-down.moving-target
    OnTheMove = "on-the-move", Defence, Penalty, "zerospace.throw-down.moving-target";
    /// The actor to be thrown down stands firm.
    //= zerospace.throw-down.stationary-target
    StandingFirm = "standing-firm", Defence, Bonus, "zerospace.throw-down.stationary-target";
    /// The defender has one point of endurance left, and the house rules apply the penalty to all rolls.
    DefenderWeakened = "defender-weakened", Defence, Penalty, "zerospace.condition.at-one";

    /// The game master declares the check impossible.
    CheckImpossible = "check-impossible", Check, Fails, "zerospace.auto-fail.precedence";
    /// The actor sprints in this turn.
    CheckSprints = "check-sprints", Check, Fails, "zerospace.move.sprint";
    /// The actor runs.
    CheckRuns = "check-runs", Check, Penalty, "zerospace.move.run";
    /// The actor is held.
    CheckHeld = "check-held", Check, Penalty, "zerospace.held.effect";
    /// The actor has one point of endurance left.
    CheckWeakened = "check-weakened", Check, Penalty, "zerospace.condition.at-one";
    /// The actor has the advantage of surprise.
    //= zerospace.initiative.surprise-bonus
    Ambush = "ambush", Check, Bonus, "zerospace.initiative.surprise-bonus";
    /// The object used is damaged.
    DamagedThing = "damaged-thing", Check, Penalty, "zerospace.object.endurance";
}

/// A set of circumstances. Each counts once, no matter how often it is mentioned.
//= zerospace.pool.modify
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string[]"))]
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Rows(u64);

const fn all_with(effect: RowEffect) -> u64 {
    let (mut bits, mut n) = (0, 0);
    while n < Row::ALL.len() {
        if Row::ALL[n].effect() as u8 == effect as u8 {
            bits |= 1 << n;
        }
        n += 1;
    }
    bits
}

const fn all_of(side: RowSide) -> u64 {
    let (mut bits, mut n) = (0, 0);
    while n < Row::ALL.len() {
        if Row::ALL[n].side() as u8 == side as u8 {
            bits |= 1 << n;
        }
        n += 1;
    }
    bits
}

const OF_SIDE: [u64; 3] = [all_of(RowSide::Attack), all_of(RowSide::Defence), all_of(RowSide::Check)];

const FAILS: u64 = all_with(RowEffect::Fails);
const PENALTIES: u64 = all_with(RowEffect::Penalty);
const BONUSES: u64 = all_with(RowEffect::Bonus);

impl Rows {
    /// The empty set.
    pub const NONE: Rows = Rows(0);

    /// Whether the set contains a circumstance.
    #[inline]
    pub fn contains(self, row: Row) -> bool {
        self.0 >> row as u8 & 1 == 1
    }

    /// Adds a circumstance if `holds`.
    #[must_use]
    #[inline]
    pub fn with(self, row: Row, holds: bool) -> Rows {
        Rows(self.0 | u64::from(holds) << row as u8)
    }

    /// The circumstances that apply to the roll of `side`.
    #[must_use]
    #[inline]
    pub fn of(self, side: RowSide) -> Rows {
        Rows(self.0 & OF_SIDE[side as usize])
    }

    /// Adds the circumstances `on` and removes `off`, which were set by hand.
    #[must_use]
    #[inline]
    pub fn ticked(self, on: Rows, off: Rows) -> Rows {
        Rows((self.0 | on.0) & !off.0)
    }

    /// Whether any of them makes the attempt fail.
    #[inline]
    pub fn fails(self) -> bool {
        self.0 & FAILS != 0
    }

    /// Bonus dice minus penalty dice.
    #[inline]
    pub fn dice(self) -> i16 {
        (self.0 & BONUSES).count_ones() as i16 - (self.0 & PENALTIES).count_ones() as i16
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The circumstances in the order of the book.
    pub fn iter(self) -> impl Iterator<Item = Row> {
        Row::ALL.iter().copied().filter(move |&row| self.contains(row))
    }

    /// Whether all of them apply to the roll of `side`.
    pub fn are_of(self, side: RowSide) -> bool {
        self.of(side) == self
    }
}

impl FromIterator<Row> for Rows {
    fn from_iter<I: IntoIterator<Item = Row>>(rows: I) -> Rows {
        rows.into_iter().fold(Rows::NONE, |rows, row| rows.with(row, true))
    }
}

impl fmt::Debug for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Rows {
    /// Serialises the names, such as `["cover", "dodging"]`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Row::key))
    }
}

impl<'de> Deserialize<'de> for Rows {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rows, D::Error> {
        let mut rows = Rows::NONE;
        for key in Vec::<Cow<'de, str>>::deserialize(deserializer)? {
            let known = Row::ALL.iter().find(|it| it.key() == key);
            let Some(&row) = known else {
                return Err(D::Error::custom(format_args!("no circumstance is called {key}")));
            };
            rows = rows.with(row, true);
        }
        Ok(rows)
    }
}

impl<N> schwung_table::Names<N> for Rows {}
