//! Tests of `schwung serve` from an administrator's view.
#![cfg(unix)]

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    sync::mpsc,
    time::{Duration, Instant},
};

use crate::common::{run, schwung};

const PATIENCE: Duration = Duration::from_secs(60);

/// A server in its own process.
struct Served {
    child: Child,
    lines: Vec<String>,
}

impl Served {
    /// Starts a server and reads its output up to the last line of the welcome.
    fn start(data: &Path, more: &[&str]) -> Served {
        let path = data.display().to_string();
        let mut arguments = vec!["serve", "--data", &*path, "--show-links"];
        if !more.contains(&"--listen") {
            arguments.extend(["--listen", "127.0.0.1:0"]);
        }
        arguments.extend(more);
        let mut command = schwung(&arguments);
        without_settings(&mut command);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let (tell, told) = mpsc::channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if tell.send(line).is_err() {
                    return;
                }
            }
        });
        let mut lines = Vec::new();
        while !lines.last().is_some_and(|it: &String| it.contains("Ctrl+C")) {
            lines.push(told.recv_timeout(PATIENCE).expect("the server says more"));
        }
        Served { child, lines }
    }

    /// Host and port of the first link.
    fn host(&self) -> &str {
        let (_, rest) = self.lines[0].split_once("http://").expect("a link");
        rest.trim()
    }

    /// The token of the link on the line that begins with `name`.
    fn token(&self, name: &str) -> String {
        let line = self.lines.iter().find(|it| it.trim().starts_with(name)).expect("the line is there");
        line.rsplit_once('#').expect("a link").1.to_owned()
    }

    fn status(&self, token: &str) -> u16 {
        self.get("/api/me", &format!("authorization: Bearer {token}\r\n"))
    }

    /// The status of a GET request.
    fn get(&self, path: &str, header: &str) -> u16 {
        let mut stream = TcpStream::connect(self.host()).expect("the server listens");
        let head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n{header}", self.host());
        stream.write_all(format!("{head}connection: close\r\n\r\n").as_bytes()).expect("the server reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the server answers");
        answer.split(' ').nth(1).and_then(|it| it.parse().ok()).expect("a status")
    }

    /// The status of a POST request.
    fn post(&self, path: &str, body: &str) -> u16 {
        let mut stream = TcpStream::connect(self.host()).expect("the server listens");
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n",
            self.host(),
            body.len()
        );
        stream.write_all(format!("{head}connection: close\r\n\r\n").as_bytes()).expect("the server reads");
        // A server that rejects a request early stops reading.
        let _ = stream.write_all(body.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer).into_owned();
        answer.split(' ').nth(1).and_then(|it| it.parse().ok()).expect("a status")
    }

    /// The peak memory of the process in KiB.
    #[cfg(target_os = "linux")]
    fn memory(&self) -> u64 {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(path).expect("the server runs");
        let line = status.lines().find_map(|it| it.strip_prefix("VmHWM:")).expect("a line");
        line.trim().trim_end_matches(" kB").parse().expect("a number")
    }

    /// Sends a signal and returns the exit status.
    fn stop(mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().expect("kill is there");
        assert!(sent.success());
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status.code();
            }
            assert!(began.elapsed() < PATIENCE, "the server does not stop");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// Starts a server under a shell that limits file sizes to `blocks` blocks of 512 bytes.
fn limited(data: &Path, blocks: u32, address: &str) -> Command {
    let program = schwung(&[]).get_program().to_owned();
    let mut command = Command::new("sh");
    // Ignore the signal, so that exceeding the limit is an error and does not kill the process.
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    command.arg("-c").arg(script).arg(program).args(["serve", "--listen", address, "--data"]).arg(data);
    without_settings(&mut command);
    command.env("SCHWUNG_LANG", "en").stdin(Stdio::null());
    command
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn without_settings(command: &mut Command) {
    for name in schwung_server::NAMES.into_iter().chain(["config"]) {
        command.env_remove(format!("SCHWUNG_{}", name.replace('-', "_").to_ascii_uppercase()));
    }
}

#[test]
fn a_table_is_laid_and_its_links_stay_good() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("new/tables.db");
    let served = Served::start(&data, &[]);
    assert!(served.lines.iter().any(|it| it.contains("A demo table is ready.")), "{:?}", served.lines);
    let first = served.token("Game master");
    assert_eq!([served.status(&first), served.status(&served.token("Players"))], [200, 200]);
    assert_eq!(served.status("no-such-token"), 401);
    assert_eq!(served.stop("-TERM"), Some(0));

    let served = Served::start(&data, &[]);
    assert!(served.lines.iter().any(|it| it.contains("the old ones stay valid")), "{:?}", served.lines);
    let second = served.token("Game master");
    assert_ne!(first, second);
    assert_eq!([served.status(&first), served.status(&second)], [200, 200]);
    assert_eq!(served.stop("-INT"), Some(0));

    let served = Served::start(&data, &["--rotate"]);
    assert_eq!([served.status(&first), served.status(&second)], [401, 401]);
    assert_eq!(served.status(&served.token("Watch")), 200);
    // A killed server loses nothing.
    assert_eq!(served.stop("-KILL"), None);
    let served = Served::start(&data, &["--demo"]);
    assert!(served.lines.iter().any(|it| it.contains("A demo table is ready.")), "{:?}", served.lines);
}

#[test]
fn settings_that_cannot_be_are_named_before_anything_begins() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("server.toml");
    std::fs::write(&file, "colour = 'red'\n").expect("it can be written");
    let file = file.display().to_string();
    for (arguments, status, text) in [
        (&["serve", "--listen", "nowhere"][..], 2, "“nowhere” is not a valid value for “listen”"),
        (&["serve", "--public-url", "table"], 2, "public-url"),
        (&["serve", "--log", "xml"], 2, "--log"),
        (&["serve", "--max-tables", "many"], 2, "--max-tables"),
        (&["serve", "--config", &file], 2, "colour"),
        (&["serve", "--config", "/no/such/file"], 1, "/no/such/file cannot be opened"),
        (&["serve", "--data", "/dev/null/tables.db"], 1, "/dev/null/tables.db cannot be opened"),
    ] {
        let ran = run(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (status, ""), "{arguments:?}: {}", ran.err);
        assert!(ran.err.contains(text), "{arguments:?}: {}", ran.err);
    }
}

#[test]
fn a_port_that_is_taken_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("an address").to_string();
    let data = folder.path().join("tables.db").display().to_string();
    let ran = run(&["serve", "--listen", &address, "--data", &data]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains(&format!("Cannot listen on {address}")), "{}", ran.err);
}

#[test]
fn messages_and_code_fit() {
    let root = crate::common::root();
    let read = |path: &str| std::fs::read_to_string(root.join(path)).expect("UTF-8");
    let files = ["commands/serve.rs", "settings.rs", "args.rs", "args/keeping.rs"];
    let code: String = files.iter().map(|it| read(&format!("crates/cli/src/{it}"))).collect();
    for lang in ["de", "en"] {
        let text = read(&format!("messages/{lang}/server.ftl"));
        let keys = |of: &str| -> std::collections::BTreeSet<String> {
            let plain = |it: &&str| it.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            of.split('"').filter(|it| it.starts_with("serve-")).filter(plain).map(str::to_owned).collect()
        };
        let heads = text.lines().filter(|it| it.starts_with("serve-")).filter_map(|it| it.split(" =").next());
        // Clap arguments are named like their flags.
        let there: std::collections::BTreeSet<String> = heads.map(str::to_owned).collect();
        let mut named = keys(&code);
        named.remove("serve-option-");
        for name in [
            "listen",
            "domain",
            "email",
            "node",
            "public-url",
            "max-tables",
            "tables-per-hour",
            "log",
            "allow-host",
            "metrics",
        ] {
            named.insert(format!("serve-option-{name}"));
        }
        assert_eq!(there, named, "{lang}");
    }
}

#[test]
fn a_file_is_served_by_one_server_at_a_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("tables.db");
    let served = Served::start(&data, &[]);
    let ran = run(&["serve", "--data", &data.display().to_string(), "--listen", "127.0.0.1:0"]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    let process = format!("is in use by another server (process {})", served.child.id());
    assert!(ran.err.contains(&process), "{}", ran.err);
    assert_eq!(served.stop("-KILL"), None);
    // A lock does not outlive its process.
    Served::start(&data, &[]);
}

#[test]
fn links_are_not_left_where_anybody_may_read_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("tables.db");
    let mut command = schwung(&["serve", "--data", &data.display().to_string(), "--listen", "127.0.0.1:0"]);
    without_settings(&mut command);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
    let output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut said = Vec::new();
    for line in output.lines().map_while(Result::ok) {
        said.push(line);
        if said.last().is_some_and(|it| it.contains("Ctrl+C")) {
            break;
        }
    }
    child.kill().and_then(|()| child.wait()).expect("it ends");
    let said = said.join("\n");
    assert!(said.contains("--show-links") && !said.contains('#'), "{said}");
}

#[test]
fn whoever_is_told_links_is_told_once_how_they_travel() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = |more: &[&str]| {
        let served = Served::start(&folder.path().join("tables.db"), more);
        served.lines.iter().filter(|it| it.contains("unencrypted")).count()
    };
    assert_eq!(told(&[]), 0, "nobody can listen in on this machine");
    assert_eq!(told(&["--public-url", "http://table.home"]), 1);
    assert_eq!(told(&["--public-url", "https://table.example.org"]), 0);
}

/// The readiness check reports a full disk, and a server that cannot start reports the reason.
#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_takes_no_more_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("full.db");
    let output = limited(&data, 8, "127.0.0.1:0").output().expect("sh is there");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("the disk is full"), "{said}");

    // Enough space for the tables, but not for further writes.
    let data = folder.path().join("tables.db");
    let served = Served::start(&data, &[]);
    assert_eq!(served.get("/ready", ""), 200);
    assert_eq!(served.stop("-TERM"), Some(0));
    let size = std::fs::metadata(&data).expect("a file").len();
    let address =
        std::net::TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr()).expect("a free port");
    let mut command = limited(&data, u32::try_from(size / 512).expect("small") + 100, &address.to_string());
    let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
    let served = Served { child, lines: vec![format!("http://{address}")] };
    let began = Instant::now();
    while TcpStream::connect(address).is_err() {
        assert!(began.elapsed() < PATIENCE, "the server does not listen");
        std::thread::sleep(Duration::from_millis(20));
    }
    // Each check writes a little, so the space is used up after some of them.
    let mut status = 0;
    while began.elapsed() < PATIENCE {
        status = served.get("/ready", "");
        if status == 503 {
            break;
        }
        std::thread::sleep(Duration::from_millis(1_050));
    }
    assert_eq!(status, 503);
    assert_eq!(served.get("/health", ""), 200, "it is alive all the same");
}

/// Environment variable that is set in a private mount namespace.
#[cfg(target_os = "linux")]
const APART: &str = "SCHWUNG_TEST_APART";

/// A disk that became read-only, as disks with errors do. Skipped where mounting is not permitted.
#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_became_read_only_is_told() {
    if std::env::var_os(APART).is_none() {
        let unshare = || {
            let mut command = Command::new("unshare");
            command.args(["--user", "--map-root-user", "--mount", "--"]);
            command
        };
        if unshare().arg("true").stderr(Stdio::null()).status().is_ok_and(|it| it.success()) {
            let mut itself = unshare();
            itself
                .arg(std::env::current_exe().expect("this program"))
                .arg("a_disk_that_became_read_only_is_told");
            let output = itself.env(APART, "1").output().expect("it starts");
            let said = String::from_utf8_lossy(&output.stdout);
            assert!(output.status.success() && said.contains("1 passed"), "{said}");
        }
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().display().to_string();
    let mount = |arguments: &[&str]| {
        assert!(Command::new("mount").args(arguments).status().expect("mount").success(), "{arguments:?}");
    };
    let served = Served::start(&folder.path().join("tables.db"), &[]);
    assert_eq!(served.get("/ready", ""), 200);
    // Laid over the folder, since nothing becomes read-only while files in it are open.
    mount(&["--bind", &path, &path]);
    mount(&["-o", "remount,bind,ro", &path]);
    // The answer may be a second old.
    std::thread::sleep(Duration::from_millis(1_100));
    assert_eq!(served.get("/ready", ""), 503);
    assert_eq!(served.get("/health", ""), 200, "it is alive all the same");
    drop(served);
    assert!(Command::new("umount").arg(&path).status().expect("umount").success());
}

/// Files are checked before anything is built from them.
#[cfg(target_os = "linux")]
#[test]
fn nonsense_takes_little_memory() {
    const MOST: usize = 8 << 20;
    let folder = tempfile::tempdir().expect("a folder");
    let served = Served::start(&folder.path().join("tables.db"), &[]);
    let many = |it: &str| format!("[{}{it}]", format!("{it},").repeat((MOST - 1_000) / (it.len() + 1)));
    let table = |records: &str| {
        format!("{{\"format\":\"schwung-table\",\"version\":1,\"system\":\"sotc\",\"records\":{records}}}")
    };
    let entries =
        |it: &str| table(&format!("[{{\"seq\":1,\"at\":0,\"by\":null,\"id\":\"\",\"entries\":{it}}}]"));
    let before = served.memory();
    for file in [
        many("{\"\":0}"),
        many("[]"),
        table(&many("0")),
        entries(&many("\"ended\"")),
        entries(&many("{\"ended\":null}")),
        entries(&many("{\"house\":{\"shelved\":{}}}")),
    ] {
        let status = served.post(
            "/api/tables",
            &format!("{{\"start\":{{\"import\":{{\"file\":{file}}}}},\"lang\":\"en\"}}"),
        );
        assert_eq!(status, 422);
        let more = served.memory() - before;
        assert!(more < 100_000, "{more} KiB more than {before} KiB");
    }
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                served.post(
                    "/api/tables",
                    &format!(
                        "{{\"start\":{{\"import\":{{\"file\":{}}}}},\"lang\":\"en\"}}",
                        many("{\"\":0}")
                    ),
                )
            });
        }
    });
    let more = served.memory() - before;
    assert!(more < 200_000, "{more} KiB more than {before} KiB");
}

/// The library refuses expensive expressions; this checks the effect from outside.
#[cfg(target_os = "linux")]
#[test]
fn odds_of_any_roll_take_little_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let served = Served::start(&folder.path().join("tables.db"), &[]);
    let ask = |roll: &str| {
        let roll: String = roll.bytes().map(|it| format!("%{it:02X}")).collect();
        served.get(&format!("/api/odds?roll={roll}"), "")
    };
    assert_eq!(ask("4d6kh3"), 200);
    let before = served.memory();
    for text in crate::hostile::texts::texts() {
        let status = ask(&text);
        assert!(matches!(status, 200 | 422), "{status}: {text}");
    }
    let more = served.memory() - before;
    assert!(more < 64 * 1024, "{more} KiB more than {before} KiB");
}

#[test]
fn health_tells_whether_a_server_can_be_played_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let served = Served::start(&folder.path().join("tables.db"), &[]);
    let address = served.host().to_owned();
    let ask = || {
        let mut command = schwung(&["health", &address]);
        without_settings(&mut command);
        command.output().expect("it runs").status.code()
    };
    assert_eq!(ask(), Some(0));
    assert_eq!(served.stop("-TERM"), Some(0));
    assert_eq!(ask(), Some(1));
    let nonsense = run(&["health", "nowhere"]);
    assert_eq!(nonsense.code, 2, "{nonsense:?}");
}

#[test]
fn a_certificate_that_is_missing_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (data, certificate, key) = (file("tables.db"), file("none.pem"), file("none.key"));
    let start = |more: &[&str]| {
        let mut command = schwung(&["serve", "--listen", "127.0.0.1:0", "--data", &data]);
        without_settings(&mut command);
        command.args(more);
        let output = command.stdin(Stdio::null()).output().expect("it runs");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (code, said) = start(&["--certificate", &certificate, "--key", &key]);
    assert!(code == Some(1) && said.contains("none.pem"), "{said}");
    let (code, said) = start(&["--certificate", &certificate]);
    assert!(code == Some(2) && said.contains("key"), "{said}");
    let (code, said) = start(&["--domain", "https://table.example"]);
    assert!(code == Some(2) && said.contains("domain"), "{said}");
}
