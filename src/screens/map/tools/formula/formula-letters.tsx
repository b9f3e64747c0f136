import {
  FORMULA_LIMITS,
  type FormulaDraft,
  isDigits,
  readRange,
} from "#domain/formula/formula-draft.ts";
import { changeFormula, typeFormulaLetter } from "#state/scouting/formulas.ts";
import layout from "#ui/layout.module.css";
import { TextField } from "#ui/text-field.tsx";
import { formulaTexts, formulaWords } from "#words/scouting/formula.ts";
import styles from "./formula.module.css";

interface FormulaLettersProps {
  readonly draft: FormulaDraft;
  readonly letters: readonly string[];
}

/** The fields for the digits of each letter, and for what is known of them. */
export function FormulaLetters({ draft, letters }: FormulaLettersProps) {
  if (letters.length === 0) return null;
  const typed = (letter: string) => draft.letters.find(({ id }) => id === letter);
  return (
    <>
      <div className={styles["letters"]}>
        {letters.map((letter) => {
          const text = typed(letter)?.digitsText ?? "";
          return (
            <TextField
              key={letter}
              label={letter}
              inputMode="numeric"
              autoComplete="off"
              value={text}
              maxLength={FORMULA_LIMITS.digits}
              error={text.trim() === "" || isDigits(text) ? undefined : formulaTexts.notDigits}
              onChange={({ currentTarget }) =>
                typeFormulaLetter(draft.id, letter, { digitsText: currentTarget.value })
              }
            />
          );
        })}
      </div>
      <details>
        <summary>{formulaTexts.ranges}</summary>
        <p className={layout["hint"]}>{formulaTexts.rangesHint}</p>
        <div className={styles["letters"]}>
          {letters.map((letter) => {
            const text = typed(letter)?.rangeText ?? "";
            return (
              <TextField
                key={letter}
                label={formulaWords.rangeOf(letter)}
                autoComplete="off"
                value={text}
                maxLength={2 * FORMULA_LIMITS.digits + 3}
                error={text.trim() === "" || readRange(text) ? undefined : formulaTexts.notARange}
                onChange={({ currentTarget }) =>
                  typeFormulaLetter(draft.id, letter, { rangeText: currentTarget.value })
                }
              />
            );
          })}
          <TextField
            label={formulaTexts.sum}
            inputMode="numeric"
            autoComplete="off"
            value={draft.sumText}
            maxLength={FORMULA_LIMITS.digits}
            onChange={({ currentTarget }) =>
              changeFormula(draft.id, { sumText: currentTarget.value })
            }
          />
          <TextField
            label={formulaTexts.name}
            value={draft.name}
            maxLength={FORMULA_LIMITS.name}
            onChange={({ currentTarget }) => changeFormula(draft.id, { name: currentTarget.value })}
          />
        </div>
      </details>
    </>
  );
}
