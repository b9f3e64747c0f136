import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import type { OfflineQuestion } from "#domain/coverage/offline-verdict.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
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
  await startPacks();
  const packs = packsStore
    .getState()
    .packs.map(({ id, kind, areas, mapAreas, modes, map, graph }) => {
      return { id, kind, areas, mapAreas, modes, map, graph };
    });
  return coverage.call("report", { question, packs }, { signal });
}
