/** Texts of importing: the ways in, the preview, and what came of it. */
export const importScreenTexts = {
  open: "Importeren",
  dropHere: "Laat los om te importeren",
  heading: "Importeren",
  reading: "Bestanden worden gelezen…",
  stop: "Stop",
  close: "Sluit",
  cancel: "Annuleer",
  add: "Voeg toe",
  adding: "Wordt toegevoegd…",
  sketch: "Schets van wat erin zit, met het noorden boven",
  contents: "Wat erin zit",
  waypoints: "Waypoints",
  tracks: "Tracks",
  routes: "Routes",
  isNew: "Nieuw",
  same: "Had je al",
  changed: "Gewijzigd",
  folder: "Map",
  folderAsInFile: "Zoals in het bestand",
  folderOne: "Alles in één map",
  folderNone: "Geen map",
  folderName: "Mapnaam",
  folderMissing: "Typ de naam van een map, of kies een andere mogelijkheid.",
  nothingToAdd: "Je hebt dit allemaal al: er is niets toe te voegen.",
  nothingInside: "Er zit niets in dat op de kaart kan.",
  nothingShared: "De gedeelde bestanden zijn niet aangekomen. Kies ze hier met Importeren.",
  failed:
    "Toevoegen lukte niet, want de opslag van dit apparaat doet niet mee. Probeer het nog eens.",
  unreadable: "De bestanden konden niet gelezen worden. Probeer het nog een keer.",
  truncated: "Dit bestand houdt halverwege op. Alles van voor dat punt is gered.",
  done: "Klaar.",
} as const;

const count = new Intl.NumberFormat("nl-NL");

/** "1 punt", "12 punten". */
export function numberOf(amount: number, one: string, many: string): string {
  return `${count.format(amount)} ${amount === 1 ? one : many}`;
}

/** "2 tracks, 1.204 punten". */
export function trackCountText(tracks: number, points: number): string {
  return `${count.format(tracks)} (${numberOf(points, "punt", "punten")})`;
}

/** The numbers of what a file has and the import has not, a sentence each; none for nothing. */
export function leftOutTexts(leftOut: {
  readonly badCoordinates: number;
  readonly badTimes: number;
  readonly pointsWithSensorData: number;
  readonly links: number;
  readonly remoteParts: number;
}): readonly string[] {
  const sentences: readonly (readonly [number, string])[] = [
    [
      leftOut.badCoordinates,
      `${numberOf(leftOut.badCoordinates, "punt ligt", "punten liggen")} niet op aarde en ${leftOut.badCoordinates === 1 ? "blijft" : "blijven"} weg.`,
    ],
    [
      leftOut.badTimes,
      `${numberOf(leftOut.badTimes, "tijd is", "tijden zijn")} onleesbaar; de punten blijven.`,
    ],
    [
      leftOut.pointsWithSensorData,
      `Metingen zoals hartslag gaan niet mee (${numberOf(leftOut.pointsWithSensorData, "punt", "punten")}).`,
    ],
    [
      leftOut.links,
      `${numberOf(leftOut.links, "link is", "links zijn")} geen webadres en ${leftOut.links === 1 ? "blijft" : "blijven"} weg.`,
    ],
    [
      leftOut.remoteParts,
      `${numberOf(leftOut.remoteParts, "onderdeel staat", "onderdelen staan")} op internet en ${leftOut.remoteParts === 1 ? "wordt" : "worden"} niet opgehaald.`,
    ],
  ];
  return sentences.flatMap(([amount, sentence]) => (amount > 0 ? [sentence] : []));
}
