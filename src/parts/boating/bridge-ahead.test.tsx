import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { INVENTED_BULLETIN, inventedNotice } from "#domain/bulletin/invented-bulletin.fixture.ts";
import { UNKNOWN_BOAT } from "#domain/fairway/passage/passage.ts";
import { guideLineOfTrack } from "#domain/geodesy/line/guide-line.ts";
import { startGuidance } from "#domain/guidance/guide.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { serveBulletin } from "#parts/fairway/serve-bulletin.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { BridgeAhead } from "./bridge-ahead.tsx";

/** Along the Schie through Delft: past the Abtswoudsebrug to the Kruithuisbrug. */
const LINE = guideLineOfTrack({
  lngs: Float64Array.of(4.36582, 4.3636, 4.37077, 4.371),
  lats: Float64Array.of(52.00763, 52.00165, 51.99196, 51.9915),
});

beforeEach(() => {
  // Wednesday 25 November 2026, 14:00 in Amsterdam.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 25, 13, 0) });
  setPreferences({ boat: { ...UNKNOWN_BOAT, airDraughtMeters: 6 } });
  onTestFinished(() => {
    vi.useRealTimers();
    guidance.store.setState({ following: null });
  });
});

/** Follows the line of a boat that has come so far. */
function follow(alongMeters: number, change: { isOff?: boolean; mode?: NetworkMode } = {}): void {
  const { isOff = false, mode = "motorboat" } = change;
  const passages = [{ alongMeters, farthestMeters: alongMeters }];
  const state = { ...startGuidance(mode), passages, isOff };
  const followed = { kind: "track", name: "", mode, line: LINE } as const;
  const following = { followed, startedAtMs: 0, line: LINE, state };
  act(() => guidance.store.setState({ following }));
}

const words = () => document.querySelector("[data-bridge-ahead]")?.textContent ?? null;

it("tells the time to the next bridge at the speed of the boat, and its hours then", async () => {
  follow(800);
  const { rerender } = show(<BridgeAhead speedMps={2} />);
  await vi.waitFor(() => expect(words()).toMatch(/^Kruithuisbrug over \d+ min · /));
  // The clock ticks once a second if another file left something that shows the time.
  await vi.waitFor(() => expect(words()).toMatch(/om 14:\d\d volgens het rooster bediend tot/));
  rerender(<BridgeAhead speedMps={0} />);
  await vi.waitFor(() => expect(words()).toMatch(/^Kruithuisbrug over 0,\d\d NM$/));
});

it("tells first of a notice that applies on arrival", async () => {
  const startMs = Date.now() - 3_600_000;
  const items = [inventedNotice({ startMs, endMs: null, line: [4.37077, 51.99196] })];
  const notices = { askedAtMs: Date.now(), items, leftOutCount: 0 };
  await serveBulletin({ ...INVENTED_BULLETIN, notices });
  follow(800);
  show(<BridgeAhead speedMps={0.6} />);
  await vi.waitFor(() => expect(words()).toContain("gestremd volgens de berichten van 14:00"));
});

it("says nothing beside the route, on land, and past the last bridge", async () => {
  follow(800);
  show(<BridgeAhead speedMps={2} />);
  await vi.waitFor(() => expect(words()).not.toBeNull());
  follow(800, { isOff: true });
  expect(words()).toBeNull();
  follow(800, { mode: "walk" });
  expect(words()).toBeNull();
  follow(LINE.lengthMeters);
  expect(words()).toBeNull();
  expect(screen.queryByText(/niet geladen/)).toBeNull();
});
