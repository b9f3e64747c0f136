import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { formatLatLng } from "#domain/coordinates/format.ts";
import { FOLDER_MAX_CHARS, NAME_MAX_CHARS, NOTE_MAX_CHARS } from "#domain/waypoints/limits.ts";
import { foldersOf } from "#domain/waypoints/list-filter.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { waypointTexts } from "#i18n/waypoints.ts";
import { editTexts } from "#i18n/waypoints-edit.ts";
import { CoordinateField } from "#parts/coordinate-field.tsx";
import { saveTroubleText } from "#parts/save-trouble.ts";
import { useCoordinateField } from "#parts/use-coordinate-field.ts";
import { updateWaypoint, waypointsStore } from "#state/waypoints.ts";
import { draftOf, keepDraft } from "#state/waypoints-drafts.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { TextArea, TextField } from "#ui/text-field.tsx";
import { altitudeMetersFrom, changesFrom, draftFrom } from "./edit-draft.ts";
import styles from "./edit-waypoint.module.css";
import { LookChoice } from "./look-choice.tsx";

interface EditWaypointProps {
  readonly waypoint: Waypoint;
  readonly onDone: (outcome: "saved" | "cancelled") => void;
}

interface Troubles {
  readonly name?: string;
  readonly altitude?: string;
  readonly save?: string;
}

/** Every field of a waypoint that is there already. What is not saved stays a draft. */
export function EditWaypoint({ waypoint, onDone }: EditWaypointProps) {
  const form = useEditForm(waypoint, onDone);
  const { draft, change, troubles, coordinates } = form;
  const folderListId = useId();
  const folders = useStore(waypointsStore, (state) => state.waypoints);
  return (
    <Section heading={waypointTexts.edit}>
      {form.isDraftKept ? <Notice>{editTexts.draftKept}</Notice> : null}
      <form className={styles["form"]} onSubmit={(event) => void form.submit(event)} noValidate>
        <TextField
          ref={form.nameField}
          label={waypointTexts.name}
          error={troubles.name}
          maxLength={NAME_MAX_CHARS}
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextArea
          label={waypointTexts.note}
          maxLength={NOTE_MAX_CHARS}
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <CoordinateField field={coordinates} />
        <TextField
          ref={form.altitudeField}
          label={editTexts.altitude}
          error={troubles.altitude}
          inputMode="decimal"
          value={draft.altitude}
          onChange={(event) => change({ altitude: event.currentTarget.value })}
        />
        <TextField
          label={editTexts.folder}
          hint={editTexts.folderHint}
          list={folderListId}
          maxLength={FOLDER_MAX_CHARS}
          value={draft.folder}
          onChange={(event) => change({ folder: event.currentTarget.value })}
        />
        <datalist id={folderListId}>
          {foldersOf(folders).map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <LookChoice icon={draft.icon} color={draft.color} onChoose={change} />
        <div className={styles["actions"]}>
          <Button type="submit" variant="primary">
            {waypointTexts.save}
          </Button>
          <Button onClick={form.cancel}>{waypointTexts.cancel}</Button>
        </div>
        {troubles.save ? <Notice tone="danger">{troubles.save}</Notice> : null}
      </form>
    </Section>
  );
}

function useEditForm(waypoint: Waypoint, onDone: EditWaypointProps["onDone"]) {
  const [kept] = useState(() => draftOf(waypoint.id));
  const [draft, setDraft] = useState(() => kept ?? draftFrom(waypoint));
  const [troubles, setTroubles] = useState<Troubles>({});
  const coordinates = useCoordinateField(draft.place);
  const nameField = useRef<HTMLInputElement>(null);
  const altitudeField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);

  // Whoever leaves the screen halfway finds the texts as they were.
  const whole = { ...draft, place: coordinates.text };
  useEffect(() => {
    const isChanged = JSON.stringify(whole) !== JSON.stringify(draftFrom(waypoint));
    keepDraft(waypoint.id, isChanged ? whole : null);
  });
  const end = (outcome: "saved" | "cancelled") => {
    keepDraft(waypoint.id, null);
    onDone(outcome);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = troublesOf(whole);
    setTroubles(found);
    if (found.name) return nameField.current?.focus();
    if (found.altitude) return altitudeField.current?.focus();
    // A text that was left alone has five digits: reading it would move the waypoint by a metre.
    const isMoved = coordinates.text !== formatLatLng(waypoint);
    const place = isMoved ? await coordinates.read() : {};
    if (!place) return;
    const result = await updateWaypoint(waypoint.id, { ...changesFrom(waypoint, whole), ...place });
    if (result.ok) end("saved");
    else setTroubles({ save: saveTroubleText(result.reason) });
  };
  return {
    draft,
    change: (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes }),
    isDraftKept: kept !== undefined,
    troubles,
    coordinates,
    nameField,
    altitudeField,
    submit,
    cancel: () => end("cancelled"),
  };
}

function troublesOf({ name, altitude }: ReturnType<typeof draftFrom>): Troubles {
  if (!name.trim()) return { name: editTexts.nameMissing };
  const isReadable = altitude.trim() === "" || altitudeMetersFrom(altitude) !== undefined;
  return isReadable ? {} : { altitude: editTexts.altitudeWrong };
}
