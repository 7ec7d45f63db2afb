//! transcript
