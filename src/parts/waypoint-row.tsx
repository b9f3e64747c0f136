import { ChevronRight, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatLatLng } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { waypointPath } from "#domain/links/app-path.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { formatBearing, formatDistance } from "#i18n/format.ts";
import styles from "./waypoint-row.module.css";

interface WaypointRowProps {
  readonly waypoint: Waypoint;
  /** From where distance and bearing count; without it the row shows where the waypoint lies. */
  readonly from: LatLng | null;
  /** In place of the pin; null: nothing. */
  readonly icon?: ReactNode;
  /** In place of the chevron. */
  readonly end?: ReactNode;
}

/** One waypoint in a list: its name, and how far and in which direction it lies. */
export function WaypointRow(props: WaypointRowProps) {
  return (
    <Link to={waypointPath(props.waypoint.id)} className={styles["row"]}>
      <WaypointRowWords {...props} />
    </Link>
  );
}

/** The same row as something to choose instead of to open. */
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
  return (
    <>
      {icon === null ? null : (
        <span className={styles["pin"]}>{icon ?? <MapPin aria-hidden="true" />}</span>
      )}
      <span className={styles["name"]}>{waypoint.name}</span>
      <span className={styles["where"]}>
        {from
          ? `${formatDistance(distanceMeters(from, waypoint))} · ${formatBearing(bearingDegrees(from, waypoint))}`
          : formatLatLng(waypoint)}
        {waypoint.folder ? ` · ${waypoint.folder}` : null}
      </span>
      <span className={styles["end"]}>{end ?? <ChevronRight aria-hidden="true" />}</span>
    </>
  );
}
