//! Recurrences for the numbers of ways of the sums of equal dice.

use num_bigint::BigUint;

/// The weights of the sums of `n` dice whose faces have the weights `one`, the first of which is not 0.
pub(super) fn recur(one: &[BigUint], n: u32) -> Option<Vec<BigUint>> {
    if one.iter().all(|it| it == &one[0]) {
        return uniform(one.len(), &one[0], n);
    }
    general(one, n)
}

/// The recurrence for dice with equally likely faces.
///
/// The generating function is g = ((1 − xˢ) / (1 − x))ⁿ. Its logarithmic derivative, freed of fractions, is
/// (1 − x)(1 − xˢ) g′ = n (1 − xˢ − s xˢ⁻¹ (1 − x)) g, and the coefficient of xᵏ⁻¹ on both sides gives
/// k·c(k) = (k − 1 + n)·c(k−1) − (ns + s − k)·c(k−s) + (ns + s + 1 − n − k)·c(k−s−1).
fn uniform(sides: usize, weight: &BigUint, n: u32) -> Option<Vec<BigUint>> {
    let count = usize::try_from(n).ok()?;
    let length = count.checked_mul(sides - 1)? + 1;
    let half = length.div_ceil(2);
    let mut all: Vec<BigUint> = Vec::with_capacity(length);
    all.push(weight.pow(n));
    for k in 1..half {
        let mut next = &all[k - 1] * (k - 1 + count);
        if k > sides {
            next += &all[k - sides - 1] * (count * sides + sides + 1 - count - k);
        }
        if k >= sides {
            next -= &all[k - sides] * (count * sides + sides - k);
        }
        all.push(next / k);
    }
    // The second half mirrors the first.
    for k in half..length {
        all.push(all[length - 1 - k].clone());
    }
    Some(all)
}

/// The recurrence for any die: g = fⁿ gives f g′ = n f′ g, and therefore
/// k·f(0)·c(k) = Σ (n·i − (k − i))·f(i)·c(k−i) over i from 1.
fn general(one: &[BigUint], n: u32) -> Option<Vec<BigUint>> {
    let count = usize::try_from(n).ok()?;
    let degree = one.len() - 1;
    let length = count.checked_mul(degree)? + 1;
    let faces: Vec<(usize, &BigUint)> =
        one.iter().enumerate().skip(1).filter(|it| *it.1 != BigUint::ZERO).collect();
    let mut all: Vec<BigUint> = Vec::with_capacity(length);
    all.push(one[0].pow(n));
    for k in 1..length {
        let (mut plus, mut minus) = (BigUint::ZERO, BigUint::ZERO);
        for &(i, weight) in faces.iter().take_while(|it| it.0 <= k) {
            let product = &all[k - i] * weight;
            let (gain, loss) = (count * i, k - i);
            if gain >= loss {
                plus += product * (gain - loss);
            } else {
                minus += product * (loss - gain);
            }
        }
        all.push((plus - minus) / (&one[0] * k));
    }
    Some(all)
}
