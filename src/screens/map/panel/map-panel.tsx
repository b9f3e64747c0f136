import { Repeat, Route } from "lucide-react";
import { useStore } from "zustand";
import { LOOP_PATH } from "#domain/links/app-path.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { titleOfPlan } from "#parts/plan-export/named-plan.ts";
import { PlanFigures } from "#parts/plan-export/plan-figures.tsx";
import { numbered } from "#parts/plan-export/point-words.ts";
import { useCurrentPlan } from "#parts/use-current-plan.ts";
import listStyles from "#screens/map/found/found-row.module.css";
import { FoundRow, rowOf } from "#screens/map/found/found-row.tsx";
import { chosenOf, useGoTo } from "#screens/map/found/use-go-to.ts";
import { useAround } from "#screens/map/place/use-around.ts";
import type { OpenTool } from "#screens/map/task/map-tool.ts";
import { planLink } from "#screens/map/task/tool-links.ts";
import { aroundText } from "#sentences/map/search.ts";
import { numbersInRow } from "#sentences/plan/plan.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { readCurrentPlan } from "#state/plans/read-current-plan.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { routeSearchTexts } from "#words/plan/route-search.ts";
import { routesTexts } from "#words/plan/routes.ts";
import styles from "./map-panel.module.css";

export interface MapPanelProps {
  readonly controller: MapPort;
  readonly open: OpenTool;
}

/** The panel of a desktop beside the map while no tool is open: the plan in hand or a loop, and what is around the middle of the map. */
export function MapPanel({ controller, open }: MapPanelProps) {
  const isFollowing = useStore(followingStatusStore, (status) => status.isFollowing);
  // Its card is there.
  if (isFollowing) return null;
  return (
    <div className={styles["panel"]}>
      <NextStep open={open} />
      <AroundHere controller={controller} open={open} />
    </div>
  );
}

/** The plan in hand with its button, or else the search for a loop. A followed plan has its own bar. */
function NextStep({ open }: Pick<MapPanelProps, "open">) {
  const held = useCurrentPlan(readCurrentPlan);
  if (held?.kind === "followed" || held?.kind === "lost") return null;
  if (!held || held.route.legs.length === 0) {
    return (
      <LinkButton to={LOOP_PATH} variant="primary" Icon={Repeat}>
        {routeSearchTexts.menuLoops}
      </LinkButton>
    );
  }
  return (
    <section className={styles["plan"]} aria-label={routesTexts.running}>
      <h3>{titleOfPlan(held)}</h3>
      <p className={layout["hint"]}>{numbersInRow(numbered(held.route.nodes))}</p>
      <PlanFigures plan={held} />
      <Button variant="primary" Icon={Route} onClick={() => open(planLink)}>
        {routesTexts.goOnPlanning}
      </Button>
    </section>
  );
}

const MAX_PLACES = 8;

/** The nearest places to the middle of the map. */
function AroundHere({ controller, open }: MapPanelProps) {
  const goTo = useGoTo(controller, open);
  const lat = useStore(mapViewStore, (view) => view.lat);
  const lng = useStore(mapViewStore, (view) => view.lng);
  const middle = { lat, lng };
  const { last } = useAround(middle, () => controller.output.readPois());
  const places = last?.places ?? [];
  if (places.length === 0) return null;
  const town = places.find(({ kind }) => kind === "town")?.name ?? null;
  const heading = aroundText({ kind: "center", age: null, town });
  return (
    <section aria-label={heading}>
      <h3>{heading}</h3>
      <ul className={listStyles["list"]}>
        {places.slice(0, MAX_PLACES).map((one) => (
          <li key={keyOf(one)}>
            <button type="button" className={listStyles["row"]} onClick={() => goTo(chosenOf(one))}>
              <FoundRow {...rowOf(one)} from={middle} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function keyOf({ kind, name, lat, lng }: FoundPlace): string {
  return `${kind} ${name} ${lat} ${lng}`;
}
