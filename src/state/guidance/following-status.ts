import { createStore } from "zustand/vanilla";
import type { PlanWithRoute } from "#domain/plans/plan-on-the-way.ts";
import { device } from "#state/device/device.ts";
import { FOLLOWED_KEY } from "#storage/guidance/following-keys.ts";

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
