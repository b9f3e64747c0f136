import { DIRECTION_WORD, withSideLetters } from "./direction-words.ts";

/** The words before a latitude and before a longitude, in Dutch, English and German. */
const LAT_WORDS =
  "(?:geo(?:gr(?:\\.|a[fp]h?ische)?)?\\s*)?(?:latitude|lat|breedtegraad|breedte|Breitengrad|Breite)";
const LNG_WORDS =
  "(?:geo(?:gr(?:\\.|a[fp]h?ische)?)?\\s*)?(?:longitude|long|lon|lng|lengtegraad|lengte|Längengrad|Laengengrad|Länge|Laenge)";

const NUMBER = "([+-]?\\d+(?:[.,]\\d+)?)";
/** Degrees with minutes and seconds, and a letter. */
const ANGLE = "([+\\-NSEWOZ]?\\s*\\d[\\d\\s.,:+\\-°º˚'\"′″’”NSEWOZ]*?)";
const NUMBERS = namedPairs((words) => `\\W*(?:${words})\\W*?${NUMBER}`, "\\W*");
const ANGLES = namedPairs((words) => `\\W*(?:${words})[\\s.:=]*${ANGLE}`, "[\\s,;|/]*");

const DEGREES = "graden|graad|grad|gr|degrees?|deg";
const MINUTES = "minuten|minuut|minutes?|min";
const SECONDS = "seconden|seconde|seconds?|sekunden?|sec|sek";

/** The words for degrees, minutes and seconds behind a number, and the marks for them. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [unit(DEGREES), "°"],
  [unit(MINUTES), "'"],
  [unit(SECONDS), '"'],
  // "52 degrees and 9 minutes"
  [/(?<=[°'"]\s*)(?:en|and|und)(?=\s*\d)/giu, " "],
];

/** A plus code somewhere in a text. */
const PLUS_CODE = /[23456789CFGHJMPQRVWX]{4}\+[23456789CFGHJMPQRVWX]{2}/i;

const COORDINATE_WORD = new RegExp(
  `^(?:rd|utm|mgrs|zone|km|m|x|y|and|und|[nzsoew]|[nz]b|[ow]l|${[LAT_WORDS, LNG_WORDS, DIRECTION_WORD, DEGREES, MINUTES, SECONDS].join("|")})\\W*$`,
  "i",
);

/** Returns whether a single word belongs to a coordinate, so that it is not part of a name beside it. */
export function isCoordinateWord(word: string): boolean {
  return COORDINATE_WORD.test(word);
}

/** "52-05.1N 005-07.4E", as in notices to mariners. */
const DASHED_ANGLE =
  /(?<![\d.,-])(\d{1,3})-(\d{1,2}(?:[.,]\d+)?)(?:-(\d{1,2}(?:[.,]\d+)?))?['′"″]?\s*([NSEWOZ])(?!\p{L})/giu;

function plainAngle(_all: string, degrees: string, minutes: string, ...rest: string[]): string {
  const [seconds, side] = rest;
  return `${degrees}° ${minutes}' ${seconds ? `${seconds}" ` : ""}${side} `;
}

/** Patterns of words, brackets and signs around coordinates, each with its replacement. */
const DECORATIONS: readonly (readonly [RegExp, string])[] = [
  // "52.1 en 5.3", "52° 9' N and 5° 23' E", but not the numbers of a name, "Post 3 en 4"
  [
    /(?<=(?:\d[.,]\d+|\d{6}|[°'"]|[\d°'"]\s*[NSEW])\s*)(?:en|and|und)(?=\s+[NSEW]?\s*[\d+-])/giu,
    " ",
  ],
  [
    /^(?:(?:Amersfoort\s*\/\s*)?RD[- ]New|EPSG:\s?28992|Rijksdriehoek\p{L}*|RD[- ]?(?:co[öo]rdina(?:at|ten)|coordinates?|koordinaten?))[\s:=]+/iu,
    "RD ",
  ],
  [
    /^(?:(?:(?:GPS|WGS[ -]?84)[- ]?)?(?:co[öo]rdina(?:at|ten)|coordinates?|koordinaten?|positie|position|locatie|location|standort)|GPS|WGS[ -]?84|EPSG:\s?4326)[\s:=]+(?=[\d+\-NSEWOZ])/iu,
    "",
  ],
  // "Kamp: 52.1, 5.3", but not "RD Y: 463000"
  [
    /^(?!(?:RD )?[XY](?: co[öo]rdinaat| coordinate| koordinate)?:)[\p{L} ]{3,40}:\s+(?=[\d+-])/iu,
    "",
  ],
  // "52.1 - 5.2", but not the halves of a short coordinate, where the dash says which form it is.
  [/(?<=\d[.,]\d+|\d{6}|[°'"NSEWOZ])\s+[-\u2010-\u2014]\s+(?=[NSEWOZ]?\s*\d)/giu, " | "],
  [/^(RD\s*)?\(([^()]*)\)$/i, "$1 $2"],
  [/^\[([^[\]]*)\]$/, "$1"],
  // "155.000,12 463.000,55": the points separate thousands, because the commas mark the decimals.
  [/^(\d{1,3})\.(\d{3}),(\d+)\s+(\d{3})\.(\d{3}),(\d+)$/, "$1$2.$3 $4$5.$6"],
  // Metres, not the M of a plus code.
  [/(?<=\d{4}(?:[.,]\d+)?)\s?m(?:et(?:er|re)s?)?\b(?!\+)/gi, ""],
];

/**
 * Removes the words and brackets that people and programs put around coordinates, and replaces words for degrees and
 * directions by their marks and letters, in Dutch, English and German: "lat: 52.1, lng: 5.3" becomes "52.1 5.3", "52 Grad
 * Nord, 5 Grad Ost" becomes "52° N , 5° E". Latitude comes first, whichever was named first.
 */
export function withoutDecoration(text: string): string {
  // Most parts of a list that are tried as coordinates have no words.
  const withLetters = /\p{L}/u.test(text) ? withoutWords(text) : text;
  return replaced(withLetters, DECORATIONS).trim();
}

/** Replaces the words for units, axes and directions by marks, letters and separators. */
function withoutWords(text: string): string {
  // The letters of a plus code are none of words: "9F38F3GR+3R" has no degrees ("gr").
  const marked = PLUS_CODE.test(text)
    ? text
    : replaced(text, UNITS).replace(DASHED_ANGLE, plainAngle);
  return NUMBERS(marked)?.join(" ") ?? ANGLES(marked)?.join(" | ") ?? withSideLetters(marked);
}

function unit(words: string): RegExp {
  return new RegExp(`(?<=\\d\\s*)(?:${words})(?!\\p{L})\\.?`, "giu");
}

function replaced(text: string, patterns: readonly (readonly [RegExp, string])[]): string {
  return patterns.reduce((plain, [found, put]) => plain.replace(found, put), text);
}

/** Returns the function that reads a latitude and a longitude that are named as such, in either order. */
function namedPairs(half: (words: string) => string, end: string) {
  const latFirst = new RegExp(`^${half(LAT_WORDS)}${half(LNG_WORDS)}${end}$`, "i");
  const lngFirst = new RegExp(`^${half(LNG_WORDS)}${half(LAT_WORDS)}${end}$`, "i");
  return (text: string): readonly [string, string] | null => {
    const [, lat, lng] = latFirst.exec(text) ?? [];
    if (lat && lng) return [lat, lng];
    const [, east, north] = lngFirst.exec(text) ?? [];
    return east && north ? [north, east] : null;
  };
}
