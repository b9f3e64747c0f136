import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/**
 * A stored waypoint. Only `id`, `name`, `lat` and `lng` (WGS84 degrees) are required. Fields that this
 * version does not know are kept, so that a newer version loses nothing.
 */
export interface Waypoint extends LatLng {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** Above mean sea level (NAP in the Netherlands). */
  readonly altitudeMeters?: number;
  /** The id of an icon of `waypoint-icons.ts`; an unknown id is kept, and drawn as the plain mark. */
  readonly icon?: string;
  /** `#rrggbb`, lower case. */
  readonly color?: string;
  /** The name of its folder; absent if it is in none. */
  readonly folder?: string;
  /** The kind of place in the words of the file that it came from. */
  readonly kind?: string;
  /** Keys of the store `photos`, in display order. */
  readonly photoIds?: readonly string[];
  /** Its origin in words: the name of an imported file, "gedeelde link". */
  readonly source?: string;
  /** Milliseconds since 1970. */
  readonly createdAtMs?: number;
  /** Milliseconds since 1970. */
  readonly changedAtMs?: number;
}
