import { type FormEvent, useState } from "react";
import {
  type ExchangeFile,
  type ImportNote,
  isNothing,
  trackPointCount,
} from "#domain/exchange/exchange-file.ts";
import type { ImportChoice, ImportPreview } from "#domain/exchange/preview/preview-import.ts";
import { swapOf } from "#domain/exchange/swapped-places.ts";
import styles from "#parts/exchange/exchange-dialogs.module.css";
import { LookChoice } from "#parts/look-choice.tsx";
import type { EmbeddableMap } from "#parts/map/embedded-map.ts";
import { importNoteText } from "#sentences/exchange/import.ts";
import {
  importLabel,
  leftOutTexts,
  moreUnreadText,
  trackCountText,
  unreadLineText,
} from "#sentences/exchange/import-screen.ts";
import { plainNumber } from "#sentences/intl/format.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { classNames } from "#ui/class-names.ts";
import { type Fact, Facts } from "#ui/facts.tsx";
import layout from "#ui/layout.module.css";
import { importScreenTexts } from "#words/exchange/import-screen.ts";
import { ImportContents } from "./import-contents.tsx";
import { type FolderEntry, FolderField, folderChoiceOf } from "./import-folder.tsx";
import { ImportSketch } from "./import-sketch.tsx";

interface PreviewFormProps {
  readonly preview: ImportPreview;
  /** The default name of a folder for all. */
  readonly suggestedFolder: string;
  readonly isAdding: boolean;
  /** True if it came in a link, which is not a file. */
  readonly isLink: boolean;
  readonly onAdd: (choice: ImportChoice) => void;
  readonly onCancel: () => void;
  /** The live map, unless a test brings its own. */
  readonly loadMap?: (() => Promise<EmbeddableMap>) | undefined;
}

/** A preview of the import: the map, a list, counts, and the folder. Nothing is stored yet. */
export function PreviewForm(props: PreviewFormProps) {
  const { preview, suggestedFolder, isAdding, onAdd, onCancel } = props;
  const imported = { ...foldersIn(preview), isLink: props.isLink };
  const [folder, setFolder] = useState<FolderEntry>({
    kind: imported.hasFolders ? "as-in-file" : "none",
    name: suggestedFolder,
  });
  const [folderError, setFolderError] = useState<string>();
  const [look, setLook] = useState<Look>({ icon: null, color: null });
  const [takesChanges, setTakesChanges] = useState(true);
  const files = filesIn(preview);
  const isEmpty = files.every(isNothing);
  const counts = countsIn(preview);
  const adds = counts.added + counts.lines + (takesChanges ? counts.changed : 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const folders = folderChoiceOf(folder);
    setFolderError(folders ? undefined : importScreenTexts.folderMissing);
    if (folders) onAdd({ folders, takesChanges, look });
  };
  return (
    <form className={classNames(layout["wideStack"], styles["form"])} onSubmit={submit} noValidate>
      {isEmpty ? <p>{importScreenTexts.nothingInside}</p> : null}
      {preview.items.length > 0 ? (
        <ImportContents
          items={preview.items}
          loadMap={props.loadMap}
          sketch={<ImportSketch files={files} />}
        />
      ) : null}
      <Facts facts={factsOf(preview)} />
      <UnreadLines files={files} />
      <Remarks files={files} />
      {counts.changed > 0 ? (
        <Choice
          kind="checkbox"
          name="take-changes"
          label={importScreenTexts.takeChanges}
          hint={importScreenTexts.takeChangesHint}
          checked={takesChanges}
          onChoose={setTakesChanges}
        />
      ) : null}
      {counts.added + counts.lines > 0 ? (
        <FolderField folders={imported} choice={folder} error={folderError} onChoose={setFolder} />
      ) : null}
      {counts.added > 0 ? <LookField look={look} onChoose={setLook} /> : null}
      {adds === 0 && !isEmpty ? <p role="status">{importScreenTexts.nothingToAdd}</p> : null}
      <div className={styles["decision"]}>
        {adds > 0 ? (
          <Button type="submit" variant="primary" disabled={isAdding}>
            {isAdding ? importScreenTexts.adding : importLabel(adds)}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onCancel}>
          {adds > 0 ? importScreenTexts.cancel : importScreenTexts.close}
        </Button>
      </div>
    </form>
  );
}

interface Look {
  readonly icon: string | null;
  readonly color: string | null;
}

interface LookFieldProps {
  readonly look: Look;
  readonly onChoose: (look: Look) => void;
}

/** The icon and colour for all added waypoints; the icons are loaded when it is expanded. */
function LookField({ look, onChoose }: LookFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles["summary"]}>{importScreenTexts.look}</summary>
      <p>{importScreenTexts.lookHint}</p>
      {isOpen ? (
        <LookChoice {...look} onChoose={(chosen) => onChoose({ ...look, ...chosen })} />
      ) : null}
    </details>
  );
}

interface Counts {
  readonly added: number;
  readonly changed: number;
  /** The number of new tracks and routes. */
  readonly lines: number;
}

function foldersIn({ comparison: { added }, lines: { tracks, routes } }: ImportPreview) {
  const all: readonly { readonly folder?: string }[] = [
    ...added,
    ...tracks.values(),
    ...routes.values(),
  ];
  const kinds = new Set(added.flatMap(({ folder, kind }) => (folder || !kind ? [] : [kind])));
  return { hasFolders: all.some(({ folder }) => folder), kindCount: kinds.size };
}

function filesIn({ files }: ImportPreview): readonly ExchangeFile[] {
  return files.flatMap(({ result }) => (result.ok ? [result.file] : []));
}

function countsIn({ comparison, lines }: ImportPreview): Counts {
  return {
    added: comparison.added.length,
    changed: comparison.changed.length,
    lines: lines.tracks.size + lines.routes.size,
  };
}

function factsOf({ comparison, lines, sameLineCount }: ImportPreview): Fact[] {
  const tracks = [...lines.tracks.values()];
  const routes = [...lines.routes.values()];
  const trackPoints = sumOf(tracks, trackPointCount);
  const routePoints = sumOf(routes, ({ points }) => points.length);
  const facts = [
    number(importScreenTexts.isNew, comparison.added.length),
    number(importScreenTexts.changed, comparison.changed.length),
    number(importScreenTexts.same, comparison.sameCount),
    [importScreenTexts.tracks, tracks.length, trackCountText(tracks.length, trackPoints)],
    [importScreenTexts.routes, routes.length, trackCountText(routes.length, routePoints)],
    number(importScreenTexts.sameLines, sameLineCount),
  ] as const;
  return facts.flatMap(([name, count, value]) => (count > 0 ? [{ name, value }] : []));
}

function number(name: string, count: number): readonly [string, number, string] {
  return [name, count, plainNumber.format(count)];
}

function sumOf<Item>(items: readonly Item[], countOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + countOf(item), 0);
}

/** The most lines to list; the others are only counted. */
const SHOWN_LINES = 20;

/** Lists the lines without a place, each with its number and the reason. */
function UnreadLines({ files }: { readonly files: readonly ExchangeFile[] }) {
  const lines = files.flatMap(({ unreadLines = [] }) => unreadLines);
  if (lines.length === 0) return null;
  const hidden = lines.length - SHOWN_LINES;
  return (
    <ul className={styles["remarks"]} aria-label={importScreenTexts.unreadLines}>
      {lines.slice(0, SHOWN_LINES).map((line, index) => (
        <li key={index} className={styles["refused"]}>
          {unreadLineText(line)}
        </li>
      ))}
      {hidden > 0 ? <li>{moreUnreadText(hidden)}</li> : null}
    </ul>
  );
}

/** Tells whether a note is asked about above the preview. */
function isQuestion(note: ImportNote): boolean {
  return swapOf({ notes: [note] }) !== null;
}

/** Notes about data that is not imported, and other remarks. */
function Remarks({ files }: { readonly files: readonly ExchangeFile[] }) {
  const remarks = new Set(
    files.flatMap(({ leftOut, isTruncated, notes }) => [
      ...(isTruncated ? [importScreenTexts.truncated] : []),
      ...leftOutTexts(leftOut),
      ...notes.filter((note) => !isQuestion(note)).map(importNoteText),
    ]),
  );
  if (remarks.size === 0) return null;
  return (
    <ul className={styles["remarks"]}>
      {[...remarks].map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}
