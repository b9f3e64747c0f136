import type { MapOnPage } from "#domain/print/map-figure.ts";
import type { Patrol } from "#domain/route-sheet/route-sheets.ts";
import type { SheetInput } from "#domain/route-sheet/techniques.ts";

/** A patrol with the sheets of its whole route. */
export interface PatrolSheets {
  readonly patrol: Patrol;
  readonly input: SheetInput;
  /** The maps of its stretches; without them there is none. */
  readonly maps?: StretchMaps;
  /** The maps of the whole hike for who has lost the way; without them there is none. */
  readonly homeMaps?: readonly StretchMap[];
}

/** The maps of the stretches of a patrol, in order; of a long stretch more than one. */
export type StretchMaps = readonly (readonly StretchMap[])[];

/** A map of a stretch, with what its makers want to be named. */
export interface StretchMap extends MapOnPage {
  readonly attribution: string;
}
