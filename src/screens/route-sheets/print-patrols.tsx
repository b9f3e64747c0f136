import { Printer } from "lucide-react";
import { useState } from "react";
import type { RouteSheets } from "#domain/route-sheet/route-sheets.ts";
import { areEqual } from "#domain/storage/compare-records.ts";
import { PrintedPages } from "#parts/route-sheet/printed-pages.tsx";
import type { ReadSheetRoute } from "#state/route-sheet/read-sheet-route.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { patrolTexts } from "#words/scouting/patrols.ts";
import { sheetTexts } from "#words/scouting/route-sheet.ts";
import { IncompleteSheets } from "./incomplete-sheets.tsx";
import { type PatrolExtras, usePrintPatrols } from "./use-print-patrols.ts";

interface PrintPatrolsProps {
  readonly read: ReadSheetRoute;
  readonly sheets: RouteSheets;
}

const EXTRAS: readonly { readonly name: keyof PatrolExtras; readonly label: string }[] = [
  { name: "hasLostNote", label: patrolTexts.withLostNote },
  { name: "hasMaps", label: patrolTexts.withMaps },
  { name: "isBook", label: patrolTexts.asBook },
];

/** Prints the sheets of all patrols with one solution. */
export function PrintPatrols({ read, sheets }: PrintPatrolsProps) {
  const [extras, setExtras] = useState<PatrolExtras>({
    hasLostNote: true,
    hasMaps: false,
    isBook: false,
  });
  const { stage, print, end } = usePrintPatrols(read, sheets);
  const isPreparing = stage.kind === "preparing";
  return (
    <div className={layout["closeStack"]}>
      {EXTRAS.map(({ name, label }) => (
        <Choice
          key={name}
          kind="checkbox"
          name={name}
          label={label}
          checked={extras[name]}
          onChoose={(isOn) => setExtras({ ...extras, [name]: isOn })}
        />
      ))}
      {isPreparing ? (
        <Button onClick={end}>{patrolTexts.stop}</Button>
      ) : (
        <Button
          variant="primary"
          icon={<Printer aria-hidden="true" />}
          onClick={() => void print(extras)}
        >
          {patrolTexts.print}
        </Button>
      )}
      <p role="status">{isPreparing ? stage.text : null}</p>
      {stage.kind === "incomplete" && areEqual(stage.sheets, sheets) ? (
        <IncompleteSheets
          lacks={stage.lacks}
          onPrint={() => void print(extras, { isAnyway: true })}
        />
      ) : null}
      {stage.kind === "failed" ? <p role="alert">{stage.text}</p> : null}
      <p className={layout["hint"]}>{sheetTexts.scaleNote}</p>
      {stage.kind === "printing" ? (
        <PrintedPages pages={stage.pages} paper={sheets.paper} onPrinted={end} />
      ) : null}
    </div>
  );
}
