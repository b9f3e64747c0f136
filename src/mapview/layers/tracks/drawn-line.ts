import type { LinePoints } from "#domain/tracks/kept-line.ts";

/** A track or route to draw. */
export interface DrawnLine {
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`; without it the map chooses. */
  readonly color?: string;
  readonly points: LinePoints;
}
