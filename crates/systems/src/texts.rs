//! One catalogue for each language and book, read once.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

/// By language and book.
type Catalogues = HashMap<(Lang, String), Arc<Catalogue>>;

static ALL: LazyLock<Mutex<Catalogues>> = LazyLock::new(Mutex::default);

/// The messages of a language in the terms of a book.
pub fn texts(lang: Lang, system: &str) -> Arc<Catalogue> {
    // A catalogue is put in whole or not at all, so a panic elsewhere leaves nothing half done.
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(all.entry((lang, system.to_owned())).or_insert_with(|| Arc::new(Catalogue::new(lang, system))))
}
