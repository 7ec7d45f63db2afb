//! Common derives of all types that are stored in the log and sent to clients.

/// Derives for types that contain lists or text.
macro_rules! facts {
    ($($item:item)+) => {$(
        #[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schwung_table::Names)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        $item
    )+};
}

/// Derives for plain value types: like [`facts!`], but also `Copy`.
macro_rules! plain {
    ($($item:item)+) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schwung_table::Names)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        $item
    )+};
}
