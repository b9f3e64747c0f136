import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { actionLabel, brokenText, packFactsText, packTexts } from "#i18n/packs.ts";
import { removePack } from "#state/pack-commands.ts";
import { packsStore } from "#state/packs.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Part } from "#ui/page.tsx";
import styles from "./packs.module.css";

/** The packs on this device, each with the way to be rid of it. */
export function PackList() {
  const records = useStore(packsStore, (state) => state.records);
  const broken = useStore(packsStore, (state) => state.broken);
  return (
    <Part heading={packTexts.onDevice}>
      {records.length === 0 ? <p>{packTexts.none}</p> : null}
      <ul className={styles["list"]}>
        {records.map((record) => (
          <li key={record.id} className={styles["item"]}>
            <div className={styles["words"]}>
              <span className={styles["name"]}>{record.name}</span>
              <span className={styles["facts"]}>
                {packFactsText(
                  record.files.reduce((sum, { bytes }) => sum + bytes, 0),
                  record.dataDate,
                )}
              </span>
            </div>
            <RemoveButton id={record.id} name={record.name} />
          </li>
        ))}
      </ul>
      {broken.map(({ id, name }) => (
        <Notice
          key={id}
          tone="danger"
          action={<Button onClick={() => void removePack(id)}>{packTexts.remove}</Button>}
        >
          {brokenText(name)}
        </Notice>
      ))}
    </Part>
  );
}

/** Asks once more before it removes. */
function RemoveButton({ id, name }: { readonly id: string; readonly name: string }) {
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
      <div className={styles["actions"]}>
        <Button variant="danger" onClick={() => void removePack(id)}>
          {packTexts.removeYes}
        </Button>
        <Button ref={keep} onClick={() => setAsking(false)}>
          {packTexts.removeNo}
        </Button>
      </div>
    </fieldset>
  );
}
