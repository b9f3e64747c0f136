import { useStore } from "zustand";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { type RouteSurface, surfaceOfRoute } from "#domain/network/plan/route/route-surface.ts";
import { surfaceText } from "#sentences/plan/plan-ground.ts";
import { planner } from "#state/plans/planner.ts";
import { groundTexts } from "#words/plan/plan-ground.ts";
import styles from "./plan-ground.module.css";

/** The least length of a surface to show in the bar. */
const MIN_METERS = 10;

/** The surfaces of the plan for walkers and cyclists, as a bar and in words. */
export function PlanGround() {
  const { route, draft } = useStore(planner.store);
  const isOnLand = draft.mode === "walk" || draft.mode === "cycle";
  if (!isOnLand || route.legs.length === 0) return null;
  return (
    <section aria-label={groundTexts.heading}>
      <h4 className={styles["heading"]}>{groundTexts.heading}</h4>
      <SurfaceBar surface={surfaceOfRoute(route)} mode={draft.mode} />
      <p className={styles["hint"]}>{groundTexts.noHeights}</p>
    </section>
  );
}

interface SurfaceBarProps {
  readonly surface: RouteSurface;
  readonly mode: NetworkMode;
}

function SurfaceBar({ surface, mode }: SurfaceBarProps) {
  const { pavedMeters, unpavedMeters, unknownMeters } = surface;
  if (pavedMeters + unpavedMeters < MIN_METERS) {
    return <p className={styles["hint"]}>{groundTexts.allUnknown}</p>;
  }
  const parts = (
    [
      { kind: "paved", meters: pavedMeters },
      { kind: "unpaved", meters: unpavedMeters },
      { kind: "unknown", meters: unknownMeters },
    ] as const
  ).filter(({ meters }) => meters >= MIN_METERS);
  const allMeters = pavedMeters + unpavedMeters + unknownMeters;
  return (
    <>
      <div className={styles["bar"]} aria-hidden="true">
        {parts.map(({ kind, meters }) => (
          <span key={kind} data-surface={kind} style={{ flexGrow: meters }} />
        ))}
      </div>
      <ul className={styles["parts"]}>
        {parts.map(({ kind, meters }) => (
          <li key={kind}>
            <span className={styles["swatch"]} data-surface={kind} aria-hidden="true" />
            {surfaceText(kind, meters, allMeters, mode)}
          </li>
        ))}
      </ul>
    </>
  );
}
