//! Access tokens.

use schwung_server::Token;

#[test]
fn tokens_differ_are_read_back_and_do_not_show() {
    let (one, other) = (Token::fresh().expect("random"), Token::fresh().expect("random"));
    assert_ne!(one, other);
    assert_ne!(one.hash(), other.hash());
    assert_eq!(Token::read(one.reveal()).as_ref(), Some(&one));
    assert_eq!(format!("{one:?}"), "Token(…)");
    for wrong in ["", "abc", &format!("{}x", one.reveal()), &"ä".repeat(21), &" ".repeat(43)] {
        assert_eq!(Token::read(wrong), None);
    }
}
