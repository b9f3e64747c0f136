import type { Map as LibreMap } from "maplibre-gl";
import { describe, expect, it } from "vitest";
import { nodesNear } from "./network-node.ts";

/** A map on which a degree is 100 pixels, with these nodes found wherever it is asked. */
function mapWith(
  nodes: readonly { readonly lng: number; readonly properties: object }[],
  layers: readonly string[] = ["network-node"],
): LibreMap {
  const features = nodes.map(({ lng, properties }) => ({
    geometry: { type: "Point", coordinates: [lng, 0] },
    properties,
  }));
  const map = {
    getLayer: (id: string) => (layers.includes(id) ? { id } : undefined),
    queryRenderedFeatures: (_: unknown, options: { layers: readonly string[] }) =>
      options.layers.length > 0 ? features : [],
    project: ([lng]: readonly [number, number]) => ({ x: lng * 100, y: 0 }),
  };
  return map as unknown as LibreMap;
}

const NINE = { lng: 1, properties: { mode: "walk", osm_id: 9_876_543_210, ref: "09" } };
const CAFE = { lng: 1.1, properties: { mode: "cycle", osm_id: 8, name: "Café" } };

describe("nodesNear", () => {
  it("gives every node under a finger", () => {
    const nodes = nodesNear(mapWith([NINE, CAFE]), { x: 103, y: 0 }, 18);
    expect(nodes.map(({ osmId }) => osmId)).toEqual([9_876_543_210, 8]);
  });

  it("says what the node is, as signed", () => {
    expect(nodesNear(mapWith([NINE]), { x: 100, y: 0 }, 18)).toEqual([
      { mode: "walk", osmId: 9_876_543_210, ref: "09", name: null, lat: 0, lng: 1 },
    ]);
  });

  it("gives nothing on a map without networks", () => {
    expect(nodesNear(mapWith([NINE], []), { x: 100, y: 0 }, 18)).toEqual([]);
  });
});
