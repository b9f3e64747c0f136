import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NodeAround, NodeIdentity, NodeNear } from "#domain/network/graph/node-around.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { NumberAnswer, NumberQuestion } from "#domain/network/plan/numbered-nodes.ts";
import type { RouteAnswer, RouteQuestion } from "#domain/network/plan/route-through.ts";
import type { Procedure } from "#rpc/procedure.ts";
import type { PackGraph } from "#storage/packs/graph-registry.ts";

/** What the page can ask the worker that has the planning graphs; see `GraphRegistry`. */
export interface NetworkGraphCalls {
  readonly put: Procedure<readonly PackGraph[], void>;
  readonly nodesOnPost: Procedure<NodeIdentity, readonly NodeAround[]>;
  readonly nodesNear: Procedure<NodesNearQuestion, readonly NodeNear[]>;
  readonly route: Procedure<RouteQuestion, RouteAnswer>;
  readonly nodesNumbered: Procedure<NumberQuestion, NumberAnswer>;
}

/** The posts nearest to `place`, at most `count`, of one network or of all. */
export interface NodesNearQuestion {
  readonly place: LatLng;
  readonly count: number;
  readonly mode: NetworkMode | null;
}
