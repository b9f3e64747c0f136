import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NO_POSITION } from "#domain/position/device-position.ts";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { DEFAULT_MAP_VIEW } from "#domain/position/map-view.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { mapViewStore, setMapView, takeRequestedView } from "#state/map/map-view.ts";
import { positionStore } from "#state/position/position.ts";
import { useStartView, useViewAddress } from "./use-view-address.ts";

const DELFT = { lat: 52.0016, lng: 4.364, zoom: 14 };

function Screen({ map }: { readonly map: FakeMapPort }) {
  useStartView();
  useViewAddress(map);
  return null;
}

function openAt(address: string) {
  const map = new FakeMapPort();
  show(<Screen map={map} />, { path: address });
  return map;
}

const report = () => act(() => positionStore.setState(fixedAt({ ...DELFT, timeMs: Date.now() })));

beforeEach(() => {
  // Another test file may have left a request.
  takeRequestedView();
  window.history.replaceState(null, "", "/map");
});
afterEach(() => {
  vi.useRealTimers();
  takeRequestedView();
  act(() => {
    mapViewStore.setState(DEFAULT_MAP_VIEW);
    positionStore.setState(NO_POSITION, true);
  });
});

it("opens at the view in the address, not at the position", () => {
  report();
  openAt("/map#12/52.5/5.5");
  expect(mapViewStore.getState()).toEqual({ lat: 52.5, lng: 5.5, zoom: 12 });
  expect(takeRequestedView()).toBe(true);
});

it("opens at a known position, and elsewhere once the user has been elsewhere", () => {
  report();
  openAt("/map");
  expect(mapViewStore.getState()).toEqual(DELFT);
  act(() => setMapView({ lat: 53, lng: 6, zoom: 10 }));
  openAt("/map");
  expect(mapViewStore.getState().zoom).toBe(10);
});

it("shows the surroundings of an inaccurate position", () => {
  act(() =>
    positionStore.setState(fixedAt({ ...DELFT, accuracyMeters: 3000, timeMs: Date.now() })),
  );
  openAt("/map");
  expect(mapViewStore.getState()).toEqual({ ...DELFT, zoom: 11 });
});

it("goes to the first fix within five seconds", () => {
  const map = openAt("/map");
  expect(map.zoom).toBe(8);
  report();
  expect({ ...map.center, zoom: map.zoom }).toEqual(DELFT);
});

it("stays where the address says, also at the default view", () => {
  const map = openAt("/map#8/52.228/5.321");
  report();
  expect(map.center).toEqual({ lat: 52.228, lng: 5.321 });
});

it.each([
  ["after a touch", () => document.dispatchEvent(new Event("pointerdown"))],
  ["after five seconds", () => vi.advanceTimersByTime(5000)],
  ["once the map was moved", () => setMapView({ lat: 53, lng: 6, zoom: 10 })],
])("stays where it is %s", (_when, happen) => {
  vi.useFakeTimers();
  const map = openAt("/map");
  act(() => void happen());
  report();
  expect(map.zoom).toBe(8);
});

it("keeps the view in the address, and the query", async () => {
  window.history.replaceState({ idx: 3 }, "", "/map?plan");
  openAt("/map?plan");
  act(() => setMapView(DELFT));
  await waitFor(() => expect(window.location.hash).toBe("#14/52.0016/4.364"));
  expect(window.location.search).toBe("?plan");
  expect(window.history.state).toEqual({ idx: 3 });
});

it("leaves a link in the address that nobody has opened yet", async () => {
  window.history.replaceState(null, "", "/map#jacht=1.abc");
  vi.useFakeTimers();
  openAt("/map#jacht=1.abc");
  act(() => setMapView(DELFT));
  vi.advanceTimersByTime(1000);
  expect(window.location.hash).toBe("#jacht=1.abc");
});
