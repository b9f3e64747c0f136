import type { PositionFix } from "#domain/position/position-fix.ts";

/** Why there is no position: `absent` is a browser without geolocation. */
export type PositionFailureReason = "absent" | "denied" | "unavailable" | "timeout";

/** A request that gave no position. */
export interface PositionFailure {
  readonly reason: PositionFailureReason;
  /** The browser's own words, for the log. */
  readonly message: string;
}

/**
 * Whether the page may know the position: allowed, refused, or not decided, in which case asking for
 * it makes the browser ask. `absent` is a browser without geolocation.
 */
export type PositionPermission = "granted" | "denied" | "prompt" | "absent";

/** The device's position, high accuracy, watched. */
export interface PositionSource {
  /** Calls back for every fix and every failure until the function it gives back is called. */
  watch(
    onFix: (fix: PositionFix) => void,
    onFailure: (failure: PositionFailure) => void,
  ): () => void;
  /**
   * Calls back with the permission as soon as the browser says it, and whenever it changes; never in a
   * browser that cannot be asked. Gives back the stop.
   */
  onPermission(listener: (permission: PositionPermission) => void): () => void;
}
