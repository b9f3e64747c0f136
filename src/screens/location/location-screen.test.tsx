import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import {
  headingStore,
  motionStore,
  positionPermissionStore,
  positionStore,
} from "#state/position/position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Component as LocationScreen } from "./location-screen.tsx";

/** Returns the value beside a name in the list of facts. */
function fact(name: string): string {
  const term = screen.getAllByRole("term").find((element) => element.textContent === name);
  return term?.nextElementSibling?.textContent ?? "";
}

it("distinguishes an unmeasured value from a measured zero", () => {
  positionStore.setState(fixedAt({ timeMs: Date.now() }));
  show(<LocationScreen />);
  expect(fact("Hoogte")).toBe("niet gemeten");
  expect(fact("Snelheid")).toBe("niet gemeten");
  act(() => {
    positionStore.setState(fixedAt({ altitudeMeters: 0, speedMps: 0, timeMs: Date.now() }));
  });
  expect(fact("Hoogte")).toMatch(/^0 m, volgens je apparaat, boven de ellips/);
  expect(fact("Snelheid")).toBe("0,0 km/u");
});

it("notes that speed and course are derived from positions if the device reports none", () => {
  positionStore.setState(fixedAt({ timeMs: Date.now() }));
  motionStore.setState({ speedMps: 1.4, courseDegrees: 200 });
  const heading = { hasHeading: true, isPast: false, course: 200, compass: null } as const;
  headingStore.setState({ ...heading, heading: 200, origin: "course" });
  onTestFinished(() => motionStore.setState({ speedMps: null, courseDegrees: null }));
  show(<LocationScreen />);
  expect(fact("Snelheid")).toBe("5,0 km/u (uit posities)");
  expect(fact("Richting")).toBe("200° Z (koers, uit posities)");
  act(() => {
    const measured = { speedMps: 1.2, courseDegrees: 200, timeMs: Date.now() };
    positionStore.setState(fixedAt(measured));
    preferencesStore.setState({ instrumentLayout: "water" });
  });
  expect(fact("Snelheid")).toBe("2,3 kn");
  expect(fact("Richting")).toBe("200° Z (koers)");
  preferencesStore.setState({ instrumentLayout: "foot" });
});

it("marks an old position", async () => {
  positionStore.setState(fixedAt({ timeMs: Date.now() }));
  const { user } = show(<LocationScreen />);
  expect(screen.getByRole("heading", { name: "Nu" })).toBeTruthy();
  expect(fact("Laatste positie")).toContain("(0 s geleden)");
  act(() => positionStore.setState(fixedAt({ timeMs: Date.now() - 25_000 })));
  expect(screen.getByText(/^Geen signaal sinds 2\d s\./)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Nu" })).toBeNull();
  act(() => positionPermissionStore.setState({ permission: "denied" }));
  expect(screen.queryByText(/^Geen signaal/)).toBeNull();
  expect(screen.queryByText("Locatie geweigerd")).toBeNull();
  expect(screen.getByRole("heading", { name: "Laatste positie" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Waarom?", description: "Laatste positie" }));
  expect(await screen.findByText("Locatie geweigerd")).toBeTruthy();
});

it("names the shown source, course or compass, and never the other", () => {
  positionStore.setState(fixedAt({ courseDegrees: 200, timeMs: Date.now() }));
  const both = { hasHeading: true, isPast: false, course: 200, compass: 90 };
  headingStore.setState({ ...both, heading: 200, origin: "course" });
  positionPermissionStore.setState({ permission: null });
  show(<LocationScreen />);
  expect(fact("Richting")).toBe("200° Z (koers)");
  act(() => headingStore.setState({ heading: 90, origin: "compass" }));
  expect(fact("Richting")).toBe("90° O (kompas, magnetisch)");
  act(() => positionStore.setState(fixedAt({ timeMs: Date.now() - 25_000 })));
  expect(fact("Richting")).toBe("90° O (kompas, magnetisch)");
  act(() => headingStore.setState({ heading: 200, origin: "course" }));
  expect(fact("Richting")).toBe("200° Z (laatste koers)");
});
