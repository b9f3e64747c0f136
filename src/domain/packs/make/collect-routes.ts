import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { isRouteKey, routeModeOf } from "#domain/named-routes/route-relation.ts";
import {
  type RouteLines,
  type RouteMember,
  type RouteRelation,
  type RoutesFile,
  scopeOf,
  UNITS_PER_DEGREE,
} from "#domain/named-routes/routes-format.ts";
import { bytesOfTags, type MemoryBudget, NO_LIMIT } from "#domain/osm/memory-budget.ts";
import type { OsmRelation } from "#domain/osm/osm-elements.ts";
import type { OsmFile } from "#domain/osm/pbf/osm-file.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { growingIds } from "./growing-column.ts";
import { collectIds, type IdSet } from "./id-set.ts";
import { createPositions, type NodePositions } from "./node-positions.ts";
import { visitWayPlaces } from "./way-places.ts";

/** The named routes of an extract, with the ways that it has of them. */
export interface CollectedRoutes {
  /** The relations, by ascending id. */
  readonly relations: readonly OsmRelation[];
  readonly ways: ReadonlyMap<number, CollectedWay>;
  readonly positions: NodePositions;
}

interface CollectedWay {
  readonly nodeIds: readonly number[];
  readonly isRoundabout: boolean;
}

/** A pass over an extract for its named routes. */
export type RoutesPass = "relations" | "ways" | "nodes";

/** The options for collecting named routes. */
export interface CollectRoutesOptions {
  readonly onProgress?: (pass: RoutesPass, doneBytes: number, totalBytes: number) => void;
  readonly budget?: MemoryBudget;
}

/** Estimates of the memory of a member, of a way, and of a node in a way, in bytes. */
const [MEMBER_BYTES, WAY_BYTES, NODE_BYTES] = [90, 120, 30];

/**
 * Reads the named routes in three passes; null if there are none, after the first. Rejects with OsmFileError.
 */
export async function collectRoutes(
  file: OsmFile,
  { onProgress = () => {}, budget = NO_LIMIT }: CollectRoutesOptions = {},
): Promise<CollectedRoutes | null> {
  const found = new Map<number, OsmRelation>();
  await file.visit(
    {
      relation: ({ id, tags, members }) => {
        if (!isStorable(id) || routeModeOf(tags) === null) return;
        budget.take(bytesOfTags(tags) + MEMBER_BYTES * members.length);
        found.set(id, { id, tags, members });
      },
      needs: { isKey: isRouteKey, editions: false, isObject: (_, tags) => "route" in tags },
    },
    (done, total) => onProgress("relations", done, total),
  );
  const relations = namedRelations(found).sort((a, b) => a.id - b.id);
  if (relations.length === 0) return null;
  const { ways, nodeIds } = await readWays(file, wayIdsOf(relations), { onProgress, budget });
  const positions = await readPositions(file, nodeIds, onProgress);
  return { relations, ways, positions };
}

/** Returns the relations with a name or a ref, and all in them: a stage may have neither. */
function namedRelations(relations: ReadonlyMap<number, OsmRelation>): OsmRelation[] {
  const named = new Set(
    [...relations.values()].filter(({ tags }) =>
      ["name", "ref"].some((key) => plainName(tags[key] ?? "") !== ""),
    ),
  );
  // Iterating a set includes elements added meanwhile.
  for (const { members } of named) {
    for (const { type, id } of members) {
      const child = type === "relation" ? relations.get(id) : undefined;
      if (child) named.add(child);
    }
  }
  return [...named];
}

/** Ids of other programs may be negative, which the file has no room for. */
function isStorable(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}

function wayIdsOf(relations: readonly OsmRelation[]): IdSet {
  const ids = collectIds();
  for (const { members } of relations) {
    for (const { type, id } of members) if (type === "way") ids.add(id);
  }
  return ids.close();
}

async function readWays(
  file: OsmFile,
  wanted: IdSet,
  { onProgress, budget }: Required<CollectRoutesOptions>,
) {
  const ways = new Map<number, CollectedWay>();
  const nodes = collectIds();
  await file.visit(
    {
      way: ({ id, nodeIds, tags }) => {
        if (!isStorable(id) || wanted.indexOf(id) < 0) return;
        budget.take(WAY_BYTES + NODE_BYTES * nodeIds.length);
        const isRoundabout = tags["junction"] === "roundabout" || tags["junction"] === "circular";
        ways.set(id, { nodeIds, isRoundabout });
        for (const nodeId of nodeIds) nodes.add(nodeId);
      },
      needs: {
        isKey: (key) => key === "junction",
        editions: false,
        isObject: (id) => wanted.indexOf(id) >= 0,
      },
    },
    (done, total) => onProgress("ways", done, total),
  );
  return { ways, nodeIds: nodes.close() };
}

async function readPositions(
  file: OsmFile,
  wanted: IdSet,
  onProgress: Required<CollectRoutesOptions>["onProgress"],
): Promise<NodePositions> {
  const positions = createPositions(wanted);
  await visitWayPlaces(file, positions.put);
  await file.visit(
    {
      node: (node) => {
        // Nodes that are not on the earth count as missing.
        const isOnEarth = Math.abs(node.latE7) <= 90e7 && Math.abs(node.lngE7) <= 180e7;
        if (isOnEarth) positions.put(node);
      },
      needs: {
        isKey: () => false,
        editions: false,
        isObject: (id) => wanted.indexOf(id) >= 0,
      },
    },
    (done, total) => onProgress("nodes", done, total),
  );
  return positions;
}

/**
 * Returns the content of a `named.routes` for an area, or all of it: the ways that enter the area, whole, and the
 * relations that have any, also through others. Null if there are none.
 */
export function routesWithin(
  collected: CollectedRoutes,
  area: LngLatBox | null,
): RoutesFile | null {
  const { lines, linesOfWay } = linesWithin(collected, area);
  const indexOf = relationsWithLines(collected.relations, linesOfWay);
  if (indexOf.size === 0) return null;
  const relations = collected.relations
    .filter(({ id }) => indexOf.has(id))
    .map((relation) => relationOf(relation, linesOfWay, indexOf));
  return { lines, relations };
}

/** The indexes of the lines of a way; a way whose nodes are not all in the extract may have several. */
type LinesOfWay = ReadonlyMap<number, readonly number[]>;

function linesWithin({ ways, positions }: CollectedRoutes, area: LngLatBox | null) {
  const [wayIds, ends, lngs, lats] = [growingIds(), growingIds(), growingIds(), growingIds()];
  const roundabouts: number[] = [];
  const linesOfWay = new Map<number, readonly number[]>();
  for (const id of [...ways.keys()].sort((a, b) => a - b)) {
    const { nodeIds, isRoundabout } = ways.get(id) as CollectedWay;
    const parts = placedParts(nodeIds, positions);
    if (area && !parts.some((part) => part.some((place) => isWithin(place, area)))) continue;
    const indexes = parts.map((part) => {
      for (const [lng, lat] of part) {
        lngs.add(lng);
        lats.add(lat);
      }
      wayIds.add(id);
      ends.add(lngs.count());
      return roundabouts.push(isRoundabout ? 1 : 0) - 1;
    });
    if (indexes.length > 0) linesOfWay.set(id, indexes);
  }
  const lines: RouteLines = {
    wayIds: wayIds.numbers(),
    roundabouts: Uint8Array.from(roundabouts),
    starts: Uint32Array.from([0, ...ends.numbers()]),
    lngs: Int32Array.from(lngs.numbers()),
    lats: Int32Array.from(lats.numbers()),
  };
  return { lines, linesOfWay };
}

/** A position in the units of the file. */
type Place = readonly [lng: number, lat: number];

/** Splits a way where a node is not in the extract; parts of one place are no lines. */
function placedParts(
  nodeIds: readonly number[],
  positions: NodePositions,
): readonly (readonly Place[])[] {
  const parts: Place[][] = [[]];
  for (const nodeId of nodeIds) {
    const place = positions.of(nodeId);
    if (!place) {
      parts.push([]);
      continue;
    }
    const [lng, lat] = [place.lng, place.lat].map((degrees) =>
      Math.round(degrees * UNITS_PER_DEGREE),
    ) as [number, number];
    const part = parts.at(-1) as Place[];
    const last = part.at(-1);
    if (last?.[0] !== lng || last[1] !== lat) part.push([lng, lat]);
  }
  return parts.filter((part) => part.length > 1);
}

function isWithin([lng, lat]: Place, [west, south, east, north]: LngLatBox): boolean {
  const [x, y] = [lng / UNITS_PER_DEGREE, lat / UNITS_PER_DEGREE];
  return x >= west && x <= east && y >= south && y <= north;
}

/** Returns the index of each relation that has a line, itself or through its members. */
function relationsWithLines(
  relations: readonly OsmRelation[],
  linesOfWay: LinesOfWay,
): ReadonlyMap<number, number> {
  const parents = parentsOf(relations);
  const used = new Set(
    relations
      .filter(({ members }) => members.some(({ type, id }) => type === "way" && linesOfWay.has(id)))
      .map(({ id }) => id),
  );
  // Iterating a set includes elements added meanwhile.
  for (const id of used) for (const parent of parents.get(id) ?? []) used.add(parent);
  const ids = relations.map(({ id }) => id).filter((id) => used.has(id));
  return new Map(ids.map((id, index) => [id, index]));
}

function parentsOf(relations: readonly OsmRelation[]): ReadonlyMap<number, readonly number[]> {
  const parents = new Map<number, number[]>();
  for (const { id, members } of relations) {
    for (const member of members) {
      if (member.type !== "relation") continue;
      const known = parents.get(member.id);
      if (known) known.push(id);
      else parents.set(member.id, [id]);
    }
  }
  return parents;
}

function relationOf(
  { id, tags, members }: OsmRelation,
  linesOfWay: LinesOfWay,
  indexOf: ReadonlyMap<number, number>,
): RouteRelation {
  const text = (key: string): string => plainName(tags[key] ?? "");
  return {
    id,
    mode: routeModeOf(tags) ?? "walk",
    scope: scopeOf(tags),
    name: text("name"),
    ref: text("ref"),
    from: text("from"),
    to: text("to"),
    members: membersOf(members, linesOfWay, indexOf),
  };
}

/** Returns the ways and relations among the members; nodes, such as guideposts, are left out. */
function membersOf(
  members: OsmRelation["members"],
  linesOfWay: LinesOfWay,
  indexOf: ReadonlyMap<number, number>,
): readonly RouteMember[] {
  const found: RouteMember[] = [];
  const missing = (): void => {
    const last = found.at(-1);
    const count = last?.kind === "missing-ways" ? last.count + 1 : 1;
    if (last?.kind === "missing-ways") found.pop();
    found.push({ kind: "missing-ways", count });
  };
  for (const { type, id, role: tagged } of members) {
    const role = plainName(tagged);
    if (type === "relation") {
      const relation = indexOf.get(id);
      found.push(
        relation === undefined
          ? { kind: "missing-relation", role }
          : { kind: "relation", relation, role },
      );
    }
    if (type !== "way") continue;
    const lines = linesOfWay.get(id) ?? [];
    if (lines.length === 0) missing();
    lines.forEach((line, part) => {
      if (part > 0) missing();
      found.push({ kind: "line", line, role });
    });
  }
  return found;
}
