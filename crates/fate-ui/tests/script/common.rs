//! A small table for tests.
#![allow(dead_code)] // each test uses only a part

use std::{path::Path, sync::LazyLock};

use schwung_fate::{ActorId, AgendaId, SkillId, State, Wording, ZoneId};
use schwung_fate_ui::script::{Play, Report};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_transcript::{Strict, Strictness, run};

pub(crate) const ENCOUNTER: &str = r#"
players = ["Anna", "Ben"]
[[zone]]
name = "Quay"
[[zone]]
name = "Upper Deck"
[[zone]]
name = "Hold"
[[border]]
between = ["Quay", "Upper Deck"]
[[border]]
between = ["Upper Deck", "Hold"]
value = 2
[[aspect]]
text = "Foggy"
[[aspect]]
text = "Trapdoor"
zone = "Hold"
hidden = true
[[character]]
name = "Anna"
player = "Anna"
fate = 3
skills = { Alertness = 4, Fists = 3, Athletics = 2, Weapons = 2 }
aspects = ["Quick Blade", "Old Debts"]
[[character.companion]]
name = "Tom"
kinds = ["physical"]
advances = ["independent"]
aspect = true
[[character.gift]]
name = "Lucky Brush"
price = 1
skill = "Art"
bonus = 2
[[character]]
name = "Ben"
player = "Ben"
fate = 1
skills = { Alertness = 3, Might = 3 }
aspects = ["Old Debts"]
[[character]]
name = "Boris"
fate = 1
grit = 2
skills = { Fists = 2 }
aspects = ["Drunken Sailor"]
[[minions]]
name = "Thugs"
quality = 1
kind = "physical"
count = 5
sizes = [3, 2]
"#;

pub(crate) const ANNA: ActorId = ActorId(0);
pub(crate) const BEN: ActorId = ActorId(1);
pub(crate) const BORIS: ActorId = ActorId(2);
pub(crate) const THUGS_1: ActorId = ActorId(3);
pub(crate) const THUGS_2: ActorId = ActorId(4);
pub(crate) const QUAY: ZoneId = ZoneId(0);
pub(crate) const DECK: ZoneId = ZoneId(1);
pub(crate) const HOLD: ZoneId = ZoneId(2);
pub(crate) const HARM: AgendaId = AgendaId(0);

/// The table before play.
pub(crate) fn state() -> State {
    let options = schwung_files::Options { system: Some("sotc"), ..Default::default() };
    schwung_fate_ui::files::read(ENCOUNTER, &options).expect("the encounter reads").state
}

/// A table of Malmsturm or FreeFATE: Ida with two gifts, Tom and a guard.
pub(crate) fn state_of(system: &str) -> State {
    let text = r#"
players = ["Ida", "Tom"]
[[character]]
name = "Ida"
player = "Ida"
fate = 2
skills = { Stealth = 2, Athletics = 3 }
[[character.gift]]
name = "Lucky Coin"
price = 1
skill = "Stealth"
bonus = 2
[[character.gift]]
name = "Coat"
[[character]]
name = "Tom"
player = "Tom"
[[character]]
name = "Guard"
skills = { Alertness = 2 }
"#;
    let options = schwung_files::Options { system: Some(system), ..Default::default() };
    schwung_fate_ui::files::read(text, &options).expect("the encounter reads").state
}

/// The English catalogue, built once.
pub(crate) fn english() -> &'static Catalogue {
    static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(Lang::En, "sotc"));
    &ENGLISH
}

pub(crate) fn skill(state: &State, key: &str) -> SkillId {
    let at = state.frame.skills.iter().position(|it| it.key == key).expect("a skill of the list");
    SkillId(u8::try_from(at).expect("few skills"))
}

pub(crate) fn words(text: &str) -> Wording {
    Wording::new(text)
}

/// A play at that table: a physical conflict, and `body`.
pub(crate) fn text(body: &str) -> String {
    format!("+++\n{ENCOUNTER}[conflict]\nkind = \"physical\"\n+++\n{body}")
}

pub(crate) fn play(body: &str) -> Play {
    Play::parse(&text(body), Path::new("test.play")).expect("the play reads")
}

/// Converts a line number of the play into one of `body`.
pub(crate) fn line_of_body(line: u32) -> u32 {
    line - u32::try_from(text("").lines().count()).expect("few lines")
}

/// Runs a play without checking its log.
pub(crate) fn drafted(body: &str) -> Report {
    run(&play(body), english(), &mut Strict, Strictness::Draft)
}
