import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import type { OfflineQuestion } from "#domain/coverage/offline-verdict.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { Procedure } from "#rpc/procedure.ts";

/** The part of a pack that is looked at. */
export type CoveragePack = Pick<
  PackOnDevice,
  "id" | "kind" | "areas" | "mapAreas" | "modes" | "map" | "graph"
>;

/** A question about these packs: they are opened for it, and nothing of them is remembered. */
export interface CoverageQuestion {
  readonly question: OfflineQuestion;
  readonly packs: readonly CoveragePack[];
}

/** The question that the page asks the worker which looks into archives. */
export interface CoverageCalls {
  /** Says what works without a network, from the directories of the archives as they are now. */
  readonly report: Procedure<CoverageQuestion, OfflineReport>;
}
