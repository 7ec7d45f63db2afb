//! The list of all verbs with their syntax.

use super::{
    Plain, Read, Reader, Rest, Text, Verb, acts, attacks, checks, facts, frame, gear, points, table,
};
use schwung_zerospace::{ActorId, Command, State};

const fn of(
    [en, de]: [&'static str; 2],
    usage: [&'static str; 2],
    rest: for<'a, 'b> fn(&'a mut Reader<'b>, ActorId) -> Read<Command>,
) -> Verb {
    Verb { en, de, usage, rest: Rest::Of(rest) }
}

const fn alone(
    [en, de]: [&'static str; 2],
    usage: [&'static str; 2],
    rest: for<'a, 'b> fn(&'a mut Reader<'b>) -> Read<Command>,
) -> Verb {
    Verb { en, de, usage, rest: Rest::Alone(rest) }
}

const fn plain([en, de]: [&'static str; 2], usage: [&'static str; 2], plain: Plain) -> Verb {
    Verb { en, de, usage, rest: Rest::Plain(plain) }
}

fn always(_: &State, _: ActorId) -> bool {
    true
}

fn in_conflict(state: &State, _: ActorId) -> bool {
    state.in_conflict()
}

fn is_prone(state: &State, by: ActorId) -> bool {
    state.actor(by).prone
}

fn stands(state: &State, by: ActorId) -> bool {
    !state.actor(by).prone
}

fn has_stored(state: &State, by: ActorId) -> bool {
    state.in_conflict() && state.actor(by).stored.is_some()
}

/// The game master has no points.
fn has_points(state: &State, by: ActorId) -> bool {
    !state.actor(by).seat.is_gm()
}

/// All verbs. If one verb is a prefix of another, the longer one comes first.
#[rustfmt::skip]
pub(super) const VERBS: &[Verb] = &[
    of(["attacks|attack", "greift"], ["A attacks B [with WEAPON] [once]", "A greift B an [mit WAFFE] [einmal]"], attacks::strikes),
    of(["disarms|disarm", "entwaffnet"], ["A disarms B [with WEAPON]", "A entwaffnet B [mit WAFFE]"], attacks::disarms),
    of(["grapples|grapple", "ringt mit"], ["A grapples B", "A ringt mit B"], attacks::grapples),
    of(["hurts|hurt", "verletzt"], ["A hurts B", "A verletzt B"], attacks::hurts),
    of(["throws down|throw down", "schleudert"], ["A throws down B", "A schleudert B zu Boden"], attacks::throws_down),
    of(["charges|charge", "stürmt auf|führt einen Ansturm auf|führt einen Ansturm gegen"], ["A charges B [with WEAPON] [once]", "A stürmt auf B los [mit WAFFE] [einmal]"], attacks::charges),
    of(["sweeps|sweep", "führt einen Rundumschlag gegen"], ["A sweeps B, C… [with WEAPON]", "A führt einen Rundumschlag gegen B, C… [mit WAFFE]"], attacks::sweeps),
    of(["blasts|blast", "sprengt"], ["A blasts B [N m], C [N m]… [with WEAPON] [each|group|separate] [cover only|not only cover]", "A sprengt B [N m], C [N m]… [mit WAFFE] [jede|Gruppe|getrennt] [nur Deckung|nicht nur Deckung]"], attacks::blasts),
    of(["distracts|distract", "lenkt"], ["A distracts B", "A lenkt B ab"], attacks::distracts),
    of(["dodges|dodge", "weicht aus"], ["A dodges [on dexterity|strength]", "A weicht aus [auf Geschick|Kraft]"], attacks::dodges),
    of(["breaks free|break free", "reißt sich los"], ["A breaks free [from B]", "A reißt sich los [von B]"], attacks::breaks_free),
    of(["lets go of|let go of", "lässt"], ["A lets go of B", "A lässt B los"], attacks::lets_go),
    of(["throws|throw", "wirft"], ["A throws B", "A wirft B"], attacks::throws),
    of(["rolls|roll", "würfelt"], ["A rolls SKILL [on ATTRIBUTE] [against N [hidden] | against B with SKILL [on ATTRIBUTE]] [for TASK] [as a reaction]", "A würfelt FÄHIGKEIT [auf ATTRIBUT] [gegen N [verborgen] | gegen B mit FÄHIGKEIT [auf ATTRIBUT]] [für AUFGABE] [als Reaktion]"], checks::rolls),
    of(["recovers from|recover from", "erholt sich von"], ["A recovers from blindness|fear", "A erholt sich von Blendung|Furcht"], checks::recovers),
    of(["walks|walk", "geht"], ["A walks [N m] [by POWER] [past an obstacle of N [with SKILL] [on ATTRIBUTE]] [standing up] [into cover|out of cover] [doing \"X\"]", "A geht [N m] [durch KRAFT] [über ein Hindernis von N [mit FÄHIGKEIT] [auf ATTRIBUT]] [aus dem Liegen] [in Deckung|aus der Deckung] [dabei \"X\"]"], acts::walks),
    of(["runs|run", "rennt"], ["A runs …", "A rennt …"], acts::runs),
    of(["sprints|sprint", "sprintet"], ["A sprints …", "A sprintet …"], acts::sprints),
    plain(["stands up|stand up", "steht auf"], ["A stands up", "A steht auf"], Plain { command: "stand_up", actor: "by", text: Text::None, group: "action", rule: "zerospace.prone.stand-up", offered: is_prone }),
    plain(["lies down|lie down", "legt sich hin"], ["A lies down", "A legt sich hin"], Plain { command: "lie_down", actor: "by", text: Text::None, group: "action", rule: "zerospace.action.quick", offered: stands }),
    plain(["quickly", "tut schnell|schnell"], ["A quickly \"X\"", "A tut schnell \"X\""], Plain { command: "quick", actor: "by", text: Text::Optional, group: "action", rule: "zerospace.action.quick", offered: always }),
    plain(["freely", "tut nebenbei|nebenbei"], ["A freely \"X\"", "A tut nebenbei \"X\""], Plain { command: "free", actor: "by", text: Text::Optional, group: "reaction", rule: "zerospace.action.free", offered: always }),
    plain(["plays|play", "spielt"], ["A plays \"X\"", "A spielt \"X\""], Plain { command: "play", actor: "by", text: Text::Optional, group: "reaction", rule: "zerospace.action.role-play", offered: always }),
    plain(["ends the turn|end the turn", "beendet den Zug"], ["A ends the turn", "A beendet den Zug"], Plain { command: "end_turn", actor: "by", text: Text::None, group: "action", rule: "zerospace.round.one-turn-each", offered: in_conflict }),
    plain(["defers|defer", "schiebt den Zug auf|schiebt auf"], ["A defers", "A schiebt den Zug auf"], Plain { command: "defer", actor: "by", text: Text::None, group: "action", rule: "zerospace.delay.declare", offered: in_conflict }),
    plain(["takes the deferred turn|take the deferred turn", "nimmt den aufgeschobenen Zug"], ["A takes the deferred turn", "A nimmt den aufgeschobenen Zug"], Plain { command: "take_deferred", actor: "by", text: Text::None, group: "reaction", rule: "zerospace.delay.interrupt", offered: has_stored }),
    of(["acts out of order|act out of order", "handelt außer der Reihe"], ["A acts out of order", "A handelt außer der Reihe"], frame::acts_out_of_order),
    of(["enters|enter", "kommt dazu"], ["A enters [before B]", "A kommt dazu [vor B]"], frame::enters),
    of(["steers|steer", "steuert"], ["A steers THING", "A steuert DING"], acts::steers),
    of(["spends a point on|spend a point on", "gibt einen Punkt aus für"], ["A spends a point on breaking free | ATTRIBUTE|endurance [lasting] | a hint | a stunt \"X\" as SKILL [for the scene] | rallying | a retcon \"X\" [gear] [knowing SKILL] | \"X\"", "A gibt einen Punkt aus für Ausbrechen | ATTRIBUT|Ausdauer [dauernd] | einen Tipp | einen Kraftakt \"X\" als FÄHIGKEIT [für die Szene] | Sammeln | einen Retcon \"X\" [Ausrüstung] [kann FÄHIGKEIT] | \"X\""], points::spends),
    plain(["proposes|propose", "schlägt vor"], ["A proposes \"X\"", "A schlägt vor \"X\""], Plain { command: "propose", actor: "who", text: Text::Needed, group: "fate", rule: "zerospace.ap.propose", offered: has_points }),
    plain(["dies|die", "stirbt"], ["A dies", "A stirbt"], Plain { command: "die", actor: "who", text: Text::None, group: "reaction", rule: "zerospace.death.consent", offered: always }),

    alone(["begin conflict", "Konflikt beginnt"], ["begin conflict [by A] [ambush by A, B…] [surprising A, B…] [without A, B…]", "Konflikt beginnt [durch A] [Hinterhalt von A, B…] [überrascht A, B…] [ohne A, B…]"], frame::begin_conflict),
    alone(["end conflict|end the conflict", "Konflikt endet|der Konflikt endet"], ["end conflict", "Konflikt endet"], frame::end_conflict),
    alone(["end scene|end the scene", "Szene endet|die Szene endet"], ["end scene", "Szene endet"], frame::end_scene),
    alone(["new session", "neuer Spielabend"], ["new session", "neuer Spielabend"], frame::new_session),
    alone(["rest", "Rast"], ["rest A, B…|everybody for a breather|half an hour|a night", "Rast A, B…|alle ein paar Minuten|eine halbe Stunde|eine Nacht"], frame::rest),
    alone(["together", "gemeinsam"], ["together A SKILL [(…)], B SKILL [(…)]… [against N [hidden] | against B with SKILL] [for TASK]", "gemeinsam A FÄHIGKEIT [(…)], B FÄHIGKEIT [(…)]… [gegen N [verborgen] | gegen B mit FÄHIGKEIT] [für AUFGABE]"], checks::together),
    alone(["open task", "Aufgabe beginnt"], ["open task \"X\": N successes in N tries [against N, N…] | [A against B with SKILL [on ATTRIBUTE] [ties to the second] [running]] first to N|lead of N [after N rounds]", "Aufgabe beginnt \"X\": N Erfolge in N Versuchen [gegen N, N…] | [A gegen B mit FÄHIGKEIT [auf ATTRIBUT] [Gleichstand für den Zweiten] [rennend]] zuerst N|Vorsprung N [nach N Runden]"], checks::open_task),
    alone(["contend", "weiter mit"], ["contend TASK [(…)] [against (…)]", "weiter mit AUFGABE [(…)] [gegen (…)]"], checks::contend),
    alone(["close task", "Aufgabe endet"], ["close task TASK won|lost", "Aufgabe endet AUFGABE geschafft|gescheitert"], checks::close_task),
    alone(["award", "Punkt für"], ["award SEAT|everybody for an idea|a complication|a setback|morals|an overruled roll|\"X\"", "Punkt für SITZ|alle wegen Einfall|Komplikation|Rückschlag|Standhaftigkeit|übergangenem Wurf|\"X\""], points::award),
    alone(["overrule a roll of", "übergehe einen Wurf von"], ["overrule a roll of SEAT [\"X\"] [as a correction]", "übergehe einen Wurf von SITZ [\"X\"] [als Berichtigung]"], points::overrule),
    alone(["loosen", "löse"], ["loosen \"X\" [steered by A] [once]", "löse \"X\" [gesteuert von A] [einmal]"], frame::loosen),
    alone(["tell", "sage"], ["tell SEAT|everybody \"X\" [falsely]", "sage SITZ|allen \"X\" [fälschlich]"], frame::tell),

    alone(["set switch", "setze Schalter"], ["set switch NAME VALUE", "setze Schalter NAME WERT"], table::set_switch),
    alone(["set round", "setze Runde"], ["set round N", "setze Runde N"], table::set_round),
    alone(["set order", "setze Reihenfolge"], ["set order A, B and C, D…", "setze Reihenfolge A, B und C, D…"], table::set_order),
    alone(["set scene", "setze Szene"], ["set scene [not] dark|under water|weightless", "setze Szene [nicht] dunkel|unter Wasser|schwerelos"], table::set_scene),
    alone(["set points of", "setze Punkte von"], ["set points of SEAT N", "setze Punkte von SITZ N"], table::set_points),
    alone(["set asking", "setze Fragen an"], ["set asking SEAT on|off", "setze Fragen an SITZ an|aus"], table::set_asking),
    alone(["set role", "setze Rolle"], ["set role perception|melee|ranged|athletics|deception|survival SKILL", "setze Rolle Wahrnehmung|Nahkampf|Fernkampf|Athletik|Täuschung|Überleben FÄHIGKEIT"], table::set_role),
    alone(["set strength", "setze Kraft"], ["set strength N lifting N to N kg throwing N m", "setze Kraft N hebt N bis N kg wirft N m"], table::set_strength),
    alone(["set task", "setze Aufgabe"], ["set task TASK N to N after N", "setze Aufgabe TASK N zu N nach N"], table::set_task),
    alone(["new task", "neue Aufgabe"], ["new task \"X\": … [at N to N after N] [won|lost]", "neue Aufgabe \"X\": … [bei N zu N nach N] [geschafft|gescheitert]"], table::new_task),
    alone(["set", "setze"], ["set A lost N [deep N] [shock N] | ATTRIBUTE N | ATTRIBUTE lowered N | ATTRIBUTE|endurance boosted N [lasting] | endurance N | power level N | [not] knowing SKILL | special \"X\" SKILL | [not] prone|covered|helpless|blinded|distracted|surprised|adapted|cruelly injured|acted|moved|deferred|forced | [not] dodging [on ATTRIBUTE] [forced] | [not] holding B | unconscious|dead|gone|back | fleeing|cowering|unafraid | walking|running|sprinting | owing N | difficulty N|open | side SIDE | seat SEAT | named|unnamed|object | N m|unknown from B", "setze A verloren N [tief N] [Schock N] | ATTRIBUT N | ATTRIBUT gesenkt N | ATTRIBUT|Ausdauer verstärkt N [dauernd] | Ausdauer N | Machtlevel N | [nicht] kundig FÄHIGKEIT | speziell \"X\" FÄHIGKEIT | [nicht] liegend|gedeckt|hilflos|geblendet|abgelenkt|überrascht|angepasst|grausam verletzt|gehandelt|bewegt|aufgeschoben|erzwungen | [nicht] ausweichend [auf ATTRIBUT] [erzwungen] | [nicht] haltend B | bewusstlos|tot|fort|zurück | fliehend|kauernd|furchtlos | gehend|rennend|sprintend | schuldend N | Schwierigkeit N|offen | Seite SEITE | Sitz SITZ | benannt|unbenannt|Objekt | N m|unbekannt von B"], facts::set),
    alone(["turn to", "Zug an"], ["turn to A", "Zug an A"], facts::turn_to),
    alone(["hide", "verbirg"], ["hide A", "verbirg A"], facts::hide),
    alone(["reveal", "zeige"], ["reveal A", "zeige A"], facts::reveal),
    alone(["new item", "neues Ding"], ["new item \"X\" [of A] [weapon … | protection N | tool N [for SKILL]]", "neues Ding \"X\" [bei A] [Waffe … | Schutz N | Werkzeug N [für FÄHIGKEIT]]"], gear::new_item),
    alone(["give", "gib"], ["give ITEM to A|nobody", "gib DING an A|niemand"], gear::give),
    alone(["remove item", "entferne Ding"], ["remove item ITEM", "entferne Ding DING"], gear::remove_item),
    alone(["take off", "nimm vom Tisch"], ["take off A", "nimm vom Tisch A"], table::take_off),
    alone(["new thing", "neues Bewegtes"], ["new thing \"X\" [steered by A] [once]", "neues Bewegtes \"X\" [gesteuert von A] [einmal]"], table::new_thing),
    alone(["remove thing", "entferne Bewegtes"], ["remove thing THING", "entferne Bewegtes DING"], table::remove_thing),
    alone(["new stunt of", "neuer Kraftakt von"], ["new stunt of A \"X\" as SKILL [for the scene]", "neuer Kraftakt von A \"X\" als FÄHIGKEIT [für die Szene]"], table::new_stunt),
    alone(["end stunt of", "Kraftakt endet von"], ["end stunt of A", "Kraftakt endet von A"], table::end_stunt),
    alone(["new skill", "neue Fähigkeit"], ["new skill \"X\" [on ATTRIBUTE] [talking]", "neue Fähigkeit \"X\" [auf ATTRIBUT] [redend]"], table::new_skill),
    alone(["new actor", "neue Figur"], ["new actor \"X\" [unnamed|object] [side SIDE] [seat SEAT] [endurance N] [hidden]", "neue Figur \"X\" [unbenannt|Objekt] [Seite SEITE] [Sitz SITZ] [Ausdauer N] [verborgen]"], table::new_actor),
];
