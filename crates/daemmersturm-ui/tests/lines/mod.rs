//! A small table, and lines that cover all commands.
#![allow(dead_code)] // not every test uses all of it

use std::sync::LazyLock;

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

pub(crate) const ENCOUNTER: &str = r#"
system = "daemmersturm"
players = ["Mira", "Jonas"]
sides = ["Wache", "Räuber"]
[[character]]
name = "Anna"
player = "Mira"
side = "Wache"
melee = { attack = 3, defence = 12 }
magic = { attack = 3, defence = 12 }
abilities = ["Nachsetzen", "Glutfaust", "Zwölfersprung"]
resources = ["mana", "elements"]
drawn = ["Schwert"]
gear = ["Rundschild", "Dolch", "Armbrust", "Heiltrank", "Natterngift", "Splittergranate"]
[[character]]
name = "Boris"
side = "Räuber"
drawn = ["Schwert"]
gear = ["Armbrust"]
[[character]]
name = "Cem"
player = "Jonas"
side = "Wache"
gear = ["Dolch"]
[[character]]
name = "Lurker"
side = "Räuber"
hidden = true
gear = ["Blasrohr"]
[[item]]
name = "Jagdspeer"
"#;

pub(crate) fn catalogue(lang: Lang) -> &'static Catalogue {
    static BOTH: LazyLock<[Catalogue; 2]> =
        LazyLock::new(|| Lang::ALL.map(|it| Catalogue::new(it, "daemmersturm")));
    BOTH.iter().find(|it| it.lang() == lang).expect("both languages")
}

pub(crate) fn english() -> &'static Catalogue {
    catalogue(Lang::En)
}

/// Lines in English and German with the same meaning.
#[rustfmt::skip]
pub(crate) const SAME: &[[&str; 2]] = &[
    ["Anna attacks Boris", "Anna greift Boris an"],
    ["Anna attacks Boris with Schwert and Dolch, from behind, at 4.5 m", "Anna greift Boris mit Schwert und Dolch an, von hinten, auf 4,5 m"],
    ["Anna attacks Boris with Schwert, from the north, exposing Cem, Lurker, modified by −2", "Anna greift Boris an mit Schwert, aus dem Norden, gefährdet Cem, Lurker, verändert um -2"],
    ["Anna attacks Boris with Schwert, using Glutfaust, exposing nobody", "Anna greift Boris an mit Schwert, durch Glutfaust, gefährdet niemand"],
    ["Anna attacks Boris with unknown \"Keule\"", "Anna greift Boris an mit unbekannter \"Keule\""],
    ["Anna attacks Boris with unknown \"Bola\" ranged", "Anna greift Boris an mit unbekanntem \"Bola\" im Fernkampf"],
    ["Anna protects belatedly with shield", "Anna schützt sich nachträglich durch Schild"],
    ["Anna protects belatedly with Schutzamulett", "Anna schützt sich nachträglich durch Schutzamulett"],
    ["Anna fires Splittergranate at Boris, Lurker towards place 1, modified by 1", "Anna feuert Splittergranate auf Boris, Lurker gegen Ort 1, verändert um 1"],
    ["Anna leads Zangenangriff against Boris together with Cem with Schwert", "Anna führt Zangenangriff gegen Boris zusammen mit Cem mit Schwert"],
    ["swarm Boris, Lurker", "Schwarm Boris, Lurker"],
    ["no swarm Boris and Lurker", "kein Schwarm Boris und Lurker"],

    ["open section", "Abschnitt beginnt"],
    ["close section", "Abschnitt endet"],
    ["begin combat", "Kampf beginnt"],
    ["begin combat players first with Anna, Boris, Cem without Cem", "Kampf beginnt Spieler zuerst mit Anna, Boris, Cem ohne Cem"],
    ["begin combat side by side", "Kampf beginnt Seite für Seite"],
    ["end combat", "Kampf endet"],
    ["order of turns Boris, Anna", "Reihenfolge Boris, Anna"],
    ["Anna takes the turn", "Anna ist am Zug"],
    ["Anna ends the turn", "Anna beendet den Zug"],
    ["Anna charges Boris 4 m all the way in the south-west", "Anna stürmt auf Boris los 4 m ganz im Südwesten"],
    ["Anna moves 3.5 m away to Cem, Lurker in the east out of place 1 into place 2", "Anna bewegt sich 3,5 m weg zu Cem, Lurker im Osten aus Ort 1 in Ort 2"],
    ["Anna moves all the way up to Boris", "Anna bewegt sich ganz im Lauf auf Boris"],
    ["Anna seeks cover", "Anna sucht Schutz"],
    ["Anna faces north-east", "Anna wendet sich Nordosten"],
    ["Anna faces Boris", "Anna wendet sich Boris"],
    ["Anna watches for Boris", "Anna achtet auf Boris"],
    ["Anna orders cover always protection never parting ask", "Anna ordnet an Deckung immer Schutz nie Nachsetzen fragen"],
    ["Anna orders stepping in never", "Anna ordnet an Einschreiten nie"],
    ["Anna tries outside combat \"hebt den Stein\"", "Anna versucht außerhalb des Kampfes \"hebt den Stein\""],
    ["Anna heals between fights Cem by 4-9+2", "Anna heilt zwischen Kämpfen Cem um 4-9+2"],
    ["Anna says \"Halt!\"", "Anna sagt \"Halt!\""],

    ["Anna draws Dolch", "Anna zieht Dolch"],
    ["Anna puts away Schwert", "Anna steckt Schwert weg"],
    ["Anna throws away Schwert", "Anna lässt Schwert fallen"],
    ["Anna throws Splittergranate at Boris, Lurker towards place 1, modified by 1", "Anna wirft Splittergranate auf Boris, Lurker gegen Ort 1, verändert um 1"],
    ["Anna reloads Armbrust", "Anna lädt Armbrust nach"],
    ["Anna treats Armbrust", "Anna behandelt Armbrust"],
    ["Anna hands Dolch to Cem", "Anna reicht Dolch an Cem"],
    ["Anna takes Jagdspeer", "Anna nimmt Jagdspeer auf"],
    ["Anna drinks Heiltrank", "Anna trinkt Heiltrank"],
    ["Anna administers Heiltrank to Cem", "Anna verabreicht Heiltrank an Cem"],
    ["Anna poisons Dolch with Natterngift", "Anna vergiftet Dolch mit Natterngift"],

    ["Anna uses Nachsetzen on Boris", "Anna nutzt Nachsetzen auf Boris"],
    ["Anna invokes \"Zwölfersprung\"", "Anna beruft sich auf \"Zwölfersprung\""],
    ["Anna casts Flammenpfeil \"Funken\" at Boris, modified by 1", "Anna zaubert Flammenpfeil \"Funken\" auf Boris, verändert um 1"],
    ["Anna casts Flammenpfeil", "Anna zaubert Flammenpfeil"],
    ["Anna completes the spell at Boris towards place 2", "Anna vollendet den Zauber auf Boris gegen Ort 2"],
    ["Anna breaks off", "Anna bricht ab"],
    ["Anna calls earth", "Anna ruft Erde"],

    ["Anna searches by magic towards the west seeing Lurker unseen, helpful hints, very hard, modified by 2", "Anna sucht über Magie nach Westen im Blick Lurker verdeckt, hilfreiche Hinweise, sehr schwer, verändert um 2"],
    ["Anna searches, hints, easy, hard, extreme", "Anna sucht, Hinweise, leicht, schwer, extrem"],
    ["Lurker hides with Boris from Anna, Cem against Cem by ranged, easy", "Lurker versteckt sich mit Boris vor Anna, Cem gegen Cem über Fernkampf, leicht"],
    ["Lurker vanishes from Anna last seen at place 1", "Lurker verschwindet vor Anna zuletzt gesehen an Ort 1"],
    ["Lurker vanishes", "Lurker verschwindet"],
    ["Lurker reappears to Anna 3 m", "Lurker taucht auf für Anna 3 m"],
    ["Anna acts towards place 1 \"wirft einen Stein\"", "Anna handelt gegen Ort 1 \"wirft einen Stein\""],
    ["Anna climbs a tree 6 m 2 m away moving 4 m as the action costing part of the movement and the action, rope, gear", "Anna klettert über einen Baum 6 m 2 m entfernt bewegt sich 4 m als Aktion kostet einen Teil der Bewegung und die Aktion, Seil, Ausrüstung"],
    ["Anna climbs Boris costing the whole movement, foul weather, deadly surroundings, shaken, failing 1/0/2, 1 aid for the first, 2 aids for any", "Anna klettert über Boris kostet die ganze Bewegung, Unwetter, lebensfeindlich, abgeschüttelt, Ausfall 1/0/2, 1 Hilfe für den ersten, 2 Hilfen für jeden"],
    ["Anna pins the weapon in Boris", "Anna verankert die Waffe in Boris"],
    ["Anna lifts Cem with Boris larger carrying on 3 m", "Anna hebt Cem hoch mit Boris größer und trägt weiter 3 m"],
    ["Anna lifts Jagdspeer", "Anna hebt Jagdspeer"],
    ["Anna carries Cem 4 m", "Anna trägt Cem 4 m"],
    ["Anna sets down Cem", "Anna setzt Cem ab"],
    ["release to Anna \"ein Schatten\"", "zeige Anna \"ein Schatten\""],
    ["tell Anna \"psst\"", "sage Anna \"psst\""],
    ["note down \"später\"", "notiere \"später\""],
    ["overrule Anna draws Dolch because \"sie war schneller\"", "trotzdem Anna zieht Dolch weil \"sie war schneller\""],
    ["each of Anna, Cem lose 3 because \"Steinschlag\"", "je Anna, Cem verlieren 3 weil \"Steinschlag\""],
    ["each of Anna and Cem regain 3", "je Anna und Cem bekommen 3"],
    ["each of Anna, Cem not seeking cover", "je Anna, Cem nicht in Deckung"],
    ["each of Boris, Lurker normal enemy", "je Boris, Lurker normaler Gegner"],
    ["each of Boris, Lurker marked \"flieht\"", "je Boris, Lurker markiert \"flieht\""],
    ["each of Boris, Lurker not secretly marked \"flieht\"", "je Boris, Lurker nicht geheim markiert \"flieht\""],
    ["paste \"Anna würfelt. Ergebnis: 15 (1-20)\" by Mira for Anna 1-20", "füge ein \"Anna würfelt. Ergebnis: 15 (1-20)\" von Mira für Anna 1-20"],
    ["offer 15 by Mira for Anna 1-20", "biete 15 von Mira für Anna 1-20"],
    ["assign line 1 for Anna 1-20", "ordne Zeile zu 1 für Anna 1-20"],
    ["discard line 1 by Mira", "verwirf Zeile 1 von Mira"],
    ["take over Boris by Mira", "übernimm Boris von Mira"],
    ["discard all lines by Mira", "verwirf alle Zeilen von Mira"],
    ["assign line 1 for Anna 3-10 amount anyway \"blunt\"", "ordne Zeile zu 1 für Anna 3-10 Menge trotzdem \"blunt\""],
];

/// Facts set by hand, in English and German.
#[rustfmt::skip]
pub(crate) const FACTS: &[[&str; 2]] = &[
    ["set switch turn-order free", "setze Schalter turn-order free"],
    ["set switch drop-is-free on", "setze Schalter drop-is-free an"],
    ["set round 3", "setze Runde 3"],
    ["turn to Boris", "Zug an Boris"],
    ["turn to nobody", "Zug an niemand"],
    ["set charge range 12 m", "setze Sturmweite 12 m"],
    ["set item Jagdspeer not broken", "setze Ding Jagdspeer nicht unbrauchbar"],
    ["set item Jagdspeer heavy", "setze Ding Jagdspeer schwer"],
    ["set item Schwert ready", "setze Ding Schwert bereit"],
    ["set item Jagdspeer with Cem", "setze Ding Jagdspeer bei Cem"],
    ["set item Jagdspeer used by nobody", "setze Ding Jagdspeer benutzt von niemand"],
    ["set item Armbrust reload steps 1", "setze Ding Armbrust Ladeschritte 1"],
    ["set item Dolch poison Natterngift", "setze Ding Dolch Gift Natterngift"],
    ["set item Jagdspeer crew Anna, Cem", "setze Ding Jagdspeer Mannschaft Anna, Cem"],
    ["remove item Jagdspeer", "entferne Ding Jagdspeer"],
    ["new item Pistole called \"Knallrohr\" of Cem drawn", "neues Ding Pistole namens \"Knallrohr\" bei Cem gezogen"],
    ["new item \"Truhe\" heavy", "neues Ding \"Truhe\" schwer"],
    ["new seat \"Leyla\"", "neuer Sitz \"Leyla\""],
    ["take off Anna", "nimm vom Tisch Anna"],
    ["new actor \"Dachs\" side Räuber seat Mira veiled", "neue Figur \"Dachs\" Seite Räuber Sitz Mira verborgen"],
    ["new actor profile \"Ole: (N=20+2|14, F=20-1|11, Z=20+0|10) LP 18\" side 1", "neue Figur Profil \"Ole: (N=20+2|14, F=20-1|11, Z=20+0|10) LP 18\" Seite 1"],
    ["new place damage 2 for 3 rounds due to Brennender Boden", "neuer Ort Schaden 2 für 3 Runden wegen Brennender Boden"],
    ["new place of Boris", "neuer Ort von Boris"],
    ["remove place 1", "entferne Ort 1"],
    ["remove cover of Boris", "entferne Deckung von Boris"],
    ["remove wound of Boris 1", "entferne Wunde von Boris 1"],
    ["remove modifier of Boris", "entferne Wertänderung von Boris"],
    ["remove load Jagdspeer", "entferne Last Jagdspeer"],
    ["settle note 1", "erledige Notiz 1"],
    ["forget the latest hit", "vergiss den letzten Treffer"],
    ["set Anna life points 7 because \"Pflaster\"", "setze Anna Lebenspunkte 7 weil \"Pflaster\""],
    ["set Anna life points at the start 15", "setze Anna Lebenspunkte zu Beginn 15"],
    ["set Anna healed between fights 3", "setze Anna zwischen Kämpfen geheilt 3"],
    ["set Anna tried to be healed", "setze Anna Heilung versucht"],
    ["set Anna incapacitated", "setze Anna kampfunfähig"],
    ["set Anna not exhausted", "setze Anna nicht erschöpft"],
    ["set Anna exhausted before", "setze Anna zuvor erschöpft"],
    ["set Anna action points 4", "setze Anna Aktionspunkte 4"],
    ["set Anna focus points 1", "setze Anna Fokuspunkte 1"],
    ["set Anna resource mana", "setze Anna Ressource Mana"],
    ["set Anna resource none", "setze Anna Ressource keine"],
    ["set Anna magic points 2", "setze Anna Magiepunkte 2"],
    ["set Anna out of mana", "setze Anna ohne Mana"],
    ["set Anna seeking cover", "setze Anna in Deckung"],
    ["set Anna potions 2", "setze Anna Tränke 2"],
    ["set Anna ailing nausea 3 cramps 2 fresh faint 1", "setze Anna leidet an Übelkeit 3 Krämpfen 2 frisch Ohnmacht 1"],
    ["set Anna mounted", "setze Anna beritten"],
    ["set Boris normal enemy", "setze Boris normaler Gegner"],
    ["set Boris swarm 1", "setze Boris Schwarm 1"],
    ["set Anna facing guarding Boris", "setze Anna gewandt achtet auf Boris"],
    ["set Anna facing before east", "setze Anna zuvor gewandt Osten"],
    ["set Anna exposed", "setze Anna aus der Deckung gekommen"],
    ["set Anna orders cover never", "setze Anna Anweisung Deckung nie"],
    ["set Anna side Räuber", "setze Anna Seite Räuber"],
    ["set Anna seat Jonas", "setze Anna Sitz Jonas"],
    ["set Lurker not veiled", "setze Lurker nicht verborgen"],
    ["set Anna moved", "setze Anna bewegt"],
    ["set Anna walked 5 m", "setze Anna gelaufen 5 m"],
    ["set Anna acting done", "setze Anna gehandelt"],
    ["set Anna draws 1", "setze Anna gezogene Waffen 1"],
    ["set Anna short weapon drawn", "setze Anna Kurzwaffe gezogen"],
    ["set Anna transfer done", "setze Anna übergeben"],
    ["set Anna not reflex done", "setze Anna nicht Reflexschlag getan"],
    ["set Anna charged", "setze Anna angestürmt"],
    ["set Anna turn done", "setze Anna am Zug gewesen"],
    ["set Anna damage dealt 4", "setze Anna Schaden verursacht 4"],
    ["set Anna damage due 6", "setze Anna Schaden geschuldet 6"],
    ["set Anna shadow cost 2", "setze Anna Schattenkosten 2"],
    ["set Anna element fire 3", "setze Anna Element Feuer 3"],
    ["set Anna element none", "setze Anna Element keins"],
    ["set Anna melee +4/15", "setze Anna Nahkampf 4/15"],
    ["set Anna profile \"Anna: (N=20+2|14, F=20-1|11, Z=20+0|10) LP 18\"", "setze Anna Profil \"Anna: (N=20+2|14, F=20-1|11, Z=20+0|10) LP 18\""],
    ["set Anna called \"Annika\"", "setze Anna genannt \"Annika\""],
    ["set Anna called in the client \"Annika\"", "setze Anna im Client \"Annika\""],
    ["set Anna full life points 22", "setze Anna volle Lebenspunkte 22"],
    ["set Anna hands 1", "setze Anna Hände 1"],
    ["set Anna armour class light", "setze Anna Rüstungsklasse leicht"],
    ["set Anna in armour Kettenhemd", "setze Anna in Rüstung Kettenhemd"],
    ["set Anna without armour", "setze Anna ohne Rüstung"],
    ["set Anna with protection Schutzamulett", "setze Anna mit Schutz Schutzamulett"],
    ["set Anna without protection Schutzamulett", "setze Anna ohne Schutz Schutzamulett"],
    ["set Anna able to \"Einschreiten\"", "setze Anna kann \"Einschreiten\""],
    ["set Anna allowed two two-handers", "setze Anna darf zwei Zweihänder"],
    ["set Anna near Boris in the north", "setze Anna nahe Boris im Norden"],
    ["set Anna not near Boris", "setze Anna nicht nahe Boris"],
    ["set Anna 7.5 m from Boris", "setze Anna 7,5 m von Boris"],
    ["set Anna unknown from Boris", "setze Anna unbekannt von Boris"],
    ["set Anna covered fully 12 against Boris", "setze Anna gedeckt voll 12 gegen Boris"],
    ["set Anna covered 12 from the north", "setze Anna gedeckt 12 aus Norden"],
    ["set Lurker hidden without a trace from Anna last seen at place 1", "setze Lurker spurlos versteckt vor Anna zuletzt gesehen an Ort 1"],
    ["set Lurker partly noticed by Anna as a target", "setze Lurker teilweise bemerkt von Anna als Ziel"],
    ["set Lurker discovered by Anna", "setze Lurker entdeckt von Anna"],
    ["set Lurker plain to Anna", "setze Lurker sichtbar für Anna"],
    ["set Anna standing in place 1", "setze Anna stehend in Ort 1"],
    ["set Anna not standing in place 1", "setze Anna nicht stehend in Ort 1"],
    ["set Anna suffering 1-3 for 2 rounds from Boris due to Sägeklinge", "setze Anna erleidet 1-3 für 2 Runden von Boris wegen Sägeklinge"],
    ["set Anna value melee attack by −2 for 3 turns due to Stärketrank", "setze Anna Wert Nahkampfangriff um -2 für 3 Züge wegen Stärketrank"],
    ["set Anna value damage at 3 for the section", "setze Anna Wert Schaden auf 3 für den Abschnitt"],
    ["set Anna channelling Flammenpfeil 1 of 2", "setze Anna wirkend Flammenpfeil 1 von 2"],
    ["set Anna not channelling", "setze Anna nicht wirkend"],
    ["set Anna used Nachsetzen 1/2/3 tried", "setze Anna benutzt Nachsetzen 1/2/3 versucht"],
    ["set Anna climbing a rock 4 m reached pinned, rope", "setze Anna kletternd einen Felsen 4 m erreicht verankert, Seil"],
    ["set Anna not climbing", "setze Anna nicht kletternd"],
    ["set Anna carrying Cem with Boris smaller since round 2", "setze Anna tragend Cem mit Boris kleiner seit Runde 2"],
    ["set Cem not carried", "setze Cem nicht getragen"],
    ["set Boris marked \"flieht\"", "setze Boris markiert \"flieht\""],
    ["set Boris secretly marked \"bestochen\"", "setze Boris geheim markiert \"bestochen\""],
    ["set Boris not marked \"flieht\"", "setze Boris nicht markiert \"flieht\""],
    ["set Boris not secretly marked \"bestochen\"", "setze Boris nicht geheim markiert \"bestochen\""],
];
