import type { Mode, PlanProblemWords, WrittenNode } from "#i18n/nl/plan/plan.ts";
import { distanceText, isNautical, type Travel } from "#sentences/intl/distance.ts";
import { isWritable, NO_NUMBER, wholeNumber } from "#sentences/intl/format.ts";
import { joined } from "#sentences/map/map.ts";

/** Texts of the planner over the map. */
export const planTexts = {
  heading: "Plan from node to node",
  start: "Tap a node or any other place to begin.",
  goOn: "Tap the next node or any other place.",
  atPosition: "The map is now centred on your position. Tap a node to begin.",
  atPositionWithoutNetwork:
    "The map is now centred on your position. There's no node network on this device yet, so you can't plan a route.",
  closed: "Loop",
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
} as const;

export const MODE_NAMES: Readonly<Record<Mode, string>> = {
  walk: "Walking",
  cycle: "Cycling",
  motorboat: "Boating",
  canoe: "Canoeing",
};

/** Returns the texts of the field for a travel speed, in kilometres per hour or knots. */
export function speedFieldTexts(
  travel: Travel,
  min: number,
  max: number,
): { readonly label: string; readonly wrong: string } {
  const unit = isNautical(travel) ? "knots" : "km per hour";
  return {
    label: `Speed (${unit})`,
    wrong: `Enter a speed from ${min} to ${max} ${unit}.`,
  };
}

/** "44 min", "2 h 05". */
export function formatDuration(seconds: number): string {
  if (!isWritable(seconds)) return NO_NUMBER;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${wholeNumber.format(Math.floor(minutes / 60))} h ${`${minutes % 60}`.padStart(2, "0")}`;
}

/** "12.3 km · 2 h 44". */
export function planTotals(distance: string, seconds: number): string {
  return `${distance} · ${formatDuration(seconds)}`;
}

/** Returns the label of a number of the plan: "3 of 8: 34". */
export function numberInPlan(number: string, place: number, count: number): string {
  return `${place + 1} of ${count}: ${number}`;
}

/** Returns a sentence about an edit that failed, and what to do. */
export function planProblemText(problem: PlanProblemWords): string {
  if (problem.kind === "failed") return planTexts.failed;
  if (problem.kind === "not-repaired") return planTexts.notRepaired;
  if (problem.kind === "repaired") return repairedText(problem);
  if (problem.kind === "unknown-node") {
    return "The paths between these nodes aren't on this device yet.";
  }
  const { from, to } = problem;
  if (problem.kind === "options-prevent-it") {
    return `There's no route from ${from} to ${to} that matches your choices. Change them under “Route”.`;
  }
  const { nearest } = problem;
  const none = `${to} can't be reached from ${from} along the network.`;
  if (!nearest) return none;
  return `${none} The nearest node that can be reached is ${nearest.number}, ${nearest.distance} away from it.`;
}

function repairedText({
  replaced,
  dropped,
}: {
  readonly replaced: readonly string[];
  readonly dropped: readonly string[];
}): string {
  const parts = [
    ...(dropped.length > 0 ? [`without ${joined(dropped)}`] : []),
    ...(replaced.length > 0 ? [`using the new signpost for ${joined(replaced)}`] : []),
  ];
  return parts.length > 0 ? `Repaired, ${parts.join(" and ")}.` : planTexts.repaired;
}

/** Returns the label of the button for the nearest reachable node. */
export function takeInstead(number: string): string {
  return `Use ${number}`;
}

/** Announces that the next tapped node is inserted after this number. */
export function insertingAfter(number: string): string {
  return `Tap the node or place that comes after ${number}.`;
}

/** Returns where the map moved by itself: "… at the nearest network on this device, 45 km from you. …" */
export function atNetworkText(distance: string, isFromPosition: boolean): string {
  const away = `${distance} ${isFromPosition ? "from you" : "away"}`;
  return `The map is now at the nearest network on this device, ${away}. ${planTexts.start}`;
}

/** Asks which of several nodes with the same number is meant. */
export function whichNumber(number: string): string {
  return `Which ${number}?`;
}

/** Returns a candidate node: "34 · 1.2 km further". */
export function candidateText(number: string, distance: string, isFirst: boolean): string {
  return `${number} · ${distance} ${isFirst ? "from here" : "further"}`;
}

/** Returns why a typed number was not added. */
export function numberProblemText(
  kind: "no-such-number" | "no-way" | "failed",
  number: string,
): string {
  if (kind === "no-such-number") {
    return `Node ${number} isn't in the map packs on this device. Check the number, or download the pack for this region.`;
  }
  if (kind === "no-way") {
    return `Node ${number} can't be reached from here along the network.`;
  }
  return planTexts.failed;
}

/** Explains a tap on a node of another network: "51 belongs to another network (cycling); …". */
export function otherModeText(number: string, mode: Mode, planMode: Mode): string {
  return `${number} belongs to another network (${MODE_NAMES[mode].toLowerCase()}); this plan is for ${MODE_NAMES[planMode].toLowerCase()}.`;
}

/** Reports a stop that is a detour of the route: "The route goes to 35 and back along the same path." */
export function outAndBackText(number: string): string {
  return `The route goes to ${number} and back along the same path.`;
}

/** Returns the label of a dashed line: "1.2 km · as the crow flies; the network doesn't go here". */
export function besideText(meters: number, travel: Travel): string {
  return `${distanceText(meters, travel)} · ${planTexts.beside}`;
}

/** Returns the label of a line beside the network that follows ways: "640 m · along roads and paths, by ferry". */
export function alongWaysText(
  meters: number,
  travel: Travel,
  notes: { readonly hasFerry: boolean; readonly hasTimes: boolean },
): string {
  const { alongWays, waysFerry, waysTimes } = planTexts;
  const parts = [
    alongWays,
    ...(notes.hasFerry ? [waysFerry] : []),
    ...(notes.hasTimes ? [waysTimes] : []),
  ];
  return `${distanceText(meters, travel)} · ${parts.join(", ")}`;
}

/** Texts of sharing and printing a plan. */
export const planOutTexts = {
  heading: "Share and print",
  link: "Link and QR code",
  text: "Share as text",
  picture: "Image",
  pictureHint:
    "Set the image as your lock screen, so you can read the numbers without opening the app.",
  pictureAlt: "The numbers in the plan, black on white",
  pictureFailed: "This browser can't make an image. Share the plan as text instead.",
  track: "GPX track",
  route: "GPX route",
  course: "Watch or bike computer",
  printHandlebar: "Strip for the handlebars",
  /** The same for who walks or sails. */
  printStrip: "Strip with numbers",
  printPocket: "Card for your pocket",
  routeSheet: "Make a route technique",
  shared: "Shared.",
  copied: "Copied. You can paste it into a message.",
  failed: "Sharing didn't work. Try again.",
  linkTooLong: "This plan is too long to share this way. Share it as a GPX track instead.",
} as const;

/** "12 → 34 → 51". */
export function numbersInRow(nodes: readonly { readonly number: string }[]): string {
  return nodes.map(({ number }) => number).join(" → ");
}

/** Returns a plan as a message: its numbers in a row, its totals, and a line per number. */
export function planAsText(title: string, sums: string, nodes: readonly WrittenNode[]): string {
  const lines = nodes.map(({ number, leg }) => (leg ? `${number} · ${leg}` : number));
  return [title, numbersInRow(nodes), sums, "", ...lines].join("\n");
}

/** Returns the title of a plan without a name: "Walking 12 – 51". */
export function planTitle(mode: Mode, first: string, last: string): string {
  return first === last
    ? `${MODE_NAMES[mode]}, loop from ${first}`
    : `${MODE_NAMES[mode]} ${first} – ${last}`;
}

/** "3.3 km · ferry". */
export function planLegText(
  leg: {
    readonly meters: number;
    readonly hasFerry: boolean;
    readonly hasPortage: boolean;
    readonly isConnection: boolean;
  },
  mode: Mode,
): string {
  return [
    distanceText(leg.meters, mode),
    ...(leg.hasFerry ? [planTexts.ferry] : []),
    ...(leg.hasPortage ? [planTexts.portage] : []),
    ...(leg.isConnection ? [planTexts.connection] : []),
  ].join(" · ");
}
