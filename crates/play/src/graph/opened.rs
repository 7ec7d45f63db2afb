//! Questions that were left open, and the answers to each.

use hashbrown::HashTable;
use schwung_table::System;

use crate::{blocks::Blocks, numbered::hash_of};

/// Questions, numbered from 0. Lists of answers are stored once, since many questions have the same.
#[derive(Debug)]
pub(super) struct Opened<S: System> {
    all: Blocks<(S::Question, List)>,
    /// All lists, one after the other.
    answers: Vec<S::Answer>,
    lists: HashTable<List>,
}

/// A list: a range of all answers.
#[derive(Clone, Copy, Debug)]
struct List {
    begin: u32,
    count: u32,
}

impl List {
    fn of<T>(self, all: &[T]) -> &[T] {
        &all[self.begin as usize..][..self.count as usize]
    }
}

impl<S: System> Default for Opened<S> {
    fn default() -> Opened<S> {
        Opened { all: Blocks::default(), answers: Vec::new(), lists: HashTable::new() }
    }
}

impl<S: System> Opened<S> {
    /// Adds a question that is asked in `state`; returns its number.
    ///
    /// # Panics
    /// If no answer is allowed.
    pub(super) fn push(&mut self, state: &S::State, question: S::Question) -> u32 {
        let begin = self.answers.len();
        S::branches(state, &question, &mut self.answers);
        assert!(self.answers.len() > begin, "no legal answer to {question:?}");
        let list = self.list(begin);
        self.all.push((question, list))
    }

    /// The list that consists of the answers from `begin` on, which are removed if it is known.
    fn list(&mut self, begin: usize) -> List {
        let (answers, hash) = (&self.answers, hash_of(&self.answers[begin..]));
        if let Some(&known) = self.lists.find(hash, |it| *it.of(answers) == answers[begin..]) {
            self.answers.truncate(begin);
            return known;
        }
        let list = List { begin: super::index(begin), count: super::index(answers.len() - begin) };
        self.lists.insert_unique(hash, list, |it| hash_of(it.of(answers)));
        list
    }

    /// A question.
    #[inline]
    pub(super) fn get(&self, number: u32) -> &S::Question {
        &self.all.get(number).0
    }

    /// The answers to a question.
    #[inline]
    pub(super) fn answers(&self, number: u32) -> &[S::Answer] {
        self.all.get(number).1.of(&self.answers)
    }
}
