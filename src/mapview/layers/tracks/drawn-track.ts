import type { TrackPath } from "#domain/tracks/track.ts";

/** A track or route to draw. */
export interface DrawnTrack {
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`; without it the map chooses. */
  readonly color?: string;
  readonly points: TrackPath;
}
