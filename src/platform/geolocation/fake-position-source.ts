import { testFix } from "#domain/position/fix.fixture.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { PositionFailure, PositionPermission, PositionSource } from "./position-source.ts";

/** A position source for tests: it says what the test makes it say. */
export interface FakePositionSource extends PositionSource {
  /** How often a watch was begun. */
  watchCount: number;
  /** How many watches go on now. */
  activeCount: number;
  give(fix: Partial<PositionFix>): void;
  fail(failure: PositionFailure): void;
  /** The browser says of the permission what it is from now on. */
  permit(permission: PositionPermission): void;
}

/** A source that is silent until the test speaks; its fixes are in Amersfoort unless told otherwise. */
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
    give: (fix) => listeners?.[0](testFix(fix)),
    fail: (failure) => listeners?.[1](failure),
    permit(permission) {
      for (const listener of permissionListeners) listener(permission);
    },
  };
  return source;
}
