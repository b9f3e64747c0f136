import type * as nl from "../../nl/app/install.ts";
import type { Words } from "../../words.ts";

export const installTexts = {
  offer:
    "Install Scouting Map: the app opens with one tap, and your data is safer than in a browser tab.",
  install: "Install",
  notNow: "Not now",
  homeScreen:
    "Safari deletes your data if you don't open the site for a week. To keep it, add the app to your Home Screen:",
  steps: ["Tap Share.", "Choose Add to Home Screen."],
  startsEmpty: "The installed app starts out empty, so make a backup first and restore it there.",
  backup: "Make a backup",
} satisfies Words<typeof nl.installTexts>;
