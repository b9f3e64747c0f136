import fc from "fast-check";
import geographicLib from "geographiclib-geodesic";
import { describe, expect, it } from "vitest";
import { anchorAtBow, scopeOf, swingRadiusMeters } from "./anchor-radius.ts";
import {
  type AnchorWatchState,
  acknowledgeAlarm,
  alarmRadiusMeters,
  beginWatch,
  QUIET_MS,
  resumeWatch,
  type WatchedFix,
  watchClock,
  watchFix,
} from "./anchor-watch.ts";
import { swingOn } from "./swing-track.ts";
import { SWINGING, swingingBoat } from "./swinging-boat.fixture.ts";

const WGS84 = geographicLib.Geodesic.WGS84;
const meters = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const GEAR = { rodeMeters: 30, depthMeters: 4, bowHeightMeters: 1, antennaOffsetMeters: 8 };

describe("the swing radius", () => {
  it("is the distance of the device from the anchor on a stretched rode, in any direction", () => {
    fc.assert(
      fc.property(
        fc.record({ lat: meters(-70, 70), lng: meters(-180, 180) }),
        meters(0, 359.9),
        fc.record({
          rodeMeters: meters(5, 120),
          depthMeters: meters(0.5, 30),
          bowHeightMeters: meters(0, 4),
          antennaOffsetMeters: meters(0, 40),
        }),
        (device, heading, gear) => {
          const anchor = anchorAtBow(device, heading, gear.antennaOffsetMeters);
          const bow = WGS84.Inverse(device.lat, device.lng, anchor.lat, anchor.lng).s12 ?? 0;
          expect(bow).toBeCloseTo(gear.antennaOffsetMeters, 4);
          const radius = swingRadiusMeters(gear);
          const drop = gear.depthMeters + gear.bowHeightMeters;
          if (radius === null) {
            expect(gear.rodeMeters).toBeLessThan(drop);
            return;
          }
          // Bow, ground below it and anchor form a right angle, with the rode as the long side.
          const flat = radius - gear.antennaOffsetMeters;
          expect(Math.hypot(flat, drop)).toBeCloseTo(gear.rodeMeters, 6);
          const stretched = WGS84.Direct(anchor.lat, anchor.lng, heading + 180, radius);
          const state = afterFixes(
            beginWatch(0),
            [1, 2, 3].map((timeMs) => ({
              lat: stretched.lat2 ?? 0,
              lng: stretched.lon2 ?? 0,
              accuracyMeters: 1,
              timeMs,
            })),
            { ...anchor, radiusMeters: radius },
          );
          expect(state.distanceMeters).toBeCloseTo(radius, 4);
          expect(state.alarm).toBeNull();
        },
      ),
    );
  });

  it("is null if the rode does not reach the ground", () => {
    expect(swingRadiusMeters({ ...GEAR, rodeMeters: 4.9 })).toBeNull();
    expect(swingRadiusMeters({ ...GEAR, rodeMeters: 5 })).toBe(8);
    expect(scopeOf(GEAR)).toBe(6);
    expect(scopeOf({ ...GEAR, depthMeters: 0, bowHeightMeters: 0 })).toBeNull();
  });
});

const CIRCLE = { ...SWINGING.anchor, radiusMeters: 40 };

function afterFixes(
  state: AnchorWatchState,
  fixes: Iterable<WatchedFix>,
  circle = CIRCLE,
): AnchorWatchState {
  let after = state;
  for (const fix of fixes) after = watchFix(after, circle, fix);
  return after;
}

/** Returns a fix this far north of the anchor. */
function fixAt(distanceMeters: number, second: number, accuracyMeters = 4): WatchedFix {
  const { lat2 = 0, lon2 = 0 } = WGS84.Direct(CIRCLE.lat, CIRCLE.lng, 0, distanceMeters);
  return { lat: lat2, lng: lon2, accuracyMeters, timeMs: second * 1000 };
}

describe("the anchor watch", () => {
  const away = [1, 2, 3].map((second) => fixAt(60, second));

  it("alarms at the third fix in a row outside, not earlier", () => {
    expect(afterFixes(beginWatch(0), away.slice(0, 2)).alarm).toBeNull();
    expect(afterFixes(beginWatch(0), away).alarm).toEqual({ reason: "dragging", sinceMs: 3000 });
    const back = [...away.slice(0, 2), fixAt(20, 3), fixAt(60, 4), fixAt(60, 5)];
    expect(afterFixes(beginWatch(0), back).alarm).toBeNull();
  });

  it("keeps the alarm until it is acknowledged, even if the boat returns", () => {
    const alarmed = afterFixes(beginWatch(0), [...away, fixAt(10, 4), fixAt(10, 5)]);
    expect(alarmed.alarm?.reason).toBe("dragging");
    const quiet = acknowledgeAlarm(alarmed, 6000);
    expect(quiet.alarm).toBeNull();
    expect(acknowledgeAlarm(quiet, 7000)).toBe(quiet);
  });

  it("alarms again if the boat is still outside two minutes after the acknowledgement", () => {
    const quiet = acknowledgeAlarm(afterFixes(beginWatch(0), away), 4000);
    const soon = afterFixes(
      quiet,
      [5, 6, 7, 8].map((second) => fixAt(60, second)),
    );
    expect(soon.alarm).toBeNull();
    const after = 4 + QUIET_MS / 1000;
    expect(watchFix(soon, CIRCLE, fixAt(60, after)).alarm?.reason).toBe("dragging");
  });

  it("alarms after a minute without a usable fix, and prefers dragging over lost as the reason", () => {
    expect(watchClock(beginWatch(0), 60_000).alarm).toBeNull();
    const lost = watchClock(beginWatch(0), 60_001);
    expect(lost.alarm).toEqual({ reason: "lost", sinceMs: 60_001 });
    expect(
      afterFixes(
        lost,
        [61, 62, 63].map((second) => fixAt(60, second)),
      ).alarm?.reason,
    ).toBe("dragging");
    // A fix that is too inaccurate does not count.
    const vague = afterFixes(beginWatch(0), [fixAt(10, 50, 51)]);
    expect(watchClock(vague, 60_001).alarm?.reason).toBe("lost");
  });

  it("reports an interruption after a restart, unless it was brief", () => {
    expect(resumeWatch(beginWatch(0), 5_000).alarm).toBeNull();
    const resumed = resumeWatch(beginWatch(0), 3_600_000);
    expect(resumed.alarm).toEqual({ reason: "interrupted", sinceMs: 3_600_000 });
    expect(watchClock(acknowledgeAlarm(resumed, 3_601_000), 3_650_000).alarm).toBeNull();
  });

  it("keeps an alarm over a restart", () => {
    const alarmed = afterFixes(beginWatch(0), away);
    expect(resumeWatch(alarmed, 10_000).alarm).toEqual(alarmed.alarm);
    expect(resumeWatch(alarmed, 9_000_000).alarm?.reason).toBe("dragging");
  });

  it("gives no false alarm in a day of swinging with noise of 15 m", { tags: "thorough" }, () => {
    const seed = 1;
    let state = beginWatch(SWINGING.startMs);
    const day = { seed, seconds: 86_400, radiusMeters: CIRCLE.radiusMeters, accuracyMeters: 15 };
    let farthestMeters = 0;
    for (const fix of swingingBoat(day)) {
      state = watchFix(watchClock(state, fix.timeMs), CIRCLE, fix);
      farthestMeters = Math.max(farthestMeters, state.distanceMeters ?? 0);
    }
    expect(state.alarm).toBeNull();
    // The noise has tested it.
    expect(farthestMeters).toBeGreaterThan(CIRCLE.radiusMeters + 10);
  });

  it("is silent within the line that is drawn, and alarms beyond it, where fixes have no noise", () => {
    fc.assert(
      fc.property(meters(0, 359.9), meters(3, 50), meters(0.5, 20), (bearing, accuracy, by) => {
        const line = alarmRadiusMeters(CIRCLE, accuracy);
        const alarmAt = (distance: number) => {
          const place = WGS84.Direct(CIRCLE.lat, CIRCLE.lng, bearing, distance);
          const fixes = [1, 2, 3, 4].map((second) => ({
            lat: place.lat2 ?? 0,
            lng: place.lon2 ?? 0,
            accuracyMeters: accuracy,
            timeMs: 1000 * second,
          }));
          return afterFixes(beginWatch(0), fixes).alarm?.reason ?? null;
        };
        expect(alarmAt(line + by)).toBe("dragging");
        expect(alarmAt(Math.max(0, line - by))).toBeNull();
      }),
    );
  });
});

it("keeps only the latest places of the swing track, without noise", () => {
  const here = { lng: 5.25, lat: 52.7 };
  const one = swingOn([], here);
  expect(one).toEqual([5.25, 52.7]);
  expect(swingOn(one, { lng: 5.25001, lat: 52.7 })).toBe(one);
  let track = one;
  for (let step = 1; step < 2500; step += 1)
    track = swingOn(track, { lng: 5.25, lat: 52.7 + step / 10_000 });
  expect(track).toHaveLength(4000);
  expect(track.at(-1)).toBeCloseTo(52.9499, 4);
});
