import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NearObject } from "#domain/fairway/fairway-index.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import {
  type Approach,
  approachAfter,
  MAX_WATCHED_METERS,
} from "#domain/fairway/passage/passing.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { device } from "#state/device/device.ts";
import { fairwaysNear } from "#state/fairways/fairways.ts";
import { type FixStream, onFix } from "#state/position/fixes.ts";

const LOOK_EVERY_MS = 5_000;
/** A less accurate fix may be at another bridge. */
const WORST_ACCURACY_METERS = 30;

/** The services that `passedBridges` uses. */
interface PassedBridgesSources {
  readonly onFix: FixStream;
  readonly clock: Pick<Clock, "steadyMs">;
  readonly fairwaysNear: (question: {
    readonly place: LatLng;
    readonly radiusMeters: number;
  }) => Promise<{ readonly objects: readonly Pick<NearObject, "object">[] }>;
}

/** Creates the function that reports each bridge and lock that the boat passes, until the function it returns is called. */
export function passedBridges({ onFix: follow, clock, fairwaysNear: near }: PassedBridgesSources) {
  return (report: (object: FairwayObject) => void): (() => void) => {
    let lookedAtMs = Number.NEGATIVE_INFINITY;
    let approaches: ReadonlyMap<number, Approach> = new Map();
    const look = async (fix: PositionFix) => {
      const { objects } = await near({ place: fix, radiusMeters: MAX_WATCHED_METERS });
      const before = approaches;
      const after = new Map<number, Approach>();
      for (const { object } of objects) {
        const known = before.get(object.id) ?? null;
        const approach = approachAfter(known, object, fix);
        if (!approach) continue;
        after.set(object.id, approach);
        if (approach.isPassed && !known?.isPassed) report(object);
      }
      approaches = after;
    };
    return follow((fix) => {
      // The steady clock, because that of the day can be set back.
      const nowMs = clock.steadyMs();
      const isDue = nowMs - lookedAtMs >= LOOK_EVERY_MS;
      if (!isDue || fix.accuracyMeters > WORST_ACCURACY_METERS) return;
      lookedAtMs = nowMs;
      look(fix).catch(console.warn);
    });
  };
}

/** The bridges and locks that this device passes. */
export const onPassedBridge = passedBridges({ onFix, clock: device.clock, fairwaysNear });
