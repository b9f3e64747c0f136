import { testFix } from "#domain/position/fix.fixture.ts";
import type { PositionFix, ReportedFix } from "#domain/position/position-fix.ts";
import type { PositionError, PositionPermission, PositionSource } from "./position-source.ts";

/** A position source for tests, controlled by the test. */
export interface FakePositionSource extends PositionSource {
  /** The number of watches started so far. */
  watchCount: number;
  /** The number of active watches. */
  activeCount: number;
  /** Reports a fix; its `timeMs` is the reported time. */
  give(fix: Partial<PositionFix>): void;
  fail(error: PositionError): void;
  /** Changes the permission and tells the listeners. */
  permit(permission: PositionPermission): void;
}

/** Creates a silent source; its fixes lie in Amersfoort unless the test says otherwise. */
export function fakePositionSource(): FakePositionSource {
  let listeners: Parameters<PositionSource["watch"]> | null = null;
  const permissionListeners = new Set<(permission: PositionPermission) => void>();
  const source: FakePositionSource = {
    watchCount: 0,
    activeCount: 0,
    watch(...given) {
      listeners = given;
      source.watchCount += 1;
      source.activeCount += 1;
      return () => {
        source.activeCount -= 1;
        if (listeners === given) listeners = null;
      };
    },
    onPermission(listener) {
      permissionListeners.add(listener);
      return () => permissionListeners.delete(listener);
    },
    give: (fix) => listeners?.[0](reportedFix(fix)),
    fail: (error) => listeners?.[1](error),
    permit(permission) {
      for (const listener of permissionListeners) listener(permission);
    },
  };
  return source;
}

function reportedFix(given: Partial<PositionFix>): ReportedFix {
  const { timeMs, ...measured } = testFix(given);
  return { ...measured, reportedMs: timeMs };
}
