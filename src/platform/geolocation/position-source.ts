import type { ReportedFix } from "#domain/position/position-fix.ts";

/** Why there is no position: `absent` is a browser without geolocation. */
export type PositionErrorReason = "absent" | "denied" | "unavailable" | "timeout";

/** A request that gave no position. */
export interface PositionError {
  readonly reason: PositionErrorReason;
  /** The browser's own words, for the log. */
  readonly message: string;
}

/**
 * The permission to read the position. With `prompt`, the first request makes the browser ask the user. `absent` is a
 * browser without geolocation.
 */
export type PositionPermission = "granted" | "denied" | "prompt" | "absent";

/** Watches the position of the device with high accuracy. */
export interface PositionSource {
  /** Calls back for every fix and every problem until the returned function is called. */
  watch(onFix: (fix: ReportedFix) => void, onError: (error: PositionError) => void): () => void;
  /**
   * Calls back with the permission once the browser reports it, and on every change; never in a browser without the
   * Permissions API. Returns a function that stops this.
   */
  onPermission(listener: (permission: PositionPermission) => void): () => void;
}
