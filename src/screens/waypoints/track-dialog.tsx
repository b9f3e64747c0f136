import { FileDown, Map as MapIcon, Trash2 } from "lucide-react";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { ExportContent } from "#domain/exchange/write/export-content.ts";
import { lineOnMapPath } from "#domain/links/app-path.ts";
import type { LineHead } from "#domain/tracks/kept-line.ts";
import { formatDistance } from "#i18n/format.ts";
import { showOnMapText } from "#i18n/show-on-map.ts";
import { pointCountText, trackTexts } from "#i18n/tracks.ts";
import {
  deleteLine,
  lineById,
  renameLine,
  setLineVisible,
  tracksStore,
} from "#state/tracks/tracks.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./tracks-section.module.css";

const ExportDialog = lazy(async () => {
  const module = await import(/* webpackChunkName: "export" */ "#parts/export-dialog.tsx");
  return { default: module.ExportDialog };
});

const NAME_MAX_CHARS = 200;

interface TrackDialogProps {
  readonly line: LineHead;
  readonly onClose: () => void;
}

/** One track or route: its facts, and all that can be done with it. */
export function TrackDialog({ line, onClose }: TrackDialogProps) {
  // Null while nobody typed: the name may change in another tab.
  const [typed, setTyped] = useState<{ readonly name: string; readonly seen: string } | null>(null);
  const name = typed?.name ?? line.name;
  const [said, setSaid] = useState<string | null>(null);
  const [content, setContent] = useState<ExportContent | null>(null);
  const say = async (work: Promise<boolean>, done: string | null) =>
    setSaid((await work) ? done : trackTexts.failed);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await renameLine(line.id, name, typed?.seen ?? line.name);
    setSaid(trackTexts[outcome]);
    // Pressed once more, it is meant.
    const seen = lineName(line.id);
    setTyped(outcome === "saved" || seen === null ? null : { name, seen });
  };
  const remove = async () => {
    if (await deleteLine(line.id)) onClose();
    else setSaid(trackTexts.failed);
  };
  const startExport = async () => {
    const found = await contentOf(line.id);
    if (found) setContent(found);
    else setSaid(trackTexts.gone);
  };
  if (content) {
    return (
      <Suspense fallback={null}>
        <ExportDialog content={content} onClose={() => setContent(null)} />
      </Suspense>
    );
  }
  return (
    <Dialog heading={line.name || trackTexts.noName} onClose={onClose}>
      <p className={styles["quiet"]}>{factsOf(line)}</p>
      {/* First, so that opening the dialog puts no keyboard over it. */}
      <Link
        to={lineOnMapPath(line.id)}
        className={buttonClass("primary")}
        onClick={() => void (line.isVisible || setLineVisible(line.id, true))}
      >
        <MapIcon aria-hidden="true" size={20} />
        {showOnMapText}
      </Link>
      <Choice
        kind="checkbox"
        name="track-on-map"
        label={trackTexts.onMap}
        checked={line.isVisible}
        onChoose={(isVisible) => void say(setLineVisible(line.id, isVisible), null)}
      />
      <form className={styles["form"]} onSubmit={(event) => void rename(event)} noValidate>
        <TextField
          label={trackTexts.name}
          maxLength={NAME_MAX_CHARS}
          value={name}
          onChange={(event) =>
            setTyped({ name: event.currentTarget.value, seen: typed?.seen ?? line.name })
          }
        />
        <Button type="submit" disabled={name.trim() === line.name}>
          {trackTexts.rename}
        </Button>
      </form>
      <p role="status" className={styles["said"]}>
        {said}
      </p>
      <div className={styles["actions"]}>
        <Button icon={<FileDown aria-hidden="true" size={20} />} onClick={() => void startExport()}>
          {trackTexts.export}
        </Button>
        <Button
          variant="danger"
          icon={<Trash2 aria-hidden="true" size={20} />}
          onClick={() => void remove()}
        >
          {trackTexts.remove}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {trackTexts.close}
        </Button>
      </div>
    </Dialog>
  );
}

function lineName(id: string): string | null {
  return tracksStore.getState().lines?.find((line) => line.id === id)?.name ?? null;
}

function factsOf({ kind, lengthMeters, pointCount, source }: LineHead): string {
  const facts = [trackTexts[kind], formatDistance(lengthMeters), pointCountText(pointCount)];
  return [...facts, ...(source ? [source] : [])].join(" · ");
}

async function contentOf(id: string): Promise<ExportContent | null> {
  const line = await lineById(id);
  if (!line) return null;
  return line.kind === "track"
    ? { name: line.track.name, waypoints: [], tracks: [line.track], routes: [] }
    : { name: line.route.name, waypoints: [], tracks: [], routes: [line.route] };
}
