import { type FormEvent, useEffect, useRef, useState } from "react";
import { formatLatLng } from "#domain/coordinates/format.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { waypointTexts } from "#i18n/waypoints.ts";
import { readCoordinates } from "#parts/read-coordinates.ts";
import { saveTroubleText } from "#parts/save-trouble.ts";
import { updateWaypoint } from "#state/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { TextArea, TextField } from "#ui/text-field.tsx";
import styles from "./waypoint-detail-screen.module.css";

interface EditWaypointProps {
  readonly waypoint: Waypoint;
  readonly onDone: () => void;
}

interface Troubles {
  readonly name?: string;
  readonly place?: string;
  readonly save?: string;
}

/** Name, note and place of a waypoint that is there already. */
export function EditWaypoint({ waypoint, onDone }: EditWaypointProps) {
  const [name, setName] = useState(waypoint.name);
  const [note, setNote] = useState(waypoint.note ?? "");
  const [place, setPlace] = useState(formatLatLng(waypoint));
  const [troubles, setTroubles] = useState<Troubles>({});

  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setTroubles({ name: waypointTexts.nameMissing });
    const changed = await changedPlace(waypoint, place);
    if ("trouble" in changed) return setTroubles({ place: changed.trouble });
    const result = await updateWaypoint(waypoint.id, {
      name: name.trim(),
      note: note.trim(),
      ...changed,
    });
    if (result.ok) onDone();
    else setTroubles({ save: saveTroubleText(result.reason) });
  };
  return (
    <Section heading={waypointTexts.edit}>
      <form className={styles["form"]} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          ref={nameField}
          label={waypointTexts.name}
          error={troubles.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextArea
          label={waypointTexts.note}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <TextField
          label={waypointTexts.typedLabel}
          hint={waypointTexts.typedHint}
          error={troubles.place}
          value={place}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          {waypointTexts.save}
        </Button>
        <Button onClick={onDone}>{waypointTexts.cancel}</Button>
        {troubles.save ? <Notice tone="danger">{troubles.save}</Notice> : null}
      </form>
    </Section>
  );
}

/** Nothing when the text was left alone: its five digits would move the waypoint by a metre. */
async function changedPlace(waypoint: Waypoint, text: string) {
  if (text === formatLatLng(waypoint)) return {};
  const found = await readCoordinates(text);
  return found.ok ? found.place : { trouble: found.error };
}
