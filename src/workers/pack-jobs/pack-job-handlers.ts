import { PackJobError, type PackProblem, type PackProgress } from "#domain/packs/pack-job.ts";
import type { Handlers } from "#rpc/serve-calls.ts";
import { estimateArea } from "#workers/pack-jobs/area/estimate-area.ts";
import { sha256OfFile } from "./checked-file.ts";
import { findMunicipality } from "./find-municipality.ts";
import type { PackJobCalls } from "./pack-job-calls.ts";
import { type PackJobDevice, performPackJob } from "./pack-job-kinds.ts";

/** The shortest interval between progress reports. */
const TELL_EVERY_MS = 100;

/** Creates the handlers that add packs to a device. */
export function packJobHandlers(device: PackJobDevice): Handlers<PackJobCalls> {
  return {
    perform: async (job, { tell, signal }) => {
      try {
        const onProgress = throttled(tell);
        const record = await performPackJob(job, { ...device, onProgress, signal });
        return { ok: true, record };
      } catch (error) {
        const { problem, fileName } =
          error instanceof PackJobError ? error : new PackJobError("failed", null, error);
        return { ok: false, problem, fileName };
      }
    },
    hash: async (folder, { signal }) => {
      const files = await device.files.files(folder);
      const hashes: Record<string, string> = {};
      for (const [name, bytes] of files) hashes[name] = await sha256OfFile(bytes, signal);
      return hashes;
    },
    estimate: async (area, { signal }) => {
      try {
        return { ok: true, estimate: await estimateArea(area, { ...device, signal }) };
      } catch (error) {
        return { ok: false, problem: problemOf(error, signal) };
      }
    },
    findMunicipality: async (typed, { signal }) => {
      try {
        const found = await findMunicipality(typed, device.downloads, signal);
        return found === "too-many" ? { ok: false, problem: found } : { ok: true, found };
      } catch (error) {
        return { ok: false, problem: problemOf(error, signal) };
      }
    },
  };
}

function problemOf(error: unknown, signal: AbortSignal): PackProblem {
  if (signal.aborted) return "cancelled";
  return error instanceof PackJobError ? error.problem : "failed";
}

/**
 * Reports the first progress at once, and then the newest at intervals, so that the last one is always
 * reported.
 */
function throttled(emitNow: (progress: PackProgress) => void): (progress: PackProgress) => void {
  let newest: PackProgress | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const emitLatest = (): void => {
    timer = null;
    if (newest === null) return;
    emitNow(newest);
    newest = null;
    timer = setTimeout(emitLatest, TELL_EVERY_MS);
  };
  return (progress) => {
    newest = progress;
    if (timer === null) emitLatest();
  };
}
