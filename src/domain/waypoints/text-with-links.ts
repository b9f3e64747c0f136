/** A piece of a text: plain, or the address of a link that may be followed. */
export interface TextPiece {
  readonly text: string;
  /** Only http and https; null for plain text. */
  readonly href: string | null;
}

/** Up to what no address holds: blanks, control characters, what turns the direction of the text. */
const ADDRESS = /https?:\/\/[^\s<>"\p{Cc}\p{Cs}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/giu;

/**
 * Cuts a text at the web addresses in it. Nothing else becomes a link: a text may come from a
 * stranger's file. Punctuation that ends a sentence is not part of an address.
 */
export function textWithLinks(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutSentenceEnd(match[0]);
    if (!URL.canParse(address)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null });
    pieces.push({ text: address, href: address });
    end = match.index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}

/** Step by step: a pattern that is anchored at the end tries every beginning of a long row of brackets. */
function withoutSentenceEnd(address: string): string {
  let end = address.length;
  while (end > 0 && ".,;:!?)]}'’”".includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
