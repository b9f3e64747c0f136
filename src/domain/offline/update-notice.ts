/** What decides whether a new version is mentioned. */
export interface UpdateFacts {
  readonly isNewVersionWaiting: boolean;
  readonly isFollowing: boolean;
  readonly recordingStatus: "idle" | "recording" | "paused" | "interrupted" | "elsewhere";
}

/**
 * Whether to say that a new version waits: never while somebody records or follows a route, since it takes closing
 * the app to use it.
 */
export function mentionsUpdate(facts: UpdateFacts): boolean {
  return facts.isNewVersionWaiting && !facts.isFollowing && facts.recordingStatus === "idle";
}
