//! Finds out which choices of a form are legal.

use schwung_fate::{Bar, Command, Fate, Reason, SkillId, State};
use schwung_table::System;

/// Result of trying a command with all choices. For each list it has the reasons why choices are barred; a
/// choice that is legal in some combination is not barred.
pub(super) struct Trial {
    /// If no combination is legal, the reason for the first choice of each list.
    pub(super) barred: Option<Reason>,
    pub(super) first: Vec<Option<Reason>>,
    pub(super) second: Vec<Option<Reason>>,
    pub(super) skills: Vec<Option<Reason>>,
    /// The indexes of a legal combination.
    pub(super) at: [usize; 3],
}

/// Tries a command without choices; returns why it is barred.
pub(super) fn alone(state: &State, command: &Command) -> Option<Reason> {
    Fate::check(state, command).err()
}

/// Tries a command with two lists of choices, and with skills; `None` if a list is empty.
pub(super) fn of_two<A: Copy, B: Copy>(
    state: &State,
    first: &[A],
    second: &[B],
    skills: &[Option<SkillId>],
    make: impl Fn(A, B, Option<SkillId>) -> Command,
) -> Option<Trial> {
    let why = |a: A, b: B, skill| alone(state, &make(a, b, skill));
    let usual = *skills.first()?;
    // Other skills are tried only if the reason concerns the skill.
    let fitting = |a: A, b: B| match why(a, b, usual) {
        None => Ok(0),
        Some(reason) if matches!(reason.what, Bar::NoWeapon | Bar::WrongSkill | Bar::BlockTakesAction) => {
            let other = skills.iter().position(|&skill| why(a, b, skill).is_none());
            other.ok_or(reason)
        }
        Some(reason) => Err(reason),
    };
    let pairs = || (0..first.len()).flat_map(|a| (0..second.len()).map(move |b| (a, b)));
    let found = pairs().find_map(|(a, b)| fitting(first[a], second[b]).ok().map(|skill| [a, b, skill]));
    let none = |len: usize| vec![None; len];
    let Some([a, b, skill]) = found else {
        let barred = Some(why(*first.first()?, *second.first()?, usual)?);
        let (first, second, skills) = (none(first.len()), none(second.len()), none(skills.len()));
        return Some(Trial { barred, first, second, skills, at: [0; 3] });
    };
    let of_first = first.iter().map(|&one| match second.iter().any(|&other| fitting(one, other).is_ok()) {
        true => None,
        false => why(one, second[b], skills[skill]),
    });
    let of_second = second.iter().map(|&one| match first.iter().any(|&other| fitting(other, one).is_ok()) {
        true => None,
        false => why(first[a], one, skills[skill]),
    });
    Some(Trial {
        barred: None,
        first: of_first.collect(),
        second: of_second.collect(),
        skills: skills.iter().map(|&it| why(first[a], second[b], it)).collect(),
        at: [a, b, skill],
    })
}

/// Tries a command with one list of choices, and with skills.
pub(super) fn of_one<A: Copy>(
    state: &State,
    choices: &[A],
    skills: &[Option<SkillId>],
    make: impl Fn(A, Option<SkillId>) -> Command,
) -> Option<Trial> {
    of_two(state, choices, &[()], skills, |a, (), skill| make(a, skill))
}

/// Tries a command with skills only.
pub(super) fn of_skills(
    state: &State,
    skills: &[Option<SkillId>],
    make: impl Fn(Option<SkillId>) -> Command,
) -> Option<Trial> {
    of_two(state, &[()], &[()], skills, |(), (), skill| make(skill))
}

/// Tries a command with one list of choices and no skill.
pub(super) fn of_choices<A: Copy>(
    state: &State,
    choices: &[A],
    make: impl Fn(A) -> Command,
) -> Option<Trial> {
    of_two(state, choices, &[()], &[None], |a, (), _| make(a))
}
