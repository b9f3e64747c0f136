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
export type HeldPlan =
  | {
      readonly kind: "followed";
      readonly followed: FollowedSince["followed"];
      /** The number or name that comes next; null for none any more. */
      readonly next: string | null;
    }
  /** Something is followed that this version cannot read. */
  | { readonly kind: "lost" }
  | ({ readonly kind: "draft" } & KeptDraft);

/** The plan in hand as it is stored; null for none, and for a plan in the making that cannot be read. */
export function readPlanInHand(): HeldPlan | null {
  const { texts } = device;
  const text = texts.read(FOLLOWED_KEY);
  const since = readFollowed(text);
  if (text !== null && !since) return { kind: "lost" };
  if (since) {
    const progress = readProgress(texts.read(PROGRESS_KEY), since);
    const passedCount = progress?.state.passedCount ?? 0;
    const next = lineOfFollowed(since.followed).nodes[passedCount]?.label ?? null;
    return { kind: "followed", followed: since.followed, next };
  }
  const draft = readDraft({ texts, tabTexts: tabTextStore() });
  return draft && { kind: "draft", ...draft };
}
