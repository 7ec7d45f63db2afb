//! The order in which positions are solved: what a turn can lead to comes first.

/// Groups the positions into strongly connected components; a group leads only to itself and to groups before it.
///
/// Most positions are alone. A turn without a hit leads to the opponent's turn and back, which makes a group of two.
/// This is Tarjan's algorithm without recursion, since there are too many positions for the call stack.
pub(super) fn groups<'t>(count: usize, leads_to: impl Fn(usize) -> &'t [u32]) -> Groups {
    let mut search = Search {
        index: vec![UNSEEN; count],
        low: vec![0; count],
        waiting: vec![false; count],
        stack: Vec::new(),
        next: 0,
        groups: Groups { members: Vec::with_capacity(count), ends: Vec::with_capacity(count) },
    };
    for start in 0..count {
        if search.index[start] == UNSEEN {
            search.from(start, &leads_to);
        }
    }
    search.groups
}

/// Groups of positions, in order.
pub(super) struct Groups {
    /// The positions of all groups, one group after the other.
    members: Vec<u32>,
    /// Where each group ends.
    ends: Vec<usize>,
}

impl Groups {
    /// The groups.
    pub(super) fn iter(&self) -> impl Iterator<Item = &[u32]> {
        let begins = [0].into_iter().chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(begin, &end)| &self.members[begin..end])
    }
}

const UNSEEN: u32 = u32::MAX;

struct Search {
    /// Order of discovery of each position.
    index: Vec<u32>,
    /// The earliest position that can be reached from it.
    low: Vec<u32>,
    /// Whether its group is still open.
    waiting: Vec<bool>,
    stack: Vec<u32>,
    next: u32,
    groups: Groups,
}

/// A position whose successors are being visited.
struct Frame<'t> {
    at: usize,
    leads_to: &'t [u32],
    done: usize,
}

impl Search {
    fn from<'t>(&mut self, start: usize, leads_to: &impl Fn(usize) -> &'t [u32]) {
        let mut frames = vec![self.enter(start, leads_to)];
        while let Some(frame) = frames.last_mut() {
            if let Some(&to) = frame.leads_to.get(frame.done) {
                frame.done += 1;
                let (at, to) = (frame.at, to as usize);
                if self.index[to] == UNSEEN {
                    frames.push(self.enter(to, leads_to));
                } else if self.waiting[to] {
                    self.low[at] = self.low[at].min(self.index[to]);
                }
                continue;
            }
            let at = frame.at;
            frames.pop();
            if let Some(parent) = frames.last() {
                self.low[parent.at] = self.low[parent.at].min(self.low[at]);
            }
            if self.low[at] == self.index[at] {
                self.close(at);
            }
        }
    }

    fn enter<'t>(&mut self, at: usize, leads_to: &impl Fn(usize) -> &'t [u32]) -> Frame<'t> {
        (self.index[at], self.low[at], self.waiting[at]) = (self.next, self.next, true);
        self.next += 1;
        self.stack.push(at as u32);
        Frame { at, leads_to: leads_to(at), done: 0 }
    }

    /// Closes the group of all positions found since `at`.
    fn close(&mut self, at: usize) {
        let first = self.stack.iter().rposition(|&it| it as usize == at).unwrap_or(0);
        self.stack[first..].iter().for_each(|&it| self.waiting[it as usize] = false);
        self.groups.members.extend(self.stack.drain(first..));
        self.groups.ends.push(self.groups.members.len());
    }
}

#[cfg(test)]
mod tests {
    use super::groups;

    fn of(edges: &[&[u32]]) -> Vec<Vec<u32>> {
        let groups = groups(edges.len(), |at| edges[at]);
        let mut groups: Vec<Vec<u32>> = groups.iter().map(<[u32]>::to_vec).collect();
        groups.iter_mut().for_each(|it| it.sort_unstable());
        groups
    }

    #[test]
    fn what_is_led_to_comes_first() {
        assert_eq!(of(&[&[1, 2], &[2], &[]]), [[2], [1], [0]]);
    }

    #[test]
    fn circles_are_groups() {
        assert_eq!(of(&[&[1], &[0, 2], &[3], &[2, 4], &[]]), [vec![4], vec![2, 3], vec![0, 1]]);
        assert_eq!(of(&[&[0]]), [[0]]);
    }

    #[test]
    fn a_long_way_needs_no_deep_stack() {
        let count = 300_000;
        let next: Vec<u32> = (1..count as u32).collect();
        let all = groups(count, |at| next.get(at..=at).unwrap_or_default());
        assert_eq!((all.iter().count(), all.iter().next()), (count, Some(&[count as u32 - 1][..])));
    }
}
