import { makeProblems, makeProblemWords as words } from "#words/packs/make-problems.ts";

/** "Van delft.osm.pbf is geen kaartpakket gemaakt. Er ontbreekt een stuk van het bestand. Haal het opnieuw op." */
export function makeProblemText(problem: string, fileName: string): string {
  return words.notMade(fileName, makeProblemSentence(problem));
}

/** Returns what is wrong, and what to do. */
export function makeProblemSentence(problem: string): string {
  const problems: Readonly<Record<string, string>> = makeProblems;
  return problems[problem] ?? words.failed;
}
