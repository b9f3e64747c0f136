import { useState } from "react";
import { jotihuntText } from "#sentences/scouting/jotihunt.ts";
import {
  askJotihuntAreas,
  askJotihuntGroups,
  hasJotihunt,
  type JotihuntProblem,
  type JotihuntResult,
} from "#state/scouting/ask-jotihunt.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { jotihuntTexts } from "#words/scouting/jotihunt.ts";

type Answer = JotihuntResult | JotihuntProblem;

/** Asks the service of the Jotihunt for the states of areas or the groups, once for each tap; nothing in a build without it. */
export function AskJotihuntButtons() {
  const [isAsking, setAsking] = useState(false);
  const [text, setText] = useState<string | null>(null);
  if (!hasJotihunt) return null;
  const ask = async (request: () => Promise<Answer>) => {
    setAsking(true);
    setText(jotihuntText(await request()));
    setAsking(false);
  };
  return (
    <>
      <div className={layout["actions"]}>
        <Button disabled={isAsking} onClick={() => void ask(() => askJotihuntAreas())}>
          {jotihuntTexts.areas}
        </Button>
        <Button disabled={isAsking} onClick={() => void ask(() => askJotihuntGroups())}>
          {jotihuntTexts.groups}
        </Button>
      </div>
      <p role="status" className={layout["hint"]}>
        {isAsking ? jotihuntTexts.asking : text}
      </p>
    </>
  );
}
