import { formatBytes } from "#i18n/intl/bytes.ts";
import { localMoment, localNumber } from "#i18n/intl/format.ts";
import { listText } from "#i18n/intl/list-text.ts";
import type { PackFacts, ProblemSubject } from "#i18n/nl/packs/packs.ts";

const wholeNumber = localNumber({ maximumFractionDigits: 0 });
const day = localMoment({ dateStyle: "long", timeZone: "UTC" });
const month = localMoment({ month: "long", year: "numeric", timeZone: "UTC" });

/** Texts of the packs section of the settings screen. */
export const packTexts = {
  heading: "Map packs",
  hint: "With a map pack you have the paths, street names and nodes of an area without a network too.",
  loading: "Loading map packs…",
  none: "There is no map pack on this device yet.",
  full: "The storage of this device is full: no map pack can be added, and those you have cannot be read right now. Free some space.",
  blocked:
    "This browser gives Scouting Map no space for map packs. Open the app in a normal window (not a private one) or in another browser.",
  unsupported:
    "This browser cannot save map packs and areas: update it or use another. The rest of Scouting Map works here as usual.",
  onDevice: "On this device",
  contents: "What is in it",
  loadingContents: "Reading the contents…",
  depths: "Depth contours at sea, in lakes and in large rivers",
  map: "Map",
  noMap: "This pack has only networks, no map under them.",
  saveArea: "Save area",
  fetchNetworks: "Get the nodes of an area",
  renew: "Renew",
  renewing: "Renewing…",
  renewHint:
    "The nodes are more than three months old. Renew asks the same source for them again; the old pack stays until the new one is here.",
  remove: "Delete",
  removeSure: "Are you sure? Without a network you will no longer see this area in detail.",
  removeYes: "Yes, delete",
  removeNo: "No, keep it",
  jobs: "In progress",
  stop: "Stop",
  goOn: "Continue",
  discard: "Delete this part",
  elsewhere: "Another tab is busy with this.",
  open: "Open from this device",
  openHint:
    "Choose all files of a pack at once, or the folder they are in. A single .pmtiles file works too. From an OSM file (.osm.pbf) the app makes a pack with the nodes in it.",
  chooseFiles: "Choose files",
  chooseFolder: "Choose a folder",
  makeFromExtract: "Make a pack from an OSM file",
  home: "Available packs",
  askAgain: "Try again",
  others: "Packs from others",
  address: "Address of a catalogue",
  addressHint: "From whoever makes the packs; for example https://example.org",
  show: "Show packs",
  loadingCatalogue: "Fetching the catalogue…",
  emptyCatalogue: "This catalogue is empty.",
  get: "Get",
  update: "Update",
  updateAll: "Update all",
  tooLarge: "There is too little space free on this device. Delete something else first.",
  thePack: "the map pack",
  theList: "the list of packs",
  theFile: "the file",
} as const;

/** The state of an entry of the catalogue, in a word. */
export const offerTexts = {
  new: "not fetched yet",
  updated: "newer version",
  "on-device": "on this device",
  busy: "started",
} as const;

/** A sentence per problem: what is wrong, and what to do. */
export const packProblemTexts: Readonly<Record<string, (file: string) => string>> = {
  "offline-only": () => "Offline only is on. Turn it off to get something.",
  "bad-address": () =>
    "This is not an address. Type it as you were given it; it starts with https:// and ends in index.json.",
  "insecure-address": () =>
    "This address starts with http:// and is not secure. Use the same address with https://, or ask the maker for one.",
  offline: () => "You are not connected to the internet. Connect and try again.",
  unreachable: () =>
    "The server cannot be reached, or does not allow Scouting Map to fetch anything from it. Check the address, or ask the provider.",
  redirected: () =>
    "This address leads to another one that is not secure (http://) or does not allow Scouting Map to fetch anything from it. Ask the maker for the right address.",
  "not-found": (file) =>
    `This address does not have ${file} (any more). Check the address, or ask the provider.`,
  "server-busy": () => "The server asks for a pause. Try again in a few minutes.",
  "server-error": () => "The server is having problems. Try again later.",
  "html-answered": () =>
    "The server sends a web page instead of a map pack. Check the address, and whether you still have to sign in to this network.",
  "not-a-catalogue": () =>
    "What is at this address is not a catalogue. Check that the address ends in index.json.",
  "connection-lost": () =>
    "The connection dropped. What has arrived is kept: continue when you are connected again.",
  "wrong-range": () =>
    "The server sends the wrong part of the file. Continue later, or delete this part and start again.",
  "wrong-hash": (file) =>
    `Something is wrong with ${file}: it is damaged or belongs to another version. Get the pack again.`,
  truncated: (file) => `Part of ${file} is missing. Get or copy it again.`,
  "file-missing": (file) =>
    `${capital(file)} is missing. Choose all files of the pack at once, or the whole folder.`,
  "nothing-chosen": () =>
    "There is no map pack among these. Choose pack.json with the files that belong to it, a .pmtiles file or an .osm.pbf file.",
  "not-a-pack": () =>
    "This pack.json does not describe a map pack of Scouting Map. Choose another.",
  "newer-version": () => "This was made for a newer Scouting Map. Update the app and try again.",
  damaged: (file) => `${capital(file)} is damaged. Get or copy it again.`,
  "off-earth": (file) =>
    `${capital(file)} has places that are not on earth. Ask the maker for a new map pack.`,
  "not-pmtiles": (file) => `${capital(file)} is not a PMTiles file. Choose another file.`,
  "old-pmtiles": (file) =>
    `${capital(file)} is a PMTiles file of a version other than 3. Convert it with the pmtiles program, or ask the maker for version 3.`,
  raster: (file) =>
    `${capital(file)} is made of images, which Scouting Map cannot draw. Choose a vector map.`,
  "foreign-schema": (file) =>
    `${capital(file)} is a map of another kind. Scouting Map draws maps in the schema of OpenMapTiles or Protomaps.`,
  "no-bounds": (file) => `${capital(file)} does not say which area it is. Choose another file.`,
  "disk-full": () => "There is too little space on this device. Free some space and try again.",
  "storage-blocked": () =>
    "This browser does not let the app save the pack. Close other tabs with Scouting Map and try again.",
  "busy-elsewhere": () =>
    "Another tab is busy with this. Wait until it is done, or close that tab.",
};

/** Returns a problem with its subject: "Map pack delft was not added. Part of map.pmtiles is missing. …" */
export function packProblemText(
  problem: string,
  { name, title = name ?? "", fileName }: ProblemSubject,
): string {
  const sentence =
    packProblemTexts[problem]?.(fileName ?? packTexts.thePack) ??
    "Something went wrong. Try again.";
  return name === null ? sentence : notAdded(title, sentence);
}

/** The texts that differ for packs of the app, because no address was typed. */
const HOME_PACK_PROBLEMS: Readonly<Record<string, (file: string) => string>> = {
  unreachable: () => "The server cannot be reached. Try again later.",
  "not-found": (file) =>
    `${capital(file)} is not there (any more). Try again, or report it to whoever provides this app.`,
  "html-answered": () =>
    "A web page came instead of the pack. Sign in if your network asks for it, and try again.",
};

/** Returns a problem of a pack that comes with the app. */
export function homePackProblemText(problem: string, subject: ProblemSubject): string {
  const sentence = HOME_PACK_PROBLEMS[problem]?.(subject.fileName ?? packTexts.thePack);
  if (sentence === undefined) return packProblemText(problem, subject);
  return notAdded(subject.title ?? subject.name ?? "", sentence);
}

function notAdded(title: string, sentence: string): string {
  return `Map pack ${title} was not added. ${sentence}`;
}

const HOME_PROBLEMS: Readonly<Record<string, string>> = {
  offline: "You will see which packs are available once you are connected to the internet again.",
  "offline-only": "Offline only is on. Turn it off to see which packs are available.",
  absent: "This app comes without map packs.",
  unreachable: "The list of packs cannot be reached right now. Try again later.",
  "html-answered":
    "A web page was received instead of the list of packs. Sign in if your network asks for it, and try again.",
  "not-a-catalogue":
    "The list of packs is damaged. Try again later, or report it to whoever provides this app.",
  "connection-lost": "The connection dropped while the list of packs was coming in. Try again.",
};

/** Returns why the catalogue of the app is not available, and what to do. */
export function homeProblemText(problem: string): string {
  return (
    HOME_PROBLEMS[problem] ??
    packProblemTexts[problem]?.(packTexts.theList) ??
    "The list of packs cannot be fetched. Try again."
  );
}

/** "Map with walking and cycling nodes · 0.9 MB · data from 6 August 2025 (1 year old)". */
export function packFactsText(facts: PackFacts, nowMs: number): string {
  const { dataDate } = facts;
  const contents = contentsText(facts);
  return [
    ...(contents === null ? [] : [contents]),
    formatBytes(facts.bytes),
    ...(dataDate === null ? [] : [`${dataDateText(dataDate)}${ageInBrackets(dataDate, nowMs)}`]),
  ].join("\u00a0· ");
}

/** Returns the contents: "Map with walking and cycling nodes", "Boating nodes", "Map"; null if unknown. */
function contentsText({ hasMap, modes }: PackFacts): string | null {
  const kinds = [...new Set(modes?.map((mode) => NODE_KINDS[mode] ?? mode))];
  if (kinds.length === 0 && hasMap === false) return modes === null ? null : packTexts.depths;
  if (kinds.length === 0) return hasMap ? packTexts.map : null;
  const nodes = `${listText(kinds)} nodes`;
  if (hasMap) return `${packTexts.map} with ${nodes}`;
  return nodes.charAt(0).toUpperCase() + nodes.slice(1);
}

/** The words before "nodes". */
const NODE_KINDS: Readonly<Record<string, string>> = {
  walk: "walking",
  cycle: "cycling",
  canoe: "boating",
  motorboat: "boating",
};

const MONTH_MS = (365.25 / 12) * 24 * 60 * 60 * 1000;

/** Returns the age with the precision of the date, " (1 year old)"; empty for recent data and without a date. */
function ageInBrackets(dataDate: string, nowMs: number): string {
  const months = (nowMs - Date.parse(dataDate)) / MONTH_MS;
  if (!(months >= 1)) return "";
  if (/^\d{4}$/.test(dataDate)) {
    const years = new Date(nowMs).getUTCFullYear() - Number(dataDate);
    return years === 0 ? "" : yearsOld(years);
  }
  if (months >= 12) return yearsOld(Math.floor(months / 12));
  return months < 2 ? " (1 month old)" : ` (${Math.floor(months)} months old)`;
}

function yearsOld(years: number): string {
  return years === 1 ? " (1 year old)" : ` (${years} years old)`;
}

/**
 * Returns the date of the data: "data from 6 August 2025" for "2025-08-06", "… from May 2021" for "2021-05", "… from
 * 2019" for "2019"; another text is shown as it is.
 */
export function dataDateText(dataDate: string): string {
  const atMs = Date.parse(dataDate);
  if (/^\d{4}$/.test(dataDate) || Number.isNaN(atMs)) return `data from ${dataDate}`;
  return `data from ${(dataDate.length === "2021-05".length ? month : day).format(atMs)}`;
}

/** Returns whole percentages, rounded down: 100 means complete. */
export function percentOf(doneBytes: number, totalBytes: number): number {
  return totalBytes === 0 ? 0 : Math.floor((100 * Math.min(doneBytes, totalBytes)) / totalBytes);
}

/** "30% · 0.3 MB of 0.9 MB". */
export function downloadProgressText(doneBytes: number, totalBytes: number): string {
  return `${percentOf(doneBytes, totalBytes)}% · ${formatBytes(doneBytes)} of ${formatBytes(totalBytes)}`;
}

/** "Copying and checking: 30%". */
export function copyProgressText(doneBytes: number, totalBytes: number): string {
  return `Copying and checking: ${percentOf(doneBytes, totalBytes)}%`;
}

/** "Interrupted at 30%." */
export function interruptedText(doneBytes: number, totalBytes: number): string {
  return `Interrupted at ${percentOf(doneBytes, totalBytes)}%.`;
}

/** Returns the accessible label of the progress bar of a pack. */
export function progressLabel(name: string): string {
  return `Progress of ${name}`;
}

/** Confirms that packs were added. */
export function addedText(names: readonly string[]): string {
  const list = listText(names);
  return names.length === 1
    ? `Map pack ${list} is on this device.`
    : `${names.length} map packs are on this device: ${list}.`;
}

/** Reports a pack whose files are gone or that cannot be read. */
export function brokenText(name: string | null): string {
  const which = name === null ? "a map pack" : `map pack ${name}`;
  return `The files of ${which} are gone or cannot be read. Delete it and add it again.`;
}

/** Returns the label for more entries of a long catalogue: "Show 50 more of 212". */
export function moreOffersText(count: number, total: number): string {
  return `Show ${count} more of ${wholeNumber.format(total)}`;
}

/** "There is newer data for 2 packs (5 MB)." */
export function newerPacksText(count: number, bytes: number): string {
  const packs = count === 1 ? "1 pack" : `${wholeNumber.format(count)} packs`;
  return `There is newer data for ${packs} (${formatBytes(bytes)}).`;
}

/** Reports entries of a catalogue that cannot be read. */
export function leftOutOffersText(count: number): string {
  return count === 1
    ? "The description of 1 pack in this catalogue is wrong; ask the maker for a new one."
    : `The descriptions of ${wholeNumber.format(count)} packs in this catalogue are wrong; ask the maker for new ones.`;
}

/** "Free for the app: about 12 GB." */
export function freeText(freeBytes: number): string {
  return `Free for the app: about ${formatBytes(freeBytes)}.`;
}

/** The words for a file without a name, which begin a sentence with a capital. */
const NAMELESS: readonly string[] = [packTexts.thePack, packTexts.theList, packTexts.theFile];

function capital(text: string): string {
  return NAMELESS.includes(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The outcomes of renewing a pack, other than a new one. */
export const renewalTexts = {
  newest: "The source has no newer version.",
  gone: "The source no longer has this pack. What you have keeps working.",
  failed: "Renewing failed. What you have keeps working.",
} as const;

/** Reports a renewed pack, and which saved plans through it have another route now. */
export function renewedText(dataDate: string | null, changedPlans: readonly string[]): string {
  const date = dataDate === null ? "Renewed." : `Renewed: ${dataDateText(dataDate)}.`;
  if (changedPlans.length === 0) return `${date} Your saved plans here have stayed the same.`;
  const names = listText(changedPlans.map((name) => `\u201c${name}\u201d`));
  const what = changedPlans.length === 1 ? "the plan" : "each plan";
  return `${date} No longer as you saved: ${names}. Open ${what} to repair it.`;
}
