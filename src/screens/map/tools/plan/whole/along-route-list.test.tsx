import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import type { PlaceAlong } from "#domain/search/along-route.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import { show } from "#parts/show.fixture.ts";
import { PlanSheet } from "#screens/map/tools/plan/sheet/plan-sheet.tsx";
import { device } from "#state/device/device.ts";
import { setPlacesAlong } from "#state/map/along-on-map.ts";
import { planner } from "#state/plans/planner.ts";

const NODES = ["12", "34"].map((number, place) => ({
  osmId: 100 + place,
  number,
  lat: 52,
  lng: 5 + place / 100,
}));

function placeAt(kind: PlaceAlong["kind"], alongMeters: number, name = ""): PlaceAlong {
  const place = { kind: "poi", name, lat: 52, lng: 5 + alongMeters / 1e5, detail: null } as const;
  return { kind, place, alongMeters, offMeters: 80 };
}

async function showWholePlan(mode: NetworkMode = "walk") {
  const traits = { hasFerry: false, hasPortage: false, isConnection: false };
  const leg = { ...traits, meters: 5000, line: Float64Array.of(5, 52, 5.01, 52) };
  const route: PlanRoute = { nodes: NODES, legs: [leg], stopPlaces: [0, 1], meters: 5000 };
  planner.open({ draft: { ...emptyDraft(mode), stops: NODES }, route });
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  const shown = show(
    <PlanSheet controller={map} onFollow={() => {}} onSaveMap={() => {}} onClose={() => {}} />,
  );
  await shown.user.click(screen.getByRole("button", { name: "Meer van dit plan" }));
  return { ...shown, map };
}

const section = () => within(screen.getByRole("region", { name: "Onderweg" }));
const rows = () =>
  section()
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);
const drawn = (map: FakeMapPort) => map.along?.places.map(({ kind }) => kind);

beforeEach(() => {
  // The plan never becomes idle, so only places given by the test are shown.
  vi.spyOn(device.clock, "after").mockReturnValue(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

it("counts the places along the plan, and lists them by distance", async () => {
  const { map, user, unmount } = await showWholePlan();
  expect(section().getByRole("status").textContent).toBe("Kijken wat er onderweg is …");
  const places = [
    placeAt("toilet", 400),
    placeAt("food", 1200, "De Sluis"),
    placeAt("bench", 1500),
    placeAt("toilet", 2100),
  ];
  act(() => setPlacesAlong(places));
  const chips = section().getAllByRole("button", { pressed: true });
  expect(chips.map(({ textContent }) => textContent)).toEqual(["Toiletten 2", "Eten 1"]);
  expect(rows()).toEqual([
    "400 mToilet80 m ernaast",
    "1,2 kmDe SluisEten · 80 m ernaast",
    "2,1 kmToilet80 m ernaast",
  ]);
  expect(drawn(map)).toEqual(["toilet", "food", "toilet"]);
  await user.click(section().getByRole("button", { name: "Bank 1" }));
  await user.click(section().getByRole("button", { name: "Toiletten 2" }));
  expect(drawn(map)).toEqual(["food", "bench"]);
  expect(rows()).toHaveLength(2);
  unmount();
  expect(map.along).toBeNull();
});

it("lists them by nautical mile along the plan of a boat", async () => {
  await showWholePlan("motorboat");
  act(() => setPlacesAlong([placeAt("food", 150), placeAt("food", 3704, "De Sluis")]));
  expect(rows()).toEqual(["150 mEten80 m ernaast", "2,00 NMDe SluisEten · 80 m ernaast"]);
});

it("shows a place on the map on a tap", async () => {
  const { map, user } = await showWholePlan();
  const cafe = placeAt("food", 1200, "De Sluis");
  act(() => setPlacesAlong([cafe]));
  await user.click(section().getByRole("button", { name: /De Sluis/ }));
  expect(map.along?.chosen).toBe(cafe);
  expect(map.shown).toEqual(cafe.place);
  expect(screen.queryByRole("region", { name: "Onderweg" })).toBeNull();
});

it("shows the rest of a long list on request", async () => {
  const { user } = await showWholePlan();
  act(() =>
    setPlacesAlong(Array.from({ length: 40 }, (_, index) => placeAt("water", 100 * index))),
  );
  expect(rows()).toHaveLength(10);
  await user.click(section().getByRole("button", { name: "Toon alle 40" }));
  expect(rows()).toHaveLength(40);
});

it("distinguishes no places from unknown places", async () => {
  await showWholePlan();
  act(() => setPlacesAlong([]));
  expect(section().getByRole("status").textContent).toMatch(/^Binnen 150 m/);
  act(() => setPlacesAlong([], false));
  expect(section().getByRole("status").textContent).toMatch(/^Op dit apparaat staat niet/);
});
