//! Facts set by hand by the plot leader.

use schwung_daemmersturm::{
    ActorFact, ActorId, Ailments, Fact, Item, ItemFact, ItemId, Length, SceneFact, Seen, SwarmId, Switch,
    Switches, TableFact,
};

use super::gear;
use crate::words::{data, kinds, names, status, teller::Teller};

/// The fact in a few words, without a full stop.
pub(in crate::words) fn line(t: &Teller<'_>, fact: &Fact) -> String {
    match fact {
        Fact::Actor { who, fact } => {
            t.say("ds-fact-on", &[("actor", &t.actor(*who)), ("what", &of_actor(t, fact))])
        }
        Fact::Item { item, fact } => {
            t.say("ds-fact-on", &[("actor", &t.item(*item)), ("what", &of_item(t, *item, fact))])
        }
        Fact::Scene(it) => of_scene(t, it),
        Fact::Table(it) => of_table(t, it),
    }
}

/// A fact about a character.
///
/// A long list of cases.
#[rustfmt::skip]
fn of_actor(t: &Teller<'_>, fact: &ActorFact) -> String {
    let n = |key: &str, n: i64| t.say(key, &[("n", &names::plain(n))]);
    let is = |on: bool, yes: &str, no: &str| t.word(if on { yes } else { no });
    let with = |key: &str, what: &str| t.say(key, &[("what", what)]);
    match fact {
        ActorFact::Life(it) => n("ds-fact-life", i64::from(*it)),
        ActorFact::StartLife(it) => n("ds-fact-start-life", i64::from(*it)),
        ActorFact::HealedBetween(it) => n("ds-fact-healed-between", i64::from(*it)),
        ActorFact::TriedHealing(on) => is(*on, "ds-fact-tried-healing", "ds-fact-not-tried-healing"),
        ActorFact::Status(it) => kinds::condition(t.c, *it),
        ActorFact::Exhausted(on) => is(*on, "ds-fact-exhausted", "ds-fact-not-exhausted"),
        ActorFact::WasExhausted(on) => is(*on, "ds-fact-was-exhausted", "ds-fact-was-not-exhausted"),
        ActorFact::ActionPoints(it) => kinds::points(t.c, schwung_daemmersturm::Pool::Action, *it),
        ActorFact::FocusPoints(it) => kinds::points(t.c, schwung_daemmersturm::Pool::Focus, *it),
        ActorFact::Resource(None) => t.word("ds-fact-no-resource"),
        ActorFact::Resource(Some(it)) => with("ds-fact-resource", &kinds::resource(t.c, *it)),
        ActorFact::MagicPoints(it) => n("ds-fact-magic-points", i64::from(*it)),
        ActorFact::ManaEmpty(on) => is(*on, "ds-fact-mana-empty", "ds-fact-mana-not-empty"),
        ActorFact::Seeking(on) => is(*on, "ds-fact-seeking", "ds-fact-not-seeking"),
        ActorFact::Potions(it) => n("ds-fact-potions", i64::from(*it)),
        ActorFact::Ailments(it) => ailments(t, *it),
        ActorFact::Mount(it) => kinds::mount(t.c, *it),
        ActorFact::Normal(None) => t.word("ds-fact-normal-asked"),
        ActorFact::Normal(Some(on)) => is(*on, "ds-fact-normal", "ds-fact-not-normal"),
        ActorFact::Swarm(SwarmId(0)) => t.word("ds-fact-no-swarm"),
        // The number also counts swarms that the reader may not know of.
        ActorFact::Swarm(_) if !t.eyes.see_hidden() => t.word("ds-chip-swarm"),
        ActorFact::Swarm(it) => n("ds-fact-swarm", i64::from(it.0)),
        ActorFact::Facing(it) => with("ds-fact-facing", &t.facing(*it)),
        ActorFact::LastFacing(it) => with("ds-fact-last-facing", &t.facing(*it)),
        ActorFact::Exposed(on) => is(*on, "ds-fact-exposed", "ds-fact-not-exposed"),
        ActorFact::Orders(_) => t.word("ds-fact-orders"),
        ActorFact::Side(it) => t.side(*it),
        ActorFact::Seat(it) => with("ds-fact-seat", &t.who(*it)),
        ActorFact::Veiled(on) => is(*on, "ds-fact-veiled", "ds-fact-not-veiled"),
        ActorFact::Moved(on) => is(*on, "ds-fact-moved", "ds-fact-not-moved"),
        ActorFact::Walked(it) => with("ds-fact-walked", &t.length(*it)),
        ActorFact::Action(on) => is(*on, "ds-fact-action-used", "ds-fact-action-free"),
        ActorFact::Draws(it) => n("ds-fact-draws", i64::from(*it)),
        ActorFact::ShortDraw(on) => is(*on, "ds-fact-short-used", "ds-fact-short-free"),
        ActorFact::Transfer(on) => is(*on, "ds-fact-transfer-used", "ds-fact-transfer-free"),
        ActorFact::Reflex(on) => is(*on, "ds-fact-reflex-used", "ds-fact-reflex-free"),
        ActorFact::Charged(on) => is(*on, "ds-fact-charged", "ds-fact-not-charged"),
        ActorFact::Acted(on) => is(*on, "ds-fact-acted", "ds-fact-not-acted"),
        ActorFact::Dealt(it) => n("ds-fact-dealt", i64::from(*it)),
        ActorFact::Due(it) => n("ds-fact-due", i64::from(*it)),
        ActorFact::Shadow(it) => n("ds-fact-shadow", i64::from(*it)),
        ActorFact::Element(None) => t.word("ds-fact-no-element"),
        ActorFact::Element(Some((element, points))) => {
            let (element, n) = (kinds::element(t.c, *element), points.to_string());
            t.say("ds-fact-element", &[("element", &element), ("n", &n)])
        }
        ActorFact::Profile(_) => t.word("ds-fact-profile"),
        ActorFact::Marked { text, secret } => with(if *secret { "ds-fact-marked-secretly" } else { "ds-fact-marked" }, &t.quote(text)),
        ActorFact::Unmarked { text, secret } => with(if *secret { "ds-fact-unmarked-secretly" } else { "ds-fact-unmarked" }, &t.quote(text)),
    }
}

fn ailments(t: &Teller<'_>, it: Ailments) -> String {
    let all = status::ailments(t, it);
    if all.is_empty() { t.word("ds-fact-no-ailments") } else { t.row_of(&all) }
}

fn of_item(t: &Teller<'_>, item: ItemId, fact: &ItemFact) -> String {
    let is = |on: bool, yes: &str, no: &str| t.word(if on { yes } else { no });
    match fact {
        ItemFact::Holder(None) => t.word("ds-fact-lies"),
        ItemFact::Holder(Some(who)) => t.say_of("ds-fact-holder", *who),
        ItemFact::Held(it) => gear::held(t, *it),
        ItemFact::User(None) => t.word("ds-fact-no-user"),
        ItemFact::User(Some(who)) => t.say_of("ds-fact-user", *who),
        ItemFact::Unloaded(0) => t.word("ds-fact-loaded"),
        ItemFact::Unloaded(n) => t.say("ds-fact-unloaded", &[("n", &n.to_string())]),
        ItemFact::Broken(on) => is(*on, "ds-fact-broken", "ds-fact-not-broken"),
        ItemFact::Poison(None) => t.word("ds-fact-no-poison"),
        ItemFact::Poison(Some(it)) => {
            let known = t.state.item(item).and_then(|it| it.holder).is_none_or(|who| t.reads(who));
            let key = if known { "ds-fact-poison" } else { "ds-fact-some-poison" };
            t.say(key, &[("what", &t.substance(*it))])
        }
        ItemFact::Heavy(on) => is(*on, "ds-fact-heavy", "ds-fact-not-heavy"),
        ItemFact::Crew(who) => t.say("ds-fact-crew", &[("actors", &t.all_of(who))]),
        ItemFact::Gone => t.word("ds-fact-gone"),
    }
}

/// A fact about the scene.
///
/// A long list of cases.
#[rustfmt::skip]
fn of_scene(t: &Teller<'_>, fact: &SceneFact) -> String {
    match fact {
        SceneFact::Round(round) => t.say("ds-fact-round", &[("number", &round.to_string())]),
        SceneFact::Turn(None) => t.word("ds-fact-no-turn"),
        SceneFact::Turn(Some(who)) => t.say_of("ds-fact-turn", *who),
        SceneFact::ChargeRange(it) => t.say("ds-fact-charge-range", &[("length", &t.length(*it))]),
        SceneFact::Engaged { by, on, at: _, is: true } => t.say_of_two("ds-fact-reaches", *by, *on),
        SceneFact::Engaged { by, on, at: _, is: false } => t.say_of_two("ds-fact-not-reaches", *by, *on),
        SceneFact::Distance { a, b, length: None } => t.say_of_two("ds-fact-no-distance", *a, *b),
        SceneFact::Distance { a, b, length: Some(it) } => apart(t, *a, *b, *it),
        SceneFact::Cover(it) => t.say_with("ds-fact-on", it.of, "what", &status::cover(t, it)),
        SceneFact::NoCover(id) => match t.state.covers.iter().find(|it| it.id == *id) {
            Some(it) => t.say_of("ds-fact-no-cover-of", it.of),
            None => t.word("ds-fact-no-cover"),
        },
        SceneFact::Sight { observer, entity, seen } => seen_by(t, *observer, *entity, *seen),
        SceneFact::Area(it) => {
            let args = [("source", &*t.source(it.source)), ("amount", &*data::amount(it.amount)), ("n", &*it.rounds.to_string())];
            t.say(if it.amount.is_nothing() { "ds-fact-place" } else { "ds-fact-area" }, &args)
        }
        SceneFact::NoArea(id) => t.say("ds-fact-no-area", &[("area", &t.area(*id))]),
        SceneFact::Standing { who, area, is: true } => t.say_with("ds-fact-stands", *who, "area", &t.area(*area)),
        SceneFact::Standing { who, area, is: false } => t.say_with("ds-fact-not-stands", *who, "area", &t.area(*area)),
        SceneFact::Wound(it) => t.say_with("ds-fact-on", it.on, "what", &status::wound(t, it)),
        SceneFact::NoWound(_) => t.word("ds-fact-no-wound"),
        SceneFact::Modifier(it) => t.say_with("ds-fact-on", it.on, "what", &status::modifier(t, it)),
        SceneFact::NoModifier(_) => t.word("ds-fact-no-modifier"),
        SceneFact::Channel(it) => t.say_with("ds-fact-on", it.by, "what", &status::channel(t, it)),
        SceneFact::Uses(it) => {
            let args = [("actor", &*t.actor(it.by)), ("ability", &*t.ability(it.ability)), ("turn", &*it.turn.to_string()),
                ("round", &*it.round.to_string()), ("section", &*it.section.to_string())];
            t.say("ds-fact-uses", &args)
        }
        SceneFact::NoChannel(who) => t.say_of("ds-fact-no-channel", *who),
        SceneFact::Climb(it) => t.say_with("ds-fact-on", it.who, "what", &status::climb(t, it)),
        SceneFact::NoClimb(who) => t.say_of("ds-fact-no-climb", *who),
        SceneFact::Load(it) => t.say(if it.by.len() > 1 { "ds-fact-load-together" } else { "ds-fact-load" }, &[("actors", &t.all_of(&it.by)), ("what", &t.burden(it.what))]),
        SceneFact::NoLoad(what) => t.say("ds-fact-no-load", &[("what", &t.burden(*what))]),
        SceneFact::NoteDone(_) => t.word("ds-fact-note-done"),
        SceneFact::NoLatest => t.word("ds-fact-no-latest"),
    }
}

/// The distance between two characters.
fn apart(t: &Teller<'_>, a: ActorId, b: ActorId, length: Length) -> String {
    t.say(
        "ds-fact-distance",
        &[("actor", &t.actor(a)), ("other", &t.actor(b)), ("length", &t.length(length))],
    )
}

fn seen_by(t: &Teller<'_>, observer: ActorId, entity: ActorId, seen: Option<Seen>) -> String {
    let key = match seen {
        None => "ds-fact-sight-open",
        Some(Seen::Hidden { traceless: true, .. }) => "ds-fact-sight-traceless",
        Some(Seen::Hidden { .. }) => "ds-fact-sight-hidden",
        Some(Seen::Partly { target: true }) => "ds-fact-sight-partly-target",
        Some(Seen::Partly { target: false }) => "ds-fact-sight-partly",
        Some(Seen::Discovered) => "ds-fact-sight-found",
    };
    t.say_of_two(key, entity, observer)
}

fn of_table(t: &Teller<'_>, fact: &TableFact) -> String {
    match fact {
        TableFact::NewItem(item) => new_item(t, item),
        TableFact::Switches(it) => switches(t, it),
        TableFact::Frame(_) => t.word("ds-fact-frame"),
        TableFact::Put { who, actor, profile: _ } if actor.is_off() => {
            t.say("ds-fact-off", &[("actor", &t.actor(*who))])
        }
        TableFact::Put { who, .. } => t.say("ds-fact-returns", &[("actor", &t.actor(*who))]),
        TableFact::Join { profile, actor: _ } => t.say("ds-fact-join", &[("actor", &profile.name)]),
    }
}

fn new_item(t: &Teller<'_>, item: &Item) -> String {
    let name = t.item_named(&item.label, item.kind);
    match item.holder {
        None => t.say("ds-fact-item", &[("item", &name)]),
        Some(who) => t.say_with("ds-fact-item-of", who, "item", &name),
    }
}

/// Switches that differ from the rule book.
fn switches(t: &Teller<'_>, switches: &Switches) -> String {
    let usual = Switches::default();
    let differs = |it: &&Switch| (it.get)(switches) != (it.get)(&usual);
    let told = |it: &Switch| {
        let (name, position) = (names::switch(t.c, it), names::position(t.c, &(it.get)(switches)));
        t.say("ds-switch-is", &[("name", &name), ("position", &position)])
    };
    let all: Vec<String> = Switches::ALL.iter().filter(differs).map(told).collect();
    if all.is_empty() {
        return t.word("ds-fact-switches-usual");
    }
    t.say("ds-fact-switches", &[("switches", &t.row_of(&all))])
}
