import type { TextStore } from "#platform/text-store/text-store.ts";
import { PLAN_DRAFT_KEY } from "#storage/records/plans/draft-key.ts";
import { readDraftText } from "#storage/records/plans/plan-text.ts";
import type { RoutedDraft } from "./routed-drafts.ts";

/** A draft, and the id of its saved plan; null if it is not saved. */
export interface StoredDraft extends RoutedDraft {
  readonly savedId: string | null;
  /** The boat for which the route was found; null if that is not known. */
  readonly boat: string | null;
}

/** The texts with drafts. */
export interface StoredDrafts {
  /** The texts shared by all tabs: the last edited draft that still exists. */
  readonly texts: TextStore;
  /** The texts of this tab only, which survive a reload. */
  readonly tabTexts: Omit<TextStore, "onChangeElsewhere">;
}

/** The text of a tab after clearing its draft: neither its own nor that of another tab. */
export const CLEARED = "";

/** Reads the draft, first from this tab, because another tab may have made a plan since. */
export function readDraft(stored: StoredDrafts): StoredDraft | null {
  return draftOf(textOfTab(stored));
}

/** Returns the text of the draft that a tab shows; null for none. */
export function textOfTab({ texts, tabTexts }: StoredDrafts): string | null {
  return ownText(tabTexts) ?? texts.read(PLAN_DRAFT_KEY);
}

/** Returns the text of a tab that edited or cleared a draft; null for another tab, which shows the shared one. */
export function ownText(tabTexts: StoredDrafts["tabTexts"]): string | null {
  const text = tabTexts.read(PLAN_DRAFT_KEY);
  return text === CLEARED || draftOf(text) ? text : null;
}

/** Returns the draft that a stored text holds, or null without a text that can be read. */
export function draftOf(text: string | null): StoredDraft | null {
  const read = readDraftText(text);
  if (!read || read.plan.draft.stops.length === 0) return null;
  const { id, draft, route } = read.plan;
  return { draft, route, savedId: id === PLAN_DRAFT_KEY ? null : id, boat: read.boat };
}
