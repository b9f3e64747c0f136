import { Plus } from "lucide-react";
import { type Patrol, type RouteSheets, SHEET_LIMITS } from "#domain/route-sheet/route-sheets.ts";
import { withItem, withItemFields } from "#domain/storage/current.ts";
import { oneDecimal } from "#sentences/intl/format.ts";
import { newPatrolName } from "#sentences/scouting/patrols.ts";
import { device } from "#state/device/device.ts";
import type { ReadSheetRoute } from "#state/route-sheet/read-sheet-route.ts";
import type { OpenSheets } from "#state/route-sheet/route-sheets.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { patrolTexts } from "#words/scouting/patrols.ts";
import { PatrolItem } from "./patrol-item.tsx";
import { PrintPatrols } from "./print-patrols.tsx";
import styles from "./route-sheets.module.css";
import type { PatrolChanges } from "./stretches.tsx";

const SPEEDS_KMH = [2, 2.5, 3, 3.5, 4, 4.5, 5, 6] as const;

interface PatrolsProps {
  readonly read: ReadSheetRoute;
  readonly sheets: RouteSheets;
  readonly edit: OpenSheets["edit"];
  readonly removePatrol: OpenSheets["removePatrol"];
}

/** The patrols of a route, each with its own way to walk it, and one button that prints the sheets of all. */
export function Patrols({ read, sheets, edit, removePatrol }: PatrolsProps) {
  const { patrols, phone, speedKmh } = sheets;
  const change = (id: string, changes: PatrolChanges) =>
    void edit((now) => ({ ...now, patrols: withItemFields(now.patrols, id, changes) }));
  const remove = ({ id, name }: Patrol) => void removePatrol(id, name || patrolTexts.unnamed);
  function add() {
    const patrol = newPatrol(patrols);
    void edit((now) => ({ ...now, patrols: withItem(now.patrols, patrol) }));
  }
  return (
    <Section heading={patrolTexts.heading}>
      <div className={layout["stack"]}>
        <p className={layout["hint"]}>{patrolTexts.hint}</p>
        {patrols.map((patrol) => (
          <PatrolItem
            key={patrol.id}
            read={read}
            sheets={sheets}
            patrol={patrol}
            onChange={(changes) => change(patrol.id, changes)}
            onRemove={() => remove(patrol)}
          />
        ))}
        {patrols.length >= SHEET_LIMITS.patrols ? (
          <p>{patrolTexts.isFull}</p>
        ) : (
          <Button Icon={Plus} onClick={add}>
            {patrolTexts.add}
          </Button>
        )}
        {patrols.length > 0 ? (
          <>
            <div className={styles["choices"]}>
              <TextField
                type="tel"
                label={patrolTexts.phone}
                value={phone}
                maxLength={SHEET_LIMITS.phone}
                onChange={({ currentTarget: { value } }) =>
                  void edit((now) => ({ ...now, phone: value }))
                }
              />
              <Select
                label={patrolTexts.speed}
                options={SPEEDS_KMH}
                value={speedKmh}
                textOf={(speed) => oneDecimal.format(speed)}
                onChoose={(speed) => void edit((now) => ({ ...now, speedKmh: speed }))}
              />
            </div>
            <PrintPatrols read={read} sheets={sheets} edit={edit} />
          </>
        ) : null}
      </div>
    </Section>
  );
}

/** A patrol like the last one, so that three patrols are three taps and three names. */
function newPatrol(patrols: readonly Patrol[]): Patrol {
  const last = patrols.at(-1);
  return {
    startMinutes: null,
    isReversed: false,
    startMeters: 0,
    stretches: [{ technique: "strip", untilMeters: null }],
    ...last,
    id: device.randomId(),
    name: newPatrolName(patrols.length + 1),
  };
}
