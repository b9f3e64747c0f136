import { FileDown, Map as MapIcon, Trash2 } from "lucide-react";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { contentOfTrack, type ExportContent } from "#domain/exchange/write/export-content.ts";
import { trackOnMapPath, trackOnNetworkPath } from "#domain/links/app-path.ts";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { formatDistance } from "#i18n/format.ts";
import { showOnMapText } from "#i18n/show-on-map.ts";
import { pointCountText, trackTexts } from "#i18n/tracks.ts";
import {
  deleteTrack,
  renameTrack,
  setTrackVisible,
  trackById,
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
  readonly track: TrackSummary;
  readonly onClose: () => void;
}

/** One track or route: its facts, and all that can be done with it. */
export function TrackDialog({ track, onClose }: TrackDialogProps) {
  // Null while nobody typed: the name may change in another tab.
  const [typed, setTyped] = useState<{ readonly name: string; readonly seen: string } | null>(null);
  const name = typed?.name ?? track.name;
  const [said, setSaid] = useState<string | null>(null);
  const [content, setContent] = useState<ExportContent | null>(null);
  const say = async (work: Promise<boolean>, done: string | null) =>
    setSaid((await work) ? done : trackTexts.failed);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await renameTrack(track.id, name, typed?.seen ?? track.name);
    setSaid(trackTexts[outcome]);
    // Pressed once more, it is meant.
    const seen = trackName(track.id);
    setTyped(outcome === "saved" || seen === null ? null : { name, seen });
  };
  const remove = async () => {
    if (await deleteTrack(track.id)) onClose();
    else setSaid(trackTexts.failed);
  };
  const startExport = async () => {
    const found = await contentOf(track.id);
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
    <Dialog heading={track.name || trackTexts.noName} onClose={onClose}>
      <p className={styles["quiet"]}>{factsOf(track)}</p>
      {/* First, so that opening the dialog puts no keyboard over it. */}
      <Link
        to={trackOnMapPath(track.id)}
        className={buttonClass("primary")}
        onClick={() => void (track.isVisible || setTrackVisible(track.id, true))}
      >
        <MapIcon aria-hidden="true" size={20} />
        {showOnMapText}
      </Link>
      <Link to={trackOnNetworkPath(track.id)} className={buttonClass()}>
        {trackTexts.onNetwork}
      </Link>
      <Choice
        kind="checkbox"
        name="track-on-map"
        label={trackTexts.onMap}
        checked={track.isVisible}
        onChoose={(isVisible) => void say(setTrackVisible(track.id, isVisible), null)}
      />
      <form className={styles["form"]} onSubmit={(event) => void rename(event)} noValidate>
        <TextField
          label={trackTexts.name}
          maxLength={NAME_MAX_CHARS}
          value={name}
          onChange={(event) =>
            setTyped({ name: event.currentTarget.value, seen: typed?.seen ?? track.name })
          }
        />
        <Button type="submit" disabled={name.trim() === track.name}>
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

function trackName(id: string): string | null {
  return tracksStore.getState().tracks?.find((track) => track.id === id)?.name ?? null;
}

function factsOf({ kind, lengthMeters, pointCount, source }: TrackSummary): string {
  const facts = [trackTexts[kind], formatDistance(lengthMeters), pointCountText(pointCount)];
  return [...facts, ...(source ? [source] : [])].join(" · ");
}

async function contentOf(id: string): Promise<ExportContent | null> {
  const found = await trackById(id);
  return found && contentOfTrack(found);
}
