import { readdirSync } from "node:fs";

/**
 * The house: which room of `src/` may import which other, and which package is let into which room.
 * The linter's rules (`biome.json`) and the planted breaches are both made from this one table.
 */

/** @type {Readonly<Record<string, readonly string[]>>} room -> rooms it may import (its own is always allowed, save for screens) */
export const ROOM_IMPORTS = {
  domain: [],
  i18n: [],
  ui: [],
  rpc: [],
  platform: ["domain"],
  storage: ["domain", "platform"],
  mapview: ["domain", "rpc"],
  workers: ["domain", "rpc", "platform", "storage"],
  state: ["domain", "storage", "platform", "workers"],
  parts: ["domain", "state", "mapview", "ui", "i18n"],
  screens: ["domain", "state", "parts", "mapview", "ui", "i18n"],
  app: ["domain", "i18n", "ui", "platform", "storage", "mapview", "state", "parts", "screens"],
  sw: ["domain"],
};

/** @type {Readonly<Record<string, string>>} room -> what lives there, for `docs/architecture.md` */
export const ROOM_CONTENTS = {
  domain:
    "data in, data out: coordinates, geodesy, waypoints, node networks (`extract` for the pipeline, `graph` for the app), packs, tiles, files in and out. No DOM, no clock",
  i18n: "the Dutch texts, one file a screen; numbers and dates",
  ui: "tokens, buttons, fields, cards; texts come in by props",
  rpc: "how the page calls its workers: typed calls with progress, cancelling and buffers that move",
  platform: "a folder a device capability: port, browser version, fake",
  storage: "keys, database names, versions, validation, the durable copy",
  mapview:
    "the imperative island around MapLibre: `controller`, `camera`, `input`, `layers` (a folder a layer), `sources`, `style`, `images`",
  workers:
    "entries of background jobs, each with the call that starts it; they get the device of their own world",
  state: "stores and commands, a folder a subject; the only writers",
  parts: "pieces that two or more screens use, the map session among them",
  screens:
    "a folder a screen, each a lazily loaded chunk, inside by what one does there; they never import each other",
  app: "entry, router, frame, error boundary",
  sw: "the service worker, in a compiler world of its own",
};

/** Rooms whose folders never import one another: each screen is a chunk of its own. */
export const ROOMS_OF_STRANGERS = ["screens"];

/** @param {string} room @returns {string[]} its folders, which may each import from themselves */
export function foldersOfStrangers(room) {
  if (!ROOMS_OF_STRANGERS.includes(room)) return [];
  const folder = new URL(`../../src/${room}/`, import.meta.url);
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/** @type {Readonly<Record<string, readonly string[]>>} package -> the rooms that may import it */
export const PACKAGE_ROOMS = {
  "maplibre-gl": ["mapview"],
  pmtiles: ["mapview", "storage"],
  "@mapbox/vector-tile": ["mapview", "domain"],
  "@maplibre/geojson-vt": ["mapview"],
  "@maplibre/vt-pbf": ["mapview"],
  pbf: ["mapview", "domain"],
  geojson: ["mapview", "domain"],
  proj4: ["domain"],
  papaparse: ["domain"],
  fflate: ["domain"],
  flatqueue: ["domain"],
  geokdbush: ["domain"],
  kdbush: ["domain"],
  "geographiclib-mgrs": ["domain"],
  "geographiclib-geodesic": ["domain"],
  "open-location-code-typescript": ["domain"],
  magvar: ["domain"],
  "@noble/hashes": ["storage"],
  valibot: ["storage"],
  idb: ["storage"],
  "fake-indexeddb": ["storage"],
  "p-map": ["storage"],
  react: ["ui", "parts", "screens", "app"],
  "react-dom": ["app", "parts", "screens"],
  "react-router": ["parts", "screens", "app"],
  virtua: ["screens"],
  suncalc: ["screens"],
  uplot: ["screens"],
  "lucide-react": ["ui", "parts", "screens", "app"],
  zustand: ["state", "parts", "screens", "app"],
  marked: ["screens"],
  qr: ["domain", "platform"],
};

const DEVICE_GLOBALS = ["localStorage", "sessionStorage", "indexedDB", "navigator", "caches"];

/** @type {Readonly<Record<string, readonly string[]>>} room -> globals that it must be given instead */
export const ROOM_GLOBALS = {
  domain: [
    ...DEVICE_GLOBALS,
    "window",
    "document",
    "location",
    "fetch",
    "Date",
    "performance",
    "setTimeout",
    "setInterval",
    "crypto",
    "console",
  ],
  i18n: DEVICE_GLOBALS,
  ui: DEVICE_GLOBALS,
  state: DEVICE_GLOBALS,
  parts: DEVICE_GLOBALS,
  screens: DEVICE_GLOBALS,
};

/** @returns {string[]} every room, in the order of the table */
export function rooms() {
  return Object.keys(ROOM_IMPORTS);
}

/** @param {string} room @returns {string[]} the rooms it must not import */
export function forbiddenRooms(room) {
  const allowed = ROOM_IMPORTS[room] ?? [];
  return rooms().filter((other) => {
    if (other === room) return ROOMS_OF_STRANGERS.includes(room);
    return !allowed.includes(other);
  });
}

/** @param {string} room @returns {string[]} the packages it may import; any other is refused, listed or not */
export function allowedPackages(room) {
  return Object.keys(PACKAGE_ROOMS).filter((name) => PACKAGE_ROOMS[name]?.includes(room));
}

/** @param {string} room @returns {string[]} packages of the table that it must not import */
export function forbiddenPackages(room) {
  return Object.keys(PACKAGE_ROOMS).filter((name) => !PACKAGE_ROOMS[name]?.includes(room));
}
