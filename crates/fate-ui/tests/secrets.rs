//! Secrets never reach viewers who may not know them: two games that differ only in secrets are shown
//! identically, byte for byte.

#![allow(clippy::unwrap_used)]

use crate::views_common::{GM, HARBOUR, WATCH, look, opened, player};
use proptest::prelude::*;
use schwung_fate::{
    Actor, ActorId, ActorKind, AgendaId, Aim, Attack, Bearer, Command, Contest, Fact, Fate, Maneuver, Plan,
    Question, Side, Simple, SkillId, Target, Wording, ZoneId,
};
use schwung_fate_ui::Screen;
use schwung_log::{Author, Deed, DiceMode, HouseDeed, Told};
use schwung_messages::Catalogue;
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_table::{Asking, Hosted as _, Seat};
use schwung_ui_kit::harness::secrets::{self, Compared, seen};
use schwung_views::{Shown, wire::You};

/// The secrets of one of the two games.
struct Secret {
    name: &'static str,
    words: &'static str,
    art: i8,
    fate: u8,
    number: i8,
    faces: [i8; 4],
}

const SECRETS: [Secret; 2] = [
    Secret { name: "Zyxwina", words: "Qualmvogel", art: 1, fate: 60, number: 40, faces: [1, 1, 0, -1] },
    Secret { name: "Brumbart", words: "Knirschfuchs", art: 2, fate: 90, number: 60, faces: [-1, 0, -1, 0] },
];

impl Secret {
    /// The demo encounter with a hidden actor, and with these secrets.
    fn encounter(&self) -> String {
        let (name, words, art, fate) = (self.name, self.words, self.art, self.fate);
        let hidden = format!(
            "
[[character]]
name = \"{name}\"
side = \"Schmuggler\"
zone = \"Kai\"
hidden = true
fate = {fate}
skills = {{ Nahkampfwaffen = 3, Kunst = {art}, Athletik = 2, Aufmerksamkeit = 2 }}
aspects = [\"Auge der {words}\", {{ text = \"Herz der {words}\", secret = true }}]
"
        );
        HARBOUR
            .replace("Morsche Planken unter der Persenning", words)
            .replace("Hat früher selbst geschmuggelt", &format!("{words} war ihr Name"))
            .replace(
                "fate = 3\nskills = { Nahkampfwaffen = 6, \"Eins",
                &format!("fate = {fate}\nskills = {{ Nahkampfwaffen = 6, \"Eins"),
            )
            .replace("[conflict]", "[switches]\ncontest-dice = \"acting\"\n\n[conflict]")
            .replace("Der Ratsherr hält seine Hand über sie", &format!("Freund der {words}"))
            + &hidden
    }
}

/// Two games that differ only in secrets.
type Pair = secrets::Pair<Fate, Secret>;

fn pair(seed: u64) -> Pair {
    Pair::new(seed, &SECRETS, |it| opened(&it.encounter()))
}

trait Secretive {
    fn hidden(&self) -> ActorId;
}

impl Secretive for Pair {
    fn hidden(&self) -> ActorId {
        let sheets = &self.games[0].state().frame.sheets;
        ActorId(sheets.iter().position(|it| it.name == SECRETS[0].name).unwrap() as u8)
    }
}

/// The viewers who may not know the secrets. The first player is excluded, because the secret aspect is hers.
const COMPARED: Compared<'_> = Compared {
    strangers: &[player(2), player(3), player(4), WATCH],
    words: &[SECRETS[0].name, SECRETS[0].words, SECRETS[1].name, SECRETS[1].words],
};

/// Secret actions of the game master: notes, the shelf, hidden dice, actions of a hidden actor.
fn secretly(pair: &mut Pair, random: &mut Random) -> bool {
    let hidden = pair.hidden();
    let house = |deed: HouseDeed| Deed::House(deed);
    match random.below(8) {
        7 => veil(pair, random),
        // The opponents' fate points are secret.
        6 => {
            let widow = pair.games[0].state().frame.sheets.iter().position(|it| it.name == "Die Rote Witwe");
            let widow = ActorId(widow.unwrap() as u8);
            let now = *pair.games[0].state().actor(widow);
            pair.act(Author::GM, |it| {
                let to = Actor { fate: it.fate, ..now };
                Deed::Command(Command::Set(Fact::Actor(widow, Box::new(to))))
            })
        }
        0 => pair.act(Author::GM, |it| house(HouseDeed::Say { text: it.words.into(), to: Told::Gm })),
        1 => pair.act(Author::GM, |it| {
            house(HouseDeed::Shelve { id: None, name: it.name.into(), body: it.words.into() })
        }),
        2 => pair.act(Author::GM, |it| {
            let faces = Some(it.faces.to_vec());
            house(HouseDeed::Throw { dice: "4dF".into(), faces, label: it.words.into(), secret: true })
        }),
        3 => pair.act(Author::GM, |it| {
            let (text, on) = (Wording::new(it.words), Bearer::Actor(hidden));
            Deed::Command(Command::Set(Fact::Aspect { text, on, hidden: false }))
        }),
        4 => pair.act(Author::GM, |it| {
            let text = Wording::new(it.words);
            Deed::Command(Command::Set(Fact::Aspect { text, on: Bearer::Scene, hidden: true }))
        }),
        _ => {
            let to = random.below(4) as u8;
            pair.act(Author::GM, |it| {
                let mut actor = Actor::new(Side(1), Seat::GM, ZoneId(to));
                (actor.hidden, actor.fate) = (true, it.fate);
                Deed::Command(Command::Set(Fact::Actor(hidden, Box::new(actor))))
            })
        }
    }
}

/// A veiled roll by a hidden or known actor, with secret skills.
fn veil(pair: &mut Pair, random: &mut Random) -> bool {
    let state = pair.games[0].state();
    let of = |name: &str| ActorId(state.frame.sheets.iter().position(|it| it.name == name).unwrap() as u8);
    let by = if random.below(2) == 0 { pair.hidden() } else { of("Die Rote Witwe") };
    let against = [of("Florin Silberzunge"), of("Kapitänin Ida Brandt")];
    let turn = Command::Set(Fact::Turn(Some(by)));
    pair.act(Author::GM, |_| Deed::Command(turn.clone()))
        && pair.act(Author::GM, |it| {
            let (skill, other) = (SkillId(it.art as u8), SkillId(it.art as u8 + 3));
            let sides = vec![(by, skill), (against[0], skill), (against[1], other)];
            Deed::Command(Command::Contest(Contest { sides, choose: false, hidden: true, plans: Vec::new() }))
        })
}

/// Answers questions. The words of hidden actors are secret.
fn answers(pair: &mut Pair, random: &mut Random) -> bool {
    let asked = pair.games[0].asked();
    let it = &asked[random.below(asked.len() as u32) as usize];
    let (seat, id, hidden) = (it.seat, it.id.clone(), pair.hidden());
    let is_secret = match it.question {
        Some(Question::Word(word)) => format!("{:?}", word.what).contains(&format!("{hidden:?}")),
        _ => false,
    };
    let dice = it.dice.is_some();
    let choice = random.below(7) as usize;
    // The outcome of a roll is public, so the hidden actor defends with its best skill in both games.
    let defends = matches!(it.question, Some(Question::Defend(it)) if it.who == hidden);
    let skips = random.below(6) == 0 || defends;
    let by = if random.below(4) == 0 { Author::GM } else { Author::Seat(seat) };
    pair.act(by, |secret| {
        let question = id.clone();
        let words = if is_secret { secret.words } else { "nun ja" }.to_owned();
        match (dice, skips) {
            (true, _) => Deed::Roll { question, faces: None },
            (false, true) => Deed::Skip { question },
            (false, false) => Deed::Answer { question, choice, words },
        }
    })
}

/// Public actions.
fn openly(pair: &mut Pair, random: &mut Random) -> bool {
    let game = &pair.games[0];
    let state = game.state().clone();
    let count = state.actors.len() as u32;
    let by = match state.conflict.and_then(|it| it.turn) {
        Some(turn) if random.below(8) > 0 => turn,
        _ => ActorId(random.below(count) as u8),
    };
    let author = Author::Seat(state.actor(by).seat);
    let on = ActorId(random.below(count) as u8);
    let named = state.actor(by).kind == ActorKind::Named;
    let agenda = AgendaId(0);
    let best = state.frame.agenda(agenda).attack.iter().max_by_key(|it| state.rating(by, *it));
    let skill = SkillId(random.below(state.frame.skills.len() as u32) as u8);
    let plan = Plan::default();
    let give = |pair: &mut Pair, command: Command| {
        let texts = Catalogue::new(Lang::En, "sotc");
        let you = if author.is_gm() { GM } else { player(state.actor(by).seat.0) };
        if !Screen::may_name(look(&pair.games[0], &texts, you), &command) {
            return false;
        }
        pair.act(author, |_| Deed::Command(command.clone()))
    };
    match random.below(13) {
        0..=4 => {
            let skill = best.filter(|_| named);
            give(pair, Command::Attack(Attack { by, on, agenda, skill, track: None, unaware: None, plan }))
        }
        5 => {
            let target = Target::Actor(on, Default::default());
            let text = Wording::new("Rauch");
            let aim = Aim::Place { text, on: Bearer::Actor(on), sticky: false, paid: false };
            let skill = named.then_some(best).flatten();
            give(pair, Command::Maneuver(Maneuver { by, skill, target, aim, plan }))
        }
        6 => give(pair, Command::Hold { by }),
        7 => give(pair, Command::FullDefense { by }),
        // Difficulties that are either unreachable or always reached, so the secret number does not matter.
        8 => {
            let sign = if random.below(2) == 0 { 1 } else { -1 };
            let skill = if by == pair.hidden() { SkillId(0) } else { skill };
            pair.act(Author::GM, |it| {
                let difficulty = Some(sign * it.number);
                let plan = Plan::default();
                Deed::Command(Command::Simple(Simple {
                    by,
                    skill,
                    difficulty,
                    hidden: true,
                    time: None,
                    quality: None,
                    notice: None,
                    plan,
                }))
            })
        }
        9 => give(pair, Command::Pass { by }),
        10 => {
            let to = random.below(pair.games[0].seq() as u32 + 1);
            let keep_dice = random.below(2) == 0;
            // Not before the first records, in which the conflict began.
            pair.act(Author::GM, |_| Deed::Undo { to: u64::from(to.max(3)), keep_dice })
        }
        11 => {
            if random.below(2) == 0 {
                let habits = Fate::habits();
                let habit = habits[random.below(habits.len() as u32) as usize].to_owned();
                let seat = Seat(random.below(5) as u8);
                let value = (random.below(4) > 0).then(|| random.below(8) as u8);
                let deed = HouseDeed::Habit { seat, habit, value };
                return pair.act(Author::GM, |_| Deed::House(deed.clone()));
            }
            let much = [Asking::Little, Asking::Balanced, Asking::Everything];
            let asking = much[random.below(3) as usize];
            pair.act(Author::GM, |_| Deed::House(HouseDeed::Asking(asking)))
        }
        _ => {
            let mode = [DiceMode::Server, DiceMode::Own][random.below(2) as usize];
            pair.act(Author::GM, |_| Deed::House(HouseDeed::Dice(mode)))
        }
    }
}

fn play(seed: u64, deeds: usize) -> Pair {
    let mut pair = pair(seed);
    COMPARED.play::<Screen, _>(&mut pair, "sotc", (seed, deeds, 6), [secretly, answers, openly], |_| false);
    pair
}

proptest! {
    #![proptest_config(ProptestConfig { cases: schwung_play::laws::games(12), ..ProptestConfig::default() })]

    #[test]
    fn games_that_differ_in_secrets_look_the_same(seed: u64) {
        play(seed, 60);
    }
}

/// The property above would also hold for a table that shows nothing.
#[test]
fn the_game_master_sees_the_secrets() {
    let texts = Catalogue::new(Lang::De, "sotc");
    let mut pair = pair(1);
    let mut random = Random::new(1);
    for _ in 0..40 {
        secretly(&mut pair, &mut random);
    }
    for (game, secret) in pair.games.iter().zip(&SECRETS) {
        let seen = seen::<Screen>(game, &texts, GM, 0, false);
        assert!(seen.contains(secret.name) && seen.contains(secret.words));
        let lines = schwung_views::lines::<Screen>(look(game, &texts, GM), 0, u64::MAX);
        assert!(lines.iter().any(|it| it.secret && it.text.contains(secret.words)));
    }
    assert!(pair.games[0].state().actors.iter().any(|it| !it.hidden && it.fate == SECRETS[0].fate));
    let veiled = pair.games.each_ref().map(|it| it.state().veiled.as_ref().unwrap().effort);
    assert_ne!(veiled[0].skill, veiled[1].skill, "what nobody saw differs");
    let own = seen::<Screen>(&pair.games[0], &texts, player(1), 0, false);
    assert!(own.contains("war ihr Name") && !own.contains(SECRETS[0].name));
}

/// Typing a hidden name reveals nothing, neither by its effect nor by the error.
#[test]
fn hidden_names_cannot_be_typed() {
    let texts = Catalogue::new(Lang::En, "sotc");
    let pair = pair(1);
    let of = |n: usize, you: You, words: &str| Screen::parse(look(&pair.games[n], &texts, you), words);
    for (n, secret) in SECRETS.iter().enumerate() {
        let words = format!("Florin Silberzunge attacks {} with Wits", secret.name);
        assert!(of(n, player(4), &words).is_err());
        let attack = format!("Florin Silberzunge attacks {} with Nahkampfwaffen", secret.name);
        assert!(of(n, GM, &attack).is_ok(), "{:?}", of(n, GM, &attack));
        assert!(of(n, player(4), &attack).is_err());
        let tag = format!("Florin Silberzunge tags \"{}\" for \"x\"", secret.words);
        assert!(of(n, GM, &tag).is_ok());
        assert!(of(n, player(4), &tag).is_err());
    }
    for words in [
        "Florin Silberzunge attacks Zyxwin with Nahkampfwaffen",
        "Florin Silberzunge attacks",
        "Florin Silberzunge tags \"Qualmvo\" for \"x\"",
        "Florin Silberzunge tags \"\u{1}\" for \"x\"",
        "",
        "\u{1} holds",
    ] {
        let [a, b] = [0, 1].map(|n| of(n, player(4), words));
        assert_eq!(a, b, "{words}");
        let told = a.expect_err(words);
        assert!(
            !told.contains('\u{1}') && !told.contains("Zyxwina") && !told.contains("Qualmvogel"),
            "{told}"
        );
    }
}
