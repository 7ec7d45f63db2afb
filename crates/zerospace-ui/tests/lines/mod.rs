//! A small table, and lines that cover all commands.
#![allow(dead_code)] // not every test uses everything

use std::sync::LazyLock;

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

pub(crate) const ENCOUNTER: &str = r#"
system = "zerospace"
players = ["Mira", "Jonas"]
sides = ["crew", "raiders"]
points = 3
[[character]]
name = "Anna"
player = "Mira"
skills = ["Nahkampf", "Technik"]
gear = ["Laserpistole", "Multiwerkzeug"]
[[character.gift]]
name = "Flight"
moves = 60
[[character.gift]]
name = "Mind Blow"
weapon = { kind = "mental", combat = "ranged" }
[[character]]
name = "Boris"
gear = ["Laserpistole", "Schockstab"]
[[character.gift]]
name = "Shadow Step"
moves = 20
[[character]]
name = "Cem"
player = "Jonas"
[[character]]
name = "Lurker"
hidden = true
"#;

pub(crate) fn catalogue(lang: Lang) -> &'static Catalogue {
    static BOTH: LazyLock<[Catalogue; 2]> =
        LazyLock::new(|| Lang::ALL.map(|it| Catalogue::new(it, "zerospace")));
    BOTH.iter().find(|it| it.lang() == lang).expect("both languages")
}

pub(crate) fn english() -> &'static Catalogue {
    catalogue(Lang::En)
}

/// English and German lines with the same meaning.
#[rustfmt::skip]
pub(crate) const SAME: &[[&str; 2]] = &[
    ["Anna attacks Boris", "Anna greift Boris an"],
    ["Anna attacks Boris with Laserpistole once", "Anna greift Boris an mit Laserpistole einmal"],
    ["Anna attacks Boris with Mind Blow", "Anna greift Boris mit Mind Blow an"],
    ["Anna attacks Boris with altering ranged combat", "Anna greift Boris an mit veränderndem Fernkampf"],
    ["Anna attacks Boris with bare hands", "Anna greift Boris an mit bloßen Händen"],
    ["Anna charges Boris with melee", "Anna stürmt auf Boris los mit Nahkampf"],
    ["Anna disarms Boris", "Anna entwaffnet Boris"],
    ["Anna grapples Boris", "Anna ringt mit Boris"],
    ["Anna hurts Boris", "Anna verletzt Boris"],
    ["Anna throws down Boris", "Anna schleudert Boris zu Boden"],
    ["Anna sweeps Boris, Cem and Lurker", "Anna führt einen Rundumschlag gegen Boris, Cem und Lurker"],
    ["Anna blasts Boris 3 m, Cem 2.5 m group not only cover", "Anna sprengt Boris 3 m, Cem 2,5 m Gruppe nicht nur Deckung"],
    ["Anna distracts Boris", "Anna lenkt Boris ab"],
    ["Anna dodges on strength", "Anna weicht aus auf Kraft"],
    ["Anna breaks free from Boris", "Anna reißt sich los von Boris"],
    ["Anna lets go of Boris", "Anna lässt Boris los"],
    ["Anna throws Boris", "Anna wirft Boris"],
    ["Anna rolls Tech against 6 hidden", "Anna würfelt Technik gegen 6 verborgen"],
    ["Anna rolls Tech on dexterity against Boris with Perception on will", "Anna würfelt Technik auf Geschick gegen Boris mit Wahrnehmung auf Wille"],
    ["Anna rolls Tech for The Vault as a reaction", "Anna würfelt Technik für The Vault als Reaktion"],
    ["Anna recovers from blindness", "Anna erholt sich von Blendung"],
    ["Anna recovers from fear", "Anna erholt sich von Furcht"],
    ["Anna walks 4 m by Flight into cover", "Anna geht 4 m durch Flight in Deckung"],
    ["Anna runs 3 m past an obstacle of 6 with Athletics on strength", "Anna rennt 3 m über ein Hindernis von 6 mit Athletik auf Kraft"],
    ["Anna sprints standing up out of cover doing \"shuts the door\"", "Anna sprintet aus dem Liegen aus der Deckung dabei \"shuts the door\""],
    ["Anna stands up", "Anna steht auf"],
    ["Anna lies down", "Anna legt sich hin"],
    ["Anna quickly \"ducks\"", "Anna schnell \"ducks\""],
    ["Anna freely \"shouts\"", "Anna nebenbei \"shouts\""],
    ["Anna plays \"ha\"", "Anna spielt \"ha\""],
    ["Anna ends the turn", "Anna beendet den Zug"],
    ["Anna defers", "Anna schiebt den Zug auf"],
    ["Anna takes the deferred turn", "Anna nimmt den aufgeschobenen Zug"],
    ["Boris acts out of order", "Boris handelt außer der Reihe"],
    ["Lurker enters before Boris", "Lurker kommt dazu vor Boris"],
    ["Lurker enters", "Lurker kommt dazu"],
    ["Anna steers The Crate", "Anna steuert The Crate"],
    ["Anna spends a point on a die", "Anna gibt einen Punkt aus für einen Würfel"],
    ["Anna spends a point on breaking free", "Anna gibt einen Punkt aus für Ausbrechen"],
    ["Anna spends a point on power lasting", "Anna gibt einen Punkt aus für Macht dauernd"],
    ["Anna spends a point on endurance", "Anna gibt einen Punkt aus für Ausdauer"],
    ["Anna spends a point on a hint", "Anna gibt einen Punkt aus für einen Tipp"],
    ["Anna spends a point on a stunt \"x\" as Tech for the scene", "Anna gibt einen Punkt aus für einen Kraftakt \"x\" als Technik für die Szene"],
    ["Anna spends a point on rallying", "Anna gibt einen Punkt aus für Sammeln"],
    ["Anna spends a point on a retcon \"x\" gear knowing Tech", "Anna gibt einen Punkt aus für einen Retcon \"x\" Ausrüstung kann Technik"],
    ["Anna spends a point on \"x\"", "Anna gibt einen Punkt aus für \"x\""],
    ["Anna proposes \"debts\"", "Anna schlägt vor \"debts\""],
    ["Anna dies", "Anna stirbt"],
    ["begin conflict by Anna ambush by Boris surprising Cem, Anna without Lurker", "Konflikt beginnt durch Anna Hinterhalt von Boris überrascht Cem, Anna ohne Lurker"],
    ["end conflict", "Konflikt endet"],
    ["end scene", "Szene endet"],
    ["new session", "neuer Spielabend"],
    ["rest Anna, Boris for a breather", "Rast Anna, Boris ein paar Minuten"],
    ["rest everybody for half an hour", "Rast alle eine halbe Stunde"],
    ["rest Anna for a night", "Rast Anna eine Nacht"],
    ["together Anna Tech (for 1 point), Cem Athletics against 9 for The Vault", "gemeinsam Anna Technik (für 1 Punkt), Cem Athletik gegen 9 für The Vault"],
    ["open task \"x\": 2 successes in 3 tries against 6, 9", "Aufgabe beginnt \"x\": 2 Erfolge in 3 Versuchen gegen 6, 9"],
    ["open task \"x\": Anna against Boris with Athletics on strength ties to the second running lead of 2 after 3 rounds", "Aufgabe beginnt \"x\": Anna gegen Boris mit Athletik auf Kraft Gleichstand für den Zweiten rennend Vorsprung 2 nach 3 Runden"],
    ["open task \"x\": first to 3", "Aufgabe beginnt \"x\": zuerst 3"],
    ["contend The Vault (with held) against (for 2 points)", "weiter mit The Vault (mit festgehalten) gegen (für 2 Punkte)"],
    ["close task The Vault lost", "Aufgabe endet The Vault gescheitert"],
    ["award Mira for morals", "Punkt für Mira wegen Standhaftigkeit"],
    ["award everybody for an overruled roll", "Punkt für alle wegen übergangenem Wurf"],
    ["award Jonas for \"x\"", "Punkt für Jonas wegen \"x\""],
    ["overrule a roll of Mira \"x\" as a correction", "übergehe einen Wurf von Mira \"x\" als Berichtigung"],
    ["loosen \"Rock\" steered by Anna once", "löse \"Rock\" gesteuert von Anna einmal"],
    ["tell Mira \"x\" falsely", "sage Mira \"x\" fälschlich"],
    ["tell everybody \"x\"", "sage allen \"x\""],
    ["set switch margin on", "setze Schalter margin an"],
    ["set switch good-success 5", "setze Schalter good-success 5"],
    ["set switch blast group", "setze Schalter blast group"],
    ["set round 3", "setze Runde 3"],
    ["set order Boris, Anna and Cem", "setze Reihenfolge Boris, Anna und Cem"],
    ["set scene dark", "setze Szene dunkel"],
    ["set scene not under water", "setze Szene nicht unter Wasser"],
    ["set scene weightless", "setze Szene schwerelos"],
    ["set points of Mira 2", "setze Punkte von Mira 2"],
    ["set asking Mira off", "setze Fragen an Mira aus"],
    ["set role survival Athletics", "setze Rolle Überleben Athletik"],
    ["set strength 9 lifting 300 to 400 kg throwing 3 m", "setze Kraft 9 hebt 300 bis 400 kg wirft 3 m"],
    ["set task The Vault 2 to 1 after 3", "setze Aufgabe The Vault 2 zu 1 nach 3"],
    ["set Anna lost 2 deep 1 shock 1", "setze Anna verloren 2 tief 1 Schock 1"],
    ["set Anna will 4", "setze Anna Wille 4"],
    ["set Anna will lowered 2", "setze Anna Wille gesenkt 2"],
    ["set Anna endurance boosted 1 lasting", "setze Anna Ausdauer verstärkt 1 dauernd"],
    ["set Anna endurance 9", "setze Anna Ausdauer 9"],
    ["set Anna power level 3", "setze Anna Machtlevel 3"],
    ["set Anna knowing Computers", "setze Anna kundig Computer"],
    ["set Anna not knowing Tech", "setze Anna nicht kundig Technik"],
    ["set Anna special \"wires\" Tech", "setze Anna speziell \"wires\" Technik"],
    ["set Anna prone", "setze Anna liegend"],
    ["set Anna not covered", "setze Anna nicht gedeckt"],
    ["set Anna helpless", "setze Anna hilflos"],
    ["set Anna blinded", "setze Anna geblendet"],
    ["set Anna distracted", "setze Anna abgelenkt"],
    ["set Anna surprised", "setze Anna überrascht"],
    ["set Anna adapted", "setze Anna angepasst"],
    ["set Anna difficulty 9", "setze Anna Schwierigkeit 9"],
    ["set Anna difficulty open", "setze Anna Schwierigkeit offen"],
    ["set Anna cruelly injured", "setze Anna grausam verletzt"],
    ["set Anna acted", "setze Anna gehandelt"],
    ["set Anna not moved", "setze Anna nicht bewegt"],
    ["set Anna deferred", "setze Anna aufgeschoben"],
    ["set Anna forced", "setze Anna erzwungen"],
    ["set Anna dodging on strength forced", "setze Anna ausweichend auf Kraft erzwungen"],
    ["set Anna not dodging", "setze Anna nicht ausweichend"],
    ["set Anna holding Boris", "setze Anna haltend Boris"],
    ["set Anna not holding Boris", "setze Anna nicht haltend Boris"],
    ["set Anna unconscious", "setze Anna bewusstlos"],
    ["set Anna back", "setze Anna zurück"],
    ["set Anna cowering", "setze Anna kauernd"],
    ["set Anna unafraid", "setze Anna furchtlos"],
    ["set Anna sprinting", "setze Anna sprintend"],
    ["set Anna owing 2", "setze Anna schuldend 2"],
    ["set Anna side raiders", "setze Anna Seite raiders"],
    ["set Anna seat Jonas", "setze Anna Sitz Jonas"],
    ["set Anna object", "setze Anna Objekt"],
    ["set Anna 3.5 m from Boris", "setze Anna 3,5 m von Boris"],
    ["set Anna unknown from Boris", "setze Anna unbekannt von Boris"],
    ["turn to Boris", "Zug an Boris"],
    ["hide Boris", "verbirg Boris"],
    ["reveal Lurker", "zeige Lurker"],
    ["new item \"Hammer\" of Anna weapon ranged mental +2 damage 3 range 10 m radius 2 m two-handed burst die blinding frightening shocking harmless lowering will 2 on power against dexterity with Tech", "neues Ding \"Hammer\" bei Anna Waffe Fernkampf mental +2 Schaden 3 Reichweite 10 m Radius 2 m zweihändig Feuerstoß Würfel blendend furchteinflößend schockend harmlos senkt Wille 2 auf Macht gegen Geschick mit Technik"],
    ["new item \"Vest\" protection 2", "neues Ding \"Vest\" Schutz 2"],
    ["new item \"Kit\" tool 2 for Tech", "neues Ding \"Kit\" Werkzeug 2 für Technik"],
    ["new item \"Key\"", "neues Ding \"Key\""],
    ["give Schockstab to Anna", "gib Schockstab an Anna"],
    ["give Schockstab to nobody", "gib Schockstab an niemand"],
    ["remove item Schockstab", "entferne Ding Schockstab"],
    ["take off Boris", "nimm vom Tisch Boris"],
    ["new thing \"x\" steered by Anna once", "neues Bewegtes \"x\" gesteuert von Anna einmal"],
    ["new stunt of Anna \"x\" as Tech for the scene", "neuer Kraftakt von Anna \"x\" als Technik für die Szene"],
    ["new task \"x\": 2 successes in 3 tries against 6 at 1 to 0 after 2 won", "neue Aufgabe \"x\": 2 Erfolge in 3 Versuchen gegen 6 bei 1 zu 0 nach 2 geschafft"],
    ["new task \"x\": Anna against Boris with Athletics lead of 2", "neue Aufgabe \"x\": Anna gegen Boris mit Athletik Vorsprung 2"],
    ["remove thing The Crate", "entferne Bewegtes The Crate"],
    ["end stunt of Anna", "Kraftakt endet von Anna"],
    ["new skill \"Falconry\" on will talking", "neue Fähigkeit \"Falconry\" auf Wille redend"],
    ["new actor \"Guard\" unnamed side raiders endurance 3 hidden", "neue Figur \"Guard\" unbenannt Seite raiders Ausdauer 3 verborgen"],
    ["Anna attacks Boris, with cover, running, without target held, for 2 points, at 12 m, on will, against strength, with specialisation, modified by -2, helped by \"x\", target hindered by \"y\"", "Anna greift Boris an, mit Deckung, rennend, ohne Ziel festgehalten, für 2 Punkte, auf 12 m, auf Wille, gegen Kraft, mit Spezialisierung, verändert um −2, begünstigt durch \"x\", Ziel behindert durch \"y\""],
    ["Anna rolls Tech against 6, using Multiwerkzeug, without specialisation, hindered by \"x\", target helped by \"y\"", "Anna würfelt Technik gegen 6, benutzt Multiwerkzeug, ohne Spezialisierung, behindert durch \"x\", Ziel begünstigt durch \"y\""],
];
