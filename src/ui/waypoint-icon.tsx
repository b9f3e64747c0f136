import { classNames } from "./class-names.ts";
import styles from "./waypoint-icon.module.css";

interface WaypointIconProps {
  /** The id of an element of `/icons/map-icons.svg`. */
  readonly icon: string;
  readonly className?: string | undefined;
}

/** One of the icons of the map, in the colour of the text around it; nothing to hear. */
export function WaypointIcon({ icon, className }: WaypointIconProps) {
  return (
    <svg viewBox="0 0 15 15" aria-hidden="true" className={classNames(styles["icon"], className)}>
      <use href={`${__BASE_PATH__}icons/map-icons.svg#${icon}`} />
    </svg>
  );
}
