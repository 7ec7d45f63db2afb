//! Measured times and sizes are formatted for people.

use std::time::Duration;

use schwung_trial::figures::{Sizes, Times};

#[test]
fn sizes_are_told_in_kilobytes() {
    let mut sizes = Sizes::default();
    (1..=100).rev().for_each(|it| sizes.add(it * 100));
    assert_eq!(sizes.to_string(), "mean 5.0 kB  half 5.0 kB  95 % 9.5 kB  all 10.0 kB");
    assert_eq!(Sizes::default().to_string(), "mean 0.0 kB  half 0.0 kB  95 % 0.0 kB  all 0.0 kB");
}

#[test]
fn percentiles_are_times_that_were_measured() {
    let mut times = Times::default();
    assert_eq!(times.percentile(99), Duration::ZERO);
    (1..=200).rev().for_each(|it| times.add(Duration::from_millis(it)));
    let at = |percent| times.percentile(percent).as_millis();
    assert_eq!([at(50), at(95), at(99), at(100)], [100, 190, 198, 200]);
}
