/** A piece of a text: plain, or the address of a link that may be followed. */
export interface TextPiece {
  readonly text: string;
  /** Only http and https; null for plain text. */
  readonly href: string | null;
}

/**
 * Cuts a text at the web addresses in it. Nothing else becomes a link: a text may come from a
 * stranger's file. Punctuation that ends a sentence is not part of an address.
 */
export function textWithLinks(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+/gi)) {
    const address = match[0].replace(/[.,;:!?)\]}'’”]+$/, "");
    if (!URL.canParse(address)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null });
    pieces.push({ text: address, href: address });
    end = match.index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}
