import type * as nl from "../../nl/app/watches.ts";
import type { Words } from "../../words.ts";

export const watchTexts = {
  unread: "Not read: nothing is being watched now",
  missing: "Not loaded: nothing is being watched now",
  silence: "Sound off",
} satisfies Words<typeof nl.watchTexts>;

export const WATCH_NAMES = {
  overboard: "man overboard",
  anchor: "anchor",
  steering: "mark",
  navigation: "navigation",
  recording: "recording",
  hunt: "hunt",
} satisfies Words<typeof nl.WATCH_NAMES>;
