import { formatBytes } from "#sentences/intl/bytes.ts";
import { formatDay, twoDigits, wholeNumber } from "#sentences/intl/format.ts";
import { dataDateText, packProblemTexts, packTexts } from "./packs.ts";

/** Texts about saved areas. */
export const areaTexts = {
  heading: "Saved areas",
  saveThis: "Save this area",
  saving: "Save area",
  chooseOnMap: "Choose an area on the map",
  zoomIn: "Smaller area",
  zoomOut: "Larger area",
  name: "Name",
  unnamed: "Saved area",
  save: "Save",
  what: "This saves the map only. Walking, cycling and boating nodes come with a map pack.",
  tooLarge: "Too large. Zoom in.",
  offlineOnly: "“Offline only” is on. Turn it off to save an area.",
  allowOnline: "Turn off “Offline only”",
  noConnection: "You're offline. Connect to the internet to save an area.",
  goesOn: "You can close this window. The download will continue as long as the app is open.",
  another: "Another area",
  done: "Done",
  hint: "Save part of the online map so you can use it offline.",
  refresh: "Refresh",
  map: "Map",
  ownMap: "Scouting Map",
  archive: "Your own map file",
  archiveAddress: "Address of the file",
  archiveHint: "https://…/map.pmtiles",
  archiveWhat:
    "A PMTiles file on the internet with OpenMapTiles or Protomaps vector tiles. Only the tiles for this area are downloaded.",
  noAddress: "Enter the address of a PMTiles file, starting with https://",
  pictures: (name: string) =>
    `Close-up map images (${name}). They download slowly, at four per second. Up to 100 km².`,
  picturesOf: (name: string) =>
    `Close-up map images (${name}). “Show on the map” uses them as the background.`,
  tooLargePictures: "Too large. Images can only be saved for areas of up to 100 km².",
  shape: "What do you want to save?",
  whichProvince: "Province",
  printAlong: "Print map sheets",
  saveAlong: "Save the map along this route",
  resting: "The server is busy. The download will continue automatically in a moment.",
} as const;

/** Returns the default name of an area by its nearest place: "Around Delft". */
export function aroundPlace(name: string): string {
  return `Around ${name}`;
}

/** Returns the size of an area, width first: "9 by 7 km", "850 by 600 m". */
export function areaSizeText(widthMeters: number, heightMeters: number): string {
  const isSmall = Math.max(widthMeters, heightMeters) < 950;
  const [width, height] = [widthMeters, heightMeters].map((meters) =>
    isSmall ? wholeNumber.format(Math.round(meters / 10) * 10) : kilometers(meters / 1000),
  );
  return `${width} by ${height} ${isSmall ? "m" : "km"}`;
}

/** "about 47 MB, 2 minutes": what saving an area takes. */
export function estimateText(bytes: number, seconds: number): string {
  return `${aboutBytes(bytes)}, ${durationText(seconds)}`;
}

function durationText(seconds: number): string {
  if (seconds < 45) return "less than a minute";
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? "a minute" : `${wholeNumber.format(minutes)} minutes`;
}

/** "Around Delft, 612 tiles". */
export function tileCountText(name: string, tiles: number): string {
  return `${name}, ${countedTiles(tiles)}`;
}

/** "Along Rondje Delft". */
export function alongLine(name: string): string {
  return `Along ${name}`;
}

/** "500 m", "2 km". */
export function sizeText(meters: number): string {
  return meters < 1000 ? `${meters} m` : `${twoDigits.format(meters / 1000)} km`;
}

/** "1,250 km²", "24 km²": the ground that is saved. */
export function groundAreaText(squareKilometers: number): string {
  return `${kilometers(squareKilometers)} km²`;
}

function kilometers(count: number): string {
  return count < 10 ? twoDigits.format(count) : wholeNumber.format(count);
}

/** Returns an estimate with two digits: "about 12 MB". */
export function aboutBytes(bytes: number): string {
  return `about ${formatBytes(Number(bytes.toPrecision(2)))}`;
}

/** Explains that pictures of others cannot be stored by the app. */
export function notThisSource(name: string, isForbidden: boolean): string {
  const own = `This saves the Scouting Map background map. ${name} only works online.`;
  const why = `${name} doesn't allow images to be downloaded in advance, because its servers are funded by donations.`;
  return isForbidden ? `${own} ${why}` : own;
}

/** Reports that an area needs more room than there is. */
export function noRoomText(freeBytes: number): string {
  return `Not enough space: only ${aboutBytes(freeBytes)} is free. Zoom in, or free up some space.`;
}

/** "240 of 560 tiles · 8.3 MB". */
export function tileProgressText(
  { done, total }: { readonly done: number; readonly total: number },
  doneBytes: number,
): string {
  return `${wholeNumber.format(done)} of ${countedTiles(total)} · ${formatBytes(doneBytes)}`;
}

function countedTiles(count: number): string {
  return count === 1 ? "1 tile" : `${wholeNumber.format(count)} tiles`;
}

/** "Interrupted: 240 of 560 tiles · 8.3 MB". */
export function interruptedTilesText(
  tiles: { readonly done: number; readonly total: number },
  doneBytes: number,
): string {
  return `Interrupted: ${tileProgressText(tiles, doneBytes)}`;
}

/** "12 MB · saved on 21 November 2026 · data from 3 December 2025", the last where it is known. */
export function areaFactsText(bytes: number, savedAtMs: number, dataDate: string | null): string {
  return [
    formatBytes(bytes),
    `saved on ${formatDay(savedAtMs)}`,
    ...(dataDate === null ? [] : [dataDateText(dataDate)]),
  ].join(" · ");
}

/** Confirms that an area was saved. */
export function areaAddedText(name: string): string {
  return `“${name}” has been saved on this device.`;
}

/** The texts that differ from those of a pack: no address was typed, and there is no maker to ask. */
const AREA_PROBLEMS: Readonly<Record<string, string>> = {
  unreachable:
    "The map server can't be reached. Check your connection. The download will continue automatically once you're back online.",
  redirected:
    "Your request was redirected. You may need to sign in to this Wi-Fi network before you continue.",
  "not-found": "The map server doesn't have this area. Try again later.",
  "server-error": "The map server is having problems. Wait a while, then tap “Continue”.",
  "server-busy": "The map server is busy. Wait a few minutes, then tap “Continue”.",
  "html-answered":
    "A web page was returned instead of the map. You may need to sign in to this Wi-Fi network before you continue.",
  damaged: "The server didn't return a map. Try again later.",
  "storage-blocked":
    "This browser doesn't let the app save the area. Close other Scouting Map tabs and try again.",
  "area-too-large": "The area is too large. Zoom in and choose a smaller one.",
  "no-ranges":
    "This server can only send complete files. Download the file and open it under Map packs.",
  "archive-missing": "There's no file at this address. Check the address.",
  "nothing-here": "This file doesn't cover this area. Choose an area that it does cover.",
  "not-to-save": "The app isn't allowed to save images of this map.",
  "offline-only": areaTexts.offlineOnly,
};

/** Returns a problem of an area and what to do: "“Around Delft” couldn't be downloaded. …". */
export function areaProblemText(problem: string, name: string | null): string {
  const sentence =
    AREA_PROBLEMS[problem] ??
    packProblemTexts[problem]?.(packTexts.theFile) ??
    "Something went wrong. Try again.";
  return name === null ? sentence : `“${name}” couldn't be downloaded. ${sentence}`;
}
