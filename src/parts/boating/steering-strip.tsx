import { useEffect } from "react";
import { useStore } from "zustand";
import { inverse } from "#domain/geodesy/geodesic.ts";
import { arrivalText } from "#i18n/plan/guidance.ts";
import { noSignalText } from "#i18n/position/position.ts";
import {
  arrivedText,
  courseText,
  crossTrackText,
  seaDistanceText,
  steeringTexts,
} from "#i18n/water/boating.ts";
import { arrivalStore, followArrival } from "#state/boating/arrival.ts";
import { openHelm } from "#state/boating/helm-store.ts";
import { steeringStore } from "#state/boating/steering.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import styles from "./boating-strip.module.css";
import { useHelm } from "./use-helm.ts";

/** Shows the mark that the boat steers to in a strip above every screen; a tap opens the helm. */
export function SteeringStrip() {
  useEffect(followArrival, []);
  const target = useStore(steeringStore, (state) => state.target);
  const arrivedAt = useStore(arrivalStore, (state) => state.arrivedAt);
  if (!target) return null;
  const name = target.name || steeringTexts.target;
  const hasArrived = arrivedAt?.startedAtMs === target.startedAtMs;
  return (
    <>
      <Strip name={hasArrived ? arrivedText(name) : name} />
      <p role="status" className="visually-hidden">
        {hasArrived ? arrivedText(name) : null}
      </p>
    </>
  );
}

function Strip({ name }: { readonly name: string }) {
  const { position, reading, by } = useHelm();
  const nowMs = useStore(clockStore, (clock) => clock.nowMs);
  if (!by || by.isRoute) return null;
  // Without a signal the last bearing and distance stay, with their age.
  const measured = position && inverse(position, by.mark);
  const off = reading?.beside?.offMeters;
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
      {off === undefined ? null : <span>{crossTrackText(off)}</span>}
      {remainingMs === null ? null : <span>{arrivalText(nowMs + remainingMs, nowMs)}</span>}
    </button>
  );
}
