import { lineOfFollowed } from "#domain/guidance/followed.ts";
import { tabTextStore } from "#platform/text-store/tab-text-store.ts";
import { device } from "#state/device/device.ts";
import { FOLLOWED_KEY, PROGRESS_KEY } from "#storage/guidance/following-keys.ts";
import {
  type FollowedSince,
  readFollowed,
  readProgress,
} from "#storage/guidance/following-text.ts";
import { readDraft, type StoredDraft } from "./read-draft.ts";

/** The followed plan or track, or else the draft. */
export type HeldPlan =
  | {
      readonly kind: "followed";
      readonly followed: FollowedSince["followed"];
      /** The next number or name; null after the last. */
      readonly next: string | null;
    }
  /** The followed plan cannot be read by this version. */
  | { readonly kind: "lost" }
  | ({ readonly kind: "draft" } & StoredDraft);

/** Reads the plan in hand from storage; null if there is none, or if the draft cannot be read. */
export function readCurrentPlan(): HeldPlan | null {
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
