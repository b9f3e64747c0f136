import { useRef } from "react";
import { Link } from "react-router";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { useEmbeddedPlace } from "#parts/map/embedded-map.ts";
import { askForPlace } from "#state/map/map-view.ts";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { showOnMapText } from "#words/common/actions.ts";
import { detailTexts } from "#words/waypoints/waypoints-detail.ts";
import styles from "./small-map.module.css";

/**
 * The live map embedded in this screen for viewing: scrolling the page must not move it. A tap opens it full screen.
 */
export function SmallMap({ waypoint }: { readonly waypoint: Waypoint }) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useEmbeddedPlace(frame, waypoint);
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
