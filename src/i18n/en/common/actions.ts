/** The label of the export button. */
export const EXPORT_BUTTON = "Export";

/** The label of the share button. */
export const SHARE_BUTTON = "Share";

/** The label of a link to a place on the map. */
export const showOnMapText = "Show on the map";

/** Returns the label of a button that every row of a list has: "Delete: Texel". */
export function actionLabel(action: string, name: string): string {
  return `${action}: ${name}`;
}
