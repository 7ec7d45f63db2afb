//! Paths between zones.

use schwung_fate::*;
use schwung_play::Random;

use crate::common::frame;

/// The number of steps of a shortest path, found in another way: visiting each zone, nearest first.
fn steps(frame: &Frame, from: ZoneId, to: ZoneId) -> Option<usize> {
    let mut found = vec![from];
    let mut begin = 0;
    for steps in 0.. {
        if found.contains(&to) {
            return Some(steps);
        }
        let end = found.len();
        for at in begin..end {
            let here = found[at];
            let next = frame.ways.iter().filter(|it| it.from == here).map(|it| it.to);
            let new: Vec<ZoneId> = next.filter(|it| !found.contains(it)).collect();
            found.extend(new);
        }
        if found.len() == end {
            return None;
        }
        begin = end;
    }
    None
}

/// A path crosses only borders that exist, is as short as possible, and the distance is its length.
//= sotc.scene.zone-interaction
#[test]
fn distances_are_lengths_of_shortest_paths() {
    let mut random = Random::new(1);
    let (mut near, mut apart) = (0, 0);
    for zones in [1_u8, 2, 3, 5, 9, 130, 255] {
        for ways in [0, zones / 2, zones, zones.saturating_mul(2)] {
            let mut zone = || ZoneId(random.below(u32::from(zones)) as u8);
            let mut frame = frame(Vec::new());
            frame.zones = (0..zones).map(|it| it.to_string()).collect();
            frame.ways = (0..ways).map(|it| Way { from: zone(), to: zone(), border: it % 3 }).collect();
            for _ in 0..50 {
                let (from, to) = (zone(), zone());
                let expected = steps(&frame, from, to);
                let path = frame.path(from, to);
                assert_eq!(frame.distance(from, to).map(usize::from), expected, "{frame:?} {from:?} {to:?}");
                assert_eq!(path.as_ref().map(Vec::len), expected, "{frame:?} {from:?} {to:?}");
                let mut here = from;
                for next in path.into_iter().flatten() {
                    assert!(frame.border(here, next).is_some());
                    here = next;
                }
                if expected.is_some() { near += 1 } else { apart += 1 }
            }
        }
    }
    assert!(near > 300 && apart > 300, "{near} {apart}");
}
