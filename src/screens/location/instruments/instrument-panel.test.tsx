import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { positionStore } from "#state/position/position.ts";
import { startTrip, tripStore } from "#state/position/trip.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { InstrumentPanel } from "./instrument-panel.tsx";

beforeEach(() => {
  positionStore.setState(fixedAt({ speedMps: 5, courseDegrees: 92, timeMs: Date.now() }));
});

const tile = (name: RegExp) => screen.getByRole("button", { name });

it("uses the units of the chosen mode, which is stored", async () => {
  const { user } = show(<InstrumentPanel />);
  expect(tile(/^Snelheid 18,0 km\/u ?\. Kies iets anders$/)).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Water" }));
  expect(tile(/^Snelheid \(SOG\) 9,7 kn/)).toBeTruthy();
  expect(tile(/^Koers \(COG\)/)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem("preferences") ?? "")).toMatchObject({
    instrumentLayout: "water",
  });
});

it("replaces the tapped instrument in this layout only", async () => {
  const { user } = show(<InstrumentPanel />);
  await user.click(tile(/^Tempo/));
  const dialog = await screen.findByRole("dialog", { name: "Wat wil je hier zien?" });
  await user.click(within(dialog).getByRole("radio", { name: "Zon onder" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(tile(/^Zon onder/)).toBeTruthy();
  const { instruments } = preferencesStore.getState();
  expect(instruments.foot[3]).toBe("sunset");
  expect(instruments.bicycle).not.toContain("sunset");
});

it("asks permission for the compass at its instrument, and reports a device without one", async () => {
  const requestPermission = vi.fn(async () => "granted");
  vi.stubGlobal("DeviceOrientationEvent", { requestPermission });
  const { user } = show(<InstrumentPanel />);
  expect(tile(/^Kompas – staat nog uit/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Zet het kompas aan" }));
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(tile(/^Kompas – niet gemeten/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Zet het kompas aan" })).toBeNull();
});

it("reads the instruments aloud at every tap", async () => {
  const { user } = show(<InstrumentPanel />);
  await user.click(screen.getByRole("button", { name: "Lees voor" }));
  const said = screen.getByText(/^Snelheid 18,0 km\/u\. Afstand/);
  expect(said.closest('[role="status"]')).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Lees voor" }));
  expect(screen.getByText(/^Snelheid 18,0 km\/u\. Afstand/)).not.toBe(said);
});

it("shows all six in large digits, with their accuracy", async () => {
  const { user } = show(<InstrumentPanel />);
  await user.click(screen.getByRole("button", { name: "Groot" }));
  const dialog = await screen.findByRole("dialog", { name: "Instrumenten, groot" });
  expect(
    within(dialog)
      .getAllByRole("term")
      .map((term) => term.textContent),
  ).toEqual([
    "Snelheid · km/u",
    "Afstand · m",
    "Kompas",
    "Tempo · min/km",
    "Tijd onderweg",
    "Hoogte",
  ]);
  act(() => positionStore.setState(fixedAt({ timeMs: Date.now() - 25_000 })));
  expect(within(dialog).getByText(/^Geen signaal sinds 2\d s$/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Sluit grote cijfers" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("resets the trip, which can be undone", async () => {
  startTrip();
  act(() => positionStore.setState(fixedAt({ lat: 52.16, timeMs: Date.now() })));
  act(() => positionStore.setState(fixedAt({ lat: 52.161, timeMs: Date.now() + 20_000 })));
  const { trip } = tripStore.getState();
  const { user } = show(<InstrumentPanel />);
  expect(tile(/^Afstand 111 m/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Nieuwe tocht" }));
  expect(tile(/^Afstand 0 m/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Terug naar de vorige tocht" }));
  expect(tile(/^Afstand 111 m/)).toBeTruthy();
  expect(tripStore.getState().trip.startedAtMs).toBe(trip.startedAtMs);
});
