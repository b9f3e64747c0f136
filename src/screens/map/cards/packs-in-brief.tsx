import { MapPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { areaTexts, interruptedTilesText, tileProgressText } from "#i18n/areas.ts";
import { cardTexts } from "#i18n/map-cards.ts";
import { dataDateText } from "#i18n/packs.ts";
import type { PackJob, PacksSnapshot } from "#state/packs/packs-snapshot.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import styles from "./layers-card.module.css";

/** The packs and areas on this device by name, and the ways to more of them. */
export function PacksInBrief({ onSaveArea }: { readonly onSaveArea: () => void }) {
  const { packs, jobs } = usePacks();
  return (
    <section
      className={classNames(styles["group"], styles["onDevice"])}
      aria-label={cardTexts.packs}
    >
      <h4>{cardTexts.packs}</h4>
      {packs.length + jobs.length === 0 ? <p>{cardTexts.noPacks}</p> : null}
      <ul className={styles["packs"]}>
        {packs.map(({ id, name, dataDate }) => (
          <li key={id}>
            {name}
            {dataDate ? ` · ${dataDateText(dataDate)}` : null}
          </li>
        ))}
        {jobs.map((job) => (
          <li key={job.id}>{jobInBrief(job)}</li>
        ))}
      </ul>
      <Button icon={<MapPlus aria-hidden="true" size={20} />} onClick={onSaveArea}>
        {areaTexts.saveThis}
      </Button>
      <Link to="/settings#kaartpakketten" className={buttonClass("quiet")}>
        {cardTexts.managePacks}
      </Link>
    </section>
  );
}

/** An area on its way; what becomes of packs is told where they were asked for. */
function jobInBrief({ name, status, tiles, doneBytes }: PackJob): string {
  if (!tiles) return name;
  const text = status === "interrupted" ? interruptedTilesText : tileProgressText;
  return `${name}: ${text(tiles, doneBytes)}`;
}

/** The packs and jobs; what reads them is asked when they are first shown. */
function usePacks(): Pick<PacksSnapshot, "packs" | "jobs"> {
  const [known, setKnown] = useState<Pick<PacksSnapshot, "packs" | "jobs">>(NOTHING);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void import(/* webpackChunkName: "packs" */ "#state/packs/packs.ts").then(
      ({ packsStore, startPacks }) => {
        if (isGone) return;
        stop = packsStore.subscribe(setKnown);
        setKnown(packsStore.getState());
        void startPacks();
      },
      console.warn,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return known;
}

const NOTHING = { packs: [], jobs: [] };
