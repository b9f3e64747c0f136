import { useState } from "react";
import { decimalYearOf } from "#domain/geodesy/decimal-year.ts";
import type { SheetPaper } from "#domain/route-sheet/pages.ts";
import type { SheetSettings } from "#domain/route-sheet/techniques.ts";
import type { TracingScale } from "#domain/route-sheet/tracing-figure.ts";
import type { North } from "#domain/survey/north-reference.ts";
import { scaleText } from "#i18n/map/map-cards.ts";
import { sheetTexts } from "#i18n/scouting/route-sheet.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { Select } from "#ui/select.tsx";
import styles from "./route-sheets.module.css";

const PAPERS: readonly SheetPaper[] = ["A4", "A5"];
const NORTHS: readonly North[] = ["grid", "magnetic", "true"];
const SCALES: readonly TracingScale[] = [10_000, 25_000, 50_000];

/** Returns the settings of the sheets, at first A4 with grid north, and their setter. */
export function useSheetSettings() {
  return useState<SheetSettings>(() => ({
    paper: "A4",
    north: { north: "grid", decimalYear: decimalYearOf(clockStore.getState().nowMs) },
    tracingScale: 25_000,
  }));
}

interface SheetChoicesProps {
  readonly settings: SheetSettings;
  readonly onChoose: (settings: SheetSettings) => void;
}

/** Chooses the paper, the north of directions and the scale of the tracing. */
export function SheetChoices({ settings, onChoose }: SheetChoicesProps) {
  const { paper, north, tracingScale } = settings;
  return (
    <div className={styles["choices"]}>
      <Select
        label={sheetTexts.paper}
        options={PAPERS}
        value={paper}
        textOf={(one) => one}
        onChoose={(chosen) => onChoose({ ...settings, paper: chosen })}
      />
      <Select
        label={sheetTexts.north}
        options={NORTHS}
        value={north.north}
        textOf={(one) => sheetTexts.norths[one]}
        onChoose={(chosen) => onChoose({ ...settings, north: { ...north, north: chosen } })}
      />
      <Select
        label={sheetTexts.tracingScale}
        options={SCALES}
        value={tracingScale}
        textOf={scaleText}
        onChoose={(chosen) => onChoose({ ...settings, tracingScale: chosen })}
      />
    </div>
  );
}
