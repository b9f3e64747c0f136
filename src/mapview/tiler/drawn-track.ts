import type { GapCause, TrackPath } from "#domain/tracks/track.ts";

/** A track or route to draw. */
export interface DrawnTrack {
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`; without it the map chooses. */
  readonly color?: string;
  readonly points: TrackPath & {
    /** Why there is a gap before each segment; without it none is drawn. */
    readonly gapsBefore?: readonly (GapCause | null)[];
  };
  /** One a point, as `speedClasses` gives them: the line is coloured by them instead. */
  readonly speedClasses?: Uint8Array;
}
