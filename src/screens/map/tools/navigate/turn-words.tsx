import type { GuidanceView } from "#domain/guidance/guidance-view.ts";
import type { Turn } from "#domain/guidance/turn.ts";
import { turnAtText } from "#i18n/guidance.ts";
import styles from "./turn-words.module.css";

/** The rotation of the arrow, degrees clockwise; for a turn back both its sides are visible. */
const DEGREES: Readonly<Record<Turn, number>> = {
  straight: 0,
  "slight-left": -40,
  "slight-right": 40,
  left: -90,
  right: 90,
  "sharp-left": -135,
  "sharp-right": 135,
  back: 165,
};

/** The turn at the next node as an arrow and in words; hidden if there is none. */
export function TurnWords({ view: { turn, next, status } }: { readonly view: GuidanceView }) {
  if (!turn || !next || status === "off" || status === "arrived") return null;
  return (
    <span className={styles["turn"]} data-turn={turn}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles["arrow"]}>
        <path d="M12 23V12" />
        <path d="M12 12V2M7 7l5-5 5 5" transform={`rotate(${DEGREES[turn]} 12 12)`} />
      </svg>
      {turnAtText(next.label, turn)}
    </span>
  );
}
