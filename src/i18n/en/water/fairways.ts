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
  movableBridge: "Movable bridge",
  fixedBridge: "Fixed bridge",
  lock: "Lock",
  kind: "Kind",
  fairway: "Waterway",
  clearance: "Height",
  heightUnknown: "height unknown",
  sizeUnknown: "size unknown",
  width: "Width",
  chamber: "Chamber",
  vhf: "VHF",
  phone: "Phone",
  operator: "Operator",
  boat: "Your boat",
  unknown: "unknown",
  unnamed: "No name",
  remote: "operated remotely",
  near: "Nearby",
  nearNone: "The data shows no bridges, locks or buoys within 5 kilometres.",
  nearUnmarked:
    "The data have no port or starboard hand marks within 5 kilometres. There may be some.",
  loading: "Looking up…",
  notLoaded:
    "There's no data about bridges and buoys yet. Go online once to download it, and you can use it offline from then on.",
  spans:
    "The height is that of the highest span and the width that of the widest; they may not be the same span.",
  gone: "This bridge or lock isn't in the data any more.",
  levels:
    "Heights are relative to the operator's reference level, and water levels change. Check the gauge board too.",
  aid: "Never rely on this alone. Go by the chart, the signs and your own eyes.",
  light: "Light",
  lightUnknown: "light, character unknown",
  mark: "Meaning",
} as const;

/** Texts of calling a bridge or lock, and of addresses in the notes. */
export const callTexts = {
  call: "Call",
  ahead: "Call ahead",
  aheadHelp: "In order along your route. The times assume you don't have to wait anywhere.",
  noNumber: "no number in the data",
  outside: "Links open outside the app and need an internet connection.",
} as const;

/** Texts of the bridges and locks along a plan. */
export const voyageTexts = {
  heading: "Bridges and locks",
  none: "The data shows no bridges or locks on this route.",
  lowestFixed: "Lowest fixed bridge",
  narrowest: "Narrowest passage",
  noBoat: "Enter your boat's dimensions to see where it won't fit.",
  toBoat: "Enter my boat",
  avoid: "Avoid what I can't pass",
  levels: "Heights are relative to the operator's reference level, and water levels change.",
} as const;

/** "Your boat can't pass: Kruithuisbrug and Driesluizen." */
export function blockedText(names: readonly string[]): string {
  return `Your boat can't pass: ${listText(names)}.`;
}

/** "It's unclear whether your boat can pass: Vlietbrug." */
export function unknownPassageText(names: readonly string[]): string {
  return `It's unclear whether your boat can pass: ${listText(names)}.`;
}

/** "10 – 12". */
export function legText(from: string, to: string): string {
  return `${from} – ${to}`;
}

/** "1.35 m". */
export function heightText(meters: number): string {
  return `${twoDecimals.format(meters)} m`;
}

/** "10.5 m". */
export function widthText(meters: number): string {
  return `${oneDecimal.format(meters)} m`;
}

/** "1.35 m (movable span, closed); 4.62 m (fixed span)"; "2.58 m" for a bridge without one; "unknown" without any. */
export function clearancesText(
  closedMeters: number | null,
  fixedMeters: number | null,
  isMovable: boolean,
): string {
  const parts = [
    ...(closedMeters === null ? [] : [`${heightText(closedMeters)} (movable span, closed)`]),
    ...(fixedMeters === null
      ? []
      : [isMovable ? `${heightText(fixedMeters)} (fixed span)` : heightText(fixedMeters)]),
  ];
  return parts.join("; ") || fairwayTexts.unknown;
}

/** Texts of the level of the water, and of heights that depend on it. */
export const waterLevelTexts = {
  label: "Water level ± (m)",
  hint: "Positive values are above the reference level. The value applies to all heights for at least a day.",
  problem: "Enter a number from -6 to 6, such as 0.2.",
  fixedSpan: "fixed span",
  check: "check height",
  checkHelp:
    "Check this height. According to the data, the movable span is more than 3 m lower than another part of the bridge.",
} as const;

/** "Entered on 21 November 2026 at 14:03. Is it still right?", when that may be over a day ago. */
export function levelSetText(setAtMs: number): string {
  return `Entered on ${formatDateTime(setAtMs)}. Is it still right?`;
}

const signedTwoDecimals = localNumber({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "exceptZero",
});

/** "at water level +0.20 m". */
export function atLevelText(meters: number): string {
  return `at water level ${signedTwoDecimals.format(meters)} m`;
}

/** "heights at water level +0.20 m", behind the source of the data on the map. */
export function heightsAtLevelText(meters: number): string {
  return `heights ${atLevelText(meters)}`;
}

/** "1 chamber, 24 m long". */
export function chamberText(chambers: number | null, lengthMeters: number | null): string {
  const count =
    chambers === null
      ? null
      : `${wholeNumber.format(chambers)} chamber${chambers === 1 ? "" : "s"}`;
  const meters = lengthMeters === null ? null : `${wholeNumber.format(lengthMeters)} m`;
  const length = meters && (chambers === 1 ? `${meters} long` : `the longest ${meters}`);
  return [count, length].filter((part) => part !== null).join(", ") || fairwayTexts.unknown;
}

/** "channel 18". */
export function vhfText(channels: readonly string[]): string {
  return `channel${channels.length === 1 ? "" : "s"} ${channels.join(", ")}`;
}

/** "VHF channel 18", where no label stands before it. */
export function vhfCallText(channels: readonly string[]): string {
  return `${fairwayTexts.vhf} ${vhfText(channels)}`;
}

const longDay = localMoment({ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "Data from 24 July 2026. © Rijkswaterstaat…". */
export function dataText(date: string): string {
  return `Data from ${longDay.format(Date.parse(`${date}T12:00:00Z`))}. ${fairwayTexts.attribution}`;
}

const PASSAGES = {
  passes: "fits underneath",
  opens: "only if it opens",
  blocked: "can't pass",
  unknown: "not known whether you can pass",
} as const;

const LIMITS = { height: "height", width: "width", length: "length" } as const;

/** "can't pass (height)". */
export function passageText(passage: PassageWords, { kind, chambers }: PassedKind): string {
  const { state, limit, fitsFixedSpan, compared } = passage;
  if (state === "passes") {
    return kind === "lock" ? lockText(compared, chambers) : bridgeText(compared);
  }
  if (fitsFixedSpan) return "under the highest fixed span (width unknown), or if it opens";
  return limit ? `${PASSAGES[state]} (${LIMITS[limit]})` : PASSAGES[state];
}

function bridgeText(compared: PassageWords["compared"]): string {
  if (compared.includes("height")) return PASSAGES.passes;
  return compared.includes("width") ? "width fits, height unknown" : PASSAGES.unknown;
}

function lockText(compared: PassageWords["compared"], chambers: number | null): string {
  const [first, second] = compared;
  if (first === undefined) return PASSAGES.unknown;
  if (second === undefined) return `${LIMITS[first]} fits, the rest is unknown`;
  const fit =
    chambers === 1
      ? "width and length fit"
      : "fits the widest and the longest chamber, which may not be the same";
  return `${fit}; depth and bridge unknown`;
}

/** Texts of the route of marks. */
export const markRouteTexts = {
  start: "Tap a buoy, bridge or place, or move the cross onto it and tap “Point”.",
  add: "Point",
  undo: "Remove last point",
  clear: "Start again",
  save: "Save as route",
  saved: "Saved in Tracks. You can share, export and follow it there.",
  open: "Open the route",
  notSaved:
    "The route couldn't be saved. Check in Settings that there's enough space left, and try again.",
  details: "Departure, water level and phone calls",
  straight: "straight",
  place: "Point",
  mark: "Start",
} as const;

/** "S 14 – Abtswoudsebrug · Schie · 1.2 NM". */
export function markLegText(
  from: string,
  to: string,
  water: string | null,
  distance: string,
): string {
  return `${from} – ${to} · ${water ?? markRouteTexts.straight} · ${distance}`;
}

/** "point 3". */
export function markNumber(index: number): string {
  return `point ${index + 1}`;
}

/** "S 14 – Abtswoudsebrug". */
export function markRouteName(first: string, last: string): string {
  return `${first} – ${last}`;
}

/** Texts of water that may be too shallow. */
export const shallowTexts = {
  none: "There are no depth contours on this device.",
  failed: "The depth contours couldn't be read, so the app can't tell whether it's too shallow.",
  partial:
    "Some of the depth contours along your route can't be read, so the app can't tell whether it's too shallow.",
  level:
    "Depth contours are for a particular date and water level, and don't show which side is shallow.",
} as const;

/** "Your route crosses a depth contour of 2 m or less at 3.40 NM and 3.90 NM from the start: it may be too shallow for your boat there." */
export function shallowText(contourMeters: number, distances: readonly string[]): string {
  const more = distances.length - MOST_CROSSINGS;
  const places =
    more > 0
      ? `${distances.slice(0, MOST_CROSSINGS).join(", ")} from the start and ${more} more ${more === 1 ? "time" : "times"} after that`
      : `${listText(distances)} from the start`;
  return `Your route crosses a depth contour of ${wholeNumber.format(contourMeters)} m or less at ${places}. It may be too shallow for your boat there.`;
}

/** More cannot be taken in. */
const MOST_CROSSINGS = 6;

/** "Your route doesn't cross any depth contour of 2 m or less."; "For the rest, …" where a part has no known depth. */
export function notShallowText(contourMeters: number, isRest: boolean): string {
  const start = isRest ? "For the rest, your route" : "Your route";
  return `${start} doesn't cross any depth contour of ${wholeNumber.format(contourMeters)} m or less.`;
}

/** "The depth is unknown for 37 NM of the 40 NM."; "No depths are known for this route." */
export function unknownDepthText(unknown: string, total: string): string {
  return unknown === total
    ? "No depths are known for this route."
    : `The depth is unknown for ${unknown} of the ${total}.`;
}

/** "The data have no port or starboard hand marks on Nieuwe Maas and Noord. There may be some." */
export function unmarkedText(names: readonly string[]): string {
  const waters =
    names.length > MAX_WATERS + 1
      ? [...names.slice(0, MAX_WATERS), `${names.length - MAX_WATERS} other waters`]
      : names;
  return `The data have no port or starboard hand marks on ${listText(waters)}. There may be some.`;
}

/** More cannot be taken in; one more takes no more room than its number. */
const MAX_WATERS = 5;
