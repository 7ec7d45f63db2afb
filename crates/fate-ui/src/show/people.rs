//! Views of characters and groups.

use std::sync::Arc;

use schwung_fate::{
    Actor, ActorId, ActorKind, Aspect, AspectKind, AspectRef, Bearer, Companion, Fate, Gift, Minions, Out,
    Question, Sheet, SkillId, State, Track, box_for, companion_quality, track_length,
};
use schwung_views::{
    Look, Onlooker, Same,
    wire::{
        ActorView, AspectView, BoxView, CompanionView, ConsequenceView, GiftView, LastingView, MinionsView,
        SheetView, SkillView, TrackView,
    },
};

use crate::{
    show::{eyes::Eyes, lasting, start},
    words::{kind_names, severity_name, track_name},
};

/// The view of an actor, and its effects.
#[derive(Clone, PartialEq)]
pub(super) struct Seen {
    pub(super) view: Same<ActorView>,
    /// Its effects that end by themselves.
    pub(super) lasting: Arc<[LastingView]>,
}

/// All actors that the viewer knows of. `lasts` is the state reduced to what seldom changes.
pub(super) fn actors(look: Look<'_, Fate>, eyes: Eyes<'_>, lasts: &Arc<State>) -> Vec<Seen> {
    let state = eyes.state;
    let showing = |(id, it)| Arc::new(Showing::of(look, state, lasts, id, it));
    let all: Arc<[_]> = look.shared(0, || state.ids().zip(&state.actors).map(showing).collect());
    let here = all.iter().filter(|it| eyes.knows(it.id) && !state.actor(it.id).is_off());
    here.map(|it| look.still(it.id.0.into(), Arc::clone(it), seen)).collect()
}

/// The facts on which the view of an actor depends.
#[derive(PartialEq, Eq)]
struct Showing {
    id: ActorId,
    /// A state reduced to that.
    state: State,
    /// The same without what changes often, for the sheet.
    lasts: Arc<State>,
    /// The box that the pending hit would mark.
    next: Option<(Track, u8)>,
}

impl Showing {
    fn of(look: Look<'_, Fate>, state: &State, lasts: &Arc<State>, id: ActorId, actor: &Actor) -> Showing {
        let mut own = State::clone(lasts);
        if let Some(it) = own.actors.get_mut(usize::from(id.0)) {
            it.clone_from(actor);
        }
        let concerns = |it: &&Aspect| it.bearer == Bearer::Actor(id) || it.free_tag == Some(id);
        own.aspects = state.aspects.iter().filter(concerns).cloned().collect();
        own.blocks = state.blocks.iter().filter(|it| it.by == id).cloned().collect();
        own.swaps = state.swaps.iter().filter(|it| it.actor == id).copied().collect();
        own.spin = state.spin.filter(|it| it.by == id);
        own.conceding = state.conceding.filter(|it| it.who == id);
        own.conflict = state.conflict.filter(|_| own.conceding.is_some());
        Showing { id, state: own, lasts: Arc::clone(lasts), next: next_box(look, state, id) }
    }
}

fn seen(onlooker: Onlooker<'_>, showing: &Arc<Showing>) -> Seen {
    let (id, eyes) = (showing.id, Eyes::of(onlooker.texts, &showing.state, onlooker.viewer));
    // The state always contains this actor.
    let it = eyes.state.actor(id);
    let lasting = lasting::of(eyes, id);
    let view = ActorView {
        id: id.into(),
        name: eyes.name(id),
        kind: kind(it.kind).to_owned(),
        side: it.side.into(),
        seat: it.seat.0,
        mine: eyes.acts_for(id),
        hidden: it.hidden,
        shelved: is_shelved(it),
        zone: it.zone.into(),
        fate: eyes.reads(id).then_some(it.fate),
        tracks: tracks(eyes, id, it, showing.next),
        consequences: consequences(eyes, id),
        minions: (it.kind != ActorKind::Named).then(|| minions(eyes, id, it)),
        marks: lasting::marks(eyes, id, lasting.clone()),
        acted: it.turn.acted,
        out: it.out.map(|out| left(eyes, out)),
        attached: it.attached.filter(|&other| eyes.knows(other)).map(Into::into),
        sheet: onlooker.still(id.0.into(), (id, Arc::clone(&showing.lasts)), |onlooker, (id, lasts)| {
            sheet(Eyes::of(onlooker.texts, lasts, onlooker.viewer), *id).map(Same::new)
        }),
    };
    Seen { view: Same::new(view), lasting: lasting.into() }
}

/// Returns whether the game master has taken the actor off the board. Being hidden is not enough, because a hidden actor can
/// still act.
pub(super) fn is_shelved(it: &Actor) -> bool {
    it.hidden && it.out == Some(Out::Left)
}

fn kind(kind: ActorKind) -> &'static str {
    match kind {
        ActorKind::Named => "named",
        ActorKind::Minions => "minions",
        ActorKind::Companion => "companion",
    }
}

fn tracks(eyes: Eyes<'_>, id: ActorId, it: &Actor, next: Option<(Track, u8)>) -> Vec<TrackView> {
    if it.kind != ActorKind::Named || eyes.sheet(id).is_none() {
        return Vec::new();
    }
    let track = |track: Track, word: &str| TrackView {
        track: word.to_owned(),
        name: track_name(eyes.c, track),
        boxes: (1..=track_length(eyes.state, id, track))
            .map(|number| BoxView {
                number,
                marked: it.stress[track as usize].is_marked(number),
                next: next == Some((track, number)),
            })
            .collect(),
    };
    vec![track(Track::Health, "health"), track(Track::Composure, "composure")]
}

/// The box that the pending hit would mark.
fn next_box(look: Look<'_, Fate>, state: &State, id: ActorId) -> Option<(Track, u8)> {
    let waiting = look.game.running()?.waiting.as_ref()?;
    waiting.questions().iter().find_map(|it| match it {
        Question::Absorb(it) if it.who == id => {
            box_for(state, id, it.track, it.shifts).map(|number| (it.track, number))
        }
        _ => None,
    })
}

fn consequences(eyes: Eyes<'_>, id: ActorId) -> Vec<ConsequenceView> {
    let on = eyes.state.aspects.iter().filter(|it| it.bearer == Bearer::Actor(id));
    let mut all: Vec<_> = on
        .filter(|it| eyes.knows_aspect(AspectRef::Play(it.id)))
        .filter_map(|it| match it.kind {
            AspectKind::Consequence { severity, .. } => Some((severity, it)),
            AspectKind::Framed | AspectKind::Fragile | AspectKind::Sticky => None,
        })
        .collect();
    all.sort_by_key(|it| it.0);
    all.into_iter()
        .map(|(severity, it)| ConsequenceView {
            aspect: it.id.into(),
            severity: severity_name(eyes.c, severity),
            text: it.text.as_str().to_owned(),
        })
        .collect()
}

/// A group. Its quality is like a sheet, its size is visible to everybody.
fn minions(eyes: Eyes<'_>, id: ActorId, it: &Actor) -> MinionsView {
    let reads = eyes.reads(id) && eyes.sheet(id).is_some();
    let quality = eyes.sheet(id).and_then(|it| it.minions).filter(|_| reads);
    MinionsView {
        members: it.members,
        plural: eyes.is_plural(&eyes.name(id)),
        quality: quality.map(|Minions { quality, .. }| {
            let kinds = kind_names(eyes.c, eyes.state.quality_scope(id));
            eyes.say("status-quality", &[("value", &*eyes.number(quality)), ("kind", &*kinds)])
        }),
        boxes: if reads { eyes.state.boxes_each(id) } else { 0 },
        wounds: it.wounds,
    }
}

/// How an actor left.
fn left(eyes: Eyes<'_>, out: Out) -> String {
    match out {
        Out::TakenOut(None) => eyes.say("status-taken-out", &[]),
        Out::TakenOut(Some(by)) => eyes.say_of("status-taken-out-by", by),
        Out::Conceded => eyes.say("status-conceded", &[]),
        Out::Left | Out::Off => eyes.say("status-left", &[]),
    }
}

/// The sheet of an actor that the viewer knows. If the viewer may not read it, only the aspects that are known.
fn sheet(eyes: Eyes<'_>, id: ActorId) -> Option<SheetView> {
    let sheet = eyes.sheet(id)?;
    let aspects: Vec<AspectView> = (0..=u8::MAX)
        .zip(&sheet.aspects)
        .filter(|(n, _)| eyes.knows_aspect(AspectRef::Sheet(id, *n)))
        .map(|(n, text)| of_sheet(eyes, id, n, text, sheet.secret_aspects >> n.min(31) & 1 == 1))
        .collect();
    if !eyes.reads(id) {
        let nothing = SheetView {
            skills: Vec::new(),
            aspects,
            gifts: Vec::new(),
            refresh: 0,
            companions: Vec::new(),
            notes: Vec::new(),
            start: None,
        };
        return Some(nothing).filter(|it| !it.aspects.is_empty());
    }
    Some(SheetView {
        skills: skills(eyes, sheet),
        aspects,
        gifts: sheet.gifts.iter().map(|it| gift(eyes, it)).collect(),
        refresh: eyes.state.refresh_of(id),
        companions: (0..8).zip(&sheet.companions).map(|(n, it)| companion(eyes, id, n, it)).collect(),
        notes: notes(eyes, id),
        start: start::start(eyes, id, sheet),
    })
}

/// Skills worth showing, best first: without those that count no more than unlearned ones.
fn skills(eyes: Eyes<'_>, sheet: &Sheet) -> Vec<SkillView> {
    let unlearned = eyes.state.switches().unlearned;
    let known = (0..=u8::MAX).map(SkillId).take(eyes.state.frame.skills.len());
    let rated = known.filter_map(|it| sheet.learned(it).map(|rating| (it, rating)));
    let mut skills: Vec<(SkillId, i8)> = rated.filter(|it| it.1 != 0 || unlearned != 0).collect();
    skills.sort_by_key(|it| std::cmp::Reverse(it.1));
    skills
        .into_iter()
        .map(|(skill, rating)| SkillView {
            skill: skill.0,
            name: eyes.skill(skill),
            rating,
            words: eyes.rung(rating),
        })
        .collect()
}

fn gift(eyes: Eyes<'_>, it: &Gift) -> GiftView {
    let known = |skill: &SkillId| usize::from(skill.0) < eyes.state.frame.skills.len();
    let bonus = it.bonus.filter(|it| known(&it.0));
    GiftView {
        name: it.name.clone(),
        kind: it.kind.word().to_owned(),
        kind_name: eyes.say(&format!("gift-{}", it.kind.word()), &[]),
        text: it.text.clone(),
        price: (it.price > 0).then(|| eyes.say("points-n", &[("n", &it.price.to_string())])),
        bonus: bonus.map(|(skill, value)| eyes.part(&eyes.skill(skill), value)),
    }
}

fn of_sheet(eyes: Eyes<'_>, id: ActorId, n: u8, text: &str, secret: bool) -> AspectView {
    AspectView {
        aspect: serde_json::to_value(AspectRef::Sheet(id, n)).unwrap_or_default(),
        text: text.to_owned(),
        on: eyes.bearer(Bearer::Actor(id)),
        actor: Some(id.into()),
        zone: None,
        kind: "sheet".to_owned(),
        life: eyes.say("table-life-sheet", &[]),
        free: None,
        hidden: secret,
    }
}

fn companion(eyes: Eyes<'_>, id: ActorId, n: u8, it: &Companion) -> CompanionView {
    let gone = eyes.actor(id).map_or(0, |it| it.companions_gone | it.companions_away);
    CompanionView {
        name: it.name.clone(),
        text: eyes.sheet(id).map_or_else(String::new, |sheet| companion_words(eyes, sheet, it)),
        present: gone >> n & 1 == 0,
    }
}

/// Quality and scope of a companion of the character with this sheet.
pub(super) fn companion_words(eyes: Eyes<'_>, sheet: &Sheet, it: &Companion) -> String {
    let best = sheet.best().unwrap_or(0);
    let (value, kinds) = (eyes.number(companion_quality(it, best)), kind_names(eyes.c, it.scope()));
    eyes.say("status-quality", &[("value", &*value), ("kind", &*kinds)])
}

/// Other facts about an actor.
fn notes(eyes: Eyes<'_>, id: ActorId) -> Vec<String> {
    let (Some(actor), Some(sheet)) = (eyes.actor(id), eyes.sheet(id)) else { return Vec::new() };
    let mut notes = Vec::new();
    let mut note = |key: &str, value: Option<i64>| {
        if let Some(value) = value {
            notes.push(eyes.say(key, &[("value", &value.to_string())]));
        }
    };
    let some = |value: u8| (value > 0).then_some(i64::from(value));
    note("table-note-health", some(sheet.extra_boxes[0]));
    note("table-note-composure", some(sheet.extra_boxes[1]));
    note("table-note-consequences", some(sheet.extra_consequences));
    note("table-note-weight", sheet.weight.map(i64::from));
    note("table-note-grit", actor.grit.or(sheet.grit).map(i64::from));
    note("status-load", some(actor.load));
    if sheet.quick_recovery {
        notes.push(eyes.say("table-note-quick-recovery", &[]));
    }
    notes
}
