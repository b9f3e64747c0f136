/** What a page asks the service worker about its files; the answer comes on the port that is sent along. */
export type AppFilesRequest = {
  /** `count`: how many of the files of the build are kept. `complete`: fetches what is missing first. */
  readonly appFiles: "count" | "complete";
};

/** How many files of the build the device keeps, of all that it should. */
export interface AppFiles {
  readonly keptCount: number;
  readonly totalCount: number;
}

/** Returns whether a message is such a request. */
export function isAppFilesRequest(message: unknown): message is AppFilesRequest {
  if (typeof message !== "object" || message === null) return false;
  const { appFiles } = message as Partial<AppFilesRequest>;
  return appFiles === "count" || appFiles === "complete";
}
