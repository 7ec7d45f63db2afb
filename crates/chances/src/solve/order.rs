//! The order in which positions are solved: successors come first.

use std::mem::replace;

/// Groups the positions into strongly connected components; a group leads only to itself and to groups before it.
///
/// Most positions are alone. A turn without a hit leads to the opponent's turn and back, which makes a group of two.
/// This is Tarjan's algorithm with Pearce's single array, and without recursion, since there are too many positions for the
/// call stack.
pub(super) fn groups<'t>(count: usize, leads_to: impl Fn(usize) -> &'t [u32]) -> Groups {
    let mut search = Search {
        rank: vec![UNSEEN; count],
        stack: Vec::new(),
        next: UNSEEN + 1,
        members: Vec::with_capacity(count),
        ends: Vec::with_capacity(count),
    };
    for start in 0..count {
        if search.rank[start] == UNSEEN {
            search.from(start, &leads_to);
        }
    }
    Groups { members: search.members, ends: search.ends, rank: search.rank }
}

/// Groups of positions, in order.
pub(super) struct Groups {
    /// The positions of all groups, one group after the other.
    members: Vec<u32>,
    /// The end of each group.
    ends: Vec<u32>,
    /// For each position, [`CLOSED`] plus its place among the members of all groups.
    rank: Vec<u32>,
}

impl Groups {
    /// The groups.
    pub(super) fn iter(&self) -> impl Iterator<Item = &[u32]> {
        let begins = [0].into_iter().chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(begin, &end)| &self.members[begin as usize..end as usize])
    }

    /// The place of a position in this group, if it belongs to it.
    #[inline]
    pub(super) fn place(&self, group: &[u32], position: u32) -> Option<usize> {
        let first = self.rank[*group.first()? as usize];
        let place = self.rank[position as usize].wrapping_sub(first) as usize;
        (place < group.len()).then_some(place)
    }
}

const UNSEEN: u32 = 0;
/// Higher than the order of discovery of any position.
const CLOSED: u32 = 1 << 31;

struct Search {
    /// Order of discovery of each position; once its group is complete, [`CLOSED`] plus its place in `members`.
    rank: Vec<u32>,
    /// The positions whose groups are still open.
    stack: Vec<u32>,
    next: u32,
    members: Vec<u32>,
    ends: Vec<u32>,
}

/// A position whose successors are being visited.
struct Frame<'t> {
    at: usize,
    leads_to: std::slice::Iter<'t, u32>,
    /// The lowest rank in open groups that can be reached from it.
    low: u32,
}

impl Search {
    fn from<'t>(&mut self, start: usize, leads_to: &impl Fn(usize) -> &'t [u32]) {
        let mut frames = Vec::new();
        let mut frame = self.enter(start, leads_to);
        loop {
            if let Some(&to) = frame.leads_to.next() {
                match self.rank[to as usize] {
                    UNSEEN => frames.push(replace(&mut frame, self.enter(to as usize, leads_to))),
                    rank => frame.low = frame.low.min(rank),
                }
                continue;
            }
            if frame.low == self.rank[frame.at] {
                self.close(frame.at);
            }
            let Some(mut parent) = frames.pop() else { return };
            parent.low = parent.low.min(frame.low);
            frame = parent;
        }
    }

    fn enter<'t>(&mut self, at: usize, leads_to: &impl Fn(usize) -> &'t [u32]) -> Frame<'t> {
        let rank = self.next;
        self.rank[at] = rank;
        self.next += 1;
        self.stack.push(at as u32);
        Frame { at, leads_to: leads_to(at).iter(), low: rank }
    }

    /// Closes the group of all positions found since `at`.
    fn close(&mut self, at: usize) {
        let first = self.stack.iter().rposition(|&it| it as usize == at).unwrap_or(0);
        for it in self.stack.drain(first..) {
            self.rank[it as usize] = CLOSED + self.members.len() as u32;
            self.members.push(it);
        }
        self.ends.push(self.members.len() as u32);
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
    fn members_have_their_place_in_their_group() {
        let edges: [&[u32]; 5] = [&[1], &[0, 2], &[3], &[2, 4], &[]];
        let groups = groups(edges.len(), |at| edges[at]);
        for group in groups.iter() {
            let place = |it: u32| group.iter().position(|&member| member == it);
            assert!((0..5).all(|it| groups.place(group, it) == place(it)), "{group:?}");
        }
    }

    #[test]
    fn a_long_way_needs_no_deep_stack() {
        let count = 300_000;
        let next: Vec<u32> = (1..count as u32).collect();
        let all = groups(count, |at| next.get(at..=at).unwrap_or_default());
        assert_eq!((all.iter().count(), all.iter().next()), (count, Some(&[count as u32 - 1][..])));
    }
}
