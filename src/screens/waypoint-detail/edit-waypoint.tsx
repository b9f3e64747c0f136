import { useId } from "react";
import { useStore } from "zustand";
import { foldersOf } from "#domain/waypoints/list-filter.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import {
  FOLDER_MAX_CHARS,
  NAME_MAX_CHARS,
  NOTE_MAX_CHARS,
} from "#domain/waypoints/waypoint-limits.ts";
import { CoordinateField } from "#parts/coordinates/coordinate-field.tsx";
import { LookChoice } from "#parts/look-choice.tsx";
import { followedText } from "#sentences/waypoints/waypoints-edit.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import row from "#ui/row.module.css";
import { TextArea, TextField } from "#ui/text-field.tsx";
import { waypointTexts } from "#words/waypoints/waypoints.ts";
import { editTexts } from "#words/waypoints/waypoints-edit.ts";
import { EditConflicts } from "./edit-conflicts.tsx";
import { useEditForm } from "./use-edit-form.ts";

interface EditWaypointProps {
  readonly waypoint: Waypoint;
  /** True if another tab deleted it: saving restores it. */
  readonly isGone: boolean;
  readonly onDone: (outcome: "saved" | "cancelled") => void;
}

/** A form for all fields of an existing waypoint. Unsaved changes are kept as a draft. */
export function EditWaypoint({ waypoint, isGone, onDone }: EditWaypointProps) {
  const form = useEditForm({ waypoint, isGone, onDone });
  const { fields, change, problems, coordinates } = form;
  const folderListId = useId();
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  return (
    <Section heading={waypointTexts.edit}>
      {form.isDraftStored && !isGone ? <Notice>{editTexts.draftStored}</Notice> : null}
      {isGone ? <Notice tone="danger">{editTexts.gone}</Notice> : null}
      {form.followed.length > 0 && !isGone ? <Notice>{followedText(form.followed)}</Notice> : null}
      <form
        className={layout["wideStack"]}
        onSubmit={(event) => void form.submit(event)}
        noValidate
      >
        <TextField
          ref={form.nameField}
          label={waypointTexts.name}
          error={problems.name}
          maxLength={NAME_MAX_CHARS}
          value={fields.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextArea
          label={waypointTexts.note}
          maxLength={NOTE_MAX_CHARS}
          value={fields.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <CoordinateField field={coordinates} />
        <TextField
          ref={form.altitudeField}
          label={editTexts.altitude}
          error={problems.altitude}
          inputMode="decimal"
          value={fields.altitude}
          onChange={(event) => change({ altitude: event.currentTarget.value })}
        />
        <TextField
          label={editTexts.folder}
          hint={editTexts.folderHint}
          list={folderListId}
          maxLength={FOLDER_MAX_CHARS}
          value={fields.folder}
          onChange={(event) => change({ folder: event.currentTarget.value })}
        />
        <datalist id={folderListId}>
          {foldersOf(waypoints).map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <LookChoice icon={fields.icon} color={fields.color} onChoose={change} />
        {form.conflicts.length > 0 ? (
          <EditConflicts
            ref={form.conflictBlock}
            theirs={form.fieldsOfNow}
            mine={fields}
            names={form.conflicts}
            onDecide={form.decide}
          />
        ) : null}
        <div className={row["wideActions"]}>
          <Button ref={form.saveButton} type="submit" variant="primary">
            {isGone ? editTexts.putBack : waypointTexts.save}
          </Button>
          <Button onClick={form.cancel}>
            {isGone ? editTexts.leaveGone : waypointTexts.cancel}
          </Button>
        </div>
        {problems.save ? <Notice tone="danger">{problems.save}</Notice> : null}
      </form>
    </Section>
  );
}
