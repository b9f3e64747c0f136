import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import type { NodeOnMap } from "#screens/map/task/tool-links.ts";

/** A node that was looked up by name stands where its graph says, but for the rounding of its place. */
const SIGNPOST_METERS = 5;

/** A node that was found by its number. */
interface FoundNode {
  readonly place: LatLng;
  /** Its network. */
  readonly detail: string | null;
  /** Absent where its pack does not say. */
  readonly osmId?: number | undefined;
}

/**
 * The node of the graphs that was found: by its identity, or, of a pack that does not say that, the one
 * that stands there. Null when there is none, or the graphs cannot be read.
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
