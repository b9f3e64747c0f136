/** Texts of the offer to install the app. */
export const installTexts = {
  offer:
    "Install Scouting Map: it opens with one tap, and your data is safer than in a browser tab.",
  install: "Install",
  notNow: "Not now",
  /** Safari, which has no question of its own. */
  homeScreen:
    "Safari deletes your data if you don't open the site for a week. An app on your Home Screen keeps it:",
  steps: ["Tap Share.", "Choose Add to Home Screen."],
  startsEmpty: "The installed app starts out empty, so take a backup with you.",
  backup: "Make a backup",
} as const;
