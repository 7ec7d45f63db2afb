//! The default skill lists.

use schwung_fate::{Frame, Roles, SkillId, SkillSet, Track};
use schwung_fate_ui::files::{self, default_frame};

const BOOKS: [(&str, &str, usize, usize); 3] = [
    ("sotc", include_str!("../../../systems/sotc/skills.toml"), 28, 5),
    ("malmsturm", include_str!("../../../systems/malmsturm/skills.toml"), 30, 6),
    ("freefate", include_str!("../../../systems/freefate/skills.toml"), 29, 5),
];

/// An encounter may change everything in a skill list under the same headings, so a list is also a valid encounter file.
#[test]
fn every_book_has_a_list_without_problems() {
    assert_eq!(BOOKS.map(|it| it.0), files::SYSTEMS);
    for (book, text, skills, agendas) in BOOKS {
        let frame = default_frame(book).expect("a book");
        assert_eq!((frame.skills.len(), frame.agendas.len()), (skills, agendas), "{book}");
        let options = schwung_files::Options { system: Some(book), ..Default::default() };
        let read = files::read(text, &options).expect("a list");
        assert_eq!(read.warnings, [], "{book}");
        assert_eq!(read.state.frame.skills, frame.skills, "{book}");
    }
}

#[test]
fn rules_find_the_skills_that_they_name() {
    for (book, ..) in BOOKS {
        let frame = default_frame(book).expect("a book");
        let key = |id: SkillId| frame.skills[usize::from(id.0)].key.as_str();
        let Roles { alertness, empathy, resolve, endurance, athletics } = frame.roles;
        let keys = [alertness, empathy, resolve, endurance, athletics].map(key);
        assert_eq!(keys, ["alertness", "empathy", "resolve", "endurance", "athletics"], "{book}");
    }
}

/// Checks the attack and defence skills of an agenda, by key, and its track.
fn check(agenda: &str, attack: &[&str], defend: &[&str], track: Track) {
    let list: Frame = default_frame("sotc").expect("a book");
    let it = list.agendas.iter().find(|it| it.key == agenda).expect("an agenda");
    let keys = |set: SkillSet| -> Vec<String> {
        set.iter().map(|id| list.skills[usize::from(id.0)].key.clone()).collect()
    };
    assert_eq!((keys(it.attack), keys(it.defend), it.track), (own(attack), own(defend), track), "{agenda}");
}

fn own(words: &[&str]) -> Vec<String> {
    words.iter().copied().map(str::to_owned).collect()
}

//% sotc.attack.skills-harm
#[test]
fn harm() {
    check("harm", &["fists", "guns", "weapons"], &["athletics", "fists", "weapons"], Track::Health);
}

//% sotc.attack.skills-deceive
#[test]
fn deceive() {
    check("deceive", &["deceit"], &["empathy", "resolve"], Track::Composure);
}

//% sotc.attack.skills-scare
#[test]
fn scare() {
    check("scare", &["intimidation"], &["resolve"], Track::Composure);
}

//% sotc.attack.skills-charm
#[test]
fn charm() {
    check("charm", &["rapport"], &["deceit", "resolve"], Track::Composure);
}

//% sotc.attack.skills-move
#[test]
fn force_movement() {
    check("move", &["might"], &["might"], Track::Health);
}
