//! Numbers that are never reused continue beyond what long evenings have reached.

use crate::common::*;
use schwung_daemmersturm::*;
use schwung_table::System;

fn ground() -> Fact {
    let area =
        Area { id: AreaId(0), by: None, source: Source::PlotLeader, amount: Amount::of(1, 2), rounds: 2 };
    Fact::Scene(SceneFact::Area(area))
}

fn cover() -> Fact {
    Fact::Scene(SceneFact::Cover(Cover {
        id: EffectId(0),
        of: B,
        side: CoverSide::All,
        need: 10,
        full: false,
    }))
}

#[test]
fn numbers_go_on_beyond_two_bytes() {
    let mut scene = Scene::fight();
    let last = u32::from(u16::MAX) - 1;
    (scene.state.next.area, scene.state.next.effect, scene.state.next.note) = (last, last, last);
    scene.state.section.number = last;
    for _ in 0..3 {
        scene = scene.set(ground()).set(cover());
        let note = SceneEvent::Noted { by: Some(A), to: None, text: Wording::new("there") };
        scene.state.apply(&note.into());
        scene.state.apply(&TurnEvent::SectionOpened.into());
    }
    let all = [last, last + 1, last + 2];
    assert_eq!(scene.state.areas.iter().map(|it| it.id.0).collect::<Vec<_>>(), all);
    assert_eq!(scene.state.covers.iter().map(|it| it.id.0).collect::<Vec<_>>(), all);
    assert_eq!(scene.state.notes.iter().map(|it| it.id.0).collect::<Vec<_>>(), all);
    assert_eq!(scene.state.section.number, last + 3);
    assert!(scene.state.is_sound());
    let written = serde_json::to_string(&scene.state).expect("facts can be written");
    assert_eq!(serde_json::from_str::<State>(&written).expect("facts can be read"), scene.state);
}

#[test]
fn rounds_go_on_beyond_two_bytes() {
    let mut scene = Scene::fight();
    scene.state.apply(&TurnEvent::RoundBegan { round: u32::from(u16::MAX) }.into());
    scene.end_turn(&[]).end_turn(&[]).end_turn(&[]).end_turn(&[]);
    assert_eq!(scene.state.round(), u32::from(u16::MAX) + 1);
}

/// Neither setting the round nor importing facts can exhaust the counters.
#[test]
fn what_would_end_counting_is_refused() {
    let scene = Scene::fight();
    let round = |round| Command::Set { fact: Fact::Scene(SceneFact::Round(round)), reason: Wording::NONE };
    scene.allowed(&round(9_999));
    let reason = Daemmersturm::check(&scene.state, &round(10_000)).expect_err("beyond the limit");
    assert_eq!((reason.what, reason.need, reason.rule()), (Bar::Limit, 9_999, ""));
    let spoiled: [fn(&mut State); 5] = [
        |it| it.next.area = u32::MAX,
        |it| it.next.effect = u32::MAX,
        |it| it.next.note = u32::MAX,
        |it| it.section.number = u32::MAX,
        |it| it.combat.as_mut().expect("a combat").round = u32::MAX,
    ];
    for spoil in spoiled {
        let mut state = scene.state.clone();
        spoil(&mut state);
        assert!(scene.state.is_sound() && !state.is_sound());
    }
}
