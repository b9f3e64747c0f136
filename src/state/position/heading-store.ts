import { createStore, type StoreApi } from "zustand/vanilla";
import {
  fuseHeading,
  type Heading,
  type HeadingFusion,
  type HeadingReport,
  NO_FUSION,
  NO_HEADING,
} from "#domain/position/heading.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Compass, CompassReading } from "#platform/orientation/compass.ts";

/** The state of the compass beside its direction. */
export interface CompassState {
  /** The declination here: degrees by which the needle points east of true north; null until known. */
  readonly declinationDegrees: number | null;
  /** The possible error; null if the device does not report it, as on Android. */
  readonly accuracyDegrees: number | null;
  /** True if the device reports that its compass needs calibration. */
  readonly wantsCalibration: boolean;
}

/** The largest error with which a compass can distinguish the eight main directions. */
const POOR_ACCURACY_DEGREES = 22.5;

/**
 * The declination changes by a few hundredths of a degree over half a degree of latitude or longitude in this region.
 */
const DECLINATION_HOLDS_DEGREES = 0.5;

/** A browser reports nothing for a stationary device: then the last reading is shown exactly. */
const SETTLED_AFTER_MS = 600;

/** Computes the declination in degrees; null in a year without a model. */
type DeclinationOf = (fix: PositionFix) => number | null;

/** Creates a heading from course and compass, relative to true north if that is known. */
export function createHeading(
  { clock, compass }: { readonly clock: Clock; readonly compass: Compass },
  loadDeclination: () => Promise<DeclinationOf> = loadModel,
) {
  const store: StoreApi<Heading> = createStore<Heading>(() => NO_HEADING);
  const compassStore = createStore<CompassState>(() => ({
    declinationDegrees: null,
    accuracyDegrees: null,
    wantsCalibration: false,
  }));
  let fusion: HeadingFusion = NO_FUSION;
  const hear = (report: HeadingReport): void => {
    fusion = fuseHeading(fusion, report);
    store.setState(fusion.shown, true);
  };
  let cancelSettling = (): void => {};
  let lastDegrees: number | null = null;
  const hearLast = (): void => {
    if (lastDegrees === null) return;
    const { declinationDegrees } = compassStore.getState();
    const report = { magneticDegrees: lastDegrees, declinationDegrees, atMs: clock.steadyMs() };
    hear({ origin: "compass", ...report });
  };
  const declination = keepDeclination(loadDeclination, (declinationDegrees) => {
    compassStore.setState({ declinationDegrees });
    hearLast();
  });
  const hearCompass = ({ magneticDegrees, accuracyDegrees }: CompassReading): void => {
    const wantsCalibration =
      magneticDegrees === null || (accuracyDegrees ?? 0) > POOR_ACCURACY_DEGREES;
    const known = compassStore.getState();
    if (known.wantsCalibration !== wantsCalibration || known.accuracyDegrees !== accuracyDegrees)
      compassStore.setState({ accuracyDegrees, wantsCalibration });
    if (magneticDegrees === null) return;
    declination.start();
    lastDegrees = magneticDegrees;
    hearLast();
    cancelSettling();
    cancelSettling = clock.after(SETTLED_AFTER_MS, hearLast);
  };
  return {
    store,
    compassStore,
    watchCompass: () => compass.watch(hearCompass),
    hearFix(fix: PositionFix): void {
      declination.moveTo(fix);
      const { courseDegrees, speedMps } = fix;
      hear({ origin: "course", courseDegrees, speedMps, atMs: clock.steadyMs() });
    },
  };
}

/** Computes the declination at the position once a compass has reported; the model is loaded then. */
function keepDeclination(
  load: () => Promise<DeclinationOf>,
  onDeclination: (degrees: number | null) => void,
) {
  let isStarted = false;
  let declinationOf: DeclinationOf | null = null;
  let here: PositionFix | null = null;
  let reckonedAt: PositionFix | null = null;
  const reckon = (): void => {
    if (!declinationOf || !here || (reckonedAt && isNear(reckonedAt, here))) return;
    reckonedAt = here;
    onDeclination(declinationOf(here));
  };
  return {
    moveTo(fix: PositionFix): void {
      here = fix;
      reckon();
    },
    start(): void {
      if (isStarted) return;
      isStarted = true;
      load().then(
        (loaded) => {
          declinationOf = loaded;
          reckon();
        },
        (error: unknown) => console.warn("No declination:", error),
      );
    },
  };
}

function isNear(a: PositionFix, b: PositionFix): boolean {
  const apart = Math.max(Math.abs(a.lat - b.lat), Math.abs(a.lng - b.lng));
  return apart < DECLINATION_HOLDS_DEGREES;
}

async function loadModel(): Promise<DeclinationOf> {
  const [{ declinationDegrees }, { decimalYearOf }] = await Promise.all([
    import(/* webpackChunkName: "geodesy" */ "#domain/geodesy/declination.ts"),
    import(/* webpackChunkName: "geodesy" */ "#domain/geodesy/decimal-year.ts"),
  ]);
  return (fix) => declinationDegrees(fix, fix.altitudeMeters ?? 0, decimalYearOf(fix.timeMs));
}
