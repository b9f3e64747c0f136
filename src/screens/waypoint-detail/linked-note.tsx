import { textWithLinks } from "#domain/waypoints/text-with-links.ts";

/** A note as it was written, of which the web addresses can be followed. */
export function LinkedNote({ text }: { readonly text: string }) {
  return textWithLinks(text).map(({ text: piece, href }, index) => {
    // The pieces of one text never change places.
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
