//! Properties of conflicts that are the same in all systems.

use schwung_play::Fights;

/// Whether a conflict is going on in which at most one of several sides still has a member who can act.
pub fn is_decided<S: Fights>(state: &S::State) -> bool {
    let all = || 0..S::actors(state);
    let sides = |wanted: &dyn Fn(u8) -> bool| {
        let mut found = all().filter(|&it| wanted(it)).map(|it| S::side(state, it));
        let first = found.next();
        first.map_or(0, |first| if found.any(|it| it != first) { 2 } else { 1 })
    };
    S::is_on(state) && sides(&|_| true) > 1 && sides(&|it| S::stands(state, it)) < 2
}
