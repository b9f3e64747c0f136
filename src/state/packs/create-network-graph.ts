import type { StoreApi } from "zustand/vanilla";
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
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { RemoteGraphs } from "#workers/open-network-graph.ts";
import type { PacksSnapshot } from "./packs-snapshot.ts";

/** The node networks of the packs on this device. */
export interface NetworkGraphs {
  /**
   * The node with this identity and those around it, and behind it the nodes of other networks on the
   * same post; empty when no pack has it, or its graph is damaged.
   */
  nodesOnPost(identity: NodeIdentity): Promise<readonly NodeAround[]>;
  /** The posts nearest to a place, of one network or of all, the nearest first. */
  nodesNear(place: LatLng, count: number, mode?: NetworkMode): Promise<readonly NodeNear[]>;
  /** The way through the stops of a plan; without any networks its first stop is unknown. */
  route(question: RouteQuestion, signal: AbortSignal): Promise<RouteAnswer>;
  /** The nodes that may be meant by a number. */
  nodesNumbered(question: NumberQuestion): Promise<NumberAnswer>;
  /** Loops that may be taken; none without any networks. */
  loops(question: LoopQuestion, signal: AbortSignal): Promise<readonly LoopChoice[]>;
  /** Plans that go another way. */
  alternatives(
    question: AlternativesQuestion,
    signal: AbortSignal,
  ): Promise<readonly RouteChoice[]>;
  /** The nodes within a distance. */
  reach(question: ReachQuestion, signal: AbortSignal): Promise<readonly ReachedNode[]>;
  /** A track on the network that it follows; null without any networks. */
  snap(question: SnapQuestion, signal: AbortSignal): Promise<SnapAnswer | null>;
}

const NO_NETWORKS: RouteAnswer = {
  kind: "trouble",
  trouble: { kind: "unknown-node", stopIndex: 0 },
};

/** What the graphs are made of. */
export interface NetworkGraphsDevice {
  readonly store: StoreApi<PacksSnapshot>;
  readonly startPacks: () => Promise<void>;
  readonly open: (onFailure: () => void) => RemoteGraphs;
}

/** The graphs over whichever device; the worker starts with the first question, and anew after it failed. */
export function createNetworkGraphs(device: NetworkGraphsDevice): NetworkGraphs {
  let shown: readonly PackOnDevice[] | null = null;
  const forgetShown = (): void => {
    shown = null;
  };
  const remote = device.open(forgetShown);

  /** The worker, knowing the packs that are there now; none is started while there are no graphs. */
  async function current(): Promise<RemoteGraphs | null> {
    await device.startPacks();
    const { packs } = device.store.getState();
    const graphs = packs.flatMap(({ id, graph }) => (graph ? [{ id, bytes: graph }] : []));
    if (graphs.length === 0 && !remote.isRunning) return null;
    // Calls are answered in order: the next one may be made at once.
    if (packs !== shown) void remote.call("put", graphs).catch(forgetShown);
    shown = packs;
    return remote;
  }

  return {
    nodesOnPost: async (identity) => (await current())?.call("nodesOnPost", identity) ?? [],
    nodesNear: async (place, count, mode) =>
      (await current())?.call("nodesNear", { place, count, mode: mode ?? null }) ?? [],
    route: async (question, signal) =>
      (await current())?.call("route", question, { signal }) ?? NO_NETWORKS,
    nodesNumbered: async (question) =>
      (await current())?.call("nodesNumbered", question) ?? { kind: "no-such-number" },
    loops: async (question, signal) => (await current())?.call("loops", question, { signal }) ?? [],
    alternatives: async (question, signal) =>
      (await current())?.call("alternatives", question, { signal }) ?? [],
    reach: async (question, signal) => (await current())?.call("reach", question, { signal }) ?? [],
    snap: async (question, signal) => (await current())?.call("snap", question, { signal }) ?? null,
  };
}
