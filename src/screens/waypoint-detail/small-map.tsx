import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { showOnMapText } from "#i18n/show-on-map.ts";
import { detailTexts } from "#i18n/waypoints-detail.ts";
import type { MapController } from "#mapview/controller/map-controller.ts";
import { loadMap, showMap } from "#parts/map-session.ts";
import { askForPlace, PLACE_ZOOM } from "#state/map/map-view.ts";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import styles from "./small-map.module.css";

/**
 * The one live map of the visit, lent to this screen to look at: a finger that scrolls the page must
 * not move it. A tap opens it whole.
 */
export function SmallMap({ waypoint }: { readonly waypoint: Waypoint }) {
  const frame = useRef<HTMLDivElement>(null);
  const { lat, lng } = waypoint;
  const stage = useLentMap(frame, lat, lng);
  if (stage === "failed") return <Notice tone="danger">{detailTexts.mapFailed}</Notice>;
  return (
    <Link
      to="/map"
      className={styles["frame"]}
      aria-label={showOnMapText}
      onClick={() => askForPlace(waypoint)}
    >
      {stage === "loading" ? <Spinner label={detailTexts.mapLoading} /> : null}
      <div ref={frame} className={styles["map"]} inert />
    </Link>
  );
}

type Stage = "loading" | "shown" | "failed";

function useLentMap(
  frame: { readonly current: HTMLElement | null },
  lat: number,
  lng: number,
): Stage {
  const [stage, setStage] = useState<Stage>("loading");
  const [controller, setController] = useState<MapController | null>(null);
  useEffect(() => {
    let isGone = false;
    loadMap().then(
      (loaded) => !isGone && setController(loaded),
      () => !isGone && setStage("failed"),
    );
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    if (!controller || !frame.current) return;
    const giveBack = lend(controller, frame.current, { lat, lng });
    setStage(giveBack ? "shown" : "failed");
    return giveBack ?? undefined;
  }, [controller, frame, lat, lng]);
  return stage;
}

/** Puts the map here; what comes back takes it away as it was. Null where the device draws no maps. */
function lend(
  controller: MapController,
  frame: HTMLElement,
  place: { readonly lat: number; readonly lng: number },
): (() => void) | null {
  const mode = controller.followMode;
  controller.setFollow("off");
  try {
    const takeBack = showMap(
      controller,
      frame,
      { ...place, zoom: PLACE_ZOOM },
      { keepsView: false },
    );
    return () => {
      takeBack();
      controller.setFollow(mode);
    };
  } catch (failure) {
    console.warn("No map:", failure);
    return null;
  }
}
