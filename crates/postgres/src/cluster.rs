//! Databases for tests: PostgreSQL in a temporary folder, on the loopback address, until the test ends.

use std::{
    env,
    ffi::OsString,
    fs, io,
    net::{Ipv4Addr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    thread::sleep,
    time::{Duration, Instant},
};

use tempfile::TempDir;

/// Where Debian installs the programs of a version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// Users as whom a database may run if the test runs as root, which PostgreSQL refuses.
const USERS: [&str; 2] = ["postgres", "nobody"];
/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(30);
/// Settings of all test databases.
const SETTINGS: &str = "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nshared_buffers = 16MB\n\
    max_connections = 150\nwal_level = replica\nmax_wal_senders = 10\nhot_standby = on\nmin_wal_size = 32MB\n\
    max_wal_size = 128MB\nlog_min_messages = warning\n";

/// The folder with the programs of the newest version, if PostgreSQL is installed.
pub fn programs() -> Option<PathBuf> {
    let named = env::var_os("POSTGRES").map(PathBuf::from);
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let mut debian: Vec<PathBuf> = versions.map(|it| it.path().join("bin")).collect();
    debian.sort();
    let path = env::var_os("PATH").unwrap_or_default();
    let path: Vec<PathBuf> = env::split_paths(&path).collect();
    let all = named.into_iter().chain(debian.into_iter().rev()).chain(path);
    all.into_iter().find(|it| it.join("initdb").is_file() && it.join("postgres").is_file())
}

/// Ids of a user as whom PostgreSQL can run; `None` if it can run as the current one.
fn user() -> Option<(u32, u32)> {
    let own = fs::metadata("/proc/self").ok().map(|it| std::os::unix::fs::MetadataExt::uid(&it));
    if own != Some(0) {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    USERS.iter().find_map(|name| {
        let line = users.lines().find_map(|it| it.strip_prefix(&format!("{name}:")))?;
        let mut fields = line.split(':').skip(1);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    })
}

/// A free port below those of outgoing connections.
fn free_port() -> io::Result<u16> {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    for _ in 0..1_000 {
        let nth = NEXT.fetch_add(1, Ordering::Relaxed).wrapping_mul(37);
        let port = 15_000 + (u64::from(std::process::id()).wrapping_mul(101).wrapping_add(nth) % 15_000);
        let port = u16::try_from(port).unwrap_or(15_000);
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return Ok(port);
        }
    }
    Err(io::Error::other("no free port"))
}

/// A PostgreSQL server in a folder of its own. It is stopped when it is dropped, or when this process ends.
#[derive(Debug)]
pub struct Server {
    programs: PathBuf,
    data: PathBuf,
    port: u16,
    /// Environment variables of its own.
    environment: Vec<(OsString, OsString)>,
    /// A shell that stops the server when its input ends.
    keeper: Option<Child>,
}

impl Server {
    /// Makes a new server in `folder`, which is not started yet. `settings` are lines of its configuration.
    ///
    /// # Errors
    /// Returns an error if PostgreSQL is not installed or a program fails.
    pub fn make(folder: &Path, name: &str, settings: &str) -> io::Result<Server> {
        let server = Server::in_folder(folder, name)?;
        let mut initdb = server.program("initdb");
        initdb.arg("-D").arg(&server.data).args([
            "--username=schwung",
            "--auth=trust",
            "--no-sync",
            "--no-instructions",
            "--no-locale",
            "--encoding=UTF8",
        ]);
        succeed(&mut initdb)?;
        server.configure(&format!("{SETTINGS}port = {}\n{settings}\n", server.port))?;
        let hba = "host all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n";
        fs::write(server.data.join("pg_hba.conf"), hba)?;
        Ok(server)
    }

    /// Makes a standby of `primary`, which is running. It is not started yet. `name` is that of the standby.
    ///
    /// # Errors
    /// Returns an error if a program fails.
    pub fn standby(folder: &Path, name: &str, primary: &Server, settings: &str) -> io::Result<Server> {
        let server = Server::in_folder(folder, name)?;
        let mut copy = server.program("pg_basebackup");
        copy.arg("-D").arg(&server.data);
        let port = primary.port.to_string();
        copy.args([
            "-h",
            "127.0.0.1",
            "-p",
            &port,
            "-U",
            "schwung",
            "-X",
            "stream",
            "-c",
            "fast",
            "--no-sync",
        ]);
        succeed(&mut copy)?;
        server.configure(&format!("port = {}\n{settings}\n", server.port))?;
        server.follow(primary.port)?;
        Ok(server)
    }

    fn in_folder(folder: &Path, name: &str) -> io::Result<Server> {
        let programs = programs().ok_or_else(|| io::Error::other("PostgreSQL is not installed"))?;
        if let Some((uid, gid)) = user() {
            std::os::unix::fs::chown(folder, Some(uid), Some(gid))?;
        }
        Ok(Server {
            programs,
            data: folder.join(name),
            port: free_port()?,
            environment: Vec::new(),
            keeper: None,
        })
    }

    /// Makes the server a standby of the one at this port, from its next start.
    ///
    /// # Errors
    /// Returns an error if a file cannot be written.
    pub fn follow(&self, port: u16) -> io::Result<()> {
        let name = self.data.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let from = format!("host=127.0.0.1 port={port} user=schwung application_name={name}");
        self.configure(&format!("primary_conninfo = '{from}'\n"))?;
        fs::write(self.data.join("standby.signal"), "")?;
        self.give(&self.data.join("standby.signal"))
    }

    /// Adds lines to the configuration. They apply from the next start or [`Server::reload`].
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn configure(&self, lines: &str) -> io::Result<()> {
        let path = self.data.join("postgresql.auto.conf");
        let old = fs::read_to_string(&path).unwrap_or_default();
        // Of several values the last counts.
        fs::write(&path, format!("{old}{lines}"))?;
        self.give(&path)
    }

    /// Sets the environment variables with which it is started from the next time on.
    pub fn environment(&mut self, variables: Vec<(OsString, OsString)>) {
        self.environment = variables;
    }

    fn give(&self, path: &Path) -> io::Result<()> {
        match user() {
            Some((uid, gid)) => std::os::unix::fs::chown(path, Some(uid), Some(gid)),
            None => Ok(()),
        }
    }

    fn program(&self, name: &str) -> Command {
        self.as_user(self.programs.join(name))
    }

    fn as_user(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        if let Some((uid, gid)) = user() {
            std::os::unix::process::CommandExt::uid(&mut command, uid);
            std::os::unix::process::CommandExt::gid(&mut command, gid);
        }
        // The folder of the test may not be readable.
        command.current_dir("/").env("LC_ALL", "C");
        command
    }

    /// Starts the server and waits until it accepts connections.
    ///
    /// # Errors
    /// Returns an error with the end of the server's log if it does not start.
    pub fn start(&mut self) -> io::Result<()> {
        self.begin()?;
        let since = Instant::now();
        while since.elapsed() < PATIENCE {
            if self.accepts() {
                return Ok(());
            }
            sleep(Duration::from_millis(20));
        }
        Err(io::Error::other(format!("the database does not start:\n{}", self.log())))
    }

    /// Starts the server without waiting for it.
    ///
    /// # Errors
    /// Returns an error if the shell cannot be started.
    pub fn begin(&mut self) -> io::Result<()> {
        self.keeper = None;
        // A server that was killed leaves this file behind, which may name the id of another process by now.
        let _ = fs::remove_file(self.data.join("postmaster.pid"));
        let script = "\"$1\" -D \"$2\" >>\"$2.log\" 2>&1 & pid=$!
            cat >/dev/null
            kill -CONT $pid 2>/dev/null; kill -INT $pid 2>/dev/null; wait $pid";
        let mut shell = self.as_user("sh");
        shell.args(["-c", script, "sh"]).arg(self.programs.join("postgres")).arg(&self.data);
        shell.envs(self.environment.iter().map(|(name, value)| (name, value)));
        self.keeper = Some(shell.stdin(Stdio::piped()).stdout(Stdio::null()).spawn()?);
        Ok(())
    }

    /// The end of the server's log.
    pub fn log(&self) -> String {
        let text = fs::read_to_string(self.data.with_extension("log")).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(20)..].join("\n")
    }

    /// Stops the server in an orderly way and waits for it.
    pub fn stop(&mut self) {
        if let Some(mut keeper) = self.keeper.take() {
            drop(keeper.stdin.take());
            let _ = keeper.wait();
        }
    }

    /// Kills the server and all its processes at once, as if its machine failed.
    pub fn kill(&mut self) {
        let processes = self.processes();
        signal("KILL", &processes);
        self.stop();
    }

    /// Stops all processes of the server from running on.
    pub fn freeze(&self) {
        signal("STOP", &self.processes());
    }

    /// Lets a frozen server run on.
    pub fn thaw(&self) {
        signal("CONT", &self.processes());
    }

    /// Makes a standby a primary.
    ///
    /// # Errors
    /// Returns an error if it refuses.
    pub fn promote(&self) -> io::Result<()> {
        succeed(self.program("pg_ctl").arg("-D").arg(&self.data).args(["-w", "-t", "20", "promote"]))
    }

    /// Reads the configuration again.
    ///
    /// # Errors
    /// Returns an error if the server is not running.
    pub fn reload(&self) -> io::Result<()> {
        succeed(self.program("pg_ctl").arg("-D").arg(&self.data).arg("reload"))
    }

    /// Runs SQL and returns what `psql` prints: values without decoration, a line for each row.
    ///
    /// # Errors
    /// Returns an error if it fails.
    pub fn sql(&self, database: &str, sql: &str) -> io::Result<String> {
        let mut psql = self.program("psql");
        let port = self.port.to_string();
        psql.args(["-h", "127.0.0.1", "-p", &port, "-U", "schwung", "-d", database, "-XqAt", "-c", sql]);
        psql.args(["-v", "ON_ERROR_STOP=1"]).env("PGCONNECT_TIMEOUT", "3");
        let output = psql.output()?;
        if !output.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
        }
        Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned())
    }

    /// Whether it accepts connections.
    pub fn accepts(&self) -> bool {
        let mut ready = self.program("pg_isready");
        ready.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string(), "-t", "1"]);
        ready.status().is_ok_and(|it| it.success())
    }

    /// The port on the loopback address.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The folder of the data.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The address of a database.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://schwung@127.0.0.1:{}/{database}", self.port)
    }

    /// Ids of the main process and of its children.
    fn processes(&self) -> Vec<u32> {
        let pid = fs::read_to_string(self.data.join("postmaster.pid")).unwrap_or_default();
        let Some(main) = pid.lines().next().and_then(|it| it.trim().parse::<u32>().ok()) else {
            return Vec::new();
        };
        let mut all = vec![main];
        for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
            let Some(id) = entry.file_name().to_str().and_then(|it| it.parse::<u32>().ok()) else { continue };
            let stat = fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
            // After the name, which may contain anything: state, then the parent.
            let parent = stat.rsplit_once(") ").and_then(|it| it.1.split(' ').nth(1)?.parse::<u32>().ok());
            if parent == Some(main) {
                all.push(id);
            }
        }
        all
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn signal(name: &str, processes: &[u32]) {
    let ids = processes.iter().map(ToString::to_string);
    // Some may have ended.
    let _ = Command::new("kill").arg(format!("-{name}")).args(ids).stderr(Stdio::null()).status();
}

fn succeed(command: &mut Command) -> io::Result<()> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(io::Error::other(format!("{}: {said}", command.get_program().to_string_lossy())))
}

/// The address of a new, empty database on a server that all tests of a process share; `None` if PostgreSQL is not
/// installed, which is said once.
///
/// # Panics
/// Panics if the server or the database cannot be made.
pub fn fresh() -> Option<String> {
    static SHARED: OnceLock<Option<Shared>> = OnceLock::new();
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let shared = SHARED.get_or_init(|| {
        if programs().is_none() {
            println!("skipped: PostgreSQL is not installed (`apt install postgresql`)");
            return None;
        }
        Some(Shared::start().expect("a database server"))
    });
    let server = &shared.as_ref()?.server;
    let name = format!("test{}", NEXT.fetch_add(1, Ordering::Relaxed));
    server.sql("postgres", &format!("create database {name}")).expect("a database");
    Some(server.address(&name))
}

/// Runs SQL at an address of [`fresh`], as [`Server::sql`] does.
///
/// # Panics
/// Panics if it fails.
pub fn sql(address: &str, sql: &str) -> String {
    let psql = programs().expect("PostgreSQL is installed").join("psql");
    let mut psql = Command::new(psql);
    psql.args([address, "-XqAt", "-v", "ON_ERROR_STOP=1", "-c", sql]).current_dir("/").env("LC_ALL", "C");
    let output = psql.output().expect("psql starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).trim_end().to_owned()
}

/// The server that all tests of a process share. It lasts as long as the process: a shell removes it then.
#[derive(Debug)]
struct Shared {
    server: Server,
    _remover: Child,
}

impl Shared {
    fn start() -> io::Result<Shared> {
        let folder = TempDir::with_prefix("schwung-postgres-")?.keep();
        // Nothing here survives the test, so nothing needs to reach the disk.
        let settings = "fsync = off\nsynchronous_commit = on\nfull_page_writes = off\n";
        let mut server = Server::make(&folder, "shared", settings)?;
        let mut remover = Command::new("sh");
        let script = "cat >/dev/null; sleep 3; rm -rf \"$1\"";
        remover.args(["-c", script, "sh"]).arg(&folder).stdin(Stdio::piped()).stdout(Stdio::null());
        let remover = remover.stderr(Stdio::null()).current_dir("/").spawn()?;
        server.start()?;
        Ok(Shared { server, _remover: remover })
    }
}
