import type * as nl from "../../nl/common/direction.ts";
import type { Words } from "../../words.ts";

export const directionTexts = {
  goTo: "Gehe zu",
  close: "Schließen",
  magnetic: "Kompass (magnetisch)",
  trueBearing: "Peilung (geografisch)",
  mils: "Mil (6400)",
  noHeading:
    "Der Pfeil geht davon aus, dass du nach Norden schaust, weil die App nicht weiß, wie du das Gerät hältst. Geh ein Stück oder schalte den Kompass ein.",
  allowCompass: "Kompass einschalten",
  compassRefused:
    "Die App darf den Kompass nicht verwenden. Der Pfeil dreht sich deshalb erst mit, wenn du dich bewegst.",
  accuracy: "Genauigkeit",
} satisfies Words<typeof nl.directionTexts>;

/** The label of the pointer to a place: "Gehe zu: Texel". */
export const goToText = ((name) => `Gehe zu: ${name}`) satisfies Words<typeof nl.goToText>;

export const ledByTexts = {
  compass: "Der Pfeil dreht sich mit dem Kompass.",
  course: "Der Pfeil richtet sich nach deiner Bewegungsrichtung.",
  pastCourse: "Der Pfeil richtet sich nach deiner letzten Bewegungsrichtung.",
} satisfies Words<typeof nl.ledByTexts>;

/** The spoken form of a turn: "20° nach rechts". */
export const turnWords = {
  ahead: "geradeaus",
  behind: "hinter dir",
  right: (degrees) => `${degrees} nach rechts`,
  left: (degrees) => `${degrees} nach links`,
} satisfies Words<typeof nl.turnWords>;
