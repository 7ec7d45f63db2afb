//! The views of the Fate books for each viewer, with one module per part of [`Shown`].

mod attempt;
mod barred;
mod changes;
mod character;
mod choice;
mod clash;
mod evening;
mod eyes;
mod forms;
mod lasting;
mod lines;
mod names;
mod odds;
mod off;
mod paste;
mod people;
mod plan;
mod question;
mod rung;
mod scene;
mod sentence;
mod settings;
mod start;

use schwung_fate::{
    Actor, ActorId, ActorKind, Answer, Command, Fact, Fate, Out, Question, Reason, Sheet, State, check_known,
};
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
use serde_json::{Map, Value};

use crate::show::eyes::Eyes;

/// Renders the Fate books for the browser page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen;

impl Shown for Screen {
    type System = Fate;

    fn name(texts: &Catalogue, system: &str) -> String {
        let key = format!("system-{system}");
        if texts.has(&key) { texts.text(&key, &[]) } else { system.to_owned() }
    }

    fn scene(look: Look<'_, Fate>) -> SceneView {
        SceneView::Fate(Box::new(scene::scene(look)))
    }

    fn sentence(look: Look<'_, Fate>) -> (String, Option<Seat>) {
        sentence::sentence(look)
    }

    fn ending(look: Look<'_, Fate>) -> Option<(String, Command)> {
        let decided = schwung_ui_kit::is_decided::<Fate>(look.game.state());
        decided.then(|| (look.texts.text("form-end-conflict", &[]), Command::EndConflict))
    }

    fn question(look: Look<'_, Fate>, asked: &Asked<'_, Fate>) -> QuestionView {
        question::view(look, asked)
    }

    fn waiting_for(look: Look<'_, Fate>, asked: &Asked<'_, Fate>) -> String {
        sentence::waiting_for(look, asked)
    }

    fn lines(look: Look<'_, Fate>, step: &Step<'_, Fate>) -> Vec<Line> {
        lines::lines(look, step)
    }

    fn actors_of(look: Look<'_, Fate>, seat: Seat) -> Vec<u8> {
        let eyes = Eyes::new(look);
        let played = eyes.state.ids().filter(|&it| eyes.plays(seat, it) && eyes.knows(it));
        let played = played.filter(|&it| eyes.actor(it).is_some_and(|it| !it.is_off()));
        played.map(|it| it.0).collect()
    }

    fn parts(state: &State) -> Vec<Part> {
        let all = (0..=u8::MAX).zip(state.actors.iter().zip(&state.frame.sheets));
        let named = all.filter(|(_, (it, _))| it.kind == ActorKind::Named);
        let part = |(actor, (it, sheet)): (u8, (&Actor, &Sheet))| Part {
            actor,
            name: sheet.name.clone(),
            seat: it.seat,
            side: it.side.0,
            hidden: it.hidden,
            gone: matches!(it.out, Some(Out::Left | Out::Off)),
            single: true,
        };
        named.map(part).collect()
    }

    fn hand_to(state: &State, actor: u8, seat: Seat) -> Command {
        let actor = ActorId(actor);
        Command::Set(Fact::Actor(actor, Box::new(Actor { seat, ..*state.actor(actor) })))
    }

    fn forms(look: Look<'_, Fate>, actor: Option<u8>) -> Vec<Form> {
        forms::forms(look, actor)
    }

    fn sheet_form(look: Look<'_, Fate>, actor: u8) -> Option<Form> {
        forms::sheet_form(look, actor)
    }

    fn sheet(look: Look<'_, Fate>, actor: u8, fields: &Map<String, Value>) -> Staged<Command> {
        forms::sheet(look, actor, fields)
    }

    fn stage(look: Look<'_, Fate>, text: &str, new_scene: bool) -> Staged<Command> {
        forms::stage(look, text, new_scene)
    }

    fn arrive(look: Look<'_, Fate>, text: &str, seat: Seat) -> Staged<Command> {
        forms::arrive(look, text, seat)
    }

    fn instead(look: Look<'_, Fate>, text: &str, actor: u8) -> Staged<Command> {
        forms::instead(look, text, actor)
    }

    fn pasted(look: Look<'_, Fate>, text: &str) -> Option<(String, Vec<String>)> {
        paste::pasted(look, text)
    }

    fn character_file(look: Look<'_, Fate>, actor: u8) -> Option<(String, Vec<String>)> {
        character::file(look, ActorId(actor))
    }

    fn scene_file(look: Look<'_, Fate>, actors: &[u8], scene: bool) -> Option<(String, Vec<String>)> {
        off::file(look, actors, scene)
    }

    fn take_off(look: Look<'_, Fate>, actors: &[u8]) -> Vec<Command> {
        off::commands(look.game.state(), actors)
    }

    fn character_card(look: Look<'_, Fate>, actor: u8) -> (Vec<CardLine>, Vec<CreationRemark>) {
        character::card(look, ActorId(actor))
    }

    fn conditions(look: Look<'_, Fate>, state: &State) -> Vec<Condition<Screen>> {
        evening::conditions(look, state)
    }

    fn evening(look: Look<'_, Fate>, evening: &Evening) -> Vec<Command> {
        evening::commands(look, evening)
    }

    fn creation(look: Look<'_, Fate>) -> CreationChoices {
        character::choices(look)
    }

    fn parse(look: Look<'_, Fate>, words: &str) -> Result<Command, String> {
        names::parse(look, words)
    }

    fn may_name(look: Look<'_, Fate>, command: &Command) -> bool {
        let eyes = Eyes::new(look);
        eyes.sees_all() || check_known(eyes.state, command, eyes.own_seat()).is_ok()
    }

    fn set(look: Look<'_, Fate>, name: &str, value: &Value) -> Option<Command> {
        settings::set(look, name, value)
    }

    fn settings(look: Look<'_, Fate>) -> Vec<SettingView> {
        settings::settings(look)
    }

    fn barred(look: Look<'_, Fate>, reason: &Reason) -> Barred {
        barred::barred(look.texts, reason)
    }

    fn changes(look: Look<'_, Fate>, before: &State, after: &State) -> Vec<Change> {
        changes::changes(look, before, after)
    }

    fn reveals(before: &State, after: &State) -> bool {
        changes::reveals(before, after)
    }

    fn odds(look: Look<'_, Fate>, asked: &Asked<'_, Fate>) -> Vec<Option<Chance>> {
        odds::odds(look, asked)
    }

    fn advice(
        look: Look<'_, Fate>,
        asked: &Asked<'_, Fate>,
        chances: &[Option<Chance>],
    ) -> Option<CoachView> {
        odds::advice(look, asked, chances)
    }

    fn is_weighed(question: &Question) -> bool {
        matches!(question, Question::Absorb(_))
    }

    fn plan_odds(
        look: Look<'_, Fate>,
        asked: &Asked<'_, Fate>,
        first: &Answer,
        then: &[Planned<Fate>],
    ) -> Option<Chance> {
        odds::of_plan(look, asked, first, then)
    }

    fn forecast(look: Look<'_, Fate>, command: &Command) -> Option<Chance> {
        odds::forecast(look, command)
    }
}
