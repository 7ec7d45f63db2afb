//! Tests of views of pasted profiles.

#![allow(clippy::unwrap_used)]

use crate::views_common::{ARN, GM, GUARD, Listed, act, actor, german, look, player, set, table};
use schwung_daemmersturm::{ActorFact, Fact};
use schwung_daemmersturm_ui::Screen;
use schwung_log::{Author, Deed};
use schwung_views::Shown;

const PAGE: &str = "Arn: (N=20+4|15, F=20+1|13, Z=20-5|10) LP 40\n[AP: 8 | FP: 0 | MP: 0]\n\nGoblin: (N=20+0|10, F=20+0|10, \
                    Z=20-5|8) LP 5\n[AP: 2 | FP: 0 | MP: 0]\n\nGoblin: (N=20+0|10, F=20+0|10, Z=20-5|8) LP 5\n";

//% daemmersturm.profile.import-checks
#[test]
fn many_profiles_are_pasted_at_once() {
    let (mut game, texts) = (table(), german());
    let commands = Screen::stage(look(&game, &texts, GM), PAGE, false).unwrap();
    act(&mut game, Author::GM, Deed::Several(commands), &mut Listed(Vec::new())).unwrap();
    let state = game.state();
    assert_eq!((state.profile(ARN).life, state.profile(ARN).melee.attack), (40, 4));
    assert_eq!(state.profile(ARN).client_name, "Hanspeter");
    let names: Vec<&str> = state.frame.profiles[5..].iter().map(|it| &*it.name).collect();
    assert_eq!(names, ["Goblin", "Goblin 2"]);
    assert!(state.actors[5..].iter().all(|it| it.seat.is_gm() && it.side.0 == 1 && it.life == 5));
    assert!(state.notes.iter().any(|it| it.text.as_str().contains("Arn")));
    // Errors are reported for each profile by name, and nothing is changed.
    let wrong =
        format!("{PAGE}\nTroll: (N=20+1, F=20+1|13, Z=20-5|10) LP 9\n\nOger: (N=20+1|9, F=20+1|13) LP 9\n");
    let errors = Screen::stage(look(&game, &texts, GM), &wrong, false).unwrap_err();
    assert!(
        errors.iter().any(|it| it.contains("Troll")) && errors.iter().any(|it| it.contains("Oger")),
        "{errors:?}"
    );
    assert!(!errors.iter().any(|it| it.contains("Goblin")), "{errors:?}");
    assert!(Screen::stage(look(&game, &texts, player(1)), PAGE, false).is_err());
}

const STAGED: &str = r#"
system = "daemmersturm"
players = ["Anna"]
sides = ["Wegelagerer", "Gilde"]
[[character]]
name = "Arn"
player = "Anna"
side = "Gilde"
marks = ["bleibt weg"]
[[character]]
name = "Räuber"
count = 2
side = "Wegelagerer"
marks = ["flieht"]
secret-marks = ["bestochen"]
life = 4
[[character]]
name = "Hexe"
side = "Wegelagerer"
[[item]]
name = "Truhe"
heavy = true
holder = "Hexe"
[[swarm]]
who = ["Räuber"]
[[wound]]
on = "Räuber 1"
damage = "1-3"
rounds = 2
by = "Hexe"
[[wound]]
on = "Arn"
damage = 9
rounds = 2
[[modifier]]
on = "Räuber 2"
value = "melee-attack"
add = 2
until = "combat"
[[load]]
by = ["Räuber 1", "Räuber 2"]
item = "Truhe"
[[load]]
by = ["Räuber 1"]
body = "Arn"
[[climb]]
who = "Räuber 2"
obstacle = "tree"
left = 3
[[channel]]
by = "Hexe"
spell = "Flammenpfeil"
needed = 2
"#;

/// New characters bring their lasting effects with them, mapped to the ids of the table. Existing ones are kept.
#[test]
fn what_holds_of_those_who_come_is_brought_out_too() {
    use schwung_daemmersturm::{Burden, Obstacle, Skill, SwarmId};
    let (mut game, texts) = (table(), german());
    set(&mut game, [Fact::Actor { who: GUARD, fact: ActorFact::Swarm(SwarmId(1)) }]);
    let commands = Screen::stage(look(&game, &texts, GM), STAGED, false).unwrap();
    act(&mut game, Author::GM, Deed::Several(commands), &mut Listed(Vec::new())).unwrap();
    let state = game.state();
    let [one, two, witch] = ["Räuber 1", "Räuber 2", "Hexe"].map(|it| actor(&game, it));
    assert_eq!((state.actors.len(), one.0), (8, 5), "Arn is there already");
    let side = state.actor(witch).side;
    assert_eq!(state.frame.sides[usize::from(side.0)], "Wegelagerer");
    assert!(side != state.actor(ARN).side && side != state.actor(GUARD).side);
    assert_eq!((state.actor(one).swarm, state.actor(GUARD).swarm), (SwarmId(2), SwarmId(1)));
    let wounds: Vec<_> = state.effects.iter().map(|it| (it.on, it.by, it.rounds)).collect();
    assert_eq!(wounds, [(one, Some(witch), 2)]);
    assert_eq!(state.attack_value(two, Skill::Melee), 2);
    let chest = state.items.iter().find(|it| it.heavy).unwrap();
    assert_eq!(chest.holder, Some(witch));
    let loads: Vec<_> = state.loads.iter().map(|it| (it.what, it.by.clone())).collect();
    assert_eq!(loads, [(Burden::Thing(chest.id), vec![one, two]), (Burden::Body(ARN), vec![one])]);
    let climb = state.climbs[0];
    assert_eq!((climb.who, climb.obstacle, climb.left.0), (two, Obstacle::Tree, 30));
    let (channel, library) = (state.channels[0].clone(), &state.frame.library);
    assert_eq!((channel.by, channel.needed), (witch, 2));
    assert_eq!(library.spell(channel.spell).unwrap().name, "Flammenpfeil");
    let marks: Vec<_> = state.marks.iter().map(|it| (it.on, it.text.as_str(), it.secret)).collect();
    let of = |on| [(on, "flieht", false), (on, "bestochen", true)];
    assert_eq!(marks, [of(one), of(two)].concat());
    // Errors are reported at their place.
    let wrong = STAGED.replace("\"Räuber 2\"]", "\"Räuber 9\"]");
    let errors = Screen::stage(look(&game, &texts, GM), &wrong, false).unwrap_err();
    assert!(errors.len() == 1 && errors[0].contains("41") && errors[0].contains("Räuber 9"), "{errors:?}");
    // In a new scene, no character climbs an obstacle of the old one.
    let place = "system = \"daemmersturm\"\ncharge-range = 12\n";
    let commands = Screen::stage(look(&game, &texts, GM), place, true).unwrap();
    act(&mut game, Author::GM, Deed::Several(commands), &mut Listed(Vec::new())).unwrap();
    assert!(game.state().climbs.is_empty() && game.state().loads.len() == 2);
    // Removed items are no longer carried.
    let item = game.state().items.iter().find(|it| it.heavy).unwrap().id;
    set(&mut game, [Fact::Item { item, fact: schwung_daemmersturm::ItemFact::Gone }]);
    assert!(game.state().loads.len() == 1 && game.state().is_sound());
}

//% daemmersturm.profile.import-checks
#[test]
fn a_page_of_profiles_is_looked_over_first() {
    let (mut game, texts) = (table(), german());
    let page = "Arn: (N=20+4|15, F=20+1|13, Z=20-5|10) LP 40\n[AP: 3 | FP: 0 | MP: 0]\n\nTroll: (N=20+1, F=20+1|13, \
                Z=20-5|10) LP 9\n\nGoblin: (N=20+0|10, F=20+0|10, Z=20-5|8) LP 5\n\nGoblin: (N=20+0|10, F=20+0|10, \
                Z=20-5|8) LP 5\n";
    let drafts = Screen::drafts(look(&game, &texts, GM), page).unwrap();
    let told: Vec<_> = drafts.iter().map(|it| (it.line, &*it.name, it.fits)).collect();
    assert_eq!(told, [(1, "Arn", true), (4, "Troll", false), (6, "Goblin", true), (8, "Goblin", true)]);
    assert!(drafts[0].becomes.starts_with("Ändert Arn: LP 40"), "{}", drafts[0].becomes);
    assert!(drafts[3].becomes.starts_with("Kommt dazu als Goblin 2"), "{}", drafts[3].becomes);
    let odd = &drafts[0].remarks[0];
    assert_eq!((odd.line, odd.wrong), (2, false));
    assert!(odd.column > 1);
    let wrong = &drafts[1].remarks[0];
    assert!(wrong.wrong && wrong.line == 4 && wrong.column > 8 && drafts[1].becomes.is_empty(), "{wrong:?}");
    assert_eq!(game.state(), table().state(), "nothing has changed");
    for it in drafts.iter().filter(|it| it.fits) {
        let commands = Screen::stage(look(&game, &texts, GM), &it.text, false).unwrap();
        act(&mut game, Author::GM, Deed::Several(commands), &mut Listed(Vec::new())).unwrap();
    }
    assert_eq!((game.state().actors.len(), game.state().profile(ARN).life), (7, 40));
    assert!(Screen::drafts(look(&game, &texts, player(1)), page).is_none());
    // Text between profiles belongs to none of them.
    let drafts = Screen::drafts(look(&game, &texts, GM), "Hallo\n\nGoblin: (N=20+0|10)").unwrap();
    assert!(drafts[0].name.is_empty() && !drafts[0].fits && drafts[0].remarks[0].line == 1);
}
