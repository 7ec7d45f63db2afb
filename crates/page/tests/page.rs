//! The embedded page is complete and served at its paths.

use base64::{Engine as _, engine::general_purpose::STANDARD};
use schwung_page::{Encoding, File, file, files, scripts};
use sha2::{Digest, Sha256};

fn page() -> File {
    file("/").expect("the page is there")
}

#[test]
fn the_page_stands_at_every_address_of_a_screen() {
    let html = page();
    assert_eq!(html.content_type, "text/html; charset=utf-8");
    for path in
        ["", "/t/abc-def", "/t/abc/sheet/3", "/rules", "/rules/sotc.spin.use", "/index.html", "/nowhere"]
    {
        assert_eq!(file(path), Some(html), "{path}");
    }
}

#[test]
fn what_looks_like_a_file_and_is_none_is_not_there() {
    for path in
        ["/favicon.ico", "/assets/gone-0123abcd.js", "/../Cargo.toml", "/.env", "/assets/../index.html"]
    {
        assert_eq!(file(path), None, "{path}");
    }
}

#[test]
fn everything_that_the_page_names_is_embedded_under_a_hashed_name() {
    let html = String::from_utf8(page().bytes().into_owned()).expect("UTF-8");
    let named: Vec<&str> = html.split(['"', '\'']).filter(|it| it.starts_with("/assets/")).collect();
    assert!(
        named.iter().any(|it| it.ends_with(".js")) && named.iter().any(|it| it.ends_with(".css")),
        "{named:?}"
    );
    for path in named {
        let found = file(path).unwrap_or_else(|| panic!("{path} is missing"));
        assert!(found.immutable, "{path}");
        assert!(found.cache_control().contains("immutable"));
    }
    assert_eq!(page().cache_control(), "no-cache");
}

#[test]
fn the_page_has_no_script_or_style_that_the_security_policy_forbids() {
    let html = String::from_utf8(page().bytes().into_owned()).expect("UTF-8");
    assert!(!html.contains("<style") && !html.contains(" style=") && !html.contains("onclick="));
    let own: Vec<&str> =
        html.split("<script>").skip(1).filter_map(|it| it.split("</script>").next()).collect();
    assert_eq!(own.len(), 1, "one script stands in the page");
    assert_eq!(html.matches("<script").count(), html.matches("<script type=\"module\"").count() + own.len());
    assert_eq!(html.matches("></script>").count(), html.matches("<script type=\"module\"").count());
    // The policy lists one SHA-256 hash for each script and nothing that would allow other scripts.
    assert_eq!(scripts().matches(" 'sha256-").count(), own.len());
    assert_eq!(scripts().len(), " 'sha256-".len() + 44 + 1);
    assert_eq!(decoded(scripts()), Sha256::digest(own[0]).as_slice());
}

/// Decodes the only hash.
fn decoded(policy: &str) -> Vec<u8> {
    let text = policy.trim().trim_start_matches("'sha256-").trim_end_matches('\'');
    STANDARD.decode(text).expect("base64")
}

#[test]
fn the_smallest_form_that_the_client_takes_is_sent() {
    let html = page();
    let (brotli, encoding) = html.encoded("gzip, deflate, br");
    assert_eq!(encoding.name(), Some("br"));
    assert!(brotli.len() < html.bytes().len());
    assert_eq!(html.encoded("gzip").1, Encoding::Gzip);
    assert_eq!(html.encoded("identity"), (html.bytes(), Encoding::Identity));
    assert_eq!(&html.encoded("gzip").0[..2], [0x1f, 0x8b]);
}

#[test]
fn every_file_is_whole_without_compression() {
    let mut compressed = 0;
    for (path, file) in files() {
        let bytes = file.bytes();
        assert!(!bytes.is_empty(), "{path}");
        let (gzip, encoding) = file.encoded("gzip");
        if encoding == Encoding::Gzip {
            // A gzip file ends with the length and, before it, the checksum of its content, which decompressing has compared.
            let length = gzip.last_chunk().map(|it| u32::from_le_bytes(*it) as usize);
            assert_eq!(length, Some(bytes.len()), "{path}");
            compressed += 1;
        }
    }
    assert!(compressed > 10, "{compressed}");
}

#[test]
fn every_file_has_a_tag_of_its_own() {
    let mut tags: Vec<&str> = files().map(|(_, file)| file.etag).collect();
    tags.sort_unstable();
    let all = tags.len();
    tags.dedup();
    assert_eq!(tags.len(), all);
    assert!(tags.iter().all(|it| it.starts_with("W/\"") && it.ends_with('"')));
}
