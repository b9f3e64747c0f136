/** What says for which part a maker is named, and names nobody itself: "Kaartgegevens © Kadaster". */
const ROLE = /^(?:(?:map )?data(?: from)?|style|kaartgegevens|zeetekens|\p{L}+netwerken)$/iu;

/** A licence belongs to the maker before it: "Kadaster, CC BY 4.0". */
const LICENCE = /^(?:CC\b|ODbL|licen[cs]e|licentie)/i;

/** What a name may come with and be the same name. */
const TRIMMINGS =
  /©|\(c\)|&copy;|\b(?:map )?data(?: from)?\b|\bkaartgegevens\b|\bcontributors\b/giu;

/**
 * The makers that these texts name, each once, in the order in which they are first named; of several
 * ways to name one, such as "OpenStreetMap" and "© OpenStreetMap contributors", the fullest.
 */
export function attributionsIn(texts: readonly string[]): readonly string[] {
  const makers = new Map<string, string>();
  for (const text of texts.flatMap(phrasesOf)) {
    const name = text
      .replace(TRIMMINGS, "")
      .replace(/[\s.]+/g, " ")
      .trim()
      .toLowerCase();
    const known = makers.get(name) ?? "";
    if (name !== "" && text.length > known.length) makers.set(name, text);
  }
  return [...makers.values()];
}

/** The makers in one line: "OpenFreeMap © OpenMapTiles © OpenStreetMap contributors, GeoNames". */
export function attributionLine(makers: readonly string[]): string {
  return makers.reduce((line, maker) => {
    if (line === "") return maker;
    return maker.startsWith("©") ? `${line} ${maker}` : `${line}, ${maker}`;
  }, "");
}

/** A text in pieces that name one maker each. */
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
