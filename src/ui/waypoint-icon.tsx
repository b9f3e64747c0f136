import { classNames } from "./class-names.ts";
import styles from "./waypoint-icon.module.css";

interface WaypointIconProps {
  /** The id of an element of `/icons/map-icons.svg`. */
  readonly icon: string;
  readonly className?: string | undefined;
}

/** Returns the address of an icon of the map for a `use` element. */
export function mapIconAddress(icon: string): string {
  return `${__BASE_PATH__}icons/map-icons.svg#${icon}`;
}

/** An icon of the map in the text colour, hidden from screen readers. */
export function WaypointIcon({ icon, className }: WaypointIconProps) {
  return (
    <svg viewBox="0 0 15 15" aria-hidden="true" className={classNames(styles["icon"], className)}>
      <use href={mapIconAddress(icon)} />
    </svg>
  );
}
