//! Log lines of all events, in German.

use schwung_rulebook::Lang;

use crate::words::events::log;

#[test]
fn the_log_in_german() {
    insta::assert_snapshot!(log(Lang::De), @r"
    Ein körperlicher Konflikt beginnt. Reihenfolge: Anna, Boris, Schläger.
    Ein körperlicher Konflikt beginnt um „Das Logbuch“. Reihenfolge: Anna, Boris, Schläger.
    Runde 3 beginnt.
    Runde 3 beginnt. Reihenfolge: Anna, Boris, Schläger.
    Verstärkung: Boris handelt noch in dieser Runde, als Nächstes.
    Boris ist am Zug.
    Anna greift Boris an: Fäuste.
    Anna greift Boris an, um zu ängstigen: Entschlossenheit.
    Anna greift Boris an.
    Anna greift Boris an, um zu ängstigen.
    Anna versucht ein Manöver.
    Anna versucht ein Manöver gegen Boris.
    Anna setzt zum Block an.
    Anna sprintet los.
    Anna drängt Boris ab.
    Anna setzt zum Wurf an.
    Anna versucht, Boris wegzuschleudern.
    (ActionBegan)
    Anna schätzt die Lage ein.
    (ActionBegan)
    (ActionBegan)
    Anna setzt aus.
    (ActionBegan)
    (TurnEnded)
    Boris hält die Aktion zurück – bis zum Ende der Runde.
    Die zurückgehaltene Aktion von Boris verfällt mit dem Ende der Runde.
    Boris geht in die volle Verteidigung: +2 auf jede Abwehr bis zum Ende der Runde.
    Die volle Verteidigung von Boris endet mit dem Ende der Runde.
    Der Konflikt ist vorbei. Blocks, Schwung und zurückgehaltene Aktionen verfallen.
    Die Szene ist vorbei. Der Stress vergeht, und was nur für die Szene galt, verfällt.
    Von jetzt an ist jede Aktion eingeschränkt durch Athletik und Aufmerksamkeit.
    Nichts schränkt die Aktionen mehr ein.
    Anna: Fäuste +3, Würfel +1: +4.
    Boris: Fäuste +2, volle Verteidigung +2, Würfel −2: +2.
    Anna würfelt neu: Fäuste +3, Würfel +1: +4.
    Anna +4 gegen Boris +2: 2 Erfolgsgrade.
    Anna +4 gegen Schwierigkeit +5: 1 zu wenig.
    Anna +4 gegen Schwierigkeit +3: 1 Erfolgsgrad.
    Anna +4 gegen den Block von Boris +4: 0 Erfolgsgrade.
    Anna gewinnt mit 1 Erfolgsgrad.
    Unentschieden: Niemand gewinnt.
    Anna verwendet einen Erfolgsgrad, um schneller fertig zu sein.
    Anna verwendet einen Erfolgsgrad auf bessere Arbeit.
    Anna verwendet einen Erfolgsgrad auf Unauffälligkeit.
    Anna verwendet einen Erfolgsgrad, um schneller fertig zu sein: eine halbe Stunde.
    Anna verwendet einen Erfolgsgrad, um schneller fertig zu sein: um 2 Schritte der Zeittafel.
    Anna verwendet einen Erfolgsgrad auf bessere Arbeit: jetzt +3.
    Anna verwendet einen Erfolgsgrad auf bessere Arbeit: um 2 besser.
    Anna verwendet einen Erfolgsgrad auf Unauffälligkeit: Schwierigkeit zum Bemerken +2.
    Anna verwendet einen Erfolgsgrad auf Unauffälligkeit: um 1 schwerer zu bemerken.
    Anna verwendet einen Erfolgsgrad: „die Spuren verwischt“.
    Anna: „öffnet die Luke“.
    Anna bringt es zustande.
    Anna, neben der Aktion (−1): „zieht ein Messer“.
    Zum Wurf von Anna: Fäuste +3 unterstützt, Schusswaffen +1 beschränkt, Spielleitung −2 („Regen“).
    Zum Wurf von Anna: Schusswaffen +1 verändert.
    Anna, nebenbei: „ruft eine Warnung“.
    Anna: Entschlossenheit 0, Würfel −4: −4, zählt als −2.
    Anna: Fäuste +3, Würfel +1: +4, zählt als +3.
    Anna: Fäuste +3, Stunt +2, Würfel +1: +6.
    Anna +4 gegen Boris +2, ohne Wurf: 2 Erfolgsgrade.
    Schwierigkeit für Anna: +1, „Nebel“ +1, „Fackel“ −1: +1.
    Nur für die Spielleitung: Schwierigkeit für Anna: +1, „Nebel“ +1, „Fackel“ −1: +1.
    Boris würfelt nicht, es gilt Fäuste +2.
    Boris würfelt nicht: Fäuste +2, volle Verteidigung +2: +4.
    Boris würfelt nicht, es gilt 0.
    Anna verfehlt das Ziel um 3 Erfolgsgrade.
    Anna schafft es nur gerade so.
    Anna schafft es nur gerade so. Noch zu tun: „die Luke klemmt noch“.
    Anna gelingt noch mehr: „alle sehen es“.
    Unentschieden zwischen Anna und Boris.
    Unentschieden zwischen Anna und Boris: „beide hängen am Seil“.
    Boris hat 2 Erfolgsgrade davon, dass Anna unterliegt.
    Boris macht etwas daraus: „er entkommt“.
    Anna hat 3 Erfolgsgrade übrig und damit Schwung.
    Anna hat 4 Erfolgsgrade übrig und damit Schwung: „die Menge staunt“.
    Anna braucht so lange wie gedacht: eine Stunde.
    Anna ist schneller fertig: 15 Minuten (gedacht: eine Stunde).
    Anna braucht länger und schafft es doch: ein halber Tag (gedacht: eine Stunde).
    Verdeckt gewürfelt, nur für die Spielleitung: Anna, Fäuste +3, Würfel +1: +4. Gegen Boris +2: 2 Erfolgsgrade. Gegen Boris +4: 0 Erfolgsgrade.
    Aufgedeckt: Anna, Fäuste +3, Würfel +1: +4. Gegen Boris +2: 2 Erfolgsgrade. Gegen Boris +4: 0 Erfolgsgrade.
    Anna setzt „Rüstzeug“ ein.
    Anna setzt „Wundersame Klinge“ ein (2 Schicksalspunkte): „sie schneidet Stein“.
    Neue Fertigkeit: Reiten.
    (Attacked)
    Der Block von Schläger (+4) schützt Boris.
    Der Block von Boris (+4) hält Anna auf; vorbei geht es nur mit mehr als +4.
    Anna überwindet den Block von Boris mit 2 Erfolgsgraden.
    Anna kommt gegen Boris nicht durch.
    Gleichstand: Anna kommt gegen Boris nicht durch.
    Treffer bei Boris: 2 Erfolgsgrade auf Gesundheit.
    Treffer bei Boris: 1 Erfolgsgrad auf Haltung.
    Treffer bei Schläger: 3 Erfolgsgrade.
    Boris kreuzt Kästchen 3 an (Gesundheit).
    Das Kästchen ist belegt: Boris kreuzt Kästchen 4 an (Haltung).
    Schläger: 1 Kästchen gefüllt, niemand fällt, 4 stehen noch.
    Schläger: 2 Kästchen gefüllt, 1 Scherge fällt, 3 stehen noch.
    Schläger: 6 Kästchen gefüllt, 3 Schergen fallen, 1 steht noch.
    Schläger: 8 Kästchen gefüllt, 4 Schergen fallen, niemand steht mehr.
    Boris nimmt eine geringe Konsequenz: „Blaues Auge“.
    Boris nimmt eine geringe Konsequenz: „Blaues Auge“. Anna darf sie einmal frei auslösen.
    Tom scheidet anstelle einer Konsequenz von Anna aus: „fällt ins Wasser“.
    Boris scheidet aus, besiegt von Anna: „liegt bewusstlos am Boden“.
    Schläger scheiden aus.
    Boris zahlt 1 Schicksalspunkt für einen anderen Ausgang.
    Der Ausgang für Boris ist jetzt ein anderer: „flieht über das Dach“.
    Boris bietet Nachgeben an: „er lässt das Logbuch fallen“.
    Boris gibt nach und scheidet zu eigenen Bedingungen aus: „er lässt das Logbuch fallen“.
    Das Angebot von Boris ist abgelehnt.
    Das vernünftige Angebot von Boris ist abgelehnt: Boris erhält einen Schicksalspunkt.
    Anna lehnt das Angebot von Boris ab.
    Anna lehnt das vernünftige Angebot von Boris ab: Ein Schicksalspunkt geht von Anna an Boris.
    Anna blockt Angriffe auf Boris mit +4 bis zum Ende dieser Runde.
    Anna blockt Bewegung und Schüsse mit +4 bis zur Freigabe: „Sperrfeuer“.
    Anna versperrt den Weg durch Deck für alle anderen mit +4 bis zum Ende dieser Runde: „Fässer“.
    Der Block von Anna gegen Angriffe auf Boris verfällt.
    Der Block von Anna gegen Angriffe, Manöver, Bewegung, Schüsse, andere Aktionen und Worte verfällt.
    Der Block von Anna gegen den Weg durch Deck verfällt.
    Boris hat Schwung – nur für die nächste Aktion.
    Boris nutzt Schwung, −1 auf den Wurf von Anna: „lenkt sie ab“.
    Der Schwung von Boris verfällt.
    Anna hat 2 Erfolgsgrade Überfluss – nur für sofort.
    Anna verwendet 1 Erfolgsgrad Überfluss: „tritt die Lampe um“.
    Anna verwendet 2 Erfolgsgrade Überfluss.
    Anna wechselt die Zone: Deck.
    Anna: „Das Fass rollt“, bis in die Zone Deck.
    Der ganze Weg kostet 3 Erfolgsgrade, Anna hat nur 1: Das reicht nicht bis ans Ziel.
    Der ganze Weg kostet 1 Erfolgsgrad, Anna hat nur 0: Eine Zone ohne Grenze geht trotzdem.
    Anna hat 3 Erfolgsgrade und bräuchte 4: Nichts bewegt sich.
    Boris verliert die Waffe (3 Erfolgsgrade).
    Boris hat wieder eine Waffe in der Hand.
    Anna trägt eine Last: Gewicht 2.
    Anna trägt keine Last mehr.
    Neuer Aspekt auf der Szene: „Blendendes Licht“.
    Neuer Aspekt auf Boris: „Umzingelt“ (schwach, vergeht mit dem ersten Auslösen, freies Auslösen: Anna).
    Neuer Aspekt auf der Zone Deck: „Öllache“ (dauerhaft, verborgen).
    Der Aspekt „Dichter Nebel“ vergeht.
    Der Aspekt „Nebel“ heißt jetzt „Dichter Nebel“.
    Alle erfahren von einem Aspekt: „Lose Planken“.
    Aysche erfährt von einem Aspekt: „Lose Planken“.
    Alle erfahren von einem Aspekt: „Verräterin“.
    Aysche erfährt von einem Aspekt: „Verräterin“.
    Das freie Auslösen von „Sand im Auge“ geht an Boris.
    Boris wehrt den Aspekt „Umzingelt“ mit einem Schicksalspunkt ab.
    Anna ruft „Schnelle Klinge“ auf: +2 (1 Schicksalspunkt).
    Anna ruft „Schnelle Klinge“ auf: neuer Wurf (1 Schicksalspunkt).
    Anna löst „Dichter Nebel“ aus: +2 (1 Schicksalspunkt).
    Anna löst „Sand im Auge“ aus: +2 (freies Auslösen). Der Aspekt ist damit vergangen.
    Anna kauft +1 für einen Schicksalspunkt.
    Anna nutzt „Dichter Nebel“: Athletik springt ein für diesen Wurf (1 Schicksalspunkt).
    Anna nutzt „Dichter Nebel“: Athletik springt ein bis zum Ende dieser Runde (1 Schicksalspunkt).
    Anna nutzt „Dichter Nebel“: Athletik springt ein bis zum Ende der Szene (1 Schicksalspunkt).
    Athletik springt für Anna nicht länger ein.
    „Der Stier“ wird erzwungen: Boris nimmt an und erhält 2 Schicksalspunkte: „er stürmt blind los“.
    „Der Stier“ wird erzwungen: Boris lehnt ab und zahlt 1 Schicksalspunkt: „er stürmt blind los“.
    Anna behauptet (1 Schicksalspunkt): „hier liegt ein Seil“.
    Anna behauptet mit „Schnelle Klinge“ (1 Schicksalspunkt): „hier liegt ein Seil“.
    Anna löst „Dichter Nebel“ aus (1 Schicksalspunkt): „niemand sieht sie gehen“.
    Anna hat jetzt 5 Schicksalspunkte (+2).
    Anna hat jetzt 1 Schicksalspunkt (−1).
    Boris führt jetzt Schläger.
    Boris führt jetzt Schläger; wer schon gehandelt hat, hilft bei keiner Aktion dieser Runde.
    Boris führt Schläger nicht mehr.
    Schläger zählen jetzt 3 Schergen.
    Schläger stehen in Reserve.
    Tom ist für Anna nicht mehr zu erreichen. Dafür gibt es einen Schicksalspunkt.
    Tom ist für Anna nicht mehr zu erreichen.
    Tom ist ohne Anna unterwegs.
    Tom ist wieder bei Anna.
    Boris hat „Blaues Auge“ überwunden.
    Eine neue Sitzung beginnt.
    Eine neue Sitzung beginnt, ohne dass Zeit vergangen ist.
    Gegen die Faustregel „Reichweite: zwei, manchmal drei Zonen“.
    Die Aktion von Anna findet nicht statt, nichts ist verbraucht (nach „Reichweite: zwei, manchmal drei Zonen“).
    Die Spielleitung lässt es durchgehen, gegen „Der Aspekt muss bekannt sein“.
    Die Spielleitung lässt es durchgehen, gegen „Kein Minus“: Anna müsste 2 Schicksalspunkte zahlen und zahlt 1 Schicksalspunkt.
    Anna kann nicht mehr zahlen: nötig 1 Schicksalspunkt, da sind 0 Schicksalspunkte. Es wird nichts daraus.
    Anna hat schon 255 Schicksalspunkte. Mehr kann die Software nicht festhalten, es kommt keiner dazu.
    Jetzt gilt: Boris: Gesundheit ☐☐☐☐☐ Haltung ☐☐☐☐☐, 4 Schicksalspunkte, Aspekt „Sand im Auge“ (schwach, vergeht mit dem ersten Auslösen, freies Auslösen: Anna), Zone Deck.
    Boris ist jetzt verborgen.
    Boris kommt zum Vorschein.
    Die Spielleitung ändert Bögen, Zonen oder Fertigkeiten.
    Die Spielleitung setzt: Grenze zwischen Kai und Deck 3.
    Es gelten wieder alle Hausregeln wie üblich.
    Hausregeln: Reichweite von Schusswaffen: 3 und Grit: aus.
    Rita kommt dazu (Zone Kai).
    Die Spielleitung gibt Boris den Zug.
    Niemand ist mehr am Zug, sagt die Spielleitung.
    Spielleitung: Reicht Anna 2 Zonen weit bis zu Boris? Ja.
    Spielleitung: Passt Athletik hier für Anna? Ja.
    Spielleitung: Ist Anna daran durch den Block von Boris gehindert? Ja.
    Spielleitung: Kostet der Versuch gegen den Block von Boris die Aktion von Anna? Ja.
    Spielleitung: Passt „mit einem Satz“ als mittlere Konsequenz für Anna? Ja.
    Spielleitung: Bleibt „mit einem Satz“ als Ausgang für Anna im Rahmen? Ja.
    Spielleitung: War das Angebot von Anna vernünftig: „mit einem Satz“? Ja.
    Spielleitung: Darf der Aspekt „mit einem Satz“, den Anna anbringt, dauerhaft sein? Ja.
    Spielleitung: Darf der Aspekt „mit einem Satz“, den Anna anbringt, dauerhaft sein, bei so gutem Gelingen? Ja.
    Spielleitung: Ändert Anna die Szene so: „mit einem Satz“? Ja.
    Spielleitung: Ändert Anna die Szene so, für einen Schicksalspunkt: „mit einem Satz“? Ja.
    Spielleitung: Wird Anna den Aspekt „Sand im Auge“ auf diese Weise los, für einen Schicksalspunkt? Ja.
    Spielleitung: Erklärt das den Schwung von Anna: „mit einem Satz“? Ja.
    Spielleitung: Hilft „Sand im Auge“ hier Anna? Ja.
    Spielleitung: Kann Anna mit „Dichter Nebel“ hier Athletik einsetzen? Ja.
    Spielleitung: Stimmt von jetzt an, was Anna behauptet: „mit einem Satz“? Ja.
    Spielleitung: Erzwingt „Schnelle Klinge“ das für Anna: „mit einem Satz“? Ja.
    Spielleitung: Kann Anna „Sand im Auge“ dafür auslösen: „mit einem Satz“? Ja.
    Spielleitung: Vergeht „Sand im Auge“ mit dieser Bewegung? Ja.
    Spielleitung: Ist das für Anna eine freie Aktion: „mit einem Satz“? Ja.
    Spielleitung: Ist der Konflikt vorbei? Ja.
    Spielleitung: Hat Anna damit „Sand im Auge“ überwunden? Ja.
    Spielleitung: Darf Anna dafür Erfolgsgrade verwenden: „mit einem Satz“? Ja.
    Spielleitung: Kommt Anna ohne Wurf über die Grenze (Wert 1)? Ja.
    Spielleitung: Hält Tom mit Anna Schritt? Ja.
    Spielleitung: Gelingt Anna das mit dem Manöver: „mit einem Satz“? Ja.
    Spielleitung: Ist Athletik hier die richtige Fertigkeit für Anna? Ja.
    Spielleitung: Verändert Athletik diesen Wurf von Anna, je nachdem um +1 oder −1? Ja.
    Spielleitung: Unterstützt Athletik diesen Wurf von Anna? Ja.
    Spielleitung: Beschränkt Athletik diesen Wurf von Anna? Ja.
    Spielleitung: Schafft Anna es doch noch, wenn es länger dauert (ein halber Tag)? Ja.
    Spielleitung: Ist der Konflikt vorbei? Nein.
    ");
}
