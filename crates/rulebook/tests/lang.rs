//! Languages are read from tags and locales.

use schwung_rulebook::{Lang, UnknownLang};

#[test]
fn a_language_is_read_from_a_tag_or_a_locale() {
    for (text, lang) in [("de", Lang::De), ("EN", Lang::En), ("de-DE", Lang::De), ("en_US.UTF-8", Lang::En)] {
        assert_eq!(text.parse(), Ok(lang), "{text}");
    }
    for text in ["", "d", "deutsch", "fr", "C.UTF-8", "-de"] {
        assert_eq!(text.parse::<Lang>(), Err(UnknownLang(text.to_owned())));
    }
}

#[test]
fn an_unknown_language_is_named() {
    assert_eq!(UnknownLang("fr".into()).to_string(), "unknown language `fr`; the languages are de and en");
}
