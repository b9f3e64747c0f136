import { useMemo, useState } from "react";
import { useStore } from "zustand";
import type { ReachedNode } from "#domain/network/plan/choices/route-choices.ts";
import { boxOfNodes, type PlanNode } from "#domain/network/plan/route/plan-route.ts";
import { networkNodeTapped } from "#mapview/layers/networks/network-events.ts";
import { PackHelp } from "#parts/packs/pack-help.tsx";
import { useMapEvent } from "#screens/map/on-map/use-map-event.ts";
import { distanceText, planningUnit } from "#sentences/intl/distance.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";
import { andMore, reachedText } from "#sentences/plan/route-search.ts";
import { searchForBoat } from "#state/plans/graphs-for-boat.ts";
import { planner } from "#state/plans/planner.ts";
import { routeSearchTexts } from "#words/plan/route-search.ts";
import { AnswerState } from "./answer-state.tsx";
import { LengthChoice, REACH_LENGTHS } from "./length-choice.tsx";
import { OriginChoice } from "./origin-choice.tsx";
import styles from "./route-search.module.css";
import type { SearchPanelProps } from "./search-panel.ts";
import { useAnswer } from "./use-answer.ts";
import { useOffer } from "./use-offer.ts";
import { useOrigin } from "./use-origin.ts";

/** The longest list; the map shows all nodes. */
const MAX_ROWS = 30;

const findReach = searchForBoat("reach");

/**
 * Shows every node within a distance over the network, on the map and in a list; a tap on one continues the plan to
 * it.
 */
export function ReachPanel({ controller, onDone }: SearchPanelProps) {
  const { mode, options } = useStore(planner.store, ({ draft }) => draft);
  const lengths = REACH_LENGTHS[mode];
  const { meters: unitMeters, unit } = planningUnit(mode);
  const [length, setLength] = useState(lengths.usual[2] ?? lengths.min);
  const origins = useOrigin(controller, "last");
  const near = origins.chosen?.place ?? null;
  const { answer, ...asked } = useAnswer(
    near && { mode, near, meters: length * unitMeters, options },
    findReach,
    (found) => {
      const box = boxOfNodes(found.map(({ node }) => node));
      if (box) controller.showBounds(box);
    },
  );
  const reached = useMemo(() => answer?.map(({ node }) => node) ?? [], [answer]);
  useOffer({ mode, reached });
  useMapEvent(controller, networkNodeTapped, ({ osmId }) => {
    const found = reached.find((node) => node.osmId === osmId);
    if (found) void goTo(found);
  });

  async function goTo(node: PlanNode) {
    const [start] = reached;
    onDone();
    if (start && planner.store.getState().draft.stops.length === 0) {
      await planner.addNode(mode, start);
    }
    await planner.addNode(mode, node);
  }

  const others = answer?.slice(1) ?? [];
  return (
    <>
      <OriginChoice {...origins} />
      <LengthChoice
        label={routeSearchTexts.distance}
        {...lengths}
        unit={unit}
        length={length}
        onChoose={setLength}
      />
      <AnswerState {...asked} message={messageOf(answer, withUnit(length, unit))} />
      {answer?.length === 0 && near && asked.state === "answered" ? (
        <PackHelp mode={mode} nodes={[near]} />
      ) : null}
      <ul className={styles["list"]}>
        {others.slice(0, MAX_ROWS).map(({ node, meters }) => (
          <li key={node.osmId}>
            <button type="button" className={styles["offer"]} onClick={() => void goTo(node)}>
              <strong className={styles["number"]}>{node.number}</strong>
              <span>{inMetric(() => distanceText(meters, mode))}</span>
            </button>
          </li>
        ))}
        {others.length > MAX_ROWS ? <li>{andMore(others.length - MAX_ROWS)}</li> : null}
      </ul>
    </>
  );
}

function messageOf(answer: readonly ReachedNode[] | null, distance: string): string | null {
  const [start, ...others] = answer ?? [];
  if (!start) return routeSearchTexts.reachEmpty;
  return others.length === 0
    ? routeSearchTexts.reachAlone
    : reachedText(others.length, distance, start.node.number);
}
