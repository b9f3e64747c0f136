import type { GuideLine, GuideNode } from "#domain/geodesy/line/guide-line.ts";
import { cueNear } from "#domain/geodesy/line/line-with-cues.ts";
import type { Turn } from "#domain/geodesy/line/turn.ts";
import { turnAt } from "#domain/geodesy/line/turn-at.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { type AnnouncedCues, announceCues, type CueEvent } from "./announce-cues.ts";
import type { GuidanceState } from "./guide.ts";
import { DEFAULT_WARNINGS } from "./warnings.ts";

/** An event that the guidance announces by vibration, sound or speech. */
export type GuidanceEvent =
  /** A node is near, with the distance along the line and the turn there. */
  | (NodeEvent & { readonly kind: "near"; readonly meters: number })
  /** At a node. */
  | (NodeEvent & { readonly kind: "at" })
  /** Near a turn into a street, or a stretch such as a ferry, and at it. */
  | CueEvent
  /** Off the line, back on it, and at its end. */
  | { readonly kind: "off" | "back" | "arrived" };

interface NodeEvent {
  readonly node: GuideNode;
  /** Null at the start and the end of the line. */
  readonly turn: Turn | null;
}

/** The announcements made so far: plain data, stored beside the guidance state. */
export interface Announced {
  /** The number of nodes announced as near, and as reached; null before the first fix. */
  readonly nearCount: number | null;
  readonly atCount: number;
  /** The position along the line at the last fix on it; null before the first. */
  readonly alongMeters: number | null;
  /** Null before the first fix on a line whose cues are known. */
  readonly cues: AnnouncedCues | null;
  readonly isOff: boolean;
  readonly hasArrived: boolean;
}

/** The state before any announcement. */
export const NOTHING_ANNOUNCED: Announced = {
  nearCount: null,
  atCount: 0,
  alongMeters: null,
  cues: null,
  isOff: false,
  hasArrived: false,
};

/** Within this distance of a node the traveller is at it; a fix outdoors is hardly more accurate. */
const AT_METERS = 15;

/** A node is announced again after going back this far before it. */
const BACKTRACK_METERS = 60;
/** After moving this far along the line at once, the nodes in between were not passed: the traveller took a shortcut. */
const SHORTCUT_METERS = 200;
/** A node is left at this distance beyond its warning distance. */
const LEFT_METERS = 20;

/** The distances at which cues are announced, without that of the warning. */
export const CUE_DISTANCES = {
  atMeters: AT_METERS,
  backtrackMeters: BACKTRACK_METERS,
  leftMeters: LEFT_METERS,
} as const;

/**
 * Returns the events to announce after a fix, in order, and the updated announcements. Each event is
 * announced once, except for nodes that the traveller has gone back past.
 * @param warningMeters see `warningDistance`
 */
export function announce(
  announced: Announced,
  state: GuidanceState,
  line: GuideLine,
  warningMeters: number,
): { readonly events: readonly GuidanceEvent[]; readonly announced: Announced } {
  const { isOff, hasArrived } = state;
  const along = state.passages[0]?.alongMeters;
  const turns: GuidanceEvent[] = [];
  if (isOff !== announced.isOff) turns.push({ kind: isOff ? "off" : "back" });
  if (along === undefined || (isOff && !hasArrived))
    return { events: turns, announced: { ...announced, isOff } };
  const isShortcut = Math.abs(along - (announced.alongMeters ?? along)) > SHORTCUT_METERS;
  const nodes = ofNodes(announced, line, along, { warningMeters, isShortcut });
  const cues = announceCues(isShortcut ? null : announced.cues, line, along, {
    ...CUE_DISTANCES,
    warningMeters,
  });
  if (hasArrived && !announced.hasArrived) turns.push({ kind: "arrived" });
  return {
    events: [...inOrder([...nodes.events, ...cues.events]), ...turns],
    announced: {
      nearCount: nodes.nearCount,
      atCount: nodes.atCount,
      alongMeters: along,
      cues: cues.announced,
      isOff,
      hasArrived,
    },
  };
}

/** Returns the cue that is reached first, followed by what lies ahead and its distance. */
function inOrder(events: readonly GuidanceEvent[]): readonly GuidanceEvent[] {
  const metersOf = (event: GuidanceEvent): number => ("meters" in event ? event.meters : 0);
  return events.toSorted((a, b) => metersOf(a) - metersOf(b));
}

function ofNodes(
  announced: Announced,
  line: GuideLine,
  along: number,
  { warningMeters, isShortcut }: { readonly warningMeters: number; readonly isShortcut: boolean },
) {
  const { nodes } = line;
  const within = (meters: number): number =>
    nodes.filter(({ alongMeters }) => alongMeters - along <= meters).length;
  // Nodes behind the place where the traveller joins the line are not announced.
  const behind = announced.nearCount === null || isShortcut ? within(-AT_METERS) : null;
  const atAnnounced = behind ?? Math.min(announced.atCount, within(BACKTRACK_METERS));
  const nearAnnounced =
    behind ?? Math.min(announced.nearCount ?? 0, within(warningMeters + LEFT_METERS));
  const [atCount, nearCount] = [within(AT_METERS), within(warningMeters)];
  // A place without a name, such as a door, is only worth a word for a turn there that no cue tells.
  const isAnnounced = ({ label, alongMeters }: GuideNode): boolean =>
    label !== "" || (turnAt(line, alongMeters) !== null && !cueNear(line, alongMeters));
  const at = nodes.slice(atAnnounced, atCount).filter(isAnnounced);
  const near = nodes.slice(Math.max(nearAnnounced, atCount), nearCount).filter(isAnnounced);
  const events: GuidanceEvent[] = [
    ...at.map((node) => ({ kind: "at" as const, node, turn: turnAt(line, node.alongMeters) })),
    ...near.map((node) => ({
      kind: "near" as const,
      node,
      meters: node.alongMeters - along,
      turn: turnAt(line, node.alongMeters),
    })),
  ];
  return {
    events,
    atCount: Math.max(atAnnounced, atCount),
    nearCount: Math.max(nearAnnounced, nearCount, atCount),
  };
}

/** A cyclist is warned this many seconds before a node if that is farther than the chosen distance. */
const CYCLIST_SECONDS = 15;

/**
 * Returns the distance before a node at which to warn: the chosen one, or more for a fast cyclist, who needs
 * time to brake.
 */
export function warningDistance(
  mode: NetworkMode,
  speedMps: number | null,
  chosenMeters: number = DEFAULT_WARNINGS.meters,
): number {
  return mode === "cycle"
    ? Math.max(chosenMeters, (speedMps ?? 0) * CYCLIST_SECONDS)
    : chosenMeters;
}
