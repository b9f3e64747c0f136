import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { setColorScheme, settingsStore } from "#state/settings/settings.ts";
import { LazyDarkOffer } from "./lazy-dark-offer.tsx";

const OFFER = "Je apparaat staat op donker. Scouting Map ook?";

beforeEach(() => {
  setPreferences({ isDarkOffered: false, followsDeviceColors: false });
  setColorScheme(0);
});

function onDevice(scheme: "light" | "dark"): void {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes(`: ${scheme}`) }));
}

it("offers dark colours on a dark device, and applies them with one tap", async () => {
  onDevice("dark");
  const { user } = show(<LazyDarkOffer />);
  expect(await screen.findByText(OFFER)).toBeTruthy();
  expect(settingsStore.getState().colorScheme).toBe(0);
  await user.click(screen.getByRole("button", { name: "Donker" }));
  expect(settingsStore.getState().colorScheme).toBe(1);
  expect(screen.queryByText(OFFER)).toBeNull();
});

it("follows the device if that is chosen", async () => {
  onDevice("dark");
  const { user } = show(<LazyDarkOffer />);
  await user.click(await screen.findByRole("button", { name: "Zoals mijn apparaat" }));
  expect(settingsStore.getState().colorScheme).toBe(1);
  expect(preferencesStore.getState().followsDeviceColors).toBe(true);
  expect(screen.queryByText(OFFER)).toBeNull();
});

it("asks once", async () => {
  onDevice("dark");
  const first = show(<LazyDarkOffer />);
  await first.user.click(await screen.findByRole("button", { name: "Blijf licht" }));
  expect(settingsStore.getState().colorScheme).toBe(0);
  first.unmount();
  const { container } = show(<LazyDarkOffer />);
  expect(container.textContent).toBe("");
});

it("is hidden on a light device", () => {
  onDevice("light");
  const { container } = show(<LazyDarkOffer />);
  expect(container.textContent).toBe("");
});
