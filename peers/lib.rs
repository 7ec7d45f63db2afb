//! Contains only benchmarks and tests: see `benches` and `tests`.
