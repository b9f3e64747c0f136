import { createStore, type StoreApi } from "zustand/vanilla";
import {
  type DevicePosition,
  devicePosition,
  NO_POSITION,
} from "#domain/position/device-position.ts";
import { NO_FIX_TIMES, steadyFixTime } from "#domain/position/fix-times.ts";
import type { Heading } from "#domain/position/heading.ts";
import { continueMotion, type Motion, NO_MOTION } from "#domain/position/motion.ts";
import type { PositionFix, ReportedFix } from "#domain/position/position-fix.ts";
import type { PositionError, PositionPermission } from "#platform/geolocation/position-source.ts";
import type { Compass } from "#platform/orientation/compass.ts";
import { device } from "#state/device/device.ts";
import { type CompassState, createHeading } from "./heading-store.ts";
import { keepWatching, type WatchDevice } from "./keep-watching.ts";

/** The device's position and heading, in memory only. */
export interface PositionState {
  /** Changes with every fix, also an identical one; not with a fix that is older than the last. */
  readonly store: StoreApi<DevicePosition>;
  /** The permission to read the position; null until the browser reports it. */
  readonly permissionStore: StoreApi<{ readonly permission: PositionPermission | null }>;
  /** The speed and course derived from the fixes, for a device that measures none. */
  readonly motionStore: StoreApi<Motion>;
  /** Course and compass as one heading; changes when one of them turned by a degree or more. */
  readonly headingStore: StoreApi<Heading>;
  readonly compassStore: StoreApi<CompassState>;
  /** Starts watching both; a second call has no effect. */
  startWatchingPosition(): void;
  /** Requests the position again; the browser asks the user if that is undecided. */
  askForPosition(): void;
  /**
   * Asks for permission to use the compass where the system (iOS) requires it; call it from a tap. Resolves to false
   * if it was refused.
   */
  allowCompass(): Promise<boolean>;
  /** Tells whether the compass is silent until `allowCompass` is called. */
  compassWantsPermission(): boolean;
}

/** The parts of the device that the position needs. */
export interface PositionDevice extends WatchDevice {
  readonly compass: Compass;
}

/** Creates the position on this device. */
export function createPosition(device: PositionDevice): PositionState {
  const store = createStore<DevicePosition>(() => NO_POSITION);
  const permissionStore = createStore<{ readonly permission: PositionPermission | null }>(() => ({
    permission: null,
  }));
  const motionStore = createStore<Motion>(() => NO_MOTION.motion);
  const heading = createHeading(device);
  let soFar = NO_MOTION;
  let times = NO_FIX_TIMES;
  /** The only place where a fix enters: from here on its time is on the steady clock, and none is older than the last. */
  const onReported = ({ reportedMs, ...measured }: ReportedFix): void => {
    const { clock } = device;
    const reading = { nowMs: clock.nowMs(), steadyMs: clock.steadyMs() };
    const dated = steadyFixTime(times, reportedMs, reading);
    times = dated.times;
    if (dated.timeMs !== null) onFix({ ...measured, timeMs: dated.timeMs });
  };
  const onFix = (fix: PositionFix): void => {
    soFar = continueMotion(soFar, fix);
    const { motion } = soFar;
    motionStore.setState(motion);
    store.setState(devicePosition(fix));
    heading.hearFix({
      ...fix,
      speedMps: fix.speedMps ?? motion.speedMps,
      courseDegrees: fix.courseDegrees ?? motion.courseDegrees,
    });
  };
  let isWatching = false;
  let restartWatch = (): void => {};
  return {
    store,
    permissionStore,
    motionStore,
    headingStore: heading.store,
    compassStore: heading.compassStore,
    allowCompass: () => device.compass.askPermission(),
    compassWantsPermission: () => device.compass.wantsPermission(),
    askForPosition: () => restartWatch(),
    startWatchingPosition() {
      if (isWatching) return;
      isWatching = true;
      device.position.onPermission((permission) => permissionStore.setState({ permission }));
      restartWatch = keepWatching(device, onReported, logError);
      heading.watchCompass();
    },
  };
}

function logError({ reason, message }: PositionError): void {
  console.warn(`no position (${reason}): ${message}`);
}

/** The position and heading of this device; see `PositionState`. */
export const {
  store: positionStore,
  permissionStore: positionPermissionStore,
  motionStore,
  headingStore,
  compassStore,
  startWatchingPosition,
  askForPosition,
  allowCompass,
  compassWantsPermission,
} = createPosition(device);
