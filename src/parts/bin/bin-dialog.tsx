import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { RecordBoundary } from "#parts/record-boundary.tsx";
import { UnreadNotice } from "#parts/storage/unread-notice.tsx";
import { actionLabel } from "#sentences/common/actions.ts";
import { deletedAtText } from "#sentences/exchange/backup.ts";
import { formatDateTime } from "#sentences/intl/format.ts";
import { bin } from "#state/bin/bin.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import layout from "#ui/layout.module.css";
import row from "#ui/row.module.css";
import { Spinner } from "#ui/spinner.tsx";
import { backupTexts } from "#words/exchange/backup.ts";
import styles from "./bin-dialog.module.css";

/** The number of rows rendered at once; older ones follow as these go. */
const PAGE_ROWS = 200;

/** Everything of any kind that was deleted, to put back or to delete for good. */
export function BinDialog({ onClose }: { readonly onClose: () => void }) {
  const { items, problem } = useStore(bin.store);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void bin.load(), []);
  const run = async (work: Promise<boolean>) => setFailed(!(await work));
  return (
    <Dialog heading={backupTexts.binHeading} onClose={onClose}>
      <p>{backupTexts.binHint}</p>
      {items === null && !problem ? <Spinner label={backupTexts.bin} /> : null}
      {items === null && problem ? (
        <UnreadNotice list="bin" problem={problem} onRetry={bin.load} />
      ) : null}
      {items?.length === 0 ? <p>{backupTexts.binEmpty}</p> : null}
      <ul className={styles["bin"]}>
        {items?.slice(0, PAGE_ROWS).map((item) => {
          const name = item.name || backupTexts.noName;
          return (
            <li key={`${item.kind} ${item.recordId} ${item.id}`}>
              <RecordBoundary name={name} record={item}>
                <BinWords kind={item.kind} name={name} deletedAtMs={item.deletedAtMs} />
              </RecordBoundary>
              <div className={row["wideActions"]}>
                <Button
                  aria-label={actionLabel(backupTexts.putBack, name)}
                  onClick={() => void run(bin.putBack(item))}
                >
                  {backupTexts.putBack}
                </Button>
                <Button
                  variant="danger"
                  aria-label={actionLabel(backupTexts.throwAway, name)}
                  onClick={() => void run(bin.throwAway([item]))}
                >
                  {backupTexts.throwAway}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <p role="status">{hasFailed ? backupTexts.binFailed : null}</p>
      <div className={row["wideActions"]}>
        {items && items.length > 1 ? (
          <Button variant="danger" onClick={() => void run(bin.throwAway(items))}>
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
  readonly kind: Parameters<typeof deletedAtText>[0];
  readonly name: string;
  readonly deletedAtMs: number;
}

function BinWords({ kind, name, deletedAtMs }: BinWordsProps) {
  return (
    <>
      <span className={styles["name"]}>{name}</span>
      <span className={layout["hint"]}>{deletedAtText(kind, formatDateTime(deletedAtMs))}</span>
    </>
  );
}
