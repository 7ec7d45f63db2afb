//! Contains only benchmarks: see `benches`.
