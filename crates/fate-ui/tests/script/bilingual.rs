//! Every command can be typed in German as well as in English, with the same meaning.

use crate::script::common::*;
use schwung_fate::Command;
use schwung_fate_ui::script::{parse_command, rewritten, verbs};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

/// Commands in English and in German. The German sentences use German word order.
const PAIRS: &[[&str; 2]] = &[
    ["Anna attacks Boris with Fists", "Anna greift Boris mit Fäusten an"],
    ["Anna attacks Boris with Fists", "Anna greift Boris an mit Fäuste"],
    ["Anna attacks Boris with Weapons", "Anna greift Boris mit Nahkampfwaffen an"],
    [
        "Anna attacks Boris with Rapport to charm on composure unaware 2",
        "Anna greift Boris mit Ausstrahlung um zu betören auf Haltung ahnungslos 2 an",
    ],
    [
        "Anna attacks Boris with Intimidation to scare, at +1 \"rain\"",
        "Anna greift Boris um zu ängstigen mit Einschüchtern an, mit +1 \"rain\"",
    ],
    ["Thugs 1 attack Anna", "Thugs 1 greifen Anna an"],
    [
        "Anna maneuvers on Boris with Might against Athletics or Might placing \"Off Balance\" sticky paying",
        "Anna manövriert gegen Boris mit Kraft gegen Athletik oder Kraft und platziert \"Off Balance\" dauerhaft bezahlt",
    ],
    [
        "Anna maneuvers with Might against 2 placing \"On Fire\" on zone Upper Deck",
        "Anna manövriert mit Kraft gegen 2 und platziert \"On Fire\" auf Zone Upper Deck",
    ],
    [
        "Anna maneuvers with Might placing \"On Fire\" on the scene",
        "Anna manövriert mit Kraft und platziert \"On Fire\" auf der Szene",
    ],
    [
        "Anna maneuvers with Might removing \"foggy\" paying",
        "Anna manövriert mit Kraft und entfernt „Foggy“ für einen Schicksalspunkt",
    ],
    [
        "Anna maneuvers with Might doing \"the door is open\"",
        "Anna manövriert mit Kraft und bewirkt \"the door is open\"",
    ],
    [
        "Anna maneuvers on Boris with Might hindering \"running\"",
        "Anna versucht ein Manöver gegen Boris mit Kraft und behindert \"running\"",
    ],
    ["Anna blinds Boris with Fists against Resolve", "Anna blendet Boris mit Fäusten gegen Entschlossenheit"],
    ["Anna marks Boris", "Anna zeichnet Boris"],
    ["Anna disarms Boris", "Anna entwaffnet Boris"],
    [
        "Anna pins Boris with Might placing \"Buried in Barrels\"",
        "Anna nagelt Boris mit Kraft fest und platziert \"Buried in Barrels\"",
    ],
    ["Ben pushes Boris to Upper Deck with Might", "Ben drängt Boris mit Kraft auf das Upper Deck ab"],
    ["Ben throws Boris to Upper Deck with Might", "Ben schleudert Boris mit Kraft nach Upper Deck weg"],
    ["Ben throws Boris to Upper Deck with Might", "Ben wirft Boris mit Kraft nach Upper Deck"],
    [
        "Ben throws \"crate\" of weight 4 to Upper Deck with Might",
        "Ben schleudert \"crate\" vom Gewicht 4 nach Upper Deck mit Kraft",
    ],
    ["Anna blocks attacks on Ben with Fists", "Anna blockt Angriffe auf Ben mit Fäusten"],
    [
        "Anna blocks attacking and moving with Fists \"nobody moves\"",
        "Anna blockt Angriffe und Bewegung mit Fäusten \"nobody moves\"",
    ],
    [
        "Anna blocks maneuvering, shooting, acting and speaking with Fists",
        "Anna blockt Manöver, Schüsse, andere Aktionen und Worte mit Fäusten",
    ],
    ["Thugs 1 block the way through Hold", "Thugs 1 blocken den Weg durch Hold"],
    ["Anna releases", "Anna gibt den Block frei"],
    ["Anna sprints to Upper Deck, Hold against 1", "Anna sprintet nach Upper Deck, Hold gegen 1"],
    [
        "Anna sprints to Upper Deck, doing \"shouts\" at -2",
        "Anna sprintet auf das Upper Deck, tut dabei \"shouts\" mit -2",
    ],
    ["Anna walks to Upper Deck", "Anna bewegt sich nach Upper Deck"],
    ["Anna walks to Upper Deck", "Anna geht zum Upper Deck"],
    ["Anna rolls Stealth against -1 hidden", "Anna würfelt Heimlichkeit gegen -1 verdeckt"],
    ["Anna rolls Might against 3", "Anna wirft Kraft gegen 3"],
    ["Anna rolls Might taking an hour", "Anna würfelt Kraft braucht eine Stunde"],
    ["Anna rolls Might taking half a day", "Anna würfelt Kraft braucht einen halben Tag"],
    ["Anna rolls Might taking a moment", "Anna würfelt Kraft braucht Augenblick"],
    ["Anna rolls Might against Good", "Anna würfelt Kraft gegen Gut"],
    ["Anna rolls Might against Good (+3)", "Anna würfelt Kraft gegen Gut (+3)"],
    ["Anna rolls Might against 2 quality 1 noticing 3", "Anna würfelt Kraft gegen 2 Qualität 1 Bemerken 3"],
    [
        "Anna blocks the way through Hold with Might leaving \"a heap of chairs\"",
        "Anna blockt den Weg durch Hold mit Kraft und hinterlässt \"a heap of chairs\"",
    ],
    ["Anna just \"lights the lamp\"", "Anna tut einfach \"lights the lamp\""],
    [
        "Anna contests Boris with Might against Fists choosing",
        "Anna misst sich mit Boris in Kraft gegen Fäuste mit freier Wahl",
    ],
    ["Anna contests Boris, Ben with Might hidden", "Anna misst sich mit Boris, Ben in Kraft verdeckt"],
    [
        "Anna assesses with Alertness against 2 finding \"trapdoor\"",
        "Anna schätzt die Lage mit Aufmerksamkeit gegen 2 ein und findet \"trapdoor\"",
    ],
    [
        "Anna assesses with Alertness finding \"Bad Knee\" on Boris",
        "Anna schätzt mit Aufmerksamkeit ein und findet \"Bad Knee\" an Boris",
    ],
    ["Anna holds", "Anna hält sich zurück"],
    ["Anna defends fully", "Anna verteidigt sich voll"],
    ["Anna defends fully", "Anna geht in die volle Abwehr"],
    ["Anna rearms", "Anna nimmt die Waffe auf"],
    ["Anna passes the tag of \"Foggy\" to Ben", "Anna gibt das freie Auslösen von \"Foggy\" an Ben weiter"],
    ["Thugs 1 pass", "Thugs 1 setzen aus"],
    ["Anna freely \"shouts\" with Fists", "Anna tut nebenbei \"shouts\" mit Fäusten"],
    ["Boris joins Thugs 1", "Boris führt Thugs 1 an"],
    ["Boris leaves the group", "Boris verlässt die Gruppe"],
    ["Anna sends Tom", "Anna schickt Tom los"],
    ["Anna calls back Tom", "Anna ruft Tom zurück"],
    ["Anna concedes \"we run\"", "Anna gibt nach \"we run\""],
    [
        "Anna asks for a compel of \"Old Debts\": \"she stays\" for 2 points",
        "Anna bittet um Erzwingen von \"Old Debts\": \"she stays\" für 2 Punkte",
    ],
    [
        "Anna declares \"there is a rope\" by \"Quick Blade\" placing",
        "Anna behauptet \"there is a rope\" durch \"Quick Blade\" als Aspekt",
    ],
    ["Anna tags \"Foggy\" for \"nobody sees her\"", "Anna löst \"Foggy\" für \"nobody sees her\" aus"],
    ["Anna rests for a breather", "Anna ruht sich kurz aus"],
    ["Anna rests for 1 hour", "Anna ruht sich 1 Stunde aus"],
    ["Anna rests for 3 days", "Anna rastet 3 Tage"],
    ["Anna uses Lucky Brush \"for the picture\"", "Anna setzt Lucky Brush ein \"for the picture\""],
    ["Anna uses Lucky Brush", "Anna nutzt Lucky Brush"],
    ["Anna refreshes", "Anna frischt die Schicksalspunkte auf"],
    ["Anna is cut off from Tom", "Anna ist von Tom abgeschnitten"],
    [
        "begin mental conflict over \"the ledger\" first Ben by Resolve",
        "beginne geistigen Konflikt um \"the ledger\" zuerst Ben nach Entschlossenheit",
    ],
    ["begin physical conflict first GM", "ein körperlicher Konflikt beginnt zuerst Spielleitung"],
    ["begin social conflict", "SL beginnt sozialen Konflikt"],
    ["end conflict", "beende Konflikt"],
    [
        "end scene without a break keeping the stress of Anna, Ben",
        "beende die Szene ohne Pause mit dem Stress von Anna, Ben",
    ],
    ["new session back to back", "neue Sitzung gleich im Anschluss"],
    ["new session with a refresh", "neue Sitzung mit Auffrischung"],
    ["new session back to back without a refresh", "neue Sitzung gleich im Anschluss ohne Auffrischung"],
    [
        "draw out with endurance, alertness, resolve by Anna",
        "es zieht sich mit Ausdauer, Aufmerksamkeit, Entschlossenheit durch Anna hin",
    ],
    [
        "contest Anna Might, Ben Fists, Boris Might choosing",
        "Wettstreit Anna Kraft, Ben Fäuste, Boris Kraft mit freier Wahl",
    ],
    ["regroup Thugs 1, Thugs 2 as 4, 1", "gruppiere Thugs 1, Thugs 2 zu 4, 1 um"],
    [
        "compel \"Old Debts\" of Ben: \"he stays\" for 2 points",
        "SL erzwingt „Old Debts“ bei Ben: „he stays“ für 2 Punkte",
    ],
    ["compel \"Old Debts\" of Ben: \"he stays\"", "erzwinge \"Old Debts\" von Ben: \"he stays\""],
    ["set aspect \"Wet\" on zone Hold hidden", "setze Aspekt \"Wet\" auf Zone Hold verborgen"],
    ["set aspect \"Wet\" on Boris", "setze den Aspekt \"Wet\" auf Boris"],
    ["set switch gun-range 3", "setze Schalter Reichweite von Schusswaffen 3"],
    ["set switch grit off", "setze Schalter grit aus"],
    ["set switch initiative rotating", "setze Schalter Reihenfolge: reihum"],
    ["set style grim", "setze Stil grim"],
    ["set style epic", "setze Stil episch"],
    ["set border Quay to Upper Deck 3", "setze Grenze Quay zu Upper Deck 3"],
    ["set Anna fate 5", "setze Anna Schicksalspunkte 5"],
    ["set Anna box 3 of health marked", "setze Anna Kästchen 3 auf Gesundheit angekreuzt"],
    ["set Anna box 3 of composure free", "setze Anna Kästchen 3 der Haltung frei"],
    ["set Anna zone Hold", "setze Anna Zone Hold"],
    ["set Anna side opposition", "setze Anna auf die Seite Gegenseite"],
    ["set Anna grit 2", "setze Anna Grit 2"],
    ["set Anna load 3", "setze Anna Last 3"],
    ["set Thugs 1 members 1", "setze Thugs 1 Mitglieder 1"],
    ["set Anna disarmed 2", "setze Anna entwaffnet 2"],
    ["set Anna armed", "setze Anna bewaffnet"],
    ["set Anna out", "SL setzt Anna ausgeschieden"],
    ["set Anna back", "setze Anna zurück"],
    ["remove aspect \"Foggy\"", "entferne Aspekt \"Foggy\""],
    ["reveal \"Trapdoor\" to Ben", "SL enthüllt \"Trapdoor\" für Ben"],
    ["reveal Boris", "zeige Boris"],
    ["reveal \"Trapdoor\"", "enthülle \"Trapdoor\""],
    ["reveal \"Trapdoor\"", "decke \"Trapdoor\" auf"],
    ["hide Boris", "verbirg Boris"],
    ["new skill \"Falconry\"", "neue Fertigkeit \"Falconry\""],
    ["unveil", "decke den Wurf auf"],
    ["release block of Anna", "löse Block von Anna"],
    ["drop spin", "streiche Schwung"],
    ["turn to Ben", "Zug an Ben"],
    ["turn to nobody", "Zug an niemand"],
    // Additions to an action.
    [
        "Anna attacks Boris with Fists, drawing \"a sword\", doing \"a bow\" at -3, moving to Upper Deck, rearming",
        "Anna greift Boris mit Fäusten an, zieht \"a sword\", tut dabei \"a bow\" mit -3, bewegt sich aufs Upper Deck, \
         nimmt die Waffe auf",
    ],
    [
        "Anna attacks Boris with Fists, complemented by Might, restricted by Stealth, modified by Art",
        "Anna greift Boris mit Fäusten an, unterstützt durch Kraft, beschränkt durch Heimlichkeit, verändert durch Kunst",
    ],
    [
        "Anna attacks Boris with Fists, at -2 \"rain\", helped by \"light\", hindered by \"mud\", unbounded",
        "Anna greift Boris mit Fäusten an, mit −2 \"rain\", erleichtert durch \"light\", erschwert durch \"mud\", unbegrenzt",
    ],
    [
        "Anna attacks Boris with Fists, through \"Foggy\", using Tom",
        "Anna greift Boris mit Fäusten an, über \"Foggy\", mit Begleitung Tom",
    ],
    ["Anna attacks Boris with Fists, buying +2", "Anna greift Boris mit Fäusten an, kauft +2"],
    ["Anna attacks Boris with Fists, using Tom", "Anna greift Boris mit Fäusten an, mit Tom"],
];

fn parsed(line: &str, catalogue: &Catalogue) -> Result<Command, String> {
    parse_command(&state(), line, catalogue).map_err(|error| format!("{line}: {}", error.message(catalogue)))
}

#[test]
fn german_says_what_english_says() {
    let german = Catalogue::new(Lang::De, "sotc");
    let mut wrong = Vec::new();
    for [en, de] in PAIRS {
        for reader in [english(), &german] {
            match (parsed(en, reader), parsed(de, reader)) {
                (Ok(a), Ok(b)) if a == b => {}
                (Ok(a), Ok(b)) => wrong.push(format!("{en}\n{de}\n{a:?}\n{b:?}")),
                (a, b) => wrong.extend([a.err(), b.err()].into_iter().flatten()),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a person reads: each line as the reader's language writes it.
#[test]
fn lines_are_written_in_the_language_of_the_reader() {
    let german = Catalogue::new(Lang::De, "sotc");
    let reader = |lang| if lang == Lang::De { &german } else { english() };
    let written = crate::lines_told::written(
        PAIRS.iter().flat_map(|[en, de]| [(*en, Lang::De), (*de, Lang::En), (*de, Lang::De)]),
        |line, lang| rewritten(&state(), line, reader(lang)),
        |line, lang| parsed(line, reader(lang)),
    );
    insta::assert_snapshot!("rewritten", written);
}

#[test]
fn every_verb_has_a_pair() {
    let mut missing = Vec::new();
    for verb in verbs().iter().filter(|it| !it.usage(Lang::En).is_empty()) {
        for (lang, of) in [(Lang::En, 0), (Lang::De, 1)] {
            let word = verb.word(lang).to_lowercase();
            let first = word.split(' ').next().expect("a word");
            let said = |it: &[&str; 2]| it[of].to_lowercase().split(' ').any(|it| it == first);
            if !PAIRS.iter().any(said) {
                missing.push(word);
            }
        }
    }
    assert!(missing.is_empty(), "no example of {missing:?}");
}

#[test]
fn the_books_own_words_are_read() {
    for (system, pairs) in [
        (
            "malmsturm",
            &[
                ["Ida rolls Stealth against Overwhelming", ""],
                ["drop spin", "streiche das Umdrehen"],
                ["set Ida fate 2", "setze Ida Schicksalspunkte 2"],
                ["Ida rolls Athletics against 4", "Ida würfelt Athletik gegen Hervorragend (+4)"],
                ["Ida rolls Athletics against 11", "Ida würfelt Athletik gegen Überirdisch (+11)"],
                ["Ida rolls Athletics against 10", "Ida würfelt Athletik gegen Überirdisch (+10)"],
            ][1..],
        ),
        (
            "freefate",
            &[
                ["drop spin", "streiche Schwung"],
                ["set Ida fate 2", "setze Ida Fatepunkte 2"],
                ["Ida rolls Athletics against 7", "Ida würfelt Athletik gegen Einzigartig"],
                ["Ida rolls Athletics taking 1", "Ida würfelt Athletik braucht einen Augenblick"],
            ][..],
        ),
    ] {
        let state = state_of(system);
        let german = Catalogue::new(Lang::De, system);
        for [en, de] in pairs {
            let read = |line: &str| match parse_command(&state, line, &german) {
                Ok(command) => command,
                Err(error) => panic!("{line}: {}", error.message(&german)),
            };
            assert_eq!(read(en), read(de), "{en}\n{de}");
        }
    }
}

#[test]
fn a_slip_is_told_in_the_readers_language() {
    let german = Catalogue::new(Lang::De, "sotc");
    let wrong = |line: &str| match parse_command(&state(), line, &german) {
        Ok(command) => panic!("{line}: {command:?}"),
        Err(error) => error,
    };
    for (line, suggestion) in [
        ("Anna greifft Boris an", "greift"),
        ("Anna greift Borris mit Fäusten an", "Boris"),
        ("Anna greift Boris mti Fäusten an", "mit"),
        ("Anna greift Boris mit Fausten an", "Fäusten"),
        ("Anna würfelt Kraft gegn 3", "gegen"),
        ("beginne körprlichen Konflikt", "körperlichen"),
        ("setze Schalter gritt aus", "Grit"),
    ] {
        assert_eq!(wrong(line).suggestion.as_deref(), Some(suggestion), "{line}");
    }
    let told = wrong("Anna").message(&german);
    assert!(told.contains("greift") && !told.contains("attacks"), "{told}");
    let told = wrong("Anna würfelt Kraft braucht 0x").message(&german);
    assert!(told.contains("eine Zahl von 1 bis 24"), "{told}");
}
