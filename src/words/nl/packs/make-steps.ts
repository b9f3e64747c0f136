/** The steps of making a pack, in the order in which they are done. */
export const makeSteps = {
  queued: "wachten op de server",
  cutting: "de server knipt het gebied uit",
  receiving: "ophalen",
  index: "bestand bekijken",
  relations: "routes zoeken",
  ways: "paden lezen",
  nodes: "knooppunten lezen",
  routes: "netwerk maken",
  tiles: "netwerk tekenen",
} as const;

/** The step that is going on. */
export const makeWords = {
  step: (number: string, count: string, step: string) => `Stap ${number} van ${count}: ${step}`,
  received: (step: string, done: string, total: string) => `${step}, ${done} van ${total}`,
} as const;
