import type { GuideLine, GuideNode } from "#domain/geodesy/line/guide-line.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { GuidanceState } from "./guide.ts";
import { type Turn, turnAt } from "./turn.ts";
import { DEFAULT_WARNINGS } from "./warnings.ts";

/** Something that happened, to be felt, heard or said. */
export type GuidanceEvent =
  /** A node comes near; the way to it along the line, and the turn there. */
  | (NodeEvent & { readonly kind: "near"; readonly meters: number })
  /** At a node. */
  | (NodeEvent & { readonly kind: "at" })
  /** Off the line, back on it, and at its end. */
  | { readonly kind: "off" | "back" | "arrived" };

interface NodeEvent {
  readonly node: GuideNode;
  /** Null at the beginning and end of the line. */
  readonly turn: Turn | null;
}

/** What was said already: plain data, kept beside the state of the guidance. */
export interface Announced {
  /** So many nodes of the line were said to come near, and to be reached; null before the first fix. */
  readonly nearCount: number | null;
  readonly atCount: number;
  readonly isOff: boolean;
  readonly hasArrived: boolean;
}

/** Before anything was said. */
export const NOTHING_ANNOUNCED: Announced = {
  nearCount: null,
  atCount: 0,
  isOff: false,
  hasArrived: false,
};

/** This near a node one is at it: a fix outdoors is hardly better. */
const AT_METERS = 15;

/** Who has gone back so far before a node hears of it again. */
const GONE_BACK_METERS = 60;
/** Who is so much farther from a node than where one is warned of it has left it. */
const LEFT_METERS = 20;

/**
 * What is to be said after a fix, in order, and what was said then. Everything is said once; of nodes
 * again for who has gone back before them.
 * @param warningMeters see `warningDistance`
 */
export function announce(
  said: Announced,
  state: GuidanceState,
  line: GuideLine,
  warningMeters: number,
): { readonly events: readonly GuidanceEvent[]; readonly said: Announced } {
  const { isOff, hasArrived } = state;
  const along = state.passages[0]?.alongMeters;
  const turns: GuidanceEvent[] = [];
  if (isOff !== said.isOff) turns.push({ kind: isOff ? "off" : "back" });
  if (along === undefined || (isOff && !hasArrived))
    return { events: turns, said: { ...said, isOff } };
  const nodes = ofNodes(said, line, along, warningMeters);
  if (hasArrived && !said.hasArrived) turns.push({ kind: "arrived" });
  return {
    events: [...nodes.events, ...turns],
    said: { nearCount: nodes.nearCount, atCount: nodes.atCount, isOff, hasArrived },
  };
}

function ofNodes(said: Announced, line: GuideLine, along: number, warningMeters: number) {
  const { nodes } = line;
  const within = (meters: number): number =>
    nodes.filter(({ alongMeters }) => alongMeters - along <= meters).length;
  // Of what is behind where one gets on, nothing is said.
  const behind = said.nearCount === null ? within(-AT_METERS) : null;
  const atSaid = behind ?? Math.min(said.atCount, within(GONE_BACK_METERS));
  const nearSaid = behind ?? Math.min(said.nearCount ?? 0, within(warningMeters + LEFT_METERS));
  const [atCount, nearCount] = [within(AT_METERS), within(warningMeters)];
  const at = nodes.slice(atSaid, atCount);
  const near = nodes.slice(Math.max(nearSaid, atCount), nearCount);
  const events: GuidanceEvent[] = [
    ...at.map((node) => ({ kind: "at" as const, node, turn: turnAt(line, node.alongMeters) })),
    ...near.map((node) => ({
      ...{ kind: "near" as const, node, meters: node.alongMeters - along },
      turn: turnAt(line, node.alongMeters),
    })),
  ];
  return {
    events,
    atCount: Math.max(atSaid, atCount),
    nearCount: Math.max(nearSaid, nearCount, atCount),
  };
}

/** A cyclist is warned so many seconds before a node, where that is farther than the distance chosen. */
const CYCLIST_SECONDS = 15;

/** How far before a node one is warned: as chosen, but a cyclist not too late to brake. */
export function warningDistance(
  mode: NetworkMode,
  speedMps: number | null,
  chosenMeters: number = DEFAULT_WARNINGS.meters,
): number {
  return mode === "cycle"
    ? Math.max(chosenMeters, (speedMps ?? 0) * CYCLIST_SECONDS)
    : chosenMeters;
}
