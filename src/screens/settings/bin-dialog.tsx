import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { aboutText, backupTexts, deletedAtText } from "#i18n/backup.ts";
import { formatDateTime } from "#i18n/format.ts";
import styles from "#parts/exchange/backup.module.css";
import { RecordBoundary } from "#parts/record-boundary.tsx";
import { UnreadNotice } from "#parts/storage/unread-notice.tsx";
import {
  binStore,
  loadBin,
  restoreFromBin,
  throwAwayFromBin,
} from "#state/waypoints/waypoint-bin.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import layout from "#ui/layout.module.css";
import { Spinner } from "#ui/spinner.tsx";

/** The number of rows rendered at once; older ones follow as these go. */
const PAGE_ROWS = 200;

/** The deleted waypoints, to restore or delete for good. */
export function BinDialog({ onClose }: { readonly onClose: () => void }) {
  const { entries, problem } = useStore(binStore);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void loadBin(), []);
  const putBack = async (id: string) => setFailed(!(await restoreFromBin([id])).ok);
  const throwAway = async (ids: readonly string[]) => setFailed(!(await throwAwayFromBin(ids)));
  return (
    <Dialog heading={backupTexts.binHeading} onClose={onClose}>
      <p>{backupTexts.binHint}</p>
      {entries === null && !problem ? <Spinner label={backupTexts.bin} /> : null}
      {entries === null && problem ? (
        <UnreadNotice list="bin" problem={problem} onRetry={loadBin} />
      ) : null}
      {entries?.length === 0 ? <p>{backupTexts.binEmpty}</p> : null}
      <ul className={styles["bin"]}>
        {entries?.slice(0, PAGE_ROWS).map(({ waypoint, deletedAtMs }) => (
          <li key={waypoint.id}>
            <RecordBoundary name={waypoint.name} record={waypoint}>
              <BinWords name={waypoint.name} deletedAtMs={deletedAtMs} />
            </RecordBoundary>
            <div className={styles["actions"]}>
              <Button
                aria-label={aboutText(backupTexts.putBack, waypoint.name)}
                onClick={() => void putBack(waypoint.id)}
              >
                {backupTexts.putBack}
              </Button>
              <Button
                variant="danger"
                aria-label={aboutText(backupTexts.throwAway, waypoint.name)}
                onClick={() => void throwAway([waypoint.id])}
              >
                {backupTexts.throwAway}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status">{hasFailed ? backupTexts.binFailed : null}</p>
      <div className={styles["actions"]}>
        {entries && entries.length > 1 ? (
          <Button
            variant="danger"
            onClick={() => void throwAway(entries.map(({ waypoint }) => waypoint.id))}
          >
            {backupTexts.throwAllAway}
          </Button>
        ) : null}
        <Button variant="primary" onClick={onClose}>
          {backupTexts.close}
        </Button>
      </div>
    </Dialog>
  );
}

interface BinWordsProps {
  readonly name: string;
  readonly deletedAtMs: number;
}

function BinWords({ name, deletedAtMs }: BinWordsProps) {
  return (
    <>
      <span className={styles["name"]}>{name}</span>
      <span className={layout["hint"]}>{deletedAtText(formatDateTime(deletedAtMs))}</span>
    </>
  );
}
