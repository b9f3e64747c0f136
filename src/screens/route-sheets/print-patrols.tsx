import { Printer } from "lucide-react";
import { useState } from "react";
import { type RouteSheets, SHEET_LIMITS } from "#domain/route-sheet/route-sheets.ts";
import { areEqual } from "#domain/storage/compare-records.ts";
import { PrintedPages } from "#parts/route-sheet/printed-pages.tsx";
import type { ReadSheetRoute } from "#state/route-sheet/read-sheet-route.ts";
import type { OpenSheets } from "#state/route-sheet/route-sheets.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-field.tsx";
import { patrolTexts } from "#words/scouting/patrols.ts";
import { sheetTexts } from "#words/scouting/route-sheet.ts";
import { IncompleteSheets } from "./incomplete-sheets.tsx";
import { type PatrolExtras, type PatrolJob, usePrintPatrols } from "./use-print-patrols.ts";

interface PrintPatrolsProps {
  readonly read: ReadSheetRoute;
  readonly sheets: RouteSheets;
  readonly edit: OpenSheets["edit"];
}

const EXTRAS: readonly { readonly name: keyof PatrolExtras; readonly label: string }[] = [
  { name: "hasLostNote", label: patrolTexts.withLostNote },
  { name: "hasHomeMap", label: patrolTexts.withHomeMap },
  { name: "hasMaps", label: patrolTexts.withMaps },
  { name: "isBook", label: patrolTexts.asBook },
];

/** The choice of all patrols; no patrol has this id. */
const ALL = "";

/** Prints the sheets of one patrol or of all, and apart from them the pages of the leaders. */
export function PrintPatrols({ read, sheets, edit }: PrintPatrolsProps) {
  const [chosenId, setChosenId] = useState(ALL);
  const [job, setJob] = useState<PatrolJob>({ for: "patrols", id: null });
  const [extras, setExtras] = useState<PatrolExtras>({
    hasLostNote: true,
    hasHomeMap: false,
    hasMaps: false,
    isBook: false,
  });
  const { stage, print, end } = usePrintPatrols(read, sheets);
  const isPreparing = stage.kind === "preparing";
  const { patrols } = sheets;
  const nameOf = (id: string) => patrols.find((one) => one.id === id)?.name || patrolTexts.unnamed;
  // A patrol may be removed while it is chosen.
  const id = patrols.some((one) => one.id === chosenId) ? chosenId : ALL;
  const start = (wanted: PatrolJob) => {
    setJob(wanted);
    void print(wanted, extras);
  };
  return (
    <div className={layout["closeStack"]}>
      <Extras extras={extras} onChange={setExtras} sheets={sheets} edit={edit} />
      {patrols.length > 1 ? (
        <Select
          label={patrolTexts.who}
          options={[ALL, ...patrols.map((one) => one.id)]}
          value={id}
          textOf={(one) => (one === ALL ? patrolTexts.all : nameOf(one))}
          onChoose={setChosenId}
        />
      ) : null}
      {isPreparing ? (
        <Button onClick={end}>{patrolTexts.stop}</Button>
      ) : (
        <div className={layout["actions"]}>
          <Button
            variant="primary"
            Icon={Printer}
            onClick={() => start({ for: "patrols", id: id === ALL ? null : id })}
          >
            {patrolTexts.print}
          </Button>
          <Button Icon={Printer} onClick={() => start({ for: "leaders" })}>
            {patrolTexts.printLeaders}
          </Button>
        </div>
      )}
      <p role="status">{isPreparing ? stage.text : null}</p>
      {stage.kind === "incomplete" && areEqual(stage.sheets, sheets) ? (
        <IncompleteSheets
          lacks={stage.lacks}
          onPrint={() => void print(job, extras, { isAnyway: true })}
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

interface ExtrasProps extends Pick<PrintPatrolsProps, "sheets" | "edit"> {
  readonly extras: PatrolExtras;
  readonly onChange: (extras: PatrolExtras) => void;
}

/** The pages besides the sheets. */
function Extras({ extras, onChange, sheets: { rules = "" }, edit }: ExtrasProps) {
  return (
    <>
      {EXTRAS.filter(({ name }) => name !== "hasHomeMap" || extras.hasLostNote).map(
        ({ name, label }) => (
          <Choice
            key={name}
            kind="checkbox"
            name={name}
            label={label}
            checked={extras[name]}
            onChoose={(isOn) => onChange(withExtra(extras, name, isOn))}
          />
        ),
      )}
      {extras.isBook ? (
        <TextArea
          label={patrolTexts.ownRules}
          hint={patrolTexts.ownRulesHint}
          value={rules}
          maxLength={SHEET_LIMITS.rules}
          onChange={({ currentTarget: { value } }) =>
            void edit((now) => ({ ...now, rules: value }))
          }
        />
      ) : null}
    </>
  );
}

/** A book has the map of the hike, unless the leader leaves it out. */
function withExtra(extras: PatrolExtras, name: keyof PatrolExtras, isOn: boolean): PatrolExtras {
  const changed = { ...extras, [name]: isOn };
  return name === "isBook" ? { ...changed, hasHomeMap: isOn } : changed;
}
