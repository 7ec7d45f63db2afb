//! `schwung tables`: lists, shows, saves and deletes tables, and makes new links.

use std::path::PathBuf;

use anyhow::{Context as _, anyhow};
use clap::ArgMatches;
use schwung_server::{Admin, Config, Fault, LinkKind, link};
use schwung_store::{StoreError, utc};
use serde_json::json;

use crate::{
    app::{App, Verdict},
    data::{chain, failed, megabytes, reachable, table, with_store},
    screen::{CYAN, styled, tame},
};

/// Administers the tables in the data file, also while a server is running.
///
/// # Errors
/// Returns an error if the data file or the table cannot be opened.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let Some((name, of)) = matches.subcommand() else { return Ok(Verdict::Failed) };
    let config = reachable(app, of)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(with_store(app, &config, async |app, store| {
        let admin = Admin::of(store).await.map_err(|it| fault(app, it))?;
        let verdict = match name {
            "list" => list(app, of, &admin).await,
            "show" => show(app, of, &admin).await,
            "link" => new_link(app, of, &admin, &config).await,
            "export" => export(app, of, &admin).await,
            _ => delete(app, of, &admin).await,
        };
        admin.end().await;
        verdict
    }))
}

fn fault(app: &App, error: Fault) -> anyhow::Error {
    match error {
        Fault::Store(error) => failed(app, error),
        Fault::NoSuchSeat => anyhow!(app.text("server-no-such-seat", &[])),
        Fault::ReadOnly(seq) => anyhow!(app.text("server-read-only", &[("seq", &seq.to_string())])),
        error => anyhow!(app.text("keep-failed", &[("why", &chain(&error.into()))])),
    }
}

async fn list(app: &mut App, matches: &ArgMatches, admin: &Admin) -> anyhow::Result<Verdict> {
    let mut tables = admin.store().tables().await.map_err(|it| failed(app, it))?;
    tables.sort_by_key(|it| std::cmp::Reverse(it.last_at));
    for it in tables {
        let (created, last) = (utc(it.info.created_at), utc(it.last_at));
        if matches.get_flag("json") {
            let line = json!({
                "table": it.info.id.as_str(), "title": it.info.title, "system": it.info.system,
                "created": created, "last": last, "records": it.head, "bytes": it.bytes,
                "hash": it.hash.to_string(),
            });
            app.screen.line(line.to_string());
        } else {
            let args = [
                ("table", it.info.id.as_str()),
                ("system", &*it.info.system),
                ("last", last.split('T').next().unwrap_or_default()),
                ("records", &*it.head.to_string()),
                ("size", &*megabytes(it.bytes)),
                ("title", &*tame(&it.info.title)),
            ];
            app.screen.line(app.text("keep-listed", &args));
        }
    }
    Ok(Verdict::Held)
}

async fn show(app: &mut App, matches: &ArgMatches, admin: &Admin) -> anyhow::Result<Verdict> {
    let id = table(app, matches)?;
    let info = admin.store().info(&id).await.map_err(|it| failed(app, it))?;
    let info = info.ok_or_else(|| failed(app, StoreError::NoSuchTable(id.clone())))?;
    let it = admin.show(&id).await.map_err(|error| fault(app, error))?;
    let (created, records) = (utc(info.created_at), it.records.to_string());
    let args = [
        ("table", id.as_str()),
        ("title", &*tame(&it.title)),
        ("system", &*it.system),
        ("created", &*created),
        ("records", &*records),
    ];
    app.screen.line(app.text("keep-shown", &args));
    for (seat, name, taken) in &it.people {
        let key = if *taken { "keep-seat-taken" } else { "keep-seat-free" };
        app.screen.line(app.text(key, &[("seat", &seat.to_string()), ("name", &tame(name))]));
    }
    let [gm, join, watch, seats] = it.links.map(|it| it.to_string());
    app.screen
        .line(app.text("keep-links", &[("gm", &gm), ("join", &join), ("watch", &watch), ("seats", &seats)]));
    if let Some(damage) = it.damage {
        app.screen.line(app.text("server-read-only", &[("seq", &damage.seq.to_string())]));
    }
    Ok(Verdict::of(it.damage.is_none()))
}

async fn new_link(
    app: &mut App,
    matches: &ArgMatches,
    admin: &Admin,
    config: &Config,
) -> anyhow::Result<Verdict> {
    let id = table(app, matches)?;
    let kind = match matches.get_one::<u8>("seat") {
        Some(seat) => LinkKind::Seat(*seat),
        None if matches.get_flag("gm") => LinkKind::Gm,
        None if matches.get_flag("join") => LinkKind::Join,
        None => LinkKind::Watch,
    };
    let rotate = matches.get_flag("rotate");
    let known = admin.store().info(&id).await.map_err(|it| failed(app, it))?;
    known.ok_or_else(|| failed(app, StoreError::NoSuchTable(id.clone())))?;
    let token = admin.link(&id, kind, rotate).await.map_err(|it| fault(app, it))?;
    let base = config.public_url.clone();
    let base = base.unwrap_or_else(|| format!("http://localhost:{}", config.listen.port()));
    app.screen.line(styled(CYAN, link(&base, id.as_str(), &token)));
    app.screen.line(app.text(if rotate { "keep-link-only" } else { "keep-link-too" }, &[]));
    Ok(Verdict::Held)
}

async fn export(app: &mut App, matches: &ArgMatches, admin: &Admin) -> anyhow::Result<Verdict> {
    let id = table(app, matches)?;
    let known = admin.store().info(&id).await.map_err(|it| failed(app, it))?;
    known.ok_or_else(|| failed(app, StoreError::NoSuchTable(id.clone())))?;
    let file = admin.export(&id).await.map_err(|it| fault(app, it))?;
    let to = matches.get_one::<PathBuf>("to").cloned().unwrap_or_default();
    let shown = to.display().to_string();
    // A table contains secrets, and an existing file may be the only copy of another one.
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut out = options.open(&to).with_context(|| shown.clone())?;
    std::io::Write::write_all(&mut out, &file).with_context(|| shown.clone())?;
    app.screen.line(app.text("keep-exported", &[("path", &shown)]));
    Ok(Verdict::Held)
}

async fn delete(app: &mut App, matches: &ArgMatches, admin: &Admin) -> anyhow::Result<Verdict> {
    let id = table(app, matches)?;
    let info = admin.store().info(&id).await.map_err(|it| failed(app, it))?;
    let info = info.ok_or_else(|| failed(app, StoreError::NoSuchTable(id.clone())))?;
    if !matches.get_flag("yes") {
        app.screen.line(app.text("keep-delete", &[("table", id.as_str()), ("title", &tame(&info.title))]));
        return Ok(Verdict::Failed);
    }
    admin.delete(&id).await.map_err(|it| fault(app, it))?;
    app.screen.line(app.text("keep-deleted", &[("table", id.as_str())]));
    Ok(Verdict::Held)
}
