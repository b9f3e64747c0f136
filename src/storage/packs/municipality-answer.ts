import * as v from "valibot";
import type { LngLat } from "#domain/areas/area-shape.ts";
import {
  MUNICIPALITY_MARGIN_METERS,
  type Municipality,
  thinnedRing,
} from "#domain/areas/municipality.ts";
import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { plainName } from "#domain/text/plain-text.ts";

/** A box around the European Netherlands and its territorial waters: west, south, east, north. */
const NETHERLANDS: LngLatBox = [2.5, 50.6, 7.4, 55.8];

/** The most points of all borders in one answer; the longest border has some tens of thousands. */
const MAX_POINTS = 300_000;

const TEXT = v.pipe(v.string(), v.transform(plainName), v.minLength(1));
const POINT = v.looseTuple([v.number(), v.number()]);
const RINGS = v.pipe(v.array(v.pipe(v.array(POINT), v.minLength(4))), v.minLength(1));
const FEATURE = v.object({
  properties: v.object({ naam: TEXT, ligtInProvincieNaam: v.fallback(v.nullish(TEXT), null) }),
  geometry: v.variant("type", [
    v.object({ type: v.literal("Polygon"), coordinates: RINGS }),
    v.object({
      type: v.literal("MultiPolygon"),
      coordinates: v.pipe(v.array(RINGS), v.minLength(1)),
    }),
  ]),
});
const ANSWER = v.object({
  type: v.literal("FeatureCollection"),
  features: v.array(v.unknown()),
});

type Rings = readonly (readonly LngLat[])[];

/**
 * Reads the answer of the service of municipal borders, GeoJSON in WGS 84. A municipality that cannot be read, or that
 * does not lie in the Netherlands, is left out. Returns "damaged" if the answer is something else or none of its
 * municipalities can be read, and "too-many" if its borders have too many points.
 *
 * The service may send latitude before longitude, because EPSG:4326 says so; where only that lies in the
 * Netherlands, the two are swapped.
 */
export function readMunicipalities(
  answer: unknown,
): readonly Municipality[] | "damaged" | "too-many" {
  const read = v.safeParse(ANSWER, answer);
  if (!read.success) return "damaged";
  const { features } = read.output;
  let points = 0;
  const municipalities: Municipality[] = [];
  for (const feature of features) {
    const one = v.safeParse(FEATURE, feature);
    if (!one.success) continue;
    const { properties, geometry } = one.output;
    const rings = geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
    points += rings.reduce((sum, ring) => sum + ring.length, 0);
    if (points > MAX_POINTS) return "too-many";
    const borders = inNetherlands(rings.map((ring) => ring.map(([x, y]): LngLat => [x, y])));
    if (!borders) continue;
    municipalities.push({
      name: properties.naam,
      province: properties.ligtInProvincieNaam ?? null,
      rings: borders.map((ring) => thinnedRing(ring, MUNICIPALITY_MARGIN_METERS)),
    });
  }
  return municipalities.length === 0 && features.length > 0 ? "damaged" : municipalities;
}

/** Returns rings as longitude, latitude; null if they do not lie in the Netherlands either way. */
function inNetherlands(rings: Rings): Rings | null {
  if (areInside(rings)) return rings;
  const swapped = rings.map((ring) => ring.map(([lat, lng]): LngLat => [lng, lat]));
  return areInside(swapped) ? swapped : null;
}

function areInside(rings: Rings): boolean {
  return rings.every((ring) => ring.every(([lng, lat]) => isInBox(NETHERLANDS, { lat, lng })));
}
