import { PackJobError, type PackProgress } from "#domain/packs/pack-job.ts";
import { browserClock } from "#platform/clock/browser-clock.ts";
import { browserDownloads } from "#platform/downloads/browser-downloads.ts";
import { browserPackFiles } from "#platform/pack-files/browser-pack-files.ts";
import { serveCalls } from "#rpc/serve-calls.ts";
import { performPackJob } from "#storage/packs/perform-pack-job.ts";
import type { PackJobCalls } from "./pack-job-calls.ts";

/** Entry of the worker that puts one pack on the device: files are written in place only here. */

/** Progress is told at most this often. */
const TELL_EVERY_MS = 100;

serveCalls<PackJobCalls>({
  perform: async (request, { tell, signal }) => {
    try {
      const contents = await performPackJob(request, {
        files: browserPackFiles(),
        downloads: browserDownloads(),
        clock: browserClock(),
        ownOrigin: location.origin,
        onProgress: nowAndThen(tell),
        signal,
      });
      return { ok: true, contents };
    } catch (error) {
      const { problem, fileName } =
        error instanceof PackJobError ? error : new PackJobError("failed", null, error);
      return { ok: false, problem, fileName };
    }
  },
});

/** Tells the first at once and then the newest, so that the last one is told also when none follows. */
function nowAndThen(tellNow: (progress: PackProgress) => void): (progress: PackProgress) => void {
  let newest: PackProgress | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const tellNewest = (): void => {
    timer = null;
    if (newest === null) return;
    tellNow(newest);
    newest = null;
    timer = setTimeout(tellNewest, TELL_EVERY_MS);
  };
  return (progress) => {
    newest = progress;
    if (timer === null) tellNewest();
  };
}
