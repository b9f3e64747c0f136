import type { Ref } from "react";
import { WAYPOINT_COLORS, type WaypointColor } from "#domain/waypoints/waypoint-colors.ts";
import { conflictText } from "#sentences/waypoints/waypoints-edit.ts";
import type { WaypointFields } from "#state/waypoints/waypoints-drafts.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { colorTexts } from "#words/waypoints/waypoints.ts";
import { conflictTexts, editTexts, waypointIconTexts } from "#words/waypoints/waypoints-edit.ts";
import styles from "./edit-conflicts.module.css";
import type { FieldName } from "./edit-draft.ts";

interface EditConflictsProps {
  readonly ref: Ref<HTMLElement>;
  /** The stored fields. */
  readonly theirs: WaypointFields;
  /** The fields in the form. */
  readonly mine: WaypointFields;
  readonly names: readonly FieldName[];
  readonly onDecide: (name: FieldName, choice: "mine" | "theirs") => void;
}

/** Lists the fields that were changed here and elsewhere; the user chooses one by one. */
export function EditConflicts({ ref, theirs, mine, names, onDecide }: EditConflictsProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles["conflicts"]}
      aria-label={conflictTexts.heading}
    >
      <p role="status">{conflictTexts.explanation}</p>
      {names.map((name) => (
        <fieldset key={name} className={styles["conflict"]}>
          <legend>{conflictTexts.fields[name]}</legend>
          <dl>
            <dt>{conflictTexts.here}</dt>
            <dd>{wordsFor(name, mine[name])}</dd>
            <dt>{conflictTexts.elsewhere}</dt>
            <dd>{wordsFor(name, theirs[name])}</dd>
          </dl>
          <div className={layout["actions"]}>
            <Button
              aria-label={conflictText(conflictTexts.keepMine, name)}
              onClick={() => onDecide(name, "mine")}
            >
              {conflictTexts.keepMine}
            </Button>
            <Button
              aria-label={conflictText(conflictTexts.takeTheirs, name)}
              onClick={() => onDecide(name, "theirs")}
            >
              {conflictTexts.takeTheirs}
            </Button>
          </div>
        </fieldset>
      ))}
    </section>
  );
}

function wordsFor(name: FieldName, value: string | null): string {
  if (name === "icon") return iconWords(value);
  if (name === "color") return colorWords(value);
  return value?.trim() || conflictTexts.empty;
}

function iconWords(icon: string | null): string {
  if (icon === null) return editTexts.noIcon;
  return (waypointIconTexts as Readonly<Record<string, string>>)[icon] ?? icon;
}

function colorWords(color: string | null): string {
  if (color === null) return editTexts.noColor;
  const known = Object.entries(WAYPOINT_COLORS).find(([, value]) => value === color);
  return known ? colorTexts[known[0] as WaypointColor] : color;
}
