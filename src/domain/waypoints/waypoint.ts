import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/**
 * A stored waypoint. Only `id`, `name`, `lat` and `lng` (WGS84 degrees) must be there; fields that
 * this version does not know stay on the object untouched, so that a newer version loses nothing.
 */
export interface Waypoint extends LatLng {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** Above mean sea level (NAP in the Netherlands). */
  readonly altitudeMeters?: number;
  /** The id of an icon of `waypoint-icons.ts`; an unknown one is kept and drawn as the plain one. */
  readonly icon?: string;
  /** `#rrggbb`, lower case. */
  readonly color?: string;
  /** The name of the one folder it is in; absent: none. */
  readonly folder?: string;
  /** What kind of place the file it came from calls it, in words. */
  readonly kind?: string;
  /** Keys of the store `photos`, in the order they are shown. */
  readonly photoIds?: readonly string[];
  /** Where it came from, in words: the name of an imported file, "gedeelde link". */
  readonly source?: string;
  /** Milliseconds since 1970. */
  readonly createdAtMs?: number;
  /** Milliseconds since 1970. */
  readonly changedAtMs?: number;
}
