import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import type { OfflineQuestion } from "#domain/coverage/offline-verdict.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { JunctionsAlong } from "#domain/route-sheet/junction.ts";
import type { Procedure } from "#rpc/procedure.ts";

/** The fields of a pack that the worker needs. */
export type CoveragePack = Pick<
  PackOnDevice,
  "id" | "kind" | "areas" | "mapAreas" | "modes" | "map" | "graph" | "depths" | "ways" | "dataDate"
>;

/** A question about packs, whose files are opened for this question only. */
export interface CoverageQuestion {
  readonly question: OfflineQuestion;
  readonly packs: readonly CoveragePack[];
}

/** A line whose junctions are looked up in packs, whose files are opened for this question only. */
export interface JunctionsQuestion {
  /** lng, lat, lng, lat …; WGS 84 degrees. */
  readonly line: Float64Array;
  /** True if the line was recorded, and so lies beside the ways by the errors of its fixes. */
  readonly isRecorded: boolean;
  /** The traveller, to whom some ways are closed. */
  readonly mode: WayMode;
  readonly packs: readonly CoveragePack[];
}

/** A line whose crossings of depth contours are looked up. */
export interface ContoursQuestion {
  /** lng, lat, lng, lat …; WGS 84 degrees. */
  readonly line: Float64Array;
  /** Crossings of deeper contours are left out; null leaves out all. */
  readonly deepestMeters: number | null;
  readonly packs: readonly CoveragePack[];
}

/** The crossings of a line with depth contours. */
export interface ContoursAlong {
  /** True if a pack has contours, of any place. */
  readonly hasPack: boolean;
  readonly lengthMeters: number;
  /** The length of the line without a known depth, metres. */
  readonly unknownMeters: number;
  /** True if a part of the data along the line could not be read. */
  readonly isPartial: boolean;
  /** Metres from the start of the line, ascending. */
  readonly crossingsMeters: readonly number[];
}

/** The calls to the worker that reads the archives of packs. */
export interface CoverageCalls {
  /** Reports what works without a network, from the current directories of the archives. */
  readonly report: Procedure<CoverageQuestion, OfflineReport>;
  /** Returns the junctions of a line among the ways and archives of all packs along it, and the stretches without both. */
  readonly junctions: Procedure<JunctionsQuestion, JunctionsAlong>;
  /** Returns where a line crosses depth contours of a pack. */
  readonly contours: Procedure<ContoursQuestion, ContoursAlong>;
}
