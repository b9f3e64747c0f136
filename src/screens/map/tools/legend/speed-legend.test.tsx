import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { showUnits } from "#sentences/intl/units.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { SpeedLegend } from "./speed-legend.tsx";

it("explains each colour in the units of the mode, and is hidden for plain tracks", async () => {
  show(<SpeedLegend />);
  expect(screen.queryByRole("figure")).toBeNull();
  await act(() => setPreferences({ tracksBySpeed: true }));
  expect(screen.getByRole("figure", { name: "Snelheid (km/u)" })).toBeTruthy();
  const words = () =>
    screen.getAllByRole("listitem").map(({ lastChild }) => lastChild?.textContent);
  expect(words()).toEqual([
    "minder dan 2",
    "2 tot 3",
    "3 tot 4",
    "4 tot 5",
    "5 tot 6",
    "6 of meer",
  ]);
  await act(() => setPreferences({ instrumentLayout: "water" }));
  expect(screen.getByRole("figure", { name: "Snelheid (knopen)" })).toBeTruthy();
  expect(words()[5]).toBe("8 of meer");
});

it("has the limits in miles an hour for those who chose miles", async () => {
  showUnits("imperial");
  onTestFinished(() => showUnits("metric"));
  await act(() => setPreferences({ tracksBySpeed: true, instrumentLayout: "foot" }));
  show(<SpeedLegend />);
  expect(screen.getByRole("figure", { name: "Snelheid (mph)" })).toBeTruthy();
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.lastChild?.textContent).toBe("minder dan 1,2");
  expect(second?.textContent).toBe("1,21,2 tot 1,9");
});
