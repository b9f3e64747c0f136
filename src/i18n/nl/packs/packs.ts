import { formatBytes } from "#sentences/intl/bytes.ts";
import { localMoment, wholeNumber } from "#sentences/intl/format.ts";
import { listText } from "#sentences/intl/list-text.ts";

const day = localMoment({ dateStyle: "long", timeZone: "UTC" });
const month = localMoment({ month: "long", year: "numeric", timeZone: "UTC" });

/** Texts of the packs section of the settings screen. */
export const packTexts = {
  heading: "Kaartpakketten",
  hint: "Met een kaartpakket heb je paden, straatnamen en knooppunten van een gebied ook zonder netwerk.",
  loading: "Kaartpakketten laden…",
  none: "Er staat nog geen kaartpakket op dit apparaat.",
  full: "De opslag van dit apparaat is vol: er kan geen kaartpakket bij, en wat er staat is nu niet te lezen. Maak ruimte vrij.",
  blocked:
    "Deze browser geeft Scouting Map geen ruimte voor kaartpakketten. Open de app in een gewoon venster (niet privé) of in een andere browser.",
  unsupported:
    "Deze browser kan geen kaartpakketten en gebieden bewaren: werk hem bij of gebruik een andere; de rest van Scouting Map werkt hier gewoon.",
  onDevice: "Op dit apparaat",
  contents: "Wat erin zit",
  loadingContents: "Inhoud lezen…",
  depths: "Dieptelijnen in zee, meren en grote rivieren",
  map: "Kaart",
  noMap: "Dit pakket heeft alleen netwerken, geen kaart eronder.",
  saveArea: "Gebied bewaren",
  fetchNetworks: "Haal knooppunten van een gebied op",
  renew: "Vernieuw",
  renewing: "Vernieuwen…",
  renewHint:
    "De knooppunten zijn ouder dan drie maanden. Vernieuw vraagt ze opnieuw aan dezelfde bron; het oude pakket blijft tot het nieuwe er is.",
  remove: "Verwijder",
  removeSure: "Weet je het zeker? Zonder netwerk zie je dit gebied dan niet meer in detail.",
  removeYes: "Ja, verwijder",
  removeNo: "Nee, bewaar",
  jobs: "Bezig",
  stop: "Stop",
  goOn: "Ga verder",
  discard: "Verwijder dit deel",
  elsewhere: "Een ander tabblad is hiermee bezig.",
  open: "Openen van dit apparaat",
  openHint:
    "Kies alle bestanden van een pakket tegelijk, of de map waar ze in staan. Een los .pmtiles-bestand mag ook. Van een OSM-bestand (.osm.pbf) maakt de app een pakket met de knooppunten die erin staan.",
  chooseFiles: "Kies bestanden",
  chooseFolder: "Kies een map",
  makeFromExtract: "Maak een pakket van een OSM-bestand",
  home: "Pakketten om op te halen",
  askAgain: "Probeer opnieuw",
  others: "Pakketten van anderen",
  address: "Adres van een catalogus",
  addressHint: "Van wie de pakketten maakt; bijvoorbeeld https://voorbeeld.nl",
  show: "Toon pakketten",
  loadingCatalogue: "Catalogus ophalen…",
  emptyCatalogue: "Deze catalogus is leeg.",
  get: "Haal op",
  update: "Werk bij",
  updateAll: "Werk alles bij",
  tooLarge: "Er is te weinig ruimte vrij op dit apparaat. Verwijder eerst iets anders.",
  thePack: "het kaartpakket",
  theList: "de lijst van pakketten",
  theFile: "het bestand",
} as const;

/** The state of an entry of the catalogue, in a word. */
export const offerTexts = {
  new: "nog niet opgehaald",
  updated: "nieuwere versie",
  "on-device": "op dit apparaat",
  busy: "begonnen",
} as const;

/** The subject of a problem. */
export interface ProblemSubject {
  /** The name of the pack; null if it is not about a pack. */
  readonly name: string | null;
  /** Its title, if known. */
  readonly title?: string | undefined;
  readonly fileName: string | null;
}

/** A sentence per problem: what is wrong, and what to do. */
export const packProblemTexts: Readonly<Record<string, (file: string) => string>> = {
  "offline-only": () => "Je staat op alleen offline. Zet dat uit om iets op te halen.",
  "bad-address": () =>
    "Dit is geen adres. Typ het zoals je het kreeg; het begint met https:// en eindigt op index.json.",
  "insecure-address": () =>
    "Dit adres begint met http:// en is niet beveiligd. Gebruik hetzelfde adres met https://, of vraag de maker daarom.",
  offline: () => "Je bent niet verbonden met internet. Maak verbinding en probeer het opnieuw.",
  unreachable: () =>
    "De server is niet bereikbaar, of staat niet toe dat Scouting Map er iets ophaalt. Controleer het adres, of vraag het de maker.",
  redirected: () =>
    "Dit adres verwijst door naar een ander adres, dat niet beveiligd is (http://) of niet toestaat dat Scouting Map er iets ophaalt. Vraag de maker om het juiste adres.",
  "not-found": (file) =>
    `Op dit adres staat ${file} niet (meer). Controleer het adres, of vraag het de maker.`,
  "server-busy": () => "De server vraagt om rust. Probeer het over een paar minuten opnieuw.",
  "server-error": () => "De server heeft een storing. Probeer het later opnieuw.",
  "html-answered": () =>
    "De server stuurt een webpagina in plaats van een kaartpakket. Controleer het adres, en of je voor dit netwerk nog moet inloggen.",
  "not-a-catalogue": () =>
    "Op dit adres staat iets anders dan een catalogus. Controleer of het adres op index.json eindigt.",
  "connection-lost": () =>
    "De verbinding viel weg. Wat al binnen is, blijft bewaard: ga verder als je weer verbinding hebt.",
  "wrong-range": () =>
    "De server stuurt het verkeerde deel van het bestand. Ga later verder, of gooi dit deel weg en begin opnieuw.",
  "wrong-hash": (file) =>
    `Er klopt iets niet aan ${file}: het is beschadigd of hoort bij een andere versie. Haal het pakket opnieuw op.`,
  truncated: (file) => `Er ontbreekt een stuk aan ${file}. Haal of kopieer het opnieuw.`,
  "file-missing": (file) =>
    `${capital(file)} ontbreekt. Kies alle bestanden van het pakket tegelijk, of de hele map.`,
  "nothing-chosen": () =>
    "Hier zit geen kaartpakket bij. Kies pack.json met de bestanden die erbij horen, een .pmtiles-bestand of een .osm.pbf-bestand.",
  "not-a-pack": () =>
    "Deze pack.json beschrijft geen kaartpakket van Scouting Map. Kies een ander.",
  "newer-version": () =>
    "Dit is gemaakt voor een nieuwere Scouting Map. Werk de app bij en probeer het opnieuw.",
  damaged: (file) => `${capital(file)} is beschadigd. Haal of kopieer het opnieuw.`,
  "off-earth": (file) =>
    `In ${file} staan plekken die niet op aarde liggen. Vraag de maker om een nieuw kaartpakket.`,
  "not-pmtiles": (file) => `${capital(file)} is geen PMTiles-bestand. Kies een ander bestand.`,
  "old-pmtiles": (file) =>
    `${capital(file)} is een PMTiles-bestand van een andere versie dan 3. Zet het om met het programma pmtiles, of vraag de maker om versie 3.`,
  raster: (file) =>
    `${capital(file)} bestaat uit plaatjes, en dat kan Scouting Map niet tekenen. Kies een vectorkaart.`,
  "foreign-schema": (file) =>
    `${capital(file)} is een kaart van een andere soort. Scouting Map tekent kaarten in het schema van OpenMapTiles of Protomaps.`,
  "no-bounds": (file) => `Van ${file} is niet te zien welk gebied het is. Kies een ander bestand.`,
  "disk-full": () =>
    "Er is te weinig ruimte op dit apparaat. Maak ruimte vrij en probeer het opnieuw.",
  "storage-blocked": () =>
    "Deze browser laat het pakket niet bewaren. Sluit andere tabbladen van Scouting Map en probeer het opnieuw.",
  "busy-elsewhere": () =>
    "Een ander tabblad is hiermee bezig. Wacht tot het klaar is, of sluit dat tabblad.",
};

/** Returns a problem with its subject: "delft: er ontbreekt een stuk aan map.pmtiles. …" */
export function packProblemText(
  problem: string,
  { name, title = name ?? "", fileName }: ProblemSubject,
): string {
  const sentence =
    packProblemTexts[problem]?.(fileName ?? packTexts.thePack) ??
    "Het is niet gelukt. Probeer het opnieuw.";
  return name === null ? sentence : notAdded(title, sentence);
}

/** The texts that differ for packs of the app, because no address was typed. */
const HOME_PACK_PROBLEMS: Readonly<Record<string, (file: string) => string>> = {
  unreachable: () => "De server is niet bereikbaar. Probeer het later opnieuw.",
  "not-found": (file) =>
    `${capital(file)} is er niet (meer). Probeer het opnieuw, of meld het aan wie deze app aanbiedt.`,
  "html-answered": () =>
    "In plaats van het pakket komt er een webpagina. Log in als je netwerk daarom vraagt, en probeer het opnieuw.",
};

/** Returns a problem of a pack that comes with the app. */
export function homePackProblemText(problem: string, subject: ProblemSubject): string {
  const sentence = HOME_PACK_PROBLEMS[problem]?.(subject.fileName ?? packTexts.thePack);
  if (sentence === undefined) return packProblemText(problem, subject);
  return notAdded(subject.title ?? subject.name ?? "", sentence);
}

function notAdded(title: string, sentence: string): string {
  return `Kaartpakket ${title} is niet toegevoegd. ${sentence}`;
}

const HOME_PROBLEMS: Readonly<Record<string, string>> = {
  offline: "Wat er op te halen is, zie je zodra je weer verbinding met internet hebt.",
  "offline-only":
    "Je staat op alleen offline. Zet dat uit om te zien welke pakketten er op te halen zijn.",
  absent: "Bij deze app horen geen kaartpakketten.",
  unreachable: "De lijst van pakketten is nu niet te bereiken. Probeer het later opnieuw.",
  "html-answered":
    "In plaats van de lijst van pakketten komt er een webpagina. Log in als je netwerk daarom vraagt, en probeer het opnieuw.",
  "not-a-catalogue":
    "De lijst van pakketten is beschadigd. Probeer het later opnieuw, of meld het aan wie deze app aanbiedt.",
  "connection-lost":
    "De verbinding viel weg terwijl de lijst van pakketten kwam. Probeer het opnieuw.",
};

/** Returns why the catalogue of the app is not available, and what to do. */
export function homeProblemText(problem: string): string {
  return (
    HOME_PROBLEMS[problem] ??
    packProblemTexts[problem]?.(packTexts.theList) ??
    "De lijst van pakketten is niet op te halen. Probeer het opnieuw."
  );
}

/** The known facts of a pack; null for unknown ones. */
export interface PackFacts {
  readonly hasMap: boolean | null;
  /** The modes of its networks, by their names in the format. */
  readonly modes: readonly string[] | null;
  readonly bytes: number;
  readonly dataDate: string | null;
}

/** "Kaart met wandel- en fietsknooppunten · 0,9 MB · gegevens van 6 augustus 2025 (1 jaar oud)". */
export function packFactsText(facts: PackFacts, nowMs: number): string {
  const { dataDate } = facts;
  const contents = contentsText(facts);
  return [
    ...(contents === null ? [] : [contents]),
    formatBytes(facts.bytes),
    ...(dataDate === null ? [] : [`${dataDateText(dataDate)}${ageInBrackets(dataDate, nowMs)}`]),
  ].join("\u00a0· ");
}

/** Returns the contents: "Kaart met wandel- en fietsknooppunten", "Vaarknooppunten", "Kaart"; null if unknown. */
function contentsText({ hasMap, modes }: PackFacts): string | null {
  const kinds = [...new Set(modes?.map((mode) => NODE_KINDS[mode] ?? mode))];
  if (kinds.length === 0 && hasMap === false) return modes === null ? null : packTexts.depths;
  if (kinds.length === 0) return hasMap ? packTexts.map : null;
  const nodes = `${listText(kinds.map((kind) => `${kind}-`)).slice(0, -1)}knooppunten`;
  if (hasMap) return `${packTexts.map} met ${nodes}`;
  return nodes.charAt(0).toUpperCase() + nodes.slice(1);
}

/** The words before "-knooppunten". */
const NODE_KINDS: Readonly<Record<string, string>> = {
  walk: "wandel",
  cycle: "fiets",
  canoe: "vaar",
  motorboat: "vaar",
};

const MONTH_MS = (365.25 / 12) * 24 * 60 * 60 * 1000;

/** Returns the age with the precision of the date, " (1 jaar oud)"; empty for recent data and without a date. */
function ageInBrackets(dataDate: string, nowMs: number): string {
  const months = (nowMs - Date.parse(dataDate)) / MONTH_MS;
  if (!(months >= 1)) return "";
  if (/^\d{4}$/.test(dataDate)) {
    const years = new Date(nowMs).getUTCFullYear() - Number(dataDate);
    return years === 0 ? "" : ` (${years} jaar oud)`;
  }
  if (months >= 12) return ` (${Math.floor(months / 12)} jaar oud)`;
  return months < 2 ? " (1 maand oud)" : ` (${Math.floor(months)} maanden oud)`;
}

/**
 * Returns the date of the data: "gegevens van 6 augustus 2025" for "2025-08-06", "… van mei 2021" for "2021-05", "…
 * uit 2019" for "2019"; another text is shown as it is.
 */
export function dataDateText(dataDate: string): string {
  if (/^\d{4}$/.test(dataDate)) return `gegevens uit ${dataDate}`;
  const atMs = Date.parse(dataDate);
  if (Number.isNaN(atMs)) return `gegevens van ${dataDate}`;
  return `gegevens van ${(dataDate.length === "2021-05".length ? month : day).format(atMs)}`;
}

/** Returns whole percentages, rounded down: 100 means complete. */
export function percentOf(doneBytes: number, totalBytes: number): number {
  return totalBytes === 0 ? 0 : Math.floor((100 * Math.min(doneBytes, totalBytes)) / totalBytes);
}

/** "30 % · 0,3 MB van 0,9 MB". */
export function downloadProgressText(doneBytes: number, totalBytes: number): string {
  return `${percentOf(doneBytes, totalBytes)} % · ${formatBytes(doneBytes)} van ${formatBytes(totalBytes)}`;
}

/** "Kopiëren en controleren: 30 %". */
export function copyProgressText(doneBytes: number, totalBytes: number): string {
  return `Kopiëren en controleren: ${percentOf(doneBytes, totalBytes)} %`;
}

/** "Onderbroken op 30 %." */
export function interruptedText(doneBytes: number, totalBytes: number): string {
  return `Onderbroken op ${percentOf(doneBytes, totalBytes)} %.`;
}

/** Returns the accessible label of the progress bar of a pack. */
export function progressLabel(name: string): string {
  return `Voortgang van ${name}`;
}

/** Confirms that packs were added. */
export function addedText(names: readonly string[]): string {
  const list = listText(names);
  return names.length === 1
    ? `Kaartpakket ${list} staat op dit apparaat.`
    : `${names.length} kaartpakketten staan op dit apparaat: ${list}.`;
}

/** Reports a pack whose files are gone or that cannot be read. */
export function brokenText(name: string | null): string {
  const which = name === null ? "een kaartpakket" : `kaartpakket ${name}`;
  return `Van ${which} zijn de bestanden weg of onleesbaar. Verwijder het en voeg het opnieuw toe.`;
}

/** Returns the label for more entries of a long catalogue: "Toon er nog 50 van 212". */
export function moreOffersText(count: number, total: number): string {
  return `Toon er nog ${count} van ${wholeNumber.format(total)}`;
}

/** "Van 2 pakketten zijn er nieuwere gegevens (5 MB)." */
export function newerPacksText(count: number, bytes: number): string {
  const packs = count === 1 ? "Van 1 pakket" : `Van ${wholeNumber.format(count)} pakketten`;
  return `${packs} zijn er nieuwere gegevens (${formatBytes(bytes)}).`;
}

/** Reports entries of a catalogue that cannot be read. */
export function leftOutOffersText(count: number): string {
  const packs = count === 1 ? "1 pakket" : `${wholeNumber.format(count)} pakketten`;
  return `Van ${packs} in deze catalogus klopt de beschrijving niet; vraag de maker om een nieuwe.`;
}

/** "Vrij voor de app: ongeveer 12 GB." */
export function freeText(freeBytes: number): string {
  return `Vrij voor de app: ongeveer ${formatBytes(freeBytes)}.`;
}

/** The words for a file without a name, which begin a sentence with a capital. */
const NAMELESS: readonly string[] = [packTexts.thePack, packTexts.theList, packTexts.theFile];

function capital(text: string): string {
  return NAMELESS.includes(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The outcomes of renewing a pack, other than a new one. */
export const renewalTexts = {
  newest: "De bron heeft geen nieuwere versie.",
  gone: "De bron heeft dit pakket niet meer. Wat je hebt, blijft werken.",
  failed: "Vernieuwen is niet gelukt. Wat je hebt, blijft werken.",
} as const;

/** Reports a renewed pack, and which saved plans through it have another route now. */
export function renewedText(dataDate: string | null, changedPlans: readonly string[]): string {
  const date = dataDate === null ? "Vernieuwd." : `Vernieuwd: ${dataDateText(dataDate)}.`;
  if (changedPlans.length === 0) return `${date} Je bewaarde plannen hier zijn hetzelfde gebleven.`;
  const names = listText(changedPlans.map((name) => `\u201c${name}\u201d`));
  return `${date} Anders dan je bewaarde: ${names}. Open het plan om het te herstellen.`;
}
