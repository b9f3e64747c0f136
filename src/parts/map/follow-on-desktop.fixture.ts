import { onTestFinished, vi } from "vitest";
import { followingStatusStore } from "#state/guidance/following-status.ts";

/** Makes the window that of a desktop on which something is followed, until the end of the test. */
export function followOnDesktop(): void {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  followingStatusStore.setState({ isFollowing: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    followingStatusStore.setState({ isFollowing: false });
  });
}
