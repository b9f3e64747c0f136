import { toRd } from "#domain/coordinates/rd.ts";
import {
  TRACING_SCALES,
  type TracingScale,
  tracing,
} from "#domain/route-sheet/figures/tracing-figure.ts";
import { NorthError } from "#domain/survey/north-reference.ts";
import type { Figure } from "./figure.ts";
import type { MapGap } from "./map-gap.ts";
import { type roomOnPage, SHEET_PAPERS, type SheetPaper } from "./pages.ts";
import { MIN_PHOTOS, photoPassings } from "./photo-passings.ts";
import { techniqueFigures } from "./technique-figures.ts";
import type { SheetInput, Technique } from "./techniques.ts";

/**
 * The reason why a technique has no instruction for a stretch: there is no map of it, no junction is on the sheet, the tracing does not fit
 * the paper, the stretch lies outside the RD grid of a tracing, the north is not defined, or there are too few photos.
 */
export type LackReason = "map" | "junctions" | "paper" | "abroad" | "north" | "photos";

/** A stretch for which a technique has no instruction; metres from the start of the route or part. */
export interface Lack extends MapGap {
  readonly reason: LackReason;
}

/** The figures of a technique, and the stretches for which they have no instruction. */
export interface DrawnTechnique {
  readonly figures: readonly Figure[];
  /** The stretches that cannot be drawn, in the order of the route. */
  readonly lacks: readonly Lack[];
}

/** The techniques that lead over the points themselves, or along the line, so that they need no junctions. */
const WITHOUT_JUNCTIONS: ReadonlySet<Technique> = new Set(["tracing", "helicopter", "coordinates"]);

type Room = ReturnType<typeof roomOnPage>;

/** Draws a technique for a room on the page. Without figures, the whole route is without an instruction. */
export function drawnTechnique(
  technique: Technique,
  input: SheetInput,
  room: Room,
): DrawnTechnique {
  const { steps, gaps, route, part } = input;
  const needsJunctions = !WITHOUT_JUNCTIONS.has(technique);
  // A part leads from one junction to another, also without any between them.
  if (needsJunctions && steps.length === 0 && !part) {
    return notDrawn(input, isWithoutMap(input) ? "map" : "junctions");
  }
  if (technique === "photos" && photoPassings(route.line, input.photos ?? []).length < MIN_PHOTOS) {
    return notDrawn(input, "photos");
  }
  try {
    const figures = techniqueFigures(technique, input, room);
    if (!figures) return notDrawn(input, isOnGrid(route.line) ? "paper" : "abroad");
    const lacks = needsJunctions ? gaps.map((gap): Lack => ({ ...gap, reason: "map" })) : [];
    return { figures, lacks };
  } catch (error) {
    if (error instanceof NorthError) return notDrawn(input, "north");
    throw error;
  }
}

/** Returns a technique without figures, so that the whole route is without an instruction. */
function notDrawn({ route }: SheetInput, reason: LackReason): DrawnTechnique {
  return { figures: [], lacks: [{ fromMeters: 0, toMeters: route.lengthMeters, reason }] };
}

function isWithoutMap({ gaps, route: { lengthMeters } }: SheetInput): boolean {
  const meters = gaps.reduce((sum, { fromMeters, toMeters }) => sum + toMeters - fromMeters, 0);
  // The lengths of the route and of its stretches are summed in different steps.
  return meters > lengthMeters * 0.999 - 1;
}

function isOnGrid(line: Float64Array): boolean {
  for (let at = 0; at + 1 < line.length; at += 2) {
    if (!toRd({ lng: line[at] as number, lat: line[at + 1] as number })) return false;
  }
  return true;
}

/** A paper with the scale of a tracing on it. */
export interface TracingOption {
  readonly paper: SheetPaper;
  readonly scale: TracingScale;
}

/** Returns the papers and scales on which the tracing of a route fits, those that change one of the two settings first. */
export function fittingTracings(
  { route, settings }: SheetInput,
  roomOn: (paper: SheetPaper) => Room,
): TracingOption[] {
  const options = SHEET_PAPERS.flatMap((paper) =>
    TRACING_SCALES.map((scale) => ({ paper, scale })),
  );
  const changes = ({ paper, scale }: TracingOption) =>
    Number(paper !== settings.paper) + Number(scale !== settings.tracingScale);
  return options
    .filter(({ paper, scale }) => tracing(route, scale, [], roomOn(paper)) !== null)
    .toSorted((one, other) => changes(one) - changes(other));
}
