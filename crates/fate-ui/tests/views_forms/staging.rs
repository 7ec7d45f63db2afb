//! Adding a scene from a text.

use schwung_fate::{ActorKind, Advance, Bearer, Command, Fact, Fate, State, ZoneId};
use schwung_fate_ui::Screen;
use schwung_log::{Author, Deed, Game};
use schwung_play::Random;
use schwung_views::{Look, Shown};

use crate::views_forms::scenes;

const WAREHOUSE: &str = r#"
title = "Im Lagerhaus"
[[zone]]
name = "lagerhaus"
[[zone]]
name = "Keller"
[[border]]
between = ["lagerhaus", "Keller"]
value = 2
[[aspect]]
text = "Ratten überall"
zone = "Keller"
[[aspect]]
text = "Geheime Falltür"
hidden = true
[[character]]
name = "Der Graue"
zone = "Keller"
skills = { "Fäuste" = 3, Athletik = 2 }
aspects = ["Rechnet immer nach"]
[[character.companion]]
name = "Pips"
kinds = ["physical"]
advances = ["skilled Heimlichkeit"]
aspect = true
[[character]]
name = "Florin Silberzunge"
player = "Tom"
zone = "Keller"
[[minions]]
name = "Lagerarbeiter"
quality = "fair"
kind = "physical"
count = 4
groups = 2
leader = "Der Graue"
"#;

/// The state after adding a text.
fn staged(mut game: Game<Fate>, text: &str, new_scene: bool) -> State {
    let [texts, _] = scenes::catalogues();
    let commands = Screen::stage(Look::new(&game, scenes::GM, &texts), text, new_scene).unwrap();
    assert!(commands.iter().all(|it| matches!(it, Command::Set(_))));
    scenes::act(&mut game, Author::GM, Deed::Several(commands), &mut Random::new(1));
    game.state().clone()
}

fn actor(state: &State, name: &str) -> usize {
    let found = state.frame.sheets.iter().position(|it| it.name == name);
    found.unwrap_or_else(|| panic!("{name} is there"))
}

fn zone_of<'s>(state: &'s State, name: &str) -> &'s str {
    &state.frame.zones[usize::from(state.actors[actor(state, name)].zone.0)]
}

#[test]
fn people_zones_and_aspects_are_added() {
    let before = scenes::begun();
    let old = before.state().clone();
    let state = staged(before, WAREHOUSE, false);
    assert_eq!(state.frame.zones[..4], old.frame.zones[..], "what was there stays");
    assert_eq!(state.frame.zones[4], "Keller", "a zone of the same name is the same");
    assert_eq!(state.frame.border(ZoneId(2), ZoneId(4)), Some(2));
    assert_eq!(state.frame.title, old.frame.title);
    assert_eq!(zone_of(&state, "Der Graue"), "Keller");
    assert_eq!(zone_of(&state, "Florin Silberzunge"), "Keller", "a player's character is not doubled");
    assert_eq!(state.actors.len(), old.actors.len() + 3);
    let graue = &state.frame.sheets[actor(&state, "Der Graue")];
    assert_eq!(graue.companions[0].name, "Pips 2", "the name was taken");
    let fists = state.frame.skills.iter().position(|it| it.key == "fists").unwrap();
    assert_eq!(graue.skills[fists], 3);
    let aspects: Vec<_> = state.aspects.iter().map(|it| (it.text.as_str(), it.bearer, it.hidden)).collect();
    assert!(aspects.contains(&("Ratten überall", Bearer::Zone(ZoneId(4)), false)), "{aspects:?}");
    assert!(aspects.contains(&("Geheime Falltür", Bearer::Scene, true)), "{aspects:?}");
    assert_eq!(aspects.len(), old.aspects.len() + 2);
}

#[test]
fn newcomers_stand_on_the_sides_that_are_there_and_groups_have_their_leader() {
    let state = staged(scenes::begun(), WAREHOUSE, false);
    let graue = actor(&state, "Der Graue");
    let widow = actor(&state, "Die Rote Witwe");
    assert_eq!(state.actors[graue].side, state.actors[widow].side);
    assert_eq!(state.frame.sides, ["Zollkutter", "Schmuggler"]);
    let group = state.actors[graue].attached.unwrap();
    assert_eq!(state.actor(group).attached.map(|it| usize::from(it.0)), Some(graue));
    assert_eq!((state.actor(group).kind, state.actor(group).members), (ActorKind::Minions, 2));
    let names: Vec<&str> = state.frame.sheets.iter().map(|it| it.name.as_str()).collect();
    let mut unique = names.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), names.len(), "{names:?}");
}

#[test]
fn a_new_scene_takes_the_place_of_the_old_one() {
    let old = scenes::begun().state().clone();
    let mut before = scenes::tangled().state().clone();
    let by = before.ids().find(|it| before.blocks.iter().all(|block| block.by != *it)).unwrap();
    let guard = schwung_fate::Block {
        by,
        against: schwung_fate::Against::AttacksOn(schwung_fate::ActorId(2)),
        ..before.blocks[0].clone()
    };
    before.blocks.push(guard.clone());
    let state = staged(scenes::table(before), WAREHOUSE, true);
    assert_eq!(state.frame.zones, ["lagerhaus", "Keller"]);
    assert_eq!(state.frame.title, "Im Lagerhaus");
    assert_eq!(state.frame.ways.len(), 2);
    assert_eq!(state.blocks, [guard], "a way that is gone is not blocked, people still are");
    assert_eq!(zone_of(&state, "Florin Silberzunge"), "Keller");
    assert_eq!(zone_of(&state, "Ruben Ohnefurcht"), "lagerhaus", "the first zone is as good as any");
    assert_eq!(state.actors.len(), old.actors.len() + 3, "nobody is sent away");
    let of_scene = state.aspects.iter().filter(|it| !matches!(it.bearer, Bearer::Actor(_)));
    assert_eq!(
        of_scene.map(|it| it.text.as_str()).collect::<Vec<_>>(),
        ["Ratten überall", "Geheime Falltür"]
    );
    assert!(
        state.aspects.iter().any(|it| it.text.as_str() == "Sand in den Augen"),
        "what is on people stays"
    );
}

#[test]
fn the_same_text_can_be_brought_out_twice_and_at_an_empty_table() {
    let mut game = scenes::begun();
    for _ in 0..2 {
        let [texts, _] = scenes::catalogues();
        let look = Look::new(&game, scenes::GM, &texts);
        let commands = Screen::stage(look, WAREHOUSE, false).unwrap();
        scenes::act(&mut game, Author::GM, Deed::Several(commands), &mut Random::new(1));
    }
    assert!(game.state().frame.sheets.iter().any(|it| it.name == "Der Graue 2"));
    let state = staged(scenes::empty(), WAREHOUSE, true);
    assert_eq!(state.frame.zones, ["lagerhaus", "Keller"]);
    assert_eq!(state.frame.sides, ["opposition", "players"]);
    let graue = &state.frame.sheets[actor(&state, "Der Graue")];
    let Advance::Skilled(skills) = &graue.companions[0].advances[0] else { panic!("{graue:?}") };
    assert_eq!(state.frame.skill(skills[0]).key, "stealth");
}

#[test]
fn a_text_without_zones_comes_into_the_zone_that_is_there() {
    let state = staged(scenes::begun(), "[[character]]\nname = \"Wache\"\n", false);
    assert_eq!(zone_of(&state, "Wache"), "Kai");
    assert_eq!(state.frame.zones.len(), 4);
}

#[test]
fn skills_of_the_table_need_no_explanation() {
    let mut state = scenes::facts();
    let own = schwung_fate::Skill {
        key: "tides".into(),
        de: "Gezeiten".into(),
        en: "Tides".into(),
        reach: schwung_fate::Reach::Touch,
        armed: false,
    };
    state.frame.change(|it| it.skills.push(own));
    let text = "[[character]]\nname = \"Lotse\"\nskills = { Gezeiten = 4 }\n";
    let state = staged(scenes::table(state), text, false);
    let at = state.frame.skills.iter().position(|it| it.key == "tides").unwrap();
    assert_eq!(state.frame.sheets[actor(&state, "Lotse")].skills[at], 4);
    // A skill that only the text defines is added to the list.
    let text = "[[skill]]\nkey = \"knots\"\nde = \"Knoten\"\n[[character]]\nname = \"Lotse\"\nskills = { Knoten = 3 }\n";
    let state = staged(scenes::begun(), text, false);
    let at = state.frame.skills.iter().position(|it| it.key == "knots").unwrap();
    assert_eq!((at, state.frame.sheets[actor(&state, "Lotse")].skills[at]), (28, 3));
}

#[test]
fn what_is_wrong_with_a_text_is_said_line_by_line() {
    let game = scenes::begun();
    let text = "[[character]]\nname = \"Anna\"\nskills = { Fauste = 3 }\nzone = \"Nirgends\"\n";
    for (texts, line, meant) in scenes::catalogues()
        .iter()
        .zip(["Zeile 3", "Line 3"])
        .zip(["Fäuste", "Fäuste"])
        .map(|((a, b), c)| (a, b, c))
    {
        let look = Look::new(&game, scenes::GM, texts);
        let errors = Screen::stage(look, text, false).unwrap_err();
        assert_eq!(errors.len(), 2, "{errors:?}");
        assert!(
            errors.iter().any(|it| it.to_lowercase().contains(&line.to_lowercase()) && it.contains(meant)),
            "{errors:?}"
        );
        assert!(errors.iter().all(|it| !it.contains(['⟨', '{', '$'])), "{errors:?}");
        let look = Look::new(&game, scenes::player(1), texts);
        assert_eq!(Screen::stage(look, WAREHOUSE, false).unwrap_err().len(), 1);
    }
    // The same with skills that the table has added.
    let mut state = scenes::facts();
    let own = schwung_fate::Skill {
        key: "tides".into(),
        de: "Gezeiten".into(),
        en: "Tides".into(),
        ..state.frame.skills[0].clone()
    };
    state.frame.change(|it| it.skills.push(own));
    let game = scenes::table(state);
    let [texts, _] = scenes::catalogues();
    let look = Look::new(&game, scenes::GM, &texts);
    assert_eq!(Screen::stage(look, text, false).unwrap_err().len(), 2);
}

#[test]
fn sheets_that_carry_consequences_bring_them_as_aspects() {
    let text =
        "[[character]]\nname = \"Wache\"\n[[character.consequence]]\ntext = \"Hinkt\"\nseverity = \"mild\"\n";
    let state = staged(scenes::begun(), text, false);
    let aspect = state.aspects.last().unwrap();
    assert_eq!(aspect.text.as_str(), "Hinkt");
    assert!(matches!(aspect.bearer, Bearer::Actor(id) if usize::from(id.0) == actor(&state, "Wache")));
    let is_set = |it: &Command| matches!(it, Command::Set(Fact::Join(..)));
    let [texts, _] = scenes::catalogues();
    let game = scenes::begun();
    let commands = Screen::stage(Look::new(&game, scenes::GM, &texts), text, false).unwrap();
    assert_eq!(commands.iter().filter(|it| is_set(it)).count(), 1);
}
