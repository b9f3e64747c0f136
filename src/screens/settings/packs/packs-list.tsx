import { useStore } from "zustand";
import { SLICE_SERVER } from "#domain/links/slice-server.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { useCanFetch } from "#parts/packs/use-can-fetch.ts";
import { brokenText } from "#sentences/packs/packs.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Part } from "#ui/page.tsx";
import { packTexts } from "#words/packs/packs.ts";
import styles from "./packs.module.css";

/** Loaded whole: buttons that came later would move those of the rows. */
const PackOfList = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ "./packs-pack-row.tsx")).PackOfList,
);

/** The packs on this device that are not a part of a region, each with a remove button. */
export function PackList() {
  const records = useStore(packsStore, (state) => state.records);
  const packs = records.filter(({ kind, region }) => kind === "pack" && !region);
  const broken = useStore(packsStore, (state) => state.broken);
  const hasRegions = useStore(packsStore, (state) =>
    [...state.records, ...state.jobs].some(({ region }) => region),
  );
  const canFetch = useCanFetch();
  const offersNetworks = SLICE_SERVER !== null && canFetch;
  // A region has packs of its own.
  if (hasRegions && packs.length + broken.length === 0 && !offersNetworks) return null;
  return (
    <Part heading={hasRegions ? packTexts.notOfRegion : packTexts.onDevice}>
      {packs.length === 0 && !hasRegions ? <p>{packTexts.none}</p> : null}
      <ul className={styles["list"]}>
        {packs.map((record) => (
          <PackOfList key={keyOf(record)} record={record} />
        ))}
      </ul>
      {offersNetworks ? (
        <div className={layout["actions"]}>
          <LinkButton to="/map?knooppunten">{packTexts.fetchNetworks}</LinkButton>
        </div>
      ) : null}
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
