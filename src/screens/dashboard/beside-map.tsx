// Drawn seldom, and on the first visit: what the compiler keeps of it would weigh more than it saves.
"use no memo";

import type { ReactNode } from "react";
import styles from "./beside-map.module.css";

interface BesideMapProps {
  /** The way to the map. */
  readonly map: ReactNode;
  /** What comes first after it. */
  readonly children: ReactNode;
}

/** The map above what comes first; on a phone on its side beside it, where both would not fit below each other. */
export function BesideMap({ map, children }: BesideMapProps) {
  return (
    <div className={styles["beside"]}>
      {map}
      <div className={styles["first"]}>{children}</div>
    </div>
  );
}
