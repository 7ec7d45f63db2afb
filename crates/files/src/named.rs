//! Things with several names, such as one for each language.

use crate::{
    names::folded,
    place::{Report, Span},
    problem::{DUPLICATE_NAME, Problem},
};

/// The names of things of one kind, without regard to case.
#[derive(Clone, Debug)]
pub struct Named<T>(Vec<(String, T)>);

impl<T> Default for Named<T> {
    fn default() -> Named<T> {
        Named(Vec::new())
    }
}

impl<T: Copy + PartialEq> Named<T> {
    /// The names of `all`. A thing with a name of another one is reported where the file changed one of the two, as
    /// `changed` says, or else at `elsewhere`.
    pub fn new<'a>(
        report: &mut Report<'_>,
        all: impl IntoIterator<Item = (T, [&'a str; 3])>,
        changed: &[(T, Span)],
        elsewhere: &Span,
    ) -> Named<T> {
        let mut named = Named::default();
        for (thing, names) in all {
            let mut told = false;
            for name in names.map(folded) {
                match named.of(&name) {
                    Some(other) if other != thing && !told => {
                        told = true;
                        let span = changed.iter().find(|(it, _)| [thing, other].contains(it));
                        let span = span.map_or(elsewhere, |(_, span)| span);
                        report.add(span, Problem::error(DUPLICATE_NAME).arg("name", &name));
                    }
                    Some(_) => {}
                    None => named.0.push((name, thing)),
                }
            }
        }
        named
    }

    /// What has this name.
    pub fn find(&self, name: &str) -> Option<T> {
        self.of(&folded(name))
    }

    fn of(&self, folded: &str) -> Option<T> {
        self.0.iter().find(|(it, _)| it == folded).map(|(_, thing)| *thing)
    }
}
