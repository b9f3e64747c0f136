import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import { useLoaded } from "#parts/use-loaded.ts";
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
  const packs = useStore(packsStore, (snapshot) => snapshot.packs);
  const [stopped, setStopped] = useState<{ readonly key: string | null } | null>(null);
  const isStopped = stopped?.key === key;
  const { value, last, isFailed, again } = useLoaded(
    isStopped || question === null
      ? null
      : async (signal) => {
          if (hasSettled) await rested(signal);
          return ask(question, signal);
        },
    isStopped ? null : key,
    packs,
  );
  const hasSettled = last !== undefined || isFailed || stopped !== null;
  const answer = last ?? null;
  const tell = useEffectEvent(onAnswer);
  // An effect, so that its changes are on the screen by then.
  useEffect(() => {
    if (answer !== null) tell(answer);
  }, [answer]);
  const settled = isFailed ? "failed" : "answered";
  const state = isFailed || value !== undefined ? settled : "asking";
  return {
    answer,
    state: isStopped ? "stopped" : state,
    stop: () => setStopped({ key }),
    again: () => (isStopped ? setStopped(null) : again()),
  };
}

/** Resolves after the delay; rejects if the search is no longer wanted by then. */
async function rested(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => window.setTimeout(resolve, REST_MS));
  signal.throwIfAborted();
}
