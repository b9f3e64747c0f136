import { lineOfFollowed } from "#domain/guidance/followed.ts";
import { tabTextStore } from "#platform/text-store/tab-text-store.ts";
import { device } from "#state/device/device.ts";
import { FOLLOWED_KEY, PROGRESS_KEY } from "#storage/guidance/following-keys.ts";
import {
  type FollowedSince,
  readFollowed,
  readProgress,
} from "#storage/guidance/following-text.ts";
import { type KeptDraft, readDraft } from "./keep-draft.ts";

/** What is followed, else the plan in the making. */
export type PlanInHand =
  | {
      readonly kind: "followed";
      readonly followed: FollowedSince["followed"];
      /** The number or name that comes next; null for none any more. */
      readonly next: string | null;
    }
  | ({ readonly kind: "draft" } & KeptDraft);

/** The plan in hand as it is stored; null for none, and for one that cannot be read. */
export function readPlanInHand(): PlanInHand | null {
  const { texts } = device;
  const since = readFollowed(texts.read(FOLLOWED_KEY));
  if (since) {
    const progress = readProgress(texts.read(PROGRESS_KEY), since);
    const passedCount = progress?.state.passedCount ?? 0;
    const next = lineOfFollowed(since.followed).nodes[passedCount]?.label ?? null;
    return { kind: "followed", followed: since.followed, next };
  }
  const draft = readDraft({ texts, tabTexts: tabTextStore() });
  return draft && { kind: "draft", ...draft };
}
