import type { InstallMethod, InstallPrompt } from "./install-prompt.ts";

/** A fake question of the browser, for tests. */
export interface FakeInstallPrompt extends InstallPrompt {
  /** The number of times that the question was shown. */
  readonly askedCount: number;
  /** Changes the way to install the app. */
  change(method: InstallMethod | null): void;
}

/**
 * Creates a browser that has no way to install the app yet.
 * @param accepts the answer of its user
 */
export function fakeInstallPrompt(accepts = true): FakeInstallPrompt {
  const listeners = new Set<() => void>();
  let method: InstallMethod | null = null;
  let askedCount = 0;
  return {
    get askedCount() {
      return askedCount;
    },
    method: () => method,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(changed) {
      method = changed;
      for (const listener of listeners) listener();
    },
    async ask() {
      if (method !== "question") return false;
      method = null;
      askedCount += 1;
      return accepts;
    },
  };
}
