import { useRef, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { type EmbeddableMap, useEmbeddedPlace } from "#parts/map/embedded-map.ts";
import { PLACE_ZOOM } from "#state/map/map-view.ts";
import styles from "./own-map.module.css";

/** The distance from the middle after which the map moves; it shows about a kilometre. */
const OFF_CENTER_METERS = 100;

type BaseDetail = MapPort["baseDetail"];

interface OwnMapProps {
  /** The position. */
  readonly place: LatLng;
  /** Loads the live map; tests replace it. */
  readonly load?: () => Promise<EmbeddableMap>;
}

/** Shows the map around the position. If it cannot be loaded, the picture below stays. */
export function OwnMap({ place, load }: OwnMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { zoom, onDetail } = useZoomWithDetail();
  const stage = useEmbeddedPlace(frame, { ...useMiddle(place), zoom }, { load, onDetail });
  return <div ref={frame} className={styles["map"]} data-own-map={stage} inert />;
}

/** The zoom at which the overview has towns and waters everywhere. */
const OVERVIEW_ZOOM = 10;

/** Zooms out until there is something to see, if the map near the position only has the built-in overview. */
function useZoomWithDetail() {
  const [{ zoom }, setNearness] = useState({ zoom: PLACE_ZOOM, wasTried: false });
  const [onDetail] = useState(() => {
    // The first report is about another view: start zoomed out, and zoom in if there is detail after all.
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

/** Returns a place that follows another in steps, so that the map does not move for every metre. */
function useMiddle(place: LatLng): LatLng {
  const [middle, setMiddle] = useState(place);
  if (distanceMeters(middle, place) <= OFF_CENTER_METERS) return middle;
  setMiddle(place);
  return place;
}
