//! Uploaded pictures. Whatever was uploaded is decoded to pixels and encoded again, so that nothing else is stored or
//! served: no metadata, no second file format.

use base64::{Engine as _, engine::general_purpose::STANDARD};
use jpeg_encoder::{ColorType, Encoder};
use zune_jpeg::{
    JpegDecoder,
    zune_core::{colorspace::ColorSpace, options::DecoderOptions},
};

use crate::Fault;

/// Maximum size of a stored picture in bytes.
pub const MOST_BYTES: usize = 40 * 1024;
/// Maximum width and height in pixels.
const MOST_PIXELS: usize = 1_024;
/// Encoder qualities, best first; the first one that fits is used.
const QUALITIES: [u8; 4] = [85, 72, 58, 40];

/// Encodes an uploaded picture again; both are JPEG files in Base64.
///
/// # Errors
/// Returns [`Fault::Picture`] if it is no JPEG file, or too large.
pub(crate) async fn cleaned(data: String) -> Result<String, Fault> {
    let clean = move || {
        let bytes = STANDARD.decode(data).map_err(|_| Fault::Picture)?;
        encoded_again(&bytes).map(|it| STANDARD.encode(it))
    };
    // A decoder that panics must not take the task of the table with it.
    tokio::task::spawn_blocking(clean).await.map_err(|_| Fault::Picture)?
}

/// The bytes to serve for a stored picture. It is encoded again here as well, since imported tables may contain anything.
///
/// # Errors
/// Returns [`Fault::Picture`] if it is no JPEG file.
pub(crate) async fn served(data: std::sync::Arc<str>) -> Result<Vec<u8>, Fault> {
    let clean = move || {
        let bytes = STANDARD.decode(data.as_bytes()).map_err(|_| Fault::Picture)?;
        encoded_again(&bytes)
    };
    tokio::task::spawn_blocking(clean).await.map_err(|_| Fault::Picture)?
}

/// Decodes a picture and encodes its pixels anew.
///
/// # Errors
/// Returns [`Fault::Picture`] if it is no picture, or too large.
pub fn encoded_again(bytes: &[u8]) -> Result<Vec<u8>, Fault> {
    if bytes.len() > MOST_BYTES {
        return Err(Fault::Picture);
    }
    let options = DecoderOptions::default()
        .set_max_width(MOST_PIXELS)
        .set_max_height(MOST_PIXELS)
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(bytes, options);
    let pixels = decoder.decode().map_err(|_| Fault::Picture)?;
    let (width, height) = decoder.dimensions().ok_or(Fault::Picture)?;
    let size = |it: usize| u16::try_from(it).map_err(|_| Fault::Picture);
    let (wide, high) = (size(width)?, size(height)?);
    if wide == 0 || high == 0 || pixels.len() != width * height * 3 {
        return Err(Fault::Picture);
    }
    for quality in QUALITIES {
        let mut out = Vec::new();
        Encoder::new(&mut out, quality)
            .encode(&pixels, wide, high, ColorType::Rgb)
            .map_err(|_| Fault::Picture)?;
        if out.len() <= MOST_BYTES {
            return Ok(out);
        }
    }
    Err(Fault::Picture)
}
