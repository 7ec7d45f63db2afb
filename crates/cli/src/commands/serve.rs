//! `schwung serve`: runs the game server.

use std::{fs, path::PathBuf, sync::Arc};

use anstyle::{AnsiColor, Color, Style};
use anyhow::{Context, anyhow};
use clap::ArgMatches;
use qrcode::{Color as Dot, EcLevel, QrCode};
use schwung_server::{
    Access, Config, Invitation, OpenError, Server, Settings, StartError, StoreAddress, link, open_store,
};
use schwung_store::{Condition, Store, StoreError, Trouble};

use crate::{
    app::{App, Verdict},
    data::{chain, unopened},
    screen::{BOLD, CYAN, DIM, is_read_by_a_person, styled},
    settings::merged,
    supervisor,
};

/// Runs the server until it receives a signal to stop.
///
/// # Errors
/// Returns an error if a setting is invalid, the data file cannot be opened, or the address is in use.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let config = config(app, matches)?;
    schwung_server::log(config.log, config.store.is_some().then_some(&*config.node));
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.enable_all().on_thread_park(schwung_memory::give_back_own).build();
    let runtime = runtime.map_err(|error| failed(app, "serve-cannot-run", &error.into()))?;
    let wishes = Wishes {
        demo: matches.get_flag("demo"),
        rotate: matches.get_flag("rotate"),
        // A system journal can be read by more people than those who may be game masters.
        links: matches.get_flag("show-links") || is_read_by_a_person(),
    };
    runtime.block_on(serve(app, config, wishes))
}

/// Options for this start only.
#[derive(Clone, Copy)]
struct Wishes {
    demo: bool,
    rotate: bool,
    /// Whether to print links.
    links: bool,
}

async fn serve(app: &mut App, config: Config, wishes: Wishes) -> anyhow::Result<Verdict> {
    let store = open(app, &config).await?;
    let served = serve_from(app, config, Arc::clone(&store), wishes).await;
    // A server that did not start must not count as running. After a regular end, this does nothing.
    let _ = store.close().await;
    served
}

async fn serve_from(
    app: &mut App,
    config: Config,
    store: Arc<dyn Store>,
    wishes: Wishes,
) -> anyhow::Result<Verdict> {
    let data = config.data.clone();
    let database = store.condition().await.ok().flatten();
    if let Some(database) = &database {
        warn_of(app, database);
    }
    let given = supervisor::listener().map_err(|error| failed(app, "serve-cannot-run", &error.into()))?;
    let server = match Server::bind_to(config, store, given).await {
        Ok(server) => server,
        Err(StartError::Listen { address, source }) => {
            let args = [("address", &*address.to_string()), ("why", &*source.to_string())];
            return Err(anyhow!(app.text("serve-cannot-listen", &args)));
        }
        Err(StartError::Tls(error)) => return Err(failed(app, "serve-cannot-encrypt", &error.into())),
        Err(error @ StartError::Store(_)) => return Err(failed(app, "serve-cannot-run", &error.into())),
    };
    let invitation = server.invite(app.texts.lang(), wishes.demo, wishes.rotate).await;
    let invitation = invitation.map_err(|fault| failed(app, "serve-cannot-invite", &fault.into()))?;
    let urls = server.urls();
    let (first, others) = urls.split_first().context("the machine has an address")?;
    welcome(app, first, others, invitation.as_ref(), wishes);
    let place = database.map_or_else(
        || fs::canonicalize(&data).unwrap_or(data).display().to_string(),
        |database| database.address,
    );
    app.screen.line(app.text("serve-data", &[("path", &place)]));
    app.screen.line(app.text("serve-stop", &[]));
    app.screen.flush();
    supervisor::ready();
    let stopping = app.text("serve-stopping", &[]);
    let stop = async {
        tokio::select! {
            () = told_to_stop() => {}
            () = supervisor::alive() => {}
        }
        supervisor::stopping();
        crate::screen::aside(&format!("{stopping}\n"));
    };
    server.run(stop).await.map_err(|error| failed(app, "serve-cannot-close", &error.into()))?;
    Ok(Verdict::Held)
}

/// Merges flags, environment and settings file, in this order of precedence.
fn config(app: &App, matches: &ArgMatches) -> anyhow::Result<Config> {
    let text = |name: &str| matches.get_one::<String>(name).cloned();
    let path = |name: &str| matches.get_one::<PathBuf>(name).cloned();
    let flags = Settings {
        listen: text("listen"),
        data: path("data"),
        store: text("store").map(StoreAddress::new),
        node: text("node"),
        public_url: text("public-url"),
        domain: matches.get_many::<String>("domain").map(|it| it.cloned().collect()),
        certificate: path("certificate"),
        key: path("key"),
        email: text("email"),
        trust_proxy: matches.get_flag("trust-proxy").then_some(true),
        max_tables: matches.get_one::<usize>("max-tables").copied(),
        tables_per_hour: matches.get_one::<u32>("tables-per-hour").copied(),
        allow_host: matches.get_many::<String>("allow-host").map(|it| it.cloned().collect()),
        metrics: text("metrics"),
        log: text("log"),
        backups: path("backups"),
        // Rarely used settings are only available in the file and the environment.
        ..Settings::default()
    };
    merged(app, flags, path("config"))
}

/// Opens the store: a data file for exclusive use by this server.
async fn open(app: &App, config: &Config) -> anyhow::Result<Arc<dyn Store>> {
    let path = &config.data;
    let cannot = |why: &dyn std::fmt::Display| {
        let args = [("path", &*path.display().to_string()), ("why", &*why.to_string())];
        anyhow!(app.text("serve-cannot-open", &args))
    };
    if config.store.is_none()
        && let Some(folder) = path.parent().filter(|it| !it.as_os_str().is_empty())
    {
        fs::create_dir_all(folder).map_err(|error| cannot(&error))?;
    }
    let shown = path.display().to_string();
    let error = match open_store(config, Access::Alone).await {
        Ok(store) => return Ok(store),
        Err(OpenError::Store(error)) => error,
        Err(error) => return Err(unopened(app, error)),
    };
    Err(match (&error, error.trouble()) {
        (StoreError::Unreachable { .. }, _) => unopened(app, error.into()),
        (StoreError::InUse { by: Some(by), .. }, _) => {
            anyhow!(app.text("serve-in-use-by", &[("path", &shown), ("process", &by.to_string())]))
        }
        (StoreError::InUse { .. }, _) => anyhow!(app.text("serve-in-use", &[("path", &shown)])),
        (_, Some(Trouble::Full)) => anyhow!(app.text("serve-disk-full", &[("path", &shown)])),
        (_, Some(Trouble::ReadOnly)) => anyhow!(app.text("serve-disk-read-only", &[("path", &shown)])),
        _ => cannot(&chain(&error.into())),
    })
}

/// Warns of guarantees that the store does not give.
fn warn_of(app: &App, database: &Condition) {
    if !database.is_durable {
        crate::screen::aside(&format!("{}\n", app.text("store-not-durable", &[])));
    }
    if database.standbys.is_empty() {
        crate::screen::aside(&format!("{}\n", app.text("store-no-standby", &[])));
    }
}

fn failed(app: &App, key: &str, error: &anyhow::Error) -> anyhow::Error {
    anyhow!(app.text(key, &[("why", &chain(error))]))
}

/// Prints where the server can be reached and how to join.
fn welcome(app: &mut App, url: &str, others: &[String], invitation: Option<&Invitation>, wishes: Wishes) {
    app.screen.line(styled(BOLD, app.text("serve-ready", &[("url", url)])));
    if !others.is_empty() {
        let also = app.text("serve-also", &[("urls", &others.join(", "))]);
        app.screen.line(styled(DIM, also));
    }
    let Some(it) = invitation else { return };
    if !wishes.links {
        app.screen.line(app.text("serve-links-hidden", &[]));
        return;
    }
    let said = match (it.is_new, wishes.rotate) {
        (true, _) => "serve-demo-new",
        (false, false) => "serve-demo-again",
        (false, true) => "serve-demo-rotated",
    };
    app.screen.line(format!("\n{}", app.text(said, &[])));
    for (key, token) in
        [("serve-link-gm", &it.gm), ("serve-link-join", &it.join), ("serve-link-watch", &it.watch)]
    {
        let name = app.text(key, &[]);
        let gap = " ".repeat(14_usize.saturating_sub(name.chars().count()));
        app.screen.line(format!("  {name}{gap}{}", styled(CYAN, link(url, &it.table, token))));
    }
    app.screen.line(format!("\n{}", app.text("serve-secret", &[])));
    // Nobody else can reach the server at a loopback address.
    let is_here = ["http://127.", "http://[::1]", "http://localhost"].iter().any(|it| url.starts_with(it));
    if url.starts_with("http://") && !is_here {
        app.screen.line(app.text("serve-plain", &[]));
    }
    app.screen.line("");
    if is_read_by_a_person()
        && let Some(picture) = picture(&link(url, &it.table, &it.join))
    {
        let name = app.text("serve-link-join", &[]);
        app.screen.line(format!("{name}:"));
        for line in picture.lines() {
            app.screen.line(styled(QR, line));
        }
    }
}

/// Light on dark, regardless of the terminal's colours: some cameras cannot read the reverse.
const QR: Style = AnsiColor::BrightWhite.on_default().bg_color(Some(Color::Ansi(AnsiColor::Black)));

/// A QR code of half blocks, light on dark, with two rows of modules per line.
fn picture(text: &str) -> Option<String> {
    /// Quiet zone, which scanners need.
    const MARGIN: usize = 2;
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let (width, colors) = (code.width(), code.to_colors());
    let is_light = |x: usize, y: usize| {
        let (x, y) = (x.checked_sub(MARGIN), y.checked_sub(MARGIN));
        let inside = x.zip(y).filter(|(x, y)| *x < width && *y < width);
        inside.is_none_or(|(x, y)| colors[y * width + x] == Dot::Light)
    };
    let size = width + 2 * MARGIN;
    let line = |y: usize| -> String {
        let both = |x: usize| match (is_light(x, y), y + 1 >= size || is_light(x, y + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        (0..size).map(both).collect()
    };
    Some((0..size).step_by(2).map(line).collect::<Vec<_>>().join("\n"))
}

/// Waits for Ctrl+C or a termination signal.
async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut it) => drop(it.recv().await),
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_room_round_it_and_fits_a_terminal() {
        let picture = picture(&format!("http://192.168.178.20:8417/t/demo-abcdefghij#{}", "x".repeat(43)));
        let picture = picture.expect("it is short enough");
        let lines: Vec<&str> = picture.lines().collect();
        assert!(lines.iter().all(|it| it.chars().count() == lines[0].chars().count()));
        assert!(lines[0].chars().count() <= 60 && lines.len() <= 30, "{}", lines.len());
        assert!(lines[0].chars().all(|it| it == '█') && lines.iter().all(|it| it.starts_with("██")));
    }
}
