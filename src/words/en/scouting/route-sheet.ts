import type * as nl from "../../nl/scouting/route-sheet.ts";
import type { Words } from "../../words.ts";

export const sheetTexts = {
  heading: "Route sheets",
  link: "Make a route sheet",
  reading: "Finding junctions…",
  gone: "This route or track isn't on this device any more.",
  failed: "The junctions can't be found right now. Reload the page.",
  noWays:
    "There's no road or path data for this area on this device, so the app can't find any junctions. Save the map along this route and try again.",
  noJunctions: "The map on this device doesn't show any junctions along this route.",
  junctions: "Junctions",
  junctionsHint:
    "Junctions where the way is obvious aren't ticked. You can tick or untick junctions and add notes to them.",
  onSheet: "On the sheet",
  paper: "Paper",
  north: "North",
  norths: {
    grid: "Map (RD)",
    magnetic: "Compass",
    true: "Geographic",
  },
  tracingScale: "Overlay scale",
  withDistances: "Show distances at drawn junctions (not with photos)",
  noScale: "The strip map isn't drawn to scale.",
  print: "Print",
  solution: "Solution for leaders",
  printSolution: "Print the solution",
  nothing: "Tick at least one junction.",
  mapMissing: "This device has no map here. Save the map along this route.",
  abroad: "This technique works in the Netherlands only. Choose another one.",
  northUnknown:
    "The compass declination for this year isn't known. Choose a different north reference.",
  incomplete: "The sheets don't have instructions everywhere:",
  printAnyway: "Print anyway",
  printAnywayHint: "These sections will only have bearings and distances from point to point.",
  northUndefined: "The RD grid only covers the Netherlands. Choose a different north reference.",
  explanation: "All techniques explained",
  bar: "10 cm – measure to check",
  start: "Start",
  finish: "Finish",
  straightOn: "At junctions that aren't on the sheet, go straight on.",
  straightOnBesideGaps:
    "In areas covered by the map on the device, go straight on at all other junctions.",
  between: "extra point",
  solutionColumns: ["Point", "Km from start", "RD", "Direction", "Distance", "Note"],
  solutionNote: "Not for the scouts: this shows where each point is and which way to go.",
  maze: "Find the way through the maze from the arrow to the dot. Each fork on that way is the next junction: take the same way there, counted from the left. Count ways that are closed to you too.",
  turnedFragments: "Turned map fragments",
  bareFragments: "Map fragments without numbers",
  turned: "The pieces are turned: hold the sheet so that the dot points towards you.",
  memory:
    "Hang up each piece at the checkpoint where it begins. The patrol remembers the way and leaves the map there.",
  withoutMap: "The map is missing from this sheet: it is added when the leaders print it.",
  photos: "Find the place of each photo, in order. There, go from the dot to the arrow.",
  withoutPhotos:
    "The photos are missing from this sheet: they are added when the leaders print it.",
  fewPhotos:
    "There are no two waypoints with a photo within 40 m of this route. Add photos to them.",
  photosNotRead: "The waypoints have not been read yet. Wait a moment.",
  photosFailed: "The photos cannot be read. Try again.",
  photosOnPaper: "The sheets with photos do not go to a phone. Print them.",
  memoryOnPaper: "Memory maps do not go to a phone: they hang at the checkpoints. Print them.",
  strokes:
    "A stroke up is N (north), right O (east), down Z (south) and left W (west). Begin with the lowest dot.",
  turnedNorth: "At each junction, turn the sheet until the N points north.",
  coordinates:
    "The kilometre line to the left, hundredths from there, the kilometre line below, hundredths from there. Use Print to add a map: it has numbered kilometre lines.",
  unnamed: "Route",
  scaleNote: "In the print dialog, choose 100% (actual size) and no margins.",
} satisfies Words<typeof nl.sheetTexts>;

export const TECHNIQUE_NAMES = {
  "dot-and-arrow": "Dot-and-arrow route",
  junctions: "Junction route",
  fragments: "Map fragments",
  photos: "Photo orientation",
  strip: "Strip map",
  maze: "Maze",
  winds: "Compass point route",
  strokes: "Dot-and-stroke route",
  knots: "Knot route",
  degrees: "Bearing route",
  "turned-north": "Vector with a turning north",
  vectors: "Vector route",
  coordinates: "Coordinate route",
  helicopter: "Helicopter route",
  tracing: "Overlay",
  corridor: "Corridor map",
  memory: "Memory map",
} satisfies Words<typeof nl.TECHNIQUE_NAMES>;

export const TECHNIQUE_HINTS = {
  "dot-and-arrow":
    "Start at the dot and follow the arrow. Each junction is drawn so that you approach it from the bottom.",
  junctions: "Each junction is drawn with north at the top. Go from the dot to the arrow.",
  fragments: "Each junction as a round piece of the map: from the dot to the arrow.",
  photos: "Photos of waypoints in the order in which you pass them, with where to go there.",
  strip:
    "The route as a straight line, read from bottom to top. The side lines are turnings you don't take.",
  maze: "Find the way through the maze. Each fork on that way is a junction.",
  winds: "For each point, the compass direction to follow and the distance to the next point.",
  strokes: "Each dot with a stroke is a letter of the compass point to follow.",
  knots: "At each junction a knot tells which way from the left to take.",
  degrees: "For each point, the bearing to follow and the distance to the next point.",
  "turned-north": "Each junction has a north of its own, with the arrow to follow.",
  vectors:
    "Each arrow shows the direction and distance to the next point, to scale, with the degrees and metres next to it.",
  coordinates: "Each point as a coordinate on a map with numbered kilometre lines.",
  helicopter:
    "From point to point in a straight line, like a helicopter: a bearing and a distance.",
  tracing:
    "The route on transparent paper. Line up the crosses with the kilometre lines on the map.",
  corridor: "Only the map up to 100 m beside the route, with the points.",
  memory: "At each checkpoint, hang up a map with the way to the next one, to remember.",
} satisfies Words<typeof nl.TECHNIQUE_HINTS>;

export const startText = ((place, length) =>
  `Start: ${place}. The route is ${length} long.`) satisfies Words<typeof nl.startText>;

export const departureText = ((wind) => `Set off to the ${wind}.`) satisfies Words<
  typeof nl.departureText
>;

export const tracingNote = ((scale) =>
  `For a ${scale} map: line up the crosses with the kilometre lines that have the same numbers.`) satisfies Words<
  typeof nl.tracingNote
>;

/** "Pieces of the map at 1:10,000 …" */
export const fragmentsNote = ((scale) =>
  `Pieces of the map at ${scale}, in order. You come from the dot and go to the arrow.`) satisfies Words<
  typeof nl.fragmentsNote
>;

/** "A map at 1:10,000, …" */
export const corridorNote = ((scale) =>
  `A map at ${scale}, up to 100 m beside the route. Go from point to point by the map.`) satisfies Words<
  typeof nl.corridorNote
>;

export const turnWords = {
  straight: "straight on",
  halfLeft: "half left",
  halfRight: "half right",
  left: "left",
  right: "right",
  sharpLeft: "sharp left",
  sharpRight: "sharp right",
  round: "turn back",
} satisfies Words<typeof nl.turnWords>;

export const sheetWords = {
  junction: "Junction",
  turningPoint: "Turning point",
  junctionAfter: (junction, distance, turn) => `${junction} after ${distance}, ${turn}`,
  remark: (junction) => `Note for junction ${junction}`,
  scale: (meters) => `1 mm is ${meters}\u00a0m`,
  or: (one, other) => `${one} or ${other}`,
  otherScale: (scale) => `Note: different scale, ${scale}`,
  otherScales: (scale, others) =>
    `${scale}. Thin arrows have another scale, shown next to them (${others}).`,
  point: (point) => `Point ${point}`,
  theFinish: "The finish",
  afterPoint: (point) => `point ${point}`,
  afterPartStart: "the start of this section",
  partStart: (point, place, length) => `${point}: ${place}. This section is ${length} long.`,
  finish: (point, distance, after) => `${point} is ${distance} after ${after}.`,
  norths: {
    grid: "grid north (RD grid)",
    magnetic: "magnetic north (compass)",
    true: "true north (geographic)",
  },
  northUp: (north) => `The top of each drawing is ${north}.`,
  northFrom: (north) => `All directions are measured from ${north}.`,
  eastOfTrue: (degrees, day) => `That is ${degrees}° east of true north on ${day}.`,
  westOfTrue: (degrees, day) => `That is ${degrees}° west of true north on ${day}.`,
} satisfies Words<typeof nl.sheetWords>;

export const gapWords = {
  stretch: (from, to) => `from km ${from} to ${to}`,
  wholeRoute: "anywhere along this route",
  noMap: (where) =>
    `This device doesn't have the map ${where}, so junctions in that area are missing.`,
  junctionsMissing: (from, to) => `Km ${from}–${to}: no map, so junctions are missing.`,
  seeTable: (from, to) => `Km ${from}–${to}: no map, see the table.`,
  courses: (from, to, north) =>
    `Km ${from}–${to}: walk from point to point in straight lines. ${north}`,
  tooLarge: (paper, scale) =>
    `The overlay doesn't fit on ${paper} at ${scale}. Choose a different technique or a shorter section.`,
  fitsOtherwise: (paper, scale, others) =>
    `The overlay doesn't fit on ${paper} at ${scale}, but it does fit on ${others}.`,
  fit: (paper, scale) => `${paper} at ${scale}`,
} satisfies Words<typeof nl.gapWords>;

export const sheetColumns = {
  winds: ["From", "Direction", "Distance", "To", "Note"],
  degrees: ["From", "Bearing", "Distance", "To", "Note"],
  helicopter: ["From", "Bearing", "Distance", "To", "Note"],
  knots: ["Point", "After", "Knot", "Note"],
  coordinates: ["Point", "Coordinate", "Note"],
} satisfies Words<typeof nl.sheetColumns>;

export const sourceWords = {
  sources: {
    ways: "Junctions from the ways in the map pack, each arm in its own direction.",
    "ways-without-closed":
      "Junctions from the ways in the map pack. This pack doesn't know closed ways.",
    map: "Junctions from the drawn map: a bridge or tunnel may appear as a junction.",
    both: "Junctions partly from the ways in the map pack, partly from the drawn map.",
  },
  closedArm: "Thin with a bar: a way that you see but may not enter.",
} satisfies Words<typeof nl.sourceWords>;

export const knotWords = {
  unsuited: (degrees) => `This technique does not fit here: go ${degrees}.`,
  knots: [
    "slip knot",
    "overhand knot",
    "figure-eight knot",
    "reef knot",
    "clove hitch",
    "bowline",
    "sheet bend",
  ],
  turnRound: (knot) => `${knot}: turn round.`,
  exit: (knot, exit) => `${knot}: way ${exit} from the left.`,
} satisfies Words<typeof nl.knotWords>;
