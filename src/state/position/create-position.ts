import { createStore, type StoreApi } from "zustand/vanilla";
import { type DevicePosition, NO_POSITION } from "#domain/position/device-position.ts";
import { type Directions, hearDirection, NO_DIRECTIONS } from "#domain/position/directions.ts";
import {
  believeHeading,
  type Heading,
  type HeadingBelief,
  type HeadingReport,
  NO_HEADING,
} from "#domain/position/heading.ts";
import type {
  PositionFailure,
  PositionPermission,
  PositionReading,
} from "#platform/geolocation/position-source.ts";
import type { Compass } from "#platform/orientation/compass.ts";
import { keepWatching, type WatchDevice } from "./keep-watching.ts";

/** The device's position and heading, in memory only. */
export interface PositionState {
  readonly store: StoreApi<DevicePosition>;
  /** Whether this page may know the position; null as long as the browser does not say. */
  readonly permissionStore: StoreApi<{ readonly permission: PositionPermission | null }>;
  readonly headingStore: StoreApi<Heading>;
  /** Course and compass apart, for who wants the one whatever the other says. */
  readonly directionsStore: StoreApi<Directions>;
  /** Watches both from now on; a second call changes nothing. */
  startWatchingPosition(): void;
  /** Asks for the position anew: the browser asks the user, if that is undecided. */
  askForPosition(): void;
  /**
   * Asks leave to use the compass, where the system (iOS) wants that; call it from a tap. False when
   * it was refused.
   */
  allowCompass(): Promise<boolean>;
  /** Whether the compass stays silent until `allowCompass` was called. */
  compassWantsPermission(): boolean;
}

/** What the position needs of the device. */
export interface PositionDevice extends WatchDevice {
  readonly compass: Compass;
}

/** The position of whichever device; `position.ts` has that of this one. */
export function createPosition(device: PositionDevice): PositionState {
  const store = createStore<DevicePosition>(() => NO_POSITION);
  const permissionStore = createStore<{ readonly permission: PositionPermission | null }>(() => ({
    permission: null,
  }));
  const headingStore = createStore<Heading>(() => ({
    heading: 0,
    hasHeading: false,
    origin: null,
  }));
  const directionsStore = createStore<Directions>(() => NO_DIRECTIONS);
  let belief: HeadingBelief = NO_HEADING;
  const hear = (report: Omit<HeadingReport, "reportedAtMs">): void => {
    directionsStore.setState(hearDirection(directionsStore.getState(), report));
    belief = believeHeading(belief, { ...report, reportedAtMs: device.clock.nowMs() });
    const { heading, hasHeading, origin } = belief;
    const shown = headingStore.getState();
    if (heading === shown.heading && origin === shown.origin) return;
    headingStore.setState({ heading, hasHeading, origin });
  };
  const onReading = (reading: PositionReading): void => {
    store.setState(positionOf(reading));
    const { headingDegrees, speedMps } = reading;
    hear({ origin: "course", headingDegrees, speedMps });
  };
  let isWatching = false;
  let watchAnew = (): void => {};
  return {
    store,
    permissionStore,
    headingStore,
    directionsStore,
    allowCompass: () => device.compass.askPermission(),
    compassWantsPermission: () => device.compass.wantsPermission(),
    askForPosition: () => watchAnew(),
    startWatchingPosition() {
      if (isWatching) return;
      isWatching = true;
      device.position.onPermission((permission) => permissionStore.setState({ permission }));
      watchAnew = keepWatching(device, onReading, logFailure);
      device.compass.watch((headingDegrees) => {
        hear({ origin: "compass", headingDegrees, speedMps: null });
      });
    },
  };
}

function positionOf(reading: PositionReading): DevicePosition {
  return {
    lat: reading.lat,
    lng: reading.lng,
    alt: reading.altitudeMeters ?? 0,
    hasAltitude: reading.altitudeMeters !== null,
    speed: reading.speedMps ?? 0,
    hasSpeed: reading.speedMps !== null,
    accuracy: reading.accuracyMeters,
    fixedAtMs: reading.measuredAtMs,
  };
}

function logFailure({ reason, message }: PositionFailure): void {
  console.warn(`no position (${reason}): ${message}`);
}
