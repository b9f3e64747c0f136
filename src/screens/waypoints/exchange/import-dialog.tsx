import { type ReactNode, useEffect, useRef } from "react";
import { useStore } from "zustand";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { CsvTable } from "#domain/exchange/csv/csv-table.ts";
import { fileFormatLabels } from "#domain/exchange/file-formats.ts";
import type { ImportPreview, PreviewedFile } from "#domain/exchange/preview/preview-import.ts";
import { trackOnNetworkPath } from "#domain/links/app-path.ts";
import styles from "#parts/exchange/exchange-dialogs.module.css";
import { LinkButton } from "#parts/link-button.tsx";
import type { EmbeddableMap } from "#parts/map/embedded-map.ts";
import { ShowOnMap } from "#parts/map/show-on-map.tsx";
import { importProblemText } from "#sentences/exchange/import.ts";
import { readingText } from "#sentences/exchange/import-screen.ts";
import { importStore } from "#state/exchange/import.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { importScreenTexts } from "#words/exchange/import-screen.ts";
import { trackTexts } from "#words/tracks/tracks.ts";
import { CsvMappingForm } from "./csv-mapping.tsx";
import { FarPoints } from "./far-points.tsx";
import { PreviewForm } from "./import-preview.tsx";
import { PlanInFiles } from "./plan-in-files.tsx";
import { SwappedFiles } from "./swapped-files.tsx";
import type { Arrival } from "./use-arrivals.ts";
import { useImport } from "./use-import.ts";

interface ImportDialogProps {
  /** The arrived contents; null while nothing was entered. */
  readonly arrival: Arrival | null;
  readonly heading?: string;
  /** A field for the contents; it stays above the preview and keeps the focus. */
  readonly entry?: ReactNode;
  readonly onClose: () => void;
  /** Loads the live map; tests replace it. */
  readonly loadMap?: () => Promise<EmbeddableMap>;
}

/** Reads arrived contents, previews them, and stores them only when the user confirms. */
export function ImportDialog(props: ImportDialogProps) {
  const { arrival, heading = importScreenTexts.heading, entry, onClose, loadMap } = props;
  const body = useRef<HTMLDivElement>(null);
  const { step, ...commands } = useImport(arrival);
  const { kind } = step;
  // The focused control disappears with its step: move the focus to the next one.
  const isEntering = Boolean(entry) && kind !== "added";
  useEffect(() => {
    if (kind !== "reading" && !isEntering) body.current?.focus({ preventScroll: true });
  }, [kind, isEntering]);
  return (
    <Dialog heading={heading} onClose={onClose}>
      <div ref={body} tabIndex={-1} className={styles["steps"]}>
        {isEntering ? entry : null}
        {step.kind === "reading" ? <Reading arrival={arrival} onStop={onClose} /> : null}
        {step.kind === "refused" ? (
          <Ended text={step.text} tone="danger" onClose={onClose} />
        ) : null}
        {step.kind === "preview" ? (
          <>
            <RefusedFiles
              preview={step.preview}
              onMap={(index, table) => commands.askColumns(step.preview, index, table)}
            />
            <SwappedFiles
              preview={step.preview}
              onSwap={(index) => void commands.swapPlaces(step.preview, index)}
            />
            <FarPoints
              preview={step.preview}
              onChoose={(choice) => void commands.takeFarPoint(step.preview, choice)}
            />
            <PlanInFiles preview={step.preview} />
            {step.problem ? <Notice tone="danger">{step.problem}</Notice> : null}
            {step.preview.files.some(({ result }) => result.ok) ? (
              <PreviewForm
                preview={step.preview}
                suggestedFolder={suggestedFolder(step.preview)}
                isLink={arrival?.kind === "link"}
                isAdding={step.isAdding}
                onAdd={(choice) => void commands.add(step.preview, choice)}
                onCancel={onClose}
                loadMap={loadMap}
              />
            ) : (
              <CloseButton onClose={onClose} />
            )}
          </>
        ) : null}
        {step.kind === "mapping" ? (
          <CsvMappingForm
            fileName={step.preview.files[step.fileIndex]?.name ?? ""}
            table={step.table}
            onMap={(mapping) => void commands.readColumns(step.fileIndex, mapping)}
            onCancel={() => commands.showPreview(step.preview)}
          />
        ) : null}
        {step.kind === "added" ? (
          <Ended
            text={step.text}
            lineIds={step.lineIds}
            shown={step.shown}
            onClose={onClose}
            onUndo={step.canUndo ? () => void commands.undo() : undefined}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

interface ReadingProps extends Pick<ImportDialogProps, "arrival"> {
  readonly onStop: () => void;
}

/** The progress of reading, which can be stopped; while there is nothing to read only a close button. */
function Reading({ arrival, onStop }: ReadingProps) {
  const progress = useStore(importStore, (state) => state.progress);
  if (!arrival) return <CloseButton onClose={onStop} />;
  return (
    <>
      <p role="status">{importScreenTexts.reading}</p>
      {progress ? (
        <>
          <progress
            className={styles["progress"]}
            aria-label={importScreenTexts.reading}
            value={(progress.fileNumber - 1 + progress.fraction) / progress.fileCount}
          />
          <p className={styles["refused"]}>
            {readingText(progress.fileNumber, progress.fileCount, progress.fileName)}
          </p>
        </>
      ) : null}
      <div className={layout["actions"]}>
        <Button onClick={onStop}>{importScreenTexts.stop}</Button>
      </div>
    </>
  );
}

interface RefusedFilesProps {
  readonly preview: ImportPreview;
  readonly onMap: (fileIndex: number, table: CsvTable) => void;
}

/** Lists the unreadable files with the reasons; the others can be imported. */
function RefusedFiles({ preview, onMap }: RefusedFilesProps) {
  return preview.files.map((file, index) =>
    file.result.ok ? null : (
      <Notice
        key={index}
        tone="danger"
        action={<MapColumns file={file} onMap={(table) => onMap(index, table)} />}
      >
        <strong className={styles["refused"]}>{file.name}</strong>
        <br />
        {importProblemText(file.result.problem, fileFormatLabels())}
      </Notice>
    ),
  );
}

interface MapColumnsProps {
  readonly file: PreviewedFile;
  readonly onMap: (table: CsvTable) => void;
}

function MapColumns({ file: { csv }, onMap }: MapColumnsProps) {
  if (!csv) return null;
  return <Button onClick={() => onMap(csv)}>{importScreenTexts.mapColumns}</Button>;
}

interface EndedProps {
  readonly text: string;
  /** The boxes of the imported items, for the map. */
  readonly shown?: readonly LngLatBox[];
  readonly tone?: "plain" | "danger";
  readonly onClose: () => void;
  readonly onUndo?: (() => void) | undefined;
  /** The ids of the imported tracks and routes. */
  readonly lineIds?: readonly string[];
}

function Ended(props: EndedProps) {
  const { text, tone = "plain", shown = [], lineIds = [], onClose, onUndo } = props;
  const [lineId, ...others] = lineIds;
  const hasPlaces = shown.length > 0;
  return (
    <>
      <Notice tone={tone}>{text}</Notice>
      <div className={layout["actions"]}>
        {hasPlaces ? <ShowOnMap shown={shown} variant="primary" /> : null}
        <Button variant={hasPlaces ? "secondary" : "primary"} onClick={onClose}>
          {importScreenTexts.close}
        </Button>
        {lineId !== undefined && others.length === 0 ? (
          <LinkButton to={trackOnNetworkPath(lineId)}>{trackTexts.onNetwork}</LinkButton>
        ) : null}
        {others.length > 0 ? <LinkButton to="/tracks">{trackTexts.heading}</LinkButton> : null}
        {onUndo ? <Button onClick={onUndo}>{importScreenTexts.undo}</Button> : null}
      </div>
    </>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className={layout["actions"]}>
      <Button onClick={onClose}>{importScreenTexts.close}</Button>
    </div>
  );
}

/** Returns the name of the first file without its extension. */
function suggestedFolder({ files }: ImportPreview): string {
  return files[0]?.name.replace(/\.[^.]{1,8}$/, "") ?? "";
}
