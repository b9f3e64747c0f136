import { MapPin } from "lucide-react";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { waypointIconFor } from "#domain/waypoints/waypoint-icons.ts";
import { WaypointIcon } from "#ui/waypoint-icon.tsx";
import styles from "./waypoint-mark.module.css";

/** What a waypoint looks like on the map, small: its icon on its colour; a pin without either. */
export function WaypointMark({ waypoint }: { readonly waypoint: Waypoint }) {
  const { color } = waypoint;
  const icon = waypointIconFor(waypoint.icon);
  if (!icon && !color) return <MapPin aria-hidden="true" />;
  return (
    <span className={styles["mark"]} style={color ? { background: color, color: "#fff" } : {}}>
      {icon ? <WaypointIcon icon={icon} className={styles["icon"]} /> : null}
    </span>
  );
}
