import { type BoatLimits, limitsOf } from "#domain/fairway/passage.ts";
import type { RouteOptions } from "#domain/network/plan/shortest-path.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import type { NetworkGraphs } from "#workers/network-graph/graph-client.ts";

/** What the graphs are made ready with. */
export interface GraphsAsWishedSources {
  readonly loadGraphs: () => Promise<NetworkGraphs>;
  /** The places (lng, lat, lng, lat …) that such a boat does not pass. */
  readonly impassablePlaces: (limits: BoatLimits) => Promise<Float64Array>;
  /** Null while nothing is known of the boat. */
  readonly limits: () => BoatLimits | null;
}

const SOURCES: GraphsAsWishedSources = {
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
 * Returns the planning graphs, which know what the boat of the user does not pass if the wishes ask to avoid that.
 * Without the data of bridges nothing is avoided; the list of the plan says that this data is missing.
 */
export async function graphsAsWished(
  { avoidImpassable }: RouteOptions,
  signal: AbortSignal,
  { loadGraphs, impassablePlaces, limits }: GraphsAsWishedSources = SOURCES,
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
