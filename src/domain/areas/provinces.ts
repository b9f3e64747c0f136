import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLat } from "./area-shape.ts";

/** A province and its borders. */
export interface Province {
  readonly name: string;
  /** Longitude and latitude; off by at most 2 km, at Vaals. */
  readonly rings: readonly (readonly LngLat[])[];
}

/**
 * The distance by which a saved province extends beyond its borders in the file, so that it is complete, in
 * metres.
 */
export const PROVINCE_MARGIN_METERS = 2500;

/** Reads the built-in file of provinces. Throws Error for anything else. */
export function readProvinces(file: unknown): readonly Province[] {
  const { provinces } = file as { readonly provinces?: unknown };
  if (!Array.isArray(provinces)) throw new Error("no provinces");
  return provinces.map((province: { readonly name?: unknown; readonly rings?: unknown }) => {
    if (typeof province.name !== "string" || !Array.isArray(province.rings)) {
      throw new Error("no province");
    }
    return { name: province.name, rings: province.rings.map(readRing) };
  });
}

/** Reads a ring, which is stored as lng, lat, lng, lat …. */
function readRing(numbers: unknown): readonly LngLat[] {
  if (!Array.isArray(numbers) || numbers.length % 2 === 1) throw new Error("no ring");
  return Array.from({ length: numbers.length / 2 }, (_, index): LngLat => {
    const [lng, lat] = [numbers[2 * index] as unknown, numbers[2 * index + 1] as unknown];
    if (!isLatLng(lat, lng)) throw new Error("a place off earth");
    return [lng as number, lat as number];
  });
}
