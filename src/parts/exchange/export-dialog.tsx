import { useEffect, useRef, useState } from "react";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { fileFormat } from "#domain/exchange/file-formats.ts";
import {
  type ExportFormat,
  exportFormats,
  isCourseFormat,
  PHOTO_FORMAT,
} from "#domain/exchange/write/format-writers.ts";
import { exportCountText } from "#sentences/exchange/export.ts";
import { exportFile } from "#state/exchange/export.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { csvHeadings } from "#words/exchange/csv-headings.ts";
import { courseHelpTexts, exportHintTexts, exportTexts } from "#words/exchange/export.ts";
import styles from "./exchange-dialogs.module.css";
import { HandOverButtons } from "./hand-over-buttons.tsx";

export interface ExportDialogProps {
  readonly content: ExportContent;
  /** The format that is chosen at first. */
  readonly initialFormat?: ExportFormat;
  readonly onClose: () => void;
}

/** Asks for a format, creates a file, and shares or saves it. */
export function ExportDialog({ content, initialFormat = "gpx", onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>(initialFormat);
  const { state, run, stop } = useExport(content, format);
  const isBusy = state === "busy";
  return (
    <Dialog heading={exportTexts.heading} onClose={onClose}>
      <p>
        {exportCountText(content.waypoints.length, content.tracks.length, content.routes.length)}
      </p>
      <div className={classNames(layout["wideStack"], styles["form"])}>
        <fieldset disabled={isBusy}>
          <legend>{exportTexts.format}</legend>
          {exportFormats(content).map((one) => (
            <Choice
              key={one}
              kind="radio"
              name="export-format"
              label={fileFormat(one).label}
              hint={exportHintTexts[one]}
              checked={format === one}
              onChoose={() => setFormat(one)}
            />
          ))}
        </fieldset>
        {isCourseFormat(format) ? <CourseHelp /> : null}
        {content.photos && format !== PHOTO_FORMAT ? (
          <p className={layout["hint"]}>{exportTexts.photosStay}</p>
        ) : null}
        <div className={layout["actions"]}>
          <HandOverButtons disabled={isBusy} onHandOver={(method) => void run(method)} />
          <Button variant="quiet" onClick={isBusy ? stop : onClose}>
            {isBusy ? exportTexts.stop : exportTexts.close}
          </Button>
        </div>
        <Outcome state={state} />
      </div>
    </Dialog>
  );
}

/** Explains how a course gets onto a device. */
function CourseHelp() {
  const { heading, ...sentences } = courseHelpTexts;
  return (
    <details>
      <summary className={styles["summary"]}>{heading}</summary>
      <div className={layout["wideStack"]}>
        {Object.entries(sentences).map(([name, sentence]) => (
          <p key={name}>{sentence}</p>
        ))}
      </div>
    </details>
  );
}

type State = "choosing" | "busy" | "shared" | "saved" | "failed";

const OUTCOME_TEXTS: Readonly<Record<Exclude<State, "failed">, string | null>> = {
  choosing: null,
  busy: exportTexts.busy,
  shared: exportTexts.shared,
  saved: exportTexts.saved,
};

function Outcome({ state }: { readonly state: State }) {
  if (state === "failed") return <Notice tone="danger">{exportTexts.failed}</Notice>;
  return <p role="status">{OUTCOME_TEXTS[state]}</p>;
}

function useExport(content: ExportContent, format: ExportFormat) {
  const [state, setState] = useState<State>("choosing");
  const stopper = useRef<AbortController>(null);
  const stop = () => stopper.current?.abort();
  // Closing the dialog cancels the export.
  useEffect(() => () => stopper.current?.abort(), []);
  const run = async (method: "share" | "save") => {
    stopper.current = new AbortController();
    setState("busy");
    try {
      const outcome = await exportFile(
        { content, format, method, headings: csvHeadings },
        stopper.current.signal,
      );
      setState(outcome === "cancelled" ? "choosing" : outcome);
    } catch {
      setState("failed");
    }
  };
  return { state, run, stop };
}
