//! Plays fail for each possible reason, at the right position, and the error lists what is legal there.

use std::path::Path;

use crate::script::common::*;
use schwung_fate_ui::script::{Play, Throw, Typed, Used, default_answer, parse_command, perform};
use schwung_transcript::{Driver, Expected, Key, LineError, Strict, Strictness, run, updated};

/// Line within the body, column and key of every failure.
fn failures(body: &str) -> Vec<(u32, u32, &'static str)> {
    let report = drafted(body);
    for error in report.failures() {
        let message = error.report(english(), Path::new("test.play"));
        assert!(!message.contains(['⟨', '{']), "{message}");
    }
    report.failures().map(|it| (line_of_body(it.line), it.column, play_key(it))).collect()
}

fn play_key(error: &LineError) -> &'static str {
    match error.key {
        Key::Play(key) => key,
        Key::File(code) => panic!("a problem of the file: {code}"),
    }
}

/// A blow that misses, with all inputs that it needs.
const BLOW: &str = "> Anna attacks Boris with Fists\n* Anna = 0\n? Boris: fists\n* Boris = +2\n? Anna: pass\n? Boris: pass\n";

#[test]
fn what_is_right_does_not_fail() {
    let report = drafted(BLOW);
    assert_eq!(report.failures().collect::<Vec<_>>(), Vec::<&LineError>::new());
    assert!(report.is_ok() && report.blocks.iter().all(|it| it.is_done));
    let inputs = &report.blocks[1].inputs;
    assert!(matches!(&inputs[0], Used::Dice { who, made_up: true, .. } if *who == ANNA));
    assert!(matches!(&inputs[1], Used::Answer { label, .. } if label == "fists"));
    assert!(report.log().any(|line| line.contains("Boris")));
}

#[test]
fn inputs_that_are_not_used_fail() {
    assert_eq!(failures(&format!("{BLOW}* Anna = 0\n")), [(7, 3, "play-unused")]);
    assert_eq!(failures(&format!("{BLOW}? Boris: fists\n")), [(7, 3, "play-unused")]);
    assert_eq!(failures(&format!("{BLOW}> Ben passes\n? Ben: yes\n* Ben = 0\n")).len(), 2);
}

#[test]
fn what_is_still_waited_for_fails_and_ends_the_play() {
    let body = "> Anna attacks Boris with Fists\n> Ben passes\n> Bem passes\n";
    assert_eq!(
        failures(body),
        [(1, 1, "play-waiting"), (3, 3, "play-no-such-verb")].map(|(line, column, key)| if line == 3 {
            (3, 3, "play-unexpected")
        } else {
            (line, column, key)
        })
    );
    let report = drafted("> Anna attacks Boris with Fists\n* Anna = 0\n");
    let error = report.failures().next().expect("a failure");
    assert_eq!((line_of_body(error.line), play_key(error)), (2, "play-unanswered"));
    let labels: Vec<&str> = error
        .expected
        .iter()
        .filter_map(|it| match it {
            Expected::Answer { label, .. } => Some(&*label[1].1),
            _ => None,
        })
        .collect();
    assert!(labels.contains(&"fists") && labels.contains(&"weapons fully") && !labels.contains(&"art"));
    assert!(!report.blocks[1].is_done);
}

#[test]
fn dice_fail_that_do_not_fit() {
    for (dice, column, key) in [
        ("* Anna + + 0", 8, "play-dice-count"),
        ("* Anna + + 0 3", 8, "play-dice-face"),
        ("* Anna + + 0 x", 8, "play-dice-unreadable"),
        ("* Anna = 5", 10, "play-number"),
        ("* Boris = 0", 3, "play-others-dice"),
        ("* Boriss = 0", 3, "play-no-such-actor"),
        ("*", 2, "play-too-short"),
        ("? Boris: fists", 3, "play-not-this-now"),
    ] {
        let body = format!("> Anna attacks Boris with Fists\n{dice}\n");
        assert_eq!(failures(&body), [(2, column, key)], "{dice}");
    }
    let report = drafted("> Anna attacks Boris with Fists\n* Boris = 0\n");
    let error = report.failures().next().expect("a failure");
    assert_eq!(error.expected, [Expected::Dice { who: "Anna".to_owned(), dice: "4dF" }]);
}

#[test]
fn answers_fail_that_are_foreign_or_not_listed() {
    for (answer, column, key) in [
        ("? Anna: fists", 3, "play-not-asked"),
        ("? Ben: fists", 3, "play-not-asked"),
        ("? Thugs 1: fists", 3, "play-not-asked"),
        ("? Nobody: fists", 3, "play-no-such-actor"),
        ("? Boris fists", 9, "play-unexpected"),
        ("? Boris: teeth", 10, "play-no-such-answer"),
        ("? Boris:", 9, "play-no-such-answer"),
        // A rule bars it; the reason contains the rule's id.
        ("? Boris: art", 3, "play-refused"),
        ("?* Boris: fists", 4, "play-not-barred"),
        ("* Boris = 0", 3, "play-not-this-now"),
    ] {
        let body = format!("> Anna attacks Boris with Fists\n* Anna = 0\n{answer}\n");
        assert_eq!(failures(&body), [(3, column, key)], "{answer}");
    }
    // The game master answers for her actor under its name or her own.
    for who in ["Boris", "GM", "boris"] {
        let body = BLOW.replace("? Boris", &format!("? {who}"));
        assert_eq!(failures(&body), [], "{who}");
    }
}

#[test]
fn the_game_master_lets_a_barred_answer_pass() {
    let body = BLOW.replace("? Boris: fists", "?* Boris: art").replace("Boris = +2", "Boris = +4");
    assert_eq!(failures(&body), []);
}

#[test]
fn refusals_need_their_reason_and_change_nothing() {
    let refused = |line: &str, reason: &str| format!("{line}\n{reason}\n{BLOW}");
    let reason = "! It’s not your turn (sotc.turn.describe-and-roll)";
    assert_eq!(failures(&refused(">! Ben passes", reason)), []);
    assert_eq!(failures(&refused(">! Ben passes", "! Because")), [(2, 3, "play-reason-differs")]);
    assert_eq!(failures(&refused(">! Ben passes", "")), [], "a sketch may lack it");
    let strict = strict_failures(&refused(">! Ben passes", ""));
    assert_eq!(strict.first(), Some(&(1, "play-no-reason")));
    assert_eq!(failures(&refused(">! Anna passes", reason)), [(1, 4, "play-command-not-refused")]);
    assert_eq!(failures(&refused("> Ben passes", "")), [(1, 3, "play-refused")]);
    assert_eq!(
        failures(&refused(">! Ann passes", "! “Ann” doesn’t fit here.")),
        [],
        "words that are wrong are refused too"
    );
    let answer = "?! Boris: art\n! This skill can’t be used here (sotc.attack.skill-by-agenda)\n?! Anna: fists\n\
                  ! Anna is not being asked anything now.\n? Boris: fists";
    assert_eq!(failures(&BLOW.replace("? Boris: fists", answer)), []);
    assert_eq!(
        failures(&BLOW.replace("? Boris: fists", "?! Boris: fists\n! No\n? Boris: fists")),
        [(3, 4, "play-answer-not-refused")]
    );
    // Too late: nobody is asked any more.
    assert_eq!(failures(&format!("{BLOW}?! Boris: fists\n! Boris is not being asked anything now.\n")), []);
}

/// Like [`failures`], but the log must be present.
fn strict_failures(body: &str) -> Vec<(u32, &'static str)> {
    let report = run(&play(body), english(), &mut Strict, Strictness::Test);
    let in_body = report.failures().filter(|it| it.line > 0 && u64::from(it.line) > head_lines());
    in_body.map(|it| (line_of_body(it.line), play_key(it))).collect()
}

fn head_lines() -> u64 {
    u64::try_from(text("").lines().count()).expect("few lines")
}

/// A complete play.
fn whole(body: &str) -> String {
    let before = play(body);
    let report = run(&before, english(), &mut Strict, Strictness::Test);
    let new = updated(&before, &report);
    new[text("").len()..].to_owned()
}

#[test]
fn a_log_fails_that_differs() {
    let body = whole(BLOW);
    assert_eq!(strict_failures(&body), []);
    let lines: Vec<&str> = body.lines().collect();
    let log: Vec<usize> = (0..lines.len()).filter(|&n| lines[n].starts_with("= ")).collect();
    let last = log[log.len() - 1];
    let without = |n: usize| {
        let mut lines = lines.clone();
        lines.remove(n);
        lines.join("\n")
    };
    assert_eq!(strict_failures(&without(last)).len(), 1);
    assert_eq!(strict_failures(&without(last))[0].1, "play-log-too-short");
    assert_eq!(strict_failures(&format!("{body}= And then.\n"))[0].1, "play-log-too-long");
    let other = body.replacen("= Anna attacks", "= Ben attacks", 1);
    assert_eq!(strict_failures(&other)[0].1, "play-log-differs");
}

#[test]
fn statuses_fail_that_are_missing() {
    // Anna has acted, and Boris has been attacked, so the play must contain their statuses.
    let body = whole(BLOW);
    let statuses: Vec<&str> = body.lines().filter(|it| it.starts_with(": ")).collect();
    assert_eq!(statuses.len(), 2, "{body}");
    for (n, line) in body.lines().enumerate().filter(|it| it.1.starts_with(": ")) {
        let without: Vec<&str> = body.lines().filter(|it| *it != line).collect();
        let end = u32::try_from(without.len()).expect("few lines");
        assert_eq!(strict_failures(&without.join("\n")), [(end, "play-status-missing")], "{n}: {line}");
        let name = line.split(": ").nth(1).expect("a name");
        let bare = body.replace(line, &format!(": {name}"));
        let told: Vec<_> = strict_failures(&bare).iter().map(|it| it.1).collect();
        assert_eq!(told, ["play-status-missing"], "{line}");
        // In a draft they may be missing.
        assert_eq!(failures(&bare), []);
    }
    // A status may come earlier if it stays the same; unchanged actors need none.
    let early = BLOW.to_owned() + ": Boris\n> Ben passes\n";
    assert_eq!(strict_failures(&whole(&early)), []);
}

#[test]
fn words_of_ones_own_stand_in_quotation_marks() {
    let hit = BLOW.replace("Boris = +2", "Boris = -4").replace("? Anna: pass\n? Boris: pass\n", "");
    let body = |words: &str| format!("{hit}? Boris: pass\n? Anna: pass\n{words}");
    let asked = drafted(&body(""));
    let error = asked.failures().next().expect("something is asked");
    assert_eq!(play_key(error), "play-unanswered");
    for bare in ["box", "Boris passes", "Broken rib"] {
        let text = body(&format!("? Boris: {bare}\n"));
        let report = drafted(&text);
        let error = report.failures().next().expect(bare);
        assert_eq!(play_key(error), "play-words-unquoted", "{bare}: {}", error.message(english()));
        assert_eq!(error.suggestion.as_deref(), Some(&*format!("\"{bare}\"")));
    }
    let open = drafted(&body("? Boris: \"Broken\n"));
    assert_eq!(play_key(open.failures().next().expect("a failure")), "play-not-closed");
    let quoted = drafted(&body("? Boris: „Broken rib“\n"));
    let told: Vec<_> = quoted.failures().map(play_key).collect();
    assert!(!told.contains(&"play-words-unquoted"), "{told:?}");
}

#[test]
fn statuses_fail_that_differ() {
    let body = whole(&format!("{BLOW}: Boris\n: scene\n"));
    assert!(body.contains("\n: Boris: ") && body.contains("\n: scene: "), "{body}");
    assert_eq!(strict_failures(&body), []);
    let other = body.replacen(": Boris: ", ": Boris: very ", 1);
    assert_eq!(strict_failures(&other)[0].1, "play-status-differs");
    assert_eq!(failures(&format!("{BLOW}: Boriss\n")), [(7, 3, "play-no-such-actor")]);
}

#[test]
fn a_log_in_another_language_is_not_compared() {
    let german = schwung_messages::Catalogue::new(schwung_rulebook::Lang::De, "sotc");
    let play = play(&whole(&format!(">! Ben passes\n{BLOW}: Boris\n")));
    let keys = |how| {
        let report = run(&play, &german, &mut Strict, how);
        report.failures().map(play_key).collect::<Vec<_>>()
    };
    assert_eq!(keys(Strictness::Inputs), Vec::<&str>::new());
    assert!(keys(Strictness::Test).contains(&"play-log-differs"));
    assert!(keys(Strictness::Test).contains(&"play-reason-differs"));
}

#[test]
fn an_update_keeps_everything_else() {
    let odd = format!("# é\r\n\r\n{BLOW}# after the inputs\n= wrong\n  # between\n= more\n\n: scene\n# end");
    let before = play(&odd);
    let report = run(&before, english(), &mut Strict, Strictness::Test);
    let new = updated(&before, &report);
    let kept = |text: &str| {
        let lines = text.split_inclusive('\n').map(|it| it.trim_end_matches(['\r', '\n']));
        lines.filter(|it| !it.starts_with(['=', ':', '!'])).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(kept(&before_text(&odd)), kept(&new));
    assert!(new.contains("# é\r\n\r\n") && new.ends_with("\n# end"));
    // Updating is idempotent.
    let again = Play::parse(&new, Path::new("test.play")).expect("an updated play is a play");
    let report = run(&again, english(), &mut Strict, Strictness::Test);
    assert_eq!(updated(&again, &report), new);
    assert!(report.is_ok());
    // New reasons follow the refused line.
    let new =
        whole(&format!(">! Ben passes\n{BLOW}").replace("? Boris: fists", "?! Boris: art\n? Boris: fists"));
    assert!(new.contains(">! Ben passes\n! It’s"), "{new}");
    assert!(new.contains("?! Boris: art\n! This skill"), "{new}");
}

fn before_text(body: &str) -> String {
    text(body)
}

/// Supplies level dice and default answers.
struct Willing {
    asked: usize,
    told: usize,
}

impl Driver<Typed> for Willing {
    fn roll(&mut self, _: &schwung_fate::State, throw: &Throw) -> Option<Vec<i8>> {
        self.asked += 1;
        throw.dice.some_faces(0)
    }

    fn answer(
        &mut self,
        state: &schwung_fate::State,
        questions: &[&schwung_fate::Question],
    ) -> Option<(usize, schwung_fate::Answer)> {
        self.asked += 1;
        questions.first().map(|it| (0, default_answer(state, it)))
    }

    fn told(&mut self, _: &schwung_fate::State, _: &schwung_fate::Event) {
        self.told += 1;
    }
}

#[test]
fn a_driver_gives_what_the_play_does_not() {
    let body = "> Anna attacks Boris with Fists\n? Boris: fists\n> Thugs 1 attack Ben\n* Thugs 1 = +2\n";
    let mut driver = Willing { asked: 0, told: 0 };
    let report = run(&play(body), english(), &mut driver, Strictness::Draft);
    assert_eq!(
        report.failures().map(play_key).collect::<Vec<_>>(),
        ["play-refused"],
        "Thugs 1 has to wait for Ben"
    );
    assert!(driver.asked >= 2 && report.blocks[1].is_done);
    let told: usize = report.blocks.iter().map(|it| it.events.len()).sum();
    assert_eq!(driver.told, told, "every event is told once");
}

#[test]
fn one_command_is_carried_out_or_changes_nothing() {
    let play = play("");
    let start = run(&play, english(), &mut Strict, Strictness::Inputs).end;
    let command = |line| parse_command(&start, line, english()).expect(line);
    let mut driver = Willing { asked: 0, told: 0 };
    let (outcome, after) = perform(&start, &command("Anna attacks Boris with Fists"), english(), &mut driver);
    assert!(outcome.is_done && outcome.failures.is_empty() && after != start);
    assert_eq!(driver.told, outcome.events.len());
    for (line, key) in [("Anna attacks Boris with Fists", "play-waiting"), ("Ben passes", "play-refused")] {
        let (outcome, after) = perform(&start, &command(line), english(), &mut Strict);
        assert_eq!((outcome.is_done, after == start), (false, true), "{line}");
        assert_eq!(outcome.failures.iter().map(play_key).collect::<Vec<_>>(), [key], "{line}");
    }
}

#[test]
fn a_file_fails_that_is_no_play() {
    let key = |text: &str| match Play::parse(text, Path::new("test.play")) {
        Ok(_) => panic!("{text}"),
        Err(errors) => (errors[0].line, errors[0].key),
    };
    let head = |more: &str| format!("+++\n{more}\n+++\n");
    assert_eq!(key(""), (1, Key::Play("play-no-head")));
    assert_eq!(key("\n> Anna holds"), (2, Key::Play("play-no-head")));
    assert_eq!(key("+++\ntitle = \"x\"\n"), (1, Key::Play("play-head-not-closed")));
    assert_eq!(key(&head("proves = [\"sotc.stress.rol-up\"]")), (2, Key::Play("play-no-such-rule")));
    assert_eq!(key(&head("proves = 3")), (2, Key::Play("play-wrong-value")));
    assert_eq!(key(&head("language = \"fr\"")), (2, Key::Play("play-wrong-value")));
    assert_eq!(key(&head("titel = \"x\"")), (2, Key::File("unknown-key")));
    assert_eq!(key(&head("encounter = \"nowhere.toml\"")), (2, Key::Play("play-unreadable")));
    assert_eq!(
        key(&head("encounter = \"nowhere.toml\"\nplayers = []")),
        (3, Key::Play("play-encounter-elsewhere"))
    );
    let line = |body: &str| (line_of_body(key(&text(body)).0), key(&text(body)).1);
    assert_eq!(line("Anna holds"), (1, Key::Play("play-no-mark")));
    assert_eq!(line("* Anna = 0"), (1, Key::Play("play-input-without-command")));
    assert_eq!(line("> Anna holds\n= x\n* Anna = 0"), (3, Key::Play("play-input-after-log")));
    assert_eq!(line("> Anna holds\n! why"), (2, Key::Play("play-reason-without-refusal")));
    assert_eq!(line(">! Anna holds\n! why\n! why"), (3, Key::Play("play-reason-without-refusal")));
    assert_eq!(line(&format!("> {}", "x".repeat(3_000))), (1, Key::Play("play-line-too-long")));
    assert_eq!(
        line(&format!("> Anna holds\n{}", "* Anna = 0\n".repeat(300))).1,
        Key::Play("play-many-inputs")
    );
    let bytes = [b"+++\n+++\n> \xC3\xA4 ", &[0xFF][..]].concat();
    let error = Play::parse_bytes(&bytes, Path::new("x")).expect_err("no UTF-8");
    assert_eq!((error[0].line, error[0].column, error[0].key), (3, 5, Key::Play("play-not-utf8")));
    let large = vec![b'#'; schwung_files::LARGEST + 1];
    let error = Play::parse_bytes(&large, Path::new("x")).expect_err("too large");
    assert_eq!(error[0].key, Key::Play("play-too-large"));
    assert!(Play::read(Path::new("nowhere.play")).is_err());
}
