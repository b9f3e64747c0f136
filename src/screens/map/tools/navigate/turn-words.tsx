import type { Turn } from "#domain/geodesy/line/turn.ts";
import type { GuidanceView } from "#domain/guidance/guidance-view.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { cueAheadText, turnAtText } from "#sentences/plan/guidance.ts";
import styles from "./turn-words.module.css";

/** The rotation of the arrow, degrees clockwise; a turn back has an arrow of its own. */
const DEGREES: Readonly<Record<Exclude<Turn, "back">, number>> = {
  straight: 0,
  "slight-left": -40,
  "slight-right": 40,
  left: -90,
  right: 90,
  "sharp-left": -135,
  "sharp-right": 135,
};

interface TurnWordsProps {
  readonly view: GuidanceView;
  readonly mode: NetworkMode;
}

/** Shows the next turn as an arrow and in words: into a street before the next node, or at that node. Shows nothing without a turn. */
export function TurnWords({ view, mode }: TurnWordsProps) {
  const { status, next, cue } = view;
  if (!next || status === "arrived") return null;
  const turnAtNode = status === "off" ? null : view.turn;
  if (!cue && !turnAtNode) return null;
  const turn = cue ? cue.cue.turn : turnAtNode;
  return (
    <span
      className={styles["turn"]}
      data-turn={turn ?? undefined}
      data-is-street={cue ? "" : undefined}
    >
      {turn ? <TurnArrow turn={turn} /> : null}
      {cue ? cueAheadText(cue.meters, cue.cue, mode) : null}
      {!cue && turn ? turnAtText(next.label, turn, view.street) : null}
    </span>
  );
}

function TurnArrow({ turn }: { readonly turn: Turn }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles["arrow"]}>
      {turn === "back" ? (
        <path d="M7 23V9a5 5 0 0 1 10 0v9M12.5 13.5 17 18l4.5-4.5" />
      ) : (
        <>
          <path d="M12 23V12" />
          <path d="M12 12V2M7 7l5-5 5 5" transform={`rotate(${DEGREES[turn]} 12 12)`} />
        </>
      )}
    </svg>
  );
}
