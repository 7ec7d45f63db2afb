//! Numbers that are never reused continue beyond what long evenings have reached.

use crate::common::*;
use schwung_table::System;
use schwung_zerospace::*;

#[test]
fn numbers_go_on_beyond_two_bytes() {
    let mut scene = Scene::fight();
    let last = u32::from(u16::MAX);
    scene.state.scene.number = last;
    scene.state.apply(&Event::RoundBegan { round: last });
    for id in last..last + 2 {
        let text = Wording::new("there");
        scene.state.apply(&Event::NoteGiven { id: NoteId(id), to: None, text: text.clone(), genuine: true });
        let (mode, tally) = (TaskMode::FirstTo(3), [0; 2]);
        let task = Task { id: TaskId(id), text, mode, tally, tries: 0, sides: None, won: None };
        scene.state.apply(&Event::TaskOpened { task });
    }
    assert_eq!((scene.state.next_note, scene.state.next_task), (last + 2, last + 2));
    assert!(scene.state.is_sound());
    let written = serde_json::to_string(&scene.state).expect("facts can be written");
    assert_eq!(serde_json::from_str::<State>(&written).expect("facts can be read"), scene.state);
    for _ in 0..4 {
        scene.end_turn();
    }
    assert_eq!(scene.state.round(), last + 1);
    scene.state.apply(&Event::ConflictEnded);
    scene.state.apply(&Event::SceneEnded);
    assert_eq!(scene.state.scene.number, last + 1);
}

/// Neither setting the round nor importing facts can exhaust the counters.
#[test]
fn what_would_end_counting_is_refused() {
    let scene = Scene::fight();
    let round = |round| Command::Set(Fact::Round { round });
    assert_eq!(ZeroSpace::check(&scene.state, &round(9_999)), Ok(()));
    let reason = ZeroSpace::check(&scene.state, &round(10_000)).expect_err("beyond the limit");
    assert_eq!((reason.what, reason.need, reason.rule()), (Bar::Limit, 9_999, ""));
    let spoiled: [fn(&mut State); 4] = [
        |it| it.next_note = u32::MAX,
        |it| it.next_task = u32::MAX,
        |it| it.scene.number = u32::MAX,
        |it| it.conflict.as_mut().expect("a conflict").round = u32::MAX,
    ];
    for spoil in spoiled {
        let mut state = scene.state.clone();
        spoil(&mut state);
        assert!(scene.state.is_sound() && !state.is_sound());
    }
}
