import { useEffect } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { bestOffer } from "#domain/packs/pack-offer.ts";
import { boxOfNodes } from "#domain/plans/plan-route.ts";
import { NETWORK_OVERLAYS, OVERLAY_MODES } from "#domain/tiles/network-overlays.ts";
import { networkOfferText, networkOfferTexts, noNetworkPackText } from "#i18n/network-offer.ts";
import { routesTexts } from "#i18n/routes.ts";
import { connectionStore } from "#state/device/connection.ts";
import { lookAtHome } from "#state/packs/lazy-pack-commands.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import { offerState } from "#state/packs/packs-snapshot.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { buttonClass } from "#ui/button.tsx";

interface PackHelpProps {
  readonly mode: NetworkMode;
  /** Of the plan that no pack has, or not as it is. */
  readonly nodes: readonly LatLng[];
}

/** Which pack would bring the network under these nodes. */
export function PackHelp({ mode, nodes }: PackHelpProps) {
  const snapshot = useStore(packsStore);
  const { isConnected } = useStore(connectionStore);
  const isKeptOffline = useStore(preferencesStore, ({ offlineOnly }) => offlineOnly);
  const mayAsk = isConnected && !isKeptOffline;
  useEffect(() => void startPacks(), []);
  useEffect(() => {
    if (mayAsk) void lookAtHome(false);
  }, [mayAsk]);
  const box = boxOfNodes(nodes);
  const overlay = NETWORK_OVERLAYS.find(({ name }) => OVERLAY_MODES[name].includes(mode));
  const { home } = snapshot;
  if (!box || !overlay) return null;
  const entries =
    home.status === "loaded"
      ? home.entries.filter((entry) => offerState(entry, home.address, snapshot) !== "on-device")
      : [];
  const offer = bestOffer(entries, [overlay.name], box);
  const isHere = offer?.isInView ?? false;
  return (
    <>
      <p>
        {offer && isHere
          ? networkOfferText([overlay.label], offer.entry.name, offer.entry.bytes, true)
          : home.status === "loaded"
            ? noNetworkPackText([overlay.label])
            : routesTexts.packHelp}
      </p>
      <Link to="/settings#kaartpakketten" className={buttonClass("secondary")}>
        {networkOfferTexts.whereFrom}
      </Link>
    </>
  );
}
