//! Parses facts about characters that the plot leader sets by hand.

use schwung_daemmersturm::{
    ActorFact, ActorId, Ailments, Command, Fact, Many, ManyDeed, SceneCommand, SceneFact, SwarmId, Wording,
};

use super::{Read, Reader, scenery, set, sheet, turns};
use crate::script::terms::{ELEMENTS, MOUNTS, RESOURCES, STATUSES};

/// A fact that is either true or false.
type Flag = fn(bool) -> ActorFact;

const FLAGS: &[(Flag, &str, &str)] = &[
    (ActorFact::TriedHealing, "tried to be healed", "Heilung versucht"),
    (ActorFact::WasExhausted, "exhausted before", "zuvor erschöpft"),
    (ActorFact::Exhausted, "exhausted", "erschöpft"),
    (ActorFact::ManaEmpty, "out of mana", "ohne Mana"),
    (ActorFact::Seeking, "seeking cover|seeking shelter", "in Deckung|Schutz suchend"),
    (ActorFact::Exposed, "exposed", "aus der Deckung gekommen"),
    (ActorFact::Veiled, "veiled", "verborgen"),
    (ActorFact::Moved, "moved", "bewegt"),
    (ActorFact::Action, "acting done", "gehandelt"),
    (ActorFact::ShortDraw, "short weapon drawn", "Kurzwaffe gezogen"),
    (ActorFact::Transfer, "transfer done", "übergeben"),
    (ActorFact::Reflex, "reflex done", "Reflexschlag getan"),
    (ActorFact::Charged, "charged", "angestürmt"),
    (ActorFact::Acted, "turn done", "am Zug gewesen"),
];

const NORMAL: &[(Option<bool>, &str, &str)] = &[
    (Some(true), "normal enemy", "normaler Gegner"),
    (Some(false), "special enemy", "besonderer Gegner"),
    (None, "unjudged enemy", "unbeurteilter Gegner"),
];

pub(super) fn set_actor(r: &mut Reader<'_>) -> Read<Command> {
    let who = r.actor()?;
    if r.is_not() {
        if let Some(fact) = unmarked(r, &[who])? {
            return Ok(set(Fact::Actor { who, fact }));
        }
        return unset(r, who).map(set);
    }
    if let Some(fact) = own(r, who)? {
        return Ok(set(Fact::Actor { who, fact }));
    }
    if let Some(fact) = scenery::of_actor(r, who)? {
        return Ok(set(Fact::Scene(fact)));
    }
    match sheet::change(r, who)? {
        Some(profile) => Ok(set(Fact::Actor { who, fact: ActorFact::Profile(Box::new(profile)) })),
        None => r.fail(),
    }
}

/// Parses `A, B… lose N|regain N|[not] FACT`, the same change for several characters.
pub(super) fn each_of(r: &mut Reader<'_>) -> Read<Command> {
    let who = r.actors()?;
    let deed = if r.is("lose|loses", "verlieren|verliert") {
        ManyDeed::Hurt(life(r)?)
    } else if r.is("regain|regains", "bekommen|bekommt") {
        ManyDeed::Heal(life(r)?)
    } else if r.is_not() {
        match unmarked(r, &who)? {
            Some(fact) => ManyDeed::Set(fact),
            None => {
                let found = r.one_of(FLAGS);
                ManyDeed::Set(r.found(found)?(false))
            }
        }
    } else {
        // Parts of a fact that depend on the character are taken from the first one.
        let found = own(r, who.first().copied().unwrap_or_default())?;
        ManyDeed::Set(r.found(found)?)
    };
    let reason = if r.is("because", "weil") { r.text()? } else { Wording::NONE };
    Ok(Command::Scene(SceneCommand::Many(Many { who, deed, reason })))
}

/// Parses `N [life points]`.
fn life(r: &mut Reader<'_>) -> Read<u16> {
    let life = r.number(0, 9_999)?;
    let _ = r.cursor.passes(&["LP"]) || r.passes("life points", "Lebenspunkte");
    Ok(life)
}

/// Parses `[secretly] marked "X"`.
fn marked(r: &mut Reader<'_>) -> Read<Option<ActorFact>> {
    let secret = r.is("secretly marked", "geheim markiert");
    if !secret && !r.is("marked", "markiert") {
        return Ok(None);
    }
    Ok(Some(ActorFact::Marked { text: r.text()?, secret }))
}

/// Parses the same after `not`. If all characters have the mark in secret, "secretly" may be omitted.
fn unmarked(r: &mut Reader<'_>, who: &[ActorId]) -> Read<Option<ActorFact>> {
    let Some(ActorFact::Marked { text, secret }) = marked(r)? else { return Ok(None) };
    let open = who.iter().any(|it| r.state.has_mark(*it, &text, false));
    let hidden = who.iter().any(|it| r.state.has_mark(*it, &text, true));
    Ok(Some(ActorFact::Unmarked { text, secret: secret || (hidden && !open) }))
}

/// Parses a fact after `not`.
fn unset(r: &mut Reader<'_>, who: ActorId) -> Read<Fact> {
    if let Some(flag) = r.one_of(FLAGS) {
        return Ok(Fact::Actor { who, fact: flag(false) });
    }
    if r.is("channelling", "wirkend") {
        return Ok(Fact::Scene(SceneFact::NoChannel(who)));
    }
    if r.is("climbing", "kletternd") {
        return Ok(Fact::Scene(SceneFact::NoClimb(who)));
    }
    scenery::not(r, who).map(Fact::Scene)
}

fn own(r: &mut Reader<'_>, who: ActorId) -> Read<Option<ActorFact>> {
    if let Some(fact) = marked(r)? {
        return Ok(Some(fact));
    }
    let fact = if let Some(flag) = r.one_of(FLAGS) {
        flag(true)
    } else if let Some(status) = r.one_of(STATUSES) {
        ActorFact::Status(status)
    } else if let Some(mount) = r.one_of(MOUNTS) {
        ActorFact::Mount(mount)
    } else if let Some(normal) = r.one_of(NORMAL) {
        ActorFact::Normal(normal)
    } else if r.is("facing before", "zuvor gewandt") {
        ActorFact::LastFacing(turns::facing(r)?)
    } else if r.is("facing", "gewandt") {
        ActorFact::Facing(turns::facing(r)?)
    } else if r.is("orders", "Anweisung") {
        ActorFact::Orders(turns::orders(r, who)?)
    } else if r.is("seat", "Sitz") {
        ActorFact::Seat(r.seat()?)
    } else if r.is("side", "Seite") {
        ActorFact::Side(r.side()?)
    } else if r.is("resource", "Ressource") {
        let none = r.is("none", "keine");
        ActorFact::Resource(if none { None } else { Some(r.term(RESOURCES)?) })
    } else if r.is("element", "Element") {
        let none = r.is("none", "keins");
        ActorFact::Element(if none { None } else { Some((r.term(ELEMENTS)?, r.number(0, 8)?)) })
    } else if r.is("walked", "gelaufen") {
        ActorFact::Walked(r.length()?)
    } else if r.is("ailing", "leidet an") {
        ActorFact::Ailments(ailments(r)?)
    } else {
        return number(r);
    };
    Ok(Some(fact))
}

/// A fact with a number: its constructor, the maximum, and its words.
type Figure = (fn(u16) -> ActorFact, u16, &'static str, &'static str);

fn short(number: u16) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// Longer words come first. The abbreviations are those of profiles.
const FIGURES: &[Figure] = &[
    (
        ActorFact::StartLife,
        9_999,
        "life points at the start|life at the start|LP at the start",
        "Lebenspunkte zu Beginn|LP zu Beginn",
    ),
    (ActorFact::Life, 9_999, "life points|life|LP|HP", "Lebenspunkte|Leben|LP"),
    (ActorFact::HealedBetween, 9_999, "healed between fights", "zwischen Kämpfen geheilt"),
    (|n| ActorFact::ActionPoints(short(n)), 255, "action points|AP", "Aktionspunkte|AP"),
    (|n| ActorFact::FocusPoints(short(n)), 255, "focus points|FP", "Fokuspunkte|FP"),
    (|n| ActorFact::MagicPoints(short(n)), 255, "magic points|MP", "Magiepunkte|MP"),
    (|n| ActorFact::Potions(short(n)), 255, "potions", "Tränke"),
    (|n| ActorFact::Swarm(SwarmId(short(n))), 255, "swarm", "Schwarm"),
    (|n| ActorFact::Draws(short(n)), 255, "draws", "gezogene Waffen"),
    (ActorFact::Dealt, 9_999, "damage dealt", "Schaden verursacht"),
    (ActorFact::Due, 9_999, "damage due", "Schaden geschuldet"),
    (|n| ActorFact::Shadow(short(n)), 255, "shadow cost", "Schattenkosten"),
];

/// Parses a fact with a number, if its word comes next.
fn number(r: &mut Reader<'_>) -> Read<Option<ActorFact>> {
    let words: Vec<_> = FIGURES.iter().map(|it| (*it, it.2, it.3)).collect();
    let Some((fact, most, ..)) = r.one_of(&words) else { return Ok(None) };
    let _ = r.passes("to", "auf");
    r.number(0, i64::from(most)).map(|number| Some(fact(number)))
}

/// Parses `nausea N`, `cramps N [fresh]`, `faint N`, or `nothing`.
fn ailments(r: &mut Reader<'_>) -> Read<Ailments> {
    let mut it = Ailments::default();
    if r.is("nothing", "nichts") {
        return Ok(it);
    }
    let mut any = false;
    loop {
        if r.is("nausea", "Übelkeit") {
            it.nausea = r.number(0, 99)?;
        } else if r.is("cramps", "Krämpfen|Krämpfe") {
            it.cramps = r.number(0, 99)?;
            it.fresh = r.is("fresh", "frisch");
        } else if r.is("faint|unconsciousness", "Ohnmacht|Bewusstlosigkeit") {
            it.faint = r.number(0, 99)?;
        } else if any {
            return Ok(it);
        } else {
            return r.fail();
        }
        any = true;
    }
}
