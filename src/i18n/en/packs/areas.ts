import { formatBytes } from "#i18n/intl/bytes.ts";
import { formatDay, localNumber } from "#i18n/intl/format.ts";
import { dataDateText, packProblemTexts, packTexts } from "./packs.ts";

const wholeNumber = localNumber({ maximumFractionDigits: 0 });
const twoDigits = localNumber({ maximumSignificantDigits: 2 });

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
  what: "This is the map itself. Walking, cycling and boating nodes come in a map pack.",
  tooLarge: "Too large: zoom in.",
  offlineOnly: "Offline only is on. Turn it off to get an area.",
  allowOnline: "Turn off Offline only",
  noConnection: "You have no internet right now. Connect to get an area.",
  goesOn: "You can close this: fetching goes on as long as the app is open.",
  another: "Another area",
  done: "Done",
  hint: "You can save a piece of what the online map shows, to read it without a network.",
  refresh: "Renew",
  map: "Map",
  ownMap: "Scouting Map",
  archive: "Your own map file",
  archiveAddress: "Address of the file",
  archiveHint: "https://…/map.pmtiles",
  archiveWhat:
    "A PMTiles file on the internet, with vector tiles of OpenMapTiles or Protomaps. Only the tiles of this area are fetched.",
  noAddress: "Type the address of a PMTiles file. It starts with https://",
  pictures: (name: string) =>
    `Map images (${name}), close up. They come slowly, four per second. At most 100 km².`,
  picturesOf: (name: string) =>
    `Map images (${name}), close up. Show on the map makes this the background.`,
  tooLargePictures: "Too large: images can be saved up to 100 km².",
  shape: "What do you want to save?",
  whichProvince: "Which province",
  printAlong: "Print map sheets",
  saveAlong: "Save the map along this route",
  resting: "The server asks for a short pause. This continues by itself.",
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
  const own = `What is saved is the map of Scouting Map itself. ${name} always needs a network.`;
  const why = `The rules of ${name} forbid fetching images in advance: its servers run on donations.`;
  return isForbidden ? `${own} ${why}` : own;
}

/** Reports that an area needs more room than there is. */
export function noRoomText(freeBytes: number): string {
  return `Too little space: ${aboutBytes(freeBytes)} is free. Zoom in, or free some space.`;
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
  return `“${name}” is on this device.`;
}

/** The texts that differ from those of a pack: no address was typed, and there is no maker to ask. */
const AREA_PROBLEMS: Readonly<Record<string, string>> = {
  unreachable:
    "The server of the map cannot be reached. Check your connection. Once it is back, this continues by itself.",
  redirected: "A redirect came instead of the map. Sign in to this network first, then continue.",
  "not-found": "The server of the map does not give this area. Try again later.",
  "server-error": "The server of the map is having problems. Continue later.",
  "server-busy": "The server of the map asks for a pause. Continue in a few minutes.",
  "html-answered":
    "A web page came instead of the map. Sign in to this network first, then continue.",
  damaged: "What came is not a map. Try again later.",
  "storage-blocked":
    "This browser does not let the app save the area. Close other tabs with Scouting Map and try again.",
  "area-too-large": "The area is too large. Zoom in and choose a smaller piece.",
  "no-ranges": "This server only sends whole files. Download the file and open it under Map packs.",
  "archive-missing": "There is no file at this address. Check the address.",
  "nothing-here": "This file has no map here. Choose an area inside it.",
  "not-to-save": "The app is not allowed to save images of this map.",
  "offline-only": areaTexts.offlineOnly,
};

/** Returns a problem of an area and what to do: "“Around Delft” was not fetched. …". */
export function areaProblemText(problem: string, name: string | null): string {
  const sentence =
    AREA_PROBLEMS[problem] ??
    packProblemTexts[problem]?.(packTexts.theFile) ??
    "Something went wrong. Try again.";
  return name === null ? sentence : `“${name}” was not fetched. ${sentence}`;
}
