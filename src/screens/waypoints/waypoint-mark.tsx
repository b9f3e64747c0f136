import { MapPin } from "lucide-react";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { WaypointIcon } from "#ui/waypoint-icon.tsx";
import styles from "./waypoint-mark.module.css";

/** A small mark of a waypoint as on the map: its icon on its colour, or a pin. */
export function WaypointMark({ waypoint }: { readonly waypoint: Waypoint }) {
  // An unknown icon id draws nothing on its colour.
  const { color, icon } = waypoint;
  if (!icon && !color) return <MapPin aria-hidden="true" className={styles["pin"]} />;
  return (
    <span className={styles["mark"]} style={color ? { background: color, color: "#fff" } : {}}>
      {icon ? <WaypointIcon icon={icon} className={styles["icon"]} /> : null}
    </span>
  );
}
