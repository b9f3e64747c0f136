import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { boxOfNodes } from "#domain/network/plan/plan-route.ts";
import { middleOf } from "#domain/packs/framed-box.ts";
import { atNetworkText, planTexts } from "#i18n/plan.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { packsStore } from "#state/packs/packs.ts";
import { planner } from "#state/plans/planner.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { areaOf } from "./use-plan-in-sight.ts";

type Controller = Pick<MapPort, "showBounds" | "flyTo" | "watchArea" | "zoom">;

/** Numbers can be read and tapped from this zoom on. */
const NUMBERS_ZOOM = 10.5;
/** A network this near is that of one's own surroundings. */
const NEAR_METERS = 5000;
/** As many nodes as are looked for on the screen, and as are shown of a network. */
const ON_SCREEN = 24;
const SHOWN = 6;
/** So far out that the pack of a region can be offered for what is seen. */
const REGION_ZOOM = 12;

/**
 * Brings a place where a plan can begin in sight while there is no plan and no node on the screen: the own position
 * if a network is there, else the nearest network.
 * @returns where the map went, in words; null where it stayed
 */
export function useBeginning(
  controller: Controller,
  free: RefObject<HTMLElement | null>,
): string | null {
  const isEmpty = useStore(planner.store, ({ draft }) => draft.stops.length === 0);
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  const packs = useStore(packsStore, (snapshot) => snapshot.packs);
  const [said, setSaid] = useState<string | null>(null);
  const begin = useEffectEvent(async (isCurrent: () => boolean) => {
    const words = await goToNodes(controller, free.current, mode, isCurrent);
    if (!isCurrent()) return;
    // A network that has come since is no longer missing.
    setSaid((before) => words ?? (before === planTexts.atPositionWithoutNetwork ? null : before));
  });
  useEffect(() => {
    if (!isEmpty) return;
    let isGone = false;
    begin(() => !isGone).catch((failure: unknown) => console.warn("No nodes:", failure));
    return () => {
      isGone = true;
    };
  }, [isEmpty, mode, packs]);
  return isEmpty ? said : null;
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
  if (isNear && hasAnyIn(area, await near(middleOf(area), ON_SCREEN))) return null;
  const own = ownPositionNow();
  const nodes = await near(own ?? middleOf(area), SHOWN);
  if (!isCurrent()) return null;
  const [nearest] = nodes;
  if (!nearest) {
    if (!own || isNear) return null;
    controller.flyTo(own, REGION_ZOOM);
    return planTexts.atPositionWithoutNetwork;
  }
  const isHere = own !== null && nearest.distanceMeters <= NEAR_METERS;
  const box = boxOfNodes([...(isHere ? [own] : []), ...nodes.map(({ node }) => node)]);
  if (box) controller.showBounds(box);
  return isHere ? planTexts.atPosition : atNetworkText(nearest.distanceMeters, own !== null);
}

function hasAnyIn(
  area: LngLatBox,
  nodes: readonly { readonly node: { readonly lat: number; readonly lng: number } }[],
): boolean {
  return nodes.some(({ node }) => isInBox(area, node));
}
