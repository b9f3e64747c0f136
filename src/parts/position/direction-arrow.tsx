import { type CSSProperties, useRef } from "react";
import { turnText } from "#i18n/direction.ts";
import { headingStore } from "#state/position/position.ts";
import styles from "./direction-arrow.module.css";
import { useHeadingVariable } from "./use-heading-variable.ts";
import { useSlowly } from "./use-slowly.ts";

/** What is spoken follows a turn no oftener: words that change while they are said are never heard out. */
const SPEAK_EVERY_MS = 1500;

interface DirectionArrowProps {
  /** Degrees from true north. */
  readonly bearing: number;
  /** Of the arrow's box, CSS units. */
  readonly size: string;
  /** Whether a screen reader says each turn by itself, and not only when it comes to the arrow. */
  readonly isSpoken?: boolean;
}

/** A large arrow that points the way as the device is held. */
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
