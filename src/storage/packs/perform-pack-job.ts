import { type PackContents, PackJobError, type PackProgress } from "#domain/packs/pack-job.ts";
import type { AreaOrder } from "./area-order.ts";
import type { ChosenPack } from "./chosen-packs.ts";
import { copyPack } from "./copy-pack.ts";
import type { DownloadOrder } from "./download-order.ts";
import { type DownloadContext, downloadPack } from "./download-pack.ts";
import { type AreaContext, saveArea } from "./save-area.ts";

/** What is to be put on the device. Can be posted to a worker. */
export type PackJobRequest =
  | { readonly kind: "copy"; readonly id: string; readonly chosen: ChosenPack }
  | { readonly kind: "download"; readonly order: DownloadOrder }
  | { readonly kind: "area"; readonly order: AreaOrder };

/** Runs a job somewhere, and gives what came of it. Rejects with PackJobError. */
export type RunPackJob = (
  request: PackJobRequest,
  onProgress: (progress: PackProgress) => void,
  signal: AbortSignal,
) => Promise<PackContents>;

/** Does a job right here; in a worker only. Throws nothing but PackJobError. */
export async function performPackJob(
  request: PackJobRequest,
  context: DownloadContext & AreaContext,
): Promise<PackContents> {
  try {
    switch (request.kind) {
      case "copy":
        return await copyPack(request.id, request.chosen, context);
      case "download":
        return await downloadPack(request.order, context);
      case "area":
        return await saveArea(request.order, context);
    }
  } catch (error) {
    if (context.signal.aborted) throw new PackJobError("cancelled", null, error);
    throw error instanceof PackJobError ? error : new PackJobError("failed", null, error);
  }
}
