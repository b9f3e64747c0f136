import { textWithLinks } from "#domain/text/text-with-links.ts";

/** Shows a note with links for its web addresses. */
export function LinkedNote({ text }: { readonly text: string }) {
  return textWithLinks(text).map(({ text: piece, href }, index) => {
    // The pieces of a text never change order.
    const key = `${index} ${piece}`;
    return href ? (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {piece}
      </a>
    ) : (
      <span key={key}>{piece}</span>
    );
  });
}
