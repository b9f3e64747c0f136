import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { SLICE_SERVER } from "#domain/links/slice-server.ts";
import type { PackProblem } from "#domain/packs/pack-job.ts";
import {
  bestOffer,
  boxOfView,
  missingOverlays,
  overlaysOnDevice,
  type PackOffer,
} from "#domain/packs/pack-offer.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import { isBoating } from "#domain/preferences/is-boating.ts";
import type { MapOverlay, MapOverlayName } from "#domain/settings/settings.ts";
import { NETWORK_OVERLAYS, shownOverlays } from "#domain/tiles/network-overlays.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { useNotice } from "#parts/map/use-notice.ts";
import { FetchNetworksOffer } from "#parts/packs/fetch-networks-offer.tsx";
import { useCanFetch } from "#parts/packs/use-can-fetch.ts";
import { useHomeCatalogue } from "#parts/packs/use-home-catalogue.ts";
import { actionLabel } from "#sentences/common/actions.ts";
import { mapSourceName } from "#sentences/map/tile-sources.ts";
import {
  networkAddedText,
  networkLoadingText,
  networkOfferText,
  noNetworkPackText,
} from "#sentences/packs/network-offer.ts";
import { homePackProblemText, homeProblemText, percentOf } from "#sentences/packs/packs.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { noticeTurnsStore } from "#state/map/notice-turns.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";
import {
  downloadOf,
  isOfEntry,
  offerState,
  type PacksSnapshot,
} from "#state/packs/packs-snapshot.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { mapTexts } from "#words/map/map.ts";
import { networkOfferTexts } from "#words/packs/network-offer.ts";
import { packTexts } from "#words/packs/packs.ts";
import styles from "./map-notices.module.css";
import { NoticeBox } from "./notice-box.tsx";

export interface NetworkOfferProps {
  readonly controller: Pick<MapPort, "showBounds" | "focus"> | null;
  /** The overlays from the start of this visit, which the user did not just enable. */
  readonly onBefore: MapOverlay;
  /** Starts saving an area of the online map. */
  readonly onSaveArea: () => void;
  /** Called with the enabled networks that a pack on the device has, once known. */
  readonly onNetworksHere: (networks: readonly MapOverlayName[]) => void;
}

/** The subjects dismissed in this visit. */
const putAway = new Set<string>();

/** A notice and its subject. */
type OfferMessage =
  | { readonly kind: "added" | "offered"; readonly about: string; readonly offer: PackOffer }
  | {
      readonly kind: "nowhere";
      readonly about: string;
      readonly missing: readonly MapOverlayName[];
    }
  | { readonly kind: "unlisted"; readonly about: string; readonly problem: PackProblem };

/** Offers the pack with an enabled network that the device does not have here. */
export function NetworkOffer(props: NetworkOfferProps) {
  const { controller, onNetworksHere } = props;
  const snapshot = useStore(packsStore);
  const missing = useMissing(snapshot);
  const canFetch = useCanFetch();
  useNetworksHere(snapshot, onNetworksHere);
  useHomeCatalogue(missing.length > 0);
  const [begun, setBegun] = useState<PackOffer | null>(null);
  const [, setPutAwayCount] = useState(0);
  const added = begun && snapshot.added.includes(begun.entry.name) ? begun : null;
  const found = added
    ? ({ kind: "added", about: added.entry.name, offer: added } as const)
    : canFetch
      ? tellingOf(snapshot, missing, props.onBefore)
      : null;
  const isOfferedInSheet = useStore(noticeTurnsStore, ({ packOffers }) => packOffers > 0);
  const message = found && !isOfferedInSheet && !putAway.has(found.about) ? found : null;
  const isShown = useNotice(
    "network",
    message && `${message.kind} ${message.about}`,
    message?.kind !== "added" || !hasMapOf(message.offer.entry, snapshot),
  );
  useEffect(() => {
    if (added && !isToBeSeen(added)) controller?.showBounds(added.entry.bounds);
  }, [added, controller]);

  if (!message || !isShown) return null;
  const hide = () => {
    if (added) setBegun(null);
    else putAway.add(message.about);
    setPutAwayCount(putAway.size);
    // The focused button disappears: move the focus to the map.
    controller?.focus();
  };
  return (
    <NoticeBox name="network" onHide={hide}>
      {message.kind === "added" ? <Added {...props} entry={message.offer.entry} /> : null}
      {message.kind === "offered" ? <Offered offer={message.offer} onBegin={setBegun} /> : null}
      {message.kind === "nowhere" ? <Nowhere missing={message.missing} /> : null}
      {message.kind === "unlisted" ? <Unlisted {...props} problem={message.problem} /> : null}
    </NoticeBox>
  );
}

function hasMapOf({ name }: PackOffer["entry"], { packs }: PacksSnapshot): boolean {
  return packs.find((pack) => pack.name === name)?.map !== null;
}

/** Reports which networks are on the device, once the packs are known. */
function useNetworksHere(
  { packs, isLoaded, problem }: PacksSnapshot,
  tell: NetworkOfferProps["onNetworksHere"],
): void {
  const { mapOverlay } = useStore(settingsStore);
  const isOnWater = useStore(preferencesStore, isBoating);
  useEffect(() => {
    if (!isLoaded && !problem) return;
    const on = shownOverlays(mapOverlay, isOnWater).map(({ name }) => name);
    tell(overlaysOnDevice(on, packs));
  }, [packs, isLoaded, problem, mapOverlay, isOnWater, tell]);
}

/**
 * Returns the notice. For a network from the start of the visit it only offers what is available here, because the
 * user did not just enable it.
 */
function tellingOf(
  snapshot: PacksSnapshot,
  missing: readonly MapOverlayName[],
  onBefore: MapOverlay,
): OfferMessage | null {
  const found = missing.length > 0 ? offerOf(snapshot, missing) : null;
  // A pack of another region is no use where the networks of this one can be fetched.
  const offer = found && (found.awayMeters === null || SLICE_SERVER === null) ? found : null;
  const isJustAsked = missing.some((name) => !onBefore[name]);
  if (offer && (offer.awayMeters === null || isJustAsked)) {
    return { kind: "offered", about: offer.entry.name, offer };
  }
  const { home } = snapshot;
  if (!isJustAsked) return null;
  if (home.status === "loaded" || home.status === "absent") {
    return { kind: "nowhere", about: missing.join(" "), missing };
  }
  // The map already reports a missing connection.
  const isAnnounced =
    home.status === "failed" && !["offline", "offline-only"].includes(home.problem);
  return isAnnounced
    ? { kind: "unlisted", about: `${missing.join(" ")} ${home.problem}`, problem: home.problem }
    : null;
}

/** Returns the enabled overlays that no pack has in view; none before the packs are known. */
function useMissing({ packs, isLoaded, problem }: PacksSnapshot): readonly MapOverlayName[] {
  const { mapOverlay } = useStore(settingsStore);
  const isOnWater = useStore(preferencesStore, isBoating);
  const view = useStore(mapViewStore);
  if (!isLoaded || problem) return [];
  const on = shownOverlays(mapOverlay, isOnWater).map(({ name }) => name);
  return missingOverlays(on, boxOfView(view, window.innerWidth, window.innerHeight), packs);
}

/** Tells whether a pack is large enough on the screen to offer. */
function isToBeSeen({ entry, awayMeters }: PackOffer): boolean {
  const [[west, , east], [left, , right]] = [entry.bounds, viewNow()];
  return awayMeters === null && east - west >= (right - left) / 4;
}

function viewNow(): LngLatBox {
  return boxOfView(mapViewStore.getState(), window.innerWidth, window.innerHeight);
}

function offerOf(snapshot: PacksSnapshot, missing: readonly MapOverlayName[]): PackOffer | null {
  const { home } = snapshot;
  if (home.status !== "loaded") return null;
  const view = viewNow();
  const wanted = home.entries.filter((entry) =>
    ["new", "busy"].includes(offerState(entry, home.address, snapshot)),
  );
  return bestOffer(wanted, missing, view);
}

interface OfferedProps {
  readonly offer: PackOffer;
  readonly onBegin: (offer: PackOffer) => void;
}

function Offered({ offer, onBegin }: OfferedProps) {
  const { entry, overlays, awayMeters } = offer;
  const { home, jobs, failedJobs } = useStore(packsStore);
  const address = home.status === "loaded" ? home.address : "";
  const job = downloadOf(entry, address, jobs);
  const failedJob = failedJobs.find((one) => isOfEntry(one, entry, address));
  if (job && job.status !== "interrupted") {
    const percent = percentOf(job.doneBytes, job.totalBytes);
    return (
      <>
        <p>{networkLoadingText(packTitle(entry), percent)}</p>
        {job.status === "running" ? (
          <Button variant="quiet" onClick={() => void packCommands.cancelPackJob(job.id)}>
            {packTexts.stop}
          </Button>
        ) : null}
      </>
    );
  }
  const begin = () => {
    onBegin(offer);
    if (address) void packCommands.downloadPack(entry, address);
  };
  const action = job ? packTexts.goOn : failedJob ? networkOfferTexts.again : networkOfferTexts.get;
  return (
    <>
      <p>
        {failedJob
          ? homePackProblemText(failedJob.problem, failedJob)
          : networkOfferText(labelsOf(overlays), packTitle(entry), entry, awayMeters)}
      </p>
      <Button
        variant="quiet"
        className={styles["action"]}
        aria-label={actionLabel(action, packTitle(entry))}
        onClick={begin}
      >
        {action}
      </Button>
    </>
  );
}

interface AddedProps extends Pick<NetworkOfferProps, "onSaveArea"> {
  readonly entry: PackOffer["entry"];
}

function Added({ entry, onSaveArea }: AddedProps) {
  const hasMap = hasMapOf(entry, useStore(packsStore));
  return (
    <>
      <p>{networkAddedText(packTitle(entry), hasMap)}</p>
      {hasMap ? null : (
        <Button variant="quiet" className={styles["action"]} onClick={onSaveArea}>
          {packTexts.saveArea}
        </Button>
      )}
    </>
  );
}

interface UnlistedProps extends Pick<NetworkOfferProps, "controller"> {
  readonly problem: PackProblem;
}

/** Shown if the catalogue could not be loaded. */
function Unlisted({ controller, problem }: UnlistedProps) {
  const again = () => {
    controller?.focus();
    void packCommands.loadHomeCatalogue(true);
  };
  return (
    <>
      <p>{homeProblemText(problem)}</p>
      <Button variant="quiet" className={styles["action"]} onClick={again}>
        {networkOfferTexts.again}
      </Button>
    </>
  );
}

function Nowhere({ missing }: { readonly missing: readonly MapOverlayName[] }) {
  const view = useStore(mapViewStore);
  if (SLICE_SERVER !== null) {
    const linkClass = classNames(buttonClass("quiet"), styles["action"]);
    return <FetchNetworksOffer labels={labelsOf(missing)} where={view} linkClass={linkClass} />;
  }
  return (
    <>
      <p>{noNetworkPackText(labelsOf(missing))}</p>
      <LinkButton
        to="/settings#kaartpakketten"
        variant="quiet"
        className={styles["action"]}
        aria-label={mapTexts.moreMapsLabel}
      >
        {networkOfferTexts.whereFrom}
      </LinkButton>
    </>
  );
}

function labelsOf(overlays: readonly MapOverlayName[]): readonly string[] {
  return NETWORK_OVERLAYS.flatMap(({ name }) =>
    overlays.includes(name) ? mapSourceName(name) : [],
  );
}
