import { thinPoints } from "#domain/tracks/edit-points.ts";
import { type LineParts, lineParts, type Position } from "#domain/tracks/line-parts.ts";
import type { RecordingLayer } from "#mapview/layers/recording/recording-layer.ts";
import {
  loadRecording,
  recordedPointsNow,
  recordedSince,
  recorderStore,
} from "#state/recording/recorder.ts";

/** The tolerance of the simplified line, which looks the same. */
const TOLERANCE_METERS = 2;
/** The number of latest fixes that are redrawn with each new one; older ones become part of the past. */
const LATEST_FIXES = 60;

const NOTHING = { trackId: null, count: 0, line: { segments: [], gaps: [] }, end: null };

/** The part of the recording that is not redrawn. */
interface Past {
  readonly trackId: string | null;
  /** The number of its fixes. */
  readonly count: number;
  readonly line: LineParts;
  readonly end: Position | null;
}

/** Updates the map with the recording, until the returned function is called. */
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
  // A recording in another tab is drawn too, and its end noticed.
  void loadRecording();
  return recorderStore.subscribe(update);
}

/**
 * Returns the past with more fixes.
 * @param readsAll true if everything must be read, because the latest fixes have moved into blocks
 */
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
