import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { isNodeKey, modesOfRoute, nodeLabel } from "#domain/network/extract/network-tags.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import { bytesOfTags, type MemoryBudget, NO_LIMIT } from "#domain/osm/memory-budget.ts";
import type {
  OsmExtract,
  OsmNode,
  OsmRelation,
  OsmTags,
  OsmWay,
} from "#domain/osm/osm-elements.ts";
import {
  type FileNode,
  type FileRelation,
  type FileWay,
  NO_TAGS,
} from "#domain/osm/pbf/file-objects.ts";
import type { OsmFile } from "#domain/osm/pbf/osm-file.ts";
import type { PackMunicipality } from "#domain/packs/municipality-around.ts";
import { growingBox } from "./growing-box.ts";
import { collectIds, type IdSet } from "./id-set.ts";
import { isBoundaryKey, isMunicipality, municipalitiesOf } from "./municipalities.ts";
import { createPositions } from "./node-positions.ts";
import { collectWayPlaces, isPlaceKey, placeOfNode, type RawPlace } from "./raw-places.ts";
import { visitWayPlaces } from "./way-places.ts";

/** The inputs of a pack, besides its base map. */
export interface ReadExtract {
  readonly osm: OsmExtract;
  /** Returns the places in a box, or all of them. They are created at each call, because a country has many. */
  readonly placesIn: (box: LngLatBox | null) => RawPlace[];
  /** Returns the municipalities in a box, or all of them, whose whole border was read. */
  readonly municipalitiesIn: (box: LngLatBox | null) => readonly PackMunicipality[];
  /** The time of the newest object; 0 if the file has no dates. */
  readonly newestSeconds: number;
  /** The bounds of all nodes, in a file that declares none; null for a file without nodes. */
  readonly nodeBounds: LngLatBox | null;
}

/** The tags that the extractor or the network tiles use; others are dropped. */
const WAY_KEYS =
  /^(oneway(:.*)?|junction|cycleway(:.*)?|route|ferry|portage|canoe|highway|waterway|surface|footway:surface|tracktype)$/;

/** The options for reading an extract. */
export interface ReadOptions {
  /** Receives the progress of each pass, in bytes of the file. */
  readonly onProgress?: (pass: ReadPass, doneBytes: number, totalBytes: number) => void;
  /** Counts the data in memory. */
  readonly budget?: MemoryBudget;
}

/** The passes over an extract, in their order. */
export type ReadPass = "relations" | "ways" | "nodes";

/**
 * Reads in three passes (relations, their ways, the nodes of those), so that only the networks of a country are in
 * memory. Nodes that are not on the earth count as missing. Rejects with OsmFileError.
 */
export async function readExtract(
  file: OsmFile,
  { onProgress = () => {}, budget = NO_LIMIT }: ReadOptions = {},
): Promise<ReadExtract> {
  let newestSeconds = 0;
  const seen = (object: { timestampSeconds: number }): void => {
    newestSeconds = Math.max(newestSeconds, object.timestampSeconds);
  };
  const pass = { file, seen, onProgress, budget };
  const { relations, networks, borders } = await readRelations(pass);
  const wanted = wantedWays([...relations, ...borders]);
  const { ways, placeWays, nodeIds } = await readWays(pass, wanted);
  const nodes = await readNodes(pass, nodeIds);
  const osm: OsmExtract = {
    relations,
    networks,
    nodes: nodes.networkNodes,
    wayOf: (wayId) => ways.get(wayId),
    positionOf: nodes.positionOf,
  };
  const placesIn = (box: LngLatBox | null): RawPlace[] => {
    const isIn = (place: LatLng): boolean => box === null || isInBox(box, place);
    const found = nodes.places.filter(isIn);
    for (const place of placeWays.placed(nodes.positionOf)) if (isIn(place)) found.push(place);
    return found;
  };
  const municipalitiesIn = (box: LngLatBox | null) => municipalitiesOf(borders, osm, box);
  return { osm, placesIn, municipalitiesIn, newestSeconds, nodeBounds: nodes.bounds };
}

interface Pass extends Required<ReadOptions> {
  readonly file: OsmFile;
  readonly seen: (object: { timestampSeconds: number }) => void;
}

/**
 * Returns the needs of a pass. All objects are needed while their times are, because the file does not declare the
 * time of its data.
 */
function needsOf({ file: { header } }: Pass, isKey: (key: string) => boolean, isObject: IsObject) {
  const isDated = header.dataSeconds !== null;
  return { isKey, editions: !isDated, isObject: isDated ? isObject : () => true };
}

type IsObject = (id: number, tags: OsmTags) => boolean;

/** Estimates of the memory of some objects, in bytes. */
const [MEMBER_BYTES, WAY_BYTES, ID_BYTES, PLACE_BYTES] = [60, 120, 8, 120];
/** A position in 10⁻⁷ degree, and whether it was read. */
const POSITION_BYTES = 9;

async function readRelations(pass: Pass) {
  const { file, seen, onProgress, budget } = pass;
  const routes: OsmRelation[] = [];
  const networks: OsmRelation[] = [];
  const borders: OsmRelation[] = [];
  const isNeeded: IsObject = (_, tags) =>
    isMunicipality(tags) ||
    ((tags["type"] === "route" || tags["type"] === "network") && modesOfRoute(tags).length > 0);
  const relation = (read: FileRelation): void => {
    seen(read);
    const { id, tags, members } = read;
    if (!isNeeded(id, tags)) return;
    budget.take(bytesOfTags(tags) + MEMBER_BYTES * members.length);
    const ofType = tags["type"] === "route" ? routes : networks;
    (isMunicipality(tags) ? borders : ofType).push({ id, tags, members });
  };
  const needs = needsOf(pass, (key) => key === "network" || isBoundaryKey(key), isNeeded);
  await file.visit({ relation, needs }, (done, total) => onProgress("relations", done, total));
  return { relations: routes, networks, borders };
}

function wantedWays(relations: readonly OsmRelation[]): IdSet {
  const ids = collectIds();
  for (const { members } of relations) {
    for (const member of members) if (member.type === "way") ids.add(member.id);
  }
  return ids.close();
}

async function readWays(pass: Pass, wanted: IdSet) {
  const { file, seen, onProgress, budget } = pass;
  const ways = new Map<number, OsmWay>();
  const placeWays = collectWayPlaces();
  const nodeIds = collectIds();
  const way = (read: FileWay): void => {
    seen(read);
    const { id, tags } = read;
    if (wanted.indexOf(id) >= 0) {
      budget.take(WAY_BYTES + 2 * ID_BYTES * read.nodeIds.length);
      ways.set(id, { id, nodeIds: read.nodeIds, tags: usedTags(tags) });
      for (const nodeId of read.nodeIds) nodeIds.add(nodeId);
    }
    const placeNode = placeWays.add(read);
    if (placeNode === null) return;
    budget.take(3 * ID_BYTES + (tags["name"]?.length ?? 0));
    nodeIds.add(placeNode);
  };
  const needs = needsOf(
    pass,
    (key) => isPlaceKey(key) || WAY_KEYS.test(key),
    (id, tags) => tags !== NO_TAGS || wanted.indexOf(id) >= 0,
  );
  await file.visit({ way, needs }, (done, total) => onProgress("ways", done, total));
  return { ways, placeWays, nodeIds: nodeIds.close() };
}

function usedTags(tags: OsmTags): OsmTags {
  return Object.fromEntries(Object.entries(tags).filter(([key]) => WAY_KEYS.test(key)));
}

async function readNodes(pass: Pass, wanted: IdSet) {
  const { file, seen, onProgress, budget } = pass;
  budget.take(POSITION_BYTES * wanted.size);
  const positions = createPositions(wanted);
  const networkNodes: OsmNode[] = [];
  const places: RawPlace[] = [];
  const box = growingBox();
  const node = (read: FileNode): void => {
    seen(read);
    const { id, latE7, lngE7, tags } = read;
    if (!isOnEarth(read)) return;
    box.add(lngE7, latE7);
    positions.put(read);
    if (tags === NO_TAGS) return;
    const place = { lat: latE7 / 1e7, lng: lngE7 / 1e7 };
    if (isNetworkNode(tags)) {
      budget.take(bytesOfTags(tags));
      networkNodes.push({ id, tags, ...place });
    }
    const named = placeOfNode(tags, place);
    if (!named) return;
    budget.take(PLACE_BYTES + named.name.length);
    places.push(named);
  };
  const isBounded = file.header.bounds !== null;
  const needs = needsOf(
    pass,
    (key) => isPlaceKey(key) || isNodeKey(key),
    (id, tags) => !isBounded || tags !== NO_TAGS || wanted.indexOf(id) >= 0,
  );
  await visitWayPlaces(file, (place) => {
    box.add(place.lngE7, place.latE7);
    positions.put(place);
  });
  await file.visit({ node, needs }, (done, total) => onProgress("nodes", done, total));
  return { networkNodes, places, bounds: box.bounds(), positionOf: positions.of };
}

function isOnEarth({ latE7, lngE7 }: FileNode): boolean {
  return Math.abs(latE7) <= 90e7 && Math.abs(lngE7) <= 180e7;
}

function isNetworkNode(tags: OsmTags): boolean {
  return NETWORK_MODES.some((mode) => nodeLabel(tags, mode) !== null);
}
