import { useCallback, useEffect, useRef } from "react";
import { viewOfBox } from "#domain/packs/framed-box.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { pathBounds } from "#domain/tracks/path-facts.ts";
import type { TrackPoints } from "#domain/tracks/track.ts";
import { BesideOnRequest } from "#parts/map/beside-on-request.tsx";
import { type EmbeddableMap, useEmbeddedMap } from "#parts/map/embedded-map.ts";
import { showMeasuredLine } from "#state/map/measured-line.ts";
import { Notice } from "#ui/notice.tsx";
import { trackScreenTexts } from "#words/tracks/tracks.ts";
import styles from "./profile.module.css";

interface ProfileMapProps {
  readonly points: TrackPoints;
  readonly at: number | null;
  /** Loads the live map; tests replace it. */
  readonly load?: () => Promise<EmbeddableMap>;
}

/** A small map of a track, with a mark at the place that the profile indicates. Empty if this device draws no maps. */
export function ProfileMap(props: ProfileMapProps) {
  // A browser that draws no maps need not load half a megabyte to find out.
  const canDraw = props.load !== undefined || "WebGL2RenderingContext" in globalThis;
  if (!canDraw) return null;
  return (
    <BesideOnRequest>
      <LiveMap {...props} />
    </BesideOnRequest>
  );
}

function LiveMap({ points, at, load }: ProfileMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const viewIn = useCallback((element: HTMLElement) => viewOf(points, element), [points]);
  const stage = useEmbeddedMap(frame, viewIn, { load });
  const [lng, lat] = at === null ? [] : [points.lngs[at], points.lats[at]];
  useEffect(() => {
    const place = lng === undefined || lat === undefined ? null : { lng, lat };
    // A dot that does not move the map, unlike the ring of a chosen place.
    showMeasuredLine(place && { points: [place], line: [], toCross: [] });
  }, [lng, lat]);
  useEffect(() => () => showMeasuredLine(null), []);
  if (stage === "beside") return null;
  if (stage === "failed") return <Notice tone="danger">{trackScreenTexts.mapFailed}</Notice>;
  return <div ref={frame} className={styles["map"]} />;
}

/** The largest fraction of the frame for the track. */
const FILL = 0.8;
/** The highest zoom, to show the surroundings of a short track. */
const NEAREST_ZOOM = 16;

function viewOf(points: TrackPoints, { clientWidth, clientHeight }: HTMLElement): MapView {
  const room = { width: FILL * clientWidth, height: FILL * clientHeight };
  return viewOfBox(pathBounds(points), { ...room, nearestZoom: NEAREST_ZOOM });
}
