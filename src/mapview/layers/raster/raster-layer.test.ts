import { expect, it } from "vitest";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import type { LayerHost } from "#mapview/layers/map-layer.ts";
import { RasterLayer } from "./raster-layer.ts";
import { rasterSource, rasterSourceId } from "./raster-style.ts";

const TOPO = tileSourceFor(4);

/** Returns the attribution of pictures whose server fails, on a device that has some of these tile sources. */
function creditOfFailing(saved: readonly number[]): string | undefined {
  const id = rasterSourceId(TOPO);
  const spec = rasterSource(TOPO);
  const source = { id, type: "raster", attribution: spec.attribution, serialize: () => spec };
  const host = {
    map: { getStyle: () => ({ sources: { [id]: spec } }), getSource: () => source },
    health: { failing: [id] },
    events: { emit: () => {} },
  } as unknown as LayerHost;
  const hasSource = (number: number) => saved.includes(number);
  new RasterLayer(host, TOPO, { hasSource }, () => {}).credit();
  return source.attribution;
}

it("credits failing pictures only if some of them are saved", () => {
  expect(creditOfFailing([])).toBe("");
  expect(creditOfFailing([1])).toBe("");
  expect(creditOfFailing([4])).toContain("Kadaster");
});
