// Rarely rendered: memoization would weigh more than it saves.
"use no memo";

import { useEffect } from "react";
import { useStore } from "zustand";
import { REGION_PATH } from "#domain/links/app-path.ts";
import { hasNetworksAt } from "#domain/packs/region/region-networks.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { useCanFetch } from "#parts/packs/use-can-fetch.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import { positionStore } from "#state/position/position.ts";
import { dashboardTexts } from "#words/app/dashboard.ts";

/** Offers to fetch the region, until the place where the user is has a network. */
export function RegionOffer() {
  const fix = useStore(positionStore, (position) => position.fix);
  const { packs, isLoaded, problem } = useStore(packsStore);
  useEffect(() => void startPacks(), []);
  const canFetch = useCanFetch();
  if (!canFetch || !fix || !isLoaded || problem || hasNetworksAt(packs, fix)) return null;
  return <LinkButton to={REGION_PATH}>{dashboardTexts.fetchRegion}</LinkButton>;
}
