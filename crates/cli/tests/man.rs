//! `schwung man`.

use crate::common::run;

#[test]
fn every_command_has_a_page_in_both_languages() {
    for (lang, name, examples) in
        [("en", ".SH NAME", ".SH EXAMPLES"), ("de", ".SH BEZEICHNUNG", ".SH BEISPIELE")]
    {
        let page = run(&["--lang", lang, "man"]);
        assert!(page.code == 0 && page.out.contains(name) && page.out.contains(examples), "{page:?}");
        assert!(!page.out.contains('\u{1b}'), "colours have no place there");
        let page = run(&["--lang", lang, "man", "serve"]);
        assert!(page.out.contains(".TH schwung-serve 1") && page.out.contains("\\-\\-domain"), "{page:?}");
    }
}
