//! Derives that all facts share: they go into the log and over the wire.

/// Facts with lists or words in them.
macro_rules! facts {
    ($($item:item)+) => {$(
        #[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        $item
    )+};
}

/// Facts that are mere numbers: as [`facts!`], and copied.
macro_rules! plain {
    ($($item:item)+) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        $item
    )+};
}
