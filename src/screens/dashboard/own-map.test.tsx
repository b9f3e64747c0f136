import { act, render } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { baseDetailChanged } from "#mapview/layers/base/base-events.ts";
import type { EmbeddableMap } from "#parts/map/embedded-map.ts";
import { OwnMap } from "./own-map.tsx";

const HERE = { lat: 52.1, lng: 5.3 };
const METERS_PER_DEGREE = 111_195;
const north = (meters: number) => ({ ...HERE, lat: HERE.lat + meters / METERS_PER_DEGREE });

/** Shows the map, and records the views of the embedded map. */
async function showOwnMap(map: FakeMapPort, show?: EmbeddableMap["show"]) {
  const views: MapView[] = [];
  let isShown = false;
  const showThere: EmbeddableMap["show"] = (_frame, view) => {
    expect(map.followMode).toBe("off");
    expect(isShown).toBe(false);
    isShown = true;
    views.push(view);
    return () => {
      isShown = false;
    };
  };
  const load = vi.fn(async () => ({ map, show: show ?? showThere }));
  const at = (place: LatLng) => <OwnMap place={place} load={load} />;
  const { rerender, unmount, container } = render(at(HERE));
  await act(async () => {});
  const stage = () => container.querySelector<HTMLElement>("[data-own-map]")?.dataset["ownMap"];
  const walkTo = (place: LatLng) => act(async () => rerender(at(place)));
  const tell = (detail: FakeMapPort["baseDetail"]) =>
    act(async () => map.events.emit(baseDetailChanged, detail));
  return { views, tell, isShown: () => isShown, walkTo, unmount, stage };
}

describe("the map around the position", () => {
  let map = new FakeMapPort();
  beforeEach(() => {
    map = new FakeMapPort();
  });

  it("shows the position, and moves only after some distance", async () => {
    const { views, walkTo, stage } = await showOwnMap(map);
    expect(stage()).toBe("shown");
    await walkTo(north(80));
    expect(views).toEqual([{ ...HERE, zoom: 14 }]);
    await walkTo(north(120));
    await walkTo(north(200));
    expect(views).toEqual([
      { ...HERE, zoom: 14 },
      { ...north(120), zoom: 14 },
    ]);
  });

  it("returns the map with its follow mode", async () => {
    map.setFollow("course");
    const { isShown, walkTo, unmount } = await showOwnMap(map);
    await walkTo(north(150));
    expect(isShown()).toBe(true);
    unmount();
    expect(isShown()).toBe(false);
    expect(map.followMode).toBe("course");
  });

  it("zooms out if there is only the overview near the position, and stays there", async () => {
    const { views, tell } = await showOwnMap(map);
    await tell("overview");
    await tell("partial");
    expect(views.map(({ zoom }) => zoom)).toEqual([14, 10]);
  });

  it("starts zoomed out if the map lacked detail before, and zooms in once there is detail", async () => {
    map.baseDetail = "overview";
    const { views, tell } = await showOwnMap(map);
    expect(views.at(-1)).toEqual({ ...HERE, zoom: 10 });
    await tell("full");
    expect(views.at(-1)).toEqual({ ...HERE, zoom: 14 });
  });

  it("leaves the picture below if no map can be drawn", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { stage, unmount } = await showOwnMap(map, () => {
      throw new Error("WebGL 2 is missing");
    });
    expect(stage()).toBe("failed");
    unmount();
  });
});
