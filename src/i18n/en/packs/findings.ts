import type { NetworkCounts } from "#i18n/nl/packs/findings.ts";
import { wholeNumber } from "#sentences/intl/format.ts";

/** Texts about what was found when a pack was made. */
export const findingsTexts = {
  failed: "The pack's contents can't be read right now.",
  unknown: "This version of the app can't read the pack's contents. Make the pack again.",
  newest:
    "The file doesn't have a date, so the pack uses the date of the most recent edit in the file.",
  waysTooLarge:
    "The paths of this area take too much memory: this pack only has the numbered networks. Choose a smaller area for routes along every path.",
  noWays: "It doesn't contain any roads or paths.",
  broken: "Broken routes",
  brokenHint:
    "You can't plan along these routes. This may be because of how they're mapped in OpenStreetMap, or because parts of them are outside the area.",
} as const;

const NODES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  walk: ["walking node", "walking nodes"],
  cycle: ["cycling node", "cycling nodes"],
  canoe: ["canoe node", "canoe nodes"],
  motorboat: ["boating node", "boating nodes"],
};

/** "128 walking nodes, 201 routes, 312 km; 3 routes are broken". */
export function networkFoundText(counts: NetworkCounts): string {
  const { mode, resolved, km } = counts;
  const nodes = counts.nodes + counts.looseNodes;
  const [one, many] = NODES[mode] ?? [mode, mode];
  const found = `${counted(nodes, one, many)}, ${counted(resolved, "route", "routes")}, ${wholeNumber.format(km)} km`;
  const broken = counts.routes - counts.leftOut - resolved;
  if (broken <= 0) return found;
  return `${found}; ${broken === 1 ? "1 route is" : `${wholeNumber.format(broken)} routes are`} broken`;
}

const REASONS: Readonly<Record<string, string>> = {
  "no-ways": "has no paths",
  "ways-not-in-extract": "lies outside this area",
  "post-missing": "is missing a node",
  "too-few-posts": "doesn't have two nodes",
  "single-post": "starts and ends at the same node",
  disconnected: "has a gap, or leads nowhere",
};

const MODES: Readonly<Record<string, string>> = {
  walk: "walking",
  cycle: "cycling",
  canoe: "canoeing",
  motorboat: "boating",
};

/** "34-35 (walking) is missing a node". */
export function brokenRouteText(title: string, mode: string, reason: string): string {
  const name = title === "" ? "A route without a name" : title;
  return `${name} (${MODES[mode] ?? mode}) ${REASONS[reason] ?? "can't be followed"}`;
}

/** "Show 50 more of 212". */
export function moreBrokenText(count: number, total: number): string {
  return `Show ${wholeNumber.format(count)} more of ${wholeNumber.format(total)}`;
}

function counted(count: number, one: string, many: string): string {
  return `${wholeNumber.format(count)} ${count === 1 ? one : many}`;
}
