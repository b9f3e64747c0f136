import { type ComponentType, useEffect, useState } from "react";
import { useStore } from "zustand";
import { NETWORK_OVERLAYS } from "#domain/tiles/network-overlays.ts";
import { type TileSource, tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { ageText } from "#i18n/format.ts";
import { mapTexts, packUnreadable, zoomInToSee } from "#i18n/map.ts";
import { accuracyText, noSignalText, POOR_METERS, positionTexts } from "#i18n/position.ts";
import { baseDetailChanged } from "#mapview/layers/base/base-events.ts";
import type { MapPort } from "#mapview/map-port.ts";
import type { BaseDetail } from "#mapview/sources/base-tiles.ts";
import { useIsPositionRefused } from "#parts/position/position-state.tsx";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { useMapValue } from "#screens/map/on-map/use-map-event.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { overlaysAtFirst } from "#state/map/map-visit.ts";
import type { OwnPosition } from "#state/position/own-position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { hasTracksStore } from "#state/tracks/has-tracks.ts";
import { DetailNotice } from "./detail-notice.tsx";
import { LazyDarkOffer } from "./lazy-dark-offer.tsx";
import styles from "./map-notices.module.css";
import type { NetworkOfferProps } from "./network-offer.tsx";
import { SourceNotice } from "./source-notice.tsx";

/** The overview has no detail beyond this zoom. */
const OVERVIEW_MAX_ZOOM = 10;

const NONE: readonly string[] = [];

const failingOf = ({ failingSources }: MapPort) => failingSources;
const detailOf = ({ baseDetail }: MapPort) => baseDetail;

interface MapNoticesProps {
  readonly controller: MapPort | null;
  readonly isUnsupported: boolean;
  readonly onSaveArea: () => void;
}

/** What the map cannot show now, and why; small, above the map. */
export function MapNotices({ controller, isUnsupported, onSaveArea }: MapNoticesProps) {
  const [isOffering, setOffering] = useState(false);
  const failing = useMapValue(controller, "sourcesFailing", failingOf, NONE);
  const detail = useMapValue(controller, baseDetailChanged, detailOf, "full");
  const tileSource = tileSourceFor(useStore(settingsStore, (settings) => settings.tileSource));
  const isBaseFailing = failing.includes(tileSource.name);
  const isBeyondOverview = useStore(mapViewStore, (view) => view.zoom > OVERVIEW_MAX_ZOOM);
  const lacksDetail = isBeyondOverview && detail !== "full";
  const isOverlay = (name: string) => NETWORK_OVERLAYS.some(({ label }) => label === name);
  const isKeptOffline = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  const limit = useLimitText(tileSource, isBaseFailing, lacksDetail ? detail : "full");
  if (isUnsupported) {
    return (
      <p className={styles["unsupported"]} role="status">
        {mapTexts.noWebgl}
      </p>
    );
  }
  return (
    <div className={styles["notices"]}>
      <div className={styles["group"]} role="status">
        <SourceNotice
          failing={failing}
          // As long as nothing is missed without it, it is not worth a word: from afar no network is.
          isWorthSaying={(name) =>
            name === mapTexts.onlineMap
              ? lacksDetail
              : !(isOffering && isOverlay(name)) &&
                (isBeyondOverview || !isKeptOffline || !isOverlay(name))
          }
          controller={controller}
        />
        <LazyDarkOffer />
        <LazyOffer {...{ controller, onSaveArea }} onTelling={setOffering} />
        <Limit
          text={isOffering ? null : limit}
          isTold={failing.includes(mapTexts.onlineMap)}
          {...{ controller, onSaveArea }}
        />
      </div>
      <PositionQuality />
      <LazyLegend />
    </div>
  );
}

/** What is offered where a network is switched on; its code is asked for then. */
function LazyOffer(props: Omit<NetworkOfferProps, "onBefore">) {
  const { mapOverlay } = useStore(settingsStore);
  const [onBefore] = useState(overlaysAtFirst);
  const isAnyOn = NETWORK_OVERLAYS.some(({ name }) => mapOverlay[name]);
  const [Offer, setOffer] = useState<ComponentType<NetworkOfferProps> | null>(null);
  useEffect(() => {
    if (!isAnyOn || Offer) return;
    import(/* webpackChunkName: "network-offer" */ "./network-offer.tsx").then(
      ({ NetworkOffer }) => setOffer(() => NetworkOffer),
      console.warn,
    );
  }, [isAnyOn, Offer]);
  return isAnyOn && Offer ? <Offer {...props} onBefore={onBefore} /> : null;
}

/** What the colours of tracks stand for; its code is asked for where they are drawn by speed. */
function LazyLegend() {
  const isOn = useStore(preferencesStore, (preferences) => preferences.tracksBySpeed);
  const hasTracks = useStore(hasTracksStore, (state) => state.hasTracks);
  const [Legend, setLegend] = useState<ComponentType | null>(null);
  const isWanted = isOn && hasTracks;
  useEffect(() => {
    if (!isWanted || Legend) return;
    import(/* webpackChunkName: "draw-tracks" */ "#screens/map/tools/legend/speed-legend.tsx").then(
      ({ SpeedLegend }) => setLegend(() => SpeedLegend),
      console.warn,
    );
  }, [isWanted, Legend]);
  return isWanted && Legend ? <Legend /> : null;
}

interface LimitProps extends Pick<MapNoticesProps, "controller" | "onSaveArea"> {
  readonly text: string | null;
  readonly isTold: boolean;
}

/** What is not shown, unless it is told already why: then once is enough. */
function Limit({ text, isTold, ...map }: LimitProps) {
  if (text === mapTexts.overviewOnly || text === mapTexts.partlyOverview) {
    return isTold ? null : <DetailNotice text={text} {...map} />;
  }
  return text ? <p className={styles["limit"]}>{text}</p> : null;
}

/** What the chosen source does not show at this zoom; null when it shows all that it has. */
function useLimitText(
  tileSource: TileSource,
  isFailing: boolean,
  detail: BaseDetail,
): string | null {
  const zoom = useStore(mapViewStore, (view) => view.zoom);
  if (tileSource.kind === "vector" || isFailing) return detailText(detail);
  return zoom < tileSource.minZoom - 1 ? zoomInToSee(tileSource.name) : null;
}

function detailText(detail: BaseDetail): string | null {
  if (typeof detail === "object") return packUnreadable(detail.unreadablePack);
  if (detail === "full") return null;
  return detail === "overview" ? mapTexts.overviewOnly : mapTexts.partlyOverview;
}

/**
 * How old a stale position is, or how far off a bad one may be. Outside of the status: read out every
 * second it would be a plague.
 */
function PositionQuality() {
  const position = useOwnPosition();
  const isRefused = useIsPositionRefused();
  const words = position && qualityWords(position, isRefused);
  return words ? <p className={styles["limit"]}>{words}</p> : null;
}

function qualityWords(position: OwnPosition, isRefused: boolean): string | null {
  const { isStale, ageMs, accuracyMeters } = position;
  if (isStale && isRefused) return `${positionTexts.fixedAt}: ${ageText(ageMs)}`;
  if (isStale) return noSignalText(ageMs);
  const isPoor = accuracyMeters > POOR_METERS;
  return isPoor ? `${positionTexts.accuracy} ${accuracyText(accuracyMeters)}` : null;
}
