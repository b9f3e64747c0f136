/** Matches a text that only names a role, such as "Kaartgegevens © Kadaster". */
const ROLE = /^(?:(?:map )?data(?: from)?|style|kaartgegevens|zeetekens|\p{L}+netwerken)$/iu;

/** Matches a licence, which belongs to the name before it: "Kadaster, CC BY 4.0". */
const LICENCE = /^(?:CC\b|ODbL|licen[cs]e|licentie)/i;

/** Matches additions that do not change a name. */
const TRIMMINGS =
  /©|\(c\)|&copy;|\b(?:map )?data(?: from)?\b|\bkaartgegevens\b|\bcontributors\b/giu;

/**
 * Returns the attributions in these texts, each once, in order of appearance. Of several forms, such as
 * "OpenStreetMap" and "© OpenStreetMap contributors", the fullest is used.
 */
export function attributionsIn(texts: readonly string[]): readonly string[] {
  const attributions = new Map<string, string>();
  for (const text of texts.flatMap(phrasesOf)) {
    const name = text
      .replace(TRIMMINGS, "")
      .replace(/[\s.]+/g, " ")
      .trim()
      .toLowerCase();
    const known = attributions.get(name) ?? "";
    if (name !== "" && text.length > known.length) attributions.set(name, text);
  }
  return [...attributions.values()];
}

/**
 * Joins attributions into the line that the map shows: "OpenFreeMap © OpenMapTiles © OpenStreetMap contributors,
 * GeoNames".
 */
export function attributionLine(attributions: readonly string[]): string {
  return attributions.reduce((line, text) => {
    if (line === "") return text;
    return text.startsWith("©") ? `${line} ${text}` : `${line}, ${text}`;
  }, "");
}

/** Splits a text into phrases that each name one source. */
function phrasesOf(text: string): readonly string[] {
  const pieces = text
    .split(/\s*[|;,·]\s*|\s+(?=©)/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  const phrases: string[] = [];
  let role = "";
  for (const piece of pieces) {
    const last = phrases.length - 1;
    if (ROLE.test(piece)) {
      role = `${piece} `;
    } else if (LICENCE.test(piece) && last >= 0) {
      phrases[last] += `, ${piece}`;
    } else {
      phrases.push(role + piece);
      role = "";
    }
  }
  return phrases;
}
