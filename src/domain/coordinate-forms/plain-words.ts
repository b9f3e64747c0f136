const NUMBER = String.raw`([+-]?\d+(?:[.,]\d+)?)`;
const LAT = String.raw`\W*(?:lat|latitude|breedte|breedtegraad)\W*?`;
const LNG = String.raw`\W*(?:lon|lng|long|longitude|lengte|lengtegraad)\W*?`;
const LAT_FIRST = new RegExp(`^${LAT}${NUMBER}${LNG}${NUMBER}\\W*$`, "i");
const LNG_FIRST = new RegExp(`^${LNG}${NUMBER}${LAT}${NUMBER}\\W*$`, "i");

/** Patterns of words, brackets and signs around coordinates, each with its replacement. */
const DECORATIONS: readonly (readonly [RegExp, string])[] = [
  // "Kamp: 52.1, 5.3"
  [/^[\p{L} ]{3,40}:\s+(?=[\d+-])/u, ""],
  [/^(RD\s*)?\(([^()]*)\)$/i, "$1 $2"],
  [/^\[([^[\]]*)\]$/, "$1"],
  // Noorder- and zuiderbreedte, ooster- and westerlengte.
  [/(?<=[\d°'"′″]\s*)NB\b/gi, "N"],
  [/(?<=[\d°'"′″]\s*)ZB\b/gi, "S"],
  [/(?<=[\d°'"′″]\s*)OL\b/gi, "E"],
  [/(?<=[\d°'"′″]\s*)WL\b/gi, "W"],
  // "155.000,12 463.000,55": the points separate thousands, because the commas mark the decimals.
  [/^(\d{1,3})\.(\d{3}),(\d+)\s+(\d{3})\.(\d{3}),(\d+)$/, "$1$2.$3 $4$5.$6"],
  // Metres, not the M of a plus code.
  [/(?<=\d{4}(?:[.,]\d+)?)\s?m(?:eter)?\b(?!\+)/gi, ""],
];

/**
 * Removes the words and brackets that people and programs put around coordinates: "lat: 52.1, lng: 5.3"
 * becomes "52.1, 5.3". Latitude comes first, whichever was named first.
 */
export function withoutDecoration(text: string): string {
  const [, lat, lng] = LAT_FIRST.exec(text) ?? [];
  if (lat && lng) return `${lat} ${lng}`;
  const [, east, north] = LNG_FIRST.exec(text) ?? [];
  if (east && north) return `${north} ${east}`;
  return DECORATIONS.reduce((plain, [found, put]) => plain.replace(found, put), text).trim();
}
