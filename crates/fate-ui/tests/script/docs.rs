//! The reference of the format lists every verb, and its example runs.

use std::{fs, path::Path};

use schwung_fate_ui::script::{PLAN, Play, verbs};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_transcript::{Strict, Strictness, run};

fn reference() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/plays.md"))
        .expect("docs/plays.md")
}

#[test]
fn every_verb_is_in_the_reference() {
    let reference = reference();
    let usages = verbs().iter().flat_map(|verb| Lang::ALL.map(|lang| verb.usage(lang)));
    let usages = usages.filter(|it| !it.is_empty());
    for usage in usages.chain(PLAN.iter().copied().flatten().copied()) {
        assert!(reference.contains(&format!("\n{usage}\n")), "missing in docs/plays.md: {usage}");
    }
}

#[test]
fn the_example_of_the_reference_holds() {
    let reference = reference();
    let example = reference.split("```").nth(1).expect("an example");
    let play = Play::parse(example, Path::new("docs/plays.md")).expect("the example is a play");
    let english = Catalogue::new(Lang::En, "sotc");
    let report = run(&play, &english, &mut Strict, Strictness::Test);
    let failures: Vec<String> = report.failures().map(|it| it.message(&english)).collect();
    assert!(failures.is_empty(), "{failures:#?}");
}

#[test]
fn an_encounter_may_stand_in_a_file_of_its_own() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../plays/sotc/x.play");
    let text =
        "+++\ntitle = \"At the harbour\"\nencounter = \"../../encounters/harbour.toml\"\n+++\n: scene\n";
    let play = Play::parse(text, &path).expect("a play");
    assert_eq!(play.title, "At the harbour");
    assert!(play.start.actors.len() > 4, "the actors are those of the file");
}
