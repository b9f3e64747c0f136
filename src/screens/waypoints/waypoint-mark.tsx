import { MapPin } from "lucide-react";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { WaypointIcon } from "#ui/waypoint-icon.tsx";
import styles from "./waypoint-mark.module.css";

/** What a waypoint looks like on the map, small: its icon on its colour; a pin without either. */
export function WaypointMark({ waypoint }: { readonly waypoint: Waypoint }) {
  // An id that this version does not know draws nothing on its colour.
  const { color, icon } = waypoint;
  if (!icon && !color) return <MapPin aria-hidden="true" className={styles["pin"]} />;
  return (
    <span className={styles["mark"]} style={color ? { background: color, color: "#fff" } : {}}>
      {icon ? <WaypointIcon icon={icon} className={styles["icon"]} /> : null}
    </span>
  );
}
