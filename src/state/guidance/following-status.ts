import { createStore } from "zustand/vanilla";
import type { PlanWithRoute } from "#domain/plans/plan-with-route.ts";
import { device } from "#state/device/device.ts";
import { FOLLOWED_KEY, PROGRESS_KEY } from "#storage/guidance/following-keys.ts";

interface FollowingStatus {
  readonly isFollowing: boolean;
  /** The plan that is followed; null for a track, and until the guidance is there. */
  readonly plan: PlanWithRoute | null;
}

/** Whether a plan is followed, for whoever need not load the guidance: `guidance.ts` says it here. */
export const followingStatusStore = createStore<FollowingStatus>(() => ({
  isFollowing: device.texts.read(FOLLOWED_KEY) !== null,
  plan: null,
}));

let stopRunning = (): void => {};

/** Tells how to stop the guidance once it is loaded. */
export function setStopRunning(stop: () => void): void {
  stopRunning = stop;
}

/** Stops following, also what cannot be read, and whether or not the guidance is loaded. */
export function stopFollowing(): void {
  // First what a reload would find: the rest is of this visit.
  device.texts.remove(FOLLOWED_KEY);
  device.texts.remove(PROGRESS_KEY);
  stopRunning();
  followingStatusStore.setState({ isFollowing: false, plan: null });
}
