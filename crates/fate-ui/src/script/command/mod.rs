//! Commands as people write them.

mod acts;
mod aspects;
mod attack;
mod block;
mod contest;
mod frame;
mod game_master;
mod groups;
mod maneuver;
mod movement;
mod plan;
mod templates;

use std::sync::LazyLock;

use schwung_fate::{ActorId, ActorKind, Command, State, Wording};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_transcript::LineError;

use super::{
    reader::{Read, Reader, VerbWays, verb_ways},
    words::{self as w, Word},
};

/// A verb that commands can use.
#[derive(Clone, Copy, Debug)]
pub struct Verb {
    word: Word,
    /// Syntax in English and in German: capitals are placeholders for names, `[…]` is optional, `|` separates
    /// alternatives, `…` means repetition. Empty for synonyms of another verb.
    usage: [&'static str; 2],
    rest: Rest,
}

impl Verb {
    /// The primary word, or words, of the verb in a language.
    pub fn word(&self, lang: Lang) -> &'static str {
        let told = self.word.told(lang);
        told.split_once(" … ").map_or(told, |it| it.0)
    }

    /// The syntax in a language; empty for synonyms of another verb.
    pub fn usage(&self, lang: Lang) -> &'static str {
        let [en, de] = self.usage;
        match lang {
            Lang::En => en,
            Lang::De => de,
        }
    }
}

/// How the rest of a command is read.
#[derive(Clone, Copy, Debug)]
enum Rest {
    /// The acting character precedes the verb.
    Of(for<'a, 'b> fn(&'a mut Reader<'b>, ActorId) -> Read<Command>),
    /// The same, for a command that is described once.
    Plain(Plain),
    /// The verb comes first.
    Alone(for<'a, 'b> fn(&'a mut Reader<'b>) -> Read<Command>),
}

/// A command of an actor with at most a text. One description serves for typed commands and for forms. All other commands
/// have two: the choices of a form depend on the scene, the meaning of a typed line on the grammar.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plain {
    /// The command of an actor with a text, which is empty if there is none.
    pub(crate) make: fn(ActorId, Wording) -> Command,
    /// The field with the text and the message that labels it, if the command takes one.
    pub(crate) text: Option<(&'static str, &'static str)>,
    /// The group of its form.
    pub(crate) group: &'static str,
    /// The id of its rule.
    pub(crate) rule: &'static str,
    /// Whether its form is offered now.
    pub(crate) offered: fn(&State, ActorId) -> bool,
}

impl Plain {
    fn read(&self, r: &mut Reader<'_>, by: ActorId) -> Read<Command> {
        let text = if self.text.is_some() { r.text()? } else { Wording::NONE };
        Ok((self.make)(by, text))
    }
}

/// The plain commands, in the order of their verbs.
pub(crate) fn plain_commands() -> impl Iterator<Item = &'static Plain> {
    VERBS.iter().filter_map(|it| match &it.rest {
        Rest::Plain(plain) => Some(plain),
        Rest::Of(_) | Rest::Alone(_) => None,
    })
}

fn always(_: &State, _: ActorId) -> bool {
    true
}

fn is_named(state: &State, by: ActorId) -> bool {
    state.actor(by).kind == ActorKind::Named
}

const fn of(
    [en, de]: [&'static str; 2],
    usage: [&'static str; 2],
    rest: for<'a, 'b> fn(&'a mut Reader<'b>, ActorId) -> Read<Command>,
) -> Verb {
    Verb { word: Word { en, de }, usage, rest: Rest::Of(rest) }
}

const fn plain([en, de]: [&'static str; 2], usage: [&'static str; 2], plain: Plain) -> Verb {
    Verb { word: Word { en, de }, usage, rest: Rest::Plain(plain) }
}

const fn alone(
    [en, de]: [&'static str; 2],
    usage: [&'static str; 2],
    rest: for<'a, 'b> fn(&'a mut Reader<'b>) -> Read<Command>,
) -> Verb {
    Verb { word: Word { en, de }, usage, rest: Rest::Alone(rest) }
}

/// Every verb, in English and German. The text after `…` is the particle that ends a German sentence. If two
/// verbs have the same beginning, the longer one comes first.
#[rustfmt::skip]
const VERBS: &[Verb] = &[
    of(["attacks|attack", "greift … an|greifen … an|attackiert|attackieren"], ["A attacks B [with SKILL] [to AGENDA] [on health|composure] [unaware [N]]", "A greift B [mit FERTIGKEIT] [um ABSICHT] [auf Gesundheit|Haltung] [ahnungslos [N]] an"], attack::attacks),
    of(["maneuvers|maneuver", "manövriert|manövrieren|versucht ein Manöver|versuchen ein Manöver"], ["A maneuvers [on B] [with SKILL] [against N|SKILL or SKILL…] [placing \"X\" [on B|the scene|zone Z] [sticky] [paying] | removing \"X\" [paying] | doing \"effect\" | hindering \"deed\"]", "A manövriert [gegen B] [mit FERTIGKEIT] [gegen N|FERTIGKEIT oder FERTIGKEIT…] [und platziert \"X\" [auf B|der Szene|Zone Z] [dauerhaft] [bezahlt] | und entfernt \"X\" [bezahlt] | und bewirkt \"Wirkung\" | und behindert \"Vorhaben\"]"], maneuver::maneuvers),
    of(["blinds|blind", "blendet|blenden"], ["A blinds B [with SKILL] [against SKILL or SKILL…]", "A blendet B [mit FERTIGKEIT] [gegen FERTIGKEIT oder FERTIGKEIT…]"], templates::blinds),
    of(["marks|mark", "zeichnet|zeichnen|kennzeichnet|kennzeichnen"], ["A marks B [with SKILL] [against SKILL or SKILL…]", "A zeichnet B [mit FERTIGKEIT] [gegen FERTIGKEIT oder FERTIGKEIT…]"], templates::marks),
    of(["disarms|disarm", "entwaffnet|entwaffnen"], ["A disarms B [with SKILL] [against SKILL or SKILL…]", "A entwaffnet B [mit FERTIGKEIT] [gegen FERTIGKEIT oder FERTIGKEIT…]"], templates::disarms),
    of(["pins|pin", "nagelt … fest|nageln … fest|klemmt … ein|klemmen … ein"], ["A pins B with SKILL [against SKILL or SKILL…] placing \"Pinned\"", "A nagelt B mit FERTIGKEIT [gegen FERTIGKEIT oder FERTIGKEIT…] fest und platziert \"Festgenagelt\""], templates::pins),
    of(["pushes|push", "drängt … ab/zurück|drängen … ab/zurück|stößt … weg/zurück|stoßen … weg/zurück|schiebt … weg|schieben … weg"], ["A pushes B to ZONE with SKILL", "A drängt B mit FERTIGKEIT nach ZONE ab"], movement::pushes),
    of(["throws|throw", "schleudert … /weg|schleudern … /weg"], ["A throws B | \"crate\" of weight N to ZONE with SKILL", "A schleudert B | \"Kiste\" vom Gewicht N mit FERTIGKEIT nach ZONE"], movement::throws),
    of(["blocks|block", "blockt|blocken|blockiert|blockieren"], ["A blocks attacks on B | attacking|maneuvering|moving|shooting|acting|speaking [and …] | the way through ZONE with SKILL [[leaving] \"words\"]", "A blockt Angriffe auf B | Angriffe|Manöver|Bewegung|Schüsse|andere Aktionen|Worte [und …] | den Weg durch ZONE mit FERTIGKEIT [[und hinterlässt] \"Worte\"]"], block::blocks),
    of(["sprints|sprint", "sprintet|sprinten"], ["A sprints to ZONE[, ZONE…] [against N] [with SKILL]", "A sprintet nach ZONE[, ZONE…] [gegen N] [mit FERTIGKEIT]"], movement::sprints),
    plain(["rearms|rearm", "nimmt die Waffe auf|nehmen die Waffe auf|hebt die Waffe auf|heben die Waffe auf|nimmt die Waffe wieder auf|nehmen die Waffe wieder auf"], ["A rearms", "A nimmt die Waffe auf"], Plain { make: |by, _| Command::Rearm { by }, text: None, group: "action", rule: "sotc.disarm.rearm-action", offered: always }),
    plain(["holds|hold", "hält sich zurück|halten sich zurück|hält die Aktion zurück|halten die Aktion zurück|hält zurück|halten zurück|wartet ab|warten ab"], ["A holds", "A hält sich zurück"], Plain { make: |by, _| Command::Hold { by }, text: None, group: "action", rule: "sotc.hold.declare", offered: always }),
    of(["passes the tag of|pass the tag of", "gibt das freie Auslösen von … weiter|geben das freie Auslösen von … weiter|gibt das Auslösen von … weiter|geben das Auslösen von … weiter"], ["A passes the tag of \"ASPECT\" to B", "A gibt das freie Auslösen von \"ASPEKT\" an B weiter"], aspects::passes_the_tag),
    plain(["passes|pass", "setzt aus|setzen aus|passt|passen"], ["A passes", "A setzt aus"], Plain { make: |by, _| Command::Pass { by }, text: None, group: "action", rule: "sotc.turn.describe-and-roll", offered: always }),
    plain(["defends fully|defend fully", "verteidigt sich voll|verteidigen sich voll|verteidigt voll|verteidigen voll|geht in die volle Abwehr|gehen in die volle Abwehr|geht in die volle Verteidigung|gehen in die volle Verteidigung|volle Abwehr|volle Verteidigung"], ["A defends fully", "A verteidigt sich voll"], Plain { make: |by, _| Command::FullDefense { by }, text: None, group: "reaction", rule: "sotc.full-defense.bonus", offered: always }),
    plain(["releases|release", "gibt den Block frei|geben den Block frei|gibt frei|geben frei|hebt den Block auf|heben den Block auf"], ["A releases", "A gibt den Block frei"], Plain { make: |by, _| Command::Release { by }, text: None, group: "reaction", rule: "sotc.block.duration", offered: always }),
    of(["walks|walk", "bewegt sich|bewegen sich|geht|gehen"], ["A walks to ZONE", "A bewegt sich nach ZONE"], movement::walks),
    of(["rolls|roll", "würfelt|würfeln"], ["A rolls SKILL [against N] [hidden] [taking TIME] [quality N] [noticing N]", "A würfelt FERTIGKEIT [gegen N] [verdeckt] [braucht ZEIT] [Qualität N] [Bemerken N]"], acts::rolls),
    of(["just", "tut einfach|tun einfach|macht einfach|machen einfach|einfach"], ["A just \"does it\"", "A tut einfach \"etwas\""], acts::just),
    of(["contests|contest", "misst sich mit|messen sich mit|misst sich|messen sich"], ["A contests B[, C…] with SKILL [against SKILL] [choosing] [hidden]", "A misst sich mit B[, C…] in FERTIGKEIT [gegen FERTIGKEIT] [mit freier Wahl] [verdeckt]"], contest::contests),
    of(["assesses|assess", "schätzt die Lage … ein|schätzen die Lage … ein|schätzt … ein|schätzen … ein"], ["A assesses with SKILL [against N] finding \"X\" [on B|the scene|zone Z]", "A schätzt die Lage mit FERTIGKEIT [gegen N] ein und findet \"X\" [auf B|der Szene|Zone Z]"], aspects::assesses),
    of(["freely", "tut nebenbei|tun nebenbei|nebenbei"], ["A freely \"shouts a warning\" [with SKILL]", "A tut nebenbei \"ruft eine Warnung\" [mit FERTIGKEIT]"], acts::freely),
    of(["joins|join", "führt … an|führen … an|schließt sich … an|schließen sich … an"], ["A joins GROUP", "A führt GRUPPE an"], groups::joins),
    of(["leaves the group|leave the group", "verlässt die Gruppe|verlassen die Gruppe"], ["A leaves the group", "A verlässt die Gruppe"], groups::leaves),
    of(["sends|send", "schickt … los/fort/weg|schicken … los/fort/weg"], ["A sends COMPANION", "A schickt KAMERAD los"], groups::sends),
    of(["calls back|call back", "ruft … zurück|rufen … zurück"], ["A calls back COMPANION", "A ruft KAMERAD zurück"], groups::calls_back),
    plain(["concedes|concede", "gibt nach|geben nach"], ["A concedes \"terms\"", "A gibt nach \"Bedingungen\""], Plain { make: |by, terms| Command::Concede { who: by, terms }, text: Some(("terms", "field-terms")), group: "reaction", rule: "sotc.concession.offer", offered: is_named }),
    of(["asks for a compel of|ask for a compel of", "bittet um Erzwingen von|bitten um Erzwingen von|bittet um das Erzwingen von|bitten um das Erzwingen von"], ["A asks for a compel of \"ASPECT\": \"effect\" [for N points]", "A bittet um Erzwingen von \"ASPEKT\": \"Wirkung\" [für N Punkte]"], aspects::asks_for_a_compel),
    of(["declares|declare", "behauptet|behaupten"], ["A declares \"text\" [by \"ASPECT\"] [placing]", "A behauptet \"Text\" [durch \"ASPEKT\"] [als Aspekt]"], aspects::declares),
    of(["tags|tag", "löst … aus|lösen … aus|ruft … auf|rufen … auf"], ["A tags \"ASPECT\" for \"effect\"", "A löst \"ASPEKT\" für \"Wirkung\" aus"], aspects::tags),
    of(["rests for|rest for", "ruht sich … aus|ruhen sich … aus|rastet|rasten"], ["A rests for a breather|N hours|N days", "A ruht sich kurz|N Stunden|N Tage aus"], acts::rests),
    of(["uses|use", "nutzt|nutzen|benutzt|benutzen|setzt … ein|setzen … ein|verwendet|verwenden"], ["A uses GIFT [\"for what\"]", "A nutzt GABE [\"wofür\"]"], acts::uses),
    of(["refreshes|refresh", "frischt auf|frischen auf|frischt die Schicksalspunkte auf|frischen die Schicksalspunkte auf|frischt die Fatepunkte auf|frischen die Fatepunkte auf"], ["A refreshes", "A frischt auf"], acts::refreshes),
    of(["is cut off from", "ist von … abgeschnitten|sind von … abgeschnitten"], ["A is cut off from COMPANION", "A ist von KAMERAD abgeschnitten"], groups::cut_off),
    of(["", "wirft|werfen"], ["", ""], movement::throws_or_rolls),
    alone(["a physical conflict begins", "ein körperlicher Konflikt beginnt|körperlicher Konflikt beginnt"], ["", ""], frame::begins_physical),
    alone(["a social conflict begins", "ein sozialer Konflikt beginnt|sozialer Konflikt beginnt"], ["", ""], frame::begins_social),
    alone(["a mental conflict begins", "ein geistiger Konflikt beginnt|geistiger Konflikt beginnt"], ["", ""], frame::begins_mental),
    alone(["begin|begins", "beginne|beginnt"], ["begin physical|social|mental conflict [by SKILL] [first SEAT] [over \"stake\"]", "beginne körperlichen|sozialen|geistigen Konflikt [nach FERTIGKEIT] [zuerst SITZ] [um \"Einsatz\"]"], frame::begin),
    alone(["end conflict|ends conflict|end the conflict|ends the conflict", "beende Konflikt|beendet Konflikt|beende den Konflikt|beendet den Konflikt|Konflikt endet|der Konflikt endet"], ["end conflict", "beende Konflikt"], frame::end_conflict),
    alone(["end scene|ends scene|end the scene|ends the scene", "beende Szene|beendet Szene|beende die Szene|beendet die Szene|Szene endet|die Szene endet"], ["end scene [without a break] [keeping the stress of A, B…]", "beende Szene [ohne Pause] [mit dem Stress von A, B…]"], frame::end_scene),
    alone(["new session", "neue Sitzung|neuer Spielabend"], ["new session [back to back] [with|without a refresh]", "neue Sitzung [gleich im Anschluss] [mit|ohne Auffrischung]"], frame::new_session),
    alone(["draw out", "es zieht sich … hin|die Szene zieht sich … hin|der Konflikt zieht sich … hin"], ["draw out with endurance[, alertness][, resolve] [by A]", "es zieht sich mit Ausdauer[, Aufmerksamkeit][, Entschlossenheit] [durch A] hin"], frame::draw_out),
    alone(["contest", "Wettstreit|Wettstreit von|Wettstreit zwischen"], ["contest A SKILL, B SKILL[, C SKILL…] [choosing] [hidden]", "Wettstreit A FERTIGKEIT, B FERTIGKEIT[, C FERTIGKEIT…] [mit freier Wahl] [verdeckt]"], contest::contest),
    alone(["regroup|regroups", "gruppiere … um|gruppiert … um|ordne … neu|ordnet … neu"], ["regroup GROUP, GROUP… [as N, N…]", "gruppiere GRUPPE, GRUPPE… [zu N, N…] um"], groups::regroup),
    alone(["compel|compels", "erzwinge|erzwingt|erzwingen"], ["compel \"ASPECT\" of A: \"effect\" [for N points]", "erzwinge \"ASPEKT\" bei A: \"Wirkung\" [für N Punkte]"], aspects::compel),
    alone(["set aspect|sets aspect", "setze Aspekt|setzt Aspekt|setze den Aspekt|setzt den Aspekt|neuer Aspekt"], ["set aspect \"X\" [on B|the scene|zone Z] [hidden]", "setze Aspekt \"X\" [auf B|der Szene|Zone Z] [verborgen]"], game_master::set_aspect),
    alone(["set switch|sets switch", "setze Schalter|setzt Schalter|setze den Schalter|setzt den Schalter|setze Hausregel|setzt Hausregel|Hausregel"], ["set switch NAME VALUE", "setze Schalter NAME WERT"], game_master::set_switch),
    alone(["set style|sets style", "setze Stil|setzt Stil|setze den Stil|setzt den Stil|setze Spielstil|setzt Spielstil"], ["set style normal|grim|epic", "setze Stil normal|grim|episch"], game_master::set_style),
    alone(["set border|sets border", "setze Grenze|setzt Grenze|setze Grenze von|setze die Grenze von|setzt die Grenze von"], ["set border ZONE to ZONE N", "setze Grenze ZONE zu ZONE N"], game_master::set_border),
    alone(["set|sets", "setze|setzt"], ["set A fate N | box N of health|composure marked|free | zone ZONE | side SIDE | grit N | load N | members N | disarmed N | armed | out | back", "setze A Schicksalspunkte N | Kästchen N auf Gesundheit|Haltung angekreuzt|frei | Zone Z | Seite SEITE | Grit N | Last N | Mitglieder N | entwaffnet N | bewaffnet | ausgeschieden | zurück"], game_master::set_actor),
    alone(["remove aspect|removes aspect", "entferne Aspekt|entfernt Aspekt|entferne den Aspekt|entfernt den Aspekt|streiche Aspekt|streicht Aspekt|streiche den Aspekt"], ["remove aspect \"X\"", "entferne Aspekt \"X\""], game_master::remove_aspect),
    alone(["unveil|unveils", "decke den Wurf auf|deckt den Wurf auf|decke Wurf auf|Wurf aufdecken"], ["unveil", "decke den Wurf auf"], game_master::unveil),
    alone(["reveal|reveals", "enthülle|enthüllt|zeige|zeigt|decke … auf|deckt … auf"], ["reveal \"X\" [to SEAT] | A", "enthülle \"X\" [für SITZ] | A"], game_master::reveal),
    alone(["hide|hides", "verbirg|verbirgt|verberge"], ["hide A", "verbirg A"], game_master::hide),
    alone(["new skill", "neue Fertigkeit"], ["new skill \"Falconry\"", "neue Fertigkeit \"Falknerei\""], game_master::new_skill),
    alone(["release block of|releases block of", "löse Block von|löst Block von|löse den Block von|löst den Block von|streiche den Block von|streiche Block von"], ["release block of A", "löse Block von A"], game_master::release_block),
    alone(["drop spin|drops spin", "streiche Schwung|streicht Schwung|streiche den Schwung|streiche Umdrehen|streicht Umdrehen|streiche das Umdrehen"], ["drop spin", "streiche Schwung"], game_master::drop_spin),
    alone(["turn to", "Zug an|der Zug geht an|gib den Zug an|gibt den Zug an"], ["turn to A|nobody", "Zug an A|niemand"], game_master::turn_to),
];

/// Clauses that can follow a command with a plan, in English and in German.
pub const PLAN: [&[&str]; 2] = [
    &[
        ", drawing \"a sword\"",
        ", doing \"something\" [at -N]",
        ", moving to ZONE",
        ", rearming",
        ", complemented by SKILL",
        ", restricted by SKILL",
        ", modified by SKILL",
        ", at +N \"reason\"",
        ", helped by \"circumstance\"",
        ", hindered by \"circumstance\"",
        ", unbounded",
        ", through \"SCENE ASPECT\"",
        ", using COMPANION",
        ", buying +N",
    ],
    &[
        ", zieht \"ein Schwert\"",
        ", tut dabei \"etwas\" [mit -N]",
        ", bewegt sich nach ZONE",
        ", nimmt die Waffe auf",
        ", unterstützt durch FERTIGKEIT",
        ", beschränkt durch FERTIGKEIT",
        ", verändert durch FERTIGKEIT",
        ", mit +N \"Grund\"",
        ", erleichtert durch \"Umstand\"",
        ", erschwert durch \"Umstand\"",
        ", unbegrenzt",
        ", über \"ASPEKT DER SZENE\"",
        ", mit Begleitung KAMERAD",
        ", kauft +N",
    ],
];

/// All verbs that commands can use.
pub fn verbs() -> &'static [Verb] {
    VERBS
}

/// Parses a command in English or German. Names, skills, zones and aspects are those in `state`. Texts that a
/// command adds by itself are in the catalogue's language.
///
/// # Errors
/// The position of the first error, and what would be valid there. The rules decide separately whether the
/// command is legal now.
pub fn parse_command(state: &State, line: &str, catalogue: &Catalogue) -> Result<Command, LineError> {
    let read = |mut reader: Reader<'_>| {
        let command = command(&mut reader)?;
        reader.end()?;
        Ok(command)
    };
    // Parses quickly first; only an invalid line is parsed again with failed matches recorded.
    read(Reader::quiet(state, line, catalogue))
        .or_else(|_: LineError| read(Reader::new(state, line, catalogue)))
}

/// A command as it is written in the catalogue's language; names and texts stay as they are. `None` if it cannot be parsed.
pub fn rewritten(state: &State, line: &str, catalogue: &Catalogue) -> Option<String> {
    let mut reader = Reader::rewriting(state, line, catalogue);
    command(&mut reader).ok()?;
    reader.end().ok()?;
    reader.cursor.rewritten()
}

/// The spellings of each verb.
static WAYS: LazyLock<Vec<VerbWays>> = LazyLock::new(|| VERBS.iter().map(|it| verb_ways(it.word)).collect());

fn command(r: &mut Reader<'_>) -> Read<Command> {
    let start = r.cursor.place();
    if let Some(by) = r.maybe_actor() {
        for (verb, ways) in VERBS.iter().zip(&*WAYS) {
            match verb.rest {
                Rest::Of(rest) if r.verb(ways) => return rest(r, by),
                Rest::Plain(plain) if r.verb(ways) => return plain.read(r, by),
                Rest::Of(_) | Rest::Plain(_) | Rest::Alone(_) => {}
            }
        }
        // An actor may have the name of a verb.
        r.cursor.back_to(start);
    }
    // "SL erzwingt …": commands of the game master may name her as the subject.
    if let Some(lang) = Lang::ALL.into_iter().find(|lang| r.cursor.passes(&w::GAME_MASTER.ways(*lang)))
        && lang != r.cursor.lang
    {
        r.cursor.written(start, w::GAME_MASTER.told(r.cursor.lang));
    }
    for (verb, ways) in VERBS.iter().zip(&*WAYS) {
        if let Rest::Alone(rest) = verb.rest
            && r.verb(ways)
        {
            return rest(r);
        }
    }
    r.fail()
}
