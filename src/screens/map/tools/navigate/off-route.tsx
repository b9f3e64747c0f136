import { useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { placeAlong } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";
import type { FollowedPlan } from "#domain/guidance/followed.ts";
import type { GuidanceView } from "#domain/guidance/guidance-view.ts";
import { planNodeOf } from "#domain/network/plan/route/plan-node.ts";
import { boxOfNodes } from "#domain/network/plan/route/plan-route.ts";
import { withStraightLegs } from "#domain/network/plan/route/straight-legs.ts";
import { planFromHere } from "#domain/plans/plan-with-route.ts";
import { questionOf } from "#domain/plans/stops-question.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { findRoute, planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { guidanceTexts } from "#words/plan/guidance.ts";
import { problemText } from "./guidance-words.ts";
import styles from "./navigation.module.css";
import { RouteArrow } from "./route-arrow.tsx";
import { TurnWords } from "./turn-words.tsx";
import type { GuidanceNow } from "./use-guidance-now.ts";

interface OffRouteProps extends GuidanceNow {
  readonly controller: Pick<MapPort, "showBounds">;
}

/** Shows the distance and direction of the route, and the possible actions; nothing happens by itself. */
export function OffRoute({ controller, ...now }: OffRouteProps) {
  const { following, view } = now;
  const problem = problemText(now);
  const [message, setMessage] = useState<string | null>(null);
  const { followed, line, state } = following;
  const here = state.fixes.last;

  function showRouteBack() {
    const nearest = here && nearestMatch(line, here);
    const box = nearest && boxOfNodes([here, placeAlong(line, nearest.alongMeters)]);
    if (box) controller.showBounds(box);
  }

  async function makeNewPlan(plan: FollowedPlan) {
    const made = await followFromHere(plan, here, view).catch((error: unknown) => {
      console.warn("No new plan:", error);
      return "failed" as const;
    });
    if (made !== "made") setMessage(WHY_NOT[made]);
  }

  return (
    <>
      <p className={styles["word"]}>{guidanceTexts.off}</p>
      {problem ? <p className={styles["word"]}>{problem}</p> : null}
      <div className={styles["now"]}>
        <p>
          <span className={styles["distance"]}>
            {distanceText(view.offMeters ?? 0, state.mode)}
          </span>{" "}
          {guidanceTexts.offHelp}
        </p>
        {view.bearing === null ? null : (
          <RouteArrow bearing={view.bearing} size="80px" isSpoken={true} />
        )}
      </div>
      <p className={styles["turn"]}>
        <TurnWords view={view} mode={state.mode} />
      </p>
      <div className={classNames(layout["actions"], styles["buttons"])}>
        <Button variant="primary" onClick={showRouteBack}>
          {guidanceTexts.backToRoute}
        </Button>
        {followed.kind === "plan" ? (
          <Button onClick={() => void makeNewPlan(followed)}>{guidanceTexts.newPlan}</Button>
        ) : null}
      </div>
      <p role="status">{message}</p>
    </>
  );
}

/** The reasons that there is no new plan. */
const WHY_NOT = {
  none: guidanceTexts.newPlanNone,
  unreachable: guidanceTexts.newPlanUnreachable,
  failed: guidanceTexts.newPlanFailed,
} as const;

/** The number of nodes near the user where the new plan may begin. */
const NEAR_COUNT = 6;

/** Makes a plan from here to the remaining stops and follows it; without a route nothing changes. */
async function followFromHere(
  plan: FollowedPlan,
  here: LatLng | null,
  { next }: GuidanceView,
): Promise<"made" | "none" | "unreachable"> {
  const { networkGraphs } = await import(
    /* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"
  );
  const { mode } = plan.draft;
  if (!here) return "none";
  const near = await networkGraphs.nodesNear({ place: here, count: NEAR_COUNT, mode });
  const nextPlace = next?.kind === "node" ? next.place : null;
  const nearby = near.map(({ node }) => planNodeOf(node));
  const draft = planFromHere(plan, here, nearby, nextPlace);
  if (!draft) return "none";
  const answer = await findRoute(questionOf(draft), new AbortController().signal);
  if (answer.kind === "problem") return "unreachable";
  const { route } = answer;
  planner.open({ draft, route });
  guidance.start({ kind: "plan", draft, route: withStraightLegs(route) });
  return "made";
}
