//! Derives who may see a value and each of its fields.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{
    Attribute, DeriveInput, Error, Ident, Member, Path, Result, Token, parenthesized,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
    spanned::Spanned,
};

use crate::{
    input::{Shape, attribute, shapes},
    rule::{Mode, Rule},
};

/// `#[known(RULE, told(FIELDS))]`.
struct Decision {
    rule: Rule,
    told: Vec<Member>,
}

impl Parse for Decision {
    fn parse(input: ParseStream<'_>) -> Result<Decision> {
        let rule = input.parse()?;
        let mut told = Vec::new();
        if input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
            let word: Ident = input.parse()?;
            if word != "told" {
                return Err(Error::new_spanned(word, "expected `told(...)`"));
            }
            let inner;
            parenthesized!(inner in input);
            told = Punctuated::<Member, Token![,]>::parse_terminated(&inner)?.into_iter().collect();
        }
        Ok(Decision { rule, told })
    }
}

/// `#[seen(RULE, else = VALUE)]` or `#[seen(RULE, with = FUNCTION)]`.
struct Seen {
    rule: Rule,
    otherwise: Otherwise,
}

/// What others see in place of the value.
enum Otherwise {
    Value(TokenStream),
    /// What this function makes of it.
    Function(Path),
}

impl Parse for Seen {
    fn parse(input: ParseStream<'_>) -> Result<Seen> {
        let rule = input.parse()?;
        input.parse::<Token![,]>()?;
        if input.parse::<Option<Token![else]>>()?.is_some() {
            input.parse::<Token![=]>()?;
            return Ok(Seen { rule, otherwise: Otherwise::Value(input.parse()?) });
        }
        let word: Ident = input.parse()?;
        if word != "with" {
            return Err(Error::new_spanned(word, "expected `else = VALUE` or `with = FUNCTION`"));
        }
        input.parse::<Token![=]>()?;
        Ok(Seen { rule, otherwise: Otherwise::Function(input.parse()?) })
    }
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let shapes = shapes(input)?;
    let (mut every, mut any, mut veil) = (Vec::new(), Vec::new(), Vec::new());
    for shape in &shapes {
        let attrs: &[Attribute] = shape.attrs;
        let Some(decision) = attribute(attrs, "known")? else {
            let text = "nobody has decided who may see this: add `#[known(...)]`";
            return Err(Error::new(shape.span, text));
        };
        let decision: Decision = decision.parse_args()?;
        let pattern = shape.pattern();
        let (all, one) =
            (decision.rule.expression(shape, Mode::Every)?, decision.rule.expression(shape, Mode::Any)?);
        every.push(quote!(#pattern => #all,));
        any.push(quote!(#pattern => #one,));
        let hides = hides(shape, &decision)?;
        veil.push(quote!(#pattern => { #hides }));
    }
    let name = &input.ident;
    Ok(quote! {
        #[automatically_derived]
        #[allow(unused_variables, clippy::all)]
        impl ::schwung_table::Known<crate::State> for #name {
            fn is_known(&self, __eyes: ::schwung_table::Eyes<'_, crate::State>) -> bool {
                match self { #(#every)* }
            }
            fn is_any_known(&self, __eyes: ::schwung_table::Eyes<'_, crate::State>) -> bool {
                match self { #(#any)* }
            }
            fn veil(&mut self, __eyes: ::schwung_table::Eyes<'_, crate::State>) {
                match self { #(#veil)* }
            }
        }
    })
}

/// Replaces what the reader may not see. Each field that is not told with the whole must decide for itself, so that a
/// field without a decision does not compile.
fn hides(shape: &Shape<'_>, decision: &Decision) -> Result<TokenStream> {
    for it in &decision.told {
        shape.bound(it)?;
    }
    let (mut conditions, mut changes) = (Vec::new(), Vec::new());
    for part in &shape.fields {
        let bound = &part.bound;
        let told = decision.told.contains(&part.member);
        match (attribute(&part.field.attrs, "seen")?, told) {
            (Some(both), true) => {
                return Err(Error::new_spanned(
                    both,
                    "this field is told to everybody who knows of the whole",
                ));
            }
            (Some(seen), false) => {
                let Seen { rule, otherwise } = seen.parse_args()?;
                let rule = rule.expression(shape, Mode::Every)?;
                let may = quote::format_ident!("__may_see_{}", bound);
                conditions.push(quote!(let #may = #rule;));
                let otherwise = match otherwise {
                    Otherwise::Value(value) => value,
                    Otherwise::Function(function) => quote!(#function(&*#bound)),
                };
                changes.push(quote!(if !#may { *#bound = #otherwise; }));
            }
            (None, true) => {}
            (None, false) => changes
                .push(quote_spanned!(part.field.ty.span()=> ::schwung_table::Known::veil(#bound, __eyes);)),
        }
    }
    Ok(quote!(#(#conditions)* #(#changes)*))
}
