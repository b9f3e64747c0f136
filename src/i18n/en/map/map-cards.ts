import type { SheetNorths } from "#i18n/nl/map/map-cards.ts";
import { oneDecimal, percent, plainNumber, upToOneDecimal } from "#sentences/intl/format.ts";
import { inSentence } from "#words/locale.ts";

/** Texts of the cards over the map. */
export const cardTexts = {
  aim: "Place a waypoint on the map",
  aimHelp: "Move the map until the cross is where you want the waypoint.",
  aimConfirm: "Add waypoint",
  aimMore: "More",
  cancel: "Cancel",
  place: "This location",
  name: "Name",
  add: "Add waypoint",
  addShort: "Add",
  details: "View waypoint",
  lineDetails: "View the track",
  lineGone: "This track is no longer on this device.",
  fromHere: "From here",
  nearestPlace: "Place nearby",
  nearestNode: "Node nearby",
  measureFromHere: "Measure from here",
  measureShort: "Measure",
  save: "Save",
  saveNode: "Save as waypoint",
  sameSignpost: "Same signpost",
  share: "Share",
  shareCopied: "Location copied. You can paste it into a message.",
  shareFailed: "Sharing didn't work. Copy the coordinates instead.",
  tools: "Measure and more",
  measure: "Measure",
  measureHelp: "Distance and bearing between points",
  around: "What is here?",
  aroundHelp: "Nodes, waypoints, tracks and places near you or near the centre of the map",
  print: "Print",
  printHelp: "To scale, on paper or as a PDF, with the RD grid",
  routes: "Routes",
  routesHelp: "Your saved routes, and routes from others",
  say: "Read out the centre and zoom",
  sayHelp: "The coordinates of the centre of the map",
  aroundFailed: "The app can't look up what's around here right now.",
  aroundEmpty: "The app doesn't know of anything around here. Add a map pack to see more.",
  searching: "Searching…",
  layers: "Map layers",
  tileSource: "Background map",
  overlays: "Shown on the map",
  rdGrid: "RD kilometre grid",
  rdGridHint:
    "The Dutch grid, with lines numbered in kilometres and, when zoomed in, a line every 100 metres",
  opacity: "Opacity of the background map",
  network: "Network and data",
  packs: "On this device",
  noPacks: "No saved areas or map packs yet. When you're offline, you'll see the overview map.",
  managePacks: "Manage in Settings",
  measuring: "Measure",
  measureStart: "Move the map until the cross is where you want the first point, then tap “Point”.",
  addPoint: "Point",
  undoPoint: "Remove last point",
  undoClear: "Restore points",
  clearPoints: "Start over",
  total: "Total",
  toCross: "To the cross",
  lastLeg: "Last leg",
  reportFault: "Report a problem to Meldpunt Routes",
  neighbours: "Next nodes",
  noNeighbours: "There are no known routes from this node.",
  loadingNode: "Finding routes…",
  nodeUnknown: "The routes from this node aren't in your map packs.",
  nodeNotLoaded: "The routes can't be looked up right now.",
} as const;

/** Returns an opacity of 0–1: "80%". */
export function opacityText(opacity: number): string {
  return percent.format(opacity);
}

/** Texts of the print card and of the printed sheet. */
export const printTexts = {
  heading: "Print to scale",
  paper: "Paper",
  direction: "Orientation",
  portrait: "Portrait",
  landscape: "Landscape",
  scale: "Scale",
  grid: "RD grid in kilometres",
  fineGrid: "RD grid every 100 m",
  north: "North up",
  norths: { true: "true north", grid: "RD grid" },
  northLetters: { true: "N", grid: "GN" },
  waypoints: "Waypoints",
  waypointsAs: { names: "Names", numbers: "Numbers with list" },
  sheets: "Sheets",
  yourPlan: "your plan",
  maxSheets:
    "The map needs more than 40 sheets, so part of it will be left out. Choose a smaller scale or larger paper.",
  more: "North, names and legend",
  overlap: "Neighbouring sheets overlap by at least 2 cm.",
  showsOwn: "Show my position",
  showsLegend: "Add the legend",
  listHeading: "Waypoints on the map",
  own: "You are here",
  title: "Title on the sheet",
  hint: "In the print dialog, choose 100% (actual size) and no margins. Otherwise the scale will be wrong.",
  print: "Print",
  drawing: "Drawing sheet…",
  failed: "This device can't draw the sheet. Close other apps or choose A4, and try again.",
} as const;

/** Texts of the legend: a heading per group, and the names of the kinds. */
export const legendTexts = {
  heading: "Legend",
  hint: "Everything on the map right now, plus all types of buoys and beacons.",
  printedHint: "Symbols used on this sheet.",
  printedHints: "Symbols used on these sheets.",
  empty: "There's nothing on the map right now that needs explaining.",
  failed: "The legend can't be loaded right now. Close it and try again.",
  groups: {
    own: "Yours",
    networks: "Node networks",
    nautical: "On the water",
    ways: "Roads and paths",
    water: "Water",
    land: "Land",
  },
  pois: "Places",
  kinds: {
    position: "Your position",
    waypoint: "Waypoint",
    cluster: "Waypoints close together",
    plan: "Plan",
    recording: "Recording",
    track: "Track or route",
    trackBySpeed: "Track, coloured by speed",
    gap: "Missing from the track",
    rdGrid: "RD kilometre grid",
    walk: "Walking network",
    cycle: "Cycling network",
    canoe: "Canoe network",
    motorboat: "Boating network for motorboats",
    fixedBridge: "Fixed bridge",
    movableBridge: "Movable bridge",
    lock: "Lock",
    openingPassage: "Your boat can only pass if the bridge opens",
    blockedPassage: "Your boat can never pass here",
    unknownPassage: "It isn't known whether your boat fits through",
    litMark: "Lit mark",
    depthContour: "Depth contour, with the depth in metres",
    unknownDepth: "Water with no known depth",
    shallowContour:
      "Depth contour: inside it the water may be too shallow for your boat, based on the date and water level of the map pack",
    motorway: "Motorway",
    mainRoad: "Main road",
    middleRoad: "Through road",
    minorRoad: "Street or minor road",
    trackFill: "Unpaved road",
    cycleway: "Cycle path",
    path: "Unpaved path",
    footway: "Footpath",
    rail: "Railway",
    ferry: "Ferry",
    water: "Water",
    waterway: "River or canal",
    ditch: "Ditch or stream",
    wood: "Woodland",
    grass: "Grass",
    farmland: "Fields and meadows",
    heath: "Heath",
    scrub: "Scrub or orchard",
    sand: "Sand",
    wetland: "Marsh",
    tidalFlat: "Tidal flat",
    park: "Park or cemetery",
    pitch: "Sports pitch",
    builtUp: "Residential area",
    retail: "Shops",
    industrial: "Businesses",
    campus: "School or hospital",
    military: "Military area",
    building: "Building",
    reserve: "Nature reserve",
    countryBorder: "National border",
    provinceBorder: "Provincial border",
  },
} as const;

/** "1:25,000". */
export function scaleText(scale: number): string {
  return `1:${plainNumber.format(scale)}`;
}

/** Returns the length of a scale bar: "500 m", "2 km". */
export function barText(meters: number): string {
  return meters < 1000 ? `${meters} m` : `${meters / 1000} km`;
}

/**
 * The choice of sheets to print: "This area", "Along Rondje Delft (5 sheets)".
 * @param name the line; null for the frame
 * @param count the number of sheets; 0 while unknown
 */
export function sheetsText(name: string | null, count: number): string {
  if (name === null) return "This area";
  if (count === 0) return `Along ${name}`;
  return `Along ${name} (${count === 1 ? "1 sheet" : `${count} sheets`})`;
}

/** "Drawing sheet 2 of 5…". */
export function drawingSheetText(sheet: number, count: number): string {
  return count === 1 ? printTexts.drawing : `Drawing sheet ${sheet} of ${count}…`;
}

/** "Hike · sheet 2 of 5". */
export function sheetTitle(title: string, sheet: number, count: number): string {
  return [title, ...(count === 1 ? [] : [`sheet ${sheet} of ${count}`])]
    .filter(Boolean)
    .join(" · ");
}

/** Returns what is up and the angles: "North up: RD grid · grid convergence 0.8° W · …". */
export function northsText({
  up,
  convergenceDegrees,
  declinationDegrees,
  year,
}: SheetNorths): string {
  const convergence =
    convergenceDegrees === null ? [] : [`grid convergence ${eastOrWest(convergenceDegrees)}`];
  const declination =
    declinationDegrees === null ? [] : [`declination ${eastOrWest(declinationDegrees)} (${year})`];
  const compass =
    convergenceDegrees === null || declinationDegrees === null
      ? []
      : [`compass ${eastOrWest(declinationDegrees - convergenceDegrees)} of grid north`];
  const upward = `${printTexts.north}: ${printTexts.norths[up]}`;
  return `${[upward, ...convergence, ...declination, ...compass].join(" · ")}.`;
}

/** "2.4° E", "0.8° W". */
function eastOrWest(degrees: number): string {
  return `${oneDecimal.format(Math.abs(degrees))}° ${degrees < 0 ? "W" : "E"}`;
}

/** Returns a note on the accuracy of the scale; a deviation of 0.0017 is 0.17 %. */
export function sheetScaleNote(deviation: number): string {
  const percent = oneDecimal.format(Math.ceil(deviation * 1000) / 10);
  return `The scale is exact in the middle of the sheet and at most ${percent}% off at the edges.`;
}

const NEIGHBOUR_NOTES = {
  to: "one way, outward",
  from: "one way, towards this node",
  ferry: "by ferry",
  portage: "carry the boat",
} as const;

/** Returns the distance and special features of the path to a neighbour: "1.3 km · there only · with ferry". */
export function neighbourNotes(
  distance: string,
  notes: readonly (keyof typeof NEIGHBOUR_NOTES)[],
): string {
  return [distance, ...notes.map((note) => NEIGHBOUR_NOTES[note])].join(" · ");
}

/** Returns both distances to a neighbour with another way back: "there 2.8 km · back 2.9 km · each one way only". */
export function thereAndBack(there: string, back: string): string {
  return `out ${there} · back ${back} · each way is one-way`;
}

/** Lists the nodes of other networks at a signpost: "Walking node 1, canoe node 7". */
export function listedNodes([first = "", ...others]: readonly string[]): string {
  return [first, ...others.map(inSentence)].join(", ");
}

/** Returns the heading of the neighbours of another node at the same signpost: "From walking node 1 on to". */
export function neighboursAtSignpost(title: string): string {
  return `Next nodes from ${inSentence(title)}`;
}

/** Returns the facts of a track in short: "Route · 12.4 km · 310 points". */
export function lineFacts(...facts: readonly string[]): string {
  return facts.join(" · ");
}

/** "1.2 km · 92° E". */
export function distanceAndBearing(distance: string, bearing: string): string {
  return `${distance} · ${bearing}`;
}

/** Returns a place with its distance, whose number stays with its unit: "Delft · 380 m". */
export function placeAtDistance(name: string, distance: string): string {
  return `${name} · ${distance.replace(" ", "\u00a0")}`;
}

/** Returns a distance from an old position: "1.2 km · 92° E (position from 3 min ago)". */
export function fromOldPosition(distance: string, age: string): string {
  return `${distance} (position from ${age})`;
}

/** Returns the text of a shared place: its name, its coordinates, and a link for map apps. */
export function sharedPlaceText(name: string, coordinates: string, geoUri: string): string {
  return `${name}: ${coordinates}\n${geoUri}`;
}

/** "3 points". */
export function pointCount(count: number): string {
  return count === 1 ? "1 point" : `${count} points`;
}

/** Returns a true bearing, and the magnetic one if known. */
export function bearingsText(trueBearing: string, compassBearing: string | null): string {
  if (compassBearing === null) return trueBearing;
  return `${trueBearing} (compass ${compassBearing.replace(/ .*/, "")})`;
}

/** Returns the centre and zoom of the map in words. */
export function centerInWords(coordinates: string, zoom: number, bearingDegrees: number): string {
  const turned =
    Math.round(bearingDegrees) === 0 ? "" : ` ${Math.round(bearingDegrees + 360) % 360}° is up.`;
  const zoomText = upToOneDecimal.format(zoom);
  return `Centre of the map: ${coordinates}. Zoom ${zoomText}.${turned}`;
}

/** Confirms that a waypoint was saved. */
export function waypointSaved(name: string): string {
  return `Saved: ${name}`;
}
