import { isCoordinateWord } from "#domain/coordinate-forms/plain-words.ts";

/** A part of a line, from `start` up to `end`. */
export interface LinePart {
  readonly start: number;
  readonly end: number;
}

const HOUR = "(?:[01]?\\d|2[0-4])";
const MONTH =
  "(?:jan|feb|mrt|maa|mar|mär|apr|mei|may|mai|jun|jul|aug|sep|okt|oct|nov|dec|dez)\\p{L}*\\.?";

/**
 * Parts that are not coordinates whatever stands beside them: telephone numbers of the Netherlands and of other
 * countries, times, dates, prices and Dutch postal codes. Without a dash or a word that says so, "06 12345678" is a
 * telephone number unless it stands behind the word that numbers a post.
 */
const PHONES: readonly RegExp[] = [
  /\+\d{2}(?:[\s-]?(?:\(0\))?\d){9,10}(?!\d)/g,
  /(?:\b(?:tel|telefoon|telnr|telephone|phone|telefon|mob|mobiel|mobile|mobil|handy|gsm|bel|call)\b[.:]?|[☎📞])\s*0(?:[\s-]?\d){9}(?!\d)/giu,
  /(?<!\d|(?<=\d)(?<!\d{5})[.,])06-\d(?:[\s-]?\d){7}(?!\d)/g,
  /(?<!\d|(?<=\d)(?<!\d{5})[.,]|\b(?:post|posten|punt|point|punkt|plek|place|platz|nr|nummer|number|no|wp|cp|p)[\s.:#]*)06(?: ?\d{8}| \d\d \d\d \d\d \d\d| \d{4} \d{4}| \d{3} \d{3} \d\d)(?!\d)/gi,
  /(?<![\d.,])0\d{1,3}[- ]\d{6,7}(?!\d)/g,
];
/** A number of ten digits in a cell of its own, which is a telephone number if another cell has the coordinate. */
const PHONE_CELL = /(?<=[,;\t|]\s*)0[1-9]\d{8}(?=\s*(?:[,;\t|]|$))/g;
const OTHER_KINDS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\d.,:])${HOUR}:[0-5]\\d(?::[0-5]\\d)?(?![\\d:])(?:\\s?(?:uur|u|h|uhr|am|pm)\\b)?`,
    "gi",
  ),
  new RegExp(`(?<![\\d.,:])${HOUR}(?:[.:uh][0-5]\\d)?\\s?(?:uur|u|uhr|am|pm)(?!\\p{L})`, "giu"),
  new RegExp(`(?<![\\d.,:])${HOUR}[uh][0-5]\\d(?![\\d\\p{L}])`, "giu"),
  /(?<![\d.,-])(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|1[0-2])\1(?:20)?\d\d(?![\d.,-])/g,
  /(?<![\d.,-])20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\d.,-])/g,
  new RegExp(
    `(?<![\\d.,])(?:[12]?\\d|3[01])\\.?\\s${MONTH}(?!\\p{L})(?:\\s20\\d\\d)?(?!\\d)`,
    "giu",
  ),
  /(?:€|\bEUR\b|\beuro\b|[$£])\s?\d+(?:[.,](?:\d\d|-))?(?![\d.,])/gi,
  /(?<![\d.,])\d+(?:[.,]\d\d)?\s?(?:€|euro?s?\b|EUR\b)/gi,
  /(?<![\p{L}\d.,])[1-9]\d{3}\s?[A-Z]{2}(?![\p{L}\d+])/gu,
];

/** Returns the parts of a line that are telephone numbers. */
export function phonesIn(text: string): readonly LinePart[] {
  return partsOf(text, PHONES);
}

/** Returns the parts of a line that are not coordinates whatever stands beside them. */
export function otherKindsIn(text: string): readonly LinePart[] {
  return partsOf(text, OTHER_KINDS);
}

/** Returns the parts of a line that are telephone numbers if its coordinate stands elsewhere. */
export function phoneCellsIn(text: string): readonly LinePart[] {
  return partsOf(text, [PHONE_CELL]);
}

function partsOf(text: string, patterns: readonly RegExp[]): readonly LinePart[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: part, index }) => ({
      start: index,
      end: index + part.length,
    })),
  );
}

const DIRECTION = "(?:noord|oost|zuid|west|north|east|south|nord|ost|süd|sued|nörd|öst|süd)\\p{L}*";
const DISTANCE = "\\d+(?:[.,]\\d+)?\\s?(?:m|km|meters?|metres?|mtr|kilomet(?:er|re)s?)";
/** "2 km ten noorden van 8472 4468", "west of 52.1, 5.2" */
const AWAY_BEFORE = new RegExp(
  `(?:(?<![\\d.,])${DISTANCE}(?!\\p{L}).*|(?<!\\p{L})${DIRECTION}\\s+)(?<!\\p{L})(?:van(?:af|uit)?|of|from|von|vom|ab)\\s*(?:punt|point|punkt|RD)?[\\s:(]*$`,
  "iu",
);
/** "8472 4468, 200 m naar het noorden" */
const AWAY_AFTER = new RegExp(
  `^[\\s,;:+]*(?:en |dan |then |und |plus )?${DISTANCE}\\s+(?:(?:naar|richting|ten|verder|to|towards|nach|in|richtung)\\s+)?(?:(?:het|de|the|den)\\s+)?${DIRECTION}`,
  "iu",
);

/** Returns whether the parts of a line around its coordinate say that the place lies away from it. */
export function isAway(before: string, after: string): boolean {
  return AWAY_BEFORE.test(before) || AWAY_AFTER.test(after);
}

/** Numbers that have a meaning beside a coordinate, but may be a part of one. */
const MEASURES: readonly RegExp[] = [
  /(?<!\p{L})(?:hoogte|altitude|alt|height|höhe|hoehe|elevatie|ele)[.:]?\s*[+-]?\d{1,4}(?:[.,]\d+)?(?:\s?m\b)?/giu,
  /(?<![\d.,])[±+-]?\s?\d{1,4}(?:[.,]\d+)?\s?(?:m|meters?|metres?|mtr|km|cm|mm|kg|min|minuten|minutes?|sec|pers(?:onen)?|°C|%)(?![\p{L}\d+])/giu,
  // "2e brug", "3rd gate", and "3 tenten"
  /(?<![\d.,])\d{1,3}(?:e|de|ste|st|nd|rd|th)(?![\p{L}\d])/giu,
  /(?<![\d.,])\d{1,2}\s(?=\p{L}{3})/gu,
];
/** "Post 12 34", "Post 3a", "nr. 5", "A13", "molen 2": a word with the numbers behind it. */
const LABEL =
  /(\p{L}[\p{L}.'’]*)[\s.:#°_-]{0,3}\d{1,4}(?:[\s/+&-]{1,3}\d{1,4})*(?![\d]|[.,]\d)\p{L}?(?!\p{L})/gu;
/** The number of a line: "1.", "12)", "52:". */
const LINE_NUMBER = /^[\s"'(#[]*\d{1,3}(?![\d]|[.,]\d)/;
/** A lone letter of a direction, next to a coordinate. */
const SIDE_BEFORE = /(?:^|[\s,;])[NSEWOZ]\s*$/;
const SIDE_AFTER = /^\s*[NSEWOZ](?=$|[\s,;.])/;
const POST_LETTER = /\p{L}{3,}\s+[NSEWOZ]\s*$/u;
const SIGNS = /[°º˚⁰′″]|[+\-−]\s*$/;

/** The parts of a line around its coordinate. */
export interface Beside {
  readonly before: string;
  readonly after: string;
  /** True if the coordinate is in degrees, of which a letter of a direction may be a part. */
  readonly isDegrees: boolean;
}

/**
 * Returns whether everything beside a coordinate is no part of it: words, the number of a post or line, a height, a
 * distance. Telephone numbers and the like are blanked by the caller.
 */
export function isExplained({ before, after, isDegrees }: Beside): boolean {
  const rest = [withoutNumbers(before.replace(LINE_NUMBER, " ")), withoutNumbers(after)];
  if (rest.some((part) => /\d/.test(part))) return false;
  if (SIGNS.test(rest[0] ?? "") || /[°º˚⁰′″]/.test(rest[1] ?? "")) return false;
  if (!isDegrees) return true;
  const isSideBefore = SIDE_BEFORE.test(before) && !POST_LETTER.test(before);
  return !isSideBefore && !SIDE_AFTER.test(after);
}

function withoutNumbers(part: string): string {
  const plain = MEASURES.reduce((text, measure) => text.replace(measure, " "), part);
  return plain.replace(LABEL, (label, word: string) => (isCoordinateWord(word) ? label : " "));
}
