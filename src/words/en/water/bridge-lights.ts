import type * as nl from "../../nl/water/bridge-lights.ts";
import type { Words } from "../../words.ts";

export const bridgeLightTexts = {
  heading: "What the lights mean",
  red: "Red: closed, but operated.",
  "red-green": "Red and green: about to open, get ready.",
  green: "Green: you may go.",
  "two-reds": "Two reds, one above the other: not operated, closed.",
  "two-greens": "Two greens, one above the other: not operated, free to pass.",
  yellow: "One yellow: you may pass if you're sure you fit under it. Expect oncoming boats.",
  "two-yellows": "Two yellows: the same, without oncoming boats.",
  oneSignal: "A red light on each side of the opening is one signal: closed.",
} satisfies Words<typeof nl.bridgeLightTexts>;
