import { X } from "lucide-react";
import type { Patrol, RouteSheets, Stretch } from "#domain/route-sheet/route-sheets.ts";
import { SHEET_LIMITS } from "#domain/route-sheet/route-sheets.ts";
import { TECHNIQUES } from "#domain/route-sheet/techniques.ts";
import { formatMeters } from "#i18n/intl/format.ts";
import { patrolTexts, pointText, stretchLabel } from "#i18n/scouting/patrols.ts";
import { TECHNIQUE_NAMES } from "#i18n/scouting/route-sheet.ts";
import type { ReadSheetRoute } from "#state/route-sheet/read-sheet-route.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import styles from "./route-sheets.module.css";
import { usePatrolInput } from "./use-patrol-input.ts";

interface StretchesProps {
  readonly read: ReadSheetRoute;
  readonly sheets: RouteSheets;
  readonly patrol: Patrol;
  readonly onChange: (fields: Pick<Patrol, "stretches">) => void;
}

/** Which technique a patrol has on which stretch of its route. */
export function Stretches({ read, sheets, patrol, onChange }: StretchesProps) {
  const steps = usePatrolInput(read, sheets, patrol)?.steps ?? [];
  const { stretches } = patrol;
  const ends = steps.map(({ junction }) => junction.alongMeters);
  const change = (index: number, fields: Partial<Stretch>) =>
    onChange({
      stretches: stretches.map((one, at) => (at === index ? { ...one, ...fields } : one)),
    });
  const add = () => {
    const from = stretches.at(-2)?.untilMeters ?? 0;
    const untilMeters = ends.find((end) => end > from) ?? null;
    const last = stretches.at(-1);
    if (!last || untilMeters === null) return;
    const next: Stretch = { technique: last.technique, untilMeters: null };
    onChange({ stretches: [...stretches.slice(0, -1), { ...last, untilMeters }, next] });
  };
  const remove = (index: number) => {
    const left = stretches.filter((_, at) => at !== index);
    onChange({
      stretches: left.map((one, at) =>
        at === left.length - 1 ? { ...one, untilMeters: null } : one,
      ),
    });
  };
  const textOfEnd = (meters: number) => {
    const step = steps.find(({ junction }) => junction.alongMeters === meters);
    const distance = formatMeters(meters);
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
