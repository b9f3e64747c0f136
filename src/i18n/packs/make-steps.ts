/** The steps of making a pack, in the order in which they are done. */
const STEPS: Readonly<Record<string, string>> = {
  index: "bestand bekijken",
  relations: "routes zoeken",
  ways: "paden lezen",
  nodes: "knooppunten lezen",
  routes: "netwerk maken",
  tiles: "netwerk tekenen",
};

/** "Stap 3 van 6: paden lezen". */
export function makeStepText(phase: string, number: number, count: number): string {
  return `Stap ${number} van ${count}: ${STEPS[phase] ?? phase}`;
}
