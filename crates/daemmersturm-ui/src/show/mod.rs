//! Views of Dämmersturm for each viewer, one file for each part of [`Shown`].

mod call;
mod changes;
mod character;
mod chips;
mod clash;
mod eyes;
mod forms;
mod gear;
mod lines;
mod odds;
mod off;
mod parse;
mod paste;
mod people;
mod pick;
mod plan;
mod question;
mod scene;
mod settings;
mod tables;
mod tray;

use schwung_daemmersturm::{
    Actor, ActorFact, ActorId, Command, Daemmersturm, Fact, Profile, Question, Reason, SceneCommand, State,
    SwarmId, TurnCommand, Wording,
};
use schwung_log::{Asked, Step};
use schwung_messages::Catalogue;
use schwung_table::{Seat, WireId};
use schwung_views::{
    Brought, Look, Part, Shown, Staged,
    wire::{
        Barred, CardLine, Chance, Change, CoachView, CreationChoices, CreationRemark, DraftView, Evening,
        Form, Line, Passes, QuestionView, SceneView, SettingView,
    },
};
use serde_json::{Map, Value};

use self::eyes::Eyes;
use crate::words;

/// Implements the views of Dämmersturm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen;

impl Shown for Screen {
    type System = Daemmersturm;

    fn name(texts: &Catalogue, system: &str) -> String {
        let key = format!("system-{system}");
        if texts.has(&key) { texts.text(&key, &[]) } else { system.to_owned() }
    }

    fn scene(look: Look<'_, Daemmersturm>) -> SceneView {
        SceneView::Daemmersturm(Box::new(scene::scene(look)))
    }

    fn sentence(look: Look<'_, Daemmersturm>) -> (String, Option<Seat>) {
        let eyes = Eyes::new(look);
        let turn = eyes.state.combat.map(|it| it.turn.filter(|&it| eyes.knows(it)));
        let seat = match turn {
            None => None,
            Some(Some(turn)) => eyes.actor(turn).map(|it| it.seat),
            Some(None) => Some(Seat::GM),
        };
        (words::sentence(eyes.c, eyes.state, eyes.viewer), seat)
    }

    fn ending(look: Look<'_, Daemmersturm>) -> Option<(String, Command)> {
        let decided = schwung_ui_kit::is_decided::<Daemmersturm>(look.game.state());
        decided.then(|| (look.texts.text("ds-form-end-combat", &[]), Command::Turn(TurnCommand::EndCombat)))
    }

    fn question(look: Look<'_, Daemmersturm>, asked: &Asked<'_, Daemmersturm>) -> QuestionView {
        question::view(look, asked)
    }

    fn waiting_for(look: Look<'_, Daemmersturm>, asked: &Asked<'_, Daemmersturm>) -> String {
        question::waiting_for(look, asked)
    }

    fn lines(look: Look<'_, Daemmersturm>, step: &Step<'_, Daemmersturm>) -> Vec<Line> {
        lines::lines(look, step)
    }

    fn actors_of(look: Look<'_, Daemmersturm>, seat: Seat) -> Vec<u8> {
        let eyes = Eyes::new(look);
        let plays = |it: &ActorId| eyes.actor(*it).is_some_and(|it| it.seat == seat);
        eyes.known().filter(plays).filter_map(|it| u8::try_from(it.0).ok()).collect()
    }

    fn parts(state: &State) -> Vec<Part> {
        let all = (0..=u8::MAX).zip(state.actors.iter().zip(&state.frame.profiles));
        let part = |(actor, (it, profile)): (u8, (&Actor, &Profile))| Part {
            actor,
            name: profile.name.clone(),
            seat: it.seat,
            side: it.side.0,
            hidden: it.veiled,
            gone: it.is_gone(),
            single: it.swarm == SwarmId(0),
        };
        all.map(part).collect()
    }

    fn hand_to(_: &State, actor: u8, seat: Seat) -> Command {
        let fact = Fact::Actor { who: ActorId(actor.into()), fact: ActorFact::Seat(seat) };
        Command::Set { fact, reason: Wording::NONE }
    }

    fn taken(command: &Command) -> Option<u8> {
        match command {
            Command::Scene(SceneCommand::TakeOver { by: _, who }) => u8::try_from(who.0).ok(),
            _ => None,
        }
    }

    fn forms(look: Look<'_, Daemmersturm>, actor: Option<u8>) -> Vec<Form> {
        forms::forms(look, actor)
    }

    fn sheet_form(look: Look<'_, Daemmersturm>, actor: u8) -> Option<Form> {
        forms::sheet_form(look, actor)
    }

    fn sheet(look: Look<'_, Daemmersturm>, actor: u8, fields: &Map<String, Value>) -> Staged<Command> {
        forms::sheet(look, actor, fields)
    }

    fn stage(look: Look<'_, Daemmersturm>, text: &str, new_scene: bool) -> Staged<Command> {
        forms::stage(look, text, new_scene)
    }

    fn drafts(look: Look<'_, Daemmersturm>, text: &str) -> Option<Vec<DraftView>> {
        forms::drafts(look, text)
    }

    fn arrive(look: Look<'_, Daemmersturm>, text: &str, seat: Seat) -> Staged<Command> {
        forms::arrive(look, text, seat)
    }

    fn instead(look: Look<'_, Daemmersturm>, text: &str, actor: u8) -> Staged<Command> {
        forms::instead(look, text, actor)
    }

    fn pasted(look: Look<'_, Daemmersturm>, text: &str) -> Option<(String, Vec<String>)> {
        paste::pasted(look, text)
    }

    fn character_file(look: Look<'_, Daemmersturm>, actor: u8) -> Option<(String, Vec<String>)> {
        character::file(look, ActorId(u16::from(actor)))
    }

    fn scene_file(look: Look<'_, Daemmersturm>, actors: &[u8], scene: bool) -> Option<(String, Vec<String>)> {
        off::file(look, actors, scene)
    }

    fn take_off(look: Look<'_, Daemmersturm>, actors: &[u8]) -> Vec<Command> {
        off::commands(look.game.state(), actors)
    }

    fn character_card(look: Look<'_, Daemmersturm>, actor: u8) -> (Vec<CardLine>, Vec<CreationRemark>) {
        character::card(look, ActorId(u16::from(actor)))
    }

    fn evening(look: Look<'_, Daemmersturm>, evening: &Evening) -> Vec<Command> {
        //= daemmersturm.section.end
        let closes = look.game.state().section.open && evening.passes != Passes::Nothing;
        if closes { vec![Command::Turn(TurnCommand::CloseSection)] } else { Vec::new() }
    }

    fn creation(look: Look<'_, Daemmersturm>) -> CreationChoices {
        character::choices(look)
    }

    fn parse(look: Look<'_, Daemmersturm>, words: &str) -> Result<Command, String> {
        parse::parse(look, words)
    }

    fn may_name(look: Look<'_, Daemmersturm>, command: &Command) -> bool {
        parse::may_name(look, command)
    }

    fn set(look: Look<'_, Daemmersturm>, name: &str, value: &Value) -> Option<Command> {
        settings::set(look, name, value)
    }

    fn settings(look: Look<'_, Daemmersturm>) -> Vec<SettingView> {
        settings::settings(look)
    }

    fn barred(look: Look<'_, Daemmersturm>, reason: &Reason) -> Barred {
        barred(look.texts, reason)
    }

    fn changes(look: Look<'_, Daemmersturm>, before: &State, after: &State) -> Vec<Change> {
        changes::changes(look, before, after)
    }

    fn reveals(before: &State, after: &State) -> bool {
        changes::reveals(before, after)
    }

    fn odds(look: Look<'_, Daemmersturm>, asked: &Asked<'_, Daemmersturm>) -> Vec<Option<Chance>> {
        odds::odds(look, asked)
    }

    fn advice(
        look: Look<'_, Daemmersturm>,
        asked: &Asked<'_, Daemmersturm>,
        chances: &[Option<Chance>],
    ) -> Option<CoachView> {
        odds::advice(look, asked, chances)
    }

    fn is_weighed(question: &Question) -> bool {
        matches!(question, Question::Lessen(_))
    }

    fn forecast(look: Look<'_, Daemmersturm>, command: &Command) -> Option<Chance> {
        odds::forecast(look, command)
    }

    fn dice(
        look: Look<'_, Daemmersturm>,
        asked: &Asked<'_, Daemmersturm>,
        faces: Option<&[i8]>,
    ) -> Result<Option<Command>, Barred> {
        tray::dice(look, asked, faces)
    }

    fn paste(look: Look<'_, Daemmersturm>, text: &str) -> Result<Brought<Command>, Barred> {
        tray::paste(look, text)
    }

    fn assign(
        look: Look<'_, Daemmersturm>,
        asked: &Asked<'_, Daemmersturm>,
        line: WireId,
        reason: &str,
    ) -> Result<Brought<Command>, Barred> {
        tray::assign(look, asked, line, reason)
    }

    fn is_followed(look: Look<'_, Daemmersturm>) -> bool {
        tray::is_followed(look)
    }

    fn follow(look: Look<'_, Daemmersturm>) -> Option<Brought<Command>> {
        tray::follow(look)
    }
}

/// The reason why something is not allowed, with its rule.
fn barred(texts: &Catalogue, why: &Reason) -> Barred {
    Barred { text: words::reason(texts, why), rule: why.rule().to_owned() }
}
