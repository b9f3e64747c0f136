import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BaseLayer } from "./base-layer.ts";

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.error();
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A base layer without a map and a network, which are not used here. */
function layer({ isHidden = false } = {}): BaseLayer {
  return new BaseLayer({} as never, {
    overviewAttribution: "",
    near: null,
    gate: {} as never,
    isHidden: () => isHidden,
    isSailed: () => false,
  });
}

describe("the base of a map that is about to be shown", () => {
  it("reads the overview before the first tile is requested", () => {
    layer().startsAt({ lat: 52, lng: 5, zoom: 8 });
    expect(asked).toEqual(["/basemap/nederland.pmtiles"]);
  });

  it("does not read it if the overview has no tiles for the view", () => {
    layer().startsAt({ lat: 52, lng: 5, zoom: 11 });
    expect(asked).toEqual([]);
  });

  it("does not read it below opaque pictures", () => {
    layer({ isHidden: true }).startsAt({ lat: 52, lng: 5, zoom: 8 });
    expect(asked).toEqual([]);
  });
});
