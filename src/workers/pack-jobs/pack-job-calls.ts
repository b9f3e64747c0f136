import type { Municipality } from "#domain/areas/municipality.ts";
import type { AreaEstimate, KnownTile } from "#domain/packs/area-estimate.ts";
import type { ChosenPack } from "#domain/packs/chosen-packs.ts";
import type { PackContents, PackProblem, PackProgress } from "#domain/packs/pack-job.ts";
import type { Procedure } from "#rpc/procedure.ts";
import type { AreaOrder } from "#storage/packs/area-order.ts";
import type { DownloadOrder } from "#storage/packs/download-order.ts";

/** A pack or area to add to the device. */
export type PackJobRequest =
  | { readonly kind: "copy"; readonly id: string; readonly chosen: ChosenPack }
  | { readonly kind: "download"; readonly order: DownloadOrder }
  | { readonly kind: "area"; readonly order: AreaOrder; readonly known: readonly KnownTile[] };

/** The result of an estimate. */
export type EstimateResult =
  | { readonly ok: true; readonly estimate: AreaEstimate }
  | { readonly ok: false; readonly problem: PackProblem };

/** The reason why a municipality was not found. */
export type MunicipalityProblem = PackProblem | "too-many";

/** The municipalities with a name; none if there is no such municipality. */
export type MunicipalityResult =
  | { readonly ok: true; readonly found: readonly Municipality[] }
  | { readonly ok: false; readonly problem: MunicipalityProblem };

/** The result of a job. */
export type PackJobResult =
  | { readonly ok: true; readonly contents: PackContents }
  | { readonly ok: false; readonly problem: PackProblem; readonly fileName: string | null };

/** The calls of the worker that adds a pack to the device. */
export interface PackJobCalls {
  readonly perform: Procedure<PackJobRequest, PackJobResult, PackProgress>;
  /** Hashes the files of a pack on the device; by file name. */
  readonly hash: Procedure<string, Readonly<Record<string, string>>>;
  /** Fetches some tiles of an area to estimate its size. */
  readonly estimate: Procedure<Pick<AreaOrder, "areas" | "source">, EstimateResult>;
  /** Asks PDOK for the borders of the municipalities whose names begin with a typed name. */
  readonly findMunicipality: Procedure<string, MunicipalityResult>;
}
