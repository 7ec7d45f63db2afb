//! Six-sided dice: as a sum where only the sum matters, by face where low dice may be rerolled.

use schwung_table::{Dice, DiceSpec};

/// Maximum number of dice rolled at once; larger pools are rolled in several parts.
pub const MOST_DICE: u8 = 6;

/// 1 to [`MOST_DICE`] dice of which only the sum matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SumDice(u8);

/// 1 to [`MOST_DICE`] dice whose ones and twos are counted, because a specialisation lets a player reroll them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FaceDice(u8);

/// One die that is rerolled until it shows 3 or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HighDie;

/// The outcome of [`FaceDice`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Faces {
    /// Number of dice that show 1.
    pub ones: u8,
    /// Number of dice that show 2.
    pub twos: u8,
    /// The sum of all other dice.
    pub rest: u8,
}

impl Faces {
    /// The sum of all dice.
    pub fn sum(self) -> i16 {
        i16::from(self.ones) + 2 * i16::from(self.twos) + i16::from(self.rest)
    }
}

impl From<Faces> for i32 {
    fn from(faces: Faces) -> i32 {
        i32::from(faces.ones) << 16 | i32::from(faces.twos) << 8 | i32::from(faces.rest)
    }
}

impl TryFrom<i32> for Faces {
    type Error = i32;

    fn try_from(number: i32) -> Result<Faces, i32> {
        let [0, ones, twos, rest] = number.to_be_bytes() else { return Err(number) };
        Ok(Faces { ones, twos, rest })
    }
}

const SIX: &[i8] = &[1, 2, 3, 4, 5, 6];
const SIX_HIGH: [i8; 4] = [3, 4, 5, 6];
const POOL: [&[i8]; 6] = [SIX; 6];

/// `6^n`.
const fn ways(n: usize) -> u32 {
    let (mut ways, mut i) = (1, 0);
    while i < n {
        ways *= 6;
        i += 1;
    }
    ways
}

/// The sums of `N` dice with their numbers of ways; there are `S = 5 N + 1` different sums.
const fn sums<const N: usize, const S: usize>() -> [(i8, u32); S] {
    let mut table = [(0i8, 0u32); S];
    let (mut way, all) = (0, ways(N));
    while way < all {
        let (mut left, mut sum) = (way, 0usize);
        let mut die = 0;
        while die < N {
            sum += (left % 6) as usize;
            left /= 6;
            die += 1;
        }
        table[sum].0 = (sum + N) as i8;
        table[sum].1 += 1;
        way += 1;
    }
    table
}

/// Like [`sums`], but computed from the table for one die less, which is faster.
const fn one_more<const A: usize, const B: usize>(less: &[(i8, u32); A]) -> [(i8, u32); B] {
    let mut table = [(0i8, 0u32); B];
    let mut row = 0;
    while row < A {
        let mut face = 0;
        while face < 6 {
            table[row + face].0 = less[row].0 + face as i8 + 1;
            table[row + face].1 += less[row].1;
            face += 1;
        }
        row += 1;
    }
    table
}

const SUM_1: [(i8, u32); 6] = sums::<1, 6>();
const SUM_2: [(i8, u32); 11] = one_more(&SUM_1);
const SUM_3: [(i8, u32); 16] = one_more(&SUM_2);
const SUM_4: [(i8, u32); 21] = one_more(&SUM_3);
const SUM_5: [(i8, u32); 26] = one_more(&SUM_4);
const SUM_6: [(i8, u32); 31] = one_more(&SUM_5);

/// The binomial coefficient.
const fn choose(n: usize, k: usize) -> u32 {
    let (mut result, mut i) = (1, 0);
    while i < k {
        result = result * (n - i) as u32 / (i as u32 + 1);
        i += 1;
    }
    result
}

/// The number of ways in which `high` dice, each showing 3 to 6, add up to `sum`.
const fn ways_of_high(high: usize, sum: usize) -> u32 {
    let mut table = [0u32; 40];
    table[0] = 1;
    let mut die = 0;
    while die < high {
        let mut next = [0u32; 40];
        let mut row = 0;
        while row + 6 < 40 {
            let mut face = 3;
            while face <= 6 {
                next[row + face] += table[row];
                face += 1;
            }
            row += 1;
        }
        table = next;
        die += 1;
    }
    table[sum]
}

/// The number of outcomes of `n` [`FaceDice`].
const fn face_rows(n: usize) -> usize {
    let (mut rows, mut low) = (0, 0);
    while low <= n {
        rows += (low + 1) * (3 * (n - low) + 1);
        low += 1;
    }
    rows
}

const fn faces<const N: usize, const S: usize>() -> [(Faces, u32); S] {
    let mut table = [(Faces { ones: 0, twos: 0, rest: 0 }, 0u32); S];
    let (mut row, mut ones) = (0, 0);
    while ones <= N {
        let mut twos = 0;
        while ones + twos <= N {
            let high = N - ones - twos;
            let mut rest = 3 * high;
            while rest <= 6 * high {
                let ways = choose(N, ones) * choose(N - ones, twos) * ways_of_high(high, rest);
                table[row] = (Faces { ones: ones as u8, twos: twos as u8, rest: rest as u8 }, ways);
                row += 1;
                rest += 1;
            }
            twos += 1;
        }
        ones += 1;
    }
    table
}

static FACES_1: [(Faces, u32); face_rows(1)] = faces::<1, { face_rows(1) }>();
static FACES_2: [(Faces, u32); face_rows(2)] = faces::<2, { face_rows(2) }>();
static FACES_3: [(Faces, u32); face_rows(3)] = faces::<3, { face_rows(3) }>();
static FACES_4: [(Faces, u32); face_rows(4)] = faces::<4, { face_rows(4) }>();
static FACES_5: [(Faces, u32); face_rows(5)] = faces::<5, { face_rows(5) }>();
static FACES_6: [(Faces, u32); face_rows(6)] = faces::<6, { face_rows(6) }>();

/// Returns the next face and keeps the rest of the random number. Uses multiplication and shifts; for six dice the bias
/// is below 6^6/2^32.
#[inline]
fn next_face(random: &mut u32) -> u8 {
    let wide = u64::from(*random) * 6;
    *random = (wide & u64::from(u32::MAX)) as u32;
    (wide >> 32) as u8 + 1
}

fn number_of(dice: u8) -> usize {
    usize::from(dice.clamp(1, MOST_DICE))
}

impl SumDice {
    /// Creates `dice` dice, limited to the range from 1 to [`MOST_DICE`].
    pub fn new(dice: u8) -> SumDice {
        SumDice(dice.clamp(1, MOST_DICE))
    }
}

impl FaceDice {
    /// Creates `dice` dice, limited to the range from 1 to [`MOST_DICE`].
    pub fn new(dice: u8) -> FaceDice {
        FaceDice(dice.clamp(1, MOST_DICE))
    }
}

impl Dice for SumDice {
    type Outcome = i8;

    fn spec(&self) -> DiceSpec {
        let name = ["1d6", "2d6", "3d6", "4d6", "5d6", "6d6"][number_of(self.0) - 1];
        DiceSpec { name, dice: &POOL[..number_of(self.0)], read: sum, again: DiceSpec::never }
    }

    #[inline]
    fn outcomes(&self) -> &'static [(i8, u32)] {
        match self.0 {
            2 => &SUM_2,
            3 => &SUM_3,
            4 => &SUM_4,
            5 => &SUM_5,
            6 => &SUM_6,
            _ => &SUM_1,
        }
    }

    #[inline]
    fn ways(&self) -> u32 {
        ways(number_of(self.0))
    }

    #[inline]
    fn sample(&self, mut random: u32) -> i8 {
        (0..self.0).map(|_| next_face(&mut random) as i8).sum()
    }
}

impl Dice for FaceDice {
    type Outcome = Faces;

    fn spec(&self) -> DiceSpec {
        let name = ["1d6s", "2d6s", "3d6s", "4d6s", "5d6s", "6d6s"][number_of(self.0) - 1];
        DiceSpec { name, dice: &POOL[..number_of(self.0)], read: low_and_rest, again: DiceSpec::never }
    }

    #[inline]
    fn outcomes(&self) -> &'static [(Faces, u32)] {
        match self.0 {
            2 => &FACES_2,
            3 => &FACES_3,
            4 => &FACES_4,
            5 => &FACES_5,
            6 => &FACES_6,
            _ => &FACES_1,
        }
    }

    #[inline]
    fn ways(&self) -> u32 {
        ways(number_of(self.0))
    }

    #[inline]
    fn sample(&self, mut random: u32) -> Faces {
        let mut faces = Faces::default();
        for _ in 0..self.0 {
            faces.add(next_face(&mut random));
        }
        faces
    }
}

impl Dice for HighDie {
    type Outcome = i8;

    fn spec(&self) -> DiceSpec {
        // Low faces are rerolled until they are gone, so they never count.
        DiceSpec { name: "1d6+", dice: &[&SIX_HIGH], read: sum, again: DiceSpec::never }
    }

    #[inline]
    fn outcomes(&self) -> &'static [(i8, u32)] {
        &[(3, 9), (4, 9), (5, 9), (6, 9)]
    }

    /// A power of six, like the ways of all other dice, so that all odds have the same denominator.
    #[inline]
    fn ways(&self) -> u32 {
        36
    }

    #[inline]
    fn sample(&self, random: u32) -> i8 {
        (random >> 30) as i8 + 3
    }
}

impl Faces {
    #[inline]
    fn add(&mut self, face: u8) {
        match face {
            1 => self.ones += 1,
            2 => self.twos += 1,
            other => self.rest += other,
        }
    }
}

fn sum(faces: &[i8]) -> i32 {
    faces.iter().map(|&face| i32::from(face)).sum()
}

fn low_and_rest(faces: &[i8]) -> i32 {
    let mut read = Faces::default();
    faces.iter().for_each(|&face| read.add(face.unsigned_abs()));
    read.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn a_high_die_never_shows_less_than_three() {
        assert_eq!(HighDie.outcomes().iter().map(|it| it.1).sum::<u32>(), HighDie.ways());
        assert_eq!((HighDie.sample(0), HighDie.sample(u32::MAX)), (3, 6));
        assert!(HighDie.spec().outcome(&[2]).is_err());
    }

    fn listed_ways_are_those_of_the_faces<D: Dice>(dice: D) {
        let spec = dice.spec();
        let mut ways: BTreeMap<i32, u32> = BTreeMap::new();
        for way in 0..dice.ways() {
            let face = |die: u32| i8::try_from(way / 6u32.pow(die) % 6 + 1).expect("a face");
            let faces: Vec<i8> = (0..spec.dice.len() as u32).map(face).collect();
            *ways.entry(spec.outcome(&faces).expect("faces fit")).or_default() += 1;
        }
        let listed: BTreeMap<i32, u32> =
            dice.outcomes().iter().map(|&(outcome, ways)| (outcome.into(), ways)).collect();
        assert_eq!(listed, ways, "{}", spec.name);
        assert_eq!(listed.values().sum::<u32>(), dice.ways(), "{}", spec.name);
        for &(outcome, _) in dice.outcomes() {
            let number: i32 = outcome.into();
            assert!(D::Outcome::try_from(number).is_ok_and(|it| it == outcome));
        }
        let mut sampled: BTreeMap<i32, u32> = BTreeMap::new();
        let draws = dice.ways() * 10;
        for n in 0..draws {
            let random = (u64::from(n) * (1 << 32) / u64::from(draws)) as u32;
            *sampled.entry(dice.sample(random).into()).or_default() += 1;
        }
        for (outcome, ways) in listed {
            let came = sampled.get(&outcome).copied().unwrap_or_default();
            assert!(came.abs_diff(ways * 10) <= 10 + ways, "{}: {outcome} came {came} times", spec.name);
        }
    }

    #[test]
    fn the_listed_ways_are_those_of_the_faces() {
        for n in 1..=MOST_DICE {
            listed_ways_are_those_of_the_faces(SumDice::new(n));
            listed_ways_are_those_of_the_faces(FaceDice::new(n));
        }
    }

    #[test]
    fn ones_and_twos_are_read_apart() {
        let read = FaceDice::new(4).spec().outcome(&[1, 2, 2, 6]).expect("faces fit");
        assert_eq!(Faces::try_from(read), Ok(Faces { ones: 1, twos: 2, rest: 6 }));
        assert_eq!(Faces { ones: 1, twos: 2, rest: 6 }.sum(), 11);
    }
}
