import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import type { NodeOnMap } from "#screens/map/map-task.ts";

/** A node that was looked up by name stands where its graph says, but for the rounding of its place. */
const SAME_POST_METERS = 5;

/** The node of the graphs that stands here; null when there is none, or the graphs cannot be read. */
export async function findNode(place: LatLng, mode: string | null): Promise<NodeOnMap | null> {
  try {
    const { nodesNear } = await import(
      /* webpackChunkName: "node-graphs" */ "#state/packs/network-graph.ts"
    );
    const known = NETWORK_MODES.find((one) => one === mode);
    const [nearest] = await nodesNear(place, 1, known);
    return nearest && nearest.distanceMeters <= SAME_POST_METERS ? nearest.node : null;
  } catch (failure) {
    console.warn("No node:", failure);
    return null;
  }
}
