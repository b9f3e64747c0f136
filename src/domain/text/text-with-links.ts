/** A piece of a text: plain, or the address of a link. */
export interface TextPiece {
  readonly text: string;
  /** An http or https address; null for plain text. */
  readonly href: string | null;
}

/**
 * Ends at characters that addresses cannot contain: blanks, control characters, and those that change the
 * direction of text.
 */
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"\p{Cc}\p{Cs}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/giu;

/**
 * Splits a text at the web addresses in it, also those that begin with "www." alone. Nothing else becomes a link, because the text may come from a
 * stranger's file. Punctuation at the end of a sentence is not part of an address.
 */
export function textWithLinks(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutSentenceEnd(match[0]);
    const href = /^www\./i.test(address) ? `https://${address}` : address;
    if (!URL.canParse(href)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null });
    pieces.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}

/** A loop instead of a pattern: one anchored at the end would try every start in a long row of brackets. */
function withoutSentenceEnd(address: string): string {
  let end = address.length;
  while (end > 0 && ".,;:!?)]}'’”".includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
