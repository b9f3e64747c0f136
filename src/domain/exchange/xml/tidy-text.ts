/** Removes the line breaks that indented XML puts around a name; the rest stays as written. */
export function tidyName(text: string): string {
  if (!text.includes("\n")) return text;
  const withoutStart = text.trimStart();
  const start = text.slice(0, text.length - withoutStart.length).includes("\n")
    ? withoutStart
    : text;
  const withoutEnd = start.trimEnd();
  return start.slice(withoutEnd.length).includes("\n") ? withoutEnd : start;
}

/** Joins related texts, each once and on its own line; undefined when all are empty. */
export function joinedTexts(texts: readonly string[]): string | undefined {
  const filled = texts.filter((text) => text.trim() !== "");
  if (filled.length < 2) return filled[0];
  return [...new Set(filled)].join("\n");
}
