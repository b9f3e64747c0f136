import { useEffect, useRef, useState } from "react";
import { actionLabel } from "#sentences/common/actions.ts";
import { packCommands } from "#state/packs/packs.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { packTexts } from "#words/packs/packs.ts";
import styles from "./packs.module.css";

interface RemoveButtonProps {
  /** The ids of the packs to remove. */
  readonly ids: readonly string[];
  readonly name: string;
}

/** A button that asks for confirmation before it removes. */
export function RemoveButton({ ids, name }: RemoveButtonProps) {
  const remove = async () => {
    for (const id of ids) await packCommands.removePack(id);
  };
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <Button aria-label={actionLabel(packTexts.remove, name)} onClick={() => setAsking(true)}>
        {packTexts.remove}
      </Button>
    );
  }
  return (
    <fieldset className={styles["sure"]}>
      <legend>{packTexts.removeSure}</legend>
      <div className={layout["actions"]}>
        <Button variant="danger" onClick={() => void remove()}>
          {packTexts.removeYes}
        </Button>
        <Button ref={keep} onClick={() => setAsking(false)}>
          {packTexts.removeNo}
        </Button>
      </div>
    </fieldset>
  );
}
