//! Interned dice and the indexes of their outcomes.

use schwung_play::AnyDice;

/// All dice that were rolled before; each has a number.
#[derive(Default)]
pub(super) struct KnownDice {
    all: Vec<Known>,
    /// Lookup tables from ways to outcome indexes, for dice whose ways are in the order of their outcomes.
    falls: Vec<u16>,
}

struct Known {
    /// Address of the outcome list, which identifies the dice.
    listed: usize,
    ways: u32,
    /// Number of outcomes.
    branches: usize,
    /// Number of ways (upper half) and offset into `falls` (lower half); 0 if `say` must be used instead.
    word: u32,
    say: Option<Say>,
}

/// Maps a random number to the index of an outcome.
type Say = Box<dyn Fn(u32) -> usize>;

impl KnownDice {
    /// Returns the number of these dice, adding them if they are new.
    pub(super) fn number(&mut self, dice: &dyn AnyDice) -> u32 {
        let key @ (listed, branches, ways) = dice.identity();
        if let Some(known) = self.all.iter().position(|it| (it.listed, it.branches, it.ways) == key) {
            return known as u32;
        }
        let (mut word, mut say) = (0, None);
        match (u16::try_from(ways), u16::try_from(self.falls.len())) {
            (Ok(ways), Ok(from)) if dice.is_in_order() => {
                let each = (0..branches).map(|at| (at as u16, dice.branch(at).1));
                self.falls.extend(each.flat_map(|(at, ways)| std::iter::repeat_n(at, ways as usize)));
                word = u32::from(ways) << 16 | u32::from(from);
            }
            _ => say = Some(as_they_say(dice)),
        }
        self.all.push(Known { listed, ways, branches, word, say });
        self.all.len() as u32 - 1
    }

    /// Number of outcomes.
    pub(super) fn branches(&self, dice: u32) -> usize {
        self.all[dice as usize].branches
    }

    /// The `word` argument of [`branch`](KnownDice::branch).
    pub(super) fn word(&self, dice: u32) -> u32 {
        self.all[dice as usize].word
    }

    /// Returns the index of the outcome that `random` gives for the dice with this word and number.
    #[inline]
    pub(super) fn branch(&self, word: u32, dice: u32, random: u32) -> usize {
        if word == 0 {
            let say = self.all[dice as usize].say.as_ref();
            return say.map_or(0, |say| say(random));
        }
        self.fall(word, random)
    }

    /// Like [`branch`](KnownDice::branch), for dice whose word is not 0.
    #[inline]
    pub(super) fn fall(&self, word: u32, random: u32) -> usize {
        let (ways, from) = (u64::from(word >> 16), (word & 0xffff) as usize);
        usize::from(self.falls[from + ((u64::from(random) * ways) >> 32) as usize])
    }
}

fn as_they_say(dice: &dyn AnyDice) -> Say {
    let mut places: Vec<(i32, usize)> = (0..dice.branches()).map(|at| (dice.branch(at).0, at)).collect();
    places.sort_unstable();
    let dice = dice.boxed();
    Box::new(move |random| {
        let outcome = dice.drawn(random);
        let at = places.binary_search_by_key(&outcome, |it| it.0).expect("every outcome is listed");
        places[at].1
    })
}
