import type * as nl from "../../nl/scouting/trails.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const trailTexts = {
  heading: "Postenläufe",
  intro:
    "Posten, die sich erst mit der richtigen Antwort oder am Ort selbst öffnen. Sippen laufen ohne Netz und ohne Konto.",
  leaders: "Für die Leitung",
  patrols: "Für die Sippe",
  receive: "Empfangen",
  make: "Postenlauf anlegen",
  unnamed: "Postenlauf",
  loading: "Die Postenläufe werden gelesen …",
  notRead: "Die Postenläufe lassen sich gerade nicht lesen: Der Speicher funktioniert nicht.",
  retry: "Erneut versuchen",
  noTrails: "Noch keine Postenläufe angelegt.",
  noWalks: "Noch keinen Postenlauf empfangen.",
  receiveHint:
    "Scanne den Code der Leitung oder einer Sippe, oder öffne die Datei, die du bekommen hast. Einen Link öffnest du durch Antippen.",
  scan: "Code scannen",
  openFile: "Datei öffnen",
  patrolName: "Name deiner Sippe",
  begin: "Postenlauf beginnen",
  goOn: "Hier weitermachen",
  walkHint:
    "Das kommt von einem anderen Handy deiner Sippe. Was dort offen ist, ist dann auch hier offen.",
  addReport: "In die Tabelle setzen",
  refuse: "Nicht jetzt",
  notStored: "Nicht gespeichert: Der Speicher dieses Geräts funktioniert nicht oder ist voll.",
  unknownTrail: "Der Postenlauf dieser Sippe ist nicht auf diesem Gerät.",
  known: "Das stand schon in der Tabelle.",
  full: "Die Tabelle dieses Postenlaufs ist voll.",
  gone: "Dieser Postenlauf ist nicht auf diesem Gerät.",
  noCiphers: "Verschließen geht nur an einer sicheren Adresse (https). Öffne die App dort.",
} satisfies Words<typeof nl.trailTexts>;

export const trailProblems = {
  "not-shared": "Darin ist kein Postenlauf.",
  damaged: "Dieser Postenlauf ist unvollständig oder stimmt nicht. Lass ihn dir neu geben.",
  newer:
    "Dieser Postenlauf stammt von einer neueren Version der App. Aktualisiere zuerst diese App.",
  "too-long": "Dieser Postenlauf ist zu groß zum Lesen.",
  "too-many": "Dieser Postenlauf hat mehr Posten oder Zeilen, als die App zeigen kann.",
} satisfies Words<typeof nl.trailProblems>;

export const trailWords = {
  posts: (posts) => plural(posts, { one: "# Posten", other: "# Posten" }),
  incomingTrail: (name, posts) => `Postenlauf „${name}“, ${posts}.`,
  incomingWalk: (name, patrol) => `Der Postenlauf „${name}“ von ${patrol}.`,
  incomingReport: (patrol) => `Das Ergebnis von ${patrol}.`,
  reportTaken: (patrol) => `${patrol} steht in der Tabelle.`,
  progress: (opened, posts, points) =>
    plural(points, {
      one: `${opened} von ${posts} offen, # Punkt`,
      other: `${opened} von ${posts} offen, # Punkte`,
    }),
  remove: (name) => `${name} löschen`,
} satisfies Words<typeof nl.trailWords>;
