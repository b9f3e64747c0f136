import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import type { BeforeInstallPromptEvent } from "#platform/installation/browser-install-prompt.ts";
import { somethingSavedStore } from "#state/installation/something-saved.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { LazyInstallOffer } from "./lazy-install-offer.tsx";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1";

beforeEach(() => {
  setPreferences({ isInstallOffered: false });
  somethingSavedStore.setState({ isSaved: false });
});

afterEach(() => {
  window.installPrompt = undefined;
  vi.unstubAllGlobals();
  act(() => recordingStatusStore.setState({ status: "idle" }));
});

/** Lets Chromium offer to install, as `first-paint.ts` notes it; returns how often its question is shown. */
function chromiumOffers() {
  const prompt = vi.fn(async () => {});
  const event: BeforeInstallPromptEvent = Object.assign(new Event("beforeinstallprompt"), {
    prompt,
    userChoice: Promise.resolve({ outcome: "dismissed" as const }),
  });
  window.installPrompt = event;
  act(() => void window.dispatchEvent(event));
  return prompt;
}

const offer = () => document.querySelector('[data-notice="install"]');
const save = () => act(() => somethingSavedStore.setState({ isSaved: true }));

it("offers to install once something is saved, also if the browser offers it during the visit", async () => {
  const { user } = show(<LazyInstallOffer />);
  await save();
  expect(offer()).toBeNull();
  const prompt = chromiumOffers();
  await user.click(await screen.findByRole("button", { name: "Installeer" }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
  await vi.waitFor(() => expect(preferencesStore.getState().isInstallOffered).toBe(true));
});

it("waits until something is saved, and until a recording ends", async () => {
  show(<LazyInstallOffer />);
  chromiumOffers();
  await vi.dynamicImportSettled();
  expect(offer()).toBeNull();
  act(() => recordingStatusStore.setState({ status: "recording" }));
  await save();
  expect(offer()).toBeNull();
  act(() => recordingStatusStore.setState({ status: "idle" }));
  expect(await screen.findByText(/^Zet Scouting Map bij je apps/)).toBeTruthy();
});

it("never comes back after 'Niet nu'", async () => {
  chromiumOffers();
  await save();
  const first = show(<LazyInstallOffer />);
  await first.user.click(await screen.findByRole("button", { name: "Niet nu" }));
  expect(offer()).toBeNull();
  first.unmount();
  const { container } = show(<LazyInstallOffer />);
  await vi.dynamicImportSettled();
  expect(container.textContent).toBe("");
});

it("gives the two steps on an iPhone, and how to take along what is here", async () => {
  vi.stubGlobal("navigator", { userAgent: IPHONE, maxTouchPoints: 5, standalone: false });
  await save();
  const { user, address } = show(<LazyInstallOffer />);
  await screen.findByText(/^Safari wist wat je bewaart/);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Tik op Deel.",
    "Kies Zet op beginscherm.",
  ]);
  expect(screen.queryByRole("button", { name: "Installeer" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Maak een back-up" }));
  expect(address()).toBe("/settings#gegevens");
});

it("is hidden on the home screen, and in a browser that says nothing", async () => {
  await save();
  const { container, unmount } = show(<LazyInstallOffer />);
  await vi.dynamicImportSettled();
  expect(container.textContent).toBe("");
  unmount();
  vi.stubGlobal("navigator", { userAgent: IPHONE, maxTouchPoints: 5, standalone: true });
  expect(show(<LazyInstallOffer />).container.textContent).toBe("");
});
