//! Encounter files: ongoing activities of characters, and their marks.

use crate::files::{bad, good, with_head};
use schwung_daemmersturm::{ActorId, Burden, Climb, ClimbTerms, Length, Load, Obstacle, Size};

/// Characters with ongoing activities.
const ABOUT: &str = r#"
[[character]]
name = "Ada"
[[character]]
name = "Bo"
[[character]]
name = "Ole"
[[character]]
name = "Lindwurm"
mount = "giant"
[[character]]
name = "Räuber"
count = 2
marks = ["flieht"]
secret-marks = ["bestochen"]
[[item]]
name = "Truhe"
heavy = true
[[load]]
by = ["Ada", "Bo"]
body = "Ole"
size = "smaller"
[[load]]
by = ["Bo"]
item = "truhe"
round = 2
[[climb]]
who = "Ada"
obstacle = "rock"
left = "2,5"
rope = true
fails = [1, 0, 2]
any-aids = 1
[[climb]]
who = "Bo"
creature = "Lindwurm"
pinned = true
[[channel]]
by = "Ada"
spell = "Flammenpfeil"
needed = 3
[[channel]]
by = "Bo"
spell = "Flammenpfeil"
turns = 9
needed = 1
"#;

/// Carrying, climbing and channelling, and marks of several identical characters.
//% daemmersturm.carry.lift-separate
//% daemmersturm.climb.stages
//% daemmersturm.magic.channel-time
#[test]
fn what_they_are_about_stands_in_the_file_too() {
    let state = good(&with_head(ABOUT)).state;
    assert!(state.is_sound());
    let [ada, bo, ole, worm] = [0, 1, 2, 3].map(ActorId);
    let chest = state.items.iter().find(|it| it.heavy).expect("a chest").id;
    let load = |by: Vec<ActorId>, what, size, lifted| Load { by, what, size, lifted };
    assert_eq!(
        state.loads,
        [
            load(vec![ada, bo], Burden::Body(ole), Size::Smaller, 0),
            load(vec![bo], Burden::Thing(chest), Size::Similar, 2)
        ]
    );
    let terms = ClimbTerms { rope: true, fails: [1, 0, 2], any: 1, ..ClimbTerms::default() };
    let climb =
        |who, obstacle, left, reached, pinned, terms| Climb { who, obstacle, left, reached, pinned, terms };
    assert_eq!(
        state.climbs,
        [
            climb(ada, Obstacle::Rock, Length(25), false, false, terms),
            climb(bo, Obstacle::Creature(worm), Length(0), true, true, ClimbTerms::default())
        ]
    );
    let channelled: Vec<_> = state.channels.iter().map(|it| (it.by, it.turns, it.needed)).collect();
    assert_eq!(channelled, [(ada, 1, 3), (bo, 1, 1)]);
    let marks: Vec<_> = state.marks.iter().map(|it| (it.on, it.text.as_str(), it.secret)).collect();
    let [one, two] = [4, 5].map(ActorId);
    let of = |on| [(on, "flieht", false), (on, "bestochen", true)];
    assert_eq!(marks, [of(one), of(two)].concat());
}

#[test]
fn what_is_wrong_with_what_they_are_about_is_said_where_it_stands() {
    let two = "[[character]]\nname = \"Ada\"\n[[character]]\nname = \"Bo\"\n[[item]]\nname = \"Schwert\"\n";
    let bad = |rest: &str| bad(&format!("{two}{rest}"));
    let meant = |it: &str| Some(it.to_owned());
    let load = |rest: &str| bad(&format!("[[load]]\nby = [\"Ada\"]\n{rest}"));
    assert_eq!(load(""), (8, "missing-key", None));
    assert_eq!(load("body = \"Boo\""), (10, "ds-unknown-character", meant("Bo")));
    assert_eq!(load("body = \"Ada\""), (10, "ds-with-oneself", None));
    assert_eq!(load("body = \"Bo\"\nitem = \"Schwert\""), (11, "ds-either", None));
    assert_eq!(load("item = \"Schwert\""), (10, "ds-not-heavy", None));
    assert_eq!(load("item = \"Truhe\""), (10, "ds-unknown-item", None));
    assert_eq!(load("body = \"Bo\"\n[[load]]\nby = [\"Ada\"]\nbody = \"Bo\""), (13, "ds-twice", None));
    let climb = |rest: &str| bad(&format!("[[climb]]\nwho = \"Ada\"\n{rest}"));
    assert_eq!(climb("obstacle = \"wall\"\nleft = 2").1, "unknown-word");
    assert_eq!(climb("obstacle = \"rock\""), (8, "ds-nothing-left", None));
    assert_eq!(climb("creature = \"Ada\""), (10, "ds-with-oneself", None));
    let channel = |rest: &str| bad(&format!("[[channel]]\nby = \"Ada\"\n{rest}"));
    assert_eq!(channel("spell = \"Flamenpfeil\""), (10, "ds-unknown-entry", meant("Flammenpfeil")));
    let at_once = "spell = \"Blitz\"\n[[spell]]\nname = \"Blitz\"\nchannel = 0\ndamage = 3";
    assert_eq!(channel(at_once), (10, "ds-at-once", None));
}
