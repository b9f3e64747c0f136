import { Trash2 } from "lucide-react";
import {
  chosenJunctions,
  type Patrol,
  type RouteSheets,
  SHEET_LIMITS,
} from "#domain/route-sheet/route-sheets.ts";
import { sheetSteps } from "#domain/route-sheet/sheet-step.ts";
import { formatMeters } from "#sentences/intl/format.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { minutesText, pointText, removePatrolLabel } from "#sentences/scouting/patrols.ts";
import type { ReadSheetRoute } from "#state/route-sheet/read-sheet-route.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { patrolTexts } from "#words/scouting/patrols.ts";
import styles from "./route-sheets.module.css";
import { type PatrolChanges, Stretches } from "./stretches.tsx";

interface PatrolItemProps {
  readonly read: ReadSheetRoute;
  readonly sheets: RouteSheets;
  readonly patrol: Patrol;
  readonly onChange: (changes: PatrolChanges) => void;
  readonly onRemove: () => void;
}

/** A patrol: its name, when and where it starts, which way it goes, and its techniques. */
export function PatrolItem({ read, sheets, patrol, onChange, onRemove }: PatrolItemProps) {
  const { name, startMinutes, isReversed, startMeters } = patrol;
  const starts = startsOf(read, sheets, startMeters);
  return (
    <fieldset className={styles["patrol"]}>
      <legend>{name || patrolTexts.unnamed}</legend>
      <div className={styles["choices"]}>
        <TextField
          label={patrolTexts.name}
          value={name}
          maxLength={SHEET_LIMITS.name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <TextField
          type="time"
          label={patrolTexts.startTime}
          value={minutesText(startMinutes)}
          onChange={({ currentTarget }) =>
            onChange({ startMinutes: minutesOf(currentTarget.value) })
          }
        />
        <Select
          label={patrolTexts.direction}
          options={["forward", "backward"]}
          value={isReversed ? "backward" : "forward"}
          textOf={(direction) => patrolTexts[direction]}
          onChoose={(direction) => onChange({ isReversed: direction === "backward" })}
        />
        <Select
          label={patrolTexts.start}
          options={starts.map(({ meters }) => meters)}
          value={startMeters}
          textOf={(meters) => starts.find((one) => one.meters === meters)?.text ?? ""}
          onChoose={(meters) => onChange({ startMeters: meters })}
        />
      </div>
      <Stretches read={read} sheets={sheets} patrol={patrol} onChange={onChange} />
      <IconButton
        label={removePatrolLabel(name)}
        icon={<Trash2 aria-hidden="true" size={20} />}
        onClick={onRemove}
      />
    </fieldset>
  );
}

interface Start {
  readonly meters: number;
  readonly text: string;
}

/** The places where a patrol can start: the start of the route, its junctions, and where it starts now. */
function startsOf({ along }: ReadSheetRoute, { choices }: RouteSheets, current: number): Start[] {
  const junctions = sheetSteps(chosenJunctions(along.junctions, choices)).map(
    ({ number, junction: { alongMeters } }) => ({
      meters: alongMeters,
      text: pointText(
        number,
        inMetric(() => formatMeters(alongMeters)),
      ),
    }),
  );
  const starts = [{ meters: 0, text: patrolTexts.startOfRoute }, ...junctions];
  if (starts.some(({ meters }) => meters === current)) return starts;
  return [...starts, { meters: current, text: inMetric(() => formatMeters(current)) }];
}

/** Returns the minutes since midnight of "10:15"; null for anything else. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
