import { formatBytes } from "#i18n/intl/bytes.ts";

/** A database problem, in the form that its sentence needs. */
export type DatabaseProblemWords =
  | { readonly kind: "full"; readonly neededBytes: number | null }
  | { readonly kind: Exclude<keyof typeof CAUSES, "full"> };

const CAUSES = {
  full: "Er is te weinig ruimte op dit apparaat. Maak ruimte vrij, bijvoorbeeld door foto's of apps te verwijderen.",
  "other-tab":
    "Een ander tabblad met Scouting Map houdt de opslag bezet. Sluit de andere tabbladen met Scouting Map.",
  "newer-version":
    "Een nieuwere versie van Scouting Map heeft de opslag al bijgewerkt. Sluit alle tabbladen met Scouting Map en open de app opnieuw.",
  unavailable:
    "Deze browser geeft Scouting Map geen opslag. Open de app in een gewoon venster (niet privé) of in een andere browser.",
  "no-answer":
    "De opslag geeft geen antwoord. Sluit andere tabbladen met Scouting Map, of start de browser opnieuw.",
  failed: "De opslag van deze browser geeft een fout. Start de browser opnieuw.",
} as const;

/** Returns why the database cannot be used, and what to do about it. */
export function databaseProblemText(problem: DatabaseProblemWords): string {
  if (problem.kind === "full" && problem.neededBytes !== null) {
    const megabytes = formatBytes(Math.max(problem.neededBytes, 1e6)).replace(" ", "\u00a0");
    return `Er is te weinig ruimte op dit apparaat. Maak minstens ${megabytes} vrij, bijvoorbeeld door foto's of apps te verwijderen.`;
  }
  return CAUSES[problem.kind];
}

/** Texts for lists that could not be read. */
export const unreadTexts = {
  tracks: "Je tracks en routes kunnen nu niet worden gelezen.",
  plans: "Je bewaarde routes kunnen nu niet worden gelezen.",
  waypoints: "Je waypoints kunnen nu niet allemaal worden gelezen.",
  bin: "De prullenbak kan nu niet worden gelezen.",
  packs: "Je kaartpakketten en gebieden kunnen nu niet worden gelezen.",
  retry: "Probeer opnieuw",
  retrying: "Bezig…",
  notYet: "Het lukt nog niet.",
} as const;

/** A list that may not be readable. */
export type UnreadList = Exclude<keyof typeof unreadTexts, "retry" | "retrying" | "notYet">;

/**
 * Returns the notice for a list that could not be read: "Je tracks en routes kunnen nu niet worden gelezen. Er is
 * niets kwijt. …".
 */
export function unreadText(list: UnreadList, problem: DatabaseProblemWords): string {
  // If the browser gives no database, only the app's own part in it is known.
  const isKnownToBeThere = ["full", "other-tab", "newer-version"].includes(problem.kind);
  const comfort = isKnownToBeThere ? "Er is niets kwijt." : "De app heeft niets gewist.";
  return `${unreadTexts[list]} ${comfort} ${databaseProblemText(problem)}`;
}
