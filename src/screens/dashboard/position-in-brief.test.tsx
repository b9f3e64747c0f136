import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { positionPermissionStore, positionStore } from "#state/position/position.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { PositionInBrief } from "./position-in-brief.tsx";

it("shows the accuracy and age of the position, and a lost signal", () => {
  positionStore.setState(fixedAt({ accuracyMeters: 150_000, timeMs: Date.now() }));
  show(<PositionInBrief />);
  expect(screen.getByText("Nauwkeurigheid 150 km (slecht) · 0 s geleden")).toBeTruthy();
  expect(screen.queryByText(/Geen signaal/)).toBeNull();
  act(() => positionStore.setState(fixedAt({ accuracyMeters: 0, timeMs: Date.now() - 25_000 })));
  expect(screen.getByText(/^Nauwkeurigheid 0 m \(goed\)/)).toBeTruthy();
  expect(screen.getByText(/^Geen signaal sinds 2\d s$/)).toBeTruthy();
});

it("keeps the position and its age when permission is withdrawn, and explains on a tap", async () => {
  positionStore.setState(fixedAt({ accuracyMeters: 8, timeMs: Date.now() }));
  const { user } = show(<PositionInBrief />);
  act(() => positionPermissionStore.setState({ permission: "denied" }));
  expect(screen.queryByText("Locatie geweigerd")).toBeNull();
  expect(screen.getByText("Laatste positie")).toBeTruthy();
  expect(screen.getByText(/^Nauwkeurigheid 8 m \(goed\) · \d s geleden$/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Waarom?" }));
  expect(await screen.findByText("Locatie geweigerd")).toBeTruthy();
  act(() => positionPermissionStore.setState({ permission: null }));
});

it("names RD on the dashboard, and shows another notation on a tap", async () => {
  setPreferences({ coordinateFormat: "rd" });
  positionStore.setState(fixedAt({ lat: 52.228, lng: 5.321, timeMs: Date.now() }));
  const { user } = show(<PositionInBrief />);
  expect(await screen.findByText("RD 150477, 471105")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /andere notatie/ }));
  expect(await screen.findByText(/^UTM 31U /)).toBeTruthy();
});
