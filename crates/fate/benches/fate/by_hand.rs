//! A hand-written version of the same duel, as a baseline for the generic rules: two fighters with Fists 3,
//! without fate points, table or questions.

use schwung_play::Random;

struct Fighter {
    skill: i16,
    /// Bit `n - 1` is box `n`.
    stress: u32,
    consequences: u8,
    out: bool,
}

impl Fighter {
    /// Marks box `n`, or the next higher free one; otherwise takes a consequence, up to three; otherwise the
    /// fighter is out.
    fn hit(&mut self, shifts: u32) {
        if shifts <= 5 {
            let free = !self.stress & 0b1_1111 & (u32::MAX << (shifts - 1));
            if free != 0 {
                self.stress |= free & free.wrapping_neg();
                return;
            }
        }
        if self.consequences < 3 {
            self.consequences += 1;
        } else {
            self.out = true;
        }
    }
}

fn four_fudge(random: &mut Random) -> i16 {
    let dice = random.below(81);
    (dice % 3 + dice / 3 % 3 + dice / 9 % 3 + dice / 27) as i16 - 4
}

/// Plays one duel; returns the number of turns, and whether the first fighter has won.
pub(crate) fn duel(random: &mut Random) -> (u32, bool) {
    let fighter = || Fighter { skill: 3, stress: 0, consequences: 0, out: false };
    let mut fighters = [fighter(), fighter()];
    let mut spin: Option<usize> = None;
    let mut turns = 0;
    loop {
        let by = (turns % 2) as usize;
        turns += 1;
        let mut attack = fighters[by].skill + four_fudge(random);
        let defence = fighters[1 - by].skill + four_fudge(random);
        if let Some(owner) = spin.take() {
            attack += if owner == by { 1 } else { -1 };
        }
        let shifts = attack - defence;
        if shifts >= 1 {
            fighters[1 - by].hit(shifts as u32);
            if fighters[1 - by].out {
                return (turns, by == 0);
            }
        } else if shifts <= -3 {
            spin = Some(1 - by);
        }
    }
}
