import { useStore } from "zustand";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { type RegionGroup, regionGroups } from "#domain/packs/region/pack-region.ts";
import { PackRow } from "#parts/packs/pack-row.tsx";
import { regionFactsText } from "#sentences/packs/region.ts";
import { packsStore } from "#state/packs/packs.ts";
import { Part } from "#ui/page.tsx";
import { regionTexts } from "#words/packs/region.ts";
import styles from "./packs.module.css";
import { AreaRow } from "./packs-area-row.tsx";
import { PackOfList } from "./packs-pack-row.tsx";
import { RemoveButton } from "./packs-remove.tsx";

/** The list of regions, each with its parts. */
export function RegionList() {
  const groups = regionGroups(useStore(packsStore, (state) => state.records));
  if (groups.length === 0) return null;
  return (
    <Part heading={regionTexts.list}>
      <ul className={styles["list"]}>
        {groups.map((group) => (
          <RegionRow key={group.region.id} group={group} />
        ))}
      </ul>
    </Part>
  );
}

function RegionRow({ group: { region, parts } }: { readonly group: RegionGroup<PackRecord> }) {
  const bytes = parts.flatMap(({ files }) => files).reduce((sum, file) => sum + file.bytes, 0);
  const facts = regionFactsText(bytes, {
    map: parts.some(({ mapSchema }) => mapSchema !== null),
    networks: parts.some(({ kind }) => kind === "pack"),
  });
  return (
    <PackRow
      name={region.name}
      facts={facts}
      more={
        <details className={styles["contents"]}>
          <summary>{regionTexts.parts}</summary>
          <ul className={styles["list"]}>
            {parts.map((record) =>
              record.kind === "area" ? (
                <AreaRow key="map" area={record} />
              ) : (
                <PackOfList key={`networks ${record.name}`} record={record} />
              ),
            )}
          </ul>
        </details>
      }
    >
      <RemoveButton ids={parts.map(({ id }) => id)} name={region.name} />
    </PackRow>
  );
}
