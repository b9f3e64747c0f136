import { act, renderHook, screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { shownFlavour } from "#parts/map/shown-flavour.ts";
import { show } from "#parts/show.fixture.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { isRedLight } from "#state/settings/red-light.ts";
import { NightRedButton } from "./night-red-button.tsx";
import { useRedAtSunset } from "./use-red-at-sunset.ts";

/** Returns a place on the equator where it is this hour by the sun. */
function placeWhereItIs(hour: number) {
  const hours = (clockStore.getState().nowMs / 3_600_000) % 24;
  const lng = ((((hour - hours) * 15 + 540) % 360) + 360) % 360;
  return { lat: 0, lng: lng - 180 };
}

function wantRed(): void {
  onTestFinished(() => void setPreferences({ redAtSunset: false, nightRed: false }));
  act(() => void setPreferences({ redAtSunset: true }));
}

it("is red only if asked for, with a place where the sun is down, until the helm is closed", () => {
  const { rerender, unmount } = renderHook(useRedAtSunset, { initialProps: placeWhereItIs(0) });
  expect(isRedLight()).toBe(false);
  wantRed();
  expect(isRedLight()).toBe(true);
  expect(shownFlavour()).toBe("red");
  rerender(placeWhereItIs(12));
  expect(isRedLight()).toBe(false);
  rerender(placeWhereItIs(23));
  expect(isRedLight()).toBe(true);
  expect(preferencesStore.getState().nightRed).toBe(false);
  unmount();
  expect(isRedLight()).toBe(false);
});

it("stays off in the dark once the user has switched it off", async () => {
  wantRed();
  const { rerender, unmount } = renderHook(useRedAtSunset, { initialProps: placeWhereItIs(0) });
  onTestFinished(unmount);
  const { user } = show(<NightRedButton />);
  const button = screen.getByRole("button", { name: "Nachtrood", pressed: true });
  await user.click(button);
  rerender(placeWhereItIs(1));
  expect(isRedLight()).toBe(false);
  expect(button.getAttribute("aria-pressed")).toBe("false");
});
