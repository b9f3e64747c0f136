import { readFileSync } from "node:fs";
import { screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LngLat } from "#domain/areas/area-shape.ts";
import type { Municipality } from "#domain/areas/municipality.ts";
import { outlineOfRuns } from "#domain/areas/outline.ts";
import { runsOfShape } from "#domain/areas/shape-runs.ts";
import { squareKilometersOf } from "#domain/areas/tile-runs.ts";
import { EMPTY_ROUTE, type PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { holdPacks } from "#parts/packs/hold-packs.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { WorkerHere } from "#rpc/worker-here.fixture.ts";
import { sketchOnMapStore } from "#state/map/sketch-on-map.ts";
import { planner } from "#state/plans/planner.ts";
import { askedServersStore } from "#state/privacy/asked-servers.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { setTileSource } from "#state/settings/settings.ts";
import type { MunicipalityResult, PackJobCalls } from "#workers/pack-jobs/pack-job-calls.ts";
import { SaveAreaForm } from "./save-area-form.tsx";
import type { ShapeKind } from "./shape-props.ts";

const LINE = Float64Array.of(5.3, 52.2, 5.4, 52.22, 5.42, 52.3);
const MIDDLE = { lat: 52.228, lng: 5.321 };

beforeEach(() => holdPacks([]));
afterEach(() => setTileSource(0));

function showForm(kind: ShapeKind, along: "plan" | null = null) {
  const map = new FakeMapPort();
  map.center = MIDDLE;
  const showBounds = vi.spyOn(map, "showBounds");
  const onSave = vi.fn();
  const shown = show(
    <SaveAreaForm
      controller={map}
      kind={kind}
      onKind={vi.fn()}
      frame={createRef()}
      along={along}
      onSave={onSave}
    />,
  );
  return { ...shown, onSave, showBounds };
}

function planWith(line: Float64Array): void {
  const legs = [{ line }] as unknown as PlanRoute["legs"];
  planner.store.setState({ route: { ...EMPTY_ROUTE, legs } });
}

it("saves the corridor of the plan in the making, as wide as is chosen, and draws it", async () => {
  planWith(LINE);
  const { user, onSave, showBounds } = showForm("along", "plan");
  const corridor = (widthMeters: number) =>
    runsOfShape({
      kind: "corridor",
      lines: [
        [
          [5.3, 52.2],
          [5.4, 52.22],
          [5.42, 52.3],
        ],
      ],
      widthMeters,
    });
  await user.selectOptions(await screen.findByLabelText("Breedte"), "5 km");
  const name = screen.getByLabelText("Naam") as HTMLInputElement;
  await waitFor(() => expect(name.value).toMatch(/^Langs /));
  expect(sketchOnMapStore.getState().sketch).toHaveLength(outlineOfRuns(corridor(5000)).length);
  await waitFor(() => expect(showBounds).toHaveBeenCalled());
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  expect(onSave).toHaveBeenCalledWith({
    name: name.value,
    runs: corridor(5000),
    source: { kind: "online" },
  });
  expect(corridor(5000)).not.toEqual(corridor(2000));
});

it("reports that a line no longer exists, and saves nothing", async () => {
  planWith(new Float64Array());
  const { user, onSave } = showForm("along", "plan");
  expect(await screen.findByText("Deze lijn is er niet meer. Kies een andere.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  expect(onSave).not.toHaveBeenCalled();
});

it("explains where lines come from when there are none", async () => {
  planner.store.setState({ route: EMPTY_ROUTE });
  showForm("along");
  expect(await screen.findByText(/^Je hebt nog geen plan, track of route/)).toBeTruthy();
});

it("saves a circle around the middle of the map, and removes its drawing", async () => {
  const { user, onSave, unmount } = showForm("around");
  await user.selectOptions(screen.getByLabelText("Straal"), "2 km");
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  const runs = runsOfShape({ kind: "circle", center: MIDDLE, radiusMeters: 2000 });
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ runs }));
  expect(sketchOnMapStore.getState().sketch.length).toBeGreaterThan(0);
  unmount();
  expect(sketchOnMapStore.getState().sketch).toEqual([]);
});

it("saves from an archive at an https address, and rejects any other with a reason", async () => {
  const { user, onSave } = showForm("around");
  await user.selectOptions(screen.getByLabelText("Kaart"), "Eigen kaartbestand");
  const address = screen.getByLabelText("Adres van het bestand");
  const save = screen.getByRole("button", { name: "Bewaar" });
  for (const wrong of ["kaart", "http://kaart.example/a.pmtiles"]) {
    await user.clear(address);
    await user.type(address, wrong);
    expect(screen.getByRole("alert").textContent).toMatch(/^Typ het adres van een PMTiles-bestand/);
    await user.click(save);
  }
  expect(onSave).not.toHaveBeenCalled();
  await user.clear(address);
  await user.type(address, "https://kaart.example/a.pmtiles");
  await user.click(save);
  const source = { kind: "archive", url: "https://kaart.example/a.pmtiles" };
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ source }));
});

it("saves pictures of the visible map, up to 100 km²", async () => {
  setTileSource(4);
  const { user, onSave } = showForm("around");
  expect((screen.getByLabelText("Kaart") as HTMLSelectElement).value).toBe("4");
  await user.selectOptions(screen.getByLabelText("Straal"), "10 km");
  expect(screen.getByText("Te groot: plaatjes kun je tot 100 km² bewaren.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  expect(onSave).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText("Straal"), "2 km");
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  const source = { kind: "pictures", tileSource: 4 };
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ source }));
});

it.each([
  [5, "De regels van OpenStreetMap verbieden plaatjes vooruit op te halen"],
  [6, "De regels van OpenTopoMap verbieden plaatjes vooruit op te halen"],
  [7, "De regels van CyclOSM verbieden plaatjes vooruit op te halen"],
])("says why pictures of tile source %d are not saved", (number, why) => {
  setTileSource(number);
  showForm("around");
  expect((screen.getByLabelText("Kaart") as HTMLSelectElement).value).toBe("online");
  expect(screen.getByText(new RegExp(why))).toBeTruthy();
});

it("saves a province by name, with a margin around its coarse border", async () => {
  const file = readFileSync("public/basemap/provincies.json", "utf8");
  vi.stubGlobal("fetch", async () => new Response(file));
  const { user, onSave } = showForm("region");
  await user.selectOptions(
    await screen.findByLabelText("Welke provincie"),
    await screen.findByText("Utrecht"),
  );
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  const [area] = onSave.mock.calls[0] ?? [];
  expect(area.name).toBe("Utrecht");
  expect(squareKilometersOf(area.runs)).toBeGreaterThan(1800);
  vi.unstubAllGlobals();
});

/** Answers searches for municipalities; returns the names that were asked for. */
function answerMunicipalities(result: MunicipalityResult): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal(
    "Worker",
    class extends WorkerHere<Pick<PackJobCalls, "findMunicipality">> {
      constructor() {
        super({
          findMunicipality: async (typed) => {
            asked.push(typed);
            return result;
          },
        });
      }
    },
  );
  return asked;
}

function municipality(name: string, lng: number, province: string): Municipality {
  const ring: readonly LngLat[] = [
    [lng, 52],
    [lng + 0.2, 52],
    [lng + 0.2, 52.1],
    [lng, 52],
  ];
  return { name, province, rings: [ring] };
}

it("saves a municipality by name, and asks PDOK only when that is wanted", async () => {
  const found = [
    municipality("Bergen (L.)", 6, "Limburg"),
    municipality("Bergen (NH.)", 4.7, "Noord-Holland"),
  ];
  const asked = answerMunicipalities({ ok: true, found });
  const { user, onSave, showBounds } = showForm("region");
  await user.type(screen.getByLabelText("Of een gemeente"), "Bergen");
  expect(asked).toEqual([]);
  await user.keyboard("{Enter}");
  const which = await screen.findByLabelText("Gemeente");
  expect(
    screen.getByText("Gevonden: Bergen (L.) (Limburg), Bergen (NH.) (Noord-Holland)."),
  ).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(which));
  expect(screen.queryByLabelText("Welke provincie")).toBeNull();
  await user.selectOptions(which, "Bergen (NH.) (Noord-Holland)");
  expect(screen.getByText("Grens: Kadaster, CC BY 4.0.")).toBeTruthy();
  await waitFor(() => expect(showBounds).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  const rings = found[1]?.rings ?? [];
  expect(onSave).toHaveBeenCalledWith({
    name: "Gemeente Bergen (NH.)",
    runs: runsOfShape({ kind: "region", marginMeters: 100, rings }),
    source: { kind: "online" },
  });
  await user.click(screen.getByRole("button", { name: "Een andere" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Of een gemeente"));
  expect(asked).toEqual(["Bergen"]);
  expect(askedServersStore.getState().servers["https://service.pdok.nl"]).toBeGreaterThan(0);
});

it("says why a municipality is not found, and asks nothing on alleen offline", async () => {
  const asked = answerMunicipalities({ ok: true, found: [] });
  const { user } = showForm("region");
  const search = screen.getByRole("button", { name: "Zoek op" });
  await user.type(screen.getByLabelText("Of een gemeente"), "Nergenshuizen");
  await user.click(search);
  expect(await screen.findByText(/^Er is geen gemeente met deze naam/)).toBeTruthy();
  setPreferences({ offlineOnly: true });
  await user.click(search);
  expect(await screen.findByText(/Zet dat uit om een gemeente op te zoeken/)).toBeTruthy();
  expect(asked).toEqual(["Nergenshuizen"]);
});
