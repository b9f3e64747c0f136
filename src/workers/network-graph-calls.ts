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
import type { PackGraph } from "#storage/packs/graph-registry.ts";

/** What the page can ask the worker that has the planning graphs; see `GraphRegistry`. */
export interface NetworkGraphCalls {
  readonly put: Procedure<readonly PackGraph[], void>;
  readonly nodesOnPost: Procedure<NodeIdentity, readonly NodeAround[]>;
  readonly nodesNear: Procedure<NodesNearQuestion, readonly NodeNear[]>;
  readonly route: Procedure<RouteQuestion, RouteAnswer>;
  readonly nodesNumbered: Procedure<NumberQuestion, NumberAnswer>;
  readonly loops: Procedure<LoopQuestion, readonly LoopChoice[]>;
  readonly alternatives: Procedure<AlternativesQuestion, readonly RouteChoice[]>;
  readonly reach: Procedure<ReachQuestion, readonly ReachedNode[]>;
  readonly snap: Procedure<SnapQuestion, SnapAnswer>;
}

/** The posts nearest to `place`, at most `count`, of one network or of all. */
export interface NodesNearQuestion {
  readonly place: LatLng;
  readonly count: number;
  readonly mode: NetworkMode | null;
}
