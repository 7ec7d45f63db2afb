//! Generates random notations.

use proptest::prelude::*;

fn word(words: &'static [&'static str]) -> impl Strategy<Value = &'static str> + Clone {
    proptest::sample::select(words)
}

fn modifier() -> impl Strategy<Value = String> {
    let test = || {
        (word(&["<", "<=", ">", ">=", "=", "<>"]), 1..5_u8).prop_map(|(sign, value)| format!("{sign}{value}"))
    };
    let explosions = word(&["!", "!!", "!p", "!o", "!!o", "!!p", "x", "xo"]);
    prop_oneof![
        3 => (word(&["kh", "kl", "dh", "dl"]), 0..4_u8).prop_map(|(word, count)| format!("{word}{count}")),
        3 => (explosions, proptest::option::of(test()))
            .prop_map(|(word, test)| format!("{word}{}", test.unwrap_or_default())),
        2 => (word(&["r", "ro", "rr"]), test()).prop_map(|(word, test)| format!("{word}{test}")),
        2 => (word(&["min", "max"]), 1..5_u8).prop_map(|(word, value)| format!("{word}{value}")),
        1 => Just("u".to_owned()),
        2 => test().prop_map(|test| format!(" {test}")),
        1 => (test(), 1..3_u8).prop_map(|(test, value)| format!(" {test}f{value}")),
        1 => word(&["sa", "sd", "cs3", "cf1"]).prop_map(str::to_owned),
        // Modifiers of other dialects.
        1 => (word(&["k", "p", "e", "d", "cs", "cf", "df"]), test())
            .prop_map(|(word, test)| format!("{word}{test}")),
    ]
}

fn pool(dice: u8, sides: u8) -> impl Strategy<Value = String> {
    let die = prop_oneof![Just("dF".to_owned()), (2..=sides).prop_map(|it| format!("d{it}"))];
    (1..=dice, die, proptest::collection::vec(modifier(), 0..4))
        .prop_map(|(count, die, modifiers)| format!("{count}{die}{}", modifiers.concat()))
}

/// A notation with pools of at most `dice` dice with at most `sides` sides.
pub(crate) fn expression(dice: u8, sides: u8) -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        6 => pool(dice, sides),
        1 => (0..5_u8).prop_map(|it| it.to_string()),
        1 => (1..=dice, pool(dice, sides)).prop_map(|(sides, rest)| format!("(1d{sides}){}", rest.trim_start_matches(char::is_numeric))),
    ];
    leaf.prop_recursive(2, 4, 2, |inner| {
        let two = (inner.clone(), inner.clone());
        let group =
            (proptest::option::of(word(&["kh1", "kl1", "dl1", "kh2", "dh1kh1", "dl0", "k>2", "p2"])),)
                .prop_flat_map(|(keep,)| {
                    proptest::option::of(word(&[">=3", "=2f1", ">1", "<3f4"]))
                        .prop_map(move |count| format!("{}{}", keep.unwrap_or(""), count.unwrap_or("")))
                });
        prop_oneof![
            (two.clone(), word(&["+", "-", "*"])).prop_map(|((a, b), sign)| format!("({a}) {sign} ({b})")),
            (two.clone(), group.clone()).prop_map(|((a, b), group)| format!("{{{a}, {b}}}{group}")),
            (two, group.clone()).prop_map(|((a, b), group)| format!("{{{a} + {b}}}{group}")),
            (inner.clone(), group).prop_map(|(a, group)| format!("{{{a}}}{group}")),
            inner.prop_map(|it| format!("max({it}, 2)")),
        ]
    })
}

/// Runs `cases` cases, unless `PROPTEST_CASES` overrides it.
pub(crate) fn many(cases: u32) -> ProptestConfig {
    let told = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    // The default without the variable.
    if told.cases == 256 { ProptestConfig { cases, ..told } } else { told }
}
