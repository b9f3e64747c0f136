import { useState } from "react";
import { useStore } from "zustand";
import { isBackupDue } from "#domain/waypoints/backup-reminder.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { saveBackupFile } from "#state/exchange/backup.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import row from "#ui/row.module.css";
import { backupTexts } from "#words/exchange/backup.ts";

/** A reminder for users with much data and no backup; dismissed, it returns after a month. */
export function BackupNotice() {
  const [openedAtMs] = useState(() => clockStore.getState().nowMs);
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const preferences = useStore(preferencesStore);
  const isDue = isBackupDue(
    {
      waypointCount: waypoints.length,
      firstAddedAtMs: extreme(Math.min, waypoints, ({ createdAtMs }) => createdAtMs),
      lastChangeAtMs: extreme(
        Math.max,
        waypoints,
        ({ createdAtMs, changedAtMs }) => changedAtMs ?? createdAtMs,
      ),
      lastBackupAtMs: preferences.lastBackupAtMs,
      dismissedAtMs: preferences.backupReminderDismissedAtMs,
    },
    openedAtMs,
  );
  if (!isDue) return null;
  return (
    <Notice
      action={
        <div className={row["wideActions"]}>
          <Button onClick={() => void saveBackupFile()}>{backupTexts.make}</Button>
          <Button
            variant="quiet"
            onClick={() => setPreferences({ backupReminderDismissedAtMs: openedAtMs })}
          >
            {backupTexts.later}
          </Button>
        </div>
      }
    >
      {backupTexts.reminder}
    </Notice>
  );
}

function extreme<Item>(
  choose: (a: number, b: number) => number,
  items: readonly Item[],
  timeOf: (item: Item) => number | undefined,
): number | null {
  let found: number | null = null;
  for (const item of items) {
    const timeMs = timeOf(item);
    if (timeMs !== undefined) found = found === null ? timeMs : choose(found, timeMs);
  }
  return found;
}
