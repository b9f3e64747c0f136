import { formatBytes } from "#sentences/intl/bytes.ts";

/** The steps of making a pack, in the order in which they are done. */
const STEPS: Readonly<Record<string, string>> = {
  queued: "wachten op de server",
  cutting: "de server knipt het gebied uit",
  receiving: "ophalen",
  index: "bestand bekijken",
  relations: "routes zoeken",
  ways: "paden lezen",
  nodes: "knooppunten lezen",
  routes: "netwerk maken",
  tiles: "netwerk tekenen",
};

/** "Stap 3 van 6: paden lezen", "Stap 3 van 9: ophalen, 12 MB van 40 MB". */
export function makeStepText(
  phase: string,
  number: number,
  count: number,
  received: { readonly doneBytes: number; readonly totalBytes: number } | null,
): string {
  const text = `Stap ${number} van ${count}: ${STEPS[phase] ?? phase}`;
  if (!received) return text;
  return `${text}, ${formatBytes(received.doneBytes)} van ${formatBytes(received.totalBytes)}`;
}
