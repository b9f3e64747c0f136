/** The conditions for showing that a new version is ready. */
export interface UpdateFacts {
  readonly isNewVersionWaiting: boolean;
  readonly isFollowing: boolean;
  readonly recordingStatus: "idle" | "recording" | "paused" | "interrupted" | "elsewhere";
}

/**
 * Tells whether to show that a new version is ready: never while recording or following a route, because
 * updating requires closing the app.
 */
export function mentionsUpdate(facts: UpdateFacts): boolean {
  return facts.isNewVersionWaiting && !facts.isFollowing && facts.recordingStatus === "idle";
}
