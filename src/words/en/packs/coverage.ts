import type * as nl from "../../nl/packs/coverage.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const coverageTexts = {
  heading: "Works offline",
  yes: "Works offline: yes",
  partly: "Works offline: partly",
  no: "Works offline: no",
  checking: "Checking this device…",
  failed: "The check couldn't be completed. Close the app and open it again.",
  tooMuch: "This area is too large to check. Zoom in further.",
  fetch: "Download what's missing",
  repair: "Download the area again",
  onMap: "View on the map",
  departure: "Departure check",
  view: "the current map view",
  unnamed: "Unnamed",
  gone: "Your selection is no longer on this device.",
  legendThere: "On this device",
  legendMissing: "Missing",
  nothingPlanned:
    "You aren't following a route and don't have a plan. Choose one under Routes or Tracks.",
} satisfies Words<typeof nl.coverageTexts>;

export const reportWords = {
  networks: {
    walk: "Walking network",
    cycle: "Cycling network",
    canoe: "Canoe network",
    motorboat: "Boating network",
  },
  damagedArea: (name) => `The saved area “${name}” is damaged: part of its map is missing.`,
  mapIsThere: "The map is saved on this device at all zoom levels.",
  tilesMissing: (missing, needed, zooms) =>
    `${missing.shown} of ${plural(needed, { one: "# map tile", other: "# map tiles" })} ${plural(missing, { one: "is", other: "are" })} missing at ${zooms}.`,
  besideMissing: (zooms) =>
    `The map is complete along the line, but parts next to it are missing at ${zooms}.`,
  stretchMissing: (stretch) => `The map is missing for ${stretch}.`,
  onlyOverview: (stretches) => `For ${stretches}, you only have the overview map.`,
  partMissing: (stretches) => `For ${stretches}, part of the map is missing.`,
  noOtherRoute: (where) => `You can't replan your route for ${where}.`,
  networkIsThere: (network) => `${network}: on this device.`,
  routeIsThere: (network) => `${network}: your whole route is on this device.`,
  networkMissing: (network) => `${network} missing: download the map pack for this region.`,
  networkMissingOn: (network, where) => `${network} missing for ${where}.`,
  waysAreThere: "Paths: all roads and paths of your route are on this device.",
  waysMissing: (length) =>
    `Paths: for ${length} the roads are not on this device; there you hear no streets and get no way back.`,
  straight: (length) => `Straight: ${length} of your route follows no path.`,
  // Within the sentences above: "5 sections, 1.6 km in total", "the whole line", "zoom 11 to 14".
  stretches: (count, length) => `${count.shown} sections, ${length} in total`,
  wholeLine: "the whole line",
  zooms: (zooms) => `zoom ${zooms}`,
  zoomRange: (first, last) => `zoom ${first} to ${last}`,
} satisfies Words<typeof nl.reportWords>;
