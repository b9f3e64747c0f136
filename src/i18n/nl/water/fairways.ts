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
  movableBridge: "Beweegbare brug",
  fixedBridge: "Vaste brug",
  lock: "Sluis",
  kind: "Soort",
  fairway: "Vaarweg",
  clearance: "Hoogte",
  heightUnknown: "hoogte onbekend",
  sizeUnknown: "maten onbekend",
  width: "Breedte",
  chamber: "Kolk",
  vhf: "Marifoon",
  phone: "Telefoon",
  operator: "Beheerder",
  boat: "Jouw boot",
  unknown: "onbekend",
  unnamed: "Zonder naam",
  remote: "op afstand bediend",
  near: "Vlakbij",
  nearNone: "Binnen 5 kilometer staan geen bruggen, sluizen of boeien in de gegevens.",
  nearUnmarked:
    "Binnen 5 kilometer staan geen bakboord- of stuurboordtonnen in de data. Ze kunnen er wel liggen.",
  loading: "Zoekt op …",
  notLoaded:
    "De gegevens van bruggen en boeien zijn er niet. Ga één keer online; daarna werkt het ook zonder netwerk.",
  spans:
    "De hoogte is die van het hoogste deel en de breedte die van het breedste; dat hoeft niet hetzelfde deel te zijn.",
  gone: "Deze brug of sluis staat niet meer in de gegevens.",
  levels:
    "Hoogten gelden bij het peil van de beheerder, en water stijgt en daalt. Kijk ook op de peilschaal.",
  aid: "Een hulpmiddel, nooit je enige: vaar op kaart, borden en je eigen ogen.",
  light: "Licht",
  lightUnknown: "licht, karakter onbekend",
  mark: "Betekenis",
} as const;

/** Texts of calling a bridge or lock, and of addresses in the notes. */
export const callTexts = {
  call: "Bellen",
  ahead: "Bel vooraf",
  aheadHelp: "Op volgorde van je route. De tijden gelden als je nergens wacht.",
  noNumber: "geen nummer in de gegevens",
  outside: "Adressen openen buiten de app, en hebben netwerk nodig.",
} as const;

/** Texts of the bridges and locks along a plan. */
export const voyageTexts = {
  heading: "Bruggen en sluizen",
  none: "Op deze route staan geen bruggen of sluizen in de gegevens.",
  lowestFixed: "Laagste vaste brug",
  narrowest: "Smalste doorvaart",
  noBoat: "Vul je boot in, dan zie je waar je niet door kunt.",
  toBoat: "Mijn boot invullen",
  avoid: "Vermijd wat niet past",
  levels: "Hoogten gelden bij het peil van de beheerder, en water stijgt en daalt.",
} as const;

/** "Je boot past niet bij Kruithuisbrug, Driesluizen." */
export function blockedText(names: readonly string[]): string {
  return `Je boot past niet bij ${names.join(", ")}.`;
}

/** "Niet bekend of je past bij Vlietbrug." */
export function unknownPassageText(names: readonly string[]): string {
  return `Niet bekend of je past bij ${names.join(", ")}.`;
}

/** "nr. 10 – 12". */
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

/** "1,35 m (beweegbaar deel, dicht); 4,62 m (vast deel)"; "2,58 m" for a bridge without one; "onbekend" without any. */
export function clearancesText(
  closedMeters: number | null,
  fixedMeters: number | null,
  isMovable: boolean,
): string {
  const parts = [
    ...(closedMeters === null ? [] : [`${heightText(closedMeters)} (beweegbaar deel, dicht)`]),
    ...(fixedMeters === null
      ? []
      : [isMovable ? `${heightText(fixedMeters)} (vast deel)` : heightText(fixedMeters)]),
  ];
  return parts.join("; ") || fairwayTexts.unknown;
}

/** Texts of the level of the water, and of heights that depend on it. */
export const waterLevelTexts = {
  label: "Waterstand ± (m)",
  hint: "Hoger dan het peil is plus. Geldt voor alle hoogten, minstens een dag lang.",
  problem: "Vul een getal van -6 tot 6 in, zoals 0,2.",
  fixedSpan: "vast deel",
  check: "controleer",
  checkHelp:
    "Controleer de hoogte: in de gegevens is het beweegbare deel meer dan 3 m lager dan een ander deel van de brug.",
} as const;

/** "Ingevuld op 21 november 2026 om 14:03. Klopt dat nog?", when that may be over a day ago. */
export function levelSetText(setAtMs: number): string {
  return `Ingevuld op ${formatDateTime(setAtMs)}. Klopt dat nog?`;
}

const signedTwoDecimals = localNumber({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "exceptZero",
});

/** "bij waterstand +0,20 m". */
export function atLevelText(meters: number): string {
  return `bij waterstand ${signedTwoDecimals.format(meters)} m`;
}

/** "hoogten bij waterstand +0,20 m", behind the source of the data on the map. */
export function heightsAtLevelText(meters: number): string {
  return `hoogten ${atLevelText(meters)}`;
}

/** "1 kolk, 24 m lang", "2 kolken, de langste 24 m". */
export function chamberText(chambers: number | null, lengthMeters: number | null): string {
  const count =
    chambers === null ? null : `${wholeNumber.format(chambers)} kolk${chambers === 1 ? "" : "en"}`;
  const meters = lengthMeters === null ? null : `${wholeNumber.format(lengthMeters)} m`;
  const length = meters && (chambers === 1 ? `${meters} lang` : `de langste ${meters}`);
  return [count, length].filter((part) => part !== null).join(", ") || fairwayTexts.unknown;
}

/** "kanaal 18". */
export function vhfText(channels: readonly string[]): string {
  return `kanaal ${channels.join(", ")}`;
}

/** "Marifoon kanaal 18", where no label stands before it. */
export function vhfCallText(channels: readonly string[]): string {
  return `${fairwayTexts.vhf} ${vhfText(channels)}`;
}

const longDay = localMoment({ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "Gegevens van 24 juli 2026, © Rijkswaterstaat …". */
export function dataText(date: string): string {
  return `Gegevens van ${longDay.format(Date.parse(`${date}T12:00:00Z`))}. ${fairwayTexts.attribution}`;
}

const PASSAGES = {
  passes: "kan eronderdoor",
  opens: "alleen als hij opengaat",
  blocked: "kan er niet door",
  unknown: "onbekend of je erdoor kunt",
} as const;

const LIMITS = { height: "hoogte", width: "breedte", length: "lengte" } as const;

/** A passage as the domain finds it, and the lock or bridge that it is about. */
export interface PassageWords {
  readonly state: keyof typeof PASSAGES;
  readonly limit: keyof typeof LIMITS | null;
  readonly fitsFixedSpan: boolean;
  /** The sizes that were compared. */
  readonly compared: readonly (keyof typeof LIMITS)[];
}

/** The kind of an object, and of a lock how many chambers it has (null if unknown). */
export interface PassedKind {
  readonly kind: "bridge" | "lock";
  readonly chambers: number | null;
}

/** "kan er niet door (hoogte)". */
export function passageText(passage: PassageWords, { kind, chambers }: PassedKind): string {
  const { state, limit, fitsFixedSpan, compared } = passage;
  if (state === "passes") {
    return kind === "lock" ? lockText(compared, chambers) : bridgeText(compared);
  }
  if (fitsFixedSpan) return "onder het hoogste vaste deel (breedte onbekend), of als hij opengaat";
  return limit ? `${PASSAGES[state]} (${LIMITS[limit]})` : PASSAGES[state];
}

function bridgeText(compared: PassageWords["compared"]): string {
  if (compared.includes("height")) return PASSAGES.passes;
  return compared.includes("width") ? "breedte past, hoogte onbekend" : PASSAGES.unknown;
}

function lockText(compared: PassageWords["compared"], chambers: number | null): string {
  const [first, second] = compared;
  if (first === undefined) return PASSAGES.unknown;
  if (second === undefined) return `${LIMITS[first]} past, de rest is onbekend`;
  const fit =
    chambers === 1
      ? "breedte en lengte passen"
      : "past in de breedste en in de langste kolk, misschien niet dezelfde";
  return `${fit}; diepte en brug onbekend`;
}

/** Texts of the route of marks. */
export const markRouteTexts = {
  start: "Tik een boei, brug of plek aan, of schuif het kruis erop en tik op Punt.",
  add: "Punt",
  undo: "Laatste punt weg",
  clear: "Opnieuw",
  save: "Bewaar als route",
  saved: "Bewaard bij Tracks. Daar deel, exporteer en volg je hem.",
  open: "Open de route",
  notSaved:
    "Bewaren lukte niet. Kijk bij Instellingen of er nog ruimte is, en probeer het opnieuw.",
  details: "Vertrek, waterstand en bellen",
  straight: "recht",
  place: "Punt",
  mark: "Begin",
} as const;

/** "1 S 14 – Abtswoudsebrug · Schie · 1,2 NM". */
export function markLegText(
  from: string,
  to: string,
  water: string | null,
  distance: string,
): string {
  return `${from} – ${to} · ${water ?? markRouteTexts.straight} · ${distance}`;
}

/** "punt 3". */
export function markNumber(index: number): string {
  return `punt ${index + 1}`;
}

/** "Route langs S 14 en Abtswoudsebrug". */
export function markRouteName(first: string, last: string): string {
  return `${first} – ${last}`;
}

/** Texts of water that may be too shallow. */
export const shallowTexts = {
  none: "Er staan geen dieptelijnen op dit apparaat.",
  failed: "De dieptelijnen zijn niet gelezen: of het te ondiep is, is niet bekend.",
  partial:
    "Een deel van de dieptelijnen langs je route is niet te lezen: of het te ondiep is, is niet bekend.",
  level:
    "Dieptelijnen zijn van een datum en een peil, en zeggen niet aan welke kant het ondiep is.",
} as const;

/** "Je route kruist een dieptelijn van hoogstens 2 m, op 3,4 en 3,9 NM van het begin: daar kan het te ondiep zijn voor jouw boot." */
export function shallowText(contourMeters: number, distances: readonly string[]): string {
  const shown = distances.slice(0, MOST_CROSSINGS).join(", ");
  const more = distances.length - MOST_CROSSINGS;
  const places = more > 0 ? `${shown} en nog ${more} keer` : shown;
  return `Je route kruist een dieptelijn van hoogstens ${wholeNumber.format(contourMeters)} m, op ${places} van het begin: daar kan het te ondiep zijn voor jouw boot.`;
}

/** More cannot be taken in. */
const MOST_CROSSINGS = 6;

/** "Je route kruist geen dieptelijn van 2 m of minder."; "Op de rest kruist je route …" where a part has no known depth. */
export function notShallowText(contourMeters: number, isRest: boolean): string {
  const start = isRest ? "Op de rest kruist je route" : "Je route kruist";
  return `${start} geen dieptelijn van ${wholeNumber.format(contourMeters)} m of minder.`;
}

/** "Van 37 NM van de 40 NM is geen diepte bekend."; "Van deze route is geen diepte bekend." */
export function unknownDepthText(unknown: string, total: string): string {
  return unknown === total
    ? "Van deze route is geen diepte bekend."
    : `Van ${unknown} van de ${total} is geen diepte bekend.`;
}

/** "Op Nieuwe Maas en Noord staan geen bakboord- of stuurboordtonnen in de data. Ze kunnen er wel liggen." */
export function unmarkedText(names: readonly string[]): string {
  const waters =
    names.length > MAX_WATERS + 1
      ? [...names.slice(0, MAX_WATERS), `nog ${names.length - MAX_WATERS} andere wateren`]
      : names;
  return `Op ${listText(waters)} staan geen bakboord- of stuurboordtonnen in de data. Ze kunnen er wel liggen.`;
}

/** More cannot be taken in; one more takes no more room than its number. */
const MAX_WATERS = 5;
