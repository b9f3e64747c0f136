/** Texts of the patrols of a route and their sheets. */
export const patrolTexts = {
  heading: "Sippen",
  hint: "Jede Sippe bekommt ihre eigenen Blätter für die Route. Alle Blätter werden zusammen gedruckt, mit einer Lösung für die Leitung.",
  notStored:
    "Speichere zuerst die Route. Solange der Plan keinen Namen hat, gehen deine Eingaben verloren, sobald du diese Seite verlässt.",
  failed:
    "Nicht gespeichert, weil der Speicher dieses Geräts voll oder nicht verfügbar ist. Gib Speicherplatz frei und lass die App geöffnet, dann wird es nachträglich gespeichert.",
  notRead:
    "Die gespeicherten Blätter können gerade nicht gelesen werden, weil der Speicher dieses Geräts nicht verfügbar ist. Deine Änderungen kommen später dazu.",
  unreadable:
    "Diese Version der App kann die hier gespeicherten Daten nicht lesen. Die Daten bleiben erhalten und werden von neuen Eingaben nicht überschrieben.",
  phone: "Telefonnummer der Leitung",
  speed: "Gehtempo (km/h)",
  add: "Sippe hinzufügen",
  name: "Name",
  startTime: "Startzeit",
  direction: "Richtung",
  forward: "Wie geplant",
  backward: "Umgekehrt",
  start: "Startpunkt",
  startOfRoute: "Anfang der Route",
  stretches: "Techniken",
  technique: "Technik",
  until: "Bis",
  untilEnd: "zum Ziel",
  addStretch: "Abschnitt mit anderer Technik hinzufügen",
  removeStretch: "Entfernen",
  remove: "Sippe löschen",
  isFull: "Zu dieser Route kannst du keine weiteren Sippen hinzufügen.",
  print: "Alles drucken",
  share: "Mit der Leitung teilen",
  shareHint:
    "Die Route mit allen Einstellungen und Sippen, als Link oder QR-Code. Nur für die Leitung.",
  asBook: "Als Heft mit Deckblatt, Regeln und Erklärung der Techniken",
  withLostNote: "Mit einem Blatt „Öffnen, wenn ihr euch verlaufen habt“",
  withMaps: "Mit einer Karte für jeden Abschnitt, ohne die Route",
  map: "Karte",
  stop: "Abbrechen",
  preparing: "Die Kreuzungen für jede Sippe werden gesucht …",
  mapsFailed:
    "Dieses Gerät kann die Karten nicht zeichnen. Schließe andere Apps und versuche es noch einmal, oder drucke ohne Karten.",
  printFailed: "Die Blätter können gerade nicht erstellt werden. Versuche es noch einmal.",
  where: "Wer ist wann wo",
  whereColumns: ["Zeit", "Sippe", "Punkt", "Bei km", "RD"],
  whereNote: "Zeiten bei gleichmäßigem Gehtempo, ohne Pausen und ohne Aufenthalt an Posten.",
  noTimes: "Keine Sippe hat eine Startzeit, deshalb werden keine Zeiten angezeigt.",
  lostHeading: "Öffnen, wenn ihr euch verlaufen habt",
  lostFold:
    "Falte den unteren Teil nach oben über dieses leere Feld und hefte ihn fest. Die Gruppe öffnet das Blatt nur, wenn es nötig ist.",
  lostStay: "Bleibt zusammen und bleibt, wo ihr seid.",
  lostTell: "Sagt, was ihr seht, und nennt eure Koordinaten, wenn ihr sie kennt.",
  lostNoPhone: "Ruft die Leitung an. Wählt im Notfall die 112.",
  route: "Route",
  unnamed: "Sippe",
  bookHeading: "Routenheft",
  rulesHeading: "Regeln",
  rules: [
    "Bleibt zusammen: Wer am langsamsten ist, bestimmt das Tempo.",
    "Geht auf Straßen ohne Gehweg links. Nehmt im Dunkeln eine Lampe mit.",
    "Lest das ganze Blatt, bevor ihr losgeht, und hakt jeden Punkt ab, an dem ihr vorbeigekommen seid.",
    "Wenn etwas nicht stimmt, geht zurück zum letzten Punkt, an dem noch alles gestimmt hat.",
    "Öffnet das gefaltete Blatt nur, wenn ihr euch wirklich verlaufen habt.",
  ],
  techniquesHeading: "So lest ihr die Blätter",
} as const;

/** "10:15", also on a later day; minutes since midnight of the first day, null for none. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return "";
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${`${hour}`.padStart(2, "0")}:${`${minute}`.padStart(2, "0")}`;
}

/** "Karte 2 von 5 wird gezeichnet …" */
export function drawingMapText(number: number, count: number): string {
  return `Karte ${number} von ${count} wird gezeichnet …`;
}

/** "Von Start bis 3, Maßstab 1:25.000. Oben ist Gitternord (RD-Gitter)." */
export function stretchMapNote(start: string, finish: string, scale: string): string {
  return `Von ${start} bis ${finish}, Maßstab ${scale}. Oben ist Gitternord (RD-Gitter).`;
}

/** "Tag 2", above the times of another day than the first. */
export function dayText(day: number): string {
  return `Tag ${day}`;
}

/** "Sippe 2", the name of a new one. */
export function newPatrolName(number: number): string {
  return `${patrolTexts.unnamed} ${number}`;
}

/** "Start um 10:15. Leitung: 06-12345678."; empty if neither is known. */
export function patrolNote(startMinutes: number | null, phone: string): string {
  const start = startMinutes === null ? "" : `Start um ${minutesText(startMinutes)}.`;
  const leader = phone === "" ? "" : `Leitung: ${phone}.`;
  return [start, leader].filter((text) => text !== "").join(" ");
}

/** "Ruft die Leitung an: 06-12345678. Wählt im Notfall die 112." */
export function lostPhoneText(phone: string): string {
  return phone === ""
    ? patrolTexts.lostNoPhone
    : `Ruft die Leitung an: ${phone}. Wählt im Notfall die 112.`;
}

/** "Die Route endet bei RD 84512, 447201." */
export function lostFinishText(place: string): string {
  return `Die Route endet bei ${place}.`;
}

/** "Punkt 3, nach 1,2 km". */
export function pointText(number: number, distance: string): string {
  return `Punkt ${number}, nach ${distance}`;
}

/** "Sippe löschen: Füchse". */
export function removePatrolLabel(name: string): string {
  return name === "" ? patrolTexts.remove : `${patrolTexts.remove}: ${name}`;
}

/** "Füchse, Abschnitt 2". */
export function stretchLabel(number: number, patrol: string): string {
  return `${patrol || patrolTexts.unnamed}, Abschnitt ${number}`;
}

/** "5,2 km · 3 Sippen". */
export function coverText(length: string, count: number): string {
  return `${length} · ${count} ${count === 1 ? "Sippe" : "Sippen"}`;
}
