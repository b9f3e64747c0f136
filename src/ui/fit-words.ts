import type { CSSProperties } from "react";

/** The width of a bold letter, ems, in the widest of the fonts that a system may have. */
const LETTER_EMS = 0.7;

/**
 * Letters that become smaller, down to 12 px, rather than break the longest word of a text where the
 * window is narrow; `besidePixels` is what of its width is not the text's.
 */
export function fitWords(text: string, besidePixels: number): CSSProperties {
  const longest = Math.max(1, ...text.split(/\s+/).map((word) => word.length));
  const room = `(min(100vw, 480px) - ${besidePixels}px) / ${(longest * LETTER_EMS).toFixed(1)}`;
  return { fontSize: `min(1em, max(12px, ${room}))` };
}
