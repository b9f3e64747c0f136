import type { AppFiles, AppFilesRequest } from "#domain/offline/app-files.ts";

/** An older worker does not know the question, and says nothing. */
const PATIENCE_MS = 60_000;
const COUNT_PATIENCE_MS = 5_000;

/**
 * Asks the service worker how many of the app's files are on the device; with `complete` it fetches those that the
 * browser or the user has cleared first. Null when no worker controls this page, or it does not answer.
 */
export async function askAppFiles(appFiles: AppFilesRequest["appFiles"]): Promise<AppFiles | null> {
  const worker = globalThis.navigator?.serviceWorker?.controller;
  if (!worker) return null;
  const channel = new MessageChannel();
  const patienceMs = appFiles === "count" ? COUNT_PATIENCE_MS : PATIENCE_MS;
  try {
    return await new Promise<AppFiles | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), patienceMs);
      channel.port1.onmessage = ({ data }: MessageEvent<AppFiles>) => {
        clearTimeout(timer);
        resolve(data);
      };
      worker.postMessage({ appFiles } satisfies AppFilesRequest, [channel.port2]);
    });
  } finally {
    channel.port1.close();
  }
}
