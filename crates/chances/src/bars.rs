//! Histograms of whole numbers.

use std::collections::BTreeMap;

/// A histogram: how often each number occurred.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bars {
    counts: BTreeMap<i32, u64>,
}

impl Bars {
    /// Counts one occurrence of `number`.
    pub fn add(&mut self, number: i32) {
        self.add_many(number, 1);
    }

    /// Counts `times` occurrences of `number`.
    pub fn add_many(&mut self, number: i32, times: u64) {
        if times > 0 {
            *self.counts.entry(number).or_default() += times;
        }
    }

    /// Adds the counts of another histogram.
    pub fn merge(&mut self, other: &Bars) {
        for (&number, &count) in &other.counts {
            *self.counts.entry(number).or_default() += count;
        }
    }

    /// Iterates over the numbers and their counts in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = (i32, u64)> {
        self.counts.iter().map(|(&number, &count)| (number, count))
    }

    /// Total number of occurrences.
    pub fn count(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The mean, or 0 if nothing was counted.
    #[allow(clippy::cast_precision_loss)]
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.iter().map(|(number, count)| f64::from(number) * count as f64).sum();
        if self.counts.is_empty() { 0.0 } else { sum / self.count() as f64 }
    }

    /// The smallest number that at least a `share` (0 to 1) of the occurrences do not exceed; `None` if nothing was
    /// counted.
    #[allow(clippy::cast_precision_loss)]
    pub fn quantile(&self, share: f64) -> Option<i32> {
        let all = self.count() as f64;
        let mut below = 0;
        let found = self.iter().find(|&(_, count)| {
            below += count;
            below as f64 >= share * all
        });
        found.map(|it| it.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Bars;

    #[test]
    fn means_and_quantiles() {
        let mut bars = Bars::default();
        assert_eq!((bars.mean(), bars.quantile(0.5)), (0.0, None));
        [1, 2, 2, 7].into_iter().for_each(|it| bars.add(it));
        assert_eq!((bars.mean(), bars.quantile(0.5), bars.quantile(0.9)), (3.0, Some(2), Some(7)));
        let mut more = Bars::default();
        more.add(7);
        bars.merge(&more);
        assert_eq!(bars.iter().collect::<Vec<_>>(), [(1, 1), (2, 2), (7, 2)]);
    }
}
