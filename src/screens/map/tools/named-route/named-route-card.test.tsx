import { readFileSync } from "node:fs";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { inventedRoutes } from "#domain/named-routes/named-routes.fixture.ts";
import { writeRoutes } from "#domain/named-routes/write-routes.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { holdPacks } from "#parts/packs/hold-packs.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { LayersCard } from "#screens/map/tools/layers/layers-card.tsx";
import { findRoutes } from "#screens/map/tools/search/find-routes.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { namedRoutesOnMapStore } from "#state/named-routes/named-routes-on-map.ts";
import { startPacks } from "#state/packs/packs.ts";
import { planner } from "#state/plans/planner.ts";
import { NamedRouteCard } from "./named-route-card.tsx";
import { NamedRoutePart } from "./named-route-part.tsx";

const ROUTES = inventedRoutes(
  [
    [
      [0, 0],
      [10, 0],
      [20, 0],
    ],
    [
      [20, 0],
      [30, 0],
    ],
    [
      [20, 0],
      [20, 5],
    ],
  ],
  [
    { name: "Pieterpad", ref: "LAW 9", members: "0 1 ? 2:alternative" },
    { name: "Roze route", members: "0" },
  ],
);

let count = 0;

/** Puts packs with these files on the device. */
async function holdFiles(files: { readonly namedRoutes: Uint8Array; readonly ways?: Uint8Array }) {
  await startPacks();
  count += 1;
  const blob = (bytes: Uint8Array | undefined) =>
    bytes ? new Blob([Uint8Array.from(bytes)]) : null;
  holdPacks([
    {
      id: `routes ${count}`,
      kind: "pack",
      name: "x",
      areas: [[4, 51, 6, 53]],
      mapAreas: [],
      attribution: "",
      dataDate: null,
      modes: null,
      map: null,
      networks: null,
      graph: null,
      places: null,
      namedRoutes: blob(files.namedRoutes),
      ways: blob(files.ways),
    },
  ]);
}

const actions = () => ({
  onFollowed: vi.fn(),
  onPlan: vi.fn(),
  onPart: vi.fn(),
  onClose: vi.fn(),
});

describe("a named route", () => {
  beforeEach(() => holdFiles({ namedRoutes: writeRoutes(ROUTES) }));

  it("says its length in the packs, and is followed in both directions", async () => {
    const [map, on] = [new FakeMapPort(), actions()];
    const { user } = show(<NamedRouteCard {...on} controller={map} ids={[100]} place={null} />);
    await screen.findByRole("heading", { name: "Pieterpad, LAW 9" });
    expect(screen.getByText(/^Wandelroute · 2,1 km in je pakketten$/)).toBeTruthy();
    expect(screen.getByText("Gaat verder buiten je kaartpakketten.")).toBeTruthy();
    expect(screen.getByText(/Met 1 zijstuk of alternatief/)).toBeTruthy();
    await waitFor(() => expect(namedRoutesOnMapStore.getState().chosen?.length).toBe(2));
    await user.click(screen.getByRole("button", { name: "Volg andersom" }));
    await waitFor(() => expect(on.onFollowed).toHaveBeenCalled());
    const { following } = guidance.store.getState();
    expect(following?.followed).toMatchObject({
      kind: "track",
      name: "Pieterpad, LAW 9",
      mode: "walk",
    });
    expect(following?.line.lngs[0]).toBeCloseTo(5.03);
    act(() => guidance.stop());
  });

  it("is chosen among several on one line", async () => {
    const on = actions();
    const { user } = show(
      <NamedRouteCard
        {...on}
        controller={new FakeMapPort()}
        ids={[100, 101]}
        place={{ lat: 52, lng: 5.01 }}
      />,
    );
    await screen.findByRole("button", { name: /^Pieterpad, LAW 9/ });
    await user.click(screen.getByRole("button", { name: /^Roze route/ }));
    expect(await screen.findByRole("heading", { name: "Roze route" })).toBeTruthy();
  });

  it("stands in a list that can be searched", async () => {
    const { user } = show(
      <NamedRouteCard {...actions()} controller={new FakeMapPort()} ids={null} place={null} />,
    );
    await user.type(await screen.findByRole("textbox"), "law 9");
    expect(screen.getByRole("button", { name: /^Pieterpad, LAW 9/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Roze route/ })).toBeNull();
    await user.type(screen.getByRole("textbox"), "9");
    expect(screen.getByText("Geen route met die naam of dat nummer.")).toBeTruthy();
  });

  it("is found by its number", async () => {
    expect(await findRoutes("law 9", { lat: 52, lng: 5 })).toMatchObject([
      { kind: "named-route", title: "Pieterpad, LAW 9", routeId: 100 },
    ]);
  });

  it("is switched on with the layers, where a pack has any", async () => {
    const { user } = show(<LayersCard onClose={vi.fn()} onSaveArea={vi.fn()} onLegend={vi.fn()} />);
    await user.click(screen.getByRole("checkbox", { name: /^Bewegwijzerde routes/ }));
    expect(JSON.parse(localStorage.getItem("preferences") ?? "")).toMatchObject({
      namedRoutes: true,
    });
  });

  it("says that a plan needs paths", async () => {
    const { user } = show(
      <NamedRouteCard {...actions()} controller={new FakeMapPort()} ids={[100]} place={null} />,
    );
    await user.click(await screen.findByRole("button", { name: "Maak er een plan van" }));
    expect(await screen.findByText(/Hier zijn geen paden in je kaartpakketten/)).toBeTruthy();
  });

  it("is followed between two tapped places", async () => {
    const [map, on] = [new FakeMapPort(), actions()];
    const { user } = show(<NamedRoutePart {...on} controller={map} routeId={100} />);
    await screen.findByText(/Tik op de route waar je begint/);
    act(() => map.events.emit("mapTapped", { lat: 52.0001, lng: 5.025 }));
    await screen.findByText("Tik nu waar je eindigt.");
    act(() => map.events.emit("mapTapped", { lat: 52, lng: 5.005 }));
    await screen.findByText(/^Dit stuk: 1,4 km$/);
    await user.click(screen.getByRole("button", { name: "Volg" }));
    await waitFor(() => expect(on.onFollowed).toHaveBeenCalled());
    const line = guidance.store.getState().following?.line;
    expect([line?.lngs[0], line?.lngs.at(-1)].map((lng) => lng?.toFixed(3))).toEqual([
      "5.025",
      "5.005",
    ]);
    act(() => guidance.stop());
  });
});

it("becomes a plan along ways that follows it", async () => {
  const folder = "samples/packs/voorbeeld-delft";
  await holdFiles({
    namedRoutes: readFileSync(`${folder}/named.routes`),
    ways: readFileSync(`${folder}/ways.graph`),
  });
  const on = actions();
  const { user } = show(
    <NamedRouteCard {...on} controller={new FakeMapPort()} ids={[9646542]} place={null} />,
  );
  await user.click(await screen.findByRole("button", { name: "Maak er een plan van" }));
  await waitFor(() => expect(on.onPlan).toHaveBeenCalled());
  const { draft, route } = planner.store.getState();
  expect(draft.mode).toBe("cycle");
  expect(route.legs.map(({ along }) => along)).toEqual(route.legs.map(() => "ways"));
  expect(route.meters).toBeGreaterThan(470);
  expect(route.meters).toBeLessThan(510);
});

it("says how many routes the list does not show", async () => {
  const [way] = [
    [
      [0, 0],
      [10, 0],
    ],
  ] as const;
  const many = Array.from({ length: 32 }, (_, at) => ({ name: `Pad ${at}`, members: "0" }));
  await holdFiles({ namedRoutes: writeRoutes(inventedRoutes([way], many)) });
  show(<NamedRouteCard {...actions()} controller={new FakeMapPort()} ids={null} place={null} />);
  expect(await screen.findByText("Er zijn nog 2 routes. Zoek op naam of nummer.")).toBeTruthy();
});

it("says of damaged routes that they cannot be looked up, and not that there are none", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await holdFiles({ namedRoutes: Uint8Array.of(1, 2, 3) });
  for (const ids of [[100], null]) {
    const { unmount } = show(
      <NamedRouteCard {...actions()} controller={new FakeMapPort()} ids={ids} place={null} />,
    );
    expect(await screen.findByText(/De routes opzoeken lukt nu niet/)).toBeTruthy();
    expect(screen.queryByText(/niet meer in je kaartpakketten|hebben geen/)).toBeNull();
    unmount();
  }
});
