import type * as nl from "../../nl/map/map-cards.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

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
  trails: "Trails of posts",
  trailsHelp: "Posts that open with an answer or at the place",
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
} satisfies Words<typeof nl.cardTexts>;

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
  showsSightings: "Show sightings of the hunt",
  showsLegend: "Add the legend",
  listHeading: "Waypoints on the map",
  own: "You are here",
  title: "Title on the sheet",
  hint: "In the print dialog, choose 100% (actual size) and no margins. Otherwise the scale will be wrong.",
  print: "Print",
  drawing: "Drawing sheet…",
  failed: "This device can't draw the sheet. Close other apps or choose A4, and try again.",
} satisfies Words<typeof nl.printTexts>;

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
    namedRoutes: "Signed routes",
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
    sighting: "Sighting of the hunt",
    sightingReach: "How far the fox can have come",
    rdGrid: "RD kilometre grid",
    walk: "Walking network",
    cycle: "Cycling network",
    canoe: "Canoe network",
    motorboat: "Boating network for motorboats",
    namedWalk: "Walking route",
    namedCycle: "Cycle route",
    fixedBridge: "Fixed bridge",
    movableBridge: "Movable bridge",
    lock: "Lock",
    openingPassage: "Your boat can only pass if the bridge opens",
    blockedPassage: "Your boat can never pass here",
    unknownPassage: "It isn't known whether your boat fits through",
    litMark: "Lit mark",
    depthContour: "Depth contour, with the depth in metres",
    unknownDepth: "Water with no known depth",
    shallowArea:
      "Water that is too shallow for your boat, according to the depth contours; uncoloured water isn't always deep enough",
    shallowContour:
      "Depth contour: inside it the water may be too shallow for your boat, based on the date and water level of the map pack",
    motorway: "Motorway",
    mainRoad: "Main road",
    middleRoad: "Through road",
    minorRoad: "Street or minor road",
    trackFill: "Unpaved road",
    cycleway: "Cycle path; dashed if unpaved",
    path: "Unpaved path",
    footway: "Footpath: solid if paved, long dashes if the surface isn't known",
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
} satisfies Words<typeof nl.legendTexts>;

/** Texts of printed sheets with values in them. */
export const printWords = {
  frame: "This area",
  along: (name) => `Along ${name}`,
  alongSheets: (name, sheets) =>
    `Along ${name} (${plural(sheets, { one: "# sheet", other: "# sheets" })})`,
  drawing: (sheet, count) => `Drawing sheet ${sheet} of ${count}…`,
  sheet: (sheet, count) => `sheet ${sheet} of ${count}`,
  convergence: (angle) => `grid convergence ${angle}`,
  declination: (angle, year) => `declination ${angle} (${year})`,
  compass: (angle) => `compass ${angle} of grid north`,
  east: (degrees) => `${degrees}° E`,
  west: (degrees) => `${degrees}° W`,
  scaleNote: (percent) =>
    `The scale is exact in the middle of the sheet and at most ${percent}% off at the edges.`,
} satisfies Words<typeof nl.printWords>;

/** Special features of the path to a neighbour. */
export const neighbourNoteTexts = {
  to: "one way, outward",
  from: "one way, towards this node",
  ferry: "by ferry",
  portage: "carry the boat",
} satisfies Words<typeof nl.neighbourNoteTexts>;

/** Texts of the cards with values in them. */
export const cardWords = {
  neighboursOf: (node) => `Next nodes from ${node}`,
  points: (count) => plural(count, { one: "# point", other: "# points" }),
  bearings: (bearing, compass) => `${bearing} (compass ${compass})`,
  center: (coordinates, zoom) => `Centre of the map: ${coordinates}. Zoom ${zoom}.`,
  up: (direction) => `${direction} is up.`,
} satisfies Words<typeof nl.cardWords>;

/** Both distances to a neighbour with another way back. */
export const thereAndBack = ((there, back) =>
  `out ${there} · back ${back} · each way is one-way`) satisfies Words<typeof nl.thereAndBack>;

/** Adds that a distance is from an old position. */
export const fromOldPosition = ((distance, age) =>
  `${distance} (position from ${age})`) satisfies Words<typeof nl.fromOldPosition>;

/** Confirms that a waypoint was saved. */
export const waypointSaved = ((name) => `Saved: ${name}`) satisfies Words<typeof nl.waypointSaved>;
