import { useRef, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { type EmbeddableMap, useEmbeddedPlace } from "#parts/map/embedded-map.ts";
import { PLACE_ZOOM } from "#state/map/map-view.ts";
import styles from "./own-map.module.css";

/** So far from the middle one may walk: the map around one's position is a kilometre wide. */
const OFF_CENTER_METERS = 100;

type BaseDetail = MapPort["baseDetail"];

interface OwnMapProps {
  /** The own position. */
  readonly place: LatLng;
  /** The live map, unless a test brings its own. */
  readonly load?: () => Promise<EmbeddableMap>;
}

/** The map around one's own position, to look at. Where it cannot be had, what lies under it stays. */
export function OwnMap({ place, load }: OwnMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { zoom, onDetail } = useZoomWithDetail();
  const stage = useEmbeddedPlace(frame, { ...useMiddle(place), zoom }, { load, onDetail });
  return <div ref={frame} className={styles["map"]} data-own-map={stage} inert />;
}

/** How far out the map shows towns and waters wherever one is, if nothing of more detail is to be had. */
const OVERVIEW_ZOOM = 10;

/** Zooms out to where there is something to see, when the map near the position has the built-in overview alone. */
function useZoomWithDetail() {
  const [{ zoom }, setNearness] = useState({ zoom: PLACE_ZOOM, wasTried: false });
  const [onDetail] = useState(() => {
    // What is told first is of another view: a reason to begin far out, and to come nearer if there is detail after all.
    let isFirst = true;
    return (detail: BaseDetail) => {
      const isBare = detail === "overview";
      const wasTried = !isFirst;
      isFirst = false;
      setNearness((now) => {
        if (isBare && now.zoom === PLACE_ZOOM) return { zoom: OVERVIEW_ZOOM, wasTried };
        if (!isBare && !now.wasTried) return { zoom: PLACE_ZOOM, wasTried };
        return now;
      });
    };
  });
  return { zoom, onDetail };
}

/** A place that follows another in steps, so that the map is not moved for every metre. */
function useMiddle(place: LatLng): LatLng {
  const [middle, setMiddle] = useState(place);
  if (distanceMeters(middle, place) <= OFF_CENTER_METERS) return middle;
  setMiddle(place);
  return place;
}
