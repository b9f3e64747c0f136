import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { boxOfNodes, type PlanNode } from "#domain/network/plan/route/plan-route.ts";
import { networkNodeTapped } from "#mapview/layers/networks/network-events.ts";
import { planOfferTapped } from "#mapview/layers/plan/plan-events.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useMapEvent } from "#screens/map/on-map/use-map-event.ts";
import styles from "#screens/map/tools/plan/planner.module.css";
import { OfferLetter } from "#screens/map/tools/plan/route-search/offer-letter.tsx";
import { useOffer } from "#screens/map/tools/plan/route-search/use-offer.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { candidateText } from "#sentences/plan/plan.ts";
import { planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import { planTexts, whichNumber } from "#words/plan/plan.ts";
import type { NumberQuestion } from "./use-typed-numbers.ts";

interface WhichNumberProps {
  readonly controller: Pick<MapPort, "events" | "showBounds">;
  readonly question: NumberQuestion;
  /** Called with the intended node; null dismisses the question. */
  readonly onAnswer: (node: PlanNode | null) => void;
}

/** Asks which of several nodes with one number is meant: in a list, and with the same letters on the map. */
export function WhichNumber({ controller, question, onAnswer }: WhichNumberProps) {
  const { mode, stops } = useStore(planner.store, ({ draft }) => draft);
  const { number, nodes, isFirst } = question;
  const candidates = useMemo(() => nodes.map(({ node }) => node), [nodes]);
  const last = stops.at(-1);
  useOffer({ mode, candidates });
  useEffect(() => {
    const box = boxOfNodes(last ? [...candidates, last] : candidates);
    if (box) controller.showBounds(box);
  }, [controller, candidates, last]);
  useMapEvent(controller, planOfferTapped, (index) => {
    const node = candidates[index];
    if (node) onAnswer(node);
  });
  useMapEvent(controller, networkNodeTapped, ({ osmId }) => {
    const node = candidates.find((candidate) => candidate.osmId === osmId);
    if (node) onAnswer(node);
  });
  return (
    <fieldset className={styles["question"]}>
      <legend>{whichNumber(number)}</legend>
      {nodes.map(({ node, meters }, index) => (
        <Button
          key={node.osmId}
          icon={<OfferLetter index={index} />}
          onClick={() => onAnswer(node)}
        >
          {candidateText(node.number, distanceText(meters, mode), isFirst)}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => onAnswer(null)}>
        {planTexts.back}
      </Button>
    </fieldset>
  );
}
