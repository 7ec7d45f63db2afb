//! Metrics in the Prometheus text format.

use std::time::Duration;

use schwung_server::internal::Metrics;

#[test]
fn durations_are_counted_below_their_bounds() {
    let metrics = Metrics::default();
    for millis in [1, 3, 3, 9_000] {
        metrics.deed.note(Duration::from_millis(millis));
    }
    metrics.answered(204);
    metrics.answered(999);
    let text = metrics.text("n");
    for line in [
        "schwung_command_seconds_bucket{le=\"0.001\"} 1",
        "schwung_command_seconds_bucket{le=\"0.005\"} 3",
        "schwung_command_seconds_bucket{le=\"2.5\"} 3",
        "schwung_command_seconds_bucket{le=\"+Inf\"} 4",
        "schwung_command_seconds_sum 9.007",
        "schwung_http_requests_total{status=\"2xx\"} 1",
    ] {
        assert!(text.lines().any(|it| it == line), "{line}\n{text}");
    }
}
