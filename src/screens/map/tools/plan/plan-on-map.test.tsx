import { Blob } from "node:buffer";
import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import type { Network } from "#domain/network/network.ts";
import { NO_POSITION } from "#domain/position/device-position.ts";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import type { FakeMapPort } from "#mapview/fake-map-port.ts";
import { planDragged, planOfferTapped } from "#mapview/layers/plan/plan-events.ts";
import { askForPlanFit } from "#state/map/plan-shown.ts";
import { networkGraphs } from "#state/packs/network-graphs.ts";
import { planner } from "#state/plans/planner.ts";
import { positionStore } from "#state/position/position.ts";
import { setSettings, settingsStore } from "#state/settings/settings.ts";
import { grid, holdGrid, numbers, planOf, showPlanner, tapped } from "./grid-planner.fixture.tsx";

/** The whole country, of which the grid is a speck; and a part of the grid. */
const COUNTRY = [3, 51, 7, 53.5] as const;
const GRID = [4.99, 51.99, 5.03, 52.01] as const;

const seeing =
  (area: typeof COUNTRY | typeof GRID, zoom: number) =>
  (map: FakeMapPort): void => {
    map.zoom = zoom;
    map.frame(area);
  };

const graphOf = (network: Network) => new Blob([writeGraph(network).bytes]) as never;

const shownBox = (map: FakeMapPort) => map.shown as LngLatBox;

const positionAt = (lat: number, lng: number) =>
  positionStore.setState(fixedAt({ timeMs: Date.now(), lat, lng }));

afterEach(() => act(() => positionStore.setState(NO_POSITION, true)));

it("goes to the own position to begin, where a network is there, and says so", async () => {
  await holdGrid(graphOf(grid()));
  positionAt(52.001, 5.001);
  const { map } = await showPlanner("/map?plan", seeing(COUNTRY, 8));
  expect(await screen.findByText(/^De kaart staat nu bij jou\. Tik op een knooppunt/)).toBeTruthy();
  const [west, south, east, north] = shownBox(map);
  expect([west, south]).toEqual([5, 52]);
  expect((east ?? 9) - 5).toBeLessThan(0.05);
  expect((north ?? 99) - 52).toBeLessThan(0.05);
});

it("goes to the nearest network, and says how far that is, where there is none at the position", async () => {
  await holdGrid(graphOf(grid()));
  positionAt(52.5, 5);
  const { map } = await showPlanner("/map?plan", seeing(COUNTRY, 8));
  expect(
    await screen.findByText(/dichtstbijzijnde netwerk op dit apparaat, 51,\d km van jou vandaan\./),
  ).toBeTruthy();
  expect(shownBox(map)[3]).toBeLessThan(52.1);
});

it("shows the own surroundings where no network is on the device", async () => {
  await holdGrid(graphOf({ nodes: [], edges: [] }));
  positionAt(51.5, 5);
  const { map } = await showPlanner("/map?plan", seeing(COUNTRY, 8));
  expect(await screen.findByText(/nog geen netwerk om over te plannen\.$/)).toBeTruthy();
  expect(map.shown).toMatchObject({ lat: 51.5, lng: 5 });
});

it("leaves the map to a boat, which can begin on any water, and does not call it without a network", async () => {
  await holdGrid(graphOf(grid()));
  act(() => void planner.setMode("motorboat"));
  onTestFinished(() => act(() => void planner.setMode("walk")));
  const { map } = await showPlanner("/map?plan", seeing([5.9, 52.9, 6.1, 53.1] as never, 13));
  await act(() => vi.dynamicImportSettled());
  const asked = { place: { lat: 52, lng: 5 }, count: 1 };
  for (let answer = 0; answer < 3; answer += 1) await act(() => networkGraphs.nodesNear(asked));
  expect(map.shown).toBeNull();
  expect(screen.getByText("Tik op een knooppunt of een andere plek om te beginnen.")).toBeTruthy();
});

it("leaves the map where nodes are on the screen", async () => {
  await holdGrid(graphOf(grid()));
  const { map } = await showPlanner("/map?plan", seeing(GRID, 13));
  // The worker answers in order: the nodes on the screen, and for a map that moves also those nearby.
  await act(() => vi.dynamicImportSettled());
  const asked = { place: { lat: 52, lng: 5 }, count: 1 };
  for (let answer = 0; answer < 3; answer += 1) await act(() => networkGraphs.nodesNear(asked));
  expect(map.shown).toBeNull();
  expect(screen.getByText("Tik op een knooppunt of een andere plek om te beginnen.")).toBeTruthy();
});

it("brings a plan in sight that is out of it, as after a reload, and else leaves the map", async () => {
  await holdGrid(graphOf(grid()));
  await planOf(10, 12);
  const { map, unmount } = await showPlanner("/map?plan", seeing([6, 53, 6.1, 53.1] as never, 13));
  expect(map.shown).toEqual([5, 52, 5.0292, 52]);
  unmount();
  const again = await showPlanner("/map?plan", seeing(GRID, 13));
  expect(again.map.shown).toBeNull();
  act(() => askForPlanFit());
  expect(again.map.shown).toEqual([5, 52, 5.0292, 52]);
});

it("brings a plan in sight that is a speck in the view of the country", async () => {
  await holdGrid(graphOf(grid()));
  await planOf(10, 12);
  const { map } = await showPlanner("/map?plan", seeing([3.2, 50.7, 7.3, 53.7] as never, 8));
  expect(map.shown).toEqual([5, 52, 5.0292, 52]);
});

it("says that a dragged route goes out and back, until it is another", async () => {
  await holdGrid(graphOf(grid()));
  await planOf(11, 12);
  const { map } = await showPlanner("/map?plan", seeing(GRID, 13));
  const words = () => screen.queryByText(/^Naar 10 gaat de route heen en terug/);
  expect(words()).toBeNull();
  act(() =>
    map.events.emit(planDragged, {
      kind: "leg",
      place: 0,
      to: tapped(10) as never,
      at: tapped(10),
    }),
  );
  await vi.waitFor(() => expect(words()).not.toBeNull());
  expect(numbers()).toEqual(["11", "10", "11", "12"]);
  await act(() => planner.undo());
  expect(words()).toBeNull();
});

it("asks on the map which of equal numbers is meant, with a letter for each", async () => {
  const twice = grid();
  const nodes = twice.nodes.map((one) =>
    ["10", "14"].includes(one.ref ?? "") ? { ...one, ref: "99" } : one,
  );
  await holdGrid(graphOf({ ...twice, nodes }));
  const { map, user } = await showPlanner("/map?plan", seeing(GRID, 13));
  await user.click(screen.getByRole("button", { name: "Meer van dit plan" }));
  await user.type(screen.getByRole("textbox", { name: "Nummers typen" }), "99{Enter}");
  const question = await screen.findByRole("group", { name: "Welke 99?" });
  expect(within(question).getByText("A")).toBeTruthy();
  expect(map.plan?.offer?.letters.map(({ label }) => label)).toEqual(["A", "B"]);
  const [west = 0, , east = 0] = shownBox(map);
  expect(east - west).toBeCloseTo(4 * 0.0146, 4);
  act(() => map.events.emit(planOfferTapped, 1));
  await vi.waitFor(() => expect(numbers()).toEqual(["99"]));
  expect(screen.queryByRole("group", { name: "Welke 99?" })).toBeNull();
  await vi.waitFor(() => expect(map.plan?.offer).toBeUndefined());
});

it("leads over the place where a drag ends without a node", async () => {
  await holdGrid(graphOf(grid()));
  await planOf(10, 12);
  const { map } = await showPlanner("/map?plan", seeing(GRID, 13));
  const at = { lat: 52.001, lng: 5.01 };
  act(() => map.events.emit(planDragged, { kind: "node", place: 1, to: null, at }));
  await vi.waitFor(() => expect(numbers()).toEqual(["10", "", "12"]));
  expect(screen.getByRole("button", { name: "2 van 3: Punt op de kaart" })).toBeTruthy();
});

it("turns the network of a plan on that was made elsewhere", async () => {
  await holdGrid(graphOf(grid()));
  await planOf(10, 12);
  setSettings({
    ...settingsStore.getState(),
    mapOverlay: { walkNetwork: false, bikeNetwork: false, sailNetwork: false },
  });
  await showPlanner("/map?plan", seeing(GRID, 13));
  expect(settingsStore.getState().mapOverlay.walkNetwork).toBe(true);
});
