//! Scenes and actors leave a table as a file with their state and return with the same state.

#![allow(clippy::unwrap_used)]

use crate::views_common::{DECK, GM, RELAY, WATCH, actor, look, of, opened, player, scene, set};
use schwung_files::Options;
use schwung_log::Game;
use schwung_messages::Catalogue;
use schwung_play::{Random, laws};
use schwung_rulebook::Lang;
use schwung_table::{Seat, System as _};
use schwung_views::Shown;
use schwung_zerospace::*;
use schwung_zerospace_ui::{Screen, files};

fn texts() -> Catalogue {
    Catalogue::new(Lang::En, "zerospace")
}

/// The file of these actors and, with `whole`, of the scene; and its losses.
fn file(game: &Game<ZeroSpace>, actors: &[ActorId], whole: bool) -> (String, Vec<String>) {
    let actors: Vec<u8> = actors.iter().map(|it| it.0).collect();
    Screen::scene_file(look(game, &texts(), GM), &actors, whole).unwrap()
}

/// The table after this file was added to it.
fn staged(mut state: State, text: &str, new_scene: bool) -> State {
    let commands = Screen::stage(look(&of(state.clone()), &texts(), GM), text, new_scene);
    for command in commands.unwrap_or_else(|it| panic!("{it:?}\n{text}")) {
        let Command::Set(fact) = command else { panic!("{command:?} is no fact") };
        ZeroSpace::check(&state, &Command::Set(fact.clone())).unwrap_or_else(|it| panic!("{fact:?}: {it:?}"));
        state.apply(&Event::Set { fact: Box::new(fact), was: None });
    }
    assert!(state.is_sound());
    state
}

/// A table with the same people, skills and sides, but without actors.
fn empty(like: &State) -> State {
    let frame = Frame { sheets: Vec::new(), ..Frame::clone(&like.frame) };
    State::new(Switches::clone(&like.switches), frame, Vec::new())
}

/// The state that a file of the whole scene preserves.
fn kept(state: &State) -> State {
    let mut it = empty(state);
    it.frame.change(|frame| frame.sheets.clone_from(&state.frame.sheets));
    it.actors = state
        .actors
        .iter()
        .map(|it| Actor { turn: TurnMarks::default(), stored: None, owed: 0, forced: None, ..*it })
        .collect();
    for actor in &mut it.actors {
        if actor.boosts.lasting {
            (actor.boosts.kept, actor.boosts.kept_endurance) =
                (actor.boosts.attributes, actor.boosts.endurance);
            actor.boosts.lasting = false;
        }
    }
    it.items = state.items.clone();
    it.items.sort_by_key(|it| it.holder.map_or(usize::MAX, |it| usize::from(it.0)));
    for (n, item) in (1..).zip(&mut it.items) {
        item.id = ItemId(n);
    }
    it.next_item = 1 + u16::try_from(it.items.len()).unwrap();
    it.holds = state.holds.iter().map(|it| Hold { round: 0, ..*it }).collect();
    it.things.clone_from(&state.things);
    it.distances.clone_from(&state.distances);
    it.stunts.clone_from(&state.stunts);
    it.tasks.clone_from(&state.tasks);
    for (n, task) in (1..).zip(&mut it.tasks) {
        task.id = TaskId(n);
    }
    it.next_task = 1 + u32::try_from(it.tasks.len()).unwrap();
    it.scene = Setting { number: 1, ..state.scene };
    it
}

struct Any(Random);

impl Any {
    fn below(&mut self, most: u32) -> u32 {
        self.0.below(most)
    }

    fn often(&mut self) -> bool {
        self.below(3) == 0
    }

    fn small(&mut self) -> u8 {
        u8::try_from(self.below(4)).unwrap() * u8::from(self.often())
    }

    fn one<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(u32::try_from(all.len()).unwrap()) as usize]
    }

    fn maybe<T>(&mut self, of: impl FnOnce(&mut Any) -> T) -> Option<T> {
        self.often().then(|| of(self))
    }

    fn five(&mut self) -> [u8; 5] {
        [(); 5].map(|()| self.small())
    }

    fn length(&mut self) -> Length {
        Length(self.below(200))
    }

    fn skill(&mut self, state: &State) -> SkillId {
        SkillId(u8::try_from(self.below(u32::try_from(state.frame.skills.len()).unwrap())).unwrap())
    }

    fn actor_id(&mut self, state: &State) -> ActorId {
        ActorId(u8::try_from(self.below(u32::try_from(state.actors.len()).unwrap())).unwrap())
    }

    fn two(&mut self, state: &State) -> Option<(ActorId, ActorId)> {
        Some((self.actor_id(state), self.actor_id(state))).filter(|it| it.0 != it.1)
    }

    fn wording(&mut self) -> Wording {
        Wording::new(self.one(&["", "Rauch „3“ \\ \u{1f3b2}", "Das \"Auge\"", "Blaster", "Fliegen"]))
    }

    fn weapon(&mut self, state: &State) -> Weapon {
        let skill = Some(self.skill(state)).filter(|_| self.often());
        let attribute = |any: &mut Any| any.maybe(|any| any.one(&Attribute::ALL));
        Weapon {
            kind: self.one(&[AttackKind::Normal, AttackKind::Mental, AttackKind::Altering]),
            combat: self.one(&[Combat::Melee, Combat::Ranged]),
            rating: 3 - i8::try_from(self.below(8)).unwrap(),
            damage: self.maybe(Any::small),
            range: self.maybe(Any::length),
            two_handed: self.often(),
            burst: self.maybe(|any| any.one(&[Burst::Die, Burst::Rating(3)])),
            effects: Effects {
                blinds: self.often(),
                frightens: self.often(),
                shocks: self.often(),
                harmless: self.often(),
                lowers: self.maybe(|any| (any.one(&Attribute::ALL), 2)),
            },
            radius: self.maybe(Any::length),
            skill,
            attribute: attribute(self),
            against_skill: skill.filter(|_| self.often()),
            against: attribute(self),
        }
    }

    fn item_kind(&mut self, state: &State) -> ItemKind {
        match self.below(4) {
            0 => ItemKind::Weapon(self.weapon(state)),
            1 => ItemKind::Protection(2),
            2 => ItemKind::Tool { rating: 3, skill: Some(self.skill(state)).filter(|_| self.often()) },
            _ => ItemKind::Other,
        }
    }

    fn sheet(&mut self, state: &State, name: &str) -> Sheet {
        let skills = (0..5).map(|_| self.skill(state)).collect();
        let gift = |any: &mut Any| Gift {
            name: any.one(&["Fliegen", "Licht", "Glut"]).to_owned(),
            attack: any.maybe(|any| any.weapon(state)),
            on_attack: any.often(),
            on_defence: [any.often(), any.often(), any.often()],
            on_skills: (0..2).map(|_| any.skill(state)).filter(|it| it.0 % 2 == 0).collect(),
            moves: any.maybe(Any::length),
        };
        let speciality = |any: &mut Any| Speciality {
            skill: any.skill(state),
            name: "Messer".into(),
            attack: any.often(),
            defence: any.often(),
            check: any.often(),
        };
        Sheet {
            name: name.to_owned(),
            attributes: [(); 5].map(|()| 5 - i8::try_from(self.below(9)).unwrap()),
            endurance: 1 + u8::try_from(self.below(80)).unwrap(),
            skills,
            specialities: (0..self.below(3)).map(|_| speciality(self)).collect(),
            power_level: i8::try_from(self.below(9)).unwrap(),
            gifts: (0..self.below(3)).map(|_| gift(self)).collect(),
            pace: [(); 3].map(|()| self.maybe(Any::length)),
            weight: self.maybe(|any| any.below(999)),
            band: self.maybe(|_| "Enterer".to_owned()),
        }
    }

    fn actor(&mut self, state: &State) -> Actor {
        let sides = u32::try_from(state.frame.sides.len()).unwrap();
        let (attributes, kept) = (self.five(), self.five());
        let boosts = Boosts {
            attributes,
            endurance: self.small(),
            lasting: self.below(6) == 0,
            kept: [0, 1, 2, 3, 4].map(|n| kept[n].min(attributes[n])),
            kept_endurance: 0,
        };
        Actor {
            hidden: self.often(),
            losses: Losses { fresh: self.small(), deep: self.small(), shock: self.small() },
            lowered: self.five(),
            boosts,
            cruel: self.often(),
            out: self.maybe(|any| any.one(&[Out::Unconscious, Out::Dead, Out::Left])),
            prone: self.often(),
            covered: self.often(),
            helpless: self.often(),
            blinded: self.often(),
            distracted: self.often(),
            surprised: self.often(),
            fear: self.maybe(|any| any.one(&[Fear::Flee, Fear::Cower])),
            dodging: self.maybe(|any| Dodge { attribute: any.one(&Attribute::ALL), forced: any.often() }),
            gait: self.one(&[Gait::Walk, Gait::Run, Gait::Sprint]),
            adapted: self.often(),
            difficulty: self.often().then_some(9),
            checked: self.often(),
            ..Actor::new(
                self.one(&[ActorKind::Named, ActorKind::Unnamed, ActorKind::Object]),
                Side(u8::try_from(self.below(sides)).unwrap()),
                Seat::GM,
            )
        }
    }

    fn task(&mut self, state: &State) -> Task {
        let sides = self.two(state).filter(|_| self.below(2) == 0).map(|(first, second)| Contest {
            first,
            second,
            skill: self.skill(state),
            attribute: self.one(&Attribute::ALL),
            ties_to_first: self.often(),
            running: self.often(),
        });
        let mode = match (sides, self.below(3)) {
            (None, _) => TaskMode::Tries { needed: 2, most: 5, difficulties: vec![6, 9] },
            (_, 0) => TaskMode::FirstTo(3),
            (_, 1) => TaskMode::Lead(2),
            _ => TaskMode::Rounds { lead: 1, rounds: 4 },
        };
        let won = self.maybe(Any::often);
        let tally = [self.small(), if sides.is_some() { self.small() } else { 0 }];
        Task {
            id: TaskId(state.next_task),
            text: self.wording(),
            mode,
            tally,
            tries: self.small(),
            sides,
            won,
        }
    }

    /// A random fact about the scene.
    fn fact(&mut self, state: &State) -> Option<Fact> {
        let who = self.actor_id(state);
        Some(match self.below(7) {
            0 => {
                let holder = Some(who).filter(|_| self.below(4) > 0);
                let item = Item {
                    id: ItemId(state.next_item),
                    text: self.wording(),
                    holder,
                    kind: self.item_kind(state),
                };
                Fact::Item { item }
            }
            1 => {
                let (by, on) = self.two(state)?;
                Fact::Hold { by, on, holds: true }
            }
            2 => {
                let (a, b) = self.two(state)?;
                Fact::Distance { a, b, length: Some(self.length()) }
            }
            3 => {
                let text = Some(self.wording()).filter(|it| !it.is_empty())?;
                Fact::Thing {
                    thing: Thing { text, pilot: Some(who).filter(|_| self.often()), lasting: self.often() },
                }
            }
            4 => {
                let (skill, text) = (self.skill(state), self.wording());
                Fact::Stunt { stunt: Stunt { who, skill, text, scene: self.often() } }
            }
            5 => Fact::Task { task: self.task(state) },
            _ => {
                let (dark, underwater, weightless) = (self.often(), self.often(), self.often());
                Fact::Scene { scene: Setting { number: state.scene.number, dark, underwater, weightless } }
            }
        })
    }

    /// A table in the middle of play.
    fn table(&mut self) -> State {
        let mut state = empty(opened(RELAY).state());
        state.frame.change(|frame| {
            let attribute = Attribute::Power;
            frame.skills.push(Skill {
                key: "runes".into(),
                de: "Runen".into(),
                en: "Runes".into(),
                attribute,
                talking: true,
            });
        });
        let mut facts = Vec::new();
        for n in 0..2 + self.below(5) {
            let sheet = Box::new(self.sheet(&state, &format!("Figur {n}")));
            facts.push(Fact::Join { sheet, actor: Box::new(self.actor(&state)) });
        }
        for fact in facts {
            give(&mut state, fact);
        }
        for _ in 0..self.below(20) {
            if let Some(fact) = self.fact(&state) {
                give(&mut state, fact);
            }
        }
        state
    }
}

fn give(state: &mut State, fact: Fact) {
    ZeroSpace::check(state, &Command::Set(fact.clone())).unwrap_or_else(|it| panic!("{fact:?}: {it:?}"));
    state.apply(&Event::Set { fact: Box::new(fact), was: None });
}

/// Unnamed gear gets a name, since files require one.
fn named(mut state: State) -> State {
    for it in state.items.iter_mut().filter(|it| it.text.is_empty()) {
        it.text = Wording::new("–");
    }
    state
}

#[test]
fn a_scene_comes_back_as_it_was() {
    for seed in 0..laws::games(300) {
        let state = named(Any(Random::new(seed.into())).table());
        let all: Vec<ActorId> = state.ids().collect();
        let (text, losses) = file(&of(state.clone()), &all, true);
        assert_eq!(losses, Vec::<String>::new(), "{seed}\n{text}");
        let back = staged(empty(&state), &text, true);
        assert_eq!(back, kept(&state), "{seed}\n{text}");
        // The same at the table from which it was taken off.
        let mut off = state.clone();
        let commands = Screen::take_off(
            look(&of(state.clone()), &texts(), GM),
            &all.iter().map(|it| it.0).collect::<Vec<_>>(),
        );
        for command in commands {
            let Command::Set(fact) = command else { panic!("{command:?}") };
            give(&mut off, fact);
        }
        let off = staged(off, "system = \"zerospace\"", true);
        assert_eq!(kept(&staged(off, &text, true)), kept(&state), "{seed}\n{text}");
        // The file also opens as a table, which is written as the same file.
        let read = files::read(&text, &Options::default()).unwrap_or_else(|it| panic!("{it:#?}\n{text}"));
        assert!(read.state.is_sound());
        assert_eq!(file(&of(read.state), &all, true).0, text, "{seed}");
    }
}

/// Opponents leave without the scene, and their ties to actors who remain are listed.
#[test]
fn what_cannot_come_along_is_named() {
    let mut game = opened(DECK);
    let [ilka, juno, sorel] = ["Ilka Marsan", "Juno Adeyemi", "Leutnant Sorel"].map(|it| actor(&game, it));
    let contest = |first, second| Contest {
        first,
        second,
        skill: SkillId(0),
        attribute: Attribute::Dexterity,
        ties_to_first: true,
        running: true,
    };
    let task = |id, text, sides| Fact::Task {
        task: Task {
            id: TaskId(id),
            text: Wording::new(text),
            mode: TaskMode::Lead(2),
            tally: [1, 0],
            tries: 1,
            sides: Some(sides),
            won: None,
        },
    };
    let thing = |text, pilot| Fact::Thing { thing: Thing { text: Wording::new(text), pilot, lasting: true } };
    let stunt = |who| Fact::Stunt {
        stunt: Stunt { who, skill: SkillId(1), text: Wording::new("Funken"), scene: true },
    };
    let facts = vec![
        Fact::Hold { by: sorel, on: ilka, holds: true },
        Fact::Losses { who: sorel, losses: Losses { fresh: 2, deep: 1, shock: 0 } },
        Fact::Hidden { who: sorel, on: true },
        task(1, "Treppe", contest(ilka, sorel)),
        task(2, "", contest(sorel, juno)),
        task(3, "Luke", contest(ilka, juno)),
        thing("Gleiter", Some(sorel)),
        thing("Kran", None),
        stunt(sorel),
        stunt(ilka),
    ];
    set(&mut game, facts);
    let (text, losses) = file(&game, &[sorel], false);
    let expected = [
        "Leutnant Sorel no longer holds Ilka Marsan: one of them stays.",
        "The distances to those who stay are not in the file.",
        "The contest “Treppe” is not in the file: one of its sides stays.",
        "The contest “Task 2” is not in the file: one of its sides stays.",
        "“Gleiter” stays in the scene, where nobody steers it any more.",
    ];
    assert_eq!(losses, expected);
    let back = staged(empty(game.state()), &text, false);
    let [it] = &back.actors[..] else { panic!("one") };
    assert_eq!(*it, *game.state().actor(sorel));
    assert_eq!(back.stunts.len(), 1);
    assert_eq!((back.tasks.len(), back.things.len(), back.holds.len()), (0, 0, 0));
    assert_eq!(back.items[0].text.as_str(), "Karabiner");
    let (text, losses) = file(&game, &[], true);
    assert!(
        losses.contains(&"The one who steers “Gleiter” stays. In the file, nobody steers it.".to_owned())
    );
    let back = staged(empty(game.state()), &text, true);
    let things: Vec<_> = back.things.iter().map(|it| (it.text.as_str(), it.pilot)).collect();
    assert_eq!(things, [("Gleiter", None), ("Kran", None)]);
    assert_eq!((back.tasks.len(), back.distances.len()), (0, 0));
}

#[test]
fn the_order_of_turns_stays_behind() {
    let game = opened(RELAY);
    let skarn = actor(&game, "Kapitän Skarn");
    let expected = [
        "The order of turns, and what is used, deferred or owed of turns, is not in the file.",
        "The distances to those who stay are not in the file.",
    ];
    assert_eq!(file(&game, &[skarn], true).1, expected);
}

/// The file holds secrets, and characters of players are theirs.
#[test]
fn only_the_game_master_takes_off_what_she_plays() {
    let mut game = opened(DECK);
    let [ilka, sorel] = ["Ilka Marsan", "Leutnant Sorel"].map(|it| actor(&game, it).0);
    let file = |game: &Game<ZeroSpace>, you, actors: &[u8], whole| {
        Screen::scene_file(look(game, &texts(), you), actors, whole).is_some()
    };
    for you in [player(1), WATCH] {
        assert!(!file(&game, you, &[sorel], false) && !file(&game, you, &[], true));
    }
    assert!(file(&game, GM, &[sorel], false) && file(&game, GM, &[], true));
    for refused in [&[ilka][..], &[sorel, 99], &[]] {
        assert!(!file(&game, GM, refused, false), "{refused:?}");
    }
    let off = Screen::take_off(look(&game, &texts(), GM), &[sorel]);
    for command in off {
        let Command::Set(fact) = command else { panic!("{command:?}") };
        set(&mut game, [fact]);
    }
    assert!(!file(&game, GM, &[sorel], false), "it is off already");
}

/// Opponents leave in the middle of a conflict, are invisible, and return under their numbers with their state.
#[test]
fn opponents_leave_a_fight_and_return() {
    let mut game = opened(RELAY);
    let skarn = actor(&game, "Kapitän Skarn");
    let runa = actor(&game, "Runa Eisvogel");
    let facts = vec![
        Fact::Turn { who: skarn },
        Fact::Losses { who: skarn, losses: Losses { fresh: 2, deep: 0, shock: 1 } },
        Fact::Hidden { who: skarn, on: false },
        Fact::Distance { a: skarn, b: runa, length: Some(Length(9)) },
        Fact::Standard { who: skarn, used: true },
    ];
    set(&mut game, facts);
    let before = game.state().clone();
    let (text, _) = file(&game, &[skarn], false);
    let seen = |game: &Game<ZeroSpace>, you| {
        let scene = serde_json::to_string(&scene(game, &texts(), you)).unwrap();
        scene.contains("Skarn")
    };
    assert!(seen(&game, GM) && seen(&game, player(1)));
    for command in Screen::take_off(look(&game, &texts(), GM), &[skarn.0]) {
        let Command::Set(fact) = command else { panic!("{command:?}") };
        set(&mut game, [fact]);
    }
    for you in [GM, player(1), WATCH] {
        assert!(!seen(&game, you), "{you:?}");
    }
    let turn = game.state().conflict.and_then(|it| it.turn).unwrap();
    assert!(turn != skarn && !game.state().is_defenceless(turn));
    assert!(!Screen::actors_of(look(&game, &texts(), GM), Seat::GM).contains(&skarn.0));
    for command in Screen::stage(look(&game, &texts(), GM), &text, false).unwrap() {
        let Command::Set(fact) = command else { panic!("{command:?}") };
        set(&mut game, [fact]);
    }
    let after = game.state();
    assert_eq!(after.actor(skarn), before.actor(skarn));
    assert_eq!(after.sheet(skarn), before.sheet(skarn));
    assert_eq!((&after.order, &after.distances), (&before.order, &before.distances));
    let gear = |state: &State| {
        let of = state.items.iter().filter(|it| it.holder == Some(skarn));
        of.map(|it| (it.text.clone(), it.kind)).collect::<Vec<_>>()
    };
    assert_eq!(gear(after), gear(&before));
    assert!(seen(&game, GM) && seen(&game, player(1)));
}

/// Names and texts that a file cannot contain are changed and reported.
#[test]
fn unusual_names_are_changed() {
    let mut game = opened(DECK);
    let named = |name: &str| Fact::Join {
        sheet: Box::new(Sheet { name: name.into(), endurance: 200, ..Sheet::default() }),
        actor: Box::new(Actor::new(ActorKind::Named, Side(0), Seat::GM)),
    };
    let long = "x".repeat(70);
    set(&mut game, [named("Der \"Alte\""), named(&long), named("Wache"), named("wache")]);
    let all: Vec<ActorId> = game.state().ids().skip(2).collect();
    let (text, losses) = file(&game, &all, true);
    let changed = |name: &str| {
        losses.contains(&format!(
            "“{name}” is too long, is used twice or has characters that cannot be in the file, and is changed there."
        ))
    };
    assert!(changed("Der \"Alte\"") && changed(&long) && changed("wache"), "{losses:?}");
    let read = files::read(&text, &Options::default()).unwrap().state;
    let names: Vec<&str> = read.frame.sheets.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names[1..], ["Der 'Alte'", &long[..60], "Wache", "wache 2"]);
}
