import { browserClock } from "#platform/clock/browser-clock.ts";
import { browserDownloads } from "#platform/downloads/browser-downloads.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import { browserPackFiles } from "#platform/pack-files/browser-pack-files.ts";
import { serveCalls } from "#rpc/serve-calls.ts";
import { packJobHandlers } from "#workers/pack-jobs/pack-job-handlers.ts";

/** The worker of the app, with the address of the online map replaced by that of the bench's server. */
const downloads = browserDownloads();
const local: Downloads = {
  ...downloads,
  get: (request) => {
    const { pathname } = new URL(request.url);
    return downloads.get({ ...request, url: `${location.origin}${pathname}` });
  },
};

serveCalls(
  packJobHandlers({
    files: browserPackFiles(),
    downloads: local,
    clock: browserClock(),
    ownOrigin: location.origin,
  }),
);
