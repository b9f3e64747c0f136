import { useState } from "react";
import { useLoaded } from "#parts/use-loaded.ts";
import { changesText, leftOutText } from "#sentences/exchange/backup.ts";
import { formatDateTime } from "#sentences/intl/format.ts";
import { listsIn, previewRestore, restore, undoRestore } from "#state/exchange/backup.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Facts } from "#ui/facts.tsx";
import row from "#ui/row.module.css";
import { Spinner } from "#ui/spinner.tsx";
import { backupKinds, backupProblems, backupTexts, madeAtText } from "#words/exchange/backup.ts";

interface RestoreDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

type Result = Awaited<ReturnType<typeof previewRestore>>;
type Preview = Extract<Result, { ok: true }>["preview"];
type Outcome = "restored" | "notRestored" | "undone" | "undoFailed";

/** Shows the changes of a backup, restores it, and can undo that. */
export function RestoreDialog({ file, onClose }: RestoreDialogProps) {
  const result = usePreview(file);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<Outcome>) => {
    setBusy(true);
    setOutcome(await work());
    setBusy(false);
  };
  const putBack = (preview: Preview) => async () =>
    (await restore(preview)) ? "restored" : "notRestored";
  const takeBack = async () => ((await undoRestore()) ? "undone" : "undoFailed");
  return (
    <Dialog heading={backupTexts.restoreHeading} onClose={onClose}>
      {result === null ? <Spinner label={backupTexts.reading} /> : null}
      {result?.ok === false ? <p role="alert">{backupProblems[result.reason]}</p> : null}
      {result?.ok && outcome === null ? <PreviewFacts preview={result.preview} /> : null}
      <p role="status">{outcome ? backupTexts[outcome] : null}</p>
      <div className={row["wideActions"]}>
        {result?.ok &&
        (outcome === null || outcome === "notRestored") &&
        hasNews(result.preview) ? (
          <Button
            variant="primary"
            disabled={isBusy}
            onClick={() => void run(putBack(result.preview))}
          >
            {backupTexts.confirm}
          </Button>
        ) : null}
        {outcome === "restored" || outcome === "undoFailed" ? (
          <Button disabled={isBusy} onClick={() => void run(takeBack)}>
            {backupTexts.undo}
          </Button>
        ) : null}
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {outcome === null && result?.ok ? backupTexts.cancel : backupTexts.close}
        </Button>
      </div>
    </Dialog>
  );
}

function PreviewFacts({ preview }: { readonly preview: Preview }) {
  const facts = listsIn(preview).map(({ name, changes: { added, changed, sameCount } }) => ({
    name: backupKinds[name],
    value: changesText(added.length, changed.length, sameCount),
  }));
  return (
    <>
      <p>{madeAtText(formatDateTime(preview.backup.madeAtMs))}</p>
      <Facts facts={facts} />
      {preview.changesSettings ? <p>{backupTexts.settingsChange}</p> : null}
      {preview.addsDraft ? <p>{backupTexts.addsDraft}</p> : null}
      {preview.leftOutCount > 0 ? <p>{leftOutText(preview.leftOutCount)}</p> : null}
      <p>{backupTexts[hasNews(preview) ? "whatHappens" : "nothingNew"]}</p>
    </>
  );
}

function hasNews(preview: Preview): boolean {
  const isNew = listsIn(preview).some(
    ({ changes }) => changes.added.length + changes.changed.length > 0,
  );
  return isNew || preview.changesSettings || preview.addsDraft;
}

function usePreview(file: File): Result | null {
  const { value } = useLoaded(
    () => previewRestore(file).catch((): Result => ({ ok: false, reason: "damaged" })),
    file,
  );
  return value ?? null;
}
