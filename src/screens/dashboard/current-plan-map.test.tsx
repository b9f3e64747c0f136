import { act, render } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { mapVisitStore } from "#state/map/map-visit.ts";
import { planShownStore } from "#state/map/plan-shown.ts";
import { planner } from "#state/plans/planner.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { PLAN_DRAFT_KEY } from "#storage/records/plans/draft-key.ts";
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

const PLAN = { draft: { ...emptyDraft("walk"), stops: NODES }, route: ROUTE };

/** The same plan one degree to the north. */
const NORTH_NODES = NODES.map((one) => ({ ...one, lat: 53 }));
const NORTH = {
  draft: { ...PLAN.draft, stops: NORTH_NODES },
  route: { ...ROUTE, nodes: NORTH_NODES, legs: [{ ...LEG, line: LINE.with(1, 53).with(3, 53) }] },
};

afterEach(() => {
  localStorage.clear();
  mapVisitStore.setState({ planMovedTo: null });
  planShownStore.setState({ isShown: false });
});

function onDesktop() {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** @param isLoaded false if the map does not load in time */
async function showMap({ isLoaded = true } = {}) {
  const views: MapView[] = [];
  const embeddable = {
    map: new FakeMapPort(),
    show: (_frame: HTMLElement, view: MapView) => {
      views.push(view);
      return () => {};
    },
  };
  const load = () => (isLoaded ? Promise.resolve(embeddable) : new Promise<never>(() => {}));
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
  planner.open(PLAN);
  const { views, unmount } = await showMap();
  expect(views).toHaveLength(1);
  expect(views[0]?.lng).toBeCloseTo(5.005);
  expect(planShownStore.getState().onView?.route.meters).toBe(1200);
  unmount();
  expect(planShownStore.getState().onView).toBeNull();
});

it("moves the map of a desktop to each plan once, and draws its line again on a later visit", async () => {
  onDesktop();
  planner.open(PLAN);
  const first = await showMap();
  first.unmount();
  const second = await showMap();
  expect([first.views.length, second.views.length]).toEqual([1, 0]);
  expect(planShownStore.getState().onView?.route.meters).toBe(1200);
  second.unmount();
  planner.open(NORTH);
  const { views } = await showMap();
  expect(views.map(({ lat }) => Math.round(lat))).toEqual([53]);
});

it("still moves the map of a desktop after a visit on a phone, or one that was left early", async () => {
  planner.open(PLAN);
  const onPhone = await showMap();
  onPhone.unmount();
  onDesktop();
  const early = await showMap({ isLoaded: false });
  early.unmount();
  const { views } = await showMap();
  expect([onPhone.views.length, early.views.length, views.length]).toEqual([1, 0, 1]);
});

it("leaves the map of a desktop under way where it is, with the line from the traveller", async () => {
  onDesktop();
  planner.open(NORTH);
  guidance.start({ kind: "plan", ...PLAN });
  const { views } = await showMap();
  expect(views).toEqual([]);
  expect(planShownStore.getState()).toMatchObject({ isShown: true, onView: null });
  act(() => guidance.stop());
  await act(async () => {});
  expect(views.map(({ lat }) => Math.round(lat))).toEqual([53]);
});

it("leaves the map of a desktop where it is during a recording, and draws the line", async () => {
  onDesktop();
  recordingStatusStore.setState({ status: "recording" });
  onTestFinished(() => recordingStatusStore.setState({ status: "idle" }));
  planner.open(PLAN);
  const { views } = await showMap();
  expect(views).toEqual([]);
  expect(planShownStore.getState().onView?.route.meters).toBe(1200);
});

it("shows the plan that another tab changed", async () => {
  planner.open(NORTH);
  const text = localStorage.getItem(PLAN_DRAFT_KEY);
  planner.open(PLAN);
  // A tab without a plan of its own.
  sessionStorage.clear();
  const { views } = await showMap();
  localStorage.setItem(PLAN_DRAFT_KEY, text ?? "");
  const change = { key: PLAN_DRAFT_KEY, newValue: text, storageArea: localStorage };
  await act(async () => void window.dispatchEvent(new StorageEvent("storage", change)));
  expect(views.map(({ lat }) => Math.round(lat))).toEqual([52, 53]);
});

it("shows the draft once following has stopped", async () => {
  planner.open(NORTH);
  guidance.start({ kind: "plan", ...PLAN });
  const { views } = await showMap();
  await act(async () => guidance.stop());
  expect(views.map(({ lat }) => Math.round(lat))).toEqual([52, 53]);
});

it("shows nothing for a plan without a line", async () => {
  const route = { nodes: NODES, legs: [], stopPlaces: [0, 1], meters: 0 };
  planner.open({ draft: { ...emptyDraft("walk"), stops: NODES }, route });
  const { views, container } = await showMap();
  expect(views).toEqual([]);
  expect(container.querySelector("[data-plan-map]")).toBeNull();
});
