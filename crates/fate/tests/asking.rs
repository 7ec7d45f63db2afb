//! Whom a table asks.

use crate::common::duel;
use schwung_fate::{ActorId, Buy, Effort, Fate, Question, SkillId, Terms, UsedAspects};
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
