//! Lines of the game client, the tray, and confirming dice.

use proptest::prelude::*;
use schwung_daemmersturm::client::{
    ClientLine, Entered, LineFault, Modes, NotTaken, Origin, RollId, Tray, Waiting, Why, command, read_lines,
    typed,
};
use schwung_daemmersturm::{Switches, Trust};

fn one(text: &str) -> Option<Result<ClientLine, LineFault>> {
    let mut lines = read_lines(text);
    assert!(lines.len() <= 1, "{text}");
    lines.pop().map(|it| it.roll)
}

fn roll(name: &str, number: u32, low: u32, high: u32) -> ClientLine {
    ClientLine { name: name.into(), realm: None, stamp: None, number, low, high }
}

//% daemmersturm.dice.client-line
#[test]
fn lines_in_both_languages_with_and_without_time() {
    let hans = roll("Hanspeter", 15, 1, 20);
    let at = |stamp: &str| ClientLine { stamp: Some(stamp.into()), ..hans.clone() };
    let realm = |realm: &str| ClientLine { realm: Some(realm.into()), ..hans.clone() };
    let cases = [
        ("Hanspeter würfelt. Ergebnis: 15 (1-20)", hans.clone()),
        ("Hanspeter rolls 15 (1-20)", hans.clone()),
        ("  Hanspeter\u{a0}wu\u{308}rfelt. Ergebnis:  15 (1 \u{2013} 20). ", hans.clone()),
        ("4/21 20:13:05.123  Hanspeter würfelt. Ergebnis: 15 (1-20)", at("4/21 20:13:05.123")),
        ("4/21/2026 20:13:05.123  Hanspeter rolls 15 (1-20)", at("4/21/2026 20:13:05.123")),
        ("[20:13:05] Hanspeter würfelt. Ergebnis: 15 (1-20)", at("[20:13:05]")),
        ("[20:13] [Hanspeter] würfelt. Ergebnis: 15 (1-20)", at("[20:13]")),
        ("20:13 Hanspeter rolls 15 (1-20)", at("20:13")),
        ("08:13 PM Hanspeter rolls 15 (1-20)", at("08:13 PM")),
        ("21.11.2026 20:13:05 Hanspeter rolls 15 (1-20)", at("21.11.2026 20:13:05")),
        ("2026-11-21T20:13:05Z Hanspeter rolls 15 (1-20)", at("2026-11-21T20:13:05Z")),
        ("Hanspeter-DieAldor würfelt. Ergebnis: 15 (1-20)", realm("DieAldor")),
        ("Hanspeter-Kul'Tiras rolls 15 (1-20)", realm("Kul'Tiras")),
        ("|cffffff00Hanspeter würfelt. Ergebnis: 15 (1-20)|r", hans.clone()),
        ("|cnYELLOW_FONT_COLOR:|Hplayer:Hanspeter-DieAldor|h[Hanspeter]|h rolls 15 (1-20)|r", hans.clone()),
    ];
    for (text, wanted) in cases {
        assert_eq!(one(text), Some(Ok(wanted)), "{text}");
    }
    assert_eq!(one("Müßé würfelt. Ergebnis: 3 (1-6)"), Some(Ok(roll("Müßé", 3, 1, 6))));
    assert_eq!(one("Hanspeter rolls 2 (0-5)"), Some(Ok(roll("Hanspeter", 2, 0, 5))));
}

//% daemmersturm.dice.client-line
#[test]
fn what_is_no_roll_is_passed_over_or_refused() {
    let refused = [
        ("Hanspeter würfelt. Ergebnis: 21 (1-20)", LineFault::Impossible),
        ("Hanspeter würfelt. Ergebnis: 0 (1-20)", LineFault::Impossible),
        ("Hanspeter rolls 5 (20-1)", LineFault::Backwards),
        ("Hanspeter rolls 99999999999 (1-20)", LineFault::TooLarge),
        ("Bo sagt: Hanspeter würfelt. Ergebnis: 20 (1-20)", LineFault::NotFromClient),
        ("[Gilde] [Bo]: Hanspeter rolls 20 (1-20)", LineFault::NotFromClient),
        ("H4ns rolls 20 (1-20)", LineFault::NoName),
        ("4 (1-6)", LineFault::NoName),
        ("12 (1-6)", LineFault::Impossible),
        ("12 (6–1)", LineFault::Backwards),
    ];
    for (text, fault) in refused {
        assert_eq!(one(text), Some(Err(fault)), "{text}");
    }
    for text in [
        "",
        "Bo sagt: Los!",
        "Hanspeter würfelt.",
        "Er rolls over (1-20)",
        "Hanspeter rolls (1-20)",
        "rolls 3 (1-6)",
        "Bo scrolls 3 (1-6)",
    ] {
        assert_eq!(one(text), None, "{text}");
    }
}

//% daemmersturm.dice.client-command
#[test]
fn the_command_has_the_range_and_nothing_else() {
    let commands: Vec<_> =
        [(1, 20), (1, 4), (0, 5), (2, 3), (5, 15)].iter().map(|it| command(it.0, it.1)).collect();
    assert_eq!(commands, ["/roll 1-20", "/roll 1-4", "/roll 0-5", "/roll 2-3", "/roll 5-15"]);
}

fn wait(id: u32, who: u32, names: &[&str], (low, high): (u32, u32), count: u16) -> Waiting {
    Waiting {
        roll: RollId(id),
        who,
        names: names.iter().map(ToString::to_string).collect(),
        low,
        high,
        count,
        beyond: false,
    }
}

//% daemmersturm.dice.paste-matching
#[test]
fn lines_go_to_the_oldest_roll_of_their_name_and_range() {
    let waiting = [
        wait(1, 1, &["Hanspeter"], (1, 20), 1),
        wait(2, 1, &["Hanspeter"], (1, 10), 1),
        wait(3, 2, &["Mirelle-DieAldor"], (1, 20), 2),
    ];
    let mut tray = Tray::default();
    let text = "Bo sagt: los\nHanspeter würfelt. Ergebnis: 15 (1-20)\nmirelle rolls 4 (1-20)\n\
                Hanspeter würfelt. Ergebnis: 7 (1-10)\nMirelle rolls 4 (1-20)\nHanspeter rolls 3 (1-20)";
    let pasted = tray.paste(text, 3, &waiting);
    let fitted: Vec<_> = pasted.fitted.iter().map(|it| (it.roll.0, it.entered.number)).collect();
    assert_eq!(fitted, [(1, 15), (3, 4), (2, 7), (3, 4)]);
    assert!(pasted.fitted.iter().all(|it| it.entered.origin == Origin::Client && it.entered.by == 3));
    // No more rolls of Hanspeter are pending: this line came too early and goes to the next one requested.
    assert_eq!((tray.lines().len(), tray.lines()[0].why), (1, Why::NotWaited));
    assert_eq!(tray.follow_up(&[wait(4, 1, &["Hanspeter"], (1, 6), 1)]), None);
    let next = tray.follow_up(&[wait(4, 1, &["Hanspeter"], (1, 20), 1)]).expect("it fits");
    assert_eq!((next.roll, next.entered.number, tray.lines().len()), (RollId(4), 3, 0));
    // A later paste ends that: older lines then have to be assigned by people.
    tray.paste(
        "Hanspeter rolls 5 (1-20)\nHanspeter rolls 6 (1-20)",
        3,
        &[wait(5, 1, &["Hanspeter"], (1, 20), 1)],
    );
    // A paste by another person does not.
    tray.paste("Fremd rolls 2 (1-6)", 1, &[]);
    let kept: Vec<_> =
        tray.following(&wait(6, 1, &["Hanspeter"], (1, 20), 1)).map(|it| it.line.number).collect();
    assert_eq!(kept, [6]);
    tray.paste("nothing", 3, &[]);
    assert_eq!(tray.follow_up(&[wait(6, 1, &["Hanspeter"], (1, 20), 1)]), None);
}

//% daemmersturm.dice.paste-matching
#[test]
fn what_does_not_fit_stays_in_the_tray() {
    let waiting = [wait(1, 1, &["Hanspeter"], (1, 20), 1)];
    let mut tray = Tray::default();
    let pasted = tray.paste("Hanspeter rolls 63 (1-100)\nUnbekannt rolls 9 (1-20)", 0, &waiting);
    assert_eq!(pasted.fitted, []);
    let whys: Vec<_> = tray.lines().iter().map(|it| it.why).collect();
    assert_eq!(whys, [Why::OtherRange, Why::NotWaited]);
    let [other, unknown] = [0, 1].map(|at| tray.lines()[at].id);
    assert_eq!(tray.suits(&waiting[0]).iter().map(|it| it.id).collect::<Vec<_>>(), [unknown]);
    assert_eq!(tray.assign(other, &waiting[0], false), Err(NotTaken::OtherRoll));
    let fitted = tray.assign(unknown, &waiting[0], false).expect("the range fits");
    assert_eq!((fitted.roll, fitted.entered.number), (RollId(1), 9));
    assert_eq!(tray.assign(unknown, &waiting[0], false), Err(NotTaken::Gone));
    assert_eq!(tray.discard(other).map(|it| it.number), Ok(63));
    assert_eq!(tray.lines(), []);
}

//% daemmersturm.dice.paste-matching
#[test]
fn a_line_is_not_used_twice() {
    let waiting = [wait(1, 1, &["Bo"], (1, 20), 9)];
    let numbers = |tray: &mut Tray, text: &str| tray.paste(text, 0, &waiting).fitted.len();
    let mut tray = Tray::default();
    let exact = "4/21 20:13:05.123  Bo rolls 3 (1-20)";
    assert_eq!(numbers(&mut tray, &format!("{exact}\n{exact}")), 1);
    assert_eq!(numbers(&mut tray, exact), 0);
    // Within a minute the same number may be rolled twice; a chat that is pasted again contains both.
    let minute = "[20:13] Bo rolls 3 (1-20)";
    assert_eq!(numbers(&mut tray, minute), 1);
    assert_eq!(numbers(&mut tray, &format!("{minute}\n{minute}")), 1);
    assert_eq!(numbers(&mut tray, &format!("{minute}\n{minute}")), 0);
    // Without timestamps every line counts, and repeated lines are marked.
    let bare = "Bo rolls 3 (1-20)";
    assert_eq!(numbers(&mut tray, &format!("{bare}\n{bare}")), 2);
    assert!(tray.paste(bare, 0, &waiting).fitted[0].again);
}

//% daemmersturm.dice.paste-matching
#[test]
fn two_characters_of_one_name_are_asked_about() {
    let waiting = [wait(1, 1, &["Bo"], (1, 20), 1), wait(2, 2, &["Bo-Garrosh"], (1, 20), 1)];
    let mut tray = Tray::default();
    tray.paste("Bo rolls 3 (1-20)\nBo-Garrosh rolls 4 (1-20)", 0, &waiting);
    let whys: Vec<_> = tray.lines().iter().map(|it| (it.line.number, it.why)).collect();
    assert_eq!(whys, [(3, Why::TwoOfThatName), (4, Why::TwoOfThatName)]);
}

//% daemmersturm.dice.entry-modes
#[test]
fn typed_numbers_lie_in_the_range() {
    assert_eq!(typed(23, 1, 20, 1), Err(NotTaken::OutOfRange { low: 1, high: 20 }));
    let wanted = Entered { number: 15, origin: Origin::Typed, by: 1, confirmed: None };
    assert_eq!(typed(15, 1, 20, 1), Ok(wanted));
}

//% daemmersturm.dice.trust
//% daemmersturm.dice.entry-modes
#[test]
fn tables_trust_as_they_like() {
    let all = Modes::of(&Switches::default());
    let it = |origin, by| Entered { number: 7, origin, by, confirmed: None };
    for origin in [Origin::Generator, Origin::Typed, Origin::Client] {
        assert_eq!(Trust::Own.admits(all, origin, 1), Ok(()));
        assert!(!Trust::Own.waits_for_confirmation(it(origin, 1)));
        assert_eq!(Trust::Confirmed.waits_for_confirmation(it(origin, 1)), origin != Origin::Generator);
        assert!(!Trust::Confirmed.waits_for_confirmation(it(origin, 0)));
        let open = if origin == Origin::Generator { Ok(()) } else { Err(NotTaken::WayClosed) };
        assert_eq!(Trust::Server.admits(all, origin, 1), open);
    }
    let typed = it(Origin::Typed, 1);
    assert_eq!(Trust::Confirmed.confirm(typed, 1), Err(NotTaken::OwnDice));
    let done = Trust::Confirmed.confirm(typed, 2).expect("a second person");
    assert!(done.confirmed == Some(2) && !Trust::Confirmed.waits_for_confirmation(done));
    assert_eq!(Trust::Confirmed.confirm(done, 0), Err(NotTaken::NothingToConfirm));
    let none = Modes { generator: true, typed: false, client: false };
    assert_eq!(Trust::Own.admits(none, Origin::Typed, 1), Err(NotTaken::WayClosed));
    assert_eq!(Trust::Own.admits(none, Origin::Typed, 0), Ok(()));
}

proptest! {
    #[test]
    fn printed_lines_are_read(
        name in "[A-ZÄÖÜ][a-zäöüßéèåñ]{1,11}",
        realm in prop::option::of("[A-Z][a-z]{2,8}('[A-Z][a-z]{2,5})?"),
        stamp in prop::option::of("(1?[0-9]/[12]?[0-9] [012][0-9]:[0-5][0-9]:[0-5][0-9]\\.[0-9]{3})|(\\[[012][0-9]:[0-5][0-9]\\])"),
        low in 0_u32..50, more in 0_u32..100, at in any::<prop::sample::Index>(), german in any::<bool>(),
    ) {
        let high = low + more;
        let number = low + at.index(more as usize + 1) as u32;
        let mut text = stamp.as_ref().map(|it| format!("{it}  ")).unwrap_or_default();
        text += &name;
        if let Some(realm) = &realm {
            text += &format!("-{realm}");
        }
        text += if german { " würfelt. Ergebnis: " } else { " rolls " };
        text += &format!("{number} ({low}-{high})");
        prop_assert_eq!(one(&text), Some(Ok(ClientLine { name, realm, stamp, number, low, high })));
    }

    #[test]
    fn nothing_panics(text in "(\\PC|\\||\n){0,60}", more in "(würfelt\\. Ergebnis: |rolls |\\|[cHTKhrn]|[0-9]{1,12}| \\([0-9]-[0-9]{1,2}\\)|[a-z]| |\n){0,20}") {
        let waiting = [wait(1, 1, &["a"], (0, 9), 2)];
        let mut tray = Tray::default();
        let pasted = tray.paste(&text, 1, &waiting);
        prop_assert!(pasted.fitted.len() <= 2);
        let pasted = tray.paste(&more, 1, &waiting);
        prop_assert!(pasted.fitted.len() <= 2);
        for line in tray.lines().to_vec() {
            let kept = line.line;
            prop_assert!((kept.low..=kept.high).contains(&kept.number));
        }
    }

    /// Each roll in a chat with timestamps counts once, however often the growing chat is pasted.
    #[test]
    fn a_growing_chat_counts_once(numbers in prop::collection::vec(1_u32..=3, 0..12), cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..5)) {
        let lines: Vec<String> = numbers.iter().enumerate().map(|(at, it)| format!("[20:{:02}] Bo rolls {it} (1-3)", at / 4)).collect();
        let waiting = [wait(1, 1, &["Bo"], (1, 3), 99)];
        let mut ends: Vec<usize> = cuts.iter().map(|it| it.index(lines.len() + 1)).collect();
        ends.sort_unstable();
        ends.push(lines.len());
        let mut tray = Tray::default();
        let fitted: usize = ends.iter().map(|&end| tray.paste(&lines[..end].join("\n"), 0, &waiting).fitted.len()).sum();
        prop_assert_eq!(fitted, lines.len());
    }
}

/// Lines of another range are taken only on request, and numbers beyond the expected ones only for amounts.
//% daemmersturm.dice.paste-matching
#[test]
fn a_line_of_another_range_is_taken_anyway() {
    let damage = Waiting { beyond: true, ..wait(1, 1, &["Arn"], (3, 10), 1) };
    let attack = wait(2, 1, &["Arn"], (1, 20), 1);
    let taken = |to: &Waiting, number: u32, anyway: bool| {
        let mut tray = Tray::default();
        tray.paste(&format!("Arn würfelt. Ergebnis: {number} (1-40)"), 1, &[]);
        let id = tray.lines()[0].id;
        tray.assign(id, to, anyway).map(|it| it.entered.number)
    };
    assert_eq!(taken(&damage, 2, true), Ok(2));
    assert_eq!(taken(&damage, 2, false), Err(NotTaken::OtherRoll));
    assert_eq!(taken(&attack, 15, true), Ok(15));
    assert_eq!(taken(&attack, 35, true), Err(NotTaken::OtherRoll));
}
