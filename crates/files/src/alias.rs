//! Aliases of keys, for authors who write a key from memory: in German, by an abbreviation from the rule
//! book, or by the term of another rule book.

use crate::names::folded;

/// The keys of all formats, each with its aliases.
const ALSO: &[(&str, &str)] = &[
    ("ability", "fähigkeit sonderfertigkeit"),
    ("abilities", "fähigkeiten besondere-fähigkeiten bf"),
    ("action-points", "ap aktionspunkte"),
    ("action-points-left", "rest-ap"),
    ("advances", "verbesserungen"),
    ("agenda", "absicht"),
    ("ambush", "hinterhalt"),
    ("area", "ort orte zone zones place places"),
    ("armour-class", "rk rüstungsklasse armor-class"),
    ("aspect", "aspekt"),
    ("aspects", "aspekt aspekte"),
    ("attributes", "attribute eigenschaften werte stats"),
    ("between", "zwischen"),
    ("body", "person who"),
    ("border", "grenze grenzen übergang"),
    ("character", "charakter charaktere figur figuren characters npc nsc actor"),
    ("charge-range", "sturmweite"),
    ("climb", "klettern"),
    ("combat", "kampf conflict konflikt"),
    ("companion", "gefährte gefährtin begleiter companions"),
    ("conflict", "konflikt kampf combat"),
    ("consequence", "konsequenz konsequenzen consequences"),
    ("count", "anzahl zahl number"),
    ("cover", "deckung"),
    ("damage", "schaden"),
    ("defence", "verteidigung defense"),
    ("dexterity", "geschick ge dex"),
    ("distance", "entfernung abstand distances"),
    ("drawn", "gezogen in-der-hand"),
    ("endurance", "ausdauer health hp"),
    ("fate", "schicksalspunkte fate-points sp fp"),
    ("focus-points", "fp fokuspunkte"),
    ("gear", "ausrüstung equipment items waffen weapons"),
    ("gift", "gabe gaben talent talente stunt stunts gifts kraft kräfte power powers"),
    ("hands", "hände"),
    ("hidden", "verborgen versteckt"),
    ("hold", "griff halten"),
    ("holder", "träger besitzer owner"),
    ("intelligence", "intelligenz in"),
    ("item", "ding gegenstand gegenstände items"),
    ("kind", "art"),
    ("leader", "anführer"),
    ("library", "bibliothek"),
    ("life", "lp lebenspunkte leben hp hit-points life-points"),
    ("life-left", "lp-left rest-lp lp-jetzt current-life"),
    ("magic", "magie z zaubern"),
    ("magic-points", "mp magiepunkte mana"),
    ("melee", "nahkampf n"),
    ("metres", "meter m meters"),
    ("minions", "schergen handlanger minion"),
    ("name", "bezeichnung"),
    ("order", "reihenfolge"),
    ("pace", "bewegung tempo move movement"),
    ("player", "spieler spielerin"),
    ("players", "spieler spielerinnen"),
    ("points", "punkte aktionspunkte"),
    ("power", "macht ma"),
    ("power-level", "machtlevel pl"),
    ("profile", "profil"),
    ("quality", "qualität"),
    ("ranged", "fernkampf f"),
    ("refresh", "erholung"),
    ("resources", "ressource ressourcen resource"),
    ("scene", "szene"),
    ("section", "abschnitt"),
    ("side", "seite team"),
    ("sides", "seiten teams"),
    ("skill", "fertigkeit fähigkeit"),
    ("skills", "fertigkeiten fähigkeiten"),
    ("speciality", "spezialisierung specialisation specialization specialties"),
    ("spell", "zauber spruch"),
    ("spells", "zauber sprüche"),
    ("stake", "einsatz"),
    ("strength", "kraft kr"),
    ("style", "stil"),
    ("substance", "trank tränke gift gifte potion potions"),
    ("switches", "schalter hausregeln"),
    ("system", "regelwerk regeln book"),
    ("text", "wortlaut"),
    ("title", "titel"),
    ("weapon", "waffe waffen"),
    ("will", "wille wi"),
    ("zone", "ort orte zonen zones"),
];

/// Returns the key that `typed` is an alias of; `None` if it is an alias of none of `keys`.
pub(crate) fn meant<'k>(typed: &str, keys: &[&'k str]) -> Option<&'k str> {
    let typed = folded(typed).replace(['_', ' '], "-");
    let means = |key: &str| ALSO.iter().any(|it| it.0 == key && it.1.split(' ').any(|word| word == typed));
    keys.iter().copied().find(|key| means(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_means_a_key_that_is_possible_there() {
        for (typed, keys, key) in [
            ("lp", &["name", "life", "hands"][..], Some("life")),
            ("LP", &["life"], Some("life")),
            ("Fähigkeiten", &["skills"], Some("skills")),
            ("Fähigkeiten", &["abilities", "life"], Some("abilities")),
            ("life_points", &["life"], Some("life")),
            ("lp", &["name"], None),
            ("xyzzy", &["life"], None),
        ] {
            assert_eq!(meant(typed, keys), key, "{typed}");
        }
    }
}
