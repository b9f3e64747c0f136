import type { PackContents, PackProblem, PackProgress } from "#domain/packs/pack-job.ts";
import type { PackJobRequest } from "#storage/packs/perform-pack-job.ts";

/** What the page tells the worker: first a job, and perhaps that it is no longer wanted. */
export type PackJobMessage = PackJobRequest | { readonly kind: "cancel" };

/** What the worker tells the page: progress, and then one of the others. */
export type PackJobReply =
  | { readonly kind: "progress"; readonly progress: PackProgress }
  | { readonly kind: "done"; readonly contents: PackContents }
  | {
      readonly kind: "failed";
      readonly problem: PackProblem;
      readonly fileName: string | null;
    };
