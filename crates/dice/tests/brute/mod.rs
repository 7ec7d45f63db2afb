//! The test oracle for odds: enumerates every way the dice can fall.

use std::collections::BTreeMap;

use schwung_dice::{Code, Die, NoFace, Number, Roll, Source};

/// A source that follows a list of face indices and then returns the first face.
struct Script {
    faces: Vec<(u32, u32)>,
    at: usize,
    deepest: usize,
}

impl Source for Script {
    fn throw(&mut self, die: Die) -> Result<u32, NoFace> {
        if self.at == self.faces.len() {
            if self.at == self.deepest {
                return Err(NoFace::Failed);
            }
            self.faces.push((0, die.faces()));
        }
        self.at += 1;
        Ok(self.faces[self.at - 1].0)
    }
}

/// For each outcome, the number of ways by their probability 1/n, and whether every way was followed to its end.
pub(crate) struct Counted {
    pub(crate) ways: BTreeMap<Number, BTreeMap<u128, u128>>,
    pub(crate) is_whole: bool,
}

/// Rolls at most `most` ways with at most `deepest` throws each. Returns `None` if a roll is refused.
pub(crate) fn count(roll: &Roll, deepest: usize, most: usize) -> Option<Counted> {
    let mut script = Script { faces: Vec::new(), at: 0, deepest };
    let mut counted = Counted { ways: BTreeMap::new(), is_whole: true };
    for runs in 0.. {
        if runs == most {
            counted.is_whole = false;
            break;
        }
        script.at = 0;
        match roll.roll(&mut script) {
            Ok(rolled) => {
                let outcome = &rolled.outcomes()[0];
                let under = script.faces.iter().map(|it| u128::from(it.1)).product();
                let ways = counted.ways.entry(outcome.total()).or_default();
                *ways.entry(under).or_default() += 1;
            }
            Err(error) if error.code() == Code::NoDice => counted.is_whole = false,
            Err(_) => return None,
        }
        // Advance to the next way: increment the last die that has a face left, and roll the later ones anew.
        while script.faces.last().is_some_and(|it| it.0 + 1 == it.1) {
            script.faces.pop();
        }
        match script.faces.last_mut() {
            Some(last) => last.0 += 1,
            None => break,
        }
    }
    Some(counted)
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// A probability as a fraction in lowest terms.
pub(crate) fn reduced(over: u128, under: u128) -> (u128, u128) {
    let by = gcd(over, under);
    (over / by, under / by)
}

/// The sum of the probabilities as a fraction in lowest terms; `None` if it does not fit.
pub(crate) fn added(ways: &BTreeMap<u128, u128>) -> Option<(u128, u128)> {
    let mut sum = (0_u128, 1_u128);
    for (&under, &count) in ways {
        let by = under / gcd(sum.1, under);
        let common = sum.1.checked_mul(by)?;
        let over = sum.0.checked_mul(by)?.checked_add(count.checked_mul(common / under)?)?;
        sum = reduced(over, common);
    }
    Some(sum)
}
