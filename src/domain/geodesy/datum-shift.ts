import type { Geocentric } from "./ellipsoid.ts";

/** The seven parameters that carry a datum over to WGS 84, in the position vector convention. */
export interface DatumShift {
  readonly xMeters: number;
  readonly yMeters: number;
  readonly zMeters: number;
  readonly xArcSeconds: number;
  readonly yArcSeconds: number;
  readonly zArcSeconds: number;
  readonly scalePpm: number;
}

const ARC_SECOND = Math.PI / 648_000;

/** From the datum to WGS 84 (EPSG method 9606; the rotations are so small that sine is angle). */
export function toWgs84({ x, y, z }: Geocentric, shift: DatumShift): Geocentric {
  const [rx, ry, rz] = rotations(shift);
  const scale = 1 + shift.scalePpm * 1e-6;
  return {
    x: shift.xMeters + scale * (x - rz * y + ry * z),
    y: shift.yMeters + scale * (rz * x + y - rx * z),
    z: shift.zMeters + scale * (-ry * x + rx * y + z),
  };
}

/** From WGS 84 to the datum: the transpose stands for the inverse, 0.1 mm beside it. */
export function fromWgs84(place: Geocentric, shift: DatumShift): Geocentric {
  const [rx, ry, rz] = rotations(shift);
  const scale = 1 + shift.scalePpm * 1e-6;
  const x = (place.x - shift.xMeters) / scale;
  const y = (place.y - shift.yMeters) / scale;
  const z = (place.z - shift.zMeters) / scale;
  return { x: x + rz * y - ry * z, y: -rz * x + y + rx * z, z: ry * x - rx * y + z };
}

function rotations({ xArcSeconds, yArcSeconds, zArcSeconds }: DatumShift) {
  return [xArcSeconds * ARC_SECOND, yArcSeconds * ARC_SECOND, zArcSeconds * ARC_SECOND] as const;
}
