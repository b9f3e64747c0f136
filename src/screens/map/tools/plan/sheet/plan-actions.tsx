import { Ellipsis, Repeat } from "lucide-react";
import { useStore } from "zustand";
import { pointText } from "#parts/plan-export/point-words.ts";
import { WordedButton } from "#screens/map/card/worded-button.tsx";
import styles from "#screens/map/tools/plan/planner.module.css";
import type { PlanTaps } from "#screens/map/tools/plan/use-plan-taps.ts";
import type { RouteSearchState } from "#screens/map/tools/plan/use-route-search.ts";
import { planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import { insertingAfter, planTexts } from "#words/plan/plan.ts";
import { routeSearchTexts } from "#words/plan/route-search.ts";
import { BeginAtPosition } from "./begin-at-position.tsx";
import { FollowPlan } from "./follow-plan.tsx";
import { KeepOrShare } from "./keep-or-share.tsx";
import { NumberMenu } from "./number-menu.tsx";
import { PlanMenu } from "./plan-menu.tsx";

interface PlanActionsProps {
  readonly taps: PlanTaps;
  readonly routes: RouteSearchState;
  /** True while the whole plan covers the map, with its own buttons to save and share. */
  readonly coversMap: boolean;
  readonly onFollow: (records: boolean) => void;
}

/** The current actions: for the chosen number, or for the plan. */
export function PlanActions({ taps, routes, coversMap, onFollow }: PlanActionsProps) {
  const { route, draft } = useStore(planner.store);
  const chosen = taps.chosen === null ? undefined : route.nodes[taps.chosen];
  const inserting = taps.insertAfter === null ? undefined : route.nodes[taps.insertAfter];
  if (chosen && taps.chosen !== null) {
    return (
      <NumberMenu place={taps.chosen} onInsert={taps.insert} onDone={() => taps.choose(null)} />
    );
  }
  if (inserting) {
    return (
      <div className={styles["inserting"]}>
        <p>{insertingAfter(pointText(inserting))}</p>
        <Button onClick={() => taps.insert(null)}>{planTexts.stopInserting}</Button>
      </div>
    );
  }
  if (routes.isMenu) return <PlanMenu onSearch={routes.choose} onDone={routes.toggleMenu} />;
  return (
    <div className={styles["actions"]} data-at-peek="">
      {draft.stops.length === 0 ? (
        <Button Icon={Repeat} onClick={() => routes.choose("loops")}>
          {routeSearchTexts.findLoop}
        </Button>
      ) : null}
      {route.legs.length === 0 ? <BeginAtPosition /> : null}
      <FollowPlan onFollow={onFollow} />
      {coversMap ? null : <KeepOrShare />}
      <WordedButton
        label={routeSearchTexts.more}
        word={routeSearchTexts.more}
        icon={<Ellipsis aria-hidden="true" />}
        onClick={routes.toggleMenu}
      />
    </div>
  );
}
