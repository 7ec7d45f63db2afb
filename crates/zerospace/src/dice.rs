//! Six-sided dice: as a sum where only the sum matters, by face where low dice may be rerolled.

use schwung_table::{Dice, DiceSpec};

/// Maximum number of dice rolled at once; larger pools are rolled in several parts.
pub const MOST_DICE: u8 = 6;

/// The most that a die adds to a roll.
pub(crate) const MOST_OF_A_DIE: i16 = 6;

/// 1 to [`MOST_DICE`] dice whose sum alone matters.
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
