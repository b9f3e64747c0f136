import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NO_POSITION } from "#domain/position/device-position.ts";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { positionStore } from "#state/position/position.ts";
import { PositionNotice } from "./position-notice.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  act(() => positionStore.setState(NO_POSITION, true));
  followingStatusStore.setState({ isFollowing: false });
});

const fix = (accuracy: number, ageMs = 0) =>
  positionStore.setState(fixedAt({ timeMs: Date.now() - ageMs, accuracyMeters: accuracy }));

it("states the error of a poor position, and then hides the text behind an icon", () => {
  fix(400);
  show(<PositionNotice />);
  expect(screen.getByText(/^Nauwkeurigheid 400 m/).dataset["notice"]).toBe("position");
  act(() => vi.advanceTimersByTime(10_100));
  const icon = screen.getByRole("button", { name: /^Nauwkeurigheid 400 m/ });
  act(() => icon.click());
  expect(screen.getByText(/^Nauwkeurigheid 400 m/).dataset["notice"]).toBe("position");
});

it("leaves a lost signal to the navigation during navigation", () => {
  fix(5, 60_000);
  followingStatusStore.setState({ isFollowing: true });
  const { container } = show(<PositionNotice />);
  expect(container.textContent).toBe("");
  act(() => followingStatusStore.setState({ isFollowing: false }));
  expect(screen.getByText(/^Geen signaal sinds/)).toBeTruthy();
});
