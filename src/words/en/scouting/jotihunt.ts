import type * as nl from "../../nl/scouting/jotihunt.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of asking the service of the Jotihunt. */
export const jotihuntTexts = {
  areas: "Get area states",
  groups: "Get groups",
  asking: "Asking Jotihunt …",
  problems: {
    offline: "Your device has no internet.",
    "offline-only": "The app is set to offline only.",
    "too-often": "It was asked thirty times already. Open the app again later.",
    failed: "Jotihunt gave no usable answer.",
  },
} satisfies Words<typeof nl.jotihuntTexts>;

/** What an answer changed. */
export const jotihuntWords = {
  changed: (parts) => plural(parts, { one: "# part updated.", other: "# parts updated." }),
  unknown: (names) => `Not on your map: ${names}.`,
} satisfies Words<typeof nl.jotihuntWords>;
