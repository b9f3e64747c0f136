import { Map as MapIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { MapView } from "#domain/position/map-view.ts";
import { pathBounds } from "#domain/tracks/path-facts.ts";
import type { TrackPoints } from "#domain/tracks/track.ts";
import { trackScreenTexts } from "#i18n/tracks.ts";
import type { MapController } from "#mapview/controller/map-controller.ts";
import { loadMap, showMap } from "#parts/map/map-session.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./profile.module.css";

interface ProfileMapProps {
  readonly points: TrackPoints;
  readonly at: number | null;
}

/** The live map beside the profile, with a mark at the place that is pointed at; loaded when it is asked for. */
export function ProfileMap({ points, at }: ProfileMapProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button icon={<MapIcon aria-hidden="true" size={20} />} onClick={() => setAsked(true)}>
        {trackScreenTexts.showMap}
      </Button>
    );
  }
  return <LiveMap points={points} at={at} />;
}

function LiveMap({ points, at }: ProfileMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [controller, setController] = useState<MapController | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let giveBack: (() => void) | null = () => {};
    loadMap().then(
      (loaded) => {
        if (!giveBack || !frame.current) return;
        giveBack = shown(loaded, frame.current, points);
        if (giveBack) setController(loaded);
        else setFailed(true);
      },
      () => setFailed(true),
    );
    return () => {
      giveBack?.();
      giveBack = null;
    };
  }, [points]);
  const [lng, lat] = at === null ? [] : [points.lngs[at], points.lats[at]];
  useEffect(() => {
    if (!controller || lng === undefined || lat === undefined) return;
    // A dot that moves no map, unlike the ring of a chosen place.
    controller.layers.measuring.show({ points: [{ lng, lat }], way: [], toCross: [] });
  }, [controller, lng, lat]);
  if (hasFailed) return <Notice tone="danger">{trackScreenTexts.mapFailed}</Notice>;
  return <div ref={frame} className={styles["map"]} />;
}

/** Of so much of the frame at most the track takes. */
const FILL = 0.8;
/** A track of a few metres is seen in its surroundings. */
const HIGHEST_ZOOM = 16;
/** The world at zoom 0 in MapLibre. */
const WORLD_PIXELS = 512;

/** All of the track in this frame; a degree of latitude is drawn larger than one of longitude by the secant. */
function viewOf(points: TrackPoints, { clientWidth, clientHeight }: HTMLElement): MapView {
  const [west, south, east, north] = pathBounds(points);
  const lat = (south + north) / 2;
  const perDegree = WORLD_PIXELS / 360;
  const secant = 1 / Math.cos((lat * Math.PI) / 180);
  const across = (FILL * clientWidth) / ((east - west) * perDegree);
  const down = (FILL * clientHeight) / ((north - south) * perDegree * secant);
  const zoom = Math.min(HIGHEST_ZOOM, Math.log2(Math.min(across, down)));
  return { lat, lng: (west + east) / 2, zoom: Math.max(0, zoom) };
}

/** Puts the map here; what comes back takes it away as it was. Null where the device draws no maps. */
function shown(
  controller: MapController,
  frame: HTMLElement,
  points: TrackPoints,
): (() => void) | null {
  const mode = controller.followMode;
  try {
    controller.setFollow("off");
    const takeBack = showMap(controller, frame, viewOf(points, frame), { keepsView: false });
    return () => {
      controller.layers.measuring.show(null);
      takeBack();
      controller.setFollow(mode);
    };
  } catch (failure) {
    console.warn("No map:", failure);
    return null;
  }
}
