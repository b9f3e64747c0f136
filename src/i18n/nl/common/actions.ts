/** The label of the export button. */
export const EXPORT_BUTTON = "Exporteren";

/** The label of the share button. */
export const SHARE_BUTTON = "Delen";

/** The label of a link to a place on the map. */
export const showOnMapText = "Toon op de kaart";

/** Returns the label of a button that every row of a list has: "Verwijder: Texel". */
export function actionLabel(action: string, name: string): string {
  return `${action}: ${name}`;
}
