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

/** Without a map and a network, of which nothing is asked here. */
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
  it("reads the overview before the first tile is asked", () => {
    layer().startsAt({ lat: 52, lng: 5, zoom: 8 });
    expect(asked).toEqual(["/basemap/nederland.pmtiles"]);
  });

  it("leaves it where the overview has no tiles", () => {
    layer().startsAt({ lat: 52, lng: 5, zoom: 11 });
    expect(asked).toEqual([]);
  });

  it("leaves it below pictures, where nothing of it is seen", () => {
    layer({ isHidden: true }).startsAt({ lat: 52, lng: 5, zoom: 8 });
    expect(asked).toEqual([]);
  });
});
