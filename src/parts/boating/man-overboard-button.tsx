import { useStore } from "zustand";
import { sinceText } from "#sentences/water/boating.ts";
import { callManOverboard, manOverboardStore } from "#state/boating/man-overboard.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { classNames } from "#ui/class-names.ts";
import { overboardTexts } from "#words/water/boating.ts";
import styles from "./man-overboard-button.module.css";

/** Marks a person overboard with one tap. While there is a mark, shows it and the time since. */
export function ManOverboardButton({ className }: { readonly className?: string | undefined }) {
  const mark = useStore(manOverboardStore, (state) => state.marks[0]);
  return (
    <button
      type="button"
      className={classNames(styles["button"], className)}
      data-man-overboard={mark ? "marked" : "none"}
      onClick={() => void callManOverboard()}
    >
      <span>{overboardTexts.short}</span>
      <span className="visually-hidden">{mark ? overboardTexts.open : overboardTexts.mark}</span>
      {mark ? <Since atMs={mark.atMs} /> : null}
    </button>
  );
}

function Since({ atMs }: { readonly atMs: number }) {
  const steadyMs = useStore(clockStore, (clock) => clock.steadyMs);
  return <span className={styles["since"]}>{sinceText(steadyMs - atMs)}</span>;
}
