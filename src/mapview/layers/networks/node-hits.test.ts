import type { Map as LibreMap } from "maplibre-gl";
import { describe, expect, it } from "vitest";
import { MapEventHub } from "#mapview/events/map-events.ts";
import { networkNodeTapped } from "./network-events.ts";
import type { NetworkNodeOnMap } from "./network-node.ts";
import { nodeHits } from "./node-hits.ts";

/** A drawn node: its badge may be elsewhere than its position. */
interface DrawnNode {
  readonly layer: string;
  /** The middle of its drawing, pixels. */
  readonly drawnX: number;
  readonly properties: object;
}

/** A map with every node at 0, 0, drawn at the given positions. */
function mapWith(drawn: readonly DrawnNode[], layers = ["network-node", "network-dot"]): LibreMap {
  const map = {
    getLayer: (id: string) => (layers.includes(id) ? { id } : undefined),
    queryRenderedFeatures: (
      [[west], [east]]: readonly [readonly [number], readonly [number]],
      options: { readonly layers: readonly string[] },
    ) =>
      drawn
        .filter(
          ({ layer, drawnX }) =>
            options.layers.includes(layer) && drawnX >= west - 12 && drawnX <= east + 12,
        )
        .map(({ layer, properties }) => ({
          layer: { id: layer },
          geometry: { type: "Point", coordinates: [0, 0] },
          properties,
        })),
    project: () => ({ x: 0, y: 0 }),
  };
  return map as unknown as LibreMap;
}

const NINE = { mode: "walk", osm_id: 9_876_543_210, ref: "09" };
const FOURTEEN = { mode: "cycle", osm_id: 8, ref: "14", name: "Café" };

/** One place: the badge of 9 on it, that of 14 beside it, and the dots of both below. */
const POST: readonly DrawnNode[] = [
  { layer: "network-node", drawnX: 0, properties: NINE },
  { layer: "network-node", drawnX: 30, properties: FOURTEEN },
  { layer: "network-dot", drawnX: 0, properties: FOURTEEN },
  { layer: "network-dot", drawnX: 0, properties: NINE },
];

function nodesAt(map: LibreMap, x: number, reachPixels = 0): readonly NetworkNodeOnMap[] {
  const events = new MapEventHub();
  const stated: NetworkNodeOnMap[] = [];
  events.on(networkNodeTapped, (node) => stated.push(node));
  const tap = { map, point: { x, y: 0 }, events, breakFollow: () => {} };
  for (const { tell } of nodeHits(tap, reachPixels)) tell();
  return stated;
}

function tappedAt(map: LibreMap, x: number, reachPixels = 0): (string | null)[] {
  return nodesAt(map, x, reachPixels).map(({ ref }) => ref);
}

describe("a tap on the nodes", () => {
  it("chooses the badge under it, on the node or beside it", () => {
    expect(tappedAt(mapWith(POST), 0)).toEqual(["09"]);
    expect(tappedAt(mapWith(POST), 30)).toEqual(["14"]);
  });

  it("chooses a dot where there is no badge", () => {
    const dots = POST.filter(({ layer }) => layer === "network-dot");
    expect(tappedAt(mapWith(dots), 3)).toEqual(["14", "09"]);
  });

  it("reports the number of the node as signed", () => {
    const events = new MapEventHub();
    const stated: NetworkNodeOnMap[] = [];
    events.on(networkNodeTapped, (node) => stated.push(node));
    const tap = { map: mapWith(POST), point: { x: 0, y: 4 }, events, breakFollow: () => {} };
    const [hit] = nodeHits(tap, 0);
    hit?.tell();
    expect(hit).toMatchObject({ key: "walk 9876543210", at: { x: 0, y: 0 }, awayPixels: 4 });
    expect(stated).toEqual([
      { mode: "walk", osmId: 9_876_543_210, ref: "09", name: null, lat: 0, lng: 0 },
    ]);
  });

  it("cleans texts from the tile, and ignores features that are not nodes", () => {
    const hostile = { mode: "walk", osm_id: 7, ref: `\u202e${"9".repeat(5000)}`, name: "\n\u0000" };
    const drawn = [hostile, { ...hostile, osm_id: "x" }, { ...hostile, osm_id: 1e300 }].map(
      (properties) => ({ layer: "network-node", drawnX: 0, properties }),
    );
    expect(nodesAt(mapWith(drawn), 0)).toMatchObject([
      { osmId: 7, ref: "9".repeat(199), name: null },
    ]);
  });

  it("yields where the node is drawn below bridges and locks", () => {
    const below = POST.map((drawn) => ({ ...drawn, layer: `${drawn.layer}-below-fairways` }));
    const map = mapWith(below, ["network-node-below-fairways", "network-dot-below-fairways"]);
    const tap = { map, point: { x: 0, y: 0 }, events: new MapEventHub(), breakFollow: () => {} };
    expect(nodeHits(tap, 0)).toMatchObject([{ key: "walk 9876543210", yields: true }]);
    expect(nodeHits({ ...tap, map: mapWith(POST) }, 0)).toMatchObject([{ yields: false }]);
  });

  it("chooses nothing on a map without networks", () => {
    expect(tappedAt(mapWith(POST, []), 0)).toEqual([]);
  });
});
