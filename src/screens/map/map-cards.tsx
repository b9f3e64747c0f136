import { useEffect, useState } from "react";
import { waypointSaved } from "#i18n/map.ts";
import type { MapController } from "#mapview/map-controller.ts";
import { Aiming } from "./aiming.tsx";
import styles from "./map-screen.module.css";
import type { MapTask } from "./map-task.ts";
import { NewWaypointCard } from "./new-waypoint-card.tsx";
import { WaypointCard } from "./waypoint-card.tsx";

/** How long "Bewaard" stays. */
const SAVED_MS = 4000;

interface MapCardsProps {
  readonly controller: MapController | null;
  readonly task: MapTask;
  readonly setTask: (task: MapTask) => void;
}

/** The card or the cross that goes with the task, and the word that a waypoint was kept. */
export function MapCards({ controller, task, setTask }: MapCardsProps) {
  const [savedName, setSavedName] = useState<string | null>(null);
  useEffect(() => {
    if (savedName === null) return;
    const timer = window.setTimeout(() => setSavedName(null), SAVED_MS);
    return () => window.clearTimeout(timer);
  }, [savedName]);

  const candidate = task.kind === "adding" ? task.place : null;
  useEffect(() => controller?.setCandidate(candidate), [controller, candidate]);

  function goOnLooking() {
    setTask({ kind: "looking" });
    controller?.focus();
  }

  return (
    <>
      {task.kind === "aiming" ? (
        <Aiming
          onConfirm={() =>
            controller?.center && setTask({ kind: "adding", place: controller.center })
          }
          onCancel={goOnLooking}
        />
      ) : null}
      {task.kind === "adding" ? (
        <NewWaypointCard
          place={task.place}
          onClose={goOnLooking}
          onSaved={(name) => {
            setSavedName(name);
            goOnLooking();
          }}
        />
      ) : null}
      {task.kind === "waypoint" ? (
        <WaypointCard key={task.waypointId} waypointId={task.waypointId} onClose={goOnLooking} />
      ) : null}
      <p className={styles["saved"]} role="status">
        {savedName === null ? null : waypointSaved(savedName)}
      </p>
    </>
  );
}
