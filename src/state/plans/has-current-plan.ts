import { device } from "#state/device/device.ts";
import { FOLLOWED_KEY, PROGRESS_KEY } from "#storage/guidance/following-keys.ts";
import { PLAN_DRAFT_KEY } from "#storage/records/plans/draft-key.ts";

/** Tells whether there is a followed plan or a draft, without loading it. */
export function hasCurrentPlan(): boolean {
  return [FOLLOWED_KEY, PLAN_DRAFT_KEY].some((key) => device.texts.read(key) !== null);
}

/** Calls the listener when another tab changes the followed plan, its progress or the draft. Returns a function that stops this. */
export function onCurrentPlanElsewhere(listener: () => void): () => void {
  const ends = [FOLLOWED_KEY, PROGRESS_KEY, PLAN_DRAFT_KEY].map((key) =>
    device.texts.onChangeElsewhere(key, listener),
  );
  return () => {
    for (const end of ends) end();
  };
}
