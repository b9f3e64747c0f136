import type { CSSProperties } from "react";

/** The width of a bold letter in ems, in the widest system font. */
const LETTER_EMS = 0.7;

/**
 * Returns a font size that shrinks, down to 12 px, so that the longest word of a text fits in a narrow window.
 * @param besidePixels the width that the text cannot use
 */
export function fitWords(text: string, besidePixels: number): CSSProperties {
  const longest = Math.max(1, ...text.split(/\s+/).map((word) => word.length));
  const room = `(min(100vw, 480px) - ${besidePixels}px) / ${(longest * LETTER_EMS).toFixed(1)}`;
  return { fontSize: `min(1em, max(12px, ${room}))` };
}
