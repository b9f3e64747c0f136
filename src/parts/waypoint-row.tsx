import { ChevronRight, MapPin } from "lucide-react";
import { Link } from "react-router";
import { formatLatLng } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { formatBearing, formatDistance } from "#i18n/format.ts";
import styles from "./waypoint-row.module.css";

interface WaypointRowProps {
  readonly waypoint: Waypoint;
  /** From where distance and bearing count; without it the row shows where the waypoint lies. */
  readonly from: LatLng | null;
}

/** One waypoint in a list: its name, and how far and in which direction it lies. */
export function WaypointRow({ waypoint, from }: WaypointRowProps) {
  return (
    <Link to={`/waypoints/${encodeURIComponent(waypoint.id)}`} className={styles["row"]}>
      <MapPin aria-hidden="true" className={styles["pin"]} />
      <span className={styles["name"]}>{waypoint.name}</span>
      <span className={styles["where"]}>
        {from
          ? `${formatDistance(distanceMeters(from, waypoint))} · ${formatBearing(bearingDegrees(from, waypoint))}`
          : formatLatLng(waypoint)}
      </span>
      <ChevronRight aria-hidden="true" className={styles["chevron"]} />
    </Link>
  );
}
