import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { UNKNOWN_BOAT } from "#domain/fairway/passage/passage.ts";
import { show } from "#parts/show.fixture.ts";
import { NOTICE_ORDER, requestTurn } from "#state/map/notice-turns.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { setOverlay } from "#state/settings/settings.ts";
import { BoatingAid } from "./boating-aid.tsx";

const text = () => screen.queryByText(/nooit je enige/);

it("is shown once, when the boating network is first switched on", async () => {
  const first = show(<BoatingAid />);
  expect(text()).toBeNull();
  act(() => void setOverlay("sailNetwork", true));
  await first.user.click(screen.getByRole("button", { name: "Begrepen" }));
  expect(text()).toBeNull();
  expect(preferencesStore.getState().isBoatingAidRead).toBe(true);
  first.unmount();
  show(<BoatingAid />);
  expect(text()).toBeNull();
});

it("asks for the boat once, unless it is known", async () => {
  setPreferences({ instrumentLayout: "water" });
  const { user, address, unmount } = show(<BoatingAid />);
  await user.click(screen.getByRole("link", { name: "Mijn boot" }));
  expect(address()).toBe("/settings#boot");
  expect(text()).toBeNull();
  unmount();
  setPreferences({
    isBoatingAidRead: false,
    boat: { ...UNKNOWN_BOAT, airDraughtMeters: 2.5 },
  });
  show(<BoatingAid />);
  expect(text()).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

// Without a network some notices stay for the whole visit.
it.each(NOTICE_ORDER.filter((name) => name !== "boating-aid"))(
  "comes at once and before the notice %s, which was there first",
  (name) => {
    onTestFinished(requestTurn(name));
    setPreferences({ instrumentLayout: "water" });
    show(<BoatingAid />);
    expect(text()).toBeTruthy();
  },
);
