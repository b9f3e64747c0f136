import { Download, Plus, Printer } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useStore } from "zustand";
import { HAND_KINDS, LOG_LIMITS, type LogKind } from "#domain/steering/log-entries.ts";
import { UndoToast } from "#parts/undo-toast.tsx";
import { logEventText, logNumberCells } from "#sentences/water/logbook.ts";
import {
  changeLogText,
  loadLogbook,
  logbookStore,
  logNow,
  removeLogEntry,
} from "#state/boating/logbook.ts";
import { saveLogbook } from "#state/exchange/save-logbook.ts";
import { Button } from "#ui/button.tsx";
import { FullScreen } from "#ui/full-screen.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { boatingTexts } from "#words/water/boating.ts";
import { LOG_COLUMNS, LOG_FILE, logKinds, logTexts } from "#words/water/logbook.ts";
import { LogDays, PrintedLog } from "./log-table.tsx";
import styles from "./logbook-dialog.module.css";

/** The logbook: its lines by day, the newest day first, and what a user can do with them. */
export function Logbook({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => void loadLogbook(), []);
  const { entries, hasFailed, isNotRead, isUnreadable } = useStore(logbookStore);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <FullScreen
      label={logTexts.heading}
      closeLabel={boatingTexts.close}
      header={<h2 className={styles["heading"]}>{logTexts.heading}</h2>}
      onClose={onClose}
    >
      <div className={styles["body"]}>
        <AddLine />
        {isNotRead ? <Notice tone="danger">{logTexts.notRead}</Notice> : null}
        {hasFailed ? <Notice tone="danger">{logTexts.failed}</Notice> : null}
        {isUnreadable ? <Notice tone="danger">{logTexts.unknown}</Notice> : null}
        <p role="status">{entries?.length === 0 ? logTexts.empty : null}</p>
        <UndoToast isInline />
        <LogDays
          entries={entries ?? []}
          onChange={(id, text) => void changeLogText(id, text)}
          onRemove={({ id, kind, text }) => void removeLogEntry(id, logEventText(kind, text))}
        />
        <p className={layout["hint"]}>{logTexts.help}</p>
        {entries && entries.length > 0 && !isNotRead ? (
          <div className={layout["actions"]}>
            <Button
              icon={<Download aria-hidden="true" size={20} />}
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
            <Button
              icon={<Printer aria-hidden="true" size={20} />}
              onClick={() => setPrinting(true)}
            >
              {logTexts.print}
            </Button>
          </div>
        ) : null}
      </div>
      {isPrinting ? (
        <PrintedLog entries={entries ?? []} onPrinted={() => setPrinting(false)} />
      ) : null}
    </FullScreen>
  );
}

/** Adds a line by hand, about now. */
function AddLine() {
  const [kind, setKind] = useState<LogKind>("remark");
  const [text, setText] = useState("");
  function add(event: FormEvent) {
    event.preventDefault();
    void logNow({ kind, text: text.trim() });
    setText("");
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
      <TextField
        label={logTexts.text}
        value={text}
        maxLength={LOG_LIMITS.text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="primary" icon={<Plus aria-hidden="true" size={20} />}>
        {logTexts.add}
      </Button>
    </form>
  );
}
