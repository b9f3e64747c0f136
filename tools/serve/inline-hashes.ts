import { createHash } from "node:crypto";

const ELEMENT = /<(script|style)((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/\1>/gis;

/**
 * Returns the hashes of inline scripts and styles for a content security policy.
 * @param page the HTML as sent
 * @returns `'sha256-…'`, in the order of the page
 */
export function inlineHashes(page: string): { scripts: string[]; styles: string[] } {
  const found = [...page.matchAll(ELEMENT)].map(([, name = "", attributes = "", text = ""]) => ({
    isStyle: name.toLowerCase() === "style",
    isInline: !/\ssrc=/i.test(attributes),
    hash: `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  }));
  return {
    scripts: found.filter((piece) => !piece.isStyle && piece.isInline).map(({ hash }) => hash),
    styles: found.filter((piece) => piece.isStyle).map(({ hash }) => hash),
  };
}
