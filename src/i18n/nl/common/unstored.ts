import { type DatabaseProblemWords, databaseProblemText } from "./database-problem.ts";

/** The changes that would be lost if the device stopped now. */
const AT_RISK = {
  "text-only": "Nog niet veilig bewaard: valt de app nu uit, dan kun je dit kwijt zijn.",
  full: "Nog niet bewaard: sluit je de app, dan ben je dit kwijt.",
  blocked: "Nog niet bewaard: sluit je de app, dan ben je dit kwijt.",
  unread:
    "De app kan niet alles lezen: misschien mis je waypoints of tracks, en wat je nu bewaart, is niet veilig.",
} as const;

/** Returns what would be lost, why, and what to do about it. */
export function unstoredText({ kind, problem }: UnstoredWords): string {
  const backup = kind === "unread" ? [] : ["Maak een back-up."];
  return [
    AT_RISK[kind],
    databaseProblemText(problem),
    ...backup,
    "De app probeert het opnieuw.",
  ].join(" ");
}

/** The changes at risk, in the form that their sentence needs. */
export interface UnstoredWords {
  readonly kind: keyof typeof AT_RISK;
  readonly problem: DatabaseProblemWords;
}

/** Texts around that notice. */
export const unstoredTexts = {
  make: "Maak een back-up",
  madeOfWaypoints: "Alleen je waypoints staan in het bestand; de rest kan de app nu niet lezen.",
  notMade: "Downloaden lukte niet. Probeer het zo nog eens.",
  hide: "Verberg",
} as const;
