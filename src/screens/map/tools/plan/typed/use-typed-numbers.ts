import { useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  isAmbiguous,
  type NumberedNode,
  numbersIn,
} from "#domain/network/plan/route/numbered-nodes.ts";
import { isPlace, type PlanNode } from "#domain/network/plan/route/plan-route.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { searchOriginOnMap } from "#parts/search-origin-now.ts";
import { numberProblemText } from "#sentences/plan/plan.ts";
import { planner } from "#state/plans/planner.ts";
import { planTexts } from "#words/plan/plan.ts";

/** A typed number that may mean several nodes, between which the user must choose, and the numbers after it. */
export interface NumberQuestion {
  readonly number: string;
  readonly nodes: readonly NumberedNode[];
  readonly others: readonly string[];
  readonly isFirst: boolean;
}

/** The numbers that are being typed, and the result of the last ones. */
export interface TypedNumbersState {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly problem: string | undefined;
  /** The place near which an unknown number was looked for; null if all were found. */
  readonly unknownNear: LatLng | null;
  readonly question: NumberQuestion | null;
  readonly submit: () => void;
  /** Answers the question, and continues with the numbers after it; null gives up. */
  readonly answer: (node: PlanNode | null) => void;
}

/** Adds the nodes of typed numbers; asks which one is meant if several are about equally near. */
export function useTypedNumbers(controller: Pick<MapPort, "center" | "zoom">): TypedNumbersState {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const [unknownNear, setUnknownNear] = useState<LatLng | null>(null);
  const [question, setQuestion] = useState<NumberQuestion | null>(null);

  async function add(numbers: readonly string[]): Promise<void> {
    setQuestion(null);
    const [number, ...others] = numbers;
    if (number === undefined) return setTyped("");
    const found = await nodesFor(number, controller).catch((failure: unknown) => {
      console.warn("No numbers:", failure);
      return { kind: "failed" } as const;
    });
    // The numbers that were not added stay in the field, to be corrected.
    setTyped(numbers.join(" "));
    setUnknownNear(found.kind === "no-such-number" ? found.near : null);
    if (found.kind !== "found") return setProblem(numberProblemText(found.kind, number));
    const { nodes, isFirst } = found;
    if (isAmbiguous(nodes)) return setQuestion({ number, nodes, others, isFirst });
    const [nearest] = nodes;
    if (nearest) await take(nearest.node, others);
  }

  async function take(node: PlanNode, others: readonly string[]): Promise<void> {
    await planner.addNode(planner.store.getState().draft.mode, node);
    await add(others);
  }

  return {
    typed,
    setTyped,
    problem,
    unknownNear,
    question,
    submit() {
      const numbers = numbersIn(typed);
      setProblem(numbers.length === 0 ? planTexts.typedNone : undefined);
      void add(numbers);
    },
    answer(node) {
      setQuestion(null);
      if (node && question) void take(node, question.others);
    },
  };
}

async function nodesFor(number: string, controller: Pick<MapPort, "center" | "zoom">) {
  const { networkGraphs } = await import(
    /* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"
  );
  const { mode, stops } = planner.store.getState().draft;
  const last = stops.at(-1);
  const fromOsmId = last && !isPlace(last) ? last.osmId : null;
  // After a place the nearest numbers are those around it.
  const near = last ?? searchOriginOnMap(controller).place;
  const answer = await networkGraphs.nodesNumbered({ number, mode, fromOsmId, near });
  return { ...answer, near, isFirst: fromOsmId === null };
}
