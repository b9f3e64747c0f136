import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { NO_POSITION } from "#domain/position/device-position.ts";
import { testFix } from "#domain/position/fix.fixture.ts";
import { type FakeClock, fakeClock } from "#platform/clock/fake-clock.ts";
import {
  type FakePositionSource,
  fakePositionSource,
} from "#platform/geolocation/fake-position-source.ts";
import { type FakeCompass, fakeCompass } from "#platform/orientation/fake-compass.ts";
import { type FakeTab, fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { createHeading } from "./heading-store.ts";
import { createPosition, type PositionState } from "./position.ts";

let source: FakePositionSource;
let compass: FakeCompass;
let clock: FakeClock;
let tab: FakeTab;
let state: PositionState;
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  source = fakePositionSource();
  compass = fakeCompass();
  clock = fakeClock();
  tab = fakeTabs(1)[0] as FakeTab;
  state = createPosition({ position: source, compass, clock, tabs: tab });
});

describe("the position", () => {
  it("is zero and without a fix until the device reports", () => {
    expect(state.store.getState()).toEqual(NO_POSITION);
    expect(source.watchCount).toBe(0);
  });

  it("follows the device once it is watched", () => {
    state.startWatchingPosition();
    source.give({ altitudeMeters: 12, speedMps: 1.4, timeMs: 5 });
    expect(state.store.getState()).toEqual({
      lat: 52.155173,
      lng: 5.387204,
      alt: 12,
      speed: 1.4,
      accuracy: 5,
      fix: testFix({ altitudeMeters: 12, speedMps: 1.4, timeMs: 5 }),
    });
  });

  it("has zero for values that the device does not report", () => {
    state.startWatchingPosition();
    source.give({ altitudeMeters: 12, speedMps: 1.4 });
    source.give({ altitudeMeters: null, speedMps: null });
    expect(state.store.getState()).toMatchObject({
      alt: 0,
      speed: 0,
      fix: { altitudeMeters: null, speedMps: null },
    });
  });

  it("distinguishes zero altitude and speed from unknown values", () => {
    state.startWatchingPosition();
    source.give({ altitudeMeters: 0, speedMps: 0 });
    expect(state.store.getState()).toMatchObject({
      alt: 0,
      speed: 0,
      fix: { altitudeMeters: 0, speedMps: 0 },
    });
  });

  it("derives speed and course if the device reports none", () => {
    state.startWatchingPosition();
    for (let second = 0; second <= 6; second += 1) {
      const timeMs = clock.nowMs();
      clock.pass(1000);
      source.give({ lat: 52 + second * 2e-5, lng: 5, timeMs });
    }
    expect(state.motionStore.getState().speedMps).toBeCloseTo(2.22, 1);
    expect(state.headingStore.getState()).toMatchObject({ origin: "course", course: 0 });
    // The specified store has the values of the device.
    expect(state.store.getState().speed).toBe(0);
  });

  it("changes with every fix, also an identical one", () => {
    state.startWatchingPosition();
    const changed = vi.fn();
    state.store.subscribe(changed);
    source.give({});
    source.give({});
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it("is watched once, even if started repeatedly", () => {
    state.startWatchingPosition();
    state.startWatchingPosition();
    expect(source.watchCount).toBe(1);
  });

  it("keeps the last fix when the device fails, and logs the error", () => {
    state.startWatchingPosition();
    source.give({ timeMs: 5 });
    source.fail({ reason: "unavailable", message: "no satellites" });
    expect(state.store.getState().fix?.timeMs).toBe(5);
    expect(warn.mock.calls).toEqual([["no position (unavailable): no satellites"]]);
  });
});

describe("the permission", () => {
  it("is unknown until the browser reports it", () => {
    state.startWatchingPosition();
    expect(state.permissionStore.getState().permission).toBeNull();
  });

  it("follows the browser, not the outcome of a request", () => {
    state.startWatchingPosition();
    source.permit("granted");
    source.fail({ reason: "denied", message: "User denied Geolocation" });
    expect(state.permissionStore.getState().permission).toBe("granted");
    source.permit("denied");
    expect(state.permissionStore.getState().permission).toBe("denied");
  });

  it("keeps the last fix when it is withdrawn", () => {
    state.startWatchingPosition();
    source.permit("granted");
    source.give({ timeMs: 5 });
    source.permit("denied");
    expect(state.store.getState().fix?.timeMs).toBe(5);
  });

  it("is requested again when the user wants to", () => {
    state.askForPosition();
    expect(source.watchCount).toBe(0);
    state.startWatchingPosition();
    source.fail({ reason: "denied", message: "" });
    state.askForPosition();
    expect(source.watchCount).toBe(2);
    expect(source.activeCount).toBe(1);
  });
});

describe("the watch", () => {
  it("is not restarted by the initial permission", () => {
    state.startWatchingPosition();
    source.permit("granted");
    expect(source.watchCount).toBe(1);
  });

  it("restarts after an error without a fix, with longer delays each time", () => {
    state.startWatchingPosition();
    const waitsMs = [10_000, 20_000, 40_000, 80_000, 160_000, 160_000];
    for (const [index, waitMs] of waitsMs.entries()) {
      source.fail({ reason: "timeout", message: "" });
      clock.pass(waitMs - 1);
      expect(source.watchCount).toBe(index + 1);
      clock.pass(1);
      expect(source.watchCount).toBe(index + 2);
    }
  });

  it("continues when a fix follows the error", () => {
    state.startWatchingPosition();
    source.fail({ reason: "unavailable", message: "" });
    source.give({});
    clock.pass(1_000_000);
    expect(source.watchCount).toBe(1);
  });

  it.each(["denied", "absent"] as const)("does not restart by itself when %s", (reason) => {
    state.startWatchingPosition();
    source.fail({ reason, message: "" });
    clock.pass(1_000_000);
    tab.comeBack();
    expect(source.watchCount).toBe(1);
    source.permit("denied");
    source.permit("granted");
    expect(source.watchCount).toBe(2);
    source.give({ timeMs: 6 });
    expect(state.store.getState().fix?.timeMs).toBe(6);
  });

  it("restarts when the user returns and it has been silent", () => {
    state.startWatchingPosition();
    clock.pass(10_000);
    tab.comeBack();
    expect(source.watchCount).toBe(1);
    clock.pass(1);
    tab.comeBack();
    expect(source.watchCount).toBe(2);
    expect(source.activeCount).toBe(1);
  });
});

describe("the heading", () => {
  it("is 0 and unknown until the device reports one", () => {
    state.startWatchingPosition();
    source.give({ courseDegrees: null });
    source.give({ courseDegrees: Number.NaN });
    expect(state.headingStore.getState()).toMatchObject({
      heading: 0,
      hasHeading: false,
      origin: null,
    });
  });

  it("comes from the course and from the compass", () => {
    state.startWatchingPosition();
    source.give({ courseDegrees: 90, speedMps: 1.4 });
    expect(state.headingStore.getState()).toMatchObject({ heading: 90, hasHeading: true });
    source.give({ courseDegrees: null, speedMps: 0 });
    compass.point(120);
    expect(state.headingStore.getState()).toMatchObject({ heading: 120, hasHeading: true });
  });

  it("names its source, also when the other source agrees", () => {
    state.startWatchingPosition();
    compass.point(90);
    expect(state.headingStore.getState().origin).toBe("compass");
    source.give({ courseDegrees: 90, speedMps: 5 });
    compass.point(200);
    expect(state.headingStore.getState()).toMatchObject({
      heading: 90,
      hasHeading: true,
      origin: "course",
    });
  });

  it("stays when the device is stationary and reports none", () => {
    state.startWatchingPosition();
    source.give({ courseDegrees: 90, speedMps: 1.4 });
    source.give({ courseDegrees: null, speedMps: 0 });
    expect(state.headingStore.getState()).toMatchObject({ heading: 90, hasHeading: true });
  });

  it("does not change for an invisibly small turn", () => {
    state.startWatchingPosition();
    compass.point(100);
    let wakes = 0;
    state.headingStore.subscribe(() => {
      wakes += 1;
    });
    for (const heading of [100.4, 99.6, 100.9]) {
      clock.pass(2000);
      compass.point(heading);
    }
    expect(wakes).toBe(0);
    clock.pass(2000);
    compass.point(101);
    expect(wakes).toBe(1);
  });

  it("is relative to true north once compass and position are known", async () => {
    state.startWatchingPosition();
    compass.point(90);
    expect(state.compassStore.getState().declinationDegrees).toBeNull();
    source.give({ timeMs: Date.UTC(2026, 6, 2), altitudeMeters: 10 });
    // According to another implementation of WMM2025: 2.86°.
    await vi.waitFor(() => {
      expect(state.compassStore.getState().declinationDegrees).toBeCloseTo(2.86, 1);
    }, 10_000);
    expect(state.headingStore.getState().heading).toBeCloseTo(92.86, 1);
  });

  it("settles on the last reading of a compass that fell silent", () => {
    state.startWatchingPosition();
    compass.point(90);
    clock.pass(100);
    compass.point(180);
    expect(state.headingStore.getState().heading).toBeLessThan(150);
    clock.pass(600);
    expect(state.headingStore.getState().heading).toBe(180);
  });

  it("does not load the declination for a device without a compass", async () => {
    const load = vi.fn(async () => () => 2);
    const heading = createHeading({ clock, compass }, load);
    heading.watchCompass();
    heading.hearFix(testFix());
    expect(load).not.toHaveBeenCalled();
    compass.point(90);
    await vi.waitFor(() => expect(heading.compassStore.getState().declinationDegrees).toBe(2));
    compass.point(91);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("stays magnetic when the declination cannot be loaded, and logs the error", async () => {
    const heading = createHeading({ clock, compass }, () => Promise.reject(new Error("offline")));
    heading.watchCompass();
    heading.hearFix(testFix());
    compass.point(90);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(heading.store.getState().heading).toBe(90);
  });

  it("reports when the compass needs calibration, and when that ends", () => {
    state.startWatchingPosition();
    const wants = () => state.compassStore.getState().wantsCalibration;
    compass.point(90);
    expect(wants()).toBe(false);
    compass.point(null);
    expect(wants()).toBe(true);
    expect(state.headingStore.getState().heading).toBe(90);
    compass.point(90, 10);
    expect(wants()).toBe(false);
    compass.point(90, 30);
    expect(wants()).toBe(true);
  });

  it("asks for permission to use the compass", async () => {
    expect(await state.allowCompass()).toBe(true);
    compass.isAllowed = false;
    expect(await state.allowCompass()).toBe(false);
  });
});
