import { device } from "#state/device/device.ts";
import { FOLLOWED_KEY } from "#storage/guidance/following-keys.ts";
import { PLAN_DRAFT_KEY } from "#storage/plans/draft-key.ts";

/** Whether a plan is followed or in the making, for whoever need not load it. */
export function isPlanInHand(): boolean {
  return [FOLLOWED_KEY, PLAN_DRAFT_KEY].some((key) => device.texts.read(key) !== null);
}
