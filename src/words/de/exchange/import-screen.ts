import type * as nl from "../../nl/exchange/import-screen.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const importScreenTexts = {
  heading: "Importieren",
  listHeading: "Mehrere Punkte hinzufügen",
  list: "Punkte, einer pro Zeile",
  listHint: "Mit oder ohne Namen, zum Beispiel Zelt 52,15517 5,38720 oder 155000 463000 Posten 3.",
  listSource: "Eingefügte Liste",
  look: "Symbol und Farbe",
  lookHint: "Für Punkte ohne eigenes Symbol und eigene Farbe.",
  farPoints:
    "Diese Punkte liegen weit von den anderen entfernt und werden nur hinzugefügt, wenn du sie auswählst. Prüfe ihre Koordinaten.",
  unreadLines: "Nicht lesbare Zeilen",
  reading: "Dateien werden gelesen …",
  stop: "Stopp",
  close: "Schließen",
  cancel: "Abbrechen",
  adding: "Wird hinzugefügt …",
  whatComes: "Das wird hinzugefügt",
  mapLoading: "Die Karte wird geladen …",
  nameless: "Ohne Namen",
  offMap: "außerhalb der Karte",
  sketch: "Skizze des Inhalts, Norden ist oben",
  tracks: "Neue Tracks",
  routes: "Neue Routen",
  sameLines: "Tracks und Routen, die du schon hattest oder die doppelt sind",
  isNew: "Neue Wegpunkte",
  same: "Wegpunkte, die du schon hattest oder die doppelt sind",
  changed: "Geänderte Wegpunkte",
  folder: "Ordner",
  folderAsInFile: "Wie in der Datei",
  folderAsShared: "Wie geteilt",
  folderNone: "Kein Ordner",
  folderOne: "Alles in einen Ordner",
  folderName: "Ordnername",
  folderMissing: "Gib einen Ordnernamen ein oder wähle eine andere Option.",
  nothingToAdd: "Du hast alle diese Einträge bereits.",
  nothingInside: "Hier gibt es nichts zu importieren.",
  nothingShared: "Die geteilten Dateien sind nicht angekommen. Wähle sie hier mit „Importieren“.",
  failed:
    "Es wurde nichts hinzugefügt, weil die App nicht auf den Speicher dieses Geräts zugreifen kann. Versuche es noch einmal.",
  tooMany:
    "Nicht hinzugefügt, weil höchstens 50.000 Wegpunkte möglich sind. Lösche zuerst Wegpunkte, die du nicht mehr brauchst.",
  undo: "Rückgängig",
  undone: "Der Import wurde rückgängig gemacht.",
  notUndone:
    "Der Import lässt sich nicht mehr rückgängig machen, weil sich deine Wegpunkte inzwischen geändert haben.",
  mapColumns: "Spalten wählen",
  isPlan:
    "Diese Route führt von Knotenpunkt zu Knotenpunkt. Wenn du sie als Route öffnest, kannst du ihr folgen, sie ändern und speichern.",
  openPlan: "Als Route öffnen",
  truncated:
    "Diese Datei ist unvollständig. Alles bis zu der Stelle, an der sie abbricht, wurde gelesen.",
  swap: "Vertauschen",
  unswap: "Doch nicht vertauschen",
  takeChanges: "Änderungen übernehmen",
  takeChangesHint:
    "Wegpunkte, die du schon hast, werden mit den Angaben aus der Datei aktualisiert.",
} satisfies Words<typeof nl.importScreenTexts>;

export const previewKindTexts = {
  track: "Track",
  route: "Route",
  waypoint: "Wegpunkt",
  changed: "Änderung",
} satisfies Words<typeof nl.previewKindTexts>;

export const csvMappingTexts = {
  intro: "Was steht in den Spalten? Wähle mindestens die mit den Koordinaten.",
  firstRows: "Erste Zeilen der Datei",
  hasHeader: "Die erste Zeile enthält die Spaltennamen",
  none: "Keine",
  incomplete:
    "Wähle die Spalten mit den Koordinaten: Breitengrad und Längengrad, eine Spalte mit beiden oder RD x und RD y.",
  read: "Datei lesen",
  cancel: "Abbrechen",
} satisfies Words<typeof nl.csvMappingTexts>;

export const csvFieldTexts = {
  name: "Name",
  lat: "Breitengrad",
  lng: "Längengrad",
  place: "Koordinaten in einer Spalte",
  rdX: "RD x",
  rdY: "RD y",
  altitude: "Höhe",
  note: "Notiz",
  folder: "Ordner",
  created: "Zeit",
} satisfies Words<typeof nl.csvFieldTexts>;

/** "bei Delft". */
export const nearText = ((town) => `bei ${town}`) satisfies Words<typeof nl.nearText>;

export const importWords = {
  import: (count) => `${count.shown} importieren`,
  more: (count) => `${count.shown} weitere anzeigen`,
  folderPerKind: (count) => `Ein Ordner pro Art (${count.shown})`,
  points: (count) => plural(count, { one: "# Punkt", other: "# Punkte" }),
  file: (number, total, name) => `Datei ${number} von ${total}: ${name}`,
  line: (line) => `Zeile ${line}`,
  lineText: (line, text) => `Zeile ${line}: „${text}“`,
  unread: (line, text) => `Zeile ${line} konnte nicht gelesen werden: „${text}“.`,
  noCoordinate: "Die App hat keine Koordinaten gefunden.",
  far: (name, distance) => `${name}: ${distance} von den anderen Punkten`,
  moreFar: (count) =>
    plural(count, {
      one: "Und noch # Punkt, der nicht hinzugefügt wird.",
      other: "Und noch # Punkte, die nicht hinzugefügt werden.",
    }),
  moreUnread: (count) => plural(count, { one: "Und noch # Zeile.", other: "Und noch # Zeilen." }),
  waypoints: (count) => plural(count, { one: "# Wegpunkt", other: "# Wegpunkte" }),
  tracks: (count) => plural(count, { one: "# Track", other: "# Tracks" }),
  routes: (count) => plural(count, { one: "# Route", other: "# Routen" }),
  added: (items) => `Hinzugefügt: ${items}.`,
  changed: (items) => `Geändert: ${items}.`,
  column: (letters) => `Spalte ${letters}`,
} satisfies Words<typeof nl.importWords>;

export const leftOutWords = {
  emptyTracks: (count) =>
    plural(count, {
      one: "# Track hat keine Punkte, weil keine Positionen aufgezeichnet wurden.",
      other: "# Tracks haben keine Punkte, weil keine Positionen aufgezeichnet wurden.",
    }),
  emptyRoutes: (count) =>
    plural(count, { one: "# Route hat keine Punkte.", other: "# Routen haben keine Punkte." }),
  addressesOnly: (count) =>
    plural(count, {
      one: "# Ort hat nur eine Adresse und keine Koordinaten und wurde übersprungen.",
      other: "# Orte haben nur eine Adresse und keine Koordinaten und wurden übersprungen.",
    }),
  featuresWithoutPlace: (count) =>
    plural(count, {
      one: "# Eintrag hat keine Position auf der Karte und wurde übersprungen.",
      other: "# Einträge haben keine Position auf der Karte und wurden übersprungen.",
    }),
  pointsAtZero: (count) =>
    plural(count, {
      one: "# Punkt liegt genau auf 0°, 0°. Das bedeutet meist, dass keine Position bekannt war; er wurde übersprungen.",
      other:
        "# Punkte liegen genau auf 0°, 0°. Das bedeutet meist, dass keine Position bekannt war; sie wurden übersprungen.",
    }),
  unreadCoordinates: (count) =>
    plural(count, {
      one: "# Punkt hat keine lesbaren Koordinaten und wurde übersprungen.",
      other: "# Punkte haben keine lesbaren Koordinaten und wurden übersprungen.",
    }),
  badCoordinates: (count) =>
    plural(count, {
      one: "# Punkt hat eine Breite über 90° oder eine Länge über 180° und wurde übersprungen.",
      other:
        "# Punkte haben eine Breite über 90° oder eine Länge über 180° und wurden übersprungen.",
    }),
  badTimes: (count) =>
    plural(count, {
      one: "# Zeitangabe ist nicht lesbar; der Punkt wurde übernommen.",
      other: "# Zeitangaben sind nicht lesbar; die Punkte wurden übernommen.",
    }),
  pointsWithSensorData: (count) =>
    plural(count, {
      one: "Sensordaten wie der Puls werden nicht importiert (# Punkt).",
      other: "Sensordaten wie der Puls werden nicht importiert (# Punkte).",
    }),
  links: (count) =>
    plural(count, {
      one: "# Link ist keine Webadresse und wurde übersprungen.",
      other: "# Links sind keine Webadressen und wurden übersprungen.",
    }),
  remoteParts: (count) =>
    plural(count, {
      one: "# Teil liegt im Internet und wurde nicht heruntergeladen.",
      other: "# Teile liegen im Internet und wurden nicht heruntergeladen.",
    }),
} satisfies Words<typeof nl.leftOutWords>;
