import { turnAt } from "#domain/route-sheet/junction.ts";
import { junctionNorthUp } from "#domain/route-sheet/junction-figures.ts";
import type { ChosenJunction } from "#domain/route-sheet/sheet-step.ts";
import { junctionLabel, SHEET_WORDS, sheetTexts, turnText } from "#i18n/route-sheet.ts";
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
        const number = index + 1;
        const turn = turnText(turnAt(junction));
        const label = junctionLabel(number, SHEET_WORDS.distance(junction.alongMeters), turn);
        const step = { number, junction, remark: "", legMeters: 0 };
        return (
          <li key={`${junction.alongMeters}`}>
            <div className={styles["drawing"]}>
              <FigureSvg figure={junctionNorthUp(step)} />
            </div>
            <div>
              <Choice
                kind="checkbox"
                name={`junction-${number}`}
                label={label}
                checked={isOnSheet}
                onChoose={(checked) => change(index, { isOnSheet: checked })}
              />
              {isOnSheet ? (
                <TextField
                  label={sheetTexts.remark}
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
