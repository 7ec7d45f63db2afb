//! A cache of turns: a turn that was played before with the same dice is not played again.
//!
//! Habits answer every question in the same way, so the result of a turn depends only on what it reads and on its dice.
//! A played turn is stored as a tree, found by the numbers of the [`pieces`](crate::pieces) it reads and branching on
//! the results of its dice. Following a stored path draws the same random numbers as playing the turn, so the cache
//! does not change any result.

mod dice;
mod lane;
mod played;
mod tree;
mod worth;

use std::{collections::HashMap, hash::BuildHasherDefault, mem::take};

use schwung_play::{Fights, Habits, Quick, Run, play_beyond};

use super::{Plan, Summary};
use crate::pieces::{Pieces, Place, Rows};
pub(super) use lane::Lane;
use played::Played;
use tree::{Root, Tree};
use worth::Worth;

/// The cached turns of one conflict, and statistics of the fights fought so far.
pub(super) struct Memory<'p, S: Fights> {
    plan: &'p Plan<'p, S>,
    pieces: Pieces<'p, S>,
    start: [u32; MOST_PARTS],
    /// Number of entries of a place that are in use.
    width: usize,
    /// Facts about each rest, in a compact array.
    sights: Vec<Sight>,
    /// A direct-mapped cache of the roots of turns that read few pieces.
    at_hand: Box<[AtHand; AT_HAND]>,
    /// The root of each turn, by the pieces that the turn reads.
    roots: HashMap<Place, u32, BuildHasherDefault<Quick>>,
    /// Reused buffers: the pieces looked up, and the end and path of the turn being played.
    look: Place,
    end: Place,
    path: Vec<(u32, u32)>,
    tree: Tree,
    /// All distinct ends of turns: the pieces that the turn reads, as they are afterwards, and how far the round
    /// advanced.
    ends: Vec<u32>,
    known_ends: HashMap<Place, u32, BuildHasherDefault<Quick>>,
    /// The places where fights ended, and the number of fights that ended there.
    places: Rows,
    counts: Vec<u64>,
    /// Histograms of the turns and rounds that fights took.
    turns_taken: Vec<u64>,
    rounds_taken: Vec<u64>,
    worth: Worth,
}

/// Facts about the rest of a position.
#[derive(Clone, Copy)]
struct Sight {
    sees: Sees,
    /// The parts that the next turn reads if there are at most [`FEW`]; unused entries are [`NOTHING`].
    few: [u8; FEW],
}

/// How many parts the next turn reads.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Sees {
    Few,
    Many,
    /// The fight is over: there is no next turn.
    Over,
}

/// A cached turn that reads few pieces and has a known root.
#[derive(Clone, Copy)]
struct AtHand {
    /// The numbers of the pieces, packed.
    look: u64,
    root: Root,
}

impl AtHand {
    /// An empty entry: no turn reads only pieces with the highest number.
    const NONE: AtHand = AtHand { look: u64::MAX, root: Root::NONE };
}

/// Maximum number of parts for a turn to count as [`Sees::Few`].
const FEW: usize = 3;
/// Maximum number of entries of a place; a power of two.
const MOST_PARTS: usize = 64;
/// Index of an entry that no place uses.
const NOTHING: u8 = MOST_PARTS as u8 - 1;
/// Number of entries of the direct-mapped cache; a power of two.
const AT_HAND: usize = 1 << 11;

/// The end of a turn without an actor: the first of all ends.
const STUCK: usize = 0;
/// Offset in the tree of the root for the command that begins the conflict.
const BEGINNING: u32 = 0;
/// Maximum number of words of the tree, the ends and the places, each.
const MOST: usize = 1 << 22;
/// Maximum number of rests (each holds a whole state) and of pieces.
const MOST_RESTS: usize = 4_096;
const MOST_PIECES: usize = 50_000;
/// Number of fights that are advanced alternately.
const SIDE_BY_SIDE: usize = 4;
/// Maximum number of batches that are fought at a time.
const MOST_LOTS: u64 = 16;

impl<'p, S: Fights> Memory<'p, S> {
    /// Returns `None` if the position has too many parts.
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

    /// Adds the facts about rests that are new.
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
            // The piece numbers no longer fit into the packed key.
            self.sights.iter_mut().filter(|it| it.sees == Sees::Few).for_each(|it| it.sees = Sees::Many);
        }
    }

    /// Number of batches to fight next: one while most turns are new, so that the cache does not grow too much at once.
    pub(super) fn next_lots(&self) -> u64 {
        if self.worth.new * 2 >= self.worth.turns { 1 } else { MOST_LOTS }
    }

    /// Whether caching is still worthwhile when `fights` fights are requested.
    pub(super) fn helps(&self, fights: u64) -> bool {
        self.worth.helps(fights)
    }

    /// Whether the cache has reached its size limit.
    pub(super) fn is_full(&self) -> bool {
        self.tree.len().max(self.ends.len()).max(self.places.len() * self.width) > MOST
            || self.pieces.rests() > MOST_RESTS
            || self.pieces.len() > MOST_PIECES
    }

    /// Drops all cached turns.
    pub(super) fn forget(&mut self) {
        if let Some(fresh) = Memory::new(self.plan) {
            *self = Memory { worth: self.worth, ..fresh };
        }
    }

    /// Fights the batches of all lanes, alternating between lanes to hide the latency of memory accesses.
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

    /// Begins the next fight of a lane.
    fn begin(&mut self, lane: &mut Lane) {
        lane.place = self.start;
        lane.now = S::round(self.plan.start);
        // A conflict that is over no longer has a round.
        (lane.turns, lane.rounds) = (0, 0);
        if self.plan.begin.is_some() {
            let end = self.step(self.tree.root(BEGINNING), lane);
            lane.now = lane.now.wrapping_add(self.ends[end] as u16);
            lane.place[..self.width].copy_from_slice(&self.ends[end + 1..][..self.width]);
        }
    }

    /// Plays one turn of the fight of a lane, or ends that fight and begins the next. Returns whether fights are left.
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

    /// Records the finished fight of a lane and begins the next one. Returns whether there is one.
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

    /// Returns the root of the turn at the current place.
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

    /// Follows the tree along random dice to an end; plays the turn if the path is not stored yet.
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

    /// Plays the turn at the current place and stores its path.
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
        let (habits, mut path) = (Habits::new(self.plan.habits), take(&mut self.path));
        path.clear();
        let mut played = Played { random: lane.random.clone(), habits, dice: &mut self.tree.dice, path };
        let Run { state, result, .. } =
            play_beyond(state, &[], &mut played, |table| S::perform(table, &command));
        assert!(result.is_ok(), "dice and habits supply all that is wanted");
        let Played { random: now, path, .. } = played;
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

    /// Adds the results of all fights to `into` and clears them here.
    pub(super) fn tell(&mut self, into: &mut Summary) {
        for (at, &count) in self.counts.iter().enumerate() {
            into.add_ends::<S>(&self.pieces.state(self.places.get(at)), self.plan.toll, count);
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
