import { Link } from "react-router";
import { useStore } from "zustand";
import { boxAroundBoxes, viewOfBox } from "#domain/packs/framed-box.ts";
import { actionLabel } from "#i18n/actions.ts";
import { brokenText, packFactsText, packTexts } from "#i18n/packs.ts";
import { ShowOnMap } from "#parts/map/show-on-map.tsx";
import { PackRow } from "#parts/packs/pack-row.tsx";
import { askForView } from "#state/map/map-view.ts";
import { removePack } from "#state/packs/lazy-pack-commands.ts";
import { packsStore } from "#state/packs/packs.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Part } from "#ui/page.tsx";
import styles from "./packs.module.css";
import { RemoveButton } from "./packs-remove.tsx";

/** What is known of a pack, as the store has it. */
type PackRecord = ReturnType<typeof packsStore.getState>["records"][number];

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
            note={record.mapSchema === null ? packTexts.noMap : undefined}
          >
            {record.mapSchema === null ? <SaveArea record={record} /> : null}
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

/** The way to have the online map of where a pack is on the device, too. */
function SaveArea({ record: { name, areas } }: { readonly record: PackRecord }) {
  return (
    <Link
      to="/map?bewaar"
      className={buttonClass()}
      aria-label={actionLabel(packTexts.saveArea, name)}
      onClick={() => askForView(viewOfBox(boxAroundBoxes(areas)))}
    >
      {packTexts.saveArea}
    </Link>
  );
}
