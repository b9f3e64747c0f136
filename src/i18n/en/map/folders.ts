/** Texts of the folders that the map shows. */
export const layerFolderTexts = {
  heading: "Folders on the map",
} as const;

/** "1 waypoint or track", "12 waypoints and tracks". */
export function inFolderText(count: number): string {
  return count === 1 ? "1 waypoint or track" : `${count} waypoints and tracks`;
}
