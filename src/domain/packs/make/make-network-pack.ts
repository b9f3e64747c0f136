import type { Pause } from "#domain/async/pause.ts";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { readAhead } from "#domain/bytes/read-ahead.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { BrokenNamedRoute } from "#domain/named-routes/broken-named-routes.ts";
import { extractWithin } from "#domain/network/extract/extract-within.ts";
import type { UnresolvedReason } from "#domain/network/extract/route-finding.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { createMemoryBudget } from "#domain/osm/memory-budget.ts";
import { OsmFileError } from "#domain/osm/osm-file-error.ts";
import { type OsmFile, openOsmFile } from "#domain/osm/pbf/osm-file.ts";
import {
  makeWaters,
  WATERS_FILE,
  type WatersOutcome,
} from "#domain/packs/make/waters/make-waters.ts";
import { type NetworkWays, networkWaysOf } from "./collect-ways.ts";
import { type DataDate, dataDateOf } from "./extract-date.ts";
import { type MadeParts, makeNetworkParts } from "./make-network-parts.ts";
import { makeRoutes, ROUTES_FILE, type RoutesOutcome } from "./make-routes.ts";
import { makeWays, WAYS_FILE, type WaysOutcome } from "./make-ways.ts";
import type { NetworkSummary } from "./network-summary.ts";
import { readExtract } from "./read-extract.ts";

/** The phases of making a pack, in their order. */
export const MAKE_PHASES = [
  "index",
  "relations",
  "ways",
  "nodes",
  "routes",
  "tiles",
  "paths",
] as const;

/** A phase of making a pack: finding the blocks, three passes over them, the networks, their map, and all ways. */
export type MakePhase = (typeof MAKE_PHASES)[number];

/** The progress within a phase: in bytes of the file, in routes, in pieces of the map, or in thousandths. */
export interface MakeProgress {
  readonly phase: MakePhase;
  readonly done: number;
  readonly total: number;
}

/** The number of bytes that are read at once while the blocks are found. */
const READ_AHEAD_BYTES = 1 << 18;

/** The default limit of the data in memory. The worker takes two to three times as much. */
const MAX_BYTES = 150e6;

/** The ways are read after the data of the networks is released, and their columns take little beside the estimate. */
const WAYS_SHARE = 1.5;

/** The progress in thousandths at which each part of the phase "paths" starts. */
export const PATHS_STARTS = { named: 0, waters: 200, ways: 350 } as const;
const ALL_PATHS = 1000;

/** An extract, and the caller that wants a pack of it. */
export interface MakeRequest {
  readonly source: ByteSource;
  /** The name of the file in messages. */
  readonly fileName: string;
  /**
   * The area of the pack, as `--bounds` of `npm run pack`: routes that enter it are complete, as far as the extract has
   * them. By default all of the extract.
   */
  readonly area?: LngLatBox | undefined;
  /** Receives each file of the pack when it is complete; a refusal may follow. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void> | void;
  readonly signal?: AbortSignal;
  readonly pause?: Pause;
  readonly onProgress?: (progress: MakeProgress) => void;
  /** The most memory for data of the extract, as an estimate; what a phone can spare by default. */
  readonly maxBytes?: number;
}

/** A route without an edge, which cannot be planned over. */
export interface BrokenRoute {
  readonly relationId: number;
  readonly mode: NetworkMode;
  /** As tagged, unchecked. */
  readonly title: string;
  readonly reason: UnresolvedReason;
  /** At its gap, else at its beginning; null if no place of it is in the extract. */
  readonly place: LatLng | null;
}

/** A pack whose files were written. */
export interface MadePack {
  readonly fileNames: readonly string[];
  readonly bounds: LngLatBox;
  /** The networks with routes, in the order of the modes. */
  readonly modes: readonly NetworkMode[];
  readonly date: DataDate | null;
  /** A summary of each network with routes or nodes. */
  readonly networks: readonly NetworkSummary[];
  readonly brokenRoutes: readonly BrokenRoute[];
  readonly droppedStreets: number;
  /** The outcome for `ways.graph`. */
  readonly ways: WaysOutcome;
  /** The outcome for `water.graph`. */
  readonly waters: WatersOutcome;
  /** The outcome for `named.routes`. */
  readonly named: RoutesOutcome;
  readonly brokenNamed: readonly BrokenNamedRoute[];
}

/**
 * Makes a pack from an extract that is read in parts: its networks, then its named routes, its waters, and all its ways, the
 * same files as `npm run pack`. Rejects with OsmFileError, with the reason of an aborted signal, and with the errors of the caller's
 * functions.
 */
export async function makeNetworkPack(request: MakeRequest): Promise<MadePack> {
  const { source, fileName, write, signal, pause, maxBytes = MAX_BYTES } = request;
  const onProgress = (phase: MakePhase, done: number, total: number): void =>
    request.onProgress?.({ phase, done, total });
  const pauseOrStop = async (): Promise<void> => {
    signal?.throwIfAborted();
    await pause?.();
    signal?.throwIfAborted();
  };
  const file = await openOsmFile(readAhead(source, READ_AHEAD_BYTES), fileName, {
    pause: pauseOrStop,
    onProgress: (done, total) => onProgress("index", done, total),
  });
  const caller = { write, pause: pauseOrStop, maxBytes };
  // The data of the networks can be released before the ways are read.
  const networks = await makeNetworks(file, request.area ?? null, { ...caller, onProgress });
  const { networkWays, hasNodes, ...made } = networks;
  const area = request.area ?? null;
  const onPaths = (start: number, end: number) => (done: number, total: number) =>
    onProgress("paths", Math.floor(start + ((end - start) * done) / total), ALL_PATHS);
  const starts = PATHS_STARTS;
  const onNamed = onPaths(starts.named, starts.waters);
  const named = await makeRoutes(file, area, { ...caller, onProgress: onNamed });
  const onWaters = onPaths(starts.waters, starts.ways);
  const waters = await makeWaters(file, area, { ...caller, onProgress: onWaters });
  const ways = await makeWays(
    { file, networkWays, area },
    {
      ...caller,
      maxBytes: maxBytes * WAYS_SHARE,
      onProgress: onPaths(starts.ways, ALL_PATHS),
    },
  );
  if (!hasNodes && ways !== "made" && waters !== "made") throw emptyError(fileName, ways, waters);
  const fileNames = [
    ...made.fileNames,
    ...(named.outcome === "made" ? [ROUTES_FILE] : []),
    ...(waters === "made" ? [WATERS_FILE] : []),
    ...(ways === "made" ? [WAYS_FILE] : []),
  ];
  return { ...made, fileNames, ways, waters, named: named.outcome, brokenNamed: named.broken };
}

/** Returns the error for an extract of which no pack can be made. */
function emptyError(
  fileName: string,
  ...outcomes: readonly (WaysOutcome | WatersOutcome)[]
): OsmFileError {
  return outcomes.includes("too-large")
    ? new OsmFileError("too-large", `The ways or waters of ${fileName} take too much memory.`)
    : new OsmFileError("no-nodes", `${fileName} holds no nodes of a network, ways or waters.`);
}

interface NetworksCaller extends Pick<MakeRequest, "write"> {
  readonly pause: Pause;
  readonly maxBytes: number;
  readonly onProgress: (phase: MakePhase, done: number, total: number) => void;
}

type MadeNetworks = Omit<MadePack, "ways" | "waters" | "named" | "brokenNamed"> & {
  readonly networkWays: NetworkWays;
  readonly hasNodes: boolean;
};

async function makeNetworks(
  file: OsmFile,
  area: LngLatBox | null,
  { write, pause, maxBytes, onProgress }: NetworksCaller,
): Promise<MadeNetworks> {
  const budget = createMemoryBudget(maxBytes);
  const read = await readExtract(file, { onProgress, budget });
  const bounds = area ?? file.header.bounds ?? read.nodeBounds;
  if (!bounds) throw emptyError(file.name);
  const osm = area ? extractWithin(read.osm, area) : read.osm;
  const municipalities = read.municipalitiesIn(area);
  const data = { osm, places: () => read.placesIn(area), municipalities, bounds };
  const made = await makeNetworkParts(data, { write, pause, onProgress, budget });
  const { fileNames, modes, networks, droppedStreets } = made;
  return {
    fileNames,
    bounds,
    modes,
    date: dataDateOf(file.header.dataSeconds, read.newestSeconds),
    networks,
    brokenRoutes: brokenRoutesIn(made),
    droppedStreets,
    networkWays: networkWaysOf(read.osm.relations),
    hasNodes: osm.nodes.length > 0,
  };
}

function brokenRoutesIn({ findings }: MadeParts): readonly BrokenRoute[] {
  return findings.flatMap(({ relationId, mode, title, place, ...finding }) =>
    finding.outcome === "unresolved"
      ? { relationId, mode, title, reason: finding.reason, place }
      : [],
  );
}
