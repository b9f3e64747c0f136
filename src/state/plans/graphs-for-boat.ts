import { type BoatLimits, limitsOf } from "#domain/fairway/passage.ts";
import type { RouteOptions } from "#domain/network/plan/shortest-path.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import type { NetworkGraphs } from "#workers/network-graph/graph-client.ts";

/** The services that `graphsForBoat` uses. */
export interface GraphsForBoatSources {
  readonly loadGraphs: () => Promise<NetworkGraphs>;
  /** Returns the places (lng, lat, lng, lat …) that a boat with these limits does not pass. */
  readonly impassablePlaces: (limits: BoatLimits) => Promise<Float64Array>;
  /** Null when the size of the boat is unknown. */
  readonly limits: () => BoatLimits | null;
}

const SOURCES: GraphsForBoatSources = {
  loadGraphs: async () =>
    (await import(/* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"))
      .networkGraphs,
  impassablePlaces: async (limits) => {
    const { impassablePlaces } = await import(
      /* webpackChunkName: "fairways" */ "#state/fairways/fairways.ts"
    );
    return impassablePlaces(limits);
  },
  limits: () => limitsOf(preferencesStore.getState().boat),
};

/**
 * Returns the planning graphs, with the edges marked that the user's boat does not pass if the options avoid
 * them. Without data about bridges no edge is marked; the list of the plan reports that the data is missing.
 */
export async function graphsForBoat(
  { avoidImpassable }: RouteOptions,
  signal: AbortSignal,
  { loadGraphs, impassablePlaces, limits }: GraphsForBoatSources = SOURCES,
): Promise<NetworkGraphs> {
  const graphs = await loadGraphs();
  if (!avoidImpassable) return graphs;
  const boat = limits();
  try {
    const places = boat ? await impassablePlaces(boat) : new Float64Array();
    await graphs.markImpassable(places, signal);
  } catch (failure) {
    signal.throwIfAborted();
    console.warn("What the boat does not pass is not avoided:", failure);
  }
  return graphs;
}
