//! The view of a table of any system.

use schwung_log::{Asked, Author, Fighting, HandedIn, Handout, Kept, PictureOf};
use schwung_table::{Hosted, IdKind, Seat, WireId};

use crate::{
    Look, Numbers, Same, Shown, free, house,
    wire::{
        EndingView, FightingView, FreeCharacter, HandedInView, HouseView, PictureView, QuestionView,
        ReopenView, Role, SeatView, View, Waiting, WhatIfMark,
    },
};

/// The present view, with the numbers of the log.
pub fn view<V: Shown>(look: Look<'_, V::System>) -> View {
    numbered_view::<V>(look, &Numbers::of_log())
}

/// The present view, with the viewer's numbers.
pub fn numbered_view<V: Shown>(look: Look<'_, V::System>, numbers: &Numbers) -> View {
    let look = Look { until: numbers.acted::<V>(look), ..look };
    let waiting = waiting::<V>(look, numbers);
    let (sentence, my_move) = sentence::<V>(look, waiting.as_ref());
    View {
        seq: numbers.last(look.game.seq()),
        house: look.shared(0, || Same::new(house_view::<V>(look))),
        waiting,
        reopen: reopenings(look, numbers),
        sentence,
        ending: ending::<V>(look),
        my_move,
        scene: V::scene(look),
    }
}

/// How the game master can end a decided conflict while nothing is pending.
fn ending<V: Shown>(look: Look<'_, V::System>) -> Option<EndingView> {
    if !look.is_gm() || look.game.running().is_some() || look.game.house().plain {
        return None;
    }
    let (label, command) = V::ending(look)?;
    Some(EndingView { label, command: serde_json::to_value(command).ok()? })
}

/// The questions that the viewer may reopen.
fn reopenings<S: Kept>(look: Look<'_, S>, numbers: &Numbers) -> Vec<ReopenView> {
    let by = match look.you.role {
        Role::Gm => Author::GM,
        Role::Player if look.you.seat.is_some() => Author::Seat(Seat(look.you.seat.unwrap_or_default())),
        Role::Player | Role::Watch => return Vec::new(),
    };
    // A player at the game master's seat does not become the game master.
    if by.is_gm() && !look.is_gm() {
        return Vec::new();
    }
    let reopenings = numbers.reopenings(look.game);
    let found = reopenings.iter().filter(|it| it.is_open_to(by)).map(|it| ReopenView {
        seq: numbers.of(it.seq),
        n: numbers.answer(look.game, by, it.seq, it.n),
        kind: it.kind.to_owned(),
        seat: it.seat.0,
        name: house::name(look, it.seat),
        mine: look.is_mine(it.seat),
    });
    found.collect()
}

/// What play is waiting for; `None` if somebody can act.
fn waiting<V: Shown>(look: Look<'_, V::System>, numbers: &Numbers) -> Option<Waiting> {
    let running = look.game.running()?;
    if !look.is_gm() && running.thrown.is_empty() && <V::System as Hosted>::is_veiled(&running.command) {
        return None;
    }
    let asked = look.game.asked();
    let mut seats: Vec<Seat> = asked.iter().map(|it| look.answerer(it.seat)).collect();
    seats.sort();
    seats.dedup();
    let mine = |it: &&Asked<'_, V::System>| look.answers_for(it.seat);
    let others = |it: &&Asked<'_, V::System>| look.is_gm() && !look.answers_for(it.seat);
    let questions: Vec<QuestionView> = asked
        .iter()
        .filter(mine)
        .chain(asked.iter().filter(others))
        .map(|it| QuestionView { id: numbers.question(&it.id), ..V::question(look, it) })
        .collect();
    let sentence = match questions.iter().find(|it| it.mine) {
        Some(own) => own.sentence.clone(),
        None => waits_for::<V>(look, &asked),
    };
    Some(Waiting {
        sentence,
        seats: seats.into_iter().map(|it| it.0).collect(),
        questions,
        since: numbers.of(running.first),
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
        let (seat, what) = (house::name(look, look.answerer(it.seat)), V::waiting_for(look, it));
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
            (sentence, seat.is_some_and(|it| look.answers_for(it)))
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
        assigned: table.assigned,
        free: free_for::<V>(look),
        paused: table.paused,
        x_card: table.x_card,
        safety: table.safety.clone(),
        dice: table.dice,
        asking: table.asking,
        plain: table.plain,
        no_coach: table.no_coach,
        approval: table.approval,
        handed_in: handed_in(look),
        shelf: if look.is_gm() { table.shelf.clone() } else { Vec::new() },
        notes: if look.is_gm() { table.notes.clone() } else { String::new() },
        handouts: handouts(look),
        clocks: table.clocks.iter().filter(|it| it.shown || look.is_gm()).cloned().collect(),
        pictures: pictures::<V>(look),
        continues: table.before.as_ref().map(|it| it.title.clone()),
        what_if: table.what_if.as_ref().map(|it| WhatIfMark { title: it.title.clone(), kept: it.kept }),
        fighting: fighting::<V>(look),
    }
}

/// The habits that were set, as far as the viewer may know: the game master all, players those of their own characters.
fn fighting<V: Shown>(look: Look<'_, V::System>) -> Vec<FightingView> {
    let set = &look.game.house().fighting;
    if set.is_empty() {
        return Vec::new();
    }
    let own = match look.you.seat.map(Seat).filter(|it| look.is_mine(*it)) {
        Some(seat) if !look.is_gm() => V::actors_of(look, seat),
        _ => Vec::new(),
    };
    let known = set.iter().filter(|it| look.is_gm() || own.contains(it.0));
    let view = |(&actor, it): (&u8, &Fighting)| {
        Some(FightingView { actor: WireId::new(IdKind::ACTOR, actor), habit: it.habit?.word().to_owned() })
    };
    known.filter_map(view).collect()
}

/// The characters that the viewer may take.
fn free_for<V: Shown>(look: Look<'_, V::System>) -> Vec<FreeCharacter> {
    let seat = look.you.seat.map(Seat).filter(|it| look.is_mine(*it) && !it.is_gm());
    match seat {
        Some(seat) if !free::has_character::<V>(look.game.state(), seat) => free::free::<V>(look.game),
        _ => Vec::new(),
    }
}

/// The submissions that the viewer may know of.
fn handed_in<S: Kept>(look: Look<'_, S>) -> Vec<HandedInView> {
    let known = look.game.house().waiting.iter().filter(|it| look.is_gm() || look.is_mine(it.seat));
    let view = |it: &HandedIn| HandedInView {
        id: it.id,
        seat: it.seat.0,
        name: it.name.clone(),
        actor: it.actor.map(|it| WireId::new(IdKind::ACTOR, it)),
        why: it.why.clone(),
        returned: it.returned,
        remarks: it.remarks.clone(),
    };
    known.map(view).collect()
}

/// The handouts that the viewer may read. Nobody learns who else has them.
fn handouts<S: Kept>(look: Look<'_, S>) -> Vec<Handout> {
    let own = look.game.house().handouts.iter().filter(|it| look.may_read(it));
    let to = |it: &Handout| if look.is_gm() { it.to.clone() } else { Vec::new() };
    own.map(|it| Handout { to: to(it), ..it.clone() }).collect()
}

/// The pictures that the viewer may see: those of known characters, of zones, and of what was handed out.
pub fn pictures<V: Shown>(look: Look<'_, V::System>) -> Vec<PictureView> {
    let table = look.game.house();
    if table.pictures.is_empty() {
        return Vec::new();
    }
    let seats = 0..u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    let known: Vec<u8> = seats.flat_map(|seat| V::actors_of(look, Seat(seat))).collect();
    let is_shown = |id: u32| table.handouts.iter().any(|it| it.picture == Some(id) && look.may_read(it));
    let sees = |id: u32, of: PictureOf| match of {
        _ if look.is_gm() => true,
        PictureOf::Handout => is_shown(id),
        PictureOf::Actor(actor) => known.contains(&actor),
        PictureOf::Zone(_) => true,
    };
    let seen = table.pictures.iter().filter(|it| sees(it.id, it.of));
    seen.map(|it| PictureView { id: it.id, of: it.of.into() }).collect()
}

fn seat<V: Shown>(look: Look<'_, V::System>, seat: Seat) -> Option<SeatView> {
    let person = look.game.house().person(seat)?;
    let mine = look.is_mine(seat);
    Some(SeatView {
        seat: seat.0,
        name: house::name(look, seat),
        state: person.state,
        absent: person.absent,
        mine,
        dice: person.dice,
        prompts: if mine || look.is_gm() { person.prompts.clone() } else { Default::default() },
        habits: if mine || look.is_gm() { person.habits.clone() } else { Default::default() },
        coach: person.coach && (mine || look.is_gm()),
        actors: V::actors_of(look, seat).into_iter().map(|it| WireId::new(IdKind::ACTOR, it)).collect(),
        prepared: look.game.prepared(seat).filter(|_| look.is_gm()).unwrap_or_default().to_vec(),
    })
}
