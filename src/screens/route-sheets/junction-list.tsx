import { junctionNorthUp } from "#domain/route-sheet/figures/junction-figures.ts";
import { turnAt } from "#domain/route-sheet/junction.ts";
import { type MapGap, withGaps } from "#domain/route-sheet/map-gap.ts";
import { SHEET_LIMITS } from "#domain/route-sheet/route-sheets.ts";
import { type ChosenJunction, numberOnSheet } from "#domain/route-sheet/sheet-step.ts";
import { FigureSvg } from "#parts/route-sheet/figure-svg.tsx";
import {
  junctionLabel,
  remarkLabel,
  SHEET_WORDS,
  turnText,
} from "#sentences/scouting/route-sheet.ts";
import { Choice } from "#ui/choice.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./route-sheets.module.css";

type ChosenFields = Partial<Pick<ChosenJunction, "isOnSheet" | "remark">>;

interface JunctionListProps {
  readonly chosen: readonly ChosenJunction[];
  /** The stretches without a map, which stand between the junctions. */
  readonly gaps: readonly MapGap[];
  readonly onChange: (chosen: ChosenJunction, fields: ChosenFields) => void;
}

/** Every junction of the route with its drawing: whether it is on the sheet, and a remark. */
export function JunctionList({ chosen, gaps, onChange }: JunctionListProps) {
  const inOrder = withGaps(chosen, gaps, ({ junction }) => junction.alongMeters);
  return (
    <ol className={styles["junctions"]}>
      {inOrder.map((one) =>
        "junction" in one ? (
          <JunctionItem
            key={`${one.junction.alongMeters}`}
            chosen={one}
            index={chosen.indexOf(one)}
            number={numberOnSheet(chosen, one)}
            onChange={(fields) => onChange(one, fields)}
          />
        ) : (
          <li key={`gap ${one.fromMeters}`} className={styles["gap"]}>
            {SHEET_WORDS.gap(one)}
          </li>
        ),
      )}
    </ol>
  );
}

interface JunctionItemProps {
  readonly chosen: ChosenJunction;
  readonly index: number;
  /** Null when it is not on the sheet. */
  readonly number: number | null;
  readonly onChange: (fields: ChosenFields) => void;
}

function JunctionItem({ chosen, index, number, onChange }: JunctionItemProps) {
  const { junction, isOnSheet, remark } = chosen;
  const turn = turnText(turnAt(junction));
  return (
    <li>
      <div className={styles["drawing"]}>
        <FigureSvg figure={junctionNorthUp({ number, junction, remark: "" })} />
      </div>
      <div>
        <Choice
          kind="checkbox"
          name={`junction-${index + 1}`}
          label={junctionLabel(number, SHEET_WORDS.distance(junction.alongMeters), turn)}
          checked={isOnSheet}
          onChoose={(checked) => onChange({ isOnSheet: checked })}
        />
        {number !== null ? (
          <TextField
            label={remarkLabel(number)}
            value={remark}
            maxLength={SHEET_LIMITS.remark}
            onChange={({ currentTarget }) => onChange({ remark: currentTarget.value })}
          />
        ) : null}
      </div>
    </li>
  );
}
