import { DIRECTIONS, PAPERS, SCALES, type SheetChoice } from "#domain/print/sheet.ts";
import { printTexts, scaleText, sheetsText } from "#i18n/map-cards.ts";
import { Choice } from "#ui/choice.tsx";
import { Select } from "#ui/select.tsx";
import styles from "./print-card.module.css";
import type { WantedSheets } from "./use-sheets.ts";

/** The optional contents of the sheets. */
export type SheetDetails = Pick<
  WantedSheets,
  "north" | "waypointsAs" | "showsOwn" | "showsLegend"
> & {
  /** Whether the current plan is printed on as many sheets as it needs. */
  readonly isAtlas: boolean;
};

/** The choices before the user changes any. */
export const FIRST_DETAILS: SheetDetails = {
  north: "true",
  waypointsAs: "names",
  showsOwn: false,
  showsLegend: false,
  isAtlas: false,
};

interface SheetChoicesProps {
  readonly choice: SheetChoice;
  readonly details: SheetDetails;
  /** The number of sheets that the current plan needs; 0 without a plan. */
  readonly atlasCount: number;
  readonly onChoose: (choice: SheetChoice) => void;
  readonly onDetails: (details: Partial<SheetDetails>) => void;
}

/** Lets the user choose the paper, the scale, and the optional contents. */
export function SheetChoices(props: SheetChoicesProps) {
  const { choice, onChoose } = props;
  return (
    <>
      <div className={styles["choices"]}>
        <Select
          label={printTexts.paper}
          options={PAPERS}
          value={choice.paper}
          textOf={(paper) => paper}
          onChoose={(paper) => onChoose({ ...choice, paper })}
        />
        <Select
          label={printTexts.direction}
          options={DIRECTIONS}
          value={choice.direction}
          textOf={(direction) => printTexts[direction]}
          onChoose={(direction) => onChoose({ ...choice, direction })}
        />
        <Select
          label={printTexts.scale}
          options={SCALES}
          value={choice.scale}
          textOf={scaleText}
          onChoose={(scale) => onChoose({ ...choice, scale })}
        />
      </div>
      <details className={styles["more"]}>
        <summary>{printTexts.more}</summary>
        <DetailChoices {...props} />
      </details>
    </>
  );
}

/** The optional contents of the sheets; folded away, because most people print the default sheet. */
function DetailChoices({ details, atlasCount, onDetails }: SheetChoicesProps) {
  return (
    <div className={styles["details"]}>
      <Select
        label={printTexts.north}
        options={["true", "grid"]}
        value={details.north}
        textOf={(north) => printTexts.norths[north]}
        onChoose={(north) => onDetails({ north })}
      />
      <Select
        label={printTexts.waypoints}
        options={["names", "numbers"]}
        value={details.waypointsAs}
        textOf={(as) => printTexts.waypointsAs[as]}
        onChoose={(waypointsAs) => onDetails({ waypointsAs })}
      />
      {atlasCount > 0 ? (
        <Select
          label={printTexts.sheets}
          options={["one", "atlas"]}
          value={details.isAtlas ? "atlas" : "one"}
          textOf={(which) => sheetsText(which === "atlas" ? atlasCount : null)}
          onChoose={(which) => onDetails({ isAtlas: which === "atlas" })}
        />
      ) : null}
      <Choice
        kind="checkbox"
        name="print-own"
        label={printTexts.showsOwn}
        checked={details.showsOwn}
        onChoose={(showsOwn) => onDetails({ showsOwn })}
      />
      <Choice
        kind="checkbox"
        name="print-legend"
        label={printTexts.showsLegend}
        checked={details.showsLegend}
        onChoose={(showsLegend) => onDetails({ showsLegend })}
      />
    </div>
  );
}
