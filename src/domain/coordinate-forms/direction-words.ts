type Side = "N" | "S" | "E" | "W";

/**
 * The words for the sides of the world in Dutch, English and German. French "ouest" and Spanish "oeste" are left out like their
 * letter O, which `tokensOf` reads as east.
 */
const SIDES: readonly (readonly [Side, string])[] = [
  ["N", "noord|north|nord"],
  ["S", "zuid|south|süd|sued|sud"],
  ["E", "oost|east|ost"],
  ["W", "west"],
];

const LATITUDE = "\\.?\\s*(?:Br\\.?|Breite|latitude)";
const LONGITUDE = "\\.?\\s*(?:Lg?\\.?|Länge|Laenge|longitude)";

/**
 * The words for a half of the world: Dutch noorder- and zuiderbreedte, ooster- and westerlengte (NB, ZB, OL, WL), German
 * "nördliche Breite" and "östl. Länge" ("n. Br.", "ö. L."), English "north latitude". An abbreviation with a blank in it needs
 * its points: "31N BR" is MGRS.
 */
const HALVES: readonly (readonly [Side, string])[] = [
  [
    "N",
    `NB|N\\.\\s?B\\.?|noorderbreedte|n\\.\\s?Br\\.?|(?:nördl|noerdl|nordl|north|northern)(?:iche[rn]?)?${LATITUDE}`,
  ],
  [
    "S",
    `ZB|Z\\.\\s?B\\.?|zuiderbreedte|s\\.\\s?Br\\.?|(?:südl|suedl|sudl|south|southern)(?:iche[rn]?)?${LATITUDE}`,
  ],
  [
    "E",
    `OL|O\\.\\s?L\\.?|oosterlengte|(?:ö\\.?|oe\\.)\\s?Lg?\\.?|(?:östl|oestl|ostl|east|eastern)(?:iche[rn]?)?${LONGITUDE}`,
  ],
  [
    "W",
    `WL|W\\.\\s?L\\.?|westerlengte|w\\.\\s?Lg\\.?|(?:westl|west|western)(?:iche[rn]?)?${LONGITUDE}`,
  ],
];

/** Each word with its side, as the source of a regular expression; longer ones first. */
const ALL: readonly (readonly [Side, string])[] = [...HALVES, ...SIDES];

/** Matches a single word of these, as the source of a regular expression: "noord", "nördliche", "östl.". */
export const DIRECTION_WORD =
  "noord|north(?:ern)?|nord|zuid|south(?:ern)?|süd|sued|sud|oost|east(?:ern)?|ost|west(?:ern)?|(?:noorder|zuider)breedte|(?:ooster|wester)lengte|(?:n[öo]e?rdl|s[üu]e?dl|[öo]e?stl|westl)(?:iche[rn]?)?";

const WORDS = ALL.map(([, words]) => `(${words})`).join("|");
/** Two letters before it are a word, and then it belongs to a name; one is the band of a UTM zone. */
const NO_WORD_BEFORE = "(?<!\\p{L}{2}[\\s.]*)(?<!\\p{L})";
const NO_WORD_AFTER = "(?![\\p{L}\\p{N}])";
const AFTER_NUMBER = "(?<=[\\d°'\"′″’”]\\s*)";
const COLON = "\\s*[:=](?=\\s*[+\\d])";

/** A side by its words after or before a number, or by its letter with a colon ("N: 52.1"). */
const DIRECTION = new RegExp(
  [
    `${AFTER_NUMBER}(?:${WORDS})${NO_WORD_AFTER}(?:${COLON})?`,
    `${NO_WORD_BEFORE}(?:${WORDS})${NO_WORD_AFTER}(?:${COLON}|(?=\\s*[+\\d]))`,
    `${NO_WORD_BEFORE}([NZSOEW])${COLON}`,
  ].join("|"),
  "giu",
);

const HALF = HALVES.map(
  ([side, words]) =>
    [side, new RegExp(`${AFTER_NUMBER}(?:${words})${NO_WORD_AFTER}`, "giu")] as const,
);

const LETTERS: Readonly<Record<string, Side>> = { N: "N", Z: "S", S: "S", O: "E", E: "E", W: "W" };

/**
 * Replaces the words for directions by the letters N, S, E and W: "noord 52.1, oost 5.3" becomes "N 52.1, E 5.3". A side is read
 * only if the other half has one too: in "West: 52.1, 5.3" it is a name. What says which half of the world it is, such as
 * "NB", needs no other.
 */
export function withSideLetters(text: string): string {
  const [first, second, ...others] = [...text.matchAll(DIRECTION)].map(sideOf);
  const isPair = second && others.length === 0 && isLatitude(first) !== isLatitude(second);
  const paired = isPair
    ? text.replace(DIRECTION, (...match: readonly string[]) => ` ${sideOf(match)} `)
    : text;
  return HALF.reduce((plain, [side, words]) => plain.replace(words, side), paired);
}

/** Returns the side that a match of `DIRECTION` names by the one of its groups that is filled. */
function sideOf([, ...groups]: readonly (string | undefined)[]): Side | undefined {
  const place = groups.findIndex((group) => group !== undefined);
  const isWord = place < 2 * ALL.length;
  return isWord ? ALL[place % ALL.length]?.[0] : LETTERS[groups[place]?.toUpperCase() ?? ""];
}

function isLatitude(side: Side | undefined): boolean {
  return side === "N" || side === "S";
}
