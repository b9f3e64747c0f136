import type { PassageWords, PassedKind } from "#i18n/nl/water/fairways.ts";
import {
  formatDateTime,
  localMoment,
  localNumber,
  oneDecimal,
  twoDecimals,
  wholeNumber,
} from "#sentences/intl/format.ts";
import { listText } from "#sentences/intl/list-text.ts";

/** Texts of bridges, locks, buoys and lights. */
export const fairwayTexts = {
  attribution: "© Rijkswaterstaat / Vaarweginformatie.nl (CC0)",
  movableBridge: "Bewegliche Brücke",
  fixedBridge: "Feste Brücke",
  lock: "Schleuse",
  kind: "Art",
  fairway: "Wasserstraße",
  clearance: "Höhe",
  heightUnknown: "Höhe unbekannt",
  sizeUnknown: "Maße unbekannt",
  width: "Breite",
  chamber: "Kammer",
  vhf: "UKW",
  phone: "Telefon",
  operator: "Betreiber",
  boat: "Dein Boot",
  unknown: "unbekannt",
  unnamed: "Ohne Namen",
  remote: "fernbedient",
  near: "In der Nähe",
  nearNone:
    "Laut den Daten gibt es im Umkreis von 5 Kilometern keine Brücken, Schleusen oder Tonnen.",
  nearUnmarked:
    "In den Daten gibt es im Umkreis von 5 Kilometern keine Backbord- oder Steuerbordtonnen. Es können trotzdem welche da sein.",
  loading: "Wird gesucht …",
  notLoaded:
    "Noch keine Daten zu Brücken und Tonnen. Geh einmal online, danach sind sie auch offline verfügbar.",
  spans:
    "Die Höhe ist die des höchsten Teils und die Breite die des breitesten; das muss nicht derselbe Teil sein.",
  gone: "Diese Brücke oder Schleuse ist nicht mehr in den Daten enthalten.",
  levels:
    "Die Höhen gelten für den Bezugswasserstand des Betreibers, aber der tatsächliche Wasserstand ändert sich. Achte auch auf den Pegel.",
  aid: "Verlass dich nie ausschließlich auf diese Angaben. Richte dich nach der Gewässerkarte, den Schifffahrtszeichen und dem, was du selbst siehst.",
  light: "Feuer",
  lightUnknown: "Feuer, Kennung unbekannt",
  mark: "Bedeutung",
} as const;

/** Texts of calling a bridge or lock, and of addresses in the notes. */
export const callTexts = {
  call: "Anrufen",
  ahead: "Vorher anrufen",
  aheadHelp: "In der Reihenfolge deiner Route. Wartezeiten sind nicht eingerechnet.",
  noNumber: "keine Nummer in den Daten",
  outside: "Links werden außerhalb der App geöffnet und brauchen eine Internetverbindung.",
} as const;

/** Texts of the bridges and locks along a plan. */
export const voyageTexts = {
  heading: "Brücken und Schleusen",
  none: "Laut den Daten gibt es auf dieser Route keine Brücken oder Schleusen.",
  lowestFixed: "Niedrigste feste Brücke",
  narrowest: "Engste Durchfahrt",
  noBoat: "Gib die Maße deines Boots ein, dann siehst du, wo du nicht durchkommst.",
  toBoat: "Mein Boot eingeben",
  avoid: "Unpassierbares umgehen",
  levels:
    "Die Höhen gelten für den Bezugswasserstand des Betreibers, aber der tatsächliche Wasserstand ändert sich.",
} as const;

/** "Hier kommt dein Boot nicht durch: Kruithuisbrug und Driesluizen." */
export function blockedText(names: readonly string[]): string {
  return `Hier kommt dein Boot nicht durch: ${listText(names)}.`;
}

/** "Es ist nicht bekannt, ob du hier durchkommst: Vlietbrug." */
export function unknownPassageText(names: readonly string[]): string {
  return `Es ist nicht bekannt, ob du hier durchkommst: ${listText(names)}.`;
}

/** "10 – 12". */
export function legText(from: string, to: string): string {
  return `${from} – ${to}`;
}

/** "1,35 m". */
export function heightText(meters: number): string {
  return `${twoDecimals.format(meters)} m`;
}

/** "10,5 m". */
export function widthText(meters: number): string {
  return `${oneDecimal.format(meters)} m`;
}

/** "1,35 m (beweglicher Teil, geschlossen); 4,62 m (fester Teil)"; "2,58 m" for a bridge without one; "unbekannt" without any. */
export function clearancesText(
  closedMeters: number | null,
  fixedMeters: number | null,
  isMovable: boolean,
): string {
  const parts = [
    ...(closedMeters === null
      ? []
      : [`${heightText(closedMeters)} (beweglicher Teil, geschlossen)`]),
    ...(fixedMeters === null
      ? []
      : [isMovable ? `${heightText(fixedMeters)} (fester Teil)` : heightText(fixedMeters)]),
  ];
  return parts.join("; ") || fairwayTexts.unknown;
}

/** Texts of the level of the water, and of heights that depend on it. */
export const waterLevelTexts = {
  label: "Wasserstand ± (m)",
  hint: "Positive Werte liegen über dem Bezugswasserstand. Deine Angabe gilt mindestens einen Tag lang für alle Höhen.",
  problem: "Gib eine Zahl von -6 bis 6 ein, zum Beispiel 0,2.",
  fixedSpan: "fester Teil",
  check: "Höhe prüfen",
  checkHelp:
    "Prüfe diese Höhe. Laut den Daten ist der bewegliche Teil mehr als 3 m niedriger als ein anderer Teil der Brücke.",
} as const;

/** "Eingegeben am 21. November 2026 um 14:03. Stimmt das noch?", when that may be over a day ago. */
export function levelSetText(setAtMs: number): string {
  return `Eingegeben am ${formatDateTime(setAtMs)}. Stimmt das noch?`;
}

const signedTwoDecimals = localNumber({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "exceptZero",
});

/** "bei Wasserstand +0,20 m". */
export function atLevelText(meters: number): string {
  return `bei Wasserstand ${signedTwoDecimals.format(meters)} m`;
}

/** "Höhen bei Wasserstand +0,20 m", behind the source of the data on the map. */
export function heightsAtLevelText(meters: number): string {
  return `Höhen ${atLevelText(meters)}`;
}

/** "1 Kammer, 24 m lang". */
export function chamberText(chambers: number | null, lengthMeters: number | null): string {
  const count =
    chambers === null ? null : `${wholeNumber.format(chambers)} Kammer${chambers === 1 ? "" : "n"}`;
  const meters = lengthMeters === null ? null : `${wholeNumber.format(lengthMeters)} m`;
  const length = meters && (chambers === 1 ? `${meters} lang` : `die längste ${meters}`);
  return [count, length].filter((part) => part !== null).join(", ") || fairwayTexts.unknown;
}

/** "Kanal 18". */
export function vhfText(channels: readonly string[]): string {
  return `${channels.length === 1 ? "Kanal" : "Kanäle"} ${channels.join(", ")}`;
}

/** "UKW-Kanal 18", where no label stands before it. */
export function vhfCallText(channels: readonly string[]): string {
  return `${fairwayTexts.vhf}-${vhfText(channels)}`;
}

const longDay = localMoment({ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "Daten vom 24. Juli 2026. © Rijkswaterstaat …". */
export function dataText(date: string): string {
  return `Daten vom ${longDay.format(Date.parse(`${date}T12:00:00Z`))}. ${fairwayTexts.attribution}`;
}

const PASSAGES = {
  passes: "passt darunter durch",
  opens: "nur wenn die Brücke öffnet",
  blocked: "kein Durchkommen",
  unknown: "unbekannt, ob du durchkommst",
} as const;

const LIMITS = { height: "Höhe", width: "Breite", length: "Länge" } as const;

/** "kein Durchkommen (Höhe)". */
export function passageText(passage: PassageWords, { kind, chambers }: PassedKind): string {
  const { state, limit, fitsFixedSpan, compared } = passage;
  if (state === "passes") {
    return kind === "lock" ? lockText(compared, chambers) : bridgeText(compared);
  }
  if (fitsFixedSpan) {
    return "unter dem höchsten festen Teil (Breite unbekannt), oder wenn die Brücke öffnet";
  }
  return limit ? `${PASSAGES[state]} (${LIMITS[limit]})` : PASSAGES[state];
}

function bridgeText(compared: PassageWords["compared"]): string {
  if (compared.includes("height")) return PASSAGES.passes;
  return compared.includes("width") ? "Breite passt, Höhe unbekannt" : PASSAGES.unknown;
}

function lockText(compared: PassageWords["compared"], chambers: number | null): string {
  const [first, second] = compared;
  if (first === undefined) return PASSAGES.unknown;
  if (second === undefined) return `${LIMITS[first]} passt, der Rest ist unbekannt`;
  const fit =
    chambers === 1
      ? "Breite und Länge passen"
      : "passt in die breiteste und in die längste Kammer, vielleicht nicht dieselbe";
  return `${fit}; Tiefe und Brücke unbekannt`;
}

/** Texts of the route of marks. */
export const markRouteTexts = {
  start:
    "Tippe auf eine Tonne, eine Brücke oder einen anderen Punkt, oder bewege das Fadenkreuz dorthin und tippe auf „Punkt“.",
  add: "Punkt",
  undo: "Letzten Punkt entfernen",
  clear: "Neu beginnen",
  save: "Als Route speichern",
  saved:
    "Die Linie wurde unter „Tracks“ gespeichert. Dort kannst du sie teilen oder exportieren und ihr folgen.",
  open: "Route öffnen",
  notSaved:
    "Die Route konnte nicht gespeichert werden. Prüfe in den Einstellungen, ob noch Speicherplatz frei ist, und versuche es noch einmal.",
  details: "Abfahrt, Wasserstand und Anrufe",
  straight: "gerade",
  place: "Punkt",
  mark: "Anfang",
} as const;

/** "S 14 – Abtswoudsebrug · Schie · 1,2 NM". */
export function markLegText(
  from: string,
  to: string,
  water: string | null,
  distance: string,
): string {
  return `${from} – ${to} · ${water ?? markRouteTexts.straight} · ${distance}`;
}

/** "Punkt 3". */
export function markNumber(index: number): string {
  return `Punkt ${index + 1}`;
}

/** "S 14 – Abtswoudsebrug". */
export function markRouteName(first: string, last: string): string {
  return `${first} – ${last}`;
}

/** Texts of water that may be too shallow. */
export const shallowTexts = {
  none: "Auf diesem Gerät sind keine Tiefenlinien gespeichert.",
  failed:
    "Die Tiefenlinien konnten nicht gelesen werden. Die App weiß deshalb nicht, ob es zu flach ist.",
  partial:
    "Einige Tiefenlinien entlang deiner Route können nicht gelesen werden. Die App weiß deshalb nicht, ob es dort für dein Boot zu flach ist.",
  level:
    "Tiefenlinien gelten für ein bestimmtes Datum und einen bestimmten Wasserstand. Sie zeigen nicht, auf welcher Seite es flach ist.",
} as const;

/** "Deine Route kreuzt eine Tiefenlinie von 2 m oder weniger (3,40 NM und 3,90 NM nach dem Start). Dort kann es für dein Boot zu flach sein." */
export function shallowText(contourMeters: number, distances: readonly string[]): string {
  const more = distances.length - MOST_CROSSINGS;
  const places =
    more > 0
      ? `${distances.slice(0, MOST_CROSSINGS).join(", ")} nach dem Start und danach noch ${more}-mal`
      : `${listText(distances)} nach dem Start`;
  return `Deine Route kreuzt eine Tiefenlinie von ${wholeNumber.format(contourMeters)} m oder weniger (${places}). Dort kann es für dein Boot zu flach sein.`;
}

/** More cannot be taken in. */
const MOST_CROSSINGS = 6;

/** "Deine Route kreuzt keine Tiefenlinie von 2 m oder weniger."; "Auf dem Rest …" where a part has no known depth. */
export function notShallowText(contourMeters: number, isRest: boolean): string {
  const start = isRest ? "Auf dem Rest kreuzt deine Route" : "Deine Route kreuzt";
  return `${start} keine Tiefenlinie von ${wholeNumber.format(contourMeters)} m oder weniger.`;
}

/** "Für 37 NM von 40 NM ist keine Tiefe bekannt."; "Für diese Route ist keine Tiefe bekannt." */
export function unknownDepthText(unknown: string, total: string): string {
  return unknown === total
    ? "Für diese Route ist keine Tiefe bekannt."
    : `Für ${unknown} von ${total} ist keine Tiefe bekannt.`;
}

/** "In den Daten gibt es keine Backbord- oder Steuerbordtonnen auf: Nieuwe Maas und Noord. Es können trotzdem welche da sein." */
export function unmarkedText(names: readonly string[]): string {
  const waters =
    names.length > MAX_WATERS + 1
      ? [...names.slice(0, MAX_WATERS), `${names.length - MAX_WATERS} weitere Gewässer`]
      : names;
  return `In den Daten gibt es keine Backbord- oder Steuerbordtonnen auf: ${listText(waters)}. Es können trotzdem welche da sein.`;
}

/** More cannot be taken in; one more takes no more room than its number. */
const MAX_WATERS = 5;
