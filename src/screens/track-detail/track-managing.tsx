import { FileDown, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { contentOfTrack, type ExportContent } from "#domain/exchange/export-content.ts";
import { thinPoints } from "#domain/tracks/edit-points.ts";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { WAYPOINT_COLORS, type WaypointColor } from "#domain/waypoints/waypoint-colors.ts";
import { ExportDialog } from "#parts/exchange/lazy-export-dialog.ts";
import { turnAtText } from "#sentences/plan/guidance.ts";
import { thinText } from "#sentences/tracks/tracks.ts";
import { deleteTrack, renameTrack, setTrackLook, trackById } from "#state/tracks/tracks.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import row from "#ui/row.module.css";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { trackScreenTexts, trackTexts } from "#words/tracks/tracks.ts";
import { colorTexts } from "#words/waypoints/waypoints.ts";
import styles from "./track-detail-screen.module.css";

const NAME_MAX_CHARS = 200;
/** The tolerances to thin a track by, metres; 0 keeps every point. */
const TOLERANCES_METERS = [0, 2, 5, 10, 25];

/** Manages a track: name, folder, colour, export and delete. */
export function TrackManaging({ track }: { readonly track: TrackSummary }) {
  const navigate = useNavigate();
  const [message, setMessage] = useState<string | null>(null);
  const remove = async () => {
    if (await deleteTrack(track.id)) await navigate("/tracks");
    else setMessage(trackTexts.failed);
  };
  return (
    <Section heading={track.name || trackTexts.noName}>
      <Rename track={track} onMessage={setMessage} />
      <Folder track={track} />
      <Colors track={track} />
      <Export track={track} onFailed={() => setMessage(trackTexts.gone)} />
      <div className={layout["actions"]}>
        <Button variant="danger" Icon={Trash2} onClick={() => void remove()}>
          {trackTexts.remove}
        </Button>
      </div>
      <p role="status" className={styles["message"]}>
        {message}
      </p>
    </Section>
  );
}

interface RenameProps {
  readonly track: TrackSummary;
  readonly onMessage: (message: string) => void;
}

function Rename({ track, onMessage }: RenameProps) {
  const [typed, setTyped] = useState<{ readonly name: string; readonly seen: string } | null>(null);
  const name = typed?.name ?? track.name;
  const rename = async () => {
    const outcome = await renameTrack(track.id, name, typed?.seen ?? track.name);
    onMessage(trackTexts[outcome]);
    setTyped(null);
  };
  return (
    <form
      className={row["fieldRow"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
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
  );
}

function Folder({ track }: { readonly track: TrackSummary }) {
  const [typed, setTyped] = useState<string | null>(null);
  const folder = typed ?? track.folder ?? "";
  return (
    <form
      className={row["fieldRow"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void setTrackLook(track.id, { folder: folder.trim() || null });
        setTyped(null);
      }}
    >
      <TextField
        label={trackScreenTexts.folder}
        maxLength={NAME_MAX_CHARS}
        value={folder}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" disabled={folder.trim() === (track.folder ?? "")}>
        {trackScreenTexts.saveFolder}
      </Button>
    </form>
  );
}

function Colors({ track }: { readonly track: TrackSummary }) {
  const options = [
    { value: null, label: trackScreenTexts.noColor },
    ...Object.entries(WAYPOINT_COLORS).map(([name, value]) => ({
      value,
      label: colorTexts[name as WaypointColor],
    })),
  ];
  return (
    <fieldset className={styles["colors"]}>
      <legend>{trackScreenTexts.color}</legend>
      {options.map(({ value, label }) => (
        <label key={label} title={label}>
          <input
            type="radio"
            name="track-color"
            aria-label={label}
            checked={(track.color ?? null) === value}
            onChange={() => void setTrackLook(track.id, { color: value })}
          />
          <svg className={styles["swatch"]} viewBox="0 0 24 24" aria-hidden="true">
            <circle
              cx="12"
              cy="12"
              r="10"
              fill={value ?? "none"}
              stroke={value ?? "currentColor"}
              strokeWidth="2"
            />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}

interface ExportProps {
  readonly track: TrackSummary;
  readonly onFailed: () => void;
}

function Export({ track, onFailed }: ExportProps) {
  const [toleranceMeters, setToleranceMeters] = useState(0);
  const [content, setContent] = useState<ExportContent | null>(null);
  const start = async () => {
    const found = await exportedTrack(track.id, toleranceMeters);
    if (found) setContent(found);
    else onFailed();
  };
  return (
    <div className={row["fieldRow"]}>
      <Select
        label={trackScreenTexts.thin}
        options={TOLERANCES_METERS}
        value={toleranceMeters}
        textOf={(meters) => (meters === 0 ? trackScreenTexts.thinNone : thinText(meters))}
        onChoose={setToleranceMeters}
      />
      <Button Icon={FileDown} onClick={() => void start()}>
        {trackTexts.export}
      </Button>
      {content ? <ExportDialog content={content} onClose={() => setContent(null)} /> : null}
    </div>
  );
}

async function exportedTrack(id: string, toleranceMeters: number): Promise<ExportContent | null> {
  const track = await trackById(id);
  if (!track) return null;
  const points = toleranceMeters > 0 ? thinPoints(track.points, toleranceMeters) : track.points;
  return contentOfTrack({ ...track, points }, turnAtText);
}
