import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { BesideOnRequest } from "./beside-on-request.tsx";

const onButton = () => screen.queryByRole("button", { name: "Toon op de kaart hiernaast" });
const hasMap = () => screen.queryByText("map") !== null;

function showDoor(isWide: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches: isWide }));
  return show(<BesideOnRequest>map</BesideOnRequest>);
}

describe("a screen with a map, while something is followed or recorded", () => {
  beforeEach(() => () => {
    vi.unstubAllGlobals();
    followingStatusStore.setState({ isFollowing: false });
    recordingStatusStore.setState({ status: "idle" });
  });

  it.each(["recording", "paused"] as const)(
    "moves the map of a desktop on request (%s)",
    async (status) => {
      recordingStatusStore.setState({ status });
      const { user } = showDoor(true);
      expect(hasMap()).toBe(false);
      await user.click(screen.getByRole("button", { name: "Toon op de kaart hiernaast" }));
      expect([hasMap(), onButton()]).toEqual([true, null]);
    },
  );

  it("leaves the map of a desktop alone once following starts, and moves it when that ends", () => {
    showDoor(true);
    expect([hasMap(), onButton()]).toEqual([true, null]);
    act(() => followingStatusStore.setState({ isFollowing: true }));
    expect([hasMap(), onButton() !== null]).toEqual([false, true]);
    act(() => followingStatusStore.setState({ isFollowing: false }));
    expect(hasMap()).toBe(true);
  });

  it("has a map of its own on a phone, and not for a recording of another tab", () => {
    followingStatusStore.setState({ isFollowing: true });
    showDoor(false).unmount();
    followingStatusStore.setState({ isFollowing: false });
    recordingStatusStore.setState({ status: "elsewhere" });
    showDoor(true);
    expect(hasMap()).toBe(true);
  });
});
