//! Settings from flags, environment and file.

use std::path::PathBuf;

use schwung_server::{BadSetting, Config, Encryption, Limits, LogStyle, NAMES, PORT, Redirect, Settings};

fn listens(text: &str) -> Option<String> {
    let settings = Settings { listen: Some(text.to_owned()), ..Settings::default() };
    settings.config(PathBuf::new()).ok().map(|it| it.listen.to_string())
}

#[test]
fn an_address_a_port_or_both() {
    for (text, address) in [
        ("127.0.0.1:80", "127.0.0.1:80"),
        ("localhost:80", "127.0.0.1:80"),
        ("[::1]:80", "[::1]:80"),
        ("::1", "[::1]:8417"),
        ("10.0.0.7", "10.0.0.7:8417"),
        (":9000", "0.0.0.0:9000"),
        ("9000", "0.0.0.0:9000"),
    ] {
        assert_eq!(listens(text).as_deref(), Some(address), "{text}");
    }
    for text in ["", "example", "1.2.3.4:x", "99999"] {
        assert_eq!(listens(text), None, "{text}");
    }
}

#[test]
fn a_public_url_is_a_scheme_and_a_host() {
    let read = |text: &str| {
        let settings = Settings { public_url: Some(text.to_owned()), ..Settings::default() };
        settings.config(PathBuf::new()).ok()?.public_url
    };
    assert_eq!(read("https://Table.example.org/").as_deref(), Some("https://table.example.org"));
    assert_eq!(read("http://10.0.0.7:8417").as_deref(), Some("http://10.0.0.7:8417"));
    for text in ["", "table.example.org", "https://", "https://a/b", "https://a?b", "ftp://a", "http://a@b"] {
        assert_eq!(read(text), None, "{text}");
    }
}

#[test]
fn a_flag_goes_before_the_environment_and_that_before_the_file() {
    let file = Settings::of_file("listen = '1'\nlog = 'json'\nmax-tables = 3").expect("TOML");
    let set = |name: &str| match name {
        "SCHWUNG_LISTEN" => Some("2".to_owned()),
        "SCHWUNG_LOG" => Some(String::new()),
        "SCHWUNG_TABLES_PER_HOUR" => Some("7".to_owned()),
        _ => None,
    };
    let environment = Settings::of_environment(set).expect("good values");
    let flags = Settings { listen: Some("3".to_owned()), ..Settings::default() };
    let config = flags.or(environment.clone()).or(file.clone()).config(PathBuf::from("x")).expect("good");
    assert_eq!((config.listen.port(), config.log, config.data), (3, LogStyle::Json, PathBuf::from("x")));
    assert_eq!((config.limits.tables, config.limits.tables_per_hour), (3, 7));
    assert_eq!(environment.or(file).config(PathBuf::new()).expect("good").listen.port(), 2);
}

fn of(text: &str) -> Result<Config, BadSetting> {
    Settings::of_file(text).expect("TOML").config(PathBuf::from("/data/schwung.db"))
}

#[test]
fn a_domain_is_all_that_encryption_takes() {
    let config = of("domain = ['table.example', 'www.table.example']").expect("good");
    assert_eq!(config.listen.to_string(), "[::]:443");
    assert_eq!(config.public_url.as_deref(), Some("https://table.example"));
    assert_eq!(config.hosts, ["table.example", "www.table.example"]);
    assert_eq!(config.redirect, Redirect::IfFree("[::]:80".parse().expect("an address")));
    let Encryption::Acme { domains, folder, .. } = config.encryption else { panic!("ACME") };
    assert_eq!((domains.len(), folder), (2, PathBuf::from("/data/certificates")));
    let config = of("domain = ['table.example']\nlisten = '8443'").expect("good");
    assert_eq!(config.public_url.as_deref(), Some("https://table.example"), "443 leads to it");
    assert_eq!(config.redirect, Redirect::Off);
}

#[test]
fn a_certificate_needs_its_key() {
    let config = of("certificate = 'a'\nkey = 'b'\nredirect = '8080'").expect("good");
    assert_eq!((config.listen.port(), config.public_url), (PORT, None));
    assert!(matches!(config.encryption, Encryption::Files { .. }));
    assert_eq!(config.redirect, Redirect::On("0.0.0.0:8080".parse().expect("an address")));
    let config = of("certificate = 'a'\nkey = 'b'\ndomain = ['a.example']\nlisten = '1'").expect("good");
    assert_eq!(config.public_url.as_deref(), Some("https://a.example:1"));
    for (text, name) in [("certificate = 'a'", "key"), ("key = 'a'", "certificate")] {
        assert_eq!(of(text), Err(BadSetting::Value { name, value: String::new() }));
    }
    for text in ["", "table", "10.0.0.1", "https://a.example", "a.example:443", "-a.example", "a..example"] {
        let bad = of(&format!("domain = ['{text}']"));
        assert_eq!(bad, Err(BadSetting::Value { name: "domain", value: text.to_owned() }));
    }
}

#[test]
fn addresses_of_databases_are_never_shown() {
    let config = of("store = 'postgres://a:s3cret@b/c'\nnode = 'node-1'").expect("good");
    assert!(config.store.is_some() && config.node == "node-1");
    assert!(!format!("{config:?}").contains("s3cret"));
    for (text, value) in [("mysql://a:s3cret@b/c", "mysql://…"), ("s3cret", "")] {
        let bad = of(&format!("store = '{text}'"));
        assert_eq!(bad, Err(BadSetting::Value { name: "store", value: value.to_owned() }));
    }
    assert!(of("node = 'a b'").is_err());
    let config = of("").expect("good");
    assert!(config.store.is_none() && !config.node.is_empty());
}

#[test]
fn who_may_do_more_may_say_more() {
    let limits = |text: &str| of(text).expect("good").limits;
    let usual = Limits::default();
    assert_eq!(limits("deeds-per-second = 1").messages_per_second, usual.messages_per_second);
    let many = limits("deeds-per-second = 500");
    assert!(many.messages_per_second >= many.deeds_per_second, "{many:?}");
}

#[test]
fn what_cannot_be_is_named() {
    assert!(matches!(Settings::of_file("colour = 'red'"), Err(BadSetting::File(_))));
    let bad = Settings::of_environment(|name| (name == "SCHWUNG_MAX_TABLES").then(|| "many".to_owned()));
    assert_eq!(bad, Err(BadSetting::Value { name: "max-tables", value: "many".to_owned() }));
}

/// Every setting is documented with its default, and can be set in the environment.
#[test]
fn all_settings_are_described() {
    let text = include_str!("../../../../../docs/settings.md");
    let rows = text.lines().filter_map(|it| it.strip_prefix("| `"));
    let described: Vec<(&str, &str)> = rows.filter_map(|it| it.split_once("` |")).collect();
    let mut names: Vec<&str> = described.iter().map(|it| it.0).collect();
    let mut all = NAMES.to_vec();
    names.sort_unstable();
    all.sort_unstable();
    assert_eq!(names, all);
    let limits = Limits::default();
    for (name, value) in [
        ("max-tables", limits.tables),
        ("tables-per-hour", limits.tables_per_hour as usize),
        ("max-connections", limits.connections),
        ("viewers-per-table", limits.viewers),
        ("deeds-per-second", limits.deeds_per_second as usize),
        ("records-per-table", limits.table_records),
        ("mib-per-table", limits.table_bytes >> 20),
    ] {
        let row = described.iter().find(|it| it.0 == name).expect("a row").1;
        assert!(row.ends_with(&format!("| {value} |")), "{name}: {row}");
    }
    for name in NAMES {
        let variable = format!("SCHWUNG_{}", name.replace('-', "_").to_ascii_uppercase());
        let set = Settings::of_environment(|it| (it == variable).then(|| "1".to_owned())).expect("good");
        assert_ne!(set, Settings::default(), "{variable} changes nothing");
    }
}
