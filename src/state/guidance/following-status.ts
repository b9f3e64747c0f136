import { createStore } from "zustand/vanilla";
import type { PlanWithRoute } from "#domain/plans/plan-with-route.ts";
import { device } from "#state/device/device.ts";
import { FOLLOWED_KEY, PROGRESS_KEY } from "#storage/guidance/following-keys.ts";

interface FollowingStatus {
  readonly isFollowing: boolean;
  /** The followed plan; null for a track, and until the guidance is loaded. */
  readonly plan: PlanWithRoute | null;
}

/** Tells whether a plan is followed, for code that should not load the guidance. `guidance.ts` updates it. */
export const followingStatusStore = createStore<FollowingStatus>(() => ({
  isFollowing: device.texts.read(FOLLOWED_KEY) !== null,
  plan: null,
}));

let stopRunning = (): void => {};

/** Sets the function that stops the guidance once that is loaded. */
export function setStopRunning(stop: () => void): void {
  stopRunning = stop;
}

/** Stops following, even if the stored plan cannot be read or the guidance is not loaded. */
export function stopFollowing(): void {
  // First remove what a reload would find; the rest belongs to this visit.
  device.texts.remove(FOLLOWED_KEY);
  device.texts.remove(PROGRESS_KEY);
  stopRunning();
  followingStatusStore.setState({ isFollowing: false, plan: null });
}
