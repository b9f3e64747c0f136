import { useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { nextWaypointName } from "#domain/waypoints/next-waypoint-name.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { saveProblemText } from "#parts/save-problem.ts";
import styles from "#screens/map/card/aiming.module.css";
import { Cross } from "#screens/map/card/cross.tsx";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { addWaypoint, waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { cardTexts } from "#words/map/map-cards.ts";
import { WAYPOINT_WORD } from "#words/waypoints/waypoints.ts";

export interface AimingProps {
  readonly controller: Pick<MapPort, "center" | "keepCenterIn">;
  /** Called with the name of the saved waypoint. */
  readonly onSaved: (name: string) => void;
  /** Opens the card of the place, to name it or do something else. */
  readonly onMore: (place: LatLng) => void;
  readonly onClose: () => void;
}

/** A cross on the middle of the map, with one large button, usable with gloves, that saves that place. */
export function Aiming({ controller, onSaved, onMore, onClose }: AimingProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  // Without storage it is in memory, and adding it again would double it.
  const [isInMemory, setInMemory] = useState(false);
  useMapKeys({ Enter: () => void save() });

  async function save() {
    const place = controller.center;
    if (!place || isSaving || isInMemory) return;
    setSaving(true);
    const name = nextWaypointName(waypointsStore.getState().waypoints, WAYPOINT_WORD);
    const result = await addWaypoint({ name, ...place });
    setSaving(false);
    if (result.ok) onSaved(result.waypoint.name);
    else {
      setInMemory(result.reason === "full" || result.reason === "blocked");
      setProblem(saveProblemText(result.reason));
    }
  }

  function showMore() {
    const place = controller.center;
    if (place) onMore(place);
  }

  return (
    <Cross controller={controller} label={cardTexts.aim} className={styles["bar"]}>
      <p role="status" data-problem={problem === null ? undefined : ""}>
        {problem ?? cardTexts.aimHelp}
      </p>
      <div className={classNames(layout["actions"], styles["choices"])}>
        <Button
          variant="primary"
          className={styles["confirm"]}
          disabled={isSaving || isInMemory}
          onClick={() => void save()}
        >
          {cardTexts.aimConfirm}
        </Button>
        <Button onClick={showMore}>{cardTexts.aimMore}</Button>
        <Button onClick={onClose}>{cardTexts.cancel}</Button>
      </div>
    </Cross>
  );
}
