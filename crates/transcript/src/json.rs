//! Events as JSON for tools, with names in place of ids.

use schwung_table::{Names, Step, Visit};
use serde_json::Value;

/// Replaces the ids in the JSON of a value by their names, as far as they have any. `json` is `value` as serde writes it.
pub fn with_names<N>(mut json: Value, value: &dyn Names<N>, name: &dyn Fn(N) -> Option<String>) -> Value {
    let mut places = Places { at: Vec::new(), found: Vec::new() };
    value.names(&mut places);
    for (at, id) in places.found {
        let place = at.iter().try_fold(&mut json, |inside, step| match step {
            Step::Field(field) => inside.get_mut(field),
            Step::Index(index) => inside.get_mut(index),
        });
        debug_assert!(place.as_ref().is_some_and(|it| it.is_number()), "no id at {at:?}");
        if let (Some(place), Some(name)) = (place, name(id)) {
            *place = name.into();
        }
    }
    json
}

/// The ids in a value, with the steps to them.
struct Places<N> {
    at: Vec<Step>,
    found: Vec<(Vec<Step>, N)>,
}

impl<N> Visit<N> for Places<N> {
    fn name(&mut self, name: N) {
        self.found.push((self.at.clone(), name));
    }

    fn enter(&mut self, step: Step) {
        self.at.push(step);
    }

    fn leave(&mut self) {
        self.at.pop();
    }
}
