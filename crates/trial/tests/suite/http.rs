//! Responses of servers.

use schwung_trial::http::Answer;

#[test]
fn answers_are_taken_apart() {
    let answer = Answer::parse(b"HTTP/1.0 201 Created\r\nx: y\r\n\r\n{\"a\":1}").expect("an answer");
    assert_eq!((answer.status, answer.body.as_slice()), (201, &b"{\"a\":1}"[..]));
    assert!(Answer::parse(b"HTTP/1.0").is_err());
}
