//! The language in which `#[known(...)]` and `#[seen(...)]` say who may see something.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{
    Ident, Member, Path, Result, Token, parenthesized,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
    token::Paren,
};

use crate::input::Shape;

/// Who may see something.
pub(crate) enum Rule {
    /// Everybody.
    All,
    /// The game master.
    Gm,
    /// It says nothing about whom it concerns; other parts decide.
    Silent,
    /// Viewers who know at least one of the parts.
    Any(Vec<Rule>),
    /// Viewers who know all parts.
    Every(Vec<Rule>),
    /// Viewers who may see this part.
    Part(Place),
    /// Those whom a function selects, given the reader and some parts.
    Call(Path, Vec<Place>),
}

/// A field, or a field of a field.
pub(crate) struct Place(pub(crate) Punctuated<Member, Token![.]>);

/// Whether nobody named means that everybody knows of it.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Mode {
    Any,
    Every,
}

impl Parse for Place {
    fn parse(input: ParseStream<'_>) -> Result<Place> {
        Ok(Place(Punctuated::parse_separated_nonempty(input)?))
    }
}

fn listed<T: Parse>(input: ParseStream<'_>) -> Result<Vec<T>> {
    let inner;
    parenthesized!(inner in input);
    Ok(Punctuated::<T, Token![,]>::parse_terminated(&inner)?.into_iter().collect())
}

impl Parse for Rule {
    fn parse(input: ParseStream<'_>) -> Result<Rule> {
        let fork = input.fork();
        let path = fork.parse::<Path>().ok();
        let calls = path.is_some() && fork.peek(Paren);
        let word = path.as_ref().and_then(Path::get_ident).map(Ident::to_string);
        if calls {
            let path: Path = input.parse()?;
            return Ok(match word.as_deref() {
                Some("any") => Rule::Any(listed(input)?),
                Some("every") => Rule::Every(listed(input)?),
                _ => Rule::Call(path, listed(input)?),
            });
        }
        let known = match word.as_deref() {
            Some("all") => Rule::All,
            Some("gm") => Rule::Gm,
            Some("silent") => Rule::Silent,
            _ => return Ok(Rule::Part(input.parse()?)),
        };
        input.parse::<Ident>()?;
        Ok(known)
    }
}

impl Place {
    /// A reference to the place.
    pub(crate) fn reference(&self, shape: &Shape<'_>) -> Result<TokenStream> {
        let mut members = self.0.iter();
        let first = members.next().expect("it has at least one part");
        let bound = shape.bound(first)?;
        let rest: Vec<TokenStream> = members.map(|it| quote!(.#it)).collect();
        Ok(if rest.is_empty() { quote!(&*#bound) } else { quote!(&#bound #(#rest)*) })
    }
}

impl ToTokens for Place {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.0.to_tokens(tokens);
    }
}

impl Rule {
    /// The expression that tells whether the reader `__eyes` may see it.
    pub(crate) fn expression(&self, shape: &Shape<'_>, mode: Mode) -> Result<TokenStream> {
        let all = |rules: &[Rule], mode| -> Result<Vec<TokenStream>> {
            rules.iter().map(|it| it.expression(shape, mode)).collect()
        };
        Ok(match self {
            Rule::All => quote!(true),
            Rule::Gm => quote!(__eyes.see_hidden()),
            Rule::Silent => {
                let every = mode == Mode::Every;
                quote!(#every)
            }
            Rule::Any(rules) => {
                let rules = all(rules, Mode::Any)?;
                quote!((#(#rules)||*))
            }
            Rule::Every(rules) => {
                let rules = all(rules, Mode::Every)?;
                quote!((#(#rules)&&*))
            }
            Rule::Part(place) => {
                let place = place.reference(shape)?;
                match mode {
                    Mode::Any => quote!(::schwung_table::Known::is_any_known(#place, __eyes)),
                    Mode::Every => quote!(::schwung_table::Known::is_known(#place, __eyes)),
                }
            }
            Rule::Call(path, places) => {
                let places: Vec<TokenStream> =
                    places.iter().map(|it| it.reference(shape)).collect::<Result<_>>()?;
                quote!(#path(__eyes, #(#places),*))
            }
        })
    }
}
