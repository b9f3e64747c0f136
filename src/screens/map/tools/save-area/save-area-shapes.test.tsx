import { screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { runsOfShape } from "#domain/areas/shape-runs.ts";
import { boxesOfRuns } from "#domain/areas/tile-runs.ts";
import { EMPTY_ROUTE, type PlanRoute } from "#domain/network/plan/plan-route.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { holdPacks } from "#parts/packs/hold-packs.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { sketchOnMapStore } from "#state/map/sketch-on-map.ts";
import { planner } from "#state/plans/planner.ts";
import { SaveAreaForm } from "./save-area-form.tsx";
import type { ShapeKind } from "./shape-props.ts";

const LINE = Float64Array.of(5.3, 52.2, 5.4, 52.22, 5.42, 52.3);
const MIDDLE = { lat: 52.228, lng: 5.321 };

beforeEach(() => holdPacks([]));

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
  expect(sketchOnMapStore.getState().sketch).toHaveLength(boxesOfRuns(corridor(5000)).length);
  expect(showBounds).toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  expect(onSave).toHaveBeenCalledWith({
    name: name.value,
    runs: corridor(5000),
    source: { kind: "online" },
  });
  expect(corridor(5000)).not.toEqual(corridor(2000));
});

it("says that a line is gone, and saves nothing then", async () => {
  planWith(new Float64Array());
  const { user, onSave } = showForm("along", "plan");
  expect(await screen.findByText("Deze lijn is er niet meer. Kies een andere.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  expect(onSave).not.toHaveBeenCalled();
});

it("says where lines come from when there is none", async () => {
  planner.store.setState({ route: EMPTY_ROUTE });
  showForm("along");
  expect(await screen.findByText(/^Je hebt nog geen plan, track of route/)).toBeTruthy();
});

it("saves a circle around the middle of the map, and takes its drawing away again", async () => {
  const { user, onSave, unmount } = showForm("around");
  await user.selectOptions(screen.getByLabelText("Straal"), "2 km");
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  const runs = runsOfShape({ kind: "circle", center: MIDDLE, radiusMeters: 2000 });
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ runs }));
  expect(sketchOnMapStore.getState().sketch.length).toBeGreaterThan(0);
  unmount();
  expect(sketchOnMapStore.getState().sketch).toEqual([]);
});
