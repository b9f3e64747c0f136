import { beforeEach, expect, it, type MockInstance, vi } from "vitest";
import type { ReportedFix } from "#domain/position/position-fix.ts";
import { browserPositionSource } from "./browser-position-source.ts";
import type { PositionPermission } from "./position-source.ts";

class FakePermission extends EventTarget {
  state: PermissionState = "prompt";
  become(state: PermissionState): void {
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}

let permission: FakePermission;
let report: PositionCallback;
let fixes: ReportedFix[];
let failures: number;
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  fixes = [];
  failures = 0;
  const watchPosition = (onPosition: PositionCallback): number => {
    report = onPosition;
    return 1;
  };
  permission = new FakePermission();
  vi.stubGlobal("navigator", {
    geolocation: { watchPosition, clearWatch: () => {} },
    permissions: { query: async () => permission },
  });
  browserPositionSource().watch(
    (fix) => fixes.push(fix),
    () => {
      failures += 1;
    },
  );
});

function positionAt(latitude: unknown): GeolocationPosition {
  const coords = { latitude, longitude: 5.387204, accuracy: 8 };
  return { coords, timestamp: Date.now() } as unknown as GeolocationPosition;
}

it("logs an invalid position and otherwise ignores it", () => {
  for (const latitude of [Number.NaN, undefined, 91, "<b>52</b>"]) report(positionAt(latitude));
  expect(warn).toHaveBeenCalledTimes(4);
  expect(failures).toBe(0);
  report(positionAt(52.155173));
  expect(fixes).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(4);
});

it("reports the permission and its changes until it is stopped", async () => {
  const heard: PositionPermission[] = [];
  const stop = browserPositionSource().onPermission((now) => heard.push(now));
  await vi.waitFor(() => expect(heard).toEqual(["prompt"]));
  permission.become("granted");
  permission.become("denied");
  stop();
  permission.become("granted");
  expect(heard).toEqual(["prompt", "granted", "denied"]);
});

it("reports a browser without geolocation as absent", () => {
  vi.stubGlobal("navigator", {});
  const heard: PositionPermission[] = [];
  browserPositionSource().onPermission((now) => heard.push(now));
  expect(heard).toEqual(["absent"]);
});

it("reports no permission in a browser without the Permissions API", async () => {
  vi.stubGlobal("navigator", { geolocation: {} });
  const listener = vi.fn();
  browserPositionSource().onPermission(listener);
  await Promise.resolve();
  expect(listener).not.toHaveBeenCalled();
});
