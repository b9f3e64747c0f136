import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { navigationTexts, waypointDeleted } from "#i18n/navigation.ts";
import { undoDelete, waypointsStore } from "#state/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { Toast } from "#ui/toast.tsx";

/** Long enough to read, take a glove off, and tap. */
const SHOW_MS = 12_000;

/** Offers the last deleted waypoint back, on whichever screen the user is by then. */
export function UndoDeleteToast() {
  const deleted = useStore(waypointsStore, (state) => state.lastDeleted);
  const [expired, setExpired] = useState<Waypoint | null>(null);
  useEffect(() => {
    if (!deleted) return;
    const timer = setTimeout(() => setExpired(deleted), SHOW_MS);
    return () => clearTimeout(timer);
  }, [deleted]);
  if (!deleted || deleted === expired) return null;
  return (
    <Toast
      action={
        <Button variant="quiet" onClick={() => void undoDelete()}>
          {navigationTexts.undo}
        </Button>
      }
    >
      {waypointDeleted(deleted.name)}
    </Toast>
  );
}
