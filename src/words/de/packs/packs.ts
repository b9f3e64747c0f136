import type * as nl from "../../nl/packs/packs.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const packListTexts = {
  ways: "Straßen und Wege",
  waters: "Gewässer für Boote",
  depths: "Tiefenlinien",
  marks: "Tonnen, Baken und Feuer",
} satisfies Words<typeof nl.packListTexts>;

export const packTexts = {
  heading: "Kartenpakete",
  hint: "Mit einem Kartenpaket hast du die Wege, Straßennamen und Knotenpunkte eines Gebiets auch offline.",
  loading: "Kartenpakete werden geladen …",
  none: "Auf diesem Gerät gibt es noch keine Kartenpakete.",
  full: "Der Speicher dieses Geräts ist voll. Du kannst keine Kartenpakete hinzufügen, und die vorhandenen können gerade nicht gelesen werden. Gib Speicherplatz frei.",
  blocked:
    "In diesem Browser kann Scouting Map keine Kartenpakete speichern. Öffne die App in einem normalen (nicht privaten) Fenster oder in einem anderen Browser.",
  unsupported:
    "Dieser Browser kann keine Kartenpakete und Gebiete speichern. Aktualisiere ihn oder verwende einen anderen. Alles andere in Scouting Map funktioniert wie gewohnt.",
  onDevice: "Auf diesem Gerät",
  notOfRegion: "Weitere Pakete",
  contents: "Inhalt",
  loadingContents: "Inhalt wird geladen …",
  depths: "Tiefenlinien im Meer, in Seen und in großen Flüssen",
  marks: "Tonnen, Baken und Feuer von Rijkswaterstaat",
  waters: "Gewässer für Boote",
  map: "Karte",
  noMap: "Dieses Paket enthält die Karte selbst nicht.",
  saveArea: "Gebiet speichern",
  fetchNetworks: "Knotenpunkte eines Gebiets laden",
  renew: "Aktualisieren",
  renewing: "Wird aktualisiert …",
  renewFromFile: "Aus einer Datei aktualisieren",
  renewFromFileHint:
    "Die Knotenpunkte sind älter als drei Monate. Wähle eine neuere Datei desselben Gebiets; das alte Paket bleibt, bis das neue da ist.",
  renewHint:
    "Die Knotenpunkte sind älter als drei Monate. „Aktualisieren“ lädt sie noch einmal von derselben Quelle. Das alte Paket bleibt erhalten, bis das neue vollständig ist.",
  remove: "Löschen",
  removeSure: "Bist du sicher? Offline siehst du dieses Gebiet dann nicht mehr im Detail.",
  removeYes: "Ja, löschen",
  removeNo: "Nein, behalten",
  jobs: "In Arbeit",
  stop: "Stopp",
  goOn: "Fortsetzen",
  goOnLater: "Sobald du wieder online bist, kannst du fortfahren.",
  discard: "Verwerfen",
  elsewhere: "Der Vorgang läuft gerade in einem anderen Tab.",
  open: "Von diesem Gerät öffnen",
  openHint:
    "Wähle alle Dateien eines Pakets auf einmal oder den Ordner, in dem sie liegen. Auch eine einzelne .pmtiles-Datei funktioniert. Aus einer OSM-Datei (.osm.pbf) erstellt die App ein Paket mit den darin enthaltenen Knotenpunkten.",
  chooseFiles: "Dateien wählen",
  chooseFolder: "Ordner wählen",
  makeFromExtract: "Paket aus einer OSM-Datei erstellen",
  fetchRegion: "Deine Region laden",
  otherWays: "Datei öffnen oder Pakete von anderen",
  home: "Verfügbare Pakete",
  askAgain: "Erneut versuchen",
  others: "Pakete von anderen",
  address: "Katalogadresse",
  addressHint: "Vom Anbieter der Pakete, zum Beispiel https://example.org",
  show: "Pakete anzeigen",
  loadingCatalogue: "Katalog wird geladen …",
  emptyCatalogue: "Dieser Katalog ist leer.",
  get: "Laden",
  update: "Aktualisieren",
  updateAll: "Alle aktualisieren",
  tooLarge: "Auf diesem Gerät ist zu wenig Speicherplatz frei. Lösche zuerst etwas anderes.",
  thePack: "das Kartenpaket",
  theList: "die Liste der Pakete",
  theFile: "die Datei",
} satisfies Words<typeof nl.packTexts>;

export const offerTexts = {
  new: "noch nicht geladen",
  updated: "neuere Version verfügbar",
  "on-device": "auf diesem Gerät",
  busy: "läuft",
} satisfies Words<typeof nl.offerTexts>;

/** A sentence per problem: what is wrong, and what to do. `atStart` is the file at the start of a sentence; it is in the nominative or the accusative. */
export const packProblems = {
  "offline-only": "„Nur offline“ ist eingeschaltet. Schalte es aus, um etwas herunterzuladen.",
  "bad-address":
    "Das ist keine gültige Adresse. Gib sie genau so ein, wie du sie bekommen hast. Sie beginnt mit https:// und endet auf index.json.",
  "insecure-address":
    "Diese Adresse beginnt mit http:// und ist deshalb nicht sicher. Verwende dieselbe Adresse mit https:// oder bitte den Anbieter um eine sichere Adresse.",
  offline:
    "Du bist nicht mit dem Internet verbunden. Stelle eine Verbindung her und versuche es noch einmal.",
  unreachable:
    "Der Server ist nicht erreichbar oder erlaubt keine Downloads durch Scouting Map. Prüfe die Adresse oder frage den Anbieter.",
  redirected:
    "Diese Adresse leitet auf eine andere weiter, die nicht sicher ist (http://) oder keine Downloads durch Scouting Map erlaubt. Frage den Anbieter nach der richtigen Adresse.",
  "not-found": (file) =>
    `Der Server konnte ${file} nicht finden. Prüfe die Adresse oder frage den Anbieter.`,
  "server-busy": "Der Server ist überlastet. Versuche es in ein paar Minuten noch einmal.",
  "server-error": "Beim Server liegt eine Störung vor. Versuche es später noch einmal.",
  "html-answered":
    "Der Server hat eine Webseite statt eines Kartenpakets geliefert. Prüfe die Adresse und ob du dich in diesem WLAN noch anmelden musst.",
  "not-a-catalogue":
    "Unter dieser Adresse gibt es keinen Katalog. Prüfe, ob die Adresse auf index.json endet.",
  "connection-lost":
    "Die Verbindung wurde unterbrochen. Bereits Geladenes bleibt erhalten: Setze den Download fort, wenn du wieder online bist.",
  "wrong-range":
    "Der Server hat den falschen Teil der Datei gesendet. Setze den Download später fort, oder verwirf ihn und fang neu an.",
  "wrong-hash": (_file, atStart) =>
    `${atStart} ist beschädigt oder gehört zu einer anderen Version. Lade das Paket noch einmal herunter.`,
  truncated: (_file, atStart) =>
    `${atStart} ist unvollständig. Lade die Datei noch einmal herunter oder kopiere sie neu.`,
  "file-missing": (_file, atStart) =>
    `${atStart} fehlt. Wähle alle Dateien des Pakets auf einmal oder den ganzen Ordner.`,
  "nothing-chosen":
    "Unter diesen Dateien ist kein Kartenpaket. Wähle pack.json mit den zugehörigen Dateien, eine .pmtiles-Datei oder eine .osm.pbf-Datei.",
  "not-a-pack": "Diese pack.json beschreibt kein Kartenpaket von Scouting Map. Wähle eine andere.",
  "newer-version":
    "Für dieses Kartenpaket brauchst du eine neuere Version von Scouting Map. Aktualisiere die App und versuche es noch einmal.",
  damaged: (_file, atStart) =>
    `${atStart} ist beschädigt. Lade die Datei noch einmal herunter oder kopiere sie neu.`,
  "off-earth": (_file, atStart) =>
    `${atStart} enthält ungültige Koordinaten. Bitte den Anbieter um ein neues Kartenpaket.`,
  "not-pmtiles": (_file, atStart) => `${atStart} ist keine PMTiles-Datei. Wähle eine andere Datei.`,
  "old-pmtiles": (_file, atStart) =>
    `${atStart} ist keine PMTiles-Datei der Version 3. Wandle sie mit dem Programm pmtiles um oder bitte den Anbieter um Version 3.`,
  raster: (_file, atStart) =>
    `${atStart} besteht aus Bildern, die Scouting Map nicht anzeigen kann. Wähle eine Vektorkarte.`,
  "foreign-schema": (_file, atStart) =>
    `${atStart} verwendet ein unbekanntes Kartenschema. Scouting Map unterstützt OpenMapTiles und Protomaps.`,
  "no-bounds": (_file, atStart) =>
    `${atStart} gibt nicht an, welches Gebiet abgedeckt ist. Wähle eine andere Datei.`,
  "disk-full":
    "Auf diesem Gerät ist zu wenig Platz. Gib Speicherplatz frei und versuche es noch einmal.",
  "storage-blocked":
    "In diesem Browser kann die App das Paket nicht speichern. Schließe andere Tabs mit Scouting Map und versuche es noch einmal.",
  "busy-elsewhere":
    "Der Vorgang läuft bereits in einem anderen Tab. Warte, bis er abgeschlossen ist, oder schließe den Tab.",
} satisfies Words<typeof nl.packProblems>;

export const homePackProblems = {
  unreachable: "Der Server ist nicht erreichbar. Versuche es später noch einmal.",
  "not-found": (_file, atStart) =>
    `${atStart} wurde nicht gefunden. Versuche es noch einmal oder melde den Fehler dem Anbieter dieser App.`,
  "html-answered":
    "Statt des Pakets wurde eine Webseite geliefert. Melde dich im WLAN an, falls das nötig ist, und versuche es noch einmal.",
} satisfies Words<typeof nl.homePackProblems>;

export const homeProblems = {
  offline: "Welche Pakete es gibt, siehst du, sobald du wieder online bist.",
  "offline-only":
    "„Nur offline“ ist eingeschaltet. Schalte es aus, um zu sehen, welche Pakete es gibt.",
  absent: "Diese App bietet keine Kartenpakete an.",
  unreachable: "Die Liste der Pakete ist gerade nicht erreichbar. Versuche es später noch einmal.",
  "html-answered":
    "Statt der Liste der Pakete wurde eine Webseite geliefert. Melde dich im WLAN an, falls das nötig ist, und versuche es noch einmal.",
  "not-a-catalogue":
    "Die Liste der Pakete ist beschädigt. Versuche es später noch einmal oder melde den Fehler dem Anbieter dieser App.",
  "connection-lost":
    "Die Verbindung wurde unterbrochen, während die Liste der Pakete geladen wurde. Versuche es noch einmal.",
} satisfies Words<typeof nl.homeProblems>;

export const renewalTexts = {
  newest: "Die Quelle bietet keine neuere Version an.",
  gone: "Die Quelle bietet dieses Paket nicht mehr an. Deine Version funktioniert weiterhin.",
  failed: "Das Aktualisieren hat nicht geklappt. Deine Version funktioniert weiterhin.",
  "other-area":
    "Diese Datei gehört zu einem anderen Gebiet. Sie liegt als eigenes Paket auf diesem Gerät, und das alte bleibt.",
} satisfies Words<typeof nl.renewalTexts>;

export const packWords = {
  failed: "Das hat nicht geklappt. Versuche es noch einmal.",
  listFailed: "Die Liste der Pakete kann nicht geladen werden. Versuche es noch einmal.",
  notAdded: (pack, problem) => `Das Kartenpaket „${pack}“ wurde nicht hinzugefügt. ${problem}`,
  // "Karte mit Wander- und Radknotenpunkten": the nodes of each network, one before others, and all.
  nodeKinds: {
    walk: "Wander",
    cycle: "Rad",
    canoe: "Boots",
    motorboat: "Boots",
  },
  beforeNodes: (kind) => `${kind}-`,
  nodes: (kinds) => `${kinds}knotenpunkte`,
  mapWithNodes: (kinds) => `Karte mit ${kinds}knotenpunkten`,
  monthsOld: (months) => plural(months, { one: "# Monat alt", other: "# Monate alt" }),
  yearsOld: (years) => plural(years, { one: "# Jahr alt", other: "# Jahre alt" }),
  dataOf: {
    day: (day) => `Daten vom ${day}`,
    month: (month) => `Daten vom ${month}`,
    year: (year) => `Daten von ${year}`,
    other: (text) => `Datenstand: ${text}`,
  },
  download: (percent, done, total) => `${percent}\u00a0% · ${done} von ${total}`,
  copy: (percent) => `Kopieren und prüfen: ${percent}\u00a0%`,
  interrupted: (percent) => `Unterbrochen bei ${percent}\u00a0%.`,
  added: (name) => `Das Kartenpaket „${name}“ wurde hinzugefügt.`,
  severalAdded: (count, names) => `${count} Kartenpakete wurden hinzugefügt: ${names}.`,
  broken: (name) =>
    `Die Dateien des Kartenpakets „${name}“ fehlen oder sind nicht lesbar. Lösche das Kartenpaket und füge es noch einmal hinzu.`,
  namelessBroken:
    "Die Dateien eines Kartenpakets fehlen oder sind nicht lesbar. Lösche das Kartenpaket und füge es noch einmal hinzu.",
  moreOffers: (more, total) =>
    `${plural(more, { one: "# weiteres", other: "# weitere" })} von ${total} anzeigen`,
  newer: (packs, size) =>
    `Für ${plural(packs, { one: "# Paket", other: "# Pakete" })} gibt es neuere Daten (${size}).`,
  leftOut: (packs) =>
    `Bei ${plural(packs, { one: "# Paket", other: "# Paketen" })} in diesem Katalog stimmt die Beschreibung nicht. Bitte den Anbieter, sie zu berichtigen.`,
  free: (size) => `Freier Speicherplatz für die App: etwa ${size}.`,
  renewed: "Aktualisiert.",
  renewedTo: (data) => `Aktualisiert: ${data}.`,
  samePlans: "Deine gespeicherten Pläne in diesem Gebiet haben sich nicht geändert.",
  plan: (name) => `„${name}“`,
  otherPlans: (names, plans) =>
    `Bei ${names} hat sich das Knotenpunktnetz geändert. Öffne ${plural(plans, { one: "den Plan", other: "jeden Plan" })}, um ihn zu reparieren.`,
} satisfies Words<typeof nl.packWords>;

export const progressLabel = ((name) => `Fortschritt: ${name}`) satisfies Words<
  typeof nl.progressLabel
>;
