import type * as nl from "../../nl/common/direction.ts";
import type { Words } from "../../words.ts";

export const directionTexts = {
  goTo: "Go to",
  close: "Close",
  magnetic: "Compass (magnetic)",
  trueBearing: "Bearing (true)",
  mils: "Mils (6400)",
  noHeading:
    "The arrow assumes that north is up, because this device doesn't know which way it's facing. Walk a little, or turn on the compass.",
  allowCompass: "Turn on compass",
  compassRefused:
    "The app isn't allowed to use the compass. The arrow will turn with you as soon as you start moving.",
  accuracy: "Accuracy",
} satisfies Words<typeof nl.directionTexts>;

/** The label of the pointer to a place: "Go to Texel". */
export const goToText = ((name) => `Go to ${name}`) satisfies Words<typeof nl.goToText>;

export const ledByTexts = {
  compass: "The arrow follows the compass.",
  course: "The arrow follows the direction you're moving in.",
  pastCourse: "The arrow is based on the direction you last moved in.",
} satisfies Words<typeof nl.ledByTexts>;

/** The spoken form of a turn: "20° to the right". */
export const turnWords = {
  ahead: "straight ahead",
  behind: "behind you",
  right: (degrees) => `${degrees} to the right`,
  left: (degrees) => `${degrees} to the left`,
} satisfies Words<typeof nl.turnWords>;
