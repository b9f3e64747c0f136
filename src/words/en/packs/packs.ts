import type * as nl from "../../nl/packs/packs.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const packListTexts = {
  ways: "roads and paths",
  waters: "waterways for boats",
  depths: "depth contours",
  marks: "buoys, beacons and lights",
} satisfies Words<typeof nl.packListTexts>;

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
  notOfRegion: "Other packs",
  contents: "Contents",
  loadingContents: "Loading contents…",
  depths: "Depth contours at sea, in lakes and in large rivers",
  marks: "Buoys, beacons and lights of Rijkswaterstaat",
  waters: "Waterways for boats",
  map: "Map",
  noMap: "This pack doesn't contain the map itself.",
  saveArea: "Save area",
  fetchNetworks: "Download the nodes for an area",
  renew: "Refresh",
  renewing: "Refreshing…",
  renewFromFile: "Refresh from a file",
  renewFromFileHint:
    "The nodes are more than three months old. Choose a newer file of the same area; the old pack stays until the new one is complete.",
  renewHint:
    "The nodes are more than three months old. “Refresh” downloads them again from the same source. The old pack is kept until the new one is complete.",
  remove: "Delete",
  removeSure: "Are you sure? You'll no longer see this area in detail when you're offline.",
  removeYes: "Yes, delete",
  removeNo: "No, keep it",
  jobs: "In progress",
  stop: "Stop",
  goOn: "Continue",
  goOnLater: "You can continue once you're online again.",
  discard: "Discard",
  elsewhere: "This is already in progress in another tab.",
  open: "Open from this device",
  openHint:
    "Choose all the files of a pack at once, or the folder they're in. A single .pmtiles file works too. If you choose an OSM file (.osm.pbf), the app makes a pack from the nodes in it.",
  chooseFiles: "Choose files",
  chooseFolder: "Choose a folder",
  makeFromExtract: "Make a pack from an OSM file",
  fetchRegion: "Download your region",
  otherWays: "Open a file, or use packs of others",
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
} satisfies Words<typeof nl.packTexts>;

export const offerTexts = {
  new: "not downloaded yet",
  updated: "newer version available",
  "on-device": "on this device",
  busy: "started",
} satisfies Words<typeof nl.offerTexts>;

export const packProblems = {
  "offline-only": "“Offline only” is on. Turn it off to download.",
  "bad-address":
    "This isn't a valid address. Enter it exactly as it was given to you. It should start with https:// and end in index.json.",
  "insecure-address":
    "This address starts with http://, so it isn't secure. Use the same address with https://, or ask the provider for one.",
  offline: "You're not connected to the internet. Connect and try again.",
  unreachable:
    "The server can't be reached, or it doesn't allow downloads by Scouting Map. Check the address, or ask the provider.",
  redirected:
    "This address redirects to one that isn't secure (http://) or doesn't allow downloads by Scouting Map. Ask the provider for the right address.",
  "not-found": (file) =>
    `The server couldn't find ${file}. Check the address, or ask the provider.`,
  "server-busy": "The server is busy. Try again in a few minutes.",
  "server-error": "The server is having problems. Try again later.",
  "html-answered":
    "The server returned a web page instead of a map pack. Check the address, and whether you need to sign in to this Wi-Fi network.",
  "not-a-catalogue":
    "There's no catalogue at this address. Check that the address ends in index.json.",
  "connection-lost":
    "The connection was lost. What you've downloaded so far has been kept, so you can continue when you're back online.",
  "wrong-range":
    "The server sent the wrong part of the file. Continue the download later, or discard it and start again.",
  "wrong-hash": (file) =>
    `There's something wrong with ${file}: it's damaged or from a different version. Download the pack again.`,
  truncated: (file) => `Part of ${file} is missing. Download or copy it again.`,
  "file-missing": (_file, atStart) =>
    `${atStart} is missing. Choose all the files of the pack at once, or the whole folder.`,
  "nothing-chosen":
    "There's no map pack among these files. Choose pack.json and the files that go with it, a .pmtiles file or an .osm.pbf file.",
  "not-a-pack": "This pack.json file isn't from a Scouting Map pack. Choose another file.",
  "newer-version":
    "This pack was made for a newer version of Scouting Map. Update the app and try again.",
  damaged: (_file, atStart) => `${atStart} is damaged. Download or copy it again.`,
  "off-earth": (_file, atStart) =>
    `${atStart} contains invalid coordinates. Ask the provider for a new map pack.`,
  "not-pmtiles": (_file, atStart) => `${atStart} isn't a PMTiles file. Choose another file.`,
  "old-pmtiles": (_file, atStart) =>
    `${atStart} isn't a version 3 PMTiles file. Convert it with the pmtiles tool, or ask the provider for a version 3 file.`,
  raster: (_file, atStart) =>
    `${atStart} is made up of images, which Scouting Map can't use. Choose a vector map.`,
  "foreign-schema": (_file, atStart) =>
    `${atStart} uses an unknown map schema. Scouting Map supports OpenMapTiles and Protomaps.`,
  "no-bounds": (_file, atStart) =>
    `${atStart} doesn't say which area it covers. Choose another file.`,
  "disk-full": "There isn't enough space on this device. Free up some space and try again.",
  "storage-blocked":
    "This browser doesn't let the app save the pack. Close other Scouting Map tabs and try again.",
  "busy-elsewhere":
    "This is already in progress in another tab. Wait for it to finish, or close that tab.",
} satisfies Words<typeof nl.packProblems>;

export const homePackProblems = {
  unreachable: "The server can't be reached. Try again later.",
  "not-found": (_file, atStart) =>
    `${atStart} couldn't be found. Try again, or report it to whoever provides this app.`,
  "html-answered":
    "A web page was returned instead of the pack. You may need to sign in to your Wi-Fi network before you try again.",
} satisfies Words<typeof nl.homePackProblems>;

export const homeProblems = {
  offline: "You'll see which packs are available once you're back online.",
  "offline-only": "“Offline only” is on. Turn it off to see which packs are available.",
  absent: "This app doesn't come with map packs.",
  unreachable: "The list of packs isn't available right now. Try again later.",
  "html-answered":
    "A web page was returned instead of the list of packs. You may need to sign in to your Wi-Fi network before you try again.",
  "not-a-catalogue":
    "The list of packs is damaged. Try again later, or report it to whoever provides this app.",
  "connection-lost": "The connection was lost while the list of packs was loading. Try again.",
} satisfies Words<typeof nl.homeProblems>;

export const renewalTexts = {
  newest: "The source doesn't have a newer version.",
  gone: "The source no longer offers this pack. The version you have will keep working.",
  failed: "The refresh didn't work. The version you have will keep working.",
  "other-area":
    "This file covers another area. It's on this device as a pack of its own, and the old one stays.",
} satisfies Words<typeof nl.renewalTexts>;

export const packWords = {
  failed: "Something went wrong. Try again.",
  listFailed: "The list of packs can't be loaded. Try again.",
  notAdded: (pack, problem) => `The map pack “${pack}” wasn't added. ${problem}`,
  // "Map with walking and cycling nodes": the nodes of each network, one before others, and all.
  nodeKinds: {
    walk: "walking",
    cycle: "cycling",
    canoe: "boating",
    motorboat: "boating",
  },
  beforeNodes: (kind) => kind,
  nodes: (kinds) => `${kinds} nodes`,
  mapWithNodes: (kinds) => `Map with ${kinds} nodes`,
  monthsOld: (months) => plural(months, { one: "# month old", other: "# months old" }),
  yearsOld: (years) => plural(years, { one: "# year old", other: "# years old" }),
  dataOf: {
    day: (day) => `data from ${day}`,
    month: (month) => `data from ${month}`,
    year: (year) => `data from ${year}`,
    other: (text) => `data from ${text}`,
  },
  download: (percent, done, total) => `${percent}% · ${done} of ${total}`,
  copy: (percent) => `Copying and checking: ${percent}%`,
  interrupted: (percent) => `Interrupted at ${percent}%.`,
  added: (name) => `The map pack “${name}” has been added.`,
  severalAdded: (count, names) => `${count} map packs have been added: ${names}.`,
  broken: (name) =>
    `The files for the map pack “${name}” are missing or can't be read. Delete it and add it again.`,
  namelessBroken:
    "The files for a map pack are missing or can't be read. Delete it and add it again.",
  moreOffers: (more, total) => `Show ${more.shown} more of ${total}`,
  newer: (packs, size) =>
    `Newer data is available for ${plural(packs, { one: "# pack", other: "# packs" })} (${size}).`,
  leftOut: (packs) =>
    plural(packs, {
      one: "# pack in this catalogue has an incorrect description. Ask the provider to correct it.",
      other:
        "# packs in this catalogue have incorrect descriptions. Ask the provider to correct them.",
    }),
  free: (size) => `Space available for the app: about ${size}.`,
  renewed: "Refreshed.",
  renewedTo: (data) => `Refreshed: ${data}.`,
  samePlans: "Your saved plans in this area haven't changed.",
  plan: (name) => `“${name}”`,
  otherPlans: (names, plans) =>
    `The network has changed along ${names}. Open ${plural(plans, { one: "the plan", other: "each plan" })} to repair it.`,
} satisfies Words<typeof nl.packWords>;

export const progressLabel = ((name) => `${name}: progress`) satisfies Words<
  typeof nl.progressLabel
>;
