import { browserClock } from "#platform/clock/browser-clock.ts";
import { browserDownloads } from "#platform/downloads/browser-downloads.ts";
import { browserPackFiles } from "#platform/pack-files/browser-pack-files.ts";
import { serveCalls } from "#rpc/serve-calls.ts";
import { packJobHandlers } from "./pack-job-handlers.ts";

/** Entry of the worker that puts one pack on the device: files are written in place only here. */

serveCalls(
  packJobHandlers({
    files: browserPackFiles(),
    downloads: browserDownloads(),
    clock: browserClock(),
    ownOrigin: location.origin,
  }),
);
