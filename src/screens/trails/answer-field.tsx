import { type FormEvent, useState } from "react";
import type { PostHead } from "#domain/trail/sealed-trail.ts";
import { TRAIL_LIMITS } from "#domain/trail/trail.ts";
import type { AnswerOutcome, OpenWalk } from "#state/trail/open-walk.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { TextField } from "#ui/text-field.tsx";
import { trailWalkTexts as texts } from "#words/scouting/trail-walk.ts";
import { trailTexts } from "#words/scouting/trails.ts";
import styles from "./trails.module.css";

interface AnswerFieldProps {
  readonly open: OpenWalk;
  readonly head: PostHead;
}

type Stage = "idle" | "checking" | AnswerOutcome;

const STAGE_TEXTS: Readonly<Record<Stage, string | null>> = {
  idle: null,
  checking: texts.checking,
  wrong: texts.wrong,
  right: null,
  "no-ciphers": trailTexts.noCiphers,
};

/** The question of a locked post; each answer takes as long to check as to guess. */
export function AnswerField({ open, head: { id, opens, question, choices } }: AnswerFieldProps) {
  const [typed, setTyped] = useState("");
  const [stage, setStage] = useState<Stage>("idle");
  const isChecking = stage === "checking";
  const check = async (answer: string) => {
    setStage("checking");
    setStage(await open.answer(id, answer));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChecking) void check(typed);
  };
  return (
    <form className={layout["closeStack"]} onSubmit={submit}>
      {question ? <p className={styles["text"]}>{question}</p> : null}
      {opens === "choice" ? (
        <div className={layout["actions"]}>
          {choices
            .filter((choice) => choice !== "")
            .map((choice) => (
              <Button key={choice} disabled={isChecking} onClick={() => void check(choice)}>
                {choice}
              </Button>
            ))}
        </div>
      ) : (
        <>
          <TextField
            label={texts.answer}
            value={typed}
            maxLength={TRAIL_LIMITS.answer}
            inputMode={opens === "number" ? "decimal" : "text"}
            autoCapitalize={opens === "code" ? "characters" : "none"}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setStage("idle");
            }}
          />
          <Button type="submit" variant="primary" disabled={isChecking || typed.trim() === ""}>
            {texts.try}
          </Button>
        </>
      )}
      <p role="status" className={stage === "wrong" ? layout["doubtful"] : undefined}>
        {STAGE_TEXTS[stage]}
      </p>
    </form>
  );
}
