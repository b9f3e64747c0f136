import { waysTexts } from "#i18n/plan.ts";
import { Button } from "#ui/button.tsx";
import type { Asked } from "./use-answer.ts";
import styles from "./ways.module.css";

interface AnswerStateProps extends Pick<Asked<unknown>, "state" | "stop" | "again"> {
  /** What was found, in a sentence. */
  readonly said: string | null;
}

/** What became of the question, read out; while it is looked up it can be stopped. */
export function AnswerState({ state, stop, again, said }: AnswerStateProps) {
  const words = {
    asking: waysTexts.looking,
    failed: waysTexts.failed,
    stopped: waysTexts.stopped,
    answered: said,
  };
  return (
    <div className={styles["state"]}>
      <p role="status">{words[state]}</p>
      {state === "asking" ? <Button onClick={stop}>{waysTexts.stop}</Button> : null}
      {state === "failed" || state === "stopped" ? (
        <Button onClick={again}>{waysTexts.again}</Button>
      ) : null}
    </div>
  );
}
