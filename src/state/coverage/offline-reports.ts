import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import type { OfflineQuestion } from "#domain/coverage/offline-verdict.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import type { JunctionsAlong } from "#domain/route-sheet/junction.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import type { ContoursAlong, CoveragePack } from "#workers/coverage/coverage-calls.ts";
import { openCoverage } from "#workers/coverage/coverage-client.ts";

const coverage = openCoverage();

/**
 * Checks whether a shape works without a network, from the current archives on the device. Rejects with a
 * `RemoteCallError` when the worker fails or `signal` is aborted.
 */
export async function reportOffline(
  question: OfflineQuestion,
  signal?: AbortSignal,
): Promise<OfflineReport> {
  return coverage.report({ question, packs: await packsOnDevice() }, signal);
}

/**
 * Finds the junctions of a line (lng, lat, lng, lat …) among the ways on the device, and the stretches without them. A
 * recorded line lies beside the ways; some ways are closed to the mode. Rejects with a `RemoteCallError` when the worker fails.
 */
export async function junctionsAlong(
  line: Float64Array,
  isRecorded: boolean,
  mode: WayMode,
): Promise<JunctionsAlong> {
  return coverage.junctions({ line, isRecorded, mode, packs: await packsOnDevice() });
}

/**
 * Finds where a line (lng, lat, lng, lat …) crosses depth contours of at most `deepestMeters` (null for none) in the packs on
 * the device, and how much of it has no known depth.
 * Rejects with a `RemoteCallError` when the worker fails or `signal` is aborted.
 */
export async function contoursAlong(
  line: Float64Array,
  deepestMeters: number | null,
  signal?: AbortSignal,
): Promise<ContoursAlong> {
  return coverage.contours({ line, deepestMeters, packs: await packsOnDevice() }, signal);
}

async function packsOnDevice(): Promise<readonly CoveragePack[]> {
  await startPacks();
  return packsStore.getState().packs.map((pack) => {
    const { id, kind, areas, mapAreas, modes, map, graph, depths, ways, dataDate } = pack;
    return { id, kind, areas, mapAreas, modes, map, graph, depths, ways, dataDate };
  });
}
