import { useEffect } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { SLICE_SERVER } from "#domain/links/slice-server.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { boxOfNodes } from "#domain/network/plan/route/plan-route.ts";
import { boxSizeMeters, middleOf } from "#domain/packs/framed-box.ts";
import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import { bestOffer } from "#domain/packs/pack-offer.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import type { RegionCircle } from "#domain/packs/region/region-circle.ts";
import { NETWORK_OVERLAYS, OVERLAY_MODES } from "#domain/tiles/network-overlays.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { mapSourceName } from "#sentences/map/tile-sources.ts";
import {
  networkLoadingText,
  networkOfferText,
  noNetworkPackText,
} from "#sentences/packs/network-offer.ts";
import { homePackProblemText, percentOf } from "#sentences/packs/packs.ts";
import { notePackOffer } from "#state/map/notice-turns.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";
import { type Catalogue, downloadOf, isOfEntry, offerState } from "#state/packs/packs-snapshot.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { networkOfferTexts } from "#words/packs/network-offer.ts";
import { sliceTexts } from "#words/packs/slice.ts";
import { routesTexts } from "#words/plan/routes.ts";
import { FetchNetworksOffer } from "./fetch-networks-offer.tsx";
import { useCanFetch } from "./use-can-fetch.ts";
import { useHomeCatalogue } from "./use-home-catalogue.ts";

/** The region around a place has room for a route of this length, unless another is planned. */
const USUAL_METERS = 10_000;

interface PackHelpProps {
  readonly mode: NetworkMode;
  /** The places without a usable network in any pack. */
  readonly nodes: readonly LatLng[];
  /** The length of what is planned around the places, in metres; a region that is fetched has room for it. */
  readonly wantedMeters?: number;
  /** True if there is nothing to say without a pack to offer. */
  readonly isOfferOnly?: boolean;
}

/** Offers the pack with the network under these nodes as a download. */
export function PackHelp(props: PackHelpProps) {
  const { mode, nodes, wantedMeters = USUAL_METERS, isOfferOnly = false } = props;
  const snapshot = useStore(packsStore);
  useHomeCatalogue();
  useEffect(() => (isOfferOnly ? undefined : notePackOffer()), [isOfferOnly]);
  const box = boxOfNodes(nodes);
  const overlay = NETWORK_OVERLAYS.find(({ name }) => OVERLAY_MODES[name].includes(mode));
  const { home } = snapshot;
  const canFetch = useCanFetch();
  const whyNotNow = useStore(preferencesStore, ({ offlineOnly }) =>
    offlineOnly ? sliceTexts.offlineOnly : sliceTexts.noConnection,
  );
  if (!box || !overlay) return null;
  const label = mapSourceName(overlay.name);
  const entries =
    home.status === "loaded"
      ? home.entries.filter((entry) => offerState(entry, home.address, snapshot) !== "on-device")
      : [];
  const offer = bestOffer(entries, [overlay.name], box);
  if (canFetch && offer && offer.awayMeters === null && home.status === "loaded") {
    return <Download entry={offer.entry} address={home.address} label={label} />;
  }
  // A pack that is on its way may have the network.
  const isAdding = snapshot.jobs.some(({ status }) => status !== "interrupted");
  if (isOfferOnly || isAdding) return null;
  if (canFetch && SLICE_SERVER !== null && isSettled(home)) {
    const linkClass = buttonClass("primary");
    return (
      <FetchNetworksOffer
        labels={[label]}
        where={regionAround(box, wantedMeters)}
        linkClass={linkClass}
      />
    );
  }
  return (
    <>
      <p>{canFetch ? unlistedText(home, label) : whyNotNow}</p>
      <LinkButton to="/settings#kaartpakketten">{networkOfferTexts.whereFrom}</LinkButton>
    </>
  );
}

function unlistedText({ status }: Catalogue, label: string): string {
  return status === "loaded" ? noNetworkPackText([label]) : routesTexts.packHelp;
}

/** Returns the region around a box in which a route of this length that begins there fits, out and back. */
function regionAround(box: LngLatBox, wantedMeters: number): RegionCircle {
  const { width, height } = boxSizeMeters(box);
  return {
    center: middleOf(box),
    radiusMeters: Math.hypot(width, height) / 2 + wantedMeters / 2,
  };
}

/** Tells whether it is known what the catalogues have. */
function isSettled({ status }: Catalogue): boolean {
  return status === "loaded" || status === "absent";
}

interface DownloadProps {
  readonly entry: PackIndexEntry;
  readonly address: string;
  readonly label: string;
}

function Download({ entry, address, label }: DownloadProps) {
  const { jobs, failedJobs } = useStore(packsStore);
  const job = downloadOf(entry, address, jobs);
  if (job && job.status !== "interrupted") {
    const percent = percentOf(job.doneBytes, job.totalBytes);
    return <p role="status">{networkLoadingText(packTitle(entry), percent)}</p>;
  }
  const failedJob = failedJobs.find((one) => isOfEntry(one, entry, address));
  return (
    <>
      <p>
        {failedJob
          ? homePackProblemText(failedJob.problem, failedJob)
          : networkOfferText([label], packTitle(entry), entry, null)}
      </p>
      <Button onClick={() => void packCommands.downloadPack(entry, address)}>
        {failedJob ? networkOfferTexts.again : networkOfferTexts.get}
      </Button>
    </>
  );
}
