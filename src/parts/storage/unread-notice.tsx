import { useState } from "react";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import { type UnreadList, unreadText } from "#sentences/common/database-problem.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { unreadTexts } from "#words/common/database-problem.ts";

export interface UnreadNoticeProps {
  readonly list: UnreadList;
  readonly problem: DatabaseProblem;
  /** Reads the list again; the notice disappears on success. */
  readonly onRetry: () => Promise<unknown>;
}

/** Replaces a list that could not be read, so that it does not look empty. */
export function UnreadNotice({ list, problem, onRetry }: UnreadNoticeProps) {
  const [tries, setTries] = useState<"none" | "trying" | "failed">("none");
  const retry = async () => {
    setTries("trying");
    await onRetry();
    setTries("failed");
  };
  return (
    <Notice
      tone="danger"
      action={
        <Button aria-disabled={tries === "trying"} onClick={() => void retry()}>
          {tries === "trying" ? unreadTexts.retrying : unreadTexts.retry}
        </Button>
      }
    >
      {tries === "failed" ? `${unreadTexts.notYet} ` : null}
      {unreadText(list, problem)}
    </Notice>
  );
}
