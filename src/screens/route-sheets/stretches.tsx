import { X } from "lucide-react";
import type { Patrol, RouteSheets, Stretch } from "#domain/route-sheet/route-sheets.ts";
import { SHEET_LIMITS } from "#domain/route-sheet/route-sheets.ts";
import { TECHNIQUES } from "#domain/route-sheet/techniques.ts";
import type { Changes, Current } from "#domain/storage/current.ts";
import { formatMeters } from "#sentences/intl/format.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { pointText, stretchLabel } from "#sentences/scouting/patrols.ts";
import type { ReadSheetRoute } from "#state/route-sheet/read-sheet-route.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { patrolTexts } from "#words/scouting/patrols.ts";
import { TECHNIQUE_NAMES } from "#words/scouting/route-sheet.ts";
import styles from "./route-sheets.module.css";
import { usePatrolInput } from "./use-patrol-input.ts";

/** Values for fields of a patrol, or a function of the stored patrol. */
export type PatrolChanges = Changes<Patrol> | ((now: Current<Patrol>) => Changes<Patrol>);

interface StretchesProps {
  readonly read: ReadSheetRoute;
  readonly sheets: RouteSheets;
  readonly patrol: Patrol;
  readonly onChange: (changes: PatrolChanges) => void;
}

/** Which technique a patrol has on which stretch of its route. */
export function Stretches({ read, sheets, patrol, onChange }: StretchesProps) {
  const steps = usePatrolInput(read, sheets, patrol)?.steps ?? [];
  const { stretches } = patrol;
  const ends = steps.map(({ junction }) => junction.alongMeters);
  const change = (index: number, fields: Partial<Stretch>) =>
    onChange((now) => ({
      stretches: now.stretches.map((one, at) => (at === index ? { ...one, ...fields } : one)),
    }));
  const add = () => onChange((now) => ({ stretches: split(now.stretches, ends) }));
  const remove = (index: number) => onChange((now) => ({ stretches: without(now, index) }));
  const textOfEnd = (meters: number) => {
    const step = steps.find(({ junction }) => junction.alongMeters === meters);
    const distance = inMetric(() => formatMeters(meters));
    return step ? pointText(step.number, distance) : distance;
  };
  const canAdd = stretches.length < SHEET_LIMITS.stretches && ends.length >= stretches.length;
  return (
    <>
      {stretches.map(({ technique, untilMeters }, index) => (
        <fieldset key={`${index + 1}`} className={styles["stretch"]}>
          <legend className="visually-hidden">{stretchLabel(index + 1, patrol.name)}</legend>
          <Select
            label={patrolTexts.technique}
            options={TECHNIQUES}
            value={technique}
            textOf={(one) => TECHNIQUE_NAMES[one]}
            onChoose={(chosen) => change(index, { technique: chosen })}
          />
          {untilMeters === null ? null : (
            <Select
              label={patrolTexts.until}
              options={[...new Set([...ends, untilMeters])].sort((a, b) => a - b)}
              value={untilMeters}
              textOf={textOfEnd}
              onChoose={(chosen) => change(index, { untilMeters: chosen })}
            />
          )}
          {stretches.length > 1 ? (
            <IconButton
              label={`${patrolTexts.removeStretch}: ${stretchLabel(index + 1, patrol.name)}`}
              icon={<X aria-hidden="true" size={20} />}
              onClick={() => remove(index)}
            />
          ) : null}
        </fieldset>
      ))}
      {canAdd ? (
        <Button variant="quiet" onClick={add}>
          {patrolTexts.addStretch}
        </Button>
      ) : null}
    </>
  );
}

/** Ends the last stretch at the first of these ends after the one before, and begins another there. */
function split(stretches: readonly Stretch[], ends: readonly number[]): readonly Stretch[] {
  const from = stretches.at(-2)?.untilMeters ?? 0;
  const untilMeters = ends.find((end) => end > from) ?? null;
  const last = stretches.at(-1);
  if (!last || untilMeters === null) return stretches;
  const next: Stretch = { technique: last.technique, untilMeters: null };
  return [...stretches.slice(0, -1), { ...last, untilMeters }, next];
}

/** Leaves a stretch out, unless it is the only one; the last one left goes on to the end of the route. */
function without({ stretches }: Pick<Patrol, "stretches">, index: number): readonly Stretch[] {
  if (stretches.length === 1) return stretches;
  const left = stretches.filter((_, at) => at !== index);
  return left.map((one, at) => (at === left.length - 1 ? { ...one, untilMeters: null } : one));
}
