import type { Gap, Technique } from "#i18n/nl/scouting/route-sheet.ts";
import {
  compassPoint,
  formatDay,
  formatMeters,
  oneDecimal,
  plainNumber,
  twoDecimals,
} from "#sentences/intl/format.ts";
import { listText } from "#sentences/intl/list-text.ts";

/** Texts of the route sheets. */
export const sheetTexts = {
  heading: "Route techniques",
  link: "Make a route technique",
  reading: "Finding junctions…",
  gone: "This route or track isn't on this device any more.",
  failed: "The junctions can't be found right now. Reload the page.",
  noWays:
    "There's no road or path data for this area on this device, so the app can't find any junctions. Save the map along this route and try again.",
  noJunctions: "The map on this device doesn't show any junctions along this route.",
  junctions: "Junctions",
  junctionsHint:
    "Junctions where the way is obvious aren't ticked. You can tick or untick junctions and add notes to them.",
  onSheet: "On the sheet",
  paper: "Paper",
  north: "North",
  norths: {
    grid: "Map (RD grid)",
    magnetic: "Compass (magnetic)",
    true: "True (geographic)",
  },
  tracingScale: "Overlay scale",
  withDistances: "Show distances on the dot-and-arrow route, junction route and strip map",
  noScale: "The strip map isn't drawn to scale.",
  print: "Print",
  solution: "Solution for leaders",
  printSolution: "Print the solution",
  nothing: "Tick at least one junction.",
  mapMissing: "This device has no map here. Save the map along this route.",
  tracingAbroad: "Overlays only work in the Netherlands. Choose a different technique.",
  northUnknown:
    "The compass declination for this year isn't known. Choose a different north reference.",
  incomplete: "The sheets don't have instructions everywhere:",
  printAnyway: "Print anyway",
  printAnywayHint: "These sections will only have bearings and distances from point to point.",
  northUndefined: "The RD grid only covers the Netherlands. Choose a different north reference.",
  explanation: "All techniques explained",
  bar: "10 cm – measure to check",
  start: "Start",
  finish: "Finish",
  straightOn: "At junctions that aren't on the sheet, go straight on.",
  straightOnBesideGaps:
    "In areas covered by the map on the device, go straight on at all other junctions.",
  between: "extra point",
  solutionColumns: ["Point", "At km", "RD", "Direction", "Distance", "Note"],
  timedSolutionColumns: ["Point", "Time", "At km", "RD", "Direction", "Distance", "Note"],
  solutionNote: "Not for the scouts: this shows where each point is and which way to go.",
  unnamed: "Route",
  scaleNote: "In the print dialog, choose 100% (actual size) and no margins.",
} as const;

/** The names of the techniques. */
export const TECHNIQUE_NAMES: Readonly<Record<Technique, string>> = {
  "dot-and-arrow": "Dot-and-arrow route",
  junctions: "Junction route",
  strip: "Strip map",
  winds: "Compass point route",
  degrees: "Bearing route",
  vectors: "Vector route",
  helicopter: "Helicopter route",
  tracing: "Overlay",
};

/** A technique in one line, beside its preview. */
export const TECHNIQUE_HINTS: Readonly<Record<Technique, string>> = {
  "dot-and-arrow":
    "Start at the dot and follow the arrow. Each junction is drawn so that you approach it from the bottom.",
  junctions: "Each junction is drawn with north at the top. Go from the dot to the arrow.",
  strip:
    "The route as a straight line, read from bottom to top. The side lines are turnings you don't take.",
  winds: "For each point, the compass direction to follow and the distance to the next point.",
  degrees: "For each point, the bearing to follow and the distance to the next point.",
  vectors:
    "Each arrow shows the direction and distance to the next point, to scale, with the degrees and metres next to it.",
  helicopter:
    "From point to point in a straight line, like a helicopter: a bearing and a distance.",
  tracing:
    "The route on transparent paper. Line up the crosses with the kilometre lines on the map.",
};

/**
 * "Junction 3, after 1.2 km, right", "Turning point 4, after 2 km, turn back"; without a number for a junction that is not on the
 * sheet.
 */
export function junctionLabel(number: number | null, distance: string, turn: string): string {
  const kind = turn === TURN_ROUND ? "Turning point" : "Junction";
  const name = number === null ? kind : `${kind} ${number},`;
  return `${name} after ${distance}, ${turn}`;
}

const TURN_ROUND = "turn back";

/** "Note for junction 3". */
export function remarkLabel(number: number): string {
  return `Note for junction ${number}`;
}

/** "Print: Strip map". */
export function printLabel(technique: string): string {
  return `${sheetTexts.print}: ${technique}`;
}

/** The turn of a route in words; degrees from -180 (sharp left) to 180 (sharp right). */
export function turnText(turnDegrees: number): string {
  const size = Math.abs(turnDegrees);
  const side = turnDegrees < 0 ? "left" : "right";
  if (size < 25) return "straight on";
  if (size < 60) return `half ${side}`;
  if (size < 120) return side;
  return size < 165 ? `sharp ${side}` : TURN_ROUND;
}

/** "1.2", the place of a point in kilometres from the start. */
export function kilometerText(alongMeters: number): string {
  return oneDecimal.format(alongMeters / 1000);
}

/** "2.1" and "3.4", rounded outwards. */
function kilometersOf({ fromMeters, toMeters }: Gap): readonly [from: string, to: string] {
  const [from, to] = [Math.floor(fromMeters / 100), Math.ceil(toMeters / 100)];
  return [oneDecimal.format(from / 10), oneDecimal.format(to / 10)];
}

/**
 * "This device has no map from km 2.1 to 3.4 and from km 5.0 to 7.6: junctions are missing there."; null without gaps.
 */
export function mapGapsText(gaps: readonly Gap[], lengthMeters: number): string | null {
  if (gaps.length === 0) return null;
  const stretches = gaps.map((gap) => {
    const [from, to] = kilometersOf(gap);
    return `from km ${from} to ${to}`;
  });
  const where = isWholeRoute(gaps, lengthMeters)
    ? "anywhere along this route"
    : listText(stretches);
  return `This device doesn't have the map ${where}, so junctions in that area are missing.`;
}

/** Returns whether there is no map along the whole route. */
export function isWholeRoute(gaps: readonly Gap[], lengthMeters: number): boolean {
  const [gap] = gaps;
  // The lengths of the route and of its stretches are summed in different steps.
  return gap !== undefined && gap.fromMeters === 0 && gap.toMeters > lengthMeters * 0.999 - 1;
}

/** "Km 2,1–3,4: no map, see the table." */
export function gapWithTableText(gap: Gap): string {
  const [from, to] = kilometersOf(gap);
  return `Km ${from}–${to}: no map, see the table.`;
}

/** "Km 2,1–3,4: walk from point to point in straight lines." and which north is used, above a table of courses. */
export function courseTableText(stretch: Gap, north: string): string {
  const [from, to] = kilometersOf(stretch);
  return `Km ${from}–${to}: walk from point to point in straight lines. ${north}`;
}

/** "Vossen, km 2,1–3,4 (Oleaat): …", a stretch without an instruction and its reason; an empty patrol for all. */
export function lackText(patrol: string, technique: string, stretch: Gap, reason: string): string {
  const [from, to] = kilometersOf(stretch);
  return patrol === ""
    ? `Km ${from}–${to}: ${reason}`
    : `${patrol}, km ${from}–${to} (${technique}): ${reason}`;
}

/** A paper and a scale in words. */
interface TracingFit {
  readonly paper: string;
  readonly scale: string;
}

/** "The overlay doesn't fit on A5 at 1:25,000, but it does fit on A4 at 1:25,000 or A5 at 1:50,000." */
export function tracingTooLarge({ paper, scale }: TracingFit, fits: readonly TracingFit[]): string {
  const now = `The overlay doesn't fit on ${paper} at ${scale}`;
  return fits.length === 0
    ? `${now}. Choose a different technique or a shorter section.`
    : `${now}, but it does fit on ${listText(
        fits.map((one) => `${one.paper} at ${one.scale}`),
        "disjunction",
      )}.`;
}

/** The words on a sheet. */
export const SHEET_WORDS = {
  start: sheetTexts.start,
  finish: sheetTexts.finish,
  between: sheetTexts.between,
  wind: (degrees: number) => compassPoint(degrees),
  distance: formatMeters,
  leg: (from: string, to: string) => `${from} → ${to}`,
  measures: (distance: string, direction: string) => `${distance}, ${direction}`,
  scale: (metersPerMm: number) => `1 mm is ${plainNumber.format(metersPerMm)} m`,
  gap: (gap: Gap) => {
    const [from, to] = kilometersOf(gap);
    return `Km ${from}–${to}: no map, so junctions are missing.`;
  },
  kilometer: (alongMeters: number) => `km ${twoDecimals.format(alongMeters / 1000)}`,
  turnRound: TURN_ROUND,
  columns: {
    winds: ["From", "Direction", "Distance", "To", "Note"],
    degrees: ["From", "Bearing", "Distance", "To", "Note"],
    helicopter: ["From", "Bearing", "Distance", "To", "Note"],
  },
} as const;

/** "Dot-and-arrow route · Rondje Delft". */
export function sheetTitle(technique: string, route: string): string {
  return `${technique} · ${route}`;
}

/** "Start: RD 84512, 447201. The route is 5.2 km." */
export function startText(place: string, length: string): string {
  return `Start: ${place}. The route is ${length} long.`;
}

/** "Point 12: RD 84512, 447201. This stretch is 1.2 km." */
export function partStartText(from: number | null, place: string, length: string): string {
  const name = from === null ? sheetTexts.start : `Point ${from}`;
  return `${name}: ${place}. This section is ${length} long.`;
}

/** "Point 20 is 120 m after point 19." */
export function partFinishText(to: number | null, distance: string, last: number | null): string {
  const name = to === null ? "The finish" : `Point ${to}`;
  return `${name} is ${distance} after ${last === null ? "the start of this section" : `point ${last}`}.`;
}

/** "Set off to the SW." */
export function departureText(wind: string): string {
  return `Set off to the ${wind}.`;
}

/** "The finish is 120 m after point 12." */
export function finishText(distance: string, lastNumber: number): string {
  return `The finish is ${distance} after point ${lastNumber}.`;
}

const NORTHS = {
  grid: "grid north (RD grid)",
  magnetic: "magnetic north (compass)",
  true: "true north (geographic)",
} as const;

/** Says which north is up on a sheet, or from which its directions are counted. */
export function northText(use: "up" | "from", north: keyof typeof NORTHS): string {
  return use === "up"
    ? `The top of each drawing is ${NORTHS[north]}.`
    : `All directions are measured from ${NORTHS[north]}.`;
}

/** "That is 2.4° east of true north on 24 November 2026." */
export function declinationText(degrees: number, dateMs: number): string {
  const side = degrees < 0 ? "west" : "east";
  const size = oneDecimal.format(Math.abs(degrees));
  return `That is ${size}° ${side} of true north on ${formatDay(dateMs)}.`;
}

/** "1 mm is 20 m. A thin arrow is drawn larger, with its scale beside it (1 mm is 2 m)." */
export function vectorScaleText(main: number, others: readonly number[]): string {
  const rule = `${SHEET_WORDS.scale(main)}.`;
  if (others.length === 0) return rule;
  const scales = others.map(SHEET_WORDS.scale).join(" or ");
  return `${rule} Thin arrows are drawn at a larger scale, shown next to them (${scales}).`;
}

/** "For a map of 1:25,000." */
export function tracingNote(scale: string): string {
  return `For a ${scale} map: line up the crosses with the kilometre lines that have the same numbers.`;
}
