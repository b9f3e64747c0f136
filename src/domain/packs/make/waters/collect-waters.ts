import {
  isClosedToBoats,
  isPutIn,
  isStoppingBoats,
  WATER_MODES,
} from "#domain/network/ways/access/water-access.ts";
import { waterAttributesOf } from "#domain/network/ways/file/water-attributes.ts";
import type { WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import { DIRECTION_BITS, UNITS_PER_DEGREE } from "#domain/network/ways/file/ways-format.ts";
import { type MemoryBudget, NO_LIMIT } from "#domain/osm/memory-budget.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { NO_TAGS } from "#domain/osm/pbf/file-objects.ts";
import type { OsmFile } from "#domain/osm/pbf/osm-file.ts";
import { collectIds, type IdSet } from "#domain/packs/make/id-set.ts";
import { visitWayPlaces } from "#domain/packs/make/way-places.ts";
import { plainName } from "#domain/text/plain-text.ts";
import {
  type AreaRelation,
  type AreaWay,
  isWaterArea,
  type WaterArea,
  waterAreas,
} from "./water-areas.ts";

/** A water, or a path with a portage. */
export interface RawWater {
  readonly id: number;
  readonly nodeIds: readonly number[];
  readonly attributes: WayAttributes;
}

/** A place in 10⁻⁶ degree. */
export interface UnitPlace {
  readonly lng: number;
  readonly lat: number;
}

/** A place for getting a canoe into the water. */
export interface PutIn {
  readonly nodeId: number;
  readonly name: string | null;
}

/** The waters of an extract. */
export interface RawWaters {
  /** By ascending id. */
  readonly lines: readonly RawWater[];
  /** The nodes where boats stop and canoes are carried. */
  readonly works: ReadonlySet<number>;
  /** Nodes that are closed to modes: `DIRECTION_BITS`. */
  readonly closedAt: ReadonlyMap<number, number>;
  readonly putIns: readonly PutIn[];
  readonly areas: readonly WaterArea[];
  /** Returns undefined for a node that the extract does not have. */
  readonly placeOf: (nodeId: number) => UnitPlace | undefined;
}

/** A pass over an extract for its waters. */
export type WatersPass = "ways" | "areas" | "nodes";

/** The options for collecting waters. */
export interface CollectWatersOptions {
  readonly onProgress?: (pass: WatersPass, doneBytes: number, totalBytes: number) => void;
  readonly budget?: MemoryBudget;
}

/** Estimates of the memory of a water, and of a node in one, in bytes. */
const [WATER_BYTES, NODE_BYTES] = [300, 60];

const WAY_KEYS = new Set(["waterway", "canoe", "portage", "natural", "landuse"]);
const AREA_KEYS = new Set(["natural", "waterway", "landuse"]);
const NODE_KEYS = new Set(["waterway", "canoe", "motorboat", "boat"]);

/** Reads the waters that boats may use, in three passes: their lines and relations, their surfaces, and nodes. Rejects with OsmFileError. */
export async function collectWaters(
  file: OsmFile,
  { onProgress = () => {}, budget = NO_LIMIT }: CollectWatersOptions = {},
): Promise<RawWaters> {
  const { lines, works, lineNodes, relations } = await readWaters(file, budget, (done, total) =>
    onProgress("ways", done, total),
  );
  const areas = await readAreas(file, { lineNodes, relations, budget }, (done, total) =>
    onProgress("areas", done, total),
  );
  const nodeIds = withNodesOf(lineNodes, areas);
  const places = new Map<number, UnitPlace>();
  const isWanted = (id: number): boolean => nodeIds.indexOf(id) >= 0;
  const put = (id: number, lngE7: number, latE7: number): void => {
    // Nodes that are not on the earth count as missing.
    if (Math.abs(latE7) > 90e7 || Math.abs(lngE7) > 180e7) return;
    places.set(id, { lng: Math.round(lngE7 / 10), lat: Math.round(latE7 / 10) });
  };
  await visitWayPlaces(file, ({ id, lngE7, latE7 }) => {
    if (isWanted(id)) put(id, lngE7, latE7);
  });
  const closedAt = new Map<number, number>();
  const putIns: PutIn[] = [];
  await file.visit(
    {
      node: ({ id, lngE7, latE7, tags }) => {
        const isPlace = isPutIn(tags);
        if (!isPlace && !isWanted(id)) return;
        put(id, lngE7, latE7);
        if (isPlace) {
          budget.take(WATER_BYTES);
          putIns.push({ nodeId: id, name: plainName(tags["name"] ?? "") || null });
        }
        if (isStoppingBoats(tags)) works.add(id);
        const closed = closedBits(tags);
        if (closed !== 0 && !isPlace) closedAt.set(id, closed);
      },
      needs: {
        isKey: (key) => NODE_KEYS.has(key),
        editions: false,
        isObject: (id, tags) => tags !== NO_TAGS || isWanted(id),
      },
    },
    (done, total) => onProgress("nodes", done, total),
  );
  putIns.sort((a, b) => a.nodeId - b.nodeId);
  return { lines, works, closedAt, putIns, areas, placeOf: (id) => places.get(id) };
}

function closedBits(tags: OsmTags): number {
  return WATER_MODES.reduce((bits, mode) => {
    const { forward, backward } = DIRECTION_BITS[mode];
    return isClosedToBoats(tags, mode) ? bits | forward | backward : bits;
  }, 0);
}

async function readWaters(
  file: OsmFile,
  budget: MemoryBudget,
  onProgress: (done: number, total: number) => void,
) {
  const byId = new Map<number, RawWater>();
  const works = new Set<number>();
  const ids = collectIds();
  const relations: AreaRelation[] = [];
  await file.visit(
    {
      relation: ({ tags, members }) => {
        if (tags["type"] !== "multipolygon" || !isWaterArea(tags)) return;
        budget.take(WATER_BYTES + NODE_BYTES * members.length);
        relations.push({ tags, members });
      },
      way: ({ id, tags, nodeIds }) => {
        // A weir may be a line across the water.
        if (isStoppingBoats(tags)) for (const node of nodeIds) works.add(node);
        const attributes = waterAttributesOf(tags);
        if (!attributes || nodeIds.length < 2) return;
        budget.take(WATER_BYTES + NODE_BYTES * nodeIds.length);
        byId.set(id, { id, nodeIds: withoutRepeats(nodeIds), attributes });
        for (const node of nodeIds) ids.add(node);
      },
      needs: {
        isKey: (key) => WAY_KEYS.has(key),
        editions: false,
        isObject: (_, tags) => tags !== NO_TAGS,
      },
    },
    onProgress,
  );
  const lines = [...byId.values()].sort((a, b) => a.id - b.id);
  return { lines, works, relations, lineNodes: ids.close() };
}

interface AreasAsked {
  readonly lineNodes: IdSet;
  readonly relations: readonly AreaRelation[];
  readonly budget: MemoryBudget;
}

/** Reads the surfaces with a name, those that lines touch, and those of relations: there are very many others. */
async function readAreas(
  file: OsmFile,
  { lineNodes, relations, budget }: AreasAsked,
  onProgress: (done: number, total: number) => void,
): Promise<readonly WaterArea[]> {
  const members = new Set(relations.flatMap((one) => one.members.map(({ id }) => id)));
  const ways = new Map<number, AreaWay>();
  await file.visit(
    {
      way: ({ id, tags, nodeIds }) => {
        const isTouched = (): boolean => nodeIds.some((node) => lineNodes.indexOf(node) >= 0);
        const isUsed = isWaterArea(tags) && (tags["name"] !== undefined || isTouched());
        if (!isUsed && !members.has(id)) return;
        budget.take(WATER_BYTES + NODE_BYTES * nodeIds.length);
        ways.set(id, { id, nodeIds: withoutRepeats(nodeIds), tags });
      },
      needs: {
        isKey: (key) => AREA_KEYS.has(key),
        editions: false,
        isObject: (id, tags) => tags !== NO_TAGS || members.has(id),
      },
    },
    onProgress,
  );
  const byId = [...ways.values()].sort((a, b) => a.id - b.id);
  return waterAreas(new Map(byId.map((way) => [way.id, way])), relations);
}

function withNodesOf(lineNodes: IdSet, areas: readonly WaterArea[]): IdSet {
  const ids = collectIds();
  for (const id of lineNodes.ids) ids.add(id);
  for (const { rings } of areas) for (const ring of rings) for (const id of ring) ids.add(id);
  return ids.close();
}

function withoutRepeats(nodeIds: readonly number[]): number[] {
  return nodeIds.filter((id, at) => id !== nodeIds[at - 1]);
}

/** Returns a place in degrees. */
export function degreesOf({ lng, lat }: UnitPlace): {
  readonly lng: number;
  readonly lat: number;
} {
  return { lng: lng / UNITS_PER_DEGREE, lat: lat / UNITS_PER_DEGREE };
}
