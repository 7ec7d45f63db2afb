//! Renders odds as SVG.

use std::fmt::Write;

use schwung_messages::Catalogue;

use super::shown::{RollOdds, notation, rows};
use crate::{
    figures::{decimal, percent},
    screen::escaped,
};

const ROW: usize = 20;
const LEFT: usize = 90;
const BAR: u64 = 400;

/// A self-contained SVG with the odds of each roll, one below the other.
pub(super) fn svg(c: &Catalogue, all: &[RollOdds]) -> String {
    let mut body = String::new();
    let mut top = 10;
    for asked in all {
        let of = asked.odds.denominator();
        let rows = rows(&asked.odds);
        let longest = rows.iter().map(|it| it.ways.clone()).max();
        let title = escaped(&notation(c, &asked.roll));
        let mean = c.text("dice-mean", &[("mean", &decimal(c, &asked.odds.mean(2)))]);
        let _ = writeln!(body, r#"<text x="10" y="{}" font-weight="bold">{title} · {mean}</text>"#, top + 15);
        top += ROW + 5;
        for row in &rows {
            let name = escaped(&row.name(c));
            let width = longest.as_ref().map_or(0, |it| row.ways.share(it, BAR));
            let chance = percent(c, &row.ways.percent(&of, 2));
            let (y, x) = (top + 14, LEFT as u64 + width + 6);
            let _ = writeln!(body, r#"<text x="{}" y="{y}" text-anchor="end">{name}</text>"#, LEFT - 8);
            let _ = writeln!(
                body,
                r##"<rect x="{LEFT}" y="{}" width="{width}" height="{}" fill="#3b6ea5"/>"##,
                top + 2,
                ROW - 4
            );
            let _ = writeln!(body, r#"<text x="{x}" y="{y}">{chance}</text>"#);
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
