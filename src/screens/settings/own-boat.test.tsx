import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { OwnBoat } from "./own-boat.tsx";

it("stores each size as soon as it is valid, and an empty one as unknown", async () => {
  const { user } = show(<OwnBoat id="boot" onStored={vi.fn()} />);
  const field = screen.getByLabelText("Kruiphoogte (m)");
  await user.type(field, "2,35");
  expect(preferencesStore.getState().boat).toMatchObject({
    airDraughtMeters: 2.35,
    beamMeters: null,
    marginMeters: 0.2,
    keelMarginMeters: 0.5,
  });
  await user.clear(field);
  expect(preferencesStore.getState().boat.airDraughtMeters).toBeNull();
});

it("keeps the last valid size, and reports an invalid one", async () => {
  const { user } = show(<OwnBoat id="boot" onStored={vi.fn()} />);
  const field = screen.getByLabelText("Breedte (m)");
  await user.type(field, "3");
  await user.type(field, "x");
  expect(screen.getByText("Een getal van 0,3 tot 30, zoals 2,35.")).toBeTruthy();
  expect(preferencesStore.getState().boat.beamMeters).toBe(3);
  const margin = screen.getByLabelText("Marge boven je boot (m)");
  await user.clear(margin);
  expect(preferencesStore.getState().boat.marginMeters).toBe(0.2);
  const underKeel = screen.getByLabelText("Marge onder de kiel (m)");
  await user.clear(underKeel);
  expect(preferencesStore.getState().boat.keelMarginMeters).toBe(0.5);
  await user.type(underKeel, "0,3");
  expect(preferencesStore.getState().boat).toMatchObject({
    marginMeters: 0.2,
    keelMarginMeters: 0.3,
  });
});
