import { distanceText, isNautical, type Travel } from "#i18n/intl/distance.ts";
import { isWritable, localNumber, NO_NUMBER } from "#i18n/intl/format.ts";
import { joined } from "#i18n/map/map.ts";
import type { Mode, PlanProblemWords, WrittenNode } from "#i18n/nl/plan/plan.ts";

/** Texts of the planner over the map. */
export const planTexts = {
  heading: "Plan along nodes",
  start: "Tap a node to begin.",
  goOn: "Tap the next node.",
  atPosition: "The map is at your place now. Tap a node to begin.",
  atPositionWithoutNetwork:
    "The map is at your place now. There is no network on this device yet to plan over.",
  closed: "Loop",
  restored: "Your earlier plan is still there.",
  elsewhere: "A plan is being made in another tab too: save this one if you want to keep it.",
  dragHint: "Hold a node or line and drag to move the route.",
  droppedNowhere: "There is no node there: drag until you are on a number.",
  notStored:
    "The storage is full or not working: save or share this plan before you close the app.",
  mode: "How are you going?",
  undo: "Undo",
  redo: "Redo",
  reverse: "Reverse",
  closeLoop: "Close loop",
  clear: "Clear plan",
  close: "Close the planner",
  more: "More of this plan",
  share: "Share",
  less: "Show map",
  numbers: "Numbers of the plan",
  numberColors: "You chose the green numbers yourself; the route passes the white ones on its way.",
  numberActions: "What about this node?",
  planActions: "What about this plan?",
  remove: "Remove",
  beginHere: "Begin here",
  insert: "Insert",
  goHere: "Go here",
  back: "Back",
  stopInserting: "Do not insert",
  looking: "Finding a route …",
  failed: "Finding the route failed.",
  repair: "Repair",
  repaired: "Repaired: this is how the route goes now.",
  notRepaired:
    "Too little of this plan is in the map packs on this device: add a pack that has it in Settings.",
  retry: "Try again",
  dismiss: "OK",
  typed: "Type numbers",
  typedHint: "For example 12 34 51",
  typedAdd: "Add",
  typedNone: "Type one or more numbers, separated by spaces.",
  around: "Nodes nearby",
  onFrom: "On to",
  aroundFailed: "Finding the nodes failed.",
  aroundEmpty: "There are no nodes of this area on this device. Add a map pack in Settings.",
  strip: "From node to node",
  ferry: "ferry",
  portage: "portage",
  connection: "connection",
  options: "Route",
  fewestNumbers: "As few numbers as possible",
  withoutFerry: "No ferries",
  withoutPortage: "No portages",
  withoutConnections: "No connecting routes",
  beside: "as the crow flies; the network does not go here",
  setGoal: "End here",
  removeGoal: "End at the last node",
} as const;

export const MODE_NAMES: Readonly<Record<Mode, string>> = {
  walk: "Walking",
  cycle: "Cycling",
  motorboat: "Boating",
  canoe: "Canoeing",
};

const wholeNumber = localNumber({ maximumFractionDigits: 0 });

/** Returns the texts of the field for a travel speed, in kilometres per hour or knots. */
export function speedFieldTexts(
  travel: Travel,
  min: number,
  max: number,
): { readonly label: string; readonly wrong: string } {
  const unit = isNautical(travel) ? "knots" : "km per hour";
  return {
    label: `Speed (${unit})`,
    wrong: `Type a speed from ${min} to ${max} ${unit}.`,
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
    return "The paths between these numbers are not on this device yet.";
  }
  const { from, to } = problem;
  if (problem.kind === "options-prevent-it") {
    return `There is no way from ${from} to ${to} as you wish: change your choice under Route.`;
  }
  const { nearest } = problem;
  const none = `${to} cannot be reached from ${from} over the network.`;
  if (!nearest) return none;
  return `${none} The nearest is ${nearest.number}, ${nearest.distance} away from it.`;
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
    ...(replaced.length > 0 ? [`with the new signpost of ${joined(replaced)}`] : []),
  ];
  return parts.length > 0 ? `Repaired, ${parts.join(" and ")}.` : planTexts.repaired;
}

/** Returns the label of the button for the nearest reachable node. */
export function takeInstead(number: string): string {
  return `Take ${number}`;
}

/** Announces that the next tapped node is inserted after this number. */
export function insertingAfter(number: string): string {
  return `Tap the node that comes after ${number}.`;
}

/** Returns where the map moved by itself: "… at the nearest network on this device, 45 km from you. …" */
export function atNetworkText(distance: string, isFromPosition: boolean): string {
  const away = `${distance} ${isFromPosition ? "from you" : "from here"}`;
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
    return `Node ${number} is not in the map packs on this device. Check the number, or get the pack of this region.`;
  }
  if (kind === "no-way") {
    return `No node ${number} can be reached from here over the network.`;
  }
  return planTexts.failed;
}

/** Explains a tap on a node of another network: "51 belongs to another network (cycling); …". */
export function otherModeText(number: string, mode: Mode, planMode: Mode): string {
  return `${number} belongs to another network (${MODE_NAMES[mode].toLowerCase()}); this plan is for ${MODE_NAMES[planMode].toLowerCase()}.`;
}

/** Reports a stop that is a detour of the route: "To 35 and back, the route takes the same stretch." */
export function outAndBackText(number: string): string {
  return `To ${number} and back, the route takes the same stretch.`;
}

/** Returns the label of a dashed line: "1.2 km · as the crow flies; the network does not go here". */
export function besideText(meters: number, travel: Travel): string {
  return `${distanceText(meters, travel)} · ${planTexts.beside}`;
}

/** Texts of sharing and printing a plan. */
export const planOutTexts = {
  heading: "Share and print",
  link: "Link and QR code",
  text: "Share as text",
  picture: "Picture",
  pictureHint: "Put it on your lock screen: you can then read the numbers without opening the app.",
  pictureAlt: "The numbers of the plan, black on white",
  pictureFailed: "This browser cannot make a picture. Share the plan as text.",
  track: "GPX track",
  route: "GPX route",
  course: "Watch or bike computer",
  printHandlebar: "Strip for the handlebar",
  /** The same for who walks or sails. */
  printStrip: "Strip with numbers",
  printPocket: "Card for your pocket",
  routeSheet: "Make a route technique",
  shared: "Shared.",
  copied: "Copied; paste it into a message.",
  failed: "Sharing failed. Try again.",
  linkTooLong: "This plan is too long to share this way. Share it as a GPX track.",
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
