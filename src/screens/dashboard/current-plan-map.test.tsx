import { act, render } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { mapVisitStore } from "#state/map/map-visit.ts";
import { planShownStore } from "#state/map/plan-shown.ts";
import { planner } from "#state/plans/planner.ts";
import { CurrentPlanMap } from "./current-plan-map.tsx";

const NODES = ["12", "34"].map((number, place) => ({
  osmId: place + 1,
  number,
  lat: 52,
  lng: 5 + place / 100,
}));
const LINE = Float64Array.of(5, 52, 5.01, 52);
const LEG = { meters: 1200, hasFerry: false, hasPortage: false, isConnection: false, line: LINE };
const ROUTE = { nodes: NODES, legs: [LEG], stopPlaces: [0, 1], meters: 1200 };

afterEach(() => localStorage.clear());

async function showMap() {
  const views: MapView[] = [];
  const load = async () => ({
    map: new FakeMapPort(),
    show: (_frame: HTMLElement, view: MapView) => {
      views.push(view);
      return () => {};
    },
  });
  const { unmount, container } = render(
    <>
      <CurrentPlanMap load={load} />
      <aside data-map-beside="" />
    </>,
  );
  await act(async () => {});
  return { views, unmount, container };
}

it("draws the line of the plan in hand in its middle, until the screen is left", async () => {
  planner.open({ draft: { ...emptyDraft("walk"), stops: NODES }, route: ROUTE });
  const { views, unmount } = await showMap();
  expect(views).toHaveLength(1);
  expect(views[0]?.lng).toBeCloseTo(5.005);
  expect(planShownStore.getState().onView?.route.meters).toBe(1200);
  unmount();
  expect(planShownStore.getState().onView).toBeNull();
});

it("moves the map of a desktop to the plan once, and draws its line again on a later visit", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  onTestFinished(() => void vi.unstubAllGlobals());
  mapVisitStore.setState({ isPlanShown: false });
  planner.open({ draft: { ...emptyDraft("walk"), stops: NODES }, route: ROUTE });
  const first = await showMap();
  first.unmount();
  const { views } = await showMap();
  expect([first.views.length, views.length]).toEqual([1, 0]);
  expect(planShownStore.getState().onView?.route.meters).toBe(1200);
});

it("shows nothing for a plan without a line", async () => {
  const route = { nodes: NODES, legs: [], stopPlaces: [0, 1], meters: 0 };
  planner.open({ draft: { ...emptyDraft("walk"), stops: NODES }, route });
  const { views, container } = await showMap();
  expect(views).toEqual([]);
  expect(container.querySelector("[data-plan-map]")).toBeNull();
});
