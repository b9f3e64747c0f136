import { Suspense } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { SLICE_SERVER } from "#domain/links/slice-server.ts";
import { boxAroundBoxes, viewOfBox } from "#domain/packs/framed-box.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import { actionLabel } from "#i18n/common/actions.ts";
import { brokenText, packFactsText, packTexts } from "#i18n/packs/packs.ts";
import { ShowOnMap } from "#parts/map/show-on-map.tsx";
import { PackRow } from "#parts/packs/pack-row.tsx";
import { clockStore } from "#state/clock/clock-store.ts";
import { askForView } from "#state/map/map-view.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Part } from "#ui/page.tsx";
import { LazyPackButtons } from "./lazy-pack-buttons.tsx";
import styles from "./packs.module.css";
import { PackContents } from "./packs-contents.tsx";
import { RemoveButton } from "./packs-remove.tsx";

/** The packs on this device, each with a remove button. */
export function PackList() {
  const records = useStore(packsStore, (state) => state.records);
  const packs = records.filter(({ kind }) => kind === "pack");
  const broken = useStore(packsStore, (state) => state.broken);
  return (
    <Part heading={packTexts.onDevice}>
      {packs.length === 0 ? <p>{packTexts.none}</p> : null}
      <ul className={styles["list"]}>
        <Suspense fallback={null}>
          {packs.map((record) => (
            <PackOfList key={keyOf(record)} record={record} />
          ))}
        </Suspense>
      </ul>
      {SLICE_SERVER === null ? null : (
        <div className={layout["actions"]}>
          <Link to="/map?knooppunten" className={buttonClass()}>
            {packTexts.fetchNetworks}
          </Link>
        </div>
      )}
      {broken.map(({ id, name }) => (
        <Notice
          key={id}
          tone="danger"
          action={
            <Button onClick={() => void packCommands.removePack(id)}>{packTexts.remove}</Button>
          }
        >
          {brokenText(name)}
        </Notice>
      ))}
    </Part>
  );
}

/** Stays the same when a pack is renewed, so that its row can say what came of it. */
function keyOf({ name, catalogueUrl, manifestSha256 }: PackRecord): string {
  return [name, catalogueUrl, manifestSha256 === null].join(" ");
}

function PackOfList({ record }: { readonly record: PackRecord }) {
  const { id, modes, dataDate, areas, files } = record;
  const title = packTitle(record);
  const hasMap = record.mapSchema !== null;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  // Depth contours lie over any map.
  const lacksMap = !hasMap && !files.some((file) => file.name === "depths.pmtiles");
  return (
    <PackRow
      name={title}
      facts={packFactsText({ hasMap, modes, bytes, dataDate }, clockStore.getState().nowMs)}
      note={lacksMap ? packTexts.noMap : undefined}
      more={<PackContents record={record} />}
    >
      {lacksMap ? <SaveArea record={record} /> : null}
      <ShowOnMap shown={areas} name={title} />
      <LazyPackButtons id={id} name={title} />
      <RemoveButton id={id} name={title} />
    </PackRow>
  );
}

/** A button to save the online map of the area of a pack. */
function SaveArea({ record }: { readonly record: PackRecord }) {
  return (
    <Link
      to="/map?bewaar"
      className={buttonClass()}
      aria-label={actionLabel(packTexts.saveArea, packTitle(record))}
      onClick={() => askForView(viewOfBox(boxAroundBoxes(record.areas)))}
    >
      {packTexts.saveArea}
    </Link>
  );
}
