import { PackJobError, type PackProgress } from "#domain/tiles/pack-job.ts";
import { browserDownloads } from "#platform/downloads/browser-downloads.ts";
import { browserPackFiles } from "#platform/pack-files/browser-pack-files.ts";
import { type PackJobRequest, performPackJob } from "#storage/packs/perform-pack-job.ts";
import type { PackJobMessage, PackJobReply } from "./pack-job-messages.ts";

/** Entry of the worker that puts one pack on the device: files are written in place only here. */

/** Progress is told at most this often. */
const TELL_EVERY_MS = 100;

const cancelling = new AbortController();

addEventListener("message", ({ data }: MessageEvent<PackJobMessage>) => {
  if (data.kind === "cancel") cancelling.abort();
  else void perform(data);
});

async function perform(request: PackJobRequest): Promise<void> {
  try {
    const contents = await performPackJob(request, {
      files: browserPackFiles(),
      downloads: browserDownloads(),
      ownOrigin: location.origin,
      onProgress: nowAndThen((progress) => tell({ kind: "progress", progress })),
      signal: cancelling.signal,
    });
    tell({ kind: "done", contents });
  } catch (error) {
    const { problem, fileName } =
      error instanceof PackJobError ? error : new PackJobError("failed", null, error);
    tell({ kind: "failed", problem, fileName });
  }
}

function tell(reply: PackJobReply): void {
  postMessage(reply);
}

function nowAndThen(tellNow: (progress: PackProgress) => void): (progress: PackProgress) => void {
  let toldAtMs = Number.NEGATIVE_INFINITY;
  return (progress) => {
    if (performance.now() - toldAtMs < TELL_EVERY_MS) return;
    toldAtMs = performance.now();
    tellNow(progress);
  };
}
