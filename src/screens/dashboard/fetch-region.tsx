import { useEffect } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import { packsAround } from "#domain/packs/pack-offer.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import { actionLabel } from "#i18n/common/actions.ts";
import {
  homePackProblemText,
  homeProblemText,
  offerTexts,
  packFactsText,
} from "#i18n/packs/packs.ts";
import { regionTexts } from "#i18n/packs/region.ts";
import { PackJobRow } from "#parts/packs/pack-job-row.tsx";
import { PackRow } from "#parts/packs/pack-row.tsx";
import { clockStore } from "#state/clock/clock-store.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { askForView } from "#state/map/map-view.ts";
import { packCommands, packsStore, startPacks } from "#state/packs/packs.ts";
import { downloadOf, isOfEntry, offerState } from "#state/packs/packs-snapshot.ts";
import { positionStore } from "#state/position/position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";

/** The zoom at which a saved area covers a day's walk. */
const REGION_ZOOM = 12;

/** Offers packs of the surroundings, or else to save the map there; without a position it offers the choice. */
export function FetchRegion() {
  const home = useStore(packsStore, (packs) => packs.home);
  const fix = useStore(positionStore, (position) => position.fix);
  useHomeCatalogue();
  const around = home.status === "loaded" && fix ? packsAround(home.entries, fix) : [];
  return (
    <div className={layout["stack"]}>
      <div role="status">
        {fix ? <Found count={around.length} /> : <p>{regionTexts.noPosition}</p>}
      </div>
      {home.status === "loaded" && around.length > 0 ? (
        <ul>
          {around.map((entry, at) => (
            <Offer key={entry.name} entry={entry} address={home.address} isBest={at === 0} />
          ))}
        </ul>
      ) : null}
      <div className={layout["actions"]}>
        <Link
          to="/map?bewaar"
          className={buttonClass("secondary")}
          onClick={() => fix && askForView({ lat: fix.lat, lng: fix.lng, zoom: REGION_ZOOM })}
        >
          {fix ? regionTexts.saveAround : regionTexts.saveElsewhere}
        </Link>
        <Link to="/settings#kaartpakketten" className={buttonClass("secondary")}>
          {regionTexts.allPacks}
        </Link>
      </div>
    </div>
  );
}

/** Shows the result of searching around the position. */
function Found({ count }: { readonly count: number }) {
  const home = useStore(packsStore, (packs) => packs.home);
  if (count > 0) return <p>{count === 1 ? regionTexts.found : regionTexts.foundMany}</p>;
  if (home.status === "loaded" || home.status === "absent") return <p>{regionTexts.none}</p>;
  if (home.status === "failed") return <p>{homeProblemText(home.problem)}</p>;
  return <Spinner label={regionTexts.looking} />;
}

/** Reads the packs on the device and requests the catalogue of the app, again if that failed. */
function useHomeCatalogue(): void {
  const { isConnected } = useStore(connectionStore);
  const isOfflineOnly = useStore(preferencesStore, ({ offlineOnly }) => offlineOnly);
  const mayAsk = isConnected && !isOfflineOnly;
  useEffect(() => void startPacks(), []);
  useEffect(() => {
    // Also without a connection, so that the store has the reason.
    const isAgain = packsStore.getState().home.status === "failed";
    if (mayAsk || !isAgain) void packCommands.loadHomeCatalogue(isAgain);
  }, [mayAsk]);
}

interface OfferProps {
  readonly entry: PackIndexEntry;
  readonly address: string;
  readonly isBest: boolean;
}

function Offer({ entry, address, isBest }: OfferProps) {
  const { bytes, modes, dataDate, hasMap = null } = entry;
  const snapshot = useStore(packsStore);
  const job = downloadOf(entry, address, snapshot.jobs);
  if (job) return <PackJobRow job={job} />;
  const state = offerState(entry, address, snapshot);
  const title = packTitle(entry);
  const failedJob = snapshot.failedJobs.find((one) => isOfEntry(one, entry, address));
  const action = failedJob ? regionTexts.again : regionTexts.get;
  return (
    <>
      {failedJob ? (
        <li>
          <Notice tone="danger">{homePackProblemText(failedJob.problem, failedJob)}</Notice>
        </li>
      ) : null}
      <PackRow
        name={title}
        mark={offerTexts[state]}
        facts={packFactsText({ hasMap, modes, bytes, dataDate }, clockStore.getState().nowMs)}
      >
        {state === "on-device" ? null : (
          <Button
            variant={isBest ? "primary" : "secondary"}
            aria-label={actionLabel(action, title)}
            onClick={() => void packCommands.downloadPack(entry, address)}
          >
            {action}
          </Button>
        )}
      </PackRow>
    </>
  );
}
