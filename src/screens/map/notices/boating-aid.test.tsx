import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { setOverlay } from "#state/settings/settings.ts";
import { LazyBoatingAid } from "./lazy-boating-aid.tsx";

it("is shown once, when the boating network is first switched on", async () => {
  const first = show(<LazyBoatingAid />);
  expect(screen.queryByText(/nooit je enige/)).toBeNull();
  act(() => void setOverlay("sailNetwork", true));
  await first.user.click(await screen.findByRole("button", { name: "Begrepen" }));
  expect(screen.queryByText(/nooit je enige/)).toBeNull();
  expect(preferencesStore.getState().isBoatingAidRead).toBe(true);
  first.unmount();
  show(<LazyBoatingAid />);
  expect(screen.queryByText(/nooit je enige/)).toBeNull();
});

it("is shown while the user is on the water", async () => {
  setPreferences({ instrumentLayout: "water" });
  show(<LazyBoatingAid />);
  expect(await screen.findByText(/nooit je enige/)).toBeTruthy();
});
