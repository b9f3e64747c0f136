import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NodeAround, NodeIdentity, NodeNear } from "#domain/network/graph/node-around.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { NumberAnswer, NumberQuestion } from "#domain/network/plan/numbered-nodes.ts";
import type {
  AlternativesQuestion,
  LoopChoice,
  LoopQuestion,
  ReachedNode,
  ReachQuestion,
  RouteChoice,
} from "#domain/network/plan/route-choices.ts";
import type { RouteAnswer, RouteQuestion } from "#domain/network/plan/route-through.ts";
import type { SnapAnswer, SnapQuestion } from "#domain/network/plan/snapped-plan.ts";
import type { Procedure } from "#rpc/procedure.ts";

/**
 * The questions that the page can ask of the planning graphs of all packs together. A new question is
 * declared here, with its answer below for a device without networks, and answered in `graph-handlers.ts`.
 */
export interface GraphQuestions {
  /**
   * The node with this identity and those around it, and behind it the nodes of other networks on the
   * same node; empty when no pack has it, or its graph is damaged.
   */
  readonly nodesAtSignpost: Procedure<NodeIdentity, readonly NodeAround[]>;
  /** The nodes nearest to a place, each once, the nearest first. */
  readonly nodesNear: Procedure<NodesNearQuestion, readonly NodeNear[]>;
  /** The route through the stops of a plan. */
  readonly route: Procedure<RouteQuestion, RouteAnswer>;
  /** The nodes that may be meant by a number. */
  readonly nodesNumbered: Procedure<NumberQuestion, NumberAnswer>;
  /** Loops of about a length. */
  readonly loops: Procedure<LoopQuestion, readonly LoopChoice[]>;
  /** Other routes than that of a plan. */
  readonly alternatives: Procedure<AlternativesQuestion, readonly RouteChoice[]>;
  /** The nodes within a distance over the network. */
  readonly reach: Procedure<ReachQuestion, readonly ReachedNode[]>;
  /** The plan over the network that a track follows. */
  readonly snap: Procedure<SnapQuestion, SnapAnswer | null>;
}

/** The answers when no pack has a network: no worker is started for them. */
export const ANSWERS_WITHOUT_NETWORKS: {
  readonly [Name in keyof GraphQuestions]: GraphQuestions[Name]["output"];
} = {
  nodesAtSignpost: [],
  nodesNear: [],
  route: { kind: "problem", problem: { kind: "unknown-node", stopIndex: 0 } },
  nodesNumbered: { kind: "no-such-number" },
  loops: [],
  alternatives: [],
  reach: [],
  snap: null,
};

/** The calls of the worker that keeps the planning graphs. */
export interface NetworkGraphCalls extends GraphQuestions {
  /** Reads the graphs of these packs and forgets all others. A damaged one is left out. */
  readonly put: Procedure<readonly PackGraph[], void>;
}

/** The graph of a pack. */
export interface PackGraph {
  /** Of the pack: a graph is read once per id. */
  readonly id: string;
  readonly bytes: ByteSource;
}

/** The nodes nearest to `place`, at most `count`, of one network or, without `mode`, of all. */
export interface NodesNearQuestion {
  readonly place: LatLng;
  readonly count: number;
  readonly mode?: NetworkMode | undefined;
}
