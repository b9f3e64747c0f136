import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** The mark that a boat steers to. */
export interface Target extends LatLng {
  /** As people call it; may be empty. */
  readonly name: string;
  /** Where the leg to it began: the cross-track error counts from there. Null before the first fix. */
  readonly from: LatLng | null;
  /** Milliseconds since 1970. */
  readonly startedAtMs: number;
}
