import { type CSSProperties, useRef } from "react";
import { turnText } from "#sentences/common/direction.ts";
import { headingStore } from "#state/position/position.ts";
import styles from "./direction-arrow.module.css";
import { useHeadingVariable } from "./use-heading-variable.ts";
import { useSlowly } from "./use-slowly.ts";

/** The interval of spoken updates; texts that change while being read are never heard to the end. */
const SPEAK_EVERY_MS = 1500;

interface DirectionArrowProps {
  /** The bearing, degrees from true north. */
  readonly bearing: number;
  /** The size of the arrow's box, in CSS units. */
  readonly size: string;
  /** True if a screen reader announces each turn, not only when it reaches the arrow. */
  readonly isSpoken?: boolean;
}

/** A large arrow that points to a bearing, relative to the device. */
export function DirectionArrow({ bearing, size, isSpoken = false }: DirectionArrowProps) {
  const box = useRef<HTMLDivElement>(null);
  useHeadingVariable(box);
  const { heading, hasHeading } = useSlowly(headingStore, SPEAK_EVERY_MS);
  return (
    <div
      ref={box}
      className={styles["box"]}
      style={{ "--bearing": `${bearing}deg`, "--size": size } as CSSProperties}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className={styles["arrow"]}>
        <path d="M50 4 86 94 50 76 14 94Z" />
      </svg>
      <span className="visually-hidden" role={isSpoken ? "status" : undefined}>
        {hasHeading ? turnText(bearing - heading) : null}
      </span>
    </div>
  );
}
