//! Ends of turns, by the results of their dice.

use schwung_play::Random;

use super::dice::KnownDice;

/// The decision trees of all turns, flattened into words that encode a [`Next`].
///
/// Dice are stored as their word, their number and one branch for each outcome. Two rolls of the same dice, which make
/// up most turns, are stored as one table: their word, their number of outcomes and one branch for each pair of
/// outcomes.
pub(super) struct Tree {
    words: Vec<u32>,
    pub(super) dice: KnownDice,
}

/// The target of a branch.
enum Next {
    Unknown,
    /// Dice at this offset of the tree.
    Dice(usize),
    /// Two rolls of the same dice at this offset.
    Pair(usize),
    /// An end at this offset of the list of ends.
    End(usize),
}

const END: u32 = 1 << 31;
const PAIR: u32 = 1 << 30;

impl Next {
    #[inline]
    fn of(word: u32) -> Next {
        match word {
            0 => Next::Unknown,
            end if end & END != 0 => Next::End((end & !END) as usize),
            pair if pair & PAIR != 0 => Next::Pair((pair & !PAIR) as usize),
            dice => Next::Dice(dice as usize),
        }
    }
}

/// The root of the tree of a turn.
#[derive(Clone, Copy)]
pub(super) struct Root {
    at: u32,
    /// The word at the root.
    next: u32,
}

impl Root {
    /// The root of no turn.
    pub(super) const NONE: Root = Root { at: 0, next: 0 };

    /// Offset of the root.
    pub(super) fn at(self) -> u32 {
        self.at
    }

    /// Whether anything is stored below the root.
    pub(super) fn is_known(self) -> bool {
        self.next != 0
    }
}

/// Number of words before the branches of dice or of a pair.
const BRANCHES: usize = 2;
/// Maximum number of outcomes of dice that are stored as a pair.
const MOST_OF_PAIR: usize = 16;

impl Tree {
    /// Creates a tree with a single root at offset 0.
    pub(super) fn new() -> Tree {
        Tree { words: vec![0], dice: KnownDice::default() }
    }

    /// Size of the tree in words.
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// Adds a root and returns its offset.
    pub(super) fn plant(&mut self) -> u32 {
        self.words.push(0);
        self.words.len() as u32 - 1
    }

    /// Returns the root at an offset.
    #[inline]
    pub(super) fn root(&self, at: u32) -> Root {
        Root { at, next: self.words[at as usize] }
    }

    /// Follows the tree from `root` along random dice to an end; `None` if the path is not stored.
    #[inline(always)] // this is the hot path of a simulation
    pub(super) fn walk(&self, root: Root, random: &mut Random) -> Option<usize> {
        let mut next = root.next;
        loop {
            match Next::of(next) {
                Next::End(end) => return Some(end),
                Next::Pair(at) => {
                    let [word, outcomes] = self.head(at);
                    let first = self.dice.fall(word, random.draw());
                    let second = self.dice.fall(word, random.draw());
                    next = self.words[at + BRANCHES + first * outcomes as usize + second];
                }
                Next::Dice(at) => {
                    let [word, dice] = self.head(at);
                    next = self.words[at + BRANCHES + self.dice.branch(word, dice, random.draw())];
                }
                Next::Unknown => return None,
            }
        }
    }

    #[inline]
    fn head(&self, at: usize) -> [u32; BRANCHES] {
        *self.words[at..].first_chunk().expect("a branching has a head")
    }

    /// Stores the end of a turn for a path: the numbers of the dice and of the outcome of each roll.
    ///
    /// Returns whether a pair at the root was split, so that copies of the root are stale.
    pub(super) fn keep(&mut self, root: u32, path: &[(u32, u32)], end: u32) -> bool {
        let (root, pair) = (root as usize, self.pair(path));
        let mut parted = false;
        match (Next::of(self.words[root]), pair) {
            (Next::Unknown, Some((word, outcomes))) => {
                self.words[root] = PAIR | self.words.len() as u32;
                self.words.extend([word, outcomes as u32]);
                self.words.resize(self.words.len() + outcomes * outcomes, 0);
            }
            (Next::Pair(table), None) => {
                self.part(root, table, path[0].0);
                parted = true;
            }
            _ => {}
        }
        let mut at = root;
        if let Next::Pair(table) = Next::of(self.words[root]) {
            at = table + BRANCHES + path[0].1 as usize * self.words[table + 1] as usize + path[1].1 as usize;
        } else {
            for &(dice, branch) in path {
                at = self.dice_at(at, dice) + BRANCHES + branch as usize;
            }
        }
        self.words[at] = END | end;
        parted
    }

    /// Splits a pair into two levels, since a path does not consist of exactly two rolls. The first roll of a turn
    /// never varies.
    fn part(&mut self, root: usize, table: usize, dice: u32) {
        let outcomes = self.dice.branches(dice);
        self.words[root] = 0;
        let first = self.dice_at(root, dice) + BRANCHES;
        for branch in 0..outcomes {
            let row = table + BRANCHES + branch * outcomes;
            if self.words[row..row + outcomes].iter().any(|&it| it != 0) {
                let second = self.dice_at(first + branch, dice) + BRANCHES;
                self.words.copy_within(row..row + outcomes, second);
            }
        }
    }

    /// The word and the number of outcomes of the dice of a path, if it can be stored as a pair.
    fn pair(&self, path: &[(u32, u32)]) -> Option<(u32, usize)> {
        let &[(dice, _), (other, _)] = path else { return None };
        let (word, outcomes) = (self.dice.word(dice), self.dice.branches(dice));
        (dice == other && word != 0 && outcomes <= MOST_OF_PAIR).then_some((word, outcomes))
    }

    /// Returns the offset of the dice rolled on a branch, adding them if necessary.
    fn dice_at(&mut self, branch: usize, dice: u32) -> usize {
        if self.words[branch] == 0 {
            self.words[branch] = self.words.len() as u32;
            self.words.extend([self.dice.word(dice), dice]);
            self.words.resize(self.words.len() + self.dice.branches(dice), 0);
        }
        self.words[branch] as usize
    }
}

#[cfg(test)]
mod tests {
    use schwung_fate::FateDice;

    use super::*;

    #[test]
    fn pairs_that_are_parted_keep_what_they_knew() {
        let mut tree = Tree::new();
        let dice = tree.dice.number(&FateDice::FourFudge);
        let [twice, thrice, once] =
            [vec![(dice, 3), (dice, 5)], vec![(dice, 4), (dice, 4), (dice, 0)], vec![(dice, 8)]];
        assert!(!tree.keep(0, &twice, 1), "a pair");
        assert!(!tree.keep(0, &[(dice, 5), (dice, 3)], 2));
        assert!(tree.keep(0, &thrice, 3), "a pair no more");
        assert!(!tree.keep(0, &once, 4));
        let mut found = [0; 5];
        for seed in 0..20_000 {
            let mut random = Random::new(seed);
            let ended = tree.walk(tree.root(0), &mut random).unwrap_or(0);
            let mut again = Random::new(seed);
            let mut roll = || tree.dice.branch(tree.dice.word(dice), dice, again.draw());
            let known = match (roll(), roll()) {
                (3, 5) => 1,
                (5, 3) => 2,
                (4, 4) if roll() == 0 => 3,
                (8, _) => 4,
                _ => 0,
            };
            assert_eq!(ended, known, "seed {seed}");
            found[ended] += 1;
        }
        assert!(found.iter().all(|&it| it > 0), "{found:?}");
    }
}
