//! Turns that were played before, with the same dice, are not played again.
//!
//! What comes of a turn depends on what it looks at and on its dice, since habits answer every question alike. So a turn
//! that was played once is kept: as a tree, by the numbers of the [`pieces`](crate::pieces) it looks at and then by what its
//! dice show. Going along a known path draws the same random numbers as playing it, so fights end as if nothing was kept.

mod dice;
mod lane;
mod played;
mod tree;
mod worth;

use std::{collections::HashMap, hash::BuildHasherDefault, mem::take};

use schwung_play::{Fights, Habits, Quick};

use super::{Plan, Summary};
use crate::pieces::{Pieces, Place, Rows};
pub(super) use lane::Lane;
use played::Played;
use tree::{Root, Tree};
use worth::Worth;

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
    /// The pieces that are looked for, the end and the path of a turn that is played; they keep their room.
    look: Place,
    end: Place,
    path: Vec<(u32, u32)>,
    tree: Tree,
    /// All ends of turns, each once: the pieces that the turn looked at, and by how much the number of the round grew.
    ends: Vec<u32>,
    known_ends: HashMap<Place, u32, BuildHasherDefault<Quick>>,
    /// The places where fights ended, and how often each.
    places: Rows,
    counts: Vec<u64>,
    /// How many turns and rounds fights took.
    turns_taken: Vec<u64>,
    rounds_taken: Vec<u64>,
    worth: Worth,
}

/// What is to be known of the rest of a position.
#[derive(Clone, Copy)]
struct Sight {
    sees: Sees,
    /// Which parts the next turn looks at, as far as there are not more; [`NOTHING`] for none.
    few: [u8; FEW],
}

/// How much the next turn looks at.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Sees {
    Few,
    Many,
    /// There is no next turn.
    Over,
}

/// A turn that looks at few pieces, and whose root leads on.
#[derive(Clone, Copy)]
struct AtHand {
    /// The numbers of the pieces.
    look: u64,
    root: Root,
}

impl AtHand {
    /// No turn looks at the last of all numbers only.
    const NONE: AtHand = AtHand { look: u64::MAX, root: Root::NONE };
}

/// A turn looks at few parts if there are not more than these.
const FEW: usize = 3;
/// So many numbers a place has at most; it is a power of two.
const MOST_PARTS: usize = 64;
/// A number of a place that nobody uses.
const NOTHING: u8 = MOST_PARTS as u8 - 1;
/// So many turns are at hand; it is a power of two.
const AT_HAND: usize = 1 << 11;

/// The end where nobody does anything: the first of all.
const STUCK: usize = 0;
/// The tree begins with the branch for what begins the conflict.
const BEGINNING: u32 = 0;
/// No more of any kind is kept than fits into so many words.
const MOST: usize = 1 << 22;
/// So many rests are kept at most, each of them a whole state, and so many pieces.
const MOST_RESTS: usize = 4_096;
const MOST_PIECES: usize = 50_000;
/// So many fights go side by side.
const SIDE_BY_SIDE: usize = 4;
/// So many lots are fought at once, at most.
const MOST_LOTS: u64 = 16;

impl<'p, S: Fights> Memory<'p, S> {
    /// Nothing where there is more to a position than fits.
    pub(super) fn new(plan: &'p Plan<'p, S>) -> Option<Memory<'p, S>> {
        let mut pieces = Pieces::new(plan.habits);
        let place = pieces.take(plan.start.clone());
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
            at_hand: Box::new([AtHand::NONE; AT_HAND]),
            roots: HashMap::default(),
            look: Place::new(),
            end: Place::new(),
            path: Vec::new(),
            tree: Tree::new(),
            ends: vec![0; 2 + FEW],
            known_ends: HashMap::default(),
            places: Rows::new(width),
            counts: Vec::new(),
            turns_taken: Vec::new(),
            rounds_taken: Vec::new(),
            worth: Worth::default(),
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
            let sees = match about.seen.len() - 1 {
                _ if about.is_over => Sees::Over,
                0..=FEW => Sees::Few,
                _ => Sees::Many,
            };
            self.sights.push(Sight { sees, few });
        }
        if self.pieces.len() >= usize::from(u16::MAX) {
            // Numbers do not fit into what is at hand any more.
            self.sights.iter_mut().filter(|it| it.sees == Sees::Few).for_each(|it| it.sees = Sees::Many);
        }
    }

    /// How many lots should be fought next: a single one while most turns are new, so that there is not suddenly too much
    /// to keep.
    pub(super) fn next_lots(&self) -> u64 {
        if self.worth.new * 2 >= self.worth.turns { 1 } else { MOST_LOTS }
    }

    /// Is it worth while to go on remembering, where so many fights are to be fought?
    pub(super) fn helps(&self, fights: u64) -> bool {
        self.worth.helps(fights)
    }

    /// Is there no more room?
    pub(super) fn is_full(&self) -> bool {
        self.tree.len().max(self.ends.len()).max(self.places.len() * self.width) > MOST
            || self.pieces.rests() > MOST_RESTS
            || self.pieces.len() > MOST_PIECES
    }

    /// Forgets all turns.
    pub(super) fn forget(&mut self) {
        if let Some(fresh) = Memory::new(self.plan) {
            *self = Memory { worth: self.worth, ..fresh };
        }
    }

    /// Fights the lots of all lanes out, a turn of each by turns: while one waits for what is kept, the others go on.
    pub(super) fn fight(&mut self, lanes: &mut [Lane]) {
        lanes.iter_mut().for_each(|it| self.begin(it));
        let mut open = lanes.len();
        while open > 0 {
            for at in (open.saturating_sub(SIDE_BY_SIDE)..open).rev() {
                if !self.turn(&mut lanes[at]) {
                    open -= 1;
                    lanes.swap(at, open);
                }
            }
        }
    }

    /// Begins a fight of a lane.
    fn begin(&mut self, lane: &mut Lane) {
        lane.place = self.start;
        lane.now = S::round(self.plan.start);
        // A conflict that is over has no round any more.
        (lane.turns, lane.rounds) = (0, 0);
        if self.plan.begin.is_some() {
            let end = self.step(self.tree.root(BEGINNING), lane);
            lane.now = lane.now.wrapping_add(self.ends[end] as u16);
            lane.place[..self.width].copy_from_slice(&self.ends[end + 1..][..self.width]);
        }
    }

    /// One turn of the fight of a lane, or its end and the beginning of the next. Is there anything left to fight?
    #[inline]
    fn turn(&mut self, lane: &mut Lane) -> bool {
        let sight = self.sights[lane.place[0] as usize];
        if lane.turns >= self.plan.turns {
            return self.finish(lane);
        }
        let root = match sight.sees {
            Sees::Few => self.root(sight, lane),
            Sees::Many => self.find_root(lane),
            Sees::Over => return self.finish(lane),
        };
        lane.rounds = lane.now;
        let end = self.step(root, lane);
        if end == STUCK {
            return self.finish(lane);
        }
        let &[grown, rest, a, b, c] = self.ends[end..].first_chunk().expect("ends have room for few");
        lane.now = lane.now.wrapping_add(grown as u16);
        if sight.sees == Sees::Few {
            for (at, piece) in sight.few.into_iter().zip([a, b, c]) {
                lane.place[usize::from(at) % MOST_PARTS] = piece;
            }
        } else {
            let seen = &self.pieces.about(lane.place[0]).seen[1..];
            for (&at, &piece) in seen.iter().zip(&self.ends[end + 2..]) {
                lane.place[usize::from(at)] = piece;
            }
        }
        lane.place[0] = rest;
        lane.turns += 1;
        true
    }

    /// The fight of a lane is over; the next begins, if there is one.
    #[inline(never)]
    fn finish(&mut self, lane: &mut Lane) -> bool {
        count(&mut self.turns_taken, lane.turns as usize);
        count(&mut self.rounds_taken, usize::from(lane.rounds));
        count(&mut self.counts, self.places.number(&lane.place[..self.width]) as usize);
        self.worth.fights += 1;
        lane.left -= 1;
        if lane.left > 0 {
            self.begin(lane);
        }
        lane.left > 0
    }

    /// The root of the turn at the present place.
    #[inline]
    fn root(&mut self, sight: Sight, lane: &Lane) -> Root {
        let [a, b, c] = sight.few.map(|it| u64::from(lane.place[usize::from(it) % MOST_PARTS]));
        let look = u64::from(lane.place[0]) << 48 | a << 32 | b << 16 | c;
        let at = (look.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as usize % AT_HAND;
        let known = self.at_hand[at];
        if known.look == look {
            return known.root;
        }
        let root = self.find_root(lane);
        if root.is_known() {
            self.at_hand[at] = AtHand { look, root };
        }
        root
    }

    #[inline(never)]
    fn find_root(&mut self, lane: &Lane) -> Root {
        let seen = self.pieces.about(lane.place[0]).seen.iter();
        self.look.clear();
        self.look.extend(seen.map(|&it| lane.place[usize::from(it)]));
        if let Some(&root) = self.roots.get(&self.look) {
            return self.tree.root(root);
        }
        let root = self.tree.plant();
        self.roots.insert(self.look.clone(), root);
        self.tree.root(root)
    }

    /// Goes along the tree as the dice fall, to an end; where it does not lead on, the turn is played.
    #[inline(always)] // see `Tree::walk`
    fn step(&mut self, root: Root, lane: &mut Lane) -> usize {
        self.worth.turns += 1;
        let before = lane.random.clone();
        if let Some(end) = self.tree.walk(root, &mut lane.random) {
            return end;
        }
        lane.random = before;
        self.play(root.at(), lane)
    }

    /// Plays the turn at the present place, and keeps it.
    #[cold]
    fn play(&mut self, root: u32, lane: &mut Lane) -> usize {
        self.worth.new += 1;
        let (state, command) = match self.plan.begin {
            Some(begin) if root == BEGINNING => (self.plan.start.clone(), Some(begin.clone())),
            _ => {
                let state = self.pieces.state(&lane.place[..self.width]);
                let command = S::turn(&state, self.plan.habits);
                (state, command)
            }
        };
        let Some(command) = command else {
            self.tree.keep(root, &[], STUCK as u32);
            return STUCK;
        };
        let before = S::round(&state);
        let (habits, mut path) = (Habits(self.plan.habits), take(&mut self.path));
        path.clear();
        let mut table =
            Played { state, random: lane.random.clone(), habits, dice: &mut self.tree.dice, path };
        let Ok(()) = S::perform(&mut table, &command);
        let Played { state, random: now, path, .. } = table;
        lane.random = now;
        let rounds = u32::from(S::round(&state).wrapping_sub(before));
        let place = self.pieces.take(state);
        self.look_about();
        let words = &mut self.end;
        words.clear();
        words.push(rounds);
        if root == BEGINNING {
            words.extend(place);
        } else {
            words.extend(self.pieces.about(lane.place[0]).seen.iter().map(|&it| place[usize::from(it)]));
        }
        words.resize(words.len().max(2 + FEW), 0);
        let end = self.known_ends.get(&**words).copied().unwrap_or_else(|| {
            let next = self.ends.len() as u32;
            self.ends.extend_from_slice(words);
            self.known_ends.insert(words.clone(), next);
            next
        });
        if self.tree.keep(root, &path, end) {
            self.at_hand.fill(AtHand::NONE);
        }
        self.path = path;
        end as usize
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
