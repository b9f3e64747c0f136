import {
  distanceText,
  distanceUnit,
  isNautical,
  NEAR_SEA_METERS,
  type Travel,
} from "#sentences/intl/distance.ts";
import {
  formatAge,
  isWritable,
  localMoment,
  NO_NUMBER,
  upToOneDecimal,
} from "#sentences/intl/format.ts";

/** Texts of navigation along a plan or a track. */
export const guidanceTexts = {
  heading: "Onderweg",
  follow: "Volg deze route",
  followAndRecord: "Volg en neem op",
  followsOther: "Je volgt nog de route zoals hij was.",
  followThis: "Volg dit plan",
  backToFollowed: "Terug naar wat je volgt",
  followTrack: "Volg deze track",
  goBack: "Terug langs dezelfde weg",
  notFollowed: "Hier is geen weg om te volgen: het zijn te weinig punten.",
  failed: "Volgen lukt nu niet. Probeer het opnieuw.",
  start: "Begin",
  end: "Einde",
  point: "Punt",
  goal: "Doel",
  straight: "hemelsbreed",
  northUp: "Noord is boven",
  more: "Toon meer",
  close: "Toon de kaart",
  fill: "Vul het scherm",
  next: "Volgende:",
  after: "Daarna",
  waiting: "Wacht op je positie",
  off: "Van de route",
  offHelp: "naar de route, hemelsbreed",
  backToRoute: "Terug naar de route",
  newPlan: "Nieuw plan vanaf hier",
  newPlanNone:
    "Hier zijn geen knooppunten op dit apparaat. Ga terug naar de route, of voeg bij Instellingen een kaartpakket toe.",
  newPlanUnreachable:
    "Van hier is de rest van je plan over het netwerk niet te bereiken. Ga terug naar de route.",
  newPlanFailed: "Een nieuw plan maken lukt nu niet. Probeer het opnieuw.",
  arrived: "Je bent er",
  done: "Gedaan",
  time: "Tijd",
  stopRecording: "Stop en bewaar de opname",
  recordingStored: "De opname is bewaard bij je tracks.",
  recordingNotStored: "De opname kon niet worden bewaard. Hij blijft staan bij Opname.",
  toGo: "Nog",
  arrival: "Aankomst",
  screenKeptOn: "Het scherm blijft aan.",
  screenMayGoOff: "Het scherm kan uitgaan. Houd het aan, anders hoor je niets.",
  notStored:
    "De opslag is vol of werkt niet: sluit je de app, dan moet je de route opnieuw kiezen.",
  lost: "Wat je volgde, is niet meer te lezen. Maak het plan opnieuw.",
  broken:
    "Er ging iets mis met de navigatie. De kaart werkt nog: stop de navigatie en kies de route opnieuw.",
  turn: "Andere kant op",
  plan: "Plan",
  stop: "Stop met volgen",
} as const;

/** Returns the name of the next place, or else its kind. */
export function placeAheadText({
  kind,
  label,
}: {
  readonly kind: "start" | "node" | "end" | "goal";
  readonly label: string;
}): string {
  return label || guidanceTexts[kind === "node" ? "point" : kind];
}

/** Asks the user to go to the start, before the route was reached: "Loop naar het begin". */
export function toStartText(mode: keyof typeof START_VERBS): string {
  return `${START_VERBS[mode]} naar het begin`;
}

const START_VERBS = { walk: "Loop", cycle: "Fiets", canoe: "Vaar", motorboat: "Vaar" } as const;

/** Reports that distances are from before the signal was lost: "Geen signaal (23 s). Afstanden staan stil." */
export function noSignalOnRouteText(ageMs: number): string {
  return `Geen signaal (${formatAge(ageMs)}). ${DISTANCES_STAND_STILL}`;
}

/** Reports a speed that does not fit the mode, as in a train: "Te snel voor wandelen. Afstanden staan stil." */
export function tooFastText(mode: keyof typeof GOING): string {
  return `Te snel voor ${GOING[mode]}. ${DISTANCES_STAND_STILL}`;
}

const GOING = {
  walk: "wandelen",
  cycle: "fietsen",
  canoe: "een kano",
  motorboat: "varen",
} as const;

const DISTANCES_STAND_STILL = "Afstanden staan stil.";

/** "nog 8,2 km". */
export function toGoText(distance: string): string {
  return `nog ${distance}`;
}

/** "350 m · hemelsbreed". */
export function straightText(meters: number, travel: Travel): string {
  return `${distanceText(meters, travel)} · ${guidanceTexts.straight}`;
}

/** "Van de route · 350 m". */
export function offText(distance: string): string {
  return `${guidanceTexts.off} · ${distance}`;
}

/** "De route zelf is dichterbij: 120 m". */
export function nearerText(distance: string): string {
  return `De route zelf is dichterbij: ${distance}`;
}

/** A node of the route, with the turn there. */
export interface AtNode {
  readonly node: { readonly label: string; readonly street?: string };
  readonly turn: Turn | null;
}

/** A turn into a street between the numbers, or a stretch that begins. */
export interface Cue {
  readonly kind: "turn" | "ferry" | "stairs" | "times";
  readonly turn: Turn | null;
  readonly name: string | null;
  readonly meters?: number;
}

export type Turn = keyof typeof TURNS;

const TURNS = {
  straight: "rechtdoor",
  "slight-left": "schuin links",
  "slight-right": "schuin rechts",
  left: "linksaf",
  right: "rechtsaf",
  "sharp-left": "scherp links",
  "sharp-right": "scherp rechts",
  back: "keer om",
} as const;

/** A node or place of which the number or name is not known. */
const NODE = "het punt";

/** "bij 38 rechtsaf", "bij 38 rechtsaf, Kerkstraat". */
export function turnAtText(label: string, turn: Turn, street?: string | null): string {
  return withStreet(`bij ${label || NODE} ${TURNS[turn]}`, street);
}

function withStreet(text: string, street: string | null | undefined): string {
  return street ? `${text}, ${street}` : text;
}

/** "linksaf, Kerkstraat", "veer Pont, 350 m", "trap, 20 m". */
export function cueText(cue: Cue, travel: Travel): string {
  const text = cueWords(cue, distanceText(cue.meters ?? 0, travel));
  return cue.kind === "times" && cue.name ? `${text}: ${cue.name}` : text;
}

/** "over 80 m linksaf, Kerkstraat", "over 80 m: veer Pont, 350 m". */
export function cueAheadText(meters: number, cue: Cue, travel: Travel): string {
  const colon = cue.kind === "turn" ? "" : ":";
  return `over ${distanceText(meters, travel)}${colon} ${cueText(cue, travel)}`;
}

function cueWords({ kind, turn, name }: Cue, length: string): string {
  if (kind === "times") return "tijdelijk gesloten volgens de kaart";
  if (kind === "ferry") return `${name ? `veer ${name}` : "veer"}, ${length}`;
  if (kind === "stairs") return `trap, ${length}`;
  return withStreet(TURNS[turn ?? "straight"], name);
}

/** Spoken, without the signs in which times are tagged. */
function spokenCue(cue: Cue, travel: Travel): string {
  return cueWords(cue, spokenDistance(cue.meters ?? 0, travel));
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
    return `Over ${distanceText(event.meters, travel)}: ${nodeText(event)}`;
  }
  if (event.kind === "at") {
    const at = `Bij ${event.node.label || NODE}`;
    return event.turn ? withStreet(`${at} ${TURNS[event.turn]}`, event.node.street) : at;
  }
  if (event.kind === "arrived") return guidanceTexts.arrived;
  return event.kind === "off" ? guidanceTexts.off : "Weer op de route";
}

/** Returns a node with its turn: "bij 34 rechtsaf"; "34" at the start and end of the route. */
function nodeText({ node, turn }: AtNode): string {
  return turn ? turnAtText(node.label, turn, node.street) : node.label || NODE;
}

/** Returns the spoken form of an event: "Over 80 meter, bij 34 rechtsaf", "Over 0,3 zeemijl, 34". */
export function guidanceSpeech(event: RouteEvent, travel: Travel): string {
  if (event.kind === "cue-at") return capitalized(spokenCue(event.cue, travel));
  if (event.kind === "cue-near") {
    return `Over ${spokenDistance(event.meters, travel)} ${spokenCue(event.cue, travel)}`;
  }
  if (event.kind !== "near") return guidanceEventText(event, travel);
  return `Over ${spokenDistance(event.meters, travel)}, ${nodeText(event)}`;
}

/** Rounds a distance for speech, because single metres are useless while moving. */
function spokenDistance(meters: number, travel: Travel): string {
  return isNautical(travel) && meters >= NEAR_SEA_METERS
    ? `${upToOneDecimal.format(meters / distanceUnit(travel).meters)} zeemijl`
    : `${Math.round(meters / 10) * 10} meter`;
}

/** Texts of the choice of announcements. */
export const warningTexts = {
  heading: "Waarschuwen",
  distance: "Hoe ver voor een knooppunt",
  earlier: "Op de fiets vroeger, als je hard gaat",
  vibrates: "Trillen",
  vibratesHint: "Alleen als je telefoon dat kan",
  sounds: "Geluid",
  soundsHint: "Na herladen pas als je het scherm hebt aangeraakt",
  speaks: "Stem",
  noVoice:
    "Dit apparaat heeft geen Nederlandse stem en zegt dus niets: zet er een op in de instellingen van je apparaat.",
} as const;

const shortTime = localMoment({ timeStyle: "short" });

/** From this time on, a time of day is ambiguous. */
const DAY_MS = 86_400_000;

/** Returns the time of arrival, "14:03", or "over 30 uur" if more than a day away. */
export function arrivalText(atMs: number, nowMs: number): string {
  const aheadMs = atMs - nowMs;
  if (!isWritable(aheadMs)) return NO_NUMBER;
  return aheadMs > DAY_MS ? `over ${formatAge(aheadMs)}` : shortTime.format(atMs);
}
