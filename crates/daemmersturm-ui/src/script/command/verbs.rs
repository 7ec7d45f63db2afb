//! All commands with their syntax.

use super::{Read, Reader, Rest, Verb, attacks, client, facts, gear, magic, scene, scenery, table, turns};
use schwung_daemmersturm::{ActorId, Command};

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

/// All verbs. If one verb starts with another, the longer one comes first.
#[rustfmt::skip]
pub(super) const VERBS: &[Verb] = &[
    of(["attacks|attack", "greift"], ["A attacks B [with WEAPON [and WEAPON]]", "A greift B an [mit WAFFE [und WAFFE]]"], attacks::strikes),
    of(["protects belatedly with|protect belatedly with", "schützt sich nachträglich durch"], ["A protects belatedly with PROTECTION", "A schützt sich nachträglich durch SCHUTZ"], attacks::belated),
    of(["fires|fire", "feuert"], ["A fires ITEM [at B, C…] [towards place N]", "A feuert DING [auf B, C…] [gegen Ort N]"], attacks::fires),
    of(["charges|charge", "stürmt auf|stürmt an gegen|führt einen Ansturm auf|führt einen Ansturm gegen"], ["A charges B [N m] [all the way] [in the DIRECTION]", "A stürmt auf B los [N m] [ganz] [im RICHTUNG]"], turns::charges),
    of(["leads|lead", "führt"], ["A leads GROUP-ATTACK against B [together with C, D…] [with WEAPON]", "A führt GRUPPENANGRIFF gegen B [zusammen mit C, D…] [mit WAFFE]"], attacks::leads),

    of(["takes the turn|take the turn", "ist am Zug"], ["A takes the turn", "A ist am Zug"], turns::takes_the_turn),
    of(["ends the turn|end the turn", "beendet den Zug"], ["A ends the turn", "A beendet den Zug"], turns::ends_the_turn),
    of(["moves|move", "bewegt sich"], ["A moves [N m] [all the way] [away] [up to B] [to B, C… [in the DIRECTION]] [out of place N] [into place N]", "A bewegt sich [N m] [ganz] [weg] [im Lauf auf B] [zu B, C… [im RICHTUNG]] [aus Ort N] [in Ort N]"], turns::moves),
    of(["seeks cover|seek cover|takes cover|take cover|seeks shelter|seek shelter", "sucht Schutz|sucht Deckung|geht in Deckung"], ["A seeks cover", "A sucht Schutz"], turns::seeks_cover),
    of(["faces|face", "wendet sich"], ["A faces DIRECTION|B", "A wendet sich RICHTUNG|B"], turns::faces),
    of(["watches for|watch for", "achtet auf"], ["A watches for B", "A achtet auf B"], turns::guards),
    of(["orders|order", "ordnet an"], ["A orders [cover|protection|parting|stepping in ask|always|never]…", "A ordnet an [Deckung|Schutz|Nachsetzen|Einschreiten fragen|immer|nie]…"], turns::wants),
    of(["tries outside combat|try outside combat", "versucht außerhalb des Kampfes"], ["A tries outside combat \"X\"", "A versucht außerhalb des Kampfes \"X\""], turns::adapts),
    of(["heals between fights|heal between fights", "heilt zwischen Kämpfen"], ["A heals between fights B by AMOUNT", "A heilt zwischen Kämpfen B um MENGE"], turns::heals),
    of(["says|say", "sagt"], ["A says \"X\"", "A sagt \"X\""], turns::says),

    of(["draws|draw", "zieht"], ["A draws ITEM", "A zieht DING"], gear::draws),
    of(["puts away|put away", "steckt"], ["A puts away ITEM", "A steckt DING weg"], gear::puts_away),
    of(["throws away|throw away|drops|drop", "lässt"], ["A throws away ITEM", "A lässt DING fallen"], gear::drops),
    of(["throws|throw", "wirft"], ["A throws ITEM away | at B, C… [towards place N] | towards place N", "A wirft DING weg | auf B, C… [gegen Ort N] | gegen Ort N"], gear::throws),
    of(["reloads|reload", "lädt"], ["A reloads ITEM", "A lädt DING nach"], gear::reloads),
    of(["treats|treat|repairs|repair", "behandelt|setzt instand"], ["A treats ITEM", "A behandelt DING"], gear::treats),
    of(["hands|hand", "reicht"], ["A hands ITEM to B", "A reicht DING an B"], gear::hands),
    of(["takes|take", "nimmt"], ["A takes ITEM", "A nimmt DING auf"], gear::takes),
    of(["drinks|drink", "trinkt"], ["A drinks ITEM", "A trinkt DING"], gear::drinks),
    of(["administers|administer", "verabreicht"], ["A administers ITEM to B", "A verabreicht DING an B"], gear::administers),
    of(["poisons|poison", "vergiftet"], ["A poisons WEAPON with ITEM", "A vergiftet WAFFE mit DING"], gear::poisons),

    of(["uses|use", "nutzt"], ["A uses ABILITY [on B]", "A nutzt FÄHIGKEIT [auf B]"], magic::uses),
    of(["invokes|invoke", "beruft sich auf"], ["A invokes \"X\"", "A beruft sich auf \"X\""], magic::invokes),
    of(["casts|cast", "zaubert"], ["A casts SPELL [\"X\"] [at B, C…] [towards place N]", "A zaubert SPRUCH [\"X\"] [auf B, C…] [gegen Ort N]"], magic::casts),
    of(["completes the spell|complete the spell", "vollendet den Zauber"], ["A completes the spell [at B, C…] [towards place N]", "A vollendet den Zauber [auf B, C…] [gegen Ort N]"], magic::completes),
    of(["breaks off|break off", "bricht ab"], ["A breaks off", "A bricht ab"], magic::breaks_off),
    of(["calls|call", "ruft"], ["A calls fire|water|earth|air", "A ruft Feuer|Wasser|Erde|Luft"], magic::calls),

    of(["searches|search", "sucht"], ["A searches [by ranged|magic] [towards the DIRECTION] [seeing B, C…|nobody] [unseen]", "A sucht [über Fernkampf|Magie] [nach RICHTUNG] [im Blick B, C…|niemand] [verdeckt]"], scene::searches),
    of(["hides|hide", "versteckt sich"], ["A hides [with B, C…] from D, E… [against D] [by ranged|magic]", "A versteckt sich [mit B, C…] vor D, E… [gegen D] [über Fernkampf|Magie]"], scene::hides),
    of(["vanishes|vanish", "verschwindet"], ["A vanishes [from B, C…] [last seen at place N]", "A verschwindet [vor B, C…] [zuletzt gesehen an Ort N]"], scene::vanishes),
    of(["reappears|reappear", "taucht auf"], ["A reappears to B N m", "A taucht auf für B N m"], scene::reappears),
    of(["acts towards|act towards", "handelt gegen"], ["A acts towards place N \"X\"", "A handelt gegen Ort N \"X\""], scene::guesses),
    of(["climbs|climb", "klettert über"], ["A climbs a fence|a ladder|a tree|a long jump|a building|a difficult facade|a rock|B [N m] [N m away] [moving N m] [as the action] [costing the whole movement|part of the movement [and the action]]", "A klettert über einen Zaun|eine Leiter|einen Baum|einen weiten Sprung|ein Gebäude|eine schwierige Fassade|einen Felsen|B [N m] [N m entfernt] [bewegt sich N m] [als Aktion] [kostet die ganze Bewegung|einen Teil der Bewegung [und die Aktion]]"], scene::climbs),
    of(["pins the weapon in|pin the weapon in", "verankert die Waffe in"], ["A pins the weapon in B", "A verankert die Waffe in B"], scene::pins),
    of(["lifts|lift", "hebt"], ["A lifts B|ITEM [with C] [similar|smaller|larger] [carrying on N m]", "A hebt B|DING hoch [mit C] [ähnlich|kleiner|größer] [und trägt weiter N m]"], scene::lifts),
    of(["carries|carry", "trägt"], ["A carries B|ITEM N m", "A trägt B|DING N m"], scene::carries),
    of(["sets down|set down", "setzt"], ["A sets down B|ITEM", "A setzt B|DING ab"], scene::sets_down),

    alone(["overrule", "trotzdem"], ["overrule COMMAND [because \"X\"]", "trotzdem BEFEHL [weil \"X\"]"], table::overrule),
    alone(["open section", "Abschnitt beginnt"], ["open section", "Abschnitt beginnt"], turns::open_section),
    alone(["close section", "Abschnitt endet"], ["close section", "Abschnitt endet"], turns::close_section),
    alone(["begin combat", "Kampf beginnt"], ["begin combat [players first|side by side] [with A, B…] [without A, B…]", "Kampf beginnt [Spieler zuerst|Seite für Seite] [mit A, B…] [ohne A, B…]"], turns::begin_combat),
    alone(["end combat", "Kampf endet"], ["end combat", "Kampf endet"], turns::end_combat),
    alone(["order of turns", "Reihenfolge"], ["order of turns A, B…", "Reihenfolge A, B…"], turns::order),
    alone(["swarm", "Schwarm"], ["swarm A, B…", "Schwarm A, B…"], attacks::swarm),
    alone(["no swarm", "kein Schwarm"], ["no swarm A, B…", "kein Schwarm A, B…"], attacks::no_swarm),
    alone(["release to", "zeige"], ["release to A \"X\"", "zeige A \"X\""], scene::release),
    alone(["tell", "sage"], ["tell A \"X\"", "sage A \"X\""], scene::tell),
    alone(["note down", "notiere"], ["note down \"X\"", "notiere \"X\""], scene::note),

    alone(["take over", "übernimm"], ["take over A by SEAT", "übernimm A von SITZ"], client::take_over),
    alone(["paste", "füge ein"], ["paste \"LINE\" [by SEAT] [for A N-N]…", "füge ein \"ZEILE\" [von SITZ] [für A N-N]…"], client::paste),
    alone(["offer", "biete"], ["offer N [by SEAT] for A N-N", "biete N [von SITZ] für A N-N"], client::offer),
    alone(["assign line", "ordne Zeile zu"], ["assign line N [by SEAT] for A N-N [amount] [anyway \"REASON\"]", "ordne Zeile zu N [von SITZ] für A N-N [Menge] [trotzdem \"GRUND\"]"], client::assign),
    alone(["discard all lines", "verwirf alle Zeilen"], ["discard all lines [by SEAT]", "verwirf alle Zeilen [von SITZ]"], client::discard_all),
    alone(["discard line", "verwirf Zeile"], ["discard line N [by SEAT]", "verwirf Zeile N [von SITZ]"], client::discard),

    alone(["set switch", "setze Schalter"], ["set switch NAME VALUE", "setze Schalter NAME WERT"], table::set_switch),
    alone(["set round", "setze Runde"], ["set round N", "setze Runde N"], scenery::round),
    alone(["set charge range", "setze Sturmweite"], ["set charge range N m", "setze Sturmweite N m"], scenery::charge_range),
    alone(["set item", "setze Ding"], ["set item ITEM [not] broken|heavy | away|ready|drawn | with A|nobody | used by A|nobody | reload steps N | poison SUBSTANCE|none | crew A, B…|nobody", "setze Ding DING [nicht] unbrauchbar|schwer | fort|bereit|gezogen | bei A|niemand | benutzt von A|niemand | Ladeschritte N | Gift MITTEL|keins | Mannschaft A, B…|niemand"], table::set_item),
    alone(["set", "setze"], [
        "set A [not] tried to be healed|exhausted before|exhausted|out of mana|seeking cover|exposed|veiled|moved|acting done|short weapon drawn|transfer done|reflex done|charged|turn done | up|incapacitated|dead|gone | on foot|mounted|in a vehicle|giant | normal|special|unjudged enemy | life points [at the start] N | healed between fights N | action points|focus points|magic points|potions|swarm|draws|damage dealt|damage due|shadow cost N | facing [before] DIRECTION|B|guarding B|anywhere | orders … | side SIDE | seat SEAT | resource RESOURCE|none | element ELEMENT N|none | walked N m | ailing [nausea N] [cramps N [fresh]] [faint N]|nothing | [not] near B [in the DIRECTION] | [not] standing in place N | N m|unknown from B | covered [fully] N [against B|from the DIRECTION] | hidden [without a trace] from B [last seen at place N] | partly noticed by B [as a target] | discovered by B | plain to B | suffering AMOUNT for N rounds [from B] [due to SOURCE] | value VALUE by N|at N [for N turns|the round|the combat|the section] [due to SOURCE] | channelling SPELL N of N | not channelling | climbing OBSTACLE N m [reached] [pinned] | not climbing | used ABILITY N/N/N [tried] | carrying B|ITEM [with C…] [SIZE] [since round N] | not carried | [not] [secretly] marked \"X\" | melee|ranged|magic N/N | profile \"X\" | called [in the client] \"X\" | full life points N | hands N | armour class CLASS | in armour PROTECTION | without armour | with|without protection PROTECTION | able to \"X\" | allowed two two-handers",
        "setze A [nicht] Heilung versucht|zuvor erschöpft|erschöpft|ohne Mana|in Deckung|aus der Deckung gekommen|verborgen|bewegt|gehandelt|Kurzwaffe gezogen|übergeben|Reflexschlag getan|angestürmt|am Zug gewesen | handlungsfähig|kampfunfähig|tot|fort | zu Fuß|beritten|im Fahrzeug|riesig | normaler|besonderer|unbeurteilter Gegner | Lebenspunkte [zu Beginn] N | zwischen Kämpfen geheilt N | Aktionspunkte|Fokuspunkte|Magiepunkte|Tränke|Schwarm|gezogene Waffen|Schaden verursacht|Schaden geschuldet|Schattenkosten N | [zuvor] gewandt RICHTUNG|B|achtet auf B|offen | Anweisung … | Seite SEITE | Sitz SITZ | Ressource RESSOURCE|keine | Element ELEMENT N|keins | gelaufen N m | leidet an [Übelkeit N] [Krämpfen N [frisch]] [Ohnmacht N]|nichts | [nicht] nahe B [im RICHTUNG] | [nicht] stehend in Ort N | N m|unbekannt von B | gedeckt [voll] N [gegen B|aus RICHTUNG] | [spurlos] versteckt vor B [zuletzt gesehen an Ort N] | teilweise bemerkt von B [als Ziel] | entdeckt von B | sichtbar für B | erleidet MENGE für N Runden [von B] [wegen QUELLE] | Wert WERT um N|auf N [für N Züge|die Runde|den Kampf|den Abschnitt] [wegen QUELLE] | wirkend SPRUCH N von N | nicht wirkend | kletternd HINDERNIS N m [erreicht] [verankert] | nicht kletternd | benutzt FÄHIGKEIT N/N/N [versucht] | tragend B|DING [mit C…] [GRÖSSE] [seit Runde N] | nicht getragen | [nicht] [geheim] markiert \"X\" | Nahkampf|Fernkampf|Magie N/N | Profil \"X\" | genannt \"X\" | im Client \"X\" | volle Lebenspunkte N | Hände N | Rüstungsklasse KLASSE | in Rüstung SCHUTZ | ohne Rüstung | mit|ohne Schutz SCHUTZ | kann \"X\" | darf zwei Zweihänder",
    ], facts::set_actor),
    alone(["each of", "je"], ["each of A, B… lose N|regain N|[not] FACT", "je A, B… verlieren N|bekommen N|[nicht] FAKT"], facts::each_of),
    alone(["turn to", "Zug an"], ["turn to A|nobody", "Zug an A|niemand"], scenery::turn_to),
    alone(["new place", "neuer Ort"], ["new place [of A] [damage AMOUNT for N rounds [due to SOURCE]]", "neuer Ort [von A] [Schaden MENGE für N Runden [wegen QUELLE]]"], scenery::new_place),
    alone(["remove place", "entferne Ort"], ["remove place N", "entferne Ort N"], scenery::remove_place),
    alone(["remove cover of", "entferne Deckung von"], ["remove cover of A [N]", "entferne Deckung von A [N]"], scenery::remove_cover),
    alone(["remove wound of", "entferne Wunde von"], ["remove wound of A [N]", "entferne Wunde von A [N]"], scenery::remove_wound),
    alone(["remove modifier of", "entferne Wertänderung von"], ["remove modifier of A [N]", "entferne Wertänderung von A [N]"], scenery::remove_modifier),
    alone(["remove load", "entferne Last"], ["remove load A|ITEM", "entferne Last A|DING"], scenery::remove_load),
    alone(["remove item", "entferne Ding"], ["remove item ITEM", "entferne Ding DING"], table::remove_item),
    alone(["settle note", "erledige Notiz"], ["settle note N", "erledige Notiz N"], scenery::settle_note),
    alone(["forget the latest hit", "vergiss den letzten Treffer"], ["forget the latest hit", "vergiss den letzten Treffer"], scenery::forget_hit),
    alone(["new item", "neuer Gegenstand|neues Ding"], ["new item WEAPON|PROTECTION|SUBSTANCE [called \"X\"]|\"X\" [of A] [away|ready|drawn] [heavy]", "neuer Gegenstand WAFFE|SCHUTZ|MITTEL [namens \"X\"]|\"X\" [bei A] [fort|bereit|gezogen] [schwer]"], table::new_item),
    alone(["new seat", "neuer Sitz"], ["new seat \"X\"", "neuer Sitz \"X\""], table::new_seat),
    alone(["take off", "nimm vom Tisch"], ["take off A", "nimm vom Tisch A"], table::take_off),
    alone(["new actor", "neue Figur"], ["new actor \"X\"|profile \"X\" [side SIDE] [seat SEAT] [veiled]", "neue Figur \"X\"|Profil \"X\" [Seite SEITE] [Sitz SITZ] [verborgen]"], table::new_actor),
];
