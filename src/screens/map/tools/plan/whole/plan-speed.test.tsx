import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { DEFAULT_SPEEDS } from "#domain/plans/travel-time.ts";
import { show } from "#parts/show.fixture.ts";
import { showUnits } from "#sentences/intl/units.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { PlanSpeed } from "./plan-speed.tsx";

it("takes the speed of a motorboat in knots, and stores kilometres per hour", async () => {
  onTestFinished(() => act(() => void setPreferences({ planSpeedsKmh: DEFAULT_SPEEDS })));
  const { user } = show(<PlanSpeed mode="motorboat" />);
  const speed = screen.getByRole("textbox", { name: "Snelheid (knopen)" });
  expect(speed).toHaveProperty("value", "4,3");
  await user.clear(speed);
  await user.type(speed, "5,5");
  expect(preferencesStore.getState().planSpeedsKmh).toEqual({
    ...DEFAULT_SPEEDS,
    motorboat: expect.closeTo(10.186),
  });
  await user.clear(speed);
  await user.type(speed, "33");
  expect(screen.getByText("Typ een snelheid van 1 tot 32 knopen.")).toBeTruthy();
});

it.each(["walk", "cycle", "canoe"] as const)(
  "takes the speed of %s in miles an hour from those who chose them",
  async (mode) => {
    showUnits("imperial");
    onTestFinished(() => {
      showUnits("metric");
      act(() => void setPreferences({ planSpeedsKmh: DEFAULT_SPEEDS }));
    });
    const { user } = show(<PlanSpeed mode={mode} />);
    const speed = screen.getByRole("textbox", { name: "Snelheid (mijl per uur)" });
    await user.clear(speed);
    await user.type(speed, "5");
    expect(preferencesStore.getState().planSpeedsKmh[mode]).toBeCloseTo(8.047);
    await user.clear(speed);
    await user.type(speed, "38");
    expect(screen.getByText("Typ een snelheid van 1 tot 37 mijl per uur.")).toBeTruthy();
  },
);

it("finds no fault with a stored speed below a knot", () => {
  act(() => void setPreferences({ planSpeedsKmh: { ...DEFAULT_SPEEDS, motorboat: 1 } }));
  onTestFinished(() => act(() => void setPreferences({ planSpeedsKmh: DEFAULT_SPEEDS })));
  show(<PlanSpeed mode="motorboat" />);
  expect(screen.getByRole("textbox").getAttribute("aria-invalid")).not.toBe("true");
  expect(screen.queryByText(/^Typ een snelheid/)).toBeNull();
});
