import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { PackOnDevice } from "#domain/tiles/pack-on-device.ts";
import { cardTexts } from "#i18n/map-cards.ts";
import { buttonClass } from "#ui/button.tsx";
import styles from "./layers-card.module.css";

/** The packs on this device by name, and the way to where they are managed. */
export function PacksInBrief() {
  const packs = usePacks();
  return (
    <section className={styles["group"]} aria-label={cardTexts.packs}>
      <h4>{cardTexts.packs}</h4>
      {packs.length === 0 ? <p>{cardTexts.noPacks}</p> : null}
      <ul className={styles["packs"]}>
        {packs.map(({ id, name, dataDate }) => (
          <li key={id}>
            {name}
            {dataDate ? ` · ${dataDate}` : null}
          </li>
        ))}
      </ul>
      <Link to="/settings" className={buttonClass("secondary")}>
        {cardTexts.managePacks}
      </Link>
    </section>
  );
}

/** The packs; what opens them is asked when they are first shown. */
function usePacks(): readonly PackOnDevice[] {
  const [packs, setPacks] = useState<readonly PackOnDevice[]>([]);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void import(/* webpackChunkName: "packs" */ "#state/packs.ts").then(
      ({ packsStore, startPacks }) => {
        if (isGone) return;
        stop = packsStore.subscribe((state) => setPacks(state.packs));
        setPacks(packsStore.getState().packs);
        void startPacks();
      },
      console.warn,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return packs;
}
