import { type FormEvent, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { nextWaypointName } from "#domain/waypoints/next-waypoint-name.ts";
import { cardTexts } from "#i18n/map-cards.ts";
import { saveTroubleText } from "#parts/save-trouble.ts";
import { addWaypoint, waypointsStore } from "#state/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./place-card.module.css";

interface AddWaypointFormProps {
  readonly place: LatLng;
  /** What the waypoint is called unless the user says otherwise; null for the next number. */
  readonly name: string | null;
  /** Called with the name under which it was kept. */
  readonly onSaved: (name: string) => void;
}

/** A name and a button: the place becomes a waypoint. */
export function AddWaypointForm({ place, name: given, onSaved }: AddWaypointFormProps) {
  const [name, setName] = useState(
    () => given ?? nextWaypointName(waypointsStore.getState().waypoints),
  );
  const [trouble, setTrouble] = useState<string | undefined>();
  const [isSaving, setSaving] = useState(false);
  // Without storage it is in memory all the same; adding it again would double it.
  const [isInMemory, setInMemory] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    const result = await addWaypoint({ name, lat: place.lat, lng: place.lng });
    setSaving(false);
    if (result.ok) onSaved(result.waypoint.name);
    else {
      setInMemory(result.reason === "full" || result.reason === "blocked");
      setTrouble(saveTroubleText(result.reason));
    }
  }

  return (
    <form className={styles["form"]} onSubmit={save}>
      <TextField
        label={cardTexts.name}
        value={name}
        error={trouble}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        disabled={isSaving || isInMemory}
        aria-label={cardTexts.add}
      >
        {cardTexts.addShort}
      </Button>
    </form>
  );
}
