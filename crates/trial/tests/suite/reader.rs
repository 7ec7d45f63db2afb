//! What clients read of a message.

use schwung_trial::reader::{Heard, heard};
use schwung_views::wire::{Bye, ServerMessage};

#[test]
fn the_beginning_of_a_message_tells_enough() {
    let text = |message: &ServerMessage| serde_json::to_string(message).expect("text");
    let done = text(&ServerMessage::Done { id: "a-1".into(), seq: 7 });
    assert_eq!(heard(&done), Heard::Done("a-1", 7));
    let refused =
        ServerMessage::Refused { id: "a-2".into(), code: "rule".into(), text: "\"done\"".into(), rule: None };
    assert_eq!(heard(&text(&refused)), Heard::Refused("a-2"));
    let bye = ServerMessage::Bye(Bye { code: "slow".into(), text: String::new(), again: true });
    assert_eq!(heard(&text(&bye)), Heard::Bye);
    assert_eq!(heard(&text(&ServerMessage::Pong)), Heard::Pong);
    let online = ServerMessage::Online { seats: vec![1], watching: 0 };
    assert_eq!(heard(&text(&online)), Heard::Other);
    assert_eq!(heard("{\"update\":{\"seq\":12,\"view\":{\"seq\":12}}}"), Heard::View(12));
    assert_eq!(heard("{\"difference\":{\"seq\":12,\"from\":\"\"}}"), Heard::View(12));
    assert_eq!(heard("{\"welcome\":{\"you\":{},\"view\":{\"seq\":3,"), Heard::View(3));
}
