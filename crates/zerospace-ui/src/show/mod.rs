//! The views of ZeroSpace for each viewer, with one module per part of [`Shown`].

mod budget;
mod changes;
mod character;
mod chips;
mod dice;
mod evening;
mod eyes;
mod forms;
mod gear;
mod lines;
mod meeting;
mod odds;
mod off;
mod panel;
mod parse;
mod paste;
mod people;
mod question;
mod scene;
mod settings;
mod strip;
mod tasks;

pub(crate) use dice::total;

use schwung_log::{Asked, Planned, Step};
use schwung_messages::Catalogue;
use schwung_table::Seat;
use schwung_views::{
    Condition, Look, Part, Shown, Staged,
    wire::{
        Barred, CardLine, Chance, Change, CoachView, CreationChoices, CreationRemark, Evening, Form, Line,
        QuestionView, SceneView, SettingView,
    },
};
use schwung_zerospace::{
    Actor, ActorId, ActorKind, Answer, Command, Fact, Reason, Sheet, State, ZeroSpace, check_known,
};
use serde_json::{Map, Value};

use self::eyes::Eyes;
use crate::words;

/// Renders ZeroSpace for the browser page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen;

impl Shown for Screen {
    type System = ZeroSpace;

    fn name(texts: &Catalogue, system: &str) -> String {
        let key = format!("system-{system}");
        if texts.has(&key) { texts.text(&key, &[]) } else { system.to_owned() }
    }

    fn scene(look: Look<'_, ZeroSpace>) -> SceneView {
        SceneView::ZeroSpace(Box::new(scene::scene(look)))
    }

    fn sentence(look: Look<'_, ZeroSpace>) -> (String, Option<Seat>) {
        let eyes = Eyes::new(look);
        let turn = eyes.state.conflict.map(|it| it.turn.filter(|&it| eyes.knows(it)));
        let seat = match turn {
            None => None,
            Some(Some(turn)) => eyes.actor(turn).map(|it| it.seat),
            Some(None) => Some(Seat::GM),
        };
        (words::sentence(eyes.c, eyes.state, eyes.viewer), seat)
    }

    fn ending(look: Look<'_, ZeroSpace>) -> Option<(String, Command)> {
        let decided = schwung_ui_kit::is_decided::<ZeroSpace>(look.game.state());
        decided.then(|| (look.texts.text("zs-form-end-conflict", &[]), Command::EndConflict))
    }

    fn question(look: Look<'_, ZeroSpace>, asked: &Asked<'_, ZeroSpace>) -> QuestionView {
        question::view(look, asked)
    }

    fn waiting_for(look: Look<'_, ZeroSpace>, asked: &Asked<'_, ZeroSpace>) -> String {
        question::waiting_for(look, asked)
    }

    fn lines(look: Look<'_, ZeroSpace>, step: &Step<'_, ZeroSpace>) -> Vec<Line> {
        lines::lines(look, step)
    }

    fn actors_of(look: Look<'_, ZeroSpace>, seat: Seat) -> Vec<u8> {
        let eyes = Eyes::new(look);
        eyes.known().filter(|&it| eyes.plays(seat, it)).map(|it| it.0).collect()
    }

    fn parts(state: &State) -> Vec<Part> {
        let all = (0..=u8::MAX).zip(state.actors.iter().zip(&state.frame.sheets));
        let people = all.filter(|(_, (it, _))| it.kind != ActorKind::Object);
        let part = |(actor, (it, sheet)): (u8, (&Actor, &Sheet))| Part {
            actor,
            name: sheet.name.clone(),
            seat: it.seat,
            side: it.side.0,
            hidden: it.hidden,
            gone: it.is_gone(),
            single: it.kind == ActorKind::Named,
        };
        people.map(part).collect()
    }

    fn hand_to(_: &State, actor: u8, seat: Seat) -> Command {
        Command::Set(Fact::Plays { who: ActorId(actor), seat })
    }

    fn forms(look: Look<'_, ZeroSpace>, actor: Option<u8>) -> Vec<Form> {
        forms::forms(look, actor)
    }

    fn sheet_form(look: Look<'_, ZeroSpace>, actor: u8) -> Option<Form> {
        forms::sheet_form(look, actor)
    }

    fn sheet(look: Look<'_, ZeroSpace>, actor: u8, fields: &Map<String, Value>) -> Staged<Command> {
        forms::sheet(look, actor, fields)
    }

    fn stage(look: Look<'_, ZeroSpace>, text: &str, new_scene: bool) -> Staged<Command> {
        forms::stage(look, text, new_scene)
    }

    fn arrive(look: Look<'_, ZeroSpace>, text: &str, seat: Seat) -> Staged<Command> {
        forms::arrive(look, text, seat)
    }

    fn instead(look: Look<'_, ZeroSpace>, text: &str, actor: u8) -> Staged<Command> {
        forms::instead(look, text, actor)
    }

    fn pasted(look: Look<'_, ZeroSpace>, text: &str) -> Option<(String, Vec<String>)> {
        paste::pasted(look, text)
    }

    fn character_file(look: Look<'_, ZeroSpace>, actor: u8) -> Option<(String, Vec<String>)> {
        character::file(look, ActorId(actor))
    }

    fn scene_file(look: Look<'_, ZeroSpace>, actors: &[u8], scene: bool) -> Option<(String, Vec<String>)> {
        off::file(look, actors, scene)
    }

    fn take_off(look: Look<'_, ZeroSpace>, actors: &[u8]) -> Vec<Command> {
        off::commands(look.game.state(), actors)
    }

    fn character_card(look: Look<'_, ZeroSpace>, actor: u8) -> (Vec<CardLine>, Vec<CreationRemark>) {
        character::card(look, ActorId(actor))
    }

    fn conditions(look: Look<'_, ZeroSpace>, state: &State) -> Vec<Condition<Screen>> {
        evening::conditions(look, state)
    }

    fn evening(look: Look<'_, ZeroSpace>, evening: &Evening) -> Vec<Command> {
        evening::commands(look, evening)
    }

    fn creation(look: Look<'_, ZeroSpace>) -> CreationChoices {
        character::choices(look)
    }

    fn parse(look: Look<'_, ZeroSpace>, words: &str) -> Result<Command, String> {
        parse::parse(look, words)
    }

    fn may_name(look: Look<'_, ZeroSpace>, command: &Command) -> bool {
        let eyes = Eyes::new(look);
        eyes.sees_all() || check_known(eyes.state, command, eyes.own_seat()).is_ok()
    }

    fn set(look: Look<'_, ZeroSpace>, name: &str, value: &Value) -> Option<Command> {
        settings::set(look, name, value)
    }

    fn settings(look: Look<'_, ZeroSpace>) -> Vec<SettingView> {
        settings::settings(look)
    }

    fn barred(look: Look<'_, ZeroSpace>, reason: &Reason) -> Barred {
        barred(look.texts, reason)
    }

    fn changes(look: Look<'_, ZeroSpace>, before: &State, after: &State) -> Vec<Change> {
        changes::changes(look, before, after)
    }

    fn reveals(before: &State, after: &State) -> bool {
        changes::reveals(before, after)
    }

    fn odds(look: Look<'_, ZeroSpace>, asked: &Asked<'_, ZeroSpace>) -> Vec<Option<Chance>> {
        odds::odds(look, asked)
    }

    fn advice(
        look: Look<'_, ZeroSpace>,
        asked: &Asked<'_, ZeroSpace>,
        chances: &[Option<Chance>],
    ) -> Option<CoachView> {
        odds::advice(look, asked, chances)
    }

    fn plan_odds(
        look: Look<'_, ZeroSpace>,
        asked: &Asked<'_, ZeroSpace>,
        first: &Answer,
        then: &[Planned<ZeroSpace>],
    ) -> Option<Chance> {
        odds::of_plan(look, asked, first, then)
    }

    fn forecast(look: Look<'_, ZeroSpace>, command: &Command) -> Option<Chance> {
        odds::forecast(Eyes::new(look), command)
    }
}

/// Renders why something is not allowed now, with its rule.
fn barred(texts: &Catalogue, why: &Reason) -> Barred {
    Barred { text: words::reason(texts, why), rule: why.rule().to_owned() }
}
