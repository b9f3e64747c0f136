/** Texts of the offer to install the app. */
export const installTexts = {
  offer:
    "Add Scouting Map to your apps: it then opens with one tap, and what you save is safer than in a tab.",
  install: "Install",
  notNow: "Not now",
  /** Safari, which has no question of its own. */
  homeScreen:
    "Safari deletes what you save if you stay away for a week. From your Home Screen it does not:",
  steps: ["Tap Share.", "Choose Add to Home Screen."],
  startsEmpty: "The app starts empty there: take a backup with you.",
  backup: "Make a backup",
} as const;
