import type * as nl from "../../nl/map/move-waypoint.ts";
import type { Words } from "../../words.ts";

export const moveTexts = {
  heading: "Wegpunkt verschieben",
  confirm: "Hier setzen",
  cancel: "Abbrechen",
  movedElsewhere:
    "Die Position dieses Wegpunkts wurde inzwischen geändert. Tippe noch einmal auf „Hier setzen“, um ihn trotzdem an diese Stelle zu setzen.",
  gone: "Diesen Wegpunkt gibt es nicht mehr.",
} satisfies Words<typeof nl.moveTexts>;

/** "Tippe auf die neue Position von „Zelt“ oder verschiebe die Karte unter dem Fadenkreuz." */
export const moveHelp = ((name) =>
  `Tippe auf die neue Position von „${name}“ oder verschiebe die Karte unter dem Fadenkreuz.`) satisfies Words<
  typeof nl.moveHelp
>;
