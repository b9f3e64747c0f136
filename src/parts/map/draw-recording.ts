import { thinPoints } from "#domain/tracks/edit-points.ts";
import { type LineParts, lineParts, type Position } from "#domain/tracks/line-parts.ts";
import type { RecordingLayer } from "#mapview/layers/recording/recording-layer.ts";
import {
  lookForRecording,
  recordedPointsNow,
  recordedSince,
  recorderStore,
} from "#state/recording/recorder.ts";

/** A line this near to the recorded one looks the same. */
const TOLERANCE_METERS = 2;
/** So many fixes are drawn anew with each one; then they become part of what is not. */
const LATEST_FIXES = 60;

const NOTHING = { trackId: null, count: 0, line: { segments: [], gaps: [] }, end: null };

/** What of the recording is drawn for good. */
interface Past {
  readonly trackId: string | null;
  /** How many fixes it has. */
  readonly count: number;
  readonly line: LineParts;
  readonly end: Position | null;
}

/** Keeps the map in step with the recording, until the result is called. */
export function drawRecording(layer: RecordingLayer): () => void {
  let past: Past = NOTHING;
  let shown = "";
  const update = (): void => {
    const { status, trackId, fixCount } = recorderStore.getState();
    const wanted = status === "idle" ? "" : `${trackId} ${fixCount}`;
    if (wanted === shown) return;
    shown = wanted;
    if (wanted === "" || trackId !== past.trackId) past = { ...NOTHING, trackId };
    if (wanted === "") {
      void layer.show(null);
      return;
    }
    const latest = recordedSince(past.count);
    if (latest && latest.lngs.length <= LATEST_FIXES) {
      void layer.show({ latest: lineParts(latest, past.end) });
      return;
    }
    past = grown(past, fixCount, latest === null);
    void layer.show({ past: past.line, latest: NOTHING.line });
  };
  update();
  // One of another tab is drawn too, and its end noticed.
  void lookForRecording();
  return recorderStore.subscribe(update);
}

/** @param readsAll whether all of it must be read: its latest fixes are in blocks by now */
function grown(past: Past, count: number, readsAll: boolean): Past {
  const before = readsAll ? { ...NOTHING, trackId: past.trackId } : past;
  const points = readsAll ? recordedPointsNow() : recordedSince(past.count);
  if (!points) return past;
  const more = lineParts(thinPoints(points, TOLERANCE_METERS), before.end);
  const line = {
    segments: [...before.line.segments, ...more.segments],
    gaps: [...before.line.gaps, ...more.gaps],
  };
  const [lng, lat] = [points.lngs.at(-1), points.lats.at(-1)];
  const end: Position | null = lng === undefined || lat === undefined ? null : [lng, lat];
  return { trackId: before.trackId, count, line, end };
}
