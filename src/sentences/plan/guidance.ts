import {
  distanceText,
  distanceUnit,
  isImperial,
  isNautical,
  NEAR_LAND_MILES_METERS,
  NEAR_SEA_METERS,
  type Travel,
} from "#sentences/intl/distance.ts";
import {
  FOOT_METERS,
  formatAge,
  isWritable,
  localMoment,
  NO_NUMBER,
  upToOneDecimal,
} from "#sentences/intl/format.ts";
import {
  guidanceTexts,
  standStillWords,
  type toStartTexts,
  turnNames,
  guidanceWords as words,
} from "#words/plan/guidance.ts";

/** A place ahead, by its name or else its kind. */
interface PlaceAhead {
  readonly kind: "start" | "node" | "end" | "goal";
  readonly label: string;
}

/** Returns the name of the next place, or else its kind. */
export function placeAheadText({ kind, label }: PlaceAhead): string {
  return label || guidanceTexts[kind === "node" ? "point" : kind];
}

/** Reports that distances are from before the signal was lost: "Geen signaal (23 s). Afstanden staan stil." */
export function noSignalOnRouteText(ageMs: number): string {
  return `${standStillWords.noSignal(formatAge(ageMs))} ${standStillWords.standStill}`;
}

/** Reports a speed that does not fit the mode, as in a train: "Te snel voor wandelen. Afstanden staan stil." */
export function tooFastText(mode: keyof typeof toStartTexts): string {
  return `${standStillWords.tooFast[mode]} ${standStillWords.standStill}`;
}

/** "350 m · hemelsbreed". */
export function straightText(meters: number, travel: Travel): string {
  return `${distanceText(meters, travel)} · ${guidanceTexts.straight}`;
}

/** "Van de route · 350 m". */
export function offText(distance: string): string {
  return `${guidanceTexts.off} · ${distance}`;
}

/** A node of the route, with the turn there. */
interface AtNode {
  readonly node: { readonly label: string; readonly street?: string };
  readonly turn: Turn | null;
}

/** A turn into a street between the numbers, or a stretch that begins. */
interface Cue {
  readonly kind: "turn" | "ferry" | "stairs" | "walk" | "times";
  readonly turn: Turn | null;
  readonly name: string | null;
  readonly meters?: number;
}

type Turn = keyof typeof turnNames;

/** "bij 38 rechtsaf", "bij 38 rechtsaf, Kerkstraat". */
export function turnAtText(label: string, turn: Turn, street?: string | null): string {
  return withStreet(words.turnAt(label || words.atPoint, turnNames[turn]), street);
}

function withStreet(text: string, street: string | null | undefined): string {
  return street ? words.intoStreet(text, street) : text;
}

/** "linksaf, Kerkstraat", "veer Pont, 350 m", "trap, 20 m". */
export function cueText(cue: Cue, travel: Travel): string {
  const text = cueWords(cue, distanceText(cue.meters ?? 0, travel));
  return cue.kind === "times" && cue.name ? `${text}: ${cue.name}` : text;
}

/** "over 80 m linksaf, Kerkstraat", "over 80 m: veer Pont, 350 m". */
export function cueAheadText(meters: number, cue: Cue, travel: Travel): string {
  const ahead = cue.kind === "turn" ? words.turnAhead : words.ahead;
  return ahead(distanceText(meters, travel), cueText(cue, travel));
}

function cueWords({ kind, turn, name }: Cue, length: string): string {
  if (kind === "times") return words.times;
  if (kind === "ferry") return `${name ? words.namedFerry(name) : words.ferry}, ${length}`;
  if (kind === "walk") return words.getOff(length);
  if (kind === "stairs") return `${words.stairs}, ${length}`;
  return withStreet(turnNames[turn ?? "straight"], name);
}

/** Spoken, without the signs in which times are tagged. */
function spokenCue(cue: Cue, travel: Travel): string {
  return cueWords(cue, spokenDistance(cue.meters ?? 0, travel, words.meters));
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** An event during navigation. */
export type RouteEvent =
  | (AtNode & { readonly kind: "near"; readonly meters: number })
  | (AtNode & { readonly kind: "at" })
  | { readonly kind: "cue-near"; readonly cue: Cue; readonly meters: number }
  | { readonly kind: "cue-at"; readonly cue: Cue }
  | { readonly kind: "off" | "back" | "arrived" };

/** Returns the text of an event for a screen reader: "Over 80 m: bij 34 rechtsaf", "Bij 34 rechtsaf". */
export function guidanceEventText(event: RouteEvent, travel: Travel): string {
  if (event.kind === "cue-at") return capitalized(cueText(event.cue, travel));
  if (event.kind === "cue-near") return capitalized(cueAheadText(event.meters, event.cue, travel));
  if (event.kind === "near") {
    return capitalized(words.ahead(distanceText(event.meters, travel), nodeText(event)));
  }
  if (event.kind === "at") return atNodeText(event);
  if (event.kind === "arrived") return guidanceTexts.arrived;
  return event.kind === "off" ? guidanceTexts.off : words.back;
}

function atNodeText({ node, turn }: AtNode): string {
  const label = node.label || words.atPoint;
  return turn ? withStreet(words.turnNow(label, turnNames[turn]), node.street) : words.at(label);
}

/** Returns a node with its turn: "bij 34 rechtsaf"; "34" at the start and end of the route. */
function nodeText({ node, turn }: AtNode): string {
  return turn ? turnAtText(node.label, turn, node.street) : node.label || words.point;
}

/** Returns the spoken form of an event: "Over 80 meter, bij 34 rechtsaf", "Over 0,3 zeemijl, knooppunt 34". */
export function guidanceSpeech(event: RouteEvent, travel: Travel): string {
  if (event.kind === "cue-at") return capitalized(spokenCue(event.cue, travel));
  if (event.kind !== "near" && event.kind !== "cue-near") return guidanceEventText(event, travel);
  const distance = spokenDistance(event.meters, travel, words.inMeters);
  if (event.kind === "cue-near") return words.spokenCue(distance, spokenCue(event.cue, travel));
  if (event.turn) return words.spokenTurn(distance, nodeText(event));
  const { label } = event.node;
  // The label of a place is its name.
  const spoken = /^\d/.test(label) ? words.spokenNode : words.spokenPlace;
  return spoken(distance, label || words.point);
}

/** Rounds a distance for speech, because single metres are useless while moving. */
function spokenDistance(
  meters: number,
  travel: Travel,
  inMeters: (number: string) => string,
): string {
  const long = upToOneDecimal.format(meters / distanceUnit(travel).meters);
  if (isNautical(travel) && meters >= NEAR_SEA_METERS) return words.nauticalMiles(long);
  if (!isImperial(travel)) return inMeters(`${Math.round(meters / 10) * 10}`);
  if (meters >= NEAR_LAND_MILES_METERS) return words.miles(long);
  return words.feet(`${Math.round(meters / FOOT_METERS / 50) * 50}`);
}

const shortTime = localMoment({ timeStyle: "short" });

/** From this time on, a time of day is ambiguous. */
const DAY_MS = 86_400_000;

/** Returns the time of arrival, "14:03", or "over 30 uur" if more than a day away. */
export function arrivalText(atMs: number, nowMs: number): string {
  const aheadMs = atMs - nowMs;
  if (!isWritable(aheadMs)) return NO_NUMBER;
  return aheadMs > DAY_MS ? words.arrivalIn(formatAge(aheadMs)) : shortTime.format(atMs);
}
