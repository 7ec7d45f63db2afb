//! Plays and typed commands of any book.

pub use schwung_daemmersturm_ui::script::Typed as Daemmersturm;
pub use schwung_fate_ui::script::Typed as Fate;
pub use schwung_zerospace_ui::script::Typed as ZeroSpace;

/// Evaluates an expression with the type by which a book is typed and played as `$script`. Unknown books are treated like
/// the first one, whose reader then reports the error.
#[macro_export]
macro_rules! with_script {
    ($book:expr, $script:ident => $what:expr) => {
        match $crate::Book::find($book).unwrap_or(&$crate::BOOKS[0]).engine.name() {
            "zerospace" => {
                type $script = $crate::scripts::ZeroSpace;
                $what
            }
            "daemmersturm" => {
                type $script = $crate::scripts::Daemmersturm;
                $what
            }
            _ => {
                type $script = $crate::scripts::Fate;
                $what
            }
        }
    };
}
