//! Plain dice are read and checked.

use schwung_log::PlainDice;

#[test]
fn dice_are_read_as_people_write_them() {
    for (text, name) in [("4dF", "4dF"), ("4df", "4dF"), ("d20", "d20"), ("2W6", "2d6"), ("1d6", "d6")] {
        assert_eq!(PlainDice::parse(text).map(PlainDice::name).as_deref(), Some(name), "{text}");
    }
    for text in ["", "d", "0d6", "41d6", "d1", "d101", "4dX", "-1d6", "999999999999d6"] {
        assert_eq!(PlainDice::parse(text), None, "{text}");
    }
}

#[test]
fn faces_that_no_die_has_are_refused() {
    let dice = PlainDice::parse("4dF").expect("dice");
    assert!(dice.check(&[1, 0, -1, 1]).is_ok());
    assert!(dice.check(&[1, 0, -1]).is_err());
    assert!(dice.check(&[1, 0, -1, 2]).is_err());
    assert!(PlainDice::parse("2d6").expect("dice").check(&[0, 6]).is_err());
}
