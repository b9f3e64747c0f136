import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { addWaypoints, waypointsStore } from "#state/waypoints/waypoints.ts";
import { fakeDatabaseError } from "#storage/fake-database-error.ts";
import { WaypointsSection } from "./waypoints-section.tsx";

const THREE = [
  { id: "tent", name: "Tent", lat: 52.1, lng: 5.4, folder: "Kamp", createdAtMs: 1 },
  { id: "post", name: "Post", lat: 52.2, lng: 5.5, createdAtMs: 2 },
  { id: "pont", name: "Pont", lat: 52.3, lng: 5.6, folder: "Kamp", createdAtMs: 3 },
];

const rows = () => [...document.querySelectorAll("[data-index] a")].map((row) => row.textContent);
const namesShown = () => rows().map((text) => text?.slice(0, 4));

function showThree() {
  waypointsStore.setState({ waypoints: THREE, isLoaded: true });
  return show(<WaypointsSection onAdd={vi.fn()} />);
}

describe("the list of waypoints", () => {
  it("is sorted as chosen", async () => {
    const { user } = showThree();
    await user.selectOptions(screen.getByLabelText("Volgorde"), "Alfabet");
    expect(namesShown()).toEqual(["Pont", "Post", "Tent"]);
    await user.selectOptions(screen.getByLabelText("Volgorde"), "Nieuwste");
    expect(namesShown()).toEqual(["Pont", "Post", "Tent"]);
    await user.selectOptions(screen.getByLabelText("Volgorde"), "Map");
    expect(namesShown()).toEqual(["Pont", "Tent", "Post"]);
  });

  it("shows only the matches, and then all again", async () => {
    const { user } = showThree();
    await user.click(screen.getByRole("button", { name: "Kamp (2)" }));
    expect(rows()).toHaveLength(2);
    await user.type(screen.getByRole("searchbox"), "pónt");
    await waitFor(() => expect(namesShown()).toEqual(["Pont"]));
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "niets");
    await user.click(await screen.findByRole("button", { name: "Toon alle waypoints" }));
    expect(rows()).toHaveLength(3);
  });

  it("is not shown as empty when it could not be read", async () => {
    const problem = { kind: "full", neededBytes: 45_200_000 } as const;
    waypointsStore.setState({
      waypoints: [],
      isLoaded: true,
      unstored: { kind: "unread", error: fakeDatabaseError(problem) },
    });
    const { queryByRole } = show(<WaypointsSection onAdd={vi.fn()} />);
    expect(await screen.findByText(/niet allemaal worden gelezen\..*minstens 45 MB/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Probeer opnieuw" })).toBeTruthy();
    expect(queryByRole("link", { name: "Naar de kaart" })).toBeNull();
    waypointsStore.setState({ isLoaded: false, unstored: null });
  });

  it("explains how to add one while empty, and is hidden until storage was read", () => {
    const { container, unmount } = show(<WaypointsSection onAdd={vi.fn()} />);
    expect(container.textContent).toBe("");
    unmount();
    waypointsStore.setState({ isLoaded: true });
    const { getByRole } = show(<WaypointsSection onAdd={vi.fn()} />);
    expect(getByRole("link", { name: "Naar de kaart" }).getAttribute("href")).toBe("/map");
  });

  it("moves the selected waypoints to a folder together", async () => {
    await addWaypoints(["Mast", "Molen"].map((name) => ({ name, lat: 51.5, lng: 5.1 })));
    const { user } = show(<WaypointsSection onAdd={vi.fn()} />);
    await user.click(screen.getByRole("button", { name: "Kies meerdere" }));
    await user.click(screen.getByLabelText(/Mast/));
    await user.click(screen.getByLabelText(/Molen/));
    expect(await screen.findByText("2 gekozen")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Naar een map" }));
    await user.click(screen.getByRole("button", { name: "Verplaats" }));
    expect(
      screen.getByText("Typ de naam van een map, of haal de waypoints uit hun map."),
    ).toBeTruthy();
    await user.type(screen.getByLabelText("Mapnaam"), "Hike");
    await user.click(screen.getByRole("button", { name: "Verplaats" }));
    await waitFor(() => expect(screen.queryByRole("checkbox", { hidden: true })).toBeNull());
    const folders = waypointsStore.getState().waypoints.filter(({ lat }) => lat === 51.5);
    expect(folders.map(({ folder }) => folder)).toEqual(["Hike", "Hike"]);
  });

  it("changes the colour of the selected waypoints, and keeps their icons", async () => {
    const places = ["ferry", "tent"].map((icon) => ({ name: icon, lat: 51.7, lng: 5.1, icon }));
    await addWaypoints(places);
    const { user } = show(<WaypointsSection onAdd={vi.fn()} />);
    await user.click(screen.getByRole("button", { name: "Kies meerdere" }));
    for (const { name } of places) await user.click(screen.getByLabelText(new RegExp(name)));
    await user.click(screen.getByRole("button", { name: "Pictogram en kleur" }));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Pas toe" }).disabled).toBe(true);
    await user.click(screen.getByRole("radio", { name: "Rood" }));
    await user.click(screen.getByRole("button", { name: "Pas toe" }));
    await waitFor(() => expect(screen.queryByRole("checkbox", { hidden: true })).toBeNull());
    const mine = waypointsStore.getState().waypoints.filter(({ lat }) => lat === 51.7);
    expect(mine.map(({ icon }) => icon)).toEqual(["ferry", "tent"]);
    expect(new Set(mine.map(({ color }) => color)).size).toBe(1);
    expect(mine[0]?.color).toMatch(/^#/);
  });

  it("asks for confirmation before deleting a folder", async () => {
    await addWaypoints(
      ["Sluis", "Steiger"].map((name) => ({ name, lat: 51.6, lng: 5.1, folder: "Vaart" })),
    );
    const { user } = show(<WaypointsSection onAdd={vi.fn()} />);
    const mine = () => waypointsStore.getState().waypoints.filter(({ lat }) => lat === 51.6);
    await user.click(screen.getByRole("button", { name: "Vaart (2)" }));
    await user.click(await screen.findByRole("button", { name: "Map verwijderen" }));
    expect(screen.getByText(/staan 2 waypoints/)).toBeTruthy();
    expect(mine().map(({ folder }) => folder)).toEqual(["Vaart", "Vaart"]);
    await user.click(screen.getByRole("button", { name: "Alleen de map" }));
    await waitFor(() => expect(mine().map(({ folder }) => folder)).toEqual([undefined, undefined]));
  });
});
