import type { PackFacts, ProblemSubject } from "#i18n/nl/packs/packs.ts";
import { formatBytes } from "#sentences/intl/bytes.ts";
import { localMoment, wholeNumber } from "#sentences/intl/format.ts";
import { listText } from "#sentences/intl/list-text.ts";

const day = localMoment({ dateStyle: "long", timeZone: "UTC" });
const month = localMoment({ month: "long", year: "numeric", timeZone: "UTC" });

/** Texts of the packs section of the settings screen. */
export const packTexts = {
  heading: "Map packs",
  hint: "A map pack gives you an area's paths, street names and nodes, even when you're offline.",
  loading: "Loading map packs…",
  none: "There are no map packs on this device yet.",
  full: "This device is out of storage, so map packs can't be added, and the ones you have can't be read right now. Free up some space.",
  blocked:
    "This browser doesn't let Scouting Map store map packs. Open the app in a normal window (not a private one) or in another browser.",
  unsupported:
    "This browser can't save map packs or areas. Update it or use a different one. Everything else in Scouting Map works as usual.",
  onDevice: "On this device",
  contents: "Contents",
  loadingContents: "Loading contents…",
  depths: "Depth contours at sea, in lakes and in large rivers",
  map: "Map",
  noMap: "This pack only contains networks, not the map itself.",
  saveArea: "Save area",
  fetchNetworks: "Download the nodes for an area",
  renew: "Refresh",
  renewing: "Refreshing…",
  renewHint:
    "The nodes are more than three months old. “Refresh” downloads them again from the same source. The old pack is kept until the new one is complete.",
  remove: "Delete",
  removeSure: "Are you sure? You'll no longer see this area in detail when you're offline.",
  removeYes: "Yes, delete",
  removeNo: "No, keep it",
  jobs: "In progress",
  stop: "Stop",
  goOn: "Continue",
  discard: "Discard",
  elsewhere: "This is already in progress in another tab.",
  open: "Open from this device",
  openHint:
    "Choose all the files of a pack at once, or the folder they're in. A single .pmtiles file works too. If you choose an OSM file (.osm.pbf), the app makes a pack from the nodes in it.",
  chooseFiles: "Choose files",
  chooseFolder: "Choose a folder",
  makeFromExtract: "Make a pack from an OSM file",
  home: "Available packs",
  askAgain: "Try again",
  others: "Packs from others",
  address: "Catalogue address",
  addressHint: "Provided by whoever makes the packs, for example https://example.org",
  show: "Show packs",
  loadingCatalogue: "Loading the catalogue…",
  emptyCatalogue: "This catalogue is empty.",
  get: "Download",
  update: "Update",
  updateAll: "Update all",
  tooLarge: "There isn't enough free space on this device. Free up some space and try again.",
  thePack: "the map pack",
  theList: "the list of packs",
  theFile: "the file",
} as const;

/** The state of an entry of the catalogue, in a word. */
export const offerTexts = {
  new: "not downloaded yet",
  updated: "newer version available",
  "on-device": "on this device",
  busy: "started",
} as const;

/** A sentence per problem: what is wrong, and what to do. */
export const packProblemTexts: Readonly<Record<string, (file: string) => string>> = {
  "offline-only": () => "“Offline only” is on. Turn it off to download.",
  "bad-address": () =>
    "This isn't a valid address. Enter it exactly as it was given to you. It should start with https:// and end in index.json.",
  "insecure-address": () =>
    "This address starts with http://, so it isn't secure. Use the same address with https://, or ask the provider for one.",
  offline: () => "You're not connected to the internet. Connect and try again.",
  unreachable: () =>
    "The server can't be reached, or it doesn't allow downloads by Scouting Map. Check the address, or ask the provider.",
  redirected: () =>
    "This address redirects to one that isn't secure (http://) or doesn't allow downloads by Scouting Map. Ask the provider for the right address.",
  "not-found": (file) =>
    `The server couldn't find ${file}. Check the address, or ask the provider.`,
  "server-busy": () => "The server is busy. Try again in a few minutes.",
  "server-error": () => "The server is having problems. Try again later.",
  "html-answered": () =>
    "The server returned a web page instead of a map pack. Check the address, and whether you need to sign in to this Wi-Fi network.",
  "not-a-catalogue": () =>
    "There's no catalogue at this address. Check that the address ends in index.json.",
  "connection-lost": () =>
    "The connection was lost. What you've downloaded so far has been kept, so you can continue when you're back online.",
  "wrong-range": () =>
    "The server sent the wrong part of the file. Continue the download later, or discard it and start again.",
  "wrong-hash": (file) =>
    `There's something wrong with ${file}: it's damaged or from a different version. Download the pack again.`,
  truncated: (file) => `Part of ${file} is missing. Download or copy it again.`,
  "file-missing": (file) =>
    `${capital(file)} is missing. Choose all the files of the pack at once, or the whole folder.`,
  "nothing-chosen": () =>
    "There's no map pack among these files. Choose pack.json and the files that go with it, a .pmtiles file or an .osm.pbf file.",
  "not-a-pack": () => "This pack.json file isn't from a Scouting Map pack. Choose another file.",
  "newer-version": () =>
    "This pack was made for a newer version of Scouting Map. Update the app and try again.",
  damaged: (file) => `${capital(file)} is damaged. Download or copy it again.`,
  "off-earth": (file) =>
    `${capital(file)} contains invalid coordinates. Ask the provider for a new map pack.`,
  "not-pmtiles": (file) => `${capital(file)} isn't a PMTiles file. Choose another file.`,
  "old-pmtiles": (file) =>
    `${capital(file)} isn't a version 3 PMTiles file. Convert it with the pmtiles tool, or ask the provider for a version 3 file.`,
  raster: (file) =>
    `${capital(file)} is made up of images, which Scouting Map can't use. Choose a vector map.`,
  "foreign-schema": (file) =>
    `${capital(file)} uses an unknown map schema. Scouting Map supports OpenMapTiles and Protomaps.`,
  "no-bounds": (file) => `${capital(file)} doesn't say which area it covers. Choose another file.`,
  "disk-full": () => "There isn't enough space on this device. Free up some space and try again.",
  "storage-blocked": () =>
    "This browser doesn't let the app save the pack. Close other Scouting Map tabs and try again.",
  "busy-elsewhere": () =>
    "This is already in progress in another tab. Wait for it to finish, or close that tab.",
};

/** Returns a problem with its subject: "The map pack “delft” wasn't added. Part of map.pmtiles is missing. …" */
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
  unreachable: () => "The server can't be reached. Try again later.",
  "not-found": (file) =>
    `${capital(file)} couldn't be found. Try again, or report it to whoever provides this app.`,
  "html-answered": () =>
    "A web page was returned instead of the pack. You may need to sign in to your Wi-Fi network before you try again.",
};

/** Returns a problem of a pack that comes with the app. */
export function homePackProblemText(problem: string, subject: ProblemSubject): string {
  const sentence = HOME_PACK_PROBLEMS[problem]?.(subject.fileName ?? packTexts.thePack);
  if (sentence === undefined) return packProblemText(problem, subject);
  return notAdded(subject.title ?? subject.name ?? "", sentence);
}

function notAdded(title: string, sentence: string): string {
  return `The map pack “${title}” wasn't added. ${sentence}`;
}

const HOME_PROBLEMS: Readonly<Record<string, string>> = {
  offline: "You'll see which packs are available once you're back online.",
  "offline-only": "“Offline only” is on. Turn it off to see which packs are available.",
  absent: "This app doesn't come with map packs.",
  unreachable: "The list of packs isn't available right now. Try again later.",
  "html-answered":
    "A web page was returned instead of the list of packs. You may need to sign in to your Wi-Fi network before you try again.",
  "not-a-catalogue":
    "The list of packs is damaged. Try again later, or report it to whoever provides this app.",
  "connection-lost": "The connection was lost while the list of packs was loading. Try again.",
};

/** Returns why the catalogue of the app is not available, and what to do. */
export function homeProblemText(problem: string): string {
  return (
    HOME_PROBLEMS[problem] ??
    packProblemTexts[problem]?.(packTexts.theList) ??
    "The list of packs can't be loaded. Try again."
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
  return `${name}: progress`;
}

/** Confirms that packs were added. */
export function addedText(names: readonly string[]): string {
  const list = listText(names);
  return names.length === 1
    ? `The map pack “${list}” has been added.`
    : `${names.length} map packs have been added: ${list}.`;
}

/** Reports a pack whose files are gone or that cannot be read. */
export function brokenText(name: string | null): string {
  const which = name === null ? "a map pack" : `the map pack “${name}”`;
  return `The files for ${which} are missing or can't be read. Delete it and add it again.`;
}

/** Returns the label for more entries of a long catalogue: "Show 50 more of 212". */
export function moreOffersText(count: number, total: number): string {
  return `Show ${count} more of ${wholeNumber.format(total)}`;
}

/** "There is newer data for 2 packs (5 MB)." */
export function newerPacksText(count: number, bytes: number): string {
  const packs = count === 1 ? "1 pack" : `${wholeNumber.format(count)} packs`;
  return `Newer data is available for ${packs} (${formatBytes(bytes)}).`;
}

/** Reports entries of a catalogue that cannot be read. */
export function leftOutOffersText(count: number): string {
  return count === 1
    ? "1 pack in this catalogue has an incorrect description. Ask the provider to correct it."
    : `${wholeNumber.format(count)} packs in this catalogue have incorrect descriptions. Ask the provider to correct them.`;
}

/** "Free for the app: about 12 GB." */
export function freeText(freeBytes: number): string {
  return `Space available for the app: about ${formatBytes(freeBytes)}.`;
}

/** The words for a file without a name, which begin a sentence with a capital. */
const NAMELESS: readonly string[] = [packTexts.thePack, packTexts.theList, packTexts.theFile];

function capital(text: string): string {
  return NAMELESS.includes(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The outcomes of renewing a pack, other than a new one. */
export const renewalTexts = {
  newest: "The source doesn't have a newer version.",
  gone: "The source no longer offers this pack. The version you have will keep working.",
  failed: "The refresh didn't work. The version you have will keep working.",
} as const;

/** Reports a renewed pack, and which saved plans through it have another route now. */
export function renewedText(dataDate: string | null, changedPlans: readonly string[]): string {
  const date = dataDate === null ? "Refreshed." : `Refreshed: ${dataDateText(dataDate)}.`;
  if (changedPlans.length === 0) return `${date} Your saved plans in this area haven't changed.`;
  const names = listText(changedPlans.map((name) => `\u201c${name}\u201d`));
  const what = changedPlans.length === 1 ? "the plan" : "each plan";
  return `${date} The network has changed along ${names}. Open ${what} to repair it.`;
}
