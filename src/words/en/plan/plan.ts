import type * as nl from "../../nl/plan/plan.ts";
import type { Words } from "../../words.ts";
import { inSentence } from "../locale.ts";

export const planTexts = {
  heading: "Plan from node to node",
  start: "Tap a node or any other place to begin.",
  goOn: "Tap the next node or any other place.",
  atPosition: "The map is now centred on your position. Tap a node to begin.",
  atPositionWithoutNetwork:
    "The map is now centred on your position. There's no node network on this device yet, so you can't plan a route.",
  withoutNetwork:
    "There's no network on this device yet. Tap a place to start: your plan goes straight, or along paths where a pack has them.",
  restored: "Your previous plan has been restored.",
  elsewhere: "You're also planning a route in another tab. Save this plan if you want to keep it.",
  dragHint: "Press and hold a node or line, then drag to change the route.",
  notStored: "Storage is full or isn't working. Share this plan before you close the app.",
  mode: "How are you travelling?",
  undo: "Undo",
  redo: "Redo",
  reverse: "Reverse",
  closeLoop: "Close loop",
  clear: "Clear plan",
  close: "Close the planner",
  more: "More about this plan",
  share: "Share",
  less: "Show map",
  numbers: "Nodes in the plan",
  numberColors:
    "The green numbers are the ones you chose. The route passes the white ones along the way.",
  numberActions: "Options for this node",
  planActions: "Options for this plan",
  remove: "Remove",
  beginHere: "Begin here",
  insert: "Insert",
  goHere: "Go here",
  back: "Back",
  stopInserting: "Do not insert",
  looking: "Finding a route…",
  failed: "The app couldn't work out a route.",
  repair: "Repair",
  repaired: "The route has been repaired. This is where it goes now.",
  notRepaired:
    "The map packs on this device don't cover enough of this plan. Go to Settings to add one that does.",
  retry: "Try again",
  dismiss: "OK",
  typed: "Enter numbers",
  typedHint: "For example 12 34 51",
  typedAdd: "Add",
  typedNone: "Enter one or more numbers, separated by spaces.",
  around: "Nodes nearby",
  onFrom: "Next nodes",
  aroundFailed: "The nodes couldn't be found.",
  aroundEmpty: "There are no nodes for this area on this device. Add a map pack in Settings.",
  strip: "From node to node",
  ferry: "ferry",
  portage: "portage",
  connection: "connection",
  options: "Route",
  fewestNumbers: "As few numbers as possible",
  withoutFerry: "No ferries",
  withoutPortage: "No portages",
  withoutConnections: "No connecting routes",
  beside: "as the crow flies; the network doesn't go here",
  alongWays: "along roads and paths",
  waysFerry: "by ferry",
  waysTimes: "closed at times according to the map",
  waysGetOff: (length: string) => `get off for ${length}`,
} satisfies Words<typeof nl.planTexts>;

export const MODE_NAMES = {
  walk: "Walking",
  cycle: "Cycling",
  motorboat: "Boating",
  canoe: "Canoeing",
} satisfies Words<typeof nl.MODE_NAMES>;

export const planOutTexts = {
  heading: "Share and print",
  link: "Link and QR code",
  text: "Share as text",
  picture: "Image",
  pictureHint:
    "Set the image as your lock screen, so you can read the numbers without opening the app.",
  pictureAlt: "The numbers in the plan, black on white",
  pictureFailed: "This browser can't make an image. Share the plan as text instead.",
  track: "GPX",
  route: "GPX route",
  course: "To my watch or bike computer",
  toApp: "To another app",
  onPaper: "On paper",
  printHandlebar: "Strip for the handlebars",
  printStrip: "Strip with numbers",
  printPocket: "Card for your pocket",
  routeSheet: "Make a route sheet",
  shared: "Shared.",
  copied: "Copied. You can paste it into a message.",
  failed: "Sharing didn't work. Try again.",
  linkTooLong: "This plan is too long to share this way. Share it as a GPX track instead.",
} satisfies Words<typeof nl.planOutTexts>;

/** "2 h 05". */
export const durationWords = ((hours, minutes) => `${hours}\u00a0h ${minutes}`) satisfies Words<
  typeof nl.durationWords
>;

export const takeInstead = ((number) => `Use ${number}`) satisfies Words<typeof nl.takeInstead>;

export const insertingAfter = ((number) =>
  `Tap the node or place that comes after ${number}.`) satisfies Words<typeof nl.insertingAfter>;

export const whichNumber = ((number) => `Which ${number}?`) satisfies Words<typeof nl.whichNumber>;

export const outAndBackText = ((number) =>
  `The route goes to ${number} and back along the same path.`) satisfies Words<
  typeof nl.outAndBackText
>;

export const speedWords = {
  land: "km per hour",
  miles: "miles per hour",
  water: "knots",
  label: (unit) => `Speed (${unit})`,
  wrong: (min, max, unit) => `Enter a speed from ${min} to ${max} ${unit}.`,
} satisfies Words<typeof nl.speedWords>;

export const planProblems = {
  unknownNode: "The paths between these nodes aren't on this device yet.",
  optionsPreventIt: (from, to) =>
    `There's no route from ${from} to ${to} that matches your choices. Change them under “Route”.`,
  noWay: (from, to) => `${to} can't be reached from ${from} along the network.`,
  nearest: (number, distance) =>
    `The nearest node that can be reached is ${number}, ${distance} away from it.`,
  repaired: (parts) => `Repaired, ${parts}.`,
  without: (numbers) => `without ${numbers}`,
  replaced: (numbers) => `using the new signpost for ${numbers}`,
  noSuchNumber: (number) =>
    `Node ${number} isn't in the map packs on this device. Check the number, or download the pack for this region.`,
  numberUnreachable: (number) => `Node ${number} can't be reached from here along the network.`,
  otherMode: (number, mode, planMode) =>
    `${number} belongs to another network (${inSentence(mode)}); this plan is for ${inSentence(planMode)}.`,
} satisfies Words<typeof nl.planProblems>;

export const planWords = {
  numberInPlan: (place, count, number) => `${place} of ${count}: ${number}`,
  atNetwork: (away) => `The map is now at the nearest network on this device, ${away}.`,
  fromYou: (distance) => `${distance} from you`,
  away: (distance) => `${distance} away`,
  fromHere: (distance) => `${distance} from here`,
  further: (distance) => `${distance} further`,
  loopTitle: (mode, first) => `${mode}, loop from ${first}`,
  namelessLoopTitle: (mode) => `${mode}, loop`,
  titleTo: (mode, last) => `${mode} to ${last}`,
  titleFrom: (mode, first) => `${mode} from ${first}`,
} satisfies Words<typeof nl.planWords>;
