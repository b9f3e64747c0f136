import { useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { boxOfRoute } from "#domain/network/plan/route/plan-route.ts";
import type { EmbeddableMap } from "#parts/map/embedded-map.ts";
import { useEmbeddedRoute, useRouteOnView } from "#parts/map/embedded-route.ts";
import { useCurrentPlan } from "#parts/use-current-plan.ts";
import { useIsUnderWay } from "#parts/use-is-under-way.ts";
import { useIsWide } from "#parts/use-is-wide.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { mapVisitStore } from "#state/map/map-visit.ts";
import { showPlanOnMap } from "#state/map/plan-shown.ts";
import { readCurrentPlan } from "#state/plans/read-current-plan.ts";
import styles from "./own-map.module.css";

interface CurrentPlanMapProps {
  /** Loads the live map; tests replace it. */
  readonly load?: (() => Promise<EmbeddableMap>) | undefined;
}

/**
 * Shows the map around the line of the followed plan, or else of the draft; nothing if it has no line. The map beside the
 * screens is moved to each plan once: after that, or under way, it shows what the user looks at.
 */
export function CurrentPlanMap({ load }: CurrentPlanMapProps) {
  const line = useCurrentPlan(lineInHand);
  const isFollowing = useStore(followingStatusStore, (status) => status.isFollowing);
  const isWide = useIsWide();
  // The map under way also draws the line from the traveller to the goal.
  if (isWide && isFollowing) return <FollowedLine />;
  return line ? <PlanLine key={String(line.box)} {...line} load={load} /> : null;
}

function FollowedLine() {
  useEffect(showPlanOnMap, []);
  return null;
}

interface LineMapProps extends Pick<NonNullable<ReturnType<typeof lineInHand>>, "shown" | "box"> {
  readonly load: CurrentPlanMapProps["load"];
}

function PlanLine({ isFollowed, ...line }: LineMapProps & { readonly isFollowed: boolean }) {
  const [wasMovedTo] = useState(() => mapVisitStore.getState().planMovedTo === String(line.box));
  const isUnderWay = useIsUnderWay();
  const isKept = useIsWide() && (wasMovedTo || isUnderWay || isFollowed);
  return isKept ? <Line shown={line.shown} /> : <LineMap {...line} />;
}

function Line({ shown }: Pick<LineMapProps, "shown">) {
  useRouteOnView(shown);
  return null;
}

function LineMap({ shown, box, load }: LineMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const planMovedTo = String(box);
  const onBeside = useCallback(() => mapVisitStore.setState({ planMovedTo }), [planMovedTo]);
  // If the map cannot be loaded, the picture below stays.
  const stage = useEmbeddedRoute(frame, shown, box, { load, onBeside });
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
