//! Parses arbitrary bytes as an encounter: it is accepted or rejected; each problem has a message and a position in the
//! file.
#![no_main]

use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use schwung_fate_ui::files::read_bytes;
use schwung_files::Options;
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

fn texts() -> &'static Catalogue {
    static TEXTS: OnceLock<Catalogue> = OnceLock::new();
    TEXTS.get_or_init(|| Catalogue::new(Lang::En, "sotc"))
}

fuzz_target!(|bytes: &[u8]| {
    let options = Options { system: Some("sotc"), ..Options::default() };
    let problems = match read_bytes(bytes, &options) {
        Ok(encounter) => encounter.warnings,
        Err(problems) => {
            assert!(problems.iter().any(schwung_files::Problem::is_error), "nothing is wrong: {problems:?}");
            problems
        }
    };
    let lines = bytes.split(|&it| it == b'\n').count();
    for problem in problems {
        assert!(problem.line >= 1 && problem.line as usize <= lines + 1, "{problem:?}");
        assert!(problem.column >= 1 && problem.end_column >= problem.column, "{problem:?}");
        assert!(texts().has(&format!("file-{}", problem.code)), "{problem:?}");
    }
});
