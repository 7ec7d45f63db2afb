//! Questions and their answers, in German.

use schwung_rulebook::Lang;

use crate::words::questions::asked;

#[test]
fn the_questions_in_german() {
    insta::assert_snapshot!(asked(Lang::De), @r"
    Anna verteidigt gegen +4 (Boris): Fertigkeit wählen
      Fäuste +3
      Schusswaffen +1 – Diese Fertigkeit passt hier nicht
      Aufmerksamkeit +2 – Diese Fertigkeit passt hier nicht
      Entschlossenheit 0 – Diese Fertigkeit passt hier nicht
      Athletik +2
    Anna verteidigt gegen +4 (Boris): Fertigkeit wählen, auf Wunsch mit voller Verteidigung
      Fäuste +3
      Fäuste +3, volle Verteidigung +2 statt der eigenen Aktion
      Schusswaffen +1 – Diese Fertigkeit passt hier nicht
      Aufmerksamkeit +2 – Diese Fertigkeit passt hier nicht
      Entschlossenheit 0 – Diese Fertigkeit passt hier nicht
      Athletik +2
      Athletik +2, volle Verteidigung +2 statt der eigenen Aktion
    Schläger verteidigt gegen +4 (Anna): mit voller Verteidigung?
      Mit Qualität verteidigen
      Mit Qualität verteidigen, volle Verteidigung +2 statt der eigenen Aktion
    Anna +4 gegen Boris +2 – Anna: Aspekt einsetzen?
      So stehen lassen
      +2 durch „Schnelle Klinge“ (1 Schicksalspunkt)
      Neu würfeln durch „Schnelle Klinge“ (1 Schicksalspunkt)
      +2 durch „Verräterin“ (1 Schicksalspunkt)
      Neu würfeln durch „Verräterin“ (1 Schicksalspunkt)
      +2 durch „Der Stier“ (1 Schicksalspunkt)
      Neu würfeln durch „Der Stier“ (1 Schicksalspunkt)
      +2 durch „Dichter Nebel“ (1 Schicksalspunkt)
      Neu würfeln durch „Dichter Nebel“ (1 Schicksalspunkt)
      +2 durch „Sand im Auge“ (freies Auslösen)
      Neu würfeln durch „Sand im Auge“ (freies Auslösen)
      +3 durch „Wundersame Klinge“ (2 Schicksalspunkte)
      +1 kaufen (1 Schicksalspunkt)
    Anna +4 gegen den Block von Schläger +3 – Anna: Aspekt einsetzen?
      So stehen lassen
      +2 durch „Schnelle Klinge“ (1 Schicksalspunkt)
      Neu würfeln durch „Schnelle Klinge“ (1 Schicksalspunkt)
      +2 durch „Verräterin“ (1 Schicksalspunkt)
      Neu würfeln durch „Verräterin“ (1 Schicksalspunkt)
      +2 durch „Der Stier“ (1 Schicksalspunkt)
      Neu würfeln durch „Der Stier“ (1 Schicksalspunkt)
      +2 durch „Dichter Nebel“ (1 Schicksalspunkt)
      Neu würfeln durch „Dichter Nebel“ (1 Schicksalspunkt)
      +2 durch „Sand im Auge“ (freies Auslösen)
      Neu würfeln durch „Sand im Auge“ (freies Auslösen)
      +3 durch „Wundersame Klinge“ (2 Schicksalspunkte)
      +1 kaufen (1 Schicksalspunkt)
    Anna +4 gegen Schwierigkeit +3 – Anna: Aspekt einsetzen?
      So stehen lassen
      +2 durch „Schnelle Klinge“ (1 Schicksalspunkt)
      Neu würfeln durch „Schnelle Klinge“ (1 Schicksalspunkt)
      +2 durch „Verräterin“ (1 Schicksalspunkt)
      Neu würfeln durch „Verräterin“ (1 Schicksalspunkt)
      +2 durch „Dichter Nebel“ (1 Schicksalspunkt)
      Neu würfeln durch „Dichter Nebel“ (1 Schicksalspunkt)
      +3 durch „Wundersame Klinge“ (2 Schicksalspunkte)
      +1 kaufen (1 Schicksalspunkt)
    Anna +4 gegen Schwierigkeit ? – Anna: Aspekt einsetzen?
      So stehen lassen
      +2 durch „Schnelle Klinge“ (1 Schicksalspunkt)
      Neu würfeln durch „Schnelle Klinge“ (1 Schicksalspunkt)
      +2 durch „Verräterin“ (1 Schicksalspunkt)
      Neu würfeln durch „Verräterin“ (1 Schicksalspunkt)
      +2 durch „Dichter Nebel“ (1 Schicksalspunkt)
      Neu würfeln durch „Dichter Nebel“ (1 Schicksalspunkt)
      +3 durch „Wundersame Klinge“ (2 Schicksalspunkte)
      +1 kaufen (1 Schicksalspunkt)
    Anna +4 gegen Boris +4, ohne Wurf – Anna: Aspekt einsetzen?
      So stehen lassen
      +2 durch „Schnelle Klinge“ (1 Schicksalspunkt)
      Neu würfeln durch „Schnelle Klinge“ (1 Schicksalspunkt)
      +2 durch „Verräterin“ (1 Schicksalspunkt)
      Neu würfeln durch „Verräterin“ (1 Schicksalspunkt)
      +2 durch „Der Stier“ (1 Schicksalspunkt)
      Neu würfeln durch „Der Stier“ (1 Schicksalspunkt)
      +2 durch „Dichter Nebel“ (1 Schicksalspunkt)
      Neu würfeln durch „Dichter Nebel“ (1 Schicksalspunkt)
      +2 durch „Sand im Auge“ (freies Auslösen)
      Neu würfeln durch „Sand im Auge“ (freies Auslösen)
      +3 durch „Wundersame Klinge“ (2 Schicksalspunkte)
      +1 kaufen (1 Schicksalspunkt)
    Anna +4 gegen den Block von Schläger +5 – Anna: Aspekt einsetzen?
      So stehen lassen
      +2 durch „Schnelle Klinge“ (1 Schicksalspunkt)
      Neu würfeln durch „Schnelle Klinge“ (1 Schicksalspunkt)
      +2 durch „Verräterin“ (1 Schicksalspunkt)
      Neu würfeln durch „Verräterin“ (1 Schicksalspunkt)
      +2 durch „Der Stier“ (1 Schicksalspunkt)
      Neu würfeln durch „Der Stier“ (1 Schicksalspunkt)
      +2 durch „Dichter Nebel“ (1 Schicksalspunkt)
      Neu würfeln durch „Dichter Nebel“ (1 Schicksalspunkt)
      +2 durch „Sand im Auge“ (freies Auslösen)
      Neu würfeln durch „Sand im Auge“ (freies Auslösen)
      +3 durch „Wundersame Klinge“ (2 Schicksalspunkte)
      +1 kaufen (1 Schicksalspunkt)
    Anna würfelt gleich: +1 für einen Schicksalspunkt kaufen?
      So würfeln
      +1 kaufen (1 Schicksalspunkt)
    Anna würfelt gleich: noch +1 für einen Schicksalspunkt kaufen (bisher 1)?
      So würfeln
      +1 kaufen (1 Schicksalspunkt)
    Anna ist mit 3 Erfolgsgraden auf Gesundheit getroffen: Was fängt den Treffer ab?
      Kästchen 3 ankreuzen
      Eine geringe Konsequenz nehmen
      Tom scheidet statt einer Konsequenz aus
    Anna ist mit 7 Erfolgsgraden auf Gesundheit getroffen: Was fängt den Treffer ab?
      Kästchen 7 ankreuzen – Kein freies Kästchen ab 7; die Leiste hat 5
      Eine geringe Konsequenz nehmen
      Tom scheidet statt einer Konsequenz aus
    Boris ist mit 2 Erfolgsgraden auf Gesundheit getroffen: Was fängt den Treffer ab?
      Kästchen 2 ankreuzen
      Eine geringe Konsequenz nehmen
    Anna hat Schwung: beim Wurf von Boris nutzen?
      Nicht nutzen
      +1 auf den Wurf von Boris
      −1 auf den Wurf von Boris
    Anna hat Schwung: nutzen? Boris liegt 2 vor Anna
      Nicht nutzen
      +1 auf den Wurf von Boris
      −1 auf den Wurf von Boris
      +1 auf den Wurf von Anna
      −1 auf den Wurf von Anna
    Anna hat Schwung: nutzen? Boris liegt 1 hinter Anna
      Nicht nutzen
      +1 auf den Wurf von Boris
      −1 auf den Wurf von Boris
      +1 auf den Wurf von Anna
      −1 auf den Wurf von Anna
    Anna hat Schwung: nutzen? Boris und Anna liegen gleichauf
      Nicht nutzen
      +1 auf den Wurf von Boris
      −1 auf den Wurf von Boris
      +1 auf den Wurf von Anna
      −1 auf den Wurf von Anna
    Anna hat um 4 besser verteidigt: Schwung oder Überfluss?
      Schwung für die nächste Aktion
      Überfluss, sofort zu verwenden
    Boris hat noch 2 Erfolgsgrade Überfluss: Was geschieht sofort damit?
      Nichts mehr
      Zone wechseln: Deck (2 Erfolgsgrade)
      Die Waffe aufnehmen (3 Erfolgsgrade) – Nicht genug: nötig 3, da 2
      Etwas anderes tun: in eigenen Worten (1 Erfolgsgrad)
      Etwas anderes tun: in eigenen Worten (2 Erfolgsgrade)
    Anna hat noch 1 Erfolgsgrad: Wofür ist der nächste?
      Nichts mehr
      Schneller fertig sein (1 Erfolgsgrad)
      Bessere Arbeit: um 1 besser (1 Erfolgsgrad)
      Unauffälliger sein: um 1 schwerer zu bemerken (1 Erfolgsgrad)
      Etwas anderes: in eigenen Worten (1 Erfolgsgrad)
    Anna hat noch 2 Erfolgsgrade und braucht bis jetzt: ein paar Augenblicke. Wofür ist der nächste?
      Nichts mehr
      Schneller fertig sein: ein Augenblick (1 Erfolgsgrad)
      Bessere Arbeit: +3 (1 Erfolgsgrad)
      Unauffälliger sein: Schwierigkeit zum Bemerken +4 (1 Erfolgsgrad)
      Etwas anderes: in eigenen Worten (1 Erfolgsgrad)
    Anna hat noch 1 Erfolgsgrad und braucht bis jetzt: ein Augenblick. Wofür ist der nächste?
      Nichts mehr
      Schneller fertig sein (1 Erfolgsgrad) – Kürzer als ein Augenblick geht es nicht
      Bessere Arbeit: um 1 besser (1 Erfolgsgrad)
      Unauffälliger sein: um 1 schwerer zu bemerken (1 Erfolgsgrad)
      Etwas anderes: in eigenen Worten (1 Erfolgsgrad)
    Anna hält zurück: jetzt handeln?
      Weiter warten
      Jetzt handeln
    Anna hat noch 2 Erfolgsgrade: als Stress verwenden?
      Verfallen lassen
      Als Stress verwenden (2 Erfolgsgrade)
    Anna trifft alle: Wie viele Schergen (höchstens 2) für Überfluss verschonen?
      Niemanden verschonen
      1 verschonen
      2 verschonen
    Boris beschreibt die schwere Konsequenz in eigenen Worten
      in eigenen Worten
    Aysche sagt, wie Boris ausscheidet
      in eigenen Worten
    Aysche sagt, wie Boris stattdessen ausscheidet
      in eigenen Worten
    Anna sagt, wie Tom ausscheidet
      in eigenen Worten
    Spielleitung sagt, was Anna noch zu tun bleibt
      in eigenen Worten
    Spielleitung sagt, wie es nach dem Unentschieden für Anna weitergeht
      in eigenen Worten
    Spielleitung sagt, was Anna mit +9 darüber hinaus erreicht
      in eigenen Worten
    Spielleitung sagt, was der Schwung von Anna bewirkt (3 Erfolgsgrade übrig)
      in eigenen Worten
    Boris hat eine Konsequenz genommen: Nachgeben anbieten?
      Weitermachen
      Nachgeben anbieten: in eigenen Worten
    Boris hat genug Konsequenzen genommen, sagt Grit: Nachgeben anbieten?
      Weitermachen
      Nachgeben anbieten: in eigenen Worten
    Anna hört das Angebot von Boris, zu diesen Bedingungen nachzugeben: „er lässt das Logbuch fallen“. Annehmen?
      Ablehnen
      Annehmen
    Spielleitung hört das Angebot von Boris, zu diesen Bedingungen nachzugeben: „er lässt das Logbuch fallen“. Annehmen?
      Ablehnen
      Annehmen
    Anna scheidet aus, „liegt am Boden“: 3 Schicksalspunkte für einen anderen Ausgang zahlen?
      So hinnehmen
      Einen anderen Ausgang verlangen (3 Schicksalspunkte)
    Anna soll den Aspekt „Umzingelt“ bekommen: mit einem Schicksalspunkt abwehren?
      Zulassen
      Abwehren (1 Schicksalspunkt)
    Spielleitung: Anna und Boris haben Gleichstand. Noch einmal würfeln?
      Unentschieden lassen
      Noch einmal würfeln
    Anna wählt verdeckt eine Fertigkeit für den Wettstreit (Vorschlag: Athletik)
      Athletik +2
      Fäuste +3
      Schusswaffen +1
      Aufmerksamkeit +2
      Entschlossenheit 0
    Spielleitung sagt, wie schwer der Block von Anna ist: „Sperrfeuer“
      Ein einfacher Block: kein Malus
      Schwerer: −1
      Schwerer: −2
      Schwerer: −3
      Schwerer: −4
      Schwerer: −5
      Schwerer: −6
      Zu viel auf einmal: kein Block
    Spielleitung sagt, wie lange Athletik für Anna einspringt
      für diesen Wurf
      bis zum Ende dieser Runde
      bis zum Ende der Szene
    Spielleitung sagt, wie schwer es für Anna ist: Athletik
      −2
      −1
      0
      +1
      +2
      +3
      +4
      +5
      +6
      +7
      +8
    Spielleitung sagt, wie schwer es für Anna ist
      −2
      −1
      0
      +1
      +2
      +3
      +4
      +5
      +6
      +7
      +8
    Spielleitung sagt, was 2 Erfolgsgrade von Boris bewirken
      Nichts weiter
      Etwas anderes: in eigenen Worten
    Spielleitung sagt, was 3 Erfolgsgrade von Boris bewirken
      Nichts weiter
      Etwas anderes: in eigenen Worten
      Schwung für die nächste Aktion
    Anna schafft es nur, wenn es länger dauert: ein halber Tag (gedacht: eine Stunde). Länger brauchen?
      Es bleibt misslungen
      Länger brauchen und fertig werden
    „Schnelle Klinge“ wird erzwungen: Anna nimmt 2 Schicksalspunkte an oder lehnt für einen ab. „sie stürmt blind los“
      Annehmen (bringt 2 Schicksalspunkte)
      Ablehnen (1 Schicksalspunkt)
    Spielleitung: Reicht Anna 2 Zonen weit bis zu Boris?
    Spielleitung: Passt Athletik hier für Anna?
    Spielleitung: Ist Anna daran durch den Block von Boris gehindert?
    Spielleitung: Kostet der Versuch gegen den Block von Boris die Aktion von Anna?
    Spielleitung: Passt „mit einem Satz“ als mittlere Konsequenz für Anna?
    Spielleitung: Bleibt „mit einem Satz“ als Ausgang für Anna im Rahmen?
    Spielleitung: War das Angebot von Anna vernünftig: „mit einem Satz“?
    Spielleitung: Darf der Aspekt „mit einem Satz“, den Anna anbringt, dauerhaft sein?
    Spielleitung: Darf der Aspekt „mit einem Satz“, den Anna anbringt, dauerhaft sein, bei so gutem Gelingen?
    Spielleitung: Ändert Anna die Szene so: „mit einem Satz“?
    Spielleitung: Ändert Anna die Szene so, für einen Schicksalspunkt: „mit einem Satz“?
    Spielleitung: Wird Anna den Aspekt „Sand im Auge“ auf diese Weise los, für einen Schicksalspunkt?
    Spielleitung: Erklärt das den Schwung von Anna: „mit einem Satz“?
    Spielleitung: Hilft „Sand im Auge“ hier Anna?
    Spielleitung: Kann Anna mit „Dichter Nebel“ hier Athletik einsetzen?
    Spielleitung: Stimmt von jetzt an, was Anna behauptet: „mit einem Satz“?
    Spielleitung: Erzwingt „Schnelle Klinge“ das für Anna: „mit einem Satz“?
    Spielleitung: Kann Anna „Sand im Auge“ dafür auslösen: „mit einem Satz“?
    Spielleitung: Vergeht „Sand im Auge“ mit dieser Bewegung?
    Spielleitung: Ist das für Anna eine freie Aktion: „mit einem Satz“?
    Spielleitung: Ist der Konflikt vorbei?
    Spielleitung: Hat Anna damit „Sand im Auge“ überwunden?
    Spielleitung: Darf Anna dafür Erfolgsgrade verwenden: „mit einem Satz“?
    Spielleitung: Kommt Anna ohne Wurf über die Grenze (Wert 1)?
    Spielleitung: Hält Tom mit Anna Schritt?
    Spielleitung: Gelingt Anna das mit dem Manöver: „mit einem Satz“?
    Spielleitung: Ist Athletik hier die richtige Fertigkeit für Anna?
    Spielleitung: Verändert Athletik diesen Wurf von Anna, je nachdem um +1 oder −1?
    Spielleitung: Unterstützt Athletik diesen Wurf von Anna?
    Spielleitung: Beschränkt Athletik diesen Wurf von Anna?
    Spielleitung: Schafft Anna es doch noch, wenn es länger dauert (ein halber Tag)?
    ");
}
