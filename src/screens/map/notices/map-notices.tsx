import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { MapOverlayName } from "#domain/settings/settings.ts";
import { BUILT_IN_MAX_ZOOM } from "#domain/tiles/built-in-map.ts";
import { type MapSource, NETWORK_OVERLAYS } from "#domain/tiles/network-overlays.ts";
import { type TileSource, tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { baseDetailChanged } from "#mapview/layers/base/base-events.ts";
import type { MapPort } from "#mapview/map-port.ts";
import type { BaseDetail } from "#mapview/sources/base-tiles.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { useNotice } from "#parts/map/use-notice.ts";
import { lazyCode } from "#screens/map/card/lazy-card.tsx";
import { useMapValue } from "#screens/map/on-map/use-map-event.ts";
import { mapSourceName } from "#sentences/map/tile-sources.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { mapVisitStore, overlaysAtFirst } from "#state/map/map-visit.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { hasTracksStore } from "#state/tracks/has-tracks.ts";
import { mapTexts, packUnreadable, zoomInToSee } from "#words/map/map.ts";
import { BoatingAid } from "./boating-aid.tsx";
import { DetailNotice } from "./detail-notice.tsx";
import { LazyDarkOffer } from "./lazy-dark-offer.tsx";
import { LazyInstallOffer } from "./lazy-install-offer.tsx";
import styles from "./map-notices.module.css";
import type { NetworkOfferProps } from "./network-offer.tsx";
import { NoticeBox } from "./notice-box.tsx";
import { PositionNotice } from "./position-notice.tsx";
import { SourceNotice } from "./source-notice.tsx";

const NONE: readonly MapSource[] = [];

const failingOf = ({ failingSources }: MapPort) => failingSources;
const detailOf = ({ baseDetail }: MapPort) => baseDetail;

interface MapNoticesProps {
  readonly controller: MapPort | null;
  readonly isUnsupported: boolean;
  readonly onSaveArea: () => void;
}

/** Shows what the map is missing and why, small and one notice at a time. */
export function MapNotices({ controller, isUnsupported, onSaveArea }: MapNoticesProps) {
  const over = useRef<HTMLDivElement>(null);
  const [networksHere, setNetworksHere] = useState<readonly MapOverlayName[] | null>(null);
  const failing = useMapValue(controller, "sourcesFailing", failingOf, NONE);
  const detail = useMapValue(controller, baseDetailChanged, detailOf, "full");
  const tileSource = tileSourceFor(useStore(settingsStore, (settings) => settings.tileSource));
  const isBaseFailing = failing.includes(tileSource.number);
  const isBeyondOverview = useStore(mapViewStore, (view) => view.zoom > BUILT_IN_MAX_ZOOM);
  const lacksDetail = isBeyondOverview && detail !== "full";
  const isOfflineOnly = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  const limit = useLimitText(tileSource, isBaseFailing, lacksDetail ? detail : "full");
  useEffect(() => {
    controller?.keepClearOf(over.current);
    return () => controller?.keepClearOf(null);
  }, [controller]);
  if (isUnsupported) {
    return (
      <>
        <div className={styles["notices"]} role="status">
          <BoatingAid />
        </div>
        <p className={styles["unsupported"]} role="status" data-notice="unsupported">
          {mapTexts.noWebgl}
        </p>
      </>
    );
  }

  /** Tells whether a failing source matters: from afar networks are not visible. */
  function isWorthSaying(source: MapSource): boolean {
    if (source === "online-map") return lacksDetail;
    if (typeof source === "number") return true;
    const isHere = networksHere?.includes(source) ?? true;
    return !isHere && (isBeyondOverview || !isOfflineOnly);
  }

  return (
    <div ref={over} className={styles["notices"]}>
      <div className={styles["group"]} role="status">
        <BoatingAid />
        <SourceNotice failing={failing} isWorthSaying={isWorthSaying} controller={controller} />
        <LazyDarkOffer />
        <LazyInstallOffer />
        <LazyOffer
          controller={controller}
          onSaveArea={onSaveArea}
          onNetworksHere={setNetworksHere}
        />
        <Limit
          text={limit}
          isAnnounced={failing.includes("online-map")}
          controller={controller}
          onSaveArea={onSaveArea}
        />
      </div>
      <PositionNotice />
      <LazyLegend />
    </div>
  );
}

const useNetworkOffer = lazyCode(
  async () =>
    (await import(/* webpackChunkName: "network-offer" */ "./network-offer.tsx")).NetworkOffer,
);

/** Loads the offer for a network that was enabled. */
function LazyOffer(props: Omit<NetworkOfferProps, "onBefore">) {
  const { onNetworksHere } = props;
  const { mapOverlay } = useStore(settingsStore);
  const [onBefore] = useState(overlaysAtFirst);
  const isAnyOn = NETWORK_OVERLAYS.some(({ name }) => mapOverlay[name]);
  const { Code: Offer, isFailed } = useNetworkOffer(isAnyOn);
  useEffect(() => {
    // Without the code no networks are known.
    if (isFailed) onNetworksHere([]);
  }, [isFailed, onNetworksHere]);
  return Offer ? <Offer {...props} onBefore={onBefore} /> : null;
}

const useSpeedLegend = lazyCode(
  async () =>
    (
      await import(
        /* webpackChunkName: "draw-tracks" */ "#screens/map/tools/legend/speed-legend.tsx"
      )
    ).SpeedLegend,
);

/** Loads the legend of speed colours if tracks are coloured by speed. */
function LazyLegend() {
  const isOn = useStore(preferencesStore, (preferences) => preferences.tracksBySpeed);
  const hasTracks = useStore(hasTracksStore, (state) => state.hasTracks);
  const { Code: Legend } = useSpeedLegend(isOn && hasTracks);
  return Legend ? <Legend /> : null;
}

interface LimitText {
  /** `detail`: the base has no more detail here. `pack`: a pack is damaged. `zoom`: zooming in helps. */
  readonly kind: "detail" | "pack" | "zoom";
  readonly text: string;
}

interface LimitProps extends Pick<MapNoticesProps, "controller" | "onSaveArea"> {
  readonly text: LimitText | null;
  readonly isAnnounced: boolean;
}

/** Shows a limit, unless another notice already explains it. */
function Limit({ text, isAnnounced, ...map }: LimitProps) {
  if (text?.kind === "detail")
    return isAnnounced ? null : <DetailNotice text={text.text} {...map} />;
  if (text?.kind === "pack") return <PackNotice text={text.text} controller={map.controller} />;
  return <ZoomHint text={text?.text ?? null} />;
}

/** A hint that disappears by itself. */
function ZoomHint({ text }: { readonly text: string | null }) {
  const isShown = useNotice("limit", text, false);
  return isShown ? (
    <p className={styles["limit"]} data-notice="limit">
      {text}
    </p>
  ) : null;
}

interface PackNoticeProps extends Pick<MapNoticesProps, "controller"> {
  readonly text: string;
}

/** Names a damaged pack, with a link to add it again. */
function PackNotice({ text, controller }: PackNoticeProps) {
  const hidden = useStore(mapVisitStore, (visit) => visit.hiddenPackNotice);
  if (!useNotice("limit", hidden === text ? null : text, true)) return null;
  return (
    <NoticeBox
      name="limit"
      onHide={() => {
        mapVisitStore.setState({ hiddenPackNotice: text });
        controller?.focus();
      }}
    >
      <p>{text}</p>
      <LinkButton to="/settings#kaartpakketten" variant="quiet" className={styles["action"]}>
        {mapTexts.toPacks}
      </LinkButton>
    </NoticeBox>
  );
}

/** Returns what the chosen source lacks at this zoom; null if nothing. */
function useLimitText(
  tileSource: TileSource,
  isFailing: boolean,
  detail: BaseDetail,
): LimitText | null {
  const zoom = useStore(mapViewStore, (view) => view.zoom);
  if (tileSource.kind === "vector" || isFailing) return detailText(detail);
  const isTooFar = zoom < tileSource.minZoom - 1;
  return isTooFar ? { kind: "zoom", text: zoomInToSee(mapSourceName(tileSource.number)) } : null;
}

function detailText(detail: BaseDetail): LimitText | null {
  if (detail === "full") return null;
  if (typeof detail === "object") {
    return { kind: "pack", text: packUnreadable(detail.unreadablePack) };
  }
  const text = detail === "overview" ? mapTexts.overviewOnly : mapTexts.partlyOverview;
  return { kind: "detail", text };
}
