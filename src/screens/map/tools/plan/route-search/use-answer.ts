import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import { packsStore } from "#state/packs/packs.ts";

/** The state of a search. */
export interface PendingAnswer<Answer> {
  /** The last result; during a search that of the previous one. */
  readonly answer: Answer | null;
  readonly state: "asking" | "answered" | "failed" | "stopped";
  /** Stops waiting. */
  readonly stop: () => void;
  readonly again: () => void;
}

/** The delay after a change, so that moving a slider searches once. */
const REST_MS = 250;

/**
 * Searches for an answer, again whenever the question or the packs change; the newest counts. Null asks nothing.
 * Questions are compared by their JSON.
 */
export function useAnswer<Question, Answer>(
  question: Question | null,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
): PendingAnswer<Answer> {
  const key = question === null ? null : JSON.stringify(question);
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [settled, setSettled] = useState<{
    readonly of: string;
    readonly state: Exclude<PendingAnswer<Answer>["state"], "asking">;
  } | null>(null);
  const asked = `${key} ${tries}`;
  const look = useEffectEvent(async (of: string, signal: AbortSignal) => {
    if (question === null) return;
    try {
      const found = await ask(question, signal);
      if (signal.aborted) return;
      setAnswer(found);
      setSettled({ of, state: "answered" });
    } catch (error) {
      if (signal.aborted) return;
      console.warn("No answer:", error);
      setSettled({ of, state: "failed" });
    }
  });
  const waitMs = useEffectEvent(() => (settled === null ? 0 : REST_MS));
  const packs = useStore(packsStore, (snapshot) => snapshot.packs);
  const isStopped = settled?.of === asked && settled.state === "stopped";
  useEffect(() => {
    if (isStopped) return;
    const asking = new AbortController();
    const timer = window.setTimeout(() => void look(asked, asking.signal), waitMs());
    return () => {
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [asked, packs, isStopped]);
  const tell = useEffectEvent(onAnswer);
  // An effect, so that its changes are on the screen by then.
  useEffect(() => {
    if (answer !== null) tell(answer);
  }, [answer]);
  return {
    answer,
    state: settled?.of === asked ? settled.state : "asking",
    stop: () => setSettled({ of: asked, state: "stopped" }),
    again: () => setTries(tries + 1),
  };
}
