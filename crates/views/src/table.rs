//! The view of a table of any system.

use schwung_log::{Asked, Entry};
use schwung_table::{Hosted, Seat};

use crate::{
    Look, Shown, house,
    wire::{HouseView, Line, LineKind, QuestionView, SeatView, View, Waiting},
};

/// The present view.
pub fn view<V: Shown>(look: Look<'_, V::System>) -> View {
    let waiting = waiting::<V>(look);
    let (sentence, my_move) = sentence::<V>(look, waiting.as_ref());
    View {
        seq: look.game.seq(),
        house: house_view::<V>(look),
        waiting,
        sentence,
        my_move,
        scene: V::scene(look),
    }
}

/// The lines of the records after `after`, up to and including `until`, oldest first.
pub fn lines<V: Shown>(look: Look<'_, V::System>, after: u64, until: u64) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    look.game.walk(after, |step| {
        let (seq, at) = (step.record.seq, step.record.at);
        if seq > until {
            return;
        }
        let of_game = V::lines(look, &step).into_iter().map(|it| (it, true));
        let of_table = house::lines(look, &step).into_iter().map(|it| {
            let given_up = matches!(it.kind, LineKind::Abandoned(_));
            (it, given_up)
        });
        let veiled = !look.is_gm() && is_veiled::<V>(look, seq);
        let of_table = of_table.filter(|it| !(it.1 && veiled));
        for (line, is_game) in of_table.chain(of_game) {
            // Counts only lines that this viewer sees, so that hidden lines leave no gaps.
            let n = lines.last().filter(|it| it.seq == seq).map_or(0, |it| it.n.saturating_add(1));
            // Entries that are not part of the game are never undone.
            let act = if is_game { look.game.act(seq) } else { None };
            lines.push(Line { seq, n, at, act, undone: act.is_some() && !look.game.is_live(seq), ..line });
        }
    });
    lines
}

/// Returns whether a record belongs to a veiled procedure without dice so far, which only the game master may
/// know of.
fn is_veiled<V: Shown>(look: Look<'_, V::System>, seq: u64) -> bool {
    let Some(first) = look.game.act(seq) else { return false };
    let number = |seq: u64| usize::try_from(seq).unwrap_or(usize::MAX);
    let records = look.game.records().get(number(first - 1)..number(seq)).unwrap_or_default();
    let mut entries =
        records.iter().filter(|it| look.game.act(it.seq) == Some(first)).flat_map(|it| &it.entries);
    let rolled = entries.clone().any(|it| matches!(it, Entry::Rolled { .. }));
    !rolled
        && entries
            .any(|it| matches!(it, Entry::Began { command, .. } if <V::System as Hosted>::is_veiled(command)))
}

/// What play is waiting for; `None` if somebody can act.
fn waiting<V: Shown>(look: Look<'_, V::System>) -> Option<Waiting> {
    let running = look.game.running()?;
    if !look.is_gm() && running.thrown.is_empty() && <V::System as Hosted>::is_veiled(&running.command) {
        return None;
    }
    let asked = look.game.asked();
    let mut seats: Vec<Seat> = asked.iter().map(|it| it.seat).collect();
    seats.sort();
    seats.dedup();
    let mine = |it: &&Asked<'_, V::System>| look.is_mine(it.seat);
    let others = |it: &&Asked<'_, V::System>| look.is_gm() && !look.is_mine(it.seat);
    let questions: Vec<QuestionView> = asked
        .iter()
        .filter(mine)
        .chain(asked.iter().filter(others))
        .map(|it| V::question(look, it))
        .collect();
    let sentence = match questions.iter().find(|it| it.mine) {
        Some(own) => own.sentence.clone(),
        None => waits_for::<V>(look, &asked),
    };
    Some(Waiting {
        sentence,
        seats: seats.into_iter().map(|it| it.0).collect(),
        questions,
        since: running.first,
    })
}

/// "Waiting for Tom: a defence."
fn waits_for<V: Shown>(look: Look<'_, V::System>, asked: &[Asked<'_, V::System>]) -> String {
    let c = look.texts;
    if asked.is_empty() {
        return c.text("waits-for-nothing", &[]);
    }
    let mut parts: Vec<String> = Vec::new();
    for it in asked {
        let (seat, what) = (house::name(look, it.seat), V::waiting_for(look, it));
        let part =
            if what.is_empty() { seat } else { c.text("waits-what", &[("seat", &seat), ("what", &what)]) };
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    c.text("waits-for", &[("who", &parts.join(&c.text("list-separator", &[])))])
}

/// The present situation in one sentence, and whether it is about the viewer.
fn sentence<V: Shown>(look: Look<'_, V::System>, waiting: Option<&Waiting>) -> (String, bool) {
    let (c, table) = (look.texts, look.game.house());
    if table.x_card {
        return (c.text("line-x-card", &[]), false);
    }
    if table.paused {
        return (c.text("line-paused", &[]), false);
    }
    if table.plain {
        return (c.text("line-plain", &[]), false);
    }
    match waiting {
        Some(waiting) => {
            // If nobody is asked, the game master can abandon the procedure.
            let mine = waiting.questions.iter().any(|it| it.mine) || waiting.seats.is_empty() && look.is_gm();
            (waiting.sentence.clone(), mine)
        }
        None => {
            let (sentence, seat) = V::sentence(look);
            (sentence, seat.is_some_and(|it| look.is_mine(it)))
        }
    }
}

fn house_view<V: Shown>(look: Look<'_, V::System>) -> HouseView {
    let table = look.game.house();
    HouseView {
        title: table.title.clone(),
        system: look.game.system().to_owned(),
        system_name: V::name(look.texts, look.game.system()),
        seats: (0..u8::try_from(table.seats.len()).unwrap_or(u8::MAX))
            .filter_map(|n| seat::<V>(look, Seat(n)))
            .collect(),
        locked: table.locked,
        paused: table.paused,
        x_card: table.x_card,
        safety: table.safety.clone(),
        dice: table.dice,
        asking: table.asking,
        plain: table.plain,
        shelf: if look.is_gm() { table.shelf.clone() } else { Vec::new() },
    }
}

fn seat<V: Shown>(look: Look<'_, V::System>, seat: Seat) -> Option<SeatView> {
    let person = look.game.house().person(seat)?;
    let mine = look.is_mine(seat);
    Some(SeatView {
        seat: seat.0,
        name: house::name(look, seat),
        state: person.state,
        mine,
        dice: person.dice,
        prompts: if mine || look.is_gm() { person.prompts.clone() } else { Default::default() },
        actors: V::actors_of(look, seat).into_iter().collect(),
    })
}
