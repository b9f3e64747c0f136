/// <reference path="./libraries.d.ts" />
import mgrs from "geographiclib-mgrs/src/mgrs.mjs";
import type { LatLng } from "./lat-lng.ts";
import { fromUtm, offEquator, toUtm } from "./utm.ts";

/** The square that an MGRS text names. */
export interface MgrsSquare {
  /** Its centre, WGS 84 degrees. */
  readonly center: LatLng;
  /** Its side: 1, 10, 100, 1000, 10 000 or 100 000 m. */
  readonly sideMeters: number;
}

/**
 * Returns the MGRS square of a place without spaces: 1 m (`digits` 5), 10 m (4) … or 100 km (0), as in
 * "31UFT4905463040". Truncates, as MGRS prescribes, and uses UPS around the poles. Null only for an invalid
 * place.
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

/** Reads an MGRS text in capitals without spaces; null if there is no such square. */
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
