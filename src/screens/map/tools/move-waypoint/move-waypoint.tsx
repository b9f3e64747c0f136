import { useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { waypointPath } from "#domain/links/app-path.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { saveProblemText } from "#parts/save-problem.ts";
import styles from "#screens/map/card/aiming.module.css";
import { Cross } from "#screens/map/card/cross.tsx";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { useTapUnderCross } from "#screens/map/on-map/use-tap-under-cross.ts";
import { moveWaypoint, waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { moveHelp, moveTexts } from "#words/map/move-waypoint.ts";

interface MoveWaypointProps {
  readonly waypointId: string;
  readonly controller: Pick<MapPort, "center" | "zoom" | "events" | "keepCenterIn" | "showView">;
  readonly onClose: () => void;
}

/** A cross on the middle of the map, with a button that moves the waypoint there; an undo offer follows. */
export function MoveWaypoint({ waypointId, controller, onClose }: MoveWaypointProps) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const waypoint = useStore(waypointsStore, (state) =>
    state.waypoints.find(({ id }) => id === waypointId),
  );
  const [seen, setSeen] = useState(waypoint);
  if (!seen && waypoint) setSeen(waypoint);
  useTapUnderCross(controller);
  const leave = async () => {
    onClose();
    await navigate(waypoint ? waypointPath(waypointId) : "/map", { replace: true });
  };
  const save = async () => {
    const place = controller.center;
    if (!place || !seen || isSaving) return;
    setSaving(true);
    const result = await moveWaypoint(waypointId, place, seen);
    setSaving(false);
    if (result.ok) return leave();
    const isMoved = result.reason === "changed-elsewhere";
    setProblem(isMoved ? moveTexts.movedElsewhere : saveProblemText(result.reason));
    // A second press confirms it.
    setSeen(undefined);
  };
  useMapKeys({ Enter: () => void save(), Escape: () => void leave() });
  const help = waypoint ? moveHelp(waypoint.name) : moveTexts.gone;
  return (
    <Cross controller={controller} label={moveTexts.heading} className={styles["bar"]}>
      <p role="status" data-problem={problem === null ? undefined : ""}>
        {problem ?? help}
      </p>
      <div className={classNames(layout["actions"], styles["choices"])}>
        <Button
          variant="primary"
          className={styles["confirm"]}
          disabled={isSaving || !waypoint}
          onClick={() => void save()}
        >
          {moveTexts.confirm}
        </Button>
        <Button onClick={() => void leave()}>{moveTexts.cancel}</Button>
      </div>
    </Cross>
  );
}
