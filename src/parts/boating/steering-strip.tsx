import { useEffect } from "react";
import { useStore } from "zustand";
import { inverse } from "#domain/geodesy/geodesic.ts";
import { arrivalText } from "#sentences/plan/guidance.ts";
import { noSignalText } from "#sentences/position/position.ts";
import {
  arrivedText,
  beyondLimitText,
  courseText,
  crossTrackText,
  passedMarkText,
  seaDistanceText,
} from "#sentences/water/boating.ts";
import { arrivalStore, followArrival } from "#state/boating/arrival.ts";
import { openHelm } from "#state/boating/helm-store.ts";
import { steeringStore } from "#state/boating/steering.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { steeringTexts } from "#words/water/boating.ts";
import styles from "./boating-strip.module.css";
import { LazyBridgeAhead } from "./lazy-bridge-ahead.ts";
import { useCrossTrackLimit, useHelm } from "./use-helm.ts";
import { useIsBoating } from "./use-is-boating.ts";

/** The time for which a passed mark is named. */
const PASSED_MS = 20_000;

/** Shows the mark that the boat steers to in a strip above every screen; a tap opens the helm. */
export function SteeringStrip() {
  useEffect(followArrival, []);
  const target = useStore(steeringStore, (state) => state.target);
  const { arrivedAt, passed } = useStore(arrivalStore);
  const nowMs = useStore(clockStore, (clock) => clock.nowMs);
  const isOnRoute = useIsBoating() && !target;
  const isPassed = isOnRoute && passed !== null && nowMs - passed.atMs < PASSED_MS;
  const hasArrived = target !== null && arrivedAt?.startedAtMs === target.startedAtMs;
  const message = isPassed
    ? passedMarkText(passed.name, passed.next)
    : hasArrived
      ? arrivedText(target.name)
      : null;
  return (
    <>
      {target ? <Strip name={message ?? (target.name || steeringTexts.target)} /> : null}
      {isOnRoute ? <RouteStrip message={message} /> : null}
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </>
  );
}

/** Shows the next mark of the followed route; after the last one, for a while, only the message that it was passed. */
function RouteStrip({ message }: { readonly message: string | null }) {
  const { by } = useHelm();
  if (by?.isRoute) return <Strip name={message ?? (by.name || steeringTexts.routeEnd)} />;
  return message ? <p className={styles["strip"]}>{message}</p> : null;
}

function Strip({ name }: { readonly name: string }) {
  const { position, reading, by } = useHelm();
  const nowMs = useStore(clockStore, (clock) => clock.nowMs);
  const limit = useCrossTrackLimit(by);
  if (!by) return null;
  // Without a signal the last bearing and distance stay, with their age.
  const measured = position && inverse(position, by.mark);
  const off = reading?.beside?.offMeters;
  const beyond = off === undefined ? null : beyondLimitText(off, limit);
  const remainingMs = reading?.toMark?.remainingMs ?? null;
  return (
    <button
      type="button"
      className={styles["strip"]}
      data-is-stale={position?.isStale ?? true}
      onClick={openHelm}
    >
      <strong>{name}</strong>
      <span>
        {measured
          ? `${seaDistanceText(measured.distanceMeters)} · ${courseText(measured.initialBearing)}`
          : steeringTexts.noPosition}
      </span>
      {position?.isStale ? <span>{noSignalText(position.ageMs)}</span> : null}
      {off === undefined ? null : (
        <span data-is-beyond={beyond !== null}>
          {[crossTrackText(off), ...(beyond ? [beyond] : [])].join(", ")}
        </span>
      )}
      {by.isRoute ? <LazyBridgeAhead speedMps={reading?.speedMps ?? null} /> : null}
      {remainingMs === null ? null : <span>{arrivalText(nowMs + remainingMs, nowMs)}</span>}
    </button>
  );
}
