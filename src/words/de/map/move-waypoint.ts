import type * as nl from "../../nl/map/move-waypoint.ts";
import type { Words } from "../../words.ts";

/** Texts of moving a waypoint on the map. */
export const moveTexts = {
  heading: "Wegpunkt verschieben",
  confirm: "Hier setzen",
  cancel: "Abbrechen",
  movedElsewhere:
    "Die Position dieses Wegpunkts wurde inzwischen geändert. Tippe noch einmal auf „Hier setzen“, um ihn trotzdem an diese Stelle zu setzen.",
  gone: "Diesen Wegpunkt gibt es nicht mehr.",
} satisfies Words<typeof nl.moveTexts>;

/** "Verschiebe die Karte, bis das Fadenkreuz auf der neuen Position von „Zelt“ liegt." */
export const moveHelp = ((name) =>
  `Verschiebe die Karte, bis das Fadenkreuz auf der neuen Position von „${name}“ liegt.`) satisfies Words<
  typeof nl.moveHelp
>;
