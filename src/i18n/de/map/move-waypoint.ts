/** Texts of moving a waypoint on the map. */
export const moveTexts = {
  heading: "Wegpunkt verschieben",
  confirm: "Hier setzen",
  cancel: "Abbrechen",
  movedElsewhere:
    "Die Position dieses Wegpunkts wurde inzwischen geändert. Tippe noch einmal auf „Hier setzen“, um ihn trotzdem an diese Stelle zu setzen.",
  gone: "Diesen Wegpunkt gibt es nicht mehr.",
} as const;

/** "Verschiebe die Karte, bis das Fadenkreuz auf der neuen Position von „Zelt“ liegt." */
export function moveHelp(name: string): string {
  return `Verschiebe die Karte, bis das Fadenkreuz auf der neuen Position von „${name}“ liegt.`;
}
