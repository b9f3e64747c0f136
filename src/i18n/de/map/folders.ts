/** Texts of the folders that the map shows. */
export const layerFolderTexts = {
  heading: "Ordner auf der Karte",
} as const;

/** "1 Wegpunkt oder Track", "12 Wegpunkte und Tracks". */
export function inFolderText(count: number): string {
  return count === 1 ? "1 Wegpunkt oder Track" : `${count} Wegpunkte und Tracks`;
}
