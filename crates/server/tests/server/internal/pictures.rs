//! Pictures are decoded and encoded anew.

use jpeg_encoder::{ColorType, Encoder};
use schwung_server::internal::{MOST_PICTURE_BYTES, encoded_again};

fn picture(width: u16, height: u16) -> Vec<u8> {
    let pixels: Vec<u8> =
        (0..usize::from(width) * usize::from(height) * 3).map(|n| (n / 97 % 251) as u8).collect();
    let mut out = Vec::new();
    Encoder::new(&mut out, 60).encode(&pixels, width, height, ColorType::Rgb).expect("it fits");
    out
}

#[test]
fn only_pixels_are_kept() {
    let mut upload = picture(64, 48);
    // A comment segment after the start marker, and something else behind the end of the picture.
    let comment = b"<script>alert(1)</script>";
    let mut segment = vec![0xff, 0xfe, 0, u8::try_from(comment.len() + 2).expect("short")];
    segment.extend_from_slice(comment);
    upload.splice(2..2, segment);
    upload.extend_from_slice(b"PK\x03\x04 another file");
    let clean = encoded_again(&upload).expect("it is a picture");
    let holds = |what: &[u8]| clean.windows(what.len()).any(|it| it == what);
    assert!(clean.starts_with(&[0xff, 0xd8]) && !holds(b"<script") && !holds(b"PK\x03\x04"));
}

#[test]
fn anything_else_is_refused() {
    let svg = b"<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>";
    assert!(encoded_again(svg).is_err());
    assert!(encoded_again(&picture(64, 48)[..40]).is_err(), "cut short");
    assert!(encoded_again(b"").is_err(), "empty");
    assert!(encoded_again(&picture(1_100, 8)).is_err(), "too wide");
    assert!(encoded_again(&vec![0; MOST_PICTURE_BYTES + 1]).is_err(), "too large");
}
