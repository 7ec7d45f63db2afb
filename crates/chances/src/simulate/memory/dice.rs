//! Dice by the numbers of their outcomes.

use schwung_table::Dice;

/// Dice that were rolled before.
pub(super) struct Known {
    /// Where the list of their outcomes stands: what they are known by.
    listed: usize,
    ways: u32,
    /// How many outcomes there are.
    pub(super) branches: usize,
    falls: Falls,
}

/// How to get from a random number to the number of an outcome.
enum Falls {
    /// By the ways in their order.
    InOrder(Box<[u16]>),
    /// As the dice say.
    AsTheySay(Box<dyn Fn(u32) -> usize>),
}

impl Known {
    pub(super) fn new<D: Dice>(dice: D) -> Known {
        let outcomes = dice.outcomes();
        let falls = if D::IN_ORDER {
            let each = (0u16..).zip(outcomes).flat_map(|(at, it)| std::iter::repeat_n(at, it.1 as usize));
            Falls::InOrder(each.collect())
        } else {
            let mut places: Vec<(i32, usize)> =
                outcomes.iter().enumerate().map(|(at, it)| (it.0.into(), at)).collect();
            places.sort_unstable();
            Falls::AsTheySay(Box::new(move |random| {
                let outcome = dice.sample(random).into();
                let at = places.binary_search_by_key(&outcome, |it| it.0).expect("every outcome is listed");
                places[at].1
            }))
        };
        Known { listed: outcomes.as_ptr().addr(), ways: dice.ways(), branches: outcomes.len(), falls }
    }

    /// Are these the same dice?
    pub(super) fn are<D: Dice>(&self, dice: &D) -> bool {
        let outcomes = dice.outcomes();
        (self.listed, self.branches, self.ways) == (outcomes.as_ptr().addr(), outcomes.len(), dice.ways())
    }

    /// The number of the outcome.
    #[inline]
    pub(super) fn branch(&self, random: u32) -> usize {
        match &self.falls {
            Falls::InOrder(each) => {
                usize::from(each[((u64::from(random) * u64::from(self.ways)) >> 32) as usize])
            }
            Falls::AsTheySay(say) => say(random),
        }
    }
}
