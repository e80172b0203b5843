//! Turns the bytes of a fuzzer into a text: either the bytes themselves, or a valid text with some damage. So even
//! random bytes get past the first brace of a parser.

/// Maximum number of changes to a valid text.
const DAMAGES_MAX: usize = 8;
/// Characters that are significant in the formats.
const SIGNS: &[u8] = b"0159-.+eE{}[]\",:;= \n\t\\/#'xnul%&?@|*~<>";

/// Builds a text from fuzzer input, based on one of the `good` texts or not.
pub fn text(bytes: &[u8], good: &[String]) -> String {
    let (Some((&kind, rest)), false) = (bytes.split_first(), good.is_empty()) else { return String::new() };
    if kind % 4 == 0 {
        return String::from_utf8_lossy(rest).into_owned();
    }
    let Some((&which, rest)) = rest.split_first() else { return good[0].clone() };
    let mut text = good[usize::from(which) % good.len()].clone().into_bytes();
    for change in rest.chunks_exact(4).take(DAMAGES_MAX) {
        let place = usize::from(u16::from_le_bytes([change[0], change[1]]));
        let at = place * (text.len() + 1) / (usize::from(u16::MAX) + 1);
        let sign = if change[3] < 128 { SIGNS[usize::from(change[3]) % SIGNS.len()] } else { change[3] };
        match change[2] % 5 {
            0 if at < text.len() => text[at] = sign,
            1 if at < text.len() => drop(text.remove(at)),
            2 => text.insert(at, sign),
            // Duplicate a piece: duplicate keys, growing numbers.
            3 => {
                let piece = text[at..(at + usize::from(change[3] % 32)).min(text.len())].to_vec();
                text.splice(at..at, piece);
            }
            _ if kind % 4 == 3 => text.truncate(at),
            _ => {}
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}
