import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import type { NodeOnMap } from "#screens/map/task/tool-links.ts";

/** The distance between a looked-up node and its graph, because its place is rounded. */
const SIGNPOST_METERS = 5;

/** A node found by its number. */
interface FoundNode {
  readonly place: LatLng;
  /** The network of the node. */
  readonly detail: string | null;
  /** Absent if its pack does not have it. */
  readonly osmId?: number | undefined;
}

/**
 * Resolves to the node in the graphs: by id, or by place if the pack has no ids. Null if there is none, or the graphs
 * cannot be read.
 */
export async function findNode({ place, detail, osmId }: FoundNode): Promise<NodeOnMap | null> {
  try {
    const { networkGraphs } = await import(
      /* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"
    );
    const known = NETWORK_MODES.find((one) => one === detail);
    if (known && osmId !== undefined) {
      const [found] = await networkGraphs.nodesAtSignpost({ mode: known, osmId });
      return found?.node ?? null;
    }
    const [nearest] = await networkGraphs.nodesNear({ place, count: 1, mode: known });
    return nearest && nearest.distanceMeters <= SIGNPOST_METERS ? nearest.node : null;
  } catch (error) {
    console.warn("No node:", error);
    return null;
  }
}
