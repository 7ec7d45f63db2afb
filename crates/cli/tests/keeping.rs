//! Tests of `schwung backup`, `restore`, `verify`, `tables` and `doctor` as an operator uses them, on the database of
//! the first release.
#![cfg(unix)]

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use crate::common::schwung;

/// A folder with the database that the first release wrote.
struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Place {
        let place = Place(tempfile::tempdir().expect("a folder"));
        let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../compat/release-1/tables.db");
        fs::copy(sample, place.data()).expect("a copy");
        let private = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        fs::set_permissions(place.data(), private).expect("permissions");
        place
    }

    fn data(&self) -> PathBuf {
        self.0.path().join("tables.db")
    }

    /// The command, run in this folder, with the names of files relative to it.
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = schwung(arguments);
        command.current_dir(self.0.path()).env("SCHWUNG_LANG", "en");
        for name in
            ["SCHWUNG_CONFIG", "SCHWUNG_DATA", "SCHWUNG_BACKUPS", "SCHWUNG_LISTEN", "SCHWUNG_PUBLIC_URL"]
        {
            command.env_remove(name);
        }
        command
    }

    /// Runs the command and returns whether it succeeded, and its output.
    fn run(&self, arguments: &[&str]) -> (bool, String) {
        let output = self.command(arguments).output().expect("it runs");
        let said = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8(said).expect("text"))
    }

    fn holds(&self, arguments: &[&str]) -> String {
        let (good, said) = self.run(arguments);
        assert!(good, "{arguments:?}: {said}");
        said
    }

    fn fails(&self, arguments: &[&str]) -> String {
        let (good, said) = self.run(arguments);
        assert!(!good, "{arguments:?}: {said}");
        said
    }

    fn serve(&self) -> Served {
        let mut command = self.command(&["serve", "--data", "tables.db", "--listen", "127.0.0.1:0"]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
        let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        let address = line.rsplit_once("http://").expect("an address").1.trim().to_owned();
        let mut rest = String::new();
        while !rest.contains("Ctrl+C") {
            assert_ne!(output.read_line(&mut rest).expect("a line"), 0, "{rest}");
        }
        Served { child, address }
    }

    fn backups(&self) -> Vec<String> {
        let files = fs::read_dir(self.0.path().join("tables.db.backups")).expect("a folder");
        let mut names: Vec<_> =
            files.map(|it| it.expect("a file").file_name().to_string_lossy().into_owned()).collect();
        names.sort_unstable();
        names.iter().map(|it| format!("tables.db.backups/{it}")).collect()
    }
}

struct Served {
    child: Child,
    address: String,
}

impl Served {
    /// The status and text of a GET request.
    fn get(&self, path: &str, token: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        let head =
            format!("GET {path} HTTP/1.0\r\nhost: {}\r\nauthorization: Bearer {token}\r\n\r\n", self.address);
        stream.write_all(head.as_bytes()).expect("the server reads");
        let mut said = String::new();
        stream.read_to_string(&mut said).expect("an answer");
        let (head, body) = said.split_once("\r\n\r\n").expect("an answer");
        (head.split(' ').nth(1).unwrap_or_default().to_owned(), body.to_owned())
    }

    /// Waits until a request is answered with this status.
    fn until(&self, path: &str, token: &str, status: &str) {
        let since = Instant::now();
        while self.get(path, token).0 != status {
            assert!(since.elapsed() < Duration::from_secs(60), "{path}: still not {status}");
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The token of a link on the first line.
fn token(said: &str) -> &str {
    said.lines().next().and_then(|it| it.split_once('#')).expect("a link").1
}

#[test]
fn the_first_release_is_upgraded_backed_up_and_restored() {
    let place = Place::new();
    assert!(place.holds(&["verify", "tables.db"]).contains("older than the checksums"));
    let served = place.serve();
    assert!(place.holds(&["verify", "tables.db"]).contains("sound (5 tables, 638 entries)"));
    assert!(place.holds(&["verify", "tables.db.schema-1"]).contains("older than the checksums"));

    // While the server runs: back up, then lose a table, then look for it in vain.
    let said = place.holds(&["backup", "--data", "tables.db"]);
    assert!(said.contains("Backed up: ") && said.contains("sound (5 tables, 638 entries)"), "{said}");
    assert!(place.fails(&["tables", "delete", "sotc", "--data", "tables.db"]).contains("--yes"));
    place.holds(&["tables", "delete", "sotc", "--yes", "--data", "tables.db"]);
    assert!(place.fails(&["tables", "show", "sotc", "--data", "tables.db"]).contains("no table “sotc”"));
    let [backup] = &place.backups()[..] else { panic!("one backup") };
    assert!(place.fails(&["restore", backup, "--data", "tables.db"]).contains("running server"));
    drop(served);

    let said = place.holds(&["restore", backup, "--data", "tables.db"]);
    assert!(said.contains("Restored: ") && said.contains("What was there before"), "{said}");
    assert!(place.holds(&["tables", "show", "sotc", "--data", "tables.db"]).contains("125 entries"));
    // Elsewhere, where there is nothing yet.
    place.holds(&["restore", backup, "--data", "elsewhere/tables.db"]);
    assert!(place.holds(&["verify", "elsewhere/tables.db"]).contains("638 entries"));
}

#[test]
fn only_the_newest_backups_stay() {
    let place = Place::new();
    drop(place.serve());
    for _ in 0..3 {
        place.holds(&["backup", "--data", "tables.db", "--keep", "2"]);
        // Their names have seconds.
        std::thread::sleep(Duration::from_millis(1100));
    }
    let kept = place.backups();
    assert_eq!(kept.len(), 2, "{kept:?}");
    place.holds(&["verify", &kept[0], &kept[1]]);
}

#[test]
fn a_flipped_bit_is_found_not_restored_and_costs_no_backup() {
    let place = Place::new();
    drop(place.serve());
    place.holds(&["backup", "--data", "tables.db"]);
    std::thread::sleep(Duration::from_millis(1100));
    // The killed server has left a write-ahead log, which would cover the damage.
    place.holds(&["tables", "list", "--data", "tables.db"]);
    // In the middle of a word of a record.
    let mut bytes = fs::read(place.data()).expect("the file");
    let at = bytes.windows(8).rposition(|it| it == b"\"house\":").expect("a record");
    bytes[at + 3] ^= 1;
    fs::write(place.data(), bytes).expect("a file");
    let said = place.fails(&["verify", "--data", "tables.db"]);
    assert!(said.contains("was changed") && said.contains("DAMAGED"), "{said}");
    let said = place.fails(&["backup", "--data", "tables.db", "--keep", "1"]);
    assert!(said.contains("All older backups stay"), "{said}");
    let backups = place.backups();
    assert_eq!(backups.len(), 2);
    assert!(place.fails(&["restore", &backups[1], "--data", "tables.db"]).contains("nothing was changed"));
    assert!(place.fails(&["doctor", "--data", "tables.db", "--listen", "127.0.0.1:9"]).contains("damaged"));
    place.holds(&["restore", &backups[0], "--data", "tables.db"]);
    place.holds(&["verify", "--data", "tables.db"]);
}

#[test]
fn a_lost_link_of_the_game_master_is_made_anew_while_the_server_runs() {
    let place = Place::new();
    let served = place.serve();
    let links = |more: &[&str]| {
        let arguments = [&["tables", "link", "sotc", "--data", "tables.db"], more].concat();
        token(&place.holds(&arguments)).to_owned()
    };
    let first = links(&["--gm"]);
    assert_eq!(served.get("/api/me", &first).0, "200");
    let second = links(&["--gm", "--rotate"]);
    assert_eq!(served.get("/api/me", &second).0, "200");
    assert_eq!(served.get("/api/me", &first).0, "401");
    assert!(
        place
            .fails(&["tables", "link", "sotc", "--data", "tables.db", "--seat", "1"])
            .contains("Nobody is in that seat")
    );
    let said = place.holds(&["tables", "list", "--json", "--data", "tables.db"]);
    assert_eq!(said.lines().filter(|it| it.contains("\"hash\":\"")).count(), 5, "{said}");

    // The table can be saved, and the file proves itself.
    place.holds(&["tables", "export", "sotc", "sotc.json", "--data", "tables.db"]);
    place.fails(&["tables", "export", "sotc", "sotc.json", "--data", "tables.db"]);
    assert!(place.holds(&["verify", "sotc.json"]).contains("127 entries"));
    let text = fs::read_to_string(place.0.path().join("sotc.json")).expect("the file");
    fs::write(place.0.path().join("other.json"), text.replacen("Karla", "Clara", 1)).expect("a file");
    assert!(place.fails(&["verify", "other.json"]).contains("Entry 1 is not"));

    // The clients of a deleted table are disconnected within a second or two.
    let (_, card) = served.get("/ready", "");
    assert!(card.contains("\"tables\":5"), "{card}");
    place.holds(&["tables", "delete", "sotc", "--yes", "--data", "tables.db"]);
    served.until("/api/me", &second, "401");
    let since = Instant::now();
    while !served.get("/ready", "").1.contains("\"tables\":4") {
        assert!(since.elapsed() < Duration::from_secs(60), "the count stays");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn the_doctor_finds_what_is_wrong() {
    let place = Place::new();
    let served = place.serve();
    let (address, url) = (served.address.clone(), format!("http://{}", served.address));
    let doctor = ["doctor", "--data", "tables.db", "--listen", &address, "--public-url", &url];
    let said = place.holds(&doctor);
    for good in
        ["Only its owner", "server is ready", "answers at", "connection for playing works", "no backup"]
    {
        assert!(said.contains(good), "{good}: {said}");
    }
    fs::set_permissions(place.data(), std::os::unix::fs::PermissionsExt::from_mode(0o644))
        .expect("permissions");
    let said = place.fails(&doctor);
    assert!(said.contains("chmod 600"), "{said}");
    drop(served);
    assert!(place.run(&doctor).1.contains("No server runs"));
    assert!(place.fails(&["verify", "nowhere.db"]).contains("nowhere.db"));
    fs::write(place.0.path().join("diary.db"), "Dear diary, ".repeat(100)).expect("a file");
    assert!(place.fails(&["verify", "diary.db"]).contains("no tables of this program"));
}

/// An encrypted public address is opened as a browser would open it.
#[test]
fn the_doctor_opens_encrypted_addresses() {
    let place = Place::new();
    let rcgen::CertifiedKey { cert, key_pair } =
        rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    fs::write(place.0.path().join("key.pem"), key_pair.serialize_pem()).expect("written");
    fs::write(place.0.path().join("certificate.pem"), cert.pem()).expect("written");
    let port =
        std::net::TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr()).expect("a port").port();
    let (listen, url) = (format!("127.0.0.1:{port}"), format!("https://localhost:{port}"));
    let files =
        ["--data", "tables.db", "--listen", &listen, "--certificate", "certificate.pem", "--key", "key.pem"];
    let mut serve = place.command(&[&["serve"], &files[..]].concat());
    let child =
        serve.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
    let served = Served { child, address: listen.clone() };
    let since = Instant::now();
    while TcpStream::connect(&served.address).is_err() {
        assert!(since.elapsed() < Duration::from_secs(60), "the server does not listen");
        std::thread::sleep(Duration::from_millis(50));
    }
    let doctor = |authority: Option<&str>, url: &str| {
        let mut command =
            place.command(&["doctor", "--data", "tables.db", "--listen", &listen, "--public-url", url]);
        command.env_remove("SSL_CERT_FILE").envs(authority.map(|it| ("SSL_CERT_FILE", it)));
        let output = command.output().expect("it runs");
        (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let (good, said) = doctor(Some("certificate.pem"), &url);
    for wanted in ["is trusted and valid", "answers at", "connection for playing works"] {
        assert!(good && said.contains(wanted), "{wanted}: {said}");
    }
    let (good, said) = doctor(None, &url);
    assert!(!good && said.contains("Browsers do not trust"), "{said}");
    // The certificate is for another name.
    let (good, said) = doctor(Some("certificate.pem"), &url.replace("localhost", "127.0.0.1"));
    assert!(!good && said.contains("Browsers do not trust"), "{said}");
    let (good, said) = doctor(Some("certificate.pem"), "https://nowhere.invalid");
    assert!(!good && said.contains("cannot be resolved"), "{said}");
}

/// As systemd does: the server takes over a socket that is already open, says when it is ready, that it is alive, and
/// that it stops. A connection made while it restarts is answered by the next one.
#[cfg(target_os = "linux")]
#[test]
fn a_supervisor_keeps_the_socket_and_is_told() {
    use std::os::unix::net::UnixDatagram;

    let place = Place::new();
    let notices = UnixDatagram::bind(place.0.path().join("notify")).expect("a socket");
    notices.set_read_timeout(Some(Duration::from_secs(60))).expect("a timeout");
    let said = || {
        let mut bytes = [0; 256];
        let count = notices.recv(&mut bytes).expect("a notice");
        String::from_utf8_lossy(&bytes[..count]).trim().to_owned()
    };
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let begin = || {
        // The shell passes the socket on as file descriptor 3, and its own process id, which `exec` keeps.
        let mut command = Command::new("sh");
        let program = env!("CARGO_BIN_EXE_schwung");
        let script = format!("LISTEN_PID=$$ exec {program} serve --data tables.db 3<&0 0</dev/null");
        command.args(["-c", &script]).current_dir(place.0.path()).env("LISTEN_FDS", "1");
        command.env("NOTIFY_SOCKET", place.0.path().join("notify")).env("WATCHDOG_USEC", "200000");
        command.env_remove("SCHWUNG_LISTEN").env_remove("SCHWUNG_CONFIG");
        let given = listener.try_clone().expect("a copy");
        command.stdin(Stdio::from(std::os::fd::OwnedFd::from(given)));
        command.stdout(Stdio::null()).stderr(Stdio::null());
        Served { child: command.spawn().expect("it starts"), address: address.clone() }
    };
    let served = begin();
    assert_eq!(said(), "READY=1");
    assert_eq!(served.get("/health", "").0, "200");
    assert_eq!(said(), "WATCHDOG=1");
    let pid = served.child.id().to_string();
    assert!(Command::new("kill").arg(&pid).status().expect("kill").success());
    while said() != "STOPPING=1" {}
    // The port is never refused: this connection waits for the next server.
    let mut waiting = TcpStream::connect(&address).expect("the supervisor listens");
    write!(waiting, "GET /health HTTP/1.0\r\nhost: {address}\r\n\r\n").expect("a request");
    drop(served);
    let served = begin();
    while said() != "READY=1" {}
    let mut answer = String::new();
    waiting.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.0 200") || answer.starts_with("HTTP/1.1 200"), "{answer}");
    drop(served);
}
