// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import type { ReactNode } from "react";
import styles from "./beside-map.module.css";

interface BesideMapProps {
  /** The link to the map. */
  readonly map: ReactNode;
  /** The first contents after it. */
  readonly children: ReactNode;
}

/** Shows the map above the first contents, or beside them on a phone in landscape, which has no room for both. */
export function BesideMap({ map, children }: BesideMapProps) {
  return (
    <div className={styles["beside"]}>
      {map}
      <div className={styles["first"]}>{children}</div>
    </div>
  );
}
