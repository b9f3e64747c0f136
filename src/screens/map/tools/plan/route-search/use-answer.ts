import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import { packsStore } from "#state/packs/packs.ts";

/** What became of a question. */
export interface Asked<Answer> {
  /** The last one that came; that of the question before while the next is looked up. */
  readonly answer: Answer | null;
  readonly state: "asking" | "answered" | "failed" | "stopped";
  /** Waits no longer. */
  readonly stop: () => void;
  readonly again: () => void;
}

/** Who moves a slider asks when it rests. */
const REST_MS = 250;

/**
 * Looks up what is asked, again whenever the question or the packs are others; the newest counts. Null asks
 * nothing. Questions are told apart by their JSON.
 */
export function useAnswer<Question, Answer>(
  question: Question | null,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
): Asked<Answer> {
  const key = question === null ? null : JSON.stringify(question);
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [settled, setSettled] = useState<{
    readonly of: string;
    readonly state: Exclude<Asked<Answer>["state"], "asking">;
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
  // What it changes on the screen is there by then.
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
