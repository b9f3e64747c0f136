import { browserClock } from "#platform/clock/browser-clock.ts";
import { browserDownloads } from "#platform/downloads/browser-downloads.ts";
import { browserPackFiles } from "#platform/pack-files/browser-pack-files.ts";
import { serveCalls } from "#rpc/serve-calls.ts";
import { packJobHandlers } from "./pack-job-handlers.ts";

/** The entry of the worker that adds a pack to the device. Only a worker can write files in place. */

serveCalls(
  packJobHandlers({
    files: browserPackFiles(),
    downloads: browserDownloads(),
    clock: browserClock(),
    ownOrigin: location.origin,
  }),
);
