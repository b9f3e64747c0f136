import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** The mark that a boat steers towards. */
export interface Target extends LatLng {
  /** Its name for people; may be empty. */
  readonly name: string;
  /** The start of the leg, from which the cross-track error is measured; null before the first fix. */
  readonly from: LatLng | null;
  /** Milliseconds since 1970. */
  readonly startedAtMs: number;
}
