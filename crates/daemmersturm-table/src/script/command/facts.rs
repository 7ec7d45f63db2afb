//! What the plot leader sets by hand about somebody.

use schwung_daemmersturm::{
    ActorFact, ActorId, Ailments, Command, Fact, Many, ManyDeed, SceneCommand, SceneFact, SwarmId, Wording,
};

use super::{Read, Reader, scenery, sheet, turns};
use crate::script::terms::{ELEMENTS, MOUNTS, RESOURCES, STATUSES};

/// A fact of which nobody has said why.
pub(super) fn set(fact: Fact) -> Command {
    Command::Set { fact, reason: Wording::NONE }
}

/// What is so or not so.
type Flag = fn(bool) -> ActorFact;

const FLAGS: &[(Flag, &str, &str)] = &[
    (ActorFact::TriedHealing, "tried to be healed", "Heilung versucht"),
    (ActorFact::WasExhausted, "exhausted before", "zuvor erschöpft"),
    (ActorFact::Exhausted, "exhausted", "erschöpft"),
    (ActorFact::ManaEmpty, "out of mana", "ohne Mana"),
    (ActorFact::Seeking, "seeking cover", "in Deckung"),
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

/// `A, B… lose N|regain N|[not] FACT`: the same for many.
pub(super) fn each_of(r: &mut Reader<'_>) -> Read<Command> {
    let who = r.actors()?;
    let deed = if r.is("lose|loses", "verlieren|verliert") {
        ManyDeed::Hurt(r.number(0, 9_999)?)
    } else if r.is("regain|regains", "bekommen|bekommt") {
        ManyDeed::Heal(r.number(0, 9_999)?)
    } else if r.is_not() {
        match unmarked(r, &who)? {
            Some(fact) => ManyDeed::Set(fact),
            None => {
                let found = r.one_of(FLAGS);
                ManyDeed::Set(r.found(found)?(false))
            }
        }
    } else {
        // What depends on who somebody is, is that of the first.
        let found = own(r, who.first().copied().unwrap_or_default())?;
        ManyDeed::Set(r.found(found)?)
    };
    let reason = if r.is("because", "weil") { r.text()? } else { Wording::NONE };
    Ok(Command::Scene(SceneCommand::Many(Many { who, deed, reason })))
}

/// `[secretly] marked "X"`.
fn marked(r: &mut Reader<'_>) -> Read<Option<ActorFact>> {
    let secret = r.is("secretly marked", "geheim markiert");
    if !secret && !r.is("marked", "markiert") {
        return Ok(None);
    }
    Ok(Some(ActorFact::Marked { text: r.text()?, secret }))
}

/// The same after `not`. A mark that all of them have in secret is meant without saying so.
fn unmarked(r: &mut Reader<'_>, who: &[ActorId]) -> Read<Option<ActorFact>> {
    let Some(ActorFact::Marked { text, secret }) = marked(r)? else { return Ok(None) };
    let open = who.iter().any(|it| r.state.has_mark(*it, &text, false));
    let hidden = who.iter().any(|it| r.state.has_mark(*it, &text, true));
    Ok(Some(ActorFact::Unmarked { text, secret: secret || (hidden && !open) }))
}

/// After `not`.
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

/// What has a number.
fn number(r: &mut Reader<'_>) -> Read<Option<ActorFact>> {
    let fact = if r.is("life points at the start", "Lebenspunkte zu Beginn") {
        ActorFact::StartLife(r.number(0, 9_999)?)
    } else if r.is("life points", "Lebenspunkte") {
        ActorFact::Life(r.number(0, 9_999)?)
    } else if r.is("healed between fights", "zwischen Kämpfen geheilt") {
        ActorFact::HealedBetween(r.number(0, 9_999)?)
    } else if r.is("action points", "Aktionspunkte") {
        ActorFact::ActionPoints(r.number(0, 255)?)
    } else if r.is("focus points", "Fokuspunkte") {
        ActorFact::FocusPoints(r.number(0, 255)?)
    } else if r.is("magic points", "Magiepunkte") {
        ActorFact::MagicPoints(r.number(0, 255)?)
    } else if r.is("potions", "Tränke") {
        ActorFact::Potions(r.number(0, 255)?)
    } else if r.is("swarm", "Schwarm") {
        ActorFact::Swarm(SwarmId(r.number(0, 255)?))
    } else if r.is("draws", "gezogene Waffen") {
        ActorFact::Draws(r.number(0, 255)?)
    } else if r.is("damage dealt", "Schaden verursacht") {
        ActorFact::Dealt(r.number(0, 9_999)?)
    } else if r.is("damage due", "Schaden geschuldet") {
        ActorFact::Due(r.number(0, 9_999)?)
    } else if r.is("shadow cost", "Schattenkosten") {
        ActorFact::Shadow(r.number(0, 255)?)
    } else {
        return Ok(None);
    };
    Ok(Some(fact))
}

/// `nausea N`, `cramps N [fresh]`, `faint N`, or `nothing`.
fn ailments(r: &mut Reader<'_>) -> Read<Ailments> {
    let mut it = Ailments::default();
    if r.is("nothing", "nichts") {
        return Ok(it);
    }
    let mut any = false;
    loop {
        if r.is("nausea", "Übelkeit") {
            it.nausea = r.number(0, 99)?;
        } else if r.is("cramps", "Krämpfen") {
            it.cramps = r.number(0, 99)?;
            it.fresh = r.is("fresh", "frisch");
        } else if r.is("faint", "Ohnmacht") {
            it.faint = r.number(0, 99)?;
        } else if any {
            return Ok(it);
        } else {
            return r.fail();
        }
        any = true;
    }
}
