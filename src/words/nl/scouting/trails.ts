import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of the list of trails, and of what comes in. */
export const trailTexts = {
  heading: "Postentochten",
  intro:
    "Posten die pas opengaan bij het goede antwoord of op de plek zelf. Patrouilles lopen zonder netwerk en zonder account.",
  leaders: "Voor de leiding",
  patrols: "Voor de patrouille",
  receive: "Ontvang",
  make: "Maak een postentocht",
  unnamed: "Postentocht",
  loading: "De tochten worden gelezen …",
  notRead: "De tochten kunnen nu niet gelezen worden: de opslag werkt niet.",
  retry: "Probeer opnieuw",
  noTrails: "Nog geen tochten gemaakt.",
  noWalks: "Nog geen tocht ontvangen.",
  receiveHint:
    "Scan de code van de leiding of van een patrouille, of open het bestand dat je kreeg. Een link open je door erop te tikken.",
  scan: "Scan een code",
  openFile: "Open een bestand",
  patrolName: "Naam van je patrouille",
  begin: "Begin de tocht",
  goOn: "Ga hier verder",
  walkHint:
    "Dit komt van een andere telefoon van je patrouille. Wat daar open is, is hier dan ook open.",
  addReport: "Zet in de tabel",
  refuse: "Niet nu",
  notStored: "Niet bewaard: de opslag van dit apparaat werkt niet of is vol.",
  unknownTrail: "De tocht van deze patrouille staat niet op dit apparaat.",
  known: "Dit stond al in de tabel.",
  full: "De tabel van deze tocht is vol.",
  gone: "Deze tocht staat niet op dit apparaat.",
  noCiphers: "Vergrendelen werkt alleen op een beveiligd adres (https). Open de app daar.",
} as const;

/** The reasons why a trail that came in cannot be read. */
export const trailProblems = {
  "not-shared": "Hier zit geen postentocht in.",
  damaged: "Deze postentocht is niet heel of klopt niet. Vraag hem opnieuw.",
  newer: "Deze postentocht is van een nieuwere versie van de app. Werk eerst deze app bij.",
  "too-long": "Deze postentocht is te groot om te lezen.",
  "too-many": "Deze postentocht heeft meer posten of regels dan de app kan tonen.",
} as const;

/** Sentences about a trail with a name or a number. */
export const trailWords = {
  posts: (posts: Count) => plural(posts, { one: "# post", other: "# posten" }),
  incomingTrail: (name: string, posts: string) => `Postentocht “${name}”, ${posts}.`,
  incomingWalk: (name: string, patrol: string) => `De tocht “${name}” van ${patrol}.`,
  incomingReport: (patrol: string) => `De uitslag van ${patrol}.`,
  reportTaken: (patrol: string) => `${patrol} staat in de tabel.`,
  progress: (opened: string, posts: string, points: Count) =>
    plural(points, {
      one: `${opened} van ${posts} open, # punt`,
      other: `${opened} van ${posts} open, # punten`,
    }),
  remove: (name: string) => `Verwijder ${name}`,
} as const;
