//! The scene line by line, and the current situation.

use schwung_daemmersturm::{Actor, ActorId, Combat, Note, State, Status, note, turn_left};

use super::{data, event, status, teller::Teller};

/// The lines of the scene, as far as the reader may know it.
pub(super) fn lines(t: &Teller<'_>) -> Vec<String> {
    let state: &State = t.state;
    let mut lines = Vec::new();
    if !state.frame.title.is_empty() {
        lines.push(state.frame.title.clone());
    }
    lines.push(section(t));
    if let Some(combat) = &state.combat {
        lines.extend(combat_lines(t, combat));
    }
    lines.push(t.say("ds-scene-charge", &[("length", &t.length(state.charge_range))]));
    let distances = state.distances.iter().filter(|it| t.eyes.know(it.a) && t.eyes.know(it.b));
    lines.extend(distances.map(|it| {
        let args =
            [("actor", &*t.actor(it.a)), ("other", &*t.actor(it.b)), ("length", &*t.length(it.length))];
        t.say("ds-fact-distance", &args)
    }));
    lines.extend(engaged(t));
    lines.extend(areas(t));
    let covers = state.covers.iter().filter(|it| t.eyes.know(*it));
    lines.extend(covers.map(|it| t.say_with("ds-fact-on", it.of, "what", &status::cover(t, it))));
    let channels = state.channels.iter().filter(|it| t.eyes.know(it.by));
    lines.extend(channels.map(|it| t.say_with("ds-fact-on", it.by, "what", &status::channel(t, it))));
    let about: Vec<String> =
        state.items.iter().filter(|it| it.holder.is_none()).map(|it| t.item(it.id)).collect();
    if !about.is_empty() {
        lines.push(t.say("ds-scene-items", &[("items", &t.list(&about))]));
    }
    lines.extend(notes(t));
    lines.into_iter().map(|it| t.capital(it)).collect()
}

//= daemmersturm.section.definition
fn section(t: &Teller<'_>) -> String {
    let section = t.state.section;
    let (number, fights) = (section.number.to_string(), section.fights.to_string());
    match (section.open, section.number) {
        (true, _) => t.say("ds-scene-section", &[("number", &number), ("n", &fights)]),
        (false, 0) => t.word("ds-scene-before"),
        (false, _) => t.say("ds-scene-closed", &[("number", &number)]),
    }
}

fn combat_lines(t: &Teller<'_>, combat: &Combat) -> Vec<String> {
    let mut lines = vec![t.say("ds-scene-combat", &[("number", &combat.round.to_string())])];
    lines.push(match combat.turn {
        Some(who) if t.eyes.know(who) => t.say_of("ds-scene-turn", who),
        // Showing the turn of a hidden character would reveal it.
        Some(_) | None => t.word("ds-scene-no-turn"),
    });
    let names: Vec<String> =
        t.state.order.iter().filter(|it| t.eyes.know(it.who)).map(|it| placed(t, it.who)).collect();
    let order = if names.is_empty() { t.word("nobody") } else { t.row_of(&names) };
    lines.push(t.say("ds-scene-order", &[("order", &order)]));
    lines
}

/// A participant in the order, with conditions that keep it from acting.
fn placed(t: &Teller<'_>, id: ActorId) -> String {
    let name = t.actor(id);
    let Some(actor) = t.state.actors.get(usize::from(id.0)) else { return name };
    let Actor { status, round, ailments, .. } = actor;
    let key = match status {
        Status::Incapacitated => Some("ds-condition-incapacitated"),
        Status::Dead => Some("ds-condition-dead"),
        Status::Gone | Status::Off => Some("ds-condition-gone"),
        Status::Up if ailments.faint > 0 => Some("ds-order-faint"),
        Status::Up if round.acted => Some("ds-order-acted"),
        Status::Up => None,
    };
    key.map_or_else(|| name.clone(), |key| t.detailed(&name, &[t.word(key)]))
}

/// Pairs of characters in melee, each listed once.
//= daemmersturm.range.melee
fn engaged(t: &Teller<'_>) -> Vec<String> {
    let state: &State = t.state;
    let known = state.engaged.iter().filter(|it| t.eyes.know(it.by) && t.eyes.know(it.on));
    let told = |it: &schwung_daemmersturm::Engaged| {
        let mutual = state.reaches(it.on, it.by);
        match (mutual, it.by < it.on) {
            (true, true) => Some(t.say_of_two("ds-scene-engaged", it.by, it.on)),
            (true, false) => None,
            (false, _) => Some(t.say_of_two("ds-fact-reaches", it.by, it.on)),
        }
    };
    known.filter_map(told).collect()
}

/// Areas, and the characters that stand in them.
fn areas(t: &Teller<'_>) -> Vec<String> {
    let state: &State = t.state;
    let told = |it: &schwung_daemmersturm::Area| {
        let standing = state.standing.iter().filter(|at| at.area == it.id);
        let who: Vec<ActorId> = standing.map(|it| it.who).collect();
        let (area, actors) = (t.area(it.id), t.all_of(&who));
        let (amount, n) = (data::amount(it.amount), it.rounds.to_string());
        let key = if it.amount.is_nothing() { "ds-scene-place" } else { "ds-scene-ground" };
        t.say(key, &[("area", &area), ("actors", &actors), ("amount", &amount), ("n", &n)])
    };
    state.areas.iter().map(told).collect()
}

/// Open notes that the reader may see.
fn notes(t: &Teller<'_>) -> Vec<String> {
    let open = t.state.notes.iter().filter(|it| !it.done && note(t.eyes, &it.by, &it.to));
    let told = |it: &Note| match &it.left {
        Some(left) => event::left_open(t, left),
        None => event::note(t, it.by, it.to, &it.text),
    };
    open.map(told).collect()
}

/// The current situation in one sentence.
pub(super) fn sentence(t: &Teller<'_>) -> String {
    let Some(combat) = t.state.combat else {
        return t.word(match (t.state.section.open, t.state.section.fights) {
            (false, _) => "ds-now-peace",
            (true, 0) => "ds-now-section",
            (true, _) => "ds-now-pause",
        });
    };
    // The turn of a hidden character is shown as nobody's.
    match combat.turn.filter(|&it| t.eyes.know(it)) {
        None => t.word("ds-now-nobody"),
        Some(who) => turn(t, who),
    }
}

/// The character whose turn it is, and its remaining budget: movement and action, or else the free actions.
//= daemmersturm.turn.budget
fn turn(t: &Teller<'_>, who: ActorId) -> String {
    if usize::from(who.0) >= t.state.actors.len() {
        return t.say_with("ds-now-turn", who, "left", &t.word("unknown"));
    }
    //= daemmersturm.turn.move-before-action
    let left = turn_left(t.state, who, t.reads(who));
    let all = [(left.movement, "ds-now-movement"), (left.action, "ds-now-action")];
    let both: Vec<String> = all.iter().filter(|it| it.0).map(|it| t.word(it.1)).collect();
    if !both.is_empty() {
        return t.say_with("ds-now-turn", who, "left", &t.list(&both));
    }
    let free = free(t, who, left.marks.draws);
    match (left.marks.action, free.is_empty()) {
        (true, true) => t.say_of("ds-now-spent", who),
        (true, false) => t.say_with("ds-now-free", who, "left", &t.list(&free)),
        (false, true) => t.say_of("ds-now-barred", who),
        (false, false) => t.say_with("ds-now-barred-free", who, "left", &t.list(&free)),
    }
}

/// Options that take neither movement nor action.
fn free(t: &Teller<'_>, who: ActorId, draws: u8) -> Vec<String> {
    let mut free = Vec::new();
    //= daemmersturm.item.free-transfer
    if !t.state.transfer_used(who) {
        free.push(t.word("ds-now-transfer"));
    }
    //= daemmersturm.weapon.draw-limit
    if draws < t.state.frame.profiles.get(usize::from(who.0)).map_or(2, |it| it.hands) {
        free.push(t.word("ds-now-draw"));
    }
    free
}
