import { type FormEvent, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isAmbiguous, type NumberedNode, numbersIn } from "#domain/network/plan/numbered-nodes.ts";
import type { PlanNode } from "#domain/network/plan/plan-route.ts";
import { candidateText, numberProblemText, planTexts, whichNumber } from "#i18n/plan.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { PackHelp } from "#parts/packs/pack-help.tsx";
import { searchOriginNow } from "#parts/search-origin-now.ts";
import { planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./planner.module.css";

/** Of which only the person knows which node is meant, and the numbers that come after it. */
interface Question {
  readonly number: string;
  readonly nodes: readonly NumberedNode[];
  readonly others: readonly string[];
  readonly isFirst: boolean;
}

/** Adds the nodes of numbers that are typed; asks which one is meant where several are about as near. */
export function TypedNumbers({
  controller,
}: {
  readonly controller: Pick<MapPort, "center" | "zoom">;
}) {
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const [unknownNear, setUnknownNear] = useState<LatLng | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  async function add(numbers: readonly string[]): Promise<void> {
    setQuestion(null);
    const [number, ...others] = numbers;
    if (number === undefined) return setTyped("");
    const answer = await nodesFor(number, controller).catch((error: unknown) => {
      console.warn("No numbers:", error);
      return { kind: "failed" } as const;
    });
    // What was not added stays to be mended.
    setTyped(numbers.join(" "));
    setUnknownNear(answer.kind === "no-such-number" ? answer.near : null);
    if (answer.kind !== "found") return setProblem(numberProblemText(answer.kind, number));
    const { nodes, isFirst } = answer;
    if (isAmbiguous(nodes)) return setQuestion({ number, nodes, others, isFirst });
    const [nearest] = nodes;
    if (nearest) await take(nearest.node, others);
  }

  async function take(node: PlanNode, others: readonly string[]): Promise<void> {
    await planner.addNode(planner.store.getState().draft.mode, node);
    await add(others);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const numbers = numbersIn(typed);
    setProblem(numbers.length === 0 ? planTexts.typedNone : undefined);
    void add(numbers);
  }

  return (
    <>
      <form className={styles["typed"]} onSubmit={submit}>
        <TextField
          label={planTexts.typed}
          hint={planTexts.typedHint}
          error={problem}
          value={typed}
          enterKeyHint="done"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">{planTexts.typedAdd}</Button>
      </form>
      {unknownNear ? <PackHelp mode={mode} nodes={[unknownNear]} /> : null}
      {question ? (
        <fieldset className={styles["question"]}>
          <legend>{whichNumber(question.number)}</legend>
          {question.nodes.map(({ node, meters }) => (
            <Button key={node.osmId} onClick={() => void take(node, question.others)}>
              {candidateText(node.number, meters, question.isFirst)}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}

async function nodesFor(number: string, { center, zoom }: Pick<MapPort, "center" | "zoom">) {
  const { networkGraphs } = await import(
    /* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"
  );
  const { mode, stops } = planner.store.getState().draft;
  const { place: near } = center ? searchOriginNow({ ...center, zoom }) : searchOriginNow();
  const fromOsmId = stops.at(-1)?.osmId ?? null;
  const answer = await networkGraphs.nodesNumbered({ number, mode, fromOsmId, near });
  return { ...answer, near, isFirst: fromOsmId === null };
}
