import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NodeAround, NodeIdentity, NodeNear } from "#domain/network/graph/node-around.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type {
  AlternativesQuestion,
  LoopChoice,
  LoopQuestion,
  ReachedNode,
  ReachQuestion,
  RouteChoice,
} from "#domain/network/plan/choices/route-choices.ts";
import type { NumberAnswer, NumberQuestion } from "#domain/network/plan/route/numbered-nodes.ts";
import type { RouteAnswer } from "#domain/network/plan/route/route-through.ts";
import type { SnapAnswer, SnapQuestion } from "#domain/network/plan/snap/snapped-plan.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import {
  NO_REACH,
  type WayReach,
  type WayReachQuestion,
} from "#domain/network/ways/around/way-reach.ts";
import type { TrackToMatch } from "#domain/network/ways/match/match-track.ts";
import type { CueAtPoint } from "#domain/network/ways/route/cues-of-line.ts";
import type { WayBeside } from "#domain/network/ways/route/find-way-beside.ts";
import type { WayAnswer, WayQuestion } from "#domain/network/ways/route/route-along-ways.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { DraftAlternativesQuestion, DraftChoice } from "#domain/plans/draft-alternatives.ts";
import type { FreeLoopQuestion, FreeLoops } from "#domain/plans/free-loops.ts";
import type { TrackOnWays } from "#domain/plans/plan-of-track.ts";
import { routeWithoutPacks, type StopsQuestion } from "#domain/plans/stops-question.ts";
import type { Procedure } from "#rpc/procedure.ts";

/**
 * The questions about the planning graphs of all packs together. To add one, declare it here, with its answer
 * for a device without networks below, and answer it in `graph-handlers.ts`.
 */
export interface GraphQuestions {
  /**
   * Returns the node with this identity and its neighbours, followed by nodes of other networks at the same
   * signpost; empty if no pack has it, or its graph is damaged.
   */
  readonly nodesAtSignpost: Procedure<NodeIdentity, readonly NodeAround[]>;
  /** Returns the nodes nearest to a place, each once, nearest first. */
  readonly nodesNear: Procedure<NodesNearQuestion, readonly NodeNear[]>;
  /** Returns the route through the stops of a plan. */
  readonly route: Procedure<ForBoat<StopsQuestion>, RouteAnswer>;
  readonly nodesNumbered: Procedure<NumberQuestion, NumberAnswer>;
  /** Returns loops of about the wanted length. */
  readonly loops: Procedure<ForBoat<LoopQuestion>, readonly LoopChoice[]>;
  /** Returns other routes than that of a plan. */
  readonly alternatives: Procedure<ForBoat<AlternativesQuestion>, readonly RouteChoice[]>;
  /** Returns other routes than that of a plan with places, or with legs on chosen ground. */
  readonly draftAlternatives: Procedure<ForBoat<DraftAlternativesQuestion>, readonly DraftChoice[]>;
  /** Returns the nodes within a distance over the network. */
  readonly reach: Procedure<ForBoat<ReachQuestion>, readonly ReachedNode[]>;
  /** Returns loops along ways from a place, without numbers. */
  readonly freeLoops: Procedure<FreeLoopQuestion, FreeLoops>;
  /** Returns the ways within a distance of a place. */
  readonly freeReach: Procedure<WayReachQuestion, WayReach>;
  /** Returns the route between two places along the ways of the packs, or for a boat along the waters. */
  readonly alongWays: Procedure<ForBoat<WayQuestion>, WayAnswer>;
  /** Returns the turns, street names and ferries of a line (lng, lat, lng, lat …), where it follows the ways of the packs. */
  readonly cuesOfLine: Procedure<CuesQuestion, readonly CueAtPoint[]>;
  /** Returns the street, path or cycleway beside a place; null where none is known. */
  readonly wayBeside: Procedure<LatLng, WayBeside | null>;
  /** Returns a track on ways, and the plan made of it; null if no pack has ways, and `too-long` above 500 km. Sends its progress, from 0 to 1. */
  readonly trackOnWays: Procedure<TrackToMatch, TrackOnWays | "too-long" | null, number>;
  /** Returns the plan along the network that a track follows. */
  readonly snap: Procedure<SnapQuestion, SnapAnswer | null>;
}

/** A question about routes with the limits of the user's boat. */
export type ForBoat<Question> = Question & {
  /** The places (lng, lat, reach in metres …) that the boat does not pass, for `avoidImpassable`; by default none. */
  readonly impassable?: Float64Array;
  /** The costs of bridges and locks for the boat on legs along waters, as `passageCosts` returns it; by default nothing. */
  readonly passages?: Float64Array;
  /** The draught of the boat in metres, for legs along waters; by default unknown. */
  readonly draughtMeters?: number;
};

/** The answers if no pack has a network, given without starting a worker. */
export const ANSWERS_WITHOUT_NETWORKS: {
  readonly [Name in keyof GraphQuestions]: (
    question: GraphQuestions[Name]["input"],
  ) => GraphQuestions[Name]["output"];
} = {
  nodesAtSignpost: () => [],
  nodesNear: () => [],
  route: routeWithoutPacks,
  nodesNumbered: () => ({ kind: "no-such-number" }),
  loops: () => [],
  alternatives: () => [],
  draftAlternatives: () => [],
  reach: () => [],
  freeLoops: () => ({ loops: [], problem: "from-far-from-ways" }),
  freeReach: () => NO_REACH,
  alongWays: () => ({ kind: "problem", problem: "no-way" }),
  cuesOfLine: () => [],
  wayBeside: () => null,
  trackOnWays: () => null,
  snap: () => null,
};

/** A question for what to tell along a line. */
export interface CuesQuestion {
  readonly mode: WayMode;
  readonly line: Float64Array;
}

/** The calls of the worker with the planning graphs. */
export interface NetworkGraphCalls extends GraphQuestions {
  /** Reads the graphs of these packs and drops all others. A damaged graph is left out. */
  readonly put: Procedure<readonly PackGraph[], void>;
  /** Opens the waters of the country, for legs of boats. Rejects with WaysFormatError for another file. */
  readonly putWaters: Procedure<ByteSource, void>;
  /** Reads the bridges and locks on the waters of packs. Rejects with FairwaysFormatError for another file. */
  readonly putFairways: Procedure<ByteSource, void>;
}

/** The graph and the ways of a pack. */
export interface PackGraph extends Pick<PackOnDevice, "areas" | "dataDate"> {
  /** The id of the pack; each graph is read once per id. */
  readonly id: string;
  /** Null for a pack without numbered networks. */
  readonly bytes: ByteSource | null;
  /** Null for a pack without ways. */
  readonly ways: ByteSource | null;
  /** Null for a pack without waters. */
  readonly water: ByteSource | null;
}

/** A question for the nodes nearest to `place`, at most `count`, of one network or, without `mode`, of all. */
export interface NodesNearQuestion {
  readonly place: LatLng;
  readonly count: number;
  readonly mode?: NetworkMode | undefined;
}
