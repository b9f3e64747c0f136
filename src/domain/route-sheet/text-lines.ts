/** The mean width of a letter of Noto Sans as a share of its size, rounded up. */
export const LETTER_WIDTH = 0.56;

/** Breaks a text into lines of a width: between words, and inside a word that is longer than a line. */
export function textLines(text: string, widthMm: number, sizeMm: number): string[] {
  const letters = Math.max(4, Math.floor(widthMm / (sizeMm * LETTER_WIDTH)));
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const joined = line === "" ? word : `${line} ${word}`;
    if (joined.length <= letters) {
      line = joined;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (line.length > letters) {
      lines.push(line.slice(0, letters));
      line = line.slice(letters);
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** Shortens a text to one line of a width, with an ellipsis where something is left out. */
export function textLine(text: string, widthMm: number, sizeMm: number): string {
  const [first = "", ...rest] = textLines(text, widthMm, sizeMm);
  return rest.length === 0 ? first : `${first.slice(0, -1).trimEnd()}…`;
}
