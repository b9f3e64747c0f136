import type { CutPicture, SheetCut } from "#domain/route-sheet/figures/sheet-cut.ts";
import type { TracingScale } from "#domain/route-sheet/figures/tracing-figure.ts";
import type { NorthReference } from "#domain/survey/north-reference.ts";
import type { JunctionSource } from "./junction.ts";
import type { MapGap } from "./map-gap.ts";
import type { SheetPaper } from "./pages.ts";
import type { PhotoPlace } from "./photo-passings.ts";
import type { SheetRoute, SheetStep } from "./sheet-step.ts";

/** The techniques of route sheets, in the order of difficulty. */
export const TECHNIQUES = [
  "dot-and-arrow",
  "junctions",
  "fragments",
  "photos",
  "strip",
  "maze",
  "winds",
  "strokes",
  "knots",
  "degrees",
  "turned-north",
  "vectors",
  "coordinates",
  "helicopter",
  "tracing",
  "corridor",
  "memory",
] as const;

/** One of `TECHNIQUES`. */
export type Technique = (typeof TECHNIQUES)[number];

/** The choices for a sheet. */
export interface SheetSettings {
  readonly paper: SheetPaper;
  /** The north of all directions in words and degrees. */
  readonly north: NorthReference;
  readonly tracingScale: TracingScale;
  /** True if the drawings of junctions and strips tell how far each point is from the one before. */
  readonly hasDistances?: boolean;
  /** True if each fragment of the map is turned its own way; absent for north up. */
  readonly hasTurnedFragments?: boolean;
  /** True if fragments of the map have no numbers; absent for with them. */
  readonly hasBareFragments?: boolean;
}

/** The words and numbers on a sheet, in the language of the reader. */
export interface SheetWords {
  readonly start: string;
  readonly finish: string;
  /** A point without a number between two steps. */
  readonly between: string;
  /** "NNO" */
  readonly wind: (degrees: number) => string;
  /** "350 m" */
  readonly distance: (meters: number) => string;
  /** "1 → 2" */
  readonly leg: (from: string, to: string) => string;
  /** "600 m, 55°" */
  readonly measures: (distance: string, direction: string) => string;
  /** "Let op: andere schaal, 1 mm is 2,5 m", of an arrow with another scale than most */
  readonly scale: (metersPerMm: number) => string;
  /** "1:10.000" */
  readonly mapScale: (scale: number) => string;
  /** "Km 2,1–3,4: geen kaart" */
  readonly gap: (gap: MapGap) => string;
  /** "km 2,14" */
  readonly kilometer: (alongMeters: number) => string;
  /** "keer om" */
  readonly turnRound: string;
  /** The heads of the columns of a table: from, direction, distance, to and remark. */
  readonly columns: Readonly<
    Record<"winds" | "degrees" | "helicopter" | "knots" | "coordinates", readonly string[]>
  >;
  /** "Twee wegen in bijna dezelfde richting: ga 57°": a junction that a technique does not fit, with the degrees instead. */
  readonly unsuited: (degrees: string) => string;
  /** The knots for turning round, and for the first way from the left, the second and so on. */
  readonly knots: readonly string[];
  /** "Platte knoop: de 1e weg van links." */
  readonly knotMeaning: (knot: string, exit: number) => string;
}

/** A route with its numbered junctions and the choices for its sheets. */
export interface SheetInput {
  readonly route: SheetRoute;
  readonly steps: readonly SheetStep[];
  /** The stretches without a map, which stand between the steps; see `JunctionsAlong`. */
  readonly gaps: readonly MapGap[];
  /** The data of the junctions; null or absent where it is unknown. */
  readonly source?: JunctionSource | null;
  readonly settings: SheetSettings;
  readonly words: SheetWords;
  /** The parts of the map that a technique is drawn on; for a memory map one for each leg. */
  readonly cuts?: readonly SheetCut[];
  /** The pictures of the map that are drawn, by the keys of their parts; absent before that. */
  readonly pictures?: ReadonlyMap<string, CutPicture>;
  /** The places on this device of which there are photos, whose pictures are in `pictures` by their ids; null or absent while they are not read. */
  readonly photos?: readonly PhotoPlace[] | null;
  /** Present for a part of a route. */
  readonly part?: SheetPart;
}

/** The beginning and the end of a part of a route: the number of a junction, or null for an end of the route. */
export interface SheetPart {
  readonly from: number | null;
  readonly to: number | null;
  /** Its beginning, metres from the start of the route. */
  readonly offsetMeters: number;
}
