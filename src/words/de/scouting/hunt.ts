import type * as nl from "../../nl/scouting/hunt.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const huntTexts = {
  heading: "Fuchsjagd",
  newRadius: "Radius eines neuen Kreises",
  staysInArea: "Füchse bleiben in ihrem Gebiet",
  show: "Auf der Karte anzeigen",
  empty:
    "Tippe auf die Karte oder verschiebe die Kartenmitte und wähle, was du dort hinzufügen möchtest.",
  center: "Die Kartenmitte",
  tapped: "Der angetippte Punkt",
  addCircle: "Kreis",
  addSighting: "Sichtung",
  addArea: "Gebiet aus Track",
  drawArea: "Gebiet zeichnen",
  cornerAtCenter: "Ecke in der Kartenmitte",
  removeCorner: "Letzte Ecke entfernen",
  saveArea: "Gebiet speichern",
  cancel: "Abbrechen",
  fromWaypoints: "Kreise um Wegpunkte",
  chooseWaypoints:
    "Wähle einen Ordner oder einen Wegpunkt. Um jeden Punkt wird ein Kreis gezeichnet.",
  circles: "Kreise",
  sightings: "Sichtungen",
  areas: "Gebiete",
  label: "Name",
  radius: "Radius in Metern",
  time: "Gesehen um",
  speed: "Tempo in km/h",
  notARadius: "Gib einen Wert zwischen 1 und 100.000 Metern ein.",
  notASpeed: "Gib eine Geschwindigkeit zwischen 0 und 130 km/h ein.",
  notATime: "Gib eine Uhrzeit ein, zum Beispiel 14:30.",
  ahead: "liegt in der Zukunft",
  fox: "Fuchs auf der Karte",
  allFoxes: "alle",
  old: "Alte Sichtungen",
  oldLooks: { shown: "wie sonst", faded: "blass", hidden: "ausgeblendet" },
  oldAfter: "Alt nach (Minuten)",
  notMinutes: "Gib 1 bis 10.080 Minuten ein.",
  share: "Teilen",
  gpx: "GPX",
  shareTitle: "Fuchsjagd",
  clear: "Alle Einträge löschen",
  noTracks:
    "Importiere zuerst eine Datei mit Gebieten (GeoJSON, KML oder GPX). Jedes Gebiet wird zu einem Track.",
  notAnArea: "Dieser Track umschließt kein Gebiet. Wähle einen anderen.",
  chooseTrack: "Welcher Track bildet die Grenze des Gebiets?",
  failed:
    "Diese Fuchsjagd kann nicht gespeichert werden und geht verloren, wenn du die App schließt.",
  incoming: "Dieser Link enthält eine Fuchsjagd.",
  incomingFile: "Diese Datei enthält eine Fuchsjagd.",
  mergeHint:
    "Deine eigenen Einträge bleiben erhalten. Bei Einträgen, die in beiden Versionen vorkommen, gilt die letzte Änderung.",
  known: "Diesen Stand hast du schon.",
  understood: "Verstanden",
  openFile: "Fuchsjagd aus Datei öffnen",
  noHuntInFile:
    "Diese Datei enthält keine Fuchsjagd aus dieser App. Wenn du die Punkte verwenden möchtest, importiere sie unter „Wegpunkte“.",
  status: "Status",
  statuses: { open: "offen", found: "gefunden", closed: "geschlossen" },
  color: "Farbe",
  usualColor: "Standard",
  accept: "Hinzufügen",
  refuse: "Nicht hinzufügen",
  damagedLink:
    "Die Fuchsjagd in diesem Link kann nicht gelesen werden. Lass dir einen neuen Link schicken.",
  tooLargeLink:
    "Diese Fuchsjagd ist zu groß: Sie hat mehr als 500 Kreise, Sichtungen und Gebiete. Lass dir eine kleinere schicken.",
  full: "Eine Fuchsjagd kann höchstens 500 Kreise, Sichtungen und Gebiete enthalten. Entferne zuerst, was du nicht mehr brauchst.",
  newerLink:
    "Dieser Link stammt aus einer neueren Version. Aktualisiere die App und öffne ihn noch einmal.",
  linkTooLong:
    "Diese Fuchsjagd ist zu groß, um sie auf diese Weise zu teilen. Teile sie stattdessen als GPX.",
} satisfies Words<typeof nl.huntTexts>;

export const grownText = ((distance) => `jetzt bis ${distance}`) satisfies Words<
  typeof nl.grownText
>;

export const huntWords = {
  names: {
    circles: "Kreis",
    sightings: "Sichtung",
    areas: "Gebiet",
  },
  circles: (circles) => plural(circles, { one: "# Kreis", other: "# Kreise" }),
  sightings: (sightings) => plural(sightings, { one: "# Sichtung", other: "# Sichtungen" }),
  hiddenSightings: (sightings) =>
    plural(sightings, {
      one: "# Sichtung ist nicht auf der Karte.",
      other: "# Sichtungen sind nicht auf der Karte.",
    }),
  areas: (areas) => plural(areas, { one: "# Gebiet", other: "# Gebiete" }),
  shareChanges: (changes) => `Stand teilen (${changes.shown})`,
  firstCorner: "Tippe auf der Karte nacheinander auf die Ecken des Gebiets.",
  nextCorner: (corners) =>
    `${plural(corners, { one: "# Ecke", other: "# Ecken" })}. Tippe auf die nächste Ecke.`,
  folder: (name, waypoints) => `Ordner ${name} (${waypoints.shown})`,
  gone: (parts) => `${parts.shown} entfernt`,
  remove: (name) => `Entfernen: ${name}`,
  removeUnnamed: "Diesen Eintrag entfernen",
  earlier: (sightings) => `Frühere anzeigen (${sightings.shown})`,
  someEarlier: (count, sightings) => `Frühere anzeigen (${count} von ${sightings.shown})`,
  circleNote: (distance) => `Radius ${distance}`,
  sightingNote: (time, speed) => `Gesehen um ${time}, ${speed} km/h`,
} satisfies Words<typeof nl.huntWords>;
