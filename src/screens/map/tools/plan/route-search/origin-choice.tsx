import chip from "#ui/chip.module.css";
import { routeSearchTexts } from "#words/plan/route-search.ts";
import styles from "./route-search.module.css";
import type { Origins } from "./use-origin.ts";

interface OriginChoiceProps extends Origins {
  /** Another way to choose. */
  readonly hint?: string;
}

/** Lets the user choose the origin of a search; choosing the middle of the map again takes where it is by then. */
export function OriginChoice({ all, chosen, choose, hint = "" }: OriginChoiceProps) {
  return (
    <fieldset className={styles["chips"]}>
      <legend>{`${routeSearchTexts.from}${hint}`}</legend>
      {all.map(({ kind, label }) => (
        <button
          key={kind}
          type="button"
          className={chip["chip"]}
          aria-pressed={kind === chosen?.kind}
          onClick={() => choose(kind)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
