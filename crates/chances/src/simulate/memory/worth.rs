//! Decides whether caching turns pays off.

/// How many turns were fought with the cache, and how many of them were new.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    pub(super) fights: u64,
    pub(super) turns: u64,
    pub(super) new: u64,
}

/// Playing and storing a new turn costs as much as playing this many turns.
const NEW: u64 = 8;
/// Caching may cost at most one part in `RISK` of the total work more than playing without it.
const RISK: u64 = 20;

impl Worth {
    /// Whether caching has saved time so far or may still do so at an acceptable risk. `fights` is the total requested.
    pub(super) fn helps(self, fights: u64) -> bool {
        let all = self.turns / self.fights.max(1) * fights;
        self.new * NEW <= self.turns + all / RISK
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of fights of 30 turns after which caching is given up when one turn in `every` is new.
    fn given_up(fights: u64, every: u64) -> Option<u64> {
        let after = |it| Worth { fights: it, turns: it * 30, new: it * 30 / every };
        (1..=fights).find(|&it| !after(it).helps(fights))
    }

    #[test]
    fn it_is_given_up_before_it_costs_more_than_was_risked() {
        for fights in [100, 2_000, 1_000_000] {
            let fought = given_up(fights, 1).expect("nothing is ever known");
            let cost = (fought - 1) * 30 * (NEW - 1);
            assert!(cost <= fights * 30 / RISK, "{fought} of {fights}");
            assert!(given_up(fights, NEW / 2).is_some());
        }
    }

    #[test]
    fn it_goes_on_where_most_is_known() {
        assert_eq!(given_up(2_000, NEW), None);
        assert_eq!(given_up(2_000, 100), None);
    }
}
