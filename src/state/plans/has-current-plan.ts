import { device } from "#state/device/device.ts";
import { FOLLOWED_KEY } from "#storage/guidance/following-keys.ts";
import { PLAN_DRAFT_KEY } from "#storage/records/plans/draft-key.ts";

/** Tells whether there is a followed plan or a draft, without loading it. */
export function hasCurrentPlan(): boolean {
  return [FOLLOWED_KEY, PLAN_DRAFT_KEY].some((key) => device.texts.read(key) !== null);
}
