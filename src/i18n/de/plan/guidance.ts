import type { AtNode, Cue, RouteEvent, Turn } from "#i18n/nl/plan/guidance.ts";
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
  heading: "Navigation",
  follow: "Dieser Route folgen",
  followAndRecord: "Folgen und aufzeichnen",
  followsOther: "Du folgst noch der früheren Version dieser Route.",
  followThis: "Diesem Plan folgen",
  backToFollowed: "Zurück zur laufenden Route",
  followTrack: "Diesem Track folgen",
  goBack: "Denselben Weg zurück",
  notFollowed: "Dieser Linie kannst du nicht folgen, weil sie zu wenige Punkte hat.",
  failed: "Die Navigation konnte nicht gestartet werden. Versuche es noch einmal.",
  start: "Start",
  end: "Ende",
  point: "Punkt",
  goal: "Ziel",
  straight: "Luftlinie",
  northUp: "Norden oben",
  more: "Mehr anzeigen",
  close: "Karte anzeigen",
  fill: "Bildschirm füllen",
  next: "Nächster:",
  after: "Danach",
  waiting: "Deine Position wird gesucht",
  off: "Abseits der Route",
  offHelp: "bis zur Route (Luftlinie)",
  backToRoute: "Zurück zur Route",
  newPlan: "Neuer Plan von hier",
  newPlanNone:
    "Auf diesem Gerät sind keine Knotenpunkte für dieses Gebiet gespeichert. Geh zurück zur Route oder füge in den Einstellungen ein Kartenpaket hinzu.",
  newPlanUnreachable:
    "Der Rest deines Plans ist von hier über das Knotenpunktnetz nicht erreichbar. Geh zurück zur Route.",
  newPlanFailed: "Der neue Plan konnte nicht erstellt werden. Versuche es noch einmal.",
  arrived: "Du bist am Ziel",
  done: "Fertig",
  time: "Zeit",
  stopRecording: "Aufzeichnung beenden und speichern",
  recordingStored: "Die Aufzeichnung wurde unter „Tracks“ gespeichert.",
  recordingNotStored:
    "Die Aufzeichnung konnte nicht als Track gespeichert werden. Du findest sie weiterhin unter „Aufzeichnung“.",
  toGo: "Noch",
  arrival: "Ankunft",
  screenKeptOn: "Der Bildschirm bleibt an.",
  screenMayGoOff:
    "Der Bildschirm schaltet sich möglicherweise von selbst aus. Lass ihn an, sonst hörst du keine Ansagen.",
  notStored:
    "Der Speicher ist voll oder nicht verfügbar. Wenn du die App schließt, musst du die Route neu auswählen.",
  lost: "Die Route, der du gefolgt bist, kann nicht mehr gelesen werden. Plane sie noch einmal.",
  broken:
    "Bei der Navigation ist etwas schiefgelaufen. Die Karte funktioniert noch. Beende die Navigation und wähle die Route noch einmal.",
  turn: "Richtung umkehren",
  plan: "Plan",
  stop: "Navigation beenden",
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

/** Asks the user to go to the start, before the route was reached: "Geh zum Start". */
export function toStartText(mode: keyof typeof START_VERBS): string {
  return `${START_VERBS[mode]} zum Start`;
}

const START_VERBS = { walk: "Geh", cycle: "Fahr", canoe: "Paddle", motorboat: "Fahr" } as const;

/** Reports that distances are from before the signal was lost: "Seit 23 s kein Signal. Entfernungen werden nicht aktualisiert." */
export function noSignalOnRouteText(ageMs: number): string {
  return `Seit ${formatAge(ageMs)} kein Signal. ${DISTANCES_STAND_STILL}`;
}

/** Reports a speed that does not fit the mode, as in a train: "Zu schnell zum Wandern. Entfernungen werden nicht aktualisiert." */
export function tooFastText(mode: keyof typeof GOING): string {
  return `Du bist zu schnell ${GOING[mode]}. ${DISTANCES_STAND_STILL}`;
}

const GOING = {
  walk: "zum Wandern",
  cycle: "zum Radfahren",
  canoe: "für ein Kanu",
  motorboat: "für ein Boot",
} as const;

const DISTANCES_STAND_STILL = "Die Entfernungen werden nicht aktualisiert.";

/** "noch 8,2 km". */
export function toGoText(distance: string): string {
  return `noch ${distance}`;
}

/** "350 m · Luftlinie". */
export function straightText(meters: number, travel: Travel): string {
  return `${distanceText(meters, travel)} · ${guidanceTexts.straight}`;
}

/** "Abseits der Route · 350 m". */
export function offText(distance: string): string {
  return `${guidanceTexts.off} · ${distance}`;
}

/** "Die Route selbst ist näher: 120 m". */
export function nearerText(distance: string): string {
  return `Die Route selbst ist näher: ${distance}`;
}

const TURNS = {
  straight: "geradeaus",
  "slight-left": "schräg links",
  "slight-right": "schräg rechts",
  left: "links abbiegen",
  right: "rechts abbiegen",
  "sharp-left": "scharf links",
  "sharp-right": "scharf rechts",
  back: "umkehren",
} as const;

/** A node or place of which the number or name is not known, after "bei". */
const AT_NODE = "dem Punkt";

/** "bei 38 rechts abbiegen", "bei 38 rechts abbiegen, Kirchstraße". */
export function turnAtText(label: string, turn: Turn, street?: string | null): string {
  return withStreet(`bei ${label || AT_NODE} ${TURNS[turn]}`, street);
}

/** The name stands by itself, because its gender and number are not known. */
function withStreet(text: string, street: string | null | undefined): string {
  return street ? `${text}, ${street}` : text;
}

/** "links abbiegen, Kirchstraße", "Fähre Pont, 350 m", "Treppe, 20 m". */
export function cueText(cue: Cue, travel: Travel): string {
  const text = cueWords(cue, distanceText(cue.meters ?? 0, travel));
  return cue.kind === "times" && cue.name ? `${text}: ${cue.name}` : text;
}

/** "in 80 m links abbiegen, Kirchstraße", "in 80 m: Fähre Pont, 350 m". */
export function cueAheadText(meters: number, cue: Cue, travel: Travel): string {
  const colon = cue.kind === "turn" ? "" : ":";
  return `in ${distanceText(meters, travel)}${colon} ${cueText(cue, travel)}`;
}

function cueWords({ kind, turn, name }: Cue, length: string): string {
  if (kind === "times") return "laut Karte zeitweise geschlossen";
  if (kind === "ferry") return `${name ? `Fähre ${name}` : "Fähre"}, ${length}`;
  if (kind === "stairs") return `Treppe, ${length}`;
  return withStreet(TURNS[turn ?? "straight"], name);
}

/** Spoken, without the signs in which times are tagged. */
function spokenCue(cue: Cue, travel: Travel): string {
  return cueWords(cue, spokenDistance(cue.meters ?? 0, travel, "Meter"));
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Returns the text of an event for a screen reader: "In 80 m: bei 34 rechts abbiegen", "Bei 34 rechts abbiegen". */
export function guidanceEventText(event: RouteEvent, travel: Travel): string {
  if (event.kind === "cue-at") return capitalized(cueText(event.cue, travel));
  if (event.kind === "cue-near") return capitalized(cueAheadText(event.meters, event.cue, travel));
  if (event.kind === "near") {
    return `In ${distanceText(event.meters, travel)}: ${nodeText(event)}`;
  }
  if (event.kind === "at") {
    const at = `Bei ${event.node.label || AT_NODE}`;
    return event.turn ? withStreet(`${at} ${TURNS[event.turn]}`, event.node.street) : at;
  }
  if (event.kind === "arrived") return guidanceTexts.arrived;
  return event.kind === "off" ? guidanceTexts.off : "Wieder auf der Route";
}

/** Returns a node with its turn: "bei 34 rechts abbiegen"; "34" at the start and end of the route. */
function nodeText({ node, turn }: AtNode): string {
  return turn ? turnAtText(node.label, turn, node.street) : node.label || "ein Punkt";
}

/** Returns the spoken form of an event: "In 80 Metern bei 34 rechts abbiegen", "In 0,3 Seemeilen kommt 34". */
export function guidanceSpeech(event: RouteEvent, travel: Travel): string {
  if (event.kind === "cue-at") return capitalized(spokenCue(event.cue, travel));
  if (event.kind === "cue-near") {
    return `In ${spokenDistance(event.meters, travel)} ${spokenCue(event.cue, travel)}`;
  }
  if (event.kind !== "near") return guidanceEventText(event, travel);
  return `In ${spokenDistance(event.meters, travel)} ${event.turn ? nodeText(event) : `kommt ${nodeText(event)}`}`;
}

/** Rounds a distance for speech, because single metres are useless while moving. */
function spokenDistance(meters: number, travel: Travel, unit = "Metern"): string {
  return isNautical(travel) && meters >= NEAR_SEA_METERS
    ? `${upToOneDecimal.format(meters / distanceUnit(travel).meters)} Seemeilen`
    : `${Math.round(meters / 10) * 10} ${unit}`;
}

/** Texts of the choice of announcements. */
export const warningTexts = {
  heading: "Ansagen",
  distance: "Entfernung vor einem Knotenpunkt",
  earlier: "Früher, wenn du schnell Rad fährst",
  vibrates: "Vibration",
  vibratesHint: "Sofern dein Handy das unterstützt",
  sounds: "Ton",
  soundsHint: "Nach dem Neuladen erst, wenn du auf den Bildschirm getippt hast",
  speaks: "Stimme",
  noVoice:
    "Auf diesem Gerät gibt es keine deutsche Stimme, deshalb wird nichts angesagt. Installiere eine in den Einstellungen deines Geräts.",
} as const;

const shortTime = localMoment({ timeStyle: "short" });

/** From this time on, a time of day is ambiguous. */
const DAY_MS = 86_400_000;

/** Returns the time of arrival, "14:03", or "in 30 h" if more than a day away. */
export function arrivalText(atMs: number, nowMs: number): string {
  const aheadMs = atMs - nowMs;
  if (!isWritable(aheadMs)) return NO_NUMBER;
  return aheadMs > DAY_MS ? `in ${formatAge(aheadMs)}` : shortTime.format(atMs);
}
