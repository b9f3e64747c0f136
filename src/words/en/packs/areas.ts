import type * as nl from "../../nl/packs/areas.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

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
  pictures: (name) =>
    `Close-up map images (${name}). They download slowly, at four per second. Up to 100 km².`,
  picturesOf: (name) =>
    `Close-up map images (${name}). “Show on the map” uses them as the background.`,
  tooLargePictures: "Too large. Images can only be saved for areas of up to 100 km².",
  shape: "What do you want to save?",
  whichProvince: "Province",
  printAlong: "Print map sheets",
  saveAlong: "Save the map along this route",
  resting: "The server is busy. The download will continue automatically in a moment.",
} satisfies Words<typeof nl.areaTexts>;

export const areaProblems = {
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
} satisfies Words<typeof nl.areaProblems>;

/** The default name of an area by its nearest place: "Around Delft". */
export const aroundPlace = ((name) => `Around ${name}`) satisfies Words<typeof nl.aroundPlace>;

/** "Along Rondje Delft". */
export const alongLine = ((name) => `Along ${name}`) satisfies Words<typeof nl.alongLine>;

export const areaAddedText = ((name) => `“${name}” has been saved on this device.`) satisfies Words<
  typeof nl.areaAddedText
>;

export const areaWords = {
  // Width first: "9 by 7 km".
  size: (width, height, unit) => `${width} by ${height} ${unit}`,
  underAMinute: "less than a minute",
  minutes: (minutes) => plural(minutes, { one: "a minute", other: "# minutes" }),
  tiles: (tiles) => plural(tiles, { one: "# tile", other: "# tiles" }),
  about: (size) => `about ${size}`,
  notThisSource: (name) => `This saves the Scouting Map background map. ${name} only works online.`,
  forbidden: (name) =>
    `${name} doesn't allow images to be downloaded in advance, because its servers are funded by donations.`,
  noRoom: (free) => `Not enough space: only ${free} is free. Zoom in, or free up some space.`,
  progress: (done, tiles, size) => `${done} of ${tiles} · ${size}`,
  interrupted: (progress) => `Interrupted: ${progress}`,
  savedOn: (day) => `saved on ${day}`,
  failed: "Something went wrong. Try again.",
  notFetched: (name, problem) => `“${name}” couldn't be downloaded. ${problem}`,
} satisfies Words<typeof nl.areaWords>;
