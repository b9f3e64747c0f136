import { MapPlus } from "lucide-react";
import { useEffect, useState } from "react";
import type { PackJob } from "#domain/packs/pack-job.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { unreadText } from "#sentences/common/database-problem.ts";
import { interruptedTilesText, tileProgressText } from "#sentences/packs/areas.ts";
import { dataDateText, newerPacksText } from "#sentences/packs/packs.ts";
import type { PacksSnapshot } from "#state/packs/packs-snapshot.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { cardTexts } from "#words/map/map-cards.ts";
import { areaTexts } from "#words/packs/areas.ts";
import { packTexts } from "#words/packs/packs.ts";
import styles from "./layers-card.module.css";

/** Lists the packs and areas on this device by name, with links to get more. */
export function PacksInBrief({ onSaveArea }: { readonly onSaveArea: () => void }) {
  const { packs, jobs, problem, newer } = usePacks();
  return (
    <section
      className={classNames(styles["group"], styles["onDevice"])}
      aria-label={cardTexts.packs}
    >
      <h4>{cardTexts.packs}</h4>
      {packs.length + jobs.length === 0 ? <NoPacks problem={problem} /> : null}
      <ul className={styles["packs"]}>
        {packs.map(({ id, dataDate, ...pack }) => (
          <li key={id}>
            {packTitle(pack)}
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
      <Button Icon={MapPlus} onClick={onSaveArea}>
        {areaTexts.saveThis}
      </Button>
      <LinkButton to="/settings#kaartpakketten" variant="quiet">
        {cardTexts.managePacks}
      </LinkButton>
    </section>
  );
}

function NoPacks({ problem }: Pick<PacksSnapshot, "problem">) {
  if (problem === null) return <p>{cardTexts.noPacks}</p>;
  return <p>{typeof problem === "string" ? packTexts[problem] : unreadText("packs", problem)}</p>;
}

/** Returns the progress of an area; that of packs is shown where they were requested. */
function jobInBrief({ status, tiles, doneBytes, ...job }: PackJob): string {
  if (!tiles) return packTitle(job);
  const text = status === "interrupted" ? interruptedTilesText : tileProgressText;
  return `${packTitle(job)}: ${text(tiles, doneBytes)}`;
}

/** The visible state of the packs. */
interface Brief extends Pick<PacksSnapshot, "packs" | "jobs" | "problem"> {
  /** The updates in the catalogue of the app. */
  readonly newer: readonly { readonly bytes: number }[];
}

/** Returns the packs and jobs. Their code is loaded when first shown, and updates are then checked once a day. */
function usePacks(): Brief {
  const [known, setKnown] = useState<Brief>(NOTHING);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const show = async () => {
      const [{ packCommands, packsStore, startPacks }, { newerPacks }] = await Promise.all([
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
        await packCommands.checkForUpdates();
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

const NOTHING: Brief = { packs: [], jobs: [], problem: null, newer: [] };
