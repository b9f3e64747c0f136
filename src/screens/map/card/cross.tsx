import { type ReactNode, useRef } from "react";
import type { MapPort } from "#mapview/map-port.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { classNames } from "#ui/class-names.ts";
import styles from "./cross.module.css";

interface CrossProps {
  readonly controller: Pick<MapPort, "keepCenterIn">;
  /** The purpose of the cross. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A cross in the middle of the map area that the bar below it leaves visible; the middle of the map is under it. */
export function Cross({ controller, label, className, children }: CrossProps) {
  const free = useRef<HTMLDivElement>(null);
  useVisibleArea(controller, free);
  return (
    <div className={styles["over"]}>
      <div ref={free} className={styles["cross"]} aria-hidden="true" data-map-cross="" />
      <section className={classNames(styles["bar"], className)} aria-label={label}>
        {children}
      </section>
    </div>
  );
}
