import type * as nl from "../../nl/scouting/jotihunt.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const jotihuntTexts = {
  areas: "Get area states",
  groups: "Get groups",
  messages: "Get messages",
  messagesHeading: "Messages of the organisers",
  noMessages: "There are no messages.",
  hasMore: "It comes with a picture or link. See jotihunt.nl for that.",
  kinds: { news: "news", hint: "hint", assignment: "assignment" },
  asking: "Asking Jotihunt …",
  problems: {
    offline: "Your device has no internet.",
    "offline-only": "The app is set to offline only.",
    "too-often": "The service has been asked thirty times in a minute. Wait a minute.",
    failed: "Jotihunt gave no usable answer.",
  },
} satisfies Words<typeof nl.jotihuntTexts>;

export const jotihuntWords = {
  changed: (parts) => plural(parts, { one: "# part updated.", other: "# parts updated." }),
  unknown: (names) => `Not on your map: ${names}.`,
} satisfies Words<typeof nl.jotihuntWords>;
