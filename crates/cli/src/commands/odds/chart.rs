//! Odds as a picture.

use std::fmt::Write;

use super::{
    super::roll::{Words, number},
    Asked,
    shown::rows,
};

const ROW: usize = 20;
const LEFT: usize = 90;
const BAR: u64 = 400;

/// The odds of each roll, one below the other, as an SVG that needs nothing else.
pub(super) fn svg(words: &Words, all: &[Asked]) -> String {
    let mut body = String::new();
    let mut top = 10;
    for asked in all {
        let of = asked.odds.denominator();
        let rows = rows(&asked.odds);
        let longest = rows.iter().map(|it| it.ways.clone()).max();
        let title = escaped(&asked.roll.to_string());
        let mean = words.text("dice-mean", &[("mean", &words.decimal(&asked.odds.mean(2)))]);
        let _ = writeln!(body, r#"<text x="10" y="{}" font-weight="bold">{title} · {mean}</text>"#, top + 15);
        top += ROW + 5;
        for row in &rows {
            let name = if row.from == row.to {
                number(words, row.from)
            } else {
                format!("{} … {}", number(words, row.from), number(words, row.to))
            };
            let width = longest.as_ref().map_or(0, |it| row.ways.share(it, BAR));
            let percent = words.percent(&row.ways.percent(&of, 2));
            let (y, x) = (top + 14, LEFT as u64 + width + 6);
            let _ = writeln!(body, r#"<text x="{}" y="{y}" text-anchor="end">{name}</text>"#, LEFT - 8);
            let _ = writeln!(
                body,
                r##"<rect x="{LEFT}" y="{}" width="{width}" height="{}" fill="#3b6ea5"/>"##,
                top + 2,
                ROW - 4
            );
            let _ = writeln!(body, r#"<text x="{x}" y="{y}">{percent}</text>"#);
            top += ROW;
        }
        top += 15;
    }
    let titles: Vec<String> = all.iter().map(|it| escaped(&it.roll.to_string())).collect();
    let width = LEFT as u64 + BAR + 80;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {top}\" font-family=\"sans-serif\" \
         font-size=\"13\" role=\"img\">\n<title>{}</title>\n<rect width=\"100%\" height=\"100%\" \
         fill=\"#fff\"/>\n{body}</svg>\n",
        titles.join(" / ")
    )
}

/// Text between tags.
fn escaped(text: &str) -> String {
    crate::screen::tame(text)
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
