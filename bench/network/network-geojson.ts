import type { Network } from "#domain/network/network.ts";

/** Returns the network as GeoJSON with all data of the graph file, for comparison. */
export function networkGeoJson(network: Network): object {
  const points = network.nodes.map(({ lng, lat, ...properties }) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [lng, lat] },
    properties,
  }));
  const lines = network.edges.map(({ coordinates, ...properties }) => ({
    type: "Feature",
    geometry: {
      type: "LineString",
      coordinates: Array.from({ length: coordinates.length / 2 }, (_, index) => [
        ...coordinates.subarray(2 * index, 2 * index + 2),
      ]),
    },
    properties,
  }));
  return { type: "FeatureCollection", features: [...points, ...lines] };
}
