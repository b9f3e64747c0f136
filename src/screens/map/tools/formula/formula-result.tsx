import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FormulaOutcome } from "#domain/formula/formula-draft.ts";
import { CoordinateText } from "#parts/coordinates/coordinate-text.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { formulaTexts, formulaWords } from "#words/scouting/formula.ts";
import styles from "./formula.module.css";

interface FormulaResultProps {
  readonly outcome: FormulaOutcome;
  readonly onPlace: (place: LatLng) => void;
}

/** The place of a formula, the possible places, or what is missing or wrong. */
export function FormulaResult({ outcome, onPlace }: FormulaResultProps) {
  const { letters, missing, problem, place, outOfRange, hasOtherSum } = outcome;
  const [only] = missing;
  return (
    <section
      className={classNames(layout["closeStack"], styles["result"])}
      aria-label={formulaTexts.result}
      aria-live="polite"
    >
      {problem !== null && (letters.length > 0 || problem === "no-letters") ? (
        <p className={styles["problem"]}>{formulaTexts.problems[problem]}</p>
      ) : null}
      {outOfRange.length > 0 ? (
        <p className={styles["problem"]}>{formulaWords.outOfRange(outOfRange.join(", "))}</p>
      ) : null}
      {hasOtherSum ? <p className={styles["problem"]}>{formulaTexts.otherSum}</p> : null}
      {missing.length > 1 ? <p>{formulaWords.missing(missing.join(", "))}</p> : null}
      {only !== undefined && missing.length === 1 ? (
        <PossiblePlaces letter={only} outcome={outcome} onPlace={onPlace} />
      ) : null}
      {place ? (
        <>
          <p className={styles["found"]}>
            <CoordinateText place={place} />
          </p>
          <Button variant="primary" onClick={() => onPlace(place)}>
            {formulaTexts.toPlace}
          </Button>
        </>
      ) : null}
    </section>
  );
}

function PossiblePlaces({
  letter,
  outcome: { possible, triedUntil },
  onPlace,
}: FormulaResultProps & { readonly letter: string }) {
  const limit =
    triedUntil === null ? null : (
      <p className={styles["problem"]}>{formulaWords.triedUntil(letter, `${triedUntil}`)}</p>
    );
  if (possible.length === 0) {
    return limit ?? <p className={styles["problem"]}>{formulaTexts.none}</p>;
  }
  return (
    <>
      {limit}
      <p>{formulaWords.possible(letter)}</p>
      <ul className={styles["possible"]}>
        {possible.map(({ digits, place }) => (
          <li key={digits}>
            <Button onClick={() => onPlace(place)}>
              {formulaWords.choice(letter, digits)}: <CoordinateText place={place} />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
