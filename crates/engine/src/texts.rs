//! A cache with one message catalogue for each language and book.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

/// Catalogues by language and book.
type Catalogues = HashMap<(Lang, String), Arc<Catalogue>>;

static ALL: LazyLock<Mutex<Catalogues>> = LazyLock::new(Mutex::default);

/// Returns the messages of a language with the terms of a book.
pub fn texts(lang: Lang, system: &str) -> Arc<Catalogue> {
    // A catalogue is inserted whole or not at all, so a poisoned lock still guards consistent data.
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(all.entry((lang, system.to_owned())).or_insert_with(|| Arc::new(Catalogue::new(lang, system))))
}
