import { useEffect, useRef, useState } from "react";
import { boxOfRoute } from "#domain/network/plan/route/plan-route.ts";
import type { EmbeddableMap } from "#parts/map/embedded-map.ts";
import { useEmbeddedRoute, useRouteOnView } from "#parts/map/embedded-route.ts";
import { useIsWide } from "#parts/use-is-wide.ts";
import { mapVisitStore } from "#state/map/map-visit.ts";
import { readCurrentPlan } from "#state/plans/read-current-plan.ts";
import styles from "./own-map.module.css";

interface CurrentPlanMapProps {
  /** Loads the live map; tests replace it. */
  readonly load?: () => Promise<EmbeddableMap>;
}

/** Shows the map around the line of the followed plan, or else of the draft; nothing if it has no line. */
export function CurrentPlanMap({ load }: CurrentPlanMapProps) {
  const [line] = useState(lineInHand);
  const [wasShown] = useState(() => mapVisitStore.getState().isPlanShown);
  useEffect(() => mapVisitStore.setState({ isPlanShown: true }), []);
  // The map beside the screens is moved once: after that, or under way, it shows what the user looks at.
  const isKept = useIsWide() && (wasShown || line?.isFollowed);
  if (!line) return null;
  return isKept ? <Line shown={line.shown} /> : <LineMap {...line} load={load} />;
}

function Line({ shown }: Pick<LineMapProps, "shown">) {
  useRouteOnView(shown);
  return null;
}

interface LineMapProps extends NonNullable<ReturnType<typeof lineInHand>> {
  readonly load: CurrentPlanMapProps["load"] | undefined;
}

function LineMap({ shown, box, load }: LineMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  // If the map cannot be loaded, the picture below stays.
  const stage = useEmbeddedRoute(frame, shown, box, load);
  if (stage === "beside") return null;
  return <div ref={frame} className={styles["map"]} data-plan-map={stage} inert />;
}

function lineInHand() {
  const held = readCurrentPlan();
  const plan = held?.kind === "followed" ? held.followed : held;
  if (plan?.kind !== "plan" && plan?.kind !== "draft") return null;
  const { draft, route } = plan;
  const box = route.legs.length > 0 ? boxOfRoute(route) : null;
  return box && { shown: { mode: draft.mode, route }, box, isFollowed: held !== plan };
}
