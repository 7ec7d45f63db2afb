//! The settings of a server: flags, environment and settings file.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::anyhow;
use schwung_server::{BadSetting, Config, Settings};

use crate::{
    app::{App, Misused},
    paths::default_data,
};

/// Fills settings that no flag sets from the environment and from the settings file.
pub(crate) fn merged(app: &App, flags: Settings, file: Option<PathBuf>) -> anyhow::Result<Config> {
    let variable = |name: &str| std::env::var(name).ok();
    let environment = Settings::of_environment(variable).map_err(|error| bad(app, None, error))?;
    let from = file.or_else(|| variable("SCHWUNG_CONFIG").map(PathBuf::from));
    let file = match from {
        Some(from) => read(app, &from)?,
        None => Settings::default(),
    };
    flags.or(environment).or(file).config(default_data(variable)).map_err(|error| bad(app, None, error))
}

/// Reads a settings file.
fn read(app: &App, path: &Path) -> anyhow::Result<Settings> {
    let text = fs::read_to_string(path).map_err(|error| {
        let args = [("path", &*path.display().to_string()), ("why", &*error.to_string())];
        anyhow!(app.text("serve-cannot-open", &args))
    })?;
    Settings::of_file(&text).map_err(|error| bad(app, Some(path), error))
}

/// The error for a setting that is invalid, in the file at `path` or elsewhere.
fn bad(app: &App, path: Option<&Path>, error: BadSetting) -> anyhow::Error {
    let text = match error {
        BadSetting::Value { name, value } => {
            app.text("serve-bad-setting", &[("name", name), ("value", &value)])
        }
        BadSetting::File(detail) => {
            let path = path.map(|it| it.display().to_string()).unwrap_or_default();
            app.text("serve-bad-file", &[("path", &path), ("detail", &detail)])
        }
    };
    Misused(text).into()
}
