//! The engines, listed once. A new system needs a line here, and its books one each in [`BOOKS`](crate::BOOKS).

/// Declares the engines: a name for each, and the crate with its user interface.
macro_rules! engines {
    // A macro cannot write `$` into another macro, so it is handed in.
    ($d:tt; $($name:ident in $ui:ident;)+) => {
        /// The engines, by name.
        pub(crate) mod engine {
            $(pub(crate) use $ui::ENGINE as $name;)+
        }

        /// The types by which plays and typed commands of each engine are read.
        pub mod scripts {
            $(pub use $ui::script::Typed as $name;)+
        }

        /// The engine.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)] // the names of the engines
        pub enum Kind { $($name),+ }

        impl Kind {
            /// The engine with this name.
            pub(crate) fn named(name: &str) -> Kind {
                let all = [$((engine::$name.name(), Kind::$name)),+];
                all.into_iter().find(|it| it.0 == name).map_or(all[0].1, |it| it.1)
            }
        }

        /// Evaluates an expression with the type for the command line and plays of a book as `script`.
        #[macro_export]
        macro_rules! with_script {
            ($d book:expr, $d script:ident => $d what:expr) => {
                match $crate::Book::kind($d book) {
                    $($crate::engines::Kind::$name => {
                        type $d script = $crate::engines::scripts::$name;
                        $d what
                    })+
                }
            };
        }
    };
}

engines! { $;
    Fate in schwung_fate_ui;
    ZeroSpace in schwung_zerospace_ui;
    Daemmersturm in schwung_daemmersturm_ui;
}
