import { useState } from "react";
import { useStore } from "zustand";
import { unstoredText } from "#sentences/common/unstored.ts";
import { unstoredProblem } from "#state/waypoints/unstored-problem.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { unstoredTexts } from "#words/common/unstored.ts";
import styles from "./unstored-notice.module.css";

/** Warns on every screen about changes that would not survive a kill, until they are stored. */
export function UnstoredNotice() {
  const unstored = useStore(waypointsStore, (state) => state.unstored);
  const [hidden, setHidden] = useState<typeof unstored>(null);
  const [message, setMessage] = useState<string | null>(null);
  if (!unstored || unstored === hidden) return null;
  const makeBackup = async () => {
    const made = await downloadAllThatCanBe().catch(() => null);
    setMessage(made === "everything" ? null : unstoredTexts[made ? "madeOfWaypoints" : "notMade"]);
  };
  return (
    <div className={styles["notice"]}>
      <Notice
        tone="danger"
        isUrgent
        action={
          <div className={layout["actions"]}>
            <Button onClick={() => void makeBackup()}>{unstoredTexts.make}</Button>
            <Button variant="quiet" onClick={() => setHidden(unstored)}>
              {unstoredTexts.hide}
            </Button>
          </div>
        }
      >
        {message ?? unstoredText({ kind: unstored.kind, problem: unstoredProblem(unstored) })}
      </Notice>
    </div>
  );
}

/** Downloads a backup, or only the waypoints in memory if the database does not respond. */
async function downloadAllThatCanBe(): Promise<"everything" | "waypoints"> {
  const { saveBackupFile } = await import(
    /* webpackChunkName: "backup" */ "#state/exchange/backup.ts"
  );
  if (await saveBackupFile()) return "everything";
  const file = await import(
    /* webpackChunkName: "backup" */ "#state/waypoints/save-waypoints-file.ts"
  );
  file.saveWaypointsFile();
  return "waypoints";
}
