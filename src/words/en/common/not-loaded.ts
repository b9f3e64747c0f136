import type * as nl from "../../nl/common/not-loaded.ts";
import type { Words } from "../../words.ts";

export const notLoadedTexts = {
  failed:
    "Part of the app couldn't be loaded. Your connection may have dropped, or a new version may just have been released. Wait a moment and try again. Your data is safe.",
  slow: "This is taking a long time to load. Wait a little longer, or try again.",
} satisfies Words<typeof nl.notLoadedTexts>;
