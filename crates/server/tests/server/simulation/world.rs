//! What everything in a simulation shares: the seed's randomness, the faults so far, the trace, and what must not happen.

use std::{
    collections::BTreeMap,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use tokio::time::Instant;

/// A source of numbers that depends on nothing but its seed (SplitMix64).
#[derive(Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut it = self.0;
        it = (it ^ it >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        it = (it ^ it >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        it ^ it >> 31
    }

    /// Another source, which this one determines.
    pub(crate) fn another(&mut self) -> Random {
        Random(self.next())
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound.max(1)
    }

    /// Whether something happens that happens once in `times`.
    pub(crate) fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// A time of up to `most` milliseconds.
    pub(crate) fn millis(&mut self, most: u64) -> Duration {
        Duration::from_millis(self.below(most + 1))
    }
}

/// What can go wrong, and what clients do about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fault {
    /// Bytes arrive seconds late.
    Slow,
    /// A connection is cut.
    Cut,
    /// A connection is cut for the client, but what it said last arrives later, after it may have said it elsewhere.
    CutLate,
    /// A connection is silent for a while and then goes on.
    Silent,
    /// A server is killed, and starts again.
    Killed,
    /// A server stands still for a while and then goes on.
    Still,
    /// A call of the store takes seconds.
    StoreSlow,
    /// A read fails.
    ReadRefused,
    /// A write fails and has changed nothing.
    WriteRefused,
    /// A write is carried out but seems to have failed.
    WriteUnknown,
    /// A write seems to have failed and is carried out later.
    WriteLate,
    /// A hint comes late.
    HintLate,
    /// A hint comes twice.
    HintTwice,
    /// A hint never comes.
    HintNever,
    /// A server hears that it may have missed hints.
    HintsLost,
    /// A client says the same command again.
    Repeated,
    /// A client goes on at another server.
    Moved,
    /// A client comes back with what it has seen.
    Resumed,
    /// A client notices that it has missed something.
    Gap,
}

impl Fault {
    pub(crate) const ALL: [Fault; 18] = [
        Fault::Slow,
        Fault::Cut,
        Fault::CutLate,
        Fault::Silent,
        Fault::Killed,
        Fault::Still,
        Fault::StoreSlow,
        Fault::ReadRefused,
        Fault::WriteRefused,
        Fault::WriteUnknown,
        Fault::WriteLate,
        Fault::HintLate,
        Fault::HintTwice,
        Fault::HintNever,
        Fault::HintsLost,
        Fault::Repeated,
        Fault::Moved,
        Fault::Resumed,
    ];
}

/// A mistake that is planted, to see that it is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plant {
    None,
    /// The store sometimes says that something is stored that is not.
    Forgets,
    /// Servers hear of news only by hints.
    NeverLooks,
}

/// Clients that see the same: those of a seat, or all spectators.
pub(crate) type Kind = Option<u8>;
/// A command, by who may see the same as its author and its id.
pub(crate) type Told = (Kind, String);

/// The state of everything around servers and clients.
#[derive(Debug)]
pub(crate) struct World {
    plant: Plant,
    begun: Instant,
    random: Mutex<Random>,
    /// Whether there are no faults any more.
    calm: AtomicBool,
    /// Whether no hint arrives.
    deaf: AtomicBool,
    faults: Mutex<BTreeMap<Fault, u64>>,
    trace: Mutex<Vec<String>>,
    wrong: Mutex<Vec<String>>,
    /// The code of each record, by who may see the same and their number of it.
    codes: Mutex<BTreeMap<(Kind, u64), String>>,
    /// The numbers with which commands were acknowledged.
    acknowledged: Mutex<BTreeMap<Told, u64>>,
    /// Commands that were refused for good, and whether nothing of them was still on its way.
    refused: Mutex<BTreeMap<Told, bool>>,
}

fn locked<T>(it: &Mutex<T>) -> MutexGuard<'_, T> {
    it.lock().unwrap_or_else(PoisonError::into_inner)
}

impl World {
    pub(crate) fn new(seed: u64, plant: Plant) -> World {
        World {
            plant,
            begun: Instant::now(),
            random: Mutex::new(Random::new(seed)),
            calm: AtomicBool::new(true),
            deaf: AtomicBool::new(false),
            faults: Mutex::default(),
            trace: Mutex::default(),
            wrong: Mutex::default(),
            codes: Mutex::default(),
            acknowledged: Mutex::default(),
            refused: Mutex::default(),
        }
    }

    /// Whether this mistake is planted and now is a time for faults.
    pub(crate) fn has(&self, plant: Plant) -> bool {
        self.plant == plant && (plant == Plant::NeverLooks || !self.is_calm())
    }

    pub(crate) fn draw<T>(&self, draw: impl FnOnce(&mut Random) -> T) -> T {
        draw(&mut locked(&self.random))
    }

    pub(crate) fn is_calm(&self) -> bool {
        self.calm.load(Ordering::Relaxed)
    }

    pub(crate) fn be_calm(&self, calm: bool) {
        self.calm.store(calm, Ordering::Relaxed);
    }

    pub(crate) fn is_deaf(&self) -> bool {
        self.deaf.load(Ordering::Relaxed)
    }

    pub(crate) fn be_deaf(&self) {
        self.deaf.store(true, Ordering::Relaxed);
    }

    /// Whether something goes wrong now that does once in `times`.
    pub(crate) fn strikes(&self, fault: Fault, times: u64) -> bool {
        let strikes = !self.is_calm() && self.draw(|it| it.once_in(times));
        if strikes {
            self.note(fault);
        }
        strikes
    }

    pub(crate) fn note(&self, fault: Fault) {
        *locked(&self.faults).entry(fault).or_default() += 1;
    }

    pub(crate) fn faults(&self) -> BTreeMap<Fault, u64> {
        locked(&self.faults).clone()
    }

    /// Time since the beginning.
    pub(crate) fn now(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Notes what happens.
    pub(crate) fn trace(&self, what: impl FnOnce() -> String) {
        let at = self.now().as_millis();
        locked(&self.trace).push(format!("{at:>7} {}", what()));
    }

    pub(crate) fn traced(&self) -> Vec<String> {
        locked(&self.trace).clone()
    }

    /// Notes what must not happen.
    pub(crate) fn wrong(&self, what: String) {
        self.trace(|| format!("WRONG {what}"));
        locked(&self.wrong).push(what);
    }

    pub(crate) fn wrongs(&self) -> Vec<String> {
        locked(&self.wrong).clone()
    }

    /// Somebody has seen the record that has this number for them, with this code.
    pub(crate) fn saw(&self, who: &str, kind: Kind, seq: u64, code: &str) {
        let known = locked(&self.codes).entry((kind, seq)).or_insert_with(|| code.to_owned()).clone();
        if known != code {
            self.wrong(format!("{who} saw another record {seq} than others"));
        }
    }

    /// The codes of records as these clients have seen them.
    pub(crate) fn codes(&self, kind: Kind) -> Vec<(u64, String)> {
        let codes = locked(&self.codes);
        codes.iter().filter(|it| it.0.0 == kind).map(|(it, code)| (it.1, code.clone())).collect()
    }

    /// A command was acknowledged.
    pub(crate) fn acknowledge(&self, told: &Told, seq: u64) {
        let known = *locked(&self.acknowledged).entry(told.clone()).or_insert(seq);
        if known != seq {
            self.wrong(format!("{told:?} was acknowledged as {known} and as {seq}"));
        }
        if locked(&self.refused).get(told) == Some(&true) {
            self.wrong(format!("{told:?} was refused and acknowledged"));
        }
    }

    pub(crate) fn acknowledged(&self) -> BTreeMap<Told, u64> {
        locked(&self.acknowledged).clone()
    }

    /// A command was refused for good. If it was said more than once, another copy may still be carried out.
    pub(crate) fn refuse(&self, told: Told, times: u32) {
        locked(&self.refused).insert(told, times == 1);
    }

    /// Commands that were refused and must not be in the log.
    pub(crate) fn refused(&self) -> Vec<Told> {
        let refused = locked(&self.refused);
        refused.iter().filter(|it| *it.1).map(|it| it.0.clone()).collect()
    }

    /// Number of commands that were answered.
    pub(crate) fn answered(&self) -> usize {
        let acknowledged = locked(&self.acknowledged);
        let others = locked(&self.refused).keys().filter(|it| !acknowledged.contains_key(*it)).count();
        acknowledged.len() + others
    }
}
