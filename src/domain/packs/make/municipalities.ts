import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { isInRing } from "#domain/geodesy/point-in-ring.ts";
import type { OsmExtract, OsmRelation, OsmTags } from "#domain/osm/osm-elements.ts";
import type { PackMunicipality } from "#domain/packs/municipality-around.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { pointsToKeep } from "#domain/tracks/edit-points.ts";

/** The largest distance between a simplified border and the real one, metres. */
const TOLERANCE_METERS = 15;

/** Four decimals are about ten metres. */
const UNITS_PER_DEGREE = 1e4;

/** More nodes than any border of a municipality has. */
const MAX_NODES = 100_000;

/** Tells whether a relation is the border of a municipality with a name. */
export function isMunicipality(tags: OsmTags): boolean {
  return (
    tags["boundary"] === "administrative" &&
    tags["admin_level"] === "8" &&
    plainName(tags["name"] ?? "") !== ""
  );
}

/** Tells whether a relation with this key may be the border of a municipality. */
export function isBoundaryKey(key: string): boolean {
  return key === "admin_level";
}

/**
 * Returns the municipalities whose whole border is in an extract, and that have a corner in an area or all of it inside; of
 * others nobody can tell what lies within.
 */
export function municipalitiesOf(
  relations: readonly OsmRelation[],
  { wayOf, positionOf }: Pick<OsmExtract, "wayOf" | "positionOf">,
  area: LngLatBox | null,
): readonly PackMunicipality[] {
  return relations.flatMap(({ tags, members }) => {
    const ways = members.filter(({ type }) => type === "way");
    const lines = ways.map(({ id }) => wayOf(id)?.nodeIds ?? []);
    const rings = ringsOf(lines)?.map((nodeIds) => thinned(nodeIds, positionOf));
    if (!rings || rings.length === 0) return [];
    const known = rings.flatMap((ring) => (ring ? [ring] : []));
    if (known.length < rings.length || !known.some((ring) => isAround(ring, area))) return [];
    return [{ name: plainName(tags["name"] ?? ""), rings: known }];
  });
}

/** Joins lines to closed ones, by their ends; null if they leave a gap. */
function ringsOf(lines: readonly (readonly number[])[]): readonly (readonly number[])[] | null {
  const left = new Set(lines);
  const count = lines.reduce((sum, line) => sum + line.length, 0);
  if (count > MAX_NODES || lines.some((line) => line.length < 2)) return null;
  const rings: number[][] = [];
  for (const first of left) {
    left.delete(first);
    const ring = [...first];
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1);
      const next = [...left].find((line) => line[0] === end || line.at(-1) === end);
      if (!next) return null;
      left.delete(next);
      ring.push(...(next[0] === end ? next : next.toReversed()).slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

/** Returns a ring thinned and rounded (lng, lat …); null if a place of it is not in the extract. */
function thinned(
  nodeIds: readonly number[],
  positionOf: OsmExtract["positionOf"],
): readonly number[] | null {
  const places = nodeIds.flatMap((id) => positionOf(id) ?? []);
  if (places.length < nodeIds.length) return null;
  const lngs = Float64Array.from(places, ({ lng }) => lng);
  const lats = Float64Array.from(places, ({ lat }) => lat);
  const keep = pointsToKeep({ lngs, lats, segmentStarts: Uint32Array.of(0) }, TOLERANCE_METERS);
  const rounded = (degrees: number) => Math.round(degrees * UNITS_PER_DEGREE) / UNITS_PER_DEGREE;
  return places.flatMap(({ lng, lat }, index) => (keep[index] ? [rounded(lng), rounded(lat)] : []));
}

/** Tells whether a ring has a corner in an area, or is around its south-western corner. */
function isAround(ring: readonly number[], area: LngLatBox | null): boolean {
  if (area === null) return true;
  for (let at = 0; at + 1 < ring.length; at += 2) {
    if (isInBox(area, { lng: ring[at] as number, lat: ring[at + 1] as number })) return true;
  }
  return isInRing(ring, area[0], area[1]);
}
