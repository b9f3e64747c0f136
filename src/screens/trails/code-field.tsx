import { type FormEvent, useState } from "react";
import { TRAIL_LIMITS } from "#domain/trail/trail.ts";
import type { OpenWalk } from "#state/trail/open-walk.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { TextField } from "#ui/text-field.tsx";
import { trailWalkTexts as texts } from "#words/scouting/trail-walk.ts";

interface CodeFieldProps {
  readonly open: OpenWalk;
  readonly postId: string;
}

/** Opens a post by the code of the leaders, for a patrol without a good position. */
export function CodeField({ open, postId }: CodeFieldProps) {
  const [code, setCode] = useState("");
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!open.useCode(postId, code));
  };
  return (
    <details>
      <summary className={layout["summary"]}>{texts.leadersCode}</summary>
      <form className={layout["closeStack"]} onSubmit={submit}>
        <TextField
          label={texts.leadersCode}
          value={code}
          maxLength={TRAIL_LIMITS.answer}
          autoCapitalize="characters"
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            setWrong(false);
          }}
        />
        <Button type="submit">{texts.useCode}</Button>
        <p role="status">{isWrong ? texts.wrongCode : null}</p>
      </form>
    </details>
  );
}
