import { useState } from "react";
import { useStore } from "zustand";
import { unstoredTexts } from "#i18n/unstored.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./unstored-notice.module.css";

/** Says on every screen that something would not survive a kill; it goes when that is over. */
export function UnstoredNotice() {
  const unstored = useStore(waypointsStore, (state) => state.unstored);
  const [hidden, setHidden] = useState<typeof unstored>(null);
  const [said, setSaid] = useState<string | null>(null);
  if (!unstored || unstored === hidden) return null;
  const makeBackup = async () => {
    const made = await downloadAllThatCanBe().catch(() => null);
    setSaid(made === "everything" ? null : unstoredTexts[made ? "madeOfWaypoints" : "notMade"]);
  };
  return (
    <div className={styles["notice"]}>
      <Notice
        tone="danger"
        isUrgent
        action={
          <div className={styles["actions"]}>
            <Button onClick={() => void makeBackup()}>{unstoredTexts.make}</Button>
            <Button variant="quiet" onClick={() => setHidden(unstored)}>
              {unstoredTexts.hide}
            </Button>
          </div>
        }
      >
        {said ?? unstoredTexts[unstored.kind]}
      </Notice>
    </div>
  );
}

/** Where the database does not answer the waypoints in memory are all there is to take along. */
async function downloadAllThatCanBe(): Promise<"everything" | "waypoints"> {
  const { downloadBackup } = await import(
    /* webpackChunkName: "backup" */ "#state/exchange/backup.ts"
  );
  if (await downloadBackup()) return "everything";
  const downloads = await import(/* webpackChunkName: "backup" */ "#state/device/downloads.ts");
  downloads.downloadWaypoints();
  return "waypoints";
}
