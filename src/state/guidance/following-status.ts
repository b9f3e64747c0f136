import { createStore } from "zustand/vanilla";
import { device } from "#state/device/device.ts";
import { FOLLOWED_KEY } from "#storage/guidance/following-keys.ts";

/** Whether a plan is followed, for whoever need not load the guidance: `guidance.ts` says it here. */
export const followingStatusStore = createStore(() => ({
  isFollowing: device.texts.read(FOLLOWED_KEY) !== null,
}));
