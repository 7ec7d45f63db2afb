//! What the log tells as the result of an action, and talents that only add to rolls.

#![allow(clippy::unwrap_used)]

use crate::views_common::{GM, Listed, PASS, act, look, opened, player};
use schwung_fate::{
    ActorId, ActorKind, Aim, AspectId, Command, Fact, Fate, Maneuver, Plan, SkillId, Sprint, Target, Wording,
    ZoneId,
};
use schwung_fate_ui::Screen;
use schwung_log::{Author, Deed, Game};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_views::{Shown, wire::LineKind};

/// Fenn, in a zone with a border of 2 to that of the others.
const FENN: ActorId = ActorId(2);

/// The fight at the pass, when it is the turn of Fenn.
fn turn_of_fenn() -> Game<Fate> {
    let mut game = opened(PASS);
    let turn = Command::Set(Fact::Turn(Some(FENN)));
    act(&mut game, Author::GM, Deed::Command(turn), &mut Listed(Vec::new())).unwrap();
    game
}

fn play(game: &mut Game<Fate>, command: Command, dice: &mut Listed) {
    act(game, Author::GM, Deed::Command(command), dice).unwrap();
    while let Some(asked) = game.asked().first() {
        let question = asked.id.clone();
        act(game, Author::GM, Deed::Skip { question }, dice).unwrap();
    }
}

/// The aspect of the whole scene.
fn snow(game: &Game<Fate>) -> AspectId {
    let text = Wording::new("Schneetreiben und letztes Licht");
    game.state().aspects.iter().find(|it| it.text == text).unwrap().id
}

/// The last line that is told as a result, for Mira.
fn result(game: &Game<Fate>) -> String {
    let texts = Catalogue::new(Lang::En, "malmsturm");
    let lines = schwung_views::lines::<Screen>(look(game, &texts, player(1)), 0, game.seq());
    lines.into_iter().rfind(|it| it.kind == LineKind::Result).unwrap().text
}

//% sotc.move.sprint
#[test]
fn a_sprint_that_does_not_get_there_says_so() {
    let mut game = turn_of_fenn();
    let sprint =
        Sprint { by: FENN, path: vec![ZoneId(0)], difficulty: None, skill: None, plan: Plan::default() };
    play(&mut game, Command::Sprint(sprint), &mut Listed(vec![vec![-1, 0, 0, 0]]));
    let text = result(&game);
    assert_eq!(
        text,
        "Getting all the way takes 3 steps, and Fenn der Floh has only 2: not enough to get there."
    );
}

//% sotc.temp-aspect.remove
#[test]
fn a_maneuver_that_removes_an_aspect_says_so() {
    let mut game = turn_of_fenn();
    let aspect = snow(&game);
    let aim = Aim::Remove { aspect, paid: false };
    let skill = Some(SkillId(0));
    let (target, plan) = (Target::Difficulty(Some(-2)), Plan::default());
    let maneuver = Maneuver { by: FENN, skill, target, aim, plan };
    play(&mut game, Command::Maneuver(maneuver), &mut Listed(vec![vec![1; 4]]));
    assert!(game.state().aspects.iter().all(|it| it.id != aspect));
    let text = result(&game);
    assert!(text.contains("Schneetreiben und letztes Licht"), "{text}");
}

/// A talent that only adds to a roll is offered with that roll; paying for it beforehand would bring nothing.
//% malmsturm.gift.fate-cost
#[test]
fn a_talent_that_only_adds_to_rolls_is_not_used_by_itself() {
    let game = opened(PASS);
    let texts = Catalogue::new(Lang::De, "malmsturm");
    let forms = Screen::forms(look(&game, &texts, player(4)), Some(3));
    let form = forms.into_iter().find(|it| it.verb == "use_gift").unwrap();
    assert_eq!(form.label, "Talent oder Gabe einsetzen");
    let said = format!("{:?}", form.fields);
    assert!(said.contains("Siegelring") && said.contains("Mut im Chor"), "{said}");
    assert!(!said.contains("Spottvers"), "{said}");
}

/// A group that is led has no turn of its own, so nobody acts after it.
#[test]
fn reinforcements_do_not_act_after_a_group_that_is_led() {
    let mut game = opened(PASS);
    let is_led = |id: ActorId| {
        let it = game.state().actor(id);
        it.attached.is_some() && it.kind != ActorKind::Named
    };
    let led = game.state().ids().find(|&it| is_led(it)).unwrap();
    let last = *game.state().order.iter().rfind(|&&it| it != led).unwrap();
    let set = |game: &mut Game<Fate>, fact: Fact| {
        let deed = Deed::Command(Command::Set(fact));
        act(game, Author::GM, deed, &mut Listed(Vec::new())).unwrap();
    };
    for id in game.state().ids().collect::<Vec<_>>() {
        let mut to = *game.state().actor(id);
        to.turn.acted = id != led && id != last;
        set(&mut game, Fact::Actor(id, Box::new(to)));
    }
    set(&mut game, Fact::Turn(Some(last)));
    let mut sheet = game.state().frame.sheets[usize::from(led.0)].clone();
    sheet.name = "Wegelagerer".to_owned();
    let newcomer = schwung_fate::Actor { attached: None, ..*game.state().actor(led) };
    set(&mut game, Fact::Join(Box::new(sheet), Box::new(newcomer)));
    let texts = Catalogue::new(Lang::En, "malmsturm");
    let lines = schwung_views::lines::<Screen>(look(&game, &texts, GM), 0, game.seq());
    let line = lines.into_iter().find(|it| it.text.starts_with("Reinforcements")).unwrap();
    assert_eq!(line.text, "Reinforcements, still to act in this exchange: Wegelagerer, next.");
}
