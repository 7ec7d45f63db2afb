//! What views say about rolls that wait.

#![allow(clippy::unwrap_used)]

use crate::views_common::{
    ARN, GM, Listed, WATCH, act, begin, house_dice, of, player, profile, scene, state,
};
use schwung_daemmersturm::{
    Aim, Amount, Channel, Command, Daemmersturm, EffectId, Source, SpellId, State, TurnCommand, Wound,
};
use schwung_log::{Author, Deed, Game};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

/// A combat in which Arn's turn has just begun, and everybody enters their own dice.
fn arn_begins(change: impl FnOnce(&mut State)) -> Game<Daemmersturm> {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    state.combat.as_mut().unwrap().turn = None;
    change(&mut state);
    let mut game = of(state);
    act(&mut game, Author::GM, house_dice(), &mut Listed(Vec::new())).unwrap();
    let take = Command::Turn(TurnCommand::TakeTurn { by: ARN });
    act(&mut game, Author::GM, Deed::Command(take), &mut Listed(Vec::new())).unwrap();
    game
}

/// Rolls that succeed from the same number on for everybody say it to everybody who sees them, in an attack or not.
//% daemmersturm.exhaustion.roll
//% daemmersturm.magic.interruption
#[test]
fn rolls_for_exhaustion_and_interruption_say_which_number_suffices() {
    let texts = Catalogue::new(Lang::De, "daemmersturm");
    let exhausted = arn_begins(|it| (it.actors[0].life, it.actors[0].exhausted) = (3, true));
    let channelling = arn_begins(|it| {
        let (spell, aim) = (SpellId(0), Aim::default());
        it.channels.push(Channel { by: ARN, spell, turns: 1, needed: 2, aim });
        let (source, amount) = (Source::PlotLeader, Amount::fixed(2));
        it.effects.push(Wound { id: EffectId(1), on: ARN, by: None, source, amount, rounds: 1 });
    });
    for (game, command, least) in [(exhausted, "/roll 1-10", 6), (channelling, "/roll 1-4", 2)] {
        for you in [GM, player(1), player(2), WATCH] {
            let call = scene(&game, &texts, you).call.unwrap();
            assert_eq!((&*call.command, call.suffices), (command, Some(least)), "{you:?}");
        }
    }
}
