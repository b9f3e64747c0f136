import { Download, NotebookPen, Plus, Printer } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useStore } from "zustand";
import { HAND_KINDS, type LogKind } from "#domain/steering/log-entries.ts";
import { UndoToast } from "#parts/undo-toast.tsx";
import { logEventText, logNumberCells } from "#sentences/water/logbook.ts";
import {
  changeLogDay,
  changeLogNote,
  loadLogbook,
  logbookStore,
  logNow,
  removeLogEntry,
} from "#state/boating/logbook.ts";
import { saveLogbook } from "#state/exchange/save-logbook.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { FullScreen } from "#ui/full-screen.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { boatingTexts } from "#words/water/boating.ts";
import { LOG_COLUMNS, LOG_FILE, logKinds, logTexts } from "#words/water/logbook.ts";
import { NO_NOTE, NoteFields, readNote } from "./log-note-fields.tsx";
import { LogDays } from "./log-table.tsx";
import styles from "./logbook-dialog.module.css";
import { PrintedLog } from "./printed-log.tsx";

/** The logbook: its lines by day, the newest day first, and what a user can do with them. */
export function Logbook({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => void loadLogbook(), []);
  const { entries, days, hasFailed, isNotRead, isUnreadable } = useStore(logbookStore);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <FullScreen
      label={logTexts.heading}
      closeLabel={boatingTexts.close}
      header={<h2 className={styles["heading"]}>{logTexts.heading}</h2>}
      onClose={onClose}
      isText
    >
      <div className={styles["body"]}>
        <AddLine />
        {isNotRead ? <Notice tone="danger">{logTexts.notRead}</Notice> : null}
        {hasFailed ? <Notice tone="danger">{logTexts.failed}</Notice> : null}
        {isUnreadable ? <Notice tone="danger">{logTexts.unknown}</Notice> : null}
        <div role="status">
          {entries?.length === 0 ? <Empty Icon={NotebookPen}>{logTexts.empty}</Empty> : null}
        </div>
        <UndoToast isInline />
        <LogDays
          entries={entries ?? []}
          days={days}
          onChange={(id, note) => void changeLogNote(id, note)}
          onChangeDay={(date, fields) => void changeLogDay(date, fields)}
          onRemove={({ id, kind, text }) => void removeLogEntry(id, logEventText(kind, text))}
        />
        <p className={layout["hint"]}>{logTexts.help}</p>
        {entries && entries.length > 0 && !isNotRead ? (
          <div className={layout["actions"]}>
            <Button
              Icon={Download}
              onClick={() =>
                saveLogbook(entries, {
                  ...LOG_FILE,
                  columns: LOG_COLUMNS,
                  kindOf: (kind) => logKinds[kind],
                  numbersOf: logNumberCells,
                })
              }
            >
              {logTexts.csv}
            </Button>
            <Button Icon={Printer} onClick={() => setPrinting(true)}>
              {logTexts.print}
            </Button>
          </div>
        ) : null}
      </div>
      {isPrinting ? (
        <PrintedLog entries={entries ?? []} days={days} onPrinted={() => setPrinting(false)} />
      ) : null}
    </FullScreen>
  );
}

/** Adds a line by hand, about now. */
function AddLine() {
  const [kind, setKind] = useState<LogKind>("remark");
  const [typed, setTyped] = useState(NO_NOTE);
  function add(event: FormEvent) {
    event.preventDefault();
    const note = readNote(typed);
    if (!note) return;
    void logNow({ kind, text: note.text }, undefined, note);
    setTyped(NO_NOTE);
  }
  return (
    <form className={styles["add"]} onSubmit={add}>
      <Select
        label={logTexts.kind}
        options={HAND_KINDS}
        value={kind}
        textOf={(kind) => logKinds[kind]}
        onChoose={setKind}
      />
      <NoteFields typed={typed} onType={setTyped} />
      <Button type="submit" variant="primary" Icon={Plus}>
        {logTexts.add}
      </Button>
    </form>
  );
}
