//! Metrics for administrators, in the Prometheus text format.

use std::{
    fmt::Write,
    sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    time::Duration,
};

/// Upper bounds of the histogram buckets in microseconds.
const BOUNDS_MICROS: [u64; 10] =
    [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_500_000];

/// Counters since the server started.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Requests by the first digit of their status.
    requests: [AtomicU64; 6],
    pub(crate) tables_opened: AtomicU64,
    pub(crate) tables_open: AtomicI64,
    pub(crate) sockets: AtomicI64,
    pub(crate) streams: AtomicI64,
    /// Listeners that have left, and tables that were unloaded.
    pub(crate) released: AtomicU64,
    pub(crate) connections: AtomicI64,
    pub(crate) done: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) failed: AtomicU64,
    /// Appends that lost a race for their record number.
    pub(crate) taken: AtomicU64,
    /// Tables whose past was found to be another one than before.
    pub(crate) rewritten: AtomicU64,
    /// Tables that were continued by a newer release.
    pub(crate) newer: AtomicU64,
    pub(crate) joins: AtomicU64,
    pub(crate) updates: AtomicU64,
    /// Updates among them that were sent as differences.
    pub(crate) differences: AtomicU64,
    /// Size of all messages that were sent on sockets.
    pub(crate) sent_bytes: AtomicU64,
    /// Complete views sent instead of single records to readers that fell behind.
    pub(crate) refreshed: AtomicU64,
    /// Readers that were disconnected because they were too slow.
    pub(crate) slow: AtomicU64,
    pub(crate) flooded: AtomicU64,
    /// Time from receiving a command until it is stored and published.
    pub deed: Histogram,
    pub(crate) ask: Histogram,
}

/// A histogram of durations.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BOUNDS_MICROS.len()],
    count: AtomicU64,
    sum_micros: AtomicU64,
}

impl Histogram {
    /// Counts a duration.
    pub fn note(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(at) = BOUNDS_MICROS.iter().position(|it| micros <= *it) {
            self.buckets[at].fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.sum_micros.fetch_add(micros, Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut below = 0;
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS_MICROS) {
            below += bucket.load(Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {below}", seconds(bound));
        }
        let count = self.count.load(Relaxed);
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "{name}_sum {}\n{name}_count {count}", seconds(self.sum_micros.load(Relaxed)));
    }
}

fn seconds(micros: u64) -> f64 {
    Duration::from_micros(micros).as_secs_f64()
}

impl Metrics {
    /// Counts an answered request.
    pub fn answered(&self, status: u16) {
        if let Some(count) = self.requests.get(usize::from(status / 100)) {
            count.fetch_add(1, Relaxed);
        }
    }

    /// All metrics in the Prometheus text format.
    pub fn text(&self, node: &str) -> String {
        let mut text = String::new();
        let _ = writeln!(text, "# HELP schwung_node_info This server.\n# TYPE schwung_node_info gauge");
        let version = env!("CARGO_PKG_VERSION");
        let _ = writeln!(text, "schwung_node_info{{node=\"{node}\",version=\"{version}\"}} 1");
        let _ = writeln!(text, "# HELP schwung_http_requests_total Requests, by status.");
        let _ = writeln!(text, "# TYPE schwung_http_requests_total counter");
        for (digit, count) in self.requests.iter().enumerate().skip(1) {
            let count = count.load(Relaxed);
            let _ = writeln!(text, "schwung_http_requests_total{{status=\"{digit}xx\"}} {count}");
        }
        for (name, help, value) in [
            ("tables_created_total", "Tables that were opened anew.", &self.tables_opened),
            ("commands_done_total", "Commands that were carried out.", &self.done),
            ("commands_refused_total", "Commands that were refused.", &self.refused),
            ("commands_failed_total", "Commands that failed through no fault of their own.", &self.failed),
            ("appends_taken_total", "Records that found their number taken.", &self.taken),
            (
                "tables_rewritten_total",
                "Tables whose acknowledged past has changed: look into it.",
                &self.rewritten,
            ),
            ("tables_newer_total", "Tables that only a newer release can read.", &self.newer),
            ("joins_total", "Seats that were taken.", &self.joins),
            ("updates_total", "Updates that were sent.", &self.updates),
            ("differences_total", "Updates of them that were sent as differences.", &self.differences),
            ("sent_bytes_total", "Bytes of messages that were sent on sockets.", &self.sent_bytes),
            ("refreshes_total", "Views that were sent whole to slow readers.", &self.refreshed),
            ("slow_total", "Readers that were shown out for being too slow.", &self.slow),
            ("floods_total", "Senders that were shown out for sending too much.", &self.flooded),
        ] {
            let value = value.load(Relaxed);
            let _ = writeln!(
                text,
                "# HELP schwung_{name} {help}\n# TYPE schwung_{name} counter\nschwung_{name} {value}"
            );
        }
        for (name, help, value) in [
            ("tables_open", "Tables that are open in memory.", &self.tables_open),
            ("sockets", "Sockets that are connected.", &self.sockets),
            ("streams", "Event streams that are connected.", &self.streams),
            ("connections", "Connections of any kind.", &self.connections),
        ] {
            let value = value.load(Relaxed);
            let _ = writeln!(
                text,
                "# HELP schwung_{name} {help}\n# TYPE schwung_{name} gauge\nschwung_{name} {value}"
            );
        }
        self.deed.write(
            &mut text,
            "schwung_command_seconds",
            "From a command's coming to its being sent to all.",
        );
        self.ask.write(&mut text, "schwung_ask_seconds", "Working on an answer.");
        text
    }
}

/// Keeps a metric incremented for as long as this value exists.
#[derive(Debug)]
pub(crate) struct Gauge<M: Fn(&Metrics) -> &AtomicI64> {
    metrics: std::sync::Arc<Metrics>,
    which: M,
}

impl<M: Fn(&Metrics) -> &AtomicI64> Gauge<M> {
    pub(crate) fn up(metrics: &std::sync::Arc<Metrics>, which: M) -> Gauge<M> {
        which(metrics).fetch_add(1, Relaxed);
        Gauge { metrics: std::sync::Arc::clone(metrics), which }
    }
}

impl<M: Fn(&Metrics) -> &AtomicI64> Drop for Gauge<M> {
    fn drop(&mut self) {
        (self.which)(&self.metrics).fetch_sub(1, Relaxed);
    }
}
