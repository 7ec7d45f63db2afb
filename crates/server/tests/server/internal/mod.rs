//! Parts of the server on their own, without connections.

mod client;
mod dice;
mod elsewhere;
mod kept;
mod logging;
mod metrics;
mod origin;
mod page;
mod pass;
mod pictures;
mod places;
mod quiet;
mod rates;
mod reach;
mod settings;
mod tls;
mod token;
mod word;
