//! The words of commands and answers, in English and German. This is the only table of them.
//!
//! Spellings of a word are separated by bars; errors list only the first. Verbs have the form for several subjects after a slash.

use schwung_fate::{ActionKind, ConflictKind, Style, Track};
use schwung_rulebook::Lang;

/// A word, or several, in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) en: &'static str,
    pub(crate) de: &'static str,
}

impl Word {
    /// All spellings in a language.
    pub(crate) fn ways(self, lang: Lang) -> Vec<&'static str> {
        self.written(lang).split(['|', '/']).collect()
    }

    /// The spelling that errors list in a language.
    pub(crate) fn told(self, lang: Lang) -> &'static str {
        self.written(lang).split(['|', '/']).next().unwrap_or_default()
    }

    /// The first spelling for several subjects; the first of all if the word has no such form.
    pub(crate) fn plural(self, lang: Lang) -> &'static str {
        let first = self.written(lang).split('|').next().unwrap_or_default();
        first.rsplit('/').next().unwrap_or_default()
    }

    /// The spellings of a verb, each with its particles.
    pub(crate) fn verbs(self, lang: Lang) -> impl Iterator<Item = &'static str> {
        self.written(lang).split('|').filter(|it| !it.is_empty())
    }

    fn written(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::De => self.de,
        }
    }
}

macro_rules! words {
    ($($(#[$about:meta])* $name:ident: $en:literal, $de:literal;)+) => {
        $($(#[$about])* pub(crate) const $name: Word = Word { en: $en, de: $de };)+
    };
}

// Between the parts of a command.
words! {
    WITH: "with", "mit|durch|in";
    AGAINST: "against", "gegen";
    OR: "or", "oder";
    AND: "and", "und";
    OF: "of", "bei|von|der|des";
    ON: "on", "auf|bei|an";
    TO_SOMEBODY: "to", "an|für";
    /// Before a zone.
    TO: "to", "nach|zu|zum|zur|bis|in|ins|in den|in die|in das|auf|auf den|auf die|auf das|an|an den|an die|an das|aufs|ans";
    BY: "by", "durch|mit|von";
    FOR: "for", "für|um";
    HIDDEN: "hidden", "verdeckt|verborgen|geheim";
    CHOOSING: "choosing", "mit freier Wahl|nach freier Wahl";
    NOBODY: "nobody", "niemand|niemanden";
    THE_SCENE: "the scene", "der Szene|die Szene";
    ZONE: "zone", "Zone|der Zone|die Zone";
    HEALTH: "health", "Gesundheit|die Gesundheit|der Gesundheit";
    COMPOSURE: "composure", "Haltung|die Haltung|der Haltung";
}

// Attacks, maneuvers, blocks.
words! {
    TO_AGENDA: "to", "um";
    ON_TRACK: "on", "auf";
    UNAWARE: "unaware", "ahnungslos";
    PLACING: "placing", "und platziert/und platzieren|platziert/platzieren|mit dem Aspekt|für den Aspekt";
    REMOVING: "removing", "und entfernt/und entfernen|entfernt/entfernen";
    HINDERING: "hindering", "und behindert/und behindern|behindert/behindern";
    DOING_EFFECT: "doing", "und bewirkt/und bewirken|bewirkt/bewirken";
    STICKY: "sticky", "dauerhaft";
    PAYING: "paying", "bezahlt|für einen Schicksalspunkt|für einen Fatepunkt";
    OF_WEIGHT: "of weight", "vom Gewicht|mit Gewicht|mit dem Gewicht";
    ATTACKS_ON: "attacks on", "Angriffe auf|gegen Angriffe auf";
    WAY_THROUGH: "the way through", "den Weg durch";
}

// Rolls, aspects, time.
words! {
    TAKING: "taking", "braucht/brauchen|dauert";
    WORK_QUALITY: "quality", "Qualität|in Qualität";
    NOTICING: "noticing", "Bemerken|zum Bemerken";
    LEAVING: "leaving", "und hinterlässt/und hinterlassen|hinterlässt/hinterlassen";
    FINDING: "finding", "und findet/und finden|findet/finden";
    AS_ASPECT: "placing", "als Aspekt";
    POINTS: "points|point", "Punkte|Punkt|Schicksalspunkte|Schicksalspunkt|Fatepunkte|Fatepunkt";
    BREATHER: "a breather", "einen Augenblick|eine Verschnaufpause|eine kurze Pause|kurz";
    HOURS: "hours|hour", "Stunden|Stunde";
    DAYS: "days|day", "Tage|Tag";
}

// Conflicts, scenes, groups.
words! {
    CONFLICT: "conflict", "Konflikt";
    BY_SKILL: "by", "nach";
    FIRST: "first", "zuerst";
    OVER: "over", "um";
    WITHOUT_A_BREAK: "without a break", "ohne Pause";
    KEEPING_STRESS: "keeping the stress of", "mit dem Stress von|Stress bleibt bei|und der Stress bleibt bei";
    BACK_TO_BACK: "back to back", "gleich im Anschluss|ohne Zeit dazwischen";
    WITH_REFRESH: "with a refresh|with refresh", "mit Auffrischung|mit Auffrischen";
    WITHOUT_REFRESH: "without a refresh|without refresh", "ohne Auffrischung|ohne Auffrischen";
    ENDURANCE: "endurance", "Ausdauer";
    ALERTNESS: "alertness", "Aufmerksamkeit";
    RESOLVE: "resolve", "Entschlossenheit|Willenskraft|Willensstärke";
    BY_SOMEBODY: "by", "durch";
    AS_SIZES: "as", "zu|als";
}

// Facts that the game master sets.
words! {
    GAME_MASTER: "GM|the GM|the game master", "SL|die SL|Spielleitung|die Spielleitung";
    FATE: "fate", "Schicksalspunkte|Fatepunkte";
    BOX: "box", "Kästchen";
    OF_TRACK: "of", "auf|von|bei|der";
    MARKED: "marked", "angekreuzt|belegt";
    FREE: "free", "frei";
    SET_ZONE: "zone", "Zone|in die Zone|in Zone";
    SIDE: "side", "Seite|auf die Seite";
    SIDE_PLAYERS: "players", "Spielerfiguren|Spieler|Spielende";
    SIDE_OPPOSITION: "opposition", "Gegenseite|Gegner";
    GRIT: "grit", "Grit";
    LOAD: "load", "Last";
    MEMBERS: "members", "Mitglieder";
    DISARMED: "disarmed", "entwaffnet";
    ARMED: "armed", "bewaffnet";
    OUT: "out", "ausgeschieden|fort";
    BACK: "back", "zurück|wieder dabei";
    BORDER_TO: "to", "zu|und|nach";
    REVEAL_TO: "to", "für|an|vor";
    SWITCH_ON: "on|true", "an|ein|ja";
    SWITCH_OFF: "off|false", "aus|nein";
}

// Supplemental actions and other additions to an action.
words! {
    DRAWING: "drawing", "zieht/ziehen";
    DOING: "doing", "tut dabei/tun dabei|dabei";
    AT: "at", "mit|zu|auf";
    MOVING: "moving", "bewegt sich/bewegen sich|geht/gehen";
    REARMING: "rearming", "nimmt die Waffe auf/nehmen die Waffe auf|hebt die Waffe auf/heben die Waffe auf";
    COMPLEMENTED: "complemented by", "unterstützt durch|unterstützt von|ergänzt durch";
    RESTRICTED: "restricted by", "beschränkt durch|eingeschränkt durch|beschränkt von";
    MODIFIED: "modified by", "verändert durch|modifiziert durch";
    THROUGH: "through", "über|durch";
    USING: "using", "mit Begleitung|mit Hilfe von|zusammen mit|mit";
    HELPED: "helped by", "erleichtert durch|begünstigt durch";
    HINDERED: "hindered by", "erschwert durch|behindert durch";
    UNBOUNDED: "unbounded", "unbegrenzt|über die Leiter hinaus";
    BUYING: "buying", "kauft/kaufen";
}

// Answers.
words! {
    YES: "yes", "ja";
    NO: "no", "nein";
    STEP_IN: "step in", "eingreifen|jetzt handeln";
    WAIT: "wait", "warten|abwarten|weiter warten";
    REFUSED: "refused", "abgelehnt|ablehnen";
    NOTHING: "nothing", "nichts";
    SPIN: "spin", "Schwung|Umdrehen";
    OVERFLOW: "overflow", "Überfluss";
    LAPSE: "lapse", "verfallen|verfallen lassen|verfällt";
    DONE: "done", "fertig|nichts mehr";
    FULLY: "fully", "volle Abwehr|volle Verteidigung|voll|mit voller Abwehr|in voller Verteidigung";
    /// After a skill.
    WITH_FULL: "fully", "mit voller Abwehr";
    DEFEND: "defend", "verteidigen|abwehren";
    PASS: "pass", "passen|weiter|nichts";
    PLUS_ONE: "+1", "+1";
    PLUS_TWO: "+2", "+2";
    REROLL: "reroll", "neu würfeln|neuer Wurf|neu";
    GIFT: "gift", "Talent|Gabe|Stunt";
    TAKE_BOX: "box", "Kästchen";
    CONSEQUENCE: "consequence", "Konsequenz";
    TAKEN_OUT: "taken out", "ausscheiden|ausgeschieden";
    COMPANION: "companion", "Begleitung|Kamerad|Kameradin|Begleiter|Begleiterin";
    MOVE: "move", "Zone|bewegen nach|gehen nach";
    REARM: "rearm", "Waffe aufnehmen|Waffe aufheben";
    TIME: "time", "Zeit|schneller";
    QUALITY: "quality", "Qualität|bessere Arbeit";
    SUBTLETY: "subtlety", "Unauffälligkeit|unauffälliger";
    ROLL: "roll", "Wurf";
    EXCHANGE: "exchange", "Runde";
    SCENE: "scene", "Szene";
}

/// A kind of action that a block prevents.
pub(crate) fn deed(deed: ActionKind) -> Word {
    let de = match deed {
        ActionKind::Attack => "Angriffe|Angreifen",
        ActionKind::Maneuver => "Manöver|Manövrieren",
        ActionKind::Move => "Bewegung|Bewegungen",
        ActionKind::Shoot => "Schüsse|Schießen",
        ActionKind::Other => "andere Aktionen|Handeln",
        ActionKind::Free => "Worte|Sprechen",
    };
    Word { en: deed.word(), de }
}

/// A kind of conflict; in German with the endings that sentences need.
pub(crate) fn conflict(kind: ConflictKind) -> Word {
    let de = match kind {
        ConflictKind::Physical => "körperlichen|körperlicher|körperlich",
        ConflictKind::Social => "sozialen|sozialer|sozial",
        ConflictKind::Mental => "geistigen|geistiger|geistig",
    };
    Word { en: kind.word(), de }
}

/// A style of play.
pub(crate) fn style(style: Style) -> Word {
    let de = match style {
        Style::Normal => "normal",
        Style::Grim => "grim|Grim & Gritty",
        Style::Epic => "episch|epic",
    };
    Word { en: style.word(), de }
}

/// A stress track.
pub(crate) fn track(track: Track) -> Word {
    match track {
        Track::Health => HEALTH,
        Track::Composure => COMPOSURE,
    }
}
