/** Texts of the folders that the map shows. */
export const layerFolderTexts = {
  heading: "Mappen op de kaart",
} as const;

/** "1 waypoint of track", "12 waypoints en tracks". */
export function inFolderText(count: number): string {
  return count === 1 ? "1 waypoint of track" : `${count} waypoints en tracks`;
}
