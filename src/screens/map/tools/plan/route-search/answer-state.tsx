import { Button } from "#ui/button.tsx";
import { routeSearchTexts } from "#words/plan/route-search.ts";
import styles from "./route-search.module.css";
import type { PendingAnswer } from "./use-answer.ts";

interface AnswerStateProps extends Pick<PendingAnswer<unknown>, "state" | "stop" | "again"> {
  /** The result, in a sentence. */
  readonly message: string | null;
}

/** Announces the state of a search; while running it can be stopped. */
export function AnswerState({ state, stop, again, message }: AnswerStateProps) {
  const words = {
    asking: routeSearchTexts.looking,
    failed: routeSearchTexts.failed,
    stopped: routeSearchTexts.stopped,
    answered: message,
  };
  return (
    <div className={styles["state"]}>
      <p role="status">{words[state]}</p>
      {state === "asking" ? <Button onClick={stop}>{routeSearchTexts.stop}</Button> : null}
      {state === "failed" || state === "stopped" ? (
        <Button onClick={again}>{routeSearchTexts.again}</Button>
      ) : null}
    </div>
  );
}
