/// <reference path="./libraries.d.ts" />
import mgrs from "geographiclib-mgrs/src/mgrs.mjs";
import type { LatLng } from "./lat-lng.ts";
import { fromUtm, offEquator, toUtm } from "./utm.ts";

/** A square that an MGRS text names. */
export interface MgrsSquare {
  /** Its middle, WGS 84 degrees. */
  readonly center: LatLng;
  /** Its side: 1, 10, 100, 1000, 10 000 or 100 000 m. */
  readonly sideMeters: number;
}

/**
 * The metre (`digits` 5), 10 m (4) … or 100 km (0) square in which a place lies, in one piece:
 * "31UFT4905463040". It truncates, as MGRS has it, and goes on in UPS around the poles. Null only
 * for what is no place.
 */
export function toMgrs(place: LatLng, digits = 5): string | null {
  const utm = toUtm(place);
  if (!utm) return null;
  const { zone, isNorth, easting, northing } = utm;
  try {
    return mgrs.forwardKnowLattitude(
      zone,
      isNorth,
      easting,
      northing,
      offEquator(place.lat),
      digits,
    );
  } catch {
    return null;
  }
}

/** The square of an MGRS text, in capitals and without spaces; null when there is no such square. */
export function fromMgrs(text: string): MgrsSquare | null {
  const digits = (/\d*$/.exec(text)?.[0].length ?? 0) / 2;
  if (!Number.isInteger(digits) || digits > 5) return null;
  try {
    const { zone, northp: isNorth, x: easting, y: northing } = mgrs.reverse(text, true);
    const center = fromUtm({ zone, isNorth, easting, northing });
    return center && { center, sideMeters: 100_000 / 10 ** digits };
  } catch {
    return null;
  }
}
