import { ChevronRight, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatLatLng } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { waypointPath } from "#domain/links/app-path.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { formatBearing } from "#sentences/intl/format.ts";
import { useDistanceText } from "./use-distance-text.ts";
import styles from "./waypoint-row.module.css";

interface WaypointRowProps {
  readonly waypoint: Waypoint;
  /** The origin of distance and bearing; without it the row shows the position of the waypoint. */
  readonly from: LatLng | null;
  /** Replaces the pin; null for none. */
  readonly icon?: ReactNode;
  /** Replaces the chevron. */
  readonly end?: ReactNode;
}

/** A row for a waypoint: its name, distance and direction. */
export function WaypointRow(props: WaypointRowProps) {
  return (
    <Link to={waypointPath(props.waypoint.id)} className={styles["row"]}>
      <WaypointRowWords {...props} />
    </Link>
  );
}

/** The same row as a choice instead of a link. */
export function WaypointChoiceRow({
  isChosen,
  onChoose,
  ...words
}: WaypointRowProps & { readonly isChosen: boolean; readonly onChoose: () => void }) {
  return (
    <label className={styles["row"]}>
      <input type="checkbox" className={styles["box"]} checked={isChosen} onChange={onChoose} />
      <WaypointRowWords {...words} icon={null} />
    </label>
  );
}

function WaypointRowWords({ waypoint, from, icon, end }: WaypointRowProps) {
  const distanceText = useDistanceText();
  return (
    <>
      {icon === null ? null : (
        <span className={styles["pin"]}>{icon ?? <MapPin aria-hidden="true" />}</span>
      )}
      <span className={styles["name"]}>{waypoint.name}</span>
      <span className={styles["where"]}>
        {from
          ? `${distanceText(distanceMeters(from, waypoint))} · ${formatBearing(bearingDegrees(from, waypoint))}`
          : formatLatLng(waypoint)}
        {waypoint.folder ? ` · ${waypoint.folder}` : null}
      </span>
      <span className={styles["end"]}>{end ?? <ChevronRight aria-hidden="true" />}</span>
    </>
  );
}
