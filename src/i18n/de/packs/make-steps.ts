import { formatBytes } from "#sentences/intl/bytes.ts";

/** The steps of making a pack, in the order in which they are done. */
const STEPS: Readonly<Record<string, string>> = {
  queued: "auf den Server warten",
  cutting: "der Server erstellt den Auszug",
  receiving: "herunterladen",
  index: "Datei einlesen",
  relations: "Routen suchen",
  ways: "Wege lesen",
  nodes: "Knotenpunkte lesen",
  routes: "Knotenpunktnetz erstellen",
  tiles: "Knotenpunktnetz zeichnen",
};

/** "Schritt 3 von 6: Wege lesen", "Schritt 3 von 9: laden, 12 MB von 40 MB". */
export function makeStepText(
  phase: string,
  number: number,
  count: number,
  received: { readonly doneBytes: number; readonly totalBytes: number } | null,
): string {
  const text = `Schritt ${number} von ${count}: ${STEPS[phase] ?? phase}`;
  if (!received) return text;
  return `${text}, ${formatBytes(received.doneBytes)} von ${formatBytes(received.totalBytes)}`;
}
