import { type CSSProperties, useRef } from "react";
import { useStore } from "zustand";
import { turnText } from "#i18n/direction.ts";
import { useHeadingVariable } from "#parts/use-heading-variable.ts";
import { headingStore } from "#state/position.ts";
import styles from "./direction-arrow.module.css";

interface DirectionArrowProps {
  /** Degrees from true north. */
  readonly bearing: number;
  /** Of the arrow's box, CSS units. */
  readonly size: string;
}

/** A large arrow that points at the waypoint as the device is held. */
export function DirectionArrow({ bearing, size }: DirectionArrowProps) {
  const box = useRef<HTMLDivElement>(null);
  useHeadingVariable(box);
  const hasHeading = useStore(headingStore, (heading) => heading.hasHeading);
  return (
    <div
      ref={box}
      className={styles["box"]}
      style={{ "--bearing": `${bearing}deg`, "--size": size } as CSSProperties}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className={styles["arrow"]}>
        <path d="M50 4 86 94 50 76 14 94Z" />
      </svg>
      <span className="visually-hidden">
        {hasHeading ? turnText(bearing - headingStore.getState().heading) : null}
      </span>
    </div>
  );
}
