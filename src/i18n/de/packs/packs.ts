import type { PackFacts, ProblemSubject } from "#i18n/nl/packs/packs.ts";
import { formatBytes } from "#sentences/intl/bytes.ts";
import { localMoment, wholeNumber } from "#sentences/intl/format.ts";
import { listText } from "#sentences/intl/list-text.ts";

const day = localMoment({ dateStyle: "long", timeZone: "UTC" });
const month = localMoment({ month: "long", year: "numeric", timeZone: "UTC" });

/** Texts of the packs section of the settings screen. */
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
  contents: "Inhalt",
  loadingContents: "Inhalt wird geladen …",
  depths: "Tiefenlinien im Meer, in Seen und in großen Flüssen",
  map: "Karte",
  noMap: "Dieses Paket enthält nur Knotenpunktnetze, nicht die Karte selbst.",
  saveArea: "Gebiet speichern",
  fetchNetworks: "Knotenpunkte eines Gebiets laden",
  renew: "Aktualisieren",
  renewing: "Wird aktualisiert …",
  renewHint:
    "Die Knotenpunkte sind älter als drei Monate. „Aktualisieren“ lädt sie noch einmal von derselben Quelle. Das alte Paket bleibt erhalten, bis das neue vollständig ist.",
  remove: "Löschen",
  removeSure: "Bist du sicher? Offline siehst du dieses Gebiet dann nicht mehr im Detail.",
  removeYes: "Ja, löschen",
  removeNo: "Nein, behalten",
  jobs: "In Arbeit",
  stop: "Stopp",
  goOn: "Fortsetzen",
  discard: "Verwerfen",
  elsewhere: "Der Vorgang läuft gerade in einem anderen Tab.",
  open: "Von diesem Gerät öffnen",
  openHint:
    "Wähle alle Dateien eines Pakets auf einmal oder den Ordner, in dem sie liegen. Auch eine einzelne .pmtiles-Datei funktioniert. Aus einer OSM-Datei (.osm.pbf) erstellt die App ein Paket mit den darin enthaltenen Knotenpunkten.",
  chooseFiles: "Dateien wählen",
  chooseFolder: "Ordner wählen",
  makeFromExtract: "Paket aus einer OSM-Datei erstellen",
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
} as const;

/** The state of an entry of the catalogue, in a word. */
export const offerTexts = {
  new: "noch nicht geladen",
  updated: "neuere Version verfügbar",
  "on-device": "auf diesem Gerät",
  busy: "läuft",
} as const;

/** A sentence per problem: what is wrong, and what to do. Each has the file in the nominative or the accusative. */
export const packProblemTexts: Readonly<Record<string, (file: string) => string>> = {
  "offline-only": () =>
    "„Nur offline“ ist eingeschaltet. Schalte es aus, um etwas herunterzuladen.",
  "bad-address": () =>
    "Das ist keine gültige Adresse. Gib sie genau so ein, wie du sie bekommen hast. Sie beginnt mit https:// und endet auf index.json.",
  "insecure-address": () =>
    "Diese Adresse beginnt mit http:// und ist deshalb nicht sicher. Verwende dieselbe Adresse mit https:// oder bitte den Anbieter um eine sichere Adresse.",
  offline: () =>
    "Du bist nicht mit dem Internet verbunden. Stelle eine Verbindung her und versuche es noch einmal.",
  unreachable: () =>
    "Der Server ist nicht erreichbar oder erlaubt keine Downloads durch Scouting Map. Prüfe die Adresse oder frage den Anbieter.",
  redirected: () =>
    "Diese Adresse leitet auf eine andere weiter, die nicht sicher ist (http://) oder keine Downloads durch Scouting Map erlaubt. Frage den Anbieter nach der richtigen Adresse.",
  "not-found": (file) =>
    `Der Server konnte ${file} nicht finden. Prüfe die Adresse oder frage den Anbieter.`,
  "server-busy": () => "Der Server ist überlastet. Versuche es in ein paar Minuten noch einmal.",
  "server-error": () => "Beim Server liegt eine Störung vor. Versuche es später noch einmal.",
  "html-answered": () =>
    "Der Server hat eine Webseite statt eines Kartenpakets geliefert. Prüfe die Adresse und ob du dich in diesem WLAN noch anmelden musst.",
  "not-a-catalogue": () =>
    "Unter dieser Adresse gibt es keinen Katalog. Prüfe, ob die Adresse auf index.json endet.",
  "connection-lost": () =>
    "Die Verbindung wurde unterbrochen. Bereits Geladenes bleibt erhalten: Setze den Download fort, wenn du wieder online bist.",
  "wrong-range": () =>
    "Der Server hat den falschen Teil der Datei gesendet. Setze den Download später fort, oder verwirf ihn und fang neu an.",
  "wrong-hash": (file) =>
    `${capital(file)} ist beschädigt oder gehört zu einer anderen Version. Lade das Paket noch einmal herunter.`,
  truncated: (file) =>
    `${capital(file)} ist unvollständig. Lade die Datei noch einmal herunter oder kopiere sie neu.`,
  "file-missing": (file) =>
    `${capital(file)} fehlt. Wähle alle Dateien des Pakets auf einmal oder den ganzen Ordner.`,
  "nothing-chosen": () =>
    "Unter diesen Dateien ist kein Kartenpaket. Wähle pack.json mit den zugehörigen Dateien, eine .pmtiles-Datei oder eine .osm.pbf-Datei.",
  "not-a-pack": () =>
    "Diese pack.json beschreibt kein Kartenpaket von Scouting Map. Wähle eine andere.",
  "newer-version": () =>
    "Für dieses Kartenpaket brauchst du eine neuere Version von Scouting Map. Aktualisiere die App und versuche es noch einmal.",
  damaged: (file) =>
    `${capital(file)} ist beschädigt. Lade die Datei noch einmal herunter oder kopiere sie neu.`,
  "off-earth": (file) =>
    `${capital(file)} enthält ungültige Koordinaten. Bitte den Anbieter um ein neues Kartenpaket.`,
  "not-pmtiles": (file) => `${capital(file)} ist keine PMTiles-Datei. Wähle eine andere Datei.`,
  "old-pmtiles": (file) =>
    `${capital(file)} ist keine PMTiles-Datei der Version 3. Wandle sie mit dem Programm pmtiles um oder bitte den Anbieter um Version 3.`,
  raster: (file) =>
    `${capital(file)} besteht aus Bildern, die Scouting Map nicht anzeigen kann. Wähle eine Vektorkarte.`,
  "foreign-schema": (file) =>
    `${capital(file)} verwendet ein unbekanntes Kartenschema. Scouting Map unterstützt OpenMapTiles und Protomaps.`,
  "no-bounds": (file) =>
    `${capital(file)} gibt nicht an, welches Gebiet abgedeckt ist. Wähle eine andere Datei.`,
  "disk-full": () =>
    "Auf diesem Gerät ist zu wenig Platz. Gib Speicherplatz frei und versuche es noch einmal.",
  "storage-blocked": () =>
    "In diesem Browser kann die App das Paket nicht speichern. Schließe andere Tabs mit Scouting Map und versuche es noch einmal.",
  "busy-elsewhere": () =>
    "Der Vorgang läuft bereits in einem anderen Tab. Warte, bis er abgeschlossen ist, oder schließe den Tab.",
};

/** Returns a problem with its subject: "Das Kartenpaket „delft“ wurde nicht hinzugefügt. map.pmtiles ist unvollständig. …" */
export function packProblemText(
  problem: string,
  { name, title = name ?? "", fileName }: ProblemSubject,
): string {
  const sentence =
    packProblemTexts[problem]?.(fileName ?? packTexts.thePack) ??
    "Das hat nicht geklappt. Versuche es noch einmal.";
  return name === null ? sentence : notAdded(title, sentence);
}

/** The texts that differ for packs of the app, because no address was typed. */
const HOME_PACK_PROBLEMS: Readonly<Record<string, (file: string) => string>> = {
  unreachable: () => "Der Server ist nicht erreichbar. Versuche es später noch einmal.",
  "not-found": (file) =>
    `${capital(file)} wurde nicht gefunden. Versuche es noch einmal oder melde den Fehler dem Anbieter dieser App.`,
  "html-answered": () =>
    "Statt des Pakets wurde eine Webseite geliefert. Melde dich im WLAN an, falls das nötig ist, und versuche es noch einmal.",
};

/** Returns a problem of a pack that comes with the app. */
export function homePackProblemText(problem: string, subject: ProblemSubject): string {
  const sentence = HOME_PACK_PROBLEMS[problem]?.(subject.fileName ?? packTexts.thePack);
  if (sentence === undefined) return packProblemText(problem, subject);
  return notAdded(subject.title ?? subject.name ?? "", sentence);
}

function notAdded(title: string, sentence: string): string {
  return `Das Kartenpaket „${title}“ wurde nicht hinzugefügt. ${sentence}`;
}

const HOME_PROBLEMS: Readonly<Record<string, string>> = {
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
};

/** Returns why the catalogue of the app is not available, and what to do. */
export function homeProblemText(problem: string): string {
  return (
    HOME_PROBLEMS[problem] ??
    packProblemTexts[problem]?.(packTexts.theList) ??
    "Die Liste der Pakete kann nicht geladen werden. Versuche es noch einmal."
  );
}

/** "Karte mit Wander- und Radknotenpunkten · 0,9 MB · Daten vom 6. August 2025 (1 Jahr alt)". */
export function packFactsText(facts: PackFacts, nowMs: number): string {
  const { dataDate } = facts;
  const contents = contentsText(facts);
  return [
    ...(contents === null ? [] : [contents]),
    formatBytes(facts.bytes),
    ...(dataDate === null ? [] : [`${dataDateText(dataDate)}${ageInBrackets(dataDate, nowMs)}`]),
  ].join("\u00a0· ");
}

/** Returns the contents: "Karte mit Wander- und Radknotenpunkten", "Bootsknotenpunkte", "Karte"; null if unknown. */
function contentsText({ hasMap, modes }: PackFacts): string | null {
  const kinds = [...new Set(modes?.map((mode) => NODE_KINDS[mode] ?? mode))];
  if (kinds.length === 0 && hasMap === false) return modes === null ? null : packTexts.depths;
  if (kinds.length === 0) return hasMap ? packTexts.map : null;
  const nodes = `${listText(kinds.map((kind) => `${kind}-`)).slice(0, -1)}knotenpunkte`;
  return hasMap ? `${packTexts.map} mit ${nodes}n` : nodes;
}

/** The words before "-knotenpunkte". */
const NODE_KINDS: Readonly<Record<string, string>> = {
  walk: "Wander",
  cycle: "Rad",
  canoe: "Boots",
  motorboat: "Boots",
};

const MONTH_MS = (365.25 / 12) * 24 * 60 * 60 * 1000;

/** Returns the age with the precision of the date, " (1 Jahr alt)"; empty for recent data and without a date. */
function ageInBrackets(dataDate: string, nowMs: number): string {
  const months = (nowMs - Date.parse(dataDate)) / MONTH_MS;
  if (!(months >= 1)) return "";
  if (/^\d{4}$/.test(dataDate)) {
    const years = new Date(nowMs).getUTCFullYear() - Number(dataDate);
    return years === 0 ? "" : yearsOld(years);
  }
  if (months >= 12) return yearsOld(Math.floor(months / 12));
  return months < 2 ? " (1 Monat alt)" : ` (${Math.floor(months)} Monate alt)`;
}

function yearsOld(years: number): string {
  return years === 1 ? " (1 Jahr alt)" : ` (${years} Jahre alt)`;
}

/**
 * Returns the date of the data: "Daten vom 6. August 2025" for "2025-08-06", "… vom Mai 2021" for "2021-05", "… von
 * 2019" for "2019"; another text is shown as it is.
 */
export function dataDateText(dataDate: string): string {
  if (/^\d{4}$/.test(dataDate)) return `Daten von ${dataDate}`;
  const atMs = Date.parse(dataDate);
  if (Number.isNaN(atMs)) return `Datenstand: ${dataDate}`;
  return `Daten vom ${(dataDate.length === "2021-05".length ? month : day).format(atMs)}`;
}

/** Returns whole percentages, rounded down: 100 means complete. */
export function percentOf(doneBytes: number, totalBytes: number): number {
  return totalBytes === 0 ? 0 : Math.floor((100 * Math.min(doneBytes, totalBytes)) / totalBytes);
}

/** "30 % · 0,3 MB von 0,9 MB". */
export function downloadProgressText(doneBytes: number, totalBytes: number): string {
  return `${percentOf(doneBytes, totalBytes)}\u00a0% · ${formatBytes(doneBytes)} von ${formatBytes(totalBytes)}`;
}

/** "Kopieren und prüfen: 30 %". */
export function copyProgressText(doneBytes: number, totalBytes: number): string {
  return `Kopieren und prüfen: ${percentOf(doneBytes, totalBytes)}\u00a0%`;
}

/** "Unterbrochen bei 30 %." */
export function interruptedText(doneBytes: number, totalBytes: number): string {
  return `Unterbrochen bei ${percentOf(doneBytes, totalBytes)}\u00a0%.`;
}

/** Returns the accessible label of the progress bar of a pack. */
export function progressLabel(name: string): string {
  return `Fortschritt: ${name}`;
}

/** Confirms that packs were added. */
export function addedText(names: readonly string[]): string {
  const list = listText(names);
  return names.length === 1
    ? `Das Kartenpaket „${list}“ wurde hinzugefügt.`
    : `${names.length} Kartenpakete wurden hinzugefügt: ${list}.`;
}

/** Reports a pack whose files are gone or that cannot be read. */
export function brokenText(name: string | null): string {
  const which = name === null ? "eines Kartenpakets" : `des Kartenpakets „${name}“`;
  return `Die Dateien ${which} fehlen oder sind nicht lesbar. Lösche das Kartenpaket und füge es noch einmal hinzu.`;
}

/** Returns the label for more entries of a long catalogue: "50 weitere von 212 zeigen". */
export function moreOffersText(count: number, total: number): string {
  const more = count === 1 ? "weiteres" : "weitere";
  return `${count} ${more} von ${wholeNumber.format(total)} anzeigen`;
}

/** "Für 2 Pakete gibt es neuere Daten (5 MB)." */
export function newerPacksText(count: number, bytes: number): string {
  const packs = count === 1 ? "1 Paket" : `${wholeNumber.format(count)} Pakete`;
  return `Für ${packs} gibt es neuere Daten (${formatBytes(bytes)}).`;
}

/** Reports entries of a catalogue that cannot be read. */
export function leftOutOffersText(count: number): string {
  const packs = count === 1 ? "1 Paket" : `${wholeNumber.format(count)} Paketen`;
  return `Bei ${packs} in diesem Katalog stimmt die Beschreibung nicht. Bitte den Anbieter, sie zu berichtigen.`;
}

/** "Frei für die App: etwa 12 GB." */
export function freeText(freeBytes: number): string {
  return `Freier Speicherplatz für die App: etwa ${formatBytes(freeBytes)}.`;
}

/** The words for a file without a name, which begin a sentence with a capital. */
const NAMELESS: readonly string[] = [packTexts.thePack, packTexts.theList, packTexts.theFile];

function capital(text: string): string {
  return NAMELESS.includes(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The outcomes of renewing a pack, other than a new one. */
export const renewalTexts = {
  newest: "Die Quelle bietet keine neuere Version an.",
  gone: "Die Quelle bietet dieses Paket nicht mehr an. Deine Version funktioniert weiterhin.",
  failed: "Das Aktualisieren hat nicht geklappt. Deine Version funktioniert weiterhin.",
} as const;

/** Reports a renewed pack, and which saved plans through it have another route now. */
export function renewedText(dataDate: string | null, changedPlans: readonly string[]): string {
  const date = dataDate === null ? "Aktualisiert." : `Aktualisiert: ${dataDateText(dataDate)}.`;
  if (changedPlans.length === 0) {
    return `${date} Deine gespeicherten Pläne in diesem Gebiet haben sich nicht geändert.`;
  }
  const names = listText(changedPlans.map((name) => `\u201e${name}\u201c`));
  const what = changedPlans.length === 1 ? "den Plan" : "jeden Plan";
  return `${date} Bei ${names} hat sich das Knotenpunktnetz geändert. Öffne ${what}, um ihn zu reparieren.`;
}
