import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { TRACING_SCALES } from "#domain/route-sheet/figures/tracing-figure.ts";
import { SHEET_PAPERS } from "#domain/route-sheet/pages.ts";
import { northOfSheets, northsAt, type RouteSheets } from "#domain/route-sheet/route-sheets.ts";
import { scaleText } from "#sentences/map/map-cards.ts";
import { Choice } from "#ui/choice.tsx";
import { Select } from "#ui/select.tsx";
import { sheetTexts } from "#words/scouting/route-sheet.ts";
import styles from "./route-sheets.module.css";

type SheetSettings = Pick<
  RouteSheets,
  "paper" | "north" | "tracingScale" | "hasDistances" | "hasTurnedFragments" | "hasBareFragments"
>;

interface SheetChoicesProps {
  readonly settings: SheetSettings;
  /** The beginning of the route. */
  readonly start: LatLng;
  readonly onChoose: (settings: Partial<SheetSettings>) => void;
}

/** Chooses the paper, the north of directions and the scale of the tracing. */
export function SheetChoices({ settings, start, onChoose }: SheetChoicesProps) {
  const {
    paper,
    tracingScale,
    hasDistances = false,
    hasTurnedFragments = false,
    hasBareFragments = false,
  } = settings;
  return (
    <div className={styles["choices"]}>
      <Select
        label={sheetTexts.paper}
        options={SHEET_PAPERS}
        value={paper}
        textOf={(one) => one}
        onChoose={(chosen) => onChoose({ paper: chosen })}
      />
      <Select
        label={sheetTexts.north}
        options={northsAt(start)}
        value={northOfSheets(settings, start)}
        textOf={(one) => sheetTexts.norths[one]}
        onChoose={(chosen) => onChoose({ north: chosen })}
      />
      <Select
        label={sheetTexts.tracingScale}
        options={TRACING_SCALES}
        value={tracingScale}
        textOf={scaleText}
        onChoose={(chosen) => onChoose({ tracingScale: chosen })}
      />
      <div className={styles["ticks"]}>
        <Choice
          kind="checkbox"
          name="distances"
          label={sheetTexts.withDistances}
          checked={hasDistances}
          onChoose={(isOn) => onChoose({ hasDistances: isOn })}
        />
        <Choice
          kind="checkbox"
          name="turned-fragments"
          label={sheetTexts.turnedFragments}
          checked={hasTurnedFragments}
          onChoose={(isOn) => onChoose({ hasTurnedFragments: isOn })}
        />
        <Choice
          kind="checkbox"
          name="bare-fragments"
          label={sheetTexts.bareFragments}
          checked={hasBareFragments}
          onChoose={(isOn) => onChoose({ hasBareFragments: isOn })}
        />
      </div>
    </div>
  );
}
