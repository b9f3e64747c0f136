import { turnAt } from "#domain/route-sheet/junction.ts";
import { junctionNorthUp } from "#domain/route-sheet/junction-figures.ts";
import type { ChosenJunction } from "#domain/route-sheet/sheet-step.ts";
import { junctionLabel, remarkLabel, SHEET_WORDS, turnText } from "#i18n/route-sheet.ts";
import { FigureSvg } from "#parts/route-sheet/figure-svg.tsx";
import { Choice } from "#ui/choice.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./route-sheets.module.css";

interface JunctionListProps {
  readonly chosen: readonly ChosenJunction[];
  readonly onChange: (chosen: readonly ChosenJunction[]) => void;
}

/** Every junction of the route with its drawing: whether it is on the sheet, and a remark. */
export function JunctionList({ chosen, onChange }: JunctionListProps) {
  const change = (index: number, fields: Partial<ChosenJunction>) =>
    onChange(chosen.map((one, at) => (at === index ? { ...one, ...fields } : one)));
  return (
    <ol className={styles["junctions"]}>
      {chosen.map(({ junction, isOnSheet, remark }, index) => {
        const number = isOnSheet ? numberOnSheet(chosen, index) : null;
        const turn = turnText(turnAt(junction));
        const label = junctionLabel(number, SHEET_WORDS.distance(junction.alongMeters), turn);
        return (
          <li key={`${junction.alongMeters}`}>
            <div className={styles["drawing"]}>
              <FigureSvg figure={junctionNorthUp({ number, junction, remark: "" })} />
            </div>
            <div>
              <Choice
                kind="checkbox"
                name={`junction-${index + 1}`}
                label={label}
                checked={isOnSheet}
                onChoose={(checked) => change(index, { isOnSheet: checked })}
              />
              {number !== null ? (
                <TextField
                  label={remarkLabel(number)}
                  value={remark}
                  maxLength={40}
                  onChange={({ currentTarget }) => change(index, { remark: currentTarget.value })}
                />
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function numberOnSheet(chosen: readonly ChosenJunction[], index: number): number {
  return chosen.slice(0, index + 1).filter(({ isOnSheet }) => isOnSheet).length;
}
