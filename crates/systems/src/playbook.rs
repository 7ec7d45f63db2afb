//! The plays of the rules, step by step.

use schwung_engine::{NoSandbox, Opener, Sandboxed};
use schwung_plays::{Play, Showing, of_rule};
use schwung_rulebook::Lang;
use schwung_views::wire::{PlayName, PlayStepKind, PlayStepView, PlayView, RuleName};

use crate::Book;

/// Maximum number of plays that are searched for one that names the rule.
const MOST_TRIED: usize = 3;

/// The name of a play in a list.
fn name(play: &Play, lang: Lang) -> PlayName {
    PlayName { play: play.name.to_owned(), title: play.title(lang).to_owned() }
}

/// Whether a step names this rule: as a rule that acts, or as the reason why something can or cannot be chosen.
fn offers(step: &PlayStepView, rule: &str) -> bool {
    let choices = || step.asked.iter().flat_map(|it| &it.choices);
    let asks = step.asked.iter().any(|it| it.rule.as_deref() == Some(rule));
    asks || choices().any(|it| it.rule == rule || it.barred.as_ref().is_some_and(|it| it.rule == rule))
}

/// The step that the play marks as showing a rule, or the first one in which the rule acts, or else the first one that names
/// it.
fn named(play: &Play, steps: &[PlayStepView], rule: &str) -> Option<usize> {
    if let Some(marked) = play.marked(rule) {
        // The scene, and procedures that begin by themselves, are no steps of the play's text.
        let first = steps.len().checked_sub(play.steps)? + marked;
        let begins = |it: &PlayStepView| it.kind == PlayStepKind::Command;
        let rest = steps.get(first..)?;
        let block = rest.iter().skip(1).position(begins).map_or(rest, |it| &rest[..=it]);
        // The log contains the result of a command after its rolls and answers.
        return Some(first + block.iter().position(is_told).unwrap_or_default());
    }
    let acts = steps.iter().position(|it| it.rules.iter().any(|it| it.id == rule));
    acts.or_else(|| steps.iter().position(|it| offers(it, rule)))
}

/// Whether a step has a result.
fn is_told(step: &PlayStepView) -> bool {
    !step.lines.is_empty() || step.refused.is_some()
}

/// A play with its steps, and the index of the one that names the rule, if there is one.
struct Told {
    play: &'static Play,
    at: Option<usize>,
    steps: Vec<PlayStepView>,
}

/// The play with the wanted name, or else the best one: one that names the rule is better than a shorter one. `None` if there
/// are none.
fn told(
    rule: &str,
    plays: &[&'static Play],
    wanted: Option<&str>,
    lang: Lang,
) -> Option<Result<Told, Vec<String>>> {
    let of = |play: &&'static Play| {
        let engine = Book::find(play.system)?.engine;
        let steps = engine.steps(&play.text_in(lang), play.system, lang);
        Some(steps.map(|steps| Told { play, at: named(play, &steps, rule), steps }))
    };
    let chosen = plays.iter().find(|it| wanted == Some(it.name));
    let mut tried = chosen.map_or(plays, std::slice::from_ref).iter().take(MOST_TRIED).map_while(of);
    let mut best = tried.next()?;
    while let (Ok(Told { at: None, .. }), Some(next)) = (&best, tried.next()) {
        if matches!(next, Ok(Told { at: Some(_), .. })) {
            best = next;
        }
    }
    Some(best)
}

/// The play that shows a rule or a related one, step by step; `wanted` is the name of one among several. `None` if there is no
/// such rule or no such play.
///
/// # Errors
/// If the play cannot be played by the rules: a bug.
pub fn play_of(rule: &str, wanted: Option<&str>, lang: Lang) -> Option<Result<PlayView, Vec<String>>> {
    let Showing { rule: shown, plays } = of_rule(rule)?;
    let Told { play, at, steps } = match told(shown, &plays, wanted, lang)? {
        Ok(found) => found,
        Err(errors) => return Some(Err(errors)),
    };
    let shows = at.or_else(|| steps.iter().rposition(is_told));
    Some(Ok(PlayView {
        play: play.name.to_owned(),
        title: play.title(lang).to_owned(),
        lang: play.lang.to_owned(),
        system: play.system.to_owned(),
        rule: RuleName::of(shown, lang)?,
        instead_of: RuleName::of(rule, lang).filter(|_| rule != shown),
        others: plays.iter().filter(|it| it.name != play.name).map(|it| name(it, lang)).collect(),
        at: shows.and_then(|it| u32::try_from(it).ok()).unwrap_or_default(),
        named: at.is_some(),
        steps,
    }))
}

/// A table with the play of a rule carried out up to a step, counted from 0, from which people can continue. It is the play
/// that [`play_of`] shows, and `None` as there. The character in the file `own` replaces the one who acts: see `StandsIn`.
///
/// # Errors
/// If the character cannot join it, or the play violates the rules, which is a bug.
pub fn sandbox(
    rule: &str,
    wanted: Option<&str>,
    step: usize,
    own: Option<&str>,
    by: Opener<'_>,
) -> Option<Sandboxed> {
    let Showing { rule: shown, plays } = of_rule(rule)?;
    let play = match told(shown, &plays, wanted, by.lang)? {
        Ok(found) => found.play,
        Err(errors) => return Some(Err(NoSandbox::Play(errors))),
    };
    let title = RuleName::of(shown, by.lang)?.title;
    let Opener { gm, lang, at, id, roller, .. } = by;
    let by = Opener { gm, title: &title, lang, at, id, roller };
    Some(Book::find(play.system)?.engine.play(&play.text_in(lang), play.system, step, own, &by))
}
