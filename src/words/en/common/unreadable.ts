import type * as nl from "../../nl/common/unreadable.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const unreadableTexts = {
  heading: "Unreadable items",
  noName: "No name",
  download: "Download unreadable items",
  notMade: "The download didn't work. Try again.",
  "older-format": "saved by an older version of the app",
  "newer-format": "saved by a newer version of the app",
  "too-large": "too large to show",
  "bad-record": "damaged",
} satisfies Words<typeof nl.unreadableTexts>;

export const unreadableWords = {
  notice: (items) =>
    `This version of the app can't read ${items}. Nothing has been deleted: you can download the data as it was saved.`,
  items: {
    tracks: (count) => plural(count, { one: "# track or route", other: "# tracks or routes" }),
    scouting: (count) =>
      plural(count, { one: "# hunt or exercise", other: "# hunts or exercises" }),
    plans: (count) => plural(count, { one: "# saved route", other: "# saved routes" }),
  },
} satisfies Words<typeof nl.unreadableWords>;
