import { expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { fakeInstallPrompt } from "#platform/installation/fake-install-prompt.ts";
import { createInstall } from "./install.ts";

function onDevice({ accepts = true, isInstalled = false } = {}) {
  const prompt = fakeInstallPrompt(accepts);
  const store = createStore(() => ({ isInstallOffered: false }));
  const answers = { store, setPreferences: store.setState };
  const visit = () => createInstall(prompt, { isInstalled: () => isInstalled }, answers);
  return { prompt, store, visit };
}

it("offers to install once the browser has a way, and tells when", () => {
  const { prompt, visit } = onDevice();
  const install = visit();
  const changed = vi.fn();
  const stop = install.onInstallMethod(changed);
  expect(install.installMethod()).toBeNull();
  prompt.change("question");
  expect(changed).toHaveBeenCalledOnce();
  expect(install.installMethod()).toBe("question");
  stop();
  prompt.change("steps");
  expect(changed).toHaveBeenCalledOnce();
  expect(install.installMethod()).toBe("steps");
});

it("offers nothing in an installed app", () => {
  const { prompt, visit } = onDevice({ isInstalled: true });
  prompt.change("steps");
  expect(visit().installMethod()).toBeNull();
});

it("never offers again after it was declined", () => {
  const { prompt, store, visit } = onDevice();
  prompt.change("steps");
  visit().declineInstall();
  expect(store.getState().isInstallOffered).toBe(true);
  expect(visit().installMethod()).toBeNull();
});

it.each([true, false])("shows the question of the browser once; accepted: %s", async (accepts) => {
  const { prompt, visit } = onDevice({ accepts });
  prompt.change("question");
  await visit().askToInstall();
  expect(prompt.askedCount).toBe(1);
  prompt.change("question");
  expect(visit().installMethod()).toBeNull();
});
