import { fireEvent, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { WAYPOINT_COLORS } from "#domain/waypoints/waypoint-colors.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import { show } from "#parts/show.fixture.ts";
import { importOnMapStore } from "#state/exchange/import-on-map.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { ListDialog } from "./list-dialog.tsx";

it("previews a pasted list on the map, adds it with one look, and undoes it", async () => {
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  const loadMap = async () => ({ map, show: () => () => {} });
  const { user } = show(<ListDialog onClose={vi.fn()} loadMap={loadMap} />);
  const field = screen.getByLabelText("Punten, één per regel");
  fireEvent.change(field, { target: { value: "Tent 52,1 5,2\nPost 123456789\n52.2 5.3 Vuur" } });
  expect(await screen.findByText(/^Regel 2 is niet gelezen/)).toHaveProperty(
    "textContent",
    "Regel 2 is niet gelezen: “Post 123456789”. Dit zijn negen cijfers; een korte coördinaat heeft er 4, 6, 8 of 10.",
  );
  const names = () => importOnMapStore.getState().shown?.items.map(({ name }) => name);
  await expect.poll(names).toEqual(["Tent", "Vuur"]);
  expect(waypointsStore.getState().waypoints).toEqual([]);
  await user.click(screen.getByText("Pictogram en kleur"));
  await user.click(screen.getByRole("radio", { name: "Rood" }));
  await user.click(screen.getByRole("radio", { name: "Alles in één map" }));
  await user.click(screen.getByRole("button", { name: "Importeer 2" }));
  const undo = await screen.findByRole("button", { name: "Ongedaan maken" });
  expect(waypointsStore.getState().waypoints).toMatchObject([
    { name: "Tent", color: WAYPOINT_COLORS.red, folder: "Geplakte lijst" },
    { name: "Vuur", color: WAYPOINT_COLORS.red, folder: "Geplakte lijst" },
  ]);
  await user.click(undo);
  await screen.findByText("De import is ongedaan gemaakt.");
  expect(waypointsStore.getState().waypoints).toEqual([]);
});

it("leaves out a point that is far from the others until it is ticked", async () => {
  const { user } = show(<ListDialog onClose={vi.fn()} loadMap={noMap} />);
  const near = ["52.00 4.36", "52.01 4.36", "52.00 4.37", "52.01 4.37"];
  const value = [...near, "Verkeerd 52.60 4.36"].join("\n");
  fireEvent.change(screen.getByLabelText("Punten, één per regel"), { target: { value } });
  const far = await screen.findByRole("checkbox", {
    name: /^Verkeerd: 65,6 km van de andere punten/,
  });
  expect(far).toHaveProperty("checked", false);
  expect(screen.getByText("Regel 5: “Verkeerd 52.60 4.36”")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Importeer 4" })).toBeTruthy();
  await user.click(far);
  expect(await screen.findByRole("button", { name: "Importeer 5" })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: /^Verkeerd/ })).toHaveProperty("checked", true);
  await user.click(screen.getByRole("checkbox", { name: /^Verkeerd/ }));
  expect(await screen.findByRole("button", { name: "Importeer 4" })).toBeTruthy();
});

const noMap = () => Promise.reject(new Error("no map"));

it("can be closed before anything is typed", async () => {
  const onClose = vi.fn();
  const { user } = show(<ListDialog onClose={onClose} />);
  await user.click(screen.getByRole("button", { name: "Sluiten" }));
  expect(onClose).toHaveBeenCalledOnce();
});
