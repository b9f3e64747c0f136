/** The label of the export button. */
export const EXPORT_BUTTON = "Exportieren";

/** The label of the share button. */
export const SHARE_BUTTON = "Teilen";

/** The label of a link to a place on the map. */
export const showOnMapText = "Auf der Karte anzeigen";

/** Returns the label of a button that every row of a list has: "Löschen: Texel". */
export function actionLabel(action: string, name: string): string {
  return `${action}: ${name}`;
}
