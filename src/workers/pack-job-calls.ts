import type { PackContents, PackProblem, PackProgress } from "#domain/packs/pack-job.ts";
import type { Procedure } from "#rpc/procedure.ts";
import type { PackJobRequest } from "#storage/packs/perform-pack-job.ts";

/** What came of a job. */
export type PackJobResult =
  | { readonly ok: true; readonly contents: PackContents }
  | { readonly ok: false; readonly problem: PackProblem; readonly fileName: string | null };

/** What the worker does that puts one pack on the device. */
export interface PackJobCalls {
  readonly perform: Procedure<PackJobRequest, PackJobResult, PackProgress>;
}
