import { huntInFile } from "#domain/sharing/hunt-in-file.ts";
import type { SharedState } from "#domain/survey/hunt-merge.ts";
import { device } from "#state/device/device.ts";
import { previewFiles } from "./import.ts";

/** Returns the hunt of a file; null if it has none, or cannot be read. */
export async function readHuntFile(file: File): Promise<SharedState | null> {
  const preview = await previewFiles([file]);
  const result = preview?.files[0]?.result;
  return result?.ok ? huntInFile(result.file, device.randomId) : null;
}
