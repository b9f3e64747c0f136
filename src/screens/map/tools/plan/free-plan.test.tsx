import { Blob } from "node:buffer";
import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import { isPlace } from "#domain/network/plan/route/plan-route.ts";
import { waysBytes } from "#domain/network/ways/invented-ways.fixture.ts";
import { randomWays } from "#domain/network/ways/random-ways.fixture.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { networkNodeTapped } from "#mapview/layers/networks/network-events.ts";
import { setMapView } from "#state/map/map-view.ts";
import { planner } from "#state/plans/planner.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { setSettings, settingsStore } from "#state/settings/settings.ts";
import { grid, holdGrid, showPlanner, tapped } from "./grid-planner.fixture.tsx";

const WAYS = new Blob([waysBytes(randomWays(seededRandom(11), 13))]) as never;
/** A place in the middle of these ways. */
const MIDDLE = { lat: 52.0992, lng: 5.0985 };

const freely = (path?: string) =>
  showPlanner(path, (map) => {
    map.center = MIDDLE;
  });

const stops = () => planner.store.getState().draft.stops;

beforeEach(() => void setPreferences({ planIsFree: null }));

describe("a plan without numbers", () => {
  it("is the usual one where packs have ways only: a loop from the middle of the map, adopted", async () => {
    await holdGrid(null, WAYS);
    const { user, map } = await freely("/map?plan&rondje");
    const free = await screen.findByRole("checkbox", { name: /^Vrij/ });
    expect((free as HTMLInputElement).checked).toBe(true);
    const typed = screen.getByRole("textbox", { name: "Lengte in km, 2 tot 30" });
    await user.clear(typed);
    await user.type(typed, "4");
    const rows = await screen.findAllByRole("radio", { name: /^A? ?(3,[6-9]|4,[0-4])\d? km/ });
    expect(rows.length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(map.shown).toHaveLength(4));
    await user.click(await screen.findByRole("button", { name: "Neem dit rondje" }));
    expect(stops().length).toBeGreaterThan(2);
    expect(stops().every(isPlace)).toBe(true);
    expect(stops()[0]).toMatchObject(MIDDLE);
    const { legs, meters } = planner.store.getState().route;
    expect(legs.every(({ along }) => along === "ways")).toBe(true);
    expect(Math.abs(meters - 4000)).toBeLessThanOrEqual(400);
    // No part of it speaks of numbers.
    expect(screen.getByRole("region", { name: "Vrij plannen" })).toBeTruthy();
    expect(screen.getByRole("list", { name: "Punten van het plan" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Meer van dit plan" }));
    expect(await screen.findByRole("region", { name: "Van punt naar punt" })).toBeTruthy();
    expect(screen.queryByText(/^Knooppunten/)).toBeNull();
    // Whatever is asked again of these stops is the same loop.
    await act(() => planner.retry());
    expect(planner.store.getState().route.meters).toBeCloseTo(meters, 6);
  });

  it("tells and draws how far one gets, and goes to the farthest place in a direction", async () => {
    await holdGrid(null, WAYS);
    const { user, map } = await freely();
    await user.click(await screen.findByRole("button", { name: "Meer" }));
    await user.click(await screen.findByRole("button", { name: "Hoe ver kom ik?" }));
    await user.click(await screen.findByRole("button", { name: "1" }));
    expect(
      await screen.findByText(/^Binnen 1 km liggen [\d,]+ km aan wegen en paden/),
    ).toBeTruthy();
    await vi.waitFor(() => expect(map.plan?.offer?.reachedWays?.length).toBeGreaterThan(10));
    const rows = screen.getAllByRole("button", { name: /hemelsbreed/ });
    expect(rows.length).toBeGreaterThan(4);
    await user.click(rows[0] as HTMLElement);
    await vi.waitFor(() => expect(stops()).toHaveLength(2));
    expect(stops()[0]).toMatchObject(MIDDLE);
    await vi.waitFor(() =>
      expect(planner.store.getState().route.legs[0]).toMatchObject({ along: "ways" }),
    );
    expect(map.plan?.offer).toBeUndefined();
  });

  it("stays as it is while the map is dragged, until a mode is chosen or the planner is opened", async () => {
    const { mapOverlay, ...settings } = settingsStore.getState();
    const overlays = { ...mapOverlay, walkNetwork: false, bikeNetwork: false };
    setSettings({ ...settings, mapOverlay: overlays });
    await holdGrid(null, WAYS);
    const [here, elsewhere] = [
      { ...MIDDLE, zoom: 14 },
      { lat: 50.8, lng: 5.9, zoom: 14 },
    ];
    setMapView(elsewhere);
    setMapView(here);
    const { user, unmount } = await freely();
    const isFree = () =>
      (screen.getByRole("checkbox", { name: /^Vrij/ }) as HTMLInputElement).checked;
    const networks = () => {
      const { walkNetwork, bikeNetwork } = settingsStore.getState().mapOverlay;
      return { walkNetwork, bikeNetwork };
    };
    expect(isFree()).toBe(true);
    await act(async () => setMapView(elsewhere));
    expect(isFree()).toBe(true);
    expect(screen.getByRole("region", { name: "Vrij plannen" })).toBeTruthy();
    expect(networks()).toEqual({ walkNetwork: false, bikeNetwork: false });
    await user.click(screen.getByRole("radio", { name: "Fietsen" }));
    expect(isFree()).toBe(false);
    expect(networks()).toEqual({ walkNetwork: false, bikeNetwork: true });
    await act(async () => setMapView(here));
    expect(isFree()).toBe(false);
    unmount();
    await freely();
    expect(isFree()).toBe(true);
    setSettings({ ...settings, mapOverlay });
  });

  it("is chosen with a switch: taps on numbers give their place, and no network is asked", async () => {
    await holdGrid(new Blob([writeGraph(grid()).bytes]) as never, WAYS);
    const { user, map } = await freely();
    expect(screen.getByText(/^Tik op een knooppunt/)).toBeTruthy();
    await user.click(await screen.findByRole("checkbox", { name: /^Vrij/ }));
    expect(preferencesStore.getState().planIsFree).toBe(true);
    expect(screen.getByText("Tik op de kaart om te beginnen.")).toBeTruthy();
    await act(async () => map.events.emit(networkNodeTapped, tapped(11)));
    await vi.waitFor(() => expect(stops()).toHaveLength(1));
    const { lat, lng } = tapped(11);
    expect(stops()[0]).toEqual({ kind: "place", lat, lng });
    await user.click(screen.getByRole("button", { name: "Ongedaan maken" }));
    await user.click(await screen.findByRole("checkbox", { name: /^Vrij/ }));
    await act(async () => map.events.emit(networkNodeTapped, tapped(11)));
    await vi.waitFor(() => expect(stops()).toMatchObject([{ number: "11" }]));
  });
});
