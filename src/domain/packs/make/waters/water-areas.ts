import { waterAttributesOf } from "#domain/network/ways/file/water-attributes.ts";
import type { OsmMember, OsmTags } from "#domain/osm/osm-elements.ts";

/** A water surface as its way has it, or one way of its relation. */
export interface AreaWay {
  readonly id: number;
  readonly nodeIds: readonly number[];
  readonly tags: OsmTags;
}

/** A water surface with islands. */
export interface AreaRelation {
  readonly tags: OsmTags;
  readonly members: readonly OsmMember[];
}

/** A water surface: closed rings of node ids, outer and inner ones alike. */
export interface WaterArea {
  readonly rings: readonly (readonly number[])[];
  readonly tags: OsmTags;
}

/** Surfaces that no boat crosses, or whose line is enough. */
const LEFT_OUT = new Set([
  ...["ditch", "drain", "pond", "basin", "wastewater", "reflecting_pool", "moat", "fountain"],
  ...["stream", "stream_pool", "fish_pass", "rapids", "intermittent", "shallow"],
]);

/** Returns whether tags are those of a water surface that boats may cross. Source: OSM wiki, "Tag:natural=water". */
export function isWaterArea(tags: OsmTags): boolean {
  const isWater =
    tags["natural"] === "water" ||
    tags["waterway"] === "riverbank" ||
    tags["waterway"] === "dock" ||
    tags["landuse"] === "reservoir";
  if (!isWater || LEFT_OUT.has(tags["water"] ?? "")) return false;
  return areaAttributesOf(tags).directions !== 0;
}

/** Returns the attributes of a line over a water surface. */
export function areaAttributesOf(tags: OsmTags) {
  const { area: _, ...own } = tags;
  const attributes = waterAttributesOf({ ...own, waterway: "canal" });
  if (!attributes) throw new Error("A canal has attributes.");
  return attributes;
}

/** Returns the surfaces of ways and relations whose rings are closed and whole. */
export function waterAreas(
  ways: ReadonlyMap<number, AreaWay>,
  relations: readonly AreaRelation[],
): readonly WaterArea[] {
  // A way of a relation may have the tags as well, and is one surface.
  const members = new Set(relations.flatMap((one) => one.members.map(({ id }) => id)));
  const single = [...ways.values()]
    .filter(({ id, nodeIds, tags }) => !members.has(id) && isRing(nodeIds) && isWaterArea(tags))
    .map(({ nodeIds, tags }): WaterArea => ({ rings: [nodeIds], tags }));
  const composed = relations.flatMap(({ tags, members }): WaterArea[] => {
    const rings = ringsOf(members, ways);
    return rings ? [{ rings, tags }] : [];
  });
  return [...single, ...composed];
}

function isRing(nodeIds: readonly number[]): boolean {
  return nodeIds.length > 3 && nodeIds[0] === nodeIds.at(-1);
}

/** Joins the ways of a relation to rings; null if a part is missing. */
function ringsOf(
  members: readonly OsmMember[],
  ways: ReadonlyMap<number, AreaWay>,
): readonly (readonly number[])[] | null {
  const found = members.flatMap(({ type, id }) => (type === "way" ? [ways.get(id)] : []));
  const lines = found.flatMap((way) => (way ? [way.nodeIds] : []));
  if (lines.length < found.length) return null;
  const rings: (readonly number[])[] = [];
  while (lines.length > 0) {
    const ring = takeRing(lines);
    if (!ring) return null;
    rings.push(ring);
  }
  return rings;
}

/** Takes the lines of a ring out of a list; null if it is not closed. */
function takeRing(lines: (readonly number[])[]): readonly number[] | null {
  let ring = lines.pop() ?? [];
  while (ring[0] !== ring.at(-1)) {
    const end = ring.at(-1);
    const at = lines.findIndex((line) => line[0] === end || line.at(-1) === end);
    const [next] = at < 0 ? [] : lines.splice(at, 1);
    if (!next) return null;
    const onward = next[0] === end ? next : next.toReversed();
    ring = [...ring, ...onward.slice(1)];
  }
  return isRing(ring) ? ring : null;
}
