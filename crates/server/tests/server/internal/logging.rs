//! The server's own log.

use schwung_server::internal::log_line;

#[test]
fn lines_name_their_node() {
    let json = log_line("{\"node\":\"a\",", 1, b"{\"level\":\"INFO\"}\n");
    assert_eq!(json, b"{\"node\":\"a\",\"level\":\"INFO\"}\n");
    assert_eq!(log_line("a ", 0, b"INFO x\n"), b"a INFO x\n");
}
