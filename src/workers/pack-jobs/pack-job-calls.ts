import type { Municipality } from "#domain/areas/municipality.ts";
import type { AreaEstimate } from "#domain/packs/area-estimate.ts";
import type { AreaJob, PackJob, PackProblem, PackProgress } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import type { Procedure } from "#rpc/procedure.ts";

export type EstimateResult =
  | { readonly ok: true; readonly estimate: AreaEstimate }
  | { readonly ok: false; readonly problem: PackProblem };

/** The reason why a municipality was not found. */
export type MunicipalityProblem = PackProblem | "too-many";

/** The municipalities with a name; none if there is no such municipality. */
export type MunicipalityResult =
  | { readonly ok: true; readonly found: readonly Municipality[] }
  | { readonly ok: false; readonly problem: MunicipalityProblem };

export type PackJobResult =
  | { readonly ok: true; readonly record: PackRecord }
  | { readonly ok: false; readonly problem: PackProblem; readonly fileName: string | null };

/** The calls of the worker that adds a pack to the device. */
export interface PackJobCalls {
  readonly perform: Procedure<PackJob, PackJobResult, PackProgress>;
  /** Hashes the files of a pack on the device; by file name. */
  readonly hash: Procedure<string, Readonly<Record<string, string>>>;
  /** Fetches some tiles of an area to estimate its size. */
  readonly estimate: Procedure<Pick<AreaJob, "areas" | "source">, EstimateResult>;
  /** Asks PDOK for the borders of the municipalities whose names begin with a typed name. */
  readonly findMunicipality: Procedure<string, MunicipalityResult>;
}
