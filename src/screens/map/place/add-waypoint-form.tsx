import { type FormEvent, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { nextWaypointName } from "#domain/waypoints/next-waypoint-name.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { cardTexts } from "#words/map/map-cards.ts";
import { WAYPOINT_WORD } from "#words/waypoints/waypoints.ts";
import styles from "./place-card.module.css";
import { useAddWaypoint } from "./use-add-waypoint.ts";

interface AddWaypointFormProps {
  readonly place: LatLng;
  /** The default name of the waypoint; null for the next number. */
  readonly name: string | null;
  /** Called with the name of the saved waypoint. */
  readonly onSaved: (name: string) => void;
}

/** A form with a name that saves the place as a waypoint. */
export function AddWaypointForm({ place, name: given, onSaved }: AddWaypointFormProps) {
  const [name, setName] = useState(
    () => given ?? nextWaypointName(waypointsStore.getState().waypoints, WAYPOINT_WORD),
  );
  const { add, problem, isHeld } = useAddWaypoint(place, onSaved);

  function save(event: FormEvent) {
    event.preventDefault();
    void add(name);
  }

  return (
    <form className={styles["form"]} onSubmit={save}>
      <TextField
        label={cardTexts.name}
        value={name}
        error={problem}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={isHeld} aria-label={cardTexts.add}>
        {cardTexts.addShort}
      </Button>
    </form>
  );
}
