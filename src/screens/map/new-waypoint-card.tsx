import { type FormEvent, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { nextWaypointName } from "#domain/waypoints/next-waypoint-name.ts";
import { mapTexts } from "#i18n/map.ts";
import { CoordinateFacts } from "#parts/coordinate-facts.tsx";
import { saveTroubleText } from "#parts/save-trouble.ts";
import { addWaypoint, waypointsStore } from "#state/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Card } from "./card.tsx";
import styles from "./new-waypoint-card.module.css";

interface NewWaypointCardProps {
  readonly place: LatLng;
  readonly onClose: () => void;
  /** Called with the name under which it was kept. */
  readonly onSaved: (name: string) => void;
}

/** A chosen place: its coordinates, and a form to keep it. */
export function NewWaypointCard({ place, onClose, onSaved }: NewWaypointCardProps) {
  const [name, setName] = useState(() => nextWaypointName(waypointsStore.getState().waypoints));
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
    <Card heading={mapTexts.newWaypoint} onClose={onClose}>
      <CoordinateFacts place={place} />
      <form className={styles["form"]} onSubmit={save}>
        <TextField
          label={mapTexts.name}
          value={name}
          error={trouble}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="primary" disabled={isSaving || isInMemory}>
          {mapTexts.add}
        </Button>
      </form>
    </Card>
  );
}
