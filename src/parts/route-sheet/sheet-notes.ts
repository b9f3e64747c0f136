import { formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { timeOfDecimalYear } from "#domain/geodesy/decimal-year.ts";
import { vectorScales } from "#domain/route-sheet/figures/vector-figures.ts";
import { isWholeRoute } from "#domain/route-sheet/map-gap.ts";
import { shifted } from "#domain/route-sheet/patrol-route.ts";
import { lastLegMeters, startDegrees } from "#domain/route-sheet/sheet-step.ts";
import { sheetVectors } from "#domain/route-sheet/sheet-vectors.ts";
import type { SheetInput, Technique } from "#domain/route-sheet/techniques.ts";
import { type NorthReference, northDirection } from "#domain/survey/north-reference.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { formatMeters } from "#sentences/intl/format.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { scaleText } from "#sentences/map/map-cards.ts";
import {
  declinationText,
  finishText,
  mapGapsText,
  northText,
  partFinishText,
  partStartText,
  vectorScaleText,
} from "#sentences/scouting/route-sheet.ts";
import {
  corridorNote,
  departureText,
  fragmentsNote,
  sheetTexts,
  sourceWords,
  startText,
  tracingNote,
} from "#words/scouting/route-sheet.ts";

/**
 * Returns the lines above the figures of a technique: where it starts, which north it uses, its rule or scale, and where the
 * device has no map. Throws NorthError where the north is not defined.
 */
export function techniqueNotes(technique: Technique, input: SheetInput): readonly string[] {
  return [...ownNotes(technique, input), ...sourceNotes(technique, input), ...gapNotes(input)];
}

function ownNotes(technique: Technique, input: SheetInput): readonly string[] {
  const { route, steps, settings, words } = input;
  const start = startNote(input);
  const finish = finishNote(input);
  const departure = departureText(words.wind(startDegrees(route)));
  switch (technique) {
    case "dot-and-arrow":
      return [`${start} ${departure}`, `${straightOn(input)} ${finish}`.trim()];
    case "fragments": {
      const turned = settings.hasTurnedFragments ? sheetTexts.turned : "";
      return [
        `${start} ${departure}`,
        `${fragmentsNote(scaleText(input.cuts?.[0]?.scale ?? 10_000))} ${turned}`.trim(),
        `${straightOn(input)} ${finish}`.trim(),
      ];
    }
    case "photos":
      return [`${start} ${departure}`, sheetTexts.photos, `${straightOn(input)} ${finish}`.trim()];
    case "corridor":
      return [start, corridorNote(scaleText(input.cuts?.[0]?.scale ?? 10_000))];
    case "memory":
      return [start, sheetTexts.memory];
    case "strip":
      return [`${start} ${departure}`, `${straightOn(input)} ${finish}`.trim(), sheetTexts.noScale];
    case "junctions":
      return [
        `${start} ${departure}`,
        northNote(input, "up"),
        `${straightOn(input)} ${finish}`.trim(),
      ];
    case "maze":
      return [`${start} ${departure}`, sheetTexts.maze, `${straightOn(input)} ${finish}`.trim()];
    case "strokes":
      return [
        `${start} ${departure}`,
        `${northNote(input, "from")} ${sheetTexts.strokes}`,
        `${straightOn(input)} ${finish}`.trim(),
      ];
    case "turned-north":
      return [
        `${start} ${departure}`,
        `${northNote(input, "from")} ${sheetTexts.turnedNorth}`,
        `${straightOn(input)} ${finish}`.trim(),
      ];
    case "knots":
      return [`${start} ${departure}`, `${straightOn(input)} ${finish}`.trim()];
    case "coordinates":
      return [start, sheetTexts.coordinates];
    case "winds":
    case "degrees":
      return [start, northNote(input, "from"), straightOn(input)];
    case "helicopter":
      return [start, northNote(input, "from")];
    case "vectors": {
      const { main, ofVectors } = vectorScales(
        sheetVectors(route, steps, settings.north),
        settings.paper,
      );
      const others = [...new Set(ofVectors)].filter((scale) => scale !== main);
      return [start, northNote(input, "up"), vectorScaleText(main, others)];
    }
    case "tracing":
      return [start, tracingNote(scaleText(settings.tracingScale))];
  }
}

/** The techniques that draw the arms of junctions. */
const WITH_ARMS: ReadonlySet<Technique> = new Set([
  "dot-and-arrow",
  "junctions",
  "photos",
  "strip",
]);

/** The techniques that lead from point to point, whatever ways meet there. */
const WITHOUT_ARMS: ReadonlySet<Technique> = new Set([
  "helicopter",
  "tracing",
  "coordinates",
  "fragments",
  "corridor",
  "memory",
]);

/** Says in which data the junctions were found, and how closed ways are drawn. */
function sourceNotes(technique: Technique, { source, steps }: SheetInput): readonly string[] {
  if (WITHOUT_ARMS.has(technique) || !source) return [];
  const hasClosed = steps.some(({ junction }) => (junction.closedDegrees ?? []).length > 0);
  const closed = WITH_ARMS.has(technique) && hasClosed ? [sourceWords.closedArm] : [];
  return [[sourceWords.sources[source], ...closed].join(" ")];
}

/** Returns the lines above a table of courses along the whole route. */
export function plainNotes(input: SheetInput): readonly string[] {
  return [startNote(input), ...gapNotes(input)];
}

/** Returns the lines above the solution. */
export function solutionNotes(input: SheetInput): readonly string[] {
  return [startNote(input), sheetTexts.solutionNote, ...gapNotes(input)];
}

/** Returns the stretches without a map; empty when there are none. */
export function gapNotes({ gaps, route, part }: SheetInput): readonly string[] {
  // Kilometres count from the start of the whole route.
  const text = part
    ? mapGapsText(
        gaps.map((gap) => shifted(gap, part.offsetMeters)),
        Number.POSITIVE_INFINITY,
      )
    : mapGapsText(gaps, route.lengthMeters);
  return text === null ? [] : [text];
}

function finishNote({ route, steps, part }: SheetInput): string {
  const distance = inMetric(() => formatMeters(lastLegMeters(route, steps)));
  const last = steps.at(-1)?.number ?? null;
  return part ? partFinishText(part.to, distance, last) : finishText(distance, last ?? 0);
}

/** The rule for junctions that are not on the sheet; empty if none of them is known. */
function straightOn({ gaps, route }: SheetInput): string {
  if (gaps.length === 0) return sheetTexts.straightOn;
  return isWholeRoute(gaps, route.lengthMeters) ? "" : sheetTexts.straightOnBesideGaps;
}

function startNote({ route: { start, lengthMeters }, part }: SheetInput): string {
  const rd = toRd(start);
  const place = rd ? `RD ${formatRd(rd)}` : formatLatLng(start);
  const length = inMetric(() => distanceText(lengthMeters, "foot"));
  return part ? partStartText(part.from, place, length) : startText(place, length);
}

/** Says which north is up, or from which north directions are counted. */
export function northNote(
  { route, settings }: SheetInput,
  use: "up" | "from",
  north: NorthReference = settings.north,
): string {
  const { north: kind, decimalYear } = north;
  if (kind !== "magnetic") return northText(use, kind);
  const declination = declinationText(
    northDirection(route.start, north),
    timeOfDecimalYear(decimalYear),
  );
  return `${northText(use, kind)} ${declination}`;
}
