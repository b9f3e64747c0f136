import { useStore } from "zustand";
import { brokenText, packFactsText, packTexts } from "#i18n/packs.ts";
import { PackRow } from "#parts/pack-row.tsx";
import { ShowOnMap } from "#parts/show-on-map.tsx";
import { removePack } from "#state/packs/lazy-pack-commands.ts";
import { packsStore } from "#state/packs/packs.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Part } from "#ui/page.tsx";
import styles from "./packs.module.css";
import { RemoveButton } from "./packs-remove.tsx";

/** The packs on this device, each with the way to be rid of it. */
export function PackList() {
  const records = useStore(packsStore, (state) => state.records);
  const packs = records.filter(({ kind }) => kind === "pack");
  const broken = useStore(packsStore, (state) => state.broken);
  return (
    <Part heading={packTexts.onDevice}>
      {packs.length === 0 ? <p>{packTexts.none}</p> : null}
      <ul className={styles["list"]}>
        {packs.map((record) => (
          <PackRow
            key={record.id}
            name={record.name}
            facts={packFactsText(
              record.files.reduce((sum, { bytes }) => sum + bytes, 0),
              record.dataDate,
            )}
          >
            <ShowOnMap shown={record.areas} name={record.name} />
            <RemoveButton id={record.id} name={record.name} />
          </PackRow>
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
