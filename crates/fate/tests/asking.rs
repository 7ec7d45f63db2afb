//! Whom a table asks.

use crate::common::duel;
use schwung_fate::{ActorId, Buy, Effort, Fate, Question, SkillId, Stakes, Terms, UseSpin, UsedAspects};
use schwung_table::{Asking, Hosted, Seat};

/// What to spend before a roll is a question to players. Everybody can be asked after all.
#[test]
fn what_to_spend_before_a_roll_is_asked_of_players() {
    let state = duel([3, 3], 1, 2);
    let buy = |seat| {
        let who = ActorId(0);
        let (effort, used) = (Effort::new(who, Some(SkillId(0)), Terms::NONE), UsedAspects::default());
        Question::Buy(Buy { seat, who, bought: 0, effort, acting: true, other: None, used })
    };
    let (player, gm) = (buy(Seat(1)), buy(Seat::GM));
    let matters = |question, asking| Fate::matters(&state, question, asking);
    assert!(matters(&player, Asking::Balanced) && !matters(&player, Asking::Little));
    assert!(!matters(&gm, Asking::Balanced) && !matters(&gm, Asking::Little));
    assert!([player, gm].iter().all(|it| Fate::is_reopened(&state, it)));
}

/// Spin changes one shift: a person who would get or miss what they want all the same is not asked.
#[test]
fn spin_is_asked_about_only_where_one_shift_decides() {
    let state = duel([3, 3], 1, 2);
    let asked = |acting: u8, stakes| -> Vec<i16> {
        let asks = |lead: &i16| {
            let (who, against) = (ActorId(0), Some(ActorId(1 - acting)));
            let spin = UseSpin { seat: Seat(1), who, acting: ActorId(acting), against, lead: *lead, stakes };
            let question = Question::UseSpin(spin);
            assert!(Fate::is_reopened(&state, &question));
            Fate::matters(&state, &question, Asking::Balanced)
        };
        (-3..=3).filter(asks).collect()
    };
    assert_eq!(asked(1, Stakes::Hit), [1], "an enemy who would just hit");
    assert_eq!(asked(0, Stakes::Hit), [0], "one short of a hit of one's own");
    assert_eq!(asked(0, Stakes::Number), [-1], "a tie is enough");
    assert_eq!(asked(0, Stakes::Contest), [-1, 0], "a tie is neither won nor lost");
}
