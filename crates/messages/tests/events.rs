//! What the log says of each event.

mod common;

use common::{
    ANNA, BORIS, TRAP, assert_whole, catalogue, defence, effort, events, name_of, names_in, state, words,
};
use schwung_fate::{AspectRef, Event, Opposition, State};
use schwung_messages::{Viewer, event, event_for, event_for_players, explain, explain_for};
use schwung_rulebook::Lang;
use schwung_table::Seat;

/// The facts after `event`.
fn after(event: &Event) -> State {
    let mut state = state();
    state.apply(event);
    state
}

fn log(lang: Lang) -> String {
    let c = catalogue(lang);
    let line = |it: &Event| event(&c, &after(it), it).unwrap_or_else(|| format!("({})", name_of(it)));
    events::all().iter().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_list_has_every_event_and_every_judgement() {
    let events: Vec<String> = events::all().iter().map(name_of).collect();
    for name in names_in(include_str!("../../fate/src/event.rs"), "pub enum Event {") {
        assert!(events.contains(&name), "{name}");
    }
    let judgements: Vec<String> = events::judgements().iter().map(name_of).collect();
    for name in names_in(include_str!("../../fate/src/judgement.rs"), "pub enum Judgement {") {
        assert!(judgements.contains(&name), "{name}");
    }
    let doings: Vec<String> = events::all()
        .iter()
        .filter_map(|it| match it {
            Event::ActionBegan { doing, .. } => Some(name_of(doing)),
            _ => None,
        })
        .collect();
    for name in names_in(include_str!("../../fate/src/event.rs"), "pub enum Doing {") {
        assert!(doings.contains(&name), "{name}");
    }
}

#[test]
fn every_line_is_a_whole_sentence() {
    for lang in Lang::ALL {
        let c = catalogue(lang);
        for it in events::all() {
            let Some(line) = event(&c, &after(&it), &it) else { continue };
            assert_whole(&line);
            assert!(line.ends_with('.'), "{line}");
            let first = line.chars().next().unwrap_or(' ');
            assert!(first.is_uppercase() || matches!(first, '„' | '“'), "{line}");
        }
    }
}

#[test]
fn the_log_in_german() {
    insta::assert_snapshot!(log(Lang::De), @r"
    Ein körperlicher Konflikt beginnt. Reihenfolge: Anna, Boris, Schläger.
    Ein körperlicher Konflikt beginnt um „Das Logbuch“. Reihenfolge: Anna, Boris, Schläger.
    Runde 3 beginnt.
    Runde 3 beginnt. Reihenfolge: Anna, Boris, Schläger.
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
    Anna verwendet einen Erfolgsgrad: „die Spuren verwischt“.
    Anna: „öffnet die Luke“.
    Anna bringt es zustande.
    Anna, nebenbei: „ruft eine Warnung“.
    (Attacked)
    Der Block von Schläger (+4) schützt Boris.
    Der Block von Boris (+4) hält Anna auf.
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
    Schläger scheidet aus.
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
    Anna hat 3 Erfolgsgrade und bräuchte 4: Nichts bewegt sich.
    Boris verliert die Waffe (3 Erfolgsgrade).
    Boris hat wieder eine Waffe in der Hand.
    Anna trägt eine Last: Gewicht 2.
    Anna trägt keine Last mehr.
    Neuer Aspekt auf der Szene: „Blendendes Licht“.
    Neuer Aspekt auf Boris: „Umzingelt“ (schwach, vergeht mit dem ersten Auslösen, freies Auslösen: Anna).
    Neuer Aspekt auf der Zone Deck: „Öllache“ (dauerhaft, verborgen).
    Der Aspekt „Dichter Nebel“ vergeht.
    Alle erfahren von einem Aspekt: „Lose Planken“.
    Aysche erfährt von einem Aspekt: „Lose Planken“.
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
    Boris führt Schläger nicht mehr.
    Schläger zählt jetzt 3 Schergen.
    Schläger steht in Reserve.
    Tom ist für Anna nicht mehr zu erreichen. Dafür gibt es einen Schicksalspunkt.
    Tom ist für Anna nicht mehr zu erreichen.
    Tom ist ohne Anna unterwegs.
    Tom ist wieder bei Anna.
    Boris hat „Blaues Auge“ überwunden.
    Eine neue Sitzung beginnt.
    Eine neue Sitzung beginnt, ohne dass Zeit vergangen ist.
    Gegen die Faustregel „Reichweite: zwei, manchmal drei Zonen“ (sotc.scene.range-shoot).
    Die Aktion von Anna findet nicht statt, nichts ist verbraucht (nach „Reichweite: zwei, manchmal drei Zonen“, sotc.scene.range-shoot).
    Jetzt gilt: Boris: Gesundheit ☐☐☐☐☐ Haltung ☐☐☐☐☐, 4 Schicksalspunkte, Aspekt „Sand im Auge“ (schwach, vergeht mit dem ersten Auslösen, freies Auslösen: Anna), Zone Deck.
    Boris ist jetzt verborgen.
    Boris kommt zum Vorschein.
    Die Spielleitung ändert Bögen, Zonen oder Fertigkeiten.
    Es gelten wieder alle Hausregeln wie üblich.
    Hausregeln: Reichweite von Schusswaffen: 3 und Grit: aus.
    Rita kommt dazu (Zone Kai).
    Die Spielleitung gibt Boris den Zug.
    Niemand ist mehr am Zug, sagt die Spielleitung.
    Spielleitung: Reicht Anna 2 Zonen weit bis zu Boris? Ja.
    Spielleitung: Passt Athletik hier für Anna? Ja.
    Spielleitung: Ist Anna daran durch den Block von Boris gehindert? Ja.
    Spielleitung: Passt „mit einem Satz“ als mittlere Konsequenz für Anna? Ja.
    Spielleitung: Bleibt „mit einem Satz“ als Ausgang für Anna im Rahmen? Ja.
    Spielleitung: War das Angebot von Anna vernünftig: „mit einem Satz“? Ja.
    Spielleitung: Darf der Aspekt „mit einem Satz“ von Anna dauerhaft sein? Ja.
    Spielleitung: Darf der Aspekt „mit einem Satz“ von Anna dauerhaft sein, bei so gutem Gelingen? Ja.
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
    Spielleitung: Ist der Konflikt vorbei? Nein.
    ");
}

#[test]
fn the_log_in_english() {
    insta::assert_snapshot!(log(Lang::En), @r"
    A physical conflict begins. Order: Anna, Boris, Schläger.
    A physical conflict begins over “Das Logbuch”. Order: Anna, Boris, Schläger.
    Exchange 3 begins.
    Exchange 3 begins. Order: Anna, Boris, Schläger.
    It is the turn of Boris.
    Anna attacks Boris with Fists.
    Anna attacks Boris with Resolve, to scare.
    Anna attacks Boris.
    Anna attacks Boris, to scare.
    Anna tries a maneuver.
    Anna tries a maneuver on Boris.
    Anna sets up a block.
    Anna sprints.
    Anna pushes Boris.
    Anna prepares to throw.
    Anna tries to hurl Boris away.
    (ActionBegan)
    Anna assesses the situation.
    (ActionBegan)
    (ActionBegan)
    Anna passes.
    (TurnEnded)
    Boris holds – until the end of the exchange.
    The held action of Boris lapses at the end of the exchange.
    Boris goes on full defense: +2 on every reaction until the end of the exchange.
    The full defense of Boris ends at the end of the exchange.
    The conflict is over. Blocks, spin and held actions lapse.
    The scene is over. The stress clears, and what held for the scene alone lapses.
    From now on every action is restricted by Athletics and Alertness.
    Nothing restricts the actions any more.
    Anna: Fists +3, dice +1: +4.
    Boris: Fists +2, full defense +2, dice −2: +2.
    Anna rolls again: Fists +3, dice +1: +4.
    Anna +4 against Boris +2: 2 shifts.
    Anna +4 against difficulty +5: 1 short.
    Anna +4 against difficulty +3: 1 shift.
    Anna +4 against the block of Boris +4: 0 shifts.
    Anna wins by 1 shift.
    A tie: nobody wins.
    Anna spends a shift to be done sooner.
    Anna spends a shift on better work.
    Anna spends a shift on subtlety.
    Anna spends a shift: “die Spuren verwischt”.
    Anna: “öffnet die Luke”.
    Anna brings it off.
    Anna, in passing: “ruft eine Warnung”.
    (Attacked)
    The block of Schläger (+4) protects Boris.
    The block of Boris (+4) stops Anna.
    Anna overcomes the block of Boris by 2 shifts.
    Anna does not get through to Boris.
    A tie: Anna does not get through to Boris.
    Boris is hit: 2 shifts on Health.
    Boris is hit: 1 shift on Composure.
    Schläger is hit: 3 shifts.
    Boris marks box 3 (Health).
    The box is taken: Boris marks box 4 (Composure).
    Schläger: 1 box filled, nobody goes down, 4 left.
    Schläger: 2 boxes filled, 1 minion goes down, 3 left.
    Schläger: 6 boxes filled, 3 minions go down, 1 left.
    Schläger: 8 boxes filled, 4 minions go down, nobody is left.
    Boris takes a mild consequence: “Blaues Auge”.
    Boris takes a mild consequence: “Blaues Auge”. Anna may tag it for free once.
    Tom drops out in place of a consequence for Anna: “fällt ins Wasser”.
    Boris is taken out by Anna: “liegt bewusstlos am Boden”.
    Schläger is taken out.
    Boris pays 1 fate point for another outcome.
    The outcome for Boris is another now: “flieht über das Dach”.
    Boris offers a concession: “er lässt das Logbuch fallen”.
    Boris concedes and is out on these terms: “er lässt das Logbuch fallen”.
    The offer of Boris is refused.
    The reasonable offer of Boris is refused: Boris gains a fate point.
    Anna refuses the offer of Boris.
    Anna refuses the reasonable offer of Boris: a fate point goes from Anna to Boris.
    Anna blocks attacks on Boris at +4 until the end of this exchange.
    Anna blocks movement and shots at +4 until released: “Sperrfeuer”.
    The block of Anna against attacks on Boris lapses.
    The block of Anna against attacks, maneuvers, movement, shots, other actions and words lapses.
    The block of Anna against the way through Deck lapses.
    Boris has spin – for the next action only.
    Boris uses spin, −1 on the roll of Anna: “lenkt sie ab”.
    The spin of Boris lapses.
    Anna has 2 shifts of overflow – for right now only.
    Anna spends 1 shift of overflow: “tritt die Lampe um”.
    Anna spends 2 shifts of overflow.
    Anna changes zone: Deck.
    Anna: “Das Fass rollt”, as far as Deck.
    Anna has 3 shifts and would need 4: nothing moves.
    Boris loses the weapon (3 shifts).
    Boris has a weapon in hand again.
    Anna carries a load: weight 2.
    Anna carries no load any more.
    New aspect on the scene: “Blendendes Licht”.
    New aspect on Boris: “Umzingelt” (fragile, gone with the first tag, free tag: Anna).
    New aspect on the zone Deck: “Öllache” (sticky, hidden).
    The aspect “Dichter Nebel” is gone.
    Everybody learns of an aspect: “Lose Planken”.
    Aysche learns of an aspect: “Lose Planken”.
    The free tag of “Sand im Auge” goes to Boris.
    Boris keeps the aspect “Umzingelt” off with a fate point.
    Anna invokes “Schnelle Klinge”: +2 (1 fate point).
    Anna invokes “Schnelle Klinge”: new roll (1 fate point).
    Anna tags “Dichter Nebel”: +2 (1 fate point).
    Anna tags “Sand im Auge”: +2 (free tag). With that the aspect is gone.
    Anna buys +1 for a fate point.
    Anna uses “Dichter Nebel”: Athletics stands in for this roll (1 fate point).
    Anna uses “Dichter Nebel”: Athletics stands in until the end of this exchange (1 fate point).
    Anna uses “Dichter Nebel”: Athletics stands in until the end of the scene (1 fate point).
    Athletics no longer stands in for Anna.
    “Der Stier” is compelled: Boris accepts and gains 2 fate points: “er stürmt blind los”.
    “Der Stier” is compelled: Boris refuses and pays 1 fate point: “er stürmt blind los”.
    Anna declares (1 fate point): “hier liegt ein Seil”.
    Anna declares by “Schnelle Klinge” (1 fate point): “hier liegt ein Seil”.
    Anna tags “Dichter Nebel” (1 fate point): “niemand sieht sie gehen”.
    Anna now has 5 fate points (+2).
    Anna now has 1 fate point (−1).
    Boris now leads Schläger.
    Boris no longer leads Schläger.
    Schläger now counts 3 minions.
    Schläger stands in reserve.
    Tom is out of reach for Anna. That brings a fate point.
    Tom is out of reach for Anna.
    Tom is off without Anna.
    Tom is back with Anna.
    Boris has overcome “Blaues Auge”.
    A new session begins.
    A new session begins, and no time has passed.
    Against the rule of thumb “Range: two, sometimes three zones” (sotc.scene.range-shoot).
    The action of Anna does not happen, nothing is used up (under “Range: two, sometimes three zones”, sotc.scene.range-shoot).
    Now: Boris: Health ☐☐☐☐☐ Composure ☐☐☐☐☐, 4 fate points, aspect “Sand im Auge” (fragile, gone with the first tag, free tag: Anna), zone Deck.
    Boris is hidden now.
    Boris comes into view.
    The GM changes sheets, zones or skills.
    All house rules are as usual again.
    House rules: Range of guns: 3 and Grit: off.
    Rita joins (zone Kai).
    The GM gives the turn to Boris.
    It is nobody’s turn now, says the GM.
    GM: Does Anna reach Boris, 2 zones away? Yes.
    GM: Will Athletics do here for Anna? Yes.
    GM: Does the block of Boris keep Anna from it? Yes.
    GM: Does “mit einem Satz” suit a moderate consequence of Anna? Yes.
    GM: Is “mit einem Satz” within the limits as an outcome for Anna? Yes.
    GM: Was the offer of Anna reasonable: “mit einem Satz”? Yes.
    GM: May the aspect “mit einem Satz” of Anna be sticky? Yes.
    GM: May the aspect “mit einem Satz” of Anna be sticky, having gone so well? Yes.
    GM: Does Anna change the scene so: “mit einem Satz”? Yes.
    GM: Does Anna change the scene so, for a fate point: “mit einem Satz”? Yes.
    GM: Does Anna get rid of the aspect “Sand im Auge” in this way, for a fate point? Yes.
    GM: Does this explain the spin of Anna: “mit einem Satz”? Yes.
    GM: Does “Sand im Auge” help Anna here? Yes.
    GM: With “Dichter Nebel”, can Anna use Athletics here? Yes.
    GM: Is it true from now on what Anna declares: “mit einem Satz”? Yes.
    GM: Does “Schnelle Klinge” compel Anna to this: “mit einem Satz”? Yes.
    GM: Can Anna tag “Sand im Auge” for this: “mit einem Satz”? Yes.
    GM: Is “Sand im Auge” gone with this move? Yes.
    GM: Is this a free action for Anna: “mit einem Satz”? Yes.
    GM: Is the conflict over? Yes.
    GM: Has Anna overcome “Sand im Auge” with this? Yes.
    GM: May Anna spend shifts on this: “mit einem Satz”? Yes.
    GM: Does Anna cross the border (value 1) without a roll? Yes.
    GM: Does Tom keep up with Anna? Yes.
    GM: Does Anna bring this off with the maneuver: “mit einem Satz”? Yes.
    GM: Is the conflict over? No.
    ");
}

#[test]
fn players_see_no_hidden_difficulty_and_nothing_that_betrays_it() {
    let resolved = |shifts| Event::Resolved {
        effort: effort(),
        opposition: Opposition::Difficulty { value: 3, hidden: true },
        shifts,
    };
    let (c, state) = (catalogue(Lang::En), state());
    let line = |shifts| event_for_players(&c, &state, &resolved(shifts)).unwrap_or_default();
    assert_eq!(line(1), "Anna +4 against difficulty ?: success.");
    assert_eq!(line(-2), "Anna +4 against difficulty ?: failure.");
    assert_eq!(
        event(&c, &state, &resolved(1)).unwrap_or_default(),
        "Anna +4 against difficulty +3: 1 shift."
    );
    let parts = explain_for(&c, &state, &resolved(1), Viewer::Public);
    assert_eq!(parts, ["Anna: Fists +3 (sotc.basics.effort)", "Anna: dice +1 (sotc.basics.dice)"]);
    assert_eq!(explain_for(&c, &state, &resolved(1), Viewer::Seat(Seat::GM)).len(), 4);
}

#[test]
fn players_see_hidden_aspects_only_if_they_know_them() {
    let c = catalogue(Lang::En);
    let placed = events::all().into_iter().find(|it| matches!(it, Event::AspectPlaced { hidden: true, .. }));
    let placed = placed.expect("there is one");
    assert_eq!(event_for_players(&c, &after(&placed), &placed), None);
    assert!(event(&c, &after(&placed), &placed).is_some());

    let found = Event::AspectRevealed { id: TRAP, to: Some(Seat(1)) };
    let line = |viewer| event_for(&c, &after(&found), &found, viewer).unwrap_or_default();
    assert_eq!(line(Viewer::Seat(Seat(1))), "Aysche learns of an aspect: “Lose Planken”.");
    assert_eq!(line(Viewer::Seat(Seat(2))), "Aysche finds something out.");
    assert_eq!(line(Viewer::Public), "Aysche finds something out.");

    let invoked = |aspect, bearer| Event::Invoked {
        actor: BORIS,
        aspect,
        bearer,
        free: false,
        reroll: false,
        gone: words(""),
    };
    let line = |aspect, viewer| {
        let bearer = state().bearer(aspect).expect("borne");
        event_for(&c, &state(), &invoked(aspect, bearer), viewer).unwrap_or_default()
    };
    let trap = AspectRef::Play(TRAP);
    assert_eq!(line(trap, Viewer::Public), "Boris tags a hidden aspect: +2 (1 fate point).");
    assert_eq!(line(trap, Viewer::All), "Boris tags “Lose Planken”: +2 (1 fate point).");
    let secret = AspectRef::Sheet(ANNA, 1);
    assert_eq!(line(secret, Viewer::Seat(Seat(2))), "Boris tags a hidden aspect: +2 (1 fate point).");
    assert_eq!(line(secret, Viewer::Seat(Seat(1))), "Boris tags “Verräterin”: +2 (1 fate point).");
}

#[test]
fn a_scene_that_keeps_stress_says_whose() {
    let mut before = state();
    before.actors[1].stress[0] = before.actors[1].stress[0].with(2, true);
    let ended = Event::SceneEnded { cleared: 0b101 };
    before.apply(&ended);
    let line = event(&catalogue(Lang::En), &before, &ended);
    assert_eq!(
        line.as_deref(),
        Some("The scene is over, and what held for it alone lapses. The stress stays with Boris.")
    );
}

#[test]
fn numbers_are_explained_part_by_part() {
    let c = catalogue(Lang::De);
    let resolved = Event::Resolved { effort: effort(), opposition: Opposition::Roll(defence()), shifts: 2 };
    insta::assert_snapshot!(explain(&c, &state(), &resolved).join("\n"), @r"
    Anna: Fäuste +3 (sotc.basics.effort)
    Anna: Würfel +1 (sotc.basics.dice)
    Boris: Fäuste +2 (sotc.basics.effort)
    Boris: volle Verteidigung +2 (sotc.full-defense.bonus)
    Boris: Würfel −2 (sotc.basics.dice)
    2 Erfolgsgrade (sotc.basics.shifts)
    ");
}

#[test]
fn every_explanation_is_whole_and_cites_a_rule_of_the_book() {
    for lang in Lang::ALL {
        let c = catalogue(lang);
        for it in events::all() {
            for part in explain(&c, &after(&it), &it) {
                assert_whole(&part.replace("..", ""));
                let rule = part.rsplit('(').next().unwrap_or_default().trim_end_matches(')');
                assert!(schwung_rulebook::get(rule).is_some(), "{part}");
            }
        }
    }
}
