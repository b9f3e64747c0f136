import { MapPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { areaTexts, interruptedTilesText, tileProgressText } from "#i18n/areas.ts";
import { cardTexts } from "#i18n/map-cards.ts";
import { dataDateText, newerPacksText } from "#i18n/packs.ts";
import type { PackJob, PacksSnapshot } from "#state/packs/packs-snapshot.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import styles from "./layers-card.module.css";

/** The packs and areas on this device by name, and the ways to more of them. */
export function PacksInBrief({ onSaveArea }: { readonly onSaveArea: () => void }) {
  const { packs, jobs, newer } = usePacks();
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
      {newer.length > 0 ? (
        <p>
          {newerPacksText(
            newer.length,
            newer.reduce((sum, { bytes }) => sum + bytes, 0),
          )}
        </p>
      ) : null}
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

/** What is shown of the packs. */
interface Brief extends Pick<PacksSnapshot, "packs" | "jobs"> {
  /** What the app's own catalogue has newer. */
  readonly newer: readonly { readonly bytes: number }[];
}

/**
 * The packs and jobs; what reads them is asked when they are first shown, and so, once a day, is whether
 * there are newer ones.
 */
function usePacks(): Brief {
  const [known, setKnown] = useState<Brief>(NOTHING);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const show = async () => {
      const [{ packsStore, startPacks }, { newerPacks }] = await Promise.all([
        import(/* webpackChunkName: "packs" */ "#state/packs/packs.ts"),
        import(/* webpackChunkName: "packs" */ "#state/packs/packs-snapshot.ts"),
      ]);
      if (isGone) return;
      const tell = (snapshot: PacksSnapshot) =>
        setKnown({ ...snapshot, newer: newerPacks(snapshot) });
      stop = packsStore.subscribe(tell);
      tell(packsStore.getState());
      await startPacks();
      if (packsStore.getState().records.some(({ manifestSha256 }) => manifestSha256 !== null)) {
        const { lookForUpdates } = await import(
          /* webpackChunkName: "packs" */ "#state/packs/lazy-pack-commands.ts"
        );
        await lookForUpdates();
      }
    };
    show().catch(console.warn);
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return known;
}

const NOTHING: Brief = { packs: [], jobs: [], newer: [] };
