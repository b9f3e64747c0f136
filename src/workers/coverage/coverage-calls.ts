import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import type { OfflineQuestion } from "#domain/coverage/offline-verdict.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { Procedure } from "#rpc/procedure.ts";

/** The fields of a pack that the worker needs. */
export type CoveragePack = Pick<
  PackOnDevice,
  "id" | "kind" | "areas" | "mapAreas" | "modes" | "map" | "graph"
>;

/** A question about packs, whose files are opened for this question only. */
export interface CoverageQuestion {
  readonly question: OfflineQuestion;
  readonly packs: readonly CoveragePack[];
}

/** The calls to the worker that reads the archives of packs. */
export interface CoverageCalls {
  /** Reports what works without a network, from the current directories of the archives. */
  readonly report: Procedure<CoverageQuestion, OfflineReport>;
}
