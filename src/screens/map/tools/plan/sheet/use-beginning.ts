import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { isBoatingMode, type NetworkMode } from "#domain/network/network-mode.ts";
import { boxOfNodes } from "#domain/network/plan/route/plan-route.ts";
import { middleOf } from "#domain/packs/framed-box.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useIsFree } from "#screens/map/tools/plan/free-switch.tsx";
import { distanceText } from "#sentences/intl/distance.ts";
import { atNetworkText } from "#sentences/plan/plan.ts";
import { packsStore } from "#state/packs/packs.ts";
import { planner } from "#state/plans/planner.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { planTexts } from "#words/plan/plan.ts";
import { areaOf } from "./use-plan-in-sight.ts";

type Controller = Pick<MapPort, "showBounds" | "flyTo" | "watchArea" | "zoom">;

/** The zoom from which the numbers of nodes can be read and tapped. */
const NUMBERS_ZOOM = 10.5;
/** A network within this distance counts as that of the user's surroundings. */
const NEAR_METERS = 5000;
/** The number of nodes to look for on the screen, and to show of a network. */
const ON_SCREEN = 24;
const SHOWN = 6;
/** The zoom at which the pack of a region can be offered for the visible part of the map. */
const REGION_ZOOM = 12;

/** The messages that are no longer true once there is a network. */
const WITHOUT_NETWORK: readonly string[] = [
  planTexts.atPositionWithoutNetwork,
  planTexts.withoutNetwork,
];

/**
 * Brings a place where a plan can begin into view while there is no plan and no node on the screen: the own
 * position if there is a network, otherwise the nearest network. A boat can begin on any water, so the map stays for it, unless
 * it shows too much for a tap.
 * @returns a text that says where the map moved; null if it did not move
 */
export function useBeginning(
  controller: Controller,
  free: RefObject<HTMLElement | null>,
): string | null {
  const isEmpty = useStore(planner.store, ({ draft }) => draft.stops.length === 0);
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  const packs = useStore(packsStore, (snapshot) => snapshot.packs);
  const isFree = useIsFree();
  const [message, setMessage] = useState<string | null>(null);
  const begin = useEffectEvent(async (isCurrent: () => boolean) => {
    const words = await goToNodes(controller, free.current, mode, isCurrent);
    if (!isCurrent()) return;
    // A network that was installed in the meantime is no longer missing.
    setMessage(
      (before) => words ?? (before !== null && WITHOUT_NETWORK.includes(before) ? null : before),
    );
  });
  useEffect(() => {
    if (!isEmpty || isFree) return;
    let isGone = false;
    begin(() => !isGone).catch((failure: unknown) => console.warn("No nodes:", failure));
    return () => {
      isGone = true;
    };
  }, [isEmpty, mode, packs, isFree]);
  return isEmpty && !isFree ? message : null;
}

async function goToNodes(
  controller: Controller,
  free: HTMLElement | null,
  mode: NetworkMode,
  isCurrent: () => boolean,
): Promise<string | null> {
  const area = areaOf(controller, free);
  if (!area) return null;
  const { networkGraphs } = await import(
    /* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"
  );
  const near = (place: ReturnType<typeof middleOf>, count: number) =>
    networkGraphs.nodesNear({ place, count, mode });
  const isNear = controller.zoom >= NUMBERS_ZOOM;
  // A boat can begin on any water.
  if (isNear && isBoatingMode(mode)) return null;
  if (isNear && hasAnyIn(area, await near(middleOf(area), ON_SCREEN))) return null;
  const own = ownPositionNow();
  const nodes = await near(own ?? middleOf(area), SHOWN);
  if (!isCurrent()) return null;
  const [nearest] = nodes;
  if (!nearest) return goWithoutNetwork(controller, mode, isNear ? null : own);
  const isHere = own !== null && nearest.distanceMeters <= NEAR_METERS;
  const box = boxOfNodes([...(isHere ? [own] : []), ...nodes.map(({ node }) => node)]);
  if (box) controller.showBounds(box);
  return isHere
    ? planTexts.atPosition
    : atNetworkText(distanceText(nearest.distanceMeters, mode), own !== null);
}

/** Goes to the own position, if one is given, where no network is on the device. */
function goWithoutNetwork(
  controller: Controller,
  mode: NetworkMode,
  own: LatLng | null,
): string | null {
  if (own) controller.flyTo(own, REGION_ZOOM);
  if (isBoatingMode(mode)) return null;
  return own ? planTexts.atPositionWithoutNetwork : planTexts.withoutNetwork;
}

function hasAnyIn(
  area: LngLatBox,
  nodes: readonly { readonly node: { readonly lat: number; readonly lng: number } }[],
): boolean {
  return nodes.some(({ node }) => isInBox(area, node));
}
