import type * as nl from "../../nl/scouting/patrols.ts";
import type { Words } from "../../words.ts";

export const patrolTexts = {
  heading: "Patrols",
  hint: "Each patrol follows the route in its own way and gets its own sheets. The solution and the times are printed separately, for the leaders.",
  notStored:
    "Save the route first. Until the plan has a name, anything you choose here will be lost when you leave this screen.",
  failed:
    "Not saved, because this device's storage is full or isn't working. Free up some space and keep the app open. It will then be saved after all.",
  notRead:
    "The saved sheets can't be read right now, because this device's storage isn't working. Your changes will be added to them later.",
  unreadable:
    "This version of the app can't read what was saved here. The saved data will be kept alongside anything you enter now.",
  phone: "Leaders' phone number",
  speed: "Walking pace (km/h)",
  add: "Add a patrol",
  name: "Name",
  startTime: "Start time",
  direction: "Direction",
  forward: "As planned",
  backward: "Reversed",
  start: "Starting point",
  startOfRoute: "start of the route",
  stretches: "Techniques",
  technique: "Technique",
  until: "Until",
  addStretch: "Add a section with another technique",
  removeStretch: "Remove",
  remove: "Delete patrol",
  isFull: "You can't add any more patrols to this route.",
  print: "Print the sheets",
  printLeaders: "Print solution and times",
  who: "For",
  all: "All patrols",
  ownRules: "Rules, one per line",
  ownRulesHint: "Leave empty for the usual rules.",
  share: "Share with other leaders",
  shareHint: "The route with all settings and patrols, as a link or QR code. Not for the scouts.",
  asBook: "As a booklet for each patrol, with a cover, rules and explanations of the techniques",
  withLostNote: "Include an “Only open this if you're lost” sheet",
  withHomeMap: "With a map of the whole hike and the way home inside",
  withMaps: "Include a map of each section, without the route",
  map: "Map",
  stop: "Stop",
  preparing: "Finding the junctions for each patrol…",
  mapsFailed:
    "This device can't draw the maps. Close other apps and try again, or print without maps.",
  printFailed: "The sheets can't be made right now. Try again.",
  where: "Who is where and when",
  time: "Time",
  place: "Place",
  whereNote:
    "The kilometre follows the last point. Times assume a steady walking pace, without breaks or stops at checkpoints.",
  lostHeading: "Only open this if you're lost",
  lostFold:
    "Fold the bottom part up over this empty space and staple it shut. Only open it if you have to.",
  lostMaps: "Fold the next sheets, with the map and the way home, and put them inside.",
  lostMapOnly: "Fold the next sheets, with the map, and put them inside.",
  lostHomeMap: "The map enclosed shows the finish.",
  lostHomeWay: "The sheet behind it points the way there.",
  homeSquares:
    "Find the kilometre square you're in on the map. The arrow points from the middle of that square straight to the finish, with grid north up. Follow roads and paths.",
  lostStay: "Stay together, and stay where you are.",
  lostTell: "Tell them what you can see, and your coordinates if you have them.",
  lostNoPhone: "Call the leaders. In an emergency, call 112.",
  route: "Route",
  unnamed: "Patrol",
  bookHeading: "Route booklet",
  rulesHeading: "Rules",
  rules: [
    "Stay together: the slowest person sets the pace.",
    "On roads without a pavement, walk on the left. Carry a light in the dark.",
    "Read the whole sheet before you start, and tick off each point as you pass it.",
    "If something doesn't match, go back to the last point where everything did.",
    "Only open the folded sheet if you're really lost.",
  ],
  techniquesHeading: "How to read the sheets",
} satisfies Words<typeof nl.patrolTexts>;

export const mapNorths = {
  grid: "Grid north (RD grid) is at the top.",
  true: "True north is at the top.",
} satisfies Words<typeof nl.mapNorths>;

export const stretchMapNote = ((start, finish, scale, north) =>
  `${start} to ${finish}, scale ${scale}. ${north}`) satisfies Words<typeof nl.stretchMapNote>;

export const homeMapNote = ((scale, north) =>
  `The whole hike, scale ${scale}. ${north}`) satisfies Words<typeof nl.homeMapNote>;

export const lostFinishText = ((place) => `The route ends at ${place}.`) satisfies Words<
  typeof nl.lostFinishText
>;

export const patrolWords = {
  drawingMap: (map, count) => `Drawing map ${map} of ${count}…`,
  day: (day) => `Day ${day}`,
  start: (time) => `Start at ${time}.`,
  leaders: (phone) => `Leaders: ${phone}.`,
  lostPhone: (phone) => `Call the leaders: ${phone}. In an emergency, call 112.`,
  turnBack: (point) =>
    `Didn't get past point ${point}? Then going back the way you came is shorter than going on.`,
  point: (point, distance) => `point ${point}, after ${distance}`,
  remove: (patrol) => `Delete patrol ${patrol}`,
  stretch: (stretch, patrol) => `Section ${stretch} of ${patrol}`,
} satisfies Words<typeof nl.patrolWords>;
