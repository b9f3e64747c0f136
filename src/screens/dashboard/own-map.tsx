import { useRef, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type LendableMap, useLentMap } from "#parts/map/lent-map.ts";
import styles from "./own-map.module.css";

/** So far from the middle one may walk: the map around one's position is a kilometre wide. */
const OFF_CENTER_METERS = 100;

interface OwnMapProps {
  /** The own position. */
  readonly place: LatLng;
  /** The live map, unless a test brings its own. */
  readonly load?: () => Promise<LendableMap>;
}

/** The map around one's own position, to look at. Where it cannot be had, what lies under it stays. */
export function OwnMap({ place, load }: OwnMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useLentMap(frame, useMiddle(place), load);
  return <div ref={frame} className={styles["map"]} data-own-map={stage} inert />;
}

/** A place that follows another in steps, so that the map is not moved for every metre. */
function useMiddle(place: LatLng): LatLng {
  const [middle, setMiddle] = useState(place);
  if (distanceMeters(middle, place) <= OFF_CENTER_METERS) return middle;
  setMiddle(place);
  return place;
}
