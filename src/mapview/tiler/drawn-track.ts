import type { GapCause, TrackPath } from "#domain/tracks/track.ts";

/** A track or route to draw. */
export interface DrawnTrack {
  readonly id: string;
  readonly name: string;
  /** The colour, `#rrggbb`; by default the map chooses. */
  readonly color?: string;
  /** True if the area within the line is filled. */
  readonly isArea?: true;
  readonly points: TrackPath & {
    /** The cause of the gap before each segment; without it no gaps are drawn. */
    readonly gapsBefore?: readonly (GapCause | null)[];
  };
  /** The speed class of each point, from `speedClasses`; they replace the colour. */
  readonly speedClasses?: Uint8Array;
}
