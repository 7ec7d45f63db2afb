//! Turns that were played before, with the same dice, are not played again.
//!
//! What comes of a turn depends on what it looks at and on its dice, since habits answer every question alike. So a turn
//! that was played once is kept: as a tree, by the numbers of the [`pieces`](crate::pieces) it looks at and then by what its
//! dice show. Going along a known path draws the same random numbers as playing it, so fights end as if nothing was kept.

mod dice;
mod played;

use std::{collections::HashMap, hash::BuildHasherDefault};

use schwung_play::{Fights, Habits, Quick, Random};

use super::{Plan, Summary};
use crate::pieces::{Pieces, Place, Rows};
use dice::Known;
use played::Played;

/// What is kept of the turns of one conflict, and how its fights ended.
pub(super) struct Memory<'p, S: Fights> {
    plan: &'p Plan<'p, S>,
    pieces: Pieces<'p, S>,
    start: [u32; MOST_PARTS],
    /// How many numbers of a place are used.
    width: usize,
    /// What is to be known of each rest, at hand.
    sights: Vec<Sight>,
    /// Turns that look at few pieces, at hand.
    at_hand: Box<[AtHand; AT_HAND]>,
    /// Where the tree of the turn begins that looks at these pieces.
    roots: HashMap<Place, u32, BuildHasherDefault<Quick>>,
    /// The pieces that are looked for.
    look: Place,
    /// Branches lead on to a [`Next`]. A branching begins with the number of its dice, and has a branch for each outcome.
    tree: Vec<u32>,
    /// All ends of turns, each once: the pieces that the turn looked at, and by how much the number of the round grew.
    ends: Vec<u32>,
    known_ends: HashMap<Place, u32>,
    dice: Vec<Known>,
    /// The place where a fight stands.
    place: [u32; MOST_PARTS],
    /// The places where fights ended, and how often each.
    places: Rows,
    counts: Vec<u64>,
    /// How many turns and rounds fights took.
    turns_taken: Vec<u64>,
    rounds_taken: Vec<u64>,
    lots: u64,
    /// So many turns there were since it was last asked whether it helps, and so many that were not known.
    played: u64,
    unknown: u64,
}

/// What is to be known of the rest of a position.
#[derive(Clone, Copy)]
struct Sight {
    is_over: bool,
    /// How many parts the next turn looks at.
    parts: u8,
    /// Which, as far as there are not more; [`NOTHING`] for none.
    few: [u8; FEW],
}

/// A turn that looks at few pieces.
#[derive(Clone, Copy, Default)]
struct AtHand {
    /// The numbers of the pieces.
    look: u64,
    root: u32,
    /// What stands at the root; 0 where that is not known yet, or there is no turn.
    next: u32,
}

/// A turn looks at few parts if there are not more than these.
const FEW: usize = 3;
/// So many numbers a place has at most; it is a power of two.
const MOST_PARTS: usize = 64;
/// A number of a place that nobody uses.
const NOTHING: u8 = MOST_PARTS as u8 - 1;
/// So many turns are at hand; it is a power of two.
const AT_HAND: usize = 1 << 11;

/// What follows on a branch.
enum Next {
    Unknown,
    /// Dice, at that place in the tree.
    Dice(usize),
    /// An end, at that place among all.
    End(usize),
}

const END: u32 = 1 << 31;

impl Next {
    #[inline]
    fn of(word: u32) -> Next {
        match word {
            0 => Next::Unknown,
            end if end & END != 0 => Next::End((end & !END) as usize),
            dice => Next::Dice(dice as usize),
        }
    }
}

/// The end where nobody does anything: the first of all.
const STUCK: usize = 0;
/// The tree begins with the branch for what begins the conflict.
const BEGINNING: u32 = 0;
/// No more of any kind is kept than fits into so many words.
const MOST: usize = 1 << 22;
/// So many pieces are kept at most.
const MOST_PIECES: usize = 50_000;
/// After so many lots it is asked whether it helps.
const TRIAL: u64 = 16;

impl<'p, S: Fights> Memory<'p, S> {
    /// Nothing where there is more to a position than fits.
    pub(super) fn new(plan: &'p Plan<'p, S>) -> Option<Memory<'p, S>> {
        let mut pieces = Pieces::new(plan.habits);
        let place = pieces.take(plan.start);
        let width = place.len();
        let mut start = [0; MOST_PARTS];
        if width >= MOST_PARTS {
            return None;
        }
        start[..width].copy_from_slice(&place);
        let mut memory = Memory {
            plan,
            pieces,
            start,
            width,
            sights: Vec::new(),
            at_hand: Box::new([AtHand::default(); AT_HAND]),
            roots: HashMap::default(),
            look: Place::new(),
            tree: vec![0],
            ends: vec![0; 2 + FEW],
            known_ends: HashMap::new(),
            dice: Vec::new(),
            place: start,
            places: Rows::new(width),
            counts: Vec::new(),
            turns_taken: Vec::new(),
            rounds_taken: Vec::new(),
            lots: 0,
            played: 0,
            unknown: 0,
        };
        memory.look_about();
        Some(memory)
    }

    /// Has at hand what is to be known of rests that are new.
    fn look_about(&mut self) {
        for rest in self.sights.len()..self.pieces.rests() {
            let about = self.pieces.about(rest as u32);
            let mut few = [NOTHING; FEW];
            few.iter_mut().zip(&about.seen[1..]).for_each(|(few, &seen)| *few = seen);
            self.sights.push(Sight { is_over: about.is_over, parts: about.seen.len() as u8 - 1, few });
        }
    }

    /// A lot was fought: is it worth while to go on remembering? Not where many turns are new after a while.
    pub(super) fn helps(&mut self) -> bool {
        self.lots += 1;
        if !self.lots.is_multiple_of(TRIAL) {
            return true;
        }
        let helps = self.unknown * 3 <= self.played;
        (self.played, self.unknown) = (0, 0);
        helps
    }

    /// Is there no more room?
    pub(super) fn is_full(&self) -> bool {
        self.tree.len().max(self.ends.len()).max(self.places.len() * self.width) > MOST
            || self.pieces.len() > MOST_PIECES
    }

    /// Fights the conflict out once.
    pub(super) fn fight(&mut self, random: &mut Random) {
        self.place = self.start;
        let mut now = S::round(self.plan.start);
        if self.plan.begin.is_some() {
            let end = self.step(BEGINNING, self.tree[BEGINNING as usize], random);
            now = now.wrapping_add(self.ends[end] as u16);
            self.place[..self.width].copy_from_slice(&self.ends[end + 1..][..self.width]);
        }
        // A conflict that is over has no round any more.
        let (mut turns, mut rounds) = (0, 0);
        while turns < self.plan.turns {
            let sight = self.sights[self.place[0] as usize];
            if sight.is_over {
                break;
            }
            rounds = now;
            let (root, next) = self.root(sight);
            let end = self.step(root, next, random);
            if end == STUCK {
                break;
            }
            let &[grown, rest, a, b, c] = self.ends[end..].first_chunk().expect("ends have room for few");
            now = now.wrapping_add(grown as u16);
            if usize::from(sight.parts) > FEW {
                let seen = &self.pieces.about(self.place[0]).seen[1..];
                for (&at, &piece) in seen.iter().zip(&self.ends[end + 2..]) {
                    self.place[usize::from(at)] = piece;
                }
            } else {
                for (at, piece) in sight.few.into_iter().zip([a, b, c]) {
                    self.place[usize::from(at) % MOST_PARTS] = piece;
                }
            }
            self.place[0] = rest;
            turns += 1;
        }
        count(&mut self.turns_taken, turns as usize);
        count(&mut self.rounds_taken, usize::from(rounds));
        count(&mut self.counts, self.places.number(&self.place[..self.width]) as usize);
    }

    /// Where the tree of the turn at the present place begins, and what stands there.
    #[inline]
    fn root(&mut self, sight: Sight) -> (u32, u32) {
        let [a, b, c] = sight.few.map(|it| u64::from(self.place[usize::from(it) % MOST_PARTS]));
        let rest = u64::from(self.place[0]);
        if usize::from(sight.parts) > FEW || (rest | a | b | c) >> 16 != 0 {
            let root = self.find_root();
            return (root, self.tree[root as usize]);
        }
        let look = rest << 48 | a << 32 | b << 16 | c;
        let at = (look.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as usize % AT_HAND;
        let known = self.at_hand[at];
        if known.look == look && known.next != 0 {
            return (known.root, known.next);
        }
        let root = self.find_root();
        let next = self.tree[root as usize];
        self.at_hand[at] = AtHand { look, root, next };
        (root, next)
    }

    #[inline(never)]
    fn find_root(&mut self) -> u32 {
        let seen = self.pieces.about(self.place[0]).seen.iter();
        self.look.clear();
        self.look.extend(seen.map(|&it| self.place[usize::from(it)]));
        if let Some(&root) = self.roots.get(&self.look) {
            return root;
        }
        let root = self.tree.len() as u32;
        self.tree.push(0);
        self.roots.insert(self.look.clone(), root);
        root
    }

    /// Goes along the tree from `root`, where `next` stands, as the dice fall, to an end; where it does not lead on, the turn is played.
    #[inline]
    fn step(&mut self, root: u32, mut next: u32, random: &mut Random) -> usize {
        self.played += 1;
        let before = random.clone();
        loop {
            match Next::of(next) {
                Next::End(end) => return end,
                Next::Dice(at) => {
                    let branch = self.dice[self.tree[at] as usize].branch(random.draw());
                    next = self.tree[at + 1 + branch];
                }
                Next::Unknown => {
                    *random = before;
                    return self.play(root, random);
                }
            }
        }
    }

    /// Plays the turn at the present place, and keeps it.
    #[cold]
    fn play(&mut self, root: u32, random: &mut Random) -> usize {
        self.unknown += 1;
        let (state, command) = match self.plan.begin {
            Some(begin) if root == BEGINNING => (self.plan.start.clone(), Some(begin.clone())),
            _ => {
                let state = self.pieces.state(&self.place[..self.width]);
                let command = S::turn(&state, self.plan.habits);
                (state, command)
            }
        };
        let Some(command) = command else {
            self.tree[root as usize] = END | STUCK as u32;
            return STUCK;
        };
        let before = S::round(&state);
        let (habits, path) = (Habits(self.plan.habits), Vec::new());
        let mut table = Played { state, random: random.clone(), habits, dice: &mut self.dice, path };
        let Ok(()) = S::perform(&mut table, &command);
        let Played { state, random: now, path, .. } = table;
        *random = now;
        let place = self.pieces.take(&state);
        self.look_about();
        let rounds = u32::from(S::round(&state).wrapping_sub(before));
        let mut words: Place = if root == BEGINNING {
            [rounds].into_iter().chain(place).collect()
        } else {
            let seen = self.pieces.about(self.place[0]).seen.iter();
            [rounds].into_iter().chain(seen.map(|&it| place[usize::from(it)])).collect()
        };
        words.resize(words.len().max(2 + FEW), 0);
        let next = self.ends.len() as u32;
        let end = *self.known_ends.entry(words).or_insert_with_key(|words| {
            self.ends.extend_from_slice(words);
            next
        });
        self.keep(root, &path, end);
        end as usize
    }

    fn keep(&mut self, root: u32, path: &[(u32, u32)], end: u32) {
        let mut at = root as usize;
        for &(dice, branch) in path {
            if self.tree[at] == 0 {
                let branches = self.dice[dice as usize].branches;
                self.tree[at] = self.tree.len() as u32;
                self.tree.push(dice);
                self.tree.resize(self.tree.len() + branches, 0);
            }
            at = self.tree[at] as usize + 1 + branch as usize;
        }
        self.tree[at] = END | end;
    }

    /// Adds how all fights ended.
    pub(super) fn tell(&mut self, into: &mut Summary) {
        for (at, &count) in self.counts.iter().enumerate() {
            into.add_ends::<S>(&self.pieces.state(self.places.get(at)), count);
        }
        for (bars, counts) in [(&mut into.turns, &self.turns_taken), (&mut into.rounds, &self.rounds_taken)] {
            for (number, &count) in (0..).zip(counts) {
                bars.add_many(number, count);
            }
        }
        self.places = Rows::new(self.width);
        [&mut self.counts, &mut self.turns_taken, &mut self.rounds_taken].into_iter().for_each(Vec::clear);
    }
}

#[inline]
fn count(counts: &mut Vec<u64>, at: usize) {
    if at >= counts.len() {
        counts.resize(at + 1, 0);
    }
    counts[at] += 1;
}
