import { useRef } from "react";
import { Link } from "react-router";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { useEmbeddedPlace } from "#parts/map/embedded-map.ts";
import { useIsWide } from "#parts/use-is-wide.ts";
import { askForPlace, PLACE_ZOOM } from "#state/map/map-view.ts";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { showOnMapText } from "#words/common/actions.ts";
import { detailTexts } from "#words/waypoints/waypoints-detail.ts";
import styles from "./small-map.module.css";

const BESIDE_ZOOM = 16;

/**
 * The live map embedded in this screen for viewing: scrolling the page must not move it. A tap opens it full screen.
 */
export function SmallMap({ waypoint }: { readonly waypoint: Waypoint }) {
  const frame = useRef<HTMLDivElement>(null);
  // Beside the screen it is large: close enough to see what is around the waypoint.
  const zoom = useIsWide() ? BESIDE_ZOOM : PLACE_ZOOM;
  const stage = useEmbeddedPlace(frame, { lat: waypoint.lat, lng: waypoint.lng, zoom });
  if (stage === "beside") return null;
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
