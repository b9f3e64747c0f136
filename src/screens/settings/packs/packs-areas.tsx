import { useStore } from "zustand";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { useCanFetch } from "#parts/packs/use-can-fetch.ts";
import { packsStore } from "#state/packs/packs.ts";
import layout from "#ui/layout.module.css";
import { Part } from "#ui/page.tsx";
import { areaTexts } from "#words/packs/areas.ts";
import styles from "./packs.module.css";

const AreaRow = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ "./packs-area-row.tsx")).AreaRow,
);

/** The list of saved areas that are not a part of a region. */
export function AreaList() {
  const records = useStore(packsStore, (state) => state.records);
  const areas = records.filter(({ kind, region }) => kind === "area" && !region);
  return (
    <Part heading={areaTexts.heading}>
      {areas.length === 0 ? <p>{areaTexts.hint}</p> : null}
      <ul className={styles["list"]}>
        {areas.map((area) => (
          <AreaRow key={area.id} area={area} />
        ))}
      </ul>
      {useCanFetch() ? (
        <div className={layout["actions"]}>
          <LinkButton to="/map?bewaar">{areaTexts.chooseOnMap}</LinkButton>
        </div>
      ) : null}
    </Part>
  );
}
