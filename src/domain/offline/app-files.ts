/** A question about the app's own files that a page sends to the service worker, with a port for the answer. */
export type AppFilesRequest = {
  /** `count`: how many files of the build are stored. `complete`: the same, after fetching the missing ones. */
  readonly appFiles: "count" | "complete";
};

/** The number of files of the build that are stored on the device, out of all that should be. */
export interface AppFiles {
  readonly storedCount: number;
  readonly totalCount: number;
}

/** Returns whether a message is an `AppFilesRequest`. */
export function isAppFilesRequest(message: unknown): message is AppFilesRequest {
  if (typeof message !== "object" || message === null) return false;
  const { appFiles } = message as Partial<AppFilesRequest>;
  return appFiles === "count" || appFiles === "complete";
}
