import { useState } from "react";
import { useStore } from "zustand";
import { BinButton } from "#parts/bin/bin-button.tsx";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { setAsideText } from "#sentences/app/settings.ts";
import { lastBackupText } from "#sentences/exchange/backup.ts";
import { formatDateTime } from "#sentences/intl/format.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { saveSetAsideFile, saveWaypointsFile } from "#state/waypoints/save-waypoints-file.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Part, Section } from "#ui/page.tsx";
import { settingsTexts } from "#words/app/settings.ts";
import { backupTexts } from "#words/exchange/backup.ts";

const RestoreDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "restore" */ "./restore-dialog.tsx")).RestoreDialog,
);
/** The user's data for export, including unreadable data. */
export function OwnData({ id }: { readonly id: string }) {
  const setAsideCount = useStore(waypointsStore, (state) => state.setAside.length);
  return (
    <Section id={id} heading={settingsTexts.data}>
      <p>{settingsTexts.dataHint}</p>
      <Backup />
      <Part heading={settingsTexts.waypointsOnly}>
        <p>{settingsTexts.waypointsOnlyHint}</p>
        <Button onClick={() => saveWaypointsFile()}>{settingsTexts.download}</Button>
      </Part>
      {setAsideCount > 0 ? (
        <Notice
          tone="danger"
          action={
            <Button onClick={() => void saveSetAsideFile()}>
              {settingsTexts.downloadSetAside}
            </Button>
          }
        >
          {setAsideText(setAsideCount)}
        </Notice>
      ) : null}
    </Section>
  );
}

type PendingAnswer =
  | { readonly kind: "nothing" }
  | { readonly kind: "restore"; readonly file: File };

/** Backs up everything in one file, restores a file, and opens the bin. */
function Backup() {
  const [asked, setAsked] = useState<PendingAnswer>({ kind: "nothing" });
  const [outcome, setOutcome] = useState<"made" | "notMade" | null>(null);
  const lastAtMs = useStore(preferencesStore, (preferences) => preferences.lastBackupAtMs);
  const close = () => setAsked({ kind: "nothing" });
  const make = async () => {
    const backup = await import(/* webpackChunkName: "backup" */ "#state/exchange/backup.ts").catch(
      () => null,
    );
    setOutcome((await backup?.saveBackupFile()) ? "made" : "notMade");
  };
  return (
    <>
      <Button variant="primary" onClick={() => void make()}>
        {backupTexts.make}
      </Button>
      <p role="status">
        {outcome
          ? backupTexts[outcome]
          : lastBackupText(lastAtMs === null ? null : formatDateTime(lastAtMs))}
      </p>
      <FileButton
        label={backupTexts.restore}
        accept=".json,application/json"
        onFiles={([file]) => file && setAsked({ kind: "restore", file })}
      />
      <BinButton />
      {asked.kind === "restore" ? <RestoreDialog file={asked.file} onClose={close} /> : null}
    </>
  );
}
