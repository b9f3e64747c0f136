// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "#state/exchange/copy-text.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { COPY_FAILED, copiedText, copyLabel } from "#words/position/coordinates.ts";

interface CopyButtonProps {
  /** The thing to copy, for the accessible label. */
  readonly what: string;
  readonly text: string;
}

type Outcome = "none" | "copied" | "failed";

const SHOW_OUTCOME_MS = 2500;

/** A button that copies a text and reports the outcome. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>("none");
  useEffect(() => {
    if (outcome === "none") return;
    const timer = setTimeout(() => setOutcome("none"), SHOW_OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => setOutcome((await copyText(text)) ? "copied" : "failed");
  return (
    <>
      <IconButton
        label={copyLabel(what)}
        icon={outcome === "copied" ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      />
      <span role="status" className={outcome === "failed" ? undefined : "visually-hidden"}>
        {outcome === "copied" ? copiedText(what) : null}
        {outcome === "failed" ? COPY_FAILED : null}
      </span>
    </>
  );
}
